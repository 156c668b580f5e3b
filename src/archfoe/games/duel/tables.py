"""The rules of a table: two players, three, or two teams of two."""

from __future__ import annotations

from archfoe.games.duel.alone import Duel, LastStanding
from archfoe.games.duel.rules import Confronting
from archfoe.games.families import RIVALS
from archfoe.games.options import Options
from archfoe.games.shared.partners import Partners

_WITHOUT_PARTNERS: dict[int, type[Confronting]] = {2: Duel, 3: LastStanding}


def rules_of(options: Options) -> Confronting:
    if options.family is RIVALS:
        return Confronting(options)
    return _WITHOUT_PARTNERS.get(options.players, Partners)(options)
