"""Every kind of illegal move is refused with its reason and its clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clowder.engine.text import LANGUAGES
from clowder.errors import IllegalMove
from clowder.games.gattara import GAME
from clowder.games.gattara.record import Gattara

from .table import Table


def window() -> Table:
    return Table("stray", "show bastet", "").do("stray")


def meow() -> Table:
    return Table("lose-next", "stray lose-next bastet", "").do("lose-next").quiet()


def look() -> Table:
    return Table("draw", "show", "").do("draw", "at 1").quiet()


def target() -> Table:
    return Table("lose-any stray", "", "").do("lose-any")


def zen() -> Table:
    return Table("zen", "stray skip show", "").do("zen").quiet()


CASES: dict[str, tuple[Callable[[], Table], int, str, str]] = {
    "must-play": (lambda: Table("stray", ""), 52, "G24", "skipping is not a choice"),
    "not-in-hand": (lambda: Table("stray", ""), 1, "G24", "not in your hand: gain 2 strays"),
    "no-such-card": (lambda: Table("stray", ""), 30, "G1", "no card 30: the faces of this deck are 0 to 25"),
    "nothing-to-aim": (lambda: Table("stray", ""), 53, "G3", "nothing to aim"),
    "bastet-is-no-turn": (lambda: Table("stray bastet", ""), 21, "G6", "not played as a turn"),
    "mirror-nothing": (lambda: Table("stray mirror", ""), 20, "G8", "the discard pile is empty"),
    "mirror-bastet": (lambda: Table("stray mirror", "", discards="bastet"), 20, "G8", "cannot copy Bastet"),
    "zen": (zen, 0, "G10", "only yellow cards this turn, not this one: gain one stray"),
    "aim-first": (target, 0, "G3", "choose whom"),
    "aim-first-instead-of-passing": (target, 52, "G3", "choose whom"),
    "no-such-player": (target, 55, "G3", "Only 3 players"),
    "only-bastet": (window, 3, "G3", "Only Bastet cancels a card, not this one: gain one show cat"),
    "not-in-hand-for-bastet": (window, 0, "G3", "not in your hand"),
    "aim-in-a-window": (window, 54, "G3", "nothing to aim"),
    "only-meow": (meow, 0, "G31", "Only a Meow card answers"),
    "bastet-is-no-meow": (meow, 21, "G31", "Only a Meow card answers"),
    "look": (look, 3, "G18", "then go on"),
}


@pytest.mark.parametrize("case", CASES)
def test_g24_an_illegal_move_is_refused_with_reason_and_clause(case: str) -> None:
    arrange, move, clause, message = CASES[case]
    t = arrange()
    assert t.word(move) not in t.legal() if move < 26 or move >= 52 else True
    why = GAME.refuse(Gattara.plain(t.s), move)
    assert isinstance(why, IllegalMove)
    assert why.clause == clause
    assert message in str(why)
    assert str(why).endswith(f"({clause})")
    assert len({why.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_every_refusal_text_is_used() -> None:
    text = (GAME.folder / "text" / "en.ftl").read_text("utf-8")
    keys = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("refuse-")}
    assert keys == {GAME.refuse(Gattara.plain(arrange().s), move).key for arrange, move, _, _ in CASES.values()}  # type: ignore[attr-defined]
