"""The log of a game as it is sent to a seat: sentences that know which events they tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from typing import Any, Final, NamedTuple

from archfoe.core.events import (
    ASSISTED,
    AVOIDED,
    BOUGHT,
    DEFEATED,
    PLAYED,
    PLAYED_AGAIN,
    TURN,
    TURN_ENDED,
    USED,
)
from archfoe.core.game import Game
from archfoe.table.view import Seen, View
from archfoe.table.words.log import Log, log_of
from archfoe.wire import shapes
from archfoe.wire.card_names import card_name, optional_name
from archfoe.wire.zones import zones_of

PAGE = 150  # events that are told at once to somebody who comes in
#: What a bot that plays for somebody is named for; all else happens to the person.
_DEEDS: Final = {PLAYED, PLAYED_AGAIN, ASSISTED, BOUGHT, DEFEATED, USED, AVOIDED, TURN_ENDED}


class Lent(NamedTuple):
    """Events in which a bot acted in the place of a person, up to the last of them."""

    seat: int
    start: int
    end: int
    name: str  # of the bot


def new_log(
    view: View,
    game: Game,
    seen: int,
    names: Sequence[str],
    alike: dict[Any, Any] | None = None,
    most: int = PAGE,
    lent: Sequence[Lent] = (),
) -> shapes.Log:
    """What has happened since a page has seen so many events; the end of the log if those are more than `most`.

    `alike` has what was told to others who may see as much of what happened: of whom it does not speak is told alike.
    """
    total = game.told
    if not 0 < seen <= total or total - seen > most:
        return page_of_log(view, game, total, names, lent)
    if alike is None:
        return _log_from(seen, total, _Teller(view, names, lent), _News(view, seen))
    shown = _shown_to(view.seat, game, seen, alike)
    log: shapes.Log | None
    log, spoken_of = alike.get(("log", seen, shown), (None, ()))
    if log is None or view.seat in spoken_of:
        news: _News | None = alike.get(("news", seen, shown))
        if news is None:
            news = alike["news", seen, shown] = _News(view, seen)
        teller = _Teller(view, names, lent)
        log = _log_from(seen, total, teller, news)
        if view.seat not in teller.spoken_of:
            alike["log", seen, shown] = log, teller.spoken_of
    return log


def _shown_to(seat: int | None, game: Game, start: int, alike: dict[Any, Any]) -> tuple[bool, ...]:
    """Which of the events that not everybody may see are shown to a seat: mostly there are none."""
    hidden: list[int] | None = alike.get(("masks", start))
    if hidden is None:
        everybody = (1 << len(game.state.teams)) - 1
        masks = {event.seen_by & everybody for event in game.events_from(start)}
        hidden = alike["masks", start] = sorted(masks - {everybody})
    return tuple([seat is not None and bool(mask >> seat & 1) for mask in hidden]) if hidden else ()


class _News:
    """Events as everybody sees them who may see as much.

    Of the event `before` them that is not sure: only a purchase or a fallen Villain may be told of it, which all see.
    """

    __slots__ = ("before", "events", "happenings", "held")

    def __init__(self, view: View, start: int) -> None:
        zones = zones_of(view.game_type)
        self.held = view.rules.held
        self.before, *self.events = view.events(start - 1)
        self.happenings = [_happening(event, zones) for event in self.events]


class _Teller:
    """Tells events to one reader; of what a bot did in the place of a person it says so."""

    def __init__(self, view: View, names: Sequence[str], lent: Sequence[Lent]) -> None:
        self._view, self._names, self._lent = view, names, lent
        self._plain = log_of(view.game_type, view.seat, names)
        self._by_seat: dict[tuple[int, str], Log] = {}

    @property
    def spoken_of(self) -> set[int]:
        return self._plain.spoken_of.union(*(log.spoken_of for log in self._by_seat.values()))

    def placed(self, before: Seen, gained: Seen) -> str:
        return self._plain.placed(before, gained)

    def told(self, events: Sequence[Seen], i: int, number: int) -> tuple[str, int, str, Log]:
        """The sentence that begins with event `i`, how many it tells, which bot did it, and who tells it."""
        first, after = events[i], events[i + 1] if i + 1 < len(events) else None
        deed = after if after is not None and after.what == AVOIDED and after.seat == first.seat else first
        by = next((one.name for one in self._lent if one.seat == deed.seat and one.start <= number < one.end), "")
        by = by if deed.what in _DEEDS else ""
        log = self._of(deed.seat, by) if by else self._plain
        return *log.merged(events, i), by, log

    def _of(self, seat: int, by: str) -> Log:
        if (seat, by) not in self._by_seat:
            mine, names = self._plain.is_you(seat), list(self._names)
            names[seat] = f"{by} for {'you' if mine else names[seat]}"
            self._by_seat[seat, by] = log_of(self._view.game_type, None if mine else self._view.seat, names)
        return self._by_seat[seat, by]


def _log_from(seen: int, total: int, teller: _Teller, news: _News) -> shapes.Log:
    lines = _lines(teller, news.events, seen, news.held, news.before)
    return shapes.Log(seen, total, seen > 0, lines, news.happenings)


def page_of_log(view: View, game: Game, end: int, names: Sequence[str], lent: Sequence[Lent] = ()) -> shapes.Log:
    """The lines before an event, from the beginning of a turn on if possible."""
    end = min(end, game.told)
    start = max(0, end - PAGE)
    if start:
        turns = (start + i for i, event in enumerate(game.events_from(start)[: end - start]) if event.what == TURN)
        start = next(turns, start)
    teller = _Teller(view, names, lent)
    lines = _lines(teller, view.events(start)[: end - start], start, view.rules.held)
    return shapes.Log(start, end, start > 0, lines, [])


def _lines(
    teller: _Teller, events: Sequence[Seen], start: int, held: Container[str], before: Seen | None = None
) -> list[shapes.LogLine]:
    """`before`: the event before them, which was told earlier."""
    out, i = [], 0
    while i < len(events):
        bought = teller.placed(before, events[0]) if i == 0 and before is not None else ""
        text, used, by, log = teller.told(events, i, start + i)
        text, used = (bought, 1) if bought else (text, used)
        meant = used > 1 and (events[i + 1].what == AVOIDED or events[i + 1].what in log.chief)
        chief = events[i + 1] if meant else events[i]
        told = events[i : i + used]
        cards = _counted(told)
        counts = list(cards.values()) if len(cards) < sum(cards.values()) else []
        power = _power(told, held)
        out.append(shapes.LogLine(start + i, text, chief.rule, chief.what, list(cards), chief.seat, counts, power, by))
        i += used
    return out


def _counted(told: Sequence[Seen]) -> dict[str, int]:
    """How many of each card: three Punches may be three events, but one that is bought and put on a deck is one."""
    if len(told) == 1 and len(told[0].cards) == 1:
        return {card_name(told[0].cards[0]): 1}
    found: dict[str, int] = {}
    for (_, name), count in Counter((event.what, card_name(card)) for event in told for card in event.cards).items():
        found[name] = max(count, found.get(name, 0))
    return found


def _power(told: Sequence[Seen], held: Container[str]) -> int:
    paid = sum(event.power for event in told if event.what not in held)
    return paid + sum(event.n for event in told if event.what == TURN_ENDED)


def _happening(seen: Seen, zones: Sequence[str]) -> shapes.Happening:
    return shapes.Happening(
        seen.what,
        seen.seat,
        [card_name(card) for card in seen.cards],
        seen.hidden,
        zones[seen.pile] if seen.pile >= 0 else None,
        seen.n,
        seen.other,
        optional_name(seen.source),
    )
