"""From a seat's view of a game to what is sent: the table, built as an allow-list out of what the seat may know.

Piles that lie open are read directly, since a view is built for every seat after every answer; all others
go through `View`, which knows what a seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from msgspec.structs import replace

from archfoe.core.cards import Card
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
    OWNED,
    PLAYED,
    REMOVED,
    SEATS,
    SET_ASIDE,
    SHELF,
    STACK,
    UNDER,
    WEAKNESSES,
)
from archfoe.core.slots import placed
from archfoe.games.shared.scoring import beside_cards, points_of, prizes, scores
from archfoe.registry import GameType
from archfoe.registry.faces import face
from archfoe.table.panel import ToldSection
from archfoe.table.section import Section
from archfoe.table.view import View
from archfoe.table.words.board import result_lines, score_lines
from archfoe.wire import shapes
from archfoe.wire.card_names import card_name
from archfoe.wire.front_page import front_page_of
from archfoe.wire.prompt import barred_of, prompt_of
from archfoe.wire.session import SentSession
from archfoe.wire.story import story_of

_PARTNER: Final = "partner"  # the eyes of all who see a hand and know nothing more of its owner's hidden cards
_PLAYS: Final = -1  # beside the piles: what was played this turn
DEFENSES: Final[tuple[Kind, ...]] = (DEFEND, DEFEND_TEAM)


#: The Line-Up, the stack that is always for sale, the Super-Villains.
Wares = tuple[list[shapes.ForSale | None], shapes.Stack | None, shapes.Stack | None]


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
        decision = None if seat is None else session.game.waiting.get(seat)
        self.view: View = View(session.game, seat, decision)
        self.eyes: int | str | None = seat
        self.names = session.names
        self.alike, self.before = session.alike, session.before
        self._card_names = session.cards.names
        self.state = session.game.state
        self.rules = self.view.rules
        self.buyer = self.state.active if seat is None else seat
        self.section = self.view.section

    def table(self, asked_at: int | None = 0) -> shapes.Table:
        """`asked_at` is the number that this seat's answer must carry; None: what it is asked is left out."""
        asks = asked_at is not None
        view, s, session = self.view, self.state, self.session
        piles = self._open_piles()
        lineup, kicks, villains = self._wares()
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
            story=story_of(session, self.seat, self.names, decks=self._has_record) if s.over else None,
            front_page=self.front_page() if s.over else None,
            waiting=self._waiting(),
            lineup=lineup,
            kicks=kicks,
            weaknesses=len(s.piles[WEAKNESSES]),
            main_deck=len(s.piles[MAIN]),
            villains=villains,
            destroyed=piles[DESTROYED],
            removed=piles[REMOVED],
            lent=piles[LENT],
            shelf=piles[SHELF],
            plays=piles[_PLAYS],
            seats=self._seats(),
            points=self._own_points(),
            partners=list(view.partners),
            section=self._section(),
            prompt=prompt_of(view, session.game, asked_at, self.names, self.section) if asked_at is not None else None,
            barred=barred_of(view, session.game, self.rules) if asks else [],
            notes=view.shown_by_parts(),
            undo=self._undo() if asks else None,
        )

    def front_page(self) -> shapes.FrontPage:
        """As spectators know the game: so it is the same for all."""
        return front_page_of(self.session)

    def _section(self) -> shapes.Section | None:
        session, game = self.session, self.session.game_type
        wire = wire_of(game)
        if wire is None:
            return told(game, self.view, self.section, self.names)
        return wire.section(self.view, self.section, self.names, session.told, self.alike)

    def _waiting(self) -> list[int]:
        """Who is asked; that somebody is asked for a Defense tells of one."""
        waiting = self.view.waiting
        if not self.hides_timing:
            return list(waiting)
        hidden = defenders(self.session.game)
        return [seat for seat in waiting if seat == self.seat or seat not in hidden]

    # Piles

    def _open_piles(self) -> dict[int, list[str]]:
        """The shared piles whose every card is named to everybody, and all that was played this turn."""
        alike = self.alike
        if "piles" not in alike:
            alike["piles"] = {pile: self._open(pile) for pile in (DESTROYED, REMOVED, LENT, SHELF)}
            alike["piles"][_PLAYS] = [self._card_names[card] for _, card in self.state.plays]
        found: dict[int, list[str]] = alike["piles"]
        return found

    def _open(self, pile: int) -> list[str]:
        assert IS_OPEN[pile]
        cards = self.state.piles[pile]
        return [self._card_names[card] for card in cards] if cards else []  # most are empty

    def _own(self, zone: str, seat: int) -> list[str]:
        """A pile of a seat that not every game has."""
        return [name for kind in self.session.own_kinds.get(zone, ()) for name in self._open(kind + seat)]

    def _hand(self, pile: int, unknown: shapes.Hand) -> shapes.Hand:
        """A pile of which a seat may know a part; `unknown` is what is sent to who knows none of it."""
        if not self._knows_some(pile):
            return unknown
        if self.seat is not None and pile == HAND + self.seat:  # as it is held
            return shapes.Hand([self._card_names[card] for card in self.state.piles[pile]], 0)
        known = [card_name(card) for card in self.view.known(pile)]
        return shapes.Hand(known, unknown.hidden - len(known))

    def _knows_some(self, pile: int) -> bool:
        """Could this seat know a card of a pile that does not lie open? Mostly not, and then nothing is looked at."""
        s = self.state
        if not s.piles[pile]:
            return False
        if self._among(s.who_may_look(pile)):  # one's own hand, and those of partners
            return True
        return bool(s.known) and pile in self._looked_into

    def _among(self, seats: int) -> bool:
        """Are these eyes among theirs? A spectator sees what all seats do, such as hands that lie open."""
        everybody = (1 << len(self.state.teams)) - 1
        return seats & everybody == everybody if self.seat is None else bool(seats >> self.seat & 1)

    @property
    def _looked_into(self) -> set[int]:
        """The hidden piles of which somebody knows a card."""
        s, alike = self.state, self.alike
        if "looked into" not in alike:
            alike["looked into"] = {s.where[card] for card in s.known}
        found: set[int] = alike["looked into"]
        return found

    def _wares(self) -> Wares:
        """What lies for sale beside a board: as it was for the last one who paid the same."""
        s, piles = self.state, self.state.piles
        lineup, kicks, stack = piles[LINEUP], piles[KICKS], piles[STACK]
        cards = lineup + kicks[-1:] + (stack[-1:] if s.top_shown else [])
        places = placed(s.slots, lineup)
        of = cards, self.rules.costs(s, self.buyer, cards), len(kicks), len(stack), places
        found: Wares | None = self.before.find("wares", of)
        if found is None:
            wares = [shapes.ForSale(self._card_names[card], cost) for card, cost in zip(cards, of[1], strict=True)]
            top = wares.pop() if s.top_shown else None
            kick = wares.pop() if kicks else None
            villains = shapes.Stack(len(stack), top) if stack else None
            sold = dict(zip(lineup, wares, strict=True))
            row = [sold.get(card) for card in places]
            row += [None] * (self.rules.lineup_size - len(row) if s.slots else 0)
            found = row, shapes.Stack(len(kicks), kick) if kicks else None, villains
            self.before.keep("wares", of, found)
        return found

    # Seats

    def _seats(self) -> list[shapes.Seat]:
        alike, key = self.alike, ("seats", self.counts_points)
        if key not in alike:
            alike[key] = self._open_seats()
        return [self._as_seen(seat) if self._sees_into(seat.seat) else seat for seat in alike[key]]

    def _own_points(self) -> int | None:
        s, seat = self.state, self.seat
        if seat is None or len(set(s.teams)) == 1:
            return None
        owned, what = frozenset(s.owned(seat)), ("points", seat)  # wherever it lies
        carried = self.session.options.carried
        of = owned, seat in s.out, beside_cards(s, seat)
        found: int | None = self.before.find(what, of)
        if found is None:
            found = self.before.keep(what, of, points_of(s, seat) + (carried[seat] if carried else 0))
        return found

    def _open_seats(self) -> list[shapes.Seat]:
        """The seats as everybody sees them."""
        s = self.state
        self._first = self.view.place_in_order(0)
        points: list[int] | list[None] = [None] * self.view.players
        won: list[int] | list[None] = points
        if s.over or self.counts_points:
            points = scores(s, self.session.options.carried)
        if s.over:
            won = prizes(s)
        return [self._open_seat(seat, points[seat], won[seat]) for seat in range(self.view.players)]

    def _open_seat(self, seat: int, points: int | None, won: int | None) -> shapes.Seat:
        """As it was in the position before, if all of it is."""
        s, figures = self.state, self.state.piles[HEROES + seat]
        figure = s.defn(figures[-1]) if figures else None
        staged = figure if figure is not None and figure.stage else None
        cost = self.rules.figure_cost(s, seat) if staged is not None else None
        played = s.piles[PLAYED + seat]
        parts = [part for part in s.parts if part[0] == seat or part[1] in played] if s.parts else []
        power = parts, s.raw[seat], s.doubled[seat], s.spent[seat]
        piles = list(map(tuple, s.piles[seat:OWNED:SEATS]))
        of = piles, power, s.down[seat], seat in s.out, cost, self._first, points, won
        found: shapes.Seat | None = self.before.find(("seat", seat), of)
        if found is None:
            found = self.before.keep(("seat", seat), of, self._new_seat(seat, staged, cost, points, won))
        return found

    def _new_seat(
        self, seat: int, staged: Card | None, cost: int | None, points: int | None, won: int | None
    ) -> shapes.Seat:
        s, view = self.state, self.view
        return shapes.Seat(
            seat=seat,
            team=s.teams[seat],
            figures=self._open(HEROES + seat),
            face_down=s.down[seat],
            out=seat in s.out,
            hand=shapes.Hand([], len(s.piles[HAND + seat])),
            deck=len(s.piles[DECK + seat]),
            deck_list=None,
            top_known=[],
            discard=self._open(DISCARD + seat),
            played=self._open(PLAYED + seat),
            gave=self._gave(seat),
            in_play=self._open(ONGOING + seat),
            under=shapes.Hand([], len(s.piles[UNDER + seat])),
            borrowed=self._open(BORROWED + seat),
            stored=self._own("stored", seat),
            trophies=self._own("trophies", seat),
            set_aside=self._open(SET_ASIDE + seat),
            next_levels=self._own("next_levels", seat),
            power=self._power(seat),
            character_cost=cost,
            printed_cost=None if staged is None else staged.cost,
            place_in_order=view.place_in_order(seat),
            prizes=won,
            score=points,
        )

    def _sees_into(self, seat: int) -> bool:
        """Could these eyes know a hidden card of a seat? Their own, those of a partner, or such as were shown."""
        s = self.state
        if self._among(s.partners[seat]):
            return True
        return bool(s.known) and not self._looked_into.isdisjoint((HAND + seat, DECK + seat, UNDER + seat))

    def _as_seen(self, shown: shapes.Seat) -> shapes.Seat:
        """With what these eyes know of the hidden cards there."""
        eyes = _PARTNER if self._sees_as_partner(shown.seat) else self.eyes
        what, of = (eyes, shown.seat), (shown, self._hidden(shown.seat))
        found: shapes.Seat | None = self.before.find(what, of)
        return found if found is not None else self.before.keep(what, of, self._with_own_knowledge(shown))

    def _sees_as_partner(self, seat: int) -> bool:
        """Is all that this seat knows of the hidden cards of another its hand, as every partner of it knows that?"""
        s = self.state
        if self.seat is None or seat == self.seat or not s.partners[seat] >> self.seat & 1:
            return False
        return not s.known or self._looked_into.isdisjoint((DECK + seat, UNDER + seat))

    def _hidden(self, seat: int) -> object:
        """The hidden cards of a seat and who knows them, as something that is the same as long as they are."""
        alike, what = self.alike, ("hidden", seat)
        if what not in alike:
            s = self.state
            of = [tuple(s.piles[kind + seat]) for kind in (DECK, HAND, UNDER)], s.known.copy(), s.partners
            found = self.before.find(what, of)
            alike[what] = found if found is not None else self.before.keep(what, of, object())
        return alike[what]

    def _with_own_knowledge(self, shown: shapes.Seat) -> shapes.Seat:
        seat = shown.seat
        hand, under = self._hand(HAND + seat, shown.hand), self._hand(UNDER + seat, shown.under)
        top = self._known_of_deck(seat)
        mine = seat == self.seat
        if not (mine or top or hand is not shown.hand or under is not shown.under):
            return shown
        return replace(shown, hand=hand, deck_list=self._deck_list(seat) if mine else None, top_known=top, under=under)

    def _deck_list(self, seat: int) -> list[str]:
        deck, what = tuple(self.state.piles[DECK + seat]), ("deck", seat)
        found: list[str] | None = self.before.find(what, deck)
        return found if found is not None else self.before.keep(what, deck, self.session.cards.sorted(deck))

    def _known_of_deck(self, seat: int) -> list[str | None]:
        """Cards of a deck that this seat has seen there, from the top down to the last of them."""
        if not self._knows_some(DECK + seat):
            return []
        names = [None if card is None else card_name(card) for card in self.view.pile(DECK + seat)]
        while names and names[-1] is None:
            names.pop()
        return names

    def _power(self, seat: int) -> shapes.Power:
        s, names = self.state, self._card_names
        parts = [shapes.PowerPart(names[card] if card >= 0 else None, n) for who, card, _, n in s.parts if who == seat]
        return shapes.Power(s.power(seat), parts, s.doubled[seat], s.spent[seat])

    def _gave(self, seat: int) -> list[int | None]:
        """What each card that a seat has played gave to whose turn it is: an Assist gives to a partner."""
        given: dict[int, int] = {}
        for _, card, _, n in self.state.parts:
            given[card] = given.get(card, 0) + n
        return [given.get(card) for card in self.state.piles[PLAYED + seat]]

    # The rest

    def _result(self) -> list[str]:
        names = self.names
        return [
            *result_lines(self.session, self.seat, names),
            *(line.strip() for line in score_lines(self.session, names)),
        ]

    @property
    def _has_record(self) -> bool:
        """Those who play are given the record, so all that they own may be shown to them."""
        return self.seat is not None

    def _undo(self) -> str | None:
        if self.seat is None or (last := self.session.last_answer(self.seat)) is None:
            return None
        return self.session.barrier_since(last, self.seat) or ""


# What a game sends beside the common table


class WireSection(Protocol):
    """Makes a game's own part of what is sent out of what a seat sees."""

    def section(
        self,
        view: View,
        section: Section | None,
        names: Sequence[str],
        kept: dict[Any, Any],
        alike: dict[Any, Any],
    ) -> shapes.Section | None:
        """`kept` is a place for what was said before in this game and does not change.

        `alike` is one for what more than one seat is told of this position: empty in the next.
        """
        ...


def wire_of(game: GameType) -> WireSection | None:
    """Its own part of what is sent to a page; None: the common table is all."""
    made: WireSection | None = face(game, "wire", None)
    return made


def told(game: GameType, view: View, section: Section | None, names: Sequence[str]) -> shapes.Told | None:
    """The part of a game that sends none of its own making."""
    if not isinstance(section, ToldSection):
        return None
    return shapes.Told(game.name, section.lines(names), section.panel(view.options if view.asked else ()))
