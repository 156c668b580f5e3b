"""The outlook of a player in the city: what the scenario asks for, and that everything lies somewhere."""

from __future__ import annotations

from functools import cache

from archfoe.agents.average_position import AveragePosition
from archfoe.agents.outlook import Outlook
from archfoe.agents.weights import Weights
from archfoe.agents.worth import suffering, value
from archfoe.core import effects as fx
from archfoe.core.cards import Card
from archfoe.core.effects import Ability, Amount, Condition
from archfoe.core.filters import VILLAIN, Test
from archfoe.core.piles import MAIN
from archfoe.games.city.bot.needs import Good, Needs
from archfoe.games.city.bot.routes import CityPosition, Errand, Plan, Purchase
from archfoe.games.city.bot.weights import in_city, own_of
from archfoe.games.city.card import city_card
from archfoe.games.city.parts import Chore
from archfoe.games.city.piles import BASICS, SPACES
from archfoe.games.city.ring import ALLY, distance, is_location
from archfoe.games.city.standing import REMOTE
from archfoe.games.city.threat import TOP_LEVEL
from archfoe.games.city.verbs.characters import OnLocation, UnspentMove
from archfoe.games.city.verbs.villains import VillainWithin
from archfoe.table.view import View

CLOCK_BOXES = 3
LAST_DEED = 10  # the defeat that wins the game is worth so many others


@cache
def promise(ability: Ability) -> tuple[float, int]:
    """Power and Move that a card will give when it is played; of a choice the first."""
    if isinstance(ability, tuple):
        given = [promise(part) for part in ability]
        return sum([power for power, _ in given]), sum([move for _, move in given])
    if isinstance(ability, fx.Then):
        return promise((ability.first, ability.second))
    if isinstance(ability, fx.OneOf):
        return promise(ability.options[0])
    if isinstance(ability, fx.Power):
        return ability.n, 0
    if isinstance(ability, fx.Move):
        return 0, ability.n
    if isinstance(ability, fx.Draw):
        return ability.n, 0
    if isinstance(ability, fx.PowerEach) and isinstance(ability.of, UnspentMove):
        return 3, 0
    return 0, 0


@cache
def conditional(ability: Ability) -> tuple[tuple[Condition, int], ...]:
    """(condition, Power) of the parts of a card that look at where the Character is."""
    parts = ability if isinstance(ability, tuple) else (ability,)
    found = [(part.cond, part.effect) for part in parts if isinstance(part, fx.If)]
    return tuple(
        (cond, gives.n)
        for cond, gives in found
        if isinstance(gives, fx.Power) and isinstance(cond, (VillainWithin, OnLocation))
    )


def _takes_power_only(chore: Chore) -> bool:
    return not (chore.move or chore.cards or chore.company)


