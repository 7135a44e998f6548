"""Links to an open seat."""

from __future__ import annotations

import base64
import hmac
from hashlib import sha256
from typing import Final

from pegout.tables.facts import Open
from pegout.tables.ids import TableId
from pegout.tables.standing import Standing

LABEL: Final = b"pegout-invitation-1\n"
TOKEN_BYTES: Final = 16


class Invitations:
    """Tokens that follow from the server's key and the table.

    The log keeps only a token's hash, so that a copy of the store opens no seat. The token is
    derived, not drawn, so that those who sit can be shown the link again after a reload.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, table: TableId) -> str:
        """The token that opens a seat at this table: 22 characters for a link."""
        digest = hmac.new(self._key, LABEL + table.encode("ascii"), sha256).digest()
        return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).rstrip(b"=").decode("ascii")

    def shown(self, standing: Standing) -> str | None:
        """The token of the open seat; ``None`` where there is none, or the key is another now."""
        token = self.token(standing.table)
        is_open = any(
            isinstance(chair, Open) and opens(token, chair.invitation) for chair in standing.chairs
        )
        return token if is_open else None


def seal_token(token: str) -> str:
    """What the log keeps of a token."""
    return sha256(token.encode()).hexdigest()


def opens(token: str, sealed: str) -> bool:
    """The token is the one that was sealed."""
    return hmac.compare_digest(seal_token(token), sealed)
