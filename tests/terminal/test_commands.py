"""The other commands: games, replay, review, verify, help."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.bots.reviewing import luck
from clowder.bots.reviewing import review as reviewing
from clowder.bots.reviewing.review import Thoroughness
from clowder.engine import catalogue
from clowder.engine.languages import LANGUAGES

from .run import Runner


@pytest.fixture
def record(tmp_path: Path) -> dict[str, Any]:
    """A finished match, also in match.json."""
    match = clowder.new("discat", 3, seed="cats")
    while not match.over:
        match.play(match.choices()[-1]["id"])
    exported: dict[str, Any] = match.export()
    write(tmp_path, exported)
    return exported


def write(folder: Path, data: Any) -> None:
    (folder / "match.json").write_text(data if isinstance(data, str) else json.dumps(data))


@pytest.mark.parametrize("arguments", [("--help",), ("play", "--help"), ("verify", "--help"), ("--version",)])
def test_help_does_not_wait_for_the_compiler(arguments: tuple[str, ...]) -> None:
    code = f"import sys; from clowder.cli import main; main({list(arguments)!r}); sys.exit('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_version(run: Runner) -> None:
    assert run("--version").out == f"clowder {clowder.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_with_every_option_and_choice(
    language: str, run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    listed = run("games", "--lang", language)
    assert listed.status == 0
    for game in catalogue.games():
        assert clowder.say("tagline", game=game.name, language=language) in listed.out
        for option in game.options:
            assert f"-o {option.name}=" in listed.out
            assert clowder.say(f"option-{option.name}", game=game.name, language=language) in listed.out


def test_replay_tells_the_story_and_shows_the_table(record: dict[str, Any], run: Runner) -> None:
    told = run("replay", "match.json")
    assert told.status == 0
    match = clowder.replay(record)
    for message in match.story(None):
        assert f"{message['step']:>4}  " in told.out
    assert "The game is over" in told.out


def test_replay_to_a_step_as_a_bystander_a_seat_and_open(record: dict[str, Any], run: Runner) -> None:
    match = clowder.replay(record, 6)

    def hand(seat: int) -> list[str]:
        cards = match.view(seat)["seats"][seat]["places"]["hand"]["cards"]
        return [clowder.say("card", card, game="discat") for card in cards]

    bystander, second, everybody = (
        run("replay", "match.json", "--step", "6", *how).out for how in ((), ("--seat", "1"), ("--open",))
    )
    assert "Hand [" not in bystander
    assert all(f"│ {card} │" in second.replace("││", "│ │") for card in hand(1))
    for seat in range(3):
        assert " ".join(f"[{card}]" for card in hand(seat)) in everybody


@pytest.mark.parametrize(
    "arguments", [("--step", "9999"), ("--step", "x"), ("--seat", "7"), ("--seat", "x"), ("--seat", "0", "--open")]
)
def test_replay_refuses_what_is_not_there(arguments: tuple[str, ...], record: dict[str, Any], run: Runner) -> None:
    told = run("replay", "match.json", *arguments)
    assert told.status == 2
    assert told.err.count("\n") == 1


def test_verify_says_what_was_checked(record: dict[str, Any], run: Runner) -> None:
    checked = run("verify", "match.json")
    assert checked.status == 0
    assert checked.out.count("✓") == 5
    assert record["commitment"] in checked.out
    assert "All is well." in checked.out


def test_verify_an_unfinished_match(run: Runner, tmp_path: Path) -> None:
    match = clowder.new("discat", 2, seed=1)
    match.play(match.choices()[0]["id"])
    write(tmp_path, match.export())
    assert "The match is not finished" in run("verify", "match.json").out


BROKEN: list[tuple[int, int, dict[str, Any] | str]] = [
    (3, 0, "{"),
    (3, 0, "[1]"),
    (3, 0, '{"clowder": 99}'),
    (3, 0, {"game": "chess"}),
    (3, 0, {"players": 99}),
    (3, 0, {"players": "3"}),
    (3, 0, {"options": {"x": 1}}),
    (3, 0, {"deck": {}}),
    (3, 0, {"decisions": None}),
    (4, 1, {"rules": 99}),
    (5, 2, {"seed": "dogs"}),
    (5, 2, {"commitment": "0" * 64}),
    (6, 3, {"decisions": [0]}),
    (6, 3, {"decisions": [10**30]}),
    (6, 3, {"decisions": ["1"]}),
    (6, 3, {"decisions": [None, [], {}]}),
    (7, 4, {"result": None}),
    (7, 4, {"result": {"winners": [9], "scores": [], "reason": "five"}}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("status", "passed", "change"), BROKEN)
def test_verify_and_replay_say_which_check_failed(
    status: int, passed: int, change: Any, language: str, record: dict[str, Any], run: Runner, tmp_path: Path
) -> None:
    write(tmp_path, change if isinstance(change, str) else {**record, **change})
    checked = run("verify", "match.json", "--lang", language)
    assert (checked.status, checked.out.count("✓"), checked.err.count("\n")) == (status, passed, 1)
    told = run("replay", "match.json", "--lang", language)
    assert (told.status, told.err) == (status, checked.err)


def test_an_unfinished_match_is_not_opened_without_a_warning(run: Runner, tmp_path: Path) -> None:
    run("play", "discat", "-p", "2", "--seed", "5", "--save", "a.json", typed="1\nq\n")
    for how, lines in (((), 0), (("--seat", "0"), 0), (("--seat", "1"), 1), (("--open",), 1)):
        told = run("replay", "a.json", *how)
        assert (told.status, told.err.count("\n")) == (0, lines), how


def test_a_finished_match_is_opened_without_a_warning(record: dict[str, Any], run: Runner) -> None:
    assert run("replay", "match.json", "--open", "--step", "6").err == ""


@pytest.mark.parametrize("program", ["clowder", "clowder.cli"])
def test_as_a_module_it_ends_as_the_command_does(program: str) -> None:
    command = [sys.executable, "-m", program, "replay", "nowhere.json"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 3


def test_a_command_that_is_none_is_told_by_its_name_alone(run: Runner) -> None:
    for close in ("paly", "nothing-like-it"):  # to something close typer adds a guess
        assert run(close).err.startswith(f'There is no command "{close}"; the commands are: play, games, ')


@pytest.mark.parametrize("arguments", [("games",), ("--help",), ("play", "discat", "--humans", "0")])
def test_a_reader_who_has_seen_enough_is_no_mistake(arguments: tuple[str, ...], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "clowder.cli", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) == 0


def test_the_help_names_the_games_of_the_catalogue(run: Runner) -> None:
    assert ", ".join(catalogue.names()) in " ".join(run("simulate", "--help").out.replace("│", " ").split())
    for room in (Path(clowder.__file__).parent / "cli").rglob("*.py"):
        assert "rat_a_tat_roll" not in room.read_text("utf-8")


@pytest.fixture
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not get better by more."""
    few = Thoroughness(100, 10, 4, 100, 6, 2)
    monkeypatch.setattr(reviewing, "GREEDY", few)
    monkeypatch.setattr(reviewing, "LEARNED", few)
    monkeypatch.setattr(luck, "ALL_TRIES", 1)
    monkeypatch.setattr(luck, "FEWEST_TRIES", 4)


