"""The words of all scenarios together: each says its own in its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from typing import Final

from archfoe.games.city.scenarios.darkseid import words as darkseid
from archfoe.games.city.scenarios.distractions import words as distractions
from archfoe.games.city.scenarios.hostages import words as hostages
from archfoe.games.city.scenarios.mind_control import words as mind_control
from archfoe.games.city.scenarios.mischief import words as mischief
from archfoe.games.city.scenarios.poison import words as poison
from archfoe.games.city.scenarios.retaliations import words as retaliations
from archfoe.games.city.words.scenario import ScenarioWords
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords

#: What each scenario says in its folder, by number.
SCENARIO_WORDS: Final[dict[int, ScenarioWords]] = {
    2: hostages.WORDS,
    3: mischief.WORDS,
    4: distractions.WORDS,
    5: mind_control.WORDS,
    6: poison.WORDS,
    7: retaliations.WORDS,
    8: darkseid.WORDS,
}
LOGS: Final[LogWords] = reduce(or_, [words.log for words in SCENARIO_WORDS.values()], LogWords())
SPENT_ON: Final[Mapping[str, Callable[[Seen], str]]] = {
    event: says for words in SCENARIO_WORDS.values() for event, says in words.spent_on.items()
}
