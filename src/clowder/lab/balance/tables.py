"""The tables that a report is about: a game with a number of players, its options and its deck; one for each variant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from clowder.engine import option
from clowder.engine.blank import blank_rows, deck_sheet
from clowder.engine.game import Game
from clowder.errors import BadOption

DECK = "deck"
"""What the other deck is called among the variants."""


class Variant(msgspec.Struct, frozen=True):
    """What is different from the table that was asked for; nothing for that one itself."""

    option: str
    """The name of the option, "deck" for the other deck, or empty."""
    value: Any
    """What it is set to; for a deck the name of its file."""


USUAL = Variant("", None)


@dataclass(frozen=True)
class GameTable:
    """A table that games are played at."""

    game: Game
    players: int
    variant: Variant
    options: dict[str, Any]
    facts: dict[str, Any]
    """Of the deck."""
    blank: Any = field(compare=False)
    """A record before the deal."""


def variants_of(
    game: Game, vary: Mapping[str, Sequence[Any]], against: str | Path | Mapping[str, Any] | None
) -> list[Variant]:
    """The table as it was asked for, and each variant; raises BadOption for an option that the game does not have."""
    known = [each.name for each in game.options]
    for name in vary:
        if name not in known:
            raise BadOption("error-unknown-option", option=str(name), options=known)
    found = [USUAL, *(Variant(name, value) for name, values in vary.items() for value in values)]
    if against is not None:
        found.append(Variant(DECK, Path(against).name if isinstance(against, str | Path) else DECK))
    return found


def tables_of(
    game: Game,
    players: Sequence[int],
    variants: Sequence[Variant],
    options: Mapping[str, Any],
    deck: str | Path | Mapping[str, Any] | None,
    against: str | Path | Mapping[str, Any] | None,
) -> list[GameTable]:
    """A table for each variant and number of players, everything checked; raises BadOption or BadDeck."""
    own = game.check_deck(deck_sheet(game, deck))
    other = own if against is None else game.check_deck(deck_sheet(game, against))
    found = []
    for count in players:
        usual = option.settle(game.options, options, count)
        for variant in variants:
            is_option = variant.option not in ("", DECK)
            settled = option.settle(game.options, {**options, variant.option: variant.value}, count) if is_option else usual
            if is_option and settled == usual:
                continue  # that is the table that was asked for
            facts = other if variant.option == DECK else own
            found.append(GameTable(game, count, variant, settled, facts, blank_rows(game, count, settled, facts, 1)))
    return found
