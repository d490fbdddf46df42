"""While others may react, the browser says what is about to happen, whatever a deck has on its cards."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from clowder.engine.text import LANGUAGES, say
from clowder.games.gattara.view_types import Effect, Target

NAMES = ["Ann", "Biscuit", "Cid"]


def about(effect: str, target: str, by: int, at: int, language: str = "en", token: str = "stray", amount: int = 1) -> str:
    args = {"effect": effect, "target": target, "by": {"seat": by}, "at": {"seat": at}, "token": token, "amount": amount}
    return say("web-wants", args, game="gattara", language=language, names=NAMES, me=0)


@pytest.mark.parametrize(
    ("effect", "target", "by", "at", "said"),
    [
        ("take", "next", 1, 0, "Biscuit wants to take one stray from you"),
        ("take", "any", 0, 1, "You want to take one stray from Biscuit"),
        ("take", "any", 1, 2, "Biscuit wants to take one stray from Cid"),
        ("gain", "self", 1, 1, "Biscuit wants to gain one stray"),
        ("lose", "all", 0, 0, "You want everyone to lose one stray"),
        ("lose", "self", 1, 1, "Biscuit is about to lose one stray"),
        ("skip", "none", 1, 0, "Biscuit wants you to miss a turn"),
        ("swap", "any", 1, 0, "Biscuit wants to swap hands with you"),
    ],
)
def test_g3_a_card_that_waits_is_told_as_what_somebody_wants(effect: str, target: str, by: int, at: int, said: str) -> None:
    assert about(effect, target, by, at) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_deck_can_be_told(language: str) -> None:
    effects = [effect for effect in get_args(Effect) if effect not in ("mirror", "bastet")]
    for effect, target, (by, at) in product(effects, [*get_args(Target), "none"], [(0, 1), (1, 0), (1, 2)]):
        assert ("Biscuit" in about(effect, target, by, at, language)) or (by == 0)
