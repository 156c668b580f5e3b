"""What is at stake in the city, for those who play it: what the scenario still asks for, what is for sale where.

All of it lies open on the table, but for the Secret Cards of the seat that looks. The view of the city says the same
things for reading; this is made to be asked many times in a turn.
"""

from __future__ import annotations

from typing import NamedTuple

from archfoe.core.cards import Card
from archfoe.core.filters import VILLAIN
from archfoe.games.city.facts import city_turn
from archfoe.games.city.parts import People, Wants
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.city.ring import goal_of, is_location
from archfoe.games.city.rules import CityRules
from archfoe.games.city.scenario import is_chief
from archfoe.games.city.standing import FAST
from archfoe.games.city.threat import HASTE, SUPERS_SLIP_AWAY
from archfoe.games.city.verbs.villains import is_robbed
from archfoe.games.city.view import city_in
from archfoe.games.shared.choices import CONTEST
from archfoe.table.view import Look, View


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
        self.contest = CONTEST in view.variants  # it is played for points
        self._wants: Wants | None = None
        # What was found out: None at first
        self._haste: bool | None = None
        self._slip: bool | None = None

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
                steps = 2 if FAST in defn.standing or (self.haste and not defn.super_villain) else 1
                out.append(Good(defn, cost, look.ask(goal_of, card), steps, self.slip and defn.super_villain, False))
            else:
                out.append(Good(defn, cost, None, 0, False, self._closed(card, space, seat)))
        return out

    def _closed(self, card: int, space: int, seat: int) -> bool:
        """Would it be forbidden to buy it there? What the Secret Card of another forbids is not known."""
        rules, ask = self._rules, self._look.ask
        if not rules.has_secrets:
            return ask(rules.why_not_buy, seat, card) is not None
        if seat == self.view.seat and ask(rules.shut_out, seat, space):
            return True
        return ask(rules.basic_why_not_buy, card) is not None

    @property
    def haste(self) -> bool:
        """Do Villains go two spaces?"""
        if self._haste is None:
            self._haste = self._look.ask(self._rules.works, HASTE)
        return self._haste

    @property
    def slip(self) -> bool:
        """Does nobody hold Super-Villains?"""
        if self._slip is None:
            self._slip = self._look.ask(self._rules.works, SUPERS_SLIP_AWAY)
        return self._slip

    # What the scenario asks for

    @property
    def wants(self) -> Wants:
        """In a contest nothing: there points are counted."""
        if self._wants is None:
            self._wants = Wants(0) if self.contest else self._look.ask(self._rules.wants)
        return self._wants

    @property
    def people(self) -> People | None:
        """Who are still to be saved."""
        people = self.wants.people
        return people if people is not None and people.to_save else None

    def is_chief(self, card: Card) -> bool:
        return not self.contest and is_chief(card, self._rules.scenario)

    @property
    def ruins_to_lose(self) -> int | None:
        """So many more destroyed Locations lose the game; None: any number may be."""
        limit = None if self.contest else self._rules.scenario.ruins
        if limit is None:
            return None
        return limit - sum(self.city.damage(space) is None for space in range(0, SPACES, 2))

    def is_robbed(self, seat: int) -> bool:
        return self._look.ask(is_robbed, seat)

    def paid_for_rest(self, seat: int) -> int:
        """So many cards the seat that looks loses by ending a turn without a Villain beside it."""
        return self._look.ask(self._rules.paid_for_rest, seat) if seat == self.view.seat else 0
