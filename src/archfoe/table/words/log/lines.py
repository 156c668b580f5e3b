"""Several events in one line, where they say one thing: a play and the Power that it gave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import NamedTuple

from archfoe.core import events as ev
from archfoe.core.cards import Card
from archfoe.core.effects import Move, parts_of
from archfoe.core.piles import OwnPile
from archfoe.core.text import listed
from archfoe.registry import worded
from archfoe.table.happenings import Seen
from archfoe.table.words.log.plays import TOLD, Telling, elsewhere, why
from archfoe.table.words.log.teller import Teller, named, without_article

_PLAYS = (ev.PLAYED, ev.PLAYED_AGAIN, ev.ASSISTED)
_CHIEF = (ev.AVOIDED, ev.REMOVED)  # what is meant, if it is told together with the event before it


class Line(NamedTuple):
    """A sentence of the log, the rule behind it, and the word of the event that it begins with."""

    text: str
    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


#: Events from a place on as one sentence, and how many they are; None: they are told as in every game.
Row = Callable[["Log", Sequence[Seen], int], tuple[str, int] | None]


def _as_it_is(seen: Seen) -> Seen:
    return seen


@dataclass(frozen=True)
class LogWords:
    """How a game tells what only it has, or tells differently."""

    told: Mapping[str, Telling] = field(default_factory=dict)  # event -> sentence
    rows: Mapping[str, Row] = field(default_factory=dict)  # event with which several begin that are told as one
    others: Mapping[int, str] = field(default_factory=dict)  # who is named like a player and is none
    chief: frozenset[str] = frozenset()  # events that are meant, if they are told together with the one before
    piles: Mapping[int, OwnPile] = field(default_factory=dict)  # that only it has
    alarms: frozenset[str] = frozenset()  # events that a reader should not overlook
    hushed: Callable[[Seen], Seen] = _as_it_is  # an event as it is told where others read along

    def __or__(self, more: LogWords) -> LogWords:
        """Of two games."""
        told, rows, others = {**self.told, **more.told}, {**self.rows, **more.rows}, {**self.others, **more.others}
        piles, chief = {**self.piles, **more.piles}, self.chief | more.chief
        return LogWords(told, rows, others, chief, piles, self.alarms | more.alarms)

    @cached_property
    def whole(self) -> Mapping[str, Telling]:
        return {**TOLD, **self.told}


def _sort(seen: Seen) -> tuple[str, int, bool]:
    """What events must share to be told as one."""
    return seen.what, seen.seat, bool(seen.hidden)


@cache
def _move_of(card: Card) -> int:
    """The steps that a card gives whenever it is played."""
    return sum(part.n for part in parts_of(card.play) if isinstance(part, Move))


class Log(Teller):
    """Tells the events of a game with the words of that game."""

    def __init__(self, reader: int | None, names: Sequence[str], words: LogWords) -> None:
        super().__init__(reader, names, words.others, words.piles)
        self._told, self._rows, self.chief = words.whole, words.rows, words.chief

    def sentence(self, seen: Seen) -> str:
        """A word that nobody knows is told all the same."""
        tell = self._told.get(seen.what)
        if tell is not None:
            return tell(self, seen)
        if seen.seat >= 0 and (words := worded(seen.what)):
            told = self.cards(seen) if seen.cards or seen.hidden else ""
            return f"{self.acts(seen.seat, words.format(card=told, cards=told, n=seen.n))}."
        cards = f": {self.cards(seen)}" if seen.cards or seen.hidden else ""
        return f"{self.who(seen.seat)}: {seen.what}{cards}." if seen.seat >= 0 else f"{seen.what}{cards}."

    def lines(self, events: Sequence[Seen]) -> list[Line]:
        out: list[Line] = []
        i = 0
        while i < len(events):
            text, used = self.merged(events, i)
            after = events[i + 1] if used > 1 else None
            chief = after if after is not None and (after.what in _CHIEF or after.what in self.chief) else events[i]
            out.append(Line(text, chief.rule, chief.what))
            i += used
        return out

    def merged(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """The sentence that begins with event `i`, and how many events it tells."""
        first = events[i]
        after = events[i + 1] if i + 1 < len(events) else None
        if (row := self._rows.get(first.what)) is not None and (told := row(self, events, i)) is not None:
            return told
        if first.what in _PLAYS:
            return self._plays(events, i)
        if first.what == ev.REFILLED:
            return self._alike(events, i, lambda e: e.rule == first.rule)
        if first.what in (ev.HIT, ev.UNHARMED):
            return self._hits(events, i)
        if first.what in (ev.GAINED, ev.PUT):
            return self._alike(
                events, i, lambda e: (e.pile, e.source, e.note) == (first.pile, first.source, first.note)
            )
        if after is None or after.seat != first.seat:
            return self.sentence(first), 1
        if first.what == ev.TURN_ENDED:
            return self.turn_end(events, i, first)
        if first.what in (ev.BOUGHT, ev.DEFEATED) and after.what == ev.GAINED and after.cards == first.cards:
            return self.sentence(first)[:-1] + elsewhere(self, after) + self.by(after) + ".", 2
        if first.what in (ev.DISCARDED, ev.REVEALED) and after.what == ev.AVOIDED and after.cards == first.cards:
            how = "discarded" if first.what == ev.DISCARDED else "revealed"
            return self.sentence(after)[:-1] + f" ({how}).", 2
        return self.sentence(first), 1

    def placed(self, before: Seen, gained: Seen) -> str:
        """Where a card goes that was bought; "" if it was not. Its buyer was asked, so that the purchase is told
        already, and to "gain" it would be another thing than to buy it."""
        same = before.seat == gained.seat and before.cards == gained.cards
        if not same or gained.what != ev.GAINED or before.what not in (ev.BOUGHT, ev.DEFEATED):
            return ""
        place = elsewhere(self, gained) or f" into {self.person(gained.seat).their} discard pile"
        how = "bought" if before.what == ev.BOUGHT else "defeated"
        return f"{self.acts(gained.seat, 'put')} the {how} {without_article(gained.cards)}{place}{self.by(gained)}."

    def _hits(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """All who are hit by one card, or to whom its Attack does nothing."""
        first, victims = events[i], []
        for e in events[i:]:
            if (e.what, e.cards) != (first.what, first.cards):
                break
            victims.append(self.whom(e.seat))
        does = "hits" if first.what == ev.HIT else "changes nothing for"
        return f"{named(first.cards)} {does} {listed(victims)}.", len(victims)

    def turn_end(self, events: Sequence[Seen], i: int, end: Seen) -> tuple[str, int]:
        """A turn ends with a new hand, and often with a shuffle before it; `end` is the event as it shall be told."""
        me = self.person(end.seat)
        words, used = [self.sentence(end)[:-1]], 1
        if events[i + used].what == ev.SHUFFLED:
            words.append(me.verb("shuffle") + f" {me.their} discard pile")
            used += 1
        if i + used < len(events) and events[i + used].what == ev.DREW and events[i + used].source is None:
            words.append(me.verb("draw") + f" {self.cards(events[i + used])}{why(events[i + used])}")
            used += 1
        return listed(words) + ".", used

    def _plays(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """Equal plays in a row are one line, with all the Power that they gave."""
        first = events[i]
        parts, used = self._play_and_power(events, i)
        copies, step = 1, used
        while i + used < len(events) and events[i + used] == first:
            more, step = self._play_and_power(events, i + used)
            if more != parts:
                break
            copies, used = copies + 1, used + step
        times = f" x{copies}" if copies > 1 else ""
        again = " again" if first.what == ev.PLAYED_AGAIN else ""
        assists = first.what == ev.ASSISTED
        does = (
            f"{self.acts(first.seat, 'assist')} {self.whom(first.other)} with"
            if assists
            else self.acts(first.seat, "play")
        )
        head = f"{does} {named(first.cards)}{times}{again}{self.brought(first)}"
        words = [f"+{n * copies} Power{f' ({source})' if source else ''}" for source, n in parts]
        move = sum([_move_of(card) for card in first.cards])
        words += [f"Move {move * copies}"] if move else []
        return f"{head}: {listed(words)}." if words else f"{head}.", used

    def _play_and_power(self, events: Sequence[Seen], i: int) -> tuple[list[tuple[str, int]], int]:
        """The Power that follows a play at once, as (source, amount); "" for the played card itself."""
        played, used = events[i], 1
        getter = played.other if played.what == ev.ASSISTED else played.seat
        power: dict[str, int] = {}
        for event in events[i + 1 :]:
            if event.what != ev.POWER or event.seat != getter or event.n <= 0:
                break
            source = event.source
            own = source is None or source in played.cards
            name = "" if own or source is None else source.figure
            power[name] = power.get(name, 0) + event.n
            used += 1
        return list(power.items()), used

    def _alike(self, events: Sequence[Seen], i: int, fits: Callable[[Seen], bool]) -> tuple[str, int]:
        """Events of one sort in a row, told as one event with all their cards."""
        first, j = events[i], i
        while j < len(events) and _sort(events[j]) == _sort(first) and fits(events[j]):
            j += 1
        row = events[i:j]
        whole = first._replace(
            cards=tuple(card for e in row for card in e.cards),
            hidden=sum(e.hidden for e in row),
            n=sum(e.n for e in row),
        )
        return self.sentence(whole), j - i
