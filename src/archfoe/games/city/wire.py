"""The city of Rebirth as it is sent: all of it lies open, costs are those for the seat that looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from archfoe.games.city import shapes
from archfoe.games.city.bot.jobs import jobs_in, words_of
from archfoe.games.city.legacy import DESTROYED_AT
from archfoe.games.city.piles import space_name
from archfoe.games.city.scenarios.face import Count
from archfoe.games.city.spaces import SpaceShown, Villain
from archfoe.games.city.threat import TOP_LEVEL
from archfoe.games.city.tiles import TILES
from archfoe.games.city.view import CityView
from archfoe.games.city.villains import CLOCK_BOXES
from archfoe.games.city.words import board as words
from archfoe.games.city.words import goals
from archfoe.table.section import Section
from archfoe.table.view import View
from archfoe.wire.card_names import card_name, optional_name
from archfoe.wire.shapes import ForSale, Stack


class CityWire:
    def section(
        self,
        view: View,
        section: Section | None,
        names: Sequence[str],
        kept: dict[Any, Any],
        alike: dict[Any, Any],
    ) -> shapes.City | None:
        assert isinstance(section, CityView)
        return city_of(section, names, kept, alike)


def city_of(city: CityView, names: Sequence[str], kept: dict[Any, Any], alike: dict[Any, Any]) -> shapes.City | None:
    """`kept` has what was said before in this game, with what it was said of."""
    view = city.view
    if view.over and view.at(0) is None:
        return None
    seats, prices = range(view.players), _prices(city, alike)
    goal, counts = _goal(city, prices, alike)
    counted = next((count for count in counts if count.to_beat is not None), Count(""))
    return shapes.City(
        spaces=_spaces(city, prices, names, kept, alike),
        threat=_threat(city, kept),
        clock=city.clock_box,
        clock_boxes=CLOCK_BOXES,
        goal=goal,
        progress=[count.short for count in counts if count.short],
        beaten=counted.beaten,
        to_beat=counted.to_beat,
        asks=_asks(city, kept),
        contained=optional_name(city.contained),
        next_seat=city.next_seat,
        lines=_lines(city, prices, names, kept, alike),
        move=[view.move(seat) for seat in seats],
        reach=[city.reach(seat) for seat in seats],
        at=[view.at(seat) for seat in seats],
        beside=[city.with_character(seat) for seat in seats],
        jobs=_jobs(city, alike),
        title="Everyone for themselves" if city.contest else city.scenario.title,
    )


def _jobs(city: CityView, alike: dict[Any, Any]) -> list[shapes.Job]:
    """The same for all who look."""
    if "jobs" not in alike:
        alike["jobs"] = [shapes.Job(*job, words_of(city, job)[0]) for job in jobs_in(city)]
    found: list[shapes.Job] = alike["jobs"]
    return found


def _spaces(
    city: CityView, prices: tuple[int, ...], names: Sequence[str], kept: dict[Any, Any], alike: dict[Any, Any]
) -> list[shapes.Space]:
    """Who pays the same for every card, and stands not among those who are named, sees the same."""
    reader = city.view.seat if city.names_reader else None
    key = "spaces", reader, prices
    found: list[shapes.Space] | None = alike.get(key)
    if found is None:
        of, before = (reader, prices, _made_of(city, alike), names), kept.get(("spaces", city.view.seat))
        if before is not None and before[0] == of:
            found = before[1]
        else:
            found = [_space(city, spot, names, kept) for spot in _spots(city, prices, alike)]
        alike[key], kept["spaces", city.view.seat] = found, (of, found)
    return found


def _prices(city: CityView, alike: dict[Any, Any]) -> tuple[int, ...]:
    key = "prices", city.own_prices
    found: tuple[int, ...] | None = alike.get(key)
    if found is None:
        found = alike[key] = city.prices
    return found


def _spots(city: CityView, prices: tuple[int, ...], alike: dict[Any, Any]) -> Sequence[SpaceShown]:
    found: Sequence[SpaceShown] | None = alike.get(("spots", prices))
    if found is None:
        found = alike["spots", prices] = city.spots
    else:
        city.take_spots(found)
    return found


def _made_of(city: CityView, alike: dict[Any, Any]) -> Any:
    if "made of" not in alike:
        alike["made of"] = city.made_of
    return alike["made of"]


def _lines(
    city: CityView, prices: tuple[int, ...], names: Sequence[str], kept: dict[Any, Any], alike: dict[Any, Any]
) -> list[str]:
    """The clock, and who is attacked next: the same for all whom it does not name."""
    named = [city.next_seat, *([city.clock[0]] if city.clock is not None else [])]
    key = "lines", city.view.seat if city.view.seat in named else None
    found: list[str] | None = alike.get(key)
    if found is None:
        of, before = (_made_of(city, alike), names), kept.get(key)
        if before is not None and before[0] == of:
            found = before[1]
        else:
            _spots(city, prices, alike)  # for the forecast, which looks at all Villains
            found = [*goals.clock_lines(city, names), *words.forecast_lines(city, names)]
        alike[key], kept[key] = found, (of, found)
    return found


def _goal(city: CityView, prices: tuple[int, ...], alike: dict[Any, Any]) -> tuple[list[str], list[Count]]:
    """It names no reader; the chief Villain's cost is one of the prices."""
    key = "goal", prices
    if key not in alike:
        alike[key] = goals.goal_lines(city), goals.progress(city)
    found: tuple[list[str], list[Count]] = alike[key]
    return found


