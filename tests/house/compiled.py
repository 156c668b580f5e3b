"""What is compiled, and how such code is written: rules that can be read off the source.

mypyc refuses some of what stands here and takes the rest without a word, to do something else than Python does. The
list of what is compiled is in pyproject.toml. `python -m tests.house.compiled FOLDER ...` tries the rules on
more, before it is added.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from scripts.compiled import hook

from tests.house.source import ROOT, modules, name_of, short, tree_of, walked

#: Other wheels, in plain Python, may have classes of their own below these.
OPEN: Final = (
    "AveragePosition",
    "Amount",
    "Condition",
    "Effect",
    "Facts",
    "GameType",
    "Outlook",
    "Part",
    "Vp",
)


#: Places that may break a rule, and why that is safe.
EXCEPTIONS: Final = {
    ("src/archfoe/core/facts.py", "setattr"): "position files name fields, which are looked up in `fields` before",
}


class Broken(NamedTuple):
    """A place that is not as compiled code is written, and what to write instead."""

    line: int
    what: str
    instead: str


Rule = Callable[[ast.Module], Iterator[Broken]]


def compiled_files() -> list[Path]:
    """The files that the list in pyproject.toml stands for."""
    return sorted(_matching(hook()["include"]) - _matching(hook().get("exclude", [])))


def compiled_modules() -> list[str]:
    return [name_of(path) for path in compiled_files()]


def _matching(patterns: Iterable[str]) -> set[Path]:
    """Files and folders, as paths from the root; a star stands for a name."""
    found: set[Path] = set()
    for pattern in patterns:
        for path in ROOT.glob(pattern.rstrip("/")):
            found |= {path} if path.is_file() else set(path.rglob("*.py"))
    return found


def broken(path: Path) -> list[str]:
    tree = tree_of(path)
    return [
        f"{short(path)}:{line} {what}: {instead}"
        for rule in RULES
        for line, what, instead in rule(tree)
        if (short(path), what) not in EXCEPTIONS
    ]


# The rules


def tuples_are_equal_not_the_same(tree: ast.Module) -> Iterator[Broken]:
    """A tuple of fixed length is taken apart, and put together anew when it is looked at."""
    known = _tuples(tree) | _origins(tree).keys() & _constants()
    for node in walked(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for op, left, right in zip(node.ops, sides, sides[1:], strict=False):
                pair = (left, right)
                constant = any(isinstance(side, ast.Constant) for side in pair)  # `is None` is what it is
                if isinstance(op, ast.Is | ast.IsNot) and not constant and any(_is_tuple(side, known) for side in pair):
                    yield Broken(node.lineno, "`is` between tuples", "compare with ==")


def classes_have_one_base(tree: ast.Module) -> Iterator[Broken]:
    for made in _classes(tree):
        bases = [base for base in made.bases if _named(base) not in ("Generic", "Protocol")]
        if len(bases) > 1:
            yield Broken(made.lineno, f"{made.name} has {len(bases)} bases", "have one base, and the rest as a part")
        if made.keywords and not any(word.arg == "total" for word in made.keywords):
            yield Broken(made.lineno, f"{made.name} has a metaclass or keywords", "write a plain class")


def nothing_is_an_abc(tree: ast.Module) -> Iterator[Broken]:
    """`abstractmethod` alone is a mark for mypy, and does no harm."""
    for node in walked(tree):
        if isinstance(node, ast.ImportFrom) and {alias.name for alias in node.names} & {"ABC", "ABCMeta"}:
            yield Broken(
                node.lineno, "an ABC", "leave it out; a method that each subclass has may be an abstractmethod"
            )


def classes_are_made_by_class(tree: ast.Module) -> Iterator[Broken]:
    for node in walked(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "__new__":
            yield Broken(node.lineno, "__new__", "write a function that makes the object, or __init__")
        if isinstance(node, ast.Call) and _named(node.func) == "type" and len(node.args) > 1:
            yield Broken(node.lineno, "a class made by type()", "write the class out, or hand parts to one that is")


def attributes_have_names(tree: ast.Module) -> Iterator[Broken]:
    for node in walked(tree):
        if isinstance(node, ast.Call) and _named(node.func) in ("setattr", "delattr"):
            yield Broken(node.lineno, _named(node.func), "set the attribute by its name")
        if isinstance(node, ast.Call) and _named(node.func) in ("vars", "locals", "globals"):
            yield Broken(
                node.lineno, f"{_named(node.func)}()", "name what you want; compiled objects have no dictionary"
            )
        if isinstance(node, ast.Attribute) and node.attr in ("__slots__", "__dict__"):
            yield Broken(
                node.lineno, f"{node.attr} is read", "name the fields in a tuple of your own, or use dataclasses.fields"
            )
        if isinstance(node, ast.Name | ast.Attribute) and _named(node) == "cached_property":
            yield Broken(node.lineno, "cached_property", "keep the value in a field that is None at first")


def class_values_say_what_they_are(tree: ast.Module) -> Iterator[Broken]:
    for made in _classes(tree):
        data = any(_named(one.func if isinstance(one, ast.Call) else one) == "dataclass" for one in made.decorator_list)
        for line in made.body:
            if data and isinstance(line, ast.AnnAssign) and _named(_outer(line.annotation)) == "ClassVar":
                yield Broken(
                    line.lineno,
                    f"a ClassVar in the dataclass {made.name}",
                    "write a method or a constant of the module",
                )
            if isinstance(line, ast.Assign) and isinstance(line.value, ast.Tuple) and not _is_dunder(line.targets[0]):
                yield Broken(
                    line.lineno,
                    f"a tuple of {made.name} without a type",
                    "annotate it as ClassVar[tuple[str, ...]], or a subclass with another length is refused",
                )


def fields_of_named_tuples_are_there(tree: ast.Module) -> Iterator[Broken]:
    """Their types are looked up when the class is made: of one that is imported for types only, Python falls over."""
    guards = [node for node in walked(tree) if isinstance(node, ast.If) and _named(node.test) == "TYPE_CHECKING"]
    absent = {name for guard in guards for name in _origins(ast.Module(guard.body, []))}
    for made in _classes(tree):
        for line in made.body if "NamedTuple" in map(_named, made.bases) else ():
            if isinstance(line, ast.AnnAssign) and {_named(part) for part in _expressions(line.annotation)} & absent:
                yield Broken(line.lineno, f"a field of {made.name} has a type that is not there", "leave this file out")


def strangers_may_go_on(tree: ast.Module) -> Iterator[Broken]:
    for made in _classes(tree):
        if made.name in OPEN and "NamedTuple" not in map(_named, made.bases) and not _is_open(made):
            yield Broken(
                made.lineno,
                f"{made.name} can have no subclasses in plain Python",
                "put @mypyc_attr(allow_interpreted_subclasses=True) over it",
            )


RULES: Final[tuple[Rule, ...]] = (
    tuples_are_equal_not_the_same,
    classes_have_one_base,
    nothing_is_an_abc,
    classes_are_made_by_class,
    attributes_have_names,
    class_values_say_what_they_are,
    fields_of_named_tuples_are_there,
    strangers_may_go_on,
)


def stranded() -> list[str]:
    """Classes in plain Python below compiled ones that allow none: they are refused when the first object is made."""
    compiled = compiled_files()
    sealed = {
        f"{name_of(path)}.{made.name}"
        for path in compiled
        for made in _classes(tree_of(path))
        if "NamedTuple" not in map(_named, made.bases) and not _is_open(made)
    }
    return [
        f"{short(path)}:{made.lineno} {made.name}: compile it too, or mark its base as one that allows such subclasses"
        for path in sorted(set(modules()) - set(compiled))
        for origins in [_origins(tree_of(path))]
        for made in _classes(tree_of(path))
        if sealed & {origins.get(_named(base), "") for base in made.bases}
    ]


# Reading


def _is_open(made: ast.ClassDef) -> bool:
    return any("allow_interpreted_subclasses=True" in ast.unparse(mark) for mark in made.decorator_list)


def _origins(tree: ast.Module) -> dict[str, str]:
    """Where each imported name comes from."""
    imports = [node for node in walked(tree) if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name: f"{node.module}.{alias.name}" for node in imports for alias in node.names}


def _classes(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in walked(tree) if isinstance(node, ast.ClassDef)]


def _named(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _expressions(node: ast.expr) -> Iterator[ast.expr]:
    return (part for part in ast.walk(node) if isinstance(part, ast.expr))


def _outer(node: ast.expr) -> ast.expr:
    return node.value if isinstance(node, ast.Subscript) else node


def _is_dunder(node: ast.expr) -> bool:
    return _named(node).startswith("__")


def _is_tuple(node: ast.expr, known: set[str]) -> bool:
    return isinstance(node, ast.Tuple) or _named(node) in known


def _fixed(annotation: ast.expr | None) -> bool:
    """tuple[str, int], but not tuple[int, ...], which stays one object."""
    if not isinstance(annotation, ast.Subscript) or _named(annotation.value) != "tuple":
        return False
    inside = annotation.slice
    return not (isinstance(inside, ast.Tuple) and any(_is_dots(item) for item in inside.elts))


def _is_final_tuple(node: ast.AnnAssign) -> bool:
    return _named(node.annotation) == "Final" and isinstance(node.value, ast.Tuple)


def _is_dots(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...


def _tuples(tree: ast.Module) -> set[str]:
    """Names of a file that stand for tuples of fixed length."""
    found: set[str] = set()
    for node in walked(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            found |= {_named(target) for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and (_fixed(node.annotation) or _is_final_tuple(node)):
            found.add(_named(node.target))
        elif isinstance(node, ast.arg) and _fixed(node.annotation):
            found.add(node.arg)
    return found - {""}


def _constants() -> set[str]:
    """Tuples in capitals of the whole package: who imports them may compare them."""
    if not _capitals:
        for path in modules():
            _capitals.update(name for name in _tuples(tree_of(path)) if name.isupper())
    return _capitals


_capitals: set[str] = set()


if __name__ == "__main__":
    tried = sorted(_matching(sys.argv[1:])) or compiled_files()
    places = [place for path in tried for place in broken(path)]
    print(*places, f"{len(places)} places in {len(tried)} files.", sep="\n")
