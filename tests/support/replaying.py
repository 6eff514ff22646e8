"""A recorded match in a browser: opening it, and comparing what is shown with what was."""

from playwright.sync_api import Locator, expect

from dnup.notation import from_json, standard_deck
from dnup.rules import Seat
from dnup.table.replay import Replay, make_replay
from support.browsing import ROOT, Visitor

THREE = (ROOT / "tests" / "records" / "three-players.json").read_text(encoding="utf-8")
MATCH: Replay = make_replay(from_json(THREE), standard_deck())


def open_file(visitor: Visitor, text: str, name: str = "match.json") -> None:
    """Choose a file on the page that takes them."""
    visitor.go("/replay")
    give(visitor.page.locator("input[type=file]").first, text, name)


def give(field: Locator, text: str, name: str) -> None:
    field.set_input_files({"name": name, "mimeType": "", "buffer": text.encode()})


def drop(visitor: Visitor, text: str, name: str) -> None:
    """Let go of a file somewhere on the page."""
    data = visitor.page.evaluate_handle(
        """([text, name]) => {
            const data = new DataTransfer();
            data.items.add(new File([text], name));
            return data;
        }""",
        [text, name],
    )
    for kind in ("dragover", "drop"):
        visitor.page.dispatch_event("main", kind, {"dataTransfer": data})


def open_match(visitor: Visitor, moment: str = "1.0", look: str = "spectator") -> None:
    """Open the match of three and go to a moment of it."""
    open_file(visitor, THREE)
    board(visitor).wait_for()
    path = visitor.page.url.split("?")[0]
    visitor.page.goto("about:blank")  # another moment of the same page would not load it
    visitor.page.goto(f"{path}?as={look}#{moment}")
    until_at(visitor, moment)


def board(visitor: Visitor) -> Locator:
    return visitor.page.locator('[data-zone="area:A1"]')


def look_as(visitor: Visitor, look: str) -> None:
    """Choose whose eyes one looks through."""
    visitor.page.locator(f"[data-eyes] input[value={look}]").click(force=True)


def switch_to(visitor: Visitor, part: str) -> None:
    """Watch, who knew what (`knowledge`), or review."""
    visitor.page.locator(f"[data-part={part}] input").click(force=True)


def button(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("button", name=name, exact=True)


def until_at(visitor: Visitor, moment: str) -> None:
    """Until the address tells this moment, and the table shows it."""
    visitor.page.wait_for_function("hash => location.hash === hash", arg=f"#{moment}")
    round_, action = map(int, moment.split("."))
    actions = len(MATCH.rounds[round_ - 1].actions)
    expect(visitor.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", f"Action {action} of {actions} in round {round_}"
    )
    match = MATCH.match_after(round_, action)
    assert match.round is not None
    for area in ("A1", "B1", "C1"):
        cards = [str(card) for a, s in match.round.table().items() if str(a) == area for card in s]
        faces = visitor.page.locator(f'[data-zone="area:{area}"] [data-face]')
        expect(faces).to_have_count(len(cards))
        assert sorted(seen(faces)) == sorted(cards)


def seen(faces: Locator) -> list[str]:
    found: list[str] = faces.evaluate_all("all => all.map((face) => face.dataset.face)")
    return found


def hand(visitor: Visitor, seat: str) -> list[str]:
    """The cards of a hand that can be seen."""
    return sorted(seen(visitor.page.locator(f'[data-zone="hand:{seat}"] [data-face]')))


def held(round_: int, action: int, seat: str) -> list[str]:
    """The cards that are in a hand."""
    match = MATCH.match_after(round_, action)
    assert match.round is not None
    return sorted(str(card) for card in match.round.hand(Seat[seat]))


def forgive(visitor: Visitor, status: int) -> None:
    """The browser logs every answer that is no 200, also one that is meant."""
    visitor.faults[:] = [fault for fault in visitor.faults if f"status of {status}" not in fault]
