"""What the rules say about one table of Rebirth, told a second time.

The ring, the Threat Track, Destinations, costs and how a scenario is won are measured here on purpose without the code
that the game measures them with.
"""

from __future__ import annotations

from typing import Final

from archfoe.core.cards import SECRET_KIND
from archfoe.core.facts import fact
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import DESTROYED, HEROES, REMOVED, UNDER
from archfoe.core.state import State
from archfoe.games.city.facts import city, city_turn, is_destroyed
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.options import Options
from archfoe.games.shared.choices import CONTEST, TEAM
from archfoe.games.shared.piles import TROPHIES
from archfoe.registry import home_mode

TOP_LEVEL: Final = 5
_HALF = SPACES // 2
_SMALL_TEAM = 2

# What stands at a Level: printed texts have the number of their Level, tiles their letter.
HOME = home_mode("city")  # whose own cards are those of the city: all others are guests
TWO_CARDS, DEAREST, DEARER, FORTIFIED = "1", "2", "3", "v"
TILE_A, TILE_B, TILE_C, TILE_D, TILE_E, TILE_F, TILE_G, TILE_H, TILE_I = "ABCDEFGHI"
_PRINTED = {1: TWO_CARDS, 2: DEAREST, 3: DEARER}
_CONTEST = {1: TWO_CARDS, 3: FORTIFIED, 4: TILE_A}
_TILES: dict[int, dict[int, str]] = {
    2: {4: TILE_C},
    3: {4: TILE_D},
    4: {2: TILE_E, 4: TILE_B},
    5: {4: TILE_D},
    6: {3: DEARER + TILE_F, 4: TILE_G},
    7: {3: TILE_D, 4: TILE_A},
    8: {3: TILE_A + TILE_F, 4: TILE_I},
}
_SMALL_TILES: dict[int, dict[int, str]] = {4: {0: TILE_H, 2: ""}, 7: {3: TILE_D + TILE_E}}
#: Tiles that are added for one number of players, each with its Level: scenario -> players -> tiles; "-4": 4 is blank.
_SIZED_TILES: dict[int, dict[int, str]] = {
    1: {1: "C0"},
    2: {3: "-4 C1 E3", 4: "E2"},
    3: {2: "E3", 3: "E3", 4: "E3"},
    4: {1: "C1 I1", 2: "C1 D1 I1", 3: "C1 I1"},
    5: {1: "A1 B1 C1 E2 I1", 2: "A1 B1 C1 E2 I1", 3: "C1"},
    6: {2: "A2 E3", 3: "A2 E3", 4: "A2 E3"},
    7: {1: "-4 A2 B2 C2 I2", 2: "B2 C2 I2", 3: "C2", 4: "B2"},
    8: {3: "B2 C2 E3", 4: "B2 C2 E3"},
}
_FIRST_THREAT = {5: 1, 6: 2, 7: 2, 8: 2}
_DEARER_BY = 3  # what Level 3 puts on the cost of a Villain

# Cards of the packs, by number and letter.
DOOMSDAY, ECLIPSO, STARRO, SPORE, THIEF, DARKSEID = "3B", "4H", "6C", "6D", "7B", "8B"
ESCAPEES = ("2B", "2C", "2D")
LIVEWIRES = ("5B", "5C")
PRIDE, ENVY, WRATH, SLOTH, GREED, DREAD = "4B", "4C", "4D", "4E", "4F", "4G"

