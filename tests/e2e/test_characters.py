"""The bots as characters: chosen by their faces, with keys, too, and called by their names."""

from playwright.sync_api import Browser, Locator, Route, expect

from support.browsing import Visitor, visit
from support.serving import Server

SMALLEST = 44  # pixels, of what can be touched


def faces(within: Visitor | Locator) -> Locator:
    place = within.page.locator("form") if isinstance(within, Visitor) else within
    return place.locator("label", has=within.page.locator("[data-level]"))


def test_a_character_is_chosen_with_keys_and_sits_at_the_table(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/")
        form = page.locator("form", has=page.locator("[data-play-now]"))
        form.locator('[data-level="random"]').focus()
        page.keyboard.press("Space")
        expect(form).to_contain_text("Sometimes that’s genius.")
        page.keyboard.press("ArrowRight")
        expect(form.get_by_role("radio", name="dollop, Beginner")).to_be_checked()
        expect(form).to_contain_text("Plays as many cards as it can")
        expect(form.get_by_role("img", name="Strength 2 of 6")).to_be_visible()
        expect(form.get_by_role("group", name="Against dollop and oxo")).to_be_visible()
        page.locator("[data-play-now]").click()
        visitor.until_dealt()
        for name in ("dollop", "oxo"):
            expect(page.get_by_role("button", name=f"{name} Bot")).to_be_visible()


def test_a_face_fills_a_seat_and_another_takes_its_place(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, viewport={"width": 360, "height": 640}) as visitor:
        page = visitor.page
        visitor.go("/new")
        page.get_by_role("button", name="Open table").click()
        group = page.get_by_role("group", name="A bot for seat B")
        group.locator('[data-level="beginner"]').press("Enter")
        expect(page.locator(".name", has_text="dollop")).to_be_visible()
        swap = page.get_by_role("button", name="Put another bot in dollop’s place")
        expect(swap).to_be_focused()
        swap.press("Enter")
        expect(group.locator('[data-level="beginner"]')).to_have_attribute("aria-pressed", "true")
        expect(group.locator("button").first).to_be_focused()
        group.locator('[data-level="random"]').press("Enter")
        expect(page.locator(".name", has_text="oxo")).to_be_visible()
        expect(page.locator(".name", has_text="dollop")).to_have_count(0)
        other = page.get_by_role("group", name="A bot for seat C")
        too_small = [
            box
            for box in (each.bounding_box() for each in other.locator("button").all())
            if box is None or min(box["width"], box["height"]) < SMALLEST
        ]
        assert too_small == []
        other.locator('[data-level="random"]').click()
        expect(page.locator(".name", has_text="oxo 2")).to_be_visible()
        page.get_by_role("button", name="Remove oxo 2").press("Enter")
        expect(page.locator(".name", has_text="oxo 2")).to_have_count(0)
        expect(other.locator("button").first).to_be_focused()


def test_whoever_was_beaten_stands_on_their_head_under_todays_name(
    browser: Browser, server: Server
) -> None:
    seats = [{"name": "Ann"}, {"name": "Casual 2", "bot": "casual"}]
    told = {"seat": "A", "seats": seats, "points": [2, 0], "rounds": 2}
    rest = {"ended_at": 1_800_000_000_000, "deck": ["standard", "0" * 64]}
    matches = [{**told, **rest, "id": f"m{who}", "winner": who} for who in "AB"]

    def fulfil(route: Route) -> None:
        route.fulfill(json={"matches": matches, "more": None})

    with visit(browser, server.address) as visitor:
        visitor.page.route("**/api/matches*", fulfil)
        visitor.go("/matches")
        won, lost = (visitor.page.locator(f'[data-match="m{who}"]') for who in "AB")
        expect(won).to_contain_text("Against sis 2")
        expect(won.locator(".portrait .turned")).to_have_count(1)
        expect(lost.locator(".portrait")).to_have_count(1)
        expect(lost.locator(".portrait .turned")).to_have_count(0)
