"""Whoever sits at a browser, whichever that is: what everybody can do there, and how a game is played by hand."""

from __future__ import annotations

import json
import math
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

PATIENCE = 60
"""Seconds after which a game that does not go on has failed."""
WITHIN_REACH = 10
"""Seconds after which something that is offered, and cannot be clicked, is out of reach."""

AT_HAND = """() => {
    const table = document.querySelector(".table");
    if (!table) return {step: -1, over: false, ids: [], looks: false};
    const seen = [...table.querySelectorAll("[data-choice]")]
        .filter(e => !e.disabled && !e.classList.contains("dim") && e.getClientRects().length);
    return {step: Number(table.dataset.step), shown: table.dataset.shown, over: table.classList.contains("over"),
            ids: [...new Set(seen.map(e => e.dataset.choice))], looks: !!table.querySelector("[data-key=looked]")};
}"""

POINT = """wanted => {
    const target = [...document.querySelectorAll(wanted)].find(each => each.getClientRects().length);
    if (!target) return [];
    const ends = each => each.effect.getComputedTiming().endTime;  // what pulses for ever can be clicked all the same
    const moves = each => each.effect.target?.contains(target) && ends(each) > 100 && ends(each) < Infinity;
    if (document.getAnimations().some(moves)) return null;
    target.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
    const {x, y, width, height} = target.getBoundingClientRect(), middle = [x + width / 2, y + height / 2];
    return target.contains(document.elementFromPoint(...middle)) ? middle : null;
}"""
"""Where something can be clicked at once, because it does not move and nothing is in front of it; nothing if it is gone."""

IN_SIGHT = "wanted => [...document.querySelectorAll(wanted)].some(each => each.getClientRects().length)"


class Anybody(ABC):
    """A browser window of somebody's own."""

    def __init__(self, url: str) -> None:
        self.url = url
        """Of the server."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Open an address."""

    @abstractmethod
    def evaluate(self, script: str, argument: Any = None) -> Any:
        """What a function in the page returns, as plain data."""

    @abstractmethod
    def click_at(self, x: float, y: float) -> None:
        """Click there with the mouse, or tap."""

    @abstractmethod
    def wait(self, milliseconds: float) -> None:
        """Let the browser do what it has to."""

    @abstractmethod
    def resize(self, size: tuple[int, int]) -> None:
        """Turn the phone, or sit down at another screen."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is seen now, as PNG."""

    def open(self, path: str) -> None:
        """Go to a screen."""
        self.go(self.url + path)

    def see(self, wanted: str) -> None:
        """Wait for something to be shown."""
        self.until(lambda: self.evaluate(IN_SIGHT, wanted), wanted)

    def until(self, done: Callable[[], object], what: object) -> None:
        """Wait for it to be done."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"{what} did not come"
            self.wait(20)

    def click(self, wanted: str) -> None:
        """Click the first of those that are shown."""
        self.see(wanted)
        self.until(lambda: self.evaluate(POINT, wanted) is not None, f"a way to {wanted}")
        self.click_at(*self.evaluate(POINT, wanted))

    # Settings, as if somebody had chosen them in another tab ------------------------------------------------------------

    def set_theme(self, theme: str) -> None:
        self.choose("theme", theme)
        self.see(f"html[data-theme={theme}]")

    def set_language(self, language: str) -> None:
        self.choose("language", language)
        self.see(f"html[lang={language}]")

    def choose(self, name: str, value: str) -> None:
        """Tell the page what the browser tells all tabs when one of them changes a setting."""
        news = [f"clowder.{name}", json.dumps(value)]
        self.evaluate("([key, newValue]) => void dispatchEvent(new StorageEvent('storage', {key, newValue}))", news)

    # Playing ---------------------------------------------------------------------------------------------------------

    def at_hand(self) -> dict[str, Any]:
        """What the table offers now."""
        found: dict[str, Any] = self.evaluate(AT_HAND)
        return found

    def act(self, offered: dict[str, Any], chance: random.Random) -> None:
        """Do one of the things that are offered, with the mouse. What is offered no longer (the news was on its way) is let
        be; what is there has to be within reach."""
        wanted = f'[data-choice="{chance.choice(offered["ids"])}"]:not(.dim)' if offered["ids"] else "[data-key=looked]"
        end = time.monotonic() + WITHIN_REACH
        while (point := self.evaluate(POINT, f".table {wanted}")) is None:
            if self.at_hand()["shown"] != offered["shown"]:
                return
            assert time.monotonic() < end, f"{wanted} is out of reach"
            self.wait(20)
        if point:
            self.click_at(*point)


def play_to_the_end(
    people: Sequence[Anybody],
    chance: random.Random,
    between: Callable[[int], object] = lambda turn: None,
    enough: float = math.inf,
) -> int:
    """Everybody plays what they like until the game is over, or somebody did something often enough; how many times that
    was. `between` is called after each of them."""
    turns, until = 0, time.monotonic() + PATIENCE
    while turns < enough and not all(person.at_hand()["over"] for person in people):
        moved = False
        for person in people:
            offered = person.at_hand()
            if not (offered["ids"] or offered["looks"]):
                continue
            person.act(offered, chance)
            turns += 1
            moved = True
            between(turns)
        if moved:
            until = time.monotonic() + PATIENCE
        else:
            people[0].wait(20)
        assert time.monotonic() < until, [person.at_hand() for person in people]
    return turns
