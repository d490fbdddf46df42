"""Provably fair: the promise before the deal, words of the players', the seed after the game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clowder.cli import main
from clowder.engine import catalogue
from clowder.engine.chance import commitment
from clowder.engine.match import replay
from clowder.server.table import allowed
from clowder.server.table.fair import seed_of_table
from tests.server.people import party, refused, serving
from tests.server.virtual import run


def test_the_promise_is_shown_before_the_words_and_the_secret_after_the_game() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, bots=1, start=False)
            promised = at.clients[1].newest("table")["promise"]
            await at.ask(allowed.add_word, "herring ", at.tokens[1])
            await at.ask(allowed.add_word, "sardine", at.tokens[0])
            await at.ask(allowed.add_word, "tuna", at.tokens[0])
            assert [seat["word"] for seat in at.clients[0].newest("table")["seats"]] == ["tuna", "herring", ""]
            await at.start()
            await refused("table-has-started", at.ask(allowed.add_word, "late", at.host))
            await at.until(lambda table: table.over)
            assert at.table.secret not in json.dumps([client.got for client in at.clients])
            record = at.table.record()
            assert record["fair"] == {"secret": at.table.secret, "promise": promised, "words": ["tuna", "herring", ""]}
            assert commitment(record["fair"]["secret"]) == promised
            assert record["seed"] == seed_of_table(at.table.secret, ["tuna", "herring", ""])
            assert record["names"] == ["Ann", "Bob", "Biscuit"]

    run(test())


@pytest.mark.parametrize("game", [game.name for game in catalogue.games()])
def test_the_record_of_a_finished_game_can_be_replayed_and_verified(game: str, tmp_path: Path) -> None:
    async def test() -> str:
        async with serving() as tables:
            at = await party(tables, game, people=1, bots=2)
            await at.until(lambda table: table.over)
            record = json.loads(json.dumps(at.table.record()))
            assert replay(record) == at.table.match
            (tmp_path / "record.json").write_text(json.dumps(record))
            return at.table.promise

    promised = run(test())
    assert main(["verify", str(tmp_path / "record.json"), "--promise", promised]) == 0
    assert main(["verify", str(tmp_path / "record.json"), "--promise", "0" * 64]) == 8


def test_another_word_gives_another_deal() -> None:
    seeds = {seed_of_table("s", words) for words in (["a", ""], ["", "a"], ["a", "a"], ["", ""], ["aa", ""])}
    assert len(seeds) == 5


def test_words_of_all_players_at_their_longest_are_a_seed() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=6, start=False)
            for token in at.tokens:
                await at.ask(allowed.add_word, "🐈" * allowed.LONGEST_WORD, token)
            await refused("table-bad-text", at.ask(allowed.add_word, "x" * (allowed.LONGEST_WORD + 1), at.host))
            await at.start()
            assert at.table.status == "playing"

    run(test())


def test_only_who_sits_has_a_word_in_it() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, start=False)
            await refused("table-no-seat", at.ask(allowed.add_word, "fish", "stranger"))
            await at.ask(allowed.add_word, "fish", at.tokens[1])
            await at.ask(allowed.vacate, 1, at.tokens[1])
            assert at.table.words() == ["", ""]

    run(test())
