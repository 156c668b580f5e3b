"""What games with Characters say of their own things."""

from __future__ import annotations

from typing import Final

from archfoe.games.duel.words.board import DuelBoard
from archfoe.games.duel.words.choices import DuelChoices, DuelWhy, seat_label
from archfoe.games.duel.words.intro import DuelIntro
from archfoe.games.duel.words.log import LOG
from archfoe.games.duel.words.primer import PRIMER
from archfoe.table.words.words import Words

WORDS: Final = Words(LOG, {"seat": seat_label}, DuelBoard(), DuelChoices(), DuelWhy(), DuelIntro(), primer=PRIMER)
