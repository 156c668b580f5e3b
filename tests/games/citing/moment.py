"""What a second reader of the log sees of a line, and what the books say of cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from archfoe.core.cards import Card
from archfoe.games.options import Options
from archfoe.table.happenings import Seen

PAGES = Path(__file__).parents[3] / "docs" / "rules"
BASE, UNITE, RIVALS, DUEL, CITY = "BASE", "HU", "RIV", "CON", "REB"
BOOK_OF_SET = {"base": BASE, "heroes_unite": UNITE, "rivals": RIVALS, "confrontations": DUEL, "rebirth": CITY}
FIGURES = ("super_hero", "character")


@cache
def _named() -> dict[tuple[str, str], frozenset[str]]:
    """(book, name of a card) -> the statements that are about that very card."""
    found: dict[tuple[str, str], set[str]] = {}
    for page in sorted(PAGES.glob("*.md")):
        for rule, names in re.findall(r"^- \*\*([A-Z]+-[\d.]+)\*\* \*\*\*(.+?):\*\*\*", page.read_text("utf-8"), re.M):
            for name in names.split(", "):
                plain = re.sub(r" \((?:cost|Level|Super|side|Impossible)[^)]*\)", "", name)
                found.setdefault((rule.split("-")[0], plain), set()).add(rule)
    return {key: frozenset(rules) for key, rules in found.items()}


def about(card: Card | None, books: Sequence[str]) -> set[str]:
    """What the books of this game say of a card; not of its namesake in another box."""
    if card is None or BOOK_OF_SET.get(card.set) not in books:
        return set()
    name = re.sub(r" \((?:Level )?\d+\)| \(Impossible Mode\)", "", card.figure or card.name)
    return set(_named().get((BOOK_OF_SET[card.set], name), ()))


@dataclass(frozen=True)
class Moment:
    """What the reader sees: the event, what was told before it, whose turn it is and whether one is under way."""

    options: Options
    event: Seen
    before: Sequence[Seen]
    active: int
    between: bool  # turns: the end was announced, or the next turn has not begun
    teams: Sequence[int]

    @property
    def books(self) -> tuple[str, ...]:
        mine = tuple(BOOK_OF_SET[own.name] for own in self.options.played.sets)
        return (*mine, BASE) if mine == (UNITE,) else mine

    @property
    def game(self) -> str:
        """The book whose turn is played: of two boxes that of the mixture."""
        sets = self.options.mode.split("+")
        return BOOK_OF_SET["confrontations" if "confrontations" in sets else sets[-1]]

    def has(self, variant: str) -> bool:
        return variant in self.options.variants

    @property
    def assault(self) -> Seen | None:
        """The Attack under way, if one is: the last that was told and nothing since that ends it."""
        for seen in reversed(self.before):
            if seen.what in ("attacked", "appeared", "hunted"):
                return seen
            if seen.what in ("turn", "turn ended", "bought", "played", "confronted", "used", "rewarded", "defeated"):
                return None
        return None

    def played_by(self, seat: int) -> bool:
        """Has this player played the card that attacks? What it does to the player is no Attack."""
        attack = self.assault
        return attack is not None and attack.what == "attacked" and attack.seat == seat != attack.other

    @property
    def struck(self) -> bool:
        """Is this done to somebody by the Attack under way?"""
        attack = self.assault
        return attack is not None and self.event.source is not None and self.event.source in attack.cards


def by_book(m: Moment, **ids: str) -> set[str]:
    """What the book of the game says, or else the base set's, on which Heroes Unite builds."""
    said = ids.get(m.game, "" if m.game != UNITE else ids.get(BASE, ""))
    return set(said.split())


@cache
def ids() -> frozenset[str]:
    pages = [page.read_text("utf-8") for page in PAGES.glob("*.md")]
    return frozenset(rule for page in pages for rule in re.findall(r"^- \*\*([A-Z]+-[\d.]+)\*\*", page, re.M))
