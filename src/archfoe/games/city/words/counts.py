"""How far a team has come, in the sentences that scenarios share."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.cards import Card
from archfoe.core.text import listed
from archfoe.games.city.spaces import FALLEN, TO_COME, Chief
from archfoe.games.city.view import CityView


def supers(city: CityView, wanted: int, words: str = "Super-Villains defeated", but: Card | None = None) -> str:
    """ "Super-Villains defeated: 2 of 5 (Amazo and Despero)"; one may not count."""
    fallen = [card for card in city.fallen if card is not but]
    done = city.defeated - (but in city.fallen)
    return f"{words}: {done} of {wanted}{in_brackets(fallen)}"


def in_brackets(cards: Sequence[Card]) -> str:
    """Their names, or nothing."""
    return f" ({listed([card.name for card in cards])})" if cards else ""


def all_supers(city: CityView) -> list[str]:
    """As many as the scenario asks for."""
    return [supers(city, city.scenario.to_defeat)]


def chief_stands(city: CityView) -> list[str]:
    """The same of the one that its data name."""
    return stands(city.chief())


def stands(chief: Chief | None) -> list[str]:
    """How it stands with the Villain whom the scenario is about."""
    if chief is None:
        return []
    if chief.state == TO_COME:
        return [f"{chief.card.name} is still to come"]
    return [f"{chief.card.name} is {'defeated' if chief.state == FALLEN else f'in the city and costs {chief.cost}'}"]
