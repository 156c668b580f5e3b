"""What the teacher would do and why, as a line that can be typed as it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from archfoe.core.game import Game
from archfoe.core.text import listed
from archfoe.table.view import View
from archfoe.table.words.choices import PARTNER, Choice, Unclear, decline_word, parse

if TYPE_CHECKING:
    from archfoe.review import Hint

_DECLINE = "pass"
IsCommand = Callable[[str], bool]


def hint_line(
    game: Game,
    view: View,
    every: Sequence[Choice],
    left: Sequence[Choice],
    picked: Sequence[int],
    command: IsCommand,
    names: Sequence[str],
) -> str:
    """`every` choice of the question, those that are `left` after what has been picked, as they are numbered now."""
    from archfoe.review import hint  # with all that it thinks with: most games begin without
    from archfoe.review.hint import BUDGET

    group = {pick: number for number, choice in enumerate(every) for pick in choice.picks}
    advised = hint(game, view.seat or 0, names, budget=BUDGET)
    wanted = [group[pick] for pick in advised.answer]
    rest = _still_to_pick(wanted, [group[pick] for pick in picked], view.ordered)
    if rest is None:
        return "These are not the best choice: type `undo` to choose again."
    why = f"{_then(advised)} {advised.why}"
    if not rest:
        return f"Type `{_DECLINE}` ({decline_word(view)}){why}"
    labels = [every[number].label for number in rest]
    by_name = ", ".join(_times(label, len(list(same))) for label, same in groupby(labels))
    if not command(by_name) and _means(by_name, left, view, len(picked), group, rest):
        return f"Type `{by_name}`{why}"
    numbers = [1 + next(i for i, choice in enumerate(left) if group.get(choice.picks[0]) == number) for number in rest]
    return f"Type `{','.join(map(str, numbers))}` ({listed(labels)}){why}"


def _then(advised: Hint) -> str:
    """What to buy after it, and the end of the sentence."""
    return f", then buy {listed(list(advised.then))}." if advised.then else "."


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
