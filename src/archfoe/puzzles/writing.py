"""Writes a position of a running game as a puzzle file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.game import Game
from archfoe.core.piles import DECK, KICKS, MAIN, WEAKNESSES
from archfoe.core.record import RULINGS
from archfoe.core.state import State
from archfoe.games.shared.scoring import points_of
from archfoe.puzzles.goals import BEAT, POINTS, Goal, ends_late, on_a_board
from archfoe.puzzles.puzzle import digest_of
from archfoe.table.positions.asked import Asked
from archfoe.table.positions.cases import Layout
from archfoe.table.positions.table import OWNED_PILES, SHARED_PILES
from archfoe.table.view import View
from archfoe.table.words.labels import labels

_TOP_FIRST = ("decks", "main_deck", "stack")
_SPACE = re.compile(r"to (Location|slot) (\d)$")
_SEATS = ("turn", "confronting")
_IN_ORDER = (*_TOP_FIRST, "hands")  # who plays from left to right should do what was tried


def file_of(
    game: Game,
    seat: int,
    title: str,
    asked: Asked,
    goals: Sequence[Goal],
    steps: Sequence[str],
    layout: Layout | None = None,
) -> str:
    """A puzzle whose turn is about to begin; of a closed one lay the decks in the bad order first.

    What was laid out is written as it was. Of a running game the main deck is left out: nothing of it comes out in a
    turn without luck.
    """
    table = _table(game, seat) if layout is None else _laid_out(layout)
    asked_lines = [
        f"  id: {asked.id}",
        f"  theme: {quoted(asked.theme)}",
        f"  level: {asked.level}",
        f"  goal: [{', '.join(quoted(str(goal)) for goal in goals)}]",
        f"  key: {asked.key}",
        f"  why: {quoted(asked.why)}",
        f"  trap: {quoted(asked.trap)}",
        *([f"  hints: [{', '.join(quoted(hint) for hint in asked.hints)}]"] if asked.hints else []),
        *(["  open: true"] if asked.open else []),
    ]
    lines = [f"title: {quoted(title)}", "puzzle:", *asked_lines, "table:", *table, "steps:"]
    lines += [f"  - {who}: {quoted(words)}" for who, _, words in (step.partition(": ") for step in steps)]
    return "\n".join([*lines, f"expect: {{{_expected(game, seat, goals)}}}", ""])


def stamped(source: str, game: Game) -> str:
    """With the rulings and the digest of the cards of today."""
    stamps = {"  rulings:": f"  rulings: {RULINGS}", "  cards:": f'  cards: "{digest_of(game)}"'}
    lines = [line for line in source.splitlines() if not line.startswith(tuple(stamps))]
    at = next(i for i, line in enumerate(lines) if line.startswith("  trap:")) + 1
    return "\n".join([*lines[:at], *stamps.values(), *lines[at:], ""])


def spoken(game: Game, seat: int, answer: Answer) -> str:
    """An answer as a position file writes it."""
    kind, have = game.waiting[seat].kind, labels(View(game, seat))
    if kind is MAIN_ACTION:
        return _SPACE.sub(lambda found: f"to {found[1][0].upper()}{found[2]}", have[answer[0]])
    if not answer:
        return "pass"
    if kind.name == "defend":
        return f"defend with {have[answer[0]]}"
    if kind.name == "block":
        return f"block with {have[answer[0]]}"
    return "choose " + ", ".join(have[i] for i in answer)


def _table(game: Game, seat: int) -> Iterator[str]:
    s = game.state
    seats = range(len(s.teams))
    options = game.rules.options  # type: ignore[attr-defined]
    yield f"  mode: {options.mode}"
    if len(seats) != 2:
        yield f"  players: {len(seats)}"
    if seat:
        yield f"  turn: P{seat}"
    for word, kind in OWNED_PILES.items():
        if any(s.piles[kind + p] for p in seats) or kind == DECK:
            told = [f"P{p}: {_names(s, kind + p, word)}" for p in seats if s.piles[kind + p] or kind == DECK]
            yield f"  {word}: {{{', '.join(told)}}}"
    for word, pile in SHARED_PILES.items():
        if s.piles[pile] and pile != MAIN:
            yield f"  {word}: {_names(s, pile, word)}"
    yield f"  kicks: {len(s.piles[KICKS])}"
    yield f"  weaknesses: {len(s.piles[WEAKNESSES])}"
    if any(s.down):
        yield f"  heroes_down: [{', '.join(f'P{p}' for p in seats if s.down[p])}]"
    if s.face_down:
        yield "  face_down: true"
    if s.raw[seat]:  # something has given Power as the turn began
        yield "  from_start: true"


def _laid_out(layout: Layout) -> Iterator[str]:
    yield f"  mode: {layout.mode}"
    for word, piles in layout.owned.items():
        told = [f"P{seat}: {_listed(names)}" for seat, names in piles.items() if names or word == "decks"]
        if told:
            yield f"  {word}: {{{', '.join(told)}}}"
    for word, names in layout.shared.items():
        yield f"  {word}: {_listed(names)}"
    for word, value in layout.more.items():
        yield f"  {word}: {_said(word, value)}"


def _said(word: str, value: object) -> str:
    if isinstance(value, dict):
        told = {f"P{key}" if type(key) is int else key: one for key, one in value.items()}
        return f"{{{', '.join(f'{key}: {_listed(one) if type(one) is list else one}' for key, one in told.items())}}}"
    return f"P{value}" if word in _SEATS else str(value)


def _names(s: State, pile: int, word: str) -> str:
    names = [s.cards[card].name for card in s.piles[pile]]
    if word in _TOP_FIRST:
        names.reverse()
    elif word not in _IN_ORDER:
        names.sort()
    return _listed(names)


def _listed(names: Sequence[str]) -> str:
    out: list[tuple[str, int]] = []
    for name in names:
        if out and out[-1][0] == name:
            out[-1] = (name, out[-1][1] + 1)
        else:
            out.append((name, 1))
    return f"[{', '.join(quoted(f'{name} x{n}' if n > 1 else name) for name, n in out)}]"


def _expected(game: Game, seat: int, goals: Sequence[Goal]) -> str:
    """What holds after the steps; points are those of the whole game."""
    told = []
    for goal in goals:
        if goal.what == POINTS:
            told.append(f"vp: {{P{seat}: {points_of(game.state, seat) + goal.n}}}")
        elif goal.what == BEAT and ends_late(game.state):
            told.append(f"trophies_contain: {{P{seat}: [{quoted(goal.card)}]}}")
        elif goal.what == BEAT and on_a_board(game.state):
            told.append(f"destroyed_contain: [{quoted(goal.card)}]")
        elif goal.what == BEAT:
            told.append(f"stack_lack: [{quoted(goal.card)}]")
        elif len(goals) == 1:
            told.append(f"lineup_lack: [{quoted(goal.card)}]")
    return ", ".join(told)


def quoted(words: str) -> str:
    """As YAML takes it for text."""
    plain = words and words[0].isalpha() and not any(sign in words for sign in ":#{}[]\"',&*") and words not in _WORDS
    return words if plain else json.dumps(words, ensure_ascii=False)


_WORDS = ("yes", "no", "on", "off", "true", "false", "null")
