"""Positions of Gattara to test with. Cards have short names, seats are numbers, and a play reads like the talk at a table:

t = Table("take-any", "lose-next-2", "", cats=[(2, 0, 0), (1, 0, 0), (2, 0, 0)])
t.do("take-any", "at 1").quiet().do("lose-next-2").quiet().do("pass")
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import numpy as np

from clowder.engine import blank as engine_blank
from clowder.engine.chance import reseed
from clowder.engine.dispatch import redeal
from clowder.engine.record import NOBODY, copy
from clowder.engine.view_types import Told
from clowder.games.gattara import GAME
from clowder.games.gattara.record import AIM, BASTET_WINDOW, MIRROR, PASS, Gattara
from clowder.games.gattara.view import PHASES

NAMES = (
    "stray", "two-strays", "pedigree", "show", "take-next", "take-previous", "take-any", "take-pedigree", "all-gain",
    "lose-next", "lose-next-2", "lose-previous", "lose-previous-2", "lose-any", "lose-pedigree", "lose-show", "lose-self",
    "all-lose", "direction", "skip", "mirror", "bastet", "rebel", "zen", "draw", "swap",
)  # fmt: skip
"""The faces of deck.toml in their order."""

RULES = GAME.rules


def face(name: str) -> int:
    """The number of a card of the usual deck."""
    return NAMES.index(name)


def faces(names: str) -> list[int]:
    """Several of them."""
    return [face(name) for name in names.split()]


def blank(players: int, options: dict[str, Any] | None = None, deck: Any = None) -> Gattara:
    """A record before the deal."""
    return cast(Gattara, engine_blank.blank(GAME, players, options, deck)[0])


def dealt(players: int, seed: int = 1, options: dict[str, Any] | None = None, deck: Any = None) -> Gattara:
    """A record after the deal."""
    s = blank(players, options, deck)
    reseed(s, seed)
    RULES.deal(s)
    return s


def changed_deck(**counts: int) -> dict[str, Any]:
    """The usual deck with other counts: changed_deck(bastet=6, direction=1)."""
    deck = GAME.check_deck(engine_blank.deck_sheet(GAME, None))
    for name, count in counts.items():
        deck["card"][face(name)]["count"] = count
    return deck


class Table:
    """An arranged position in which somebody is to choose a card; the rest of the deck is the draw pile."""

    def __init__(
        self,
        *hands: str,
        turn: int = 0,
        discards: str = "",
        cats: list[tuple[int, int, int]] | None = None,
        pile: str | None = None,
        deck: Any = None,
    ) -> None:
        """`discards` from the bottom up; with `pile`, all other cards lie at the bottom of the discards."""
        s = self.s = dealt(len(hands), options={"starter": turn}, deck=deck)
        open_cards = faces(discards)
        rest = Counter(everything(s)) - Counter(open_cards) - Counter(card for hand in hands for card in faces(hand))
        if pile is not None:
            open_cards = sorted((rest - Counter(faces(pile))).elements()) + open_cards
            rest = Counter(faces(pile))
        write_row(s.discard, open_cards)
        s.discarded = len(open_cards)
        s.shown = next((c for c in reversed(open_cards) if s.face[c] & 15 != MIRROR), 0)
        for seat, hand in enumerate(hands):
            write_row(s.hand[seat], faces(hand))
            s.held[seat] = len(faces(hand))
        self.write_pile(rest)
        for seat, (strays, pedigrees, shows) in enumerate(cats or []):
            self.own(seat, strays, pedigrees, shows)
        assert Counter(everything(s)) == Counter(everything(dealt(len(hands), deck=deck)))

    def write_pile(self, cards: Counter[int]) -> None:
        """Make these the draw pile."""
        write_row(self.s.pile, sorted(cards.elements()))
        self.s.loose = cards.total()

    def hold(self, seat: int, hand: str) -> None:
        """Exchange a hand for cards of the draw pile."""
        pile = Counter(int(c) for c in list(self.s.pile)[: self.s.loose])
        pile += Counter(int(c) for c in list(self.s.hand[seat])[: self.s.held[seat]])
        assert not Counter(faces(hand)) - pile, f"not all of {hand} are in the pile"
        write_row(self.s.hand[seat], faces(hand))
        self.s.held[seat] = len(faces(hand))
        self.write_pile(pile - Counter(faces(hand)))

    def own(self, seat: int, *cats: int) -> None:
        """Give a seat just these strays, pedigree cats and show cats."""
        for token, count in enumerate(cats):
            self.s.supply[token] += int(self.s.tokens[seat, token]) - count
            self.s.tokens[seat, token] = count

    def do(self, *moves: str) -> Table:
        """Play moves: "pass", "at 2" or the name of a card. Each must be legal."""
        for move in moves:
            assert move in self.legal(), f"{move} is not among {self.legal()}"
            RULES.play(self.s, self.number(move))
        return self

    def quiet(self) -> Table:
        """Nobody plays Bastet."""
        while not self.over and self.s.phase == BASTET_WINDOW:
            self.do("pass")
        return self

    def until(self, seat: int) -> Table:
        """The players before this one let the card be."""
        while self.s.actor != seat:
            assert self.s.phase == BASTET_WINDOW
            self.do("pass")
        return self

    def number(self, move: str) -> int:
        """The number of a move."""
        if move == "pass":
            return PASS
        if move.startswith("at "):
            return AIM + (int(move[3:]) - int(self.s.actor)) % int(self.s.seats)
        return face(move)

    def legal(self) -> list[str]:
        """What the actor may do."""
        room = np.zeros(GAME.actions, np.int16)
        moves = [int(move) for move in room[: RULES.legal(self.s, room)]]
        assert moves == sorted(set(moves))
        return [self.word(move) for move in moves]

    def word(self, move: int) -> str:
        """The reverse of number."""
        if move == PASS:
            return "pass"
        return NAMES[move] if move < PASS else f"at {(int(self.s.actor) + move - AIM) % int(self.s.seats)}"

    def story(self, move: str, viewer: int | None) -> list[Told]:
        """Play a move and tell what one of those around the table saw."""
        before = Gattara.plain(copy(self.s))
        number = self.number(move)
        self.do(move)
        return list(GAME.story.story(before, number, Gattara.plain(self.s), viewer))

    def redealt(self, seat: int, seed: int = 1) -> Gattara:
        """What could be, for all this seat knows."""
        other = copy(self.s)
        redeal(other, seat, seed)
        return other

    @property
    def phase(self) -> str:
        return PHASES[int(self.s.phase)]

    @property
    def actor(self) -> int:
        return int(self.s.actor)

    @property
    def over(self) -> bool:
        return bool(self.s.actor == NOBODY)

    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        out = np.zeros(6)
        RULES.result(self.s, out)
        return [float(share) for share in out[: self.s.seats]]

    def cats(self, seat: int) -> tuple[int, ...]:
        """Strays, pedigree cats, show cats."""
        return tuple(int(count) for count in self.s.tokens[seat])

    def hand(self, seat: int) -> list[str]:
        """The names of the cards a seat holds, sorted."""
        return hand_of(self.s, seat)

    def discards(self) -> list[str]:
        """The discard pile from the bottom up."""
        return [NAMES[self.s.discard[i]] for i in range(self.s.discarded)]


def hand_of(s: Gattara, seat: int) -> list[str]:
    """The names of the cards a seat holds, sorted."""
    return sorted(NAMES[s.hand[seat, i]] for i in range(s.held[seat]))


def write_row(row: Any, values: list[int]) -> None:
    """Fill a row with values and zeros."""
    row[:] = 0
    row[: len(values)] = values


def everything(s: Gattara) -> list[int]:
    """All cards of the deck, wherever they lie."""
    return [number for kind, number in GAME.inventory(Gattara.plain(s)) if kind == "card"]
