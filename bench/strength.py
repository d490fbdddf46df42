"""How strong the bots are against those of an earlier release, game by game, on duplicate deals.

    scripts/bench strength                          against the release named in PREVIOUS, search:20ms and greedy
    python bench/strength.py --against REF --bots search:100ms --deals 50 --players 4

The earlier release is taken from the repository and runs in a process of its own; it gets what its seat knows and nothing
else. Both sides think in turn, on one core, so they share the machine fairly. An earlier release with other rules or
another record cannot be compared, and that is said.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from clowder.bots.known import Entry, KnownBot
from clowder.bots.position import Position, seed_of
from clowder.bots.roster import understood
from clowder.engine import catalogue
from clowder.engine.blank import blank
from clowder.lab.bot_table import BotTable
from clowder.lab.evidence import PARITY, share_of_deals
from clowder.lab.seatings import seatings

PREVIOUS = "e15e1ac8bf"
"""The previous release: its tag or commit. Raise it with every release."""
ROOT = Path(__file__).parents[1]


class Earlier:
    """The process of an earlier release."""

    def __init__(self, source: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source)}
        program = [sys.executable, str(ROOT / "bench" / "previous_player.py")]
        self.process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True)
        self.facts = self.heard()
        self.seated = 0

    def heard(self) -> Any:
        """What it says next."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit("the earlier release ended; what it said is above")
        return json.loads(line)

    def ask(self, question: dict[str, Any]) -> int:
        """Its answer."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return int(self.heard())

    def bot(self, name: str) -> Entry:
        """The bot of that name in that release: a player of its own for each seat of each game."""
        release = self

        class EarlierBot(KnownBot):
            def __init__(self) -> None:
                release.seated += 1
                self.number = release.seated

            def choose(self, position: Position) -> int:
                record = base64.b64encode(position.record.tobytes()).decode()
                asked = {"bot": name, "player": self.number, "game": position.game.name, "record": record}
                return release.ask({**asked, "seat": position.seat, "step": position.step, "seed": position.seed})

        return Entry(name, EarlierBot)


def unpacked(reference: str, folder: str) -> Path:
    """The sources of a commit of this repository."""
    archive = subprocess.run(["git", "archive", reference, "src"], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode:
        sys.exit(f"cannot take {reference} from the repository: {archive.stderr.decode().strip()}")
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
    return Path(folder) / "src"


def measured(release: Earlier, name: str, bot: str, players: int, deals: int) -> tuple[float, float, float]:
    """The share of the wins that today's bot has against the earlier one, with its 95 % interval."""
    game = catalogue.game(name)
    today, earlier = understood(bot), release.bot(bot)
    table, shares = BotTable(game, blank(game, players)), []
    for deal in range(deals):
        games = []
        for number, seating in enumerate(seatings(players)):
            entries = [(today, earlier)[who] for who in seating]
            outcome = table.play(entries, seed_of("strength", deal), seed_of("strength", deal, number))
            if outcome.forfeit is not None:
                sys.exit(f"{name}: {outcome.reason}")
            games.append(sum(share for share, who in zip(outcome.shares, seating, strict=True) if who == 0))
        shares.append(games)
    return share_of_deals(shares)


def main() -> None:
    """Measure, and print a line for each game."""
    asked = argparse.ArgumentParser(description="Strength against an earlier release.")
    asked.add_argument("--against", default=PREVIOUS, metavar="REF")
    asked.add_argument("--bots", default="greedy,search:20ms", metavar="BOT,…", help="greedy, or search:Nms")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--deals", type=int, default=40)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        release = Earlier(unpacked(given.against, folder))
        print(f"against {given.against} (clowder {release.facts['version']}), {given.players} players, {given.deals} deals")
        for bot in given.bots.split(","):
            totals = []
            for name in catalogue.names():
                game = catalogue.game(name)
                if release.facts["rules"].get(name) != [game.version, game.record.dtype.itemsize]:
                    print(f"{bot:<14}{name:<16} cannot be compared: other rules, or another record")
                    continue
                share, low, high = measured(release, name, bot, given.players, given.deals)
                totals.append(share)
                word = "stronger" if low > PARITY else "weaker" if high < PARITY else "no different"
                print(f"{bot:<14}{name:<16} wins {share:.3f} ({low:.3f}–{high:.3f}), {word}", flush=True)
            if totals:
                print(f"{bot:<14}{'average':<16} wins {sum(totals) / len(totals):.3f}", flush=True)


if __name__ == "__main__":
    main()
