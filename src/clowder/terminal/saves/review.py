"""`clowder review`: how a seat played a saved match, and how lucky it was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from clowder.bots.reviewing.review import review
from clowder.bots.reviewing.told import Review, ReviewedDecision
from clowder.engine.because import Reason
from clowder.engine.figures import figure
from clowder.engine.match import Match
from clowder.engine.text import say
from clowder.engine.view import plain
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.drawing.screen import Screen
from clowder.terminal.drawing.wording import Wording
from clowder.terminal.local.seats import seated_again

TOLD = 8
"""Decisions that are told: those that gave most away."""
MARGIN = 2
"""Standard errors on either side of a figure."""


def reviewed(record: Mapping[str, Any], match: Match, language: str, seat: Any) -> Review:
    """The match as this seat played it, by default that of the only person. Somebody may wait for it, and is told so."""
    chosen = seated_again(record, match.players, language).alone or 0 if seat is None else seat
    with Console(stderr=True).status(say("cli-review-judging", language=language)):
        return review(match, chosen)


def tell_review(console: Console, record: Mapping[str, Any], match: Match, language: str, found: Review) -> None:
    """The whole of it in a few lines, and then the decisions that gave most away."""
    names = seated_again(record, match.players, language).names
    wording = Wording(match.game.name, language, names)

    def share(value: float, *, sign: bool = False) -> str:
        return figure(100 * value, language, 1, sign=sign)

    def told(key: str, **args: Any) -> str:
        return escaped(say(f"cli-review-{key}", args, language=language, names=names), "\n")

    verdicts = [decision.verdict for decision in found.decisions]
    lines = [
        Text(told("title", game_name=wording.title(), who={"seat": found.seat}), "bold"),
        Text(
            told(
                "accuracy",
                accuracy=share(found.accuracy),
                error=share(MARGIN * found.accuracy_error),
                count=len(verdicts),
                best=verdicts.count("best"),
                good=verdicts.count("good"),
            )
        ),
        Text(told("given", given=share(found.given), error=share(MARGIN * found.given_error))),
    ]
    luck = found.luck
    error = share(MARGIN * luck.error)
    lines.append(Text(told("luck", deal=share(luck.deal, sign=True), draws=share(luck.draws, sign=True), error=error)))
    if luck.play is not None:
        lines.append(Text(told("play", play=share(luck.play, sign=True))))
    worst = [decision for decision in found.decisions if decision.verdict not in ("best", "good")]
    worst = sorted(worst, key=lambda each: -each.given)[:TOLD]
    if not worst:
        lines += [Text(), Text(told("nothing"))]
    for decision in sorted(worst, key=lambda each: each.step):
        verdict = wording.own("web-review-verdict", {"verdict": decision.verdict})
        played = told("step", step=decision.step + 1, played=wording.choice(plain(decision.played)))
        lines += [
            Text(),
            Text(f"{played} ({verdict})", "bold"),
            Text(told("better", best=wording.choice(plain(decision.best)))),
            Text(phrase(decision, wording)),
            *for_and_against(decision, wording),
        ]
    screen = Screen(console)
    for line in lines:
        for row in screen.wrapped(Text(), line):
            console.print(row, soft_wrap=True)


def phrase(decision: ReviewedDecision, wording: Wording) -> str:
    """How much it gave away, and to whom."""
    who = {} if decision.to is None else {"who": {"seat": decision.to}}
    return wording.own(decision.reason.key, {**decision.reason.args, **who})


def for_and_against(decision: ReviewedDecision, wording: Wording) -> list[Text]:
    """What the game says for the one and for the other, where they differ."""

    def told(reason: Reason | None) -> str:
        return "" if reason is None else wording.own(reason.key, dict(reason.args))

    better, played = told(decision.why_best), told(decision.why_played)
    if not better or not played or better == played:
        return []
    return [Text(wording.own("cli-review-reasons", {"better": better, "played": played}))]
