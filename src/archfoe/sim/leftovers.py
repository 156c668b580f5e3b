"""What a game may remember from one turn to the next: whatever else is noted must be gone when a turn begins.

The facts that last are listed here a second time, so that one which no rule clears is found in the first checked game.
"""

from __future__ import annotations

from typing import Any, Final

from archfoe.core.state import State
from archfoe.sim.watch import Violation

#: In every game. The hunt notes the number of a turn, a stored card that of the turn in which it was laid aside, and a
#: card that was set aside at the start whose it is.
_LASTING: Final = frozenset({"pools", "first", "appeared", "hunt avoided", "stored", "reserved"})
#: What a city keeps: the board, the ally, and how far the scenario has come.
_OF_A_CITY: Final = frozenset(
    {
        "tiles", "stacks", "threat", "clock", "damage", "destroyed", "contained", "frozen", "destinations", "defeated",
        "bonus", "missions", "ally", "ally card", "dark", "lives", "civilians", "carried", "saved", "lost", "to save",
        "villains felled", "fell super", "stood by super", "moved", "spent together", "bought dear",
    }
)  # fmt: skip
#: What the first steps of a turn in a city note: an Attack that is under way, and a Villain that fell to a Defense.
_OF_ATTACKS: Final = frozenset({"attacker", "entry", "herald", "felled", "ally hit"})


def _word(key: Any) -> str:
    """A fact about one seat, card or space is a tuple that begins with a word."""
    return str(key[0] if type(key) is tuple else key)


def check_facts(s: State, in_a_city: bool = False) -> None:
    """As a turn begins."""
    lasting = _LASTING | _OF_A_CITY | _OF_ATTACKS if in_a_city else _LASTING
    for key in s.facts:
        if _word(key) not in lasting:
            raise Violation(f"the fact {key} of the turn before is left over")
