"""A lesson: a prepared game that somebody learns by, moment by moment. A game may have one in its folder, `lesson.toml`
(CONTRIBUTING.md tells how to write it). It is played through once, here, and sent whole: the browser needs no rule for it.

`python -m clowder.server.lesson GAME` shows a lesson to whoever writes it, with every legal choice by its id.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.text import LANGUAGES, has, say
from clowder.engine.view import open_view
from clowder.errors import ClowderError
from clowder.server.api import Answer, tables_of
from clowder.server.bodies import Lesson, LessonMoment
from clowder.server.covers import LESSON, has_lesson
from clowder.server.live import Step, told
from clowder.server.messages import Turn
from clowder.server.openapi import operation
from clowder.server.refusals import Refused
from clowder.server.table import BOT_NAMES

LEARNER = 0
"""The seat of whoever learns."""


class BadLesson(ClowderError):
    """A lesson that cannot be given as it is written."""


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """A moment as its author writes it."""

    say: str
    look: list[str] = []
    by: Literal["learner", "others", ""] = ""
    """Who plays what follows: the learner, as a task, or the others, by themselves."""
    play: int | None = None
    plays: list[int] = []
    """In place of `play`, several steps."""

    @property
    def moves(self) -> list[int]:
        """What is played at the end of this moment."""
        return self.plays if self.play is None else [self.play]


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its author writes it."""

    players: int
    seed: int | str
    moment: list[Moment]
    options: dict[str, Any] = {}
    names: list[str] = []
    """Of the others, from seat 1 on."""


Watch = Callable[[Match, int, Moment], None]
"""Is shown each moment before anything is played at it: the match, the number of the moment, the moment."""


def script_of(game: Game) -> Script | None:
    """What is written in a game's folder; None if it has no lesson."""
    path = game.folder / LESSON
    if not path.is_file():
        return None
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Script)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadLesson("server-lesson-form", game_name=game.name, reason=str(error)) from None


def played(game: Game, script: Script, watch: Watch | None = None) -> Lesson:
    """The lesson, played through; raises what is wrong with it."""
    match = Match(game, script.players, script.seed, script.options)
    moments: list[LessonMoment] = []
    story = match.story(LEARNER)
    for number, moment in enumerate(script.moment, 1):
        if watch is not None:
            watch(match, number, moment)
        check_form(game, number, moment)
        task = moment.by == "learner"
        shown = LessonMoment(
            say=moment.say,
            look=moment.look,
            step=match.step,
            view=seen(match, task=task),
            turn=turn_of(match),
            expect=moment.moves if task else None,
            between=[],
            story=story,
        )
        moments.append(shown)
        story = []
        for move in moment.moves:
            if match.step > shown.step:
                shown.between.append(seen(match, task=task))
            story += play(match, number, moment, move)
    if not moments or script.moment[-1].moves:
        raise BadLesson("server-lesson-end", game_name=game.name)
    return Lesson(game.name, match.players, names_of(game, script), match.options, moments)


def seen(match: Match, *, task: bool) -> dict[str, Any]:
    """What the learner sees; with choices if there is something for the learner to choose."""
    view = match.view(LEARNER)
    return view if task and not match.looking else {**view, "choices": []}


def turn_of(match: Match) -> Turn | None:
    """What the table waits for, as at a live table, though without any haste."""
    if match.actor is None:
        return None
    if seats := match.reacting:
        return Turn("window", seats, 0, None)
    return Turn("look", seats, 0, None) if (seats := match.looking) else Turn("move", [match.actor], 0, None)


def check_form(game: Game, number: int, moment: Moment) -> None:
    """Refuse what says nothing, or does not say who plays."""
    if bool(moment.moves) != bool(moment.by) or (moment.play is not None and moment.plays):
        raise BadLesson("server-lesson-by", game_name=game.name, number=number)
    for language in LANGUAGES:
        if not has(f"lesson-{moment.say}", game=game.name, language=language):
            raise BadLesson("server-lesson-text", game_name=game.name, number=number, text=moment.say, language=language)


def play(match: Match, number: int, moment: Moment, move: int) -> list[dict[str, Any]]:
    """Play one step of a moment; what the learner is told of it. What is the learner's to decide only the learner plays."""
    steps: list[Step] = []
    decides = match.actor == LEARNER
    free = decides and not match.looking and len(match.legal) > 1
    if match.actor is not None and (free if moment.by == "others" else not decides):
        raise BadLesson("server-lesson-whose", game_name=match.game.name, number=number, move=move, seat=match.actor)
    try:
        match.play(move, lambda *step: steps.append(step))
    except ClowderError as why:
        raise BadLesson("server-lesson-move", game_name=match.game.name, number=number, move=move, reason=why) from None
    return told(match, steps, LEARNER)


