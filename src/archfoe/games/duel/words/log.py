"""Sentences about Confrontations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from archfoe.core import events as ev
from archfoe.games.duel import events as duel_ev
from archfoe.games.duel.piles import DUEL_PILES
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import Log, LogWords
from archfoe.table.words.log.plays import Telling
from archfoe.table.words.log.teller import Teller, named, upper, without_article

_DECIDED = (duel_ev.BEATEN, duel_ev.WITHSTOOD, ev.OUT)  # what is told with the Power that was held against the cost


def _held_against(e: Seen) -> str:
    return f"cost {e.n} against {e.power} Power"


def confronted(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'confront')} {t.whom(e.other)}: {named(e.cards)}, cost {e.n}."


def called_off(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'call')} off the Confrontation with {t.whom(e.other)}{t.by(e)}."


def switched(t: Teller, e: Seen) -> str:
    return f"The Confrontation switches to {t.whom(e.other)}{t.by(e)}."


def blocked(t: Teller, e: Seen) -> str:
    whom = f" for {t.whom(e.other)}" if e.other != e.seat else ""
    return f"{t.acts(e.seat, 'block')}{whom} with {named(e.cards)}."


def raised(t: Teller, e: Seen) -> str:
    return f"{upper(t.whose(e.other))} Character costs {e.n} more this turn{t.by(e)}."


def beaten(t: Teller, e: Seen) -> str:
    whom = f"{t.whose(e.seat)} {without_article(e.cards)}"
    return f"{t.acts(e.other, 'defeat')} {whom}: {_held_against(e)}."


def withstood(t: Teller, e: Seen) -> str:
    whose = upper(t.whose(e.seat))
    return f"{whose} {without_article(e.cards)} holds: {_held_against(e)}."


def out(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'are')} out of the game."


#: The sentence for each event of a Confrontation.
TOLD: Final[Mapping[str, Telling]] = {
    duel_ev.CONFRONTED: confronted,
    duel_ev.CALLED_OFF: called_off,
    duel_ev.SWITCHED: switched,
    duel_ev.BLOCKED: blocked,
    duel_ev.RAISED: raised,
    duel_ev.BEATEN: beaten,
    duel_ev.WITHSTOOD: withstood,
    ev.OUT: out,
}


# Several events in one line


def _block(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    """A Block, and how much more the Character costs for it; that its card is discarded goes without saying."""
    own = [e for e in events[i : i + 2] if e.what in (duel_ev.BLOCKED, ev.DISCARDED) and e.cards == events[i].cards]
    block = next(e for e in own if e.what == duel_ev.BLOCKED)
    used = len(own)
    after = events[i + used] if i + used < len(events) else None
    if after is not None and after.what == duel_ev.RAISED and after.source in block.cards:
        more = f"{log.whose(after.other)} Character costs {after.n} more this turn"
        return f"{log.sentence(block)[:-1]}: {more}.", used + 1
    return log.sentence(block), used


def _discard(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    """Of a card that Blocks."""
    first, after = events[i], events[i + 1] if i + 1 < len(events) else None
    if after is None or after.what != duel_ev.BLOCKED or (after.seat, after.cards) != (first.seat, first.cards):
        return None
    return _block(log, events, i)


def _turn_end(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    """After a Confrontation the Power has been told."""
    if i == 0 or i + 1 >= len(events) or events[i + 1].seat != events[i].seat or events[i - 1].what not in _DECIDED:
        return None
    return log.turn_end(events, i, events[i]._replace(n=0))


LOG: Final = LogWords(
    TOLD,
    {duel_ev.BLOCKED: _block, ev.DISCARDED: _discard, ev.TURN_ENDED: _turn_end},
    chief=frozenset({duel_ev.BLOCKED}),
    piles=DUEL_PILES,
    alarms=frozenset({duel_ev.CONFRONTED, duel_ev.BEATEN, ev.OUT}),
)
