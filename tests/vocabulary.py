"""The words of the tests: a table by names, moved and read as a player speaks, and the rules that a test proves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from archfoe.core.piles import (
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HEROES,
    LINEUP,
    MAIN,
    ONGOING,
    PLAYED,
    STACK,
    UNDER,
    pile_name,
)
from archfoe.games.city.positions import space_of_word, word_of_space
from archfoe.games.shared.piles import STORED, TROPHIES
from archfoe.registry import USUAL_MODE
from archfoe.table import positions

#: `@rule("BASE-7.2", "G-15")` says which rules a test proves; tests/games checks that every rule has one.
rule = pytest.mark.rule

__all__ = ["Table", "rule", "table"]


class Table(positions.Table):
    # Driving it

    def play(self, name: str) -> None:
        self.answer(self._speaker(), f"play {name}")

    def buy(self, name: str) -> None:
        self.answer(self._speaker(), f"buy {name}")

    def hunt(self, name: str) -> None:
        """Super-Villain Hunt: steals a Super-Villain out of a foe's discard pile."""
        self.answer(self.one_asked(), f"hunt {name}")

    def use(self, name: str) -> None:
        self.answer(self._speaker(), f"use {name}")

    def store(self, name: str) -> None:
        """Without partners: lays an Assist card on the Character."""
        self.answer(self.one_asked(), f"store {name}")

    def assist(self, seat: int, name: str) -> None:
        """A partner plays an Assist card."""
        self.answer(seat, f"assist with {name}")

    def end(self, *, asking: bool = False) -> None:
        """Ends the turn. Partners who could still assist do not, or, if `asking`, are left with that question."""
        self.answer(self._speaker(), "end turn")
        if not asking:
            self.pass_last_help()

    def refill(self) -> None:
        """On Patrol: the active player refills the Line-Up."""
        self.answer(self.one_asked(), "refill the Line-Up")

    def walk(self, *spaces: str) -> None:
        """The active Character goes step by step."""
        for space in spaces:
            pile = self.rules.spaces[space_of_word(space)]
            self.answer(self._speaker(), f"walk to {pile_name(pile, self.rules.own_piles)}")

    def _speaker(self) -> int:
        """The active player, also while a partner is asked for help."""
        return self.active if self.active in self.game.waiting else self.one_asked()

    # Reading it

    def section(self, name: str) -> dict[str, Any]:
        """What the game has beside the common table, as everybody sees it."""
        section = self.view(None).section
        found: dict[str, Any] = {} if section is None else section.plain_data()[name]
        return found

    def city(self, space: str) -> list[str]:
        """The cards in a space of the city: "L1", "S3"."""
        return self.names(self.rules.spaces[space_of_word(space)])

    def at(self, seat: int) -> str | None:
        """The space of a Character."""
        space = self.state.at[seat]
        return None if space is None else word_of_space(space)

    @property
    def threat(self) -> int:
        threat: int = self.section("city")["threat"]
        return threat

    def move(self, seat: int) -> int:
        """Move that can still be spent."""
        return max(0, self.state.moves[seat])

    def hand(self, seat: int) -> list[str]:
        return self.names(HAND + seat)

    def deck(self, seat: int) -> list[str]:
        return self.names(DECK + seat)

    def discard(self, seat: int) -> list[str]:
        return self.names(DISCARD + seat)

    def played(self, seat: int) -> list[str]:
        return self.names(PLAYED + seat)

    def in_play(self, seat: int) -> list[str]:
        return self.names(ONGOING + seat)

    def under(self, seat: int) -> list[str]:
        return self.names(UNDER + seat)

    @property
    def lineup(self) -> list[str]:
        return self.names(LINEUP)

    @property
    def destroyed(self) -> list[str]:
        return self.names(DESTROYED)

    @property
    def stack(self) -> list[str]:
        return self.names(STACK)

    @property
    def main_deck(self) -> list[str]:
        return self.names(MAIN)

    def stored(self, seat: int) -> list[str]:
        return self.names(STORED + seat)

    def trophies(self, seat: int) -> list[str]:
        return self.names(TROPHIES + seat)

    def character(self, seat: int) -> str:
        """The Level that a player has now."""
        return self.names(HEROES + seat)[-1]

    def figure_cost(self, seat: int) -> int:
        return self.view(None).figure_cost(seat)

    @property
    def target(self) -> int | None:
        """Whose Character is being Confronted."""
        return self.view(None).target


def table(mode: str = USUAL_MODE, *, players: int | None = None, variants: Sequence[str] = (), **more: Any) -> Table:
    """The short form for tests: `table("base", p0=["Scarecrow"], p1=["Lasso of Truth"], hero0="Batman")`.

    p, deck, discard, played, in, under, hero, aside, stored, trophies + seat lay out a seat (decks top first); lineup,
    main, stack, destroyed, beside, unearned, kicks, weaknesses, turn, power, face_down, heroes_down, confronting,
    from_start, scenario, facts, city, at, ally, threat, damage, tiles, move, turn_number, seed, agents: as in `Table`.
    """
    words = {"p": "hands", "deck": "decks", "discard": "discards", "played": "played", "in": "in_play",
             "under": "under", "hero": "heroes", "aside": "set_aside", "stored": "stored",
             "trophies": "trophies"}  # fmt: skip
    owned: dict[str, dict[int, Sequence[str]]] = {}
    shared: dict[str, Sequence[str]] = {}
    for key in list(more):
        word, seat = key.rstrip("0123456789"), key[len(key.rstrip("0123456789")) :]
        if seat and word in words:
            value = more.pop(key)
            owned.setdefault(words[word], {})[int(seat)] = [value] if isinstance(value, str) else value
        elif key in ("lineup", "main", "stack", "destroyed", "beside", "unearned"):
            shared["main_deck" if key == "main" else key] = more.pop(key)
    if players is None:
        players = max([1, *(seat for piles in owned.values() for seat in piles)]) + 1
    return Table(mode, players, variants, owned=owned, shared=shared, **more)
