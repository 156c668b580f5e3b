"""Which rule stands behind each word of the log and each sort of question: in a scenario, and in a contest."""

from __future__ import annotations

from typing import Final

from archfoe.core import decisions as ask
from archfoe.core import events as told
from archfoe.games.city import events as city_ev
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.scenarios.exodus import events as exodus_ev
from archfoe.games.city.scenarios.lights_out import events as lights_out_ev
from archfoe.games.city.scenarios.stolen_seconds import events as stolen_seconds_ev
from archfoe.games.shared import events as shared_ev
from archfoe.games.shared import kinds as shared_ask
from archfoe.games.shared.rule_ids import EVENTS_OF_PLAY, QUESTIONS_OF_PLAY

REBIRTH_RULES: Final[dict[str, str]] = {
    **dict.fromkeys(EVENTS_OF_PLAY, "REB-4.5"),
    **{kind.name: "REB-4.5" for kind in QUESTIONS_OF_PLAY},
    told.PLAYED_AGAIN: "G-8",
    told.POWER: "REB-5.1",
    told.ASSISTED: "REB-9.1",
    told.BOUGHT: "REB-5.4",
    told.DEFEATED: "REB-6.8",
    city_ev.REWARDED: "REB-6.8",
    told.GAINED: "REB-12.1",
    told.DISCARDED: "REB-4.5",
    told.DESTROYED: "REB-12.3",
    told.SHUFFLED: "REB-12.5",
    told.ATTACKED: "REB-7.1",
    told.HIT: "REB-7.6",
    told.AVOIDED: "REB-8.1",
    told.PASSED: "REB-7.7",
    told.CHOSE: "REB-2.2",
    told.DEALT: "REB-2.2",
    told.TURN: "REB-4.1",
    told.TURN_ENDED: "REB-4.6",
    city_ev.PLACED: "REB-3.1",
    city_ev.WALKED: "REB-5.2",
    city_ev.MOVED_VILLAIN: "REB-6.4",
    city_ev.CONTAINED: "REB-6.10",
    city_ev.THREAT: "REB-6.3",
    city_ev.DAMAGED: "REB-11.1",
    city_ev.RUINED: "REB-11.3",
    lights_out_ev.DARKENED: "REB-35.7",
    lights_out_ev.LIT: "REB-35.6",
    told.REMOVED: "REB-31.4",
    city_ev.REPAIRED: "REB-20.12",
    city_ev.COMPLETED: "REB-30.2",
    exodus_ev.RESCUED: "REB-36.6",
    exodus_ev.SAVED: "REB-36.8",
    exodus_ev.LOST: "REB-36.9",
    stolen_seconds_ev.CAME_BACK: "REB-37.7",
    city_ev.ROLLED: "REB-26.3",
    "in ruins": "REB-20.13",
    city_ev.CLOCK: "REB-13.7",
    city_ev.ENTERED: "REB-4.3",
    city_ev.LEFT: "REB-15.10",
    told.OVER: "REB-14.1",
    "first hand": "REB-2.3",
    "new hand": "REB-4.7",
    "clock out": "REB-14.2",
    "deck out": "REB-14.3",
    "won": "REB-14.1",
    "one basic": "REB-10.3",
    "stored waits": "REB-18.7",
    shared_ev.STORED: "REB-18.6",
    city_ev.ALLY_HURT: "REB-18.4",
    city_ev.ALLY_LEFT: "REB-18.5",
    city_ev.ALLY_BACK: "REB-18.5",
    "opening": "REB-2.8",
    "entry attack": "REB-6.3",
    "ambush": "REB-19.8",
    "ally attacked": "REB-18.4",
    "too far": "REB-5.4",
    ask.MAIN_ACTION.name: "REB-4.5",
    ask.DEFEND_TEAM.name: "REB-8.1",
    ask.DESTROY_CARD.name: "REB-12.3",
    ask.GAIN_CARD.name: "REB-12.1",
    ask.WHERE_TO.name: "REB-12.1",
    ask.WHICH_FIRST.name: "G-26",
    ask.PLAY_CARD.name: "REB-4.5",
    ask.PLAY_AGAIN.name: "G-8",
    ask.CHOOSE_HERO.name: "REB-2.2",
    shared_ask.ASSIST.name: "REB-9.1",
    city_ask.CHOOSE_SPACE.name: "REB-5.8",
    city_ask.PLACE_CHARACTER.name: "REB-3.1",
    city_ask.WALK.name: "REB-5.7",
    city_ask.TARGET_VILLAIN.name: "REB-9.7",
    city_ask.TARGET_CHARACTER.name: "REB-9.7",
    city_ask.ATTACK_ORDER.name: "REB-7.3",
    city_ask.ATTACKED_NEXT.name: "REB-7.6",
    city_ask.FIRST_PLAYER.name: "REB-2.10",
    city_ask.KEEP_CARD.name: "REB-17.6",
}

CONTEST_RULES: Final[dict[str, str]] = {
    **REBIRTH_RULES,
    told.DEFEATED: "REB-23.14",
    told.ASSISTED: "REB-23.9",
    shared_ev.STORED: "REB-23.11",
    told.OVER: "REB-23.18",
    "opening": "REB-23.4",
    "entry attack": "REB-23.13",
    "clock out": "REB-23.15",
    "deck out": "REB-23.16",
    "five defeated": "REB-23.17",
    "stored waits": "REB-23.11",
}
