"""Discat: the deck, the deal, the options."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import clowder
from clowder.games.discat import GAME
from clowder.games.discat.record import Discat
from clowder.games.discat.view import face
from tests.games.discat.table import Table


@pytest.mark.parametrize(("players", "highest"), [(2, 50), (3, 60), (4, 70), (5, 80), (6, 90)])
def test_d20_cards_for_each_player_count(players: int, highest: int) -> None:
    match = clowder.new("discat", players, seed=1)
    assert match.view(0)["table"]["facts"]["highest"] == highest
    assert match.view(0)["table"]["places"]["pile"]["count"] == highest - 5 * players


def test_d22_five_cards_each_and_turns_go_clockwise() -> None:
    match = clowder.new("discat", 4, seed=1, options={"starter": 2})
    assert [seat["places"]["hand"]["count"] for seat in match.view(0)["seats"]] == [5, 5, 5, 5]
    match.play(match.choices()[0]["id"])
    assert match.actor == 3


@pytest.mark.parametrize("players", GAME.seats)
def test_d32_every_number_is_on_one_card(players: int) -> None:
    s = cast(Discat, clowder.new("discat", players, seed=1)._plain)
    hands = [card for seat in range(players) for card in s.hand[seat][: s.held[seat]]]
    assert sorted([*hands, *s.pile[: s.loose]]) == list(range(1, s.highest + 1))


def test_d12_a_chosen_seat_starts_or_any() -> None:
    assert {clowder.new("discat", 3, seed=s, options={"starter": 1}).actor for s in range(10)} == {1}
    assert {clowder.new("discat", 3, seed=s).actor for s in range(30)} == {0, 1, 2}


def arrows(match: clowder.Match) -> dict[int, str]:
    """The arrows of all the cards, as the open hands of finished games show them."""
    return {card: face(cast(Discat, match._plain), card).arrow for card in range(1, 91)}


def test_d1_odd_cards_point_up_by_default() -> None:
    assert arrows(clowder.new("discat", 6, seed=1)) == {c: "up" if c % 2 else "down" for c in range(1, 91)}


def test_d1_halves_and_a_list_of_ones_own() -> None:
    assert arrows(clowder.new("discat", 6, options={"arrows": "halves"})) == {
        c: "up" if c > 45 else "down" for c in range(1, 91)
    }
    own = arrows(clowder.new("discat", 6, options={"arrows": [24, 3]}))
    assert [card for card, arrow in own.items() if arrow == "up"] == [3, 24]


@pytest.mark.parametrize("layout", ["parity", "halves"])
def test_d1_the_cards_the_rulebook_shows_point_down(layout: str) -> None:
    shown = arrows(clowder.new("discat", 2, options={"arrows": layout}))
    assert [shown[card] for card in (24, 22, 18)] == ["down"] * 3


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"arrows": "upwards"}, "parity, halves"),
        ({"arrows": 7}, "list"),
        ({"arrows": [0]}, "90"),
        ({"arrows": [91]}, "90"),
        ({"arrows": [3, 3]}, "twice"),
        ({"starter": 3}, "2"),
        ({"starter": "me"}, "random"),
        ({"starter": True}, "random"),
        ({"speed": 3}, "arrows, starter"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, Any], says: str) -> None:
    with pytest.raises(clowder.BadOption) as refused:
        clowder.new("discat", 3, options=options)
    assert next(iter(options)) in str(refused.value)
    assert says in str(refused.value)


def deck(tmp_path: Path, old: str, new: str) -> Path:
    """Our deck file with something changed."""
    text = (GAME.folder / "deck.toml").read_text()
    assert old in text
    changed = tmp_path / "my_deck.toml"
    changed.write_text(text.replace(old, new))
    return changed


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("cards = 90", "cards = 52", 8, "90"),
        ("parity = [\n  1, 3", "parity = [\n  0, 3", 12, "90"),
        ("parity = [\n  1, 3", "parity = [\n  3, 3", 12, "twice"),
        ("parity = [\n  1, 3", "parity = [\n  22, 3", 12, "22"),
        ("parity = [\n  1, 3", 'parity = [\n  "one", 3', 12, "one"),
        ("cards = 90", "cards = 90\nsleeves = 3", 9, "sleeves"),
        ("[layouts]", "[layout]", 10, "layout"),
    ],
)
def test_d1_a_wrong_deck_file_is_refused_with_the_line(tmp_path: Path, old: str, new: str, line: int, says: str) -> None:
    with pytest.raises(clowder.BadDeck) as refused:
        clowder.new("discat", 2, deck=deck(tmp_path, old, new))
    assert f"my_deck.toml, line {line}" in str(refused.value)
    assert says in str(refused.value)


def test_d1_a_match_remembers_the_deck_it_was_played_with(tmp_path: Path) -> None:
    own = deck(tmp_path, "[layouts]", "[layouts]\nmine = [2, 4]")
    match = clowder.new("discat", 2, seed=4, options={"arrows": "mine"}, deck=own)
    own.unlink()
    again = clowder.replay(match.export())
    assert again == match
    assert again.deck["layouts"]["mine"] == [2, 4]


def test_broken_toml_is_refused_with_the_line(tmp_path: Path) -> None:
    with pytest.raises(clowder.BadDeck, match="line 8"):
        clowder.new("discat", 2, deck=deck(tmp_path, "cards = 90", "cards = = 90"))


def test_table_helper_lays_out_what_it_is_told() -> None:
    table = Table([[1, 2], [3]], limit=10, creator=1, under=[20], pile=[21])
    assert table.hand(0) == [1, 2]
    assert table.s.loose + table.s.under_count == 2
