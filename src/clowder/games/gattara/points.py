"""What cats count and how many points win: over plain numbers, for the rules and for what a view tells."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.games.gattara.record import PEDIGREE, SHOW, STRAY


@compiled
def worth(token: int) -> int:
    """G27: a stray counts 1 point, a pedigree cat 2, a show cat 3."""
    return token + 1


@compiled
def count_points(strays: int, pedigrees: int, shows: int) -> int:
    """G27: what the cats behind a screen count together."""
    return strays * worth(STRAY) + pedigrees * worth(PEDIGREE) + shows * worth(SHOW)


@compiled
def goal(seats: int) -> int:
    """G26: 10 points with two players, 8 with three, 7 with more."""
    return 10 if seats == 2 else 8 if seats == 3 else 7
