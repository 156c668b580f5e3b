"""What a scenario says of its own things: each fills one of these in its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from archfoe.core.abilities import Use
from archfoe.games.city.view import CityView
from archfoe.games.city.words.counts import Count
from archfoe.table.happenings import Seen
from archfoe.table.words.labels import Label
from archfoe.table.words.log.lines import LogWords

Says = Callable[[CityView], str]


@dataclass(frozen=True)
class ScenarioWords:
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
