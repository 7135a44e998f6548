"""Why a request was not answered as wished: one form for all of HTTP."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from pegout.engine import FactValue, UnfitRules
from pegout.engine.wire import encode
from pegout.games import UnknownRuleset
from pegout.server.messages import Problem
from pegout.tables.journal import DamagedLog
from pegout.tables.ports import UnknownTable
from pegout.tables.refused import Refused

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

JSON: Final = "application/json"

STATUS_OF: Final[Mapping[str, int]] = {
    "bad-invitation": HTTPStatus.FORBIDDEN,
    "unfit-name": HTTPStatus.BAD_REQUEST,
    "unknown-bot": HTTPStatus.BAD_REQUEST,
    "wrong-opponents": HTTPStatus.BAD_REQUEST,
    "not-stored": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""Of a table's refusals; the others are a matter of the moment."""


class Declined(Exception):
    """A request that cannot be answered."""

    def __init__(self, status: int, code: str, message: str, **facts: FactValue) -> None:
        self.status = status
        self.problem = Problem(code, message, dict(facts))
        super().__init__(message)


def problem(status: int, code: str, message: str, **facts: FactValue) -> Response[bytes]:
    return Response(
        encode(Problem(code, message, dict(facts))), status_code=status, media_type=JSON
    )


def _declined(_: AnyRequest, error: Declined) -> Response[bytes]:
    return Response(encode(error.problem), status_code=error.status, media_type=JSON)


def _refused(_: AnyRequest, error: Refused) -> Response[bytes]:
    status = STATUS_OF.get(error.code, HTTPStatus.CONFLICT)
    return problem(status, error.code, str(error), **error.facts)


def _unknown_table(_: AnyRequest, error: UnknownTable) -> Response[bytes]:
    return problem(404, "unknown-table", f"there is no table {str(error)[:40]!r}")


def _damaged(_: AnyRequest, error: DamagedLog) -> Response[bytes]:
    log.error("%s", error)
    return problem(500, "damaged-table", f"table {error.table} cannot be read any more")


def _unknown_ruleset(_: AnyRequest, error: UnknownRuleset) -> Response[bytes]:
    return problem(400, "unknown-ruleset", str(error), ruleset=error.name)


def _unfit_rules(_: AnyRequest, error: UnfitRules) -> Response[bytes]:
    return problem(400, "unfit-rules", str(error), entry=error.entry)


def _http(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework itself declines: a path, a method, a body too long."""
    status = HTTPStatus(error.status_code)
    code = status.phrase.lower().replace(" ", "-")
    return problem(status, code, error.detail or status.phrase)


def _failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(500, "failed", "this request failed; the server's log says why")


HANDLERS: Final[dict[type[Exception] | int, Callable[[Any, Any], Response[bytes]]]] = {
    Declined: _declined,
    Refused: _refused,
    UnknownTable: _unknown_table,
    DamagedLog: _damaged,
    UnknownRuleset: _unknown_ruleset,
    UnfitRules: _unfit_rules,
    HTTPException: _http,
    Exception: _failed,
}
