"""What the face of a scenario is made of: counts, words, and tokens of a position file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from archfoe.agents.average_position import Reading
from archfoe.core.abilities import Use
from archfoe.core.cards import Card
from archfoe.core.effect import Word
from archfoe.core.text import listed
from archfoe.games.city.spaces import FALLEN, TO_COME, Chief
from archfoe.games.city.view import CityView
from archfoe.table.happenings import Seen
from archfoe.table.words.labels import Label
from archfoe.table.words.log.lines import LogWords

COUNT, BY_LOCATION, BY_SEAT, MISSIONS = "count", "by Location", "by seat", "Side Missions"
CARD_BY_LOCATION, CARDS = "a card by Location", "cards"  # that lie beside the board, open
NAMED, BY_CARD = "named cards", "by card"  # that lie anywhere, by name


@dataclass(frozen=True)
class Token:
    """How it is written, and the field that has it; one by Location or seat is a row."""

    form: str
    fact: str
    scenarios: Sequence[int] = ()  # by number; none: all


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


Says = Callable[[CityView], str]


@dataclass(frozen=True)
class ScenarioFace:
    """What is said of the things of one scenario, and how bots and position files read them."""

    #: How its events are told.
    log: LogWords = field(default_factory=LogWords)
    #: Each count that the game is won or lost by, as a sentence without its point; None: only the Super-Villains.
    counts: Callable[[CityView], list[Count]] | None = None
    #: Its deeds as options, by their verb, and what each of them costs or brings.
    labels: Mapping[str, Label] = field(default_factory=dict)
    deeds: Mapping[str, Says] = field(default_factory=dict)
    #: Its deeds as a position file says them; {} is the Location.
    said: tuple[str, ...] = ()
    #: What a player may type for a deed, and its verb.
    typed: Mapping[str, str] = field(default_factory=dict)
    #: By the word of the rule: why a game was lost.
    lost: Mapping[str, Says] = field(default_factory=dict)
    #: How far a player has come with what one of its cards asks for: " (1 of 3 so far)".
    so_far: Callable[[CityView, int, Use], str] | None = None
    #: What Power or Move was spent on, by the event.
    spent_on: Mapping[str, Callable[[Seen], str]] = field(default_factory=dict)
    #: How the greedy bot reads words that only its cards have.
    readings: Mapping[type[Word], Reading] = field(default_factory=dict)
    #: What it counts and marks beside its cards, by the words of a position file.
    tokens: Mapping[str, Token] = field(default_factory=dict)
