"""What docs/protocol.md and docs/hosting.md show is so, and the bot that was written from the page plays."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import yaml  # type: ignore[import-untyped]
from websockets.sync.client import connect

import clowder
from clowder.bots.reviewing import told
from clowder.cli import main
from clowder.server.live import creation
from clowder.server.live.live_table import GOINGS, GOINGS_BURST, LATE_GOINGS, MOST_EVENTS
from clowder.server.network.api import bodies
from clowder.server.network.app import ROUTES
from clowder.server.network.guard import HEADERS
from clowder.server.network.limits import Limits
from clowder.server.network.wire import from_server
from clowder.server.network.wire.from_client import client_messages
from clowder.server.network.wire.from_server import server_messages
from clowder.server.process.lines import BODY_SECONDS, HEAD_SECONDS, TAKEN_SECONDS
from clowder.server.table import refusals
from clowder.server.table.allowed import EMOTES
from tests.server.running import running
from tests.server.serving import PATIENCE, new_table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SHOWN: list[tuple[str, str]] = re.findall(r"^```json (\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
SPOKEN = {kind.__name__: kind for kind in (*client_messages(), *server_messages())}


# The bot --------------------------------------------------------------------------------------------------------------


def test_the_bot_has_at_most_30_lines() -> None:
    assert sum(bool(line.strip()) for line in (ROOT / "examples" / "bot.py").read_text("utf-8").splitlines()) <= 30


SEEDED = "import random, runpy, sys; random.seed(1); del sys.argv[0]; runpy.run_path(sys.argv[0])"
"""Runs a file in whose games chance is always the same."""


def wait_until_full(url: str, made: dict[str, str]) -> None:
    """Watch the table until nobody is missing."""
    with connect(f"ws{url[4:]}/api/tables/{made['table']}/live") as watcher:
        while True:
            table = json.loads(watcher.recv(PATIENCE)).get("table")
            if table and all(seat["kind"] != "open" for seat in table["seats"]):
                return


@pytest.mark.parametrize("game", [game["game"] for game in clowder.games()])
def test_the_bot_plays_every_game_to_the_end(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(creation, "check_settings", lambda _: None)  # windows too short for people: there are hundreds
    with running(limits=Limits()) as url:
        made = new_table(url, game=game, name=None, bots=["kitten"], manners={"pace": 0, "reaction": 0.2})
        command = [sys.executable, "-W", "error", "-c", SEEDED, str(ROOT / "examples" / "bot.py"), url, made["code"]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=tmp_path) as bot:
            try:
                wait_until_full(url, made)
                with httpx.Client(base_url=f"{url}/api/tables/{made['table']}", timeout=PATIENCE) as host:
                    host.headers["Authorization"] = f"Bearer {made['token']}"
                    assert host.post("/start").is_success
                    said, _ = bot.communicate(timeout=2 * PATIENCE)
                    assert bot.returncode == 0, said
                    record = host.get("/record").json()
            finally:
                bot.kill()
    assert said == f"{record['result']}\n"
    assert record["names"][0] == "Robot 0"
    (tmp_path / "match.json").write_text(json.dumps(record))
    assert main(["verify", str(tmp_path / "match.json"), "--promise", record["fair"]["promise"]]) == 0


# The page -------------------------------------------------------------------------------------------------------------


def test_every_message_is_on_the_page() -> None:
    assert {name for name, _ in SHOWN} >= set(SPOKEN)


def general(shown: Any) -> Any:
    """An example without what is each game's own to say: every view is the same bare one, and messages tell nothing."""
    if isinstance(shown, list):
        return [general(each) for each in shown]
    if not isinstance(shown, dict):
        return shown
    if {"seat", "step", "choices"} <= set(shown):
        nothing = {"seat": None, "actor": None, "table": None, "insight": None, "result": None}
        return {"game": "View", "players": 2, "step": 0, "phase": "", "over": True, "seats": [], "choices": [], **nothing}
    if {"kind", "id"} <= set(shown):
        return {"kind": "choice", "id": shown["id"]}
    return {name: {} if name == "args" else general(value) for name, value in shown.items()}


@pytest.mark.parametrize(("name", "example"), SHOWN)
def test_an_example_is_what_it_is_said_to_be(name: str, example: str) -> None:
    """It decodes as its type, and has no field that the type does not know or that the server would leave out."""
    kind: Any = SPOKEN.get(name) or next(
        getattr(m, name) for m in (bodies, refusals, from_server, told) if hasattr(m, name)
    )
    shown = general(json.loads(example))
    again = json.loads(msgspec.json.encode(msgspec.convert(shown, kind)))
    asked = name in {"NewTable", "Sitting"}  # what is left out of a request has its usual value
    assert {key: again[key] for key in shown} == shown if asked else again == shown


def test_views_on_the_page_have_the_shape_of_views() -> None:
    view = clowder.new("discat", 2, seed=1).view(0)
    found = [json.loads(text) for _, text in SHOWN]
    views = [message["view"] for message in found if message.get("view")]
    assert len(views) == 2
    for shown in views:
        assert set(shown) == set(view)
        assert set(shown["table"]["facts"]) == set(view["table"]["facts"])
        assert [set(seat["places"]) for seat in shown["seats"]] == [set(seat["places"]) for seat in view["seats"]]