class CityOutlook(Outlook):
    """Reads the city."""

    def __init__(self, view: View, weights: Weights, seat: int | None = None) -> None:
        super().__init__(view, in_city(weights), seat)
        self.here = view.at(self.me)
        # How many Attacks of a Villain at home in a round concern me
        self._victims: int = view.teams.count(view.teams[self.me])
        # What was found out of the position
        self._needs: Needs | None = None
        self._damage: float | None = None
        self._position: CityPosition | None = None
        self._income: float | None = None
        self._plan: Plan | None = None

    @property
    def needs(self) -> Needs:
        if self._needs is None:
            self._needs = Needs(self.view)
        return self._needs

    # How long it will last

    def _count_rounds(self) -> float:
        """Until the clock starts, and then three."""
        view, weights = self.view, self.weights
        city = self.needs.city
        if city.clock_box is not None:
            return CLOCK_BOXES - city.clock_box + 0.5
        cards = max(view.size(MAIN) - own_of(weights).last_cards, 3.0 * (TOP_LEVEL - city.threat))
        return cards / (own_of(weights).turned_up * view.players) + CLOCK_BOXES

    # What a card brings

    def points(self, card: Card) -> float:
        """Only where players play against one another."""
        return super().points(card) if self.needs.contest else 0.0

    def price(self, card: Card) -> float:
        if card.type != VILLAIN:
            return super().price(card)
        reward = self.weights.rate * max(0.0, value(city_card(card).reward, self))
        if self.needs.contest:
            return reward + super().points(card) + (self.weights.villain_bonus if card.super_villain else 0.0)
        return reward + own_of(self.weights).bounty * self._wanted(card)

    def _wanted(self, card: Card) -> float:
        """How much its defeat is a step towards the win; the last one is more than a step."""
        wants = self.needs.wants
        if self.needs.is_chief(card):
            left = wants.chief_times
        elif card.super_villain:
            left = wants.supers
            if left and wants.others_help:
                return own_of(self.weights).easier
        else:
            left = 0
        if not left:
            return 0.0
        return LAST_DEED if wants.left == 1 else 1.0

    def attack(self, card: Card) -> float:
        """What one Attack costs, in Victory Points."""
        return self.weights.rate * (
            suffering(city_card(card).attack, AveragePosition(self.weights)) + self.damage(card)
        )

    def damage(self, card: Card) -> float:
        """What the damage costs that an Attack deals at home, in Power."""
        if not card.super_villain:
            return 0.0
        if self._damage is None:
            self._damage = self._hit_point()
        return self._damage

    def _hit_point(self) -> float:
        """Dear where Locations, or those who wait there, decide the game."""
        needs, damage = self.needs, own_of(self.weights).damage
        if needs.contest:
            return 0.0
        people = needs.wants.people
        if people is not None and any(people.waiting):
            return damage + own_of(self.weights).lost / max(people.losses_left, 1)
        ruins = needs.ruins_to_lose
        if ruins is not None:
            return damage * (3.0 if ruins <= 2 else 1.5)
        return damage

    def for_sale(self) -> list[tuple[Card, int, float]]:
        return [
            (purchase.card, purchase.cost, purchase.worth)
            for some in self.position.purchases
            for purchase in some
            if purchase.card is not None
        ]

    def unseen_card(self) -> float:
        purchases = [self.price(card) for card, _, _ in self.for_sale() if card.type != VILLAIN]
        return sum(purchases) / max(len(purchases), 1)

    # The city

    @property
    def position(self) -> CityPosition:
        """With all that the hand will give; in the turns of others that is the next turn."""
        if self._position is None:
            self._position = self._find_position()
        return self._position

    def _find_position(self) -> CityPosition:
        view, weights = self.view, self.weights
        power, moves = (view.power(self.me), view.move(self.me)) if view.active == self.me else (0, 0)
        given = [promise(card.play) for card in self.hand]
        goods = self.needs.goods
        purchases = tuple(
            tuple([self._purchase(good, space) for good in goods(space, self.me) if not good.closed])
            + self._deeds(space)
            for space in range(SPACES)
        )
        city = self.needs.city
        others = [city.ally, *[view.at(seat) for seat in range(view.players) if seat != self.me]]
        position = CityPosition(
            self.here or 0,
            moves + sum([move for _, move in given]),
            max(0, power + int(sum([power for power, _ in given]))),
            purchases,
            tuple([space for space in others if space is not None]),
            self._victims,
            own_of(weights).delay,
            own_of(weights).prospect,
            self.income,
            city.reach(self.me),
            city.contained,
        )
        position.more = self._more(position)
        position.from_afar = self._remote()
        position.errand = self._errand()
        position.ends = self._ends(position)
        return position

    def _deeds(self, space: int) -> tuple[Purchase, ...]:
        """Beside purchases: what the scenario wants to be done there, if Power is all that it takes."""
        return tuple(
            [
                Purchase(None, chore.power, self.chore, deed=chore.verb)
                for chore in self.needs.wants.chores
                if chore.space == space and _takes_power_only(chore)
            ]
        )

    @property
    def chore(self) -> float:
        """What it is worth to do one; little as long as Super-Villains will come and undo it."""
        wants, bounty = self.needs.wants, own_of(self.weights).bounty
        if wants.supers:
            return bounty * own_of(self.weights).early_chore / wants.supers**2
        return bounty * (LAST_DEED if wants.left == 1 else 1.0)

    def _errand(self) -> Errand | None:
        people, weights = self.needs.people, self.weights
        if people is None:
            return None
        led = people.led[self.me]
        last = LAST_DEED if self.needs.wants.left <= led else 1.0
        return Errand(
            people.waiting,
            led,
            people.most - led,
            max(0, people.to_save - sum(people.led)),
            people.haven,
            own_of(weights).rescue * last,
            own_of(weights).carrying,
            own_of(weights).picking_up,
            own_of(weights).going_there,
        )

    def _ends(self, position: CityPosition) -> dict[int, float]:
        """What a Secret Card makes of the space in which a turn ends, or something that is to be done there."""
        lost = self.needs.paid_for_rest(self.me)
        out = {}
        if lost:
            out = {space: lost * self.weights.rate * self.weights.draw for space, _ in position.villains()}
        for chore in self.needs.wants.chores:
            if not _takes_power_only(chore):
                out[chore.space] = out.get(chore.space, 0.0) + own_of(self.weights).prospect * self.chore
        return out

    @property
    def income(self) -> float:
        """Power of a usual turn."""
        if self._income is None:
            given = [promise(card.play)[0] for card in self.mine]
            self._income = 5 * (sum(given) + 3.5) / (len(given) + 5)
        return self._income

    def _purchase(self, good: Good, space: int) -> Purchase:
        card = good.card
        worth = self.price(card)
        if card.type != VILLAIN:
            return Purchase(card, good.cost, worth)
        attack = self.attack(card)
        soon = 1.0 if good.goal is None else 1.0 / (1 + 0.2 * distance(space, good.goal))
        left = min(own_of(self.weights).haunts, self.rounds * self._victims)
        return Purchase(card, good.cost, worth + attack * left * soon, attack, True, good.goal, good.steps, good.slips)

    def _more(self, position: CityPosition) -> dict[int, int]:
        """Power that is had where a Villain is, or on a Location."""
        out: dict[int, int] = {}
        waiting, glory = [card for card in self.hand if conditional(card.play)], self._glory()
        if not waiting and not glory:
            return out
        villains = [space for space, _ in position.villains()]
        for space in range(SPACES):
            far = [distance(space, there) for there in villains]
            power = sum([self._there(card.play, space, far) for card in waiting])
            out[space] = power + far.count(0) * glory
        return out

    def _there(self, ability: Ability, space: int, far: list[int]) -> int:
        """What such a card gives beside the rest, in a space with Villains so far away."""
        out = 0
        for cond, n in conditional(ability):
            near_enough = isinstance(cond, VillainWithin) and any(d <= cond.reach for d in far)
            out += n * (near_enough or (isinstance(cond, OnLocation) and is_location(space)))
        return out

    def _glory(self) -> int:
        """Power for each Villain of one's space that a Super Hero can still give this turn."""
        if self.view.active == self.me and not self._offered("use"):
            return 0
        uses = [use.effect for hero in self.view.heroes(self.me) for use in hero.uses]
        found = [use for use in uses if isinstance(use, fx.PowerEach) and isinstance(use.of, VillainWithin)]
        return sum([use.n for use in found])

    def _offered(self, what: str) -> bool:
        """Is something of a Super Hero on offer now?"""
        heroes = self.view.heroes(self.me)
        if self.view.seat != self.me or not self.view.asked or self.view.kind.name != "main":
            return False
        return any(option.what == what and option.card in heroes for option in self.view.options)

    def _remote(self) -> tuple[Purchase, ...]:
        """The best Basic card elsewhere, if the Super Hero can buy there: the options tell."""
        view = self.view
        if not any(REMOTE in hero.standing for hero in view.heroes(self.me)) or view.seat != self.me:
            return ()
        if not view.asked or view.kind.name != "main":
            return ()
        away = [
            Purchase(option.card, option.cost, self.price(option.card))
            for option in view.options
            if option.what == "buy" and option.card is not None and option.cost is not None
            if option.pile is not None and option.pile >= BASICS and (option.pile - BASICS) * 2 != self.here
        ]
        return (max(away, key=lambda purchase: purchase.worth),) if away else ()

    @property
    def plan(self) -> Plan:
        if self._plan is None:
            self._plan = self.position.plan()
        return self._plan

    def gain_of(self, position: CityPosition) -> float:
        """How much better another position would be."""
        return position.plan().value - self.plan.value

    def is_ours(self, seat: int) -> bool:
        """The ally of a game alone, too."""
        return seat == ALLY or super().is_ours(seat)

    # Answers to what effects ask, see `AveragePosition`

    @property
    def mates(self) -> int:
        return self._victims - 1

    def count(self, amount: Amount) -> float:
        if isinstance(amount, UnspentMove):
            return self.view.move(self.me)
        if isinstance(amount, VillainWithin):
            far = [distance(self.here, space) for space, _ in self.position.villains()] if self.here is not None else []
            return sum([d <= amount.reach for d in far])
        return super().count(amount)

    def on_location(self) -> float:
        return float(self.here is not None and is_location(self.here))

    def villain_within(self, reach: int) -> float:
        return min(1.0, self.count(VillainWithin(reach)))

    def main_fits(self, test: Test) -> float:
        top = self.view.pile(MAIN)[0] if self.view.size(MAIN) else None
        return super().main_fits(test) if top is None else float(test(top))

    def is_robbed(self) -> bool:
        return self.needs.is_robbed(self.me)

    def basic(self) -> float:
        tops = [self.view.known(BASICS + i)[-1:] for i in range(SPACES // 2)]
        return max([self.price(card) for top in tops for card in top], default=0.0) / self.weights.rate
