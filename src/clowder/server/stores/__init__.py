"""Where tables are kept: SQLite by default, PostgreSQL for many processes."""

from __future__ import annotations

from clowder.errors import BadOption
from clowder.server.stores.base import Store


def store_for(url: str) -> Store:
    """The store behind a URL: `sqlite:FILE` (or a plain file name), or `postgresql://…`."""
    scheme, colon, rest = url.partition(":")
    if scheme in ("postgresql", "postgres") and colon:
        from clowder.server.stores.postgres import PostgresStore

        return PostgresStore(url)
    if scheme == "sqlite" and colon:
        url = rest.removeprefix("//")
    elif "://" in url:
        raise BadOption("error-database-url", value=scheme)
    from clowder.server.stores.sqlite import SqliteStore

    return SqliteStore(url)
