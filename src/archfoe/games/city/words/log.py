"""Sentences about what happens in a city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import takewhile
from typing import Final

from archfoe.core import events as ev
from archfoe.core.cards import PRIVATE_KIND, Card
from archfoe.core.effects import say
from archfoe.core.text import EACH, listed
from archfoe.core.text import HIT as HIT_PLAYER
from archfoe.games.city import events as city_ev
from archfoe.games.city.card import city_card
from archfoe.games.city.legacy import DESTROYED_AT
from archfoe.games.city.piles import CITY_PILES, space_name
from archfoe.games.city.ring import ALLY, SIDES
from archfoe.games.city.rule_ids import CONTEST_RULES
from archfoe.games.city.scenarios.faces import LOGS
from archfoe.games.city.tables.solo import ENDURANCE
from archfoe.games.city.villains import CLOCK_BOXES
from archfoe.table.happenings import Seen
from archfoe.table.words.log import plays
from archfoe.table.words.log.lines import Log, LogWords
from archfoe.table.words.log.plays import Telling
from archfoe.table.words.log.teller import Teller, named

SECRET_NOTE = "secret"  # what is looked at is a Secret Card, even if the reader may not know which
#: The rules by which a competitive game ends, which is scored.
CONTEST_ENDS = frozenset(CONTEST_RULES[word] for word in (ev.OVER, "clock out", "deck out", "five defeated"))


def ends_for_a_team(e: Seen) -> bool:
    """Of the end of a game: do all players win or lose together?"""
    return e.rule.startswith("REB-") and e.rule not in CONTEST_ENDS


def hushed(seen: Seen) -> Seen:
    """An event that does not tell which hidden Secret Card it is about."""
    if seen.what != ev.LOOKED or not any(card.kind == PRIVATE_KIND for card in seen.cards):
        return seen
    return seen._replace(cards=(), hidden=len(seen.cards), note=SECRET_NOTE)


def _is_secret(e: Seen) -> bool:
    return bool(e.cards) and all(card.kind == PRIVATE_KIND for card in e.cards)


# Characters and Villains


def placed(t: Teller, e: Seen) -> str:
    own = e.seat in (e.other, -1)
    whom = f"{t.person(e.other).their} Character" if own else t.whom(e.other)
    return f"{t.acts(e.other if own else e.seat, 'place')} {whom} in {space_name(e.n)}{t.by(e)}."


def walked(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.other, 'walk')} to {space_name(e.n)}{t.by(e)}."


def moved(t: Teller, e: Seen) -> str:
    if e.seat < 0:
        return f"{named(e.cards)} goes to {space_name(e.n)}."
    return f"{t.acts(e.seat, 'move')} {named(e.cards)} to {space_name(e.n)}{t.by(e)}."


def contained(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'put')} the CONTAINED token on {named(e.cards)}{t.by(e)}."


def frozen(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} can't attack until {t.whose(e.seat)} next turn{t.by(e)}."


def cheapened(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} costs {t.whom(e.seat)} {e.n} less this turn{t.by(e)}."


def kept(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'keep')} {t.cards(e)} in hand{t.by(e)}."


def clock(t: Teller, e: Seen) -> str:
    return f"The clock {'starts' if e.n == 1 else 'advances'}: box {e.n} of {CLOCK_BOXES}."


def entered(t: Teller, e: Seen) -> str:
    return f"{t.cards(e)} comes into {space_name(e.n)}."


def rewarded(t: Teller, e: Seen) -> str:
    """In the words of the card: who has defeated it was told before."""
    text = "".join(say(city_card(card).reward) for card in e.cards)
    return f"{named(e.cards)}'s Reward{f': {text}' if text else '.'}"


def left(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'leave')} {t.cards(e)} in {space_name(e.n)}."


def attacked(t: Teller, e: Seen) -> str:
    """A Villain of the city attacks one player, or as it enters all of them."""
    if all(city_card(card).attack is None for card in e.cards):
        return plays.attacked(t, e)
    if e.other == ALLY:  # who takes a Weakness instead
        return f"{named(e.cards)} attacks the ally."
    victim = "every player" if e.other < 0 else t.whom(e.other)
    does = "".join([_attack_words(card, e.other < 0) for card in e.cards])
    return f"{named(e.cards)} attacks {victim}: {does}"


@cache
def _attack_words(card: Card, on_all: bool) -> str:
    """Words that never change, made once: Villains attack again and again."""
    return say(city_card(card).attack, EACH if on_all else HIT_PLAYER)


def rolled(t: Teller, e: Seen) -> str:
    chosen = f", and {t.whom(e.seat)} {t.person(e.seat).verb('choose')}" if e.n == SIDES else ""
    return f"The die shows {e.n}{chosen}: {named(e.cards)} heads for {space_name(e.other)}."


def ally_hurt(t: Teller, e: Seen) -> str:
    return f"The ally takes a Weakness: {e.n} of {ENDURANCE}."


def ally_left(t: Teller, e: Seen) -> str:
    return "The ally leaves the city."


def ally_back(t: Teller, e: Seen) -> str:
    return f"The ally comes back to {space_name(e.n)}."


# Threat and Locations


def threat(t: Teller, e: Seen) -> str:
    return f"The Threat rises to Level {e.n}."


def destroyed(t: Teller, e: Seen) -> str:
    """Of what no player does and no card, it is the Threat that does it."""
    return plays.destroyed(t, e._replace(note="The Threat"))


def damaged(t: Teller, e: Seen) -> str:
    return f"{space_name(e.n)} takes damage: {min(e.other, DESTROYED_AT)} of {DESTROYED_AT}."


def ruined(t: Teller, e: Seen) -> str:
    return f"{space_name(e.n)} is destroyed. Its ability or its Basic stack is gone."


def repaired(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'repair')} {space_name(e.n)}{t.paying(e)}{t.by(e)}. All its damage is gone."


def used(t: Teller, e: Seen) -> str:
    """A Location, or a card."""
    if e.cards or not e.note:
        return plays.used(t, e)
    return f"{t.acts(e.seat, 'use')} {e.note}{t.paying(e)}."


# Side Missions and Secret Cards


def completed(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'complete')} the Side Mission {e.note.title()}."


def looked_at(t: Teller, e: Seen) -> str:
    """Only its holder reads which Secret Card it is."""
    if not _is_secret(e) and e.note != SECRET_NOTE:
        return plays.looked_at(t, e)
    which = f", {named(e.cards)}" if e.cards else ""
    return f"{t.acts(e.seat, 'look')} at {t.person(e.seat).their} Secret Card{which}."


def removed(t: Teller, e: Seen) -> str:
    if not _is_secret(e):
        return plays.removed(t, e)
    their = t.person(e.seat).their
    return f"{t.acts(e.seat, 'release')} {their} Secret Card, {named(e.cards)}: its burden is over."


# The end


def over(t: Teller, e: Seen) -> str:
    if not ends_for_a_team(e):
        return plays.over(t, e)
    return "The team has won." if e.note == "won" else "The team has lost."


#: The sentence for each event of a city.
TOLD: Final[Mapping[str, Telling]] = {
    city_ev.PLACED: placed,
    city_ev.WALKED: walked,
    city_ev.MOVED_VILLAIN: moved,
    city_ev.CONTAINED: contained,
    city_ev.FROZEN: frozen,
    city_ev.CHEAPENED: cheapened,
    city_ev.KEPT: kept,
    city_ev.CLOCK: clock,
    city_ev.ENTERED: entered,
    city_ev.REWARDED: rewarded,
    city_ev.LEFT: left,
    ev.ATTACKED: attacked,
    city_ev.ROLLED: rolled,
    city_ev.ALLY_HURT: ally_hurt,
    city_ev.ALLY_LEFT: ally_left,
    city_ev.ALLY_BACK: ally_back,
    city_ev.THREAT: threat,
    ev.DESTROYED: destroyed,
    city_ev.DAMAGED: damaged,
    city_ev.RUINED: ruined,
    city_ev.REPAIRED: repaired,
    ev.USED: used,
    city_ev.COMPLETED: completed,
    ev.LOOKED: looked_at,
    ev.REMOVED: removed,
    ev.OVER: over,
}


# Several events in one line


def _alike(events: Sequence[Seen], i: int) -> list[Seen]:
    """Events of one sort and seat; who goes a second time begins a row of his own."""
    first = events[i]
    row = [first]
    for e in events[i + 1 :]:
        again = e.what == city_ev.MOVED_VILLAIN and e.cards == first.cards
        if again or (e.what, e.seat, e.other) != (first.what, first.seat, first.other):
            break
        row.append(e)
    return row


def _walk(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    first, row = events[i], _alike(events, i)
    row = list(takewhile(lambda e: e.source == first.source, row))  # a space that a card gave is told by itself
    if len(row) == 1:
        return None
    through = listed([space_name(e.n) for e in row])
    return f"{log.acts(first.other, 'walk')} to {through}{log.by(first)}.", len(row)


def _new_cards(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    return _told_together("New in the city: ", "in", _alike(events, i))


def _step_3(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    """Villains that move by themselves."""
    return _told_together("Villains move: ", "to", _alike(events, i)) if events[i].seat < 0 else None


def _told_together(lead: str, to: str, row: Sequence[Seen]) -> tuple[str, int] | None:
    if len(row) == 1:
        return None
    return f"{lead}{listed([f'{named(e.cards)} {to} {space_name(e.n)}' for e in row])}.", len(row)


def _attack(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    """The Attack of a Villain that hits the one player whom it is for."""
    first, after = events[i], events[i + 1] if i + 1 < len(events) else None
    if after is None or after.what != ev.HIT or (after.cards, after.seat) != (first.cards, first.other):
        return None
    if city_card(first.cards[0]).attack is None:
        return None
    return log.sentence(first).replace(" attacks ", " attacks and hits ", 1), 2


def _release(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    """A Secret Card that is used leaves the game."""
    first, after = events[i], events[i + 1] if i + 1 < len(events) else None
    if after is None or (after.what, after.seat, after.cards) != (ev.REMOVED, first.seat, first.cards):
        return None
    return log.sentence(after), 2


def _end(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    if not ends_for_a_team(events[i]):
        return None
    return log.sentence(events[i]), sum(e.what == ev.OVER for e in events[i:])


_OWN: Final = LogWords(
    TOLD,
    {
        city_ev.WALKED: _walk,
        city_ev.ENTERED: _new_cards,
        city_ev.MOVED_VILLAIN: _step_3,
        ev.ATTACKED: _attack,
        ev.USED: _release,
        ev.OVER: _end,
    },
    {ALLY: "the ally"},
    piles=CITY_PILES,
    alarms=frozenset(
        {
            city_ev.THREAT,
            city_ev.CLOCK,
            city_ev.DAMAGED,
            city_ev.RUINED,
        }
    ),
    hushed=hushed,
)
#: With what the scenarios say in their folders.
LOG: Final = replace(_OWN | LOGS, hushed=hushed)
