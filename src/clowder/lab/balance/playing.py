"""A chunk of games, from its numbers to its sums."""

from __future__ import annotations

from threading import Event, local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.position import seed_of
from clowder.engine.chance import learners_seed
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.lab.balance import chances, counting
from clowder.lab.balance.chances import MARKS, PROBED, follow_games, probe_games
from clowder.lab.balance.counting import COLUMNS, FIGURES, PARTS, count_games
from clowder.lab.balance.meanings import Meanings
from clowder.lab.balance.sums import Arrays, Highlight, Sums
from clowder.lab.balance.tables import GameTable
from clowder.lab.balance.workload import COUNT, DUEL, FOLLOW, Piece
from clowder.lab.bot_table import AT_A_GLANCE, BotTable
from clowder.lab.seatings import seatings

PLAYOUTS = 64
"""Games that are played on from a position of a game that is followed: a chance is then known to some 6 %."""
TRIALS = 128
"""Games that each move of a probed decision is tried in."""
LONGEST_COUNTED = 4096
"""Decisions, turns: longer games are counted as that long."""
QUARTER_MINUTES = 30
"""Half seconds in one."""
BINS = 20
"""Of a chance, from 0 to 1."""
NOISE = 0.15
"""Two chances that differ by more differ by more than sampling does."""
DECIDED = 0.8
"""A player with such a chance has as good as won."""
ROOM = 64
"""More than any clause's number."""
REASONS_A_CHUNK = 500
"""Games of which it is looked up in plain Python why they ended: the first of each chunk."""


