"""Every screen there is, each at a telling moment: for the tests that look at all of them, and for pictures in docs/."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.web.people import Person, asked, table_for

TURNS = 5
"""Of the guide, before a table is shown: by then something lies on it."""
PLAYERS = {"discat": 4, "devils_scat": 4, "gattara": 5, "rat_a_tat_roll": 4}


@dataclass
class Tour:
    """A walk through all screens of a server."""

    url: str
    made: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Tables by what they are for: each is made once, and looked at in every size and theme."""

    def table(self, name: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """A table that is made when it is first needed."""
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]

    # The stops -------------------------------------------------------------------------------------------------------

    def lobby(self, guide: Person) -> None:
        guide.open("/")
        guide.page.wait_for_selector("[data-key=play-now]")

    def settings(self, guide: Person) -> None:
        self.lobby(guide)
        guide.page.locator(".bar .button.round").last.click()
        guide.page.wait_for_selector("dialog[open]")

    def open_table(self) -> dict[str, Any]:
        body = {"game": "gattara", "players": 4, "name": "Ann", "bots": ["tiger"]}
        return asked(self.url, "tables", body)  # type: ignore[no-any-return]

    def waiting(self, guide: Person) -> None:
        table = self.table("waiting", self.open_table)
        guide.open(f"/table/{table['table']}#{table['token']}")
        guide.page.wait_for_selector("[data-key=start]")
        guide.page.wait_for_selector("h1")

    def join(self, guide: Person) -> None:
        guide.open(f"/join/{self.table('waiting', self.open_table)['code']}")
        guide.page.wait_for_selector("[data-key=sit-down]")

    def playing(self, game: str) -> Callable[[Person], None]:
        def show(guide: Person) -> None:
            bots = ["house-cat"] * (PLAYERS[game] - 1)
            table = self.table(
                game, lambda: table_for(self.url, game, ["Ann"], bots, manners={"practice": True, "reaction": 0.5})
            )
            guide.open(f"/table/{table['table']}#{table['tokens'][0]}")
            guide.page.wait_for_selector(".table")
            chance = random.Random(4)
            while "turns" not in table or not guide.at_hand()["ids"]:
                offered = guide.at_hand()
                table["moves"] = table.get("moves", 0)
                if table["moves"] >= TURNS and offered["ids"]:
                    table["turns"] = True
                elif offered["ids"] or offered["looks"]:
                    guide.act(offered, chance)
                    table["moves"] += 1
                else:
                    guide.page.wait_for_timeout(50)

        return show

    def over_table(self) -> dict[str, Any]:
        """A game that bots have finished, for somebody who went away."""
        table = table_for(self.url, "discat", ["Ann"], ["kitten", "kitten"])
        asked(self.url, f"tables/{table['table']}/seats/0/stand-in", {}, token=table["tokens"][0])
        return table

    def over(self, guide: Person) -> None:
        table = self.table("over", self.over_table)
        guide.open(f"/table/{table['table']}#{table['tokens'][0]}")
        guide.page.wait_for_selector(".table.over .result")

    def replay(self, guide: Person) -> None:
        self.over(guide)
        guide.open(f"/replay/{self.made['over']['table']}?step=20&eyes=open")
        guide.page.wait_for_selector(".table")

    def saved_replay(self, guide: Person) -> None:
        guide.open("/replay")
        guide.page.wait_for_selector("input[type=file]", state="attached")

    def learn(self, game: str) -> Callable[[Person], None]:
        def show(guide: Person) -> None:
            guide.open(f"/learn/{game}")
            guide.page.wait_for_selector(".table")

        return show

    def rules(self, guide: Person) -> None:
        guide.open("/rules/gattara#G31")
        guide.page.wait_for_selector("#G31")

    def tv(self, guide: Person) -> None:
        table = self.table("tv", lambda: table_for(self.url, "devils_scat", ["Ann", "Bob"], ["house-cat"]))
        guide.open(f"/tv/{table['table']}")
        guide.page.wait_for_selector(".table")  # .tv only where the screen is big

    def curtain(self, guide: Person) -> None:
        def make() -> dict[str, Any]:
            body = {
                "game": "discat", "players": 3, "name": "Ann", "names": ["Bob"], "bots": ["kitten"], "start": True,
                "manners": {"hot_seat": True, "pace": 0},
            }  # fmt: skip
            return asked(self.url, "tables", body)  # type: ignore[no-any-return]

        table = self.table("curtain", make)
        guide.open("/")
        kept = [
            {"table": table["table"], "code": table["code"], "game": "discat", "at": 0, "over": False,
             "tokens": dict(enumerate(table["tokens"]))},
        ]  # fmt: skip
        guide.page.evaluate("kept => localStorage.setItem('clowder.tables', kept)", json.dumps(kept))
        guide.open(f"/table/{table['table']}")
        guide.page.wait_for_selector("[data-key=lift]")

    def dead_link(self, guide: Person) -> None:
        guide.open("/table/AAAAAAAAAAAAAAAA")
        guide.page.wait_for_selector(".trouble h1")

    def stops(self) -> dict[str, Callable[[Person], None]]:
        """Every screen by its name."""
        return {
            "lobby": self.lobby,
            "settings": self.settings,
            "join": self.join,
            "waiting": self.waiting,
            **{game: self.playing(game) for game in PLAYERS},
            "over": self.over,
            "replay": self.replay,
            "replay-open": self.saved_replay,
            **{f"learn-{game}": self.learn(game) for game in PLAYERS},
            "rules": self.rules,
            "tv": self.tv,
            "curtain": self.curtain,
            "dead-link": self.dead_link,
        }


STOPS = tuple(Tour("").stops())
