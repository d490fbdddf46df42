"""Lessons: what is written in a game's folder is played through and shown as the learner sees it, or refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from clowder.bots.greedy import Greedy
from clowder.bots.position import Position
from clowder.engine import catalogue
from clowder.engine.match import Match
from clowder.engine.text import LANGUAGES, bundle, say
from clowder.engine.view import plain
from clowder.server.teaching import lesson, rehearsal
from clowder.server.teaching.lesson import lesson_of, played
from clowder.server.teaching.rehearsal import main
from clowder.server.teaching.script import BadLesson, Moment, Script, script_of
from tests import toys
from tests.server.running import running

TOY = """
players = 2
seed = "7"

[[moment]]
say = "begin"
look = ["hand"]

[[moment]]
say = "task"
by = "learner"
play = 1

[[moment]]
say = "wait"
by = "others"
play = 0

[[moment]]
say = "end"
"""
WORDS = """
name = Toy
card = a card
lesson-begin = Look.
lesson-task = Say it.
lesson-wait = Wait.
lesson-end = Well done.
"""


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every text is there."""
    monkeypatch.setattr(lesson, "has", lambda key, **where: True)


# The lessons that there are ---------------------------------------------------------------------------------------------


def test_every_lesson_can_be_given_in_every_language() -> None:
    for game in catalogue.games():
        if (given := lesson_of(game.name)) is None:
            continue
        assert given.moments[-1].expect is None
        assert any(moment.expect for moment in given.moments), f"{game.name}: the learner has nothing to do"
        for moment in given.moments:
            for language in LANGUAGES:
                assert say(f"lesson-{moment.say}", game=game.name, language=language).strip()


def test_no_words_of_a_lesson_are_dead() -> None:
    for game in catalogue.games():
        used = {moment.say for moment in given.moments} if (given := lesson_of(game.name)) is not None else set()
        text = (game.folder / "text" / "en.ftl").read_text("utf-8")
        written = {line.partition(" =")[0] for line in text.splitlines() if line.startswith("lesson-")}
        assert written == {f"lesson-{key}" for key in used}


