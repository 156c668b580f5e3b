"""From a seat's view of a game to what is sent: the table, built as an allow-list out of what the seat may know.

Piles that lie open are read directly, since a view is built for every seat after every answer; all others
go through `View`, which knows what a seat may see.
"""

from __future__ import annotations

from typing import Final

from archfoe.core.decisions import DEFEND, DEFEND_TEAM, Kind
from archfoe.core.game import Game
from archfoe.core.piles import (
    BORROWED,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HEROES,
    IS_OPEN,
    KICKS,
    LENT,
    LINEUP,
    MAIN,
    ONGOING,
    PLAYED,
    REMOVED,
    SET_ASIDE,
    SHELF,
    STACK,
    UNDER,
    WEAKNESSES,
)
from archfoe.games.shared.scoring import prizes, scores
from archfoe.table.view import View
from archfoe.table.words.board import result_lines, score_lines
from archfoe.wire import shapes
from archfoe.wire.card_names import card_name
from archfoe.wire.prompt import barred_of, prompt_of
from archfoe.wire.section import Sections
from archfoe.wire.session import SentSession

DEFENSES: Final[tuple[Kind, ...]] = (DEFEND, DEFEND_TEAM)


def defenders(game: Game) -> list[int]:
    """The seats that are asked for a Defense."""
    return [seat for seat, decision in game.waiting.items() if decision.kind in DEFENSES]


