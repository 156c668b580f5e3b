"""The story of a game that is over: how points and Power came, turn by turn, and what turned it.

Nothing of it is kept while a game is played: the record is played once more, and somebody looks on.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from archfoe.core.decisions import Answer
from archfoe.core.events import (
    ATTACKED,
    ATTACKS,
    AVOIDED,
    BOUGHT,
    DEFEATED,
    DESTROYED,
    DISCARDED,
    GAINED,
    HIT,
    TURN,
    Event,
)
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.scoring import beside_cards, scores, vp_of
from archfoe.table.catalogue import type_words
from archfoe.table.clippings import Clippings, clippings
from archfoe.table.session import at_once, replaying
from archfoe.table.trail import Trail
from archfoe.table.words.board import TYPE_ORDER

#: Where points may come from beside cards.
FIRST_GAME: Final = "First game"
VARIANTS: Final = "Beside cards"
WEAKNESS: Final = "Weakness"
_NO_TYPE: Final = "no type"
#: What an Attack may do, and how much each card of it weighs.
_HARM: Final = {DISCARDED: 1, DESTROYED: 2, GAINED: 2}
_ENDS_HARM: Final = (HIT, *ATTACKS, BOUGHT, DEFEATED, TURN)


class Turn(NamedTuple):
    """`seat` took it; points, and what stood for the danger to all, are those at its end."""

    seat: int
    round: int
    at: int  # so many answers lie before it
    power: int
    points: tuple[int, ...]
    danger: int


class Fall(NamedTuple):
    """Somebody has beaten a Super-Villain, a Villain or a Character."""

    turn: int
    at: int
    seat: int
    card: int
    power: int


class Blow(NamedTuple):
    """An Attack that was not avoided, and what it cost."""

    turn: int
    at: int
    seat: int  # who was hit
    by: int  # who attacked; -1 if nobody's card did
    card: int
    harm: int
    lost: tuple[int, ...]


class Turned(NamedTuple):
    """What brought the winners most in the turn that turned the game."""

    what: str  # the event
    card: int
    at: int
    seat: int


@dataclass
class Story:
    """All of it is plain; words are made for each reader."""

    final: State
    scores: list[int]
    turns: list[Turn] = field(default_factory=list)
    falls: list[Fall] = field(default_factory=list)
    blows: list[Blow] = field(default_factory=list)
    attacks_avoided: list[int] = field(default_factory=list)  # by seat, how many Attacks
    turning: int | None = None  # which of the turns
    turned_by: Turned | None = None
    clippings: Clippings = field(default_factory=Clippings)


class _Log:
    """Events with the turn and the place in the replay of each."""

    def __init__(self, events: Sequence[Event], ends: Sequence[int]) -> None:
        self.events, self._ends = events, ends
        self.begun = [i for i, event in enumerate(events) if event.what == TURN]

    def turn(self, i: int) -> int:
        return max(bisect_right(self.begun, i) - 1, 0)

    def at(self, i: int) -> int:
        """After so many answers it has happened."""
        return bisect_right(self._ends, i)


class _Looker:
    """Looks on before each answer."""

    def __init__(self, carried: Sequence[int]) -> None:
        self.carried = carried
        self.ends: list[int] = []
        self.points: dict[int, tuple[int, ...]] = {}  # by turn, as it ended
        self.power: Counter[int] = Counter()
        self.turn = 0

    def __call__(self, game: Game) -> None:
        s = game.state
        self.ends.append(game.told)
        if s.turn != self.turn:
            self.points[self.turn] = tuple(scores(s, self.carried))
            self.turn = s.turn
        here = (s.raw[s.active] << s.doubled[s.active]) if not s.between else 0
        if here > self.power[s.turn]:
            self.power[s.turn] = here


def telling(
    options: Options, key: bytes, answers: Sequence[tuple[int, Answer]], falls: Sequence[str], danger: str
) -> Generator[None, None, Story]:
    """Step by step: the game is played once more, and a long one takes a second.

    `falls` are the events with which a foe falls; with `danger` what threatens all has risen to its number.
    """
    looker = _Looker(options.carried)
    game = yield from replaying(options, key, answers, "the record", "", Trail(), looker)
    looker(game)
    story = Story(game.state, scores(game.state, options.carried))
    log = _Log(game.events, looker.ends)
    _turns(story, log, looker, danger)
    _falls(story, log, falls)
    _blows(story, log)
    avoided = Counter(event.seat for event in log.events if event.what == AVOIDED)
    story.attacks_avoided = [avoided[seat] for seat in range(options.players)]
    _turning(story, log, falls)
    story.clippings = clippings(game.state, game.events, log.turn, options.played.home.weakness)
    return story


def told(
    options: Options, key: bytes, answers: Sequence[tuple[int, Answer]], falls: Sequence[str], danger: str
) -> Story:
    """The same at once."""
    return at_once(telling(options, key, answers, falls, danger))


def _turns(story: Story, log: _Log, looker: _Looker, danger: str) -> None:
    had: Counter[int] = Counter()
    height, points = 0, tuple(0 for _ in story.scores)
    for k, i in enumerate(log.begun):
        event, last = log.events[i], k + 1 == len(log.begun)
        during = log.events[i : len(log.events) if last else log.begun[k + 1]]
        height = max((other.n for other in during if danger and other.what == danger), default=height)
        had[event.seat] += 1
        points = tuple(story.scores) if last else looker.points.get(event.n, points)
        story.turns.append(Turn(event.seat, max(had.values()), log.at(i), looker.power[event.n], points, height))


def _falls(story: Story, log: _Log, falls: Sequence[str]) -> None:
    for i, event in enumerate(log.events):
        if event.what in falls and event.cards:
            seat = event.seat if event.other < 0 else event.other
            story.falls.append(Fall(log.turn(i), log.at(i), seat, event.cards[0], event.power))


def _blows(story: Story, log: _Log) -> None:
    attacker = -1
    for i, event in enumerate(log.events):
        if event.what in ATTACKS:  # a Super-Villain that appears is nobody's
            attacker = event.seat if event.what == ATTACKED else -1
        if event.what != HIT or not event.cards:
            continue
        harm = 0
        lost: list[int] = []
        for after in log.events[i + 1 :]:
            if after.what in _ENDS_HARM:
                break
            if after.seat == event.seat and after.what in _HARM:
                harm += _HARM[after.what] * len(after.cards)
                lost += after.cards if after.what != GAINED else ()
        by = -1 if attacker == event.seat else attacker
        story.blows.append(Blow(log.turn(i), log.at(i), event.seat, by, event.cards[0], harm, tuple(lost)))


# What turned it


def standing(story: Story, points: Sequence[int]) -> dict[int, int]:
    """Team -> its points."""
    s = story.final
    found: Counter[int] = Counter()
    for seat, team in enumerate(s.teams):
        if seat not in s.out:
            found[team] += points[seat]
    return dict(found)


def sides(story: Story) -> tuple[int, int] | None:
    """The team that has won, and the best of the others at the end."""
    s, end = story.final, standing(story, story.scores)
    if not s.winners:
        return None
    won = s.teams[s.winners[0]]
    others = [team for team in end if team != won]
    if won not in end or not others:
        return None
    return won, max(others, key=lambda team: end[team])


def leads(story: Story) -> list[int]:
    """By turn, what the final winner is ahead of the final second."""
    both = sides(story)
    if both is None:
        return []
    rows = [standing(story, turn.points) for turn in story.turns]
    return [row[both[0]] - row[both[1]] for row in rows]


def leaders(story: Story) -> list[int | None]:
    """By turn, the team with most points; None where several have as many."""
    found: list[int | None] = []
    for turn in story.turns:
        row = standing(story, turn.points)
        best = [team for team, points in row.items() if points == max(row.values())]
        found.append(best[0] if len(best) == 1 else None)
    return found


def changes_of(ahead: Sequence[int | None]) -> list[tuple[int, int]]:
    """(turn, team) for each time that the lead went to another team; the first to lead took it from nobody."""
    found: list[tuple[int, int]] = []
    for turn, team in enumerate(ahead):
        if team is not None and (not found or found[-1][1] != team):
            found.append((turn, team))
    return found[1:]


def tied(story: Story) -> list[int]:
    """The teams that have most points at the end, if they are several; none if points alone have decided it."""
    both, end = sides(story), standing(story, story.scores)
    best = [team for team in end if end[team] == max(end.values())]
    return best if both is not None and both[0] in best and len(best) > 1 else []


def shared(story: Story) -> bool:
    """Have several teams won?"""
    return len({story.final.teams[seat] for seat in story.final.winners}) > 1


def drew_even(story: Story) -> tuple[int, int] | None:
    """(turn, team): of a game that ends level, the turn in which it became so, and who had led until then."""
    ahead, best = leaders(story), tied(story)
    last = max((turn for turn, team in enumerate(ahead) if team is not None), default=-1)
    leader = ahead[last] if last >= 0 else None
    return (last + 1, leader) if leader is not None and leader in best and last + 1 < len(ahead) else None


def turning_of(story: Story) -> int | None:
    """The turn in which the winners took the lead for good, or drew level; else that in which they gained most."""
    lead, s = leads(story), story.final
    gains = [after - before for before, after in zip([0, *lead], lead, strict=False)]
    if not gains:
        return None
    won, drawn = s.teams[s.winners[0]], drew_even(story)
    if drawn is not None and (shared(story) or drawn[1] != won):
        return drawn[0]
    changes = changes_of(leaders(story))
    if max(gains) <= 0:
        return None
    return changes[-1][0] if changes and changes[-1][1] == won else gains.index(max(gains))


def _turning(story: Story, log: _Log, falls: Sequence[str]) -> None:
    s = story.final
    story.turning = turning_of(story)
    if story.turning is None:
        return
    drawn = drew_even(story)
    behind = drawn[1] if drawn is not None and drawn[0] == story.turning else None  # of several winners, who led
    won = {s.teams[seat] for seat in s.winners} - {behind}
    ours = {seat for seat, team in enumerate(s.teams) if team in won}
    best = 0
    for i, event in enumerate(log.events):
        if log.turn(i) != story.turning or event.what not in (*falls, BOUGHT, GAINED):
            continue
        seat = event.other if event.what in falls and event.other >= 0 else event.seat
        for card in event.cards if seat in ours else ():
            worth = _worth(story, card, seat)
            if worth > best:
                best, story.turned_by = worth, Turned(event.what, card, log.at(i), seat)


def _worth(story: Story, card: int, seat: int) -> int:
    s = story.final
    return vp_of(s.cards[card], [s.cards[other] for other in s.owned(seat)])


# Where the points came from


def source_word(kind: str, points: int) -> str:
    return WEAKNESS if kind == _NO_TYPE and points <= 0 else kind


def sources(s: State, seat: int, carried: Sequence[int] = ()) -> dict[str, int]:
    """Type or other source -> Victory Points of a seat; they add up to its score, and none is 0."""
    found: Counter[str] = Counter()
    if carried:
        found[FIRST_GAME] = carried[seat]
    if seat not in s.out:
        owned = [s.cards[card] for card in s.owned(seat)]
        for card in owned:
            worth = vp_of(card, owned)
            found[source_word(type_words(card), worth)] += worth
        found[VARIANTS] += beside_cards(s, seat)
    return {word: found[word] for word in sorted(found, key=_place_of) if found[word]}


def _place_of(word: str) -> tuple[int, str]:
    last = len(TYPE_ORDER) + (word == WEAKNESS)
    return (TYPE_ORDER.index(word) if word in TYPE_ORDER else last), word


def deck(s: State, seat: int) -> list[tuple[int, int]]:
    """The cards that a seat owns at the end, by type and name: one copy of each, and how many there are."""
    first: dict[tuple[str, str], int] = {}
    n: Counter[tuple[str, str]] = Counter()
    for card in s.owned(seat):
        what = s.cards[card]
        first.setdefault((what.set, what.id), card)
        n[what.set, what.id] += 1
    order = sorted(first, key=lambda name: (_place_of(_kind(s, first[name])), s.cards[first[name]].name))
    return [(first[name], n[name]) for name in order]


def _kind(s: State, card: int) -> str:
    return source_word(type_words(s.cards[card]), 0)
