"""Devil's Scat: improve a hand of three cards until you dare to knock; whoever finds 31 or three sixes ends the round.

RULES.md tells the rulebook clause by clause, and the numbers in the comments here are its numbers. Where the rulebook is
silent we decided (S1–S14): a Scat shows itself (S3), a tie is won by nobody (S7), after two reshuffles somebody has to
knock (S6), and between rounds the hands lie open until the next dealer deals (S12).

Options: `dealer` (S13), `scoring` (points, or classic with lives, S46) and `boot` (a suit to leave out, S45). A turn is
played in two steps: draw from the deck, take the top discard or knock; after a card, discard one.
"""

from __future__ import annotations

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import Moves
from clowder.engine.record import NOBODY
from clowder.games.devils_scat.greedy import estimate, prefer
from clowder.games.devils_scat.hands import ends_the_round, is_in_game, suit_is_in_game, weigh
from clowder.games.devils_scat.observe import observe, observe_changing, observe_constant
from clowder.games.devils_scat.past import forget_round, remember_let_lie, remember_thrown
from clowder.games.devils_scat.record import (
    CARDS,
    DEAL,
    DECK,
    DISCARD,
    DISCARDING,
    DRAWING,
    FOURTH,
    HAND,
    KNOCK,
    MOST_RESHUFFLES,
    NO_SUIT,
    RANDOM_SUIT,
    SHOWING,
    SUITS,
    TAKE,
    DevilsScat,
)
from clowder.games.devils_scat.redeal import redeal
from clowder.games.devils_scat.scoring import end_round, is_alive, next_living, result, score

__all__ = [
    "bounded",
    "deal",
    "estimate",
    "legal",
    "observe",
    "observe_changing",
    "observe_constant",
    "play",
    "prefer",
    "redeal",
    "result",
    "score",
]


@compiled
def deal(s: DevilsScat) -> None:
    """A new game: S10 a suit may stay in the box, S46 lives are given out, S13 somebody deals the first round."""
    s.booted = NO_SUIT
    s.booted = draw_suit(s) if s.boot == RANDOM_SUIT else s.boot
    for seat in range(s.seats):
        s.lives[seat] = s.first_lives if s.classic else 0
    s.dealer = s.first_dealer if s.first_dealer != NOBODY else draw(s, s.seats)
    deal_round(s)


@compiled
def deal_round(s: DevilsScat) -> None:
    """S21–S24: three cards to everybody, one face up, a favoured suit; the player to the dealer's left begins."""
    s.rounds += 1
    s.knocker = s.scat = s.winner = NOBODY
    s.reshuffles = s.turns = 0
    gather_cards(s)
    for seat in range(s.seats):
        s.earned[seat] = s.change[seat] = s.worth[seat] = s.held[seat] = 0
        for i in range(HAND + 1):
            s.hand[seat, i] = s.shown[seat, i] = 0
        forget_round(s, seat)
        if is_alive(s, seat):  # S11
            for _ in range(HAND):
                put_in_hand(s, seat, draw_from_deck(s), 0)
            weigh(s, seat)
    put_on_pile(s, draw_from_deck(s))
    s.favoured = NO_SUIT if s.classic else draw_suit(s)  # S23
    s.phase = DRAWING
    s.actor = next_living(s, s.dealer)
    look_for_scat_at_the_deal(s)


@compiled
def gather_cards(s: DevilsScat) -> None:
    """All cards of the game into the deck."""
    s.deck_count = s.pile_count = 0
    for card in range(CARDS):
        s.deck[card] = s.pile[card] = 0
    for card in range(CARDS):
        if is_in_game(card, s.ranks, s.booted, s.suits_out):
            s.deck[s.deck_count] = card
            s.deck_count += 1


@compiled
def draw_suit(s: DevilsScat) -> int:
    """One of the favoured suit cards, of which the booted suit's is out too (S45)."""
    many = 0
    for suit in range(SUITS):
        many += suit_is_in_game(suit, s.booted, s.suits_out)
    nth = draw(s, many)
    suit = 0
    while nth > 0 or not suit_is_in_game(suit, s.booted, s.suits_out):
        nth -= suit_is_in_game(suit, s.booted, s.suits_out)
        suit += 1
    return suit


@compiled
def look_for_scat_at_the_deal(s: DevilsScat) -> None:
    """S3: the first hand in turn order that is a (Devil's) Scat ends the round before it began."""
    for i in range(1, s.seats + 1):
        seat = (s.dealer + i) % s.seats
        if ends_the_round(s.worth[seat]):
            s.scat = seat
            end_round(s)
            return


