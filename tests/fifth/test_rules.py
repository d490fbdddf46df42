"""The clauses of Sunbeam, a test each."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from clowder import testing
from clowder.engine import catalogue
from clowder.engine.match import Match
from clowder.errors import BadDeck, IllegalMove

from .sunbeam import GAME


@pytest.fixture(autouse=True)
def added() -> Iterator[None]:
    catalogue.add(GAME)
    yield
    catalogue.remove(GAME.name)


def hands(match: Match) -> list[list[int]]:
    return [[cat["number"] for cat in match.view(seat)["seats"][seat]["places"]["hand"]["cards"]] for seat in range(3)]


def played(seed: int) -> Iterator[tuple[Match, int | None, list[dict[str, Any]]]]:
    """A game in which everybody sends the lowest cat: the match before each round, who begins it, what is told of it."""
    match = Match(GAME, 3, seed)
    while not match.over:
        began, told = match.actor, match.step
        for _ in range(3):
            match.play(min(match.legal))
        yield match, began, [each for each in match.story(None) if each["step"] > told]


def test_b1_everybody_gets_four_of_twenty_cats() -> None:
    match = Match(GAME, 3, 1)
    assert [len(hand) for hand in hands(match)] == [4, 4, 4]
    assert match.view(None)["table"]["places"]["basket"] == {"count": 8}


def test_b2_chance_says_who_begins() -> None:
    assert {Match(GAME, 3, seed).actor for seed in range(20)} == {0, 1, 2}


def test_b3_one_sends_a_cat_of_ones_own() -> None:
    match = Match(GAME, 3, 1)
    me = match.actor
    assert me is not None
    mine, theirs = hands(match)[me][0], hands(match)[me - 1][0]
    with pytest.raises(IllegalMove, match=f"Cat {theirs} is not with you"):
        match.play(theirs - 1)
    match.play(mine - 1)
    assert match.actor == (me + 1) % 3
    assert match.view(None)["seats"][me]["places"]["out"]["cards"] == [{"number": mine}]


def test_b4_the_highest_number_gets_the_spot_and_begins() -> None:
    for number, (match, _, told) in enumerate(played(1)):
        areas = match.view(None)["seats"]
        sent = [area["places"]["out"]["cards"][number]["number"] for area in areas]
        best = sent.index(max(sent))
        spot = next(each for each in told if each["key"] == "got-the-spot")
        assert spot["args"] == {"who": {"seat": best}, "cat": {"number": max(sent)}}
        assert match.actor in (best, None)


def test_b5_there_are_four_rounds() -> None:
    assert len(list(played(1))) == 4


def test_b6_most_points_win_and_equals_share() -> None:
    reasons = set()
    for seed in range(12):
        *_, (match, _, _) = played(seed)
        assert match.result is not None
        scores = match.result["scores"]
        assert sum(scores) == 4
        assert match.result["winners"] == [seat for seat in range(3) if scores[seat] == max(scores)]
        reasons.add(match.result["reason"])
    assert reasons == {"warmest", "shared"}


def test_every_clause_has_a_test() -> None:
    testing.check_clauses(GAME, Path(__file__).parent)


def test_a_game_without_a_deck_file_takes_no_deck() -> None:
    assert Match(GAME, 2, 1).deck == {}
    assert Match(GAME, 2, 1, deck={}) == Match(GAME, 2, 1)
    with pytest.raises(BadDeck, match="cats"):
        Match(GAME, 2, 1, deck={"cats": 21})


def test_a_text_that_is_missing_is_named_by_its_key(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder / "text", tmp_path / "text")
    for path in (tmp_path / "text").iterdir():
        lines = path.read_text("utf-8").splitlines()
        left = [line for line in lines if not line.startswith(("fact-round", "reason-shared", "place-out"))]
        path.write_text("\n".join(left), "utf-8")
    with pytest.raises(testing.Nonconforming, match=r"en\.ftl: without fact-round, place-out, reason-shared$"):
        testing.CHECKS["texts"](replace(GAME, folder=tmp_path), testing.Effort(games=1, every_table=False))
