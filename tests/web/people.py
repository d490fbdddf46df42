"""Somebody at a Chromium: opens pages, looks, and plays by mouse, by finger, or by keyboard alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from clowder.engine import catalogue
from tests.server.running import running
from tests.web.anybody import PATIENCE, Anybody
from tests.web.browser import DESKTOP

KNOWS_THE_AIMS = f"""try {{
    localStorage.getItem("clowder.aims") ?? localStorage.setItem("clowder.aims", '{json.dumps(catalogue.names())}');
}} catch {{}}"""
"""What the browser of somebody remembers who has played every game: whoever has not is told its aim first."""


class Person(Anybody):
    """A browser window of somebody's own."""

    def __init__(self, context: BrowserContext, page: Page, url: str, *, language: str, keys_only: bool) -> None:
        super().__init__(url)
        self.context = context
        self.page = page
        self.language = language
        self.keys_only = keys_only
        self.has_place = False
        """Whether the keyboard is somewhere in the page: not before the first Tab, nor when one led out of it."""
        self.complaints: list[str] = []
        """What the page complained about: errors that nobody caught, texts that are missing, answers nobody expected."""
        self.heard: list[dict[str, Any]] = []
        """Every message of the server's."""
        self.excused: tuple[str, ...] = ()
        """Parts of complaints that a test expects: a browser reports lost connections by itself."""
        page.on("pageerror", lambda error: self.complain(str(error)))
        page.on("console", lambda line: self.complain(line.text) if line.type == "error" else None)
        page.on("websocket", self.listen)

    @classmethod
    @contextmanager
    def at(
        cls, browser: Browser, url: str, *, size: tuple[int, int] = DESKTOP, language: str = "en", touch: bool = False,
        calm: bool = True, theme: Any = "light", keys_only: bool = False, newcomer: bool = False, **how: Any,
    ) -> Iterator[Person]:  # fmt: skip
        """A new window; `calm`: nothing moves, so that nobody has to wait for it."""
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, has_touch=touch, color_scheme=theme,
            reduced_motion="reduce" if calm else "no-preference", service_workers="block", **how,
        )  # fmt: skip
        context.set_default_timeout(PATIENCE * 1000)
        if not newcomer:
            context.add_init_script(KNOWS_THE_AIMS)
        try:
            yield cls(context, context.new_page(), url, language=language, keys_only=keys_only)
        finally:
            context.close()

    def complain(self, text: str) -> None:
        """Note what went wrong, unless it was to be expected."""
        if "Service Worker registration blocked" not in text and not any(part in text for part in self.excused):
            self.complaints.append(text)

    def listen(self, socket: WebSocket) -> None:
        """Note what the server says."""
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def go(self, address: str) -> None:
        self.page.goto(address)

    def evaluate(self, script: str, argument: Any = None) -> Any:
        return self.page.evaluate(script, argument)

    def click_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def wait(self, milliseconds: float) -> None:
        self.page.wait_for_timeout(milliseconds)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def picture(self) -> bytes:
        return self.page.screenshot()

    def act(self, offered: dict[str, Any], chance: random.Random) -> None:
        (self.act_by_keyboard if self.keys_only else super().act)(offered, chance)

    def act_by_keyboard(self, offered: dict[str, Any], chance: random.Random) -> None:
        """The same, touching nothing but the keys: Tab to walk, arrows in a row of cards, Enter. Where the keyboard is must
        never be lost."""
        assert not (self.has_place and self.page.evaluate(HERE)["nowhere"]), f"the focus was lost at {offered}"
        stops = chance.randrange(1, 4)
        for _ in range(200):
            here = self.step_to("Tab")
            for _ in range(here["row"]):
                if here["choice"]:
                    stops -= 1
                    if stops <= 0:
                        self.page.keyboard.press("Enter")
                        return
                if here["row"] > 1:
                    here = self.step_to("ArrowRight")
            if here["shown"] != offered["shown"]:
                return
        raise AssertionError(f"the keyboard reaches none of {offered}")

    def step_to(self, key: str) -> dict[str, Any]:
        """Press a key that leads elsewhere; where that is."""
        self.page.keyboard.press(key)
        found: dict[str, Any] = self.page.evaluate(HERE)
        self.has_place = not found["nowhere"]
        return found


HERE = """() => {
    const here = document.activeElement;
    return {
        nowhere: here === null || here === document.body,
        row: here?.closest(".row")?.querySelectorAll("button.card").length || 1,
        choice: !!here && (("choice" in here.dataset && !here.classList.contains("dim")) || here.dataset.key === "looked"),
        shown: document.querySelector(".table")?.dataset.shown,
    };
}"""


@contextmanager
def patient_server() -> Iterator[str]:
    """A server whose windows for reactions may be shorter, and clocks longer, than people could bear."""
    with patch("clowder.server.live.creation.check_settings", lambda manners: None), running() as url:
        yield url


SHORT = {"devils_scat": {"scoring": "classic"}}
"""Options with which a game that is played at random ends soon."""


@contextmanager
def the_same_deal() -> Iterator[None]:
    """Tables that are made meanwhile have the same cards, and bots that play alike, whoever asks; the games are short."""
    with patch("clowder.server.live.creation.new_secret", lambda: "3" * 32):
        yield


def asked(url: str, path: str, body: Any = None, method: str | None = None, token: str | None = None) -> Any:
    """Ask the server for something, without a browser."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    request = Request(f"{url}/api/{path}", json.dumps(body).encode() if body is not None else None, headers, method=method)
    with urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def table_for(url: str, game: str, people: Sequence[str], bots: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    """A table that has begun: its id, code, and the tokens of its people by seat."""
    players = len(people) + len(bots)
    manners = {"pace": 0, "reaction": 0.25} | more.pop("manners", {})
    made = asked(
        url, "tables", {"game": game, "players": players, "name": people[0], "bots": list(bots), "manners": manners} | more
    )
    tokens = [made["token"]]
    for seat, name in enumerate(people[1:], 1):
        tokens.append(asked(url, f"tables/{made['table']}/seats/{seat}", {"name": name})["token"])
    asked(url, f"tables/{made['table']}/start", {}, token=tokens[0])
    return {"table": made["table"], "code": made["code"], "tokens": tokens}
