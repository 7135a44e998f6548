"""Every sentence that a person reads, in three languages (README.md beside this file).

The page reads the same catalogues with its own loader.
"""

from pegout.words.languages import LANGUAGES, Language, closest
from pegout.words.say import MissingWords, Words

__all__ = ["LANGUAGES", "Language", "MissingWords", "Words", "closest"]
