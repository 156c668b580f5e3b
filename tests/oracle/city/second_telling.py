"""What the rules say about one table of Rebirth, told a second time.

The ring, the Threat Track, Destinations, costs and how a scenario is won are measured here on purpose without the code
that the game measures them with.
"""

from __future__ import annotations

from typing import Final

from archfoe.core.cards import PRIVATE_KIND
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import DESTROYED, HEROES, UNDER
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.facts import city, city_turn, is_destroyed
from archfoe.games.city.options import CityOptions
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.options import Options
from archfoe.games.shared.choices import CONTEST, TEAM
from archfoe.games.shared.piles import TROPHIES
from archfoe.registry import home_mode
from tests.oracle.city.told import Told, plain
from tests.oracle.others import price_of_others

TOP_LEVEL: Final = 5
_HALF = SPACES // 2
_SMALL_TEAM = 2

# What stands at a Level: printed texts have the number of their Level, tiles their letter.
HOME = home_mode("city")  # whose own cards are those of the city: all others are guests
TWO_CARDS, DEAREST, DEARER, CLOCK, FORTIFIED = "1", "2", "3", "5", "v"
TILE_A, TILE_B, TILE_C, TILE_D, TILE_E, TILE_F, TILE_G, TILE_H, TILE_I = "ABCDEFGHI"
_PRINTED = {1: TWO_CARDS, 2: DEAREST, 3: DEARER, 5: CLOCK}
_CONTEST = {1: TWO_CARDS, 3: FORTIFIED, 4: TILE_A, 5: CLOCK}
_DEARER_BY, _SMALL_DEARER_BY = 4, 6  # what Level 3 puts on the cost of a Villain

_MISSIONS_FROM = 2  # the scenario
_ENOUGH = 5  # Super-Villains end a contest


def apart(one: int, other: int) -> int:
    """How many steps two spaces are apart, the shorter way round."""
    straight = abs(one - other)
    return min(straight, SPACES - straight)


def toward(space: int, goal: int) -> int:
    """One step on the shorter way, clockwise if both are as long."""
    if space == goal:
        return space
    return (space + (1 if (goal - space) % SPACES <= _HALF else -1)) % SPACES


def is_villain(s: State, card: int) -> bool:
    return s.cards[card].type == VILLAIN


def with_a_villain(s: State, space: int) -> bool:
    return any(is_villain(s, card) for card in s.piles[SPACE + space])


def in_the_city(s: State, card: int) -> bool:
    return SPACE <= s.where[card] < BASICS


def cards_by_space(s: State) -> dict[int, int]:
    return {card: space for space in range(SPACES) for card in s.piles[SPACE + space]}


def is_called(s: State, seat: int, name: str) -> bool:
    """Is this the Super Hero of a player, and face up?"""
    return not s.down[seat] and any(s.cards[hero].name == name for hero in s.piles[HEROES + seat])


def before_the_first_turn(s: State) -> bool:
    """Is the city still being set up?"""
    return s.turn <= 1 and s.between and all(at is None for at in s.at)


def destroyed(s: State, space: int) -> bool:
    return is_destroyed(s, space)


def ruins(s: State) -> int:
    return sum(destroyed(s, space) for space in range(0, SPACES, 2))


def characters(s: State) -> tuple[int | None, ...]:
    """The spaces that Characters are in, the ally's among them."""
    return (*s.at, city(s).ally)


