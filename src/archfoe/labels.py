"""Words for options: what a person reads beside a number, types instead of it, or writes in a position file."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.piles import DECK, LINEUP, kind_of, owner_of, pile_name
from archfoe.views import Option, View


def seat_names(n: int) -> list[str]:
    return [f"P{seat}" for seat in range(n)]


def label(option: Option, view: View, names: Sequence[str], *, with_pile: bool = False) -> str:
    """ "play Kick", "Kick (discard pile)", "top of your deck", "Lasso of Truth for P2"."""
    card = option.card.name if option.card is not None else ""
    if option.what == "end":
        return "end turn"
    if option.what == "patrol":
        return f"refill the {pile_name(LINEUP)}"
    if option.what == "pile":
        assert option.pile is not None
        return place(option.pile, view.seat, names)
    if option.what == "seat":
        assert option.seat is not None
        return names[option.seat]
    if option.what == "word":
        return option.word
    if option.what == "defend":
        assert option.seat is not None
        return f"{card} for {'yourself' if option.seat == view.seat else names[option.seat]}"
    if option.what in ("play", "buy", "use"):
        return f"{option.what} {card}"
    if with_pile and option.pile is not None:
        owner = owner_of(option.pile)
        whose = "" if owner is None or owner == view.seat else f"{names[owner]}'s "
        return f"{card} ({whose}{pile_name(option.pile)})"
    return card


def place(pile: int, seat: int | None, names: Sequence[str]) -> str:
    """ "top of your deck", "P2's discard pile", "the Line-Up"."""
    owner = owner_of(pile)
    if owner is None:
        return f"the {pile_name(pile)}"
    whose = "your" if owner == seat else f"{names[owner]}'s"
    return f"{'top of ' if kind_of(pile) == DECK else ''}{whose} {pile_name(pile)}"


def labels(view: View, names: Sequence[str] | None = None) -> list[str]:
    """A label for each option of the pending question; cards of several piles say where they lie."""
    options = view.options
    names = seat_names(view.players) if names is None else names
    several = len({option.pile for option in options if option.what == "card"}) > 1
    return [label(option, view, names, with_pile=several) for option in options]


def find(wanted: str, have: Sequence[str], taken: Sequence[int] = ()) -> list[int]:
    """Which labels a person may mean: exactly, by the start of a word, or by any part of it.

    Several equal labels are one meaning, so only the first that is not taken counts.
    """
    wanted = " ".join(wanted.lower().split())
    low = [text.lower() for text in have]

    def fits(text: str, how: int) -> bool:
        bare = text.split(" (")[0]
        words = [text, bare, bare.removeprefix("play "), bare.removeprefix("buy "), bare.removeprefix("the ")]
        words += [bare.replace("play the ", "play "), bare.replace("buy the ", "buy ")]
        if how == 0:
            return wanted in words
        if how == 1:
            return any(word.startswith(wanted) for word in words)
        return wanted in text

    for how in range(3):
        found: dict[str, int] = {}
        for i, text in enumerate(low):
            if i not in taken and fits(text, how):
                found.setdefault(text, i)
        if found:
            return list(found.values())
    return []
