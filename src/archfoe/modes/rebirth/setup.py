"""Before the first turn of Rebirth: the city, the five stacks of the main deck, who begins."""

from __future__ import annotations

from functools import lru_cache

from archfoe.boxes.rebirth import REBIRTH as BOX
from archfoe.boxes.rebirth.tiles import TILES
from archfoe.core.cards import BASIC_KIND, MAIN_KIND, STACK_KIND, SUPER_HERO_KIND, SUPER_VILLAIN_KIND, Box
from archfoe.core.city import SLOTS
from archfoe.core.decisions import FIRST_PLAYER, Decision
from archfoe.core.events import ENTERED
from archfoe.core.game import Game
from archfoe.core.piles import BASICS, DECK, MAIN, SHELF, SPACE, UNUSED, WEAKNESSES
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.modes.layout import Layout, Plan
from archfoe.modes.options import Options
from archfoe.modes.rebirth.scenarios import BASIC_SIDE, SCENARIOS
from archfoe.modes.setup import Setup
from archfoe.modes.turns import HAND_SIZE

STACKS = 5  # of the main deck


@lru_cache(maxsize=16)
def _layout(box: Box, players: int) -> Layout:
    plan = Plan()
    for seat in range(players):
        for name, copies in box.starting_deck.items():
            plan.lay(box[name.lower().replace(" ", "_")], copies, DECK + seat)
    for card in box.of_kind(STACK_KIND):
        plan.lay(card, card.copies, WEAKNESSES)
    for card in box.of_kind(MAIN_KIND):
        plan.lay(card, card.copies, MAIN)
    for card in box.of_kind(SUPER_VILLAIN_KIND):
        plan.lay(card, 1, UNUSED)
    for card in box.of_kind(BASIC_KIND):
        plan.lay(card, card.copies, UNUSED)
    for card in box.of_kind(SUPER_HERO_KIND):
        plan.lay(card, 1, SHELF)
    return plan.done()


def new_state(options: Options, key: bytes) -> State:
    """All cards in their piles, tiles and stacks at random; the first tasks deal Super Heroes and begin."""
    s = _layout(BOX, options.players).state([0] * options.players, key)
    s.facts["threat"] = 0
    _lay_city(s, SCENARIOS[options.scenario].locations)
    _stack_main_deck(s, SCENARIOS[options.scenario].super_villains)
    for seat in range(options.players):
        s.shuffle(s.piles[DECK + seat])
    s.agenda = [("begin",), ("deal_heroes",)]
    return s


def _lay_city(s: State, locations: tuple[tuple[str, str], ...]) -> None:
    """The tiles of the scenario in random order; a Basic stack on each that shows its side B."""
    order = list(range(len(locations)))
    s.shuffle(order)
    tiles = s.facts["tiles"] = tuple(locations[i] for i in order)
    for number, (tile, side) in enumerate(tiles):
        if side == BASIC_SIDE:
            for card in [c for c in s.piles[UNUSED] if s.cards[c].name == TILES[tile].basic]:
                s.put(card, BASICS + number)


def _stack_main_deck(s: State, super_villains: tuple[int, ...]) -> None:
    """Five stacks, Super-Villains shuffled into some of them, the first stack on top."""
    s.shuffle(s.piles[MAIN])
    villains = [card for card in s.piles[UNUSED] if s.cards[card].super_villain]
    s.shuffle(villains)
    size = -(-len(s.piles[MAIN]) // STACKS)  # the last stack has fewer cards
    deck: list[int] = []
    sizes: tuple[int, ...] = ()
    for number in range(STACKS):
        stack = s.piles[MAIN][number * size : (number + 1) * size]
        for _ in range(super_villains[number]):
            stack.append(villains.pop())
        s.shuffle(stack)
        deck, sizes = stack + deck, (len(stack), *sizes)  # the top of a pile is its end
    s.facts["stacks"] = sizes  # the lowest first: everybody knows where each of them begins
    s.piles[UNUSED] = [card for card in s.piles[UNUSED] if card not in deck]
    s.piles[MAIN] = deck
    for card in deck:
        s.where[card] = MAIN


class CitySetup(Setup):
    """The tasks before the first turn."""

    def begin(self, game: Game) -> None:
        """The first cards come into the slots, hands are drawn; then the team says who begins."""
        s = game.state
        for space in SLOTS:
            card = s.piles[MAIN][-1]
            s.put(card, SPACE + space)
            game.tell(ENTERED, -1, (card,), n=space)
        for seat in range(len(s.teams)):
            Player(game, seat).draw(HAND_SIZE, self.rule_of["first hand"])
        s.turn = 1
        s.agenda.append(("choose_first",))

    def choose_first(self, game: Game) -> None:
        """Any person may answer for the team, and the first answer counts; bots decide among themselves only."""
        s = game.state
        seats = list(range(len(s.teams)))
        people = [seat for seat in seats if seat not in game.agents] or seats
        answer = game.ask_any({seat: Decision(seat, FIRST_PLAYER, seats) for seat in people})
        assert answer is not None  # nobody can pass
        s.active = s.facts["first"] = seats[answer[1][0]]
        s.agenda.append(("start_turn",))


def tile_at(s: State, space: int) -> tuple[str, str]:
    """The tile on a Location, and the side that it shows."""
    tiles: tuple[tuple[str, str], ...] = s.facts["tiles"]
    return tiles[space // 2]