def names_of(game: Game, script: Script) -> list[str]:
    """By seat; the learner is whoever reads it, and has no name."""
    others = script.names or list(BOT_NAMES[: script.players - 1])
    if len(others) != script.players - 1:
        raise BadLesson("server-lesson-names", game_name=game.name, count=script.players - 1)
    return ["", *others]


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    found = catalogue.game(game)
    script = script_of(found)
    return None if script is None else played(found, script)


@operation(Lesson)
async def show_lesson(request: Request) -> Response:
    """The lesson of a game."""
    game = request.path_params["game"]
    if game not in {each.name for each in catalogue.games()}:
        raise Refused("server-no-such-game", 404)
    if not has_lesson(game):
        raise Refused("server-no-lesson", 404)
    await tables_of(request).minds.ready(game)
    return Answer(lesson_of(game))


# For whoever writes one -----------------------------------------------------------------------------------------------


def rehearse(game: Game, script: Script) -> bool:
    """Show a lesson as far as it can be played, with all cards open, and what can be played after its last moment; whether
    nothing is wrong with it."""
    names = ["You", *(script.names or BOT_NAMES)]
    last: list[Match] = []

    def watch(match: Match, number: int, moment: Moment) -> None:
        last[:] = [match]
        key = f"lesson-{moment.say}"
        words = say(key, game=game.name) if has(key, game=game.name) else "no such text yet"
        print(f"\n== moment {number}, step {match.step}: {key}\n   {words}")
        describe(match, names)
        if moment.by:
            print(f"   -> {moment.by}: {moment.moves}")

    try:
        played(game, script, watch)
    except ClowderError as wrong:
        print(f"\n!! {wrong}")
        if last:
            print(f"\n== now, step {last[0].step}")
            describe(last[0], names)
        return False
    print("\nNothing is wrong with it.")
    return True


def describe(match: Match, names: list[str]) -> None:
    """The table with all cards open, whose turn it is, and the legal choices."""
    game, view = match.game.name, open_view(match)
    words: dict[str, Any] = {"game": game, "names": names, "me": LEARNER}
    for name, area in [("Table", view["table"]), *zip(names, view["seats"], strict=False)]:
        facts = [say(f"fact-{key}", {**area["facts"], "value": value}, **words) for key, value in area["facts"].items()
                 if value is not None]  # fmt: skip
        places = [f"{say(f'place-{key}', **words)}: {cards_of(place, words)}" for key, place in area["places"].items()]
        print(f"   {name}: {'; '.join([*filter(None, facts), *places])}")
    if match.actor is None:
        print(f"   over: {match.result}")
        return
    kind = turn_of(match)
    assert kind is not None
    print(f"   {names[match.actor]} ({kind.kind}): {say('phase-' + view['phase'], view['table']['facts'], **words)}")
    usual = usual_move(match)
    for choice in match.choices():
        mark = "   <- a house cat would" if choice["id"] == usual else ""
        print(f"   {choice['id']:>6}  {say('choice-' + choice['kind'], choice, **words)}{mark}")


def cards_of(place: dict[str, Any], words: dict[str, Any]) -> str:
    """The cards of a place, or how many there are."""
    if "cards" not in place:
        return str(place["count"])
    faces = (say("card", card, **words) if isinstance(card, dict) else "?" if card is None else str(card)
             for card in place["cards"])  # fmt: skip
    return ", ".join(faces) or "-"


def usual_move(match: Match) -> int:
    """What a house cat would play."""
    from clowder.bots.greedy import Greedy
    from clowder.bots.position import Position

    return Greedy().choose(Position.of(match))


def main(arguments: list[str]) -> int:
    """Show a game's lesson or, while there is none, a deal to begin one with."""
    parser = argparse.ArgumentParser("python -m clowder.server.lesson", description=main.__doc__)
    parser.add_argument("game", choices=[game.name for game in catalogue.games()])
    parser.add_argument("--players", type=int, help="show a deal for so many instead of what is written")
    parser.add_argument("--seed", default="1", help="of that deal")
    asked = parser.parse_args(arguments)
    game = catalogue.game(asked.game)
    try:
        script = None if asked.players else script_of(game)
        if script is not None:
            return 0 if rehearse(game, script) else 1
        match = Match(game, asked.players or game.players[0], asked.seed)
    except ClowderError as wrong:
        print(wrong)
        return 1
    describe(match, ["You", *BOT_NAMES])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