def _asks(city: CityView, said: dict[Any, Any]) -> str:
    """The same in the whole game."""
    if "asks" not in said:
        said["asks"] = goals.asks(city)
    found: str = said["asks"]
    return found


def _threat(city: CityView, said: dict[Any, Any]) -> shapes.Threat:
    """Nothing of it changes but with the Threat."""
    key = "threat", city.threat
    if key not in said:
        levels = [" ".join(text.text for text in texts) for texts in city.levels[1:]]
        said[key] = shapes.Threat(city.threat, TOP_LEVEL, " ".join(goals.threat_lines(city)), levels)
    found: shapes.Threat = said[key]
    return found


def _space(city: CityView, spot: SpaceShown, names: Sequence[str], kept: dict[Any, Any]) -> shapes.Space:
    """As it was in the position before, if all of it is."""
    seat, reader = city.next_seat, city.view.seat
    named = reader is not None and (reader in spot.seats or any(v.frozen_by == reader for v in spot.villains))
    at = None if city.last_turn else city.view.at(seat)
    attack = [not city.last_turn and villain.attacks(seat, at) for villain in spot.villains]
    key, of = ("space", spot.space, reader if named else None), (spot, attack, names)
    before: tuple[Any, shapes.Space] | None = kept.get(key)
    if before is None or before[0] != of:
        before = kept[key] = of, _new_space(city, spot, attack, names)
    return before[1]


def _new_space(city: CityView, spot: SpaceShown, attack: Sequence[bool], names: Sequence[str]) -> shapes.Space:
    return shapes.Space(
        name=space_name(spot.space),
        tile=_tile(spot),
        cards=[ForSale(card_name(card), cost) for card, cost in spot.cards],
        villains=[
            _villain(city, villain, attacks, names) for villain, attacks in zip(spot.villains, attack, strict=True)
        ],
        seats=spot.seats,
        ally=spot.ally,
        marks=spot.marks,
    )


def _tile(spot: SpaceShown) -> shapes.Tile | None:
    if spot.tile is None:
        return None
    basic = None
    if spot.basic is not None:
        basic = Stack(spot.basic.copies, ForSale(card_name(spot.basic.card), spot.basic.cost))
    text = _ability(spot.tile.id) if spot.ability else ""
    short = _short(spot.tile.id) if spot.ability else ""
    return shapes.Tile(spot.tile.name, text, short, spot.damage, DESTROYED_AT, basic, spot.idle)


@cache
def _ability(tile: str) -> str:
    """Words that never change, made once."""
    return words.ability_words(TILES[tile])


@cache
def _short(tile: str) -> str:
    return TILES[tile].short


def _villain(city: CityView, villain: Villain, attacks: bool, names: Sequence[str]) -> shapes.Villain:
    return shapes.Villain(
        card=card_name(villain.card),
        index=villain.place,
        cost=villain.cost,
        goal=villain.goal,
        doing=villain.doing,
        then=villain.then,
        frozen_by=villain.frozen_by,
        attacks=attacks,
        words=words.intent(villain, city, names),
        marks=villain.marks,
    )


WIRE: Final = CityWire()
