"""What to know first: sentences that follow from the figures. What is not shown is said to be not shown."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from clowder.lab.balance.contrasts import apart
from clowder.lab.balance.figures import Contrast, Finding, ItemFigures, KindFigures, Measured, TableFigures
from clowder.lab.evidence import Z95

MOST_NAMED = 6
"""Cards that are named in a sentence."""
MOST_KINDS = 3
"""Kinds of choices that a sentence is spent on."""
COSTLY = 0.9
"""What is left of the due where giving something up costs enough to be told."""


def findings(table: TableFigures, main: str) -> list[Finding]:
    """What to know of a table."""
    return [*fair(table), *long(table), *skilful(table), *dramatic(table), *choices(table, main)]


def interval(measured: Measured) -> list[float]:
    """A figure with its ends, for a sentence."""
    return [measured.value, measured.low, measured.high]


def fair(table: TableFigures) -> Iterator[Finding]:
    """Who begins, and whether it matters less or more among others."""
    main, due = table.seats[0], 1 / table.players
    place = max(range(table.players), key=lambda seat: abs(main.places[seat].value - due))
    args: dict[str, Any] = {"bot": main.bot, "games": main.games, "due": due}
    if main.shown:
        yield Finding("fair-place", {**args, "place": place + 1, "share": interval(main.places[place])}, "fair")
    elif main.games >= main.needed:
        yield Finding("fair-even", args, "fair")
    else:
        yield Finding("fair-unknown", {**args, "more": main.needed - main.games}, "fair")
    for other in table.seats[1:]:
        gap, usual = (each.places[place].value - due for each in (other, main))
        shown = main.shown and abs(apart(other.places[place], main.places[place])) > Z95
        way = "unknown" if not shown else "more" if abs(gap) > abs(usual) else "less"
        if main.shown or other.shown:
            yield Finding(f"fair-level-{way}", {"bot": other.bot, "main": main.bot, "place": place + 1,
                                                "share": interval(other.places[place])}, "fair")  # fmt: skip


def long(table: TableFigures) -> Iterator[Finding]:
    """How long, and who had to end it."""
    duration = table.duration
    minutes, turns = duration.minutes, duration.turns
    args = {"minutes": minutes.median, "early": minutes.early, "late": minutes.late, "turns": turns.mean.value,
            "least": turns.early, "most": turns.late}  # fmt: skip
    yield Finding("long", args, "long")
    for bound in duration.bounds:
        yield Finding("bound", {"clause": int(bound.reason), "share": interval(bound.share)}, "long")


def skilful(table: TableFigures) -> Iterator[Finding]:
    """Whether it pays to be good, and what decisions are about."""
    levels = [step.bot for step in table.skill.ladder]
    neighbours = set(pairwise(levels))
    for duel in [duel for duel in table.skill.duels if (duel.first, duel.second) in neighbours]:
        better, worse = (duel.first, duel.second) if duel.share.value > 0.5 else (duel.second, duel.first)
        share = duel.share if duel.share.value > 0.5 else Measured(
            1 - duel.share.value, 1 - duel.share.high, 1 - duel.share.low
        )  # fmt: skip
        args = {"better": better, "worse": worse, "share": interval(share), "luck": duel.luck, "enough": duel.enough or 0}
        yield Finding("skill" if duel.enough else "skill-unknown", args, "skill")
    tried = table.skill.decisions
    if tried.tried:
        args = {"real": interval(tried.real), "turn": tried.real_a_turn, "obvious": interval(tried.obvious),
                "gap": interval(tried.gap)}  # fmt: skip
        yield Finding("decisions", args, "skill")


def dramatic(table: TableFigures) -> Iterator[Finding]:
    """When it is decided, and how often it turns."""
    drama = table.drama
    args = {"changes": interval(drama.changes), "half": drama.half, "comebacks": interval(drama.comebacks)}
    yield Finding("drama", args, "drama")
    if drama.runaways_won is not None:
        args = {"runaways": interval(drama.runaways), "won": interval(drama.runaways_won)}
        yield Finding("runaway", args, "drama")


def choices(table: TableFigures, main: str) -> Iterator[Finding]:
    """What one had better not give up, what one had better give up; cards that nobody plays, or everybody."""

    nevers = [kind.never for kind in table.kinds]

    def restricted(kind: KindFigures) -> Iterator[tuple[str, Measured]]:
        if kind.never is not None:
            yield "never", kind.never
        if kind.always is not None and kind.always not in nevers:  # with two kinds, always this one is never that one
            yield "always", kind.always

    ways = [(way, kind, measured) for kind in table.kinds for way, measured in restricted(kind)]
    for item in table.items:
        if item.always is not None and item.always.high < COSTLY:
            yield Finding("costly-always", {"kind": item.text, "due": interval(item.always)}, "choices")
        if item.always is not None and item.always.low > 1:
            yield Finding("better-always", {"kind": item.text, "due": interval(item.always)}, "choices")
    costly = sorted((each for each in ways if each[2].high < COSTLY), key=lambda each: each[2].value)
    for way, kind, measured in costly[:MOST_KINDS]:
        yield Finding(f"costly-{way}", {"kind": kind.name, "due": interval(measured)}, "choices")
    for way, kind, measured in ways:
        if measured.low > 1:
            yield Finding(f"better-{way}", {"kind": kind.name, "due": interval(measured)}, "choices")
    idle = [kind.name for kind in table.kinds if kind.never is not None and kind.never.low <= 1 <= kind.never.high]
    if idle:
        widest = max(
            kind.never.high - kind.never.low for kind in table.kinds if kind.never is not None and kind.name in idle
        ) / 2  # fmt: skip
        yield Finding("idle", {"kinds": list(dict.fromkeys(idle)), "within": widest}, "choices")
    for word in ("dead", "dominant", "dominated"):
        named = [item for item in table.items if item.verdict == word]
        if named:
            yield Finding(word, {"items": first_of(named), "count": len(named)}, "choices")
    if table.items and not any(item.verdict for item in table.items):
        yield Finding("no-verdict", {}, "choices")


def json_of(value: Any) -> bytes:
    """A value of an option, as a key."""
    return msgspec.json.encode(value)


def first_of(items: Sequence[ItemFigures]) -> list[str]:
    """The names of the first few."""
    return [item.text for item in items[:MOST_NAMED]]


def about_variants(found: Sequence[Contrast]) -> Iterator[Finding]:
    """Which differences are real."""
    real = [each for each in found if each.real]
    for table in dict.fromkeys((each.players, each.variant.option, json_of(each.variant.value)) for each in real):
        mine = [e for e in real if (e.players, e.variant.option, json_of(e.variant.value)) == table]
        differences = [[e.figure, e.word, interval(e.usual), interval(e.other)] for e in mine]
        args = {"players": table[0], "option": table[1], "value": mine[0].variant.value, "differences": differences}
        yield Finding("contrast", args, "contrasts")
    if found and not real:
        nearest = max(found, key=lambda each: abs(apart(each.usual, each.other)))
        times = (4.0 / max(abs(apart(nearest.usual, nearest.other)), 0.5)) ** 2
        yield Finding("contrast-none", {"compared": len(found), "times": math.ceil(times)}, "contrasts")
