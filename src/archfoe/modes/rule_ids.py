"""Which rule stands behind each word of the log and each sort of question."""

from __future__ import annotations

from typing import Final

from archfoe.core import decisions as ask
from archfoe.core import events as told

RULE_OF: Final[dict[str, str]] = {
    # the log
    told.PLAYED: "BASE-3.2",
    told.PLAYED_AGAIN: "G-8",
    told.BOUGHT: "BASE-3.5",
    told.DEFEATED: "BASE-8.1",
    told.GAINED: "BASE-13.1",
    told.PUT: "BASE-3.2",
    told.DREW: "BASE-3.10",
    told.DISCARDED: "BASE-3.8",
    told.DESTROYED: "BASE-12.1",
    told.REVEALED: "BASE-3.2",
    told.LOOKED: "BASE-3.2",
    told.SHUFFLED: "BASE-10.2",
    told.POWER: "BASE-3.6",
    told.ATTACKED: "BASE-7.1",
    told.HIT: "BASE-7.5",
    told.AVOIDED: "BASE-7.3",
    told.SPARED: "BASE-18.15",
    told.PASSED: "BASE-16.4",
    told.PAID: "G-34",
    told.USED: "BASE-3.2",
    told.TURNED_DOWN: "BASE-18.10",
    told.TURNED_UP: "G-21",
    told.CHOSE: "BASE-1.4",
    told.NAMED: "BASE-3.2",
    told.APPEARED: "BASE-4.5",
    told.TURN: "BASE-2.4",
    told.TURN_ENDED: "G-1",
    told.REFILLED: "BASE-4.4",
    told.DEALT: "BASE-1.3",
    told.OVER: "BASE-5.3",
    "first hand": "BASE-2.3",
    "new hand": "BASE-4.3",
    "next villain": "BASE-8.2",
    "no flip": "BASE-5.1",
    "no refill": "BASE-5.2",
    "stall": "BASE-5.6",
    # questions
    ask.MAIN_ACTION.name: "BASE-3.9",
    ask.DEFEND.name: "BASE-7.2",
    ask.DEFEND_TEAM.name: "BASE-16.7",
    ask.SHOW.name: "BASE-18.15",
    ask.DISCARD_CARD.name: "BASE-3.2",
    ask.DESTROY_CARD.name: "BASE-12.2",
    ask.GAIN_CARD.name: "BASE-13.1",
    ask.FETCH_CARD.name: "BASE-3.2",
    ask.WHERE_TO.name: "BASE-3.7",
    ask.WHICH_FIRST.name: "G-26",
    ask.MAY.name: "BASE-3.2",
    ask.CHOOSE_ONE.name: "BASE-3.2",
    ask.PLAY_CARD.name: "G-14",
    ask.PLAY_AGAIN.name: "G-8",
    ask.BORROW_CARD.name: "BASE-18.19",
    ask.PASS_CARD.name: "BASE-8.5",
    ask.MOVE_CARD.name: "BASE-3.2",
    ask.CHOOSE_HERO.name: "BASE-1.4",
    ask.TARGET_PLAYER.name: "BASE-3.2",
    ask.ANSWER_FOE.name: "BASE-16.5",
}
