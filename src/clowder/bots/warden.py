"""Runs a command that must not outlive whoever asked for it: `python warden.py PARENT COMMAND …`.

When the process PARENT is gone, or the command ends, or a SIGTERM comes, everything that the command has started is ended,
too. The command itself could not promise that: a bot may hold Python's lock for hours, and what it starts knows nothing of
us. This is a program of its own, made of the standard library alone and started by its file: it costs a few milliseconds.

The standard input and output are the command's, and so is the exit status.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

LOOK_SECONDS = 0.5
"""Between two looks whether the parent is there. PR_SET_PDEATHSIG would not do for that: it speaks of the thread that
started us, and threads of a pool come and go."""
HEARD = (signal.SIGCHLD, signal.SIGTERM, signal.SIGALRM)
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
"""From Linux' prctl.h."""


class Ward:
    """The command, and all that came of it."""

    def __init__(self, command: list[str]) -> None:
        self.status: int | None = None
        """As waitpid tells it, once the command has ended."""
        warden = os.getpid()
        self.process = os.fork()
        if not self.process:
            with suppress(BaseException):
                os.setpgid(0, 0)
                prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # here it does: we have one thread
                signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)
                if os.getppid() == warden:
                    os.execv(command[0], command)
            os._exit(127)

    def has_ended(self) -> bool:
        """Whether the command has; those whose parents are gone become ours, and are seen off here, too."""
        with suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                self.note(*ended)
        return self.status is not None

    def note(self, process: int, status: int) -> None:
        """Somebody has ended."""
        if process == self.process:
            self.status = status

    def end(self) -> None:
        """End everybody: the command's process group and, where orphans come to us, those that left it."""
        with suppress(OSError):
            os.killpg(self.process, signal.SIGKILL)
        while others := {*children(), *({self.process} if self.status is None else ())}:
            for other in others:
                with suppress(OSError):
                    os.kill(other, signal.SIGKILL)
                with suppress(ChildProcessError):
                    self.note(*os.waitpid(other, 0))


def children() -> list[int]:
    """The processes whose parent we are, as far as the system tells."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = stat.read_text("utf-8", "replace").rpartition(")")[2].split()[1]
            if int(parent) == os.getpid():
                found.append(int(stat.parent.name))
    return found


def prctl(option: int, value: int) -> None:
    """Ask the system for something only Linux has."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value)


def end_alike(status: int) -> NoReturn:
    """End as the command did."""
    if os.WIFSIGNALED(status):
        kind = os.WTERMSIG(status)
        with suppress(OSError):  # of SIGKILL
            signal.signal(kind, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [kind])
        os.kill(os.getpid(), kind)
    os._exit(os.waitstatus_to_exitcode(status))


def main(parent: int, command: list[str]) -> NoReturn:
    """See the command to its end, whoever brings it about."""
    prctl(PR_SET_CHILD_SUBREAPER, 1)
    signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)
    ward = Ward(command)
    nothing = os.open(os.devnull, os.O_RDWR)
    for handle in (0, 1):  # they are the command's: whoever reads there is to notice that it ended
        os.dup2(nothing, handle)
    signal.setitimer(signal.ITIMER_REAL, LOOK_SECONDS, LOOK_SECONDS)
    while not ward.has_ended() and os.getppid() == parent and signal.sigwait(HEARD) != signal.SIGTERM:
        pass
    ward.end()
    assert ward.status is not None
    end_alike(ward.status)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
