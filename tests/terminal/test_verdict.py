from __future__ import annotations

import io
import math
from typing import Any

import pytest
from rich.console import Console

from clowder.terminal.verdict import show

NAMES = {"players": 2, "search": "search:1s", "clairvoyant": "clairvoyant:1s", "fair": 0.6}


def shown(**changes: Any) -> str:
    duel = {"players": 2, "first": "greedy", "second": "search:1s", "deals": 1200, "share": 0.4, "low": 0.3, "high": 0.5,
            "score": None, "score_low": None, "score_high": None, "settled": True}  # fmt: skip
    rungs = [
        {"bot": bot, "elo": elo, "low": elo - 5, "high": elo + 5} for bot, elo in (("search:1s", 70.4), ("greedy", 0.0))
    ]
    verdict: dict[str, Any] = {
        "game": "discat", "bots": ["greedy", "search:1s"], "players": [2], "deals": 1200, "seed": 12345, "repeats": True,
        "duels": [duel], "ladders": [{"players": 2, "rungs": rungs}], "ceilings": [], "forfeits": [],
    }  # fmt: skip
    file = io.StringIO()
    show(Console(file=file, width=80, highlight=False), {**verdict, **changes}, "en")
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
def test_the_ceiling_is_told_as_far_as_it_is_known(ceiling: tuple[float, ...], told: str) -> None:
    found = {**NAMES, **dict(zip(("seeing", "covered", "low", "high"), ceiling, strict=True))}
    assert told in shown(ceilings=[found])


def test_reasons_of_strangers_are_shown_and_not_obeyed() -> None:
    told = shown(forfeits=[{"bot": "[red]x", "games": 1, "reason": "\x1b[2Jgone"}])
    assert r"[red]x forfeited one game: \x1b[2Jgone" in told


def test_nothing_is_explained_where_nothing_was_found_out() -> None:
    told = shown(duels=[], repeats=False)
    assert "No deal was finished yet." in told
    assert "Settled means" not in told
    assert "Elo" not in told
