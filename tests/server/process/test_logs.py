"""Logs are lines of JSON, and there is no secret in any of them, whatever goes wrong."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from clowder.server.network.wire import showing
from clowder.server.process.logs import FOREIGN, SELDOM, SILENT, JsonLines, log, whereabouts, write_logs
from clowder.server.table.tokens import hash_of
from tests.server.running import running


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What is logged, down to the last detail."""
    loggers = [log, *map(logging.getLogger, (*FOREIGN, *SILENT))]
    before = [(logger, list(logger.handlers), logger.level, logger.propagate) for logger in loggers]
    paper = io.StringIO()
    monkeypatch.setattr("sys.stderr", paper)
    write_logs(logging.DEBUG)
    yield paper
    for logger, handlers, level, propagate in before:
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)


def lines(paper: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in paper.getvalue().splitlines()]


def test_a_line_tells_when_and_what(written: io.StringIO) -> None:
    log.info("tables forgotten", extra={"count": 3, "hand": "the ace"})
    (line,) = lines(written)
    assert line.pop("time").endswith("Z")
    assert line == {"level": "info", "event": "tables forgotten", "count": 3}


def test_an_error_tells_where_and_not_what_it_said(written: io.StringIO) -> None:
    try:
        raise ValueError("the ace of hearts")
    except ValueError:
        log.exception("message failed")
    (line,) = lines(written)
    assert line["error"].startswith("ValueError < test_an_error_tells_where_and_not_what_it_said ")
    assert "ace" not in written.getvalue()
    assert whereabouts(None) == ""


def test_what_others_quote_is_left_out(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "127.0.0.1", "/live?token=sesame")
    logging.getLogger("uvicorn.error").debug("< %s", "sec-websocket-protocol: clowder.token.sesame")
    logging.getLogger("uvicorn.error").error("ASGI callable returned '%s'.", "sesame")
    logging.getLogger("uvicorn.access").critical("GET /?token=sesame")

    async def forgotten() -> None:
        async def fails() -> None:
            raise ValueError("sesame")

        task = asyncio.create_task(fails())
        await asyncio.sleep(0)
        del task

    asyncio.run(forgotten())
    assert "sesame" not in written.getvalue()
    assert [line["event"] for line in lines(written)] == [
        "ASGI callable returned '%s'.", "Task exception was never retrieved",
    ]  # fmt: skip


def test_what_others_say_again_and_again_is_told_now_and_then(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sends us rubbish all day does not fill the disk."""
    uvicorn = logging.getLogger("uvicorn.error")
    for _ in range(50):
        uvicorn.warning("Invalid HTTP request received.")
        uvicorn.warning("Unsupported upgrade request.")
        log.warning("store lost")
    assert [line["event"] for line in lines(written)].count("store lost") == 50, "what we say ourselves is our own affair"
    assert len(lines(written)) == 52
    later = time.time() + SELDOM
    monkeypatch.setattr(logging.time, "time", lambda: later)  # type: ignore[attr-defined]  # when a record is made
    uvicorn.warning("Invalid HTTP request received.")
    assert lines(written)[-1]["count"] == 50


def test_a_line_is_one_line_whatever_is_in_it() -> None:
    record = logging.LogRecord(log.name, logging.INFO, "", 0, "a\nb \ud800 \u2028", None, None)
    record.table = 'x"\n{"level": "info"}'
    assert "\n" not in JsonLines().format(record)
    assert json.loads(JsonLines().format(record))["table"] == 'x"\n{"level": "info"}'


def test_a_server_logs_no_secret_when_things_go_wrong(written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tokens in all three places, strange queries, and a bug of ours that quotes what it should not."""
    hand = "queen-of-hearts"

    def buggy(*_: Any) -> Any:
        raise RuntimeError(f"cannot show {hand}")

    with running(log_level="trace") as url:
        asked = {"game": "discat", "players": 2, "name": "Clawdia", "bots": ["kitten"], "start": True}
        made = httpx.post(f"{url}/api/tables?lang=en&q=sesame", json=asked, timeout=120).json()
        table, token = made["table"], made["token"]
        live = f"{url.replace('http', 'ws')}/api/tables/{table}/live?since=0&q=sesame"
        with connect(live, subprotocols=["clowder.1", f"clowder.token.{token}"]) as line:  # type: ignore[list-item]
            line.recv(timeout=30)
            line.send('{"type":"say","text":"sesame"}')
            line.recv(timeout=30)
        monkeypatch.setattr(showing, "view", buggy)
        broken = httpx.get(f"{url}/api/tables/{table}?q=sesame", headers={"authorization": f"Bearer {token}"})
        httpx.get(f"{url}/api/tables/{table}", headers={"cookie": f"clowder-token={token}"})
        offered: list[Any] = ["clowder.1", f"clowder.token.{token}"]
        with connect(live, subprotocols=offered) as line, pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=30)
        monkeypatch.undo()
        counted = httpx.get(f"{url}/metrics").text
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011
    assert broken.status_code == 500
    assert broken.json()["key"] == "server-bug"
    told = written.getvalue()
    assert {"request failed", "socket failed"} <= {line["event"] for line in lines(written)}
    for secret in (token, hash_of(token), "sesame", hand, "Clawdia"):
        for place in (told, broken.text, str(broken.headers), counted, str(closed.value)):
            assert secret not in place
