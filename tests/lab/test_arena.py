"""The arena: the same seed gives the same figures whatever happens on the way, and they mean what they say."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import main_thread
from typing import Any

import numpy as np
import pytest

from clowder.bots.known import Entry
from clowder.bots.position import Position
from clowder.bots.roster import understood
from clowder.errors import BadOption, BotFailed, ClowderError
from clowder.lab.arena import Arena, covered
from clowder.lab.sources import sources_of_guest
from clowder.lab.verdict import Verdict

BOTS = ["greedy", "kitten", "search:5sims"]
DEALS = 4


def held(*args: Any, **settings: Any) -> Verdict:
    return Arena(*args, **settings).run()


@pytest.fixture(scope="module", autouse=True)
def _quick_ladders() -> Iterator[None]:
    """Intervals of ladders from few samples: most of the time would go there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("clowder.lab.ladder.SAMPLES", 20)
        yield


@pytest.fixture(scope="module")
def verdict() -> Verdict:
    return held("discat", BOTS, [2, 3], DEALS, seed=4, jobs=1)


def test_the_same_seed_gives_the_same_figures_however_many_work_on_it(verdict: Verdict) -> None:
    assert verdict.repeats
    assert held("discat", BOTS, [3, 2], DEALS, seed=4, jobs=3) == verdict
    assert held("discat", BOTS, [2, 3], DEALS, seed=5, jobs=2).duels != verdict.duels


def test_every_two_bots_meet_at_every_number_of_players(verdict: Verdict) -> None:
    met = [(duel.players, duel.first, duel.second) for duel in verdict.duels]
    assert met == [(n, *pair) for n in (2, 3) for pair in (BOTS[:2], BOTS[::2], BOTS[1:])]
    for duel in verdict.duels:
        assert duel.low <= duel.share <= duel.high
        assert duel.games == duel.deals * {2: 2, 3: 6}[duel.players]
        assert duel.deals == DEALS or duel.settled
    for ladder in verdict.ladders:
        assert sorted(rung.bot for rung in ladder.rungs) == sorted(BOTS)
        assert [rung.elo for rung in ladder.rungs] == sorted((rung.elo for rung in ladder.rungs), reverse=True)


def test_a_duel_ends_when_it_is_settled_unless_all_deals_are_wanted() -> None:
    asked = ("discat", ["uniform", "greedy"], [2], 40)
    short, long = held(*asked).duels[0], held(*asked, all_deals=True).duels[0]
    assert short.settled
    assert long.settled
    assert short.deals < 40 == long.deals
    assert short.share < 0.2
    assert short.score is not None
    assert short.score < 0


