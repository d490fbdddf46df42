"""Every move that is not legal is refused with its own reason, and a clause that RULES.md has."""

from __future__ import annotations

import pytest

from clowder.engine.text import LANGUAGES
from clowder.games.devils_scat import GAME
from clowder.games.devils_scat.record import DEAL, DECK, DISCARD, KNOCK, TAKE, DevilsScat

from .table import arranged, discard, do, knock_and_stand, moves, plain


def drawing() -> DevilsScat:
    return arranged("6h 7s 9g", "6s 7g 9w", top="Ak")


def after_knock() -> DevilsScat:
    s = drawing()
    do(s, KNOCK)
    return s


def reshuffled_twice() -> DevilsScat:
    s = drawing()
    s.reshuffles = 2
    return s


def taken() -> DevilsScat:
    s = drawing()
    do(s, TAKE)
    return s


def showing() -> DevilsScat:
    s = drawing()
    knock_and_stand(s)
    return s


@pytest.mark.parametrize(
    ("position", "move", "clause", "message"),
    [
        (drawing, DEAL, "S44", "The round is still being played: there is nothing to deal"),
        (drawing, discard("6h"), "S32", "Draw a card before you discard 6♥"),
        (drawing, discard("Kh"), "S32", "Draw a card before you discard K♥"),
        (after_knock, KNOCK, "S4", "Somebody has knocked: on your last turn you can only improve your hand"),
        (reshuffled_twice, DECK, "S6", "This round has gone on long enough: you have to knock"),
        (reshuffled_twice, TAKE, "S6", "This round has gone on long enough: you have to knock"),
        (taken, DECK, "S32", "You have drawn already: discard a card"),
        (taken, TAKE, "S32", "You have drawn already: discard a card"),
        (taken, KNOCK, "S32", "You have drawn already: knocking is instead of drawing, so discard a card"),
        (taken, DEAL, "S44", "The round is still being played: there is nothing to deal"),
        (taken, discard("Ak"), "S5", "You have just taken A☠ from the discard pile: discard another card"),
        (taken, discard("Kw"), "S32", "K◎ is not in your hand"),
        (showing, DECK, "S12", "The round is over: deal the next one"),
        (showing, discard("6h"), "S12", "The round is over: deal the next one"),
    ],
)
def test_refusal(position: object, move: int, clause: str, message: str) -> None:
    s = position()  # type: ignore[operator]
    assert move not in moves(s)
    why = GAME.refuse(plain(s), move)
    assert str(why) == f"{message} ({clause})"
    assert f"**{clause}**" in (GAME.folder / "RULES.md").read_text("utf-8")


@pytest.mark.parametrize("position", [drawing, after_knock, reshuffled_twice, taken, showing])
def test_every_illegal_move_can_be_refused_in_every_language(position: object) -> None:
    s = position()  # type: ignore[operator]
    legal = moves(s)
    for move in range(GAME.actions):
        if move not in legal:
            why = GAME.refuse(plain(s), move)
            assert all(why.text(language) for language in LANGUAGES)  # type: ignore[attr-defined]


def test_s5_a_card_of_the_same_rank_is_another_card() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", top="6k")
    do(s, TAKE)
    assert DISCARD in moves(s)  # the six of hearts is card 0
