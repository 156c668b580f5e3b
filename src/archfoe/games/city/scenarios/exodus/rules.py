"""Scenario 6: civilians, who are carried to the Javelin one or two at a time."""

from __future__ import annotations

from archfoe.core.city import LOCATIONS, location
from archfoe.core.decisions import Seat
from archfoe.core.events import LOST, RESCUED, SAVED
from archfoe.core.game import Game
from archfoe.core.piles import HAND
from archfoe.core.reason import Reason
from archfoe.core.standing import NO_HELP
from archfoe.core.state import State
from archfoe.games.city.missions import Missions
from archfoe.games.city.scenario import SMALL_TEAM
from archfoe.games.rule_ids import PACK_RULE_IDS
from archfoe.games.shared.turns import Action

JAVELIN = 1  # slot 1
EACH = 2  # civilians on a Location, and in the arms of a Character
LAST = location(5)  # where nobody waits for a small team


class Exodus(Missions):
    """("civilians", space) wait, ("carried", seat) are on their way; "saved", "lost" and "to save" count."""

    rule_of = PACK_RULE_IDS[6]

    @property
    def small(self) -> bool:
        return self.options.players <= SMALL_TEAM

    @property
    def may_be_lost(self) -> int:
        """With so many lost the game is lost."""
        return 3 if self.small else 4

    def prepare(self, game: Game) -> None:
        super().prepare(game)
        s = game.state
        to_save = self.scenario.to_save
        for space in LOCATIONS:
            if self.small and space == LAST:
                continue
            if ("destroyed", space) in s.facts:
                to_save -= EACH
            else:
                s.facts["civilians", space] = EACH
        s.facts["to save"] = to_save

    # Carrying

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        options = super().actions(game, s, seat)
        here = s.at[seat]
        if here is None:
            return options
        for verb in ("rescue", "board"):
            if self.why_no_deed(s, seat, verb, here) is None:
                options.insert(-1, (verb, here))
        return options

    def deeds(self) -> tuple[str, ...]:
        return (*super().deeds(), "rescue", "board")

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        carried = s.facts.get(("carried", seat), 0)
        if verb == "rescue":
            return self._why_no_rescue(s, seat, here, carried)
        if verb != "board":
            return super().why_no_deed(s, seat, verb, here)
        if not carried:
            return Reason("No civilian is with your Character.", "REB-36.8")
        if here != JAVELIN:
            return Reason("Your Character is not in slot 1, where the Javelin stands.", "REB-36.8")
        return None

    def _why_no_rescue(self, s: State, seat: Seat, here: int, carried: int) -> Reason | None:
        if not s.facts.get(("civilians", here), 0):
            return Reason("No civilian waits where your Character is.", "REB-36.6")
        if carried >= EACH:
            return Reason(f"Your Character goes with {EACH} civilians already, and takes no more.", "REB-36.6")
        if s.moves[seat] <= 0:
            return Reason("To pick up a civilian takes 1 Move; you have none.", "REB-36.6")
        return None

    def others_may(self, game: Game, s: State, seat: Seat) -> dict[Seat, list[Action]]:
        """Who stands at the Javelin may put civilians aboard in any player's turn."""
        out = super().others_may(game, s, seat)
        for other, at in enumerate(s.at):
            if other != seat and at == JAVELIN and s.facts.get(("carried", other), 0):
                out[other] = [*out.get(other, ()), ("board", JAVELIN)]
        return out

    def do_rescue(self, game: Game, s: State, seat: Seat, space: int) -> None:
        """One Move: a civilian comes along."""
        self.pay(s, seat, 0, 1)
        s.facts["civilians", space] -= 1
        s.facts["carried", seat] = s.facts.get(("carried", seat), 0) + 1
        game.tell(RESCUED, seat, n=space)

    def do_board(self, game: Game, s: State, seat: Seat, space: int) -> None:
        """All who are carried go aboard, and are saved."""
        n = s.facts.pop(("carried", seat))
        s.facts["saved"] = s.facts.get("saved", 0) + n
        game.tell(SAVED, seat, n=n)
        if self.won(s):
            self.finish(game, self.rule_of["won"], tuple(range(len(s.teams))))

    def won(self, s: State) -> bool:
        return int(s.facts.get("saved", 0)) >= s.facts["to save"] and super().won(s)

    # Losing civilians

    def damage(self, game: Game, space: int, n: int = 1) -> None:
        """With the damage one civilian is lost; a Location that is destroyed loses all."""
        struck = ("destroyed", space) not in game.state.facts
        super().damage(game, space, n)
        if struck and not game.over:
            self._lose(game, space, 1)

    def ruined(self, game: Game, space: int) -> None:
        self._lose(game, space, game.state.facts.get(("civilians", space), 0))
        if not game.over:
            super().ruined(game, space)

    def _lose(self, game: Game, space: int, n: int) -> None:
        s = game.state
        n = min(n, s.facts.get(("civilians", space), 0))
        if not n:
            return
        s.facts["civilians", space] -= n
        s.facts["lost"] = s.facts.get("lost", 0) + n
        game.tell(LOST, n=n, other=space)
        if s.facts["lost"] >= self.may_be_lost:
            self.lose(game, self.rule_of["civilians lost"])

    # Spores

    def helpers(self, s: State, seat: Seat) -> list[Seat]:
        """Nobody can assist a player with a Spore in hand."""
        infected = any(NO_HELP in s.cards[card].standing for card in s.piles[HAND + seat])
        return [] if infected else super().helpers(s, seat)
