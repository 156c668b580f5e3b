"""What happened, with what each seat may see of it. Events are collected beside the state, never in it."""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYBODY: Final = -1  # all bits set

# Words of the log that all games have; the game knows the rule behind each of them.
PLAYED = "played"
PLAYED_AGAIN = "played again"
ASSISTED = "assisted"  # played for a partner
BOUGHT = "bought"
DEFEATED = "defeated"
GAINED = "gained"
PUT = "put"  # moved by an effect
DREW = "drew"
DISCARDED = "discarded"
DESTROYED = "destroyed"
REVEALED = "revealed"
LOOKED = "looked at"
SHUFFLED = "shuffled"
POWER = "power"  # given, or lost if it is less than 0
ATTACKED = "attacked"
HIT = "hit"
HUNTED = "hunted"  # a Super-Villain in a discard pile
AVOIDED = "avoided"
SPARED = "spared"
PASSED = "passed"
USED = "used"
PAID = "paid"  # Power for an effect
TURNED_DOWN = "turned down"
TURNED_UP = "turned up"
CHOSE = "chose"  # a Super Hero
NAMED = "named"  # a word: even or odd
PICKED = "picked"  # a card, a player or one of several texts: what is chosen aloud and shows in nothing else
APPEARED = "appeared"
OUT = "out"  # a player leaves the game
REMOVED = "removed"  # a card leaves the game
TURN = "turn"
TURN_ENDED = "turn ended"
REFILLED = "refilled"
DEALT = "dealt"
OVER = "over"


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
    power: int = 0  # that was paid for it, or held against it
