"""What must hold at a table of Rebirth: its cards, its watches, what Characters do, how turns begin and games end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.core.cards import LATER_KIND, SUPER_VILLAIN_KIND, Box, Card
from archfoe.core.decisions import Decision
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.checks import CityChecks
from archfoe.games.options import Options
from archfoe.games.shared.parts import Action
from archfoe.sim import recount
from archfoe.sim.checks import Checks, check_scores, check_winners
from archfoe.sim.places import MayLie
from archfoe.sim.watch import Violation, Watch
from tests.oracle.city.contest import ContestWatch
from tests.oracle.city.moves import CityWatch
from tests.oracle.city.places import brought, cards_of, has_an_attack, may_lie, stores
from tests.oracle.city.scenario import LevelWatch, MissionWatch
from tests.oracle.city.second_telling import CityRetold, before_the_first_turn
from tests.oracle.city.setup import SetupWatch
from tests.oracle.others import of_others

#: What only a Character in a city does.
_ACTIONS: Final = ("walk", "lead", "location", "rebuild")


class CityOracle(CityChecks):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.retold = CityRetold(options)

    def watches(self) -> list[Watch]:
        retold = self.retold
        out: list[Watch] = [SetupWatch(retold), CityWatch(retold)]
        if retold.contest:
            return [*out, ContestWatch(retold)]
        own = retold.own.watch
        return [*out, MissionWatch(retold), LevelWatch(retold), *([own(retold)] if own is not None else [])]

    # Cards

    def may_lie(self) -> dict[int, MayLie]:
        return may_lie(self.retold)

    def cards(self, s: State) -> list[Card]:
        return cards_of(self.retold, self.home)

    def is_by_halves(self, card: Card) -> bool:
        """Super-Villains of another set have changed, too."""
        foreign = card.kind == SUPER_VILLAIN_KIND and city_card(card).attack is not None and card.set != self.home.name
        return super().is_by_halves(card) or foreign

    def copies(self, own: Box, others: Sequence[Box]) -> dict[tuple[str, str], int]:
        there = super().copies(own, others)
        there |= {
            (own.name, card.name): card.copies for card in own.of_kind(LATER_KIND) if card.name in brought(self.options)
        }
        boxes = {box.name: box for box in others}
        return {key: n for key, n in there.items() if key[0] == own.name or has_an_attack(boxes[key[0]], key[1])}

    def check_guests(self, cards: tuple[Card, ...], own: Box, others: Sequence[Box]) -> None:
        Checks.check_guests(self, cards, own, others)
        for other in others:
            fitting = sorted(card.name for card in other.of_kind(SUPER_VILLAIN_KIND) if has_an_attack(other, card.name))
            came = sorted(card.name for card in cards if card.kind == SUPER_VILLAIN_KIND and card.set == other.name)
            if came != fitting:
                raise Violation(f"the Super-Villains {came} come from {other.name}")

    def who_sees_hand(self, seat: int) -> set[int]:
        return self.retold.who_sees_hand(seat)

    # Turns

    def is_set_up(self, s: State, decision: Decision) -> bool:
        return super().is_set_up(s, decision) and not before_the_first_turn(s)

    # Questions

    @property
    def stores(self) -> bool:
        return stores(self.retold)

    def check_action(self, s: State, seat: int, action: Action) -> bool:
        """Where to, the watch of the city knows."""
        return action[0] in (*_ACTIONS, *self.retold.own.deeds(s, seat)) or super().check_action(s, seat, action)

    def is_done(self, verb: str) -> bool:
        return of_others(self.options, verb)

    # The end

    def check_end(self, s: State) -> None:
        """Why it has ended, and who has won as a team, the watch of the city knows."""
        check_scores(s, self.options)
        if self.retold.contest:
            check_winners(s, recount.won_at_once(s) or recount.winners(s, self.options.carried))
