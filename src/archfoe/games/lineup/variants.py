"""Variants of the competitive game: each overrides what it changes, and they combine."""

from __future__ import annotations

from typing import ClassVar

from archfoe.core.decisions import ANSWER_FOE, CHOOSE_ONE, CardId, Decision, Seat
from archfoe.core.effects import clause, do_ability
from archfoe.core.events import DEFEATED, HIT, HUNTED, PICKED
from archfoe.core.game import Game
from archfoe.core.piles import DISCARD, LENT, LINEUP, MAIN, SEATS, STACK
from archfoe.core.player import Player
from archfoe.core.reason import Reason
from archfoe.core.state import State
from archfoe.games.lineup.facts import (
    hidden,
    hunt,
    lineup_turn,
    own_hidden,
    own_hunt,
    own_lineup_turn,
    synergy,
)
from archfoe.games.lineup.rules import Competitive
from archfoe.games.lineup.setup import HIDDEN_LINEUP_SIZE
from archfoe.games.shared.partners import DefendingPartners
from archfoe.games.shared.turns import Action


class TeamGame(DefendingPartners, Competitive):
    """Two against two: gains may go to the partner, partners defend each other."""

    defenses_each = 1
    defense_rule = "G-28"

    def places(self, me: Player, card: CardId) -> list[int]:
        out = super().places(me, card)
        if me.s.active == me.seat and not me.s.between:
            out += [DISCARD + mate.seat for mate in me.mates]
        return out

    def passed(self, game: Game, giver: Seat, receiver: Seat) -> None:
        """One foe may discard a card and then draw one, for each card that was passed."""
        asked = {
            foe.seat: Decision(foe.seat, ANSWER_FOE, foe.hand[:], 0, 1) for foe in Player(game, giver).foes if foe.hand
        }
        answer = game.ask_any(asked)
        if answer is not None:
            seat, picked = answer
            foe = Player(game, seat)
            foe.discard(asked[seat].options[picked[0]])
            foe.draw(1)


class OnPatrol(Competitive):
    """The active player may refill the Line-Up at once, and faces the Attacks of what comes."""

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        options = super().actions(game, s, seat)
        if len(s.piles[LINEUP]) < self.lineup_size and s.piles[MAIN]:
            options.insert(-1, ("patrol",))
        return options

    def do_patrol(self, game: Game, s: State, seat: Seat) -> None:
        before = len(s.piles[LINEUP])
        self.refill(game)
        for card in s.piles[LINEUP][before:]:  # they strike in the order in which they came
            if not self.arrives(game, card) and s.cards[card].attacks:
                game.then("ambush", seat, card)

    def ambush(self, game: Game, seat: Seat, card: CardId) -> None:
        """A card that came into the Line-Up attacks the active player alone; nobody has a benefit from it."""
        me, s = Player(game, seat, card), game.state
        attacks = game.state.cards[card].attacks
        if len(attacks) > 1:  # one of several: who meets it chooses (ruling G-61)
            attacks = (attacks[me.choose_one(attacks, CHOOSE_ONE)],)
            me.tell(PICKED, note=clause(attacks[0].hit))  # said before the Defense, as when it is played (ruling G-56)
        for attack in attacks:
            for victim in Competitive.avoided(self, me, [me]):  # no partner can help here
                victim.tell(HIT, card)
                own_lineup_turn(s).ambush = True
                do_ability(victim, attack.hit)
                own_lineup_turn(s).ambush = False

    def in_ambush(self, s: State) -> bool:
        return lineup_turn(s).ambush


