"""What people may ask of a table, and when: each function looks at the table and returns the event that grants the request,
or refuses it with the reason. Nothing is changed here."""

from __future__ import annotations

import unicodedata

from clowder.bots.roster import levels
from clowder.engine import catalogue
from clowder.engine.match import Match
from clowder.errors import BadOption
from clowder.server.table import events as happened
from clowder.server.table.composed import check_together
from clowder.server.table.refusals import Ahead, Refused, Stale
from clowder.server.table.seats import BOT, OPEN, PERSON, Cat
from clowder.server.table.settings import Pace, check_reaction
from clowder.server.table.table import Table

LONGEST_NAME = 24
LONGEST_LINE = 200
LONGEST_WORD = 100
LONGEST_ID = 64
MOST_STEPS = 64
"""Steps in one message."""
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that nobody can see."""
EMOTES = ("meow", "purr", "hiss", "laugh", "wow", "thanks", "hurry", "well-played")


def plain(text: str, longest: int, what: str) -> str:
    """Somebody's own words: one line of letters, signs and pictures, nothing that moves a cursor or hides."""
    kept = "".join(" " if letter in BLANKS or unicodedata.category(letter)[0] in "CZ" else letter for letter in text)
    line = " ".join(unicodedata.normalize("NFC", kept).split())
    if len(line) > longest or not any(unicodedata.category(letter)[0] in "LNPS" for letter in line):
        raise Refused("table-bad-text", 422, what=what, longest=longest)
    return line


def alike(name: str) -> str:
    """What two names have in common that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def seat_number(table: Table, seat: int) -> int:
    """A seat there is."""
    if not 0 <= seat < len(table.seats):
        raise Refused("table-no-such-seat", 404, last=len(table.seats) - 1)
    return seat


def before_the_start(table: Table) -> None:
    """Some things are settled before the cards are dealt."""
    if table.status != "open":
        raise Refused("table-has-started" if table.status == "playing" else "table-is-over")


def by_the_host(table: Table, token: str | None) -> None:
    """Some things are the host's to decide."""
    if not token or token != table.host:
        raise Refused("table-host-only", 403)


def seat_of(table: Table, token: str | None) -> int:
    """The seat of somebody who asks as a player."""
    seat = table.holder(token)
    if seat is None:
        raise Refused("table-no-seat", 403)
    return seat


def check_names(names: list[str]) -> None:
    """Refuse people who could not all sit down at one table."""
    known: set[str] = set()
    for name in names:
        line = plain(name, LONGEST_NAME, "name")
        if alike(line) in known:
            raise Refused("table-name-taken", name=line)
        known.add(alike(line))


def sit(table: Table, seat: int, name: str, token: str, cat: Cat | None = None) -> happened.Sat:
    """Take a free seat."""
    before_the_start(table)
    if table.seats[seat_number(table, seat)].kind != OPEN:
        raise Refused("table-seat-taken", name=table.seats[seat].name)
    name = plain(name, LONGEST_NAME, "name")
    if any(alike(other.name) == alike(name) for other in table.seats):
        raise Refused("table-name-taken", name=name)
    if table.holder(token) is not None:
        raise Refused("table-sits-already", name=table.seats[table.holder(token) or 0].name)
    return happened.Sat(seat, name, token, cat)


def seat_bot(table: Table, seat: int, level: str, token: str | None) -> happened.Seated:
    """The host puts a bot on a free seat."""
    before_the_start(table)
    by_the_host(table, token)
    if table.seats[seat_number(table, seat)].kind == PERSON:
        raise Refused("table-seat-taken", name=table.seats[seat].name)
    return happened.Seated(seat, checked_level(level))


def checked_level(level: str) -> str:
    """One of the levels of the menus: no budget of somebody's own is spent on our machine."""
    if level not in levels():
        raise BadOption("table-level", value=level, levels=list(levels()))
    return level


def vacate(table: Table, seat: int, token: str | None) -> happened.Vacated:
    """Leave, or free somebody's seat as the host, before the start."""
    before_the_start(table)
    if table.seats[seat_number(table, seat)].kind == OPEN:
        raise Refused("table-seat-free")
    own = table.holder(token) == seat
    if not own:
        by_the_host(table, token)
    return happened.Vacated(seat, kicked=not own)


def add_word(table: Table, word: str, token: str | None) -> happened.Word:
    """Add something to the seed."""
    seat = seat_of(table, token)
    before_the_start(table)
    return happened.Word(seat, plain(word, LONGEST_WORD, "word"))


