"""What a card says that never happens. It is no mistake of the file, so that its set can be played all the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from archfoe.core.card import Card
from archfoe.core.cards import MAIN_KIND, STAGE_KIND, SUPER_HERO_KIND, SUPER_VILLAIN_KIND
from archfoe.core.filters import VILLAIN
from archfoe.registry.found import shipped
from archfoe.workshop.kept import KEPT

_FIGURES: Final = (SUPER_HERO_KIND, STAGE_KIND)
_LISTENING: Final = ("when", "offers")  # the engine looks for them among figures and what stays in play
_DOING: Final = (MAIN_KIND, SUPER_VILLAIN_KIND, *_FIGURES)  # starting decks and stacks may have cards that do nothing


def senseless(card: Card) -> Iterator[tuple[str, str]]:
    """Field and a few words for each."""
    if card.kind not in _FIGURES and not card.ongoing:
        for field in _LISTENING:
            if getattr(card, field):
                yield field, f"{card.name}: {field} acts only while the card stays in play: add ongoing = true"
    if card.first_appearance is not None and card.type != VILLAIN:
        words = "first_appearance never happens, since only Super-Villains appear: write play"
        yield "first_appearance", f"{card.name}: {words}"
    if card.kind in _DOING and not card.text:
        yield "name", f'{card.name}: it does nothing: write text = "..." or play = "..."'


@cache
def kinds_of(game: str) -> frozenset[str]:
    """The kinds of cards for which this game has a place."""
    if (names := KEPT.get(f"kinds {game}")) is not None:
        return frozenset(names)
    boxes = [own.box for own in shipped().sets.values() if own.game == game]
    found = sorted({card.kind for box in boxes for card in box.values()})
    KEPT.put(f"kinds {game}", found)
    return frozenset(found)
