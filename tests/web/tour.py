"""Every screen there is, each at a telling moment: for the tests that look at all of them, and for pictures in docs/."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.web.anybody import Anybody
from tests.web.people import asked, table_for

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

    def lobby(self, guide: Anybody) -> None:
        guide.open("/")
        guide.see("[data-key=play-now]")

    def settings(self, guide: Anybody) -> None:
        self.lobby(guide)
        guide.click(".bar .button.round")
        guide.see("dialog[open]")

    def open_table(self) -> dict[str, Any]:
        body = {"game": "gattara", "players": 4, "name": "Ann", "bots": ["tiger"]}
        return asked(self.url, "tables", body)  # type: ignore[no-any-return]

    def waiting(self, guide: Anybody) -> None:
        table = self.table("waiting", self.open_table)
        guide.open(f"/table/{table['table']}#{table['token']}")
        guide.see("[data-key=start]")
        guide.see("h1")

    def join(self, guide: Anybody) -> None:
        guide.open(f"/join/{self.table('waiting', self.open_table)['code']}")
        guide.see("[data-key=sit-down]")

    def playing(self, game: str) -> Callable[[Anybody], None]:
        def show(guide: Anybody) -> None:
            def make() -> dict[str, Any]:
                bots = ["house-cat"] * (PLAYERS[game] - 1)
                return table_for(self.url, game, ["Ann"], bots, manners={"practice": True, "reaction": 0.5})

            table = self.table(game, make)
            guide.open(f"/table/{table['table']}#{table['tokens'][0]}")
            guide.see(".table")
            chance = random.Random(4)

            def shows_enough() -> bool:
                offered = guide.at_hand()
                if table.get("moves", 0) >= TURNS and offered["ids"]:
                    return True
                if offered["over"]:  # sooner than one could have guessed: another one
                    del self.made[game]
                    show(guide)
                    return True
                if offered["ids"] or offered["looks"]:
                    guide.act(offered, chance)
                    table["moves"] = table.get("moves", 0) + 1
                return False

            guide.until(shows_enough, f"a move at {game}")

        return show

    def over_table(self) -> dict[str, Any]:
        """A game that bots have finished, for somebody who went away."""
        table = table_for(self.url, "discat", ["Ann"], ["kitten", "kitten"])
        asked(self.url, f"tables/{table['table']}/seats/0/stand-in", {}, token=table["tokens"][0])
        return table

    def over(self, guide: Anybody) -> None:
        table = self.table("over", self.over_table)
        guide.open(f"/table/{table['table']}#{table['tokens'][0]}")
        guide.see(".table.over .result")

    def replay(self, guide: Anybody) -> None:
        self.over(guide)
        guide.open(f"/replay/{self.made['over']['table']}?step=20&eyes=open")
        guide.see(".chances:not(.coming)")

    def saved_replay(self, guide: Anybody) -> None:
        guide.open("/replay")
        guide.see(".drop-file")

    def learn(self, game: str) -> Callable[[Anybody], None]:
        def show(guide: Anybody) -> None:
            guide.open(f"/learn/{game}")
            guide.see(".table")

        return show

    def rules(self, guide: Anybody) -> None:
        guide.open("/rules/gattara#G31")
        guide.see("#G31")

    def tv(self, guide: Anybody) -> None:
        table = self.table("tv", lambda: table_for(self.url, "devils_scat", ["Ann", "Bob"], ["house-cat"]))
        guide.open(f"/tv/{table['table']}")
        guide.see(".table")  # .tv only where the screen is big

    def curtain(self, guide: Anybody) -> None:
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
        guide.evaluate("kept => localStorage.setItem('clowder.tables', kept)", json.dumps(kept))
        guide.open(f"/table/{table['table']}")
        guide.see("[data-key=lift]")

    def dead_link(self, guide: Anybody) -> None:
        guide.open("/table/AAAAAAAAAAAAAAAA")
        guide.see(".trouble h1")

    def stops(self) -> dict[str, Callable[[Anybody], None]]:
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
