"""Devices and data in the settings, with real clicks."""

import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from support.browsing import PHONE, visit
from support.serving import Server


def call_oneself(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/settings")
    page.get_by_role("list", name="Your devices").wait_for()
    send = "method: 'POST', headers: {'content-type': 'application/json'}"
    page.evaluate(f"name => fetch('/api/guest', {{{send}, body: JSON.stringify({{name}})}})", name)
    page.reload()
    page.get_by_role("list", name="Your devices").wait_for()


def called(page: Page) -> str:
    """The name under which the server knows a browser."""
    asked = "fetch('/api/guest').then((a) => a.json()).then((a) => a.name)"
    return str(page.evaluate(asked))


def test_another_device_is_said_whose_it_becomes_listed_and_logged_out(
    browser: Browser, server: Server
) -> None:
    with (
        visit(browser, server.address) as laptop,
        visit(browser, server.address, viewport=PHONE) as phone,
    ):
        call_oneself(laptop.page, server.address, "Ann")
        laptop.page.get_by_role("button", name="Make a link").click()
        link = laptop.page.locator(".device .link").inner_text()
        phone.page.goto(link.replace(link[: link.index("/h/")], server.address))
        expect(phone.page.get_by_text("You’ll be Ann")).to_be_visible()
        phone.page.locator(".deeds .button.main").click()
        phone.page.wait_for_url(server.address + "/")
        laptop.page.reload()
        devices = laptop.page.get_by_role("list", name="Your devices").get_by_role("listitem")
        expect(devices).to_have_count(2)
        expect(devices.filter(has_text="This device")).to_have_count(1)
        laptop.page.get_by_role("button", name="Log out all other devices").click()
        expect(devices).to_have_count(1)
        phone.page.goto(f"{server.address}/settings")
        phone.page.get_by_role("list", name="Your devices").wait_for()
        assert called(phone.page) == "Guest"
        phone.faults.clear()  # the browser logs that the session had ended


def test_logging_out_here_asks_first_and_makes_a_new_player(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, viewport=PHONE) as ann:
        page = ann.page
        call_oneself(page, server.address, "Ann")
        page.get_by_role("button", name="Log out:").click()
        question = page.get_by_role("dialog")
        expect(question).to_contain_text("nobody can come back")
        question.get_by_role("button", name="Log out").click()
        page.wait_for_url(server.address + "/")
        page.goto(f"{server.address}/settings")
        page.get_by_role("list", name="Your devices").wait_for()
        assert called(page) == "Guest"


def test_a_guest_gets_their_data_and_deletes_everything(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as zoe:
        page = zoe.page
        call_oneself(page, server.address, "Zoe")
        with page.expect_download() as awaited:
            page.get_by_role("link", name="Download my data").click()
        assert '"name":"Zoe"' in Path(awaited.value.path()).read_text(encoding="utf-8")
        page.get_by_role("button", name="Delete everything about me").click()
        question = page.get_by_role("dialog", name="Delete everything about Zoe?")
        question.get_by_role("button", name="Delete everything about me").click()
        page.wait_for_url(server.address + "/")
        with sqlite3.connect(server.database) as connection:
            found = connection.execute("SELECT count(*) FROM guests WHERE name = 'Zoe'").fetchone()
        assert found == (0,)
