"""A real Chromium, and a real server, for the tests of the browser's client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.anybody import PATIENCE
from tests.web.browser import launched
from tests.web.people import Person, patient_server

expect.set_options(timeout=PATIENCE * 1000)

Welcome = Callable[..., Person]
"""Opens a browser window for somebody new: size, language and so on."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker; everybody gets a context of their own in it."""
    with sync_playwright() as playwright:
        chromium = launched(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A server for all tests of a worker."""
    with patient_server() as url:
        yield url


@pytest.fixture
def welcome(browser: Browser, server: str) -> Iterator[Welcome]:
    """Opens windows, and fails if anything in them went wrong that the page did not expect."""
    with ExitStack() as stack:
        people: list[Person] = []

        def opened(url: str = server, **how: Any) -> Person:
            person = stack.enter_context(Person.at(browser, url, **how))
            people.append(person)
            return person

        yield opened
        for person in people:
            assert person.complaints == []


def at_table(welcome: Welcome, table: dict[str, Any], seat: int = 0, **how: Any) -> Person:
    """Somebody who sits at a table that has begun."""
    person = welcome(**how)
    person.open(f"/table/{table['table']}#{table['tokens'][seat]}")
    person.page.wait_for_selector(".table")
    return person
