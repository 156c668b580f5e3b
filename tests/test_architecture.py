"""Files stay small, and pages keep their promises."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from archfoe import cards
from archfoe.core.effects import Amount, Condition, Effect
from archfoe.core.player import Player
from archfoe.table.positions.cases import parse_case
from archfoe.version import NOTICE, VERSION
from tests.core.words import all_words
from tests.house.source import ROOT, short

MOST_LINES = 500
MOST_LINES_OF_A_FUNCTION = 60
MOST_SIGNS = 140  # of a line of the page, which Prettier aims at and text can exceed
FUNCTION = re.compile(r"( *)(?:async )?def (\w+)")


# Files


def sources() -> list[Path]:
    """All of our Python: a reader goes through it file by file."""
    return [path for folder in ("src", "tests", "bench", "scripts") for path in sorted((ROOT / folder).rglob("*.py"))]


def of_the_page() -> list[Path]:
    """What is written by hand of the page."""
    found = sorted((ROOT / "frontend" / "src").rglob("*"))
    return [path for path in found if path.suffix in (".ts", ".svelte", ".css") and path.name != "protocol.ts"]


def test_no_file_is_too_long() -> None:
    assert len(of_the_page()) > 200
    files = (*sources(), *of_the_page())
    lines = {short(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert not {name: n for name, n in lines.items() if n > MOST_LINES}


def test_no_line_of_the_page_is_too_long() -> None:
    """But for the outlines of figures, which nobody reads."""
    read = {
        short(path): path.read_text(encoding="utf-8").splitlines()
        for path in of_the_page()
        if path.parent.name != "figures"
    }
    long = [f"{name}:{n}" for name, lines in read.items() for n, line in enumerate(lines, 1) if len(line) > MOST_SIGNS]
    assert long == []


def lengths(text: str) -> Iterator[tuple[str, int]]:
    """Each function with its lines, by what stands further to the right: a tree of all files would take seconds."""
    lines = text.splitlines()
    for start, line in enumerate(lines):
        found = FUNCTION.match(line)
        if found is not None:
            depth, end = len(found[1]), start + 1
            last = start
            while end < len(lines) and (
                not lines[end]
                or len(lines[end]) - len(lines[end].lstrip()) > depth
                or lines[end][depth:].startswith(")")
            ):
                last = end if lines[end] else last
                end += 1
            yield found[2], last - start + 1


def test_no_function_is_too_long() -> None:
    found = {
        f"{short(path)}: {name}": n
        for path in sources()
        for name, n in lengths(path.read_text(encoding="utf-8"))
        if n > MOST_LINES_OF_A_FUNCTION
    }
    assert not found


def test_a_function_that_is_too_long_is_found() -> None:
    text = "class A:\n    def b(\n        self,\n    ) -> None:\n        c()\n\n        d()\n\n    def e(self): ...\n"
    assert list(lengths(text)) == [("b", 6), ("e", 1)]


# Pages


def test_the_readme_begins_with_the_two_commands() -> None:
    lines = [line.strip() for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if line.strip()]
    commands = [line for line in lines if not line.startswith("```")][:2]
    assert commands[0].startswith("make play")
    assert commands[1].startswith("make test")


def test_the_readme_carries_the_notice() -> None:
    words = " ".join(re.sub(r"[*>]", "", (ROOT / "README.md").read_text(encoding="utf-8")).split())
    _, rest = NOTICE.split("archfoe is ")  # the page may put it "This is ..."
    assert rest in words


def test_the_changelog_knows_this_version() -> None:
    """Between two releases the version is that of the next one, as a development version."""
    assert f"## [{VERSION.partition('.dev')[0]}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_word_of_the_vocabulary_is_explained_to_designers() -> None:
    page = (ROOT / "docs" / "set-words.md").read_text(encoding="utf-8")
    missing = [name for name in cards.words() if f"| `{name}(" not in page]
    assert not missing, f"docs/set-words.md does not name: {', '.join(missing)}"


def test_every_verb_of_a_player_is_named_to_designers() -> None:
    page = (ROOT / "docs" / "cards.md").read_text(encoding="utf-8")
    verbs = [name for name in vars(Player) if not name.startswith("_") and name not in Player.__slots__]
    unnamed = [name for name in verbs if f"`me.{name}" not in page]
    assert len(verbs) > 30 and not unnamed, f"docs/cards.md does not name: {', '.join(unnamed)}"


def test_the_door_for_designers_leads_to_every_word() -> None:
    """Those of all rooms; what only one set has stays there."""
    known = cards.words()
    plain = {word.__name__: word for word in all_words() if issubclass(word, Effect | Condition | Amount)}
    own = ("archfoe.core.", "archfoe.games.")
    plain = {name: word for name, word in plain.items() if word.__module__.startswith(own)}
    del plain["PlayedLater"]  # the engine's own: it says what it counts from only where something waits
    assert known == plain
    assert cards.Walk is known["Walk"]
    assert {"Box", "Defense", "Draw", "Toughen"} <= set(dir(cards))
    with pytest.raises(AttributeError, match="has no attribute 'Dance'"):
        cards.Dance  # noqa: B018


def examples(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


def test_the_position_file_for_contributors_holds() -> None:
    (case,) = examples("CONTRIBUTING.md", "yaml")
    parse_case(case, "CONTRIBUTING.md").run()


LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def test_links_between_pages_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    broken = [
        f"{short(page)}: {target}"
        for page in pages
        for target in LINK.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert not broken, broken


def test_files_of_tests_are_named_by_what_they_are_about() -> None:
    vague = re.compile(r"test_(more|other|misc|extra|various)(_|\.)")
    assert [path.name for path in (ROOT / "tests").rglob("test_*.py") if vague.match(path.name)] == []


def test_no_list_of_texts_is_keyed_by_its_texts() -> None:
    """Two that are alike would stop the whole page: a plan that two people had made did so once."""
    keyed = re.compile(r"\{#each [^{}]* as (text|words?|lines?|notes?|marks?|rule|reason)(?:, \w+)? \(\1\)\}")
    found = [
        f"{short(path)}: {match[0]}"
        for path in of_the_page()
        for match in keyed.finditer(path.read_text(encoding="utf-8"))
    ]
    constant = re.compile(r"\{#each ([A-Z_]+|marks) ")
    assert not [each for each in found if not constant.search(each)]
