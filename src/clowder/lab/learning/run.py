"""A run of learning, from nothing or from where it was broken off to the file of weights.

It goes in lessons: some decisions are played in every row, then the network learns from them. After every segment of
lessons it is measured against greedy players and kept: the run as a checkpoint, the best network so far as a file of
weights, the curves as a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import numpy as np

from clowder import __version__
from clowder.bots.network.weights import Made, Weights, packed, unpacked
from clowder.bots.position import seed_of
from clowder.engine import catalogue
from clowder.engine.blank import checked_players, deck_sheet
from clowder.engine.encoding import ONE_HOT, Encoding
from clowder.engine.files import write_whole
from clowder.engine.layout import fingerprint
from clowder.errors import BadOption, BadWeights, repr_of
from clowder.lab.learning.checkpoint import Checkpoint, Run, array_of, numbers_of, read_checkpoint, write_checkpoint
from clowder.lab.learning.columns import Reading, Survey
from clowder.lab.learning.curves import CurvesPage, Point, last_values
from clowder.lab.learning.gradient import Knobs, Losses, Trainer, require_jax
from clowder.lab.learning.health import collapsed, gained
from clowder.lab.learning.measuring import Standing, standing
from clowder.lab.learning.network import all_finite, content_of_arrays, first_arrays
from clowder.lab.learning.playing import Played
from clowder.lab.learning.settings import LearningSettings
from clowder.lab.learning.tables import Deck, SchoolTables, variants
from clowder.lab.learning.time_left import TimeLeft
from clowder.vector.environment import whole_number

LOOKS = 60
"""Decisions of every row that are looked at to see which columns vary."""
ASTRAY = 0.1
"""How often, while the greedy player is imitated, anything is played."""
OWN = 0.6
"""The part of the rows that are played as the network likes, towards the end of imitating."""
SLOWEST, LEAST_OPEN = 0.05, 0.1
"""What the rate and the entropy's price fall to, as parts of what they begin with."""
LONGEST_HOURS = 1000.0
MOST_DECISIONS = 10**12

OnProgress = Callable[[float, int], None]
"""(how much of the run is done, from 0 to 1; decisions learned from)."""


@dataclass(frozen=True)
class Ended:
    """How a run ended."""

    why: str
    """`done`, `stopped` (and can be gone on with), `diverged` or `collapsed`."""
    gained: bool
    """Whether it clearly beats greedy players somewhere, and loses to them nowhere."""
    curves: list[Point]


def new_run(
    game: str,
    players: Sequence[int] | None,
    options: Mapping[str, Any],
    deck: Deck,
    seed: Any,
    hours: Any,
    decisions: Any = None,
    settings: LearningSettings | None = None,
    command: str = "",
    commit: str = "",
) -> Run:
    """What was asked for, checked; `players` None for all numbers of them. `decisions`, if given, is how long the run is,
    else `hours`."""
    found = catalogue.game(game)
    counts = list(found.seats) if players is None else sorted({checked_players(found, count) for count in players})
    if decisions is None and (not isinstance(hours, int | float) or not 0 < hours <= LONGEST_HOURS):
        raise BadOption("error-learn-hours", value=repr_of(hours), most=int(LONGEST_HOURS))
    whole_number("seed", seed, 0, 2**31 - 1)
    if decisions is not None:
        whole_number("decisions", decisions, 1, MOST_DECISIONS)
    facts = found.check_deck(deck_sheet(found, deck))
    for count in counts:
        variants(found, count, options, deck)
    return Run(
        game=found.name,
        rules=found.version,
        layout=fingerprint(found.layout),
        players=counts,
        options=dict(options),
        deck="" if deck is None else msgspec.json.encode(facts).decode(),
        seed=seed,
        settings=settings or LearningSettings(),
        hours=None if decisions is not None else float(hours),
        decisions=decisions,
        command=command,
        commit=commit,
    )


def kept_run(out: Path, game: str) -> Checkpoint:
    """The run whose weights go into this file, as far as it has come; raises BadWeights where it cannot be gone on with."""
    path, found = checkpoint_of(out), catalogue.game(game)
    kept = read_checkpoint(path)
    if (kept.run.game, kept.run.rules, kept.run.layout) != (found.name, found.version, fingerprint(found.layout)):
        raise BadWeights("error-learn-other", source=str(path), game_name=found.name)
    return kept


