"""What must hold in games with a Line-Up: their mixtures and variants.

Each watch hears of every question and of what was chosen in a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from archfoe.core.cards import MAIN_KIND, Card
from archfoe.core.decisions import DEFEND, DEFEND_TEAM, GAIN_CARD, MAIN_ACTION, Decision
from archfoe.core.piles import DISCARD, HEROES, LENT, LINEUP, MAIN, OWNED, SEATS, SET_ASIDE, STACK
from archfoe.core.state import State
from archfoe.games.lineup.checks import LineupChecks
from archfoe.games.lineup.facts import hidden
from archfoe.games.shared.choices import HIDDEN, HUNT, ON_PATROL, SYNERGY
from archfoe.games.shared.mixing import GROUPS, HALF, SPLIT, SUPER_VILLAINS, WAYS, WHOLE
from archfoe.games.shared.parts import Action
from archfoe.games.shared.turns import rules_of
from archfoe.sim.checks import price
from archfoe.sim.places import is_villain
from archfoe.sim.watch import Violation, Watch
from tests.oracle.others import of_others


class LineupOracle(LineupChecks):
    def watches(self) -> list[Watch]:
        return [_WATCHES[variant]() for variant in self.options.variants if variant in _WATCHES]

    def check_mixed(self, cards: tuple[Card, ...]) -> None:
        """Two sets are mixed by whole groups, half of them from each; or all of both is shuffled together."""
        options = self.options
        from_sets = {group: _sets_of(group, cards) for group in GROUPS}
        first = self.home.name
        if len(from_sets[SUPER_VILLAINS]) != 1:
            raise Violation("the Super-Villains come from two sets")
        if options.mix in (WHOLE, SPLIT):
            return
        if any(len(sets) != 1 for sets in from_sets.values()):
            raise Violation("a group of cards comes from two sets or from none")
        ours = [group for group, sets in from_sets.items() if sets == {first}]
        if len(ours) != HALF:
            raise Violation(f"{len(ours)} groups come from {first}, not {HALF}")
        if options.mix not in WAYS and options.game == 1 and set(ours) != set(options.mix.split("+")):
            raise Violation(f"{', '.join(ours)} come from {first}, and {options.mix} should")

    def check_start(self, s: State, decision: Decision) -> None:
        if not s.top_shown and HIDDEN not in self.options.variants:
            raise Violation("a turn begins without a Super-Villain face up")
        super().check_start(s, decision)

    def check_action(self, s: State, seat: int, action: Action) -> bool:
        variants = self.options.variants
        if action == ("patrol",):
            full = len(s.piles[LINEUP]) >= rules_of(self.options).lineup_size or not s.piles[MAIN]
            if ON_PATROL not in variants or full:
                raise Violation("a refill is offered where there is none")
            return True
        if action[0] == "hunt":  # which ones, the watch of the variant knows
            if HUNT not in variants:
                raise Violation("a hunt is offered where there is none")
            return True
        return super().check_action(s, seat, action)

    def is_done(self, verb: str) -> bool:
        return of_others(self.options, verb)


def _sets_of(group: str, cards: tuple[Card, ...]) -> set[str]:
    if group == SUPER_VILLAINS:
        return {card.set for card in cards if is_villain(card)}
    return {card.set for card in cards if card.kind == MAIN_KIND and card.type == GROUPS[group]}


class SynergyWatch(Watch):
    """A card that is set aside is its Super Hero's own; nobody adds one, and a borrowed one comes back."""

    def __init__(self) -> None:
        self._aside: dict[int, int] | None = None  # card -> pile, as the turn began
        self._lent: set[int] = set()
        self._for: dict[int, int] = {}  # card -> the seat for which it was set aside at the start

    def look(self, s: State, decision: Decision) -> None:
        if self._aside is not None:
            self._lent.update(card for card in s.piles[LENT] if card in self._aside)
        offered = decision.options if decision.kind is GAIN_CARD else ()
        if decision.kind is MAIN_ACTION:
            offered = [option[1] for option in decision.options if option[0] == "buy"]
        for card in offered:
            if self._for.get(card, decision.seat) != decision.seat:
                raise Violation(f"{s.cards[card].name} is offered to seat {decision.seat}, and is another one's alone")

    def turn_begins(self, s: State) -> None:
        now = {card: SET_ASIDE + seat for seat in range(len(s.teams)) for card in s.piles[SET_ASIDE + seat]}
        for card, pile in now.items():
            heroes = s.piles[HEROES + pile % SEATS]
            if not any(_has_it(s.cards[hero], s.cards[card]) for hero in heroes):
                raise Violation(
                    f"{s.cards[card].name} is set aside for seat {pile % SEATS}, who has another Super Hero"
                )
        if self._aside is None:
            _check_all_set_aside(s, [s.cards[card] for card in now])
            self._for = {card: pile % SEATS for card, pile in now.items()}
        else:
            self._check_since(s, self._aside, now)
        self._aside, self._lent = now, set()

    def _check_since(self, s: State, before: dict[int, int], now: dict[int, int]) -> None:
        for card, pile in now.items():
            if before.get(card) != pile:
                raise Violation(f"{s.cards[card].name} was set aside in the middle of the game")
        for card in self._lent:
            if now.get(card) != before[card]:
                raise Violation(f"{s.cards[card].name} was borrowed and has not come back to its Super Hero")


