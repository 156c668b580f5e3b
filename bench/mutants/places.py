"""Places in the program where one small mistake can be planted, and the mistake."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

SOURCE = Path("src/archfoe")

_SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True, order=True)
class Place:
    """One mistake: in this file the text from `start` to `end` becomes `new`."""

    file: str  # from the folder of the repository
    line: int
    start: int
    end: int
    old: str
    new: str
    sort: str
    function: int = 0  # the line of the first statement of the function around it; 0 outside functions
    shift: int = 0  # the indentation of that statement

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.sort}: {_short(self.old)} -> {_short(self.new)}"

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    def planted(self, text: str) -> str:
        assert text[self.start : self.end] == self.old
        return text[: self.start] + self.new + text[self.end :]


def _short(text: str, most: int = 60) -> str:
    words = " ".join(text.split())
    return words if len(words) <= most else words[: most - 3] + "..."


def choose(root: Path, number: int, seed: int) -> list[Place]:
    """So many places of the whole program, by chance; the same seed gives the same places of the same program."""
    every = [place for path in sorted((root / SOURCE).rglob("*.py")) for place in places(root, path)]
    return sorted(Random(seed).sample(every, min(number, len(every))))


def again(root: Path, known: list[Place]) -> list[tuple[Place, Place]]:
    """Places of an earlier program with where they are now: those whose mistake is still possible there."""
    found = []
    for file in sorted({place.file for place in known}):
        there = list(places(root, root / file)) if (root / file).is_file() else []
        for old in (place for place in known if place.file == file):
            alike = [place for place in there if (place.sort, place.old, place.new) == (old.sort, old.old, old.new)]
            if alike:
                near = min(alike, key=lambda place, old=old: abs(place.line - old.line))  # type: ignore[misc]
                found.append((old, near))
    return found


def places(root: Path, path: Path) -> Iterator[Place]:
    text = path.read_text(encoding="utf-8")
    yield from _Finder(path.relative_to(root).as_posix(), text).found


class _Finder(ast.NodeVisitor):
    def __init__(self, file: str, text: str) -> None:
        self.file, self.text = file, text
        self._lines = [0]
        for line in text.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._raw = text.splitlines()
        self._function = (0, 0)
        self.found: list[Place] = []
        self.visit(ast.parse(text))

    # Where

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        body = node.body[1:] if ast.get_docstring(node) is not None else node.body
        outer = self._function
        if body and body[0].lineno > node.lineno:
            self._function = (body[0].lineno, body[0].col_offset)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for statement in body:
            self.visit(statement)
        self._function = outer

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:  # what a thing is meant to be is not run
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self._negate(node.test)
            self.generic_visit(node)

    # Which mistake

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for i, op in enumerate(node.ops):
            changed = copy.deepcopy(node)
            changed.ops[i] = _SWAPPED[type(op)]()  # type: ignore[call-overload]
            self._expression(node, changed, "comparison")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        strings = any(isinstance(side, ast.JoinedStr | ast.List) for side in (node.left, node.right))
        if type(node.op) in _SWAPPED and not strings:
            changed = copy.deepcopy(node)
            changed.op = _SWAPPED[type(node.op)]()  # type: ignore[assignment]
            self._expression(node, changed, "operator")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        changed = copy.deepcopy(node)
        changed.op = _SWAPPED[type(node.op)]()  # type: ignore[assignment]
        self._expression(node, changed, "and/or")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._expression(node, node.operand, "negation")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._expression(node, ast.Constant(not node.value), "constant")
        elif isinstance(node.value, int):
            self._expression(node, ast.Constant(node.value + 1), "constant")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """The parts of a text have no places of their own in the file."""

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        self._remove(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._remove(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.targets[0], ast.Attribute | ast.Subscript):  # without a new name the next line would fail
            self._remove(node)
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._remove(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._remove(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._remove(node)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        self._add(test, f"(not ({self._text(test)}))", "condition")

    def _expression(self, node: ast.expr, changed: ast.expr, sort: str) -> None:
        self._add(node, f"({ast.unparse(changed)})", sort)

    def _remove(self, node: ast.stmt) -> None:
        self._add(node, "pass", "statement")

    def _add(self, node: ast.expr | ast.stmt, new: str, sort: str) -> None:
        start, end = self._span(node)
        self.found.append(Place(self.file, node.lineno, start, end, self.text[start:end], new, sort, *self._function))

    def _text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self._span(node)
        return self.text[start:end]

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self._offset(node.lineno, node.col_offset), self._offset(node.end_lineno, node.end_col_offset)

    def _offset(self, line: int, column: int) -> int:
        """Columns are counted in bytes."""
        return self._lines[line - 1] + len(self._raw[line - 1].encode()[:column].decode())
