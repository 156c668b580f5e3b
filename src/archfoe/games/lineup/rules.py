"""Rules of play for each against each: the turn with a stack of Super-Villains to defeat.

Variants are small overrides (see `variants`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from archfoe.core.decisions import CardId, Seat
from archfoe.core.effects import Ability, Jointly, do_ability
from archfoe.core.events import APPEARED, BOUGHT, DEFEATED, HIT, HUNTED
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.piles import KICKS, LINEUP, SET_ASIDE, STACK
from archfoe.core.player import Player
from archfoe.core.reason import Reason
from archfoe.core.state import State
from archfoe.games.lineup.facts import BLANK_TURN, hunt, new_facts, own_hunt
from archfoe.games.lineup.setup import Setup
from archfoe.games.rule_ids import RULE_OF
from archfoe.games.shared.turns import Turns


class Competitive(Setup, Turns):
    """Two to five players, each for himself."""

    silent = Turns.silent | {"turn_goes_on"}
    rule_of = RULE_OF

    blank_turn: ClassVar[Facts] = BLANK_TURN

    def new_facts(self) -> tuple[Facts | None, ...]:
        return new_facts()

    def do_buy(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        price = self.cost(s, seat, card)
        s.spent[seat] += price
        from_stack = s.where[card] == STACK
        if game.telling:
            game.tell(DEFEATED if self.defeats(s, card) else BOUGHT, seat, (card,), n=price, power=price)
        Player(game, seat).gain(card)
        if from_stack:
            s.face_down = True  # the next one is turned up at the end of the turn
            if s.cards[card].defeated is not None:  # G-21: after the gain
                game.then("defeated", seat, card)

    def defeats(self, s: State, card: CardId) -> bool:
        """Is buying this card the defeat of a Super-Villain?"""
        return s.where[card] == STACK

    def defeated(self, game: Game, seat: Seat, card: CardId) -> None:
        do_ability(Player(game, seat, card), game.state.cards[card].defeated)

    def arrives(self, game: Game, card: CardId) -> bool:
        """Does a card that has come into the Line-Up act on its own?"""
        return False

    def for_sale(self, s: State, seat: Seat) -> list[CardId]:
        """The Line-Up, a Kick, and the Super-Villain that lies face up."""
        piles = s.piles
        out = piles[LINEUP] + piles[SET_ASIDE + seat] + piles[KICKS][-1:]
        if s.top_shown:
            out.append(piles[STACK][-1])
        return out

    def barred(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        s = game.state
        if verb == "hunt":
            return Reason("This game is played without the hunt.", self.rule_of[HUNTED])
        if verb == "buy" and s.where[card] == STACK and s.active == seat and card not in self.for_sale(s, seat):
            return Reason("The next Super-Villain lies face down until the turn ends.", self.rule_of["next villain"])
        return super().barred(game, seat, verb, card)

    def strike(self, me: Player, victims: Sequence[Player], ability: Ability) -> None:
        """An Attack of the asking card on these players, outside any card that is being played."""
        hit = me.attack(victims)
        if hit and me.game.telling:
            for victim in hit:
                victim.tell(HIT, me.source)
        if isinstance(ability, Jointly):
            ability.do_together(me, hit)
        else:
            for victim in hit:
                do_ability(victim, ability)

    def after_refill(self, game: Game) -> None:
        """The next Super-Villain is turned up if the last one was defeated; then the next turn begins."""
        s = game.state
        if not s.face_down:
            self.next_turn(game)
        elif s.piles[STACK]:
            s.agenda += [("next_turn",), ("flip",)]
        else:
            self.finish(game, self.rule_of["no flip"])

    def flip(self, game: Game) -> None:
        """The next Super-Villain appears and attacks everybody, outside any turn."""
        s = game.state
        card = s.piles[STACK][-1]
        s.face_down = False
        s.seen += 1
        self.appear(game, card)

    def appear(self, game: Game, card: CardId) -> None:
        """A Super-Villain makes its First Appearance, starting with the player whose turn it is or was.

        In the middle of a turn, too, it falls outside all turns, with all that it brings about.
        """
        s = game.state
        in_a_turn, s.between = not s.between, True
        game.tell(APPEARED, -1, (card,))
        me = Player(game, s.active, card)
        ability = s.cards[card].first_appearance
        if ability is not None:
            spared = hunt(s).immune
            self.strike(me, [player for player in me.everyone if player.seat != spared], ability)
        if hunt(s).immune is not None:
            own_hunt(s).immune = None
        if in_a_turn:
            game.then("turn_goes_on")

    def turn_goes_on(self, game: Game) -> None:
        """After a First Appearance in the middle of a turn."""
        game.state.between = False

    def villains_shown(self, s: State) -> list[CardId]:
        """The Super-Villains that all see and nobody has defeated."""
        return s.piles[STACK][-1:] if s.top_shown else []
