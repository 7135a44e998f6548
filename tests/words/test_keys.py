"""Every key is used, and everything used as a key is one."""

from __future__ import annotations

import re
from pathlib import Path

from tests.words import sources
from tests.words.catalogues import catalogues, entries, read, terms

from pegout.games import shipped


def keys() -> set[str]:
    return {entry.key for entry in entries("en")}


def test_no_key_is_glued_together() -> None:
    glued = [
        *(named for path in sources.python_files() for named in sources.glued_in_python(path)),
        *(named for path in sources.web_files() for named in sources.glued_in_web(path)),
    ]
    assert glued == []


def test_everything_said_is_in_the_catalogues() -> None:
    said = [
        *(named for path in sources.python_files() for named in sources.said_in_python(path)),
        *(named for path in sources.web_files() for named in sources.said_in_web(path)),
    ]
    assert [named for named in said if named.text not in keys()] == []


def test_everything_that_looks_like_a_key_is_one() -> None:
    alike = re.compile(rf"(?:{'|'.join(catalogues())})(?:-[a-zA-Z0-9]+)+")
    known = {*keys(), *shipped()}  # a ruleset's name may begin with its family's
    lost = [named for named in quoted() if alike.fullmatch(named.text) and named.text not in known]
    assert lost == []


def test_every_key_is_used() -> None:
    used = {named.text for named in quoted()}
    used |= {key for entry in entries("en") for key in read(entry.message).references}
    assert sorted(keys() - used) == []


def test_every_term_is_used() -> None:
    used = {key for entry in entries("en") for key in read(entry.message).references}
    assert sorted(terms("en") - used) == []


def quoted() -> list[sources.Named]:
    return [
        *(named for path in sources.python_files() for named in sources.quoted_in_python(path)),
        *(named for path in sources.web_files() for named in sources.quoted_in_web(path)),
    ]


def test_the_reader_of_python_finds_keys(tmp_path: Path) -> None:
    path = tmp_path / "room.py"
    path.write_text(
        """
LINE_KEYS: Final = {"fifteen": "a-fifteen", "pair": "a-pair"}
ORDER_KEYS = MappingProxyType({"x": ("a-x", "a-y")})
words.say("a-said", name="no-key")
words.say("a-crib" if what == "crib" else "a-hand")
words.say(LINE_KEYS["fifteen"])
words.say(f"a-{word}")
words.say("a-" + word)
""",
        encoding="utf-8",
    )
    said = {named.text for named in sources.said_in_python(path)}
    assert said == {"a-fifteen", "a-pair", "a-x", "a-y", "a-said", "a-crib", "a-hand"}
    assert len(list(sources.glued_in_python(path))) == 2


def test_the_reader_of_the_page_finds_keys(tmp_path: Path) -> None:
    path = tmp_path / "Room.svelte"
    path.write_text(
        """
<script lang="ts">
  // say('a-comment')
  const LINE_KEYS: Record<string, string> = { fifteen: 'a-fifteen', 'double-pair': "a-pair" };
  const link = 'https://example.org'; say('a-after');
</script>
<p class="a-style" title={say('a-title', { name: 'no-key' })}>
  {say(what === 'crib' ? 'a-crib' : 'a-hand')} {say(LINE_KEYS['fifteen'])} {say(`a-${word}`)}
</p>
""",
        encoding="utf-8",
    )
    said = {named.text for named in sources.said_in_web(path)}
    assert said - {"a-${word}"} == {
        "a-fifteen",
        "a-pair",
        "a-after",
        "a-title",
        "a-crib",
        "a-hand",
    }
    assert [named.text for named in sources.glued_in_web(path)] == ["`a-${word}`"]
    assert "a-style" not in {named.text for named in sources.quoted_in_web(path)}
    assert "a-title" in {named.text for named in sources.quoted_in_web(path)}
