"""The log of games with a Line-Up: the hunt, and the patrol."""

from __future__ import annotations

from typing import Final

from archfoe.core import events as ev
from archfoe.games.lineup.kinds import PATROL
from archfoe.table.view import Seen
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.plays import attacked, deeds, refilled
from archfoe.table.words.log.teller import Teller, named


def hunted(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'hunt')} {named(e.cards)} in {t.whose(e.other)} discard pile."


def attacks(t: Teller, e: Seen) -> str:
    if e.note != PATROL:
        return attacked(t, e)
    victims = "each foe" if e.other < 0 else t.whom(e.other)
    whom = f"only {victims}, who met it on patrol"
    return f"{named(e.cards)} attacks {whom}: {victims} {'; '.join(deeds(t, e))}.".replace("you you ", "you ")


def fills(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'fill')} the Line-Up on patrol: {t.cards(e)}." if e.note == PATROL else refilled(t, e)


LOG: Final = LogWords({ev.CHALLENGED: hunted, ev.ATTACKED: attacks, ev.REFILLED: fills})