class Hunt(Competitive):
    """Super-Villains in the discard piles of foes may be stolen, and who defeats one is spared by the next."""

    def prey(self, s: State, seat: Seat) -> list[CardId]:
        """The Super-Villains in the discard piles of foes."""
        return [
            card
            for other, team in enumerate(s.teams)
            if team != s.teams[seat]
            for card in s.piles[DISCARD + other]
            if s.cards[card].super_villain
        ]

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        options = super().actions(game, s, seat)
        if hunt(s).avoided != s.turn:
            power = s.power(seat)
            options[-1:-1] = [("hunt", card) for card in self.prey(s, seat) if self.cost(s, seat, card) <= power]
        return options

    def barred(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        s = game.state
        if verb != "hunt" or s.between or s.active != seat:
            return super().barred(game, seat, verb, card)
        name, cost, power = s.cards[card].name, self.cost(s, seat, card), s.power(seat)
        if card not in self.prey(s, seat):
            return Reason(f"{name} is no Super-Villain in the discard pile of a foe.", "HU-7.2")
        if hunt(s).avoided == s.turn:
            return Reason("An attempt was avoided this turn: there is no further one until your next.", "HU-7.5")
        return Reason(f"{name} costs {cost} and you have {power} Power.", "HU-7.1") if cost > power else None

    def do_hunt(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        """An Attack that only the owner of the Super-Villain can avoid; Power is spent only if it succeeds."""
        me = Player(game, seat, card)
        owner = me.as_seat(s.where[card] % SEATS)
        me.tell(HUNTED, card, other=owner.seat)
        if Competitive.avoided(self, me, [owner]):
            price = self.cost(s, seat, card)
            s.spent[seat] += price
            me.tell(DEFEATED, card, n=price, power=price, rule=self.rule_of[HUNTED])
            Player(game, seat).gain(card)
        else:
            own_hunt(s).avoided = s.turn

    def do_buy(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        from_stack = s.where[card] == STACK
        super().do_buy(game, s, seat, card)
        if from_stack:
            own_hunt(s).immune = seat


class Synergy(Competitive):
    """A card that was set aside for a player is that player's alone, also if it comes into the Line-Up later."""

    def may_gain(self, s: State, seat: Seat, card: CardId) -> bool:
        return all(owner == seat for reserved, owner in synergy(s).reserved if reserved == card)

    def for_sale(self, s: State, seat: Seat) -> list[CardId]:
        return [card for card in super().for_sale(s, seat) if self.may_gain(s, seat, card)]

    def barred(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        s = game.state
        if verb == "buy" and s.active == seat and not s.between and not self.may_gain(s, seat, card):
            return Reason(f"{s.cards[card].name} is set aside for another player, who alone may buy it.", "HU-6.3")
        return super().barred(game, seat, verb, card)


class Hidden(Competitive):
    """Super-Villains come out of the main deck and attack everybody when they enter the Line-Up."""

    lineup_size: ClassVar[int] = HIDDEN_LINEUP_SIZE
    watchful: ClassVar[bool] = True

    def lay_lineup(self, s: State) -> None:
        """Super-Villains among the first six go back into the main deck, which is shuffled again."""
        super().lay_lineup(s)
        while villains := self.villains_shown(s):
            for card in villains:
                s.put(card, MAIN)
            s.shuffle(s.own(MAIN))
            s.forget(s.piles[MAIN])
            super().lay_lineup(s)

    def settle(self, game: Game) -> None:
        """After each task: who has come into the Line-Up appears, who has left it for good is defeated."""
        s = game.state
        if s.over:
            return
        before = hidden(s).appeared
        gone = [card for card in before if s.where[card] not in (LINEUP, LENT)]
        if gone:
            own_hidden(s).appeared = tuple(card for card in before if card not in gone)
            for card in gone:
                if s.cards[card].defeated is not None:
                    game.then("defeated", s.active, card)
        for card in s.piles[LINEUP]:
            self.arrives(game, card)

    def arrives(self, game: Game, card: CardId) -> bool:
        """A Super-Villain that is new in the Line-Up makes its First Appearance; a borrowed one comes back quietly."""
        s = game.state
        if not s.cards[card].super_villain or card in hidden(s).appeared:
            return False
        own = own_hidden(s)
        own.appeared = (*own.appeared, card)
        game.then("appear", card)
        return True

    def after_refill(self, game: Game) -> None:
        """The game ends when the main deck is empty (ruling G-30); else who has come appears before the next turn."""
        s = game.state
        if s.piles[MAIN]:
            s.agenda.append(("next_turn",))
        else:
            self.finish(game, self.rule_of["deck empty"])

    def defeats(self, s: State, card: CardId) -> bool:
        return s.cards[card].super_villain

    def villains_shown(self, s: State) -> list[CardId]:
        return [card for card in s.piles[LINEUP] if s.cards[card].super_villain]
