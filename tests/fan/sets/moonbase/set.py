"""Moonbase: cards for games with a Line-Up, one new verb and one variant. All that they need is in this folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, cast

from archfoe.cards import (
    LINEUP,
    MAIN,
    VILLAIN,
    YOU,
    Attack,
    Box,
    Defense,
    Draw,
    Effect,
    GainWeakness,
    Kind,
    Person,
    Player,
    Power,
)
from archfoe.core.cards import MAIN_KIND
from archfoe.core.decisions import Reason
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.lineup.rules import LineupPart
from archfoe.games.shared.parts import Action, Doer
from archfoe.registry import Counts, Set, Variant

if TYPE_CHECKING:  # what is above the rules is loaded later
    from archfoe.agents.outlook import Outlook
    from archfoe.table.view import Option

JETTISON = Kind("jettison", "What goes under the main deck?")
box = Box("moonbase", "Moonbase", {"Punch": 7, "Vulnerability": 3})


@dataclass(frozen=True)
class Jettison(Effect):
    n: int = 1

    def do(self, me: Player) -> bool:
        cards = [card for card in me.lineup if me.s.cards[card].kind == MAIN_KIND]  # a Kick may have come there
        cards = me.choose_some(cards, JETTISON, 0, self.n)
        for card in cards:
            me.move(card, MAIN, top=False)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        return who.verb(f"put up to {self.n} cards of the Line-Up under the main deck")


box.starter("Punch", copies=36, play=Power(1))
box.starter("Vulnerability", copies=16)
box.equipment("Airlock", cost=4, vp=1, copies=12, play=(Power(2), Jettison(1)))
box.equipment("Oxygen Tank", cost=3, vp=1, copies=12, defense=Defense(Draw(1)))
box.villain("Dust Wraith", cost=5, vp=1, copies=12, play=(Power(2), Attack(GainWeakness())))


class Leaps(Facts):
    """What the variant remembers for a game."""

    last: int = -1  # the turn of the last leap


class LowGravity(LineupPart):
    """Once in a turn a player may leap: the first card of the Line-Up goes under the main deck."""

    def new_facts(self) -> Leaps:
        return Leaps()

    def doers(self) -> dict[str, Doer]:
        return {"leap": self.leap}

    def actions(self, game: Game, s: State, seat: int, options: list[Action]) -> list[Action]:
        if self.why_not(game, seat, "leap", -1) is None:
            options.insert(-1, ("leap",))  # the last option ends the turn
        return options

    def why_not(self, game: Game, seat: int, verb: str, card: int) -> Reason | None:
        if verb != "leap":
            return None
        s = game.state
        if cast("Leaps", s.facts[self.slot]).last == s.turn:
            return Reason("You have leapt this turn.", "MOON-2.1")
        if not s.piles[LINEUP] or s.cards[s.piles[LINEUP][0]].kind != MAIN_KIND:
            return Reason("There is no card of the main deck to leap over.", "MOON-2.2")
        return None

    def leap(self, game: Game, s: State, seat: int) -> None:
        cast("Leaps", s.own_facts(self.slot)).last = s.turn
        card = s.piles[LINEUP][0]
        game.tell("leapt", seat, (card,), rule="MOON-2.1")
        Player(game, seat).move(card, MAIN, top=False)


def dangerous(option: Option, at: Outlook) -> float:
    """For bots: Villains go, everything else stays. Above zero an option is taken."""
    return 1.0 if option.card is not None and option.card.type == VILLAIN else 0.0


THINGS = (
    Set(
        name="moonbase",
        title="Moonbase: far from home",
        short="Moonbase",
        game="lineup",
        box=box,
        api=1,
        version="1.0",
        counts=Counts(88),
        blurb="Far from home",
        rules=str(Path(__file__).with_name("rules.md")),
        worths={"Jettison": 0.5},
        likings={"jettison": dangerous},
    ),
    Variant(
        name="low-gravity",
        game="lineup",
        note="Once in a turn a player may leap over the first card of the Line-Up, which goes under the main deck.",
        api=1,
        part=LowGravity,
        words={"leap": "leap over the first card", "leapt": "leap over {cards}"},
        worths={"leap": 0.5},
    ),
)
