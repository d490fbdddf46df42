"""A game as somebody hears it who does not see the screen: the accessibility tree at every choice, read as text, what was
announced before it, and what is told again when one asks. `scripts/golden` writes these down; they are to be read in review
as a listener would: what is read first, is anything read twice, is anything missing."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from clowder.engine import catalogue
from tests.web.anybody import IN_SIGHT
from tests.web.browser import launched
from tests.web.people import SHORT, Person, patient_server, table_for, the_same_deal

FOLDER = Path(__file__).parent.parent / "golden" / "heard"
SLOWLY = 20
"""Seconds of a window for reactions: nobody who listens is to miss one because a machine is slow."""
PLAYS_ITSELF = 1500
"""Milliseconds after which a single choice waits for somebody to choose it."""

NOTE = """() => {
    const live = document.querySelector("[data-live] > :first-child");
    window.announced = [];
    new MutationObserver(() => live.textContent && window.announced.push(live.textContent))
        .observe(live, {characterData: true, childList: true, subtree: true});
}"""
"""Notes from now on what is announced of what happens. What is waited for is announced, too, at its own pace."""
OMITTED = "/url:|- status(:|$)"
ANNOUNCED = "() => window.announced.splice(0)"


def heard(browser: Browser, url: str, game: str) -> str:
    """A whole game against a kitten."""
    with the_same_deal():
        table = table_for(url, game, ["Ann"], ["kitten"], options=SHORT.get(game, {}), manners={"reaction": SLOWLY})
    with Person.at(browser, url) as listener:
        listener.open(f"/table/{table['table']}#{table['tokens'][0]}")
        listener.see(".table")
        listener.evaluate(NOTE)
        return "\n".join([f"{game}: heard by Ann, who sits with a kitten", *told(listener)]) + "\n"


def told(listener: Person) -> list[str]:
    """Choice by choice; what was read before is not written again."""
    lines: list[str] = []
    chance, before = random.Random(1), Counter[str]()
    for number in count(1):
        listener.until(lambda: asked_or_over(listener), "anything to do")
        offered, tree = listener.at_hand(), read(listener)
        announced = " ".join(listener.evaluate(ANNOUNCED))
        if number == 1:  # what was announced before depends on when one came
            lines += ["", "at first", *(f"  {line}" for line in tree), *asked_again(listener)]
        else:
            lines += ["", "in the end" if offered["over"] else f"choice {number}", f"  announced: {announced}"]
            lines += [f"  new: {line.strip()}" for line in tree if not seen(before, line)]
        if offered["over"]:
            break
        before = Counter(line.strip() for line in tree)
        choose(listener, offered, chance)
        listener.until(partial(has_changed, listener, offered), "the next choice")
    return [*lines, *asked_again(listener)]


def has_changed(listener: Person, offered: dict[str, Any]) -> bool:
    return bool(listener.at_hand()["shown"] != offered["shown"])


def asked_or_over(listener: Person) -> bool:
    """Whether the listener has something to do, or the result is there. A single choice may be about to play itself."""
    offered = listener.at_hand()
    if offered["over"]:
        return bool(listener.evaluate(IN_SIGHT, ".result"))
    if len(offered["ids"]) == 1:
        listener.wait(PLAYS_ITSELF)
        return bool(listener.at_hand()["shown"] == offered["shown"])
    return bool(offered["ids"] or offered["looks"])


def choose(listener: Person, offered: dict[str, Any], chance: random.Random) -> None:
    """By a number key, as those do who do not see where a mouse is."""
    choices = max(1, min(9, len(offered["ids"])))
    listener.page.keyboard.press(str(chance.randint(1, choices)))


def read(listener: Person) -> list[str]:
    """The accessibility tree, in the order in which it is read; without addresses, what a clock says, and announcements."""
    lines = listener.page.locator("body").aria_snapshot().splitlines()
    return [line.partition(' "')[0] if "- timer" in line else line for line in lines if not re.search(OMITTED, line)]


def seen(before: Counter[str], line: str) -> bool:
    """Whether a line was there before, as often as it is now."""
    before[line.strip()] -= 1
    return before[line.strip()] >= 0


def asked_again(listener: Person) -> list[str]:
    """What is told when one asks for it by key."""
    lines = []
    for key in "mtr":
        listener.page.keyboard.press(key)
        lines.append(f"  {key.upper()}: {listener.page.locator('[data-heard]').inner_text()}")
    return lines


def main() -> None:
    """Write them all anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with patient_server() as url, sync_playwright() as playwright:
        browser = launched(playwright)
        for game in catalogue.names():
            (FOLDER / f"{game}.txt").write_text(heard(browser, url, game), "utf-8")
        browser.close()


if __name__ == "__main__":
    main()
