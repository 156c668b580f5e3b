"""A Confrontation as the greedy bot sees it coming: the Power of a turn against a cost and the Blocks to expect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from archfoe.agents.average_position import AveragePosition
from archfoe.agents.cards import draws
from archfoe.agents.odds import NOTHING, Odds, at_least, exactly, highest, mean, mixed, plus
from archfoe.agents.outlook import Outlook
from archfoe.agents.shopping import best_basket
from archfoe.agents.weights import Weights
from archfoe.agents.worth import likely, value, walk
from archfoe.core import effects as fx
from archfoe.core.abilities import TEAM, Use, When
from archfoe.core.cards import STARTER_KIND, Card
from archfoe.core.effects import Amount
from archfoe.core.filters import ANY, NO_TYPE, Test
from archfoe.core.moments import DRAW, HARM, PLAY
from archfoe.core.piles import DECK, DESTROYED, HAND
from archfoe.games.duel.bot.readings import block_points
from archfoe.games.duel.bot.weights import own_of
from archfoe.games.duel.events import ANNOUNCE, BLOCK
from archfoe.games.duel.piles import NEXT
from archfoe.games.duel.verbs import LimitBlocks
from archfoe.games.shared.piles import STORED
from archfoe.games.shared.verbs import LendAssist
from archfoe.table.view import View

#: Cards with which every player starts; they are in the deck unless they lie where all see them.
STARTERS = 10
#: What a Block card of which nothing is known adds to the cost.
SOME_BLOCK: Odds = {2: 0.5, 3: 0.3, 4: 0.2}
#: As many cards as the belief about unknown ones weighs beside those that are seen.
PRIOR_WEIGHT = 4.0
IMPOSSIBLE = -9.0


@cache
def only_power(weights: Weights) -> Weights:
    """The same bot when nothing but the Power of this turn counts."""
    names = """weakness harm cull look gain gained_to_hand gained_to_deck to_bottom bargain discount new_lineup
        card_lost stays offer attacked guard assist lend"""
    nothing: dict[str, Any] = dict.fromkeys(names.split(), 0.0)
    own = replace(own_of(weights), toughness=0.0, limit=0.0, call_off=0.0, switch=0.0)
    return replace(weights, confronts=1.0, own=(own,), **nothing)


class WithFigures(Outlook):
    """Who has a Character thinks of Confrontations."""

    def par(self) -> float:
        return super().par() if self.view.staged(self.me) is None else own_of(self.weights).par

    def can_spare(self, power: int) -> bool:
        target = self.view.target
        if target is None:
            return True
        over = self.power - self.view.figure_cost(target)
        return over < 0 or over >= power + self.weights.reserve


class Forecast(WithFigures):
    """A turn in which Power is needed: of its own, or of the partner whose hand it sees."""

    def __init__(self, view: View, weights: Weights, seat: int, clash: bool = True) -> None:
        super().__init__(view, only_power(weights), seat)
        self._clash = clash  # with a Confrontation, announced or about to be
        self._helping = False
        self._asking: Card | None = None  # the card whose play is being weighed
        # What was found out of the position
        self._power_odds: Odds | None = None
        self._odds_of_draw: Odds | None = None
        self._odds_of_discards: Odds | None = None
        self._helpers: list[Card] | None = None
        self._lent: list[Test] | None = None

    def without_cards(self) -> None:
        """As if hand and helpers were empty: they are what is being weighed."""
        self._see([])
        self._helpers = []

    def _in_hand(self) -> list[Card]:
        """All that can still be played: an Assist card on the Character as well."""
        return self.view.known(HAND + self.me) + self.view.known(STORED + self.me)

    # The Power of the turn

    def chance(self, target: int, more: float = 0.0) -> float:
        """That so much Power, and what was not counted, defeats the Character of this seat."""
        needed = plus(exactly(self.view.figure_cost(target)), self.blocks(target))
        return at_least(plus(self.power_odds, exactly(more)), needed)

    @property
    def power_odds(self) -> Odds:
        """The Power that the turn will have in all, with what the partner can add."""
        if self._power_odds is None:
            base, drawn = self.split(self.hand, self.helpers)
            self._power_odds = self._after_draws(base, drawn)
        return self._power_odds

    def gives(self, card: Card, by_partner: bool = False) -> float:
        """What one more card adds on the average."""
        base, drawn = self.split((), (card,)) if by_partner else self.split((card,), ())
        return base + drawn * mean(self._draw_odds)

    def split(self, cards: Sequence[Card], helpers: Sequence[Card] = ()) -> tuple[float, float]:
        """The Power of these cards as (without what is drawn, how many cards are drawn)."""
        drawn = mean(self._draw_odds)
        self._draw = drawn
        in_all = self._sum(cards, helpers)
        self._draw = drawn + 0.01  # choices are made as they are with an average card
        draws = (self._sum(cards, helpers) - in_all) / 0.01
        return in_all - draws * drawn, draws

    def _sum(self, cards: Sequence[Card], helpers: Sequence[Card]) -> float:
        out: float = sum([self._play_of(card) for card in cards])
        if cards:
            out += sum([self._heard_in_all(when, cards) * self._each(when) for when in self._abilities(cards)])
        if cards is self.hand:
            out += sum([self._use(use) for listener in self.listeners for use in listener.uses])
        self._helping = True
        out += sum([self._play_of(card) for card in helpers])
        self._helping = False
        return out

    def _play_of(self, card: Card) -> float:
        self._asking = card
        out = value(card.play, self)
        self._asking = None
        return out

    def _after_draws(self, base: float, drawn: float) -> Odds:
        out = exactly(self.power + base)
        whole = max(0, int(drawn + 0.001))
        for i in range(whole):
            out = plus(out, self._draw_odds if i < self.deck_size else self._discard_odds)
        return plus(out, exactly(max(0.0, drawn - whole) * mean(self._draw_odds)))

    @property
    def _draw_odds(self) -> Odds:
        """The Power of a card of the deck."""
        if self._odds_of_draw is None:
            self._odds_of_draw = self._find_draw_odds()
        return self._odds_of_draw

    def _find_draw_odds(self) -> Odds:
        """The starting cards that are not seen must lie there."""
        if not self.deck_size:
            return self._discard_odds
        if self.top is not None:
            return exactly(self.use(self.top))
        starters = hidden_starters(self.view, self.mine) / self.deck_size
        weak = [(1.0, exactly(1.0))] * 7 + [(1.0, NOTHING)] * 3
        bought = [card for card in self.mine if card.kind != STARTER_KIND]
        known = [(1.0, exactly(max(0.0, self.use(card)))) for card in bought]
        other = mixed([*known, (PRIOR_WEIGHT, exactly(own_of(self.weights).bought))])
        return mixed([(min(1.0, starters), mixed(weak)), (max(0.0, 1 - starters), other)])

    @property
    def _discard_odds(self) -> Odds:
        if self._odds_of_discards is None:
            self._odds_of_discards = mixed([(1.0, exactly(max(0.0, self.use(card)))) for card in self.discards])
        return self._odds_of_discards

    # Abilities that hear what is played

    def _abilities(self, cards: Sequence[Card]) -> list[When]:
        """Of Character and Locations, and of those Locations that are still in hand."""
        in_hand = [when for card in cards if card.ongoing for when in card.when if when.event != ANNOUNCE]
        there = [when for listener in self.listeners for when in listener.when] + in_hand
        return [when for when in there if self._clash or not when.during is not None]

    def _heard_in_all(self, when: When, cards: Sequence[Card]) -> float:
        """How often an ability will act on the rest of this turn."""
        done = self.view.plays()
        if when.event == ANNOUNCE:
            return float(self._clash and self.view.target is None)
        if when.event == DRAW:
            return float(any(map(draws, cards)) and not any(map(draws, done)))
        if when.event == HARM:
            return float(any(card.attacks for card in cards) and not any(card.attacks for card in done))
        if when.event != PLAY:
            return 0.0
        if isinstance(when.effect, fx.PowerForNewType):
            return len({card.type for card in [*done, *cards]} - {card.type for card in done} - {NO_TYPE})
        before, now = sum(map(when.test, done)), sum(map(when.test, cards))
        if when.once or when.nth or isinstance(when.effect, fx.OnceATurn):
            return float(before < max(when.nth, 1) <= before + now)
        return now

    def _each(self, when: When) -> float:
        return 1.0 if isinstance(when.effect, fx.PowerForNewType) else value(when.effect, self)

    def _use(self, use: Use) -> float:
        """A free ability that has not been used yet, as far as one can see that."""
        done = self.view.plays()
        if use.power or (done if use.ready is None else likely(use.ready, Played(done, self.weights))):
            return 0.0
        ready = 1.0 if use.ready is None else likely(use.ready, self)
        return ready * max(0.0, value(use.effect, self))

    # What only counts now

    def assisting(self) -> float:
        return float(self._helping)

    def clash(self) -> float:
        return float(self._clash)

    def played(self, test: Test, n: int, other: bool = False, already: bool = False) -> float:
        seen = self._seen(test, other, already)
        return sum([found >= n for found in seen]) / len(seen)

    def count(self, amount: Amount) -> float:
        if not isinstance(amount, fx.Played):
            return super().count(amount)
        seen = self._seen(amount.test, amount.other, amount.already)
        return sum(seen) / len(seen)

    def _seen(self, test: Test, other: bool, already: bool) -> list[int]:
        """How many fitting cards each copy of the asking card finds in the turn: it is played after all others.

        A copy is no other card for itself, and the first of several finds none of its twins played before it.
        """
        rest = self.view.plays() + self.hand
        card = self._asking
        twins = self.hand.count(card) if card is not None and not self._helping and test(card) else 0
        found = sum(map(test, rest))
        if not twins:
            return [found]
        if not already:
            return [found - other]
        return [found - twins + i + (not other) for i in range(twins)]

    def again(self, not_named: str, test: Test = ANY) -> float:
        cards = self.view.plays() + self.hand
        return self._best(card for card in cards if card.name != not_named and test(card))

    def holds(self, test: Test) -> float:
        return float(any(map(test, self.hand)))

    def worst(self, n: float, test: Test = ANY) -> float:
        if test != ANY and not any(map(test, self.hand)):
            return -IMPOSSIBLE
        return super().worst(n, test)

    def on_top(self, better: float, n: int) -> float:
        return 0.0

    def gained(self, test: Test, every: bool = False) -> float:
        return 0.0

    def gained_unseen(self) -> float:
        return 0.0

    def from_destroyed(self, test: Test) -> float:
        return 0.0

    def culled(self, n: int, places: tuple[int, ...], test: Test, least: int) -> float:
        """What must be destroyed to have something else is not played."""
        if not least:
            return 0.0
        if HAND not in places:
            return 0.0 if any(map(test, self.discards)) else IMPOSSIBLE
        # By what is printed: a card that wants another one destroyed may be that other one's choice in its turn.
        return -min([fx.printed_power(card.play) for card in self.hand if test(card)], default=-IMPOSSIBLE)

    # Help and Blocks

    @property
    def helpers(self) -> list[Card]:
        """The Assist cards of the partner, and those that will have Assist because of a card in hand."""
        if self._helpers is None:
            known = [card for mate in self._mates() for card in self.view.known(HAND + mate)]
            self._helpers = [card for card in known if self._assists(card)]
        return self._helpers

    def _mates(self) -> list[int]:
        return [seat for seat in range(self.view.players) if seat != self.me and self.is_ours(seat)]

    def _assists(self, card: Card) -> bool:
        return card.assist or any(test(card) for test in self._tests_lent())

    def _tests_lent(self) -> list[Test]:
        """Of the cards that get Assist from others."""
        if self._lent is None:
            self._lent = self._find_lent()
        return self._lent

    def _find_lent(self) -> list[Test]:
        played = self.hand + self.view.plays()
        lent = [part.test for card in played for part in walk(card.play) if isinstance(part, LendAssist)]
        team = [self.me, *self._mates()]
        figures = [(seat, figure) for seat in team for figure in self.view.heroes(seat)]
        return lent + [
            grant.test for seat, figure in figures for grant in figure.grants if grant.whose == TEAM or seat != self.me
        ]

    def blocks(self, target: int) -> Odds:
        """What the Confronted team will add to the cost, as far as it is known what they hold."""
        limit = self._most_blocks
        join = highest if limit == 1 else plus
        out = NOTHING
        if limit == 0:
            return out
        for seat in range(self.view.players):
            if self.view.teams[seat] == self.view.teams[target]:
                for odds in self._blocks_of(seat):
                    out = join(out, odds)
        return out

    @property
    def _most_blocks(self) -> int | None:
        if self.view.blocks_left is not None:
            return self.view.blocks_left
        limits = [part.n for card in self.hand for part in walk(card.play) if isinstance(part, LimitBlocks)]
        return min(limits, default=None)

    def _blocks_of(self, seat: int) -> list[Odds]:
        """One for each card of a hand."""
        view = self.view
        known = view.known(HAND + seat)
        discarded = view.discard(seat)
        extra = 1 if any(when.event == BLOCK for figure in view.heroes(seat) for when in figure.when) else 0

        hidden = view.size(HAND + seat) - len(known)
        shown = known + discarded + view.played(seat)
        starters = hidden_starters(view, shown) / max(1, hidden + view.size(DECK + seat))
        bought = [(1.0, _points(card, discarded, extra)) for card in shown if card.kind != STARTER_KIND]
        belief = mixed(
            [(own_of(self.weights).block_share, SOME_BLOCK), (1 - own_of(self.weights).block_share, NOTHING)]
        )
        other = mixed([*bought, (PRIOR_WEIGHT, belief)])
        unseen = mixed([(min(1.0, starters), NOTHING), (max(0.0, 1 - starters), other)])
        blocks = [_points(card, discarded, extra) for card in known]
        return [odds for odds in blocks if odds is not NOTHING] + [unseen] * hidden


def _points(card: Card, discarded: Sequence[Card], extra: int) -> Odds:
    """What one Block card adds, with what the Characters of its player make of it."""
    n = block_points(card, discarded)
    return exactly(n + extra) if n else NOTHING


class Played(AveragePosition):
    """A turn in which nothing more will be played."""

    def __init__(self, done: Sequence[Card], weights: Weights) -> None:
        super().__init__(weights)
        self._done = done

    def played(self, test: Test, n: int, other: bool = False, already: bool = False) -> float:
        return float(sum(map(test, self._done)) >= n)


def hidden_starters(view: View, shown: Iterable[Card]) -> float:
    """How many starting cards of a player are not among those that one sees."""
    destroyed = sum([card.kind == STARTER_KIND for card in view.known(DESTROYED)])
    return max(0.0, STARTERS - sum([card.kind == STARTER_KIND for card in shown]) - destroyed / view.players)


# What is at stake


def prize(at: Outlook, target: int) -> float:
    """To defeat a Character, in Victory Points."""
    view, weights = at.view, at.weights
    character = view.staged(target)
    assert character is not None and isinstance(character.vp, int)
    if view.size(NEXT + target):
        return character.vp + own_of(weights).advance
    left = {team for seat, team in enumerate(view.teams) if seat not in view.out}
    return own_of(weights).win if len(left) == 2 else character.vp + 2 * own_of(weights).advance


def purchases(at: Outlook, power: float) -> float:
    """What could be bought for that Power, in Victory Points."""
    return best_basket([item for item in at.for_sale() if item[2] > 0], int(power + 0.01))[0]
