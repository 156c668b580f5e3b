"""A view as the greedy bot reads it: what it has, how long the game will last, what a card would bring it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import exp

from archfoe.agents.cards import hears, hero_worth, just_now, use
from archfoe.agents.taste import Taste
from archfoe.agents.worth import Typical, value
from archfoe.core import effects as fx
from archfoe.core.abilities import GAIN, Vp, VpEach, VpIf, When
from archfoe.core.cards import Card
from archfoe.core.effects import Amount
from archfoe.core.filters import ANY, Test
from archfoe.core.piles import DECK, DISCARD, HAND, KICKS, MAIN, ONGOING, STACK, UNDER, owner_of
from archfoe.views import View


class Outlook(Typical):
    """Everything is looked up when it is asked for, at most once for each question."""

    def __init__(self, view: View, taste: Taste) -> None:
        self.view, self.taste = view, taste
        assert view.seat is not None
        self.me: int = view.seat

    # What I have

    @cached_property
    def hand(self) -> list[Card]:
        return self.view.hand

    @cached_property
    def discards(self) -> list[Card]:
        return self.view.discard(self.me)

    @cached_property
    def deck_size(self) -> int:
        return self.view.size(DECK + self.me)

    @cached_property
    def top(self) -> Card | None:
        """The top card of the own deck, if it has been seen."""
        return self.view.pile(DECK + self.me)[0] if self.deck_size else None

    @cached_property
    def mine(self) -> list[Card]:
        """My cards that I see now and that come round again: a fair sample of all of them."""
        return self.hand + self.discards + self.view.played(self.me)

    @cached_property
    def in_play(self) -> list[Card]:
        return self.view.in_play(self.me)

    @cached_property
    def listeners(self) -> list[Card]:
        """Super Heroes and cards in play: what hears what I do."""
        heroes = [] if self.view.hero_down(self.me) else self.view.heroes(self.me)
        return heroes + self.in_play

    @cached_property
    def foes(self) -> int:  # type: ignore[override]
        teams = self.view.teams
        return sum(team != teams[self.me] for team in teams)

    @cached_property
    def size(self) -> int:
        """How many cards come round."""
        return max(len(self.mine) + self.deck_size, 1)

    @cached_property
    def unseen(self) -> float:
        """For each card that I see, how many there are in truth."""
        return self.size / max(len(self.mine), 1)

    @cached_property
    def draw(self) -> float:  # type: ignore[override]
        """A card of my deck on average."""
        seen = [self.use(card) for card in self.mine]
        return (sum(seen) + 2 * 1.0) / (len(seen) + 2)

    # How long it will last

    @cached_property
    def rounds(self) -> float:
        """Turns that I still have after this one: until the stack or the main deck is used up."""
        view, taste = self.view, self.taste
        each = taste.rounds_each_villain * (0.6 + 0.8 / view.players)
        rounds = each * max(0.0, view.size(STACK) - taste.last_villains)
        if view.villain is not None and view.villain.starts_on_top:
            rounds += max(0.0, taste.opening - view.turn / view.players)
        return min(rounds, view.size(MAIN) / (1.7 * view.players))

    @cached_property
    def plays(self) -> float:
        """How often a card that is gained now will still come to hand; never quite zero, as nobody knows."""
        return max(0.2, (self.taste.seen_each_turn * self.rounds - self.deck_size) / self.size)

    # What a card brings

    def use(self, card: Card) -> float:
        """One play of it, with what my Super Hero and the cards in play make of it."""
        return use(card, self.taste) + self.heard(card)

    def heard(self, card: Card) -> float:
        out = 0.0
        for when, gives in self.ears:
            if hears(when, card):
                out += gives * self._is_new(card) if when.new_name and not when.nth else gives
        return out

    @cached_property
    def ears(self) -> list[tuple[When, float]]:
        """What hears my plays, and what it gives for each of them on average."""
        at, out = Typical(self.taste), []
        for listener in self.listeners:
            for when in listener.when:
                fitting = sum([hears(when, card) for card in self.mine])
                others = self.taste.others_in_hand * fitting / max(len(self.mine), 1)
                out.append((when, just_now(when, others) * value(when.effect, at)))
        return out

    def _is_new(self, card: Card) -> float:
        """The chance that no other card of that name is played in the same turn."""
        same = sum([other is card for other in self.mine])
        return exp(-self.taste.others_in_hand * same / max(len(self.mine), 1))

    def worth(self, card: Card) -> float:
        """What it is worth to own it until the end, in Victory Points."""
        taste = self.taste
        if card.ongoing:
            power = max(0.0, self.rounds - self.deck_size / taste.seen_each_turn) * self.each_turn(card)
        else:
            power = self.plays * (self.use(card) - max(self.draw, taste.par))
        return self.points(card) + taste.rate * power

    def price(self, card: Card) -> float:
        """What it is worth to buy it now."""
        out = self.worth(card) + (self.taste.villain_bonus if card.super_villain else 0.0)
        for listener in self.listeners:
            for when in listener.when:
                if when.event == GAIN and when.test(card):
                    out += self.taste.rate * value(when.effect, self)
        return out

    def each_turn(self, card: Card) -> float:
        """What a card that stays in play gives in a turn."""
        out = 0.0
        for when in card.when:
            out += self.played(when.test, max(when.nth, 1)) * value(when.effect, self)
        return out

    def points(self, card: Card) -> float:
        """The Victory Points that it adds, by itself and through others."""
        mine = self.mine
        out = self._score(card.vp, [*mine, card])
        for other in mine:
            if isinstance(other.vp, Vp):
                out += (self._score(other.vp, [*mine, card]) - self._score(other.vp, mine)) * self.unseen
        return out

    def _score(self, vp: int | Vp, owned: list[Card]) -> float:
        if isinstance(vp, VpEach):
            return vp.n * sum(map(vp.test, owned)) * self.unseen
        if isinstance(vp, VpIf):
            others = (sum(map(vp.test, owned)) - 1) * self.unseen + self.taste.hope
            return vp.n * min(1.0, others / vp.others) ** 2
        return vp.score(owned) if isinstance(vp, Vp) else vp

    # Answers to what effects ask

    def fits(self, test: Test) -> float:
        mine = self.mine
        return (sum(map(test, mine)) + 0.3) / (len(mine) + 1)

    def top_fits(self, test: Test) -> float:
        return self.fits(test) if self.top is None else float(test(self.top))

    def can_show(self, test: Test) -> float:
        return float(any(map(test, self.hand)))

    def played(self, test: Test, n: int) -> float:
        return (1 - (1 - self.fits(test)) ** 5) ** n

    def controls(self, test: Test) -> float:
        return float(any(map(test, self.in_play)))

    def discard_is_empty(self) -> float:
        return float(not self.discards)

    def nothing_played(self) -> float:
        return float(not self.view.plays())

    def count(self, amount: Amount) -> float:
        if isinstance(amount, fx.InLineup):
            return sum(map(amount.test, self.view.lineup))
        if isinstance(amount, fx.InHand):
            return sum(map(amount.test, self.hand))
        if isinstance(amount, fx.InDiscard):
            return sum(map(amount.test, self.discards))
        if isinstance(amount, fx.FoesWithDiscarded):
            return sum(any(map(amount.test, self.view.discard(seat))) for seat in self.foe_seats)
        return 1.0

    @property
    def foe_seats(self) -> list[int]:
        teams = self.view.teams
        return [seat for seat, team in enumerate(teams) if team != teams[self.me]]

    def worst(self, n: float, test: Test = ANY) -> float:
        return sum(sorted([self.use(card) for card in self.hand if test(card)])[: int(n)])

    def whole_hand(self, test: Test = ANY) -> float:
        return sum([self.use(card) for card in self.hand if test(card)])

    def best_discarded(self, test: Test, n: int) -> float:
        found = sorted([self.use(card) for card in self.discards if test(card)], reverse=True)
        return sum(found[:n] if n else found)

    def gained(self, test: Test, every: bool = False) -> float:
        found = [self.worth(card) / self.taste.rate for card in self.view.lineup if test(card)]
        return sum(found) if every else max(found, default=0.0)

    def culled(self, n: int, places: tuple[int, ...], test: Test, least: int) -> float:
        found = [self.loss(card, kind) for kind in places for card in self.near(kind) if test(card)]
        losses = sorted(found)[:n]
        return -sum([loss for i, loss in enumerate(losses) if i < least or loss < 0]) / self.taste.rate

    def near(self, kind: int) -> list[Card]:
        return self.hand if kind == HAND else self.discards if kind == DISCARD else self.view.known(kind + self.me)

    def loss(self, card: Card, kind: int) -> float:
        """What is lost if a card is destroyed, in Victory Points: in hand it could still be played."""
        now = self.use(card) * self.taste.rate if kind == HAND else 0.0
        return self.worth(card) + now

    def given_up(self, test: Test) -> float:
        return min([self.loss(card, HAND) for card in self.hand if test(card)], default=0.0) / self.taste.rate

    def last_discarded(self) -> float:
        return self.loss(self.discards[-1], DISCARD) / self.taste.rate if self.discards else 0.0

    def again(self, not_named: str) -> float:
        played = self.view.plays()
        return self.best(card for card in played if card.name != not_named)

    def borrowed(self, test: Test) -> float:
        return self.best(card for card in self.view.lineup if test(card))

    def villain(self) -> float:
        top = self.view.villain
        return self.best([top]) if top is not None else 0.0

    def best(self, cards: Iterable[Card]) -> float:
        return max([self.now(card) for card in cards], default=0.0)

    def now(self, card: Card) -> float:
        """One play of it in this very position."""
        if any(isinstance(part, (fx.PlayAgain, fx.BorrowFromLineup, fx.PlayTopOfStack)) for part in _parts(card)):
            return self.use(card)  # no circles
        return value(card.play, self) + self.heard(card)

    def is_ours(self, seat: int) -> bool:
        return self.view.teams[seat] == self.view.teams[self.me]

    def hero(self, hero: Card) -> float:
        """How good a Super Hero is, by what it gives in a typical turn."""
        return hero_worth(hero, self.taste)

    def unseen_card(self) -> float:
        """What a card from the main deck is worth: the Line-Up is a sample."""
        lineup = [self.price(card) for card in self.view.lineup]
        return sum(lineup) / max(len(lineup), 1)

    def for_sale(self) -> list[tuple[int, int, float]]:
        """(number, cost, worth) of all that lies on the table, affordable or not."""
        view = self.view
        cards = view.lineup + view.known(KICKS)[-1:] + ([view.villain] if view.villain is not None else [])
        return [(i, view.cost(card), self.price(card)) for i, card in enumerate(cards)]

    def kick(self) -> float:
        return self.taste.kick if self.view.size(KICKS) else 0.0

    def doubling(self) -> float:
        return float(self.view.power(self.me) + self.view.power_spent(self.me))


def _parts(card: Card) -> tuple[object, ...]:
    return fx.parts_of(card.play)


__all__ = ["ONGOING", "UNDER", "Outlook", "owner_of"]
