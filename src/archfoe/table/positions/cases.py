"""Position files: a table, steps and expectations in YAML, that anybody can write without Python.

A file is parsed into a `Case`, every part with its line; running it lays out the table, takes the
steps and checks the expectations. Whatever is wrong becomes one message with file, line and step.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

from yaml.nodes import MappingNode, Node

from archfoe.core.errors import ArchfoeError
from archfoe.core.text import plural
from archfoe.games.options import TWO_HEADS, Options
from archfoe.registry import USUAL_MODE, host_of
from archfoe.registry.blame import blamed
from archfoe.registry.found import no_such
from archfoe.registry.guest_list import names as guest_names
from archfoe.sets import BOXES
from archfoe.table.positions import notation as read
from archfoe.table.positions.asked import Asked, read_asked
from archfoe.table.positions.expectations import card_names, parse_expectations
from archfoe.table.positions.keys import Expectation, Move, all_keys, keys_of
from archfoe.table.positions.moves import act, fits, parse_move
from archfoe.table.positions.notation import Mistake, line_of
from archfoe.table.positions.table import OWNED_PILES, SHARED_PILES, Table, sets_of

T = TypeVar("T")
_KEYS = ("title", "rules", "puzzle", "table", "steps", "expect")
_NUMBERS = ("kicks", "weaknesses", "power")
COMMON_KEYS = (
    "mode", "mix", "players", "variants", *OWNED_PILES, *SHARED_PILES, *_NUMBERS,
    "turn", "face_down", "heroes_down", "from_start", "seed",
)  # fmt: skip
_RULE_ID = re.compile(r"[A-Z]+-\d+(\.\d+)?")
AT_THE_END = "at the end"


@cache
def table_keys() -> tuple[str, ...]:
    """Of all games."""
    return tuple(dict.fromkeys((*COMMON_KEYS, *(key for keys in all_keys() for key in keys.only))))


class CaseFailed(ArchfoeError):
    """A mistake in a position file, an illegal step, or an expectation that does not hold."""


class Unreadable(ArchfoeError):
    """A file that is not there, is no text, or is not YAML."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The table before the first step."""

    mode: str = USUAL_MODE
    players: int = 2
    variants: tuple[str, ...] = ()
    mix: str = ""
    owned: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    shared: dict[str, list[str]] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)  # kicks, turn, power and so on, as `Table` takes them

    def lay_out(self) -> Table:
        table = Table(
            self.mode, self.players, self.variants, mix=self.mix, owned=self.owned, shared=self.shared, **self.more
        )
        keys_of(self.mode).check_laid_out(table.state, self.more)
        return table

    @property
    def sets(self) -> str:
        """Whose cards may be named."""
        return sets_of(self.mode, self.mix)


