"""Positions of Discat, laid out card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from clowder.engine.blank import blank
from clowder.engine.chance import reseed
from clowder.engine.view import plain, result_of
from clowder.games.discat import GAME
from clowder.games.discat.record import BONUS, HELD, LOOSE, PILED, STOP, TOP, UNDER

__all__ = ["STOP", "Table"]


class Table:
    """A game of Discat in a given position.

    `hands` are the cards of each seat; `under` the cards under the pile, oldest first, each put there by `under_by`;
    `pile` the loose cards, by default all that are left. Given fewer, the rest lies in the last seat's personal pile.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[int]],
        *,
        actor: int = 0,
        limit: int = 0,
        creator: int | None = None,
        bonus_paid: bool = False,
        phase: int = TOP,
        pile: Sequence[int] | None = None,
        under: Sequence[int] = (),
        under_by: int = 0,
        tops: dict[int, int] | None = None,
        bonus: dict[int, list[int]] | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.s = s = blank(GAME, len(hands), options)[0]
        reseed(s, 1)
        GAME.rules.deal(s)
        left = set(range(1, s.highest + 1)) - {c for hand in hands for c in hand} - set(under)
        lying = {**(tops or {}), **({creator: limit} if creator is not None else {})}
        left -= set(lying.values()) | {c for cards in (bonus or {}).values() for c in cards}
        s.fate[1 : s.highest + 1] = LOOSE
        s.hand[:] = 0
        for seat, hand in enumerate(hands):
            s.held[seat] = len(hand)
            for i, card in enumerate(hand):
                s.hand[seat, i], s.fate[card] = card, HELD + seat
        for seat, card in lying.items():
            s.top[seat], s.piled[seat], s.fate[card] = card, 1, PILED + seat
        for seat, cards in (bonus or {}).items():
            s.bonus[seat] = len(cards)
            for card in cards:
                s.fate[card] = BONUS + seat
        loose = sorted(left) if pile is None else list(pile)
        for card in left - set(loose):
            s.fate[card] = PILED + len(hands) - 1
            s.piled[len(hands) - 1] += 1
        s.pile[:] = 0
        s.pile[: len(loose)] = loose
        s.loose = len(loose)
        for i, card in enumerate(under):
            s.under[i], s.fate[card] = card, UNDER + under_by
            s.knows[card] = 1 << under_by
        s.under_count = len(under)
        s.actor, s.phase = actor, phase
        s.limit, s.creator, s.bonus_paid = limit, -1 if creator is None else creator, bonus_paid
        s.rising = limit > 0 and self.points_up(limit)
        assert all(fine for _, fine in GAME.inventory(self.plain))

    def points_up(self, card: int) -> bool:
        return bool((int(self.s.up[card >> 5]) >> (card & 31)) & 1)

    @property
    def plain(self) -> Any:
        return GAME.record.plain(self.s)

    def legal(self) -> list[int]:
        room = np.zeros(GAME.actions, np.int16)
        return sorted(room[: GAME.rules.legal(self.s, room)].tolist())

    def play(self, *moves: int) -> Table:
        for move in moves:
            assert move in self.legal(), f"{move} is not legal: {self.legal()}"
            GAME.rules.play(self.s, move)
            assert all(fine for _, fine in GAME.inventory(self.plain))
        return self

    def hand(self, seat: int) -> list[int]:
        return sorted(self.s.hand[seat, : self.s.held[seat]].tolist())

    def result(self) -> dict[str, Any]:
        found: dict[str, Any] = plain(result_of(GAME, self.s, self.plain))
        return found

    def refusal(self, move: int) -> Any:
        return GAME.refuse(self.plain, move)
