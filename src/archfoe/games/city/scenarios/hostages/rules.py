"""Scenario 2: hostages, who are led to the police cordon one or two at a time, and players with a fault each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.decisions import Reason, Seat
from archfoe.core.facts import changed
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.city.facts import SCENARIO, is_destroyed
from archfoe.games.city.parts import IN_SPACE, WITH_CHARACTER, People, Wants
from archfoe.games.city.ring import LOCATIONS, location, villains_at
from archfoe.games.city.scenarios.hostages.facts import FREED, LOST, SAVED, HostageFacts, hostages, own_hostages
from archfoe.games.city.scenarios.hostages.traits import Traits
from archfoe.games.city.threat import SMALL_TEAM
from archfoe.games.shared.parts import Action, Doer

CORDON: Final = 1  # slot 1
EACH: Final = 2  # hostages on a Location, and with a Character
LAST: Final = location(5)  # where nobody is held for a small team
FREE, HAND_OVER = "free", "hand_over"


def _counted(n: int) -> str:
    return "1 hostage" if n == 1 else f"{n} hostages"


class Hostages(Traits):
    rule_ids: ClassVar[Mapping[str, str]] = {
        FREED: "REB-32.6",
        SAVED: "REB-32.8",
        LOST: "REB-32.9",
        "won": "REB-32.12",
        "people lost": "REB-32.14",
    }
    elsewhere: ClassVar[Mapping[str, tuple[str, str]]] = {
        FREE: ("There are no hostages in this game.", ""),
        HAND_OVER: ("There is no cordon in this game.", ""),
    }
    slot: int = SCENARIO

    def new_facts(self) -> HostageFacts:
        return HostageFacts()

    @property
    def small(self) -> bool:
        return self.rules.options.players <= SMALL_TEAM

    @property
    def may_be_lost(self) -> int:
        """With so many lost the game is lost."""
        return 3 if self.small else 4

    def before_opening(self, game: Game) -> None:
        s = game.state
        own = own_hostages(s)
        to_save = self.rules.scenario.to_save
        for space in LOCATIONS:
            if self.small and space == LAST:
                continue
            if is_destroyed(s, space):
                to_save -= EACH
            else:
                own.hostages = changed(own.hostages, space, EACH)
        own.to_save = max(to_save, 0)
        super().before_opening(game)

    # What is shown, and what is to be done

    def marks(self, s: State, where: str, n: int, marks: list[str]) -> list[str]:
        if where == IN_SPACE and n == CORDON:
            return [*marks, "the police cordon"]
        people = hostages(s).hostages[n] if where == IN_SPACE else hostages(s).led[n] if where == WITH_CHARACTER else 0
        return [*marks, _counted(people)] if people else marks

    def wants(self, s: State, wants: Wants) -> Wants:
        facts = hostages(s)
        left = max(0, facts.to_save - facts.saved)
        losses = self.may_be_lost - facts.lost
        return wants._replace(people=People(facts.hostages, facts.led, EACH, CORDON, left, losses, FREE, HAND_OVER))

    # Leading them

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        here = s.at[seat]
        if here is not None:
            for verb in (FREE, HAND_OVER):
                if self.why_no_deed(s, seat, verb, here) is None:
                    options.insert(-1, (verb, here))
        return super().actions(game, s, seat, options)

    def deeds(self) -> tuple[str, ...]:
        return (FREE, HAND_OVER)

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        led = hostages(s).led[seat]
        if verb == FREE:
            return self._why_none_is_freed(s, seat, here, led)
        if not led:
            return Reason("No hostage is with your Character.", "REB-32.8")
        if here != CORDON:
            return Reason("Your Character is not in slot 1, where the cordon is.", "REB-32.8")
        return None

    def _why_none_is_freed(self, s: State, seat: Seat, here: int, led: int) -> Reason | None:
        if not hostages(s).hostages[here]:
            return Reason("No hostage is held where your Character is.", "REB-32.6")
        if villains_at(s, here):
            return Reason("A Villain is there: nobody can be freed.", "REB-32.6")
        if led >= EACH:
            return Reason(f"Your Character leads {EACH} hostages already, and takes no more.", "REB-32.6")
        if s.moves[seat] <= 0:
            return Reason("To free a hostage takes 1 Move; you have none.", "REB-32.6")
        return None

    def others_may(self, game: Game, s: State, seat: Seat, out: dict[Seat, list[Action]]) -> dict[Seat, list[Action]]:
        """Who stands at the cordon may hand hostages over in any player's turn."""
        for other, at in enumerate(s.at):
            if other != seat and at == CORDON and hostages(s).led[other]:
                out[other] = [*out.get(other, ()), (HAND_OVER, CORDON)]
        return out

    def doers(self) -> dict[str, Doer]:
        return {**super().doers(), FREE: self.free, HAND_OVER: self.hand_over}

    def free(self, game: Game, s: State, seat: Seat, space: int) -> None:
        """One Move: a hostage comes along."""
        self.rules.pay(s, seat, 0, 1)
        own = own_hostages(s)
        own.hostages = changed(own.hostages, space, own.hostages[space] - 1)
        own.led = changed(own.led, seat, own.led[seat] + 1)
        game.tell(FREED, seat, n=space)

    def hand_over(self, game: Game, s: State, seat: Seat, space: int) -> None:
        """All who go along are saved."""
        own = own_hostages(s)
        n = own.led[seat]
        own.led = changed(own.led, seat, 0)
        own.saved += n
        game.tell(SAVED, seat, n=n)
        if self.rules.won(s):
            self.rules.team_wins(game)

    def won(self, s: State, so_far: bool) -> bool:
        return hostages(s).saved >= hostages(s).to_save and so_far

    # Losing them

    def after_damage(self, game: Game, space: int, n: int) -> None:
        """With the damage one hostage is lost; a Location that is destroyed loses all."""
        if n and not game.over:
            self._lose(game, space, 1)

    def before_ruin(self, game: Game, space: int) -> None:
        self._lose(game, space, hostages(game.state).hostages[space], "REB-32.10")

    def _lose(self, game: Game, space: int, n: int, rule: str = "") -> None:
        s = game.state
        n = min(n, hostages(s).hostages[space])
        if not n:
            return
        own = own_hostages(s)
        own.hostages = changed(own.hostages, space, own.hostages[space] - n)
        own.lost += n
        game.tell(LOST, n=n, other=space, rule=rule)
        if hostages(s).lost >= self.may_be_lost:
            self.rules.lose(game, self.rules.rule_of["people lost"])