class Learner:
    """A run. Made anew, or from what was kept of it (`resumed`)."""

    def __init__(self, run: Run, out: Path, deck: Deck = None, language: str = "en") -> None:
        """`out` is where the weights go; checkpoint and curves beside it, these in a language."""
        require_jax()
        self.run, self.out, self.deck, self.language = run, out, deck, language
        self.game = catalogue.game(run.game)
        settings = self.settings = run.settings
        self.tables = SchoolTables(
            self.game, run.players, run.options, deck,
            rows=settings.rows, with_others=settings.with_others, others=settings.others, limit=settings.limit,
            all_seats=settings.critic_width > 0,
        )  # fmt: skip
        self.played = Played(self.tables, settings.steps)
        self.time = TimeLeft(run.hours, run.decisions)
        self.lessons = self.decisions = 0
        self.curves: list[Point] = []
        self.best = -1.0
        self.trainer: Trainer | None = None

    @classmethod
    def resumed(cls, checkpoint: Checkpoint, out: Path, language: str = "en") -> Learner:
        """A run that was kept."""
        deck = msgspec.json.decode(checkpoint.run.deck) if checkpoint.run.deck else None
        learner = cls(checkpoint.run, out, deck, language)
        learner.lessons, learner.decisions = checkpoint.lessons, checkpoint.decisions
        learner.time.spent_hours, learner.best = checkpoint.hours, checkpoint.best
        learner.curves = list(checkpoint.curves)
        learner.take_up(checkpoint)
        return learner

    def take_up(self, checkpoint: Checkpoint) -> None:
        """The arrays as they were kept."""
        import jax

        reading = Reading(Encoding(self.game.layout, ONE_HOT), array_of(checkpoint.columns), array_of(checkpoint.scale))
        arrays = first_arrays(self.settings, reading, self.game, np.random.default_rng(0))
        trainer = self.trainer = Trainer(arrays, reading, self.settings)
        leaves, shape = jax.tree.flatten((trainer.arrays, trainer.memory))
        found = [array_of(each) for each in checkpoint.arrays]
        if [each.shape for each in found] != [each.shape for each in leaves]:
            raise BadWeights("error-learn-checkpoint", source=str(checkpoint_of(self.out)))
        trainer.arrays, trainer.memory = jax.tree.unflatten(shape, [jax.numpy.asarray(each) for each in found])

    def learn(self, on_progress: OnProgress | None = None, stop: Event | None = None) -> Ended:
        """Go on to the end, or until `stop` is set: then what was learned is kept."""
        stop = stop or Event()
        trainer = self.trainer or self.survey()
        self.warm(trainer)
        while not self.over:
            self.tables.begin(seed_of(self.run.seed, "deal", self.lessons) >> 12)
            found: list[Losses] = []
            while len(found) < self.settings.segment and not self.over and not stop.is_set():
                found += self.lesson(trainer, imitates=self.progress < self.settings.imitation)
                if on_progress:
                    on_progress(self.progress, self.decisions)
                if not np.isfinite(found[-1]).all():
                    return self.ended("diverged")
            if not all_finite(trainer.arrays):
                return self.ended("diverged")
            if stop.is_set():
                self.keep()
                return self.ended("stopped")
            self.measure(found)
            self.keep()
            if collapsed(self.curves):
                return self.ended("collapsed")
        return self.ended("done")

    def ended(self, why: str) -> Ended:
        """What is to be told."""
        if why == "done":
            checkpoint_of(self.out).unlink(missing_ok=True)
        return Ended(why, gained(self.curves), self.curves)

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return self.time.progress(self.decisions)

    @property
    def over(self) -> bool:
        """Whether the budget is spent."""
        return self.progress >= 1

    def survey(self) -> Trainer:
        """See which columns vary, and begin with an untrained network that reads them."""
        survey, chance = Survey(self.game.layout), np.random.default_rng([self.run.seed, 0])
        self.tables.begin(seed_of(self.run.seed, "survey") >> 12)
        for _ in range(LOOKS):
            survey.add(self.tables.seen)
            greedy = self.tables.greedy().copy()
            anything = np.concatenate([games.sample() for games, _ in self.tables.games])
            self.tables.step(np.where(chance.random(len(greedy)) < 2 * ASTRAY, anything, greedy).astype(np.int32))
        reading = survey.reading()
        self.trainer = Trainer(first_arrays(self.settings, reading, self.game, chance), reading, self.settings)
        return self.trainer

    def warm(self, trainer: Trainer) -> None:
        """Have everything compiled that a lesson needs, before the clock is started: what is learned by it is forgotten."""
        before = trainer.arrays, trainer.memory, self.lessons, self.decisions
        self.tables.begin(0)
        for imitates in (True, False):
            self.lesson(trainer, imitates=imitates, most=1)
        trainer.arrays, trainer.memory, self.lessons, self.decisions = before
        self.time.start()

    def lesson(self, trainer: Trainer, *, imitates: bool, most: int | None = None) -> list[Losses]:
        """Play, and learn from it: from so many batches at most."""
        settings, progress = self.settings, self.progress
        chance = np.random.default_rng([self.run.seed, 1, self.lessons])
        if imitates:
            done = progress / max(settings.imitation, progress, 1e-9)
            self.played.imitate(trainer.liking, chance, OWN * done, ASTRAY)
        else:
            self.played.play(trainer.liking, chance)
        self.played.judge(trainer.judged, settings.minibatch, settings.trace)
        choices = self.played.choices()
        credit = self.played.credit.ravel()[choices]
        mean, spread = float(credit.mean()), float(credit.std())
        left = 1 - progress
        knobs = Knobs(
            settings.rate * (SLOWEST + (1 - SLOWEST) * left),
            settings.entropy * (LEAST_OPEN + (1 - LEAST_OPEN) * left),
            float(imitates),
        )
        found = []
        for _ in range(1 if imitates else settings.epochs):
            order = chance.permutation(choices)
            for chosen in batches(order, settings.minibatch)[:most]:
                found.append(trainer.learn(self.played.seen, chosen, self.played.batch(chosen, mean, spread), knobs))
        self.lessons += 1
        self.decisions += len(choices)
        return [Losses(*map(float, np.mean(found, axis=0)))]

    def measure(self, found: Sequence[Losses]) -> None:
        """See how it fares; if better than ever, its file is written."""
        content = packed(self.content())
        weights = unpacked(content, str(self.out), self.game)
        standings = [self.standing(weights, players) for players in self.run.players]
        losses = Losses(*map(float, np.mean(found, axis=0)))
        imitates = self.progress <= self.settings.imitation
        self.curves.append(Point(self.decisions, self.time.hours_so_far, imitates, *losses, standings))
        fares = float(np.mean([each.times_fair for each in standings]))
        if fares >= self.best:
            self.best = fares
            write_whole(self.out, packed(self.content()))

    def standing(self, weights: Weights, players: int) -> Standing:
        """How it fares at the usual table of that many, or the one that was asked for."""
        seed = seed_of(self.run.seed, "measured") >> 12
        return standing(
            weights, players, self.settings.deals, seed, self.run.options, self.deck, against=self.settings.others
        )

    def content(self) -> Any:
        """What the file of weights would be now."""
        assert self.trainer
        made = Made(
            command=self.run.command, commit=self.run.commit, clowder=__version__, hours=round(self.time.hours_so_far, 6),
            decisions=self.decisions, seed=self.run.seed,
            settings=self.told_settings(),
            curves=last_values(self.curves),
        )  # fmt: skip
        return content_of_arrays(self.trainer.arrays, self.trainer.reading, self.game, made)

    def told_settings(self) -> dict[str, Any]:
        """What the run was told, the tables included."""
        options = [f"{name}={value}" for name, value in self.run.options.items()]
        return {**msgspec.to_builtins(self.settings), "players": list(self.run.players), "options": options}

    def keep(self) -> None:
        """Write checkpoint and curves."""
        import jax

        assert self.trainer
        leaves = jax.tree.leaves((self.trainer.arrays, self.trainer.memory))
        reading = self.trainer.reading
        write_checkpoint(
            checkpoint_of(self.out),
            Checkpoint(
                self.run, self.lessons, self.decisions, self.time.hours_so_far, numbers_of(reading.columns),
                numbers_of(reading.scale), [numbers_of(each) for each in leaves], self.curves, self.best,
            ),
        )  # fmt: skip
        page = CurvesPage(self.game.name, self.run.command, self.told_settings(), self.curves, self.language).whole()
        write_whole(self.out.with_suffix(".html"), page.encode())


def batches(order: Any, size: int) -> list[Any]:
    """As many whole batches as there are; at least one, for which some may be taken twice."""
    if len(order) < size:
        order = np.resize(order, size)
    return [order[first : first + size] for first in range(0, len(order) - size + 1, size)]


def checkpoint_of(out: Path) -> Path:
    """Where a run is kept until it is done."""
    return out.with_name(out.name + ".checkpoint")
