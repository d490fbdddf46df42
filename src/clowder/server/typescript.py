"""The server's message types as TypeScript, for the browser's client: `python -m clowder.server.typescript FILE`.

Nothing is written twice: `tsc` holds the client to what the server really sends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from clowder.server import app  # noqa: F401  # every handler has declared what it reads and answers
from clowder.server.messages import FromClient, FromServer
from clowder.server.openapi import types

HEAD = """// Made from the server's own types by clowder.server.typescript. Not to be edited, and not committed.
"""
PREFIX = "#/$defs/"
WORDS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Every type that travels, each as an interface, and the two unions of what is said over the WebSocket."""
    _, parts = msgspec.json.schema_components(types(), ref_template=PREFIX + "{name}")
    written = [interface(name, schema) for name, schema in sorted(parts.items())]
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        written.append(f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};\n")
    return HEAD + "\n" + "\n".join(written)


def interface(name: str, schema: dict[str, Any]) -> str:
    """One type. What the server always sends, though it has a default, is not optional."""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {expression(schema)};\n"
    always = set(schema.get("required", ()))
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'' if field in always else '?'}: {expression(kind)};")
    return "\n".join([*lines, "}\n"])


def expression(schema: dict[str, Any]) -> str:
    """A type, in TypeScript's words."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PREFIX)
    if "anyOf" in schema:
        return " | ".join(expression(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(each).decode() for each in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if schema.get("type") == "array":
        return f"Array<{expression(schema.get('items', {}))}>"
    if schema.get("type") == "object":
        return f"Record<string, {expression(schema.get('additionalProperties') or {})}>"
    # `any`, not `unknown`: what is inside views is each game's own, and its table knows it
    return WORDS.get(schema.get("type", ""), "any")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
