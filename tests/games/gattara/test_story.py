"""Views and stories: what those around the table see and are told."""

from __future__ import annotations

import json

import pytest

import clowder
from clowder.engine.text import LANGUAGES, say
from clowder.engine.view import result_of
from clowder.engine.view_types import Told, key_of, plain, who
from clowder.games.gattara import GAME
from clowder.games.gattara.record import Gattara
from clowder.games.gattara.view_types import TableFacts

from .table import Table, face


def keys(messages: list[Told]) -> list[str]:
    return [key_of(type(told)) for told in messages]


def said(messages: list[Told], me: int | None) -> list[str]:
    """The messages in English, to one of Ann, Bob, Cid and Dot."""
    names = ["Ann", "Bob", "Cid", "Dot"]
    texts = [(f"story-{key_of(type(told))}", plain(told)) for told in messages]
    for language in LANGUAGES:
        for key, args in texts:
            assert say(key, args, game="gattara", language=language, names=names, me=me)
    return [say(key, args, game="gattara", names=names, me=me) for key, args in texts]


def facts(t: Table) -> TableFacts:
    found: TableFacts = GAME.view.table(Gattara.plain(t.s), None).facts
    return found


def test_opening_tells_the_goal_and_the_starter() -> None:
    t = Table("stray", "", "")
    assert said(GAME.story.opening(Gattara.plain(t.s), 0), 0) == [
        "Everybody has two strays and three cards. The first to 8 points wins.",
        "You start.",
    ]


def test_a_played_card_and_its_effect_are_told_to_all() -> None:
    t = Table("two-strays", "", "")
    assert said(t.story("two-strays", 0), 0) == ["You play: gain 2 strays."]
    assert t.story("pass", 2) == []
    assert said(t.story("pass", 2), 2) == ["Ann gains 2 strays.", "Bob draws 3 cards."]


def test_drawn_cards_are_told_to_their_owner() -> None:
    t = Table("stray", "show", "", pile="zen skip").do("stray", "pass")
    assert said(t.story("pass", 1), 1) == ["Ann gains one stray.", "You draw: Skip turn, Zen cat."]


def test_a_meow_chain_is_told() -> None:
    t = Table("lose-any", "take-previous", "")
    assert said(t.story("lose-any", 1), 1) == ["Ann plays: a player loses one stray (Meow)."]
    assert said(t.story("at 1", 1), 1) == ["Ann aims at you."]
    t.quiet()
    assert said(t.story("take-previous", 0), 0) == [
        "Meow! Bob answers you with: take one stray from the previous player (Meow).",
        "Bob aims at you.",
    ]
    t.quiet()
    told = said(t.story("pass", 2), 2)
    assert told[:3] == [
        "Ann does not answer.",
        "Bob’s Meow counts double: take one stray from the previous player (Meow).",
        "Bob takes 2 strays from Ann.",
    ]


def test_bastet_and_what_comes_back_are_told() -> None:
    t = Table("lose-next", "lose-any", "bastet").do("lose-next").quiet().do("lose-any", "at 0").until(2)
    assert said(t.story("bastet", 1), 1) == ["Cid plays Bastet against your card: a player loses one stray (Meow)."]
    t.do("pass")
    assert said(t.story("pass", 0), 0)[:2] == [
        "The answer is cancelled, so your card is back: next player loses one stray (Meow).",
        "Bob loses one stray.",
    ]


def test_a_cancelled_card_is_told() -> None:
    t = Table("show", "bastet", "").do("show", "bastet", "pass")
    assert keys(t.story("pass", None)) == ["all-cancelled", "drew"]


@pytest.mark.parametrize(
    ("viewer", "words"),
    [(0, "You draw a card from Bob: gain one show cat."), (1, "Ann draws a card from you: gain one show cat."),
     (2, "Ann draws a card from Bob."), (None, "Ann draws a card from Bob.")],
)  # fmt: skip
def test_a_card_drawn_from_a_hand_is_shown_to_the_two_alone(viewer: int | None, words: str) -> None:
    t = Table("draw", "show", "").do("draw", "at 1", "pass")
    assert said(t.story("pass", viewer), viewer) == [words]


@pytest.mark.parametrize(("viewer", "count"), [(0, 2), (2, 2), (1, 1), (None, 1)])
def test_swapped_hands_are_told_each_to_its_new_owner(viewer: int | None, count: int) -> None:
    t = Table("swap zen", "", "show skip").do("swap", "at 2", "pass")
    messages = t.story("pass", viewer)
    assert keys(messages) == ["swapped", "new-hand"][:count]
    if viewer == 0:
        assert said(messages, 0) == ["You swap hands with Cid.", "You now hold: gain one show cat, Skip turn."]


def test_skips_zen_direction_rebel_and_mirror_are_told() -> None:
    t = Table("zen", "stray stray show", "").do("zen", "pass")
    assert said(t.story("pass", 1), 1) == ["Zen: you may only play yellow now."]
    assert said(t.story("pass", 2), 2)[0] == "Bob has no yellow card to play and skips."
    t = Table("bastet bastet bastet", "", "")
    assert keys(t.story("pass", None)) == ["skips", "drew"]
    t = Table("direction", "").do("direction")
    assert keys(t.story("pass", None)) == ["direction", "again", "drew"]
    t = Table("skip", "", "").do("skip", "pass")
    assert said(t.story("pass", 1), 1)[0] == "You lose a turn."
    t = Table("rebel", "", "").do("rebel", "pass")
    assert keys(t.story("pass", None)) == ["rebel", "drew"]
    t = Table("mirror", "", "", discards="show")
    assert said(t.story("mirror", 1), 1) == ["Ann plays Mirror, which copies: gain one show cat."]


