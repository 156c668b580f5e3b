"""What is at stake in the city, for those who play it: what the scenario still asks for, what is for sale where.

All of it lies open on the table, but for the Secret Cards of the seat that looks. The view of the city says the same
things for reading; this is made to be asked many times in a turn.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from archfoe.core.cards import Card
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import DESTROYED, REMOVED, UNDER
from archfoe.core.standing import StandingRule
from archfoe.core.state import State
from archfoe.games.city.cards import ESCAPEE
from archfoe.games.city.facts import city_turn
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.city.ring import goal_of, is_location
from archfoe.games.city.rules import CityRules
from archfoe.games.city.scenarios.black_diamond.rules import BlackDiamond
from archfoe.games.city.scenarios.black_diamond.verbs import DEARER_BY_SECRETS, ENVY
from archfoe.games.city.scenarios.exodus.facts import exodus
from archfoe.games.city.scenarios.exodus.rules import EACH, JAVELIN, Exodus
from archfoe.games.city.scenarios.lights_out.rules import LightsOut
from archfoe.games.city.scenarios.lights_out.verbs import dark_spaces
from archfoe.games.city.scenarios.new_dawn.rules import LEAST_COST, printed_cost
from archfoe.games.city.scenarios.new_dawn.verbs import CHEAPER_BY_SUPERS
from archfoe.games.city.scenarios.open_cells.rules import ESCAPEES, OpenCells
from archfoe.games.city.scenarios.stolen_seconds.facts import stolen_seconds
from archfoe.games.city.scenarios.stolen_seconds.rules import LIVES
from archfoe.games.city.scenarios.stolen_seconds.verbs import THREE_LIVES
from archfoe.games.city.scenarios.walking_catastrophe.verbs import STEPS_ON
from archfoe.games.city.standing import FAST
from archfoe.games.city.threat import HASTE, SUPERS_SLIP_AWAY
from archfoe.games.city.view import city_in
from archfoe.games.shared.choices import CONTEST
from archfoe.table.view import Look, View

#: The Villain that a scenario is about, by its rule.
_CHIEFS = {3: STEPS_ON, 4: DEARER_BY_SECRETS, 7: THREE_LIVES, 8: CHEAPER_BY_SUPERS}


def _to_save(s: State) -> int:
    return max(0, exodus(s).to_save - exodus(s).saved)


class Good(NamedTuple):
    """Something to buy or to defeat."""

    card: Card
    cost: int
    goal: int | None  # where a Villain is at home; None: on every Location
    steps: int  # that a Villain goes in Step 3
    slips: bool  # a Villain that nobody holds
    closed: bool  # it cannot be bought where it lies now


class Needs:
    """Made anew for every look, as a view is."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._look = Look(view)
        rules = view.rules
        assert isinstance(rules, CityRules)
        self._rules = rules
        self.city = city_in(view)

    @cached_property
    def contest(self) -> bool:
        """Is it played for points?"""
        return CONTEST in self.view.variants

    # For sale

    def goods(self, space: int, seat: int) -> list[Good]:
        """What a seat could buy in a space if its Character were there."""
        look, out = self._look, []
        cards = look.open_pile(SPACE + space)
        if is_location(space) and space not in look.ask(city_turn).bought_basics:
            cards = [*cards, *look.open_pile(BASICS + space // 2)[-1:]]
        for card in cards:
            defn = look.card(card)
            cost = look.ask(self._rules.cost_there, seat, card, space)
            if defn.type == VILLAIN:
                steps = 2 if FAST in defn.standing or (self._haste and not defn.super_villain) else 1
                out.append(Good(defn, cost, look.ask(goal_of, card), steps, self._slip and defn.super_villain, False))
            else:
                out.append(Good(defn, cost, None, 0, False, self._closed(card, space, seat)))
        return out

    def _closed(self, card: int, space: int, seat: int) -> bool:
        """Would it be forbidden to buy it there? What the Secret Card of another forbids is not known."""
        rules, ask = self._rules, self._look.ask
        secrets = rules.part(BlackDiamond)
        if secrets is None:
            return ask(rules.why_not_buy, seat, card) is not None
        if seat == self.view.seat and ENVY in self.burdens and ask(secrets.company, seat, space):
            return True
        return ask(rules.basic_why_not_buy, card) is not None

    @cached_property
    def _haste(self) -> bool:
        return self._look.ask(self._rules.works, HASTE)

    @cached_property
    def _slip(self) -> bool:
        return self._look.ask(self._rules.works, SUPERS_SLIP_AWAY)

    # What the scenario asks for

    @cached_property
    def _chief(self) -> StandingRule | None:
        """The rule of the Villain whom the scenario is about."""
        return None if self.contest else _CHIEFS.get(self._rules.scenario.number)

    @cached_property
    def chief_left(self) -> int:
        """How often the Villain whom the scenario is about must still be defeated."""
        chief = self._chief
        if chief is None:
            return 0
        if chief == THREE_LIVES:
            return LIVES - self._look.ask(stolen_seconds).lives
        return int(not self._has_fallen(chief))

    def _has_fallen(self, chief: StandingRule) -> bool:
        return any(chief in self._look.card(card).standing for card in self._look.open_pile(DESTROYED))

    @cached_property
    def others_left(self) -> int:
        """How many other Super-Villains must still be defeated; against the last enemy each of them helps."""
        scenario, chief = self._rules.scenario, self._chief
        if self.contest:
            return 0
        fallen = self.city.defeated
        if chief == CHEAPER_BY_SUPERS:
            return max(0, self._look.ask(printed_cost) - LEAST_COST - fallen)
        if chief in (STEPS_ON, DEARER_BY_SECRETS):
            fallen -= self._has_fallen(chief)
        return max(0, scenario.to_defeat - (chief == DEARER_BY_SECRETS) - fallen)

    @cached_property
    def escapees_left(self) -> int:
        if self._rules.part(OpenCells) is None:
            return 0
        return ESCAPEES - sum(self._look.card(card).subtype == ESCAPEE for card in self._look.open_pile(REMOVED))

    @property
    def deeds_left(self) -> int:
        """How many things are still to be done: a Location to be lit is one, and a civilian to be saved."""
        villains = self.chief_left + self.escapees_left + (0 if self._chief == CHEAPER_BY_SUPERS else self.others_left)
        return villains + len(self.dark) + self.to_save

    def is_chief(self, card: Card) -> bool:
        chief = self._chief
        return chief is not None and chief in card.standing

    @property
    def chief_is_all(self) -> bool:
        """Is he the only one who must be defeated? Others make it easier."""
        return self._chief == CHEAPER_BY_SUPERS

    @cached_property
    def ruins_to_lose(self) -> int | None:
        """So many more destroyed Locations lose the game; None: any number may be."""
        limit = None if self.contest else self._rules.scenario.ruins
        if limit is None:
            return None
        return limit - sum(self.city.damage(space) is None for space in range(0, SPACES, 2))

    # Light

    @cached_property
    def dark(self) -> tuple[int, ...]:
        return self._look.ask(dark_spaces)

    @property
    def light_price(self) -> int:
        scenario = self._rules.part(LightsOut)
        assert scenario is not None
        return scenario.price

    # Civilians

    @cached_property
    def has_civilians(self) -> bool:
        return self._rules.part(Exodus) is not None

    @cached_property
    def to_save(self) -> int:
        """Civilians who must still be brought aboard."""
        return self._look.ask(_to_save) if self.has_civilians else 0

    @property
    def under_way(self) -> int:
        """Civilians whom somebody carries."""
        return sum(self.carried(seat) for seat in range(self.view.players))

    def carried(self, seat: int) -> int:
        return self._look.ask(exodus).carried[seat] if self.has_civilians else 0

    def room(self, seat: int) -> int:
        """How many more a Character can take along."""
        return EACH - self.carried(seat)

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """Civilians by space."""
        return self._look.ask(exodus).civilians if self.has_civilians else (0,) * SPACES

    @property
    def javelin(self) -> int:
        return JAVELIN

    @property
    def losses_left(self) -> int:
        """With so many more civilians lost the game is lost."""
        scenario = self._rules.part(Exodus)
        assert scenario is not None
        return scenario.may_be_lost - self._look.ask(exodus).lost

    # Secret Cards

    @cached_property
    def burdens(self) -> tuple[StandingRule, ...]:
        """What the Secret Card of the seat that looks puts on it."""
        return () if self.view.seat is None else tuple(
            rule for card in self.view.known(UNDER + self.view.seat) for rule in card.standing
        )  # fmt: skip
