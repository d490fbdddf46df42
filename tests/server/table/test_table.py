"""A table follows from its events and nothing else."""

from __future__ import annotations

import msgspec

from clowder.engine import catalogue
from clowder.server.table import events as happened
from clowder.server.table.events import Event, packed, unpacked
from clowder.server.table.settings import TableSettings
from clowder.server.table.table import IDS_KEPT, Table

CREATED = happened.Created(
    "CODES", "discat", catalogue.game("discat").version, 2, {}, None, TableSettings(public=True), "h", "s"
)


def table_after(*events: Event, every: int = 1000) -> Table:
    """A table at which something happens every so many milliseconds."""
    table = Table("t")
    for number, event in enumerate([CREATED, *events]):
        table.apply(unpacked(packed(event)), number * every)
    return table


def people(*more: Event) -> Table:
    """Two people who play."""
    sat = (happened.Sat(0, "Ann", "a"), happened.Sat(1, "Bob", "b"), happened.Here(0), happened.Here(1))
    return table_after(*sat, happened.Started(), *more)


def test_nobody_holds_a_seat_without_its_token() -> None:
    table = table_after(happened.Sat(0, "Ann", "a"))
    assert table.holder("a") == 0
    for token in ("b", "", None):
        assert table.holder(token) is None


def test_nobody_looks_like_anybody_else_and_people_come_before_bots() -> None:
    def cats(*events: Event) -> list[str]:
        return [seat.cat for seat in table_after(*events).seats]

    assert cats(happened.Sat(0, "Ann", "a"), happened.Sat(1, "Bob", "b")) == ["ginger", "tuxedo"]
    assert cats(happened.Sat(1, "Bob", "b", "ginger"), happened.Sat(0, "Ann", "a")) == ["tuxedo", "ginger"]
    assert cats(happened.Sat(0, "Ann", "a", "snow"), happened.Sat(1, "Bob", "b", "snow")) == ["snow", "tuxedo"]
    assert cats(happened.Seated(1, "kitten"), happened.Sat(0, "Ann", "a", "tuxedo")) == ["tuxedo", "ginger"]
    left = (happened.Sat(0, "Ann", "a", "snow"), happened.Vacated(0))
    assert cats(*left, happened.Sat(1, "Bob", "b", "snow"))[1] == "snow"


def test_the_store_is_told_what_it_lists_and_what_needs_attention() -> None:
    table = table_after(happened.Sat(1, "Ann", "h"))
    assert (table.summary().status, table.summary().public, table.summary().attended) == ("open", True, False)
    listing = msgspec.json.decode(table.summary().listing)
    assert listing == {"game": "discat", "players": 2, "free": 1, "names": ["Ann"], "host": "Ann"}
    assert people().summary().attended
    assert not people(happened.Away(0), happened.Away(1)).summary().attended
    assert not people(happened.Missed(1)).summary().attended
    assert people(happened.Closed()).summary().status == "over"


def test_time_never_goes_back() -> None:
    table = people()
    at = table.at
    table.apply(happened.Said(0, "the clock of my server is slow"), at - 500)
    assert table.at == at
    assert table.chat[0].at == at


def test_answers_in_a_window_are_not_counted() -> None:
    table = people()
    number, written = table.number, table.written
    table.apply(happened.Answered(0, 0, "x"), table.at)
    assert (table.number, table.written) == (number, written + 1)


def test_only_so_many_names_of_moves_are_remembered() -> None:
    table = people()
    for number in range(IDS_KEPT + 10):
        table.remember(0, f"{number}", number)
    assert len(table.ids) == IDS_KEPT
    assert (0, "9") not in table.ids
    assert (0, "10") in table.ids


def test_a_roll_call_asks_afresh() -> None:
    table = people(happened.Away(1))
    table.apply(happened.RollCall(), 1_000_000)
    assert [seat.here for seat in table.seats] == [False, False]
    table.apply(happened.Here(0), 2_000_000)
    assert table.since == 2_000_000
    assert table.seats[1].gone_at == 2_000_000


def test_a_new_token_is_not_here_yet() -> None:
    table = people(happened.Reissued(1, "c"))
    assert (table.holder("b"), table.holder("c")) == (None, 1)
    assert not table.seats[1].here


def test_the_game_that_is_dealt_follows_from_the_secret_and_the_words() -> None:
    def dealt(*words: happened.Word) -> object:
        match = table_after(happened.Sat(0, "Ann", "a"), happened.Sat(1, "Bob", "b"), *words, happened.Started()).match
        assert match is not None
        return match.view(0)["seats"]

    assert dealt() == dealt()
    assert dealt(happened.Word(0, "fish")) == dealt(happened.Word(0, "cat"), happened.Word(0, "fish"))
    assert len({repr(dealt(*(happened.Word(1, word) for word in words))) for words in ([], ["x"], ["y"])}) == 3
