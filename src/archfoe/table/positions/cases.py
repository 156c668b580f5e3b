"""Position files: a table, steps and expectations in YAML, that anybody can write without Python.

A file is parsed into a `Case`, every part with its line; running it lays out the table, takes the
steps and checks the claims. Whatever is wrong becomes one message with file, line and step.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from yaml.nodes import MappingNode, Node

from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.standing import CHEAPER_BY_SUPERS
from archfoe.core.text import plural
from archfoe.games.city.scenario import SCENARIOS, SMALL_TEAM
from archfoe.games.city.tokens import BY_LOCATION, BY_SEAT, COUNT, EXODUS, LOCATIONS, TO_SAVE, TO_SAVE_SMALL, TOKENS
from archfoe.games.families import (
    COMPETITIVE,
    COMPETITIVE_CITY,
    REBIRTH,
    RIVALS,
    SCENARIO_COUNT,
    TEAM,
    TEAM_PLAYERS,
    family_of,
)
from archfoe.games.options import HIDDEN, SYNERGY, TWO_HEADS, Options
from archfoe.registry import USUAL_MODE
from archfoe.sets import BOXES
from archfoe.table.positions import notation as read
from archfoe.table.positions.expectations import (
    CITY,
    Claim,
    by_space,
    card_names,
    holds_figures,
    missions,
    parse_claims,
    place,
    places,
)
from archfoe.table.positions.moves import Move, act, fits, parse_move
from archfoe.table.positions.notation import Mistake, line_of
from archfoe.table.positions.table import OWNED_PILES, SHARED_PILES, Table, sets_of, word_of_space

T = TypeVar("T")
_KEYS = ("title", "rules", "table", "steps", "expect")
_NUMBERS = ("kicks", "weaknesses", "power", "threat", "move", "turn_number")
_OF_CITY = (CITY, "at", "ally", "threat", "damage", "tiles", "move", "turn_number")
TABLE_KEYS = (
    "mode", "mix", "players", "variants", "scenario", *OWNED_PILES, *SHARED_PILES, *_NUMBERS, *_OF_CITY, *TOKENS,
    "turn", "face_down", "heroes_down", "confronting", "from_start", "seed",
)  # fmt: skip
_ONLY_IN_A_CITY = (*_OF_CITY, "scenario", "spores", *TOKENS)
#: What only some variants have, and what some do away with: key -> (variant, must it be there?, what is wrong else).
_TIED_TO = {
    "set_aside": (SYNERGY, True, f"cards are set aside only with the variant {SYNERGY}."),
    "stack": (HIDDEN, False, f"with the variant {HIDDEN} there is no stack: put Super-Villains into the main deck."),
    "face_down": (HIDDEN, False, f"with the variant {HIDDEN} there is no stack, so no card of it lies face down."),
}
#: What only games with Characters have, and what only those with a stack of Super-Villains have.
_OF_CHARACTERS = ("confronting", "trophies", "stored")
_OF_SUPER_VILLAINS = ("stack", "face_down", "heroes_down")
_NOT_IN_A_CITY = ("confronting", *_OF_SUPER_VILLAINS, "lineup", "kicks")
_LEVELS = 5  # of the Threat Track
_RULE_ID = re.compile(r"[A-Z]+-\d+(\.\d+)?")
AT_THE_END = "at the end"


class CaseFailed(ArchfoeError):
    """A mistake in a position file, an illegal step, or an expectation that does not hold."""


class Unreadable(ArchfoeError):
    """A file that is not there, is no text, or is not YAML."""


def _has_its_villain(table: Table) -> bool:
    """The last scenario looks for Darkseid whenever somebody is defeated."""
    return any(CHEAPER_BY_SUPERS in card.standing for card in table.state.cards)


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
        if self.more.get("scenario") == SCENARIO_COUNT and not _has_its_villain(table):
            raise ArchfoeError("Scenario 8 needs Darkseid: lay him somewhere, such as at the bottom of the main deck.")
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
    claims: tuple[Claim, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    name: str  # of the file
    title: str
    rules: tuple[str, ...]
    line: int  # of the table
    layout: Layout
    steps: tuple[Step, ...]

    def run(self) -> Table:
        """Plays the case; a CaseFailed names file, line and step of what went wrong."""
        table = _at(self.name, self.line, "table", self.layout.lay_out)
        for i, step in enumerate(self.steps):
            if step.move is not None:
                _at(self.name, step.line, step.where, act, table, step.seat, step.move)
                self._pass_last_help(table, self.steps[i + 1 :])
            for claim in step.claims:
                found = claim.check(table)
                if found is not None:
                    what = f"expected {claim.what}: {claim.wanted}; found: {found}."
                    raise CaseFailed(_message(self.name, claim.line, step.where, what))
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


# Parsing


def _check_most(node: Node, piles: dict[int, list[str]], most: int, what: str) -> None:
    for seat, names in piles.items():
        if len(names) > most:
            raise Mistake(line_of(node), f"P{seat} has {len(names)} {what}, and the game allows {most}.")


def _check_game(parts: dict[str, Node], mode: str, players: int, variants: tuple[str, ...]) -> None:
    """A key of another sort of game would be laid out and never looked at."""
    family = family_of(mode)
    if family is REBIRTH:
        _check_city(parts, mode, players, variants)
        return
    _refuse_keys(parts, _ONLY_IN_A_CITY, f"is for games with a city, and {mode} is none.")
    foreign = _OF_CHARACTERS if family is COMPETITIVE else _OF_SUPER_VILLAINS
    kind = "Characters" if family is COMPETITIVE else "Super Heroes and Super-Villains"
    _refuse_keys(parts, foreign, f"is for games with {kind}, and {mode} is none.")
    if "stored" in parts and (family is RIVALS or players == TEAM_PLAYERS):
        raise Mistake(line_of(parts["stored"]), "cards are stored only in Confrontations of two or three players.")


def _check_city(parts: dict[str, Node], mode: str, players: int, variants: tuple[str, ...]) -> None:
    contest = COMPETITIVE_CITY in variants
    _refuse_keys(parts, _NOT_IN_A_CITY, f"is not for {mode}: cards lie in the `city`.")
    if not contest:
        _refuse_keys(parts, ("trophies",), f"is for {mode} with the variant {COMPETITIVE_CITY}.")
    if players > 1:
        _refuse_keys(parts, ("ally",), f"is for {mode} with one player.")
    if players > 1 and (not contest or TEAM in variants):
        _refuse_keys(parts, ("stored",), f"is for {mode} with one player, or each against all others.")


def _check_tokens(parts: dict[str, Node], scenario: int) -> None:
    """What another scenario counts would be laid out and never looked at."""
    for key, token in TOKENS.items():
        if key in parts and scenario not in token.scenarios:
            numbers = token.scenarios
            which = f"scenario {numbers[0]}" if len(numbers) == 1 else f"scenarios {numbers[0]} to {numbers[-1]}"
            raise Mistake(line_of(parts[key]), f"`{key}` is for {which}, and this is scenario {scenario}.")


def _refuse_keys(parts: dict[str, Node], keys: Sequence[str], why: str) -> None:
    for key in keys:
        if key in parts:
            raise Mistake(line_of(parts[key]), f"`{key}` {why}")


def _check_target(node: Node, teams: Sequence[int], more: dict[str, Any]) -> None:
    turn, target = more.get("turn", 0), more["confronting"]
    if teams[turn] == teams[target]:
        raise Mistake(line_of(node), f"P{turn} cannot be confronting P{target}, who is no foe.")
    if more.get("from_start"):
        raise Mistake(line_of(node), "with `from_start` no Confrontation has been announced yet.")


def _check_variants(parts: dict[str, Node], variants: tuple[str, ...]) -> None:
    for key, (variant, needed, wrong) in _TIED_TO.items():
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
        )

    def _rules(self, node: Node) -> tuple[str, ...]:
        ids = []
        for item in read.items(node, "rules"):
            ids.append(read.text(item, "a rule"))
            if not _RULE_ID.fullmatch(ids[-1]):
                raise Mistake(line_of(item), f"{ids[-1]!r} is no rule: write ids such as BASE-18.12 or G-8.")
        return tuple(ids)

    # The table

    def _layout(self, node: Node) -> Layout:
        parts = {key: value for key, _, value in read.entries(node, "the table", TABLE_KEYS)}
        mode, players, variants, mix = self._options(parts)
        sets = sets_of(mode, mix)
        _check_variants(parts, variants)
        _check_game(parts, mode, players, variants)
        owned: dict[str, dict[int, list[str]]] = {}
        shared: dict[str, list[str]] = {}
        more: dict[str, Any] = {}
        for key, value in parts.items():
            if key in OWNED_PILES:
                owned[key] = {
                    read.seat(seat, players): card_names(cards, key, sets, hero=holds_figures(OWNED_PILES[key], mode))
                    for _, seat, cards in read.entries(value, f"`{key}`")
                }
                if key == "heroes":
                    _check_most(value, owned[key], 2 if TWO_HEADS in variants else 1, plural(family_of(mode).figure))
                elif key == "stored":
                    _check_most(value, owned[key], 1, "stored cards")
            elif key in SHARED_PILES:
                shared[key] = card_names(value, key, sets)
            elif key in _NUMBERS:
                more[key] = read.amount(value, key)
                if key == "threat" and more[key] > _LEVELS:
                    raise Mistake(line_of(value), f"the threat goes up to {_LEVELS}.")
            elif key in _OF_CITY:
                more[key] = self._in_city(key, value, sets, players)
            elif key in ("turn", "confronting"):
                more[key] = read.seat(value, players)
            elif key in ("face_down", "from_start"):
                more[key] = read.flag(value, key)
            elif key == "heroes_down":
                more[key] = [read.seat(item, players) for item in read.items(value, key)]
            elif key == "seed":
                more[key] = read.text(value, key)
        if family_of(mode) is REBIRTH:
            more |= self._scenario(parts, players)
        if "confronting" in more:
            _check_target(parts["confronting"], Options(mode, players, variants).teams, more)
        return Layout(mode, players, variants, mix, owned, shared, more)

    def _scenario(self, parts: dict[str, Node], players: int) -> dict[str, Any]:
        """Its number, and what it counts and marks; where nothing is said, as many civilians must be saved as usual."""
        number = read.number(parts["scenario"], "scenario") if "scenario" in parts else 1
        if number not in SCENARIOS:
            raise Mistake(line_of(parts["scenario"]), f"there is no scenario {number}: write 1 to {len(SCENARIOS)}.")
        _check_tokens(parts, number)
        facts: dict[Any, Any] = {}
        if number == EXODUS:
            facts["to_save"] = TO_SAVE_SMALL if players <= SMALL_TEAM else TO_SAVE
        for key in TOKENS:
            if key in parts:
                facts |= self._facts(key, parts[key], players)
        return {"scenario": number, "facts": facts}

    def _facts(self, key: str, node: Node, players: int) -> dict[Any, Any]:
        """The facts of a game that a key says."""
        token = TOKENS[key]
        if token.form == COUNT:
            return {token.fact: read.amount(node, key)}
        if token.form == BY_LOCATION:
            return {(token.fact, space): read.amount(n, key) for space, n in by_space(key, node, locations=True)}
        if token.form == BY_SEAT:
            entries = read.entries(node, f"`{key}`")
            return {(token.fact, read.seat(seat, players)): read.amount(n, key) for _, seat, n in entries}
        if token.form == LOCATIONS:
            return {token.fact: tuple(sorted(places(key, node)))}
        return {token.fact: missions(node)}

    def _in_city(self, key: str, node: Node, mode: str, players: int) -> Any:
        """Cards, Characters, damage and tiles by their spaces."""
        if key == CITY:
            return {word_of_space(space): card_names(cards, key, mode) for space, cards in by_space(key, node)}
        if key == "at":
            return {read.seat(seat, players): place(value) for _, seat, value in read.entries(node, "`at`")}
        if key == "ally":
            return place(node)
        spaces = {word_of_space(space): value for space, value in by_space(key, node, locations=True)}
        if key == "damage":
            return {word: read.amount(value, key) for word, value in spaces.items()}
        return {word: read.text(value, "a tile") for word, value in spaces.items()}

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
        if mix and mix not in BOXES:
            raise Mistake(line_of(parts["mix"]), str(unknown("set", mix, BOXES)))
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
        claims = _at(self.name, line_of(node), where, parse_claims, node, self.layout.sets, self.layout.players)
        return Step(line_of(node), where, claims=claims)
