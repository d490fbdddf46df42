"""How a table feels at a slow device: frames while cards move, and what a tap does, with the processor slowed down.

A frame counts with all that the page does for it (Chromium's long animation frames); a tap's effect is what changes at the
table in answer to it, before the server has answered, and counts in frames from the tap to the one that shows it.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Browser
from tests.web.anybody import play_to_the_end
from tests.web.browser import PHONE
from tests.web.people import Person, table_for

SLOWDOWN = 4
TURNS = 25
LONGEST_FRAME = 50
"""Milliseconds; shorter ones are not reported by browsers either."""

NOTE = """() => {
    window.longFrames = [];
    window.taps = [];
    new PerformanceObserver(list => { for (const each of list.getEntries()) window.longFrames.push(each.duration); })
        .observe({type: "long-animation-frame"});
    addEventListener("click", event => {
        const table = document.querySelector(".table");
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


@dataclass(frozen=True)
class Felt:
    long_frames: list[float]
    """Milliseconds of each frame that took longer than it may."""
    tap_frames: list[int]
    """Of each tap, in which frame after it something changed: 1 is the next."""
    tap_milliseconds: list[float]


def felt(browser: Browser, url: str, game: str) -> Felt:
    """Some turns of a game with two bots, on a phone."""
    table = table_for(url, game, ["Ann"], ["kitten", "kitten"])
    with Person.at(browser, url, size=PHONE, calm=False) as person:
        person.open(f"/table/{table['table']}#{table['tokens'][0]}")
        person.see(".table [data-choice], .table [data-key=looked]")
        person.wait(2000)  # what loads once has loaded
        person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        person.evaluate(NOTE)
        play_to_the_end([person], random.Random(2), enough=TURNS)
        person.wait(1000)
        long_frames, taps = person.evaluate("() => [longFrames, taps]")
    return Felt(long_frames, [frames for frames, _ in taps], [took for _, took in taps])


def told(name: str, it: Felt) -> str:
    """A line of the table."""
    longest = max(it.long_frames, default=0)
    late = sum(frames > 1 for frames in it.tap_frames)
    return (
        f"{name:<16} {len(it.long_frames):>6} {longest:>8.0f} {len(it.tap_frames):>6} {late:>6}"
        f" {statistics.median(it.tap_milliseconds):>8.0f} {max(it.tap_milliseconds):>8.0f}"
    )


def report(browser: Browser, url: str, games: Sequence[str]) -> None:
    """A line for each game."""
    print(f"\nOn a phone, {SLOWDOWN} times slower, {TURNS} turns; wanted: no frame over {LONGEST_FRAME} ms, no late tap")
    names = f"{'long':>6} {'longest':>8} {'taps':>6} {'late':>6} {'median':>8} {'slowest':>8}"
    print(f"{'game':<16} {names}   frames, ms; taps, those that did not show in the next frame, ms until they did")
    for name in games:
        print(told(name, felt(browser, url, name)), flush=True)
