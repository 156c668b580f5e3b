"""How far a team has come, in the sentences that scenarios share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from archfoe.core.cards import Card
from archfoe.core.text import listed
from archfoe.games.city.spaces import FALLEN, TO_COME, Chief
from archfoe.games.city.view import CityView


class Count(NamedTuple):
    """Something that a game is won or lost by: a sentence without its point, and what of it a small map has room for.

    `beaten` and `to_beat` are of the Super-Villains, where those are counted.
    """

    words: str
    short: str = ""
    beaten: int | None = None
    to_beat: int | None = None


def supers(city: CityView, whose: str = "", how: str = "", but: Card | None = None) -> Count:
    """ "Super-Villains defeated: 2 of 5 (Amazo and Despero)", as many as the scenario asks for; one may not count."""
    fallen, wanted = [card for card in city.fallen if card is not but], city.scenario.to_defeat
    done, who = city.defeated - (but in city.fallen), f"{whose}Super-Villains"
    words = f"{who} defeated{how}: {done} of {wanted}{in_brackets(fallen)}"
    return Count(words, f"{who} {min(done, wanted)} of {wanted}", min(done, wanted), wanted)


def in_brackets(cards: Sequence[Card]) -> str:
    """Their names, or nothing."""
    return f" ({listed([card.name for card in cards])})" if cards else ""


def all_supers(city: CityView) -> list[Count]:
    """What most scenarios are won by."""
    return [supers(city)]


def chief_stands(city: CityView) -> list[Count]:
    """The same of the one that its data name."""
    return stands(city.chief())


def stands(chief: Chief | None) -> list[Count]:
    """How it stands with the Villain whom the scenario is about."""
    if chief is None:
        return []
    name = chief.card.name
    if chief.state in (TO_COME, FALLEN):
        words = f"{name} is {'still to come' if chief.state == TO_COME else 'defeated'}"
        return [Count(words, words)]
    return [Count(f"{name} is in the city and costs {chief.cost}", f"{name} is in the city")]
