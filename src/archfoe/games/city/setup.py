"""Before the first turn of Rebirth: the city, the five stacks of the main deck, what a campaign brings, who begins."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from archfoe.core.cards import BOARD_KIND, STACK_KIND, SUPER_HERO_KIND, SUPER_VILLAIN_KIND, Box, Card
from archfoe.core.causes import FIRST_HAND
from archfoe.core.decisions import GAIN_CARD, Decision
from archfoe.core.events import REMOVED as REMOVED_FROM_GAME
from archfoe.core.facts import Facts, changed
from archfoe.core.game import Game
from archfoe.core.piles import DECK, DISCARD, HAND, HEROES, MAIN, REMOVED, SHELF, UNUSED, WEAKNESSES
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SCENARIO_KIND, SIGNATURE_KIND
from archfoe.games.city.events import ENTERED
from archfoe.games.city.facts import city, own_city
from archfoe.games.city.impossible import IMPOSSIBLE, IMPOSSIBLE_KIND, plain_name
from archfoe.games.city.kinds import FIRST_PLAYER, GIVE_UP
from archfoe.games.city.legacy import BASIC_EACH, DESTROYED_AT, SIX_CARDS, TO_BE_GIVEN_UP, Legacy
from archfoe.games.city.main_deck import main_deck, pack_of, super_villains
from archfoe.games.city.options import city_options
from archfoe.games.city.piles import BASICS, SPACE
from archfoe.games.city.ring import SLOTS, is_location, roll_destination
from archfoe.games.city.scenario import ABILITY, BASIC_SIDE, Scenario
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.city.tiles import TILES
from archfoe.games.city.villains import CityVillains
from archfoe.games.options import Options
from archfoe.games.shared.choices import CONTEST
from archfoe.games.shared.heroes import HeroDeal
from archfoe.games.shared.layout import Layout, Plan
from archfoe.games.shared.parts import Task
from archfoe.games.shared.turns import HAND_SIZE

STACKS: Final = 5  # of the main deck
MOST_OF_A_SIDE: Final = 3  # where Locations are taken at random
_PUNCH: Final = "Punch"


@lru_cache(maxsize=64)
def _layout(
    box: Box, players: int, main: tuple[Card, ...], villains: tuple[Card, ...], pack: tuple[Card, ...]
) -> Layout:
    """`pack` are the cards of the scenario, and Signature cards where they are used."""
    plan = Plan()
    for seat in range(players):
        for name, copies in box.starting_deck.items():
            plan.lay(box.named(name), copies, DECK + seat)
    for card in box.of_kind(STACK_KIND):
        plan.lay(card, card.copies, WEAKNESSES)
    for card in main:
        plan.lay(card, 1, MAIN)
    for card in villains:
        plan.lay(card, 1, UNUSED)
    for card in box.of_kind(BOARD_KIND):
        plan.lay(card, card.copies, UNUSED)
    for card in pack:
        plan.lay(card, 1, card.returns or UNUSED)
    for card in box.of_kind(SUPER_HERO_KIND):
        plan.lay(card, 1, SHELF)
    return plan.done()


def new_state(options: Options, key: bytes, facts: tuple[Facts | None, ...]) -> State:
    """All cards in their piles, tiles and stacks at random; the first tasks deal Super Heroes and begin."""
    alone_or_together = CONTEST not in options.variants
    scenario = SCENARIOS[city_options(options).scenario].for_team(options.players) if alone_or_together else None
    box = options.played.home.box
    impossible = IMPOSSIBLE in options.variants
    main, villains = main_deck(options, key), super_villains(box, options.mix, impossible)
    pack = pack_of(box, scenario.number, impossible) if scenario else ()
    if any(city_options(options).legacy.signatures) or (scenario and (scenario.signatures or scenario.earnable)):
        pack = (*pack, *box.of_kind(SIGNATURE_KIND))
    s = _layout(box, options.players, main, villains, pack).state(options.teams, key)
    s.partners = options.hands_seen_by
    s.facts = facts
    own_city(s).threat = scenario.first_threat(impossible) if scenario else 0
    _lay_city(
        s,
        scenario.tiles if scenario else random_tiles(s),
        scenario.placed if scenario else (),
        city_options(options).legacy,
    )
    _stack_main_deck(s, scenario or SCENARIOS[1], box.name)
    for seat in range(options.players):
        s.shuffle(s.piles[DECK + seat])
    s.agenda = [("begin",), ("deal_heroes",)]
    return s


def random_tiles(s: State) -> tuple[tuple[str, str], ...]:
    """Five of the seven tiles, on sides taken by chance; no side shows more than three times."""
    tiles = list(range(len(TILES)))
    s.shuffle(tiles)
    names = [list(TILES)[i] for i in tiles[:STACKS]]
    while True:
        sides = [ABILITY if s.number(2) else BASIC_SIDE for _ in names]
        if all(sides.count(side) <= MOST_OF_A_SIDE for side in (ABILITY, BASIC_SIDE)):
            return tuple(zip(names, sides, strict=True))


def _lay_city(
    s: State, locations: tuple[tuple[str, str], ...], placed: tuple[tuple[int, str], ...], legacy: Legacy
) -> None:
    """The tiles in random order, with the damage they have; a Basic stack on each side B that is not destroyed."""
    order = list(range(len(locations)))
    s.shuffle(order)
    for number, tile in placed:
        there = next(n for n, i in enumerate(order) if locations[i][0] == tile)
        order[number - 1], order[there] = order[there], order[number - 1]
    own = own_city(s)
    own.tiles = tuple(locations[i] for i in order)
    damage = dict(legacy.damage)
    for number, (tile, _) in enumerate(own.tiles):
        points = damage.get(tile, 0)
        own.damage = changed(own.damage, 2 * number, points)
        if points < DESTROYED_AT:
            lay_basics(s, 2 * number)


def lay_basics(s: State, space: int) -> None:
    """The Basic cards of a Location that shows its side B."""
    tile, side = tile_at(s, space)
    if side == BASIC_SIDE:
        for card in [
            c for c in s.piles[UNUSED] if s.cards[c].kind == BOARD_KIND and s.cards[c].name == TILES[tile].basic
        ]:
            s.put(card, BASICS + space // 2)


def _stack_main_deck(s: State, scenario: Scenario, home: str) -> None:
    """Super-Villains and the cards of the scenario are shuffled into some of the stacks; the first lies on top.

    What a scenario names is a card of its own set, `home`, whatever guests are called.
    """
    s.shuffle(s.piles[MAIN])
    villains = [card for card in s.piles[UNUSED] if s.cards[card].kind in (SUPER_VILLAIN_KIND, IMPOSSIBLE_KIND)]
    for card in [card for card in villains if _is_out(s.cards[card], scenario, home)]:
        s.put(card, REMOVED)
        villains.remove(card)
    s.shuffle(villains)
    added = [card for card in s.piles[UNUSED] if s.cards[card].kind == SCENARIO_KIND]
    if scenario.fixed:
        added += villains
    deck: list[int] = []
    sizes: tuple[int, ...] = ()
    dealt = 0
    for number, share in enumerate(_shares(len(s.piles[MAIN]), scenario)):
        stack = s.piles[MAIN][dealt : dealt + share]
        dealt += share
        for to, name in (*scenario.additions, *scenario.fixed):
            if to == number + 1:
                stack.append(next(c for c in added if _called(s.cards[c], home) == name))
                added.remove(stack[-1])
        for _ in range(scenario.super_villains[number]):
            stack.append(villains.pop())
        s.shuffle(stack)
        deck, sizes = stack + deck, (len(stack), *sizes)  # the top of a pile is its end
    own_city(s).stacks = sizes
    fixed = [name for _, name in scenario.fixed]
    own_city(s).named = tuple([card for card in deck if _called(s.cards[card], home) in fixed])
    left_over = s.piles[MAIN][dealt:]
    s.piles[UNUSED] = [card for card in s.piles[UNUSED] if card not in deck] + left_over
    s.piles[MAIN] = deck
    for card in deck:
        s.where[card] = MAIN
    for card in left_over:
        s.where[card] = UNUSED


def _called(card: Card, home: str) -> str:
    """The name by which a scenario knows a card; "" for a guest."""
    return plain_name(card) if card.set == home else ""


def _is_out(card: Card, scenario: Scenario, home: str) -> bool:
    """Is a Super-Villain out of the game for all to see? Where the others are named, it is."""
    name, known = _called(card, home), [fixed for _, fixed in scenario.fixed]
    return name in scenario.absent or (bool(known) and name not in known)


def _shares(cards: int, scenario: Scenario) -> tuple[int, ...]:
    """How many cards of the main deck each stack has; all are dealt out, the first stacks may have one more."""
    if scenario.stacks:
        return scenario.stacks
    least, more = divmod(cards, STACKS)
    return tuple([least + (number < more) for number in range(STACKS)])


class CityOpening(CityVillains):
    """The tasks before the first turn."""

    def basic_tasks(self) -> dict[str, Task]:
        heroes = HeroDeal(self.options)
        return {
            **super().basic_tasks(),
            "deal_heroes": heroes.deal,
            "keep_heroes": heroes.keep,
            "begin": self.begin,
            "choose_basics": self.choose_basics,
            "choose_first": self.choose_first,
        }

    def begin(self, game: Game) -> None:
        """What Super Heroes have earned, the first cards in the slots, hands; then the team says who begins."""
        s = game.state
        for seat, earned in enumerate(self.signatures):
            self._take_signatures(game, seat, earned)
        for part in self.own["before_opening"]:
            part.before_opening(game)
        self.open_city(game)
        size = HAND_SIZE + (city_options(self.options).legacy.head_start == SIX_CARDS)
        for seat in range(len(s.teams)):
            Player(game, seat).draw(size, FIRST_HAND if size == HAND_SIZE else SIX_CARDS)
        s.turn = 1
        s.agenda.append(("choose_first",))
        if city_options(self.options).legacy.head_start == BASIC_EACH:
            s.agenda.append(("choose_basics",))

    @property
    def signatures(self) -> tuple[int, ...]:
        """By seat: with how many Signature cards its Super Hero begins."""
        least = 0 if CONTEST in self.options.variants else self.scenario.signatures
        earned = city_options(self.options).legacy.signatures or (0,) * self.options.players
        return tuple([max(n, least) for n in earned])

    def open_city(self, game: Game) -> None:
        """The first cards come into the slots; Villains among them neither attack nor raise the Threat."""
        for part in self.own["instead_of_opening"]:
            if part.instead_of_opening(game):
                return
        s = game.state
        for space in SLOTS:
            card = s.piles[MAIN][-1]
            s.put(card, SPACE + space)
            game.tell(ENTERED, -1, (card,), n=space, rule=self.rule_of["opening"])
            roll_destination(game, card)

    def _signatures(self, s: State, seat: int) -> list[int]:
        """Those of the Super Hero of a seat that nobody has."""
        names = [s.cards[hero].name for hero in s.piles[HEROES + seat]]
        return [card for card in s.piles[UNUSED] if city_card(s.cards[card]).super_hero in names]

    def _take_signatures(self, game: Game, seat: int, earned: int) -> None:
        """Each Signature card that a Super Hero has earned takes the place of a Punch."""
        s = game.state
        all_of_them = self._signatures(s, seat)
        cards = [c for c in all_of_them if city_card(s.cards[c]).number <= earned]
        given_up = city_options(self.options).legacy.given_up
        gone = given_up[seat] if given_up else 0
        if gone:
            gone = gone if gone != TO_BE_GIVEN_UP else self._given_up(game, seat, all_of_them)
            cards = [c for c in all_of_them if city_card(s.cards[c]).number != gone]
        for card in cards:
            punch = next(c for c in s.piles[DECK + seat] if s.cards[c].name == _PUNCH)
            s.put(punch, REMOVED)
            s.put(card, DECK + seat)
        if earned:
            s.shuffle(s.own(DECK + seat))

    def _given_up(self, game: Game, seat: int, cards: list[int]) -> int:
        """The winner of a game of a competitive campaign has all of them in hand and says which one is left out."""
        s = game.state
        for card in cards:
            s.put(card, HAND + seat)
        given = Player(game, seat).choose(cards, GIVE_UP)
        assert given is not None
        game.tell(REMOVED_FROM_GAME, seat, (given,), rule=self.rule_of[GIVE_UP.name])
        for card in cards:
            s.put(card, UNUSED)
        return city_card(s.cards[given]).number

    def choose_basics(self, game: Game) -> None:
        """Each player begins with a Basic card of a stack in play in the discard pile."""
        s = game.state
        for seat in range(len(s.teams)):
            me = Player(game, seat, cause=BASIC_EACH)
            card = me.choose([stack[-1] for stack in s.piles[BASICS : BASICS + STACKS] if stack], GAIN_CARD)
            if card is not None:
                me.move(card, DISCARD + seat)

    def choose_first(self, game: Game) -> None:
        """Any person may answer for the team, and the first answer counts; bots decide among themselves only."""
        s = game.state
        seats = list(range(len(s.teams)))
        people = [seat for seat in seats if seat not in game.agents] or seats
        answer = game.ask_any({seat: Decision(seat, FIRST_PLAYER, seats) for seat in people})
        assert answer is not None  # nobody can pass
        s.active = own_city(s).first = seats[answer[1][0]]
        s.agenda.append(("start_turn",))


def tile_at(s: State, space: int) -> tuple[str, str]:
    """The tile on a Location, and the side that it shows."""
    return city(s).tiles[space // 2]


def tile_name(s: State, space: int) -> str:
    """The name of the tile on a Location, "" in a slot."""
    return TILES[tile_at(s, space)[0]].name if is_location(space) else ""
