"""Several events in one line, where they say one thing: a play and the Power that it gave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from archfoe.core import events as ev
from archfoe.core.city import space_name
from archfoe.core.effects import Move, parts_of
from archfoe.core.text import listed
from archfoe.games.city.words.log import Cities, civilians, ends_for_a_team
from archfoe.games.duel.words.log import Duels
from archfoe.table.view import Seen
from archfoe.table.words.log.teller import named

_OUTCOMES = (ev.BEATEN, ev.WITHSTOOD)
_CHIEF = (ev.AVOIDED, ev.BLOCKED, ev.REMOVED)  # what is meant, if it is told together with the event before it
_ROWS = (ev.ENTERED, ev.WALKED, ev.RESCUED, ev.OVER)


class Line(NamedTuple):
    """A sentence of the log, the rule behind it, and the word of the event that it begins with."""

    text: str
    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


def _discarded_for(seen: Seen, after: Seen | None) -> str:
    """What a card was discarded for, if that is told next: a Defense or a Block."""
    if seen.what != ev.DISCARDED or after is None or (after.seat, after.cards) != (seen.seat, seen.cards):
        return ""
    return after.what


def _hit_at_once(seen: Seen, after: Seen | None) -> bool:
    """Does the Attack of a Villain of a city hit the one player whom it is for?"""
    hits = after is not None and after.what == ev.HIT and after.cards == seen.cards and after.seat == seen.other
    return hits and seen.cards[0].attack is not None


def _row(events: Sequence[Seen], i: int) -> list[Seen]:
    """Events of one sort and seat; who goes a second time begins a row of his own."""
    first = events[i]
    row = [first]
    for e in events[i + 1 :]:
        again = e.what == ev.MOVED_VILLAIN and e.cards == first.cards
        if again or (e.what, e.seat, e.other) != (first.what, first.seat, first.other):
            break
        row.append(e)
    return row


def _sort(seen: Seen) -> tuple[str, int, bool]:
    """What events must share to be told as one."""
    return seen.what, seen.seat, bool(seen.hidden)


class Log(Duels, Cities):
    def sentence(self, seen: Seen) -> str:
        """The method that is called after the event tells it; a word that nobody knows is told all the same."""
        tell = getattr(self, f"tell_{seen.what.replace(' ', '_')}", None)
        if tell is not None:
            return str(tell(seen))
        cards = f": {self.cards(seen)}" if seen.cards or seen.hidden else ""
        return f"{self.who(seen.seat)}: {seen.what}{cards}." if seen.seat >= 0 else f"{seen.what}{cards}."

    def lines(self, events: Sequence[Seen]) -> list[Line]:
        out: list[Line] = []
        i = 0
        while i < len(events):
            text, used = self.merged(events, i)
            after = events[i + 1] if used > 1 else None
            chief = after if after is not None and after.what in _CHIEF else events[i]
            out.append(Line(text, chief.rule, chief.what))
            i += used
        return out

    def merged(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """The sentence that begins with event `i`, and how many events it tells."""
        first = events[i]
        after = events[i + 1] if i + 1 < len(events) else None
        if first.what in (ev.PLAYED, ev.PLAYED_AGAIN, ev.ASSISTED):
            return self._plays(events, i)
        if first.what in _ROWS or (first.what == ev.MOVED_VILLAIN and first.seat < 0):
            return self._in_city(events, i)
        if first.what == ev.REFILLED:
            return self._alike(events, i, lambda e: True)
        if first.what == ev.ATTACKED and _hit_at_once(first, after):
            return self.sentence(first).replace(" attacks ", " attacks and hits ", 1), 2
        if first.what == ev.HIT:
            return self._hits(events, i)
        if first.what == ev.BLOCKED or _discarded_for(first, after) == ev.BLOCKED:
            return self._block(events, i)
        if first.what in (ev.GAINED, ev.PUT):
            return self._alike(
                events, i, lambda e: (e.pile, e.source, e.note) == (first.pile, first.source, first.note)
            )
        if after is None or after.seat != first.seat:
            return self.sentence(first), 1
        if first.what == ev.TURN_ENDED:
            return self._turn_end(events, i)
        if first.what in (ev.BOUGHT, ev.DEFEATED) and after.what == ev.GAINED and after.cards == first.cards:
            return self.sentence(first)[:-1] + self.elsewhere(after) + ".", 2
        if first.what in (ev.DISCARDED, ev.REVEALED) and after.what == ev.AVOIDED and after.cards == first.cards:
            how = "discarded" if first.what == ev.DISCARDED else "revealed"
            return self.sentence(after)[:-1] + f" ({how}).", 2
        if first.what == ev.USED and after.what == ev.REMOVED and after.cards == first.cards:  # a Secret Card
            return self.sentence(after), 2
        return self.sentence(first), 1

    def _in_city(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """What comes or goes in a row: new cards, the Villains of Step 3, the steps of a walk, the end of a team."""
        first, row = events[i], _row(events, i)
        if first.what == ev.OVER and ends_for_a_team(first):
            return self.sentence(first), sum(e.what == ev.OVER for e in events[i:])
        if first.what == ev.OVER or len(row) == 1:
            return self.sentence(first), 1
        if first.what == ev.WALKED:
            through = listed([space_name(e.n) for e in row])
            return f"{self.acts(first.other, 'walk')} to {through}{self.by(first)}.", len(row)
        if first.what == ev.RESCUED:
            return self.sentence(first).replace("a civilian", civilians(len(row))), len(row)
        lead, to = ("New in the city: ", "in") if first.what == ev.ENTERED else ("Villains move: ", "to")
        return f"{lead}{listed([f'{named(e.cards)} {to} {space_name(e.n)}' for e in row])}.", len(row)

    def _hits(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """All who are hit by one card."""
        victims: list[str] = []
        for e in events[i:]:
            if e.what != ev.HIT or e.cards != events[i].cards:
                break
            victims.append(self.whom(e.seat))
        return f"{named(events[i].cards)} hits {listed(victims)}.", len(victims)

    def _block(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """A Block, and how much more the Character costs for it; that its card is discarded goes without saying."""
        own = [e for e in events[i : i + 2] if e.what in (ev.BLOCKED, ev.DISCARDED) and e.cards == events[i].cards]
        block = next(e for e in own if e.what == ev.BLOCKED)
        used = len(own)
        after = events[i + used] if i + used < len(events) else None
        if after is not None and after.what == ev.RAISED and after.source in block.cards:
            raised = f"{self.whose(after.other)} Character costs {after.n} more this turn"
            return f"{self.sentence(block)[:-1]}: {raised}.", used + 1
        return self.sentence(block), used

    def _turn_end(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """A turn ends with a new hand, and often with a shuffle before it."""
        me = self.person(events[i].seat)
        confronted = i > 0 and events[i - 1].what in (*_OUTCOMES, ev.OUT)  # the Power has been told
        words, used = [self.sentence(events[i]._replace(n=0) if confronted else events[i])[:-1]], 1
        if events[i + used].what == ev.SHUFFLED:
            words.append(me.verb("shuffle") + f" {me.their} discard pile")
            used += 1
        if i + used < len(events) and events[i + used].what == ev.DREW and events[i + used].source is None:
            words.append(me.verb("draw") + f" {self.cards(events[i + used])}")
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
        head = f"{does} {named(first.cards)}{times}{again}"
        words = [f"+{n * copies} Power{f' ({source})' if source else ''}" for source, n in parts]
        move = sum(part.n for card in first.cards for part in parts_of(card.play) if isinstance(part, Move))
        words += [f"Move {move * copies}"] if move else []
        return f"{head}: {listed(words)}." if words else f"{head}.", used

    def _play_and_power(self, events: Sequence[Seen], i: int) -> tuple[list[tuple[str, int]], int]:
        """The Power that follows a play at once, as (source, amount); "" for the played card itself."""
        played, used = events[i], 1
        getter = played.other if played.what == ev.ASSISTED else played.seat
        power: Counter[str] = Counter()
        while i + used < len(events) and events[i + used][:2] == (ev.POWER, getter) and events[i + used].n > 0:
            source = events[i + used].source
            own = source is None or source in played.cards
            power["" if own or source is None else source.character or source.name] += events[i + used].n
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
