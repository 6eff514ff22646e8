"""The page for moderators in a real browser; and what players see when moderators act."""

import subprocess
import sys

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from support.axe import faults
from support.browsing import DESKTOP, PHONE, Visitor, visit
from support.rawtexts import say_nothing_raw
from support.serving import Server


def admin(server: Server, *arguments: str) -> None:
    command = [sys.executable, "-m", "dnup", "admin", *arguments]
    subprocess.run([*command, f"--database={server.database}"], check=True, capture_output=True)


def call(visitor: Visitor, name: str) -> None:
    """Give the visitor a name that nobody else has."""
    with visitor.page.expect_response("**/api/guest"):  # whose page it is; else there'd be two
        visitor.go("/settings")
    script = """async (name) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ name });
      const answer = await fetch("/api/guest", { method: "POST", headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    }"""
    visitor.page.evaluate(script, name)


@pytest.mark.parametrize("language", ["en-GB", "da-DK", "it-IT", "ko-KR"])
def test_a_moderator_mutes_and_bans_who_is_told_why(
    browser: Browser, server: Server, language: str
) -> None:
    size: ViewportSize = PHONE if language[:2] in {"en", "ko"} else DESKTOP
    theme = "light" if language[:2] in {"en", "it"} else "dark"
    mia, eve = f"Mia {language}", f"Eve {language}"
    with (
        visit(
            browser, server.address, locale=language, viewport=size, color_scheme=theme
        ) as moderator,
        visit(browser, server.address, locale=language, viewport=size) as player,
    ):
        call(moderator, mia)
        call(player, eve)
        page = moderator.page
        moderator.go("/moderate")
        expect(page.locator("[data-guests]")).to_have_count(0)  # no such page for others
        admin(server, "moderators", "add", mia)
        moderator.go("/moderate")
        row = page.locator("[data-guests] .row", has_text=eve)
        row.wait_for()
        say_nothing_raw(moderator)
        found = faults(moderator)
        row.locator("[data-act=ban]").click()
        page.locator("[data-deed=ban] input[required]").fill("insults")
        say_nothing_raw(moderator)
        found += faults(moderator)
        page.locator("[data-deed=ban] [data-yes]").click()
        page.locator("[data-bans] .row", has_text=eve).wait_for()
        assert found == []
        banned = player.page.locator("[data-ended=banned]")
        expect(banned).to_contain_text("insults")
        say_nothing_raw(player)
        player.go("/")
        expect(banned).to_contain_text("insults")
        player.go("/settings")
        devices = player.page.locator("ul.devices li")  # who is banned still sees what's theirs
        expect(devices).to_have_count(1)
        player.faults.clear()  # the browser logs each 403
        page.locator("[data-bans] .row", has_text=eve).locator("[data-act=lift]").click()
        page.locator("[data-deed=lift] input[required]").fill("sorry")
        page.locator("[data-deed=lift] [data-yes]").click()
        expect(page.locator("[data-bans] .row", has_text=eve)).to_have_count(0)
        player.go("/")
        expect(banned).to_have_count(0)
        admin(server, "moderators", "remove", mia)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_maintenance_is_announced_until_it_is_hidden_or_called_off(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=size) as visitor:
        visitor.go("/")
        notice = visitor.page.locator("[data-maintenance]")
        visitor.page.locator("main a[href='/ladder']").wait_for()
        admin(server, "announce", "+30m", "--text", "New cards!")
        expect(notice).to_contain_text("Maintenance begins at")
        expect(notice).to_contain_text("New cards!")
        assert faults(visitor) == []
        visitor.go("/ladder")
        notice.locator("button").click()
        expect(notice).to_have_count(0)
        visitor.go("/")
        notice.wait_for()
        admin(server, "announce", "--off")
        expect(notice).to_have_count(0)
