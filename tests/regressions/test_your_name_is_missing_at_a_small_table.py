"""At 360 x 640 with two players, your own plate showed a face and figures alone."""

from playwright.sync_api import Browser, expect

from support.browsing import SMALL_PHONE, visit
from support.serving import Server


def test_two_players_see_both_names_on_a_small_phone(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, viewport=SMALL_PHONE) as visitor:
        visitor.play_now(2)
        names = visitor.page.locator(".plate .name")
        expect(names).to_have_count(2)
        for name in names.all():
            box = name.bounding_box()
            assert box is not None
            assert box["width"] > 20
