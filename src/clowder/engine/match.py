"""A match: one game being played, step by step. What it is made of is what is saved: the options, the deck, the seed and
the list of decisions; the record can always be had again by replaying them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Generator, Iterable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

from clowder.engine import catalogue, option
from clowder.engine.blank import blank_rows, checked_players, deck_sheet, is_whole
from clowder.engine.chance import commitment, key_of_step, rekey
from clowder.engine.game import Game
from clowder.engine.record import Record, content, copy
from clowder.engine.step import take_step
from clowder.engine.view import PlainView, choices_of, opening_of, plain, result_of, story_of, view_of
from clowder.engine.view_types import AnyView, Choice, Message, Result
from clowder.errors import BadOption, BadRecord, ClowderError, IllegalMove, repr_of

T = TypeVar("T")
Witness = Callable[[Any, int, Any], None]
"""Is shown each step that is played: the plain record before it, the move, the plain record after it."""

FORMAT = 1
"""Of the exported record."""


class Match:
    """A game being played. Make one with `clowder.new` or `clowder.replay`."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        deck: str | Path | Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.players = checked_players(game, players)
        self.options = option.settle(game.options, options or {}, players)
        self.deck = game.check_deck(deck_sheet(game, deck))
        self.seed = checked_seed(seed)
        self.commitment = commitment(self.seed)
        self._decisions: list[int] = []
        self._record = self._dealt()
        self._room = np.zeros(game.actions, np.int16)
        self._reacting: list[int] | None = None
        self._looking: list[int] | None = None
        """Who is asked in this step, once somebody wanted to know."""
        self._answers: dict[int, list[Choice]] = {}
        """In a window, what those can answer who have been asked about."""
        self._look(game.rules.legal(self._record, self._room))

    def _dealt(self) -> Record:
        """The record after the deal."""
        s: Record = blank_rows(self.game, self.players, self.options, self.deck, 1)[0]
        rekey(s, *key_of_step(self.seed, 0))
        self.game.rules.deal(s)
        return s

    def _look(self, count: int) -> None:
        """Keep the plain record and the legal moves of this step, so many in the room, which every view is made from."""
        self._plain = self.game.record.plain(self._record)
        self._moves = sorted(self._room[:count].tolist())
        self._reacting = self._looking = None
        self._answers = {}

    @property
    def step(self) -> int:
        """How many decisions were made."""
        return len(self._decisions)

    @property
    def decisions(self) -> tuple[int, ...]:
        """The decisions made, in order."""
        return tuple(self._decisions)

    @property
    def record(self) -> Record:
        """A copy of the record: all that there is to know, hidden cards too."""
        return copy(self._record)

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.over else int(self._plain.actor)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._plain.actor < 0)

    @property
    def result(self) -> dict[str, Any] | None:
        """Winners (one or several), scores, and why the game ended; None while it goes on."""
        return plain(self.ended) if self.over else None

    @property
    def ended(self) -> Result[str] | None:
        """The same, typed."""
        return result_of(self.game, self._record, self._plain)

    @property
    def legal(self) -> list[int]:
        """The actor's legal moves, by number."""
        return list(self._moves)

    def choices(self) -> list[dict[str, Any]]:
        """The actor's legal choices."""
        return [plain(choice) for choice in choices_of(self.game, self._plain, self._moves)]

    def view(self, seat: int | None) -> PlainView:
        """All that this seat may see, choices included; None: what a bystander sees."""
        return cast(PlainView, plain(self.shown(seat)))

    def shown(self, seat: int | None) -> AnyView:
        """The same, typed: what the game's view_types.py declares."""
        return view_of(self.game, self._record, self._checked_seat(seat), self.step, self._moves, self._plain)

    def story(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened so far, as that seat saw it; only what came after step `since`, if given."""
        return [plain(each) for each in self.messages(seat, since)]

    def messages(self, seat: int | None, since: int = 0) -> list[Message]:
        """The same, typed: what the game's story_types.py declares."""
        seat = self._checked_seat(seat)
        if not is_whole(since):
            raise BadOption("error-number", name="since", value=repr_of(since), low=0, high=self.step)
        again = Match(self.game, self.players, self.seed, self.options, self.deck)
        told = opening_of(self.game, again._plain, seat) if since <= 0 else []
        for step, move in enumerate(self._decisions, 1):
            before = again._plain
            again._apply(move)
            if step > since:
                told += story_of(self.game, step, before, move, again._plain, seat)
        return told

    @property
    def reacting(self) -> list[int]:
        """In a window for reactions, the seats that are still to be asked, in the rules' order."""
        if self._reacting is None:
            self._reacting = [] if self.over else self.game.reacting(self._plain)
        return list(self._reacting)

    @property
    def looking(self) -> list[int]:
        """In a step that is there to be looked at, the seats that look."""
        if self._looking is None:
            self._looking = [] if self.over else self.game.looking(self._plain)
        return list(self._looking)

    def asked_too(self, seat: int) -> Record:
        """The record as if it were another one's turn to answer in the window for reactions."""
        s = copy(self._record)
        s.actor = seat
        return s

    def answers(self, seat: int) -> list[Choice]:
        """What a seat can answer in the window for reactions, be it asked first or last; typed."""
        if seat not in self._answers:
            s = self.asked_too(seat)
            moves = sorted(self._room[: self.game.rules.legal(s, self._room)].tolist())
            self._answers[seat] = choices_of(self.game, self.game.record.plain(s), moves)
        return list(self._answers[seat])

    def play(self, moves: int | Iterable[int], witness: Witness | None = None) -> None:
        """Play one step, or several: all of them or, if one is illegal, none. The witness is shown each; of steps that
        were taken back it has seen some, too."""
        steps = list(moves) if isinstance(moves, Iterable) and not isinstance(moves, str) else [moves]
        if len(steps) == 1:  # nearly always; once it is checked nothing can go wrong
            self._step(steps[0], witness)
            return
        before, decided = copy(self._record), len(self._decisions)
        try:
            for move in steps:
                self._step(move, witness)
        except BaseException:
            self._record = before
            del self._decisions[decided:]
            self._look(self.game.rules.legal(before, self._room))
            raise

    def _step(self, move: Any, witness: Witness | None) -> None:
        """Play one step, if it is legal."""
        self.check(move)
        seen = self._plain
        self._apply(int(move))
        if witness is not None:
            witness(seen, int(move), self._plain)

    def check(self, move: Any) -> None:
        """Refuse a move that is not legal now, with the clause that forbids it."""
        if self.over:
            raise IllegalMove("error-game-over", clause="")
        if not is_whole(move) or not 0 <= move < self.game.actions:
            raise IllegalMove("error-no-such-move", clause="", move=repr_of(move), last=self.game.actions - 1)
        if int(move) not in self._moves:
            raise self.game.refuse(self._plain, int(move))

    def _apply(self, move: int) -> None:
        """Play a legal move, with the key of its step."""
        count = take_step(self._record, *key_of_step(self.seed, self.step + 1), move, self._room)
        self._decisions.append(move)
        self._look(count)

    def _checked_seat(self, seat: int | None) -> int | None:
        if seat is not None and (not is_whole(seat) or not 0 <= seat < self.players):
            raise BadOption("error-no-such-seat", seat=repr_of(seat), last=self.players - 1)
        return None if seat is None else int(seat)

    def copy(self) -> Match:
        """An independent match at the same step."""
        return replay(self.export())

    def export(self) -> dict[str, Any]:
        """The match as JSON-able data: enough to play it again, to any step, and to check every card of it."""
        return {
            "clowder": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "players": self.players,
            "options": deepcopy(self.options),
            "deck": deepcopy(self.deck),
            "seed": self.seed,
            "commitment": self.commitment,
            "decisions": list(self._decisions),
            "result": self.result,
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.export() == other.export() and content(self._record) == content(other._record)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.actor} to decide"
        return f"<Match of {self.game.name}, {self.players} players, step {self.step}, {state}>"


def checked_seed(seed: Any) -> str:
    """The seed as it is kept: text. Without one, 128 bits that nobody can guess."""
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, int) and abs(seed) >= 10**1000:
        raise BadOption("error-seed", value=repr_of(seed))
    if isinstance(seed, bool) or not isinstance(seed, int | str) or len(str(seed)) > 1000 or not is_text(str(seed)):
        raise BadOption("error-seed", value=repr_of(seed))
    return str(seed)


