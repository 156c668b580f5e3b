"""`python -m bench.curve`: how far the cards of Confrontations lie from the curve of the sets whose texts are known.

The first measure reads: what a play of a card is worth in Power, as the greedy bot reads its effect, against its cost,
with a straight line through the cards of base, Heroes Unite and Rivals. The second (`--games`) plays: one of two
players starts with copies of the card in place of Punches, the other with a plain card of about the Power that the
line asks for. How often the first one wins is compared with games of plain cards, one Power apart, with the same
seeds. Both are told in cost points: above zero a card does more than its cost asks for.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from math import log, sqrt
from statistics import mean, pstdev
from typing import NamedTuple

from archfoe.agents.cards import hero_worth, use
from archfoe.agents.weights import PLAIN
from archfoe.core.cards import MAIN_KIND, Card
from archfoe.core.chance import key_of_seed
from archfoe.core.effects import Power
from archfoe.core.piles import DECK
from archfoe.games.duel import setup
from archfoe.games.duel.card import duel_card
from archfoe.games.options import Options
from archfoe.games.shared.layout import Layout, Plan
from archfoe.registry.found import shipped
from archfoe.table.session import Session
from bench.sides import drawn

KNOWN = ("base", "heroes_unite", "rivals")
OURS = "confrontations"
LOTS = 1000  # fits with cards drawn anew, for the interval
COPIES = 2  # of the seven Punches


class Point(NamedTuple):
    card: Card
    worth: float  # of a play, or of a turn with a Location, in Power


class Line(NamedTuple):
    start: float
    slope: float

    def off(self, worth: float, cost: int) -> float:
        return (worth - self.start) / self.slope - cost


def points(sets: Sequence[str], locations: bool) -> list[Point]:
    cards = [card for name in sets for card in shipped().sets[name].box.of_kind(MAIN_KIND)]
    return [Point(card, worth(card)) for card in cards if card.ongoing == locations]


def worth(card: Card) -> float:
    if not card.ongoing:
        return use(card, PLAIN)
    tough = duel_card(card).tough
    return hero_worth(card, PLAIN) + (PLAIN.tough * tough.n if tough else 0.0)


def fitted(known: Sequence[Point]) -> Line:
    """Least squares."""
    cost, power = mean(p.card.cost for p in known), mean(p.worth for p in known)
    slope = sum((p.card.cost - cost) * (p.worth - power) for p in known) / sum((p.card.cost - cost) ** 2 for p in known)
    return Line(power - slope * cost, slope)


def other_lines(known: Sequence[Point]) -> list[Line]:
    dice = random.Random(1)
    return [fitted(dice.choices(known, k=len(known))) for _ in range(LOTS)]


def read_lines() -> Iterator[str]:
    known = points(KNOWN, locations=False)
    line, others = fitted(known), other_lines(known)
    off = [line.off(p.worth, p.card.cost) for p in known]
    yield f"{len(known)} known cards: Power = {line.start:.2f} + {line.slope:.2f} x cost. They spread by"
    yield f"{pstdev(off):.1f} cost points, and {sum(abs(x) > 2 for x in off)} of them lie more than two away.\n"
    yield "| card | cost | Power | off, in cost points | 19 of 20 fits between |\n|---|---|---|---|---|"
    for p in sorted(points((OURS,), locations=False), key=lambda p: line.off(p.worth, p.card.cost)):
        near = sorted(one.off(p.worth, p.card.cost) for one in others)
        low, high = near[LOTS // 40], near[-LOTS // 40]
        off_it = line.off(p.worth, p.card.cost)
        yield f"| {p.card.name} | {p.card.cost} | {p.worth:.2f} | {off_it:+.1f} | {low:+.1f} and {high:+.1f} |"
    yield "\nLocations, Power in each turn (the known ones fit no line):"
    for p in sorted(points((*KNOWN, OURS), locations=True), key=lambda p: p.worth):
        yield f"| {p.card.name} ({p.card.set}) | {p.card.cost} | {p.worth:.2f} |"


# Games


def plain(n: int) -> Card:
    """A card that gives so much Power and nothing else."""
    return replace(shipped().sets[OURS].box.named("Punch"), name=f"+{n}", play=Power(n))


def table_with(usual: Callable[..., Layout], gifts: Sequence[Card], *table: Hashable) -> Layout:
    """The usual one, but that some Punches of each player are the card that is meant for that seat."""
    made = usual(*table)
    plan, left = Plan(), [COPIES] * len(gifts)
    for old, pile in zip(made.card_table.cards, made.where, strict=True):
        seat = pile - DECK
        given = old.name == "Punch" and seat < len(gifts) and left[seat] > 0
        if given:
            left[seat] -= 1
        plan.lay(gifts[seat] if given else old, 1, pile)
    return plan.done()


def share_won(card: Card, against: Card, games: int, seed: str) -> float:
    """By the player with the first card; the seats take turns."""
    usual, won = setup._layout, 0.0
    tables = [cache(partial(table_with, usual, gifts)) for gifts in ((card, against), (against, card))]
    try:
        for game in range(games):
            seat, name = game % 2, f"{seed}:{game}"
            setup._layout = tables[seat]
            options = Options(OURS, 2, heroes=", ".join(drawn(2, random.Random(name))))
            winners = Session(options, ["greedy"] * 2, key_of_seed(name)).game.state.winners
            won += 1 / len(winners) if seat in winners else 0.0
    finally:
        setup._layout = usual
    return won / games


def odds(share: float) -> float:
    """Even steps of Power are about even steps of this."""
    share = min(0.99, max(0.01, share))
    return log(share / (1 - share))


class Ladder:
    """How often one Power more wins, by the Power of the other player; and a share of games as Power."""

    def __init__(self, games: int, seed: str) -> None:
        self.steps = {n: share_won(plain(n + 1), plain(n), games, seed) for n in range(1, 5)}

    def power(self, share: float, against: int) -> float:
        return against + odds(share) / odds(self.steps[against if share > 0.5 else against - 1])


def played_lines(names: Sequence[str], games: int, seed: str) -> Iterator[str]:
    line, ladder = fitted(points(KNOWN, locations=False)), Ladder(games, seed)
    shares = ", ".join(f"{share:.1%} (+{n + 1} against +{n})" for n, share in ladder.steps.items())
    yield f"One Power more wins {shares} of {games} games.\n"
    yield "| card | cost | against | won | as good as | off, in cost points | 19 times out of 20 between |"
    yield "|---|---|---|---|---|---|---|"
    for name in names:
        cost = found(name).cost
        n = min(4, max(2, round(line.start + line.slope * cost)))
        share = share_won(found(name), plain(n), games, seed)
        error = 1.96 * sqrt(share * (1 - share) / games)
        powers = [ladder.power(x, n) for x in (share, share - error, share + error)]
        off, low, high = (line.off(power, cost) for power in powers)
        yield f"| {name} | {cost} | +{n} | {share:.1%} | {powers[0]:+.1f} | {off:+.1f} | {low:+.1f} and {high:+.1f} |"


def found(name: str) -> Card:
    """Of Confrontations, or of a known set as in "base:Titans Tower"."""
    own, _, rest = name.rpartition(":")
    return shipped().sets[own or OURS].box.named(rest)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.curve", description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="play so many with each card that is named")
    parser.add_argument("--seed", default="1")
    parser.add_argument("cards", nargs="*", help='such as "Mera" "base:Titans Tower"')
    work = parser.parse_args()
    for line in played_lines(work.cards, work.games, work.seed) if work.games else read_lines():
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