def _has_it(hero: Card, card: Card) -> bool:
    """Is it the card of this Super Hero? A card of another set may be called so."""
    return card.kind == MAIN_KIND and (card.name, card.set) == (hero.synergy, hero.set)


def _check_all_set_aside(s: State, aside: Sequence[Card]) -> None:
    """At the start every Super Hero in play has their Hero card, if the game has it."""
    for seat in range(len(s.teams)):
        for hero in [s.cards[card] for card in s.piles[HEROES + seat]]:
            there = any(_has_it(hero, card) for card in s.cards)
            if there and not any(_has_it(hero, card) for card in aside):
                raise Violation(f"{hero.synergy} is not set aside for {hero.name}")


class HuntWatch(Watch):
    """Which Super-Villains may be hunted, what comes of it, and whom the next First Appearance spares."""

    def __init__(self) -> None:
        self._attempt: tuple[int, int, int] | None = None  # card, price, Power spent before
        self._avoided = False  # an attempt of this turn
        self._defeater: int | None = None  # who took the top card of the stack this turn

    def turn_begins(self, s: State) -> None:
        self._attempt, self._avoided, self._defeater = None, False, None

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == "hunt":
            card = action[1]
            self._attempt = card, price(s, card), s.spent[s.active]
        elif action[0] == "buy" and s.where[action[1]] == STACK:
            self._defeater = s.active

    def look(self, s: State, decision: Decision) -> None:
        if decision.kind is MAIN_ACTION:
            self._check_attempt(s)
            self._check_options(s, decision)
        elif decision.seat == self._defeater and _comes_of_an_appearance(s, decision):
            raise Violation(f"seat {decision.seat} has defeated a Super-Villain and is attacked by the next")

    def _check_attempt(self, s: State) -> None:
        """It took the card and its price, or neither."""
        if self._attempt is None:
            return
        card, cost, before = self._attempt
        self._attempt = None
        name, paid = s.cards[card].name, s.spent[s.active] - before
        if s.where[card] < OWNED and s.teams[s.where[card] % SEATS] == s.teams[s.active]:
            if paid != cost:
                raise Violation(f"{name} was hunted for {paid} Power, and its price is {cost}")
            return
        self._avoided = True  # the Defense may have moved the card, but not to the hunter
        if paid:
            raise Violation(f"the hunt of {name} was avoided and cost {paid} Power")

    def _check_options(self, s: State, decision: Decision) -> None:
        offered = {option[1] for option in decision.options if option[0] == "hunt"}
        wanted: set[int] = set()
        if not self._avoided:
            wanted = {card for card in _prey(s) if price(s, card) <= s.power(s.active)}
        if offered != wanted:
            names = sorted(s.cards[card].name for card in offered ^ wanted)
            raise Violation(f"the hunt of {', '.join(names)} is offered and may not be, or the other way round")


def _comes_of_an_appearance(s: State, d: Decision) -> bool:
    """Is something done to this seat by the Super-Villain that was just turned up? Defending a partner is not."""
    shown = s.piles[STACK][-1:] if s.top_shown else []
    return s.between and d.source in shown and d.kind is not DEFEND_TEAM


def _prey(s: State) -> list[int]:
    """Super-Villains that lie in the discard pile of a foe of the active player."""
    return [
        card
        for card, pile in enumerate(s.where)
        if DISCARD <= pile < DISCARD + SEATS
        and s.cards[card].super_villain
        and s.teams[pile % SEATS] != s.teams[s.active]
    ]


class HiddenWatch(Watch):
    """Super-Villains come out of the main deck, none in the first Line-Up, and each appears before anything else."""

    def turn_begins(self, s: State) -> None:
        if s.turn == 1 and any(s.cards[card].super_villain for card in s.piles[LINEUP]):
            raise Violation("a Super-Villain lies in the first Line-Up")

    def look(self, s: State, decision: Decision) -> None:
        if decision.kind is DEFEND and decision.source in self._appearing(s) and not s.between:
            raise Violation(f"{s.cards[decision.source].name} appears in somebody's turn")
        if decision.kind is not MAIN_ACTION:
            return
        appeared = hidden(s).appeared
        for card in s.piles[LINEUP]:
            if s.cards[card].super_villain and card not in appeared:
                raise Violation(f"{s.cards[card].name} lies in the Line-Up and has not appeared")

    def _appearing(self, s: State) -> list[int]:
        """Super-Villains in the Line-Up whose only Attack is their First Appearance."""
        return [card for card in s.piles[LINEUP] if s.cards[card].super_villain and not s.cards[card].attacks]


_WATCHES: Final[dict[str, type[Watch]]] = {SYNERGY: SynergyWatch, HUNT: HuntWatch, HIDDEN: HiddenWatch}
