"""Bots by name: what is understood, and that what is not gets a clear refusal that names the bot."""

from __future__ import annotations

import pytest

import clowder
from clowder.bots import bot
from clowder.bots.greedy import Greedy
from clowder.bots.position import Position
from clowder.bots.roster import LEVELS, understood
from clowder.bots.search import Search
from clowder.errors import BadOption


@pytest.mark.parametrize(
    ("name", "milliseconds", "simulations", "threads"),
    [
        ("search", 100, None, 1),
        ("search:100ms", 100, None, 1),
        ("search:1.5s", 1500, None, 1),
        ("search:2000sims", None, 2000, 1),
        (" search:1s:2threads ", 1000, None, 2),
    ],
)
def test_budgets(name: str, milliseconds: float | None, simulations: int | None, threads: int) -> None:
    entry = understood(name)
    assert (entry.kind, entry.milliseconds, entry.simulations, entry.threads) == (
        "search",
        milliseconds,
        simulations,
        threads,
    )
    assert entry.repeats == (simulations is not None)


@pytest.mark.parametrize(
    "name",
    [
        *("search:", "search:fast", "search:20", "search:0ms", "search:-5ms", "search:1h", "search:1.5sims", "search:601s"),
        *("search:100ms:0threads", "search:100ms:x", "search:1e3ms", "search:٣ms"),
    ],
)
def test_a_malformed_budget_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadOption) as refusal:
        understood(name)
    assert name in str(refusal.value)
    assert "2000sims" in str(refusal.value)


@pytest.mark.parametrize("name", ["", "lion", "clairvoyant:100ms", "clairvoyant", "my bots:Clever", ":", "a:b c", "../x:y"])
def test_an_unknown_bot_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadOption) as refusal:
        understood(name)
    assert refusal.value.args_["bot"] == name
    for language in ("en", "fr", "es"):
        assert "tiger" in refusal.value.text(language)


def test_a_bot_that_needs_no_budget_takes_none() -> None:
    with pytest.raises(BadOption, match="greedy"):
        understood("greedy:100ms")


@pytest.mark.parametrize("name", ["my_bots:Clever", "a.b.c:D", "bots/clever.py:Clever", "./x y/clever.py:Clever"])
def test_an_import_path_is_a_guest(name: str) -> None:
    assert (understood(name).kind, understood(name).path) == ("guest", name)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str) -> None:
    match = clowder.new("discat", 2, 3)
    position = Position.of(match)
    assert bot(level).choose(position) in position.moves


def test_levels_may_be_written_as_one_speaks() -> None:
    assert understood("House cat").kind == "greedy"
    assert isinstance(bot("house-cat"), Greedy)
    assert isinstance(bot("alley_cat"), Search)
