"""A lesson: a prepared game that somebody learns by, moment by moment. It is played through once, here, and sent whole: the
browser needs no rule for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.text import LANGUAGES, has
from clowder.engine.view_types import AnyView, Message
from clowder.errors import ClowderError
from clowder.server.live.live_table import Step, story_of_steps
from clowder.server.network.api.answering import JsonAnswer, tables_of
from clowder.server.network.api.bodies import Lesson, LessonMoment
from clowder.server.network.api.covers import has_lesson
from clowder.server.network.api.openapi import operation
from clowder.server.network.wire.from_server import Turn
from clowder.server.table.refusals import Refused
from clowder.server.table.seats import BOT_NAMES
from clowder.server.teaching.script import BadLesson, Moment, Script, script_of

LEARNER = 0
"""The seat of whoever learns."""

Watch = Callable[[Match, int, Moment], None]
"""Is shown each moment before anything is played at it: the match, the number of the moment, the moment."""


def played(game: Game, script: Script, watch: Watch | None = None) -> Lesson:
    """The lesson, played through; raises what is wrong with it."""
    match = Match(game, script.players, script.seed, script.options)
    moments: list[LessonMoment] = []
    story = match.messages(LEARNER)
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


def seen(match: Match, *, task: bool) -> AnyView:
    """What the learner sees; with choices if there is something for the learner to choose."""
    view = match.shown(LEARNER)
    return view if task and not match.looking else msgspec.structs.replace(view, choices=[])


def turn_of(match: Match) -> Turn | None:
    """What the table waits for, as at a live table, though without any haste."""
    if match.actor is None:
        return None
    if seats := match.reacting:
        return Turn("window", seats, 0, None, match.game.silence)
    return Turn("look" if match.looking else "move", match.looking or [match.actor], 0, None, None)


def check_form(game: Game, number: int, moment: Moment) -> None:
    """Refuse what says nothing, or does not say who plays."""
    if bool(moment.moves) != bool(moment.by) or (moment.play is not None and moment.plays):
        raise BadLesson("server-lesson-by", game_name=game.name, number=number)
    for language in LANGUAGES:
        if not has(f"lesson-{moment.say}", game=game.name, language=language):
            raise BadLesson("server-lesson-text", game_name=game.name, number=number, text=moment.say, language=language)


def play(match: Match, number: int, moment: Moment, move: int) -> list[Message]:
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
    return story_of_steps(match, steps, LEARNER)


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
    await tables_of(request).bot_pool.ready(game)
    return JsonAnswer(lesson_of(game))
