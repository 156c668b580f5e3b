"""Scenario 6: poison makes Super-Villains cheaper, and kills them before they are defeated."""

# mypy: no-warn-return-any
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.effects import GainWeakness
from archfoe.core.events import GAINED
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.piles import REMOVED, WEAKNESSES
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.facts import SCENARIO, city, own_city
from archfoe.games.city.kinds import TARGET_VILLAIN
from archfoe.games.city.parts import ON_VILLAIN, Wants
from archfoe.games.city.ring import super_villains, villains_at
from archfoe.games.city.rules import CityPart
from archfoe.games.shared.parts import Action, Doer

POISONED: Final = "poisoned"  # Super-Villains: a token more on each
DIED: Final = "died"  # of it, and nobody has defeated it
CURED: Final = "cured"  # a token less


class PoisonFacts(Facts):
    room: ClassVar[str] = "poison"

    doses: tuple[tuple[int, int], ...] = ()  # (card, tokens on it)
    dead: int = 0  # Super-Villains
    cured: int = 0  # the last turn in which a token was taken off for a Weakness

    def on(self, card: int) -> int:
        """The tokens on a Villain."""
        return next((n for other, n in self.doses if other == card), 0)

    def give(self, card: int, n: int) -> None:
        rest = tuple([dose for dose in self.doses if dose[0] != card])
        self.doses = (*rest, (card, n)) if n else rest


def poison(s: State) -> PoisonFacts:
    return s.facts[SCENARIO]


def own_poison(s: State) -> PoisonFacts:
    return s.own_facts(SCENARIO)


DEADLY: Final = 2  # tokens that kill
DEAD_TO_LOSE: Final = 3
CURE: Final = "cure"


def patients(s: State, space: int) -> list[CardId]:
    """The poisoned Super-Villains in a space."""
    doses = poison(s)
    return [card for card in villains_at(s, space) if doses.on(card)]


class Poison(CityPart):
    rule_ids: ClassVar[Mapping[str, str]] = {
        POISONED: "REB-36.4",
        DIED: "REB-36.6",
        CURED: "REB-36.7",
        f"{CURED}: {GAINED}": "REB-36.7",
        "won": "REB-36.9",
        "too many dead": "REB-36.11",
    }
    elsewhere: ClassVar[Mapping[str, tuple[str, str]]] = {CURE: ("Nobody is poisoned in this game.", "")}
    slot: int = SCENARIO

    def new_facts(self) -> PoisonFacts:
        return PoisonFacts()

    def wants(self, s: State, wants: Wants) -> Wants:
        """Before the last one dies that may, a Weakness is little."""
        last = poison(s).dead == DEAD_TO_LOSE - 1
        return wants._replace(favors=(CURE,)) if last and poison(s).doses else wants

    # Poison

    def after_attack(self, game: Game, card: CardId, hit: bool, enters: bool) -> None:
        """When a Super-Villain has come and attacked, all others are a dose nearer to death."""
        s = game.state
        if not enters or not s.cards[card].super_villain:
            return
        others = [other for other in super_villains(s) if other != card]
        if not others:
            return
        own = own_poison(s)
        for other in others:
            own.give(other, own.on(other) + 1)
        game.tell(POISONED, -1, tuple(others))
        for other in others:
            if own_poison(s).on(other) >= DEADLY:
                self._die(game, other)

    def _die(self, game: Game, card: CardId) -> None:
        """It is out of the game, and nobody has defeated it."""
        s = game.state
        own = own_poison(s)
        own.give(card, 0)
        own.dead += 1
        if city(s).contained == card:
            own_city(s).contained = None
        s.put(card, REMOVED)
        game.tell(DIED, -1, (card,), n=own.dead)
        if own.dead == DEAD_TO_LOSE:
            self.rules.lose(game, self.rules.rule_of["too many dead"])

    def surcharge(self, s: State, card: CardId, more: int) -> int:
        return more - poison(s).on(card)

    def after_fell(self, me: Player, card: CardId, space: int) -> None:
        """The tokens leave with it."""
        if poison(me.s).on(card):
            own_poison(me.s).give(card, 0)

    def marks(self, s: State, where: str, n: int, marks: list[str]) -> list[str]:
        doses = poison(s).on(n) if where == ON_VILLAIN else 0
        return [*marks, f"{doses} poison token{'s' * (doses > 1)}, dies of {DEADLY}"] if doses else marks

    # Take One for the Team

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        here = s.at[seat]
        if here is not None and poison(s).doses and self.why_no_deed(s, seat, CURE, here) is None:
            options.insert(-1, (CURE, here))
        return options

    def doers(self) -> dict[str, Doer]:
        return {CURE: self.cure}

    def deeds(self) -> tuple[str, ...]:
        return (CURE,)

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        if not patients(s, here):
            return Reason("No poisoned Super-Villain is where your Character is.", "REB-36.7")
        if poison(s).cured == s.turn:
            return Reason("You have taken one for the team this turn.", "REB-36.7")
        if not s.piles[WEAKNESSES]:
            return Reason("No Weakness is left that you could gain.", "REB-36.7")
        return None

    def cure(self, game: Game, s: State, seat: Seat, space: int) -> None:
        """A Weakness for a token."""
        me = Player(game, seat, cause=CURED)
        card = me.choose(patients(s, space), TARGET_VILLAIN)
        assert card is not None
        GainWeakness().do(me)
        own = own_poison(s)
        own.give(card, own.on(card) - 1)
        own.cured = s.turn
        me.tell(CURED, card)
