"""How strong cards are: one player starts with copies of a card, the other with plain cards that are fair for its cost.

Both players have it once on each deal, so that neither the deal nor the seat counts. How often its owner wins is told
in Power: one Power more on the plain card, on the same deals, is the yardstick. Where there are more players, or all
are one team, a seat plays each deal twice instead: once with the card, once with the plain one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import log, sqrt
from statistics import NormalDist, fmean, mean, stdev
from typing import Final, NamedTuple

from archfoe.agents import Bot
from archfoe.agents.cards import use
from archfoe.agents.weights import PLAIN
from archfoe.core.cards import MAIN_KIND, Card
from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.registry.found import shipped
from archfoe.signals import Interrupt, interruptible
from archfoe.sim.gifts import Deal, Ended, Gift, play
from archfoe.sim.report import is_cooperative
from archfoe.sim.tables import Seating
from archfoe.sim.work import Crew, Jobs, crew

COPIES: Final = 2
#: Cards may be so much above or below the line, in Power: those of the boxes are.
TOLERANCE: Final = 1.0
_MOST_POWER: Final = 7
_EDGE: Final = 0.02  # a share nearer to none or all than that tells no more


@dataclass(frozen=True)
class Inquiry:
    """Which cards, at which table, in how many games each."""

    options: Options
    bot: Bot
    cards: tuple[Card, ...]
    games: int = 400
    seed: int | str = 0
    alarm: float = 0.01  # how often a fair set may be blamed

    def __post_init__(self) -> None:
        if self.games < 20:
            raise ArchfoeError(f"--games must be at least 20 to tell anything, not {self.games}.")

    @property
    def seating(self) -> Seating:
        return Seating(self.options, (self.bot,) * self.options.players)

    @property
    def together(self) -> bool:
        """Are all one team?"""
        return is_cooperative(self.options)

    @property
    def head_to_head(self) -> bool:
        """Does who has the card play against who has the plain one?"""
        return self.options.players == 2 and not self.together

    @property
    def deals(self) -> int:
        return self.games // 2

    @property
    def z(self) -> float:
        """So many standard errors are an alarm: for all cards together, in both directions."""
        return NormalDist().inv_cdf(1 - self.alarm / (2 * max(len(self.cards), 1)))


class Share(NamedTuple):
    """Of the wins, with its standard error."""

    mean: float
    error: float

    @property
    def odds(self) -> float:
        """Even steps of Power are about even steps of this."""
        inside = min(1 - _EDGE, max(_EDGE, self.mean))
        return log(inside / (1 - inside))

    @property
    def odds_error(self) -> float:
        inside = min(1 - _EDGE, max(_EDGE, self.mean))
        return self.error / (inside * (1 - inside))


class Judged(NamedTuple):
    """A card: as good as a plain card of so much Power, and how far that is from what its cost asks for."""

    card: Card
    copies: int
    against: int  # the Power of the other player's plain cards
    share: Share
    power: float
    error: float
    fair: float
    z: float

    @property
    def off(self) -> float:
        return self.power - self.fair

    @property
    def verdict(self) -> str:
        """What is certain enough to say; of a card that stays in play nothing, since no line fits such cards."""
        if self.card.ongoing:
            return ""
        if self.off - self.z * self.error > TOLERANCE:
            return "too strong"
        return "too weak" if self.off + self.z * self.error < -TOLERANCE else ""


@dataclass
class Balance:
    inquiry: Inquiry
    line: Line
    judged: list[Judged] = field(default_factory=list)
    numbers: list[Judged] = field(default_factory=list)  # the same cards with other numbers of copies
    seats: list[Share] = field(default_factory=list)
    heroes: dict[str, tuple[Share, int]] = field(default_factory=dict)
    turns: float = 0.0
    games: int = 0
    interrupted: bool = False


class _Played:
    """Plays deals, here or in other processes."""

    def __init__(self, those: Crew, progress: Callable[[int], object], interrupt: Interrupt) -> None:
        self._crew, self._progress, self._interrupt = those, progress, interrupt
        self.games = 0

    def __call__(self, deals: Sequence[Deal]) -> list[Ended]:
        """In the order of the deals; fewer if it was interrupted."""
        out: dict[int, Ended] = {}
        for n, ended in self._crew.do(_play_one, enumerate(deals), self._interrupt):
            out[n] = ended
            self.games += 1
            self._progress(1)
        return [out[n] for n in sorted(out)] if len(out) == len(deals) else []


def _play_one(work: tuple[int, Deal]) -> tuple[int, Ended]:
    return work[0], play(work[1])


def measure(
    inquiry: Inquiry, jobs: Jobs = 1, progress: Callable[[int], object] = lambda games: None, sweep: bool = False
) -> Balance:
    """All that is asked; Ctrl-C ends it early with the cards that are done."""
    those = crew(jobs)
    found = Balance(inquiry, fair_line())
    with interruptible() as interrupt:
        played = _Played(those, progress, interrupt)
        _seats_and_heroes(found, played)
        yardsticks: dict[tuple[int, int], Share] = {}
        for card in inquiry.cards:
            for copies in (COPIES, 1, 3) if sweep else (COPIES,):
                judged = _judge(inquiry, card, copies, played, yardsticks, found.line)
                if judged is None:
                    found.interrupted, found.games = True, played.games
                    return found
                (found.judged if copies == COPIES else found.numbers).append(judged)
    found.games = played.games
    return found


def judge(inquiry: Inquiry, card: Card, yardsticks: dict[tuple[int, int], Share], jobs: Jobs = 1) -> Judged | None:
    """One of the cards, for who keeps what was played: yardsticks that are there are not played again.

    None if Ctrl-C has ended it.
    """
    with interruptible() as interrupt:
        played = _Played(crew(jobs), lambda games: None, interrupt)
        return _judge(inquiry, card, COPIES, played, yardsticks, fair_line())


def games_needed(inquiry: Inquiry, sweep: bool = False) -> int:
    """About how many games that is, for a bar of progress."""
    fair = {_against(card, fair_line()) for card in inquiry.cards}
    return inquiry.games * ((len(inquiry.cards) + len(fair)) * (3 if sweep else 1) + 1)


def _against(card: Card, line: Line) -> int:
    return max(1, min(_MOST_POWER, round(line.power(card.cost))))


def _judge(
    inquiry: Inquiry, card: Card, copies: int, played: _Played, yardsticks: dict[tuple[int, int], Share], line: Line
) -> Judged | None:
    power = _against(card, line)
    step = yardsticks.get((power, copies))
    if step is None:
        plain = Gift(card.set, card.id, power + 1)
        step = _share(inquiry, plain, plain._replace(power=power), copies, played)
        if step is None:
            return None
        yardsticks[power, copies] = step
    own = Gift(card.set, card.id)
    share = _share(inquiry, own, own._replace(power=power), copies, played)
    if share is None:
        return None
    one = max(step.odds, 0.05)  # one Power more never helps less than that
    off = share.odds / one
    error = sqrt((share.odds_error / one) ** 2 + (off * step.odds_error / one) ** 2)
    return Judged(card, copies, power, share, power + off, error, line.power(card.cost), inquiry.z)


def _share(
    inquiry: Inquiry, one: Gift, other: Gift, copies: int, played: Callable[[Sequence[Deal]], list[Ended]]
) -> Share | None:
    """How often the owner of the one does better than the owner of the other, on the same deals; even is a half."""
    deals = [
        Deal(inquiry.seating, f"{inquiry.seed}:{deal}", gifts, copies)
        for deal in range(inquiry.deals)
        for gifts in _both_ways(inquiry, deal, one, other)
    ]
    ended = played(deals)
    if not ended:
        return None
    pairs = [(ended[n], ended[n + 1]) for n in range(0, len(ended), 2)]
    if inquiry.head_to_head:
        return _over_deals([(first.won[0] + second.won[1]) / 2 for first, second in pairs])
    values = []
    for deal, (first, second) in enumerate(pairs):
        seat = deal % inquiry.options.players
        values.append((1 + _won(inquiry, first, seat) - _won(inquiry, second, seat)) / 2)
    return _over_deals(values)


def _both_ways(inquiry: Inquiry, deal: int, one: Gift, other: Gift) -> tuple[tuple[Gift | None, ...], ...]:
    """What each seat is given in the two games on a deal."""
    if inquiry.head_to_head:
        return (one, other), (other, one)
    seats = range(inquiry.options.players)
    rest = None if inquiry.together else other
    return tuple(tuple(own if seat == deal % len(seats) else rest for seat in seats) for own in (one, other))


def _won(inquiry: Inquiry, game: Ended, seat: int) -> float:
    """A team wins as a whole."""
    return sum(game.won) if inquiry.together else game.won[seat]


def _over_deals(values: Sequence[float]) -> Share:
    """A share that never varied is still not certain: half a win more or less is always possible."""
    n = len(values)
    spread = max(stdev(values) if n > 1 else 0.5, 0.5 / sqrt(n))
    return Share(fmean(values), spread / sqrt(n))


def _seats_and_heroes(found: Balance, played: _Played) -> None:
    """From games without gifts."""
    inquiry = found.inquiry
    ended = played([Deal(inquiry.seating, f"{inquiry.seed}:{deal}") for deal in range(inquiry.games)])
    if not ended:
        return
    seats = range(inquiry.options.players)
    found.seats = [_over_deals([_won(inquiry, game, seat) for game in ended]) for seat in seats]
    found.turns = fmean(game.turns for game in ended)
    of_heroes: dict[str, list[float]] = {}
    for game in ended:
        for seat, hero in enumerate(game.heroes):
            if hero:
                of_heroes.setdefault(hero, []).append(_won(inquiry, game, seat))
    found.heroes = {hero: (_over_deals(won), len(won)) for hero, won in sorted(of_heroes.items())}


class Line(NamedTuple):
    """Power of one play = start + slope x cost."""

    start: float
    slope: float
    cards: int  # that it goes through

    def power(self, cost: float) -> float:
        return self.start + self.slope * cost

    def cost(self, power: float) -> float:
        return (power - self.start) / self.slope


def is_known(card: Card) -> bool:
    """Is what it does printed, and not ours?"""
    return "designed" not in (card.provenance.source, card.provenance.effect)


@cache
def fair_line() -> Line:
    """Least squares, as the greedy bot reads the cards. Locations stay in play, so they are on no such line."""
    boxes = [own.box for own in shipped().sets.values()]
    known = [card for box in boxes for card in box.of_kind(MAIN_KIND) if is_known(card) and not card.ongoing]
    points = [(card.cost, use(card, PLAIN)) for card in known]
    cost, power = mean(x for x, _ in points), mean(y for _, y in points)
    slope = sum((x - cost) * (y - power) for x, y in points) / sum((x - cost) ** 2 for x, _ in points)
    return Line(power - slope * cost, slope, len(points))
