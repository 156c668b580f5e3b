"""Which rule stands behind each cause, each word of the log that has one cause only, and each sort of question."""

from __future__ import annotations

from typing import Final

from archfoe.core import causes as why
from archfoe.core import decisions as ask
from archfoe.core import events as told
from archfoe.games.lineup import kinds as lineup_ask
from archfoe.games.shared import causes as also
from archfoe.games.shared.choices import FIRST_GAME, TWO_DEALT, TWO_HEADS
from archfoe.games.shared.heroes import MIXED, SECOND_GAME

#: A Super-Villain that lies in the Line-Up and is bought there.
STRAY: Final = "stray"

RULE_OF: Final[dict[str, str]] = {
    # causes: texts of cards
    why.TEXT: "BASE-3.2",
    why.ABILITY: "BASE-6.2",
    f"{why.ABILITY}: {told.POWER}": "G-25",
    why.LASTING: "BASE-11.3",
    why.AT_END: "G-1",
    why.ATTACK: "BASE-7.5",
    why.APPEARANCE: "BASE-8.5",
    why.DEFENSE: "BASE-7.2",
    also.CONFRONTING: "G-61",
    also.THAT_FOE: "G-61",
    # causes: steps of the game
    why.FIRST_HAND: "BASE-2.3",
    why.NEW_HAND: "BASE-4.3",
    # words of the log that have one cause, or are the same whatever it is
    told.PLAYED: "BASE-3.2",
    f"{why.OF_A_FOE}: {told.PLAYED}": "G-14",
    f"{why.BORROWED}: {told.PLAYED}": "G-37",
    told.PLAYED_AGAIN: "G-8",
    told.BOUGHT: "BASE-3.5",
    told.DEFEATED: "BASE-8.1",
    told.GAINED: "BASE-13.1",
    f"{why.PURCHASE}: {told.GAINED}": "BASE-3.7",
    told.NONE_LEFT: "BASE-9.4",
    told.DESTROYED: "BASE-12.1",
    told.SHUFFLED: "BASE-10.2",
    f"{why.LOOKING}: {told.SHUFFLED}": "BASE-10.3",
    told.ATTACKED: "BASE-7.1",
    told.HIT: "BASE-7.5",
    f"{why.APPEARANCE}: {told.HIT}": "BASE-8.6",
    told.UNHARMED: "BASE-7.5",
    f"{why.APPEARANCE}: {told.UNHARMED}": "BASE-8.6",
    told.AVOIDED: "BASE-7.2",
    f"{why.APPEARANCE}: {told.AVOIDED}": "BASE-8.6",
    told.SPARED: "G-12",
    f"{why.APPEARANCE}: {told.PASSED}": "BASE-8.5",
    told.PAID: "G-34",
    told.TURNED_DOWN: "BASE-8.5",
    told.TURNED_UP: "G-21",
    told.CHOSE: "BASE-1.4",
    told.PICKED: "G-56",
    told.APPEARED: "BASE-4.5",
    told.TURN: "BASE-2.4",
    f"{why.FIRST_TURN}: {told.TURN}": "BASE-2.1",
    f"{why.GOES_FIRST}: {told.TURN}": "BASE-2.2",
    told.TURN_ENDED: "BASE-4.1",
    told.REFILLED: "BASE-4.4",
    told.DEALT: "BASE-1.4",
    f"{FIRST_GAME}: {told.DEALT}": "BASE-1.3",
    f"{TWO_DEALT}: {told.DEALT}": "BASE-1.5",
    f"{TWO_DEALT}: {told.CHOSE}": "BASE-1.5",
    f"{TWO_HEADS}: {told.DEALT}": "BASE-15.1",
    f"{TWO_HEADS}: {told.CHOSE}": "BASE-15.1",
    f"{MIXED}: {told.DEALT}": "HU-10.3",
    f"{MIXED}: {told.CHOSE}": "HU-10.3",
    f"{SECOND_GAME}: {told.CHOSE}": "HU-10.7",
    f"{STRAY}: {told.BOUGHT}": "G-29",
    told.OVER: "BASE-5.3",
    "next villain": "BASE-8.2",
    "no flip": "BASE-5.1",
    "no refill": "BASE-5.2",
    "stall": "BASE-5.6",
    # what is said of variants in games without them
    told.CHALLENGED: "HU-7.1",
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
    ask.MATCH_CARD.name: "G-40",
    ask.CHOOSE_TYPE.name: "BASE-3.2",
    ask.PLACE_CARD.name: "BASE-3.2",
    ask.ORDER_CARDS.name: "BASE-3.2",
    ask.COPY_CARD.name: "BASE-3.2",
    ask.TARGET_PLAYER.name: "BASE-3.2",
    ask.TARGET_FOE.name: "BASE-3.2",
    ask.TAKE_CARD.name: "BASE-3.2",
    lineup_ask.ANSWER_FOE.name: "BASE-16.5",
}
