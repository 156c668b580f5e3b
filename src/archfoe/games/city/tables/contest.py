"""Rebirth as a contest: two teams of two, or each for himself. Defeated Villains count for who defeated them."""

# mypy: no-warn-return-any
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.decisions import CardId, Seat
from archfoe.core.facts import Facts, changed
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import MAIN, REMOVED, SEATS
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.events import ENTERED
from archfoe.games.city.facts import TABLE, city, own_city
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import SLOTS, is_home
from archfoe.games.city.rule_ids import CONTEST_RULES
from archfoe.games.city.rules import CityPart
from archfoe.games.city.threat import FORTIFIED
from archfoe.games.shared.parts import Task
from archfoe.games.shared.piles import TROPHIES

TO_DEFEAT: Final = 5  # Super-Villains, by all players together


_EACH: Final = (0,) * SEATS


class ContestFacts(Facts):
    room: ClassVar[str] = "contest"

    bonus: tuple[int, ...] = _EACH  # seat -> points for fortified Villains

    def points(self, seat: int) -> int:
        return self.bonus[seat]


def own_contest(s: State) -> ContestFacts:
    return s.own_facts(TABLE)


class Contest(CityPart):
    """Teams alternate; an Assist or a Defense helps the teammate only."""

    rule_ids: ClassVar[Mapping[str, str]] = CONTEST_RULES
    slot: int = TABLE
    hides_hands: ClassVar[bool] = True  # ruling RB-29

    def new_facts(self) -> ContestFacts:
        return ContestFacts()

    # Setting up

    def instead_of_opening(self, game: Game) -> bool:
        """Villains do not begin in the city: they are shuffled back into what is left of the first stack (RB-16)."""
        s = game.state
        aside = []
        for space in SLOTS:
            while s.cards[s.piles[MAIN][-1]].type == VILLAIN:
                aside.append(s.piles[MAIN][-1])
                s.put(aside[-1], REMOVED)
            card = s.piles[MAIN][-1]
            s.put(card, SPACE + space)
            game.tell(ENTERED, -1, (card,), n=space, rule=self.rules.rule_of["opening"])
        self._shuffle_back(s, aside)
        return True

    def _shuffle_back(self, s: State, cards: list[CardId]) -> None:
        for card in cards:
            s.put(card, MAIN)
        below = sum((city(s).stacks or ())[:-1])
        deck = s.own(MAIN)
        rest = deck[below:]
        s.shuffle(rest)
        deck[below:] = rest
        s.forget(rest)

    def tasks(self) -> dict[str, Task]:
        return {"choose_first": self.choose_first}

    def choose_first(self, game: Game) -> None:
        """Chance decides."""
        s = game.state
        s.active = own_city(s).first = s.number(len(s.teams))
        s.agenda.append(("start_turn",))

    # Villains

    def after_fell(self, me: Player, card: CardId, space: int) -> None:
        """To the score pile, with a point more if it was fortified; five Super-Villains end the game."""
        s = me.s
        if self._fortified(s, card, space):
            own = own_contest(s)
            own.bonus = changed(own.bonus, me.seat, own.bonus[me.seat] + 1)
        s.put(card, TROPHIES + me.seat)
        if city(s).defeated >= TO_DEFEAT:
            self.rules.finish(me.game, self.rules.rule_of["five defeated"])

    def _fortified(self, s: State, card: CardId, space: int) -> bool:
        return self.rules.works(s, FORTIFIED) and is_home(s, card, space)

    def surcharge(self, s: State, card: CardId, more: int) -> int:
        return more + self._fortified(s, card, s.where[card] - SPACE)

    # The end

    def won(self, s: State, so_far: bool) -> bool:
        """Nobody wins by a deed: points decide."""
        return False


class EachAlone(CityPart):
    """Each for himself: an Assist card waits for the own next turn."""

    def helpers(self, s: State, seat: Seat, helpers: list[Seat]) -> list[Seat]:
        return []