@dataclass(frozen=True, slots=True)
class Step:
    """What one player does, or what must hold at this point."""

    line: int
    where: str  # "step 3 (P0: play Kick)", "at the end"
    seat: int = 0
    move: Move | None = None
    expectations: tuple[Expectation, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    name: str  # of the file
    title: str
    rules: tuple[str, ...]
    line: int  # of the table
    layout: Layout
    steps: tuple[Step, ...]
    puzzle: Asked | None = None

    def run(self) -> Table:
        """Plays the case; a CaseFailed names file, line and step of what went wrong."""
        table = _at(self.name, self.line, "table", self.layout.lay_out)
        for i, step in enumerate(self.steps):
            if step.move is not None:
                _at(self.name, step.line, step.where, act, table, step.seat, step.move)
                self._pass_last_help(table, self.steps[i + 1 :])
            for expectation in step.expectations:
                found = _at(self.name, expectation.line, step.where, expectation.check, table)
                if found is not None:
                    what = f"expected {expectation.what}: {expectation.wanted}; found: {found}."
                    raise CaseFailed(_message(self.name, expectation.line, step.where, what))
        return table

    def _pass_last_help(self, table: Table, steps: Sequence[Step]) -> None:
        """Who is asked for a last Assist declines, unless the next player to act answers that very question."""
        step = next((step for step in steps if step.move is not None), None)
        speaks = step is not None and step.move is not None and fits(table, step.seat, step.move)
        table.pass_last_help(unless=step.seat if step is not None and speaks else None)


def load_case(path: Path) -> Case:
    try:
        source = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Unreadable(f"There is no file {path}.") from None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise Unreadable(f"{path} cannot be read: {reason}.") from None
    return parse_case(source, str(path))


def parse_case(source: str, name: str = "the case") -> Case:
    """Reads a position file; `name` is what the messages call it."""
    try:
        root = read.compose(source)
    except Mistake as mistake:
        raise Unreadable(f"{name}:{mistake.line}: {mistake.text}") from None
    return _at(name, line_of(root), "", _Parser(name).case, root)


def run_case(path: Path) -> Case:
    """Loads a file and plays it."""
    case = load_case(path)
    case.run()
    return case


# Reports


def _message(name: str, line: int, where: str, text: str) -> str:
    return f"{name}:{line}: {where}: {text}" if where else f"{name}:{line}: {text}"


def _at(name: str, line: int, where: str, do: Callable[..., T], *args: Any) -> T:
    """Does something, and adds to whatever goes wrong where in the file it did; the innermost place wins."""
    try:
        return do(*args)
    except CaseFailed:
        raise
    except Mistake as mistake:
        raise CaseFailed(_message(name, mistake.line, where, mistake.text)) from None
    except ArchfoeError as error:
        raise CaseFailed(_message(name, line, where, str(error))) from None
    except Exception as error:  # of the rules, which may be somebody else's
        raise CaseFailed(_message(name, line, where, f"{blamed(error)}.")) from error


# Parsing


def _check_most(node: Node, piles: dict[int, list[str]], most: int, what: str) -> None:
    for seat, names in piles.items():
        if len(names) > most:
            raise Mistake(line_of(node), f"P{seat} has {len(names)} {what}, and the game allows {most}.")


def _check_variants(parts: dict[str, Node], variants: tuple[str, ...]) -> None:
    for keys in all_keys():
        for key, (variant, needed, wrong) in keys.tied.items():
            if key in parts and (variant in variants) != needed:
                raise Mistake(line_of(parts[key]), wrong)


class _Parser:
    """One file: its mode and players are known once the table is read."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.layout = Layout()

    def case(self, root: Node) -> Case:
        parts = {key: value for key, _, value in read.entries(root, "a position file", _KEYS)}
        if "title" not in parts:
            raise Mistake(line_of(root), "a position file needs a title.")
        table = parts.get("table")
        if table is not None and not read.is_null(table):
            self.layout = _at(self.name, line_of(table), "table", self._layout, table)
        return Case(
            self.name,
            read.text(parts["title"], "the title"),
            self._rules(parts["rules"]) if "rules" in parts else (),
            line_of(root if table is None else table),
            self.layout,
            self._steps(parts),
            read_asked(parts["puzzle"]) if "puzzle" in parts else None,
        )

    def _rules(self, node: Node) -> tuple[str, ...]:
        ids = []
        for item in read.items(node, "rules"):
            ids.append(read.text(item, "a rule"))
            if not _RULE_ID.fullmatch(ids[-1]):
                raise Mistake(line_of(item), f"{ids[-1]!r} is not a rule: write ids such as BASE-18.12 or G-8.")
        return tuple(ids)

    # The table

    def _layout(self, node: Node) -> Layout:
        parts = {key: value for key, _, value in read.entries(node, "the table", table_keys())}
        mode, players, variants, mix = self._options(parts)
        sets = sets_of(mode, mix)
        _check_variants(parts, variants)
        keys_of(mode).check(parts, mode, players, variants)
        owned: dict[str, dict[int, list[str]]] = {}
        shared: dict[str, list[str]] = {}
        own = keys_of(mode)
        owned_piles = {**OWNED_PILES, **own.owned_piles}
        more: dict[str, Any] = {}
        for key, value in parts.items():
            if key in owned_piles:
                figures = owned_piles[key] in own.figure_piles
                owned[key] = {
                    read.seat(seat, players): card_names(cards, key, sets, hero=figures)
                    for _, seat, cards in read.entries(value, f"`{key}`")
                }
                if key == "heroes":
                    _check_most(value, owned[key], 2 if TWO_HEADS in variants else 1, plural(host_of(mode).game.figure))
                elif key == "stored":
                    _check_most(value, owned[key], 1, "stored cards")
            elif key in SHARED_PILES or key in own.shared_piles:
                shared[key] = card_names(value, key, sets)
            elif key in _NUMBERS:
                more[key] = read.amount(value, key)
            elif key == "turn":
                more[key] = read.seat(value, players)
            elif key in ("face_down", "from_start"):
                more[key] = read.flag(value, key)
            elif key == "heroes_down":
                more[key] = [read.seat(item, players) for item in read.items(value, key)]
            elif key == "seed":
                more[key] = read.text(value, key)
        more |= own.read(parts, sets, players)
        return Layout(mode, players, variants, mix, owned, shared, more)

    def _options(self, parts: dict[str, Node]) -> tuple[str, int, tuple[str, ...], str]:
        """Checked one after the other, so that the line is that of the wrong one."""
        mode, players, variants = self.layout.mode, self.layout.players, self.layout.variants
        if "mode" in parts:
            mode = read.text(parts["mode"], "mode")
            self._option(parts["mode"], mode)
        if "players" in parts:
            players = read.number(parts["players"], "players")
            self._option(parts["players"], mode, players)
        if "variants" in parts:
            variants = tuple(read.text(item, "a variant") for item in read.items(parts["variants"], "variants"))
            self._option(parts["variants"], mode, players, variants)
        mix = read.text(parts["mix"], "mix") if "mix" in parts else ""
        for name in guest_names(mix):
            if name not in BOXES:
                raise Mistake(line_of(parts["mix"]), str(no_such("set", name, BOXES)))
        if mix:
            _at(self.name, line_of(parts["mix"]), "table", partial(Options, mode, players, variants, mix=mix))
        return mode, players, variants, mix

    def _option(self, node: Node, *values: Any) -> None:
        _at(self.name, line_of(node), "table", Options, *values)

    # Steps

    def _steps(self, parts: dict[str, Node]) -> tuple[Step, ...]:
        nodes = read.items(parts["steps"], "steps") if "steps" in parts else []
        steps = [self._step(node, i + 1) for i, node in enumerate(nodes)]
        if "expect" in parts:
            steps.append(self._expect(parts["expect"], AT_THE_END))
        return tuple(steps)

    def _step(self, node: Node, number: int) -> Step:
        place = f"step {number}"
        if not isinstance(node, MappingNode) or len(node.value) != 1:
            raise Mistake(line_of(node), f"{place}: a step is one `P0: what this player does` or one `expect`.")
        key, value = node.value[0]
        if getattr(key, "value", None) == "expect":
            return self._expect(value, f"{place} (expect)")
        return _at(self.name, line_of(node), place, self._move, key, value, place)

    def _move(self, key: Node, value: Node, place: str) -> Step:
        seat, words = read.seat(key, self.layout.players), read.text(value, "what a player does")
        where = f"{place} (P{seat}: {words})"
        return Step(line_of(key), where, seat, _at(self.name, line_of(key), where, parse_move, words, self.layout.sets))

    def _expect(self, node: Node, where: str) -> Step:
        expectations = _at(
            self.name, line_of(node), where, parse_expectations, node, self.layout.sets, self.layout.players
        )
        return Step(line_of(node), where, expectations=expectations)
