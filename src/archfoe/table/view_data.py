"""A view as plain data: all that one seat may know as values that JSON knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from archfoe.core.cards import Card
from archfoe.core.decisions import Kind
from archfoe.core.effect import clause
from archfoe.core.piles import (
    DESTROYED,
    KICKS,
    LENT,
    LINEUP,
    MAIN,
    OWNED,
    POOL,
    REMOVED,
    SEATS,
    SHELF,
    STACK,
    UNUSED,
    WEAKNESSES,
    OwnPile,
    pile_name,
)
from archfoe.table.options_shown import Option
from archfoe.table.section import Section

_SHARED = (MAIN, LINEUP, WEAKNESSES, KICKS, STACK, DESTROYED, POOL, LENT, UNUSED, SHELF, REMOVED)
_OWNED = range(0, OWNED, SEATS)


class Seeing(Protocol):
    """What is read of a view, which has more; `View` says what each of them is."""

    seat: int | None

    @property
    def mode(self) -> str: ...
    @property
    def own_piles(self) -> Mapping[int, OwnPile]: ...
    @property
    def variants(self) -> tuple[str, ...]: ...
    @property
    def players(self) -> int: ...
    @property
    def teams(self) -> tuple[int, ...]: ...
    @property
    def turn(self) -> int: ...
    @property
    def active(self) -> int: ...
    @property
    def between(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def waiting(self) -> tuple[int, ...]: ...
    @property
    def target(self) -> int | None: ...
    @property
    def out(self) -> tuple[int, ...]: ...
    @property
    def section(self) -> Section | None: ...
    @property
    def asked(self) -> bool: ...
    @property
    def kind(self) -> Kind: ...
    @property
    def least(self) -> int: ...
    @property
    def most(self) -> int: ...
    @property
    def ordered(self) -> bool: ...
    @property
    def source(self) -> Card | None: ...
    @property
    def about(self) -> Card | None: ...
    @property
    def rule(self) -> str: ...
    @property
    def options(self) -> list[Option]: ...
    def scores(self) -> list[int] | None: ...
    def plays(self) -> list[Card]: ...
    def size(self, pile: int) -> int: ...
    def pile(self, pile: int) -> list[Card | None]: ...
    def power(self, seat: int | None = None) -> int: ...
    def power_parts(self, seat: int) -> Sequence[tuple[Card | None, int]]: ...
    def power_spent(self, seat: int) -> int: ...
    def power_doubled(self, seat: int) -> int: ...
    def hero_down(self, seat: int) -> bool: ...
    def staged(self, seat: int) -> Card | None: ...
    def figure_cost(self, seat: int) -> int: ...


def plain_data(view: Seeing) -> dict[str, Any]:
    own = view.own_piles
    out: dict[str, Any] = {
        "seat": view.seat,
        "mode": view.mode,
        "variants": list(view.variants),
        "turn": view.turn,
        "active": view.active,
        "between": view.between,
        "over": view.over,
        "winners": list(view.winners),
        "scores": view.scores(),
        "waiting": list(view.waiting),
        "target": view.target,
        "out": list(view.out),
        "plays": [card.name for card in view.plays()],
        "shared": {pile_name(pile, own): _names(view, pile) for pile in _SHARED if view.size(pile)},
        "seats": [_seat(view, seat) for seat in range(view.players)],
    }
    section = view.section
    if section is not None:
        out |= section.plain_data()
    if view.asked:
        out["question"] = _question(view)
    return out


def _names(view: Seeing, pile: int) -> list[str | None]:
    return [card.name if card is not None else None for card in view.pile(pile)]


def _seat(view: Seeing, seat: int) -> dict[str, Any]:
    own = view.own_piles
    return {
        "team": view.teams[seat],
        "power": view.power(seat),
        "parts": [[card.name if card else None, n] for card, n in view.power_parts(seat)],
        "spent": view.power_spent(seat),
        "doubled": view.power_doubled(seat),
        "hero_down": view.hero_down(seat),
        "character_cost": view.figure_cost(seat) if view.staged(seat) is not None else None,
        "piles": {pile_name(kind, own): _names(view, kind + seat) for kind in _OWNED if view.size(kind + seat)},
    }


def _question(view: Seeing) -> dict[str, Any]:
    source, about, own = view.source, view.about, view.own_piles
    return {
        "kind": view.kind.name,
        "prompt": view.kind.prompt,
        "least": view.least,
        "most": view.most,
        "ordered": view.ordered,
        "source": source.name if source else None,
        "about": about.name if about else None,
        "rule": view.rule,
        "options": [
            {
                "what": option.what,
                "card": option.card.name if option.card else None,
                "from": pile_name(option.pile, own) if option.pile is not None else None,
                "seat": option.seat,
                "word": option.word,
                "effect": clause(option.effect) or None,
                "cost": option.cost,
            }
            for option in view.options
        ],
    }
