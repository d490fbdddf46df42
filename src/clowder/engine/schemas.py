"""The types that travel as JSON Schema, for TypeScript and OpenAPI, with the words that stand below each field."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, get_origin

import msgspec
from msgspec import inspect as types

from clowder.engine.describing import about_fields
from clowder.engine.game import Game
from clowder.engine.view_types import Area, CardsOrHeap, Result, Shown, View, key_of

Schema = dict[str, Any]
PREFIX = "#/$defs/"
NAMED = re.compile(r"[A-Za-z][A-Za-z0-9]*")
"""What a type with a name of its own is called; others have another type inside, and are told where they stand."""


def schemas(kinds: Iterable[Any], prefix: str = PREFIX) -> tuple[list[Schema], dict[str, Schema]]:
    """The schema of each of these types, and of every type that they name."""
    kinds = list(kinds)
    tops, parts = msgspec.json.schema_components(kinds, ref_template=prefix + "{name}")
    shown = {kind.__name__: kind for kind in shown_inside(kinds)}
    for name, part in parts.items():
        for field, words in about_fields(shown[name]).items() if name in shown else ():
            if words and field in part.get("properties", {}):
                part["properties"][field] = {**part["properties"][field], "description": words}
    named = {name: inlined(part, parts, prefix) for name, part in parts.items() if NAMED.fullmatch(name)}
    return [inlined(top, parts, prefix) for top in tops], named


def game_schemas(game: Game, prefix: str = PREFIX) -> dict[str, Schema]:
    """Every type of a game's views and stories. Its view goes by the name of its class, its messages as `Message`."""
    (_, *args), named = schemas([game.view_type, *game.told], prefix)
    named["Message"] = {"anyOf": [message_schema(key_of(kind), each) for kind, each in zip(game.told, args, strict=True)]}
    return named


def travelling(kinds: Iterable[Any], prefix: str = PREFIX) -> tuple[list[Schema], dict[str, Schema]]:
    """The schemas of some types in which views, choices, results and stories of any game occur, as these words."""
    tops, parts = msgspec.json.schema_components(list(kinds), ref_template=prefix + "{name}")
    general = any_game(prefix)
    for name in [name for name in parts if name.split("_")[0] in general]:
        parts[name] = {"$ref": prefix + name.split("_")[0]}
    named = {name: inlined(part, parts, prefix) for name, part in parts.items() if NAMED.fullmatch(name)}
    return [inlined(top, parts, prefix) for top in tops], named | general


def any_game(prefix: str) -> dict[str, Schema]:
    """What the views and stories of all games have in common."""
    area = Area[dict[str, Any], dict[str, CardsOrHeap[Any]]]
    (view, result), _ = schemas([View[str, area, area, dict[str, Any], Any, str], Result[str]], prefix)
    text, number = {"type": "string"}, {"type": "integer"}
    view["properties"]["game"] = text
    view["properties"]["choices"]["items"] = {"$ref": prefix + "Choice"}
    view["properties"]["result"] = {"anyOf": [{"$ref": prefix + "Result"}, {"type": "null"}]}
    step = {"step": number, "key": text, "args": {"type": "object"}}
    choice = {"kind": text, "id": number}
    return {
        "View": view,
        "Result": result,
        "Choice": {"type": "object", "properties": choice, "required": [*choice], "additionalProperties": True},
        "Message": {"type": "object", "properties": step, "required": [*step]},
    }


def message_schema(key: str, args: Schema) -> Schema:
    """One kind of message of a story."""
    properties = {"step": {"type": "integer"}, "key": {"enum": [key]}, "args": args}
    return {"type": "object", "properties": properties, "required": list(properties)}


def inlined(schema: Any, parts: dict[str, Schema], prefix: str) -> Any:
    """A schema with what has no name of its own in place."""
    if isinstance(schema, list):
        return [inlined(each, parts, prefix) for each in schema]
    if not isinstance(schema, dict):
        return schema
    name = str(schema.get("$ref", "")).removeprefix(prefix)
    if name and not NAMED.fullmatch(name):
        whole = {key: value for key, value in parts[name].items() if key not in ("title", "description")}
        return inlined({**whole, **{key: value for key, value in schema.items() if key != "$ref"}}, parts, prefix)
    return {key: inlined(value, parts, prefix) for key, value in schema.items()}


def shown_inside(kinds: Iterable[Any]) -> list[type[Any]]:
    """Every Struct of a view or a story that some types are made of."""
    found: dict[type[Any], None] = {}

    def look(kind: types.Type) -> None:
        if isinstance(kind, types.StructType):
            own = get_origin(kind.cls) or kind.cls
            if issubclass(own, Shown):
                found[own] = None
            for field in kind.fields:
                look(field.type)
        elif isinstance(kind, types.UnionType):
            for each in kind.types:
                look(each)
        elif isinstance(kind, types.ListType):
            look(kind.item_type)

    for info in types.multi_type_info(list(kinds)):
        look(info)
    return list(found)
