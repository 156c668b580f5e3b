"""Gates: every rule and every card is tested, and nothing cites a rule that is not there.

A failing gate lists exactly what is missing.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import yaml

from archfoe.games.lineup.rule_ids import RULE_OF
from archfoe.sets import BOXES
from archfoe.table.catalogue import cards, mentioned
from archfoe.table.rulebook import ids_in, rules

ROOT = Path(__file__).parents[2]
TESTS, CASES, SOURCES = ROOT / "tests", ROOT / "tests" / "cases", ROOT / "src"
TESTS_EACH_CARD = 3
#: Tests that talk of cards without playing them prove nothing about what the cards do.
TALK = (
    "tests/cli/",
    "tests/table/test_catalogue.py",
    "tests/table/test_rulebook.py",
    "tests/sets/base/test_texts.py",
    "tests/sets/heroes_unite/test_texts.py",
    "tests/sets/rivals/test_texts.py",
    "tests/sets/confrontations/test_texts.py",
    "tests/sets/rebirth/test_texts.py",
)


# What is cited where


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def python_files() -> list[Path]:
    return sorted(TESTS.rglob("*.py"))


def case_files() -> list[Path]:
    return sorted(CASES.rglob("*.yaml"))


def strings_in(node: ast.AST) -> list[str]:
    return [leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)]


def words_of(data: object) -> Iterator[str]:
    """Every string of a position file, names of keys among them; its comments are not data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from words_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from words_of(value)
    elif isinstance(data, str):
        yield data


def ids_marked(tree: ast.AST) -> Iterator[str]:
    """What stands in `@rule(...)` and `pytest.mark.rule(...)`, wherever they are written."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        if name == "rule":
            yield from (text for arg in node.args for text in strings_in(arg))


@cache
def position(path: Path) -> object:
    return yaml.load(path.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def ids_listed(case: Path) -> list[str]:
    """The `rules:` list of a position file."""
    data = position(case)
    return [str(rule_id) for rule_id in (data.get("rules") or [])] if isinstance(data, dict) else []


@cache
def citations() -> dict[str, set[str]]:
    """Rule id -> the test files and position files that claim to prove it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in python_files():
        for rule_id in ids_marked(parsed(path)):
            found[rule_id].add(short(path))
    for path in case_files():
        for rule_id in ids_listed(path):
            found[rule_id].add(short(path))
    return found


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# Rules


def test_every_rule_of_an_implemented_set_is_cited_by_a_test() -> None:
    cited = citations()
    missing = [rule.id for rule in rules().values() if set(rule.sets) & set(BOXES) and rule.id not in cited]
    assert not missing, f"{len(missing)} rules and rulings without a test: {', '.join(missing)}"


def test_tests_and_positions_cite_known_rules() -> None:
    wrong = {rule_id: sorted(where) for rule_id, where in citations().items() if rule_id not in rules()}
    assert not wrong, f"unknown ids in tests: {wrong}"


def test_every_position_cites_a_rule() -> None:
    silent = [short(path) for path in case_files() if not ids_listed(path)]
    assert not silent, f"position files without a `rules:` list: {', '.join(silent)}"


def test_the_game_cites_known_rules() -> None:
    wrong = {word: rule_id for word, rule_id in RULE_OF.items() if rule_id not in rules()}
    assert not wrong, f"the log or a question carries an unknown id: {wrong}"


def test_sources_and_documents_cite_known_rules() -> None:
    """Whatever is written like an id, in code, comments and pages, stands for a rule."""
    pages = {rule_id.split("-")[0] for rule_id in rules()}  # ids of sets to come are not ours to check
    texts = [*SOURCES.rglob("*.py"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    wrong = [
        f"{rule_id} in {short(path)}"
        for path in sorted(texts)
        for rule_id in ids_in(path.read_text(encoding="utf-8"))
        if rule_id.split("-")[0] in pages and rule_id not in rules()
    ]
    assert not wrong, f"unknown ids: {', '.join(wrong)}"


# Cards


def card_tests() -> dict[str, set[str]]:
    """Card name -> the test functions and position files that name it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in python_files():
        if short(path).startswith(TALK):
            continue
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                strings = [text for text in strings_in(node) if text != ast.get_docstring(node, clean=False)]
                for name in mentioned("\n".join(strings)):
                    found[name].add(f"{short(path)}::{node.name}")
    for path in case_files():
        for name in mentioned("\n".join(words_of(position(path)))):
            found[name].add(short(path))
    return found


def test_every_card_is_named_by_three_tests() -> None:
    named = card_tests()
    known = cards(spoilers=True)
    lacking = {card.name: len(named[card.name]) for card in known if len(named[card.name]) < TESTS_EACH_CARD}
    listing = ", ".join(f"{name} ({n})" for name, n in sorted(lacking.items()))
    assert not lacking, f"{len(lacking)} cards are named by fewer than {TESTS_EACH_CARD} tests: {listing}"


# The gates themselves


def test_a_mark_is_found_however_it_is_written() -> None:
    source = """
@rule("A-1", "A-2")
def test_one() -> None: ...

@pytest.mark.rule("A-3")
def test_two() -> None: ...

CASES = [pytest.param(1, marks=rule("A-4"))]
text = 'rule("A-5")'
"""
    assert list(ids_marked(ast.parse(source))) == ["A-1", "A-2", "A-3", "A-4"]


def test_words_of_a_position_are_its_data() -> None:
    assert list(words_of(yaml.safe_load("hands: {P0: [Kick, 2]}  # and Robin"))) == ["hands", "P0", "Kick"]
