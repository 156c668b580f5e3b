"""The first lines of a game: who plays what, with which cards."""

from __future__ import annotations

from archfoe.core.text import listed
from archfoe.labels import player_names
from archfoe.modes.mixing import GROUPS, SPLIT, SUPER_VILLAINS, WHOLE, boxes_of, first_box_groups
from archfoe.session import Session
from archfoe.version import VERSION

_GROUP_WORDS = {group: group.replace("-", " ").title() for group in GROUPS} | {SUPER_VILLAINS: "Super-Villains"}


def title(session: Session) -> str:
    names = player_names(session.players)
    seats = [name if seat in session.people else f"{name} (bot)" for seat, name in enumerate(names)]
    return f"archfoe {VERSION}, {session.options.mode}: {listed(seats)}."


def table_lines(session: Session) -> list[str]:
    """What is out of the ordinary at this table."""
    options = session.options
    lines = []
    if options.match:
        lines.append(match_line(session))
    if options.variants:
        several = "s" if len(options.variants) > 1 else ""
        lines.append(f"Variant{several}: {listed(list(options.variants))}.")
    if options.mix:
        lines.append(mixture_line(session))
    return lines


def match_line(session: Session) -> str:
    options = session.options
    if options.game == 1:
        return "This is the first game of a match; the scores of both games are added up."
    names = player_names(session.players)
    so_far = [f"{names[seat]} {points} VP" for seat, points in enumerate(options.carried)]
    return f"This is the second game of the match. From the first: {listed(so_far)}."


def mixture_line(session: Session) -> str:
    """Which groups of cards come from which set; all see that as the decks are laid out."""
    options = session.options
    sets = [box.name for box in boxes_of(options.mode)]
    if options.game == 2:  # the second game of a match has the other halves
        sets.reverse()
    if options.mix in (WHOLE, SPLIT):
        deck = "all cards of both sets" if options.mix == WHOLE else "one half of all cards of both sets"
        return f"The main deck is {deck}; the Super-Villains are those of {sets[0]}."
    ours = first_box_groups(options.mix, session.key)
    parts = [
        f"{listed([word for group, word in _GROUP_WORDS.items() if (group in ours) == first])} of {name}"
        for name, first in zip(sets, (True, False), strict=True)
    ]
    return f"The cards are {parts[0]}, and {parts[1]}."
