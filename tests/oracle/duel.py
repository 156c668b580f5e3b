"""What must hold in games with Characters: the stacks, who is Confronted, and what a Confrontation may bring."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from archfoe.core.cards import MAIN_KIND, STAGE_KIND, Card
from archfoe.core.decisions import MAIN_ACTION, TARGET_FOE, Decision
from archfoe.core.filters import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN
from archfoe.core.piles import HAND, HEROES, ONGOING
from archfoe.core.state import State
from archfoe.games.duel.card import duel_card
from archfoe.games.duel.cards import HEROES_SIDE
from archfoe.games.duel.checks import DuelChecks
from archfoe.games.duel.facts import duel_turn
from archfoe.games.duel.kinds import BLOCK_WITH, CONFRONT
from archfoe.games.duel.piles import NEXT
from archfoe.games.shared.assists import ASSIST
from archfoe.games.shared.facts import storing
from archfoe.games.shared.mixing import boxes_of
from archfoe.games.shared.piles import STORED, TROPHIES
from archfoe.registry.found import shipped
from archfoe.sim.watch import Violation, Watch
from tests.oracle.others import of_others

#: Heroes of Confrontations, for whose cards those of Batman are exchanged.
_HEROES = ("Superman", "Wonder Woman", "Aquaman", "Zatanna Zatara")


class DuelOracle(DuelChecks):
    def watches(self) -> list[Watch]:
        ours = shipped().sets
        game = self.options.played.game.name
        return [ConfrontationWatch([name for name in self.options.sets if name in ours and ours[name].game == game])]

    def is_done(self, verb: str) -> bool:
        return of_others(self.options, verb)

    def check_mixed(self, cards: tuple[Card, ...]) -> None:
        """As many cards of Rivals have come as Characters of Confrontations have made room for."""
        rivals, own = boxes_of(self.options.mode)
        main = [card for card in cards if card.kind == MAIN_KIND]
        there = {card.figure for card in cards if card.kind == STAGE_KIND}
        gone = {duel_card(card).symbol for card in own.values() if duel_card(card).symbol} - there
        usual = sum(card.copies for card in own.of_kind(MAIN_KIND))
        if any(duel_card(card).symbol in gone for card in main) or len(main) != usual:
            raise Violation(f"the cards of {', '.join(sorted(gone))} were not exchanged one for one")
        for name, types in (("Batman", (HERO, EQUIPMENT, LOCATION)), ("The Joker", (VILLAIN, SUPER_POWER, LOCATION))):
            side = next(duel_card(card).side for card in cards if card.figure == name)
            room = sum(
                card.copies
                for card in own.of_kind(MAIN_KIND)
                if duel_card(card).symbol in gone and (side == HEROES_SIDE) == (duel_card(card).symbol in _HEROES)
            )
            come = [card for card in main if card.set == rivals.name and card.type in types]
            if len([card for card in come if card.type != LOCATION]) > room:
                raise Violation(f"{len(come)} cards have come for {name}, and there was room for {room}")


_LEVELS = 3


def cost_of(s: State, seat: int, sets: Collection[str]) -> int:
    """What a Character costs, counted anew from the cards on the table."""
    cost = s.cards[s.piles[HEROES + seat][-1]].cost + duel_turn(s).raised[seat]
    for owner, team in enumerate(s.teams):
        for card in s.piles[ONGOING + owner]:
            name = s.cards[card].name if s.cards[card].set in sets else ""
            if (name == "Abandoned Amusement Park" and owner == seat) or (name == "The Deep" and team == s.teams[seat]):
                cost += 1
    return cost


def lowest_foes(s: State, sets: Collection[str]) -> set[int]:
    foes = [p for p, team in enumerate(s.teams) if team != s.teams[s.active] and p not in s.out]
    least = min(cost_of(s, foe, sets) for foe in foes)
    return {foe for foe in foes if cost_of(s, foe, sets) == least}


class ConfrontationWatch(Watch):
    """One Confrontation a turn, against the cheapest foe, without purchases, and at most one Character falls."""

    def __init__(self, sets: Collection[str]) -> None:
        self._sets = sets  # guests of others may have the names of their cards
        self._trophies = 0  # as the turn began
        self._may_confront = True  # only before the first action of a turn
        self._announced = False

    def turn_begins(self, s: State) -> None:
        self._check_stacks(s)
        taken = sum(len(s.piles[TROPHIES + seat]) for seat in range(len(s.teams)))
        if taken - self._trophies not in (0, 1) or (taken > self._trophies and not self._announced):
            raise Violation(f"{taken - self._trophies} Characters have fallen in one turn")
        self._trophies, self._may_confront, self._announced = taken, True, False

    def _check_stacks(self, s: State) -> None:
        """A Character is at the Level above those that were taken, and the higher ones wait."""
        for seat in range(len(s.teams)):
            stack = [s.cards[card].stage for card in s.piles[NEXT + seat] + s.piles[HEROES + seat]]
            if stack != list(range(_LEVELS, _LEVELS - len(stack), -1)):
                raise Violation(f"the Characters of seat {seat} lie in the order {stack}")
            if (not stack) != (seat in s.out):
                raise Violation(f"seat {seat} has {len(stack)} Characters left and is in or out of the game")

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        self._may_confront = False

    def look(self, s: State, decision: Decision) -> None:
        if duel_turn(s).target is not None:
            self._announced = True
            self._check_target(s)
        check = _CHECKS.get(decision.kind.name)
        if check is not None:
            check(s, decision, self._sets)
        if decision.kind is CONFRONT and not self._may_confront:
            raise Violation("a Confrontation is announced after something was done")

    def _check_target(self, s: State) -> None:
        target = duel_turn(s).target
        assert target is not None
        if s.teams[target] == s.teams[s.active] or target in s.out:
            raise Violation(f"seat {s.active} Confronts seat {target}, who is not a foe")


def _check_confront(s: State, d: Decision, sets: Collection[str]) -> None:
    wanted = lowest_foes(s, sets)
    if d.seat != s.active or duel_turn(s).target is not None or set(d.options) != wanted:
        raise Violation(f"seat {d.seat} may Confront {d.options} and should {wanted}")


def _check_foe(s: State, d: Decision, sets: Collection[str]) -> None:
    if any(s.teams[seat] == s.teams[d.seat] or seat in s.out for seat in d.options):
        raise Violation(f"seat {d.seat} may choose {d.options} as foes")


def _check_block(s: State, d: Decision, sets: Collection[str]) -> None:
    target = duel_turn(s).target
    if target is None or s.teams[target] != s.teams[d.seat]:
        raise Violation(f"seat {d.seat} may Block and is not Confronted")
    for card in d.options:
        if s.where[card] != HAND + d.seat or not s.cards[card].has("block"):
            raise Violation(f"{s.cards[card].name} is offered as a Block")


def _check_assist(s: State, d: Decision, sets: Collection[str]) -> None:
    if s.teams[d.seat] != s.teams[s.active] or d.seat == s.active:
        raise Violation(f"seat {d.seat} may assist seat {s.active}")
    for option in d.options:
        if option[0] == "assist" and (
            s.where[option[1]] != HAND + d.seat or not _may_assist(s, d.seat, option[1], sets)
        ):
            raise Violation(f"{s.cards[option[1]].name} is offered as an Assist")


def _may_assist(s: State, seat: int, card: int, sets: Collection[str]) -> bool:
    """Printed, by Lois Lane who was played this turn, or by a Circe of Level 3 in the team."""
    defn = s.cards[card]
    lois = any((what := s.cards[played]).name == "Lois Lane" and what.set in sets for _, played in s.plays)
    team = [p for p, mine in enumerate(s.teams) if mine == s.teams[seat]]
    circe = any(s.cards[figure].name == "Circe (Level 3)" for p in team for figure in s.piles[HEROES + p])
    return defn.assist or (lois and defn.type == HERO) or (circe and defn.type == VILLAIN)


def _check_main(s: State, d: Decision, sets: Collection[str]) -> None:
    verbs = {option[0] for option in d.options}
    if duel_turn(s).target is not None and "buy" in verbs:
        raise Violation(f"seat {d.seat} may buy in a Confrontation")
    stored = s.piles[STORED + d.seat]
    must_play = [card for card in stored if storing(s).since[d.seat] < s.turn]
    if bool(must_play) == ("end" in verbs) or any(("play", card) not in d.options for card in must_play):
        raise Violation(f"seat {d.seat} has a stored card and may end the turn, or has none and may not")
    for option in d.options:
        if option[0] == "store" and (stored or not _may_assist(s, d.seat, option[1], sets)):
            raise Violation(f"{s.cards[option[1]].name} may be stored")


_CHECKS = {
    CONFRONT.name: _check_confront,
    TARGET_FOE.name: _check_foe,
    BLOCK_WITH.name: _check_block,
    ASSIST.name: _check_assist,
    MAIN_ACTION.name: _check_main,
}
