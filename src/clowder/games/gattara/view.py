"""What a seat at a table of Gattara may see: a record, as view_types.py declares it."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import UNSET

from clowder.engine.once import once
from clowder.engine.record import NOBODY
from clowder.engine.view_types import Area, Cards, CardsOrHeap, Choice, Who, cards, heap, who, who_or_none
from clowder.games.gattara.claims import claim_below, claim_that_stands, is_off, times_of
from clowder.games.gattara.deck import COLOUR_OF, EFFECTS, TARGETS, TOKEN_WORDS
from clowder.games.gattara.faces import read_aim, read_amount, read_effect, read_meow, read_token, works_as
from clowder.games.gattara.points import count_points, goal, worth
from clowder.games.gattara.record import (
    AIM,
    ANY,
    BASTET,
    BASTET_WINDOW,
    CHOOSE_CARD,
    CHOOSE_TARGET,
    LOOK,
    LOSE,
    MEOW_WINDOW,
    MIRROR,
    NO_AIM,
    PASS,
    PEDIGREE,
    REBEL,
    SHOW,
    STRAY,
    TAKE,
    Gattara,
)
from clowder.games.gattara.targets import chosen_seat, is_hit, seat_after
from clowder.games.gattara.view_types import (
    Aim,
    Answer,
    Deed,
    Face,
    GiveIn,
    GoOn,
    Insight,
    Laid,
    LetBe,
    Phase,
    Play,
    PlayBastet,
    PlayerFacts,
    PlayerPlaces,
    Reason,
    Skip,
    TableFacts,
    TablePlaces,
    Way,
    Worths,
)

PHASES: dict[int, Phase] = {
    CHOOSE_CARD: "card", CHOOSE_TARGET: "target", BASTET_WINDOW: "bastet", MEOW_WINDOW: "meow", LOOK: "look",
}  # fmt: skip


def phase(s: Gattara) -> Phase:
    """What the actor decides."""
    return PHASES[s.phase]


@lru_cache(4096)  # faces come from decks, which people write
def printed(face: int, code: int) -> Face:
    """A card as it is seen: what its packed face says (faces.py); None where the card has no such thing."""
    does, aim = EFFECTS[read_effect(code)], read_aim(code)
    moves_cats = read_effect(code) <= LOSE
    return Face(
        face=face,
        colour=COLOUR_OF[does],
        effect=does,
        token=TOKEN_WORDS[read_token(code)] if moves_cats else None,
        amount=read_amount(code) if moves_cats else None,
        target=TARGETS[aim] if aim != NO_AIM else None,
        meow=read_meow(code),
    )


def card(s: Gattara, face: int) -> Face:
    """A card as it is seen."""
    return printed(face, s.face[face])


def effect(s: Gattara, face: int) -> int:
    """What a card does."""
    return read_effect(s.face[face])


def way(s: Gattara) -> Way:
    """The direction of play."""
    return "clockwise" if s.direction == 1 else "counterclockwise"


def table(s: Gattara, viewer: int | None) -> Area[TableFacts, TablePlaces]:
    """What lies in the middle, the same for everybody."""
    return middle(s)


@once
def middle(s: Gattara) -> Area[TableFacts, TablePlaces]:
    """Whose turn it is, the cards waiting on the stack, what the last play came to, the piles."""
    asked = pending(s)
    facts = TableFacts(
        turn=who(s.turn),
        direction=way(s),
        zen=True if s.zen else None,
        goal=goal(s.seats),
        reshuffles=s.reshuffles,
        counts_as=counts_as(s),
        pending=card(s, s.stack_card[asked]) if asked >= 0 else None,
        pending_by=who(s.stack_by[asked]) if asked >= 0 else None,
        pending_at=who_or_none(s.stack_at[asked]) if asked >= 0 else None,
        effect=card(s, s.done_face) if s.done_by >= 0 else None,
        effect_by=who_or_none(s.done_by),
        effect_at=who_or_none(s.done_at),
        doubled=True if s.done_times == 2 else None,
    )
    last = [card(s, s.discard[s.discarded - 1])] if s.discarded else []
    return Area(facts, TablePlaces(pile=heap(s.loose), discards=heap(s.discarded), last=cards(last), stack=stack(s)))


def bastets(s: Gattara) -> int:
    """Which cards of the stack are Bastets, as bits from the bottom up."""
    return sum(1 << place for place in range(s.stacked) if effect(s, s.stack_card[place]) == BASTET)


def pending(s: Gattara) -> int:
    """The place on the stack of the card the actor is asked about: the top or, to be answered, the claim; -1 for none."""
    return claim_below(bastets(s), s.stacked) if s.phase == MEOW_WINDOW else s.stacked - 1


def counts_as(s: Gattara) -> Face | None:
    """G8: what a Mirror on top of the discard pile has copied."""
    if s.discarded and effect(s, s.discard[s.discarded - 1]) == MIRROR:
        return card(s, s.shown)
    return None


def stack(s: Gattara) -> Cards[Laid]:
    """The cards of this play from the bottom up, with who laid each, whom it is aimed at, and whether it is cancelled."""
    return cards([laid(s, place) for place in range(s.stacked)])


def laid(s: Gattara, place: int) -> Laid:
    """A card of the stack."""
    seen = card(s, s.stack_card[place])
    return Laid(
        face=seen.face,
        colour=seen.colour,
        effect=seen.effect,
        token=seen.token,
        amount=seen.amount,
        target=seen.target,
        meow=seen.meow,
        by=who(s.stack_by[place]),
        at=who_or_none(s.stack_at[place]),
        cancelled=is_off(bastets(s), s.stacked, place),
    )


def hand(s: Gattara, seat: int) -> list[int]:
    """The faces a seat holds, sorted: the order they were drawn in shows nowhere."""
    return sorted(list(s.hand[seat])[: s.held[seat]])


def player(s: Gattara, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    """A player's part of the table, as its own player sees it, or all the others."""
    return area(s, seat, seat if seat == viewer or s.actor < 0 else NOBODY)


