"""Scenario 6: civilians, who are carried to the Javelin one or two at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.decisions import Seat
from archfoe.core.facts import changed
from archfoe.core.game import Game
from archfoe.core.piles import HAND
from archfoe.core.reason import Reason
from archfoe.core.state import State
from archfoe.games.city.facts import SCENARIO, is_destroyed
from archfoe.games.city.parts import CityPart
from archfoe.games.city.ring import LOCATIONS, location
from archfoe.games.city.scenario import SMALL_TEAM
from archfoe.games.city.scenarios.exodus.events import LOST, RESCUED, SAVED
from archfoe.games.city.scenarios.exodus.facts import ExodusFacts, exodus, own_exodus
from archfoe.games.city.scenarios.exodus.verbs import NO_HELP
from archfoe.games.shared.parts import Action, Doer

JAVELIN: Final = 1  # slot 1
EACH: Final = 2  # civilians on a Location, and in the arms of a Character
LAST: Final = location(5)  # where nobody waits for a small team


class Exodus(CityPart):
    rule_ids: ClassVar[Mapping[str, str]] = {
        RESCUED: "REB-36.6",
        SAVED: "REB-36.8",
        LOST: "REB-36.9",
        "won": "REB-36.17",
        "civilians lost": "REB-36.19",
    }
    slot: int = SCENARIO

    def new_facts(self) -> ExodusFacts:
        return ExodusFacts()

    @property
    def small(self) -> bool:
        return self.rules.options.players <= SMALL_TEAM

    @property
    def may_be_lost(self) -> int:
        """With so many lost the game is lost."""
        return 3 if self.small else 4

    def before_opening(self, game: Game) -> None:
        s = game.state
        own = own_exodus(s)
        to_save = self.rules.scenario.to_save
        for space in LOCATIONS:
            if self.small and space == LAST:
                continue
            if is_destroyed(s, space):
                to_save -= EACH
            else:
                own.civilians = changed(own.civilians, space, EACH)
        own.to_save = to_save

    # Carrying

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        here = s.at[seat]
        if here is None:
            return options
        for verb in ("rescue", "board"):
            if self.why_no_deed(s, seat, verb, here) is None:
                options.insert(-1, (verb, here))
        return options

    def deeds(self) -> tuple[str, ...]:
        return ("rescue", "board")

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        carried = exodus(s).carried[seat]
        if verb == "rescue":
            return self._why_no_rescue(s, seat, here, carried)
        if not carried:
            return Reason("No civilian is with your Character.", "REB-36.8")
        if here != JAVELIN:
            return Reason("Your Character is not in slot 1, where the Javelin stands.", "REB-36.8")
        return None

    def _why_no_rescue(self, s: State, seat: Seat, here: int, carried: int) -> Reason | None:
        if not exodus(s).civilians[here]:
            return Reason("No civilian waits where your Character is.", "REB-36.6")
        if carried >= EACH:
            return Reason(f"Your Character goes with {EACH} civilians already, and takes no more.", "REB-36.6")
        if s.moves[seat] <= 0:
            return Reason("To pick up a civilian takes 1 Move; you have none.", "REB-36.6")
        return None

    def others_may(self, game: Game, s: State, seat: Seat, out: dict[Seat, list[Action]]) -> dict[Seat, list[Action]]:
        """Who stands at the Javelin may put civilians aboard in any player's turn."""
        for other, at in enumerate(s.at):
            if other != seat and at == JAVELIN and exodus(s).carried[other]:
                out[other] = [*out.get(other, ()), ("board", JAVELIN)]
        return out

    def doers(self) -> dict[str, Doer]:
        return {"rescue": self.rescue, "board": self.board}

    def rescue(self, game: Game, s: State, seat: Seat, space: int) -> None:
        """One Move: a civilian comes along."""
        self.rules.pay(s, seat, 0, 1)
        own = own_exodus(s)
        own.civilians = changed(own.civilians, space, own.civilians[space] - 1)
        own.carried = changed(own.carried, seat, own.carried[seat] + 1)
        game.tell(RESCUED, seat, n=space)

    def board(self, game: Game, s: State, seat: Seat, space: int) -> None:
        """All who are carried go aboard, and are saved."""
        own = own_exodus(s)
        n = own.carried[seat]
        own.carried = changed(own.carried, seat, 0)
        own.saved += n
        game.tell(SAVED, seat, n=n)
        if self.rules.won(s):
            self.rules.team_wins(game)

    def won(self, s: State, so_far: bool) -> bool:
        return exodus(s).saved >= exodus(s).to_save and so_far

    # Losing civilians

    def after_damage(self, game: Game, space: int) -> None:
        """With the damage one civilian is lost; a Location that is destroyed loses all."""
        if not game.over:
            self._lose(game, space, 1)

    def before_ruin(self, game: Game, space: int) -> None:
        self._lose(game, space, exodus(game.state).civilians[space])

    def _lose(self, game: Game, space: int, n: int) -> None:
        s = game.state
        n = min(n, exodus(s).civilians[space])
        if not n:
            return
        own = own_exodus(s)
        own.civilians = changed(own.civilians, space, own.civilians[space] - n)
        own.lost += n
        game.tell(LOST, n=n, other=space)
        if exodus(s).lost >= self.may_be_lost:
            self.rules.lose(game, self.rules.rule_of["civilians lost"])

    # Spores

    def helpers(self, s: State, seat: Seat, helpers: list[Seat]) -> list[Seat]:
        """Nobody can assist a player with a Spore in hand."""
        infected = any(NO_HELP in s.cards[card].standing for card in s.piles[HAND + seat])
        return [] if infected else helpers
