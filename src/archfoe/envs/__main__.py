"""`python -m archfoe.envs [MODE [PLAYERS]]`: which number of an observation is what at such a table."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from archfoe.core.errors import ArchfoeError
from archfoe.envs.layout import OPTION_PARTS, OPTION_SIZE, VERSION, Part, layout_of
from archfoe.envs.tables import options_of


def rows(parts: Iterable[Part]) -> Iterator[str]:
    at = 0
    for part in parts:
        yield f"| `{part.name}` | {at} | {part.size} | {part.what} |"
        at += part.size


def main(arguments: list[str]) -> int:
    try:
        mode, players = (*arguments, "", "")[:2] if arguments else ("", "")
        if players and not players.isdigit():
            raise ArchfoeError(f"{players!r} is not a number of players.")
        options = options_of(mode, int(players or 0))
    except ArchfoeError as error:
        print(error, file=sys.stderr)
        return 2
    layout = layout_of(options)
    print(f"{options.mode} for {options.players}, version {VERSION}: {layout.size} numbers")
    print("\n| part | from | numbers | what they are |\n|---|---|---|---|", *rows(layout.parts), sep="\n")
    print(f"\nEach of 64 options: {OPTION_SIZE} numbers")
    print("\n| part | from | numbers | what they are |\n|---|---|---|---|", *rows(OPTION_PARTS), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