def is_text(text: str) -> bool:
    """Whether it can be written down (half of a surrogate pair cannot)."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def new(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    deck: str | Path | Mapping[str, Any] | None = None,
) -> Match:
    """Start a match. `deck` is a deck file of one's own, or its content as data."""
    return Match(catalogue.game(game), players, seed, options, deck)


def replay(record: Mapping[str, Any], step: int | None = None) -> Match:
    """The same match again, from `export`: to its end or, if given, to a step. Refuses what it cannot vouch for."""
    work = replaying(record, step)
    while True:
        try:
            next(work)
        except StopIteration as end:
            match: Match = end.value
            return match


def replaying(record: Mapping[str, Any], step: int | None = None) -> Generator[None, None, Match]:
    """The same, step by step, for whoever has other things to do in between."""
    match, decisions = begun(record)
    if step is not None and (not is_whole(step) or not 0 <= step <= len(decisions)):
        raise BadRecord("error-record-step", step=repr_of(step), last=len(decisions))
    for number, move in enumerate(decisions[:step], 1):
        try:
            match.check(move)
        except IllegalMove as why:
            raise BadRecord("error-record-decision", failed="decisions", number=number, reason=why) from None
        match._apply(move)
        yield
    if step is None and record.get("result") not in (match.result, old_result(match)):
        raise BadRecord("error-record-result", failed="result")
    return match


