"""What is told, to whom."""

from __future__ import annotations

import json
import random
from typing import Any

import clowder
from clowder.engine.record import copy
from clowder.games.rat_a_tat_roll import rules
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    DONE,
    FROM_PILE,
    LAST_ROUND,
    LOWEST,
    MOVE,
    NO_SWAP,
    OWN,
    PEEK_NOTHING,
    PEEK_OWN,
    SKIP,
    SWAPPING,
    TAKE_FROM,
    THEIRS,
    WILD_AGAIN,
    WILD_ONLY,
    RatATatRoll,
)
from clowder.games.rat_a_tat_roll.story import opening, story

from .table import (
    REGION_B_CHOOSE,
    REGION_B_PEEK,
    REGION_B_REROLL,
    WILD_C,
    B,
    arrange,
    at_dice,
    at_wild_die,
    board,
    card,
    dealt,
    keys,
    load_dice,
    load_wild_die,
    messages,
    moves,
    plain,
    play,
)

ROWS = [[card(1)], [card(2), card(0)], [card(3)]]


def told(s: RatATatRoll, move: int, viewer: int | None = 2) -> list[dict[str, Any]]:
    """Play a move and tell it."""
    assert move in moves(s)
    before = plain(copy(s))
    rules.play(s, move)
    return messages(story(before, move, plain(s), viewer))


def towards(space: int, **options: Any) -> RatATatRoll:
    s = arrange(ROWS, **options)
    s.pawn = space - 1
    at_dice(s, 1)
    return s


def test_r22_the_opening() -> None:
    s = dealt(3, starter=1, memory="helper")
    opened = messages(opening(plain(s), None))
    assert keys(opened)[-2:] == ["dealt", "starts"]
    assert [c["number"] for c in opened[-2]["args"]["cards"]] == board(s)
    assert opened[-1]["args"] == {"who": {"seat": 1}}


def test_r10_the_opening_tells_of_a_shuffle() -> None:
    s = next(s for s in (dealt(5, seed, memory="helper") for seed in range(300)) if s.shuffles)
    assert keys(messages(opening(plain(s), None))) == ["shuffled", "dealt", "starts"]


def test_r14_a_strict_tables_log_names_no_card_that_lies_or_will_lie_face_down() -> None:
    for seed in range(6):
        match = clowder.new("rat_a_tat_roll", 3, seed)
        chooser = random.Random(seed)
        while not match.over:
            match.play(chooser.choice(match.choices())["id"])
        for seat in (0, 1, 2, None):
            dice_and_the_end = ("rolled", "rerolled", "revealed")
            assert "number" not in json.dumps([m["args"] for m in match.story(seat) if m["key"] not in dice_and_the_end])


def test_r21_the_starting_card_is_named_only_by_the_helper_and_only_to_its_player() -> None:
    assert keys(told(dealt(3), DONE, 0)) == ["looked-start"]
    assert keys(told(dealt(3, memory="helper"), DONE, 0)) == ["saw-start"]
    assert keys(told(dealt(3, memory="helper"), DONE, 1)) == ["looked-start"]


def test_r24_a_roll() -> None:
    s = arrange(ROWS)
    message = told(s, 3)[0]
    assert message["key"] == "rolled"
    assert message["args"]["total"] == sum(int(d) for d in s.dice)


def test_r36_a_re_roll_tells_the_dice_it_threw() -> None:
    s = arrange(ROWS)
    at_dice(s, 5, 6, 5)
    load_dice(s, 1)
    (message,) = told(s, MOVE + 0b101)
    assert message["key"] == "rerolled"
    assert [d["number"] for d in message["args"]["dice"]] == [1, 1]
    assert (message["args"]["count"], message["args"]["total"]) == (2, 8)


def test_r27_a_re_roll_space_tells_card_token_and_refill() -> None:
    assert keys(told(towards(REGION_B_REROLL), MOVE)) == ["moved", "took-silently", "earned", "refilled-silently"]


def test_r14_the_helper_names_the_card_taken() -> None:
    heard = told(towards(REGION_B_REROLL, memory="helper"), MOVE, None)
    assert keys(heard)[1] == "took"
    assert heard[1]["args"]["card"]["number"] == 3


def test_r4_no_token_left_is_told() -> None:
    assert "no-token-left" in keys(told(towards(REGION_B_REROLL, tokens=[5, 5, 5]), MOVE))
    s = towards(REGION_B_REROLL, board=(2, 9, 4, 5, 6), tokens=[5, 5, 4])
    assert keys(told(s, MOVE))[2:4] == ["earned", "no-token-left"]