class Workshop:
    """Where chunks are played: what each thread needs for that, made once."""

    def __init__(self, game: Game, meanings: Meanings, seed: int, stop: Event) -> None:
        self.game, self.meanings, self.seed, self.stop = game, meanings, seed, stop
        self.rooms = local()

    def sums(self, piece: Piece, first: int, count: int) -> Sums:
        """Play a chunk."""
        if piece.thinks:
            return self.thought(piece, first, count)
        if piece.kind in (COUNT, DUEL):
            return self.counted(piece, first, count)
        return self.followed(piece, first, count) if piece.kind == FOLLOW else self.probed(piece, first, count)

    def moves(self) -> NDArray[np.int16]:
        """Room for the legal moves."""
        return np.zeros(self.game.actions, np.int16)

    def log(self) -> NDArray[np.int16]:
        """This thread's room for the moves of a game."""
        if not hasattr(self.rooms, "log"):
            self.rooms.log = np.zeros(self.game.longest, np.int16)
        found: NDArray[np.int16] = self.rooms.log
        return found

    def seated(self, piece: Piece) -> tuple[NDArray[np.int8], NDArray[np.bool_], NDArray[np.bool_]]:
        """Who sits where in each seating, as levels; who is restricted; and to what."""
        players, kinds = piece.table.players, [AT_A_GLANCE[bot.kind] for bot in piece.bots]
        allowed = np.ones(len(self.meanings.table), np.bool_)
        if piece.kind == DUEL:
            levels = np.array([[kinds[who] for who in seating] for seating in seatings(players)], np.int8)
            return levels, np.zeros(levels.shape, np.bool_), allowed
        if not piece.restricted[0]:
            return np.full((1, players), kinds[0], np.int8), np.zeros((1, players), np.bool_), allowed
        return np.full((players, players), kinds[0], np.int8), np.eye(players, dtype=np.bool_), allowed

    def counted(self, piece: Piece, first: int, count: int) -> Sums:
        """Games whose figures are added up."""
        table, game, meanings = piece.table, self.game, self.meanings
        levels, marked, allowed = self.seated(piece)
        way, kind, text = piece.restricted
        many = count * piece.weight
        shares, scores = np.zeros((many, table.players)), np.zeros((many, table.players), np.int32)
        figures, unknown = np.zeros((many, FIGURES), np.int32), np.zeros(2, np.int64)
        pairs = np.zeros((COLUMNS, len(meanings.table)), np.int64)
        sorts = np.zeros((2, len(meanings.kinds)), np.int64)
        done, copies = 0, piece.weight
        while done < many:
            if way:
                allowed = (meanings.table == kind) == (way == "always")
            if text:
                allowed = np.isin(np.arange(len(allowed)), meanings.few()[kind, text])
            done += count_games(
                table.blank.copy(), table.blank, self.seed, table.players, first * copies + done, copies, levels, marked,
                allowed, meanings.table, meanings.window, meanings.looking, game.longest, self.moves(),
                shares[done:], scores[done:], figures[done:], pairs, sorts, unknown,
            )  # fmt: skip
            if done < many:
                self.look_up(table, levels, marked, allowed, copies, unknown)
        sums = Sums(counted_arrays(piece, shares, figures, levels, marked), {}, {})
        if piece.kind == COUNT and not way:
            sums.arrays["pairs"], sums.arrays["sorts"] = pairs, sorts
            sums.words = self.reasons(piece, first, min(count, REASONS_A_CHUNK))
            sums.moments = remarkable(figures, first)
        return sums

    def look_up(self, table: GameTable, levels: Any, marked: Any, allowed: Any, copies: int, unknown: Any) -> None:
        """Find out what a pair means that nobody has seen before: play the game again, to that step."""
        number, step = map(int, unknown)
        rows = table.blank.copy()
        pairs = np.zeros((COLUMNS, len(self.meanings.table)), np.int64)
        known = np.zeros(len(self.meanings.table), np.int16)  # all of them, to get to that step
        count_games(
            rows, table.blank, self.seed, table.players, number, copies, levels, marked, allowed, known,
            self.meanings.window, self.meanings.looking, step, self.moves(), np.zeros((1, table.players)),
            np.zeros((1, table.players), np.int32), np.zeros((1, FIGURES), np.int32), pairs,
            np.zeros((2, 0), np.int64), np.zeros(2, np.int64),
        )  # fmt: skip
        s, room = rows[0], self.moves()
        with self.meanings.lock:
            self.meanings.look_up(self.game.record.plain(s), room[: self.game.rules.legal(s, room)].tolist())

    def reasons(self, piece: Piece, first: int, count: int) -> dict[str, int]:
        """Why these games ended, in the game's own words."""
        found: dict[str, int] = {}
        table, level = piece.table, level_of(piece)
        rows, moves, log = table.blank.copy(), self.moves(), self.log()
        for number in range(first, first + count):
            counting.play_logged(rows, table.blank, self.seed, table.players, number, level, self.game.longest, moves, log)
            s = self.game.record.plain(rows[0])
            word = self.game.view.reason(s) if s.actor < 0 else "unfinished"
            found[word] = found.get(word, 0) + 1
        return found

    def thought(self, piece: Piece, first: int, count: int) -> Sums:
        """Deals of a duel in which somebody thinks, one after another."""
        table, players = BotTable(self.game, piece.table.blank, self.stop), piece.table.players
        seating, shares = seatings(players), []
        for number in range(first, first + count):
            dealt, decided = seed_of(self.seed, "deal", number), seed_of(self.seed, "bots", number)
            for seats in seating:
                shares.append(table.play([piece.bots[who] for who in seats], dealt, decided).shares)
        return Sums(counted_arrays(piece, np.array(shares), None, np.array(seating), None), {}, {})

    def followed(self, piece: Piece, first: int, count: int) -> Sums:
        """Games with their chances from mark to mark."""
        table = piece.table
        lengths, found = np.zeros(count, np.int32), np.zeros((count, MARKS + 1, table.players), np.int32)
        follow_games(
            table.blank.copy(), table.blank.copy(), table.blank, self.seed, table.players, first, level_of(piece), PLAYOUTS,
            self.game.longest, self.moves(), self.log(), lengths, found,
        )  # fmt: skip
        return followed_sums(found / (PLAYOUTS * PARTS), lengths, first)

    def probed(self, piece: Piece, first: int, count: int) -> Sums:
        """Games of each of which one decision is tried."""
        table, actions = piece.table, self.game.actions
        lines, listed = np.zeros((count, PROBED), np.int32), np.zeros((count, actions), np.int16)
        looks, values = np.zeros((count, actions), np.int64), np.zeros((count, actions, 2))
        probe_games(
            table.blank.copy(), np.concatenate([table.blank] * 2).view(np.recarray), table.blank, self.seed,
            table.players, first, level_of(piece), TRIALS, self.game.longest, self.moves(), self.log(),
            lines, listed, looks, values,
        )  # fmt: skip
        return probed_sums(self.meanings, lines, listed, looks, values, first)

    def match_of(self, piece: Piece, number: int) -> dict[str, Any]:
        """A game of a piece as a record: anybody can replay it."""
        log, table = self.log(), piece.table
        length, _ = counting.play_logged(
            table.blank.copy(), table.blank, self.seed, table.players, number, level_of(piece), self.game.longest,
            self.moves(), log,
        )  # fmt: skip
        seed = learners_seed(self.seed, table.players, number)
        match = Match(self.game, table.players, seed, table.options, table.facts if self.game.has_deck else None)
        match.play(log[:length].tolist())
        return match.export()


