"""The wire types as an OpenAPI document, from which the page's TypeScript is generated.

openapi-typescript reads only components, so everything that travels is put there: the messages,
and each family's actions, events, observations and questions.
"""

from __future__ import annotations

from types import UnionType
from typing import Any, Final, get_args

import msgspec

from pegout import __version__
from pegout.engine.wire import piece_schema
from pegout.games import load, shipped
from pegout.server import messages

UNIONS: Final[dict[str, UnionType]] = {
    "FromPlayer": messages.FromPlayer,
    "ToPlayer": messages.ToPlayer,
}
HTTP: Final[tuple[type, ...]] = (
    messages.Health,
    messages.RulesetInfo,
    messages.NewTable,
    messages.TableMade,
    messages.Again,
    messages.Join,
    messages.Joined,
    messages.TableInList,
    messages.Replay,
    messages.Ask,
    messages.Problem,
)


def document() -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    unions = dict(UNIONS)
    structs: list[type] = [*HTTP]
    for ruleset in map(load, shipped()):
        title = ruleset.family.title()
        unions[f"{title}Action"] = ruleset.action_type
        unions[f"{title}Event"] = ruleset.event_type
        structs.append(ruleset.observation_type)
        for question in ruleset.questions.values():
            structs += [question.asked, question.answered]
    every = dict.fromkeys(
        [*(each for union in unions.values() for each in get_args(union)), *structs]
    )
    _, schemas = msgspec.json.schema_components(
        every, schema_hook=piece_schema, ref_template="#/components/schemas/{name}"
    )
    for schema in schemas.values():
        _close(schema)
    for name, union in unions.items():
        members = [each.__name__ for each in get_args(union)]
        schemas[name] = {"oneOf": [{"$ref": f"#/components/schemas/{each}"} for each in members]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "pegout", "version": __version__},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def _close(schema: dict[str, Any]) -> None:
    """What the server sends is always there, defaults included, except what it leaves out."""
    tag = schema.get("properties", {}).get("type", {})
    if "enum" in tag and len(tag["enum"]) == 1:
        tag["const"] = tag.pop("enum")[0]