def test_r26_a_drawn_card_is_named_only_by_the_helper_and_only_to_its_player() -> None:
    for memory, viewer, expected in (("strict", 0, "drew"), ("helper", 0, "drew-card"), ("helper", 1, "drew")):
        s = play(towards(REGION_B_CHOOSE, top=[card(8)], memory=memory), MOVE)
        assert keys(told(s, FROM_PILE, viewer)) == [expected, "earned"]
        assert told(s, DONE, viewer) == []


def test_r29_peeks() -> None:
    for memory, viewer, own, other in (
        ("strict", 0, "peeked-own", "peeked-card"),
        ("helper", 0, "saw-own", "saw-card"),
        ("helper", 1, "peeked-own", "peeked-card"),
    ):
        s = play(towards(REGION_B_PEEK, memory=memory), MOVE)
        assert keys(told(copy(s), PEEK_OWN, viewer)) == [own]
        (message,) = told(copy(s), THEIRS + 1, viewer)
        assert message["key"] == other
        assert (message["args"]["other"], message["args"]["place"]) == ({"seat": 1}, 2)
        refilled = "refilled" if memory == "helper" else "refilled-silently"
        assert keys(told(s, PEEK_NOTHING, viewer)) == ["peeked-nothing", refilled]


def test_r30_a_wild_space_tells_the_wild_die() -> None:
    s = arrange(ROWS)
    s.pawn = WILD_C - 1
    at_dice(s, 1)
    assert keys(told(s, MOVE)) == ["moved", "rolled-wild"]
    assert keys(told(s, WILD_AGAIN)) == ["rerolled-wild"]
    assert keys(told(s, ACCEPT)) == ["accepted"]


def test_r33_a_swap_names_places_not_cards() -> None:
    s = arrange(ROWS)
    at_wild_die(s, SWAPPING)
    play(s, ACCEPT)
    assert keys(told(copy(s), NO_SWAP)) == ["no-swap"]
    assert keys(told(s, OWN)) == ["offered"]
    (message,) = told(s, THEIRS + 1)
    assert message == {
        "key": "swapped",
        "args": {"who": {"seat": 0}, "place": 1, "other": {"seat": 1}, "other_place": 2},
    }


def test_r38_a_full_player_skips_or_rolls_takes_and_replaces() -> None:
    s = arrange([[card(1), card(2), card(3), card(4)], [card(0)], [card(5)]])
    assert keys(told(copy(s), SKIP)) == ["skipped"]
    load_wild_die(s, LOWEST)
    assert keys(told(s, WILD_ONLY)) == ["rolled-wild"]
    play(s, ACCEPT)
    assert keys(told(s, TAKE_FROM)) == ["took-silently"]
    assert keys(told(s, OWN + 1)) == ["replaced", "refilled-silently"]


def test_r34_a_shuffle_tells_the_five_that_go_and_the_five_that_come() -> None:
    s = play(towards(REGION_B_CHOOSE, board=(7, 3, 8, 9, 6), top=[card(9)], memory="helper"), MOVE)
    heard = told(s, TAKE_FROM + B)
    assert keys(heard) == ["took", "shuffled", "dealt"]
    assert heard[1]["args"]["times"] == s.shuffles
    assert sorted(c["number"] for c in heard[2]["args"]["cards"]) == sorted(board(s))


def test_r12_the_final_round_and_r41_the_reveal() -> None:
    four = [card(1), card(2), card(3), card(4)]
    s = arrange([[card(0), card(5), card(6)], four, four], (9, 2, 6, 7, 8))
    s.pawn = REGION_B_REROLL - 1
    at_dice(s, 1)
    heard = told(s, MOVE)
    assert heard[-1] == {"key": "final-round", "args": {"who": {"seat": 0}}}
    play(s, SKIP, SKIP)
    heard = told(s, SKIP)
    assert keys(heard) == ["skipped", "revealed", "revealed", "revealed"]
    assert [m["args"]["total"] for m in heard[1:]] == [13, 10, 10]


def test_r16_the_end_by_rounds_is_told() -> None:
    s = arrange(ROWS, actor=2)
    s.turns = LAST_ROUND * 3 - 1
    at_wild_die(s, SWAPPING)
    play(s, ACCEPT)
    assert keys(told(s, NO_SWAP)) == ["no-swap", "stopped", "revealed", "revealed", "revealed"]
