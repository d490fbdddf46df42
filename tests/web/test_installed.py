"""On a home screen: what opens without a network."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.people import asked


def test_the_lobby_and_the_rules_open_without_a_network(browser: Browser, server: str) -> None:
    context = browser.new_context(locale="fr")
    try:
        page = context.new_page()
        page.goto(server)
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        context.set_offline(True)
        page.goto(f"{server}/rules/gattara#G31")
        expect(page.locator("#G31")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.goto(server)
        expect(page.locator("h1").first).to_be_visible()
    finally:
        context.close()


def test_it_can_be_installed(browser: Browser, server: str) -> None:
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(server)
        manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
        assert manifest["start_url"] == "/"
        for icon in manifest["icons"]:
            size = page.evaluate(
                "async url => { const i = new Image(); i.src = url; await i.decode(); return i.naturalWidth; }", icon["src"]
            )
            assert icon["sizes"] in ("any", f"{size}x{size}")
    finally:
        context.close()
    assert asked(server, "games")  # nothing of it is in the way of programs
