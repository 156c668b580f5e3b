"""The rules of a table: two players, three, or two teams of two."""

from __future__ import annotations

from archfoe.games.duel import ASSIST
from archfoe.games.duel.alone import Duel, LastStanding
from archfoe.games.duel.rules import Confronting
from archfoe.games.options import Options
from archfoe.games.shared.partners import Partners

_WITHOUT_PARTNERS: dict[int, type[Confronting]] = {2: Duel, 3: LastStanding}


def rules_of(options: Options) -> Confronting:
    if ASSIST not in options.played.features:
        return Confronting(options)
    return _WITHOUT_PARTNERS.get(options.players, Partners)(options)
