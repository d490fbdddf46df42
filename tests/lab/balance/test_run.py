"""A run: the same figures however it is shared out or broken off; figures that add up; games that can be watched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import clowder
from clowder.engine import catalogue
from clowder.engine.blank import blank
from clowder.engine.dispatch import bounded
from clowder.lab.balance import reckoning
from clowder.lab.balance.contrasts import corrected
from clowder.lab.balance.meanings import Meanings
from clowder.lab.balance.page import balance_page
from clowder.lab.balance.report import report, summed_up
from clowder.lab.balance.run import BalanceRun
from clowder.lab.balance.tables import USUAL


def in_bytes(run: BalanceRun) -> bytes:
    return msgspec.json.encode(summed_up(run, "en"))


@pytest.mark.many_samples
def test_same_seed_same_bytes_whatever_the_number_of_threads() -> None:
    def made(seed: int, jobs: int) -> bytes:
        run = BalanceRun("discat", [2], 20, seed, jobs=jobs)
        run.run()
        return in_bytes(run)

    once = made(3, 1)
    assert made(3, 3) == once
    assert made(4, 3) != once


@pytest.mark.many_samples
def test_broken_off_it_goes_on_with_what_it_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run_with(file: Path) -> BalanceRun:
        run = BalanceRun("discat", [3], 20, 1, jobs=1)
        run.keep(file, needed=True)
        return run

    def interrupt(done: int, total: int) -> None:
        if done > total // 2:
            raise KeyboardInterrupt

    whole = run_with(tmp_path / "whole.jsonl")
    whole.run()
    broken = run_with(tmp_path / "kept.jsonl")
    with pytest.raises(KeyboardInterrupt):
        broken.run(interrupt)
    with (tmp_path / "kept.jsonl").open("a") as file:
        file.write('["count 3","cut o')
    again = run_with(tmp_path / "kept.jsonl")
    assert again.all_games // 3 < again.found < again.all_games
    played: list[Any] = []
    sums = again.workshop.sums

    def noted(*chunk: Any) -> Any:
        played.append(chunk)
        return sums(*chunk)

    monkeypatch.setattr(again.workshop, "sums", noted)
    again.run()
    assert 0 < len(played) < len([chunk for piece in again.pieces for chunk in piece.chunks()])
    assert in_bytes(again) == in_bytes(whole)


def test_what_another_version_began_is_put_aside_or_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    old = BalanceRun("discat", [2], 4, 1)
    old.facts["sources"] = ["of another version"]
    old.keep(file, needed=True)
    old.kept.close()
    new = BalanceRun("discat", [2], 4, 1)
    with pytest.raises(clowder.BadOption, match="not the journal of this very run"):
        new.keep(file, needed=True)
    new.keep(file, needed=False)
    assert new.kept.put_aside is not None
    assert "another version" in new.kept.put_aside.read_text()
    new.kept.close()


@pytest.mark.parametrize("name", catalogue.names())
def test_what_a_move_means_follows_from_its_number_and_the_phase(name: str) -> None:
    game = catalogue.game(name)
    meanings = Meanings(game)
    for players in game.players:
        meanings.play_some(blank(game, players), players)
    for pair, choices in meanings.samples.items():
        for choice in choices:
            assert type(choice) is meanings.kinds[meanings.table[pair]]
    assert len({meanings.table[pair] for pair in meanings.samples}) > 1


@pytest.mark.many_samples
def test_a_variant_is_put_beside_the_table_on_the_same_deals() -> None:
    found = report("discat", [2], 30, 1, vary={"arrows": ["parity", "halves"]})
    assert [(table.variant.option, table.variant.value) for table in found.tables] == [("", None), ("arrows", "halves")]
    assert {each.figure for each in found.contrasts} > {"minutes", "first-place", "changes"}
    assert any(finding.key.startswith("contrast") for finding in found.findings)


@pytest.mark.many_samples
def test_one_level_alone_has_no_ladder_and_is_followed_as_it_plays() -> None:
    found = report("discat", [2], 8, 1, bots=["kitten"], vary={"arrows": ["parity"]})
    (table,) = found.tables
    assert (found.main, found.variants, table.skill.ladder, table.skill.duels) == ("kitten", [USUAL], [], [])
    page = balance_page(found, "", "en")
    assert "kitten" in page
    steps = {watched.why: clowder.replay(watched.record).step for watched in found.watched}
    assert (steps["longest"], steps["shortest"]) == (table.duration.steps.most, table.duration.steps.least)


@pytest.mark.many_samples
def test_every_level_meets_every_other_and_neighbours_are_told() -> None:
    found = report("discat", [2], 40, 1, bots=["uniform", "kitten", "greedy"])
    (table,) = found.tables
    assert [step.bot for step in table.skill.ladder] == ["uniform", "kitten", "greedy"]
    assert len(table.skill.duels) == 3
    told = [finding.args for finding in found.findings if finding.key in ("skill", "skill-unknown")]
    assert [{args["better"], args["worse"]} for args in told] == [{"uniform", "kitten"}, {"kitten", "greedy"}]


def test_corrected_chances_are_holms() -> None:
    """By hand: 3 × 0.01, 2 × 0.02, and no less than those before."""
    assert corrected([0.02, 0.01, 0.03]) == pytest.approx([0.04, 0.03, 0.04])


@pytest.mark.many_samples
def test_an_advantage_that_is_not_shown_says_how_many_games_it_takes() -> None:
    found = report("discat", [2], 20, 1)
    (told,) = [finding for finding in found.findings if finding.key == "fair-unknown"]
    # (1.96 + 0.84)² × 1/4 ÷ 0.01² games show one percent point four times out of five
    assert told.args["more"] + 20 == pytest.approx(19_623, rel=0.01)
    assert reckoning.critical(1) == pytest.approx(1.96, abs=0.001)


@pytest.mark.parametrize(
    "bad",
    [{"games": 0}, {"seed": -1}, {"players": [9]}, {"players": "some"}, {"jobs": 0}, {"bots": ["nobody"]},
     {"bots": ["greedy", "greedy"]}, {"bots": ["search:2sims"]}, {"vary": {"nothing": [1]}}, {"vary": {"arrows": ["up"]}},
     {"deck": "nowhere.toml"}, {"against": {"cards": 1}}, {"game": "go"}],
)  # fmt: skip
def test_bad_input_is_refused_before_anything_is_played(bad: dict[str, Any]) -> None:
    with pytest.raises(clowder.ClowderError):
        BalanceRun(**{"game": "discat", "games": 10, **bad})


def test_bounds_of_ours_are_told() -> None:
    """S14, G17, R16: none where none had to end anything."""
    for name, field, value, clause in (("devils_scat", "turns", 120, 14), ("gattara", "reshuffles", 6, 17)):
        s: Any = clowder.new(name, 2, 1).record
        assert bounded(s) == 0
        s[field] = value
        if clause == 17:
            s["actor"] = -1
        assert bounded(s) == clause
    s = clowder.new("rat_a_tat_roll", 2, 1).record
    s["actor"] = -1
    assert bounded(s) == 16
    assert bounded(clowder.new("discat", 2, 1).record) == 0
