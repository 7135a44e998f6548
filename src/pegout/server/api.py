"""What can be asked and wished over HTTP (docs/protocol.md). Translates; decides nothing."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from pegout import __version__, bots, records
from pegout.engine import AnyRuleset, Onlooker, Seat, Side, UnfitRules, Unreadable
from pegout.engine.wire import decode, encode
from pegout.games import load, shipped
from pegout.server import views
from pegout.server.messages import (
    Again,
    Ask,
    ComputersTold,
    Health,
    Join,
    Joined,
    NewTable,
    Replay,
    RulesAsked,
    RulesetInfo,
    RulesTold,
    TableInList,
    TableMade,
    TableView,
)
from pegout.server.problems import JSON, Declined
from pegout.server.sessions import same_origin
from pegout.server.viewers import Viewers
from pegout.tables.ids import Owner, TableId
from pegout.tables.invitations import Invitations
from pegout.tables.listing import headline, seat_in
from pegout.tables.ports import Listing
from pegout.tables.recording import record
from pegout.tables.refused import refused
from pegout.tables.room import Room
from pegout.tables.standing import Moment, Standing

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]

RECORD: Final = "text/plain"


def rules_api() -> list[HTTPRouteHandler]:
    """What can be asked without a table."""

    @get("/api/health")
    async def health() -> Response[bytes]:
        return _json(Health("ok", __version__))

    @get("/api/rulesets")
    async def rulesets() -> Response[bytes]:
        return _json([_ruleset_info(load(name)) for name in shipped()])

    @post("/api/ask")
    async def ask(request: AnyRequest) -> Response[bytes]:
        return _json(_answer(await _body(request, Ask)))

    @post("/api/rules", status_code=200)
    async def rules(request: AnyRequest) -> Response[bytes]:
        wish = await _body(request, RulesAsked)
        return _json(RulesTold(load(wish.ruleset, wish.options).telling))

    @post("/api/computers", status_code=200)
    async def computers(request: AnyRequest) -> Response[bytes]:
        return _json(_computers(await _body(request, RulesAsked)))

    return [health, rulesets, ask, rules, computers]


def tables_api(room: Room, viewers: Viewers, invitations: Invitations) -> list[HTTPRouteHandler]:
    """Making tables, coming to them, and looking at those that have ended."""

    @get("/api/tables")
    async def tables(request: AnyRequest) -> Response[bytes]:
        owner = _owner(request)
        return _json([_in_list(each, owner) for each in await room.listings(owner)])

    @post("/api/tables")
    async def new_table(request: AnyRequest) -> Response[bytes]:
        wish = await _body(request, NewTable)
        ruleset = load(wish.ruleset, wish.options)
        table_id = await room.open(ruleset, _owner(request), wish.name, wish.opponents)
        async with room.at(table_id) as table:
            invite = invitations.shown(table.standing)
        return _json(TableMade(table_id, invite), status=201)

    @post("/api/tables/{table_id:str}/join", status_code=200)
    async def join(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        wish = await _body(request, Join)
        async with room.at(TableId(table_id)) as table:
            seat = await table.sit(_owner(request), wish.name, wish.invite)
        return _json(Joined(seat))

    @post("/api/tables/{table_id:str}/again")
    async def again(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        await _body(request, Again)
        another = await room.again(TableId(table_id), _owner(request))
        async with room.at(another) as table:
            invite = invitations.shown(table.standing)
        return _json(TableMade(another, invite), status=201)

    @get("/api/tables/{table_id:str}/replay")
    async def replay(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        standing, moments = await room.history(TableId(table_id))
        view = viewers.view(standing, views.viewer_of(standing, _owner(request)))
        body = await asyncio.to_thread(_replay, standing, moments, view)
        return Response(body, media_type=JSON)

    @get("/api/tables/{table_id:str}/record")
    async def record_of(table_id: FromPath[str]) -> Response[bytes]:
        standing, moments = await room.history(TableId(table_id))
        text = await asyncio.to_thread(lambda: records.write(record(standing, moments)))
        name = f'attachment; filename="pegout-{table_id}.txt"'
        return Response(text.encode(), media_type=RECORD, headers={"content-disposition": name})

    return [tables, new_table, join, again, replay, record_of]


def _json(answer: object, status: int = 200) -> Response[bytes]:
    return Response(encode(answer), status_code=status, media_type=JSON)


def _owner(request: AnyRequest) -> Owner:
    owner: Owner = request.scope["state"]["owner"]
    return owner


async def _body(request: AnyRequest, expected: type[T]) -> T:
    """The request's body, read."""
    if not same_origin(request.scope):
        raise Declined(403, "cross-site", "another site's page cannot ask for you")
    return _read(await request.body(), expected)


def _read(sent: bytes, expected: type[T]) -> T:
    """What the client has sent. What is stored and cannot be read is never the client's fault."""
    try:
        return decode(sent, expected)
    except Unreadable as error:
        raise Declined(400, "unreadable", str(error)) from error


def _answer(asked: Ask) -> object:
    """The answer of the ruleset's own question."""
    ruleset = load(asked.ruleset, asked.options)
    question = ruleset.questions.get(asked.do)
    if question is None:
        known = ", ".join(ruleset.questions)
        message = f"{ruleset.name} cannot be asked {asked.do!r}; it can be asked {known}"
        raise Declined(400, "unknown-question", message)
    details = _read(bytes(asked.asked), question.asked)
    try:
        answer: object = question.answer(details)
    except ValueError as error:
        raise Declined(400, "bad-question", str(error)) from error
    return answer


def _computers(asked: RulesAsked) -> ComputersTold:
    """Asked while house rules are chosen, which need not go together yet."""
    plain = load(asked.ruleset)
    try:
        departs = bots.prepared(plain) and not bots.prepared(load(asked.ruleset, asked.options))
    except UnfitRules:
        return ComputersTold("unfit")
    return ComputersTold("unprepared" if departs else "prepared")


def _ruleset_info(ruleset: AnyRuleset) -> RulesetInfo:
    return RulesetInfo(
        name=ruleset.name,
        family=ruleset.family,
        pieces=ruleset.pieces.name,
        seats=ruleset.seats,
        sides=tuple(ruleset.side(Seat(seat)) for seat in range(ruleset.seats)),
        house_rules=ruleset.house_rules,
        bots=bots.names(ruleset),
        levels=bots.LEVELS,
    )


def _in_list(listing: Listing, owner: Owner) -> TableInList:
    shown = headline(listing)
    return TableInList(
        table=listing.table,
        ruleset=shown.ruleset,
        family=shown.family,
        status=listing.status,
        names=shown.names,
        kinds=shown.kinds,
        sides=shown.sides or tuple(map(Side, range(len(shown.kinds)))),
        you=seat_in(listing, owner),
        scores=shown.points.scores,
        match=shown.points.match,
        winner=shown.points.winner,
        opened=listing.opened,
        changed=listing.changed,
    )


def _replay(standing: Standing, moments: list[Moment], view: TableView) -> bytes:
    """Every hand open. Takes a while for a long match, so not in the event loop."""
    if not standing.ended:
        raise refused("not-ended")
    return encode(
        Replay(
            view=view,
            steps=tuple(views.step(standing, moment, Onlooker.REFEREE) for moment in moments),
            proofs=tuple(
                shuffling.proof(standing.table, standing.ruleset.pieces.name)
                for shuffling in standing.shufflings
            ),
        )
    )
