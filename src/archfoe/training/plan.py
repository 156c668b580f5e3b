"""What is to be trained, and how much of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from archfoe.agents.nets.features import card_key
from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.registry import USUAL_MODE
from archfoe.registry.editions import digests

#: Deals that are looked through for cards that may turn up.
_DEALS = 12


def numbers(words: str) -> tuple[int, ...]:
    """ "2", "2,4" or "2-4"."""
    out: list[int] = []
    try:
        for word in words.split(","):
            first, _, last = word.strip().partition("-")
            out += range(int(first), int(last or first) + 1)
    except ValueError:
        out = []
    if not out:
        raise ArchfoeError(f"{words!r} is not a list of numbers: write it as 2, as 2,4 or as 2-4.")
    return tuple(out)


@dataclass(frozen=True)
class Plan:
    """The numbers that a training is repeated by; jobs and time are not among them."""

    mode: str = USUAL_MODE
    players: tuple[int, ...] = (2,)
    scenarios: tuple[int, ...] = (1,)  # of games that have any
    games: int = 6000  # in each round
    rounds: int = 6
    deals: int = 250  # of each exam, all seats
    final: int = 500  # of the last one
    units: tuple[int, ...] = (192, 32)
    epochs: int = 8
    trace: float = 0.8  # lambda of TD: how much of the target is what came later, and not what the last net says
    seed: str = "train"

    def __post_init__(self) -> None:
        for name in ("games", "rounds", "deals", "final", "epochs"):
            if getattr(self, name) < 1:
                raise ArchfoeError(f"--{name} must be at least 1, not {getattr(self, name)}.")
        for options in self.tables():  # refuses what cannot be played
            assert options.players

    def tables(self) -> list[Options]:
        """The tables at which games are played, in turn."""
        first = Options(self.mode, self.players[0])
        if "scenario" not in first.answers():
            return [Options(self.mode, players) for players in self.players]
        return [Options(self.mode, n, scenario=scenario) for n in self.players for scenario in self.scenarios]

    @property
    def name(self) -> str:
        """Of the net's file: the mode, and for how many players."""
        return f"{self.mode}-{'-'.join(map(str, self.players))}"

    def cards(self) -> tuple[str, ...]:
        """All cards that may turn up at these tables."""
        found = set()
        for options in self.tables():
            for deal in range(_DEALS):
                _, state = build(options, key_of_seed(f"cards:{deal}"))
                found |= {card_key(card) for card in state.cards}
        return tuple(sorted(found))

    def sets(self) -> dict[str, str]:
        return {name: str(told) for name, told in digests(self.tables()[0].sets, ()).items()}

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Plan:
        try:
            told = json.loads(path.read_text(encoding="utf-8"))
            return cls(**dict(_fields_of(told)))
        except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
            raise ArchfoeError(f"{path} is not the plan of a training ({error}).") from None


def _fields_of(told: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for field in fields(Plan):
        value = told[field.name]
        yield field.name, tuple(value) if isinstance(value, list) else value
