"""What is wrong with a set file, and in which line of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

#: What the reader of TOML says -> what to do.
_TOML_SAYS: Final = {
    "Illegal character": "a text ends in the line where it began, with a straight quote",
    "Unterminated string": "a text ends in the line where it began, with a straight quote",
    "Invalid value": "numbers, true and false are written plainly, all else in straight quotes",
    "Cannot overwrite": "something is said twice; each card begins with [[card]]",
    "Cannot declare": "something is said twice; each card begins with [[card]]",
    "Expected '='": "write name = value; a name is one word, with _ between its parts",
    "Exceeds the limit": "a number is too large",
    "Expected newline": "there is more in this line than one value; texts within a text have single quotes",
}


@dataclass(frozen=True)
class Problem:
    line: int
    words: str

    def told(self, file: str) -> str:
        stop = "" if self.words.endswith(("?", ".'")) else "."
        return f"{file}, line {self.line}: {self.words}{stop}" if self.line else f"{file}: {self.words}{stop}"


def not_toml(error: str) -> Problem:
    where = re.search(r"\(at line (\d+), column (\d+)\)", error)
    words = error.partition(" (at ")[0]
    said = next((ours for theirs, ours in _TOML_SAYS.items() if theirs in words), f"{words[:1].lower()}{words[1:]}")
    return Problem(int(where[1]) if where else 0, f"this cannot be read: {said}")


def lines_of(text: str) -> dict[tuple[int | None, str], int]:
    """(number of the card, or None for the head; field) -> line; "" is where the card begins."""
    found: dict[tuple[int | None, str], int] = {}
    card: int | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        if re.match(r"\s*\[\[\s*card\s*\]\]", line):
            card = 0 if card is None else card + 1
            found[card, ""] = number
        elif table := re.match(r"\s*\[\s*(\w+)\s*\]", line):
            found.setdefault((None, table[1]), number)
        elif key := re.match(r"""\s*["']?(\w+)["']?\s*=""", line):
            found.setdefault((card, key[1]), number)
    return found