@once
def area(s: Gattara, seat: int, eyes: int) -> Area[PlayerFacts, PlayerPlaces]:
    """A hand and the cats behind the screen (one's own; after the game everybody's), and what the last effect changed."""
    is_open = eyes == seat
    strays, pedigrees, shows = s.tokens[seat]
    facts = PlayerFacts(
        points=points(s, seat) if is_open else None,
        strays=strays if is_open else None,
        pedigrees=pedigrees if is_open else None,
        shows=shows if is_open else None,
        gained=s.moved[seat] if s.moved[seat] > 0 else None,
        lost=-s.moved[seat] if s.moved[seat] < 0 else None,
    )
    held = CardsOrHeap(s.held[seat], [card(s, face) for face in hand(s, seat)] if is_open else UNSET)
    return Area(facts, PlayerPlaces(hand=held))


def points(s: Gattara, seat: int) -> int:
    """G27: what the cats behind a screen count together."""
    return count_points(*s.tokens[seat])


def choice(s: Gattara, move: int) -> Choice:
    """What a move means."""
    if s.phase == CHOOSE_TARGET:
        return Aim(id=move, at=who(chosen_seat(s.actor, move, s.seats)))
    if s.phase == CHOOSE_CARD:
        return Skip(id=move) if move == PASS else Play(id=move, card=card(s, move), aims=aims(s, move))
    if s.phase == LOOK:
        return GoOn(id=move)
    against = card(s, s.stack_card[pending(s)])
    if s.phase == BASTET_WINDOW:
        if move == PASS:
            return LetBe(id=move, against=against)
        return PlayBastet(id=move, card=card(s, move), against=against)
    return GiveIn(id=move, against=against) if move == PASS else Answer(id=move, card=card(s, move))


def aims(s: Gattara, face: int) -> list[Who]:
    """G3: the players among whom the actor will have to choose after this card."""
    if read_aim(s.face[worked(s, face)]) != ANY:
        return []
    return [who(chosen_seat(s.actor, AIM + steps, s.seats)) for steps in range(1, s.seats)]


