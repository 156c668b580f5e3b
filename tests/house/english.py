"""Phrases that no player should read, each with what to say instead, and every sentence that people see.

`docs/design.md`, "Words", says how the program speaks. A phrase is searched without case, between whole words.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

from archfoe.core.decisions import SAYINGS, kinds
from archfoe.registry import sets
from tests.house.source import PACKAGE, ROOT, modules, tree_of, walked

PAGE = ROOT / "frontend" / "src"
FORMER = PACKAGE / "table" / "words" / "former.py"  # has old words to read them, and shows them to nobody

#: What to say, and what not; several phrases are parted by bars.
INSTEAD: dict[str, str] = {
    "to the player who, for whoever": r"to who|for who|by who|brings who|(?<!track )of who",
    "watch, spectator": "who looks on|looks on|look on|looking on",
    "is not a, non-Villain": r"(?<!there )is no(?! longer\b)",
    "costs more, most expensive": "dearer|dearest|too dear",
    "that many, or the number": "so many|so much|so near",
    "asks you to confirm": "asks back",
    "at random": "by chance",
    "again, new": "anew",
    "as usual": "as ever",
    "can be saved, choose": "be had",
    "the outcome": "comes of it|what comes of",
    "heads for": "make for|makes for",
    "holds": "withstands",
    "it works only if": "it needs that",
    "you can't": "forbids to",
    "offered, you can choose": "on offer",
    "their own, your own": "the own",
    "if needed": "if need be",
    "default: ...": "if not told",
    "themselves": "himself",
    "valid game state": "rules of nature",
    "even if, including": "also if|also when|also where|also out of",
    "if you do, (comma)": "if you do:",
    "costing": "of cost",
    "you own": "that you own",
    "play this turn, before or after this card": "play or have played",
    "the attacked player": "the player hit",
    "a card has you draw": "told by a card",
    "a name you have not played yet": "with a new name",
    "on your turn, during your turn": "in your turn|in a foe's turn|in another player's turn",
    "Bob's turn": "the turn of",
    "Bane's Attack": "the attack of",
    "your Character's space": "the space of",
    "Power this turn": "power of this turn",
    "resume, continue with": "go on with|goes on with",
    "started": "has been begun|begun already",
    "gives, triggers": "brings the|brings no",
    "our own": "of our making",
    "except": r"save the weakness|save those|save (?:in|Locations|Ongoing)",
    "all its damage is gone": "no damage any more",
    "removed from the game": "out of this game",
    "Captain Cold's Reward": "reward of",
    "everyone agreed": "all agreed to it",
    "fix it": "mend it",
    "a card from your hand": "card of your hand|card of the hand",
    "1 less Power": r"\d+ (?:Power|Move) less",
    "1 fewer card": "a card less",
    "discard 2 cards, which card?": "choose what to|with which|in which order do",
    "your hand, your discard pile or both": "and/or",
    "teammate": "partner|partners",
    "American spelling": (
        r"colour\w*|licence|neighbour\w*|towards|favour\w*|behaviour|centre|honour\w*|recognis\w*|organis\w*|analys(?:e|ed|ing)"
    ),
}
_PHRASES = [
    (instead, re.compile(rf"(?<![\w-])(?:{phrases})(?!\w)", re.IGNORECASE)) for instead, phrases in INSTEAD.items()
]

#: Keys of the program that nobody reads, an option of the command line, and verbs of position files.
ALLOWED = ("villains dearer", "lose dearest", "--anew", "defend a partner")

#: Words that stand for numbers, which cards write with digits.
NUMBER_WORD = re.compile(r"\b(?:two|three|four|five|six|seven|eight|nine|ten)\b")


class Said(NamedTuple):
    """A sentence, and where it stands."""

    where: str
    text: str


def faults(text: str) -> list[tuple[str, str]]:
    """(what is said, what to say instead)"""
    for allowed in ALLOWED:
        text = text.replace(allowed, "")
    return [(found[0], instead) for instead, phrase in _PHRASES for found in phrase.finditer(text)]


def cards() -> Iterator[Said]:
    """Both voices of every card."""
    for name, own in sets().items():
        for card in own.box.values():
            yield Said(f"{name}/{card.id}", card.text)
            yield Said(f"{name}/{card.id}, short", card.short)


def questions() -> Iterator[Said]:
    yield from (Said(f"the question {name!r}", kind.prompt) for name, kind in kinds().items())
    yield from (Said(f"the option {key!r}", words) for key, words in SAYINGS.items())


def program() -> Iterator[Said]:
    """Strings of the program with a blank in them: log, labels, errors, help. Braces stand for what is put in."""
    for path in sorted(set(modules()) - {FORMER}):
        tree = tree_of(path)
        yield from (Said(f"{path.relative_to(ROOT)}:{line}", text) for line, text in strings(tree) if " " in text)


def strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """All but docstrings; those of commands are read as help and count."""
    skipped: set[int] = set()
    for node in walked(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and not _is_command(node):
                skipped.add(id(first.value))
        elif isinstance(node, ast.JoinedStr):
            skipped.update(id(part) for part in node.values)
            yield node.lineno, "".join([_piece(part) for part in node.values])
    for node in walked(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.lineno, node.value


def _is_command(node: ast.AST) -> bool:
    """Typer shows the docstring of a command."""
    return isinstance(node, ast.FunctionDef) and any("command" in ast.dump(mark) for mark in node.decorator_list)


def _piece(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "{}"


def pages() -> Iterator[Said]:
    """Markdown without code."""
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        yield from (Said(f"{path.relative_to(ROOT)}:{n}", text) for n, text in prose(path.read_text(encoding="utf-8")))


def prose(page: str) -> Iterator[tuple[int, str]]:
    fenced = False
    for n, line in enumerate(page.splitlines(), 1):
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and not line.startswith("    "):
            yield n, re.sub(r"`[^`]*`|\]\([^)]*\)", "", line)


def browser() -> Iterator[Said]:
    """What the page shows: strings with a blank in scripts, text and attributes in markup."""
    for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        if path.name != "protocol.ts" and not path.name.endswith(".test.ts"):
            yield from (
                Said(f"{path.relative_to(ROOT)}", text)
                for text in shown(path.read_text(encoding="utf-8"), markup=path.suffix == ".svelte")
            )


def shown(source: str, *, markup: bool) -> Iterator[str]:
    source = re.sub(r"\$\{[^{}]*\}", "{}", source)
    source = re.sub(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/", "", source, flags=re.DOTALL)
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", source, flags=re.DOTALL) if markup else [source]
    for script in scripts:
        lines = [line for line in script.splitlines() if not line.lstrip().startswith("//")]
        yield from (
            text for text in re.findall(r'"([^"\n]* [^"\n]*)"|`([^`\n]* [^`\n]*)`', "\n".join(lines)) for text in text
        )
    if markup:
        body = re.sub(r"<script[^>]*>.*?</script>", "", source, flags=re.DOTALL)
        yield from re.findall(r">([^<>{}]+)[<{]", body)
        yield from re.findall(r'(?:title|aria-label|placeholder|label|alt|note)="([^"]*)"', body)
        yield from re.findall(r'\{[^{}]*"([^"{}]* [^"{}]*)"', body)
