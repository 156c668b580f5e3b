"""Rebirth as a contest: two teams of two, or each for himself. Defeated Villains count for who defeated them."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.decisions import CardId, Seat
from archfoe.core.effects import Discard
from archfoe.core.events import ENTERED
from archfoe.core.facts import Facts, changed
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import HAND, MAIN, REMOVED, SPACE, TROPHIES
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.facts import city, own_city
from archfoe.games.city.ring import SLOTS, at_destination
from archfoe.games.city.rule_ids import CONTEST_RULES
from archfoe.games.city.rules import Rebirth
from archfoe.games.city.tables.facts import ContestFacts, own_contest
from archfoe.games.city.threat import COMPETITIVE_TRACK, FORTIFIED, LEADER_LOSES
from archfoe.games.city.track import Track
from archfoe.games.city.villains import Assault
from archfoe.games.options import Options
from archfoe.games.shared.storing import StoredAssist

TO_DEFEAT = 5  # Super-Villains, by all players together


class Versus(Rebirth):
    """Teams alternate; an Assist or a Defense helps the teammate only."""

    rule_of = CONTEST_RULES
    hits_at_once = False  # ruling RB-29

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.track = Track(COMPETITIVE_TRACK)

    def table_facts(self) -> Facts | None:
        return ContestFacts()

    # Setting up

    def open_city(self, game: Game) -> None:
        """Villains do not begin in the city: they are shuffled back into what is left of the first stack (RB-16)."""
        s = game.state
        aside = []
        for space in SLOTS:
            while s.cards[s.piles[MAIN][-1]].type == VILLAIN:
                aside.append(s.piles[MAIN][-1])
                s.put(aside[-1], REMOVED)
            card = s.piles[MAIN][-1]
            s.put(card, SPACE + space)
            game.tell(ENTERED, -1, (card,), n=space, rule=self.rule_of["opening"])
        self._shuffle_back(s, aside)

    def _shuffle_back(self, s: State, cards: list[CardId]) -> None:
        for card in cards:
            s.put(card, MAIN)
        below = sum((city(s).stacks or ())[:-1])
        deck = s.own(MAIN)
        rest = deck[below:]
        s.shuffle(rest)
        deck[below:] = rest
        s.forget(rest)

    def choose_first(self, game: Game) -> None:
        """Chance decides."""
        s = game.state
        s.active = own_city(s).first = s.number(len(s.teams))
        s.agenda.append(("start_turn",))

    # Villains

    def one_by_one(self, me: Player, assault: Assault) -> bool:
        """Always: what hands hold is hidden, and must not be seen from it."""
        return True

    def next_victim(self, me: Player, open_: Sequence[Seat]) -> Seat:
        """Foes agree on no order: it is that of their turns."""
        return open_[0]

    def take_away(self, me: Player, card: CardId) -> None:
        """To the score pile, with a point more if it was fortified."""
        s = me.s
        if self.works(s, FORTIFIED) and at_destination(s, card):
            own = own_contest(s)
            own.bonus = changed(own.bonus, me.seat, own.bonus[me.seat] + 1)
        super().take_away(me, card)
        s.put(card, TROPHIES + me.seat)

    def surcharge(self, s: State, card: CardId) -> int:
        return super().surcharge(s, card) + (self.works(s, FORTIFIED) and at_destination(s, card))

    def one_shot(self, game: Game, rule: str) -> None:
        if rule != LEADER_LOSES:
            super().one_shot(game, rule)
            return
        s = game.state
        felled = [sum(s.cards[c].super_villain for c in s.piles[TROPHIES + seat]) for seat in range(len(s.teams))]
        for player in Player(game, s.active).everyone:
            leads = felled[player.seat] == max(felled) > 0
            Discard(2 if leads else 1).do(player)

    # The end

    def won(self, s: State) -> bool:
        """Nobody wins by a deed: points decide."""
        return False

    def fell(self, me: Player, card: CardId, space: int) -> None:
        super().fell(me, card, space)
        if city(me.s).defeated >= TO_DEFEAT:
            self.finish(me.game, self.rule_of["five defeated"])

    def run_out(self, game: Game, rule: str) -> None:
        self.finish(game, rule)


class FreeForAll(StoredAssist, Versus):
    """Each for himself: an Assist card waits for the own next turn."""

    def helpers(self, s: State, seat: Seat) -> list[Seat]:
        return []

    def storable(self, s: State, seat: Seat) -> list[CardId]:
        return [card for card in s.piles[HAND + seat] if s.cards[card].assist]
