"""Views and stories: what each around the table sees and is told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import to_builtins

import clowder
from clowder.engine.record import copy
from clowder.engine.text import LANGUAGES, say
from clowder.engine.view_types import Told, key_of
from clowder.games.devils_scat import GAME
from clowder.games.devils_scat.record import DEAL, DECK, DISCARD, FOURTH, KNOCK, TAKE, DevilsScat

from .table import arranged, dealt_so, discard, do, empty_deck, knock_and_stand, plain
from .test_turn import SCAT_AT_THE_DEAL, scats


def told(s: DevilsScat, move: int, viewer: int | None) -> list[dict[str, Any]]:
    """Play a step and hear what happened."""
    before = plain(copy(s))
    do(s, move)
    return as_told(GAME.story.story(before, move, plain(s), viewer))


def as_told(messages: list[Told]) -> list[dict[str, Any]]:
    """As they travel, without their step."""
    return [{"key": key_of(type(each)), "args": to_builtins(each)} for each in messages]


def keys(messages: list[dict[str, Any]]) -> list[str]:
    """What was told, in short."""
    return [m["key"] for m in messages]


def test_drawn_card_is_told_to_its_owner_alone() -> None:
    for viewer, key in ((0, "drew-card"), (1, "drew"), (None, "drew")):
        s = arranged("6h 7s 9g", "6s 7g 9w")
        messages = told(s, DECK, viewer)
        assert keys(messages) == [key]
        assert ("card" in messages[0]["args"]) == (viewer == 0)


def test_taken_and_discarded_cards_are_told_to_all() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", top="Ak")
    took = told(s, TAKE, 1)
    assert took == [
        {"key": "took", "args": {"who": {"seat": 0}, "card": {"card": 44, "rank": "A", "suit": "skulls", "points": 11}}}
    ]
    assert say("story-took", took[0]["args"], game="devils_scat", me=1, names=["Ann", "Bo"]) == (
        "Ann takes A☠ from the discard pile."
    )
    assert say("story-took", took[0]["args"], game="devils_scat", me=0) == "You take A☠ from the discard pile."
    assert keys(told(s, discard("7s"), None)) == ["discarded"]


def test_s6_reshuffle_and_forced_knock_are_told() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w")
    s.reshuffles = 1
    empty_deck(s)
    assert keys(told(s, DECK, 1)) == ["reshuffled", "drew"]
    do(s, DISCARD + int(s.hand[0, FOURTH]))
    assert keys(told(s, KNOCK, 0)) == ["must-knock"]


def test_s12_end_of_a_round_tells_hands_winner_and_each_point() -> None:
    s = arranged("9h 10h Jh", "6s 7s 8s", favoured="h")
    assert keys(told(s, KNOCK, 1)) == ["knocked"]
    do(s, DECK)
    messages = told(s, DISCARD + int(s.hand[1, FOURTH]), None)
    assert keys(messages) == [
        "discarded", "shows", "shows", "round-won",
        "point-29", "point-favoured", "point-lost", "total",
        "point-won", "point-29", "total",
    ]  # fmt: skip
    texts = [say(f"story-{m['key']}", m["args"], game="devils_scat", names=["Ann", "Bo"]) for m in messages]
    assert texts[1] == "Ann shows 9♥, 10♥, J♥: 29."
    assert texts[2] == "Bo shows 6★, 7★, 8★: 29½."
    assert texts[-1] == "Bo has 2 points now."


def test_s7_tie_is_told() -> None:
    s = arranged("Kh Qh 6s", "Kg Qg 6w")
    do(s, KNOCK, DECK)
    assert keys(told(s, DISCARD + int(s.hand[1, FOURTH]), 0)) == ["discarded", "shows", "shows", "round-tied"]


def test_s3_scat_at_the_first_deal_is_in_the_opening() -> None:
    s = dealt_so(lambda s: len(scats(s)) == 1, 4, SCAT_AT_THE_DEAL)
    found = keys(as_told(GAME.story.opening(plain(s), 0)))
    assert found[:4] == ["dealt", "turned-up", "favoured", "your-hand"]
    assert "scat" in found or "devils-scat" in found
    assert "begins" not in found
    assert "your-hand" not in keys(as_told(GAME.story.opening(plain(s), None)))


def test_s44_new_round_is_told() -> None:
    s = arranged("Kh Qh 6s", "6g 7g 9w")
    knock_and_stand(s)
    assert keys(told(s, DEAL, 0))[:4] == ["dealt", "turned-up", "favoured", "your-hand"]


def test_s49_end_of_a_classic_game_is_told() -> None:
    s = arranged("Jg 6w 7s", "Js 6h 7w", scoring="classic")
    s.lives[0] = s.lives[1] = 1
    do(s, KNOCK, DECK)
    messages = told(s, DISCARD + int(s.hand[1, FOURTH]), None)
    assert keys(messages) == [
        "discarded", "shows", "shows", "life-lowest", "life-knocker", "out", "life-lowest", "out",
        "wins-together", "wins-together",
    ]  # fmt: skip


def shown_ranks(s: DevilsScat, seat: int, viewer: int | None) -> list[str | None]:
    """The ranks of a hand that a viewer sees, the card just drawn last."""
    places = to_builtins(GAME.view.player(plain(s), seat, viewer))["places"]
    return [face and face["rank"] for name in ("hand", "drawn") for face in places[name]["cards"]]


def test_view_shows_hands_as_far_as_they_are_known() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", top="Ak")
    do(s, TAKE, discard("9g"), DECK)
    ranks = {viewer: [shown_ranks(s, seat, viewer) for seat in (0, 1)] for viewer in (0, 1, None)}
    assert ranks[None] == [["A", None, None], [None, None, None, None]]
    assert ranks[0] == [["6", "7", "A"], [None, None, None, None]]
    assert ranks[1][0] == ["A", None, None]
    assert None not in ranks[1][1]


def test_view_shows_the_own_worth_of_three_cards_only() -> None:
    s = arranged("6h 7h 8h", "6s 7g 9w")
    mine, theirs = (to_builtins(GAME.view.player(plain(s), p, 0))["facts"] for p in (0, 1))
    assert (mine["worth"], mine["sixths"]) == (29, 3)
    assert (theirs["worth"], theirs["sixths"]) == (None, None)
    do(s, DECK)
    assert to_builtins(GAME.view.player(plain(s), 0, 0))["facts"]["worth"] is None


def test_view_counts_the_last_turns() -> None:
    s = arranged(players=4)
    do(s, KNOCK)
    found = []
    while GAME.view.phase(plain(s)) == "last":
        found.append(to_builtins(GAME.view.table(plain(s), None))["facts"]["last_turns"])
        do(s, DECK)
        do(s, DISCARD + int(s.hand[s.actor, FOURTH]))
    assert found == [3, 2, 1]


def games() -> Iterator[clowder.Match]:
    """Random games of every kind, at every step."""
    tables: list[tuple[int, dict[str, Any]]] = [(3, {}), (2, {"boot": "random"}), (4, {"scoring": "classic"})]
    for players, options in tables:
        chance = random.Random(players)
        match = clowder.new("devils_scat", players=players, seed=2, options=options)
        yield match
        while not match.over:
            room = match.choices()
            match.play(chance.choice(room if chance.random() < 0.3 else room[:2])["id"])
            yield match


@pytest.mark.many_samples
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_choice_and_story_has_its_text(language: str) -> None:
    def tell(key: str, **args: Any) -> None:
        said = say(key, args, game="devils_scat", language=language, me=0, names=["Ann", "Bo", "Cy", "Di"])
        assert bool(said) == (key != "fact-sixths")  # those are said with the worth

    for match in games():
        view = match.view(match.actor)
        for area in (view["table"], *view["seats"]):
            for name, value in area["facts"].items():
                if value is not None:
                    tell(f"fact-{name}", **{k: v for k, v in area["facts"].items() if v is not None}, value=value)
            for name in area["places"]:
                tell(f"place-{name}")
        if not match.over:
            tell(f"phase-{view['phase']}", **view["table"]["facts"])
        for choice in view["choices"]:
            tell(f"choice-{choice['kind']}", **choice)
        if match.over:
            tell(f"reason-{view['result']['reason']}")
            for viewer in (0, 1, None):
                for message in match.story(viewer):
                    tell(f"story-{message['key']}", **message["args"])