def test_what_gets_nothing_is_told_too() -> None:
    t = Table("take-next", "", "", cats=[(2, 0, 0), (0, 1, 0)]).do("take-next").quiet()
    assert said(t.story("pass", 1), 1)[1] == "You have no such cat: Ann gets nothing."
    t = Table("lose-self", "", cats=[(0, 1, 0)]).do("lose-self")
    assert keys(t.story("pass", 0))[0] == "lost-nothing"
    t = Table("show", "").do("show")
    t.s.supply[2] = 0
    assert keys(t.story("pass", 0))[0] == "gained-nothing"
    t = Table("draw", "", "").do("draw", "at 1", "pass")
    assert keys(t.story("pass", 1)) == ["drew-from-empty"]


def test_the_ends_are_told() -> None:
    t = Table("show", "", cats=[(8, 0, 0)]).do("show")
    assert said(t.story("pass", 1), 1)[-1] == "Gattara! Ann has 11 points and wins."
    t = Table("lose-self", "", pile="").do("lose-self")
    t.s.reshuffles = 4
    assert keys(t.story("pass", None)) == ["lost", "reshuffled", "drew"]
    t = Table("lose-self", "", pile="zen").do("lose-self")
    t.s.reshuffles = 5
    assert keys(t.story("pass", None)) == ["lost", "drew", "ran-out"]
    t = Table("bastet bastet bastet", "")
    t.s.idle = 1
    assert keys(t.story("pass", None)) == ["skips", "stuck"]


def test_the_view_shows_the_stack_and_the_last_effect() -> None:
    t = Table("lose-next-2", "take-any", "", cats=[(1, 0, 0)]).do("lose-next-2").quiet()
    now = facts(t)
    assert now.pending
    assert now.pending.face == face("lose-next-2")
    assert (now.pending_by, now.pending_at) == (who(0), who(1))
    t.do("take-any", "at 0")
    stack = GAME.view.stack(Gattara.plain(t.s)).cards
    assert [(c.face, c.by, c.at, c.cancelled) for c in stack] == [
        (face("lose-next-2"), who(0), who(1), True),
        (face("take-any"), who(1), who(0), False),
    ]
    t.quiet().do("pass")
    now = facts(t)
    assert now.effect
    assert now.effect.face == face("take-any")
    assert (now.effect_by, now.doubled, now.pending) == (who(1), True, None)
    changes = [GAME.view.player(Gattara.plain(t.s), seat, None).facts for seat in range(3)]
    assert [(c.gained, c.lost) for c in changes] == [(None, 1), (1, None), (None, None)]


def test_to_be_answered_is_the_claim_also_under_bastets() -> None:
    t = Table("lose-any", "bastet", "lose-any", "bastet").do("lose-any", "at 2", "bastet").until(3).do("bastet").quiet()
    now = facts(t)
    assert now.pending
    assert now.pending.effect == "lose"
    choices = [GAME.view.choice(Gattara.plain(t.s), move) for move in (face("lose-any"), 52)]
    assert [plain(choice)["kind"] for choice in choices] == ["answer", "no-answer"]


def test_a_mirror_on_top_shows_what_it_counts_as() -> None:
    t = Table("mirror", "", "", discards="show").do("mirror").quiet()
    shown = facts(t).counts_as
    assert shown
    assert shown.effect == "gain"
    assert facts(Table("mirror", "", "", discards="show")).counts_as is None


def test_hands_and_cats_are_open_to_their_owner_and_to_all_after_the_end() -> None:
    t = Table("show zen", "skip", cats=[(8, 0, 0)])
    s = Gattara.plain(t.s)
    hidden = plain(GAME.view.player(s, 0, 1))
    assert (set(hidden["facts"].values()), hidden["places"]) == ({None}, {"hand": {"count": 2}})
    t.do("show").quiet()
    shown = GAME.view.player(Gattara.plain(t.s), 0, 1)
    assert (shown.facts.points, shown.places.hand.cards[0].effect) == (11, "zen")
    ended = result_of(GAME, t.s, Gattara.plain(t.s))
    assert ended
    assert (ended.winners, ended.scores, ended.reason) == ([0], [11, 2], "gattara")


@pytest.mark.parametrize(
    ("cats", "winners", "reason"), [([(4, 0, 0), (1, 0, 0)], [0], "most"), ([(3, 0, 0), (0, 1, 0)], [0, 1], "shared")]
)
def test_g17_the_ending_of_a_game_that_ran_out(cats: list[tuple[int, int, int]], winners: list[int], reason: str) -> None:
    t = Table("lose-self", "", pile="", cats=cats)
    t.s.reshuffles = 5
    t.do("lose-self").quiet()
    ended = result_of(GAME, t.s, Gattara.plain(t.s))
    assert ended
    assert (ended.winners, ended.reason) == (winners, reason)


def test_views_are_plain_json_all_through_a_match() -> None:
    match = clowder.new("gattara", players=4, seed=3)
    while not match.over:
        for seat in (0, 1, 2, 3, None):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
        match.play(match.choices()[-1]["id"])
