"""What a person at a live table types, understood: answers, talk, what can be done before the start and after the end."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from clowder.bots.roster import USUAL
from clowder.errors import ClowderError
from clowder.terminal.console.leaving import Left
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.joining import held_seats
from clowder.terminal.joining.http_client import Unreachable
from clowder.terminal.joining.known_table import KnownTable
from clowder.terminal.joining.pages import help_page, rules_page
from clowder.terminal.local.typed_moves import NotUnderstood, numbers_in
from clowder.terminal.saves import files

if TYPE_CHECKING:
    from clowder.terminal.joining.table import JoinedTable


CATS = ("ginger", "tuxedo", "grey", "siamese", "calico", "midnight", "snow", "tabby")
"""What one can look like (docs/protocol.md)."""
NO_LIMIT = "all"
"""Typed for a window that waits until all have answered."""


class Commands:
    """What can be typed at a table. Whatever cannot be done raises a ClowderError that says why."""

    def __init__(self, at: JoinedTable) -> None:
        self.at = at

    @property
    def known(self) -> KnownTable:
        """The table as it is now."""
        return self.at.known

    def understand(self, line: str) -> None:
        """Do what a line asks for."""
        word, _, rest = line.partition(" ")
        word, rest = word.casefold(), rest.strip()
        if line.startswith(("/", "!")):
            self.talk(line)
        elif line.casefold() == "q":
            self.leave()
        elif line == "?":
            self.at.show(help_page(self.known))
        elif word == "l" and not rest:
            self.at.show([Text(told) for told in self.known.told])
        elif word == "r" and not rest:
            self.at.show(rules_page(self.known, self.at.screen))
        elif word == "m" and rest:
            self.mute(self.somebody(rest))
        elif word in ("p", "t") and rest and self.known.sets_pace:
            self.at.send({"type": "pace", "pace": rest.casefold()} if word == "p" else time_to_react(rest))
        elif word == "c" and self.known.may_change_cat:
            self.change_cat(rest.casefold())
        elif self.known.task == "lobby":
            self.prepare(word, rest)
        elif self.known.task == "over":
            self.conclude(word)
        elif word == "z" and not rest and self.known.seat is not None:
            self.at.send({"type": "leave"})
        elif word == "a" and rest and self.known.seat is None:
            self.at.ask_for(self.somebody(rest))
        elif word in ("y", "n") and rest and self.known.has_a_say:
            self.let_in(self.somebody(rest), agreed=word == "y")
        elif word == "x" and rest and self.known.host:
            seat = self.somebody(rest)
            self.at.ask(lambda: self.at.server.stand_in(self.at.table, seat, self.at.token))
        else:
            self.answer(line)

    def answer(self, line: str) -> None:
        """Play."""
        known = self.known
        match known.task:
            case "look" if line in ("", "1"):
                self.at.connection.send({"type": "look", "step": known.step})
                known.decided()
            case "back" if line in ("", "1"):
                self.at.send({"type": "back"})
            case "window" if not line and known.turn is not None:
                self.at.move(known.turn["silence"])
            case "wait" if not line and known.alone:
                self.at.send({"type": "hurry"})
            case "move" | "window":
                assert known.view is not None
                choices = known.view["choices"]
                numbers = numbers_in(line or ("1" if len(choices) == 1 else ""), len(choices))
                if len(numbers) > 1:
                    raise NotUnderstood("join-one-at-a-time")
                if not 1 <= numbers[0] <= len(choices):
                    raise NotUnderstood("terminal-no-such-choice", number=numbers[0], count=len(choices))
                self.at.move(choices[numbers[0] - 1]["id"])
            case _ if line:
                self.at.remark = known.say("not-now")

    def let_in(self, seat: int, *, agreed: bool) -> None:
        """Agree that somebody gets the seat they ask for, or refuse; whoever asked may think better of it."""
        server, table, token = self.at.server, self.at.table, self.at.token
        self.at.ask(lambda: server.let_in(table, seat, token, agreed=agreed))

    def talk(self, line: str) -> None:
        """A line of chat, or a reaction."""
        text = line[1:].strip()
        if line.startswith("!"):
            self.at.send({"type": "emote", "emote": text.casefold()})
        elif text:
            self.at.send({"type": "say", "text": text})

    def mute(self, seat: int) -> None:
        """No chat and no reactions of somebody any more; or again, after that."""
        known = self.known
        mute = seat not in known.muted
        self.at.send({"type": "mute", "seat": seat, "mute": mute})
        (known.muted.add if mute else known.muted.discard)(seat)
        known.told.append(known.say("muted" if mute else "unmuted", who={"seat": seat}))

    def somebody(self, name: str) -> int:
        """The seat of somebody."""
        seat = self.known.called(name)
        if seat is None:
            raise NotUnderstood("join-nobody-called", name=name)
        return seat

    def prepare(self, word: str, rest: str) -> None:
        """What can be done before the start."""
        server, table, token = self.at.server, self.at.table, self.at.token
        if word == "s" and not rest:
            self.at.ask(lambda: server.start(table, token))
        elif word == "b":
            self.at.ask(lambda: server.fill(table, rest or USUAL, token))
        elif word == "x" and rest:
            seat = self.somebody(rest)
            self.at.ask(lambda: server.free(table, seat, token))
        elif word == "w" and rest:
            self.at.ask(lambda: server.word(table, rest, token))
        elif word == "f" and self.known.asks_who_begins:
            first = self.beginner(rest)
            self.at.ask(lambda: server.beginner(table, first, token))
        elif word:
            self.at.remark = self.known.say("lobby-not-understood")

    def beginner(self, name: str) -> int | None:
        """The seat that is to begin: one's own, or somebody's; said once more, nobody's in particular."""
        seat = self.somebody(name) if name else self.known.seat
        return None if seat == self.known.table["beginner"] else seat

    def change_cat(self, cat: str) -> None:
        """Look like another cat."""
        if cat not in CATS:
            raise NotUnderstood("join-which-cat", cats=", ".join(CATS))
        self.at.ask(lambda: self.at.server.change_cat(self.at.table, cat, self.at.token))

    def conclude(self, word: str) -> None:
        """What can be done after the end."""
        known, table = self.known, self.at.table
        if word == "n" and known.table["next"] and known.seat is None:
            self.at.move_on(known.table["next"])
        elif word == "n" and known.seat is not None:
            self.at.ask(lambda: self.at.server.rematch(table, self.at.token), self.at.move_on)
        elif word == "k" and not known.given_up:
            self.at.ask(lambda: self.at.server.record(table), self.keep)
        elif word:
            self.at.remark = known.say("over-not-understood")

    def keep(self, record: dict[str, Any]) -> None:
        """Save the record, under a name that is free, for `clowder verify`."""
        known = self.known
        stem = f"clowder-{known.table['game']}-{known.table['code']}"
        if not all(letter.isalnum() or letter in "-_" for letter in stem):
            raise Unreachable("join-strange", server=self.at.place.server)
        path = next(p for n in count(1) if not (p := Path(f"{stem}-{n}.json" if n > 1 else f"{stem}.json")).exists())
        try:
            files.write_record(path, record)
        except ClowderError as error:
            self.at.remark = error.text(known.language)
        else:
            known.told.append(known.say("kept", target=str(path)))
            self.at.kept = f"clowder verify {path} --promise {escaped(known.table['promise'])}"

    def leave(self) -> None:
        """The person has had enough. Before the start a guest's seat is free again."""
        known = self.known
        if self.at.seat is not None and known.task == "lobby" and known.seat is not None and not known.host:
            with suppress(ClowderError):
                self.at.server.free(self.at.table, known.seat, self.at.token)
                held_seats.forget_seat(self.at.place.server, self.at.table, self.at.token)
                self.at.seat = None
        raise Left


def time_to_react(typed: str) -> dict[str, Any]:
    """The message that asks for another time to react."""
    try:
        return {"type": "reaction", "reaction": None if typed.casefold() == NO_LIMIT else int(typed)}
    except ValueError:
        raise NotUnderstood("join-bad-time", value=typed) from None
