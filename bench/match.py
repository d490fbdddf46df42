"""`Match.play` plus one view for every seat, in microseconds, for every game and player count: under 500 wanted. Views as
plain data, which is what `Match.view` gives, and as JSON, which is what a server sends."""

from __future__ import annotations

import random
import time

import msgspec

import clowder
from clowder.engine import catalogue
from clowder.engine.record import copy
from clowder.engine.warmup import warm

GAMES = 20

encode = msgspec.json.Encoder().encode


def main() -> None:
    """Play some games of each with all views after every step."""
    for name in catalogue.names():
        for players in catalogue.game(name).seats:
            chooser = random.Random(1)
            warm(catalogue.game(name))
            playing = viewing = sending = 0.0
            steps = 0
            for seed in range(GAMES):
                match = clowder.new(name, players, seed=seed)
                while not match.over:
                    move = chooser.choice(match.choices())["id"]
                    start = time.perf_counter()
                    match.play(move)
                    played = time.perf_counter()
                    for seat in range(players):
                        match.view(seat)
                    seen = time.perf_counter()
                    for seat in range(players):
                        encode(match.shown(seat))
                    sent = time.perf_counter()
                    playing += played - start
                    viewing += seen - played
                    sending += sent - seen
                    steps += 1
            record = match.record
            start = time.perf_counter()
            for _ in range(1000):
                copy(record)
            copying = (time.perf_counter() - start) / 1000
            play, view, json = (seconds / steps * 1e6 for seconds in (playing, viewing, sending))
            print(
                f"{name:15} {players} players: play {play:4.0f} µs, all views {view:4.0f} µs, both {play + view:4.0f} µs; "
                f"all views as JSON {json:4.0f} µs; copying a record {copying * 1e6:.1f} µs"
            )


if __name__ == "__main__":
    main()
