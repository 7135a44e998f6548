"""The house on the network: sessions, messages, the page. Translates; decides nothing."""

from pegout.server.app import create_app
from pegout.server.serving import run

__all__ = ["create_app", "run"]
