"""What one rule of each game stands behind: the questions when a card is played."""

from __future__ import annotations

from typing import Final

from archfoe.core import decisions as ask

QUESTIONS_OF_PLAY: Final = (
    ask.DISCARD_CARD, ask.FETCH_CARD, ask.MAY, ask.CHOOSE_ONE, ask.MOVE_CARD, ask.CHOOSE_TYPE, ask.PLACE_CARD,
    ask.ORDER_CARDS, ask.TAKE_CARD, ask.COPY_CARD, ask.TARGET_PLAYER, ask.MATCH_CARD, ask.SHOW, ask.BORROW_CARD,
    ask.PASS_CARD,
)  # fmt: skip
