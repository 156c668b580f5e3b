"""The outlook of a player in the city: what the scenario asks for, and that everything lies somewhere."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, cached_property

from archfoe.agents.average_position import Typical
from archfoe.agents.outlook import Outlook
from archfoe.agents.weights import CIVIC, PLAIN, Taste
from archfoe.agents.worth import suffering, value
from archfoe.core import effects as fx
from archfoe.core.cards import Card
from archfoe.core.effects import Ability, Amount, Condition
from archfoe.core.filters import VILLAIN, Test
from archfoe.core.piles import MAIN
from archfoe.games.city.bot.needs import Good, Stakes
from archfoe.games.city.bot.routes import Errand, Plan, Purchase, Town
from archfoe.games.city.cards import ESCAPEE
from archfoe.games.city.piles import BASICS, SPACES
from archfoe.games.city.ring import ALLY, distance, is_location
from archfoe.games.city.scenarios.black_diamond.verbs import DREAD, WRATH
from archfoe.games.city.scenarios.lights_out.verbs import Light
from archfoe.games.city.standing import REMOTE
from archfoe.games.city.track import TOP_LEVEL
from archfoe.games.city.verbs.characters import OnLocation, UnspentMove
from archfoe.games.city.verbs.villains import VillainWithin
from archfoe.table.view import View

CLOCK_BOXES = 3
LAST_DEED = 10  # the defeat that wins the game is worth so many others


@cache
def civic(taste: Taste) -> Taste:
    """What the bot believes in the city, unless it was told something else."""
    return CIVIC if taste is PLAIN else taste


@cache
def promise(ability: Ability) -> tuple[float, int]:
    """Power and Move that a card will give when it is played; of a choice the first."""
    if isinstance(ability, tuple):
        given = [promise(part) for part in ability]
        return sum([power for power, _ in given]), sum([move for _, move in given])
    if isinstance(ability, fx.Then):
        return promise((ability.first, ability.second))
    if isinstance(ability, fx.OneOf):
        plain = [option for option in ability.options if not isinstance(option, Light)]
        return promise(plain[0])
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


class Citizen(Outlook):
    """Reads the city."""

    def __init__(self, view: View, taste: Taste, seat: int | None = None) -> None:
        super().__init__(view, civic(taste), seat)

    @cached_property
    def stakes(self) -> Stakes:
        return Stakes(self.view)

    # How long it will last

    @cached_property
    def rounds(self) -> float:
        """Turns that I still have after this one: until the clock starts, and then three."""
        view, taste = self.view, self.taste
        city = self.stakes.city
        if city.clock_box is not None:
            return CLOCK_BOXES - city.clock_box + 0.5
        cards = max(view.size(MAIN) - taste.last_cards, 3.0 * (TOP_LEVEL - city.threat))
        return cards / (taste.turned_up * view.players) + CLOCK_BOXES

    # What a card brings

    def points(self, card: Card) -> float:
        """Only where players play against one another."""
        return super().points(card) if self.stakes.contest else 0.0

    def price(self, card: Card) -> float:
        if card.type != VILLAIN:
            return super().price(card)
        reward = self.taste.rate * max(0.0, value(card.reward, self))
        if self.stakes.contest:
            return reward + super().points(card) + (self.taste.villain_bonus if card.super_villain else 0.0)
        return reward + self.taste.bounty * self._wanted(card)

    def _wanted(self, card: Card) -> float:
        """How much its defeat is a step towards the win; the last one is more than a step."""
        stakes = self.stakes
        if stakes.is_chief(card):
            left = stakes.chief_left
        elif card.super_villain:
            left = stakes.others_left
            if left and stakes.chief_is_all:
                return self.taste.easier
        else:
            left = stakes.escapees_left if card.subtype == ESCAPEE else 0
        if not left:
            return 0.0
        return LAST_DEED if stakes.deeds_left == 1 else 1.0

    def attack(self, card: Card) -> float:
        """What one Attack costs, in Victory Points."""
        return self.taste.rate * (suffering(card.attack, Typical(self.taste)) + self.damage(card))

    def damage(self, card: Card) -> float:
        """What the damage costs that an Attack deals at home, in Power."""
        return self._hit_point if card.super_villain or card.subtype == ESCAPEE else 0.0

    @cached_property
    def _hit_point(self) -> float:
        """Dear where Locations, or those who wait there, decide the game."""
        stakes, damage = self.stakes, self.taste.damage
        if stakes.contest:
            return 0.0
        if stakes.has_civilians and any(stakes.waiting):
            return damage + self.taste.lost / max(stakes.losses_left, 1)
        if stakes.ruins_to_lose is not None:
            return damage * (3.0 if stakes.ruins_to_lose <= 2 else 1.5)
        return damage

    def for_sale(self) -> list[tuple[Card, int, float]]:
        return [
            (ware.card, ware.cost, ware.worth) for some in self.town.wares for ware in some if ware.card is not None
        ]

    def unseen_card(self) -> float:
        wares = [self.price(card) for card in self._line_up if card.type != VILLAIN]
        return sum(wares) / max(len(wares), 1)

    @cached_property
    def _line_up(self) -> list[Card]:
        return [ware.card for some in self.town.wares for ware in some if ware.card is not None]

    # The city

    @cached_property
    def here(self) -> int | None:
        return self.view.at(self.me)

    @cached_property
    def town(self) -> Town:
        """With all that the hand will give; in the turns of others that is the next turn."""
        view, taste = self.view, self.taste
        power, moves = (view.power(self.me), view.move(self.me)) if view.active == self.me else (0, 0)
        given = [promise(card.play) for card in self.hand]
        goods = self.stakes.goods
        wares = tuple(
            tuple([self._ware(good, space) for good in goods(space, self.me) if not good.closed]) + self._deeds(space)
            for space in range(SPACES)
        )
        city = self.stakes.city
        others = [city.ally, *[view.at(seat) for seat in range(view.players) if seat != self.me]]
        town = Town(
            self.here or 0,
            moves + sum([move for _, move in given]),
            max(0, power + int(sum([power for power, _ in given]))),
            wares,
            tuple([space for space in others if space is not None]),
            self._victims,
            taste.delay,
            taste.prospect,
            self.income,
            city.reach(self.me),
            city.contained,
        )
        return replace(
            town, more=self._more(town), remote=self._remote(town), errand=self._errand, ends=self._ends(town)
        )

    @cached_property
    def _victims(self) -> int:
        """How many Attacks of a Villain at home in a round concern me."""
        return sum(team == self.view.teams[self.me] for team in self.view.teams)

    def _deeds(self, space: int) -> tuple[Purchase, ...]:
        """Beside purchases Power may give light."""
        stakes = self.stakes
        if space not in stakes.dark:
            return ()
        return (Purchase(None, stakes.light_price, self.light, deed="light"),)

    @cached_property
    def light(self) -> float:
        """What it is worth to light a Location: little as long as Super-Villains will come and darken it again."""
        stakes, bounty = self.stakes, self.taste.bounty
        if stakes.others_left:
            return bounty * self.taste.early_light / stakes.others_left**2
        return bounty * (LAST_DEED if stakes.deeds_left == 1 else 1.0)

    @cached_property
    def _errand(self) -> Errand | None:
        stakes, taste = self.stakes, self.taste
        if not stakes.to_save:
            return None
        last = LAST_DEED if stakes.deeds_left <= stakes.carried(self.me) else 1.0
        return Errand(
            stakes.waiting,
            stakes.carried(self.me),
            stakes.room(self.me),
            max(0, stakes.to_save - stakes.under_way),
            stakes.javelin,
            taste.rescue * last,
            taste.carrying,
            taste.picking_up,
            taste.going_there,
        )

    def _ends(self, town: Town) -> dict[int, float]:
        """What a Secret Card makes of the space in which a turn ends."""
        burdens = self.stakes.burdens if self.me == self.view.seat else ()
        if DREAD in burdens:
            return {
                space: self.taste.relief for space, ware in town.villains() if ware.card and ware.card.super_villain
            }
        if WRATH in burdens:
            return {space: self.taste.rate * self.taste.draw for space, _ in town.villains()}
        return {}

    @cached_property
    def income(self) -> float:
        """Power of a usual turn."""
        given = [promise(card.play)[0] for card in self.mine]
        return 5 * (sum(given) + 3.5) / (len(given) + 5)

    def _ware(self, good: Good, space: int) -> Purchase:
        card = good.card
        worth = self.price(card)
        if card.type != VILLAIN:
            return Purchase(card, good.cost, worth)
        attack = self.attack(card)
        soon = 1.0 if good.goal is None else 1.0 / (1 + 0.2 * distance(space, good.goal))
        left = min(self.taste.haunts, self.rounds * self._victims)
        return Purchase(card, good.cost, worth + attack * left * soon, attack, True, good.goal, good.steps, good.slips)

    def _more(self, town: Town) -> dict[int, int]:
        """Power that is had where a Villain is, or on a Location."""
        out: dict[int, int] = {}
        waiting = [card for card in self.hand if conditional(card.play)]
        if not waiting and not self._glory:
            return out
        villains = [space for space, _ in town.villains()]
        for space in range(SPACES):
            far = [distance(space, there) for there in villains]
            power = sum([self._there(card.play, space, far) for card in waiting])
            out[space] = power + far.count(0) * self._glory
        return out

    def _there(self, ability: Ability, space: int, far: list[int]) -> int:
        """What such a card gives beside the rest, in a space with Villains so far away."""
        out = 0
        for cond, n in conditional(ability):
            near_enough = isinstance(cond, VillainWithin) and any(d <= cond.reach for d in far)
            out += n * (near_enough or (isinstance(cond, OnLocation) and is_location(space)))
        return out

    @cached_property
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

    def _remote(self, town: Town) -> tuple[Purchase, ...]:
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
        return (max(away, key=lambda ware: ware.worth),) if away else ()

    @cached_property
    def plan(self) -> Plan:
        return self.town.plan()

    def gain_of(self, town: Town) -> float:
        """How much better another position would be."""
        return town.plan().value - self.plan.value

    def is_ours(self, seat: int) -> bool:
        """The ally of a game alone, too."""
        return seat == ALLY or super().is_ours(seat)

    # Answers to what effects ask, see `Typical`

    @property
    def mates(self) -> int:
        return self._victims - 1

    def count(self, amount: Amount) -> float:
        if isinstance(amount, UnspentMove):
            return self.view.move(self.me)
        if isinstance(amount, VillainWithin):
            far = [distance(self.here, space) for space, _ in self.town.villains()] if self.here is not None else []
            return sum([d <= amount.reach for d in far])
        return super().count(amount)

    def on_location(self) -> float:
        return float(self.here is not None and is_location(self.here))

    def villain_within(self, reach: int) -> float:
        return min(1.0, self.count(VillainWithin(reach)))

    def main_fits(self, test: Test) -> float:
        top = self.view.pile(MAIN)[0] if self.view.size(MAIN) else None
        return super().main_fits(test) if top is None else float(test(top))

    def basic(self) -> float:
        tops = [self.view.known(BASICS + i)[-1:] for i in range(SPACES // 2)]
        return max([self.price(card) for top in tops for card in top], default=0.0) / self.taste.rate