_THIEFS_PLACE = DARKSEIDS_HOME = 4  # Location 3
LIVES = 3
_MOST_REBATE = 5  # Darkseid never costs less than 13
_NEEDED = {0: 5, 1: 5, 2: 4, 3: 3, 4: 5, 5: 4, 6: 4, 7: 2}  # Super-Villains, by scenario; 0 is the contest
_RUINS = {3: 4, 5: 5, 8: 5}  # so many destroyed Locations lose a scenario


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
        self.scenario = 0 if self.contest else self.options.scenario
        self.alone = self.options.players == 1
        self.small = self.options.players <= _SMALL_TEAM
        self.levels = self._levels()
        self._found: dict[str, int | None] = {}

    def _levels(self) -> list[str]:
        """What stands at each Level, a letter for each text."""
        texts = dict(_CONTEST if self.contest else _PRINTED)
        texts.update(_TILES.get(self.scenario, {}))
        if self.small and not self.contest:
            texts.update(_SMALL_TILES.get(self.scenario, {0: TILE_H}))
        for words in _SIZED_TILES.get(self.scenario, {}).get(self.options.players, "").split():
            level = int(words[1])
            texts[level] = "" if words[0] == "-" else texts.get(level, "") + words[0]
        return [texts.get(level, "") for level in range(TOP_LEVEL + 1)]

    def works(self, threat: int, *texts: str) -> bool:
        """Does one of these lasting texts hold?"""
        return any(text in level for level in self.levels[: threat + 1] for text in texts)

    def reached(self, before: int, threat: int, text: str) -> bool:
        """Has the Threat come to the Level of this text in between?"""
        return any(text in level for level in self.levels[before + 1 : threat + 1])

    @property
    def first_threat(self) -> int:
        return _FIRST_THREAT.get(self.scenario, 0) + (self.scenario == 8 and self.small)

    @property
    def missions(self) -> bool:
        """Are there Side Missions?"""
        return self.scenario >= 2

    def card(self, s: State, pack: str) -> int | None:
        """The card with this number and letter, if the game has it."""
        if pack not in self._found:
            self._found[pack] = next((card for card, what in enumerate(s.cards) if what.pack == pack), None)
        return self._found[pack]

    def secret(self, s: State, seat: int) -> str:
        """The number and letter of the Secret Card that weighs on a player."""
        held = [s.cards[card].pack for card in s.piles[UNDER + seat] if s.cards[card].kind == SECRET_KIND]
        return held[0] if held else ""

    def who_sees_hand(self, seat: int) -> set[int]:
        """Who may see a player's hand: the whole team."""
        teams = self.options.teams
        return {p for p, team in enumerate(teams) if team == teams[seat]}

    # Villains

    def homes(self, s: State, card: int) -> tuple[int, ...]:
        """The Locations that are a Villain's Destination."""
        what = s.cards[card]
        if what.pack == DOOMSDAY:
            return tuple(range(0, SPACES, 2))
        if what.pack == THIEF:
            return ((_THIEFS_PLACE + 2 * int(fact(s, "lives", 0))) % SPACES,)
        if what.pack == DARKSEID:
            ring = [(DARKSEIDS_HOME + step) % SPACES for step in range(0, SPACES, 2)]
            return (next((space for space in ring if not destroyed(s, space)), DARKSEIDS_HOME),)
        if what.destination is not None:
            return (2 * what.destination - 2,)
        rolled = city(s).rerouted(card)  # of a Villain of another set
        return () if rolled is None else (rolled,)

    def after_step_3(self, s: State, card: int, space: int, threat: int | None = None) -> int:
        """Where a Villain that was in a space before Step 3 is after it."""
        if city(s).contained == card:
            return space
        high = city(s).threat if threat is None else threat
        what = s.cards[card]
        if what.pack == DOOMSDAY:
            return space if space in characters(s) else (space + 1) % SPACES
        slips = what.super_villain and self.works(high, TILE_A)
        fast = what.name == "Reverse-Flash" or what.pack == THIEF
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
        return int(s.cards[card].pack in ESCAPEES)

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
        return max(cost, 0)

    def _extra(self, s: State, card: int) -> int:
        """What the Threat Track and the scenario put on the cost of a Villain."""
        threat, what = city(s).threat, s.cards[card]
        more = _DEARER_BY if self.works(threat, DEARER) else 0
        more += self.works(threat, FORTIFIED) and s.where[card] - SPACE in self.homes(s, card)
        if what.super_villain and self.works(threat, TILE_I):
            more += sum(s.cards[other].super_villain for other in cards_by_space(s) if other != card)
        if what.pack == ECLIPSO:
            more += sum(bool(self.secret(s, seat)) for seat in range(len(s.teams)))
        elif what.pack == THIEF:
            more += int(fact(s, "lives", 0))
        elif what.pack == DARKSEID:
            more -= min(self.defeated(s), _MOST_REBATE)
        return more

    def in_reach(self, s: State, seat: int) -> set[int]:
        """What the active player could buy with enough Power."""
        mine, reach = s.at[seat], city_turn(s).reach[seat]
        assert mine is not None
        found = {card: space for card, space in cards_by_space(s).items() if apart(space, mine) <= reach}
        remote = is_called(s, seat, "Cyborg") and not city_turn(s).remote[seat]
        for number in range(SPACES // 2):
            space = 2 * number
            served = space in city_turn(s).bought_basics or space in fact(s, "dark", ())
            if (remote or apart(space, mine) <= reach) and not served:
                found.update(dict.fromkeys(s.piles[BASICS + number][-1:], space))
        return {card for card, space in found.items() if self._may_buy_there(s, seat, card, space)}

    def _may_buy_there(self, s: State, seat: int, card: int, space: int) -> bool:
        """Villains always; other cards neither beside a Villain under tile B, nor out of envy beside a Character."""
        if is_villain(s, card):
            return True
        others = [at for other, at in enumerate(characters(s)) if other != seat]
        if self.secret(s, seat) == ENVY and space == s.at[seat] and space in others:
            return False
        guarded = any(is_villain(s, other) for other in s.piles[SPACE + space])
        return not (guarded and self.works(city(s).threat, TILE_B))

    # The end

    def defeated(self, s: State) -> int:
        """Super-Villains that have fallen; the Thief of Time is counted by his lives."""
        piles = range(TROPHIES, TROPHIES + len(s.teams)) if self.contest else (DESTROYED,)
        return sum(s.cards[c].super_villain and s.cards[c].pack != THIEF for pile in piles for c in s.piles[pile])

    def _fallen(self, s: State, pack: str) -> bool:
        card = self.card(s, pack)
        return card is not None and s.where[card] == DESTROYED

    def won(self, s: State) -> bool:
        """Has the team done what the scenario asks for? In scenario 5 that counts at the end of a turn only."""
        if self.contest:
            return False
        if self.scenario == 8:
            return self._fallen(s, DARKSEID)
        if self.defeated(s) < _NEEDED[self.scenario] + (self.scenario == 3) + (self.scenario == 7 and self.alone):
            return False
        done: bool = {
            2: sum(s.cards[card].pack in ESCAPEES for card in s.piles[REMOVED]) == len(ESCAPEES),
            3: self._fallen(s, DOOMSDAY),
            4: self._fallen(s, ECLIPSO),
            5: not fact(s, "dark"),
            6: fact(s, "saved", 0) >= fact(s, "to_save", 0),
            7: fact(s, "lives", 0) >= LIVES,
        }.get(self.scenario, True)
        return done

    @property
    def most_ruins(self) -> int | None:
        """So many destroyed Locations lose the game."""
        return _RUINS.get(self.scenario)

    @property
    def most_lost(self) -> int:
        """So many lost civilians lose scenario 6."""
        return 3 if self.small else 4

    @property
    def enough(self) -> int:
        """So many Super-Villains end a contest."""
        return _NEEDED[0]
