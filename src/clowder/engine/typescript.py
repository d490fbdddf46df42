"""Types as TypeScript, so that `tsc` holds the browser's client to what Python declares.

`python -m clowder.engine.typescript [GAME …]` writes the types of each game's views and stories beside its table, as
`web/view.ts`: made anew before each `tsc`, never committed, and not needed to build."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection

import msgspec

from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.schemas import PREFIX, Schema, game_schemas

WORDS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
NAME = re.compile(r"[A-Za-z_$][\w$]*")


HEAD = "// Made by clowder.engine.typescript from this game's view_types.py and story_types.py. Not to be edited.\n\n"


def write_all(names: list[str]) -> None:
    """Write the types of these games, or of all that have a table of their own in the browser."""
    for name in names or catalogue.names():
        game = catalogue.game(name)
        if (game.folder / "web").is_dir():
            (game.folder / "web" / "view.ts").write_text(HEAD + game_types(game), "utf-8")


def game_types(game: Game) -> str:
    """Every type of a game's views and stories, and the numbers of its moves, as types of one value each."""
    numbers = {name: {"const": number} for name, number in game.moves.items()}
    moves = {"type": "object", "properties": numbers, "required": list(numbers)}
    return "\n".join(declaration(name, schema) for name, schema in sorted({**game_schemas(game), "Moves": moves}.items()))


def declaration(name: str, schema: Schema, partly: Collection[str] = ()) -> str:
    """One type, exported; of the types in `partly` some fields may be left out. A type alias, not an interface: only that
    is taken where any record of facts will do."""
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    return "\n".join([*lines, f"export type {name} = {expression(schema, partly)};\n"])


def expression(schema: Schema, partly: Collection[str], indent: str = "") -> str:
    """A type, in TypeScript's words."""
    if "$ref" in schema:
        name = str(schema["$ref"]).removeprefix(PREFIX)
        return f"Partial<{name}>" if name in partly else name
    if "anyOf" in schema:
        return " | ".join(expression(each, partly, indent) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(each).decode() for each in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "prefixItems" in schema:
        return f"[{', '.join(expression(each, partly, indent) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"Array<{expression(schema.get('items', {}), partly, indent)}>"
    if schema.get("type") == "object" and "properties" in schema:
        return structure(schema, partly, indent)
    if schema.get("type") == "object":
        return f"Record<string, {expression(schema.get('additionalProperties') or {}, partly, indent)}>"
    # `any`, not `unknown`: where a type says nothing, what is there is a game's own, and its table knows it
    return WORDS.get(schema.get("type", ""), "any")


def structure(schema: Schema, partly: Collection[str], indent: str) -> str:
    """An object with these fields; what is not always there is optional."""
    always, deeper = set(schema.get("required", ())), indent + "  "
    lines = []
    for field, kind in schema["properties"].items():
        if "description" in kind:
            lines.append(f"{deeper}/** {kind['description']} */")
        name = field if NAME.fullmatch(field) else msgspec.json.encode(field).decode()
        lines.append(f"{deeper}{name}{'' if field in always else '?'}: {expression(kind, partly, deeper)};")
    if schema.get("additionalProperties") is True:
        lines.append(f"{deeper}[more: string]: any;")
    return "\n".join(["{", *lines, f"{indent}}}"]) if lines else "Record<string, never>"


if __name__ == "__main__":
    write_all(sys.argv[1:])
