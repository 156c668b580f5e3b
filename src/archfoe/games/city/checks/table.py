"""What must hold at a table of Rebirth: its cards, its watches, what Characters do, how turns begin and games end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from archfoe.core import decisions as ask
from archfoe.core.cards import LATER_KIND, MAIN_KIND, PRIVATE_KIND, SUPER_VILLAIN_KIND, Box, Card
from archfoe.core.decisions import CHOOSE_HERO, Decision, Kind
from archfoe.core.piles import HAND, UNDER
from archfoe.core.state import State
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.card import city_card
from archfoe.games.city.checks.contest import ContestWatch
from archfoe.games.city.checks.moves import CityWatch
from archfoe.games.city.checks.places import brought, cards_of, has_an_attack, may_lie, stores
from archfoe.games.city.checks.scenario import LevelWatch, MissionWatch
from archfoe.games.city.checks.second_telling import CityRetold, before_the_first_turn
from archfoe.games.city.checks.setup import SetupWatch
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.city.ring import ALLY, ally_of
from archfoe.games.options import Options
from archfoe.games.shared import kinds as shared_ask
from archfoe.games.shared.parts import Action
from archfoe.sim import recount
from archfoe.sim.checks import Checks, check_scores, check_winners, given_early
from archfoe.sim.leftovers import check_facts
from archfoe.sim.places import MayLie
from archfoe.sim.watch import Violation, Watch

#: What only a Character in a city does.
_ACTIONS: Final = ("walk", "lead", "location", "rebuild")
_CITY: Final = tuple(range(SPACE, BASICS))
_BASIC_STACKS: Final = tuple(range(BASICS, BASICS + SPACES // 2))


class CityChecks(Checks):
    power_lost = 1  # by Psimon
    main_kinds = (MAIN_KIND, LATER_KIND)
    spaces = SPACES
    before_turns = (city_ask.FIRST_PLAYER, city_ask.GIVE_UP, CHOOSE_HERO)
    own_places: ClassVar[Mapping[Kind, tuple[int, ...]]] = {
        city_ask.KEEP_CARD: (HAND,),
        city_ask.GIVE_UP: (HAND,),
    }

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
        super().check_guests(cards, own, others)
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

    def check_start(self, s: State, decision: Decision) -> None:
        """Attacks come first: they may ask anybody, bring Weaknesses, and take Power that is not there yet."""
        free = ("Weakness", "Spore")
        gained = [card for _, card in s.gained if s.cards[card].name not in free and not self.options.mix]
        if s.between or s.plays or given_early(s) or gained or s.discounts or s.watches:
            raise Violation("something of the turn before is left over")
        check_facts(s, in_a_city=True)
        self.check_seats_at_start(s)

    # Questions

    @property
    def is_helped(self) -> bool:
        return True

    @property
    def stores(self) -> bool:
        return stores(self.retold)

    @property
    def given_to_foes(self) -> bool:
        """To one who is near."""
        return True

    def allies(self, s: State) -> tuple[int, ...]:
        return (ALLY,) if ally_of(s) is not None else ()

    def may_hide(self, s: State, d: Decision) -> bool:
        """Nobody learns of a Secret Card that forbids it."""
        held = [card for pile in s.piles[UNDER : UNDER + len(s.teams)] for card in pile]
        return d.kind in (ask.DEFEND_TEAM, shared_ask.ASSIST) and any(
            s.cards[card].kind == PRIVATE_KIND for card in held
        )

    def on_the_table(self, kind: Kind) -> tuple[int, ...]:
        open_to_all = _CITY if super().on_the_table(kind) else ()
        return (*open_to_all, *_BASIC_STACKS) if kind is ask.GAIN_CARD else open_to_all

    def for_sale(self, s: State, seat: int) -> list[int]:
        """Near or far."""
        cards = [card for pile in _CITY for card in s.piles[pile]]
        return cards + [card for pile in _BASIC_STACKS for card in s.piles[pile][-1:]]

    def price(self, s: State, card: int) -> int | None:
        """In the spaces other things count, too."""
        return None if s.where[card] in _CITY else super().price(s, card)

    def at_hand(self, s: State, seat: int, source: int) -> bool:
        secret = s.where[source] == UNDER + seat and s.cards[source].kind == PRIVATE_KIND
        return secret or super().at_hand(s, seat, source)

    def check_action(self, s: State, seat: int, action: Action) -> bool:
        """Where to, the watch of the city knows."""
        return action[0] in (*_ACTIONS, *self.retold.own.deeds(s, seat)) or super().check_action(s, seat, action)

    # The end

    def check_end(self, s: State) -> None:
        """Why it has ended, and who has won as a team, the watch of the city knows."""
        check_scores(s, self.options)
        if self.retold.contest:
            check_winners(s, recount.won_at_once(s) or recount.winners(s, self.options.carried))
