"""Lines in and lines out. Colour is only ever an extra: a pipe or a screen reader gets plain text."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from io import StringIO
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console

#: What a line is, and how it looks where there is colour.
STYLES = {"turn": "bold", "title": "bold", "prompt": "bold cyan", "attack": "red", "good": "green", "aside": "dim"}
PROMPT = "> "
_WIDEST, _NARROW = 110, 80
_CLEAR = "\033[H\033[2J\033[3J"  # the screen and what was scrolled off it


class Screen:
    """Where a person reads and types; both ends can be put in its place by a test."""

    def __init__(self, reader: TextIO | None = None, writer: TextIO | None = None) -> None:
        self.reader = reader or sys.stdin or StringIO()  # a program can be started without them
        self.writer = writer or sys.stdout or StringIO()
        self.facts = self.reader.isatty()  # does a person type, rather than a script?
        self.shown = self.writer.isatty()
        self._console = _console(self.writer) if self.shown and not os.environ.get("NO_COLOR") else None
        self._drafted: list[tuple[str, str]] | None = None
        if self.facts and self.reader is sys.stdin:
            _edit_lines()

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """One paragraph; on a terminal it is broken between words, unless it is to be copied as a whole."""
        if self._drafted is not None:
            self._drafted.append((text, style))
            return
        for line in [text] if whole else self._broken(text):
            if self._console is not None and style:
                self._console.print(line, style=STYLES[style], markup=False, highlight=False, soft_wrap=True)
            else:
                self.writer.write(line + "\n")

    def draft(self, write: Callable[[], None]) -> list[tuple[str, str]]:
        """What would be said, each line with its style, and nothing of it is shown."""
        drafted: list[tuple[str, str]] = []
        self._drafted = drafted
        try:
            write()
        finally:
            self._drafted = None
        return drafted

    def height(self, text: str) -> int:
        """How many lines of the screen it takes; what is read elsewhere is measured by a narrow terminal."""
        return len(self._wrapped(text)) if text else 1

    def say_all(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.say(line, style)

    def ask(self, prompt: str = PROMPT) -> str:
        """What is typed, without blanks around it. Raises EOFError when nothing can come any more."""
        if self.facts and self.reader is sys.stdin and self.writer is sys.stdout:
            return input(prompt).strip()
        self.writer.write(prompt)
        self.writer.flush()
        line = self.reader.readline()
        if not self.facts:  # so that a transcript shows the answers too
            self.writer.write(line if line.endswith("\n") else line + "\n")
        if not line:
            raise EOFError
        return line.strip()

    def agree(self, question: str) -> bool:
        """Yes or no; Enter alone is a no, and who types anything else is asked again."""
        self.say(question)
        while (typed := self.ask("y or n > ").lower()) not in ("y", "yes", "n", "no", ""):
            self.say("Type y for yes or n for no.")
        return typed in ("y", "yes")

    def pause(self, prompt: str) -> None:
        """Waits for Enter; raises EOFError when nothing can come any more, or the reader wants no more."""
        if self.ask(prompt).lower() in ("q", "quit", "exit"):
            raise EOFError

    def curtain(self, name: str) -> str:
        """Hides what one person saw before the next one looks; returns what that one types."""
        self.clear()
        return self.ask(f"{name}, you're up. Press Enter when nobody else can see the screen. ")

    def clear(self) -> None:
        """Takes away what was shown so far; where it goes to a file, a line across says so."""
        if self.shown:
            blank = "\n" * shutil.get_terminal_size().lines
            self.writer.write(_CLEAR if os.environ.get("TERM", "dumb") != "dumb" else blank)
        else:
            self.say("=" * 40)

    def _broken(self, text: str) -> list[str]:
        return self._wrapped(text) if self.shown and text else [text]

    def _wrapped(self, text: str) -> list[str]:
        width = min(shutil.get_terminal_size().columns if self.shown else _NARROW, _WIDEST) - 1
        indent = " " * (len(text) - len(text.lstrip()) + 4)
        return textwrap.wrap(text, max(width, 30), subsequent_indent=indent, break_on_hyphens=False)


def _console(writer: TextIO) -> Console | None:
    from rich.console import Console

    console = Console(file=writer)
    return console if console.color_system else None


def _edit_lines() -> None:
    """Arrow keys and earlier lines at the prompt, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401


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
