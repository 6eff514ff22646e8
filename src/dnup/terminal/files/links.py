"""Links to matches on a server: what they point to, and the record behind them."""

import re
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING, Annotated, NamedTuple
from urllib.parse import SplitResult, parse_qs, urlsplit, urlunsplit

import msgspec

from dnup.locales import Texts
from dnup.notation import DeckJson, parse_deck
from dnup.rules import Deck, DeckError
from dnup.table.options import MAX_DECK_TEXT
from dnup.terminal.files.timeline import Place, read_place
from dnup.terminal.words import printable

if TYPE_CHECKING:
    from http.client import HTTPMessage
    from urllib.request import HTTPRedirectHandler

SECONDS = 10  # for an answer to the end
MOST_BYTES = 16_000_000

_PATH = re.compile(r"(?P<before>.*)/(?P<kind>replay|records)/(?P<id>[^/]+)/?")


class LinkError(Exception):
    """A link that does not lead to a record: the message that says why, with its facts."""

    def __init__(self, message: str, link: str, **facts: str) -> None:
        super().__init__(message)
        self._message = message
        # A server's own bytes may be among the facts.
        self._facts = {name: printable(fact) for name, fact in {"link": link, **facts}.items()}

    def sentence(self, text: Texts) -> str:
        """What is wrong, and what to do."""
        return text(self._message, **self._facts)


class Cards(msgspec.Struct):
    """A deck as a server tells it."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_DECK_TEXT)]


class Link(NamedTuple):
    """A link as it was typed, where its record and its deck are, and where and how to look."""

    typed: str
    address: str
    deck_address: str
    place: Place | None
    look: str | None

    def fetch(self) -> str:
        """The record as the server keeps it, not yet read. Raises `LinkError`."""
        try:
            text = self._get(self.address).decode()
        except UnicodeDecodeError:
            raise LinkError("link-other", self.typed) from None
        if not text.lstrip().startswith("{"):
            raise LinkError("link-other", self.typed)
        return text

    def fetch_deck(self, wanted: DeckJson) -> Deck:
        """The deck that the record names, as the server knows it. Raises `LinkError`."""
        try:
            cards = msgspec.json.decode(self._get(self.deck_address), type=Cards)
            deck = parse_deck(cards.text)
        except (LinkError, msgspec.DecodeError, UnicodeError, DeckError):
            deck = None
        if deck is None or deck.hash != wanted.hash:
            raise LinkError("link-no-deck", self.typed, deck=wanted.name)
        return deck

    def _get(self, address: str) -> bytes:
        """What is at an address. Raises `LinkError`.

        A socket's timeout restarts with every byte; a thread's doesn't.
        """
        answers: SimpleQueue[bytes | LinkError] = SimpleQueue()

        def ask() -> None:
            try:
                answers.put(self._ask(address))
            except LinkError as error:
                answers.put(error)

        Thread(target=ask, daemon=True).start()
        try:
            answer = answers.get(timeout=SECONDS)
        except Empty:
            raise LinkError("link-late", self.typed, reason=f"{SECONDS}") from None
        if isinstance(answer, LinkError):
            raise answer
        return answer

    def _ask(self, address: str) -> bytes:
        from http.client import HTTPException  # noqa: PLC0415 - slow to load
        from urllib.error import HTTPError, URLError  # noqa: PLC0415
        from urllib.request import build_opener  # noqa: PLC0415

        try:
            with build_opener(_same_host(self)).open(address, timeout=SECONDS) as answer:
                content: bytes = answer.read(MOST_BYTES + 1)
        except HTTPError as error:
            with error:
                message = "link-gone" if error.code == 404 else "link-refused"
                raise LinkError(message, self.typed, reason=f"{error.code}") from None
        except TimeoutError:
            raise LinkError("link-late", self.typed, reason=f"{SECONDS}") from None
        except URLError as error:
            if isinstance(error.reason, TimeoutError):
                raise LinkError("link-late", self.typed, reason=f"{SECONDS}") from None
            raise LinkError("link-fails", self.typed, reason=_say(error.reason)) from None
        except (OSError, HTTPException, ValueError) as error:
            raise LinkError("link-fails", self.typed, reason=_say(error)) from None
        if len(content) > MOST_BYTES:
            raise LinkError("link-other", self.typed)
        return content


def read_link(text: str) -> Link | None:
    """The link that a text is, or None if it is none. Raises `LinkError` for one to elsewhere."""
    if not re.match("https?://", text, flags=re.IGNORECASE):
        return None
    try:
        parts = urlsplit(text)
        has_host = bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise LinkError("link-other", text) from None
    found = _PATH.fullmatch(parts.path)
    if not has_host or found is None or "@" in parts.netloc:
        raise LinkError("link-other", text)
    replay = f"{found['before']}/api/replays/{found['id'].removesuffix('.json')}"
    path = f"{replay}/json" if found["kind"] == "replay" else parts.path.rstrip("/")
    looks = parse_qs(parts.query).get("as", [])
    return Link(
        typed=text,
        address=_address(parts, path),
        deck_address=_address(parts, f"{replay}/deck"),
        place=read_place(parts.fragment),
        look=looks[0] if looks else None,
    )


def _address(parts: SplitResult, path: str) -> str:
    return urlunsplit((parts.scheme, parts.netloc, path, "", ""))


def _same_host(link: Link) -> "HTTPRedirectHandler":
    """Follows a server to other addresses of its own, and to no less safe ones."""
    from urllib.request import HTTPRedirectHandler, Request  # noqa: PLC0415 - slow to load

    asked = urlsplit(link.address)

    class SameHost(HTTPRedirectHandler):
        def redirect_request(
            self,
            req: Request,
            fp: IO[bytes],
            code: int,
            msg: str,
            headers: "HTTPMessage",
            newurl: str,
        ) -> Request | None:
            to = urlsplit(newurl)
            if to.hostname != asked.hostname or to.scheme not in {asked.scheme, "https"}:
                fp.close()
                raise LinkError("link-elsewhere", link.typed, reason=newurl)
            return super().redirect_request(req, fp, code, msg, headers, newurl)

    return SameHost()


def _say(reason: object) -> str:
    """The system's own words for what is wrong, without its number."""
    return str(getattr(reason, "strerror", None) or reason)
