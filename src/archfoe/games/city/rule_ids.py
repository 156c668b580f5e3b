"""Which rule stands behind each cause, each word of the log that has one cause only, and each sort of question: in a
scenario, and in a contest."""

from __future__ import annotations

from typing import Final

from archfoe.core import causes as why
from archfoe.core import decisions as ask
from archfoe.core import events as told
from archfoe.games.city import events as city_ev
from archfoe.games.city import kinds as city_ask
from archfoe.games.city import legacy, threat
from archfoe.games.city.causes import CARRIED, ON_ALLY, TILE, WITH_ALLY
from archfoe.games.shared import causes as also
from archfoe.games.shared import events as shared_ev
from archfoe.games.shared import kinds as shared_ask
from archfoe.games.shared.rule_ids import QUESTIONS_OF_PLAY

_BY_TEXT: Final = (why.TEXT, why.HELP, why.LASTING, why.DEFENSE, why.ATTACK, why.ABILITY, also.REWARD, TILE)

REBIRTH_RULES: Final[dict[str, str]] = {
    # causes
    why.TEXT: "REB-4.5",
    why.ABILITY: "REB-17.1",
    why.LASTING: "REB-12.4",
    why.AT_END: "REB-4.6",
    why.HELP: "REB-9.3",
    why.ATTACK: "REB-7.6",
    why.DEFENSE: "REB-8.2",
    why.FIRST_HAND: "REB-2.3",
    why.NEW_HAND: "REB-4.7",
    also.REWARD: "REB-6.8",
    TILE: "REB-10.1",
    legacy.SIX_CARDS: "REB-20.17",
    legacy.BASIC_EACH: "REB-20.18",
    threat.LEADER_LOSES: "REB-24.3",
    **{f"{text}: {city_ev.WALKED}": "REB-5.7" for text in _BY_TEXT},
    **{f"{text}: {city_ev.PLACED}": "REB-5.8" for text in _BY_TEXT},
    **{f"{text}: {city_ev.MOVED_VILLAIN}": "REB-6.7" for text in _BY_TEXT},
    f"{why.PURCHASE}: {told.GAINED}": "REB-5.6",
    f"{why.FOR_ANOTHER}: {told.AVOIDED}": "REB-8.5",
    f"{why.OF_A_FOE}: {told.PLAYED}": "G-14",
    f"{why.BORROWED}: {told.PLAYED}": "G-37",
    f"{CARRIED}: {city_ev.MOVED_VILLAIN}": "REB-15.15",
    f"{ON_ALLY}: {told.ATTACKED}": "REB-18.4",
    f"{WITH_ALLY}: {told.CHOSE}": "REB-18.1",
    f"{WITH_ALLY}: {city_ev.PLACED}": "REB-18.2",
    f"{WITH_ALLY}: {city_ev.WALKED}": "REB-18.3",
    f"{threat.SUPERS_ENTER}: {told.ATTACKED}": "REB-6.3",
    f"{threat.AMBUSH}: {told.ATTACKED}": "REB-19.8",
    f"{threat.TWO_CARDS}: {city_ev.ENTERED}": "REB-13.2",
    f"{threat.LOSE_DEAREST}: {told.DESTROYED}": "REB-13.4",
    f"{threat.WEAKNESS_EACH}: {told.GAINED}": "REB-19.10",
    f"{threat.ADVANCE}: {city_ev.MOVED_VILLAIN}": "REB-19.13",
    f"{threat.HEAVY_BLOWS}: {city_ev.DAMAGED}": "REB-19.12",
    f"{threat.START_CLOCK}: {city_ev.CLOCK}": "REB-13.6",
    "at Arkham Asylum": "REB-10.5",
    "at Police Station": "REB-10.6",
    "at Daily Planet": "REB-10.7",
    # words of the log that have one cause, or are the same whatever it is
    told.PLAYED: "REB-4.5",
    told.USED: "REB-10.4",
    f"{TILE}: {told.USED}": "REB-10.1",
    told.PICKED: "G-56",
    told.NONE_LEFT: "REB-12.2",
    told.SPARED: "G-12",
    city_ev.KEPT: "REB-17.6",
    city_ev.FROZEN: "REB-15.1",
    city_ev.CHEAPENED: "REB-5.5",
    **{kind.name: "REB-4.5" for kind in QUESTIONS_OF_PLAY},
    told.PLAYED_AGAIN: "G-8",
    told.ASSISTED: "REB-9.1",
    told.BOUGHT: "REB-5.4",
    told.DEFEATED: "REB-6.8",
    city_ev.REWARDED: "REB-6.8",
    told.GAINED: "REB-12.1",
    told.DESTROYED: "REB-12.3",
    told.SHUFFLED: "REB-12.5",
    told.ATTACKED: "REB-7.1",
    told.HIT: "REB-7.6",
    told.AVOIDED: "REB-8.1",
    told.PASSED: "REB-7.7",
    told.CHOSE: "REB-2.2",
    told.DEALT: "REB-2.2",
    told.TURN: "REB-4.1",
    f"{why.FIRST_TURN}: {told.TURN}": "REB-2.10",
    also.CONFRONTING: "G-61",
    also.THAT_FOE: "G-61",
    told.TURN_ENDED: "REB-4.6",
    city_ev.PLACED: "REB-3.1",
    city_ev.WALKED: "REB-5.2",
    city_ev.MOVED_VILLAIN: "REB-6.4",
    city_ev.CONTAINED: "REB-6.10",
    city_ev.THREAT: "REB-6.3",
    city_ev.DAMAGED: "REB-11.1",
    city_ev.RUINED: "REB-11.3",
    told.REMOVED: "REB-31.4",
    city_ev.REPAIRED: "REB-20.12",
    city_ev.COMPLETED: "REB-30.2",
    city_ev.ROLLED: "REB-26.3",
    "in ruins": "REB-20.13",
    city_ev.CLOCK: "REB-13.7",
    city_ev.ENTERED: "REB-4.3",
    city_ev.LEFT: "REB-15.10",
    told.OVER: "REB-14.1",
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

#: In the game to learn with, what is another than in the first scenario.
TRAINING_RULES: Final = {"won": "REB-27.5", "deck out": "REB-27.6"}

CONTEST_RULES: Final[dict[str, str]] = {
    **REBIRTH_RULES,
    told.DEFEATED: "REB-23.14",
    told.ASSISTED: "REB-23.9",
    f"{threat.SUPERS_ENTER}: {told.ATTACKED}": "REB-23.13",
    f"{why.FOR_ANOTHER}: {told.AVOIDED}": "REB-23.20",
    f"{threat.TWO_CARDS}: {city_ev.ENTERED}": "REB-24.2",
    f"{threat.START_CLOCK}: {city_ev.CLOCK}": "REB-24.6",
    city_ev.THREAT: "REB-24.1",
    shared_ev.STORED: "REB-23.11",
    f"{why.FIRST_TURN}: {told.TURN}": "REB-23.7",
    told.OVER: "REB-23.18",
    "opening": "REB-23.4",
    "clock out": "REB-23.15",
    "deck out": "REB-23.16",
    "five defeated": "REB-23.17",
    "stored waits": "REB-23.11",
}
