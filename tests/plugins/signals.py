"""The tests' own signals. Started where some are ignored (in the background of a script, with nohup, by some CI), nothing
that they start inherits that, and a ctrl-c that a test sends is one."""

from __future__ import annotations

import signal
from typing import Any

import pytest

INHERITED = [getattr(signal, name) for name in ("SIGHUP", "SIGQUIT", "SIGTERM") if hasattr(signal, name)]


def pytest_configure(config: pytest.Config) -> None:
    """What has a handler here, and be it one that does nothing, is not ignored in a program that is started from here."""
    ignored = getattr(config, "workerinput", {}).get("ignored", [])  # of one of several, which was started so
    ignored += [kind for kind in INHERITED if signal.getsignal(kind) == signal.SIG_IGN]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for kind in ignored:
        signal.signal(kind, let_be)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_SETMASK, ())


def let_be(*_: Any) -> None:
    """As if it were ignored."""


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """To each of several processes that run tests: what is ignored here."""
    node.workerinput["ignored"] = [int(kind) for kind in INHERITED if signal.getsignal(kind) is let_be]