@pytest.fixture(scope="module")
def kept(verdict: Verdict, tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The lines of a whole journal."""
    journal = tmp_path_factory.mktemp("whole") / "run.jsonl"
    assert held("discat", BOTS, [2, 3], DEALS, seed=4, jobs=2, journal=journal) == verdict
    return journal.read_bytes().splitlines(keepends=True)


@pytest.mark.parametrize(("lines", "letters"), [(1, 0), (4, 0), (9, 15), (0, 20)])
def test_a_run_that_was_broken_off_comes_to_the_same_end(
    lines: int, letters: int, kept: list[bytes], verdict: Verdict, tmp_path: Path
) -> None:
    journal = tmp_path / "run.jsonl"
    journal.write_bytes(b"".join(kept[:lines]) + kept[lines][:letters])
    again = Arena("discat", BOTS, [2, 3], DEALS, seed=4, jobs=2, journal=journal)
    assert again.found == max(lines - 1, 0)
    assert again.run() == verdict
    assert sorted(journal.read_bytes().splitlines(keepends=True)) == sorted(kept)


def test_more_deals_can_be_added_to_a_journal(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    held("discat", BOTS[:2], [2], 3, journal=journal, all_deals=True)
    more = Arena("discat", BOTS[:2], [2], 8, journal=journal, all_deals=True)
    assert more.found == 3
    assert more.run() == held("discat", BOTS[:2], [2], 8, all_deals=True)


@pytest.mark.parametrize("other", [{"seed": 5}, {"options": {"starter": 0}}, {"bots": BOTS[:2]}, {"players": [2]}])
def test_the_journal_of_another_run_is_refused(other: dict[str, Any], tmp_path: Path) -> None:
    asked: dict[str, Any] = {
        "game": "discat",
        "bots": BOTS,
        "players": [2, 3],
        "deals": 1,
        "journal": tmp_path / "run.jsonl",
    }
    Arena(**asked).journal.close()
    with pytest.raises(BadOption, match="not the journal"):
        Arena(**{**asked, **other})


def test_a_run_goes_on_after_being_interrupted(verdict: Verdict, tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    first = Arena("discat", BOTS, [2, 3], DEALS, seed=4, jobs=2, journal=journal)

    def interrupt(done: int, total: int) -> None:
        if done >= 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        first.run(interrupt)
    known = first.verdict()
    assert 0 < sum(duel.deals for duel in known.duels) <= 7
    second = Arena("discat", BOTS, [2, 3], DEALS, seed=4, jobs=1, journal=journal)
    assert second.found >= 5
    assert second.run() == verdict


def test_an_interruption_waits_for_one_thought_and_not_for_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Slow:
        def choose(self, position: Position) -> int:
            asked.append(position.step)
            if len(asked) == 5:
                signal.pthread_kill(main_thread().ident or 0, signal.SIGINT)
                assert arena.stop.wait(60)
            return position.moves[0]

    monkeypatch.setattr(Entry, "make", lambda entry, seed, stop: Slow())
    arena = Arena("discat", ["greedy", "search:1sims"], [2], 4, jobs=1)
    with pytest.raises(KeyboardInterrupt):
        arena.run()
    assert len(asked) == 5
    assert arena.verdict().duels == []


def test_a_bot_that_fails_forfeits_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Moody:
        """Fails in some of its games, depending on the deal."""

        def choose(self, position: Position) -> int:
            if position.seed % 40 == 0:
                raise RuntimeError(f"step {position.step}")
            return position.moves[0]

    monkeypatch.setattr(Entry, "make", lambda entry, seed, stop: Moody())
    found = held("discat", ["search:1sims", "uniform"], [3], 12, all_deals=True, jobs=2)
    duel, failed = found.duels[0], found.forfeits[0]
    assert duel.deals == 12
    assert 0 < duel.forfeits[0] < duel.games
    assert duel.forfeits[1] == 0
    assert (failed.bot, failed.games) == ("search:1sims", duel.forfeits[0])
    assert "RuntimeError: step" in failed.reason


def test_forfeits_count_as_lost() -> None:
    class Absent:
        def choose(self, position: Position) -> int:
            raise RuntimeError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Entry, "make", lambda entry, seed, stop: Absent())
        duels = held("discat", ["search:1sims", "uniform"], [2, 3, 4], 30).duels
    assert len(duels) == 3
    for duel in duels:  # on all seats of the bot that failed, however many there are
        assert (duel.share, duel.score, duel.score_low, duel.score_high) == (0.0, None, None, None)
        assert duel.settled


def test_progress_counts_deals_and_forgets_those_that_are_not_needed() -> None:
    heard: list[tuple[int, int]] = []
    arena = Arena("discat", ["uniform", "greedy", "kitten"], [2], 40, jobs=2)
    arena.run(lambda done, total: heard.append((done, total)))
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)
    assert max(total for _, total in heard) == 120
    assert heard[-1][0] == heard[-1][1] < 120


BAD: list[tuple[dict[str, Any], str]] = [
    ({"bots": ["greedy"]}, "two bots"),
    ({"bots": ["greedy", "greedy"]}, "only once"),
    ({"bots": ["greedy", "greedier"]}, "greedier"),
    ({"bots": ["greedy", "search:fast"]}, "fast"),
    ({"bots": ["greedy", "nowhere_at_all:Clever"]}, "nowhere_at_all"),
    ({"players": [2, 9]}, "9"),
    ({"deals": 0}, "deals"),
    ({"deals": "x"}, "deals"),
    ({"seed": -1}, "seed"),
    ({"jobs": 0}, "jobs"),
    ({"game": "chess"}, "chess"),
    ({"options": {"arows": 1}}, "arows"),
    ({"deck": Path("nowhere.toml")}, "nowhere.toml"),
]


@pytest.mark.parametrize(("change", "told"), BAD)
def test_what_cannot_be_asked_is_refused_before_anything_is_written(
    change: dict[str, Any], told: str, tmp_path: Path
) -> None:
    asked = {"game": "discat", "bots": ["greedy", "uniform"], "players": [2], "deals": 1, "journal": tmp_path / "run.jsonl"}
    with pytest.raises(ClowderError, match=told):
        Arena(**{**asked, **change})
    assert list(tmp_path.iterdir()) == []


def test_a_bot_of_ones_own_that_was_edited_begins_a_new_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text("class Clever: ...")
    (tmp_path / "package" / "deep").mkdir(parents=True)
    (tmp_path / "package" / "__init__.py").write_text("")
    monkeypatch.chdir(tmp_path)
    entries = [understood(name) for name in ("mine:Clever", "mine.py:Clever", f"{tmp_path}/mine.py:Clever")]
    before = {sources_of_guest(entry) for entry in entries}
    assert len(before) == 1
    package = understood("package.deep:Clever")
    shallow = sources_of_guest(package)
    (tmp_path / "helper.py").write_text("wits = 3")
    (tmp_path / "package" / "deep" / "__init__.py").write_text("class Clever: ...")
    os.utime(tmp_path / "mine.py", (1, 1))
    after = {sources_of_guest(entry) for entry in entries}
    assert len(after) == 1
    assert after != before
    assert sources_of_guest(package) != shallow


def test_a_bot_that_cannot_be_had_is_refused_by_name() -> None:
    with pytest.raises(BotFailed, match="nowhere_at_all:Clever"):
        Arena("discat", ["greedy", "nowhere_at_all:Clever"], [2], 1)


def test_ceilings_compare_searches_of_the_same_budget() -> None:
    bots = ["clairvoyant:5sims", "search:5sims", "search:6sims", "house-cat"]
    found = held("discat", bots, [2], 2).ceilings
    assert [(ceiling.search, ceiling.clairvoyant) for ceiling in found] == [("search:5sims", "clairvoyant:5sims")]
    assert held("discat", bots[:2], [2], 1).ceilings == []


def test_what_is_covered_is_the_part_of_the_way() -> None:
    chance = np.random.default_rng(1)
    fair, seeing = chance.binomial(2, 0.6, 4000) / 2, chance.binomial(2, 0.7, 4000) / 2
    one, two, part, low, high = covered(fair.tolist(), seeing.tolist(), 1)
    assert (one, two) == pytest.approx((0.6, 0.7), abs=0.02)
    assert low < 0.5 < high
    assert part == pytest.approx((one - 0.5) / (two - 0.5))
    assert high - low < 0.2


@pytest.mark.parametrize("seeing", [[0.5] * 20, [0.0, 1.0] * 10, [0.5] * 19 + [1.0]])
def test_where_there_is_no_way_nothing_is_covered_and_nobody_is_warned(seeing: list[float]) -> None:
    *_, low, high = covered([0.5, 1.0] * 10, seeing, 1)
    assert np.isnan([low, high]).all()


def test_from_a_few_deals_no_interval_is_made() -> None:
    *_, part, low, high = covered([0.6], [0.7], 1)
    assert part == pytest.approx(0.5)
    assert np.isnan([low, high]).all()


def test_a_bot_that_meets_itself_under_another_name_wins_exactly_half() -> None:
    """All that chance decides, for the bots too, is the same in every seating of a deal."""
    for name, players in (("discat", 3), ("gattara", 2)):
        for duel in held(name, ["greedy", "house-cat"], [players], 5, all_deals=True).duels:
            assert duel.share == pytest.approx(0.5)
            assert duel.score == pytest.approx(0.0)
