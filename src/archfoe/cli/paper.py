"""What is printed unasked: of long news only the end, so that the table and the question stay on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.cli.screen import Screen

#: A line with its style.
Said = tuple[str, str]


def show(screen: Screen, said: Sequence[Said]) -> None:
    for text, style in said:
        screen.say(text, style)


def folded(screen: Screen, news: Sequence[Said], asked: Sequence[Said], most: int) -> list[Said]:
    """As much of the end of the news as leaves room for what is asked; `most` lines in all, 0: no limit."""
    room = most - _height(screen, asked) - 1  # where one types
    if not most or _height(screen, news) <= room:
        return list(news)
    room -= 2  # for the line that says what is left out
    kept: list[Said] = []
    for said in reversed(news):
        room -= screen.height(said[0])
        if room < 0:
            break
        kept.insert(0, said)
    while kept and not kept[0][0]:
        del kept[0]
    lines = sum(bool(text) for text, _ in news)
    left_out = lines - sum(bool(text) for text, _ in kept)
    return [("", ""), (f"{left_out} lines of the log are left out here: log {lines} shows them.", "aside"), *kept]


def _height(screen: Screen, said: Sequence[Said]) -> int:
    return sum(screen.height(text) for text, _ in said)
