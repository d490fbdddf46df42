"""How a table feels at a slow device: frames while cards move, and what a tap does, with the processor slowed down.

A frame counts with all that the page does for it (Chromium's long animation frames); a tap's effect is what changes at the
table in answer to it, before the server has answered, and counts in frames from the tap to the one that shows it. While
cards move nobody looks into the page: to look takes time there, too. How much of all this is the machine's own doing, a
page tells on which nothing happens but that a square moves.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.sync_api import Browser
from tests.web.browser import PHONE
from tests.web.people import Person, table_for

SLOWDOWN = 4
LONGEST_FRAME = 50
"""Milliseconds; shorter ones are not reported by browsers either."""
MOVES = 1500
"""Milliseconds after an answer in which cards move: theirs, and those of the bots' turns."""
REST = 250
"""Milliseconds between two looks whether something is asked."""
ALONE = 10_000
"""Milliseconds of the square."""

NOTE = """() => {
    window.longFrames = [];
    window.taps = [];
    const tasks = scripts => scripts.map(each => [each.invoker || each.sourceURL, Math.round(each.duration)]);
    new PerformanceObserver(list => {
        for (const each of list.getEntries()) window.longFrames.push({
            took: each.duration, drawing: each.startTime + each.duration - (each.styleAndLayoutStart || Infinity),
            scripts: tasks(each.scripts),
        });
    }).observe({type: "long-animation-frame"});
    addEventListener("click", event => {
        const table = document.querySelector(".table");
        if (!table) return;
        let frames = 0, changed = false;
        const seen = new MutationObserver(() => { changed = true; });
        seen.observe(table, {subtree: true, childList: true, attributes: true, characterData: true});
        const began = performance.now();
        const count = () => {
            frames += 1;
            if (!changed && frames < 60) return requestAnimationFrame(count);
            seen.disconnect();
            window.taps.push([frames, performance.now() - began]);
        };
        requestAnimationFrame(count);
    }, true);
}"""
SQUARE = """<!doctype html><style>@keyframes go { to { margin-left: 200px } }
div { width: 40px; height: 40px; background: teal; animation: go 1s infinite alternate }</style><div></div>"""


class LongFrame(msgspec.Struct):
    """A frame that took longer than it may."""

    took: float
    """Milliseconds."""
    drawing: float | None
    """Of these, for style, layout and paint; None where it had none."""
    scripts: list[tuple[str, int]]
    """What ran in it, and for how long."""


class Felt(msgspec.Struct):
    """What a device did with its time."""

    long_frames: list[LongFrame]
    taps: list[tuple[int, float]]
    """Of each tap, in which frame after it something changed, 1 is the next; and after how many milliseconds."""


def felt(browser: Browser, url: str, game: str, turns: int) -> Felt:
    """Some turns of a game with two bots, on a phone."""
    table = table_for(url, game, ["Ann"], ["kitten", "kitten"], manners={"pace": "normal", "reaction": 6})
    with Person.at(browser, url, size=PHONE, calm=False) as person:
        person.open(f"/table/{table['table']}#{table['tokens'][0]}")
        person.see(".table [data-choice], .table [data-key=looked]")
        person.wait(2000)  # what loads once has loaded
        slow_down(person)
        play(person, turns)
        return noted(person)


def play(person: Person, turns: int) -> None:
    """Answer so many times, or to the end of the game."""
    chance = random.Random(2)
    for _ in range(turns):
        while not ((offered := person.at_hand())["ids"] or offered["looks"]):
            if offered["over"]:
                return
            person.wait(REST)
        person.act(offered, chance)
        person.wait(MOVES)


def square(browser: Browser, url: str) -> Felt:
    """A page on which nothing happens."""
    with Person.at(browser, url, size=PHONE, calm=False) as person:
        person.page.set_content(SQUARE)
        slow_down(person)
        person.wait(ALONE)
        return noted(person)


def slow_down(person: Person) -> None:
    """From now on the device is slow, and what it does is noted."""
    person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    person.evaluate(NOTE)


def noted(person: Person) -> Felt:
    """What was noted."""
    made: Any = person.evaluate("() => ({long_frames: longFrames, taps})")
    return msgspec.convert(made, Felt)


def told(name: str, it: Felt) -> str:
    """A line of the table."""
    longest = max((frame.took for frame in it.long_frames), default=0)
    late = sum(frames > 1 for frames, _ in it.taps)
    took = [milliseconds for _, milliseconds in it.taps] or [0]
    return (
        f"{name:<16} {len(it.long_frames):>6} {longest:>8.0f} {len(it.taps):>6} {late:>6}"
        f" {statistics.median(took):>8.0f} {max(took):>8.0f}"
    )


def reasons(it: Felt) -> list[str]:
    """What the three longest frames were spent with."""
    worst = sorted(it.long_frames, key=lambda frame: -frame.took)[:3]
    return [
        f"  {frame.took:.0f} ms, drawing {frame.drawing or 0:.0f}: "
        + (", ".join(f"{what} {took}" for what, took in sorted(frame.scripts, key=lambda each: -each[1])) or "no script")
        for frame in worst
    ]


def report(browser: Browser, url: str, games: Sequence[str], turns: int) -> None:
    """A line for each game, and what its longest frames were spent with."""
    print(f"\nOn a phone, {SLOWDOWN} times slower, {turns} answers; wanted: no frame over {LONGEST_FRAME} ms, no late tap")
    names = f"{'long':>6} {'longest':>8} {'taps':>6} {'late':>6} {'median':>8} {'slowest':>8}"
    print(f"{'game':<16} {names}   frames, ms; taps, those that did not show in the next frame, ms until they did")
    print(told("(a square)", square(browser, url)), flush=True)
    for name in games:
        it = felt(browser, url, name, turns)
        print(told(name, it), *reasons(it), sep="\n", flush=True)
