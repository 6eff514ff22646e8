"""Who a guest is, and how a session goes on with another device."""

from typing import Annotated

import msgspec

from dnup.table import Ink

LONGEST_NAME = 200  # characters of a name before it is cleaned
LONGEST_CODE = 100  # characters of a code for another device that is looked at


class GuestForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest sends: a name and an ink, to get a session or change them; or a code.

    The code brings a session back.
    """

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] | None = None
    ink: Ink | None = None  # None: it stays as it is
    handover: Annotated[str, msgspec.Meta(max_length=LONGEST_CODE)] | None = None
    keep: bool = False  # who has a session stays as they are: all of it is for a new guest only


class GuestJson(msgspec.Struct, frozen=True):
    """Who the guest of a session is."""

    name: str
    ink: Ink | None  # null until one is chosen


class HandoverCodeJson(msgspec.Struct, frozen=True):
    """A code with which another device goes on with this session, and how long it's good for."""

    code: str
    seconds: int
