"""What the greedy bot would do, as a line that can be typed as it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

from archfoe.agents.advice import advice
from archfoe.core.game import Game
from archfoe.core.text import listed
from archfoe.table.view import View
from archfoe.table.words.choices import PARTNER, Choice, Unclear, decline_word, parse

_DECLINE = "pass"
IsCommand = Callable[[str], bool]


def hint_line(
    game: Game,
    view: View,
    every: Sequence[Choice],
    left: Sequence[Choice],
    picked: Sequence[int],
    command: IsCommand,
) -> str:
    """`every` choice of the question, those that are `left` after what has been picked, as they are numbered now."""
    group = {pick: number for number, choice in enumerate(every) for pick in choice.picks}
    wanted = [group[pick] for pick in advice(game, view.seat or 0, "greedy")]
    rest = _still_to_pick(wanted, [group[pick] for pick in picked], view.ordered)
    if rest is None:
        return "The greedy bot would not choose these: type `undo` to choose again."
    if not rest:
        return f"The greedy bot would type `{_DECLINE}` ({decline_word(view)})."
    labels = [every[number].label for number in rest]
    by_name = ", ".join(_times(label, len(list(same))) for label, same in groupby(labels))
    if not command(by_name) and _means(by_name, left, view, len(picked), group, rest):
        return f"The greedy bot would type `{by_name}`."
    numbers = [1 + next(i for i, choice in enumerate(left) if group.get(choice.picks[0]) == number) for number in rest]
    return f"The greedy bot would type `{','.join(map(str, numbers))}` ({listed(labels)})."


def _still_to_pick(wanted: list[int], picked: list[int], ordered: bool) -> list[int] | None:
    """None if what has been picked is no part of what is wanted."""
    if ordered:
        return wanted[len(picked) :] if wanted[: len(picked)] == picked else None
    rest = list(wanted)
    for number in picked:
        if number not in rest:
            return None
        rest.remove(number)
    return sorted(rest)


def _times(label: str, n: int) -> str:
    return f"{label} x{n}" if n > 1 else label


def _means(
    text: str, left: Sequence[Choice], view: View, already: int, group: dict[int, int], rest: Sequence[int]
) -> bool:
    """Would the line be read as just these choices?"""
    try:
        read = parse(text, left, view, already)
    except Unclear:
        return False
    found = [group[pick] for pick in read if pick < PARTNER]
    return len(found) == len(read) and (found == list(rest) if view.ordered else Counter(found) == Counter(rest))
