from __future__ import annotations

from typing import Any

import pytest

from clowder.errors import BadOption, BadRecord
from clowder.terminal.local.seats import LONGEST_NAME, Seats, clean_name, seat_people, seated_again, with_opponents


def test_one_person_and_cats() -> None:
    assert seat_people(3, 1, (), "en") == Seats(("You", "Mochi", "Biscuit"), (0,), ("house-cat", "house-cat"))
    assert seat_people(3, 1, (), "fr").names[0] == "Toi"


def test_given_names_come_first_and_no_cat_has_one_of_them() -> None:
    assert seat_people(4, 2, ("Ada", "Mochi"), "en").names == ("Ada", "Mochi", "Biscuit", "Pepper")


def test_names_that_were_not_given_differ_from_those_that_were() -> None:
    assert seat_people(4, 3, ("player 2",), "en").names == ("player 2", "Player 3", "Player 4", "Mochi")
    assert seat_people(3, 1, ("MOCHI",), "en").names == ("MOCHI", "Biscuit", "Pepper")


def test_six_seats_have_six_names() -> None:
    for humans in range(7):
        assert len(set(seat_people(6, humans, (), "es").names)) == 6


@pytest.mark.parametrize(
    ("humans", "names"),
    [(4, ()), (-1, ()), ("two", ()), (True, ()), (1, ("a", "b", "c", "d")), (1, ("a", "A")), (1, ("a", ""))],
)
def test_what_cannot_be_seated_is_refused(humans: Any, names: tuple[str, ...]) -> None:
    with pytest.raises(BadOption):
        seat_people(3, humans, names, "en")


def test_bots_are_named_once_for_all_or_each_for_itself() -> None:
    assert seat_people(4, 1, (), "en", ("tiger",)).opponents == ("tiger", "tiger", "tiger")
    assert seat_people(4, 2, (), "en", ("tiger", "kitten")).opponents == ("tiger", "kitten")
    assert seat_people(2, 2, (), "en", ("tiger",)).opponents == ()
    assert Seats(("a", "b", "c"), (1,)).bots == [0, 2]
    for wrong in (("tiger", "kitten"), ("tiger",) * 4, ()):
        with pytest.raises(BadOption):
            with_opponents(seat_people(4, 1, (), "en"), wrong)


def test_a_name_cannot_command_the_terminal() -> None:
    assert clean_name("Tom\x1b[2J\n\tJerry ") == "Tom[2J Jerry"
    assert len(clean_name("x" * 100)) == LONGEST_NAME


def test_seats_survive_saving() -> None:
    seats = seat_people(4, 2, ("Ada",), "en", ("tiger", "kitten"))
    assert seated_again({"terminal": seats.export()}, 4, "en") == seats
    assert seated_again({}, 3, "en") == seat_people(3, 1, (), "en")


def test_older_saves_do_not_name_the_bots() -> None:
    kept = {"names": ["a", "b", "c"], "humans": [1]}
    assert seated_again({"terminal": kept}, 3, "en").opponents == ("house-cat", "house-cat")


@pytest.mark.parametrize(
    "kept",
    [
        3,
        [],
        {},
        {"names": ["a"], "humans": [0]},
        {"names": ["a", "b"], "humans": [2]},
        {"names": ["a", 1], "humans": [0]},
        {"names": ["a", "b"], "humans": [True]},
        {"names": ["a", "b"], "humans": None},
        {"names": ["a", "\x1b"], "humans": [0]},
        {"names": ["a", "b"], "humans": [0], "opponents": None},
        {"names": ["a", "b"], "humans": [0], "opponents": "tiger"},
        {"names": ["a", "b"], "humans": [0], "opponents": []},
        {"names": ["a", "b"], "humans": [0], "opponents": ["tiger", "tiger"]},
        {"names": ["a", "b"], "humans": [0], "opponents": [3]},
    ],
)
def test_seats_that_were_tampered_with_are_refused(kept: Any) -> None:
    with pytest.raises(BadRecord):
        seated_again({"terminal": kept}, 2, "en")
