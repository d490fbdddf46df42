"""What people have on their disks opens as before: files written by the commit before views became types (0020029).

In tests/old_files:

- records/: exported matches, moves by chance: one for each reason by which a game ended in 400; variants of each game, and
  a deck of one's own, each finished and unfinished.
- saves/: what `clowder play` saved: alone and with others at the keyboard, finished (-end) and left.
- backup.db.gz: a `clowder backup` of a running server with people at its tables, in every state there is: open (somebody
  was sent away, a seat has a new token, there is a word for the seed); in the middle of a turn, with a deck of their own,
  chat and a move of several steps; in a window that one has answered; between two rounds, when one has looked; with bots,
  as practice, on a hot seat (in a window, too), on the clock; with a bot for somebody who is away, who asked for one, or
  whose time is up; waiting for somebody; over, given up, and a rematch.
- tables.db.gz: the database of the server that opened it next and called the roll.
- seen.json.gz: what that commit showed of all of them (`seen_of_record`, `seen_of_server`), the tables' tokens, and the
  records that were handed out of those that are over.

There may be more to be seen today; whatever there was to be seen is as it was.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import random
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import clowder
from clowder.cli import main
from tests.server.postgres import Postgres
from tests.server.postgres import postgres as postgres  # the fixture
from tests.server.running import running
from tests.server.visitor import Visitor

FILES = Path(__file__).parent / "old_files"
MATCHES = sorted(FILES.glob("*/*.json"))
PASSING = ("now", "since", "until", "away_until")
"""Times: a server that opens a table again asks everything afresh. Only whether there is one counts."""


@cache
def seen() -> dict[str, Any]:
    """What there was to be seen."""
    found: dict[str, Any] = json.loads(gzip.decompress((FILES / "seen.json.gz").read_bytes()))
    return found


def seen_of_record(record: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees of a match at its beginning, in its middle and at its end, and what is told of it."""
    last = len(record["decisions"])
    seats = [None, *range(record["players"])]
    matches = {step: clowder.replay(record, step) for step in sorted({0, last // 2, last})}
    return {
        "views": {str(step): [match.view(seat) for seat in seats] for step, match in matches.items()},
        "stories": [matches[last].story(seat) for seat in (None, 0)],
        "result": matches[last].result,
    }


def seen_of_server(url: str, table: dict[str, Any]) -> dict[str, Any]:
    """What a server shows of a table: to each of its people, all of it to a bystander, and the end of its replay."""
    address = f"{url}/api/tables/{table['table']}"
    asked = [httpx.get(address, headers={"authorization": f"Bearer {token}"}, timeout=60) for token in table["tokens"]]
    with connect(f"{address.replace('http', 'ws', 1)}/live", subprotocols=["clowder.1"], proxy=None) as socket:  # type: ignore[list-item]
        told = json.loads(socket.recv())
    found = {"people": [answer.raise_for_status().json() for answer in asked], "bystander": told}
    if table.get("record"):
        found["replay"] = httpx.get(f"{address}/replay?eyes=open", timeout=60).raise_for_status().json()
        found["replay"]["steps"] = found["replay"]["steps"][-3:]
        for step in found["replay"]["steps"]:  # what changes in a part of the view that there was not
            step["patch"] = [change for change in step["patch"] if change[0][0] != "insight"]
    return found


def lost(before: Any, now: Any, where: str = "") -> list[str]:
    """What is not there any more, or is another: every field there was keeps its value, and there may be new ones."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [
            line
            for key, value in before.items()
            for line in (lost(value, now[key], f"{where}.{key}") if key in now else [f"{where}.{key} is gone"])
            if not (key in PASSING and now.get(key) is not None and value is not None)
        ]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return [line for at, pair in enumerate(zip(before, now, strict=True)) for line in lost(*pair, f"{where}[{at}]")]
    return [] if before == now and type(before) is type(now) else [f"{where}: {before!r} became {now!r}"]


def test_what_is_lost_is_found() -> None:
    before = {"a": [1, {"b": None}], "since": 5, "until": None}
    assert lost(before, {"a": [1, {"b": None, "new": 2}], "since": 7, "until": None, "more": 1}) == []
    for now, line in (
        ({**before, "a": [1, {}]}, ".a[1].b is gone"),
        ({**before, "a": [1]}, ".a: [1, {'b': None}] became [1]"),
        ({**before, "a": [True, {"b": None}]}, ".a[0]: 1 became True"),
        ({**before, "since": None}, ".since: 5 became None"),
        ({**before, "until": 5}, ".until: None became 5"),
    ):
        assert lost(before, now) == [line]


# Matches ----------------------------------------------------------------------------------------------------------------


def test_no_file_is_missing() -> None:
    """Each game finished and unfinished, by every reason, with every variant; and each state of a table."""
    names = {path.stem for path in MATCHES}
    assert len(MATCHES) == 40
    assert names | {f"table {name}" for name, each in seen()["tables"].items() if each.get("record")} == set(
        seen()["records"]
    )
    assert {f"over {game}" for game in ("discat", "devils_scat", "gattara", "rat_a_tat_roll")} < set(seen()["tables"])
    turns = {name: (each["seen"]["bystander"]["turn"] or {}).get("kind") for name, each in seen()["tables"].items()}
    assert turns["window"] == turns["hot seat"] == "window"
    assert turns["between rounds"] == "look"


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_saved_match_opens_as_before(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(path.read_text("utf-8"))
    assert lost(seen()["records"][path.stem], seen_of_record(record)) == []
    match = clowder.replay(record)
    record.pop("terminal", None)
    assert lost(record, match.export()) == []
    assert main(["verify", str(path), "--lang", "en"]) == 0
    assert main(["replay", str(path), "--lang", "en", "--open"]) == 0
    assert record["commitment"] in capsys.readouterr().out
    chance = random.Random(3)
    while not match.over:
        match.play(chance.choice(match.legal))
    assert clowder.replay(match.export()) == match


@pytest.mark.parametrize("path", sorted(FILES.glob("saves/*.json")), ids=lambda path: path.stem)
def test_the_terminal_goes_on_with_what_it_saved(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """To the end, whoever sits at the keyboard: Enter lifts a curtain, 1 is always a choice."""
    shutil.copy(path, tmp_path / "save.json")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 5000))
    assert main(["play", "--resume", str(tmp_path / "save.json"), "--pause", "0"]) == 0
    before, now = (json.loads(file.read_text("utf-8")) for file in (path, tmp_path / "save.json"))
    assert now["decisions"][: len(before["decisions"])] == before["decisions"]
    assert now["result"]["winners"]
    assert now["terminal"]["names"] == before["terminal"]["names"]
    assert main(["verify", str(tmp_path / "save.json")]) == 0
    capsys.readouterr()


# Tables -----------------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["tables.db", "backup.db", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A server of the old tables: of a copy, since it writes to it."""
    name = "tables.db" if request.param == "postgres" else request.param
    file = tmp_path / name
    file.write_bytes(gzip.decompress((FILES / f"{name}.gz").read_bytes()))
    with closing(sqlite3.connect(file, isolation_level=None)) as database:  # or they would be forgotten for their age
        database.execute("UPDATE tables SET summed = ?", (round(time.time() * 1000),))
    where = str(file)
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        where = asyncio.run(server.new_database())
        assert main(["restore", str(file), "--database", where]) == 0
    with running(where) as found:
        yield found


def test_a_server_shows_the_tables_as_before_and_they_play_on(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = seen()["tables"]
    for name, table in tables.items():
        assert lost(table["seen"], seen_of_server(url, table), name) == []
        assert httpx.get(f"{url}/api/codes/{table['code']}").json()["table"] == table["table"]
    for name, table in tables.items():
        if record := table.get("record"):
            there = httpx.get(f"{url}/api/tables/{table['table']}/record").json()
            assert lost(record, there, name) == []
            (tmp_path / "record.json").write_text(json.dumps(there), "utf-8")
            promise = table["seen"]["bystander"]["table"]["promise"]
            assert main(["verify", str(tmp_path / "record.json"), "--promise", promise]) == 0
    with ExitStack() as doors:
        everybody = {
            name: [doors.enter_context(Visitor(url, table["table"], token)) for token in table["tokens"]]
            for name, table in tables.items()
            if not table.get("record")
        }
        begin(everybody["open"], everybody["rematch"])
        play_on(everybody)
    capsys.readouterr()


def begin(still_open: list[Visitor], rematch: list[Visitor]) -> None:
    """Those who were sent away stay away; somebody else sits down, and the host deals."""
    assert still_open[1].shown()["you"]["seat"] is None
    still_open[0].ask("POST", "/seats/1", {"name": "Dot"})
    still_open[0].ask("POST", "/start")
    rematch[0].ask("POST", "/start")


def play_on(tables: dict[str, list[Visitor]]) -> None:
    """Everywhere a step more, and one table to its end; all of them at once, so that nobody waits for a window alone."""
    chance = random.Random(1)
    wanted = {name: step_of(people) + 1 for name, people in tables.items()} | {"turn": 10_000, "open": 0}
    end = time.monotonic() + 100
    while wanted:
        assert time.monotonic() < end, f"nothing happens at {list(wanted)}"
        for name in list(wanted):
            people = tables[name]
            if people[0].shown()["table"]["status"] == "over" or step_of(people) >= wanted[name]:
                del wanted[name]
            else:
                for each in people:
                    each.decide(chance)
        time.sleep(0.01)
    over = tables["turn"][0].ask("GET", "/record")
    assert over["result"]["winners"]
    assert clowder.replay(over).over


def step_of(people: list[Visitor]) -> int:
    return int(people[0].shown()["view"]["step"])
