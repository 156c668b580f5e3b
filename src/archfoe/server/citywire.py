"""The city of Rebirth as it is sent: all of it lies open, costs are those for the seat that looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from archfoe.boxes.rebirth.tiles import Tile
from archfoe.citymap import CityMap, Spot
from archfoe.cli import city as words
from archfoe.cli import goals
from archfoe.core.cards import Card
from archfoe.core.city import space_name
from archfoe.core.piles import SPACE
from archfoe.modes.legacy import DESTROYED_AT
from archfoe.modes.rebirth.menace import CLOCK_BOXES
from archfoe.modes.rebirth.track import TOP_LEVEL
from archfoe.server import shapes
from archfoe.server.cardnames import card_name, optional_name
from archfoe.views import View


def city_of(view: View, names: Sequence[str]) -> shapes.City | None:
    if view.over and view.at(0) is None:
        return None
    city = CityMap(view)
    seats = range(view.players)
    return shapes.City(
        spaces=[_space(city, spot, names) for spot in city.spots],
        threat=_threat(city),
        clock=view.clock,
        clock_boxes=CLOCK_BOXES,
        defeated=city.defeated,
        goal=goals.goal_lines(city),
        contained=optional_name(view.contained),
        next_seat=city.next_seat,
        lines=[*goals.clock_lines(city, names), *words.forecast_lines(city, names)],
        move=[view.move(seat) for seat in seats],
        reach=[view.reach(seat) for seat in seats],
        at=[view.at(seat) for seat in seats],
        carried=[city.carried(seat) for seat in seats],
        title="Each for himself" if city.contest else city.scenario.title,
    )


def _threat(city: CityMap) -> shapes.Threat:
    levels = [" ".join(text.text for text in texts) for texts in city.levels[1:]]
    return shapes.Threat(city.view.threat, TOP_LEVEL, " ".join(goals.threat_lines(city)), levels)


def _space(city: CityMap, spot: Spot, names: Sequence[str]) -> shapes.Space:
    cards: list[shapes.Ware] = []
    villains: list[shapes.Villain] = []
    if spot.wares or spot.villains:
        there = city.view.known(SPACE + spot.space)
        costs = {ware.card: ware.cost for ware in spot.wares} | {one.card: one.cost for one in spot.villains}
        cards = [shapes.Ware(card_name(card), costs[card]) for card in there]
        villains = _villains(city, spot, there, names)
    return shapes.Space(
        name=space_name(spot.space),
        tile=_tile(spot),
        cards=cards,
        villains=villains,
        seats=spot.seats,
        ally=city.view.ally == spot.space,
        civilians=spot.civilians,
        javelin=spot.javelin,
    )


def _tile(spot: Spot) -> shapes.Tile | None:
    if spot.tile is None:
        return None
    basic = None
    if spot.basic is not None:
        basic = shapes.Stack(spot.basic.copies, shapes.Ware(card_name(spot.basic.card), spot.basic.cost))
    text = _ability(spot.tile) if spot.ability else ""
    return shapes.Tile(spot.tile.name, text, spot.damage, DESTROYED_AT, basic, spot.dark)


@cache
def _ability(tile: Tile) -> str:
    """Words that never change, made once."""
    return words.ability_words(tile)


def _villains(city: CityMap, spot: Spot, there: Sequence[Card], names: Sequence[str]) -> list[shapes.Villain]:
    attackers = city.attackers(city.next_seat, city.view.at(city.next_seat))
    return [
        shapes.Villain(
            card=card_name(villain.card),
            index=there.index(villain.card),
            cost=villain.cost,
            goal=villain.goal,
            doing=villain.doing,
            then=villain.then,
            frozen_by=villain.frozen_by,
            attacks=villain in attackers,
            words=words.intent(villain, city, names),
        )
        for villain in spot.villains
    ]
