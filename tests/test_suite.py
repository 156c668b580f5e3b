"""The tests about themselves: in which order they are dealt, and how they wait."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import WAITING, dealt

TESTS = Path(__file__).parent
SLEEPS = ("sleep", "wait_for_timeout")


def sleeps(tree: ast.AST) -> Iterator[int]:
    """The lines where a fixed time is waited for, other than between two looks at something in a loop.

    `asyncio.sleep(0)` waits for no time: it lets others go on.
    """
    watched = {id(node) for loop in ast.walk(tree) if isinstance(loop, ast.While) for node in ast.walk(loop)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant) and node.args[0].value:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SLEEPS and id(node) not in watched:
                yield node.lineno


def test_no_sleep_stands_for_a_condition() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in TESTS.rglob("*.py")
        if any(word in (text := path.read_text(encoding="utf-8")) for word in SLEEPS)
        for line in sleeps(ast.parse(text))
    ]
    assert not found, f"wait until something is so, not for a time: {', '.join(sorted(found))}"


def test_a_planted_sleep_is_found() -> None:
    assert list(sleeps(ast.parse("time.sleep(0.2)\npage.wait_for_timeout(250)\n"))) == [1, 2]
    assert not list(sleeps(ast.parse("while not done():\n    assert time() < end\n    sleep(0.01)\n")))


def expressions(tree: ast.AST) -> Iterator[int]:
    """The lines where a browser is to wait for a bare expression: it may evaluate one a first time, never again."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="wait_for_function"), args=[ast.Constant(value=str(until)), *_]):
                if "=>" not in until.partition("\n")[0]:
                    yield node.lineno


def test_a_browser_waits_for_functions_only() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in (TESTS / "browser").rglob("*.py")
        for line in expressions(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found, f"the page's rules forbid to evaluate text; write () => ...: {', '.join(sorted(found))}"


def test_a_planted_expression_is_found() -> None:
    planted = "page.wait_for_function('document.ready')\npage.wait_for_function('() => 1')"
    assert list(expressions(ast.parse(planted))) == [1]


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_every_test_is_dealt_once_and_groups_that_wait_come_first(workers: int) -> None:
    names = [f"tests/any/test_{i}.py::test" for i in range(100)]
    names[40:40] = [f"{file}::test" for group in WAITING for file in group]
    order = dealt(names, workers)
    assert sorted(order) == list(range(len(names)))
    part = len(names) // workers
    for group, files in enumerate(WAITING):
        worker = group % workers
        mine = [names[i].split("::")[0] for i in order[worker * part : worker * part + part]]
        assert set(files) <= set(mine[: sum(map(len, WAITING))])
