"""For simulations: which tables of the city there are to try, and what must hold there that is not so at all tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from archfoe.core import decisions as ask
from archfoe.core.cards import LATER_KIND, MAIN_KIND, PRIVATE_KIND, Box, Card
from archfoe.core.decisions import CHOOSE_HERO, Decision, Kind
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import (
    BORROWED,
    DESTROYED,
    HAND,
    KICKS,
    LENT,
    LINEUP,
    MAIN,
    REMOVED,
    SET_ASIDE,
    STACK,
    UNDER,
    UNUSED,
)
from archfoe.core.state import State
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.legacy import BASIC_EACH, MISSIONS, NOTHING, RECRUIT_KRYPTO, RECRUIT_THE_RAY, SIX_CARDS, Legacy
from archfoe.games.city.piles import BASICS, BESIDE, SPACE, SPACES
from archfoe.games.city.ring import ALLY, ally_of
from archfoe.games.city.scenario import SCENARIO_COUNT, TRAINING
from archfoe.games.options import Options
from archfoe.games.shared import assists
from archfoe.games.shared.choices import CONTEST
from archfoe.games.shared.piles import STORED, TROPHIES
from archfoe.registry import guests_of, modes
from archfoe.sim.checks import Checks, check_facts, check_scores, given_early
from archfoe.sim.places import MAY_LIE, MayLie, in_a_deck, nothing
from archfoe.sim.tables import every_combination
from archfoe.sim.watch import Violation

#: Signature cards that a team without a loss has when a scenario begins.
_EARNED: Final = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3}
_HEAD_STARTS: Final = {3: BASIC_EACH, 4: SIX_CARDS, 5: BASIC_EACH, 6: SIX_CARDS, 8: SIX_CARDS}
_WEAR: Final = (
    ("bank", 5),
    ("city", 3),
    ("batcave", 5),
    ("star_labs", 2),
    ("daily_planet", 4),
    ("police_station", 1),
)

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

    # Cards

    def may_lie(self) -> dict[int, MayLie]:
        """Nothing is in a Line-Up; which cards of a scenario may lie where, only the scenario knows."""
        anywhere = (MAIN, UNDER, BORROWED, LENT, UNUSED, REMOVED, DESTROYED, SET_ASIDE, STORED, TROPHIES, BESIDE)
        in_the_city = dict.fromkeys((*anywhere, *_CITY, *_BASIC_STACKS), in_a_deck)
        return MAY_LIE | in_the_city | dict.fromkeys((LINEUP, KICKS, STACK), nothing)

    def cards(self, s: State) -> list[Card] | None:
        return None

    def check_guests(self, cards: tuple[Card, ...], own: Box, others: Sequence[Box]) -> None:
        """Villains without an Attack have no place here, and Missions bring cards."""

    def who_sees_hand(self, seat: int) -> set[int]:
        teams = self.options.teams
        return {p for p, team in enumerate(teams) if team == teams[seat]}

    # Turns

    def is_set_up(self, s: State, decision: Decision) -> bool:
        return super().is_set_up(s, decision) and not (s.turn <= 1 and s.between and all(at is None for at in s.at))

    @property
    def turn_may_hold(self) -> frozenset[str]:
        """An Attack of the first steps that is under way, and a Villain that fell to a Defense."""
        return frozenset({"attacker", "entry", "felled"})

    def check_start(self, s: State, decision: Decision) -> None:
        """Attacks come first: they may ask anybody, bring Weaknesses, and take Power that is not there yet."""
        free = ("Weakness", "Spore")
        gained = [card for _, card in s.gained if s.cards[card].name not in free and not self.options.mix]
        changed = s.plays or given_early(s) or gained or s.discounts or s.watches
        if s.between or (changed and not self.begins_with_parts):
            raise Violation("something of the turn before is left over")
        check_facts(s, self.turn_may_hold)
        self.check_seats_at_start(s)

    # Questions

    @property
    def is_helped(self) -> bool:
        return True

    @property
    def stores(self) -> bool:
        """Without partners Assist cards wait for the next turn."""
        return len(set(self.options.teams)) == self.options.players

    @property
    def given_to_foes(self) -> bool:
        """To one who is near."""
        return True

    def stand_ins(self, s: State) -> tuple[int, ...]:
        return (ALLY,) if ally_of(s) is not None else ()

    def may_hide(self, s: State, d: Decision) -> bool:
        """Nobody learns of a Secret Card that forbids it."""
        held = [card for pile in s.piles[UNDER : UNDER + len(s.teams)] for card in pile]
        return d.kind in (ask.DEFEND_TEAM, assists.ASSIST) and any(s.cards[card].kind == PRIVATE_KIND for card in held)

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

    # The end

    def check_end(self, s: State) -> None:
        check_scores(s, self.options)


def every_table(city: str, scenario: int | None = None, mix: str = "", **options: Any) -> list[Options]:
    """Every scenario with and without a campaign, contests, mixtures; and its cards in other games.

    With a scenario or a mixture only tables that have it.
    """
    if "signatures" in options:
        raise ArchfoeError("Every table is played with any number of players: leave out the Signature cards.")
    tables: list[Options] = []
    for set_ in [mix] if mix else ["", *guests_of(city)]:
        for players, variants in every_combination(city):
            tables += _city_tables(city, players, variants, scenario, mix=set_, **options)
    if scenario is None and not mix:
        for mode in (name for name in guests_of(city) if name in modes()):
            tables += [Options(mode, players, variants, mix=city) for players, variants in every_combination(mode)]
    return tables


def _city_tables(
    city: str, players: int, variants: tuple[str, ...], scenario: int | None, mix: str, **options: Any
) -> Iterator[Options]:
    if CONTEST in variants:
        scenarios = [] if scenario is not None else [1]
        legacies = [NOTHING, Legacy((3,) * players, _WEAR)]
    else:
        scenarios = list(range(TRAINING, SCENARIO_COUNT + 1)) if scenario is None else [scenario]
        legacies = []
    for number in scenarios:
        for legacy in legacies or campaigns(number, players):
            if not mix or legacy == NOTHING:
                yield Options(city, players, variants, mix=mix, scenario=number, legacy=legacy, **options)


def campaigns(scenario: int, players: int) -> list[Legacy]:
    """What a scenario may begin with: nothing; all that can be won; a city in ruins on the second try."""
    if scenario == TRAINING:
        return [NOTHING]
    earned, head_start = _EARNED[scenario], _HEAD_STARTS.get(scenario, "")
    missions = MISSIONS[:2] if scenario > 2 else ()
    prosperous = Legacy((earned,) * players, (), 1, missions, head_start)
    done = {RECRUIT_KRYPTO: 4, RECRUIT_THE_RAY: 6}
    battered = Legacy((earned // 2,) * players, _WEAR, 2, tuple(m for m, n in done.items() if scenario > n))
    return list(dict.fromkeys((NOTHING, *([prosperous] if missions else []), battered)))
