"""A view as the greedy bot reads it: what it has, how long the game will last, what a card would bring it."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from archfoe.agents.average_position import AveragePosition
from archfoe.agents.cards import acts, hears, just_now, often, use, use_worth
from archfoe.agents.rooms import each_round, times_in_a_turn
from archfoe.agents.weights import Weights
from archfoe.agents.worth import value
from archfoe.core import effects as fx
from archfoe.core.abilities import Vp, VpEach, VpIf, When
from archfoe.core.cards import Card
from archfoe.core.compiling import mypyc_attr
from archfoe.core.effects import Amount
from archfoe.core.filters import ANY, NO_TYPE, Test
from archfoe.core.moments import GAIN, PLAY, START
from archfoe.core.piles import DECK, DESTROYED, DISCARD, HAND, KICKS, LINEUP, MAIN, STACK
from archfoe.table.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(AveragePosition):
    """The own cards are read at once; all else when it is asked for, and then kept in a field that is None at first."""

    def __init__(self, view: View, weights: Weights, seat: int | None = None) -> None:
        """With `seat`, the outlook of a partner, whose hand this seat sees."""
        super().__init__(weights)
        assert view.seat is not None, "a spectator has no outlook"
        self.view = view
        self.me: int = view.seat if seat is None else seat
        self._within = False  # looking at cards that a card could play
        self.discards = view.discard(self.me)
        self.in_play = view.in_play(self.me)
        self.deck_size = view.size(DECK + self.me)
        self._see(self._in_hand())
        # What was found out of cards: in one position many copies are asked for, again and again
        self._uses: dict[Card, float] = {}
        self._worths: dict[Card, float] = {}
        self._prices: dict[Card, float] = {}
        # What was found out of the position
        self._deck: list[Card | None] | None = None
        self._listeners: list[Card] | None = None
        self._rounds: float | None = None
        self._plays: float | None = None
        self._draw: float | None = None
        self._rewards_of_plays: list[tuple[When, float]] | None = None
        self._counted: list[Vp] | None = None

    # What I have

    def _in_hand(self) -> list[Card]:
        return self.view.known(HAND + self.me)

    def _see(self, hand: list[Card]) -> None:
        """Takes these cards for the own hand."""
        self.hand = hand
        #: Those of my cards that I see and that come round again: a fair sample of my deck.
        self.mine: list[Card] = hand + self.discards + self.view.played(self.me)
        #: How many cards come round.
        self.size: int = max(len(self.mine) + self.deck_size, 1)
        #: For each card that I see, how many there are in truth.
        self.unseen: float = self.size / max(len(self.mine), 1)

    @property
    def top(self) -> Card | None:
        """The top card of my deck, if I have seen it."""
        if self._deck is None:
            self._deck = self.view.pile(DECK + self.me)
        return self._deck[0] if self._deck else None

    @property
    def listeners(self) -> list[Card]:
        """Super Heroes and cards in play: what hears what I do."""
        if self._listeners is None:
            heroes = [] if self.view.hero_down(self.me) else self.view.heroes(self.me)
            self._listeners = heroes + self.in_play
        return self._listeners

    def is_ours(self, seat: int) -> bool:
        """Is this player on our side?"""
        return self.view.teams[seat] == self.view.teams[self.me]

    @property
    def power(self) -> int:
        return self.view.power(self.me)

    def can_spare(self, power: int) -> bool:
        """Is that Power not needed for something of this game, or is that lost without it?"""
        return True

    # How long it will last

    @property
    def rounds(self) -> float:
        """Turns that I still have after this one."""
        if self._rounds is None:
            self._rounds = self._count_rounds()
        return self._rounds

    def _count_rounds(self) -> float:
        """Until the stack or the main deck is used up."""
        view, weights = self.view, self.weights
        by_cards = view.size(MAIN) / (weights.sold * view.players)
        villains = view.size(STACK)
        if not villains:
            return by_cards
        rounds = weights.rounds_each_villain * (0.6 + 0.8 / view.players) * max(0.0, villains - weights.last_villains)
        if view.villain is not None and view.villain.starts_on_top:
            rounds += max(0.0, weights.opening - view.turn / view.players)
        return min(rounds, by_cards)

    @property
    def plays(self) -> float:
        """How often a card that is gained now will still come to hand."""
        if self._plays is None:
            weights = self.weights
            self._plays = max(weights.plays_at_least, (weights.hand * self.rounds - self.deck_size) / self.size)
        return self._plays

    # What a card brings

    def use(self, card: Card) -> float:
        """One play of it, with what my Super Hero and the cards in play make of it."""
        found = self._uses.get(card)
        if found is None:
            found = self._uses[card] = use(card, self.weights) + self.heard(card)
        return found

    def now(self, card: Card) -> float:
        """One play of it in this very position."""
        return value(card.play, self) + self.heard(card)

    def heard(self, card: Card) -> float:
        out = 0.0
        for when, gives in self.rewards_of_plays:
            if hears(when, card):
                out += gives * self._is_new(card) if when.new_name and not when.nth else gives
        return out

    @property
    def rewards_of_plays(self) -> list[tuple[When, float]]:
        """What hears my plays, and what one more fitting card would give."""
        if self._rewards_of_plays is None:
            self._rewards_of_plays = self._find_rewards()
        return self._rewards_of_plays

    def _find_rewards(self) -> list[tuple[When, float]]:
        at, out = AveragePosition(self.weights), []
        counted: dict[Card, int] = {}
        for card in self.mine:
            counted[card] = counted.get(card, 0) + 1
        for listener in self.listeners:
            for when in listener.when:
                others = self._beside(sum([n for card, n in counted.items() if hears(when, card)]))
                out.append((when, just_now(when, others) * value(when.effect, at) * acts(when, self)))
        return out

    def _is_new(self, card: Card) -> float:
        """The chance that no other card of that name is played in the same turn."""
        return exp(-self._beside(sum([other is card for other in self.mine])))

    def _beside(self, n: int) -> float:
        """How many of n of the cards that I see are expected beside another in one hand."""
        return (self.weights.hand - 1) * n / max(len(self.mine), 1)

    def worth(self, card: Card) -> float:
        """What it is worth to own it until the end, in Victory Points."""
        if self._within:  # then it may be read otherwise
            return self._worth(card)
        found = self._worths.get(card)
        if found is None:
            found = self._worths[card] = self._worth(card)
        return found

    def _worth(self, card: Card) -> float:
        weights = self.weights
        if card.ongoing:
            power = max(0.0, self.rounds - self.deck_size / weights.hand) * self._each_turn(card)
        else:
            power = self.plays * (self.use(card) - max(self.draw, self.par()))
        return self.points(card) + weights.rate * power

    def par(self) -> float:
        return self.weights.par

    def _each_turn(self, card: Card) -> float:
        """What a card that stays in play gives in a turn."""
        weights = self.weights
        out: float = sum([use_worth(use, self) for use in card.uses])
        for when in card.when:
            if when.event == PLAY:
                times = (weights.hand - 1) * self.fits(when.test)
            else:
                times = 1.0 if when.event == START else times_in_a_turn(when.event, weights)
            out += often(when, times) * value(when.effect, self) * acts(when, self)
        return out + each_round(card, weights)

    def price(self, card: Card) -> float:
        """What it is worth to buy or gain it now."""
        if self._within:
            return self._price(card)
        found = self._prices.get(card)
        if found is None:
            found = self._prices[card] = self._price(card)
        return found

    def _price(self, card: Card) -> float:
        out = self.worth(card) + (self.weights.villain_bonus if card.super_villain else 0.0)
        for listener in self.listeners:
            for when in listener.when:
                if when.event == GAIN and when.test(card):
                    out += self.weights.rate * value(when.effect, self)
        return out

    def loss(self, card: Card, kind: int) -> float:
        """What is lost if it is gone for ever; from the hand it could still have been played."""
        return self.worth(card) + (self.weights.rate * self.use(card) if kind == HAND else 0.0)

    def loss_now(self, card: Card, kind: int) -> float:
        """The same of a card of one's own, by what this very turn is about."""
        return self.loss(card, kind)

    def power_worth(self, power: float) -> float:
        """So much Power more or less, in Victory Points."""
        return self.weights.rate * power

    def points(self, card: Card) -> float:
        """The Victory Points that it adds, by itself and through others."""
        counting = self._counting()
        if isinstance(card.vp, int) and not counting:
            return card.vp
        mine = self.mine
        more = [*mine, card]
        out = self._score(card.vp, more)
        for vp in counting:
            if getattr(vp, "test", ANY)(card):
                out += (self._score(vp, more) - self._score(vp, mine)) * self.unseen
        return out

    def _counting(self) -> list[Vp]:
        """The Victory Points of my cards that depend on others of them."""
        if self._counted is None:
            self._counted = [card.vp for card in self.mine if not isinstance(card.vp, int)]
        return self._counted

    def _score(self, vp: int | Vp, owned: list[Card]) -> float:
        if isinstance(vp, int):
            return vp
        if isinstance(vp, VpEach):
            return vp.n * sum(map(vp.test, owned)) * self.unseen
        if isinstance(vp, VpIf):
            others = (sum(map(vp.test, owned)) - 1) * self.unseen + self.weights.hope
            return vp.n * min(1.0, others / vp.others) ** 2
        return vp.score(owned)

    def for_sale(self) -> list[tuple[Card, int, float]]:
        """(card, cost, worth) of all that lies on the table, affordable or not."""
        view = self.view
        cards = view.lineup + view.known(KICKS)[-1:] + ([view.villain] if view.villain is not None else [])
        return [(card, view.cost(card), self.price(card)) for card in cards]

    def unseen_card(self) -> float:
        """What a card of the main deck is worth: the Line-Up is a sample."""
        lineup = [self.price(card) for card in self.view.lineup]
        return sum(lineup) / max(len(lineup), 1)

    # Answers to what effects ask, see `AveragePosition`

    @property
    def foes(self) -> int:
        return len(self._foe_seats())

    def _foe_seats(self) -> list[int]:
        return [seat for seat in range(self.view.players) if not self.is_ours(seat) and seat not in self.view.out]

    @property
    def draw(self) -> float:
        """The average of my cards; what I believe beforehand weighs as much as some cards that I see."""
        if self._draw is None:
            weights = self.weights
            seen: float = sum([self.use(card) for card in self.mine])
            self._draw = (seen + weights.prior_weight * weights.prior) / (len(self.mine) + weights.prior_weight)
        return self._draw

    def fits(self, test: Test) -> float:
        return (sum(map(test, self.mine)) + 0.3) / (len(self.mine) + 1)

    def top_fits(self, test: Test) -> float:
        return self.fits(test) if self.top is None else float(test(self.top))

    def top_discarded(self) -> float:
        return super().top_discarded() if self.top is None else self.draw - self.use(self.top)

    def top_destroyed(self) -> float:
        return super().top_destroyed() if self.top is None else -self.loss(self.top, DECK) / self.weights.rate

    def can_show(self, test: Test) -> float:
        return float(any(map(test, self.hand)))

    def played(self, test: Test, n: int, other: bool = False, already: bool = False) -> float:
        return float((1 - (1 - self.fits(test)) ** (4 if other else 5)) ** n)

    def controls(self, test: Test) -> float:
        return float(any(map(test, self.in_play)))

    def discard_is_empty(self) -> float:
        return float(not self.discards)

    def nothing_played(self) -> float:
        return float(not self.view.plays())

    def count(self, amount: Amount) -> float:
        if isinstance(amount, fx.FoesWithDiscarded):
            return sum(any(map(amount.test, self.view.discard(seat))) for seat in self._foe_seats())
        if isinstance(amount, (fx.InLineup, fx.InHand, fx.InDiscard)):
            piles = {fx.InLineup: self.view.lineup, fx.InHand: self.hand, fx.InDiscard: self.discards}
            return sum(map(amount.test, piles[type(amount)]))
        if isinstance(amount, fx.TypesInDiscard):
            return len({card.type for card in self.discards} - {NO_TYPE})
        if isinstance(amount, fx.PointsInHand):
            return max(0, sum([card.vp for card in self.hand if isinstance(card.vp, int)]) - 1)
        return super().count(amount)

    def discarded_by_target(self, test: Test) -> float:
        target = self.view.target
        return super().discarded_by_target(test) if target is None else sum(map(test, self.view.discard(target)))

    def worst(self, n: float, test: Test = ANY) -> float:
        return sum(sorted([self.use(card) for card in self.hand if test(card)])[: int(n)])

    def price_of(self, n: float, test: Test) -> float:
        """Of the hand; if no card there fits, of those that will come."""
        if any(map(test, self.hand)):
            return self.worst(n, test)
        coming = [self.use(card) for card in self.mine if test(card)]
        return n * min(coming) if coming else super().price_of(n, test)

    def whole_hand(self, test: Test = ANY) -> float:
        return sum([self.use(card) for card in self.hand if test(card)])

    def best_discarded(self, test: Test, n: int) -> float:
        found = sorted([self.use(card) for card in self.discards if test(card)], reverse=True)
        return sum(found[:n] if n else found)

    def gained(self, test: Test, every: bool = False) -> float:
        found = [self.price(card) / self.weights.rate for card in self.view.lineup if test(card)]
        return sum(found) if every else max(found, default=0.0)

    def gained_on_top(self, test: Test) -> float:
        """It lies in the discard pile now, if there is one better than the rest."""
        better = any(test(card) and self.use(card) > self.draw for card in self.discards)
        return self.weights.gained_to_deck if better else 0.0

    def gained_unseen(self) -> float:
        return self.unseen_card() / self.weights.rate

    def culled(self, n: int, places: tuple[int, ...], test: Test, least: int) -> float:
        piles = {HAND: self.hand, DISCARD: self.discards}
        found = [self.loss(card, kind) for kind in places for card in piles.get(kind, ()) if test(card)]
        gone = [loss for i, loss in enumerate(sorted(found)[:n]) if i < least or loss < 0]
        return -sum(gone) / self.weights.rate

    def given_up(self, test: Test) -> float:
        return min([self.loss(card, HAND) for card in self.hand if test(card)], default=0.0) / self.weights.rate

    def last_discarded(self) -> float:
        return self.loss(self.discards[-1], DISCARD) / self.weights.rate if self.discards else 0.0

    def clash(self) -> float:
        return super().clash() if self.view.target is None else 1.0

    def succeeds(self) -> float:
        return 0.0 if self.view.target is None else 0.6

    def small_hand(self, n: int) -> float:
        return float(len(self.hand) < n)

    def gone_from_lineup(self, test: Test) -> float:
        return float(sum(map(test, self.view.lineup)) < 2)

    def later(self, test: Test) -> float:
        return sum(map(test, self.hand))

    def cost_of_top(self) -> float:
        return super().cost_of_top() if self.top is None else self.top.cost

    def again(self, not_named: str, test: Test = ANY) -> float:
        return self._best(card for card in self.view.plays() if card.name != not_named and test(card))

    def played_from(self, pile: int, test: Test) -> float:
        return self._best(filter(test, self._open_pile(pile)))

    def _open_pile(self, pile: int) -> list[Card]:
        """The Line-Up, the destroyed pile, or the discard piles of all foes."""
        if pile == LINEUP:
            return self.view.lineup
        if pile != DISCARD:
            return self.view.known(pile)
        return [card for seat in self._foe_seats() for card in self.view.discard(seat)]

    def from_destroyed(self, test: Test) -> float:
        return (
            max([self.price(card) for card in self.view.known(DESTROYED) if test(card)], default=0.0)
            / self.weights.rate
        )

    def borrowed(self, test: Test) -> float:
        return self._best(filter(test, self.view.lineup))

    def villain(self) -> float:
        return self._best([self.view.villain] if self.view.villain is not None else [])

    def _best(self, cards: Iterable[Card]) -> float:
        """The best to play now. A card that plays another one in its turn is judged from afar: no circles."""
        if self._within:
            return max([self.use(card) for card in cards], default=0.0)
        self._within = True
        out = max([self.now(card) for card in cards], default=0.0)
        self._within = False
        return out

    def kick(self) -> float:
        return self.weights.kick if self.view.size(KICKS) else 0.0

    def doubling(self) -> float:
        return float(self.power + self.view.power_spent(self.me))
