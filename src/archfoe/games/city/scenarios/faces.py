"""What each scenario says of its own things, all of them together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Final

from archfoe.agents.average_position import Reading
from archfoe.core.effect import Word
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.city.scenarios.darkseid.face import FACE as DARKSEID
from archfoe.games.city.scenarios.distractions.face import FACE as DISTRACTIONS
from archfoe.games.city.scenarios.face import COUNT, MISSIONS, ScenarioFace, Token
from archfoe.games.city.scenarios.hostages.face import FACE as HOSTAGES
from archfoe.games.city.scenarios.mind_control.face import FACE as MIND_CONTROL
from archfoe.games.city.scenarios.mischief.face import FACE as MISCHIEF
from archfoe.games.city.scenarios.poison.face import FACE as POISON
from archfoe.games.city.scenarios.retaliations.face import FACE as RETALIATIONS
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords

#: By the number of the scenario.
FACES: Final[dict[int, ScenarioFace]] = {
    2: HOSTAGES,
    3: MISCHIEF,
    4: DISTRACTIONS,
    5: MIND_CONTROL,
    6: POISON,
    7: RETALIATIONS,
    8: DARKSEID,
}
LOGS: Final[LogWords] = reduce(or_, [face.log for face in FACES.values()], LogWords())
SPENT_ON: Final[Mapping[str, Callable[[Seen], str]]] = {
    event: says for face in FACES.values() for event, says in face.spent_on.items()
}
READINGS: Final[Mapping[type[Word], Reading]] = {
    word: reading for face in FACES.values() for word, reading in face.readings.items()
}
MISSIONS_FROM: Final = 2
TOKENS: Final[dict[str, Token]] = {
    "defeated": Token(COUNT, "defeated"),
    "missions": Token(MISSIONS, "missions", tuple(number for number in SCENARIOS if number >= MISSIONS_FROM)),
    **{word: replace(token, scenarios=(n,)) for n, face in FACES.items() for word, token in face.tokens.items()},
}
