"""`archfoe set say`: a sentence as lines of a set file."""

from __future__ import annotations

from archfoe.core.errors import unknown
from archfoe.registry.found import shipped
from archfoe.workshop.nearest import differences, nearest
from archfoe.workshop.said import Meant, understand


def say(text: str, game: str) -> int:
    if game not in shipped().games:
        raise unknown("game called", game, shipped().games)
    found = understand(text, game)
    if not found.readings:
        _not_understood(found.unread, game)
        return 2
    if len(found.readings) == 1:
        _show(found.readings[0], "")
        return 0
    print(f"This can be meant in {len(found.readings)} ways, the likeliest first:")
    for n, (one, words) in enumerate(zip(found.readings, differences(found.readings), strict=True), start=1):
        print()
        _show(one, f"{n}  ")
        for told in words:
            print(f"   {told}")
    return 0


def _show(one: Meant, lead: str) -> None:
    for n, line in enumerate(one.lines()):
        print(f"{lead if not n else ' ' * len(lead)}{line}")


def _not_understood(unread: tuple[str, ...], game: str) -> None:
    for sentence in unread:
        print(f"Not understood: {sentence}")
        near = nearest(sentence, game)
        if near:
            print("Near it are:")
        for one in near:
            print(f"  {one}")
    print("docs/cards.md has all words. archfoe cards WORDS shows sentences of our own cards.")