class TableWire:
    """Builds what one seat, or a spectator (`seat` None), is sent of a position."""

    def __init__(
        self, session: SentSession, seat: int | None, *, counts_points: bool = False, hides_timing: bool = False
    ) -> None:
        """`hides_timing`: nobody is told that somebody else is asked for a Defense."""
        self.session, self.seat = session, seat
        self.counts_points, self.hides_timing = counts_points, hides_timing
        self.view: View = session.view(seat)
        self.names = session.names
        self.state = session.game.state
        self.rules = self.view.rules
        self.buyer = self.state.active if seat is None else seat
        self.section = self.view.section

    def table(self, asked_at: int = 0) -> shapes.Table:
        """`asked_at` is the number that this seat's answer must carry."""
        view, s, session = self.view, self.state, self.session
        wire = view.game_type.wire()
        own = Sections() if wire is None else wire.sections(view, self.section, self.names, session.told)
        return shapes.Table(
            seat=self.seat,
            mode=view.mode,
            variants=list(view.variants),
            turn=s.turn,
            active=s.active,
            between=s.between,
            over=s.over,
            winners=list(s.winners),
            result=self._result() if s.over else [],
            waiting=self._waiting(),
            lineup=self._wares(LINEUP),
            kicks=self._stack(KICKS),
            weaknesses=len(s.piles[WEAKNESSES]),
            main_deck=len(s.piles[MAIN]),
            villains=self._super_villains(),
            destroyed=self._open(DESTROYED),
            removed=self._open(REMOVED),
            lent=self._open(LENT),
            shelf=self._open(SHELF),
            plays=[session.cards.names[card] for _, card in s.plays],
            seats=self._seats(),
            partners=list(view.partners),
            confrontation=own.confrontation,
            city=own.city,
            prompt=prompt_of(view, session.game, asked_at, self.names, self.section),
            barred=barred_of(view, session.game, self.rules),
            undo=self._undo(),
        )

    def _waiting(self) -> list[int]:
        """Who is asked; that somebody is asked for a Defense tells of one."""
        waiting = self.view.waiting
        if not self.hides_timing:
            return list(waiting)
        hidden = defenders(self.session.game)
        return [seat for seat in waiting if seat == self.seat or seat not in hidden]

    # Piles

    def _open(self, pile: int) -> list[str]:
        assert IS_OPEN[pile]
        cards = self.state.piles[pile]
        if not cards:  # as most are
            return []
        names = self.session.cards.names
        return [names[card] for card in cards]

    def _own(self, zone: str, seat: int) -> list[str]:
        """A pile of a seat that not every game has."""
        own = self.view.own_piles
        return [name for kind, pile in own.items() if pile.zone == zone for name in self._open(kind + seat)]

    def _hand(self, pile: int) -> shapes.Hand:
        """A pile of which a seat may know a part."""
        size = len(self.state.piles[pile])
        if not size or not self._knows_some(pile):
            return shapes.Hand([], size)
        known = [card_name(card) for card in self.view.known(pile)]
        return shapes.Hand(known, size - len(known))

    def _knows_some(self, pile: int) -> bool:
        """Could this seat know a card of a pile that does not lie open? Mostly not, and then nothing is looked at."""
        s = self.state
        if self.seat is not None and s.who_may_look(pile) >> self.seat & 1:  # one's own hand, and those of partners
            return True
        return bool(s.known) and any(s.where[card] == pile for card in s.known)

    def _wares(self, pile: int) -> list[shapes.ForSale]:
        assert IS_OPEN[pile]
        return [self._ware(card) for card in self.state.piles[pile]]

    def _ware(self, card: int) -> shapes.ForSale:
        return shapes.ForSale(self.session.cards.names[card], self.rules.cost(self.state, self.buyer, card))

    def _stack(self, pile: int) -> shapes.Stack | None:
        assert IS_OPEN[pile]
        cards = self.state.piles[pile]
        return shapes.Stack(len(cards), self._ware(cards[-1])) if cards else None

    def _super_villains(self) -> shapes.Stack | None:
        s = self.state
        left = len(s.piles[STACK])
        return shapes.Stack(left, self._ware(s.piles[STACK][-1]) if s.top_shown else None) if left else None

    # Seats

    def _seats(self) -> list[shapes.Seat]:
        s = self.state
        points: list[int] | list[None] = [None] * self.view.players
        won: list[int] | list[None] = points
        if s.over or self.counts_points:
            points = scores(s, self.session.options.carried)
        if s.over:
            won = prizes(s)
        return [self._seat(seat, points[seat], won[seat]) for seat in range(self.view.players)]

    def _seat(self, seat: int, points: int | None, won: int | None) -> shapes.Seat:
        s, view, cards = self.state, self.view, self.session.cards
        mine = seat == self.seat
        character = view.character(seat)
        return shapes.Seat(
            seat=seat,
            team=s.teams[seat],
            figures=self._open(HEROES + seat),
            face_down=s.down[seat],
            out=seat in s.out,
            hand=self._hand(HAND + seat),
            deck=len(s.piles[DECK + seat]),
            deck_list=cards.sorted(s.piles[DECK + seat]) if mine else None,
            top_known=self._known_of_deck(seat),
            discard=self._open(DISCARD + seat),
            played=self._open(PLAYED + seat),
            in_play=self._open(ONGOING + seat),
            under=self._hand(UNDER + seat),
            borrowed=self._open(BORROWED + seat),
            stored=self._own("stored", seat),
            trophies=self._own("trophies", seat),
            set_aside=self._open(SET_ASIDE + seat),
            next_levels=self._own("next_levels", seat),
            power=self._power(seat),
            character_cost=None if character is None else view.character_cost(seat),
            printed_cost=None if character is None else character.cost,
            place_in_order=view.place_in_order(seat),
            prizes=won,
            score=points,
        )

    def _known_of_deck(self, seat: int) -> list[str | None]:
        """Cards of a deck that this seat has seen there, from the top down to the last of them."""
        if not self._knows_some(DECK + seat):
            return []
        names = [None if card is None else card_name(card) for card in self.view.pile(DECK + seat)]
        while names and names[-1] is None:
            names.pop()
        return names

    def _power(self, seat: int) -> shapes.Power:
        s, names = self.state, self.session.cards.names
        parts = [shapes.PowerPart(names[card] if card >= 0 else None, n) for who, card, _, n in s.parts if who == seat]
        return shapes.Power(s.power(seat), parts, s.doubled[seat], s.spent[seat])

    # The rest

    def _result(self) -> list[str]:
        names = self.names
        return [
            *result_lines(self.session, self.seat, names),
            *(line.strip() for line in score_lines(self.session, names)),
        ]

    def _undo(self) -> str | None:
        if self.seat is None or all(who != self.seat for who, _ in self.session.game.record):
            return None
        return self.session.undo_barrier(self.seat) or ""
