"""Runs of learning: the smallest table is learned, the same run gives the same file, and one that is broken off goes on."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import numpy as np
import pytest

from clowder.bots.network.weights import read_weights
from clowder.bots.roster import understood
from clowder.engine import catalogue
from clowder.errors import BadOption, BadWeights, ClowderError
from clowder.lab.learning.checkpoint import read_checkpoint
from clowder.lab.learning.curves import CurvesPage, Point
from clowder.lab.learning.gradient import Losses, Trainer
from clowder.lab.learning.health import collapsed, gained
from clowder.lab.learning.measuring import Standing, standing
from clowder.lab.learning.network import WIDEST, size_of, width_of
from clowder.lab.learning.run import Learner, checkpoint_of, kept_run, new_run
from clowder.lab.learning.settings import LearningSettings
from clowder.lab.learning.tables import SchoolTables, variants

NAME = "devils_scat"
GAME = catalogue.game(NAME)
SMALL = GAME.folder / "small.toml"
OPTIONS = {"scoring": "classic"}
QUICK = LearningSettings(width=32, critic_width=32, rows=64, steps=8, minibatch=128, segment=4, deals=10, imitation=0.3)


def run(decisions: int, **settings: Any) -> Any:
    return new_run(NAME, [2], OPTIONS, SMALL, 5, None, decisions, msgspec.structs.replace(QUICK, **settings))


def learner(out: Path, decisions: int = 4000, **settings: Any) -> Learner:
    return Learner(run(decisions, **settings), out, SMALL)


@pytest.mark.many_samples
def test_the_smallest_table_is_learned(tmp_path: Path) -> None:
    """In well under a minute of one core it beats whoever takes anything, clearly, and is not worse than greedy."""
    settings = LearningSettings(width=64, rows=256, steps=16, minibatch=1024, segment=20, deals=100)
    asked = new_run(NAME, [2], OPTIONS, SMALL, 1, None, 400_000, settings)
    told: list[float] = []
    ended = Learner(asked, tmp_path / "small.msgpack", SMALL).learn(lambda part, number: told.append(part))
    assert ended.why == "done"
    assert told == sorted(told)
    assert told[-1] == 1
    weights = read_weights(tmp_path / "small.msgpack", GAME)
    chance = standing(weights, 2, 1000, 8, OPTIONS, SMALL, against="uniform")
    assert chance.low > 0.7
    assert standing(weights, 2, 1000, 8, OPTIONS, SMALL).high > 0.5


def test_the_same_run_gives_the_same_file(tmp_path: Path) -> None:
    found = []
    for name in ("one", "other"):
        ended = learner(tmp_path / name).learn()
        assert ended.why == "done"
        assert not checkpoint_of(tmp_path / name).exists()
        found.append(read_weights(tmp_path / name, GAME))
    assert same(*found)
    learner(tmp_path / "third", rate=2e-3).learn()
    assert not same(found[0], read_weights(tmp_path / "third", GAME))


def same(one: Any, other: Any) -> bool:
    """Whether two networks are the same to the last bit."""
    return all((a[1] == b[1]).all() and (a[2] == b[2]).all() for a, b in zip(one.layers, other.layers, strict=True))


def test_a_run_that_is_killed_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    learner(tmp_path / "whole").learn()

    class Killed(BaseException):
        pass

    def kill(part: float, number: int) -> None:
        if part > 0.7:
            raise Killed

    with pytest.raises(Killed):
        learner(tmp_path / "killed").learn(kill)
    kept = kept_run(tmp_path / "killed", NAME)
    assert 0 < kept.decisions < 4000
    assert Learner.resumed(kept, tmp_path / "killed").learn().why == "done"
    assert same(read_weights(tmp_path / "whole", GAME), read_weights(tmp_path / "killed", GAME))


def test_what_was_learned_when_it_is_stopped_is_kept(tmp_path: Path) -> None:
    stop = Event()
    broken = learner(tmp_path / "stopped")
    ended = broken.learn(lambda part, number: stop.set() if broken.lessons == 2 else None, stop)
    assert ended.why == "stopped"
    kept = kept_run(tmp_path / "stopped", NAME)
    assert (kept.lessons, kept.decisions) == (2, broken.decisions)
    assert Learner.resumed(kept, tmp_path / "stopped").learn().why == "done"


def test_what_is_in_the_file_and_on_the_page(tmp_path: Path) -> None:
    asked = msgspec.structs.replace(run(3000), command="clowder learn <b>", commit="a" * 40)
    Learner(asked, tmp_path / "it.msgpack", SMALL, "fr").learn()
    made = read_weights(tmp_path / "it.msgpack", GAME).made
    assert (made.command, made.commit, made.seed) == ("clowder learn <b>", "a" * 40, 5)
    assert made.settings["rows"] == 64
    assert made.settings["players"] == [2]
    assert made.settings["options"] == ["scoring=classic"]
    assert made.decisions > 0
    assert made.hours > 0
    assert {"entropy", "share_of_2"} <= made.curves.keys()
    page = (tmp_path / "it.html").read_text("utf-8")
    assert "clowder learn &lt;b&gt;" in page
    assert "<b>" not in page
    assert 'lang="fr"' in page
    assert page.count("<polyline") == 3 + 5
    assert "http" not in page


def test_a_full_disk_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("clowder.engine.files.os.fsync", full)
    with pytest.raises(ClowderError, match="No space left on device") as refusal:
        learner(tmp_path / "full").learn()
    assert "\n" not in str(refusal.value)
    assert not list(tmp_path.iterdir())


def test_numbers_that_are_none_any_more_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learn, calls = Trainer.learn, []

    def sometimes(self: Trainer, *args: Any) -> Losses:
        calls.append(1)
        found = learn(self, *args)
        return found._replace(policy=float("nan")) if len(calls) == 30 else found

    monkeypatch.setattr(Trainer, "learn", sometimes)
    ended = learner(tmp_path / "bad").learn()
    assert ended.why == "diverged"
    kept = read_checkpoint(checkpoint_of(tmp_path / "bad"))
    assert all(np.isfinite(np.frombuffer(each.data, each.kind)).all() for each in kept.arrays)


def point(entropy: float, share: float, imitates: bool = False) -> Point:
    return Point(0, 0.0, imitates, 0.0, 0.0, 0.0, entropy, 0.0, [Standing(2, 200, share, share - 0.05, share + 0.05)])


def test_a_policy_that_has_settled_on_something_bad_is_noticed() -> None:
    assert collapsed([point(0.001, 0.4)] * 3)
    assert not collapsed([point(0.001, 0.4)] * 2)
    assert not collapsed([point(0.001, 0.4), point(0.3, 0.4), point(0.001, 0.4)])
    assert not collapsed([point(0.001, 0.4, imitates=True)] * 3)
    assert not collapsed([point(0.001, 0.6)] * 3), "it may well be sure of itself"


def test_whether_anything_was_gained() -> None:
    assert gained([point(0.1, 0.6)])
    assert not gained([point(0.1, 0.52)])
    assert not gained([])
    worse = msgspec.structs.replace(
        point(0.1, 0.6), standings=[Standing(2, 9, 0.6, 0.55, 0.65), Standing(4, 9, 0.1, 0.05, 0.2)]
    )
    assert not gained([worse])


def test_a_damaged_or_foreign_checkpoint_is_refused(tmp_path: Path) -> None:
    stop = Event()
    stop.set()
    out = tmp_path / "it"
    learner(out).learn(stop=stop)
    path = checkpoint_of(out)
    whole = path.read_bytes()
    for content in (b"", whole[:-3], whole[: len(whole) // 2], b"{}"):
        path.write_bytes(content)
        with pytest.raises(BadWeights, match="damaged"):
            kept_run(out, NAME)
    path.write_bytes(whole)
    with pytest.raises(BadWeights, match="another game"):
        kept_run(out, "discat")
    with pytest.raises(BadWeights, match="no such file"):
        kept_run(tmp_path / "other", NAME)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"players": [7]}, "2 to 6 players"),
        ({"options": {"boot": "hats"}}, "boot"),
        ({"seed": -1}, "seed"),
        ({"hours": 0}, "hours"),
        ({"hours": "long"}, "long"),
        ({"decisions": 0}, "decisions"),
        ({"settings": LearningSettings(width=4000)}, "width"),
    ],
)
def test_what_cannot_be_asked_is_refused(changed: dict[str, Any], told: str, tmp_path: Path) -> None:
    asked = {"players": None, "options": {}, "deck": None, "seed": 0, "hours": 1.0, "decisions": None} | changed
    with pytest.raises(BadOption, match=told):
        Learner(new_run(NAME, **asked), tmp_path / "never").learn()


def test_all_tables_are_played_that_were_not_settled() -> None:
    assert len(variants(GAME, 2, {}, None)) == 4  # both ways to score, with a suit booted and without
    assert len(variants(GAME, 4, {}, None)) == 2  # nobody boots a suit with four
    assert len(variants(GAME, 3, {"scoring": "points"}, None)) == 2
    tables = SchoolTables(
        GAME, [2, 4], {"scoring": "points"}, None, rows=120, with_others=0.25, others="greedy", limit=1000, all_seats=True
    )
    assert {(games.players, games.options["boot"], games.self_play) for games, _ in tables.games} == {
        (players, boot, alone) for players, boot in ((2, "none"), (2, "random"), (4, "none")) for alone in (True, False)
    }
    assert abs(tables.rows - 120) <= 4
    assert (tables.seats == 2).sum() == pytest.approx(60, abs=3)
    tables.begin(4)
    for _ in range(20):
        assert (tables.mask[np.arange(tables.rows), tables.greedy()]).all()
        assert (tables.everybody[:, 0] == tables.seen).all()
        tables.step(tables.greedy())


@pytest.mark.parametrize("name", catalogue.names())
def test_every_games_network_fits_into_its_file(name: str) -> None:
    game = catalogue.game(name)
    for columns in (300, 1200, 3000):
        width = width_of(LearningSettings(), columns, game)
        assert 48 <= width <= WIDEST
        assert 2 * size_of(width, 2, columns, game) < 490_000


def test_a_page_of_a_run_that_was_never_measured_is_a_page() -> None:
    assert "</html>" in CurvesPage(NAME, "clowder learn", {}, [], "es").whole()


def test_the_bot_that_comes_of_it_can_be_asked_for(tmp_path: Path) -> None:
    learner(tmp_path / "it.msgpack", 2000).learn()
    understood(f"learned:{tmp_path / 'it.msgpack'}").check(GAME)


def test_what_a_network_falls_for_can_be_learned(tmp_path: Path) -> None:
    """The others are the network, held as it is; one that is not there is said to be missing before anything is played."""
    learner(tmp_path / "it.msgpack", 2000).learn()
    settings = {"others": f"learned:{tmp_path / 'it.msgpack'}", "with_others": 1.0}
    response = learner(tmp_path / "response.msgpack", 2000, **settings)
    assert not any(games.self_play for games, _ in response.tables.games)
    assert response.learn().curves[-1].standings[0].games == 2 * QUICK.deals
    with pytest.raises(BadWeights, match="there is no such file"):
        learner(tmp_path / "never.msgpack", 2000, **{**settings, "others": "learned:nobody.msgpack"})
