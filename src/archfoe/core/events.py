"""What happened, with what each seat may see of it. Events are collected beside the state, never in it."""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYBODY: Final = -1  # all bits set

# Words of the log that all games have; the game knows the rule behind what causes each of them.
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
UNHARMED: Final = "unharmed"  # hit, but the Attack found nothing to do
CHALLENGED: Final = "hunted"  # a card that attacks who reaches for it: a Super-Villain in a discard pile
AVOIDED: Final = "avoided"
SPARED: Final = "spared"
IMMUNE: Final = "immune"  # not attacked, for a deed of before
NONE_LEFT: Final = "none left"  # of a stack from which somebody should have gained a card
PASSED: Final = "passed"
USED: Final = "used"
PAID: Final = "paid"  # Power for an effect
TURNED_DOWN: Final = "turned down"
TURNED_UP: Final = "turned up"
CHOSE: Final = "chose"  # a Super Hero
NAMED: Final = "named"  # a word: even or odd
PICKED: Final = "picked"  # a card, a player or one of several texts: what is chosen aloud and shows in nothing else
APPEARED: Final = "appeared"
OUT: Final = "out"  # a player leaves the game
REMOVED: Final = "removed"  # a card leaves the game
TURN: Final = "turn"
TURN_ENDED: Final = "turn ended"
REFILLED: Final = "refilled"
DEALT: Final = "dealt"
OVER: Final = "over"


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
    rule: str = ""  # the id of a rule, or the cause for which the game has one; "": the text of the source
    power: int = 0  # that was paid for it, or held against it


#: What somebody may avoid with a Defense.
ATTACKS: Final = (ATTACKED, APPEARED, CHALLENGED)

#: What an Attack may show without doing anything to who is hit.
HARMLESS: Final = (REVEALED, LOOKED, SHUFFLED)

#: Makes an event out of all its values in their order: what `Event(...)` does, which takes several times as long.
new_event: Final = tuple.__new__
