"""What a turn may remember when it begins: nothing of the turn before."""

from __future__ import annotations

from archfoe.core.facts import TURN, Facts, changing
from archfoe.core.state import State
from archfoe.sim.watch import Violation


def check_facts(s: State, may_hold: frozenset[str] = frozenset()) -> None:
    """As a turn begins."""
    turn: Facts = s.facts[TURN]
    blank = type(turn)()
    for field in turn.fields:
        if getattr(turn, field) != getattr(blank, field) and field not in may_hold:
            raise Violation(f"{field}={getattr(turn, field)!r} of the turn before is left over")
    for facts in s.facts:
        if facts is not None and (field := changing(facts)):
            raise Violation(
                f"{type(facts).__name__}.{field} holds a {type(getattr(facts, field)).__name__}, which copies of the "
                "game share: keep a tuple there"
            )
        if stray := set(getattr(facts, "__dict__", ())) - set(facts.fields if facts else ()):
            raise Violation(f"{type(facts).__name__}.{min(stray)} is set, but no field is called so")
    if s.lent_from:
        raise Violation(f"cards of the turn before are still lent: {s.lent_from}")
