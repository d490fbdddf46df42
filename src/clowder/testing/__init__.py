"""The conformance kit: what every game of the catalogue must keep, checked by playing it.

    from clowder import testing
    testing.check("discat")                     # all of it; raises Nonconforming with what is wrong and where
    testing.CHECKS["secrecy"](game, effort)     # one part

It knows no game: a fifth one gets it free. `python -m clowder.testing GAME` runs it from the command line, and does so
with the JIT off as well when NUMBA_DISABLE_JIT=1 is set.
"""

from __future__ import annotations

from collections.abc import Callable

from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.testing.agreement import check_agreement
from clowder.testing.asking import check_asking
from clowder.testing.effort import Effort, Nonconforming
from clowder.testing.fairness import check_deal_fairness, check_fair
from clowder.testing.glance import check_glance
from clowder.testing.play import check_conservation, check_copies, check_legal, check_length, check_refusals
from clowder.testing.playthrough import playthrough
from clowder.testing.reasons import check_reasons
from clowder.testing.replays import check_other_process, check_replay
from clowder.testing.secrecy import check_redeal, check_stories, check_views
from clowder.testing.texts import check_clauses, check_texts

__all__ = [
    "CHECKS",
    "Effort",
    "Nonconforming",
    "check",
    "check_clauses",
    "check_fair",
    "playthrough",
]

CHECKS: dict[str, Callable[[Game, Effort], None]] = {
    "legal": check_legal,
    "refusals": check_refusals,
    "conservation": check_conservation,
    "length": check_length,
    "copies": check_copies,
    "replay": check_replay,
    "other process": check_other_process,
    "redeal": check_redeal,
    "views": check_views,
    "stories": check_stories,
    "agreement": check_agreement,
    "glance": check_glance,
    "asking": check_asking,
    "deal fairness": check_deal_fairness,
    "texts": check_texts,
    "reasons": check_reasons,
}
"""Every check by name. `check_clauses` is not among them: it needs the folder of the game's tests."""


def check(game: str | Game, effort: Effort | None = None) -> None:
    """Run every check on a game."""
    found = catalogue.game(game) if isinstance(game, str) else game
    for one in CHECKS.values():
        one(found, effort or Effort())
