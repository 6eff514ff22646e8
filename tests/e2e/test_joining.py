"""Before one sits down one is asked for a name and an ink; both can change later, for everybody."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from support.browsing import DESKTOP, PHONE, SMALL_PHONE, Means, Touch, Visitor, visit
from support.elsewhere import people
from support.serving import Server


def face(visitor: Visitor, seat: str) -> str | None:
    """The ink of the portrait in a seat of the board."""
    shape = visitor.page.locator(f'[data-face-of="{seat}"] svg path').first
    return shape.get_attribute("fill")


@pytest.mark.parametrize(
    ("size", "means"), [(DESKTOP, Means()), (PHONE, Touch()), (SMALL_PHONE, Touch())]
)
def test_joining_asks_first(
    browser: Browser, server: Server, size: ViewportSize, means: Means
) -> None:
    is_touched = isinstance(means, Touch)
    with (
        people(server) as elsewhere,
        visit(browser, server.address, viewport=size, has_touch=is_touched) as visitor,
    ):
        page = visitor.page
        ann = elsewhere.open_table("Ann", players=3, bots=["beginner"])
        visitor.go(f"/t/{ann.code}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Ann has kept a seat for you")
        company = page.get_by_role("list", name="At the table")
        expect(company.get_by_role("listitem")).to_have_count(3)
        expect(company).to_contain_text("Ann")
        # Nothing has happened at the table yet, and a name is needed.
        sit = page.get_by_role("button", name="Sit down")
        assert sit.bounding_box() is not None
        means.press(sit)
        expect(page.get_by_role("alert")).to_contain_text("Type a name")
        assert [seat["kind"] for seat in ann.view["state"]["seats"]].count("empty") == 1
        page.get_by_label("What should they call you?").fill("Fay")
        expect(company).to_contain_text("Fay")
        page.get_by_role("radio", name="Teal").check(force=True)
        means.press(sit)
        expect(page.locator("[data-ready]")).to_be_visible()
        elsewhere.until_told(ann, "person-seated")
        mine = ann.view["state"]["seats"][1]
        assert (mine["name"], mine["ink"]) == ("Fay", 7)
        # One tap from now on, in this browser.
        ben = elsewhere.open_table("Ben", players=2)
        visitor.go(f"/t/{ben.code}")
        expect(page.get_by_label("What should they call you?")).to_have_value("Fay")
        expect(page.get_by_role("radio", name="Teal")).to_be_checked()
        means.press(sit)
        elsewhere.until_told(ben, "person-seated")
        assert ben.view["state"]["seats"][1]["name"] == "Fay"


def test_the_key_is_within_reach_on_a_small_phone(browser: Browser, server: Server) -> None:
    with (
        people(server) as elsewhere,
        visit(browser, server.address, viewport=SMALL_PHONE, locale="da-DK") as visitor,
    ):
        ann = elsewhere.open_table("Ann", players=4, bots=["beginner"])
        visitor.go(f"/t/{ann.code}")
        expect(visitor.page.locator("[data-sit]")).to_be_in_viewport(ratio=1)
        wide = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= SMALL_PHONE["width"]


def test_a_name_can_be_made_up(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table("Ada", players=2)
        visitor.go(f"/t/{ann.code}")
        field = visitor.page.get_by_label("What should they call you?")
        seen = set()
        for _ in range(5):
            visitor.page.get_by_role("button", name="Make up a name").click()
            seen.add(field.input_value())
        assert len(seen) > 1
        assert not seen & {"", "Ada"}


def test_who_only_wants_to_watch_does_and_can_still_sit_down(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        page = visitor.page
        ann = elsewhere.open_table("Ann", players=3)
        visitor.go(f"/t/{ann.code}")
        page.get_by_role("button", name="Just watch").click()
        expect(page.get_by_text("You’re watching").first).to_be_visible()
        page.get_by_role("button", name="Sit here").last.click()
        page.get_by_label("What should they call you?").fill("Gil")
        page.get_by_role("button", name="Sit down").click()
        elsewhere.until_told(ann, "person-seated")
        assert ann.view["state"]["seats"][2]["name"] == "Gil"


def test_playing_alone_asks_for_nothing(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(3)
        assert face(visitor, "A") == "#c8331b"


def test_a_new_name_and_ink_are_seen_at_both_ends_of_the_table(
    browser: Browser, server: Server
) -> None:
    with (
        people(server) as elsewhere,
        visit(browser, server.address) as ann,
        visit(browser, server.address) as bob,
    ):
        host = elsewhere.open_table("Cleo", players=3, absence={"after": None})
        ann.join(host.code, "Ann")
        ann.page.locator("[data-ready]").click()
        bob.join(host.code, "Bob")
        bob.page.locator("[data-ready]").click()
        elsewhere.be_ready(host)
        ann.until_dealt()
        bob.until_dealt()
        ann.page.locator('[popovertarget="table-menu"]').click()
        ann.page.get_by_role("button", name="Settings").click()
        dialog = ann.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Change").click()
        dialog.get_by_label("Your name").fill("Annika")
        dialog.get_by_label("Your name").press("Enter")
        dialog.get_by_role("radio", name="Orange").check(force=True)
        for visitor in (ann, bob):
            plate = visitor.page.locator("button", has=visitor.page.locator('[data-face-of="B"]'))
            expect(plate).to_contain_text("Annika")
            orange = visitor.page.locator('[data-face-of="B"] svg path[fill="#b34f00"]')
            expect(orange).to_have_count(1)
        expect(bob.page.get_by_role("log")).to_contain_text("Ann is now called Annika.")
        # It is kept.
        ann.page.reload()
        ann.until_dealt()
        ann.go("/settings")
        expect(ann.page.get_by_text("You’re Annika")).to_be_visible()
        expect(ann.page.get_by_role("radio", name="Orange")).to_be_checked()


def test_a_name_from_right_to_left_does_not_turn_the_sentence_around(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table("עדי", players=3)
        visitor.go(f"/t/{ann.code}")
        title = visitor.page.get_by_role("heading", level=1)
        expect(title).to_have_text("\u2068עדי\u2069 has kept a seat for you")
        expect(visitor.page.locator("[data-company] bdi").first).to_have_text("עדי")


def test_a_host_without_a_name_is_asked_for_one_at_the_table(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as host, visit(browser, server.address) as guest:
        page = host.page
        host.go("/new")
        page.get_by_role("button", name="Open table").click()
        page.wait_for_url("**/t/*")
        guest.go(f"/t/{host.code}")
        # "Guest" has kept no seat for anybody.
        title = guest.page.get_by_role("heading", level=1)
        expect(title).to_have_text("There’s a seat for you")
        page.get_by_role("button", name="say your name").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name="Change").click()
        dialog.get_by_label("Your name").fill("Ada")
        dialog.get_by_label("Your name").press("Enter")
        page.keyboard.press("Escape")
        expect(page.locator('[data-seat="A"]')).to_contain_text("your table")
        expect(title).to_contain_text("has kept a seat for you")
        expect(title).to_contain_text("Ada")


@pytest.mark.parametrize("means", [Means(), Touch()])
def test_a_card_is_laid_by_a_press_on_ones_place_and_taken_back_by_the_key(
    browser: Browser, server: Server, means: Means
) -> None:
    is_touched = isinstance(means, Touch)
    size = PHONE if is_touched else DESKTOP
    with (
        people(server) as elsewhere,
        visit(browser, server.address, viewport=size, has_touch=is_touched) as visitor,
    ):
        page = visitor.page
        ann = elsewhere.open_table("Ann", players=3)
        visitor.join(ann.code)
        mine = page.locator('[data-seat="B"]')
        expect(page.get_by_text("One seat is free.")).to_be_visible()
        means.press(mine.locator(".area"))
        expect(mine.locator(".card")).to_be_visible()
        elsewhere.until_told(ann, "was-ready")
        means.press(page.get_by_role("button", name="Take my card back"))
        expect(mine.locator(".card")).to_have_count(0)
