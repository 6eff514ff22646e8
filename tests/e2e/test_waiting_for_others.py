"""Somebody is ready, and their device sleeps when the match is about to begin."""

from playwright.sync_api import Browser, expect

from dnup.table.fairness import commit_salt
from support.browsing import visit
from support.elsewhere import people
from support.serving import Server


def test_who_does_not_answer_is_named_and_the_others_stay_ready(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table("Ann", players=2)
        elsewhere.call(ann.ask("ready", salt_commitment=commit_salt("asleep")))
        visitor.sit_down(ann.code)
        failed = visitor.page.locator("[data-failed]")
        expect(failed).to_contain_text("Ann", timeout=20_000)
        # One's own card lies there again, and Ann alone is waited for.
        expect(visitor.page.get_by_role("button", name="Take my card back")).to_be_visible()
        expect(visitor.page.locator(".missing")).to_contain_text("Waiting for")
        elsewhere.be_ready(ann)
        visitor.until_dealt()


def test_the_table_waits_for_who_has_gone_and_goes_on_when_they_are_back(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as ann, people(server) as elsewhere:
        bo = elsewhere.open_table("Bo", players=2)
        ann.sit_down(bo.code)
        expect(ann.page.get_by_role("button", name="Take my card back")).to_be_visible()
        code = bo.code
        ann.go("/rules")
        elsewhere.until_told(bo, "went-away")
        elsewhere.be_ready(bo)
        ann.go(f"/t/{code}")
        ann.until_dealt()