def name_beginner(table: Table, seat: int | None, token: str | None) -> happened.BeginnerNamed | None:
    """Somebody says that they are to begin, or not any more, or the host says who; None if that is known."""
    before_the_start(table)
    if not catalogue.game(table.game).beginner:
        raise Refused("table-no-beginner")
    if seat is not None and table.seats[seat_number(table, seat)].kind != PERSON:
        raise Refused("table-nobody-sits-there")
    own = table.holder(token)
    of_oneself = own is not None and own == (table.beginner if seat is None else seat)
    if not of_oneself:
        by_the_host(table, token)
    return None if table.beginner == seat else happened.BeginnerNamed(seat)


def choose_cat(table: Table, cat: Cat, token: str | None) -> happened.CatChosen | None:
    """Look like another cat from now on, before a game or after it; None if one does. Only a bot gives way."""
    seat = seat_of(table, token)
    if table.status == "playing" or table.next:
        raise Refused("table-has-started" if table.status == "playing" else "table-is-over")
    for number in table.persons:
        if number != seat and table.seats[number].cat == cat:
            raise Refused("table-cat-taken", name=table.seats[number].name)
    return None if table.seats[seat].cat == cat else happened.CatChosen(seat, cat)


def reissue(table: Table, seat: int, fresh: str, token: str | None) -> happened.Reissued:
    """A player gives their own seat a new token. Not even the host can do that for somebody else: whoever made a link has
    seen it, and could look into that hand. After the end, when a rematch may have been made with the old, nobody can."""
    if table.seats[seat_number(table, seat)].kind != PERSON:
        raise Refused("table-nobody-there")
    if table.holder(token) != seat:
        raise Refused("table-own-link-only", 403)
    if table.over:
        raise Refused("table-is-over")
    return happened.Reissued(seat, fresh)


def start(table: Table, token: str | None) -> happened.Started:
    """Deal."""
    before_the_start(table)
    by_the_host(table, token)
    free = sum(seat.kind == OPEN for seat in table.seats)
    if free:
        raise Refused("table-not-full", free=free)
    return happened.Started(catalogue.game(table.game).version)


def move(table: Table, step: int, moves: list[int], name: str, token: str | None) -> happened.Event | None:
    """Play steps, or answer in a window for reactions. None if these were played already. Whether a step is legal is found
    out by playing it, when this is applied; several are first looked at together: what refuses them must tell nothing."""
    seat = seat_of(table, token)
    check_name(name)
    if name and table.ids.get((seat, name)) == step:  # of another step it is another one: two tabs may count alike
        return None
    match = check_turn(table, seat, step, moves)
    if table.asked:
        check_answer(match, seat, moves)
        return happened.Answered(seat, moves[0], name)
    if len(moves) > 1:
        check_together(match, seat, moves)
    return happened.Steps(moves, seat, name)


def check_name(name: str) -> None:
    """What a client calls its message."""
    if len(name) > LONGEST_ID:
        raise Refused("table-bad-text", 422, what="id", longest=LONGEST_ID)


def attempt(table: Table, step: int, moves: list[int], name: str, token: str | None) -> int:
    """The seat of somebody who may ask what a move would come to: whoever could make it."""
    seat = seat_of(table, token)
    check_name(name)
    match = check_turn(table, seat, step, moves)
    if table.asked:
        check_answer(match, seat, moves)
    return seat


def check_turn(table: Table, seat: int, step: int, moves: list[int]) -> Match:
    """Refuse steps that answer another question than the one that is asked now, or that somebody else is asked."""
    match = in_play(table)
    if not 1 <= len(moves) <= MOST_STEPS:
        raise Refused("table-bad-moves", 422, most=MOST_STEPS)
    if step != match.step:
        raise (Ahead if step > match.step else Stale)("table-stale", step=step, now=match.step)
    check_asked(table, seat)
    return match


def in_play(table: Table) -> Match:
    """The match that goes on."""
    if table.match is None:
        raise Refused("table-not-started")
    if table.over:
        raise Refused("table-is-over")
    return table.match


def check_asked(table: Table, seat: int) -> None:
    """Refuse somebody of whom nothing is asked. In a window everybody answers once: to change one's mind is to tell."""
    match = in_play(table)
    if table.seats[seat].stand_in:
        raise Refused("table-bot-plays")
    if table.missed >= 0:
        raise Refused("table-waits", name=table.seats[table.missed].name)
    if seat in table.answers:
        raise Refused("table-answered")
    if match.looking or (table.asked and seat not in table.answering()):
        raise Refused("table-not-asked")
    if not table.asked and match.actor != seat:
        raise Refused("table-not-your-turn", name=table.seats[match.actor or 0].name)


