"""Code that is compiled keeps to the rules of tests/house/compiled.py, and each of them finds what it is for."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from tests.house import compiled
from tests.house.compiled import RULES, broken, compiled_files, stranded


def test_what_is_compiled_keeps_the_rules() -> None:
    assert compiled_files()
    assert [place for path in compiled_files() for place in broken(path)] == []


def test_no_class_in_plain_python_stands_below_a_compiled_one_that_allows_none() -> None:
    assert stranded() == []


def test_such_a_class_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    fewer = [path for path in compiled_files() if path.name != "hindsight.py"]
    monkeypatch.setattr(compiled, "compiled_files", lambda: fewer)
    (place,) = stranded()
    assert place.startswith("src/archfoe/table/hindsight.py:12 OpenView: compile it too")


def found(source: str) -> list[str]:
    tree = ast.parse(dedent(source))
    return [f"{line} {what}" for rule in RULES for line, what, _ in rule(tree)]


@pytest.mark.parametrize(
    ("source", "finds"),
    [
        ("END = ('end', 0)\nover = act is END", "2 `is` between tuples"),
        ("END: Final = ('end', 0)\nover = act is END", "2 `is` between tuples"),
        ("def over(act: tuple[str, int]): return act is not last", "1 `is` between tuples"),
        ("class A(B, C): ...", "1 A has 2 bases"),
        ("class A(metaclass=M): ...", "1 A has a metaclass or keywords"),
        ("from abc import ABC", "1 an ABC"),
        ("class A:\n  def __new__(cls): ...", "2 __new__"),
        ("A = type('A', (B,), {})", "1 a class made by type()"),
        ("setattr(card, name, 1)", "1 setattr"),
        ("names = Card.__slots__", "1 __slots__ is read"),
        ("facts = vars(card)", "1 vars()"),
        ("class A:\n  @cached_property\n  def n(self): ...", "2 cached_property"),
        ("@dataclass(frozen=True)\nclass A:\n  verb: ClassVar[str] = 'a'", "3 a ClassVar in the dataclass A"),
        ("class A:\n  words = ('a', 'b')", "2 a tuple of A without a type"),
        (
            "if TYPE_CHECKING:\n  from a import Game\nclass A(NamedTuple):\n  n: int\n  game: Game | None",
            "5 a field of A has a type that is not there",
        ),
        ("class Effect: ...", "1 Effect can have no subclasses in plain Python"),
    ],
)
def test_what_breaks_a_rule_is_found(source: str, finds: str) -> None:
    assert found(source) == [finds]


@pytest.mark.parametrize(
    "source",
    [
        "END = ('end', 0)\nover = act == END",
        "def over(act: tuple[str, int] | None): return act is None",
        "END: Task = ('end',)\nover = act is END",
        "def same(a: tuple[int, ...], b: tuple[int, ...]): return a is b",
        "class A(B): ...",
        "class A(Generic[T]): ...",
        "kind = type(card)",
        "from abc import abstractmethod",
        "object.__setattr__(self, 'n', 1)",
        "class Part(NamedTuple): ...",
        "from a import Game\nclass A(NamedTuple):\n  game: Game",
        "class A:\n  __slots__ = ('a', 'b')",
        "class A:\n  words: ClassVar[tuple[str, ...]] = ('a', 'b')",
        "@dataclass(frozen=True)\nclass A:\n  verb: str = 'a'",
        "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Effect: ...",
    ],
)
def test_what_is_well_written_is_left_alone(source: str) -> None:
    assert found(source) == []
