"""A table is made: whatever is wrong with what it should be is said now, and not when the cards are dealt."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

from clowder.engine import catalogue
from clowder.engine.blank import blank_rows, checked_players, deck_sheet
from clowder.engine.option import settle
from clowder.server.process import times
from clowder.server.stores.base import CodeTaken, TableStore
from clowder.server.table import allowed
from clowder.server.table import events as happened
from clowder.server.table.events import packed
from clowder.server.table.fair import new_secret
from clowder.server.table.settings import TableSettings, check_settings
from clowder.server.table.table import Table
from clowder.server.table.tokens import hash_of, new_token

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word."""
CODE_LENGTH = 5


async def create(
    store: TableStore,
    game: str,
    players: int,
    options: dict[str, Any],
    deck: dict[str, Any] | None,
    settings: TableSettings,
    before: Table | None = None,
) -> tuple[str, str]:
    """A new table: its id and the host's token. A rematch has the same host as the table `before`, and needs no new
    token."""
    found = catalogue.game(game)
    players = checked_players(found, players)
    settled = settle(found.options, options, players)
    own_deck = None if deck is None else found.check_deck(deck_sheet(found, deck))
    blank_rows(found, players, settled, own_deck or found.check_deck(deck_sheet(found, None)), 1)
    allowed.checked_level(settings.stand_in)
    if before is None:  # what a table was played with may be older than today's bounds
        check_settings(settings)
    token = new_token()
    host = hash_of(token) if before is None else before.host
    while True:
        table, code = secrets.token_urlsafe(12), "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        event = happened.Created(
            code=code,
            game=game,
            rules=found.version,
            players=players,
            options=settled,
            deck=own_deck,
            settings=settings,
            host=host,
            secret=new_secret(),
            before="" if before is None else before.table,
        )
        made, at = Table(table), times.now()
        made.apply(event, at)
        with suppress(CodeTaken):
            await store.create(table, code, at, packed(event), made.summary())
            return table, token