def check_answer(match: Match, seat: int, moves: list[int]) -> None:
    """Refuse what is no answer in a window for reactions; why not, the game says as if it were this seat's turn."""
    if len(moves) != 1 or not 0 <= moves[0] < match.game.actions:
        raise Refused("table-bad-answer", 422)
    if moves[0] not in [choice.id for choice in match.answers(seat)]:
        raise match.game.refuse(match.game.record.plain(match.asked_too(seat)), moves[0])


def hint(table: Table, token: str | None) -> int:
    """The seat of somebody who may have a hint now."""
    seat = seat_of(table, token)
    if not table.settings.practice:
        raise Refused("table-no-practice", 403)
    check_asked(table, seat)
    return seat


def look(table: Table, step: int, token: str | None) -> happened.Looked | None:
    """Say that one has looked; None if that is known."""
    seat = seat_of(table, token)
    if table.match is None or table.over or step != table.match.step or seat not in table.match.looking:
        ahead = table.match is not None and step > table.match.step
        raise (Ahead if ahead else Stale)("table-nothing-to-look-at")
    return None if seat in table.looked else happened.Looked(seat)


def say(table: Table, text: str, token: str | None) -> happened.Said:
    """A line of chat."""
    return happened.Said(seat_of(table, token), plain(text, LONGEST_LINE, "line"))


def emote(table: Table, which: str, token: str | None) -> happened.Emoted:
    """One of the fixed reactions."""
    seat = seat_of(table, token)
    if which not in EMOTES:
        raise BadOption("table-emote", value=which, emotes=list(EMOTES))
    return happened.Emoted(seat, which)


def hand_over(table: Table, token: str | None) -> happened.SatIn | None:
    """Let a bot play for a while."""
    seat = seat_of(table, token)
    if table.status != "playing":
        raise Refused("table-not-started" if table.status == "open" else "table-is-over")
    return None if table.seats[seat].stand_in else happened.SatIn(seat, "asked")


def send_in_bot(table: Table, seat: int, token: str | None) -> happened.SatIn:
    """The host has waited long enough for somebody who is away."""
    by_the_host(table, token)
    if table.status != "playing":
        raise Refused("table-not-started" if table.status == "open" else "table-is-over")
    there = table.seats[seat_number(table, seat)]
    if there.kind != PERSON or there.here or there.stand_in:
        raise Refused("table-nobody-away")
    return happened.SatIn(seat, "away")


def take_back(table: Table, token: str | None) -> happened.TookBack | None:
    """Play again oneself."""
    seat = seat_of(table, token)
    if table.seats[seat].stand_in == "time":
        raise Refused("table-time-is-up")
    return happened.TookBack(seat) if table.seats[seat].stand_in else None


def set_pace(table: Table, pace: Pace, token: str | None) -> happened.Paced | None:
    """Let what happens by itself go faster or slower; None if it does."""
    by_host_or_alone(table, token)
    return None if table.settings.pace == pace and not table.hurried else happened.Paced(pace)


def set_reaction(table: Table, reaction: float | None, token: str | None) -> happened.ReactionSet | None:
    """Give the windows to come more time or less; None if they have it. The one that is open keeps its time: what somebody
    was told about it stays true."""
    by_host_or_alone(table, token)
    if catalogue.game(table.game).silence < 0:
        raise Refused("table-no-windows")
    check_reaction(reaction)
    return None if table.settings.reaction == reaction else happened.ReactionSet(reaction)


def by_host_or_alone(table: Table, token: str | None) -> None:
    """How fast a table goes is the host's to decide, or of whoever is alone with bots, until it is over."""
    if not is_alone(table, token):
        by_the_host(table, token)
    if table.over:
        raise Refused("table-is-over")


def hurry(table: Table, token: str | None) -> happened.Hurried | None:
    """Somebody alone with bots need not see them play; None where that is known, or nothing plays itself."""
    seat_of(table, token)
    if not is_alone(table, token):
        raise Refused("table-not-alone", 403)
    in_play(table)
    return None if table.hurried else happened.Hurried()


def is_alone(table: Table, token: str | None) -> bool:
    """Whether somebody is the only person at the table."""
    return table.persons == [table.holder(token)]


def close(table: Table, token: str | None) -> happened.Closed:
    """The host gives the table up."""
    by_the_host(table, token)
    if table.over:
        raise Refused("table-is-over")
    return happened.Closed()


def fill(table: Table, level: str, token: str | None) -> list[happened.Seated]:
    """A bot for every seat that is free."""
    return [seat_bot(table, number, level, token) for number, seat in enumerate(table.seats) if seat.kind == OPEN]


def is_bot(table: Table, seat: int) -> bool:
    """Whether a bot decides there, for itself or for somebody."""
    there = table.seats[seat]
    return there.kind == BOT or bool(there.stand_in)
