"""Reads YAML as nodes, so that every mistake can name the line that it is on."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import suppress

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from archfoe.core.errors import ArchfoeError, unknown

#: "Punch x4" in a list stands for four of them.
_COUNTED = re.compile(r"(?P<name>.*\S)\s+x(?P<n>[1-9]\d?)")
_MOST = 999
_INT_TAG, _BOOL_TAG, _NULL_TAG = "tag:yaml.org,2002:int", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:null"


class Mistake(ArchfoeError):
    """Something wrong on one line of a file; whoever knows the file and the step adds them."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line, self.text = line, text


def line_of(node: Node) -> int:
    return int(node.start_mark.line) + 1


def compose(source: str) -> Node:
    """The tree of a whole document."""
    try:
        root = _read(source)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise Mistake(mark.line + 1 if mark else 1, f"this is not YAML: {error.problem}.") from None
    except yaml.YAMLError as error:
        raise Mistake(1, f"this is not YAML: {str(error).splitlines()[0]}.") from None
    except RecursionError:
        raise Mistake(1, "this is not a position: it has lists within lists without end.") from None
    if root is None:
        raise Mistake(1, "there is nothing in this file.")
    return root


def _read(source: str) -> Node | None:
    """By the fast reader where it is installed; what is wrong is told in the words of the other everywhere."""
    fast = getattr(yaml, "CSafeLoader", None)
    if fast is not None:
        with suppress(yaml.YAMLError):
            tree: Node | None = yaml.compose(source, Loader=fast)
            return tree
    root: Node | None = yaml.compose(source, Loader=yaml.SafeLoader)
    return root


def entries(node: Node, what: str, known: Collection[str] | None = None) -> Iterator[tuple[str, Node, Node]]:
    """The (key, node of the key, node of the value) of a mapping, each key once and of the known ones."""
    if not isinstance(node, MappingNode):
        raise Mistake(line_of(node), f"{what} must be written as `key: value`, not as {written(node)}.")
    seen = set()
    for key_node, value in node.value:
        key = text(key_node, "a key")
        if known is not None and key not in known:
            raise Mistake(line_of(key_node), str(unknown("key", key, known)))
        if key in seen:
            raise Mistake(line_of(key_node), f"{what} has the key {key!r} twice.")
        seen.add(key)
        yield key, key_node, value


def items(node: Node, what: str) -> list[Node]:
    """The items of a list; a single word is a list of one, nothing is an empty one."""
    if isinstance(node, SequenceNode):
        return list(node.value)
    if is_null(node):
        return []
    if isinstance(node, ScalarNode):
        return [node]
    raise Mistake(line_of(node), f"{what} must be a list, not {written(node)}.")


def is_null(node: Node) -> bool:
    return isinstance(node, ScalarNode) and node.tag == _NULL_TAG


def text(node: Node, what: str) -> str:
    """A scalar as it is written: `no` and `4` are words too."""
    if isinstance(node, ScalarNode) and node.value.strip():
        return " ".join(node.value.split())
    raise Mistake(line_of(node), f"{what} must be text, not {written(node)}.")


def number(node: Node, what: str) -> int:
    if isinstance(node, ScalarNode) and node.tag == _INT_TAG and re.fullmatch(r"-?\d{1,6}", node.value):
        return int(node.value)
    raise Mistake(line_of(node), f"{what} must be a whole number, not {written(node)}.")


def amount(node: Node, what: str) -> int:
    """A number of cards or Power on a table."""
    n = number(node, what)
    if not 0 <= n <= _MOST:
        raise Mistake(line_of(node), f"{what} cannot be {n}: write 0 to {_MOST}.")
    return n


def flag(node: Node, what: str) -> bool:
    if isinstance(node, ScalarNode) and node.tag == _BOOL_TAG:
        return node.value.lower() in ("true", "yes", "on")
    raise Mistake(line_of(node), f"{what} must be true or false, not {written(node)}.")


def seat(node: Node, players: int) -> int:
    """P0 is the first seat."""
    word = text(node, "a player")
    if re.fullmatch(r"P\d", word) and int(word[1]) < players:
        return int(word[1])
    raise Mistake(line_of(node), f"There is no player {word!r} at this table: they are P0 to P{players - 1}.")


def counted(word: str) -> tuple[str, int]:
    """ "Punch x4" is Punch, four times."""
    found = _COUNTED.fullmatch(word)
    return (found["name"], int(found["n"])) if found else (word, 1)


def written(node: Node) -> str:
    """What stands there, for an error."""
    if is_null(node):
        return "nothing"
    if isinstance(node, ScalarNode):
        return repr(node.value)
    return "a list" if isinstance(node, SequenceNode) else "a mapping"
