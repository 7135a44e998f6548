"""``pegout rules``: what is played, in plain words."""

from __future__ import annotations

import sys

from pegout.engine import AnyRuleset
from pegout.terminal.voice import Voice


def rules(voice: Voice, ruleset: AnyRuleset) -> int:
    """The ruleset's chapters, each under its title."""
    told = []
    for chapter in ruleset.telling:
        sentences = " ".join(voice.say(each.key, **each.facts) for each in chapter.sentences)
        told.append(f"{voice.bold(voice.say(chapter.key))}\n{sentences}\n")
    sys.stdout.write("\n".join(told))
    return 0
