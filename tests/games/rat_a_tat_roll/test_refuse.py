"""Every refusal says why, and names its clause."""

from __future__ import annotations

import pytest

from clowder.engine.text import LANGUAGES
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    ACTIONS,
    DONE,
    FROM_PILE,
    HIGHEST,
    LOWEST,
    MOVE,
    OWN,
    PEEK_OWN,
    SKIP,
    SWAPPING,
    TAKE_FROM,
    THEIRS,
    WILD_AGAIN,
    WILD_ONLY,
    RatATatRoll,
)
from clowder.games.rat_a_tat_roll.refuse import refuse

from .table import REGION_B_CHOOSE, REGION_B_PEEK, arrange, at_dice, at_wild_die, card, dealt, moves, plain, play

FOUR = [card(1), card(2), card(3), card(4)]
ROWS = [[card(1)], [card(2), card(0)], [card(3)]]


def rolled(*dice: int, tokens: int = 2) -> RatATatRoll:
    s = arrange(ROWS, tokens=[tokens, 2, 2])
    at_dice(s, *dice)
    return s


def landed(space: int) -> RatATatRoll:
    s = arrange(ROWS)
    s.pawn = space - 1
    at_dice(s, 1)
    return play(s, MOVE)


def wild(face: int, *, accepted: bool = True, tokens: int = 2, full: bool = False) -> RatATatRoll:
    s = arrange([FOUR, *ROWS[1:]] if full else ROWS, tokens=[tokens, 2, 2])
    at_wild_die(s, face)
    return play(s, ACCEPT) if accepted else s


CASES = {
    "start": (dealt(3), 1, "look-first", "R21"),
    "drawn": (play(landed(REGION_B_CHOOSE), FROM_PILE), SKIP, "look-first", "R7"),
    "peeked": (play(landed(REGION_B_PEEK), PEEK_OWN), THEIRS, "look-first", "R7"),
    "roll": (arrange(ROWS), MOVE, "roll-first", "R24"),
    "skip": (arrange(ROWS), SKIP, "not-full", "R38"),
    "wild only": (arrange(ROWS), WILD_ONLY, "not-full", "R38"),
    "reroll without token": (rolled(3, 4, tokens=0), MOVE + 1, "no-tokens", "R5"),
    "reroll a die not rolled": (rolled(3, 4), MOVE + 0b100, "die-not-rolled", "R36"),
    "reroll one too many": (rolled(3, 4), MOVE + 0b111, "die-not-rolled", "R36"),
    "roll again": (rolled(3, 4), 3, "move-first", "R25"),
    "another region": (landed(REGION_B_CHOOSE), TAKE_FROM, "other-region", "R26"),
    "not taking": (landed(REGION_B_CHOOSE), DONE, "take-first", "R26"),
    "not peeking": (landed(REGION_B_PEEK), DONE, "peek-first", "R29"),
    "peek at no card": (landed(REGION_B_PEEK), THEIRS + 3, "no-such-card", "R29"),
    "peek at nobody": (landed(REGION_B_PEEK), THEIRS + 10, "no-such-player", "R29"),
    "full rolls dice": (arrange([FOUR, *ROWS[1:]]), 2, "full-wild-only", "R38"),
    "wild": (wild(LOWEST, accepted=False), TAKE_FROM, "wild-first", "R30"),
    "wild without token": (wild(LOWEST, accepted=False, tokens=0), WILD_AGAIN, "no-tokens", "R5"),
    "not lowest": (wild(LOWEST), TAKE_FROM + 4, "not-lowest", "R31"),
    "not highest": (wild(HIGHEST), TAKE_FROM, "not-highest", "R32"),
    "lowest of the pile": (wild(LOWEST), FROM_PILE, "no-pile", "R31"),
    "highest of the pile": (wild(HIGHEST), FROM_PILE, "no-pile", "R32"),
    "not lowest at all": (wild(LOWEST), SKIP, "take-wild-first", "R31"),
    "not highest at all": (wild(HIGHEST), SKIP, "take-wild-first", "R32"),
    "not replacing": (play(wild(LOWEST, full=True), TAKE_FROM), SKIP, "replace-first", "R11"),
    "replace the new card": (play(wild(LOWEST, full=True), TAKE_FROM), OWN + 4, "no-such-place", "R11"),
    "swap no card": (wild(SWAPPING), OWN + 1, "no-such-place", "R33"),
    "swap first": (wild(SWAPPING), THEIRS, "swap-first", "R33"),
    "swap with no card": (play(wild(SWAPPING), OWN), THEIRS + 4, "no-such-card", "R33"),
    "swap with nobody": (play(wild(SWAPPING), OWN), THEIRS + 15, "no-such-player", "R33"),
    "swap regretted": (play(wild(SWAPPING), OWN), OWN - 1, "already-offered", "R8"),
    "swap forgotten": (play(wild(SWAPPING), OWN), TAKE_FROM, "swap-with-first", "R33"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_refusal_says_why_and_names_its_clause(case: str) -> None:
    s, move, key, clause = CASES[case]
    assert move not in moves(s)
    refusal = refuse(plain(s), move)
    assert (refusal.key, refusal.clause) == (f"refuse-{key}", clause)
    assert str(refusal).endswith(f"({clause})")


def test_every_illegal_move_is_refused_in_every_language() -> None:
    for s, *_ in CASES.values():
        for move in set(range(ACTIONS)) - set(moves(s)):
            for language in LANGUAGES:
                assert refuse(plain(s), move).text(language)


def test_the_phrase_names_what_is_wrong() -> None:
    s, move, *_ = CASES["another region"]
    assert str(refuse(plain(s), move)) == "The pawn is in region B: the card of region A is out of reach (R26)"
    s, move, *_ = CASES["reroll a die not rolled"]
    assert str(refuse(plain(s), move)) == "You rolled 2 dice: only those can be re-rolled, and none added (R36)"
