"""The OpenAPI document: nothing is missing from it, nothing is in it that is not there, and the server keeps to it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from starlette.routing import Route, WebSocketRoute

from clowder.server.network.api import bodies
from clowder.server.network.api.openapi import OPERATIONS, document
from clowder.server.network.app import ROUTES


def operations() -> set[tuple[str, str]]:
    return {(path, method) for path, methods in document(ROUTES)["paths"].items() for method in methods}


def test_every_route_is_in_the_document_and_nothing_else() -> None:
    routes = set()
    for route in ROUTES:
        assert isinstance(route, Route | WebSocketRoute)
        methods = ["GET"] if isinstance(route, WebSocketRoute) else (route.methods or set()) - {"HEAD"}
        routes |= {("/api" + route.path.replace("{seat:int}", "{seat}"), method.lower()) for method in methods}
    assert operations() == routes


def test_every_handler_reads_what_it_declares() -> None:
    """The type in `read(request, bodies.X)` is the one in `@operation(body=bodies.X)`."""
    for route in ROUTES:
        if not isinstance(route, Route):
            continue
        tree = ast.parse(inspect.getsource(route.endpoint))
        function = tree.body[0]
        assert isinstance(function, ast.AsyncFunctionDef)
        calls = [
            node for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "read"
        ]  # fmt: skip
        read = [getattr(bodies, call.args[1].attr) for call in calls if isinstance(call.args[1], ast.Attribute)]
        declared = OPERATIONS[route.endpoint].body
        assert read == ([] if declared is None else [declared]), route.path


def test_every_operation_is_told() -> None:
    made = document(ROUTES)
    names = [each["operationId"] for methods in made["paths"].values() for each in methods.values()]
    assert len(names) == len(set(names))
    for methods in made["paths"].values():
        for each in methods.values():
            assert each["summary"].endswith(".")
            assert any(status.startswith(("1", "2")) for status in each["responses"])


def test_every_reference_leads_somewhere() -> None:
    made = document(ROUTES)
    for reference in references(made):
        assert reference.removeprefix("#/components/schemas/") in made["components"]["schemas"]


def references(found: Any) -> Iterator[str]:
    if isinstance(found, dict):
        if isinstance(found.get("$ref"), str):
            yield found["$ref"]
        for each in found.values():
            yield from references(each)
    elif isinstance(found, list):
        for each in found:
            yield from references(each)


def test_every_declared_handler_has_a_route() -> None:
    assert set(OPERATIONS) == {route.endpoint for route in ROUTES if isinstance(route, Route)}


def test_the_server_hands_it_out(url: str) -> None:
    answer = httpx.get(f"{url}/api/openapi.json")
    assert answer.status_code == 200
    assert answer.json() == document(ROUTES)


@pytest.fixture
def tables(url: str) -> dict[str, tuple[str, str]]:
    """Tables that Schemathesis is let loose on, and their hosts' tokens: before the start, in play, over, and none."""
    made = {"none": ("A" * 16, "A" * 32)}
    for name, start in (("open", False), ("playing", True), ("over", True)):
        wanted = {"game": "rat_a_tat_roll", "players": 2, "name": "Ann", "bots": ["kitten"], "start": start}
        answer = httpx.post(f"{url}/api/tables", json=wanted, timeout=120).json()
        made[name] = answer["table"], answer["token"]
    table, token = made["over"]
    httpx.delete(f"{url}/api/tables/{table}", headers={"authorization": f"Bearer {token}"}).raise_for_status()
    return made


schema = schemathesis.openapi.from_dict(document(ROUTES))
CHECKED = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
    response_headers_conformance, negative_data_rejection, unsupported_method,
]  # fmt: skip
"""Not `positive_data_acceptance`: that a table is full, or an option is not one of this game's, no schema can say."""


# Without a parameter of pytest's, all operations would have one name, and only one of them would run.
@pytest.mark.parametrize("known", [False, True], ids=["stranger", "host"])
@seed(4)
@schema.given(which=st.sampled_from(["none", "open", "playing", "over"]))
@schema.parametrize()
@settings(
    max_examples=10, deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck),
    database=None,
)  # fmt: skip
def test_schemathesis(
    case: schemathesis.Case[Any], url: str, tables: dict[str, tuple[str, str]], which: str, known: bool
) -> None:
    """Nothing it thinks of gives a 500, and every answer is one that the document tells of."""
    table, token = tables[which]
    assert case.meta is not None
    if "table" in case.path_parameters and which != "none" and case.meta.generation.mode.is_positive:
        case.path_parameters["table"] = table
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] %= 3
    headers = {"authorization": f"Bearer {token}"} if known else {}
    case.call_and_validate(base_url=url, headers=headers, checks=CHECKED)
