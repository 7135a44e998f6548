"""The wire types as an OpenAPI document, from which the page's TypeScript is generated.

openapi-typescript reads only components, so everything that travels is put there: the messages,
and each family's actions, events, observations and questions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import UnionType
from typing import Any, Final, get_args

import msgspec

from pegout import __version__
from pegout.engine import AnyRuleset
from pegout.engine.wire import piece_schema
from pegout.games import load, shipped
from pegout.server import messages

REFERENCE: Final = "#/components/schemas/{name}"
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
    messages.RulesAsked,
    messages.ComputersTold,
    messages.RulesTold,
    messages.Problem,
)


def document() -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    schemas = _components([*HTTP, *(each for union in UNIONS.values() for each in get_args(union))])
    for name, union in UNIONS.items():
        schemas[name] = _one_of(each.__name__ for each in get_args(union))
    families = {ruleset.family: ruleset for ruleset in map(load, shipped())}
    for family, ruleset in families.items():
        schemas |= _family(family, ruleset)
    return {
        "openapi": "3.1.0",
        "info": {"title": "pegout", "version": __version__},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def _family(family: str, ruleset: AnyRuleset) -> dict[str, Any]:
    """A family's schemas; its own structs are named after it, for two may have a `Dealt`."""
    title = family.title()
    unions = {f"{title}Action": ruleset.action_type, f"{title}Event": ruleset.event_type}
    asked = [each for q in ruleset.questions.values() for each in (q.asked, q.answered)]
    members = [each for union in unions.values() for each in get_args(union)]
    package = f"pegout.games.{family}."
    own = {each.__name__ for each in _structs() if each.__module__.startswith(package)}
    schemas = _renamed(
        _components([*members, ruleset.observation_type, *asked]),
        {name: f"{title}{name}" for name in own},
    )
    for name, union in unions.items():
        schemas[name] = _one_of(f"{title}{each.__name__}" for each in get_args(union))
    return schemas


def _components(structs: Iterable[type]) -> dict[str, Any]:
    _, schemas = msgspec.json.schema_components(
        dict.fromkeys(structs), schema_hook=piece_schema, ref_template=REFERENCE
    )
    for schema in schemas.values():
        _close(schema)
    return dict(schemas)


def _one_of(names: Iterable[str]) -> dict[str, Any]:
    return {"oneOf": [{"$ref": REFERENCE.format(name=name)} for name in names]}


def _structs() -> Iterator[type[msgspec.Struct]]:
    waiting = [msgspec.Struct]
    while waiting:
        found = waiting.pop().__subclasses__()
        yield from found
        waiting.extend(found)


def _renamed(schemas: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    def changed(value: Any) -> Any:  # noqa: ANN401 - JSON
        match value:
            case {"$ref": str() as reference}:
                name = reference.removeprefix(REFERENCE.format(name=""))
                return {**value, "$ref": REFERENCE.format(name=names.get(name, name))}
            case dict():
                return {key: changed(each) for key, each in value.items()}
            case list():
                return [changed(each) for each in value]
            case _:
                return value

    return {names.get(name, name): changed(schema) for name, schema in schemas.items()}


def _close(schema: dict[str, Any]) -> None:
    """What the server sends is always there, defaults included, except what it leaves out."""
    tag = schema.get("properties", {}).get("type", {})
    if "enum" in tag and len(tag["enum"]) == 1:
        tag["const"] = tag.pop("enum")[0]
