from __future__ import annotations

import io
import math
from typing import Any

import msgspec
import pytest
from rich.console import Console

from clowder.cli.lab.verdict import print_verdict
from clowder.lab.verdict import Ceiling, Duel, Forfeit, Ladder, Rung, Verdict

DUEL = Duel(
    players=2, first="greedy", second="search:1s", deals=1200, games=2400, share=0.4, low=0.3, high=0.5,
    score=None, score_low=None, score_high=None, evidence=30.0, settled=True, forfeits=[0, 0],
)  # fmt: skip
RUNGS = [Rung(bot, elo, elo - 5, elo + 5) for bot, elo in (("search:1s", 70.4), ("greedy", 0.0))]
VERDICT = Verdict(
    game="discat", rules=1, options={}, bots=["greedy", "search:1s"], players=[2], deals=1200, all_deals=False, seed=12345,
    repeats=True, duels=[DUEL], ladders=[Ladder(2, RUNGS)], ceilings=[], forfeits=[],
)  # fmt: skip


def shown(**changes: Any) -> str:
    file = io.StringIO()
    print_verdict(Console(file=file, width=80, highlight=False), msgspec.structs.replace(VERDICT, **changes), "en")
    return " ".join(file.getvalue().split())


def test_a_game_without_scores_has_a_dash_and_the_first_bot_no_interval() -> None:
    told = shown()
    assert "greedy 1200 40.0 % – yes" in told
    assert "1 search:1s +70 +65 to +75 2 greedy 0 Wins" in told
    assert "seed 12345" in told  # a name, not a number to be made readable


@pytest.mark.parametrize(
    ("ceiling", "told"),
    [
        ((0.7, 0.5, 0.4, 0.625), "search:1s covers 50 % (40 to 62 %) of the way from greedy to clairvoyant:1s."),
        ((0.7, 0.5, -math.inf, 0.6), "search:1s covers 50 % (too few deals to say) of the way"),
        ((0.5, math.nan, math.nan, math.nan), "there is nothing for search:1s to cover"),
        ((0.4, -1.0, -2.0, 3.0), "there is nothing for search:1s to cover"),
    ],
)
def test_the_ceiling_is_told_as_far_as_it_is_known(ceiling: tuple[float, float, float, float], told: str) -> None:
    assert told in shown(ceilings=[Ceiling(2, "search:1s", "clairvoyant:1s", 0.6, *ceiling)])


def test_reasons_of_strangers_are_shown_and_not_obeyed() -> None:
    told = shown(forfeits=[Forfeit("[red]x", 1, "\x1b[2Jgone")])
    assert r"[red]x forfeited one game: \x1b[2Jgone" in told


def test_nothing_is_explained_where_nothing_was_found_out() -> None:
    told = shown(duels=[], repeats=False)
    assert "No deal was finished yet." in told
    assert "Settled means" not in told
    assert "Elo" not in told


def test_the_plan_counts_its_deals() -> None:
    assert "At most one deal a duel, in every seating; seed 12345" in shown(deals=1)
    assert "At most 1,200 deals a duel, each in every seating; seed 12345" in shown()