@pytest.mark.usefixtures("worded")
def test_the_lesson_that_contributors_are_shown_can_be_given() -> None:
    page = (Path(__file__).parents[3] / "CONTRIBUTING.md").read_text("utf-8")
    [example] = re.findall(r"^```toml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    given = played(catalogue.game("discat"), msgspec.toml.decode(example, type=Script))
    assert [moment.expect for moment in given.moments] == [None, [38], None, None]


# What a lesson shows ----------------------------------------------------------------------------------------------------


def a_script(game: str, players: int = 2, steps: int = 60) -> Script:
    """A lesson in which everybody plays as a house cat would."""
    match, moments = Match(catalogue.game(game), players, "lesson"), [Moment("hello")]
    while not match.over and match.step < steps:
        free = match.actor == 0 and not match.looking and len(match.legal) > 1
        move = Greedy().choose(Position.of(match))
        moments.append(Moment("task", by="learner" if free else "others", play=move))
        match.play(move)
    return Script(players, "lesson", [*moments, Moment("bye")])


@pytest.mark.usefixtures("worded")
@pytest.mark.parametrize("game", catalogue.names())
def test_a_lesson_shows_what_the_learner_sees_and_nothing_else(game: str) -> None:
    script = a_script(game)
    given = played(catalogue.game(game), script)
    match, heard, tasks = Match(catalogue.game(game), 2, "lesson"), list[Any](), 0
    assert [moment.say for moment in given.moments] == [moment.say for moment in script.moment]
    for written, shown in zip(script.moment, given.moments, strict=True):
        view = match.shown(0)
        task = written.by == "learner"
        assert shown.view == (view if task else msgspec.structs.replace(view, choices=[]))
        assert shown.step == match.step
        assert shown.expect == (written.moves if task else None)
        if task:
            tasks += 1
            assert written.play in [choice.id for choice in shown.view.choices]
        heard += shown.story
        match.play(written.moves)
    assert tasks
    assert heard == match.messages(0)


@pytest.mark.usefixtures("worded")
def test_several_steps_of_one_moment_have_views_between_them() -> None:
    game, whole = catalogue.game("discat"), a_script("discat")
    groups = [list(group) for _, group in groupby(whole.moment, lambda moment: moment.by)]
    joined = [Moment("all", by=group[0].by, plays=[move for each in group for move in each.moves]) for group in groups]
    alone, together = played(game, whole).moments, played(game, Script(2, "lesson", joined)).moments
    assert {moment.by for moment in joined if len(moment.plays) > 1} == {"learner", "others"}
    assert [view for moment in together for view in (moment.view, *moment.between)] == [moment.view for moment in alone]
    assert [line for moment in together for line in moment.story] == [line for moment in alone for line in moment.story]


@pytest.mark.usefixtures("worded")
def test_a_look_is_a_look_and_a_window_a_window() -> None:
    kinds = {
        moment.turn.kind
        for game in ("gattara", "rat_a_tat_roll")
        for moment in played(catalogue.game(game), a_script(game, 3)).moments
        if moment.turn is not None
    }
    assert kinds == {"move", "window", "look"}


@pytest.mark.usefixtures("worded")
def test_names_are_the_authors_or_those_of_cats() -> None:
    game, moments = catalogue.game("discat"), [Moment("hello")]
    assert played(game, Script(3, 1, moments, names=["Tom", "Kim"])).names == ["", "Tom", "Kim"]
    assert played(game, Script(2, 1, moments)).names[1:] != [""]


# What is wrong with a lesson --------------------------------------------------------------------------------------------


def refused(key: str, script: Script, game: str = "discat") -> BadLesson:
    with pytest.raises(BadLesson) as why:
        played(catalogue.game(game), script)
    assert why.value.key == key
    for language in LANGUAGES:
        assert why.value.text(language)
    return why.value


@pytest.mark.usefixtures("worded")
def test_what_is_wrong_with_a_lesson_is_told() -> None:
    good = a_script("discat", steps=12)
    task = next(number for number, moment in enumerate(good.moment) if moment.by == "learner")
    other = next(number for number, moment in enumerate(good.moment) if moment.by == "others")

    def spoiled(number: int, **changes: Any) -> Script:
        moments = list(good.moment)
        fields = {"by": moments[number].by, "play": moments[number].play} | changes
        moments[number] = Moment("task", **fields)
        return Script(2, "lesson", moments)

    assert "moment" in str(refused("server-lesson-move", spoiled(task, play=90)))
    refused("server-lesson-move", spoiled(task, play=1000))
    refused("server-lesson-whose", spoiled(task, by="others"))
    refused("server-lesson-whose", spoiled(other, by="learner"))
    refused("server-lesson-by", spoiled(task, by=""))
    refused("server-lesson-by", spoiled(task, play=None))
    refused("server-lesson-by", spoiled(task, plays=[1]))
    refused("server-lesson-end", Script(2, "lesson", good.moment[: task + 1]))
    refused("server-lesson-end", Script(2, "lesson", []))
    refused("server-lesson-names", Script(2, "lesson", [Moment("hello")], names=["Tom", "Kim"]))


def test_a_text_that_is_missing_is_told() -> None:
    refused("server-lesson-text", Script(2, "lesson", [Moment("no-such-text")]))


# A folder with a lesson in it -------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The folder of a toy game, with its lesson and its words."""
    (tmp_path / "text").mkdir()
    for language in LANGUAGES:
        (tmp_path / "text" / f"{language}.ftl").write_text(WORDS, "utf-8")
    (tmp_path / "lesson.toml").write_text(TOY, "utf-8")
    catalogue.add(replace(toys.HONEST, folder=tmp_path))
    yield tmp_path
    catalogue.remove("toy")
    bundle.cache_clear()
    lesson_of.cache_clear()


@pytest.mark.usefixtures("folder")
def test_a_lesson_is_found_in_the_folder_of_its_game() -> None:
    given = lesson_of("toy")
    assert given is not None
    assert [moment.say for moment in given.moments] == ["begin", "task", "wait", "end"]
    assert [moment.expect for moment in given.moments] == [None, [1], None, None]
    assert [moment.look for moment in given.moments] == [["hand"], [], [], []]
    assert [len(moment.view.choices) for moment in given.moments] == [0, 2, 0, 0]
    assert [[line["args"]["who"]["seat"] for line in plain(moment.story)] for moment in given.moments] == [[], [], [0], [1]]


@pytest.mark.parametrize(
    "broken",
    ["players = ", "players = 2\nseed = 1\nmoment = 3", TOY.replace("play =", "pley ="), TOY.replace("learner", "me")],
)
def test_a_file_that_cannot_be_read_is_told(folder: Path, broken: str) -> None:
    (folder / "lesson.toml").write_text(broken, "utf-8")
    with pytest.raises(BadLesson) as why:
        script_of(catalogue.game("toy"))
    assert why.value.key == "server-lesson-form"


# Over the network, and for its author -----------------------------------------------------------------------------------


def test_the_server_gives_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson, "has", lambda key, **where: True)
    monkeypatch.setattr(lesson, "script_of", lambda game: a_script("discat", steps=4))
    monkeypatch.setattr(lesson, "has_lesson", lambda game: game == "discat")
    lesson_of.cache_clear()
    with running() as url, httpx.Client(base_url=f"{url}/api/games", timeout=120) as client:
        answer = client.get("/discat/lesson")
        assert answer.status_code == 200
        assert set(answer.json()) == {"game", "players", "names", "options", "moments"}
        assert len(answer.json()["moments"]) == 6
        for game, key in (("gattara", "server-no-lesson"), ("chess", "server-no-such-game")):
            answer = client.get(f"/{game}/lesson")
            assert answer.status_code == 404
            assert answer.json()["key"] == key
    lesson_of.cache_clear()


def test_its_author_sees_a_deal_and_every_moment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["discat", "--players", "3", "--seed", "1"]) == 0
    deal = capsys.readouterr().out
    assert all(name in deal for name in ("You: ", "Biscuit: ", "Pickle: ", "a house cat would"))
    good = a_script("rat_a_tat_roll", steps=5)
    monkeypatch.setattr(rehearsal, "script_of", lambda game: good)
    assert main(["rat_a_tat_roll"]) == 1
    assert "there is no text" in capsys.readouterr().out
    monkeypatch.setattr(lesson, "check_form", lambda game, number, moment: None)
    assert main(["rat_a_tat_roll"]) == 0
    assert "== moment 7, step 5: lesson-bye" in capsys.readouterr().out
    good.moment[-1] = Moment("bye", by="learner", play=0, plays=[])
    assert main(["rat_a_tat_roll"]) == 1
    assert "!! The lesson of rat_a_tat_roll" in capsys.readouterr().out
