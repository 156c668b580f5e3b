"""What happened, with what each seat may see of it. Events are collected beside the state, never in it."""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYBODY: Final = -1  # all bits set

# The words of the log; the game knows the rule behind each of them.
PLAYED: Final = "played"
PLAYED_AGAIN: Final = "played again"
ASSISTED: Final = "assisted"  # played for a partner
BOUGHT: Final = "bought"
DEFEATED: Final = "defeated"
GAINED: Final = "gained"
PUT: Final = "put"  # moved by an effect
DREW: Final = "drew"
DISCARDED: Final = "discarded"
DESTROYED: Final = "destroyed"
REVEALED: Final = "revealed"
LOOKED: Final = "looked at"
SHUFFLED: Final = "shuffled"
POWER: Final = "power"  # given, or lost if it is less than 0
ATTACKED: Final = "attacked"
HIT: Final = "hit"
HUNTED: Final = "hunted"  # a Super-Villain in a discard pile
AVOIDED: Final = "avoided"
SPARED: Final = "spared"
PASSED: Final = "passed"
USED: Final = "used"
PAID: Final = "paid"  # Power for an effect
TURNED_DOWN: Final = "turned down"
TURNED_UP: Final = "turned up"
CHOSE: Final = "chose"  # a Super Hero
NAMED: Final = "named"  # a word: even or odd
PICKED: Final = "picked"  # a card, a player or one of several texts: what is chosen aloud and shows in nothing else
APPEARED: Final = "appeared"
CONFRONTED: Final = "confronted"  # a Confrontation is announced
CALLED_OFF: Final = "called off"
SWITCHED: Final = "switched"  # to another foe
BLOCKED: Final = "blocked"
RAISED: Final = "raised"  # the cost of a Character, for this turn
BEATEN: Final = "beaten"  # a Character is defeated
WITHSTOOD: Final = "withstood"  # a Confrontation has failed
STORED: Final = "stored"  # an Assist card, on the Character
PLACED: Final = "placed"  # a Character, in the city
WALKED: Final = "walked"
MOVED_VILLAIN: Final = "moved"  # a Villain, by a player or by itself
CONTAINED: Final = "contained"
FROZEN: Final = "frozen"  # a Villain makes no Attacks
CHEAPENED: Final = "cheapened"  # a Villain costs somebody less
KEPT: Final = "kept"  # a card of the hand, at the end of a turn
THREAT: Final = "threat"  # the Threat Level rises
DAMAGED: Final = "damaged"  # a Location
RUINED: Final = "ruined"  # a Location is destroyed
REPAIRED: Final = "repaired"
DARKENED: Final = "darkened"  # a Location
LIT: Final = "lit"  # a dark Location
RESCUED: Final = "rescued"  # a civilian, who goes along
SAVED: Final = "saved"  # civilians, aboard the Javelin
LOST: Final = "lost"  # civilians
COMPLETED: Final = "completed"  # a Side Mission
CAME_BACK: Final = "came back"  # a Villain with lives left
ROLLED: Final = "rolled"  # the die for a Destination
CLOCK: Final = "clock"
ENTERED: Final = "entered"  # a card comes into the city
REWARDED: Final = "rewarded"
LEFT: Final = "left"  # a card is put down in the city
ALLY_HURT: Final = "ally hurt"  # a Weakness on the ally
ALLY_LEFT: Final = "ally left"
ALLY_BACK: Final = "ally back"
OUT: Final = "out"  # a player leaves the game
REMOVED: Final = "removed"  # a card leaves the game
TURN: Final = "turn"
TURN_ENDED: Final = "turn ended"
REFILLED: Final = "refilled"
DEALT: Final = "dealt"
OVER: Final = "over"

#: What Power is paid for.
SPENDING: Final = frozenset((BOUGHT, DEFEATED, PAID, USED, LIT, REPAIRED))


class Event(NamedTuple):
    """`cards` are seen by the seats whose bit is set in `seen_by`; the others see how many there were."""

    what: str
    seat: int = -1
    cards: tuple[int, ...] = ()
    seen_by: int = EVERYBODY
    pile: int = -1  # where they went, or came from
    n: int = 0
    other: int = -1  # another seat
    source: int = -1  # the card that made it happen
    note: str = ""
    rule: str = ""  # a ruling; else the game's rule for this word
    power: int = 0  # that was paid for it; of a Confrontation, that was held against the cost