class CityRetold:
    """The rules of one table. Where a method is given the Threat, it asks what held when it was so high."""

    def __init__(self, options: Options | None = None) -> None:
        self.options = options or Options(HOME)
        self.contest = CONTEST in self.options.variants
        self.teams = TEAM in self.options.variants
        own = self.options.own  # another game's, where only cards of the city are guests
        self.scenario = own.scenario if isinstance(own, CityOptions) and not self.contest else None
        self.alone = self.options.players == 1
        self.small = self.options.players <= _SMALL_TEAM
        self.own = self._own()
        self.levels = self._levels()
        self._found: dict[str, int | None] = {}

    def _own(self) -> Told:
        """What only its scenario has; a contest has none."""
        if self.scenario is None:
            return Told(self)
        from tests.oracle.city.scenarios import TOLD

        return TOLD[self.scenario](self)

    def _levels(self) -> list[str]:
        """What stands at each Level, a letter for each text."""
        texts = dict(_CONTEST if self.contest else _PRINTED)
        words = "" if self.contest else f"{self.own.track} {self.own.small_track if self.small else ''}"
        for word in f"{words} {self.own.sized_track.get(self.options.players, '')}".split():
            level = int(word[-1])
            kept = texts.get(level, "") if word[0] == "+" else ""
            texts[level] = kept + word[1:-1]
        return [texts.get(level, "") for level in range(TOP_LEVEL + 1)]

    @property
    def has_clock(self) -> bool:
        """Does the last Level start it? A tile on it does, too."""
        return bool(self.levels[TOP_LEVEL])

    def works(self, threat: int, *texts: str) -> bool:
        """Does one of these lasting texts hold?"""
        return any(text in level for level in self.levels[: threat + 1] for text in texts)

    def reached(self, before: int, threat: int, text: str) -> bool:
        """Has the Threat come to the Level of this text in between?"""
        return any(text in level for level in self.levels[before + 1 : threat + 1])

    @property
    def first_threat(self) -> int:
        """In Impossible Mode 1 higher, but never so high that the clock runs."""
        first = self.own.sized_threat.get(self.options.players, self.own.first_threat)
        return min(first + 1, TOP_LEVEL - 1) if "impossible" in self.options.variants else first

    @property
    def missions(self) -> bool:
        """Are there Side Missions?"""
        return self.scenario is not None and self.scenario >= _MISSIONS_FROM

    def is_own(self, s: State, card: int, name: str) -> bool:
        """Is it the city's own card of this name, in either version? Another set may have one that is called so."""
        what = s.cards[card]
        return what.set == self.options.played.home.name and plain(what) == name

    def card(self, s: State, pack: str) -> int | None:
        """The card with this number and letter, if the game has it."""
        if pack not in self._found:
            self._found[pack] = next((card for card, what in enumerate(s.cards) if city_card(what).pack == pack), None)
        return self._found[pack]

    def secret(self, s: State, seat: int) -> str:
        """The number and letter of the Secret Card that weighs on a player."""
        held = [city_card(s.cards[card]).pack for card in s.piles[UNDER + seat] if s.cards[card].kind == PRIVATE_KIND]
        return held[0] if held else ""

    def who_sees_hand(self, seat: int) -> set[int]:
        """Who may see a player's hand: the whole team."""
        teams = self.options.teams
        return {p for p, team in enumerate(teams) if team == teams[seat]}

    # Villains

    def homes(self, s: State, card: int) -> tuple[int, ...]:
        """The Locations that are a Villain's Destination."""
        what = s.cards[card]
        own = self.own.homes(s, card)
        if own is not None:
            return own
        destination = city_card(what).destination
        if destination is not None:
            return (2 * destination - 2,)
        rolled = city(s).rerouted(card)  # of a Villain of another set
        return () if rolled is None else (rolled,)

    def after_step_3(self, s: State, card: int, space: int, threat: int | None = None) -> int:
        """Where a Villain that was in a space before Step 3 is after it."""
        if city(s).contained == card:
            return space
        high = city(s).threat if threat is None else threat
        what = s.cards[card]
        slips = what.super_villain and self.works(high, TILE_A)
        own = self.own.step(s, card, space, held=space in characters(s) and not slips)
        if own is not None:
            return own
        fast = self.is_own(s, card, "Reverse-Flash")
        fast = fast or (not what.super_villain and self.works(high, TILE_D))
        for goal in self.homes(s, card) * (2 if fast else 1):
            if slips or space not in characters(s):
                space = toward(space, goal)
        return space

    def advanced(self, s: State, card: int, space: int) -> int:
        """Where tile H takes a Super-Villain."""
        for goal in self.homes(s, card) * 3:
            if space not in characters(s):
                space = toward(space, goal)
        return space

    def deals(self, s: State, card: int, threat: int) -> int:
        """What an Attack of this Villain from its Destination does to the Location."""
        if s.cards[card].super_villain:
            return 2 if self.works(threat, TILE_G) else 1
        return 0

    # Costs

    def price(self, s: State, seat: int, card: int) -> int:
        """What a card costs, counted anew."""
        cost = s.cards[card].cost - sum(n for who, test, n in s.discounts if who == seat and test(s.cards[card]))
        if is_villain(s, card):
            cost += self._extra(s, card) - sum(
                n for who, what, n in city_turn(s).cheaper if (who, what) == (seat, card)
            )
            if s.where[card] == SPACE + (s.at[seat] or 0):
                cost -= city_turn(s).cheaper_here[seat]
                cost -= city_turn(s).cheaper_supers_here[seat] * s.cards[card].super_villain
            cost -= is_called(s, seat, "Wonder Woman") and not city_turn(s).felled[seat]
        return price_of_others(self.options, s, seat, card, max(cost, 0))

    def _extra(self, s: State, card: int) -> int:
        """What the Threat Track and the scenario put on the cost of a Villain."""
        threat, what = city(s).threat, s.cards[card]
        more = (_SMALL_DEARER_BY if self.small else _DEARER_BY) * self.works(threat, DEARER)
        more += self.works(threat, FORTIFIED) and s.where[card] - SPACE in self.homes(s, card)
        more += (self.own.super_cost + self.own.small_super_cost * self.small) * what.super_villain
        more += self.own.impossible_cost * (what.super_villain and "impossible" in self.options.variants)
        if what.super_villain and self.works(threat, TILE_I):
            more += sum(s.cards[other].super_villain for other in cards_by_space(s) if other != card)
        return more + self.own.extra(s, card)

    def in_reach(self, s: State, seat: int) -> set[int]:
        """What the active player could buy with enough Power."""
        mine, reach = s.at[seat], city_turn(s).reach[seat]
        assert mine is not None
        found = {card: space for card, space in cards_by_space(s).items() if apart(space, mine) <= reach}
        remote = is_called(s, seat, "Cyborg") and not city_turn(s).remote[seat]
        for number in range(SPACES // 2):
            space = 2 * number
            served = space in city_turn(s).bought_basics or self.own.stopped(s, space)
            if (remote or apart(space, mine) <= reach) and not served:
                found.update(dict.fromkeys(s.piles[BASICS + number][-1:], space))
        return {card for card, space in found.items() if self._may_buy_there(s, seat, card, space)}

    def _may_buy_there(self, s: State, seat: int, card: int, space: int) -> bool:
        """Villains always; other cards neither beside a Villain under tile B, nor where the scenario forbids it."""
        if is_villain(s, card):
            return True
        if self.own.refuses_buying(s, seat, space):
            return False
        return not (with_a_villain(s, space) and self.works(city(s).threat, TILE_B))

    def held(self, s: State, space: int) -> bool:
        """Under tile F nobody uses a Location beside a Villain."""
        return with_a_villain(s, space) and self.works(city(s).threat, TILE_F)

    # The end

    def defeated(self, s: State) -> int:
        """Super-Villains that have fallen."""
        piles = range(TROPHIES, TROPHIES + len(s.teams)) if self.contest else (DESTROYED,)
        return self.own.defeated(s, sum(s.cards[card].super_villain for pile in piles for card in s.piles[pile]))

    def won(self, s: State) -> bool:
        """Has the team done what the scenario asks for? In some that counts at the end of a turn only."""
        needed = (self.alone and self.own.needed_alone) or self.own.needed
        return not self.contest and self.defeated(s) >= needed and self.own.done(s)

    @property
    def most_ruins(self) -> int | None:
        """So many destroyed Locations lose the game."""
        return self.own.ruins

    @property
    def enough(self) -> int:
        """So many Super-Villains end a contest."""
        return _ENOUGH
