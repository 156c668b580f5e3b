"""An album of what somebody has beaten and won: its pages, with a place for each stamp."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archfoe.core.cards import STAGE_KIND
from archfoe.core.text import upper_first
from archfoe.games.shared.mixing import heroes_of
from archfoe.registry import Mode, modes
from archfoe.table.catalogue import is_surprise
from archfoe.table.coached import coached_games
from archfoe.table.stamps import (
    BEATEN,
    WON_WITH,
    Page,
    Place,
    bot_key,
    card_key,
    lesson_key,
    own_album,
    variant_key,
)


def pages(staff: Mapping[str, str]) -> list[Page]:
    """All of it; `staff`: bots and what they are called."""
    alone = [mode for mode in modes().values() if not mode.mixed]
    games = dict.fromkeys(mode.game for mode in alone)
    found = [
        Page(BEATEN, "Foes", tuple(place for mode in alone for place in _foes(mode))),
        Page(WON_WITH, "Won with", tuple(place for mode in alone for place in _figures(WON_WITH, mode))),
        Page("variants", "Variants", _variants(alone)),
        *(page for game in games for page in own_album(game).pages()),
        Page("bots", "Bots", tuple(Place(bot_key(name), called, "") for name, called in staff.items())),
        Page("lessons", "Lessons", tuple(Place(lesson_key(n), one.title, "") for n, one in coached_games().items())),
    ]
    return [page for page in found if page.places]


def _foes(mode: Mode) -> list[Place]:
    """The Super-Villains of a set; where players beat each other's figures, those."""
    (own,) = mode.sets
    villains = [card for card in own.box.values() if card.super_villain and not is_surprise(card)]
    if not villains:
        return _figures(BEATEN, mode) if own.box.of_kind(STAGE_KIND) else []
    return [Place(card_key(BEATEN, card), card.name, own.name_on_button, card) for card in villains]


def _figures(deed: str, mode: Mode) -> list[Place]:
    (own,) = mode.sets
    return [Place(card_key(deed, card), card.figure, own.name_on_button, card) for card in heroes_of(mode.name)]


def _variants(alone: Sequence[Mode]) -> tuple[Place, ...]:
    """A variant that two games have stands here once."""
    names = dict.fromkeys(name for mode in alone for name in mode.variants)
    return tuple(Place(variant_key(name), upper_first(name.replace("-", " ")), "") for name in names)