def worked(s: Gattara, face: int) -> int:
    """G8: the face whose effect a card has now."""
    return works_as(face, effect(s, face), s.shown)


def insight(s: Gattara, viewer: int | None) -> Insight:
    """The same for everybody."""
    return of_the_stack(s)


@once
def of_the_stack(s: Gattara) -> Insight:
    """What the cards on the stack are about to do, and to whom; who follows whom; what cats count."""
    return Insight(
        stack=[deed(s, place) for place in range(s.stacked)],
        pending=place_or_none(pending(s)),
        standing=place_or_none(claim_that_stands(bastets(s), s.stacked)) if s.stacked else None,
        next=followers(s.direction, s.seats),
        came_from=came_from(s),
        worths=worths(),
    )


def place_or_none(place: int) -> int | None:
    """A place of the stack, where there is one."""
    return place if place >= 0 else None


def deed(s: Gattara, place: int) -> Deed:
    """G2, G4, G8: what a card of the stack is about to do."""
    face = worked(s, s.stack_card[place])
    seen = card(s, face)
    is_bastet = effect(s, face) == BASTET
    times = 1 if is_bastet else times_of(place)
    against = place - 1 if is_bastet else claim_below(bastets(s), place)
    return Deed(
        card=seen,
        amount=None if seen.amount is None else seen.amount * times,
        doubled=times == 2,
        hits=[who(seat) for seat in hits(s, face, s.stack_by[place], s.stack_at[place])],
        against=place_or_none(against),
    )


def hits(s: Gattara, face: int, by: int, at: int) -> tuple[int, ...]:
    """The players to whom a face does something that somebody laid and aimed, in turn order from the one who did."""
    return hit_seats(s.face[face], by, at, s.direction, s.seats)


@lru_cache(4096)
def hit_seats(code: int, by: int, at: int, direction: int, seats: int) -> tuple[int, ...]:
    """The same over plain numbers, kept: every view of a stack asks for each of its cards."""
    order = [seat_after(by, steps, direction, seats) for steps in range(seats)]
    does, aim = read_effect(code), read_aim(code)
    return tuple(seat for seat in order if is_hit(does, aim, by, at, order[1], seat))


def came_from(s: Gattara) -> list[Who | None]:
    """G12, G28: for each player, the one whose cats the last effect brought."""
    done = effect(s, s.done_face) if s.done_by >= 0 else -1
    if done == REBEL:
        return [who(seat_after(seat, -1, s.direction, s.seats)) for seat in range(s.seats)]
    taken_from = who_or_none(s.done_at) if done == TAKE else None
    return [taken_from if seat == s.done_by else None for seat in range(s.seats)]


@cache
def followers(direction: int, seats: int) -> list[Who]:
    """G25: for each player, who is next."""
    return [who(seat_after(seat, 1, direction, seats)) for seat in range(seats)]


@cache
def worths() -> Worths:
    """G27: what each token counts."""
    return Worths(stray=worth(STRAY), pedigree=worth(PEDIGREE), show=worth(SHOW))


def reacting(s: Gattara) -> list[int]:
    """G3: for a Bastet everybody from the actor on, as far as the one who laid the card; G4: for a Meow its target."""
    if s.phase == MEOW_WINDOW:
        return [s.actor]
    if s.phase != BASTET_WINDOW:
        return []
    from_actor = [seat_after(s.actor, steps, s.direction, s.seats) for steps in range(s.seats)]
    return from_actor[: from_actor.index(s.stack_by[s.stacked - 1])]


def looking(s: Gattara) -> list[int]:
    """G18: the two between whom cards changed hands."""
    return [seat for seat in (s.done_by, s.done_at) if seat >= 0] if s.phase == LOOK else []


def reason(s: Gattara) -> Reason:
    """G26, G17: why the game ended as it did."""
    if s.winner >= 0:
        return "gattara"
    scores = [points(s, seat) for seat in range(s.seats)]
    return "shared" if scores.count(max(scores)) > 1 else "most"
