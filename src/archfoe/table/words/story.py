"""The story of a game that is over, in words: a title, two sentences, and its moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from archfoe.core.cards import Card
from archfoe.core.events import BOUGHT
from archfoe.core.text import listed, plural
from archfoe.games.shared.scoring import prizes, winners
from archfoe.table.session import Session
from archfoe.table.story import (
    Blow,
    Story,
    Turn,
    changes_of,
    drew_even,
    leaders,
    leads,
    shared,
    sides,
    sources,
    standing,
    tied,
)
from archfoe.table.words.board import result_lines, words_of


class Moment(NamedTuple):
    """A place in the replay that is worth a look."""

    words: str
    card: int | None
    turn: int
    at: int
    turned: bool = False


class Teller:
    """Tells it to one reader."""

    def __init__(self, session: Session, story: Story, reader: int | None, names: Sequence[str]) -> None:
        self.session, self.story, self.reader, self.names = session, story, reader, names
        self.s = story.final
        self.board = words_of(session.view(None))
        self.together = self.board.shared_fate(session.view(None))

    # Names

    def who(self, seat: int) -> str:
        return "You" if seat == self.reader else self.names[seat]

    def whom(self, seat: int) -> str:
        return "you" if seat == self.reader else self.names[seat]

    def team(self, team: int) -> str:
        """ "You and Cleo"; the reader first."""
        seats = [seat for seat, other in enumerate(self.s.teams) if other == team]
        seats.sort(key=lambda seat: seat != self.reader)
        return listed([self.who(seat) for seat in seats])

    def does(self, seat: int, verb: str) -> str:
        """ "You beat", "Cleo beats"."""
        return f"{self.who(seat)} {verb}" if seat == self.reader else f"{self.who(seat)} {verb}s"

    def card(self, card: int) -> str:
        return name_of(self.s.cards[card])

    def round(self, turn: int) -> int:
        return self.story.turns[turn].round

    # The head

    @property
    def title(self) -> str:
        """ "Cleo wins, 33 to 26"; what counts in a match or a city is said without points."""
        won = result_lines(self.session, self.reader, self.names)[0]
        both = sides(self.story)
        if self.together or self.session.options.match or both is None:
            return won
        end = standing(self.story, self.story.scores)
        return f"{won.removesuffix('.')}, {end[both[0]]} to {end[both[1]]}"

    @property
    def caption(self) -> str:
        if self.together:
            return self._told_of_all()
        if tied(self.story):  # what brought the points has not decided it
            return " ".join(filter(None, (self._decided(), self._led_until_even())))
        return " ".join(filter(None, (self._led(), self._ahead_by() or self._turned())))

    def _decided(self) -> str:
        """Points are equal: what made the difference then, or that nothing did."""
        story, s = self.story, self.s
        if s.winners != winners(s, self.session.options.carried):  # somebody has won at once
            return ""
        best, owned = tied(story), Counter[int]()
        for seat, n in enumerate(prizes(s)):
            owned[s.teams[seat]] += n
        points = standing(story, story.scores)[best[0]]
        noun, *beaten = self.board.prize.split(" ")
        if shared(story):
            alike = [team for team in best if s.teams.index(team) in s.winners]
            n = owned[alike[0]]
            prize = f"{'have defeated ' if beaten else ''}{n} {noun if n == 1 else plural(noun)}"
            they = "you" if self.reader in s.winners else "they"
            return f"{self._names(alike)} have {points} points and {prize} each, so {they} share the win."
        won = s.teams[s.winners[0]]
        second = max(owned[team] for team in best if team != won)
        all_even = f"{self._names(best)} have {points} points each"
        mine, several = self.reader in s.winners, s.teams.count(won) > 1
        verb = ("have" if mine or several else "has") + " defeated" if beaten else "own" if mine or several else "owns"
        return f"{all_even}; {lower(self.team(won))} {verb} more {plural(noun)}, {owned[won]} to {second}."

    def _names(self, teams: Sequence[int]) -> str:
        """ "Ada and Bob", the reader first; where people play in teams, "Both teams"."""
        if any(self.s.teams.count(team) > 1 for team in teams):
            return "Both teams"
        mine = -1 if self.reader is None else self.s.teams[self.reader]
        return listed([self.team(team) for team in sorted(teams, key=lambda team: team != mine)])

    def _led_until_even(self) -> str:
        """Of a game that ends level."""
        story, drawn = self.story, drew_even(self.story)
        if drawn is None:
            return "" if any(team is not None for team in leaders(story)) else "Nobody was ever ahead alone."
        turn, leader = drawn
        since = [begun for begun, _ in changes_of(leaders(story))]
        others = listed([self.team(team) for team in tied(story) if team != leader])
        if since and self.round(since[-1]) == self.round(turn):
            return (
                f"In round {self.round(turn)} {lower(self.team(leader))} took the lead and {lower(others)} drew level."
            )
        start = f" from round {self.round(since[-1])}" if since else ""
        return f"{self.team(leader)} led{start} until {lower(others)} drew level in round {self.round(turn)}."

    def _led(self) -> str:
        """Who was ahead, and until when."""
        both, ahead = sides(self.story), leaders(self.story)
        if both is None or not ahead:
            return ""
        others = [turn for turn, team in enumerate(ahead) if team not in (None, both[0])]
        if not others:
            return f"{self.team(both[0])} never fell behind."
        last = others[-1]
        leader = ahead[last]
        assert leader is not None
        if last == len(ahead) - 1:  # what decides is not points alone
            return f"{self.team(leader)} had more points at the end."
        changes = [turn for turn, _ in changes_of(ahead)]
        if len(changes) > 1:
            times = "twice" if len(changes) == 2 else f"{len(changes)} times"
            return f"The lead changed hands {times}, the last time in round {self.round(changes[-1])}."
        return f"{self.team(leader)} led until round {self.round(last)}."

    def _ahead_by(self) -> str:
        """What won, where nothing turned it late: the cards that brought the winners most, beside the second."""
        both, ahead = sides(self.story), leaders(self.story)
        if both is None or any(team not in (None, both[0]) for team in ahead[len(ahead) // 2 :]):
            return ""
        ours, theirs = map(self._sources, both)
        word = max(ours, key=lambda word: ours[word] - theirs[word], default="")
        if ours[word] <= theirs[word]:
            return ""
        return f"{plural(word)} made the difference: {ours[word]} points to {theirs[word]}."

    def _sources(self, team: int) -> Counter[str]:
        """Type of card -> points of a team."""
        found: Counter[str] = Counter()
        for seat, other in enumerate(self.s.teams):
            if other == team:
                found.update(sources(self.s, seat))
        return found

    def _turned(self) -> str:
        story = self.story
        if story.turning is None:
            return ""
        turn = story.turns[story.turning]
        if story.turned_by is None:
            return f"Round {turn.round} turned it."
        what, card, _, seat = story.turned_by
        if what == BOUGHT:
            return f"In round {turn.round} {self.whom(seat)} bought {self.card(card)}."
        if what in self.board.falls:
            power = f" with {turn.power} Power" if turn.power and seat == turn.seat else ""
            return f"In round {turn.round} {self.card(card)} fell to {self.whom(seat)}{power}."
        return f"In round {turn.round} {self.card(card)} came to {self.whom(seat)}."

    def _told_of_all(self) -> str:
        """Of a game that all win or lose together."""
        return f"{self.danger()} {self.beat_most()}"

    def danger(self) -> str:
        danger = max((turn.danger for turn in self.story.turns), default=0)
        return f"The Threat rose to {danger}." if danger else "The Threat never rose."

    def beat_most(self) -> str:
        beaten = Counter(fall.seat for fall in self.story.falls)
        if not beaten:
            return "Nobody beat a Villain."
        n = max(beaten.values())
        best = [seat for seat in sorted(beaten, key=lambda seat: seat != self.reader) if beaten[seat] == n]
        if len(self.s.teams) == 1:
            return f"{self.who(best[0])} beat {_foes(n)}."
        each = " each" if len(best) > 1 else ""
        return f"{listed([self.who(best[0]), *map(self.whom, best[1:])])} beat the most: {_foes(n)}{each}."

    # Moments

    @property
    def moments(self) -> list[Moment]:
        found = [self._first_fall(), self._hardest(), self._alarm() if self.together else self._turning()]
        return sorted((moment for moment in found if moment is not None), key=lambda moment: moment.at)

    def _first_fall(self) -> Moment | None:
        falls = self.story.falls
        first = next((fall for fall in falls if self.s.cards[fall.card].super_villain), falls[0] if falls else None)
        if first is None:
            return None
        return Moment(
            f"{self.does(first.seat, 'beat')} {self.card(first.card)} first.", first.card, first.turn, first.at
        )

    def _hardest(self) -> Moment | None:
        """The Attack that cost the reader most; for somebody who only watched, that cost anybody most."""
        mine = [blow for blow in self.story.blows if self.reader in (None, blow.seat) and blow.harm]
        if not mine:
            return None
        blow = max(mine, key=lambda blow: blow.harm)
        return Moment(self._blow(blow), blow.card, blow.turn, blow.at)

    def _blow(self, blow: Blow) -> str:
        attack = self.card(blow.card)
        if blow.by >= 0 and not self.board.danger:  # Villains of a city attack by themselves
            attack = f"{'Your' if blow.by == self.reader else possessive(self.names[blow.by])} {attack}"
        lost = [self.card(card) for card in dict.fromkeys(blow.lost) if self.s.cards[card].type]
        if not lost:
            return f"{attack} hit {self.whom(blow.seat)} hardest."
        told = listed(lost) if len(lost) < 3 else f"{lost[0]} and {len(lost) - 1} more cards"
        return f"{attack} cost {self.whom(blow.seat)} {told}."

    def _turning(self) -> Moment | None:
        story = self.story
        if story.turning is None:
            return None
        turn, lead, changes = story.turns[story.turning], leads(story), changes_of(leaders(story))
        before, after = lead[story.turning - 1] if story.turning else 0, lead[story.turning]
        taken = before <= 0 < after or story.turning in [where for where, _ in changes]
        gain = "the lead changes" if taken else f"{after - before} points gained"
        if (drawn := drew_even(story)) is not None and drawn[0] == story.turning:
            return self._drew_even(turn)
        if story.turned_by is None:
            return Moment(f"Round {turn.round}: {gain}.", None, story.turning, turn.at, turned=True)
        _, card, at, seat = story.turned_by
        again = " again" if any(n > 0 for n in lead[: story.turning]) else ""
        result = f" and the lead{again}." if taken else f": {gain}."
        return Moment(f"{self.does(seat, 'take')} {self.card(card)}{result}", card, story.turning, at, turned=True)

    def _drew_even(self, turn: Turn) -> Moment:
        turning, by = self.story.turning, self.story.turned_by
        assert turning is not None
        if by is None:
            return Moment(f"Round {turn.round}: the points are level.", None, turning, turn.at, turned=True)
        verb = "draw" if by.seat == self.reader else "draws"
        words = f"{self.does(by.seat, 'take')} {self.card(by.card)} and {verb} level."
        return Moment(words, by.card, turning, by.at, turned=True)

    def _alarm(self) -> Moment | None:
        """When the danger was greatest first."""
        top = max((turn.danger for turn in self.story.turns), default=0)
        if not top:
            return None
        turn = next(i for i, turn in enumerate(self.story.turns) if turn.danger == top)
        return Moment(f"The Threat reaches {top}.", None, turn, self.story.turns[turn].at, turned=True)


def name_of(card: Card) -> str:
    return card.figure


def possessive(name: str) -> str:
    """Who plays in a terminal is called "you" there."""
    return "your" if name == "you" else f"{name}'s"


def lower(names: str) -> str:
    """In the middle of a sentence: "you and Bob"."""
    return f"you{names[3:]}" if names == "You" or names.startswith("You ") else names


def _foes(n: int) -> str:
    return "1 Villain" if n == 1 else f"{n} Villains"
