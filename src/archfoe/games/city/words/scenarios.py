"""The words of all scenarios together: each says its own in its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from archfoe.games.city.scenarios.exodus import words as exodus
from archfoe.games.city.scenarios.lights_out import words as lights_out
from archfoe.games.city.scenarios.stolen_seconds import words as stolen_seconds
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords

LOGS: Final[LogWords] = exodus.LOG | lights_out.LOG | stolen_seconds.LOG
SPENT_ON: Final[Mapping[str, Callable[[Seen], str]]] = lights_out.SPENT_ON
