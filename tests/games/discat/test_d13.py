"""Discat: what a player knows (D13), and that a redealt world keeps it and is fair about the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from clowder.engine.dispatch import redeal
from clowder.engine.record import copy
from clowder.games.discat import GAME
from clowder.games.discat.record import FREE
from clowder.testing import check_fair
from tests.games.discat.table import STOP, Table


def worlds(table: Table, seat: int, count: int = 300) -> list[Table]:
    """Samples of what the seat thinks possible."""
    found = []
    for seed in range(count):
        world = Table.__new__(Table)
        world.s = copy(table.s)
        redeal(world.s, seat, seed)
        found.append(world)
    return found


def pass_position(**more: object) -> Table:
    """Seat 0 has played 18; seat 1 cannot answer and may exchange; two players, cards 01 to 50."""
    table = Table([[18, 41, 42, 43, 44], [31, 33, 35, 37, 39]], limit=20, creator=1, **more)  # type: ignore[arg-type]
    return table.play(18, STOP)


def test_d13_own_hand_and_played_cards_stay() -> None:
    table = pass_position()
    for world in worlds(table, 0):
        assert world.hand(0) == table.hand(0)
        assert world.plain.fate[18] == table.plain.fate[18]


def test_d13_a_pass_shows_what_the_hand_does_not_hold() -> None:
    for world in worlds(pass_position(), 0):
        assert min(world.hand(1)) > 18


def test_d13_who_does_not_pass_can_answer() -> None:
    table = Table([[18, 41, 42, 43, 44], [3, 33, 35, 37, 39]], limit=20, creator=1).play(18, STOP)
    for world in worlds(table, 0):
        assert min(world.hand(1)) < 18


def test_d13_after_an_exchange_the_new_card_may_be_anything() -> None:
    table = pass_position().play(31)
    lowest = [min(world.hand(1)) for world in worlds(table, 0)]
    assert min(lowest) < 18
    for world in worlds(table, 0):
        assert sum(card < 18 for card in world.hand(1)) <= 1
        assert world.s.under[world.s.under_first] > 18  # it was in the hand that could not answer


def test_d13_a_card_put_under_is_known_to_who_put_it_there_and_hidden_from_the_others() -> None:
    table = pass_position().play(35)
    assert {int(world.s.under[world.s.under_first]) for world in worlds(table, 1)} == {35}
    assert len({int(world.s.under[world.s.under_first]) for world in worlds(table, 0)}) > 5


def test_d13_counting_draws_tells_who_gets_it() -> None:
    table = pass_position(pile=[1, 2, 3]).play(35)
    table.play(41, 42, STOP)  # six cards minus two: the refill takes 35
    assert 35 in table.hand(0)
    assert all(35 in world.hand(0) for world in worlds(table, 1))


def fogged() -> Table:
    """Seat 2 knows that 35, once put under by it, came to seat 0, who then exchanged a card unseen."""
    table = Table(
        [[35, 36, 41, 43, 44], [31, 33, 37, 39, 45], [18, 50, 51, 52, 53]],
        actor=2, limit=20, creator=1, pile=[], under=[1, 2, 3, 4, 5, 6], under_by=1,
    )  # fmt: skip
    table.s.knows[35] = 1 << 2
    table.play(18, STOP)
    assert table.s.actor == 0
    return table.play(41)


def youngest(table: Table) -> int:
    """The card that went under the pile last."""
    return int(table.s.under[(table.s.under_first + table.s.under_count - 1) % 90])


def test_d13_an_unseen_exchange_leaves_it_in_one_of_two_places() -> None:
    table = fogged()
    places = Counter("hand" if 35 in world.hand(0) else "under" for world in worlds(table, 2, 1000))
    assert set(places) == {"hand", "under"}
    for world in worlds(table, 2):
        assert 35 in world.hand(0) or youngest(world) == 35


def test_d13_who_never_knew_still_does_not() -> None:
    held = [35 in world.hand(0) for world in worlds(fogged(), 1, 600)]
    assert 0 < sum(held) < 300


def test_d13_a_played_card_is_out_of_the_fog() -> None:
    table = fogged()
    table.play(STOP)  # seat 1 keeps its hand
    assert table.s.actor == 2
    table.play(50, STOP)
    assert (table.s.actor, 35 in table.legal()) == (0, True)
    table.play(35, STOP)
    assert table.s.fogged[2] == 0


@pytest.mark.many_samples
def test_d13_fair_proportion_in_a_small_position() -> None:
    """Seat 0's five cards are known; the other five and two in the pile are hidden: seven over two, in order."""
    table = Table([[22, 27, 37, 41, 47], [1, 3, 5, 7, 9]], limit=24, creator=1, pile=[11, 13])
    assert check_fair(GAME, table.s, 0, 60_000, worlds=7 * 6 * 5 * 4 * 3) == 2520


@pytest.mark.many_samples
def test_d13_fair_proportion_with_bounds_that_cross() -> None:
    """Four hidden places: two hold no card below 12, two none above 14; the cards are 10 to 16, three stay in the pile."""
    table = Table([[22], [12, 13], [11, 14]], limit=20, creator=1, phase=FREE, pile=[10, 15, 16])
    for card in (12, 13):
        table.s.low[card] = 12
    for card in (11, 14):
        table.s.high[card] = 14
    hidden = range(10, 17)
    ways = sum(
        1
        for a in hidden for b in hidden for c in hidden for d in hidden
        if len({a, b, c, d}) == 4 and min(a, b) >= 12 and max(c, d) <= 14
    )  # fmt: skip
    assert check_fair(GAME, table.s, 0, 40_000, worlds=ways) == ways


@pytest.mark.many_samples
def test_d13_fair_proportion_after_an_unseen_exchange() -> None:
    """Seat 2 knows that 14 is in the hand of seat 0 (three cards) or under the pile; 10 to 16 are hidden."""
    table = Table([[14, 12, 13], [22], [30]], actor=2, limit=20, creator=1, phase=FREE, pile=[10, 16], under=[11, 15])
    table.s.knows[11] = table.s.knows[15] = 0
    table.s.knows[22] = 1 << 2
    table.s.fogged[2], table.s.fog_card[2, 0], table.s.fog_trail[2, 0], table.s.fog_since[2, 0] = 1, 14, 1 << 0, 1
    # three places in the hand, or the younger of the two under the pile; the other six cards over the other four places
    assert check_fair(GAME, table.s, 2, 60_000, worlds=4 * 6 * 5 * 4 * 3) == 1440


@pytest.mark.many_samples
@pytest.mark.parametrize("players", [2, 3])
def test_d13_every_card_is_equally_likely_in_an_unknown_hand(players: int) -> None:
    table = Table([[22, 27, 37, 41, 47], [1, 2, 3, 4, 5], [6, 7, 8, 9, 10]][:players], limit=24, creator=1)
    seen = Counter(card for world in worlds(table, 0, 4000) for card in world.hand(1))
    hidden = table.s.highest - 5 - 1  # all but the own hand and the card that was played
    expected = 4000 * 5 / hidden
    assert len(seen) == hidden
    assert all(abs(count - expected) < 6.5 * expected**0.5 for count in seen.values())
