"""Looking at a page as a judge does: accessible by axe-core's rules, nothing cut off, nothing wider than the screen."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import clowder
from tests.web.anybody import Anybody

AXE = Path(clowder.__file__).parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def axe_source() -> str:
    """axe-core, as the client's package.json pins it."""
    return AXE.read_text("utf-8")


AT_REST = """() => Promise.all(document.getAnimations()
    .filter(each => each.effect.getComputedTiming().endTime !== Infinity)
    .map(each => each.finished.catch(() => null)))"""
"""Waits until nothing moves that will come to rest."""


VIOLATIONS = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"


def violations(person: Anybody) -> list[str]:
    """What axe-core finds wrong, with the elements; in dialogs and tables alike."""
    person.evaluate(AT_REST)
    if not person.evaluate("() => 'axe' in window"):
        person.evaluate(axe_source())
    found: list[dict[str, Any]] = person.evaluate(VIOLATIONS)
    return [f"{each['id']}: {each['help']} at {[node['html'][:120] for node in each['nodes'][:3]]}" for each in found]


CUT_OFF = """() => {
    const cut = [];
    for (const element of document.querySelectorAll("#app *")) {
        if (![...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())) continue;
        if (element.closest(".unseen, [data-may-clip], svg") || !element.getClientRects().length) continue;
        const style = getComputedStyle(element);
        const hides = ["hidden", "clip"].includes(style.overflowX) || ["hidden", "clip"].includes(style.overflowY);
        if (hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2))
            cut.push(`${element.className || element.tagName}: ${element.textContent.trim().slice(0, 60)}`);
    }
    return cut;
}"""
"""Text that does not fit into its element, and is not to be scrolled to. What may be shortened (a player's name, the newest
line of the log, both told in full elsewhere) says so with `data-may-clip`."""
WIDEST = """() => {
    const room = document.documentElement.clientWidth, over = document.documentElement.scrollWidth - room;
    const who = [...document.querySelectorAll("#app *")].filter(each => each.getBoundingClientRect().right > room + 1);
    return over > 0 ? `${over} px wider than the screen: ${who.slice(0, 3).map(each => each.outerHTML.slice(0, 100))}` : "";
}"""

BROKEN = r"""() => {
    const broken = [], texts = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const parts = () => [...range.getClientRects()].filter(({width}) => width > 1);
    const inLines = () => parts().some(({top}) => top > parts()[0].top + parts()[0].height / 2);
    while (texts.nextNode()) {
        const node = texts.currentNode;
        if (node.parentElement.closest(".unseen, svg, code, pre, select, [data-may-clip]")) continue;
        range.selectNodeContents(node);
        if (!inLines()) continue;
        for (const {0: word, index} of node.data.matchAll(/\p{L}+/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (inLines()) broken.push(`${word} in ${node.parentElement.className || node.parentElement.tagName}`);
        }
    }
    return broken;
}"""
"""Words that begin on one line and end on the next."""


def unreadable(person: Anybody) -> list[str]:
    """Text that cannot be read to its end, words in two pieces, and what is wider than the screen."""
    cut, broken, over = person.evaluate(f"() => [({CUT_OFF})(), ({BROKEN})(), ({WIDEST})()]")
    found = [*(f"cut off: {text}" for text in cut), *(f"in two pieces: {word}" for word in broken)]
    return [*found, *([over] if over else [])]
