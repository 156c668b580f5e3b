"""What scenarios count and mark beside their cards: each says its own in its folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from archfoe.games.city.scenarios.distractions.tokens import TOKENS as DISTRACTIONS
from archfoe.games.city.scenarios.hostages.tokens import TOKENS as HOSTAGES
from archfoe.games.city.scenarios.poison.tokens import TOKENS as POISON
from archfoe.games.city.scenarios.retaliations.tokens import TOKENS as RETALIATIONS
from archfoe.games.city.scenarios.rows import SCENARIOS
from archfoe.games.city.tokens import COUNT, MISSIONS, Token

MISSIONS_FROM: Final = 2
_OWN: Final[Mapping[int, Mapping[str, Token]]] = {2: HOSTAGES, 4: DISTRACTIONS, 6: POISON, 7: RETALIATIONS}

TOKENS: Final[dict[str, Token]] = {
    "defeated": Token(COUNT, "defeated"),
    "missions": Token(MISSIONS, "missions", tuple(number for number in SCENARIOS if number >= MISSIONS_FROM)),
    **{word: replace(token, scenarios=(number,)) for number, tokens in _OWN.items() for word, token in tokens.items()},
}
