"""Somebody at a browser: opens pages, looks, and plays by mouse, by finger, or by keyboard alone."""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket
from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.browser import DESKTOP

PATIENCE = 60
"""Seconds after which a game that does not go on has failed."""

AT_HAND = """() => {
    const table = document.querySelector(".table");
    if (!table) return {step: -1, over: false, ids: [], looks: false};
    const seen = [...table.querySelectorAll("[data-choice]")]
        .filter(e => !e.disabled && !e.classList.contains("dim") && e.getClientRects().length);
    return {step: Number(table.dataset.step), shown: table.dataset.shown, over: table.classList.contains("over"),
            ids: [...new Set(seen.map(e => e.dataset.choice))], looks: !!table.querySelector("[data-key=looked]")};
}"""


class Person:
    """A browser window of somebody's own."""

    def __init__(self, context: BrowserContext, page: Page, url: str, *, language: str, keys_only: bool) -> None:
        self.context = context
        self.page = page
        self.url = url
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
        calm: bool = True, theme: Any = "light", keys_only: bool = False, **how: Any,
    ) -> Iterator[Person]:  # fmt: skip
        """A new window; `calm`: nothing moves, so that nobody has to wait for it."""
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, has_touch=touch, color_scheme=theme,
            reduced_motion="reduce" if calm else "no-preference", service_workers="block", **how,
        )  # fmt: skip
        context.set_default_timeout(PATIENCE * 1000)
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

    def open(self, path: str) -> None:
        """Go to a screen."""
        self.page.goto(self.url + path)

    # Playing ---------------------------------------------------------------------------------------------------------

    def at_hand(self) -> dict[str, Any]:
        """What the table offers now."""
        found: dict[str, Any] = self.page.evaluate(AT_HAND)
        return found

    def act(self, offered: dict[str, Any], chance: random.Random) -> None:
        """Do one of the things that are offered, with the mouse. What is offered no longer (the news was on its way) is let
        be; what is there has to be within reach."""
        wanted = f'[data-choice="{chance.choice(offered["ids"])}"]:not(.dim)' if offered["ids"] else "[data-key=looked]"
        point = self.page.evaluate(POINT, f".table {wanted}")
        if point is not None:
            if point:
                self.page.mouse.click(*point)
            return
        target = self.page.locator(f".table {wanted}").first
        try:
            target.click(timeout=2000)
        except TookTooLong:
            if target.count() and self.at_hand()["shown"] == offered["shown"]:
                raise

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


POINT = """wanted => {
    const target = [...document.querySelectorAll(wanted)].find(each => each.getClientRects().length);
    if (!target) return [];
    const moves = each => each.effect.target?.contains(target) && each.effect.getComputedTiming().endTime > 100;
    if (document.getAnimations().some(moves)) return null;
    const {x, y, width, height} = target.getBoundingClientRect(), middle = [x + width / 2, y + height / 2];
    return target.contains(document.elementFromPoint(...middle)) ? middle : null;
}"""
"""Where something can be clicked at once, because it does not move and nothing is in front of it; nothing if it is gone."""
HERE = """() => {
    const here = document.activeElement;
    return {
        nowhere: here === null || here === document.body,
        row: here?.closest(".row")?.querySelectorAll("button.card").length || 1,
        choice: !!here && (("choice" in here.dataset && !here.classList.contains("dim")) || here.dataset.key === "looked"),
        shown: document.querySelector(".table")?.dataset.shown,
    };
}"""


def play_to_the_end(
    people: Sequence[Person],
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
            how = person.act_by_keyboard if person.keys_only else person.act
            how(offered, chance)
            turns += 1
            moved = True
            between(turns)
        if moved:
            until = time.monotonic() + PATIENCE
        else:
            people[0].page.wait_for_timeout(20)
        assert time.monotonic() < until, [person.at_hand() for person in people]
    return turns


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