def test_every_address_is_on_the_page() -> None:
    routes: list[Any] = ROUTES
    for route in routes:
        address = route.path.replace("{table}", "TABLE").replace("{seat:int}", "N").replace("{code}", "CODE")
        address = address.replace("{game}", "GAME")
        for method in sorted(getattr(route, "methods", None) or {"GET"} - {"HEAD"}):
            assert method == "HEAD" or re.search(rf"{method} (/api)?{address}[`?]", PAGE.replace("live?", "live`?")), (
                f"{method} {address}"
            )


def test_every_field_reason_and_reaction_is_on_the_page() -> None:
    kinds: list[Any] = [from_server.TableShown, from_server.SeatShown, from_server.SeatAskedFor, from_server.Turn]
    kinds += server_messages()
    for kind in kinds:
        for field in msgspec.structs.fields(kind):
            assert f'"{field.encode_name}"' in PAGE, f"{kind.__name__}.{field.name}"
    for choices in (from_server.Goodbye, from_server.Turn):
        for word in typing.get_args(typing.get_type_hints(choices)["why" if choices is from_server.Goodbye else "kind"]):
            assert f"`{word}`" in PAGE, word
    for emote in EMOTES:
        assert f"`{emote}`" in PAGE


def test_the_limits_on_the_page_are_the_usual_ones() -> None:
    limits = Limits()
    section = PAGE.partition("## Limits")[2].partition("\n## ")[0].replace("\n", " ")
    assert f"{limits.requests:g} requests a second ({limits.requests_burst} at once)" in section
    assert f"a new table every {1 / limits.tables:g} seconds ({limits.tables_burst} at once)" in section
    assert f"a code looked up every {1 / limits.codes:g} seconds ({limits.codes_burst} at once)" in section
    assert f"{limits.connections} WebSockets, {limits.lines} connections with them" in section
    for number, what in (
        (HEAD_SECONDS, "within {} seconds"),
        (BODY_SECONDS, "its body within {}"),
        (TAKEN_SECONDS, "taken for {}"),
        (GOINGS_BURST, "told at once {} times"),
    ):
        assert what.format(f"{number:g}") in section
    assert (GOINGS, LATE_GOINGS) == (1 / 60, 1 / 3600)
    assert f"once a minute from then on; after {MOST_EVENTS:,} events of a table once an hour" in section
    assert f"{limits.messages:g} messages a second ({limits.messages_burst} at once)" in section
    assert f"a hint every {1 / limits.hints:g} seconds ({limits.hints_burst} at once)" in section
    assert f"one replay a second ({limits.replays_burst} at once)" in section
    assert f"{limits.all_messages:g} messages a second ({limits.all_messages_burst} at once)" in section
    assert (
        f"{limits.all_tries:g} moves a second that are tried or have several steps ({limits.all_tries_burst} at" in section
    )
    assert f"a hint every second ({limits.all_hints_burst} at once)" in section
    assert f"{limits.pages:g} pages a second ({limits.pages_burst} at once)" in section
    assert f"{limits.new_lines:g} new connections a second ({limits.new_lines_burst} at once)" in section
    assert f"{limits.tries:g} moves a second that are tried or have several steps ({limits.tries_burst} at once)" in section
    assert f"a `refresh` every {1 / limits.refreshes:g} seconds ({limits.refreshes_burst} at once)" in section
    assert f"{limits.at_once} messages or requests are heard" in section
    assert (limits.replays, limits.all_hints) == (1, 1)
    assert f"a line or a reaction every {1 / limits.chat:g} seconds ({limits.chat_burst} at once)" in section


# Hosting --------------------------------------------------------------------------------------------------------------


def test_every_option_of_serve_is_in_hosting(capsys: pytest.CaptureFixture[str]) -> None:
    main(["serve", "--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    table = set(re.findall(r"^\| `(--[a-z-]+)", page, re.MULTILINE))
    assert table == options


def test_compose_has_two_servers_of_one_database_behind_a_proxy_they_trust() -> None:
    services = (composed := yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8")))["services"]
    assert set(services) == {"database", "one", "two", "proxy"}
    [subnet] = composed["networks"]["inside"]["ipam"]["config"]
    for name in ("one", "two"):
        server = services[name]
        assert server["environment"]["CLOWDER_DATABASE"].startswith("postgresql://clowder:${POSTGRES_PASSWORD:?")
        command = server["command"]
        assert command[command.index("--trust-proxy") + 1] == subnet["subnet"]
        assert "ports" not in server  # nobody but the proxy can reach it
        assert f"{name}:8000" in (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    mounted = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert {name for name in mounted if not name.startswith(".")} == set(composed["volumes"])


@pytest.mark.parametrize("name", ["Dockerfile", "deploy/clowder.service", "compose.yaml"])
def test_the_commands_that_are_shipped_are_understood(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every option of a shipped `serve` is one that there is."""
    main(["serve", "--help"])
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    [*lines] = [line for line in (ROOT / name).read_text("utf-8").splitlines() if re.search(r"\bserve\b.*--", line)]
    assert lines
    for line in lines:
        assert set(re.findall(r"--[a-z-]+", line)) <= known


def test_the_welcome_page_needs_nothing_that_the_policy_forbids() -> None:
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    page = (ROOT / "src" / "clowder" / "server" / "network" / "welcome.html").read_text("utf-8")
    assert "style-src 'self' 'unsafe-inline'" in policy
    assert "img-src 'self' data:" in policy
    assert "<script" not in page
