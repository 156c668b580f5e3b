"""Rebirth for one: an ally without a deck holds Villains in place, and an Assist card may wait for the next turn."""

# mypy: no-warn-return-any
from __future__ import annotations

from typing import ClassVar, Final

from archfoe.core.decisions import CHOOSE_HERO, CardId, Seat
from archfoe.core.events import CHOSE
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.piles import SET_ASIDE, SHELF, WEAKNESSES
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.events import ALLY_BACK, ALLY_HURT, ALLY_LEFT, PLACED, WALKED, WITH_ALLY
from archfoe.games.city.facts import TABLE, city, own_city
from archfoe.games.city.options import city_options
from archfoe.games.city.parts import Assault
from archfoe.games.city.piles import SPACES
from archfoe.games.city.ring import ALLY, space_of
from archfoe.games.city.rules import CityPart
from archfoe.games.city.verbs.places import put_character
from archfoe.games.shared.parts import Action, Doer, Task

ENDURANCE: Final = 3  # so many Weaknesses drive the ally out of the city
ME: Final = 0


class SoloFacts(Facts):
    """Where the ally stands is a part of the city."""

    room: ClassVar[str] = "solo"

    ally_card: int = -1  # the Super Hero
    ally_hit: int = -1  # the last turn in which an Attack of Step 2 has hit the ally


def solo(s: State) -> SoloFacts:
    return s.facts[TABLE]


def own_solo(s: State) -> SoloFacts:
    return s.own_facts(TABLE)


class Solo(CityPart):
    """One player and an ally. The Weaknesses on the ally lie in the pile of cards set aside."""

    slot: int = TABLE

    def new_facts(self) -> SoloFacts:
        return SoloFacts()

    def tasks(self) -> dict[str, Task]:
        mine = {"begin": self.begin, "choose_ally": self.choose_ally, "choose_first": self.choose_first}
        return {**mine, "arrive": self.arrive}

    def begin(self, game: Game) -> None:
        self.rules.begin(game)
        game.state.agenda.append(("choose_ally",))

    def choose_ally(self, game: Game) -> None:
        """Another Super Hero, whose abilities do not count."""
        s = game.state
        me = Player(game, ME)
        shelf = s.piles[SHELF]
        ally = me.random(shelf) if city_options(self.rules.options).ally_dealt else me.choose(shelf, CHOOSE_HERO)
        assert ally is not None
        own_solo(s).ally_card = ally
        game.tell(CHOSE, ME, (ally,), note="ally", rule=WITH_ALLY)

    def choose_first(self, game: Game) -> None:
        own_city(game.state).first = ME
        game.state.agenda.append(("start_turn",))

    # The ally in the city

    def arrive(self, game: Game) -> None:
        """The ally comes with the Character."""
        placed = game.state.at[ME] is not None
        self.rules.arrive(game)
        if not placed:
            put_character(Player(game, ME, cause=WITH_ALLY), ALLY, game.state.at[ME] or 0, PLACED)

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        if s.moves[seat] > 0 and city(s).ally is not None:
            options[-1:-1] = [("lead", 1), ("lead", -1)]
        return options

    def doers(self) -> dict[str, Doer]:
        return {"lead": self.lead}

    def acts_on_board(self) -> frozenset[str]:
        return frozenset({"lead"})

    def lead(self, game: Game, s: State, seat: Seat, step: int) -> None:
        """One Move takes the ally to the next space."""
        self.rules.pay(s, seat, 0, 1)
        start = city(s).ally
        assert start is not None
        put_character(Player(game, seat, cause=WITH_ALLY), ALLY, (start + step) % SPACES, WALKED)

    # What happens to the ally

    def victims_of(self, s: State, card: CardId, seats: list[Seat], enters: bool) -> list[Seat]:
        """Villains in the ally's space attack the ally as well; of those that come into it Super-Villains do."""
        ally = city(s).ally
        near = ally is not None and space_of(s, card) == ally and (s.cards[card].super_villain or not enters)
        return [*seats, ALLY] if near else seats

    def next_attackers(self, me: Player, ready: list[CardId]) -> list[CardId]:
        """Those who attack only the ally come last, in any order, as long as nothing could be done about them."""
        if self.rules.could_defend(me, ME, [ALLY]):
            return ready
        return [card for card in ready if ME in self.rules.victims_of(me.s, card)] or ready[:1]

    def instead_of_suffering(self, me: Player, victim: Seat, assault: Assault) -> bool:
        """The ally takes one Weakness for all Attacks of Step 2, and one for a Super-Villain that enters there."""
        if victim != ALLY:
            return False
        if assault.enters or solo(me.s).ally_hit != me.s.turn:
            self._hurt(me.game)
            if not assault.enters:
                own_solo(me.s).ally_hit = me.s.turn
        return True

    def _hurt(self, game: Game) -> None:
        s = game.state
        if s.piles[WEAKNESSES]:
            s.put(s.piles[WEAKNESSES][-1], SET_ASIDE + ME)
            game.tell(ALLY_HURT, ME, n=len(s.piles[SET_ASIDE + ME]))

    def before_tidy(self, game: Game) -> None:
        """An ally with three Weaknesses leaves at the end of the turn."""
        s = game.state
        if city(s).ally is not None and len(s.piles[SET_ASIDE + ME]) >= ENDURANCE:
            own_city(s).ally = None
            game.tell(ALLY_LEFT, ME)

    def after_defeat(self, me: Player, card: CardId) -> None:
        """With each Super-Villain that falls the ally recovers, and comes back."""
        s = me.s
        if s.cards[card].super_villain and not s.over:
            for weakness in s.piles[SET_ASIDE + ME][:]:
                s.put(weakness, WEAKNESSES)
            if city(s).ally is None and s.at[ME] is not None:
                own_city(s).ally = s.at[ME]
                me.tell(ALLY_BACK, n=s.at[ME])
