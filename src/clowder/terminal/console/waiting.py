"""Waiting for what is typed without sleeping through a signal.

A signal that comes in the moment between Python's last look for signals and the call that waits is only noted: the call
goes on to wait, and ctrl-c does nothing until something else is typed. Therefore each signal also writes to a pipe, and we
wait for the pipe as well.
"""

from __future__ import annotations

import os
import select
import signal
from threading import current_thread, main_thread


def wait_for_input(handle: int) -> None:
    """Wait until there is something to read; a signal that has an answer is answered meanwhile, whenever it came."""
    if os.name != "posix" or current_thread() is not main_thread():
        return  # a terminal cannot be waited for like this; signals come to the main thread alone
    noted, note = os.pipe()
    os.set_blocking(note, False)
    before = signal.set_wakeup_fd(note, warn_on_full_buffer=False)
    try:
        while handle not in select.select([handle, noted], [], [])[0]:
            os.read(noted, 64)  # and by now Python has answered
    finally:
        signal.set_wakeup_fd(before)
        os.close(noted)
        os.close(note)
