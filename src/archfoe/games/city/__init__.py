"""A city of ten spaces, Villains that walk, and a team that must stop them in time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.piles import CITY_PILES
from archfoe.games.shared.choices import CONTEST, DEALT, FREE, TEAM, TEAM_PLAYERS, TWO_DEALT
from archfoe.registry import GameType, Mode, Variant, home_mode
from archfoe.registry.faces import faces_of
from archfoe.registry.found import shipped

if TYPE_CHECKING:
    from archfoe.core.cards import Box, Card
    from archfoe.core.state import State
    from archfoe.games.options import Options
    from archfoe.games.shared.parts import Part
    from archfoe.games.shared.turns import Turns
    from archfoe.registry.questions import GameOptions, Question, Value
LEAST_PLAYERS: Final = 1
MOST_PLAYERS: Final = TEAM_PLAYERS


class City(GameType):
    name = "city"
    api = 1
    faces = faces_of(
        __name__,
        words="words.everything:WORDS",
        wire="wire:WIRE",
        view="view:CityView",
        bot="bot.knowledge:KNOWLEDGE",
        teamwork="bot.teamwork:TEAMWORK",
        checks="checks:CityChecks",
        tables="checks:every_table",
        positions="positions:KEYS",
        campaign="campaign.face:CAMPAIGNS",
    )
    figure = "Super Hero"
    piles = CITY_PILES
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    hero_ways = (TWO_DEALT, DEALT, FREE)
    variants = (
        Variant(
            name=TEAM,
            game="city",
            note="Two against two. Teammates sit across from each other and win together.",
            api=1,
            players=range(TEAM_PLAYERS, TEAM_PLAYERS + 1),
        ),
        Variant(
            name=CONTEST,
            game="city",
            note="Everyone for themselves in the city. With team, two against two.",
            api=1,
        ),
        Variant(
            name=IMPOSSIBLE,
            game="city",
            note="Harder versions of the Super-Villains and a higher Threat, for those who have won the last scenario.",
            api=1,
            unfit={CONTEST: "it is for a team"},
        ),
    )

    def box(self) -> type[Box]:
        from archfoe.games.city.cards import CityBox

        return CityBox

    def rules(self, options: Options) -> Turns:
        from archfoe.games.city.tables import rules_of

        return rules_of(options)

    def new_state(self, options: Options, key: bytes) -> State:
        return self.start(options, key)[1]

    def start(self, options: Options, key: bytes) -> tuple[Turns, State]:
        from archfoe.games.city.setup import new_state
        from archfoe.games.city.tables import rules_of

        rules = rules_of(options)
        return rules, new_state(options, key, rules.new_facts())

    def part_kind(self) -> type[Part]:
        from archfoe.games.city.rules import CityPart

        return CityPart

    def rule_tables(self) -> tuple[Mapping[str, str], ...]:
        from archfoe.games.city.rule_ids import CONTEST_RULES, REBIRTH_RULES
        from archfoe.games.city.scenarios.by_number import SCENARIO_PARTS

        return REBIRTH_RULES, CONTEST_RULES, *(scenario.rule_ids for scenario in SCENARIO_PARTS.values())

    def own_options(self) -> type[GameOptions]:
        from archfoe.games.city.options import CityOptions

        return CityOptions

    def questions(self, mode: Mode) -> tuple[Question, ...]:
        from archfoe.games.city.options import QUESTIONS

        return QUESTIONS

    def answers(self, options: Options) -> dict[str, Value]:
        from archfoe.games.city.options import answers

        return answers(options)

    def called(self, options: Options) -> str:
        from archfoe.games.city.options import called

        return called(options)

    def check(self, options: Options) -> Mapping[str, object]:
        from archfoe.games.city.main_deck import check_out
        from archfoe.games.city.options import settled

        own = settled(options)
        check_out(options, own.legacy)
        return {"own": own}

    def teams(self, options: Options) -> tuple[int, ...]:
        """All are one team, but in a contest."""
        if CONTEST not in options.variants:
            return (0,) * options.players
        in_teams = TEAM in options.variants
        return tuple(seat % 2 if in_teams else seat for seat in range(options.players))

    def hands_seen_by(self, options: Options) -> tuple[int, ...]:
        """All of a team."""
        return options.seen_by_team()

    def guest(self, card: Card) -> Card | None:
        from archfoe.games.city.main_deck import fits_the_city, for_the_city, is_made_for_it

        if is_made_for_it(card):
            return card
        return for_the_city(card) if fits_the_city(card) else None

    def main_guests(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        from archfoe.games.city.main_deck import fits_the_city, for_the_city

        return tuple(for_the_city(card) for card in cards if fits_the_city(card))

    def guests(self, cards: Iterable[Card]) -> list[Card]:
        """Those that are made for a city come first."""
        from archfoe.games.city.main_deck import is_made_for_it

        row = list(cards)
        others = super().guests(card for card in row if not is_made_for_it(card))
        return [card for card in row if is_made_for_it(card)] + others

    def lacks(self, box: Box) -> str:
        """Scenarios name cards of ours: a box that has all of them, as one that an owner corrects has, is a game."""
        ours, theirs = [
            {(card.name, card.kind) for card in cards.values()}
            for cards in (shipped().sets[home_mode(self.name)].box, box)
        ]
        return "" if ours <= theirs else "scenarios"


GAME: Final = City()
