"""What all games share. Knows no game."""

from pegout.engine.chance import Draw
from pegout.engine.errors import FactValue, IllegalAction, UnfitRules, Unreadable, told
from pegout.engine.hidden import Hidden, Seen
from pegout.engine.notation import Lines, Notation, NotationCode, UnreadableLine
from pegout.engine.options import Option, Options
from pegout.engine.replay import replay
from pegout.engine.ruleset import AnyRuleset, HouseRule, OptionValue, Question, Ruleset
from pegout.engine.score import ScoreLine, total
from pegout.engine.seats import CHANCE, Onlooker, Seat, Side, Viewer
from pegout.engine.telling import Chapter, Sentence

__all__ = [
    "CHANCE",
    "AnyRuleset",
    "Chapter",
    "Draw",
    "FactValue",
    "Hidden",
    "HouseRule",
    "IllegalAction",
    "Lines",
    "Notation",
    "NotationCode",
    "Onlooker",
    "Option",
    "OptionValue",
    "Options",
    "Question",
    "Ruleset",
    "ScoreLine",
    "Seat",
    "Seen",
    "Sentence",
    "Side",
    "UnfitRules",
    "Unreadable",
    "UnreadableLine",
    "Viewer",
    "replay",
    "told",
    "total",
]
