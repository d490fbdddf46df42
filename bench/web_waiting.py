"""How much of a game is waiting: somebody alone with bots, in a browser, who answers every question after two seconds.

Waiting is the time in which nothing can be done: from an answer until something is asked again. A move that takes several
taps is one answer, and "between turns" is every wait in which others had a turn."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.sync_api import Browser
from tests.web.browser import DESKTOP
from tests.web.people import Person, table_for

from clowder.engine.game import Game
from clowder.server.table.settings import Pace

THINKS = 2.0
"""Seconds before an answer."""
LEVEL = "house-cat"
MOST_SHARE = 0.4
"""Of waiting, with three players."""
WANTED: dict[Pace, dict[int, float]] = {"normal": {3: 3.0, 6: 6.0}, "quick": {3: 2.0, 6: 4.0}}
"""Seconds between turns, at most, by the number of players: at the normal pace the median, at the quick one always."""
ASKED = """() => {
    const table = document.querySelector(".table");
    if (!table) return "";
    if (table.classList.contains("over")) return "over";
    return table.querySelector("[data-choice]:not(.dim), [data-key=looked]") ? table.dataset.shown : "";
}"""
"""What is asked now, by a name of its own; nothing if nothing is."""


class Waited(msgspec.Struct):
    """What somebody did with their time, in seconds."""

    thought: float = 0.0
    waits: list[float] = []
    """After each answer."""
    between: list[float] = []
    """Those among them in which others had a turn."""

    @property
    def share(self) -> float:
        """Of all the time, what was waiting."""
        return sum(self.waits) / ((sum(self.waits) + self.thought) or 1)


def play(person: Person, chance: random.Random, until: float, waited: Waited) -> None:
    """Somebody plays until then, or to the end of the game."""
    until_asked(person)
    while time.perf_counter() < until:
        person.page.wait_for_timeout(THINKS * 1000)
        waited.thought += THINKS
        heard = len(person.heard)
        answer(person, chance)
        answered = time.perf_counter()
        if until_asked(person) == "over":
            break
        waited.waits.append(time.perf_counter() - answered)
        if any(others_turn(message) for message in person.heard[heard:]):
            waited.between.append(waited.waits[-1])


def answer(person: Person, chance: random.Random) -> None:
    """Tap until the move is made."""
    step = person.at_hand()["step"]
    while (offered := person.at_hand())["step"] == step and (offered["ids"] or offered["looks"]):
        shown = person.page.evaluate(ASKED)
        person.act(offered, chance)
        person.page.wait_for_function(f"shown => ({ASKED})() !== shown", arg=shown)


def until_asked(person: Person) -> str:
    """Wait until something can be done, or the game is over."""
    return str(person.page.wait_for_function(ASKED).json_value())


def others_turn(message: dict[str, Any]) -> bool:
    """Whether somebody else decides by this message."""
    turn = message.get("turn") or {}
    return turn.get("kind") == "move" and turn["seats"] != [0]


def measure(browser: Browser, url: str, game: Game, players: int, pace: Pace, seconds: float) -> Waited:
    """At tables of so many, for so long."""
    waited, until, chance = Waited(), time.perf_counter() + seconds, random.Random(1)
    while time.perf_counter() < until:
        table = table_for(url, game.name, ["Ann"], [LEVEL] * (players - 1), manners={"pace": pace, "reaction": 6})
        with Person.at(browser, url, size=DESKTOP) as person:
            person.open(f"/table/{table['table']}#{table['tokens'][0]}")
            play(person, chance, until, waited)
    return waited


def report(
    browser: Browser, url: str, games: list[Game], seconds: float, paces: Sequence[Pace], tables: Sequence[int]
) -> None:
    """A line for each game, number of players (`tables`) and pace."""
    print(f"\nalone with {LEVEL}s, answering after {THINKS:g} s, {seconds:g} s of each; wanted:")
    print(
        f"normal: waiting ≤ {MOST_SHARE:.0%} and a median between turns < 3 s of three, < 6 s of six; quick: < 2 s, < 4 s"
    )
    print(f"{'game':<16} {'pace':<8} {'players':>7} {'turns':>6} {'waiting':>8} {'median s':>9} {'longest s':>10}")
    for game in games:
        for pace in paces:
            for players in tables:
                most = WANTED[pace][players]
                waited = measure(browser, url, game, min(players, game.players[1]), pace, seconds)
                median, longest = statistics.median(waited.between or [0]), max(waited.between, default=0)
                missed = (median if pace == "normal" else longest) >= most or (
                    pace == "normal" and players == 3 and waited.share > MOST_SHARE
                )
                print(
                    f"{game.name:<16} {pace:<8} {min(players, game.players[1]):>7} {len(waited.between):>6}"
                    f" {waited.share:>8.0%} {median:>9.2f}"
                    f" {longest:>10.2f}{'   not reached' if missed else ''}",
                    flush=True,
                )