def level_of(piece: Piece) -> int:
    """How those play who sit at its table, as the compiled loops know it."""
    return AT_A_GLANCE[piece.bots[0].kind]


def counted_arrays(piece: Piece, shares: Any, figures: Any, levels: Any, marked: Any) -> Arrays:
    """The sums of games that were counted."""
    players, many = piece.table.players, len(shares)
    parts = np.rint(shares * PARTS).astype(np.int64)
    seating = np.arange(many) % len(levels)
    arrays: Arrays = {"games": np.array([many])}
    if piece.kind == DUEL:
        seats = np.array(seatings(players))[seating]
        first = (parts * (seats == 0)).sum(axis=1)
        each = first.reshape(-1, piece.weight).sum(axis=1)
        arrays["deals"] = np.bincount(each, minlength=PARTS * piece.weight + 1)
        arrays["seats"] = np.array([(seats == 0).sum(), (seats == 1).sum()])
        arrays["won"] = np.array([first.sum(), (parts * (seats == 1)).sum()])
        arrays["squares"] = np.array([(parts * parts).sum()])
        return arrays
    if piece.restricted[0]:
        mine = (parts * marked[seating]).sum(axis=1)
        arrays["won"] = np.array([mine.sum()])
        arrays["squares"] = np.array([(mine * mine).sum()])
        arrays["held-back"] = np.array([figures[:, counting.HELD_BACK].sum()])
        return arrays
    opener = figures[:, counting.OPENER]
    places = (np.arange(players)[None] - opener[:, None]) % players
    arrays["places"] = np.bincount(places.ravel(), parts.ravel(), players).astype(np.int64)
    arrays["shared"] = np.array([(shares.max(axis=1) < 1).sum()])
    for name, column in (("steps", counting.STEPS), ("choices", counting.CHOICES), ("turns", counting.TURNS)):
        arrays[name] = np.bincount(np.minimum(figures[:, column], LONGEST_COUNTED), minlength=LONGEST_COUNTED + 1)
    quarters = np.minimum(figures[:, counting.HALVES] // QUARTER_MINUTES, LONGEST_COUNTED)
    arrays["quarters"] = np.bincount(quarters, minlength=LONGEST_COUNTED + 1)
    arrays["bounds"] = np.bincount(np.minimum(figures[:, counting.BOUND], ROOM - 1), minlength=ROOM)
    return arrays


def remarkable(figures: Any, first: int) -> dict[str, Highlight]:
    """The longest and the shortest game, and one that a clause of ours ended."""
    steps, found = figures[:, counting.STEPS], {}
    for why, at in (("longest", int(steps.argmax())), ("shortest", int(steps.argmin()))):
        value = float(steps[at])
        found[why] = Highlight(why, value if why == "longest" else -value, first + at, int(steps[at]), value)
    bound = np.flatnonzero(figures[:, counting.BOUND])
    if len(bound):
        at = int(bound[0])
        found["bound"] = Highlight("bound", 1.0, first + at, int(steps[at]), float(figures[at, counting.BOUND]))
    return found


def followed_sums(curves: NDArray[np.float64], lengths: NDArray[np.int32], first: int) -> Sums:
    """The sums of games whose chances were followed. Games that several won count in some of them only."""
    count, marks, players = curves.shape
    final = curves[:, -1]
    alone = final.max(axis=1) > 1 - 1e-9
    winner = final.argmax(axis=1)
    course = curves[np.arange(count), :, winner]
    bins = np.minimum((course[alone] * BINS).astype(np.int64), BINS - 1)
    spread = np.zeros((marks, BINS), np.int64)
    np.add.at(spread, (np.broadcast_to(np.arange(marks), bins.shape), bins), 1)
    above = course >= DECIDED
    stays = np.logical_and.accumulate(above[:, ::-1], axis=1)[:, ::-1]
    decided = np.bincount(stays[alone].argmax(axis=1), minlength=marks)
    changes, when = lead_changes(curves)
    lowest = course[:, :-1].min(axis=1)
    half = curves[:, MARKS // 2].max(axis=1)
    runaway = alone & (half >= DECIDED)
    won = runaway & (curves[np.arange(count), MARKS // 2, winner] >= DECIDED)
    arrays: Arrays = {
        "games": np.array([count]),
        "alone": np.array([int(alone.sum())]),
        "course": np.rint(course[alone].sum(axis=0) * PLAYOUTS * PARTS).astype(np.int64),
        "spread": spread,
        "decided": decided,
        "changes": np.bincount(np.minimum(changes, MARKS), minlength=MARKS + 1),
        "comebacks": np.array([int((alone & (lowest < 0.5 / players)).sum())]),
        "runaways": np.array([int(runaway.sum()), int(won.sum())]),
    }
    moments = {}
    most = int(changes.argmax())
    if changes[most]:
        at = int(when[most]) * int(lengths[most]) // MARKS
        moments["changes"] = Highlight("changes", float(changes[most]), first + most, at, float(changes[most]))
    if alone.any():
        low = int(np.where(alone, lowest, 2.0).argmin())
        at = int(course[low, :-1].argmin()) * int(lengths[low]) // MARKS
        moments["comeback"] = Highlight("comeback", 1 - float(lowest[low]), first + low, at, float(lowest[low]))
    return Sums(arrays, {}, moments)


def lead_changes(curves: NDArray[np.float64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """How often the lead changed in each game, by more than noise, and the mark of the last change."""
    rows = np.arange(len(curves))
    leader = curves[:, 0].argmax(axis=1)
    changes, when = np.zeros(len(curves), np.int64), np.zeros(len(curves), np.int64)
    for mark in range(1, curves.shape[1]):
        best = curves[:, mark].argmax(axis=1)
        passed = curves[rows, mark, best] > curves[rows, mark, leader] + NOISE
        changes += passed
        when = np.where(passed, mark, when)
        leader = np.where(passed, best, leader)
    return changes, when


def probed_sums(meanings: Meanings, lines: Any, listed: Any, looks: Any, values: Any, first: int) -> Sums:
    """The sums of decisions that were tried."""
    actions, kinds = meanings.game.actions, len(meanings.kinds)
    pairs, each = np.zeros((3, len(meanings.table))), np.zeros((6, kinds))
    whole = np.zeros(8)
    found: dict[str, Highlight] = {}
    for i, line in enumerate(lines):
        count = int(line[chances.COUNT])
        if not count:
            continue
        here = int(line[chances.WHERE]) * actions + listed[i, :count].astype(np.int64)
        halves, value = values[i, :count], values[i, :count].mean(axis=1)
        best, worst, played = int(halves[:, 0].argmax()), int(halves[:, 0].argmin()), int(line[chances.PLAYED])
        gap, missed = halves[best, 1] - halves[worst, 1], halves[best, 1] - halves[played, 1]
        real = gap > surely(halves[best, 1], halves[worst, 1], TRIALS // 2)
        told = missed > surely(halves[best, 1], halves[played, 1], TRIALS // 2)
        whole += (1, gap, gap * gap, real, not told, missed, missed * missed, line[chances.OF])
        over = (value - value.mean()) * count / (count - 1)
        np.add.at(pairs, (0, here), 1)
        np.add.at(pairs, (1, here), over)
        np.add.at(pairs, (2, here), over * over)
        kind = meanings.table[here]
        for one in np.unique(kind):
            if one >= 0 and (kind != one).any():
                yes, no = (favourite(looks[i, :count], kind == one, there) for there in (True, False))
                more = value[yes] - value[no]
                sure = surely(value[yes], value[no], TRIALS)
                each[:, one] += (1, more, more * more, more > sure, -more > sure, kind[played] == one)
        for why, much, half in (("swing", gap, halves[best, 0] - halves[worst, 0]), ("missed", missed, halves[best, 0])):
            much = min(much, half) if why == "swing" else min(much, half - halves[played, 0])
            if why not in found or much > found[why].value:
                found[why] = Highlight(why, float(much), first + i, int(line[chances.AT]), float(much))
    arrays: Arrays = {"tried": pairs, "kinds": each, "whole": whole}
    return Sums(arrays, {}, found)


def favourite(looks: Any, among: Any, there: bool) -> int:  # noqa: FBT001
    """What looks best at a glance of those that are, or are not, `among` them."""
    return int(np.where(among == there, looks, np.iinfo(np.int64).min).argmax())


def surely(one: float, other: float, playouts: int) -> float:
    """By how much two choices that won so much have to differ to differ by more than noise, 19 times out of 20."""
    extra = 0.5 / playouts  # nothing is certain that was seen so often
    spread = [(value + extra) * (1 - value + extra) / playouts for value in (one, other)]
    return float(1.645 * np.sqrt(sum(spread)))
