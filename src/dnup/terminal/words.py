"""Refusals, events and errors as sentences in the player's language."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from dnup.analysis import reason
from dnup.locales import Fact, Texts
from dnup.notation import TextError, TextErrorCode, format_cards
from dnup.rules import (
    Action,
    Add,
    Area,
    Card,
    CardAdded,
    DeckErrorDetail,
    Event,
    HandDealt,
    HandRotated,
    Play,
    Refusal,
    Rotate,
    RoundBegan,
    RoundEnded,
    RuleRefusalCode,
    Seat,
    SetDiscarded,
    SetPlayed,
    SetReturned,
    SetTaken,
    Take,
    TurnBegan,
    WentOut,
    seats,
)


class Words:
    """Sentences about a table whose seats have these names."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.text = texts
        self.names = [printable(name) for name in names]

    def seat(self, seat: Seat) -> str:
        """A seat with its letter and its name, if it has another."""
        name = self.names[seat]
        return name if name == str(seat) else self.text("seat", seat=str(seat), name=name)

    def set_of(self, cards: tuple[Card, ...]) -> str:
        """A set in words, with its cards: "two 5s (5/1 5/2)"."""
        phrase = self.text("set", size=len(cards), value=cards[0].active)
        return self.text("set-cards", set=phrase, cards=format_cards(cards))

    def action(self, action: Action, *, cards: bool = False) -> str:
        """An action in words, such as "play two 5s", with the set's cards if `cards` is true."""
        match action:
            case Play(cards=played):
                phrase = self.text("set", size=len(played), value=played[0].active)
                return self.text("action-play", set=self.set_of(played) if cards else phrase)
            case Add(card=card, to=to):
                return self.text(
                    "action-add", card=str(card), owner=self.names[to.seat], where=self._where(to)
                )
            case Take(origin=origin):
                return self.text(
                    "action-take", owner=self.names[origin.seat], where=self._where(origin)
                )
            case Rotate():
                return self.text("action-rotate")

    def reason(self, why: reason.Reason) -> str:
        """A fact that speaks for an action, as a sentence for the player."""
        return self.fact(why.code, why.facts)

    def fact(self, code: str, about: Mapping[str, Fact]) -> str:
        """What `reason-CODE` says of these facts; seats and sets in words."""
        facts = dict(about)
        if "seat" in facts:
            facts["name"] = self.names[Seat[str(facts.pop("seat"))]]
        if "size" in facts:
            facts["set"] = self.text("set", size=facts["size"], value=facts["value"])
        return self.text(f"reason-{code}", **facts)

    def refusal(self, refusal: Refusal, viewer: Seat) -> str:
        """Why something is not allowed, with the number of the rule, for who wanted to do it."""
        area = refusal.area
        owner: dict[str, Fact] = {"owner": "", "ownermine": "no", "where": ""}
        if area is not None and area.seat < len(self.names):
            owner = {**self._owner(area, viewer), "where": self._where(area)}
        why = self.text(f"refusal-{refusal.code}", **owner, **refusal.facts)
        return self.text("refusal-with-rule", why=why, rule=refusal.rule)

    def event(self, event: Event, viewer: Seat | None) -> str | None:
        """What has happened, as a sentence for one reader; None if it goes without saying."""
        match event:
            case RoundBegan(turn=area):
                return self.text("event-deal", **self._who(area.seat, viewer))
            case SetPlayed(area=area, cards=cards):
                return self.text(
                    "event-played",
                    set=self.set_of(cards),
                    where=self._where(area),
                    **self._who(area.seat, viewer),
                )
            case CardAdded(seat=seat, card=card, area=area):
                owner = self._owner(area, viewer)
                who = self._who(seat, viewer)
                return self.text(
                    "event-added", card=str(card), where=self._where(area), **owner, **who
                )
            case SetTaken(seat=seat, area=area, cards=cards):
                return self.text(
                    "event-taken",
                    set=self.set_of(cards),
                    cards=_turned(cards),
                    **self._owner(area, viewer),
                    **self._who(seat, viewer),
                )
            case HandRotated(seat=seat):
                return self.text("event-rotated", **self._who(seat, viewer))
            case SetReturned(area=area, cards=cards):
                phrase = self.text("set-bare", size=len(cards), value=cards[0].active)
                who = self._who(area.seat, viewer)
                return self.text("event-returned", set=phrase, cards=_turned(cards), **who)
            case SetDiscarded(area=area, cards=cards):
                who = self._who(area.seat, viewer)
                return self.text("event-discarded", set=self.set_of(cards), **who)
            case WentOut(seat=seat, points=points):
                won = "round" if len(self.names) == 2 else points
                return self.text("event-out", won=won, **self._who(seat, viewer))
            case RoundEnded():
                return self.text("event-round-over")
            case HandDealt() | TurnBegan():
                return None
            case _:
                assert_never(event)

    def _who(self, seat: Seat, viewer: Seat | None) -> dict[str, Fact]:
        return {"name": self.names[seat], "mine": "yes" if seat == viewer else "no"}

    def _owner(self, area: Area, viewer: Seat | None) -> dict[str, Fact]:
        mine = "yes" if area.seat == viewer else "no"
        return {"owner": self.names[area.seat], "ownermine": mine}

    def _where(self, area: Area) -> str:
        return self.text("in-area", number=area.number) if len(self.names) == 2 else ""


def seat_names(players: int, seat: Seat, texts: Texts) -> list[str]:
    """How seats are called at a position: the person's "you", the others by their letters."""
    return [texts("you") if other == seat else str(other) for other in seats(players)]


def printable(text: str) -> str:
    """A name from a file or a line that was typed, without what could command a terminal."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def _printable(facts: Mapping[str, str | int]) -> dict[str, Fact]:
    return {
        name: printable(fact) if isinstance(fact, str) else fact for name, fact in facts.items()
    }


def say_deck_error(texts: Texts, file: str, problem: DeckErrorDetail) -> str:
    """What is wrong with a deck file: the file, the entry and the reason."""
    what = texts(f"deck-{problem.code}", **_printable(problem.facts))
    if problem.entry is None:
        return texts("error-file", file=file, what=what)
    place = texts("deck-entry", entry=problem.entry)
    return texts("error-place", file=file, place=place, what=what)


def say_text_error(texts: Texts, file: str, error: TextError) -> str:
    """What is wrong with a record: the file, the place and the reason."""
    facts = _printable(error.facts)
    message = f"text-{error.code}"
    if error.code == TextErrorCode.BAD_DEAL:
        facts["what"] = texts(str(facts["why"]), **facts)
    elif error.code == TextErrorCode.ILLEGAL_ACTION:
        why = str(facts["why"])
        # There are no names here, so use the seats' letters.
        owner = str(facts.get("area", ""))[:1]
        facts["what"] = texts(f"refusal-{why}", owner=owner, ownermine="no", where="", **facts)
        if why in (RuleRefusalCode.ROUND_OVER, RuleRefusalCode.MATCH_OVER):
            message = "text-late-action"
    what = texts(message, **facts)
    # Where nothing is a record from the start, no place in it is to be corrected.
    is_none = error.code == TextErrorCode.NO_FORMAT and error.place in ("line 0", "line 1")
    if is_none or not error.place:
        return texts("error-file", file=file, what=what)
    return texts("error-place", file=file, place=printable(error.place), what=what)


def _turned(cards: tuple[Card, ...]) -> str:
    return format_cards(tuple(sorted(card.rotated() for card in cards)))
