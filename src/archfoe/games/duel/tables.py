"""The rules of a table: two players of Rivals; two, three or two teams of Confrontations."""

from __future__ import annotations

from typing import Final

from archfoe.core.cards import Card
from archfoe.core.causes import FIRST_TURN
from archfoe.core.decisions import CardId, Seat
from archfoe.core.events import OUT, REFILLED, REMOVED, TURN
from archfoe.core.game import Game
from archfoe.core.piles import LINEUP, MAIN
from archfoe.core.piles import REMOVED as REMOVED_PILE
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.duel.events import CONFRONTED
from archfoe.games.duel.facts import own_duel_turn
from archfoe.games.duel.kinds import ASSIST
from archfoe.games.duel.rule_ids import CONFRONTATIONS_RULES, RIVALS_RULES
from archfoe.games.duel.rules import DuelPart, DuelRules
from archfoe.games.options import Options
from archfoe.games.shared.parts import Part, Task, parts_of_others
from archfoe.games.shared.storing import Storing
from archfoe.games.shared.team_defence import TeamDefence
from archfoe.games.shared.turns import Turns


class Partners(TeamDefence):
    """The partner sits across."""

    def __init__(self, rules: Turns) -> None:
        super().__init__(rules, each=99, rule="G-50")

    def helpers(self, s: State, seat: Seat, helpers: list[Seat]) -> list[Seat]:
        return [*helpers, (seat + 2) % len(s.teams)]


_UNFIT: Final = frozenset({"Magog", "Swamp Thing"})


class NoSecondFoe(DuelPart):
    """Two players: cards that need a second foe leave the game as soon as they come into the Line-Up."""

    def tasks(self) -> dict[str, Task]:
        return {"replace_unfit": self.replace}

    def is_unfit(self, card: Card) -> bool:
        """Of this set: cards of another one may have the same name."""
        return card.name in _UNFIT and card.set == self.rules.options.played.home.name

    def _unfit(self, s: State) -> list[CardId]:
        return [card for card in s.piles[LINEUP] if self.is_unfit(s.cards[card])]

    def after_slot(self, game: Game) -> None:
        s = game.state
        for card in self._unfit(s):
            s.put(card, REMOVED_PILE)
            game.tell(REMOVED, -1, (card,))

    def refilled(self, game: Game, full: bool) -> bool:
        """Fills the Line-Up again, as often as a card that came there had to be taken out."""
        if not full or not self._unfit(game.state):
            return full
        self.after_slot(game)
        return self.rules.refill(game)

    def after_to_lineup(self, me: Player, card: CardId) -> None:
        """A card of another set may bring them there in the middle of a turn."""
        if self.is_unfit(me.card(card)):
            me.game.then("replace_unfit")

    def replace(self, game: Game) -> None:
        """They go, and as many cards of the main deck as there are take their slots."""
        s = game.state
        while unfit := self._unfit(s):
            self.after_slot(game)
            for card in s.piles[MAIN][: -len(unfit) - 1 : -1]:
                s.put(card, LINEUP)
                game.tell(REFILLED, s.active, (card,))


class LastStanding(DuelPart):
    """Three players: who loses the last Character is out, and the others play on."""

    def instead_of_last_defeat(self, game: Game, loser: Seat) -> bool:
        s = game.state
        s.out = (*s.out, loser)
        own_duel_turn(s).target = None  # what is asked from now on this turn is asked in no Confrontation
        s.look_again()
        game.tell(OUT, loser, other=s.active)
        if len(s.out) == len(s.teams) - 1:
            self.rules.finish(game, self.rules.rule_of["last defeated"], (s.active,))
        return True


#: Without partners turns go round; who begins is found as with them.
_NO_TEAMS: Final = {TURN: "CON-13.1", f"{FIRST_TURN}: {TURN}": "CON-2.1"}
#: What stands behind the end of the game, and other rules in the place of those for teams, by the number of players.
_FOR_SO_MANY: Final = {
    2: {**_NO_TEAMS, "last defeated": "CON-13.3"},
    3: {**_NO_TEAMS, "last defeated": "CON-13.4", CONFRONTED: "CON-13.5"},
}


def rules_of(options: Options) -> DuelRules:
    if ASSIST not in options.played.features:
        rules = DuelRules(options, RIVALS_RULES)
        rules.join(parts_of_others(rules, rules.options))
        return rules
    rules = DuelRules(options, {**CONFRONTATIONS_RULES, **_FOR_SO_MANY.get(options.players, {})})
    parts: list[Part]
    if options.partners:
        parts = [Partners(rules)]
    elif options.players == 2:
        parts = [Storing(rules), NoSecondFoe(rules)]
    else:
        parts = [Storing(rules), LastStanding(rules)]
    rules.join([*parts, *parts_of_others(rules, rules.options)])
    return rules