def old_result(match: Match) -> dict[str, Any] | None:
    """The result as records of older versions have it: of a game that is over, three fields."""
    found = match.result
    return found and {name: found[name] for name in ("winners", "scores", "reason")}


FIELDS: dict[str, type | tuple[type, ...]] = {
    "game": str, "rules": int, "players": int, "options": dict, "deck": dict,
    "seed": str, "commitment": str, "decisions": list,
}  # fmt: skip
"""What an exported record must have, and of which type."""


def begun(record: Any) -> tuple[Match, list[int]]:
    """The match of a record right after its deal, and the decisions to come; everything but those is checked here."""
    if not isinstance(record, Mapping) or "clowder" not in record:
        raise BadRecord("error-record-foreign")
    if record["clowder"] != FORMAT:
        raise BadRecord("error-record-format", value=repr_of(record["clowder"]), format=FORMAT)
    for name, kind in FIELDS.items():
        if name not in record:
            raise BadRecord("error-record-missing", name=name)
        if not isinstance(record[name], kind) or isinstance(record[name], bool):
            raise BadRecord("error-record-type", name=name)
    game = vouched_for(lambda: catalogue.game(record["game"]))
    if record["rules"] != game.version:
        raise BadRecord(
            "error-record-rules", failed="rules", game_name=game.name, value=record["rules"], known=game.version
        )
    if not is_text(record["seed"]) or record["commitment"] != commitment(record["seed"]):
        raise BadRecord("error-record-commitment", failed="commitment")
    players, seed, options, deck = (record[name] for name in ("players", "seed", "options", "deck"))
    return vouched_for(lambda: Match(game, players, seed, options, deck)), record["decisions"]


def vouched_for(made: Callable[[], T]) -> T:
    """What a record asks for; if that cannot be had, the record is to blame."""
    try:
        return made()
    except ClowderError as why:
        raise BadRecord("error-record-content", reason=why) from None
