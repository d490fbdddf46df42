from __future__ import annotations

import io
import os
import signal
import sys

import pytest
from rich.console import Console

from clowder.terminal.console.leaving import GONE, Left
from clowder.terminal.console.signals import KINDS, leaving_on_signals, signals_held, uninterrupted
from clowder.terminal.console.tty import Tty


def come(kind: int) -> None:
    os.kill(os.getpid(), kind)


def test_a_request_to_stop_is_leaving() -> None:
    before = [signal.getsignal(kind) for kind in KINDS]
    with pytest.raises(Left) as left, leaving_on_signals():
        come(signal.SIGTERM)
    assert left.value.status == 128 + signal.SIGTERM
    assert [signal.getsignal(kind) for kind in KINDS] == before


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_script_that_ignores_ctrl_c_has_its_way_where_nobody_types(by_hand: bool) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    heard = False
    try:
        with leaving_on_signals(by_hand=by_hand):
            come(signal.SIGINT)
    except KeyboardInterrupt:
        heard = True
    finally:
        assert signal.signal(signal.SIGINT, before) == signal.SIG_IGN, "all is as it was"
    assert heard == by_hand


def test_nothing_stops_what_must_be_done() -> None:
    tries = []

    def save() -> str:
        tries.append(1)
        for kind in KINDS:
            come(kind)
        if len(tries) == 1:
            raise Left  # as if a signal had come just before
        return "saved"

    with leaving_on_signals():
        assert uninterrupted(save) == "saved"
    assert len(tries) == 2


@pytest.mark.parametrize(("kind", "raised"), [(signal.SIGTERM, Left), (signal.SIGINT, KeyboardInterrupt)])
def test_signals_can_be_held_until_they_do_no_harm(kind: int, raised: type[BaseException]) -> None:
    reached = []

    def to_the_end() -> None:
        with signals_held():
            come(kind)
            reached.append("the end")

    def to_a_look() -> None:
        with signals_held() as look:
            come(kind)
            look()
            reached.append("too far")

    with leaving_on_signals():
        for way in (to_the_end, to_a_look):
            with pytest.raises(raised):
                way()
    assert reached == ["the end"]


def test_nothing_is_raised_while_a_game_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    from clowder.engine import catalogue
    from clowder.terminal.local import warming

    done = []

    def compile_it(game: object, on_step: object) -> None:
        come(signal.SIGTERM)
        done.append(game)

    monkeypatch.setattr(warming, "warm", compile_it)
    with leaving_on_signals(), pytest.raises(Left):
        warming.warm_up(catalogue.game("discat"), Console(file=io.StringIO()), "en")
    assert done


class Gone:
    """The input of a terminal that was closed."""

    closed = False

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        raise OSError(5, "Input/output error")


def test_input_that_is_gone_or_closed_is_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    tty = Tty(Console(file=io.StringIO()))
    monkeypatch.setattr(sys, "stdin", Gone())
    with pytest.raises(Left) as left:
        tty.ask("?")
    assert left.value.status == GONE
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(Left):
        tty.ask("?")
