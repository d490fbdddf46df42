"""The process that guests live in: `python -m clowder.bots.guest_process PATH` finds a class, makes players of it and lets
them choose, as asked through its standard input (talk.py). It ends with whoever started it: warden.py
sees to that.

The players' own input is empty, and what they print goes where errors go: it cannot get between the messages.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import traceback
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Literal

import numpy as np

from clowder.bots import talk
from clowder.bots.known import loaded_kinds
from clowder.bots.legible import in_one_line, legible, written
from clowder.bots.position import Position
from clowder.bots.warming import warm_bots
from clowder.engine import catalogue
from clowder.engine.blank import is_whole

PACKAGE = Path(__file__).parents[1]


class NoPlayer(Exception):
    """There is no class of players where one should be."""

    def __init__(self, kind: Literal["import", "class", "choose"], told: str = "") -> None:
        super().__init__(kind, told)
        self.reply = talk.Failed(kind, told)


class GuestPlayers:
    """A class of players, and those who were made of it."""

    def __init__(self, path: str) -> None:
        self.kind: Any = found(path)
        self.file: str | None = getattr(sys.modules.get(self.kind.__module__), "__file__", None)
        self.players: dict[int, Any] = {}

    def answer(self, request: talk.Request) -> talk.Reply | None:
        """Do what is asked. Whatever a player does goes no further than the reply, leaving the program included."""
        try:
            match request:
                case talk.New(number):
                    self.players[number] = self.kind()
                case talk.Meet(game):
                    warm_bots(catalogue.game(game), loaded_kinds())  # those of ours that its class has imported
                case talk.Choose():
                    return self.choice(request)
                case talk.Drop(number):
                    self.players.pop(number, None)
                    return None
        except BaseException as error:
            traceback.print_exc()
            return talk.Failed("make" if isinstance(request, talk.New) else "raised", error_line(error, self.file))
        return talk.Succeeded()

    def choice(self, asked: talk.Choose) -> talk.Reply:
        """A player's move. Redealing twice is redealing once: it gets the very position it would get at our table."""
        game = catalogue.game(asked.game)
        rows = game.record.rows(1)
        rows[0] = np.frombuffer(asked.record, game.record.dtype)[0]
        position = Position(game, rows[0], asked.seat, asked.step, asked.seed)
        moves = tuple(position.moves)
        chosen = self.players[asked.number].choose(position)
        if not is_whole(chosen) or chosen not in moves:
            return talk.Failed("illegal", written(chosen))
        return talk.Succeeded(int(chosen))


def found(path: str) -> type:
    """The class at `module:Class` or `file.py:Class`; NoPlayer if there is none, or none that plays."""
    home, _, name = path.rpartition(":")
    sys.path.insert(0, os.getcwd())
    try:
        module = from_file(Path(home)) if home.endswith(".py") else importlib.import_module(home)
    except BaseException as error:
        traceback.print_exc()
        raise NoPlayer("import", error_line(error)) from None
    kind = getattr(module, name, None)
    if not isinstance(kind, type):
        raise NoPlayer("class")
    if not callable(getattr(kind, "choose", None)):
        raise NoPlayer("choose")
    return kind


def from_file(file: Path) -> Any:
    """A file as a module; it can import its neighbours, as a program could."""
    file = file.resolve()
    sys.path.insert(0, str(file.parent))
    spec = importlib.util.spec_from_file_location(f"guest_{file.stem}", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def error_line(error: BaseException, file: str | None = None) -> str:
    """What was raised, in one line, and where in the bot's file; while there is none, where in anybody's but ours."""
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if (frame.filename == file if file else not Path(frame.filename).is_relative_to(PACKAGE))
        and not frame.filename.startswith("<frozen ")
    ]
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return legible(in_one_line(error) + where)


def listen(handle: int, asked: SimpleQueue[talk.Request]) -> None:
    """Take in requests. When nobody is left to send any, that is the end, whatever a player is doing."""
    received = bytearray()
    try:
        while piece := os.read(handle, talk.LONGEST):
            received += piece
            while (content := talk.take(received)) is not None:
                asked.put(talk.requests.decode(content))
    finally:
        os._exit(0)


def main(path: str) -> None:
    """Live until the input ends."""
    sys.dont_write_bytecode = True  # the folder is the author's; and a file edited twice in a second is read anew
    questions, answers = os.dup(0), os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    asked: SimpleQueue[talk.Request] = SimpleQueue()
    Thread(target=listen, args=(questions, asked), daemon=True).start()
    try:
        players = GuestPlayers(path)
    except NoPlayer as why:
        talk.send(answers, why.reply)
        os._exit(1)
    talk.send(answers, talk.Succeeded())
    while True:
        reply = players.answer(asked.get())
        if reply is not None:
            talk.send(answers, reply)


if __name__ == "__main__":
    main(sys.argv[1])
