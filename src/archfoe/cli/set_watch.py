"""`archfoe set show --watch`: the cards of a file while it is being edited."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from archfoe.core.cards import Card
from archfoe.core.errors import ArchfoeError
from archfoe.core.text import count
from archfoe.table import catalogue
from archfoe.workshop.drafts import in_file
from archfoe.workshop.set_file import text_of

#: Seconds between two looks at when the file was written.
PAUSE: Final = 0.15
_GONE_FOR: Final = 10  # looks: many editors write another file and then give it the name


def watch(file: Path, words: Sequence[str], pause: Callable[[float], object] = time.sleep) -> int:
    """Shows what has changed whenever the file is saved, until Ctrl-C."""
    print(f"Watching {file.name}: save it to see what changes, Ctrl-C ends.", flush=True)
    before: dict[str, str] | None = None
    try:
        for text in _versions(file, pause):
            before = _told(file.name, text, [word.lower() for word in words], before)
    except KeyboardInterrupt:
        print()
    return 0


def _versions(file: Path, pause: Callable[[float], object]) -> Iterator[str]:
    """The text now, and each time when it is saved."""
    text = text_of(file)
    stamp, gone = _stamp(file), 0
    yield text
    while True:
        pause(PAUSE)
        now = _stamp(file)
        gone = 0 if now else gone + 1
        if gone == _GONE_FOR:
            print(f"{file.name} is gone. It is shown again as soon as it is back.", flush=True)
        if not now or now == stamp:
            continue
        try:
            found, stamp = text_of(file), now
        except ArchfoeError as error:
            print(error, flush=True)
            stamp = now
            continue
        if found != text:
            text = found
            yield text


def _stamp(file: Path) -> tuple[int, int, int] | None:
    try:
        told = file.stat()
    except OSError:
        return None
    return told.st_mtime_ns, told.st_size, told.st_ino


def _told(name: str, text: str, words: Sequence[str], before: dict[str, str] | None) -> dict[str, str]:
    """Prints the cards that are new or say something else, and what is wrong; returns what all of them say."""
    cards, problems, notes = in_file(text)
    now = {card.name: _line(card) for card in cards}
    changed = [said for card, said in now.items() if before is None or before.get(card) != said]
    shown = [said for said in changed if all(word in said.lower() for word in words)]
    gone = [] if before is None or problems else [card for card in before if card not in now]
    lines = [*shown, *(f"{card} is gone." for card in gone), *(flaw.told(name) for flaw in (*problems, *notes))]
    if before is not None and not lines:
        lines = [f"{name} is in order: {count(len(now), 'card')}."]
    print("\n".join(["", *lines]), flush=True)
    return {**(before or {}), **now} if problems else now


def _line(card: Card) -> str:
    points = catalogue.victory_points(card)
    worth = "" if points is None else f", {points} VP" if isinstance(points, int) else f", VP: {points}"
    copies = "1 copy" if card.copies == 1 else f"{card.copies} copies"
    head = f"{card.name}: {catalogue.type_words(card)}, cost {card.cost}{worth}, {copies}"
    return f"{head}\n  {card.text or 'It does nothing when it is played.'}"
