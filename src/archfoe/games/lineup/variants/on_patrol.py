"""On Patrol: the active player may refill the Line-Up at once, and faces the Attacks of what comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from archfoe.core.decisions import CHOOSE_ONE, CardId, Seat
from archfoe.core.effects import clause, do_ability
from archfoe.core.effects.attacks import attacks_of
from archfoe.core.events import ATTACKED, AVOIDED, HIT, PICKED, REFILLED
from archfoe.core.game import Game
from archfoe.core.piles import LINEUP, MAIN
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.lineup.facts import own_lineup_turn
from archfoe.games.lineup.kinds import PATROL
from archfoe.games.lineup.rules import LineupPart
from archfoe.games.shared.parts import Action, Doer, Task


class OnPatrol(LineupPart):
    rule_ids: ClassVar[Mapping[str, str]] = {
        PATROL: "BASE-17.2",
        f"{PATROL}: {REFILLED}": "BASE-17.1",
        f"{PATROL}: {ATTACKED}": "BASE-17.2",
        f"{PATROL}: {HIT}": "BASE-17.2",
        f"{PATROL}: {AVOIDED}": "BASE-17.3",
    }

    def doers(self) -> dict[str, Doer]:
        return {"patrol": self.patrol}

    def tasks(self) -> dict[str, Task]:
        return {"ambush": self.ambush}

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        if len(s.piles[LINEUP]) < self.rules.lineup_size and s.piles[MAIN]:
            options.insert(-1, ("patrol",))
        return options

    def patrol(self, game: Game, s: State, seat: Seat) -> None:
        before = len(s.piles[LINEUP])
        self.rules.refill(game, PATROL)
        for card in s.piles[LINEUP][before:]:  # they strike in the order in which they came
            if not self.rules.arrives(game, card) and s.cards[card].attacks:
                game.then("ambush", seat, card)

    def ambush(self, game: Game, seat: Seat, card: CardId) -> None:
        """A card that came into the Line-Up attacks the active player alone; nobody has a benefit from it."""
        me, s = Player(game, seat, card, cause=PATROL), game.state
        attacks = attacks_of(s.cards[card])
        if len(attacks) > 1:  # one of several: who meets it chooses (ruling G-61)
            attacks = (attacks[me.choose_one(attacks, CHOOSE_ONE)],)
            me.tell(
                PICKED, note=clause(attacks[0].hit), rule="G-61"
            )  # said before the Defense, as when it is played (ruling G-56)
        for attack in attacks:
            me.tell(ATTACKED, card, other=seat, n=s.cards[card].attacks.index(attack) + 1, note=PATROL)
            for victim in self.rules.avoid_alone(me, [me]):  # no partner can help here
                victim.tell(HIT, card)
                own_lineup_turn(s).ambush = True
                do_ability(victim, attack.hit)
                own_lineup_turn(s).ambush = False
