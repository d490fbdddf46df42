"""A game does not contradict itself: what its views show is what its rules say, what it observes is what it shows, and what
it tells is what can be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from clowder.engine.blank import blank
from clowder.engine.describing import marked
from clowder.engine.dispatch import observe, observe_changing, observe_constant
from clowder.engine.game import Game
from clowder.engine.layout import bounds, located
from clowder.engine.match import Match
from clowder.engine.schemas import shown_inside
from clowder.engine.view_types import AnyView, Score, Shown, Told, Who, Winner, key_of
from clowder.testing.effort import Effort, Nonconforming, Trial, tables
from clowder.testing.play import steps


def check_agreement(game: Game, effort: Effort) -> None:
    """At every step of some games, from every seat and from outside: views, rules, observations and stories agree."""
    check_names(game)
    for table in tables(game, effort):
        constant = np.zeros(game.observation, np.int8)
        observe_constant(blank(game, table.players, table.options)[0], constant)
        for number in range(effort.games):
            views: dict[int | None, AnyView] = {}
            before: Any = None
            for match in steps(table, number):
                check_choices(table, match)
                for seat in (*range(table.players), None):
                    where = f"game {number}, step {match.step}, seat {seat}"
                    view = match.shown(seat)
                    check_view(table, where, match, view)
                    if seat is not None and not match.over:  # after the end everything lies open, and nothing is observed
                        check_observation(table, where, match, view, seat)
                        check_constant(table, where, match, constant, seat)
                    if match.step:
                        seen = {*cards_in(game, views[seat]), *cards_in(game, view)}
                        for told in game.story.story(before, match.decisions[-1], match._plain, seat):
                            check_told(table, where, match, told, seen)
                    views[seat] = view
                before = match._plain


def check_names(game: Game) -> None:
    """One word is one type: where two have the same, neither is found by it in TypeScript and in the OpenAPI document."""
    for name, times in Counter(kind.__name__ for kind in shown_inside([game.view_type, *game.told])).items():
        if times > 1:
            raise Nonconforming(f"{game.name}: {times} types of its views and stories are called {name}")


def check_view(table: Trial, where: str, match: Match, view: AnyView) -> None:
    """A view is what its type declares, a place has as many cards as it says, and scores are the rules' scores."""
    try:
        msgspec.convert(msgspec.to_builtins(view), type(view))
    except msgspec.ValidationError as why:
        raise table.fail(f"{where}: the view is not what {type(view).__name__} declares: {why}") from None
    for each in inside(view):
        listed = getattr(each, "cards", None)
        if isinstance(listed, list) and hasattr(each, "count") and each.count != len(listed):
            raise table.fail(f"{where}: a place says it has {each.count} cards and lists {len(listed)}")
        check_seat(table, where, each)
    for seat, area in enumerate(view.seats):
        for name in marked(type(area.facts), Score):
            shown, score = getattr(area.facts, name), int(table.game.rules.score(match._record, seat))
            if shown is not None and shown != score:
                raise table.fail(f"{where}: the view shows {name} {shown} for seat {seat}, the rules' score is {score}")


def check_seat(table: Trial, where: str, each: Any) -> None:
    """Every player who is named sits at the table."""
    if isinstance(each, Who) and each.seat is not None and not 0 <= each.seat < table.players:
        raise table.fail(f"{where}: seat {each.seat} is named, and there are {table.players}")


def check_choices(table: Trial, match: Match) -> None:
    """Each choice means the move that it is for, and no two mean the same."""
    choices = [] if match.actor is None else match.shown(match.actor).choices
    for choice, move in zip(choices, match.legal, strict=True):
        if choice.id != move:
            raise table.fail(f"step {match.step}: the choice for move {move} has the id {choice.id}: {choice}")
    meanings = [msgspec.json.encode(msgspec.structs.replace(choice, id=0)) for choice in choices]
    if len(set(meanings)) < len(meanings):
        raise table.fail(f"step {match.step}: two choices cannot be told apart: {choices}")


def check_observation(table: Trial, where: str, match: Match, view: AnyView, seat: int) -> None:
    """Its numbers are what the layout declares and, wherever a view shows what one of them says, both say the same."""
    out = np.zeros(table.game.observation, np.int8)
    table.game.rules.observe(match._record, seat, out)
    low, high = bounds(table.game.layout)
    if (wrong := np.flatnonzero((out < low) | (out > high))).size:
        block, place = located(table.game.layout, int(wrong[0]))
        declared = block.number(place)
        raise table.fail(
            f"{where}: the observation's `{block.name}`[{place}] is {out[wrong[0]]}, declared as {declared.low} to "
            f"{declared.high}"
        )
    at = 0
    for block in table.game.layout:
        shown = block.seen(view, seat) if block.seen is not None else []
        if shown and len(shown) != block.many:
            raise table.fail(
                f"{where}: `{block.name}` has {block.many} numbers; of {len(shown)} it is said what a view shows"
            )
        for place, number in enumerate(shown):
            if number is not None and number != out[at + place]:
                raise table.fail(
                    f"{where}: the observation's `{block.name}`[{place}] is {out[at + place]}, the view shows {number}"
                )
        at += block.many


def check_constant(table: Trial, where: str, match: Match, constant: NDArray[np.int8], seat: int) -> None:
    """What a game calls constant in its observations is so from before the deal on."""
    whole, together = np.zeros_like(constant), constant.copy()
    observe(match._record, seat, whole)
    observe_changing(match._record, seat, together)
    if (wrong := np.flatnonzero(whole != together)).size:
        block, place = located(table.game.layout, int(wrong[0]))
        raise table.fail(
            f"{where}: the observation's `{block.name}`[{place}] is {whole[wrong[0]]}; made of what is constant and what "
            f"changes it is {together[wrong[0]]}"
        )


def check_told(table: Trial, where: str, match: Match, told: Told, seen: set[bytes]) -> None:
    """What a story tells to a seat, that seat can see: cards before or after the step, winners in the result."""
    key = key_of(type(told))
    if type(told) not in table.game.told:
        raise table.fail(f"{where}: `{key}` is told, and is not among the game's `told`")
    for each in inside(told):
        check_seat(table, f"{where}, `{key}`", each)
    for card in cards_in(table.game, told):
        if card not in seen:
            raise table.fail(f"{where}: `{key}` tells of {card.decode()}, which the seat never saw: show it in the view")
    winners = match.ended.winners if match.ended else []
    for name in marked(type(told), Winner):
        if getattr(told, name).seat not in winners:
            raise table.fail(f"{where}: `{key}` says that {getattr(told, name)} wins, the rules' result is {winners}")


def cards_in(game: Game, shown: Any) -> Iterator[bytes]:
    """The cards of the game in a view or a message: as a card, or as one whose fields stand among others."""
    card = game.card_type
    for each in inside(shown):
        if set(card.__struct_fields__) <= set(each.__struct_fields__):
            yield msgspec.json.encode({name: getattr(each, name) for name in card.__struct_fields__})


def inside(shown: Any) -> Iterator[Any]:
    """A Struct and every Struct in it."""
    if isinstance(shown, Shown):
        yield shown
        for name in shown.__struct_fields__:
            yield from inside(getattr(shown, name))
    elif isinstance(shown, list):
        for each in shown:
            yield from inside(each)
