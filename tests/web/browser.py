"""The Chromium that is on this machine."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
)  # fmt: skip

PHONE = (390, 844)
DESKTOP = (1440, 900)


def launched(playwright: Playwright) -> Browser:
    """Started, without a window. Root may not use the sandbox."""
    found = os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "these tests need Chromium: apt-get install chromium, or CHROMIUM=/path/to/it"
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(executable_path=found, args=[*QUIET, *(["--no-sandbox"] if root else [])])
