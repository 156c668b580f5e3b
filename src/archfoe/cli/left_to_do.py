"""What a player could still do who is about to end the turn."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.text import listed
from archfoe.table.session import idle
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from archfoe.table.words.words import words_of


def left_to_do(view: View, names: Sequence[str]) -> list[str]:
    """ "buy Kick or Robin", "use Arkham Asylum"; no play of a card that does nothing."""
    own = words_of(view.game_type).choices
    on_board = ("location", *own.deeds.values())
    cards: dict[str, dict[str, None]] = {}  # what could be done -> with which cards
    more: list[str] = []
    for option, words in zip(view.options, labels(view, names), strict=True):
        if unnamed := own.unnamed(option):
            more.append(unnamed)
        elif option.what in on_board:
            more.append(words)
        elif option.card is not None and not (option.what == "play" and idle(option.card)):
            cards.setdefault(option.what, {})[option.card.name] = None
    return [f"{what} {listed(list(found), 'or')}" for what, found in cards.items()] + more
