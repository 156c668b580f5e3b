"""The city in a few lines, as it is shown at the start of a turn: `table` tells all of it, `?` and a name one card."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.piles import HAND
from archfoe.core.text import listed
from archfoe.games.city.legacy import DESTROYED_AT
from archfoe.games.city.piles import space_name
from archfoe.games.city.spaces import CONTAINED, WALKS, SpaceShown, Villain
from archfoe.games.city.threat import TOP_LEVEL
from archfoe.games.city.view import CityView
from archfoe.games.city.words.goals import clock_lines, goal_lines
from archfoe.table.view import View
from archfoe.table.words.board import gist
from archfoe.table.words.log import named

#: Letters of two lines of a narrow terminal, the second one indented.
TWO_LINES = 140


def city_lines(city: CityView, names: Sequence[str]) -> list[str]:
    """A space in a line or two, the Threat and the counts."""
    return [
        "The city, clockwise (table tells every text):",
        *(gist(f"  {spot_line(city, spot, names)}", TWO_LINES) for spot in city.spots),
        f"Threat Level {city.threat} of {TOP_LEVEL} (threat tells what holds). {goal_lines(city)[0]}",
        *clock_lines(city, names),
    ]


def spot_line(city: CityView, spot: SpaceShown, names: Sequence[str]) -> str:
    """ "Location 1, Daily Planet: you; Bane (Villain 7, next step slot 1); Lois Lane (Hero 3)"."""
    name = space_name(spot.space) + (f", {spot.tile.name}" if spot.tile is not None else "")
    parts = [listed(_who(city, spot, names)), *_state(spot)]
    parts += [_villain(villain) for villain in spot.villains]
    wares = [f"{card.name}{f' x{copies}' if copies > 1 else ''} ({cost})" for card, cost, copies in spot.wares]
    wares += [f"{spot.basic.card.name} ({spot.basic.cost})"] if spot.basic is not None else []
    return f"{name}: {'; '.join(part for part in [*parts, listed(wares)] if part) or 'nothing'}."


def _who(city: CityView, spot: SpaceShown, names: Sequence[str]) -> list[str]:
    seats = sorted(spot.seats, key=lambda seat: seat != city.view.seat)
    return ["you" if seat == city.view.seat else names[seat] for seat in seats] + ["the ally"] * spot.ally


def _state(spot: SpaceShown) -> list[str]:
    if spot.tile is None:
        return list(spot.marks)
    if spot.damage is None:
        return ["destroyed", *spot.marks]
    ability = ["no ability now" if spot.idle else "ability"] if spot.ability else []
    return [*ability, *([f"damage {spot.damage} of {DESTROYED_AT}"] if spot.damage else []), *spot.marks]


def _villain(villain: Villain) -> str:
    """What it costs, and where it goes next; a Super-Villain stands out."""
    if villain.home and villain.doing != WALKS:
        doing = "at its Destination"
    elif villain.doing == WALKS:
        arrives = " its Destination" if villain.goal is not None and villain.then == villain.goal else ""
        doing = f"next{arrives} {space_name(villain.then)}"
    else:
        doing = "contained" if villain.doing == CONTAINED else "held"
    kind = "Super-Villain" if villain.card.super_villain else "Villain"
    marks = "".join(f", {mark}" for mark in villain.marks)
    return f"{villain.card.name} ({kind} {villain.cost}, {doing}{marks})"


def mate_line(view: View, seat: int, names: Sequence[str], figure: str, belongings: Sequence[str]) -> str:
    """Another player: who and where, what lies open of the hand, and what goes with the Character."""
    shown = named(view.known(HAND + seat)) if seat in view.partners else f"{view.size(HAND + seat)} cards"
    play = [f"in play {named(view.in_play(seat))}"] if view.in_play(seat) else []
    return gist(f"{names[seat]}, {figure}: {'; '.join([shown or 'no card', *play, *belongings])}.", TWO_LINES)
