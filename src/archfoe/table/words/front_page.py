"""The end of a game as the front page of a newspaper: each sentence is made of events that everybody saw.

It is the same for all who read it, but where one reader is called "you", as in a terminal. Somebody who lost is named
only with what they led, beat or avoided; jokes are about cards and bots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from archfoe.core.errors import BadRecord
from archfoe.core.text import listed, plural
from archfoe.games.shared.scoring import prizes, scores, winners
from archfoe.registry import bots
from archfoe.table.session import Session
from archfoe.table.story import Story, changes_of, drew_even, leaders, leads, shared, sides, standing, tied, told
from archfoe.table.words.board import result_lines, words_of
from archfoe.table.words.story import Teller, lower

#: Points between the first and the second that are hardly any.
NOSE: Final = 3
#: Whoever was this far behind at half-time was nowhere.
NOWHERE: Final = 5
_SENTENCES: Final = 3
_MOST_CARDS: Final = 3


class Turned(NamedTuple):
    """The turn that turned it, in points."""

    turn: int  # its place in the story
    words: str  # whose it was and what was played, unless they lost
    points: str


class Sale(NamedTuple):
    card: int
    words: str


class Line(NamedTuple):
    """Of the final score."""

    seat: int
    score: int | None  # None: out of the game, or nobody counts points
    beaten: int


class FrontPage(NamedTuple):
    """No text is empty."""

    headline: str
    deck: str
    story: list[str]
    rounds: int
    turned: Turned | None
    pictured: list[int]
    caption: str
    sale: Sale | None
    weather: str
    ears: list[str]  # the weather in two short lines
    score: list[Line]


def front_page(session: Session, story: Story, reader: int | None, names: Sequence[str]) -> FrontPage:
    """Of a game that is over, or that all have agreed to end."""
    return _Editor(session, story, reader, names).page()


class _Editor(Teller):
    def __init__(self, session: Session, story: Story, reader: int | None, names: Sequence[str]) -> None:
        super().__init__(session, story, reader, names)
        self.cut, self.won = story.clippings, list(self.s.winners)
        self.rounds = story.turns[-1].round if story.turns else 0
        #: May be the butt of a joke, or has something to be glad of.
        self.nameable = {seat for seat, player in enumerate(session.players) if player in bots()}.union(self.won)

    def page(self) -> FrontPage:
        return FrontPage(
            self.headline(),
            " ".join(self.deck()),
            self.sentences(),
            self.rounds,
            self.turned(),
            self.won or list(range(len(self.s.teams))),
            self.caption_of_picture(),
            self.sale(),
            self.weather(),
            self.ears(),
            self.lines(),
        )

    # Who

    def seats(self, seats: Iterable[int]) -> str:
        """ "Ada and Ben", the reader first."""
        return listed([self.who(seat) for seat in sorted(seats, key=lambda seat: seat != self.reader)])

    def do(self, seats: Sequence[int], verb: str) -> str:
        """ "Ada takes", "Ada and Ben take", "You take"."""
        return f"{self.seats(seats)} {verb if len(seats) > 1 or self.reader in seats else verb + 's'}"

    # The head

    def headline(self) -> str:
        story, s = self.story, self.s
        if not s.over:
            return "The night ends early"
        if self.together:
            return self.board.won_together if self.won else self.board.lost_together
        if shared(story):
            return "Nobody owns this city"
        if sides(story) is not None and self._by_points():
            return self._by_course() or f"{self.do(self.won, 'take')} the city"
        return f"{self.do(self.won, 'take')} the city"

    def _by_points(self) -> bool:
        """Have points alone decided it, and not somebody who won at once or put others out of the game?"""
        s, carried = self.s, self.session.options.carried
        return not s.out and s.winners == winners(s, carried)

    def _by_course(self) -> str:
        """What was special in how the lead went; "" if nothing was."""
        story, s = self.story, self.s
        ours, ahead = s.teams[self.won[0]], leaders(story)
        if leads(story)[-1] <= NOSE:
            return f"{self.seats(self.won)} by a nose"
        if self._led_throughout(ours, ahead):
            return f"All {lower(self.seats(self.won))}, all night"
        if self._was_nowhere(ours):
            return f"{self.do(self.won, 'come')} back from nowhere"
        changes = changes_of(ahead)
        if changes and changes[-1][1] == ours and 4 * changes[-1][0] >= 3 * len(ahead):
            return f"{self.do(self.won, 'turn')} it around"
        if 0 < self.board.sweep <= self._prizes():
            return f"{self.do(self.won, 'clean')} up"
        return ""

    def _led_throughout(self, ours: int, ahead: Sequence[int | None]) -> bool:
        """From some turn of the first round to the last."""
        first = next((turn for turn, team in enumerate(ahead) if team is not None), -1)
        return first >= 0 and self.round(first) == 1 and all(team == ours for team in ahead[first:])

    def _was_nowhere(self, ours: int) -> bool:
        """Last alone at half-time, and far behind the first."""
        turns = self.story.turns
        row = standing(self.story, turns[len(turns) // 2 - 1].points) if len(turns) > 1 else {}
        others = [points for team, points in row.items() if team != ours]
        return bool(others) and row[ours] < min(others) and max(others) - row[ours] >= NOWHERE

    def _prizes(self) -> int:
        won = prizes(self.s)
        return sum(won[seat] for seat in self.won)

    def deck(self) -> list[str]:
        if not self.s.over:
            n = "1 round" if self.rounds == 1 else f"{self.rounds} rounds"
            return [f"Ended by agreement after {n}.", "Nobody has won."]
        result = result_lines(self.session, self.reader, self.names)
        if self.together:
            return [*result, self.danger()]
        if tied(self.story) and (decided := self._decided()):
            return [decided]
        return [*self._last_fall(), f"{self.title.removesuffix('.')}.", *result[1:]]

    def _last_fall(self) -> list[str]:
        if not self.story.falls:
            return []
        last = self.story.falls[-1]
        return [f"{self.card(last.card)} falls in round {self.round(last.turn)}."]

    # The story

    def sentences(self) -> list[str]:
        found = [self._fell_first(), *self._course()]
        found = [sentence for sentence in found if sentence]
        more = [sentence for sentence in (self._avoided(), self._bought()) if sentence]
        if (len(self.story.turns) + sum(self.story.scores)) % 2:  # not the same order every night
            more.reverse()
        found = (found + more)[:_SENTENCES]
        return found or [f"It took {self.rounds} round{'' if self.rounds == 1 else 's'}."]

    def _fell_first(self) -> str:
        falls = self.story.falls
        first = next((fall for fall in falls if self.s.cards[fall.card].super_villain), falls[0] if falls else None)
        if first is None:
            return ""
        return f"{self.who(first.seat)} beat {self.card(first.card)} first, in round {self.round(first.turn)}."

    def _course(self) -> list[str]:
        if not self.s.over:
            return []
        if self.together:
            return [self.beat_most()]
        if tied(self.story):
            return [self._led_until_even()]
        led = "" if self.s.out else self._led()  # whoever is out may have led before
        return [led, self._ahead_by() or self._turned()]

    def _most(self, of: Counter[int]) -> tuple[int, int] | None:
        """(seat, how many) of who alone has most."""
        first, *rest = [*of.most_common(2), (-1, 0)]
        return first if first[1] > max(n for _, n in rest or [(-1, 0)]) else None

    def _avoided(self) -> str:
        most = self._most(self.cut.avoided)
        if most is None:
            return ""
        seat, n = most
        return f"{self.who(seat)} avoided {'an Attack' if n == 1 else f'{n} Attacks'}{self._alone(self.cut.avoided)}."

    def _bought(self) -> str:
        most = self._most(self.cut.bought)
        if most is None or most[0] not in self.nameable:
            return ""
        seat, n = most
        return f"{self.who(seat)} bought {'a card' if n == 1 else f'{n} cards'}{self._alone(self.cut.bought)}."

    def _alone(self, of: Counter[int]) -> str:
        return ", more than anyone else" if len(self.s.teams) > 1 and len(+of) > 1 else ""

    # Beside it

    def turned(self) -> Turned | None:
        where = self.story.turning
        if where is None or self.together or self.s.out or not self.s.over:
            return None
        turn, lead, drawn = self.story.turns[where], leads(self.story), drew_even(self.story)
        words = f"Round {turn.round}."
        if turn.seat in self.won and (cards := self.cut.played.get(where)):
            words += f" {self.who(turn.seat)} played {self._cards(cards)}."
        if drawn is not None and drawn[0] == where:
            return Turned(where, words, "The points were level then.")
        return Turned(where, words, f"From {_stands(lead[where - 1] if where else 0)} to {_stands(lead[where])}.")

    def _cards(self, cards: Sequence[int]) -> str:
        names = list(dict.fromkeys(self.card(card) for card in cards))
        left = len(names) - _MOST_CARDS
        if left <= 0:
            return listed(names)
        return f"{', '.join(names[:_MOST_CARDS])} and {left} other{'' if left == 1 else 's'}"

    def caption_of_picture(self) -> str:
        seats = self.won or list(range(len(self.s.teams)))
        view = self.session.view(None)
        played = [(self.who(seat), self.board.played(view, seat)) for seat in seats]
        words = listed([f"{name} as {hero}" if hero else name for name, hero in played])
        if self.won and not self.together and not shared(self.story) and (n := self._prizes()):
            words += f", with {self._counted(n)}"
        return f"{words}. Sketch: our own."

    def _counted(self, n: int) -> str:
        """ "4 Super-Villains", "1 Character defeated"."""
        noun, *beaten = self.board.prize.split(" ")
        return " ".join([str(n), noun if n == 1 else plural(noun), *beaten])

    def sale(self) -> Sale | None:
        """What was bought before the last round, is still owned and was never used."""
        if not self.s.over:
            return None
        for one in self.cut.unused:
            rounds = self.round(one.turn)
            if rounds < self.rounds and one.seat not in self.s.out and one.card in self.s.owned(one.seat):
                words = (
                    f"{self.card(one.card)}, never used. Bought in round {rounds}, still in the wrapping. "
                    f"Ask for {self.whom(one.seat)}."
                )
                return Sale(one.card, words)
        return None

    def weather(self) -> str:
        n, weakness = self.cut.weak.total(), self._weakness()
        if n == 0:
            return f"No {weakness} fell. A clear sky."
        fell = f"1 {weakness}" if n == 1 else f"{n} {plural(weakness)}"
        most = self._most(self.cut.weak)
        on = ""
        if most is not None and most[0] in self.nameable and n > 1:
            on = f", {'all' if most[1] == n else most[1]} of them on {self.whom(most[0])}"
        return f"{fell} fell{on}. Clearing up."

    def ears(self) -> list[str]:
        sun = f"Sunny for {lower(self.seats(self.won))}" if self.won and not self.together else ""
        most, rain = self._most(self.cut.weak), "Clearing up later"
        if most is not None and most[0] in self.nameable and most[0] not in self.won:
            rain = f"{self._weakness()} for {self.whom(most[0])}"
        return [sun or ("Sunny all over" if self.won else "Fog all over"), rain]

    def _weakness(self) -> str:
        return self.session.options.played.home.weakness

    def lines(self) -> list[Line]:
        """The best first."""
        s = self.s
        points = scores(s, self.session.options.carried)
        beaten = Counter(fall.seat for fall in self.story.falls)
        counts = not self.together
        order = sorted(range(len(s.teams)), key=lambda seat: (seat in s.out, seat not in self.won, -points[seat]))
        if not counts:
            order.sort(key=lambda seat: -beaten[seat])
        return [Line(seat, points[seat] if counts and seat not in s.out else None, beaten[seat]) for seat in order]


def _stands(lead: int) -> str:
    if lead == 0:
        return "level"
    n = abs(lead)
    return f"{n} point{'' if n == 1 else 's'} {'ahead' if lead > 0 else 'behind'}"


def paper_lines(session: Session, reader: int | None, names: Sequence[str]) -> list[str]:
    """For a screen of lines: the headline and what stands beneath it; none of a game that began in its middle."""
    board = words_of(session.view(None))
    try:
        story = told(session.options, session.key, session.game.record, board.falls, board.danger)
    except BadRecord:
        return []
    page = front_page(session, story, reader, names)
    return [page.headline.upper(), page.deck, " ".join(page.story)]
