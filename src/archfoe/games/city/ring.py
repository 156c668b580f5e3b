"""A ring of ten spaces: Locations 1 to 5 and, between them, Line-Up slots 1 to 5. Clockwise is upwards.

The numbers of spaces are even for Locations and odd for slots: 0 is Location 1, 1 is slot 1 and so on.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from archfoe.core.decisions import CardId
from archfoe.core.facts import GAME, TURN, changed
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import SEATS
from archfoe.core.player import Player
from archfoe.games.city.card import city_card
from archfoe.games.city.events import ROLLED
from archfoe.games.city.facts import SCENARIO
from archfoe.games.city.kinds import CHOOSE_SPACE
from archfoe.games.city.piles import SPACE, SPACES

if TYPE_CHECKING:
    from archfoe.core.state import State
    from archfoe.games.city.facts import CityFacts, CityTurn

LOCATIONS: Final = tuple(range(0, SPACES, 2))
SLOTS: Final = tuple(range(1, SPACES, 2))
ALLY: Final = SEATS  # the ally of a game alone, where seats are named: nobody sits there, and it is not "nobody", -1
EVERYWHERE: Final = SPACES  # a range that reaches every space
ALL_DESTINATIONS: Final = 0  # a Villain that is at home on every Location
EVERY_LOCATION: Final = -1  # its goal, among the spaces that others make for
SUPER_VILLAIN_COST: Final = 8  # Villains of this cost or more are Super-Villains


def location(number: int) -> int:
    """The space of a Location by its number."""
    return 2 * (number - 1)


def is_location(space: int) -> bool:
    return space % 2 == 0


def distance(a: int, b: int) -> int:
    """The shortest way round."""
    return min((a - b) % SPACES, (b - a) % SPACES)


def step_toward(space: int, goal: int) -> int:
    """The next space on the shortest way; of two equal ways the clockwise one."""
    if space == goal:
        return space
    clockwise = (goal - space) % SPACES
    return (space + (1 if clockwise <= SPACES - clockwise else -1)) % SPACES


def way(space: int, goal: int) -> list[int]:
    """The spaces that the shortest way enters."""
    out = []
    while space != goal:
        space = step_toward(space, goal)
        out.append(space)
    return out


@cache
def near(space: int, steps: int) -> tuple[int, ...]:
    """All spaces that so many steps reach, that one first, then clockwise."""
    return tuple(there for i in range(SPACES) if distance(space, there := (space + i) % SPACES) <= steps)


def facts_of_city(s: State) -> CityFacts | None:
    """What the game remembers, if it is played in a city: cards of a city may be played elsewhere, too."""
    facts = s.facts[GAME]
    return facts if facts.room == "city" else None


def own_facts_of_city(s: State) -> CityFacts | None:
    """The same, to be written."""
    return None if facts_of_city(s) is None else s.own_facts(GAME)


def facts_of_scenario(s: State, room: str) -> Any:
    """What the scenario of that name remembers, None in every other game. Variants of others have theirs behind it."""
    if facts_of_city(s) is None or len(s.facts) <= SCENARIO:
        return None
    facts = s.facts[SCENARIO]
    return facts if facts is not None and facts.room == room else None


def turn_of_city(s: State) -> CityTurn | None:
    """What the turn remembers, if the game is played in a city."""
    turn = s.facts[TURN]
    return turn if turn.room == "city" else None


def own_turn_of_city(s: State) -> CityTurn | None:
    """The same, to be written."""
    return None if turn_of_city(s) is None else s.own_facts(TURN)


def ally_of(s: State) -> int | None:
    """Where the ally of one who plays alone stands, if there is one."""
    facts = s.facts[GAME]
    space: int | None = facts.ally if facts.room == "city" else None
    return space


def space_of(s: State, card: int) -> int | None:
    """Where in the city a card lies."""
    pile = s.where[card]
    return pile - SPACE if SPACE <= pile < SPACE + SPACES else None


def villains(s: State) -> list[int]:
    """All Villains in the city, in the order of their spaces."""
    cards = s.cards
    return [card for pile in s.piles[SPACE : SPACE + SPACES] for card in pile if cards[card].type == VILLAIN]


def villains_at(s: State, space: int) -> list[int]:
    return [card for card in s.piles[SPACE + space] if s.cards[card].type == VILLAIN]


def super_villains(s: State) -> list[int]:
    return [card for card in villains(s) if s.cards[card].super_villain]


def space_of_character(s: State, seat: int) -> int | None:
    """Where a Character is, or the ally; None if it is not in the city."""
    return ally_of(s) if seat == ALLY else s.at[seat]


def held(s: State, space: int) -> bool:
    """Does a Character, or an ally, stand there?"""
    if space in s.at:
        return True
    facts: CityFacts = s.facts[GAME]
    return facts.ally == space


def goal_of(s: State, card: int) -> int | None:
    """The space that a Villain makes for; None if every Location is one."""
    facts: CityFacts = s.facts[GAME]
    moved = facts.destinations
    if moved and moved[card] >= 0:
        return moved[card]
    number = city_card(s.cards[card]).destination
    return None if not number else 2 * number - 2  # `location` in place: this is asked very often


def reroute(s: State, card: int, space: int) -> None:
    """Gives a Villain another Destination than the printed one."""
    own = own_facts_of_city(s)
    assert own is not None
    own.destinations = changed(own.destinations or (-1,) * len(s.cards), card, space)
    s.look_again()


def homes(s: State) -> tuple[int, ...]:
    """What `goal_of` says of every card, or `EVERY_LOCATION`: looked up once, since it hardly ever changes."""
    found = s.found[0].get("homes")
    if found is None:
        goals = [goal_of(s, card) for card in range(len(s.cards))]
        found = s.found[0]["homes"] = tuple([EVERY_LOCATION if goal is None else goal for goal in goals])
    return found


def at_destination(s: State, card: int) -> bool:
    return is_home(s, card, s.where[card] - SPACE)


def is_home(s: State, card: int, space: int) -> bool:
    """Is a Villain in this space on its Destination?"""
    if space % 2 or not 0 <= space < SPACES:
        return False
    goal = goal_of(s, card)
    return goal is None or space == goal


SIDES: Final = 6  # the highest number lets the player choose


def roll_destination(game: Game, card: CardId) -> None:
    """Only for a Villain that comes into the city without a Destination of its own."""
    s = game.state
    if s.cards[card].type != VILLAIN or city_card(s.cards[card]).destination is not None:
        return
    me = Player(game, s.active)
    rolled = s.number(SIDES) + 1
    space = me.choose(LOCATIONS, CHOOSE_SPACE, about=card) if rolled == SIDES else location(rolled)
    assert space is not None
    reroute(s, card, space)
    me.tell(ROLLED, card, n=rolled, other=space)
