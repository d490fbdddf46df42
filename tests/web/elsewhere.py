"""Somebody at another browser than Chromium: what Firefox and WebKit have in common here.

Both are driven without a driver's library: a dozen commands of two standards (WebDriver, and WebDriver BiDi) need none, and
nothing has to keep step with the browsers that a system has.
"""

from __future__ import annotations

import json
import os
import shutil
import time
from abc import abstractmethod
from pathlib import Path
from typing import Any

from tests.web.anybody import PATIENCE, Anybody

CLICK = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
COMPLAINTS = """() => {
    if (window.complaints) return;
    window.complaints = [];
    const note = text => window.complaints.push(String(text));
    addEventListener("error", event => note(event.message));
    addEventListener("unhandledrejection", event => note(event.reason));
    const error = console.error;
    console.error = (...all) => { note(all.join(" ")); error(...all); };
}"""
"""Notes what goes wrong in a page from now on."""


class Elsewhere(Anybody):
    """A window of somebody's own, in which nothing moves by itself: both browsers are told that less motion is wanted."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.noted: list[str] = []
        """What went wrong in the pages that were left."""

    @abstractmethod
    def run(self, function: str, argument: str) -> str:
        """Call a function in the page, and wait for what it returns."""

    @abstractmethod
    def act_with_pointer(self, source: dict[str, Any]) -> None:
        """Let a pointer do what WebDriver calls its actions."""

    @abstractmethod
    def fit(self, size: tuple[int, int]) -> None:
        """Ask for the page to be of this size."""

    def evaluate(self, script: str, argument: Any = None) -> Any:
        wrapped = f"async text => JSON.stringify((await ({script})(JSON.parse(text))) ?? null)"
        return json.loads(self.run(wrapped, json.dumps(argument)))

    def click_at(self, x: float, y: float) -> None:
        there = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        self.act_with_pointer({"type": "pointer", "id": "mouse", "actions": [there, *CLICK]})

    def wait(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def resize(self, size: tuple[int, int]) -> None:
        self.fit(size)
        self.until(lambda: self.evaluate("() => [innerWidth, innerHeight]") == list(size), f"a page of {size}")

    def complaints(self) -> list[str]:
        """What went wrong in the pages so far."""
        self.noted += self.evaluate("() => (window.complaints ?? []).splice(0)")
        return self.noted


def found(variable: str, *names: str) -> str:
    """Where a program is."""
    path = os.environ.get(variable) or next((path for name in names if (path := shutil.which(name))), None)
    assert path, f"these tests need {names[0]}: scripts/test installs it, or {variable}=/path/to/it"
    return path


def written(file: Path) -> str:
    """What a program that was just started writes into a file, once it has."""
    end = time.monotonic() + PATIENCE
    while not (file.exists() and (text := file.read_text())):
        assert time.monotonic() < end, f"{file.name} was not written"
        time.sleep(0.02)
    return text
