"""The story so far, for somebody who comes, or comes back. The match is played again for it, which takes the longer the
more was played: so it is told in pieces, off the event loop, and what happens meanwhile is added at the end."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from clowder.engine.match import Match
from clowder.engine.view import story_of
from clowder.engine.view_types import Message


class StoryAgain:
    """What a seat was told of a match after step `since`."""

    def __init__(self, match: Match, seat: int | None, since: int) -> None:
        self.like = match
        """Only what never changes is looked at of it: its game, players, seed, options and deck."""
        self.seat = seat
        self.since = max(0, since)
        self.again: Match | None = None
        self.told: list[Message] = []

    def tell(self, decisions: Sequence[int]) -> Generator[None, None, None]:
        """As far as these decisions go, of which it may have told some already."""
        if self.again is None:
            like = self.like
            self.again = Match(like.game, like.players, like.seed, like.options, like.deck)
            if not self.since:
                self.told += self.again.messages(self.seat)
        again = self.again

        def seen(before: object, move: int, after: object) -> None:
            if again.step > self.since:
                self.told += story_of(again.game, again.step, before, move, after, self.seat)

        for move in decisions[again.step :]:
            again.play(move, seen)
            yield
