"""Letting the local network in: said and offered where others are invited, and taken back.

The server under test takes 127.0.0.1 for the address in the network, too.
"""

from playwright.sync_api import Browser, Page, expect

from support.browsing import PHONE, visit
from support.serving import Server


def open_table(page: Page, address: str) -> None:
    page.goto(f"{address}/new")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/t/*")


def test_a_click_lets_the_network_in_and_the_invitation_shows_the_address_that_works(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as host, visit(browser, server.address) as guest:
        page = host.page
        open_table(page, server.address)
        door = page.locator("[data-network]")
        expect(door).to_contain_text("This link works only on this computer.")
        expect(page.locator("svg[role=img]")).to_have_count(0)  # nobody else could use the picture
        door.get_by_role("button", name="Let people in this network join").click()
        expect(door).to_contain_text("Open to your network")
        link = page.locator(".link").inner_text()
        assert link.startswith("http://127.0.0.1:")
        assert not link.startswith(server.address + "/")
        expect(page.locator("svg[role=img]")).to_be_visible()

        guest.page.goto(link)  # another origin, with its own session
        guest.page.locator("[data-join] input[autocomplete=nickname]").fill("Guest")
        guest.page.locator("[data-sit]").click()
        expect(page.locator('[data-seat="B"]')).to_contain_text("Guest")
        expect(guest.page.locator(".link").first).to_have_text(link)

        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Open to your network").click()
        page.get_by_role("dialog").get_by_role("button", name="Close it again").click()
        expect(page.get_by_role("dialog")).to_contain_text("This link works only on this computer.")
        page.keyboard.press("Escape")
        expect(page.locator(".link").first).to_have_text(f"{server.address}/t/{host.code}")
        # At an address that a browser takes for its own machine's, it asks whether it may close it.
        assert all("status of 403" in fault for fault in guest.faults)
        guest.faults.clear()


def test_what_goes_wrong_is_said_beside_the_button(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, viewport=PHONE) as host:
        page = host.page
        refusal = '{"code": "no-network", "facts": {}}'
        page.route(
            "**/api/network",
            lambda route: (
                route.fulfill(status=503, content_type="application/json", body=refusal)
                if route.request.method == "POST"
                else route.continue_()
            ),
        )
        open_table(page, server.address)
        page.get_by_role("button", name="Let people in this network join").click()
        said = page.locator("[data-network] [role=alert]")
        expect(said).to_contain_text("This computer isn’t in a network.")
        host.faults.clear()  # the browser logs the status


def test_against_bots_alone_neither_chat_nor_invitation_takes_room(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(3)
        page = visitor.page
        expect(page.get_by_role("log")).to_be_visible()
        expect(page.get_by_role("heading", name="Chat")).to_have_count(0)
        expect(page.get_by_role("banner").get_by_role("button", name="Invite")).to_have_count(0)
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("button", name="The table as text")).to_be_visible()
        expect(page.get_by_role("button", name="Invite others")).to_have_count(0)  # nor to watch


def test_against_bots_the_menu_invites_to_watch_if_others_may(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        page.goto(f"{server.address}/new")
        page.get_by_role("radio", name="2", exact=True).check()
        page.locator('[data-place="2"] [data-level="beginner"]').check()
        page.get_by_role("button", name="Open table").click()
        page.wait_for_url("**/t/*")
        page.locator("[data-ready]").click()
        visitor.until_dealt()
        expect(page.get_by_role("banner").get_by_role("button", name="Invite")).to_have_count(0)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Invite others").click()
        expect(page.get_by_role("dialog")).to_contain_text(visitor.code[:3])