@pytest.mark.usefixtures("quick_reviews")
def test_review_tells_what_was_given_away_in_every_language(run: Runner, tmp_path: Path, record: dict[str, Any]) -> None:
    file, told = tmp_path / "match.json", set()
    for language in LANGUAGES:
        found = run("review", file, "--seat", "1", "--lang", language)
        assert (found.status, found.err) == (0, "")
        assert len(found.out.splitlines()) > 4
        told.add(found.out)
    assert len(told) == len(LANGUAGES)
    found = run("review", file, "--seat", "1", "--json")
    data = json.loads(found.out)
    assert (data["game"], data["seat"]) == ("discat", 1)
    assert data["luck"]["result"] == (1 / len(record["result"]["winners"]) if 1 in record["result"]["winners"] else 0)
    assert run("review", file, "--seat", "0", "--lang", "en").out == run("review", file, "--lang", "en").out


@pytest.mark.usefixtures("quick_reviews")
def test_review_says_in_a_line_what_cannot_be_reviewed(run: Runner, tmp_path: Path, record: dict[str, Any]) -> None:
    file = tmp_path / "match.json"
    for seat in ("3", "-1", "first"):
        refused = run("review", file, "--seat", seat)
        assert (refused.status, refused.out, len(refused.err.splitlines())) == (2, "", 1)
    assert run("review", tmp_path / "none.json").status == 3
    write(tmp_path, {**record, "decisions": record["decisions"][:4], "result": None})
    unfinished = run("review", file)
    assert unfinished.status == 0
    assert "not over" in unfinished.err
