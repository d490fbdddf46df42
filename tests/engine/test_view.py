"""Views: what a bystander sees who may look at every card. What seats see is each game's own, and the kit's to check."""

from __future__ import annotations

import pytest

from clowder.bots.greedy import Greedy
from clowder.bots.position import Position
from clowder.engine import catalogue
from clowder.engine.match import Match
from clowder.engine.view import open_view, plain


@pytest.mark.parametrize("game", catalogue.names())
def test_an_open_view_is_what_each_seat_sees_of_its_own(game: str) -> None:
    match = Match(catalogue.game(game), 3, "open")
    while not match.over:
        match.play(Greedy().choose(Position.of(match)))
        view, bystander = plain(open_view(match)), match.view(None)
        assert view["table"] == bystander["table"]
        for seat, area in enumerate(view["seats"]):
            own = match.view(seat)["seats"][seat]
            assert {name: fact for name, fact in own["facts"].items() if fact is not None}.items() <= area["facts"].items()
            for name, place in own["places"].items():
                assert area["places"][name]["count"] == place["count"]
                for card, turned_up in zip(place.get("cards", []), area["places"][name].get("cards", []), strict=False):
                    assert card is None or card == turned_up


@pytest.mark.parametrize("game", catalogue.names())
def test_winners_come_first_then_who_has_more_or_where_few_points_win_who_has_fewer(game: str) -> None:
    match = Match(catalogue.game(game), 4, "ranking")
    while not match.over:
        match.play(Greedy().choose(Position.of(match)))
    ended = match.ended
    assert ended is not None
    assert ended.ranking[: len(ended.winners)] == ended.winners
    losers = [ended.scores[seat] for seat in ended.ranking[len(ended.winners) :]]
    assert losers == sorted(losers, reverse=not match.game.fewest_wins)
    assert sorted(ended.ranking) == [0, 1, 2, 3]
