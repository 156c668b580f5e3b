"""Rebirth for one: an ally without a deck holds Villains in place, and an Assist card may wait for the next turn."""

from __future__ import annotations

from archfoe.core.decisions import CHOOSE_HERO, CardId, Seat
from archfoe.core.events import ALLY_BACK, ALLY_HURT, ALLY_LEFT, CHOSE, PLACED, WALKED
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.piles import HAND, SET_ASIDE, SHELF, SPACES, WEAKNESSES
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.facts import city, own_city
from archfoe.games.city.ring import ALLY, space_of
from archfoe.games.city.rules import Rebirth
from archfoe.games.city.tables.facts import SoloFacts, own_solo, solo
from archfoe.games.city.verbs.places import put_character
from archfoe.games.city.villains import Assault
from archfoe.games.shared import choices
from archfoe.games.shared.parts import Action, Doer, Task
from archfoe.games.shared.storing import StoredAssist

ENDURANCE = 3  # so many Weaknesses drive the ally out of the city
ME = 0


class Solo(StoredAssist, Rebirth):
    """One player and an ally. The Weaknesses on the ally lie in the pile of cards set aside."""

    def table_facts(self) -> Facts | None:
        return SoloFacts()

    def begin(self, game: Game) -> None:
        super().begin(game)
        game.state.agenda.append(("choose_ally",))

    def choose_ally(self, game: Game) -> None:
        """Another Super Hero, whose abilities do not count; where heroes are dealt the ally is, too."""
        s = game.state
        me = Player(game, ME)
        shelf = s.piles[SHELF]
        ally = me.choose(shelf, CHOOSE_HERO) if self.options.heroes != choices.DEALT else me.random(shelf)
        assert ally is not None
        own_solo(s).ally_card = ally
        game.tell(CHOSE, ME, (ally,), note="ally")

    def choose_first(self, game: Game) -> None:
        own_city(game.state).first = ME
        game.state.agenda.append(("start_turn",))

    # The ally in the city

    def arrive(self, game: Game) -> None:
        """The ally comes with the Character."""
        first = game.state.at[ME] is None
        super().arrive(game)
        if first:
            put_character(Player(game, ME), ALLY, game.state.at[ME] or 0, PLACED)

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        options = super().actions(game, s, seat)
        if s.moves[seat] > 0 and city(s).ally is not None:
            options[-1:-1] = [("lead", 1), ("lead", -1)]
        return options

    def basic_tasks(self) -> dict[str, Task]:
        return {**super().basic_tasks(), "choose_ally": self.choose_ally}

    def basic_doers(self) -> dict[str, Doer]:
        return {**super().basic_doers(), "lead": self.do_lead}

    def acts_on_board(self) -> frozenset[str]:
        return super().acts_on_board() | {"lead"}

    def place_of(self, s: State, seat: Seat, what: str, n: int) -> tuple[int, str]:
        """The ally goes on from where it is."""
        return super().place_of(s, seat, what, ((city(s).ally or 0) + n) % SPACES if what == "lead" else n)

    def do_lead(self, game: Game, s: State, seat: Seat, step: int) -> None:
        """One Move takes the ally to the next space."""
        self.pay(s, seat, 0, 1)
        start = city(s).ally
        assert start is not None
        put_character(Player(game, seat), ALLY, (start + step) % SPACES, WALKED)

    def storable(self, s: State, seat: Seat) -> list[CardId]:
        return [card for card in s.piles[HAND + seat] if s.cards[card].assist]

    # What happens to the ally

    def victims_of(self, s: State, card: CardId) -> list[Seat]:
        """Villains in the ally's space attack the ally."""
        return super().victims_of(s, card) + self._with_ally(s, card)

    def victims_of_entry(self, s: State, card: CardId) -> list[Seat]:
        """A Super-Villain that comes into the ally's own space attacks the ally as well."""
        near = self._with_ally(s, card) if s.cards[card].super_villain else []
        return super().victims_of_entry(s, card) + near

    def _with_ally(self, s: State, card: CardId) -> list[Seat]:
        ally = city(s).ally
        return [ALLY] if ally is not None and space_of(s, card) == ally else []

    def next_attacker(self, me: Player, ready: list[CardId]) -> CardId:
        """Those who attack only the ally come last, in any order, as long as nothing could be done about them."""
        if not self.could_defend(me, ME, [ALLY]):
            ready = [card for card in ready if ME in self.victims_of(me.s, card)] or ready[:1]
        return super().next_attacker(me, ready)

    def suffers(self, me: Player, victim: Seat, assault: Assault) -> None:
        """The ally takes one Weakness for all Attacks of Step 2, and one for a Super-Villain that enters there."""
        if victim != ALLY:
            super().suffers(me, victim, assault)
        elif assault.enters or solo(me.s).ally_hit != me.s.turn:
            self._hurt(me.game)
            if not assault.enters:
                own_solo(me.s).ally_hit = me.s.turn

    def _hurt(self, game: Game) -> None:
        s = game.state
        if s.piles[WEAKNESSES]:
            s.put(s.piles[WEAKNESSES][-1], SET_ASIDE + ME)
            game.tell(ALLY_HURT, ME, n=len(s.piles[SET_ASIDE + ME]))

    def tidy(self, game: Game) -> None:
        """An ally with three Weaknesses leaves at the end of the turn."""
        s = game.state
        if city(s).ally is not None and len(s.piles[SET_ASIDE + ME]) >= ENDURANCE:
            own_city(s).ally = None
            game.tell(ALLY_LEFT, ME)
        super().tidy(game)

    def defeat_villain(self, me: Player, card: CardId) -> None:
        """With each Super-Villain that falls the ally recovers, and comes back."""
        s = me.s
        super().defeat_villain(me, card)
        if s.cards[card].super_villain and not s.over:
            for weakness in s.piles[SET_ASIDE + ME][:]:
                s.put(weakness, WEAKNESSES)
            if city(s).ally is None and s.at[ME] is not None:
                own_city(s).ally = s.at[ME]
                me.tell(ALLY_BACK, n=s.at[ME])