@compiled
def legal(s: DevilsScat, moves: Moves) -> int:
    """What the actor may do in this step."""
    if s.actor == NOBODY:
        return 0
    if s.phase == SHOWING:
        moves[0] = DEAL
        return 1
    if s.phase == DISCARDING:
        return list_discards(s, moves)
    if must_knock(s):
        moves[0] = KNOCK
        return 1
    moves[0] = DECK
    moves[1] = TAKE
    if s.knocker != NOBODY:  # S4: the others may only improve
        return 2
    moves[2] = KNOCK
    return 3


@compiled
def must_knock(s: DevilsScat) -> bool:
    """S6, S14: a round that was reshuffled twice, or takes too long, ends with the next player's knock."""
    return s.knocker == NOBODY and (s.reshuffles >= MOST_RESHUFFLES or s.turns >= s.most_turns)


@compiled
def bounded(s: DevilsScat) -> int:
    """S14: this turn has to be a knock, because the round takes too long."""
    return 14 if s.actor != NOBODY and s.phase == DRAWING and s.knocker == NOBODY and s.turns >= s.most_turns else 0


@compiled
def list_discards(s: DevilsScat, moves: Moves) -> int:
    """The cards the actor may discard, in ascending order."""
    count = 0
    for i in range(HAND + 1):
        if not was_just_taken(s, i):
            move = DISCARD + s.hand[s.actor, i]
            place = count
            while place > 0 and moves[place - 1] > move:
                moves[place] = moves[place - 1]
                place -= 1
            moves[place] = move
            count += 1
    return count


@compiled
def was_just_taken(s: DevilsScat, place: int) -> bool:
    """S5: the card taken from the discard pile this turn; one drawn from the deck is shown to nobody."""
    return place == FOURTH and s.shown[s.actor, FOURTH] == 1


@compiled
def play(s: DevilsScat, move: int) -> None:
    """One step of a turn, or the deal of the next round."""
    if move == DECK:
        remember_let_lie(s)
        if s.deck_count == 0:
            reshuffle(s)
        put_in_hand(s, s.actor, draw_from_deck(s), 0)
        s.phase = DISCARDING
    elif move == TAKE:
        put_in_hand(s, s.actor, take_top_discard(s), 1)
        s.phase = DISCARDING
    elif move == KNOCK:
        s.knocker = s.actor
        end_turn(s)
    elif move == DEAL:
        s.dealer = s.actor
        deal_round(s)
    else:
        discard(s, move - DISCARD)


@compiled
def discard(s: DevilsScat, card: int) -> None:
    """S32: one card goes on the discard pile; S3: the three that stay may end the round."""
    take_from_hand(s, card)
    put_on_pile(s, card)
    remember_thrown(s, card)
    weigh(s, s.actor)
    if ends_the_round(s.worth[s.actor]):
        s.scat = s.actor
        end_round(s)
    else:
        end_turn(s)


@compiled
def end_turn(s: DevilsScat) -> None:
    """S24: the next player's turn; S34: when that is the player who knocked, the round ends."""
    s.turns += 1
    s.actor = next_living(s, s.actor)
    s.phase = DRAWING
    if s.actor == s.knocker:
        end_round(s)


@compiled
def reshuffle(s: DevilsScat) -> None:
    """S6: all discards but the top one become the deck."""
    last = s.pile_count - 1
    for i in range(last):
        s.deck[i] = s.pile[i]
        s.pile[i] = 0
    s.deck_count = last
    s.pile[0], s.pile[last] = s.pile[last], 0
    s.pile_count = 1
    s.reshuffles += 1


@compiled
def draw_from_deck(s: DevilsScat) -> int:
    """A card of the deck: which one, chance decides now."""
    place = draw(s, s.deck_count)
    card = s.deck[place]
    s.deck_count -= 1
    s.deck[place] = s.deck[s.deck_count]
    s.deck[s.deck_count] = 0
    return card


@compiled
def take_top_discard(s: DevilsScat) -> int:
    """The card that lies on top of the discard pile."""
    s.pile_count -= 1
    card = s.pile[s.pile_count]
    s.pile[s.pile_count] = 0
    return card


@compiled
def put_on_pile(s: DevilsScat, card: int) -> None:
    """A card goes face up on the discard pile."""
    s.pile[s.pile_count] = card
    s.pile_count += 1


@compiled
def put_in_hand(s: DevilsScat, seat: int, card: int, shown: int) -> None:
    """A card comes into a hand, known to everybody or not."""
    s.hand[seat, s.held[seat]] = card
    s.shown[seat, s.held[seat]] = shown
    s.held[seat] += 1


@compiled
def take_from_hand(s: DevilsScat, card: int) -> None:
    """Out of the actor's hand; the later cards move up."""
    seat = s.actor
    found = 0
    while s.hand[seat, found] != card:
        found += 1
    s.held[seat] -= 1
    for i in range(found, s.held[seat]):
        s.hand[seat, i] = s.hand[seat, i + 1]
        s.shown[seat, i] = s.shown[seat, i + 1]
    s.hand[seat, s.held[seat]] = s.shown[seat, s.held[seat]] = 0
