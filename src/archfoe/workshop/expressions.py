"""What a card does, as it is written in a set file: `Power(2), Attack(GainWeakness())`.

It is read off its syntax tree: words with brackets, numbers, texts, rows. Nothing else is understood, and nothing runs
that a file has brought.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterable
from difflib import get_close_matches
from inspect import signature
from typing import Any, Final

from archfoe.core.errors import ArchfoeError
from archfoe.core.signs import unseen_in
from archfoe.core.text import listed
from archfoe.workshop.vocabulary import constants, makers

#: More is no card: it could not be read, and takes the reader of syntax itself to its limits.
LONGEST: Final = 2000
DEEPEST: Final = 12
_TRUTH: Final = {"true": True, "false": False}  # as the rest of the file has them
LARGEST: Final = 999
_SHOWN: Final = 40  # so much of what is wrong is told again


class BadExpression(ArchfoeError):
    """A sentence about what cannot be read."""


def close(word: str, known: Iterable[str]) -> str:
    """What the writer surely meant; "" if nothing is near enough: a guess that is far off misleads."""
    folded = {name.lower(): name for name in known}
    found = get_close_matches(word.lower(), folded, n=1, cutoff=0.7)
    return folded[found[0]] if found else ""


def parsed(text: str) -> Any:
    """The value that an expression means; several effects with commas between them are a row."""
    if len(text) > LONGEST:
        raise BadExpression(f"this is longer than {LONGEST} signs: make two cards of it")
    if not text.strip():
        raise BadExpression("there is nothing between the quotes: leave the field out")
    try:
        with warnings.catch_warnings(action="ignore", category=SyntaxWarning):  # of what is refused anyway
            tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        column = getattr(error, "offset", 0) or 0
        raise BadExpression(f"this does not read as words and brackets{_near(text.strip(), column)}") from None
    return _value(tree.body, 0, text.strip())


def _near(text: str, column: int) -> str:
    if text.count("(") != text.count(")"):
        more, fewer = ("(", ")") if text.count("(") > text.count(")") else (")", "(")
        return f": it has more {more} than {fewer}"
    return f": look at {text[max(column - 1, 0) :][:20]!r}" if column else ""


def _value(node: ast.expr, depth: int, text: str) -> Any:
    if depth > DEEPEST:
        raise BadExpression(f"more than {DEEPEST} brackets lie within each other: say it more simply")
    match node:
        case ast.Constant(value=str(words)):
            if sign := unseen_in(words):
                raise BadExpression(f"a text may have only signs that can be seen: take {ascii(sign)[1:-1]} out")
            return words
        case ast.Constant(value=bool() | None):
            return node.value
        case ast.Constant(value=int(number)):
            return _number(number)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))):
            return -_number(number)
        case ast.Tuple(elts=parts):
            return tuple([_value(part, depth + 1, text) for part in parts])
        case ast.Name(id=name):
            return _constant(name)
        case ast.Call(func=ast.Name(id=name)):
            return _made(name, node, depth, text)
        case _:
            wrong = " ".join((ast.get_source_segment(text, node) or text).split())
            raise BadExpression(f"{wrong[:_SHOWN]!r} is not a word with brackets, a number, a text or a row")


def _number(number: int) -> int:
    if isinstance(number, bool) or number > LARGEST:
        raise BadExpression(f"{str(number)[:20]} is too large a number for a card")
    return number


def _constant(name: str) -> Any:
    if name in _TRUTH:
        return _TRUTH[name]
    if name in constants():
        return constants()[name]
    if name in makers():
        raise BadExpression(f"{name} needs brackets behind it: {name}(...)")
    raise _unknown(name, [*constants(), *makers()])


def _made(name: str, node: ast.Call, depth: int, text: str) -> Any:
    if name in constants():
        raise BadExpression(f"{name} has no brackets behind it")
    if name not in makers():
        raise _unknown(name, makers())
    given = [_value(part, depth + 1, text) for part in node.args]
    named = {}
    for keyword in node.keywords:
        if keyword.arg is None:
            raise BadExpression(f"{name} takes no stars")
        named[keyword.arg] = _value(keyword.value, depth + 1, text)
    try:
        return makers()[name](*given, **named)
    except TypeError:
        raise BadExpression(f"{name} has {_takes(name)} in its brackets") from None


def _takes(name: str) -> str:
    """What a word may be given, by name."""
    names = [each for each in signature(makers()[name]).parameters if not each.startswith("_")]
    return listed(names) if names else "nothing"


def _unknown(name: str, known: Iterable[str]) -> BadExpression:
    guess = close(name, known)
    meant = f": did you mean {guess}?" if guess else "; archfoe set words has all of them"
    return BadExpression(f"there is no word {name[:_SHOWN]}{meant}")
