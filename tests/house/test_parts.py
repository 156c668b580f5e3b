"""Every hook that a part may override is called by the rules: one that is only listed would never be heard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import archfoe.games
from archfoe.games.city.parts import CityPart
from archfoe.games.duel.parts import DuelPart
from archfoe.games.lineup.parts import LineupPart
from archfoe.games.shared.parts import Part

GAMES = Path(archfoe.games.__file__).parent


@pytest.mark.parametrize(
    ("kind", "room"), [(Part, "shared"), (LineupPart, "lineup"), (DuelPart, "duel"), (CityPart, "city")]
)
def test_every_hook_is_called(kind: type[Part], room: str) -> None:
    source = "\n".join(path.read_text() for path in sorted((GAMES / room).rglob("*.py")))
    hooks = [name for name, what in vars(kind).items() if callable(what) and not name.startswith("_")]
    assert hooks
    silent = [hook for hook in hooks if not re.search(rf"(\bpart|\])\.{hook}\(", source)]
    if kind is CityPart:
        silent.remove("acts_on_board")  # the turn of every game asks for it
    assert silent == []
