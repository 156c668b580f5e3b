"""What one seat may know, built up from nothing: an allow-list.

A view names cards, never their ids: an id would let its reader follow a hidden card through a
shuffle. It reads the game when it is asked, so that a bot pays only for what it looks at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

from archfoe.core.cards import PRIVATE_KIND, Card
from archfoe.core.decisions import ACTION, CardId, Decision, Kind, Reason
from archfoe.core.events import BOUGHT, CHALLENGED, POWER, TURN, Event
from archfoe.core.events import PLAYED as PLAYED_EVENT
from archfoe.core.game import Game
from archfoe.core.piles import (
    DECK,
    DISCARD,
    HAND,
    HEROES,
    IS_OPEN,
    KICKS,
    LINEUP,
    MAIN,
    ONGOING,
    PILES,
    PLAYED,
    POOL,
    SEATS,
    SET_ASIDE,
    STACK,
    UNDER,
    OwnPile,
    kind_of,
    owner_of,
)
from archfoe.core.state import State
from archfoe.games.shared.assists import ASSIST
from archfoe.games.shared.help import LATER
from archfoe.games.shared.piles import STORED
from archfoe.games.shared.scoring import scores
from archfoe.games.shared.turns import Turns
from archfoe.registry import GameType, game_of
from archfoe.table.happenings import Seen, seen_by
from archfoe.table.options_shown import Option, action_shown, option_shown
from archfoe.table.section import Section, section_of
from archfoe.table.view_data import plain_data
from archfoe.table.worlds import another_world

__all__ = ["Look", "Option", "Part", "Seen", "View", "spectator"]

P = ParamSpec("P")
T = TypeVar("T")

#: Piles whose order says nothing that anybody may know: they are shown sorted.
_UNORDERED: Final = (HAND, UNDER, POOL)


class Part(NamedTuple):
    """Power of this turn and the card that gave it."""

    card: Card | None
    n: int


def told_waiting(
    waiting: Mapping[int, Decision], teams: Sequence[int], active: int, seat: int | None
) -> tuple[int, ...]:
    """Who is asked something, as far as a seat may know."""
    if ASSIST not in [d.kind for d in waiting.values()]:
        return tuple(sorted(waiting))
    team = None if seat is None else teams[seat]
    told = [p for p, d in waiting.items() if d.kind is not ASSIST or teams[p] == team]
    seats = {*told, *(p for p in waiting if p == seat)}
    return tuple(sorted(seats)) or (active,)  # who is about to be done, as far as they can see


class View:
    """The game through the eyes of one seat, or of a spectator (`seat` None)."""

    __slots__ = ("_decision", "_game", "rules", "seat")

    def __init__(self, game: Game, seat: int | None, decision: Decision | None = None) -> None:
        rules = game.rules
        assert isinstance(rules, Turns)
        self._game, self.rules = game, rules
        self.seat = seat
        self._decision = decision

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self._game, self.seat, self._decision)

    # The table

    @property
    def own_piles(self) -> Mapping[int, OwnPile]:
        """What this game calls piles that only it has."""
        return self.game_type.piles

    @property
    def game_type(self) -> GameType:
        """The game that is played, to be asked for its words, its section and more."""
        return game_of(self.rules.options)

    @property
    def section(self) -> Section | None:
        """What this seat sees beside the common table, as it is now."""
        return section_of(self.game_type, Look(self))

    @property
    def mode(self) -> str:
        return self.rules.options.mode

    @property
    def variants(self) -> tuple[str, ...]:
        return self.rules.options.variants

    @property
    def players(self) -> int:
        return len(self._game.state.teams)

    @property
    def teams(self) -> tuple[int, ...]:
        return self._game.state.teams

    @property
    def turn(self) -> int:
        return self._game.state.turn

    @property
    def active(self) -> int:
        """Whose turn it is; between two turns, whose turn has just ended."""
        return self._game.state.active

    @property
    def between(self) -> bool:
        """Is no turn running?"""
        return self._game.state.between

    @property
    def over(self) -> bool:
        return self._game.state.over

    @property
    def winners(self) -> tuple[int, ...]:
        return self._game.state.winners

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who has been asked something and has not answered; foes are not told that a partner could help."""
        return told_waiting(self._game.waiting, self.teams, self.active, self.seat)

    def scores(self) -> list[int] | None:
        """Victory Points, once the game is over."""
        return scores(self._game.state, self.rules.options.carried) if self.over else None

    # Piles

    def pile(self, pile: int) -> list[Card | None]:
        """The cards of a pile, top of a deck first; None for each that this seat does not know."""
        s = self._game.state
        ids = s.piles[pile]
        if not ids:  # as most are, and all of seats at which nobody sits
            return []
        open_to_me = self._among(s.who_may_look(pile))
        cards = [s.defn(card) if open_to_me or self._sees(card) else None for card in ids]
        if kind_of(pile) in _UNORDERED and pile != HAND + (self.seat if self.seat is not None else -SEATS):
            return sorted(cards, key=lambda card: (card is None, card.name if card is not None else ""))
        return cards[::-1] if kind_of(pile) in (DECK, MAIN, STACK) else cards

    def size(self, pile: int) -> int:
        return len(self._game.state.piles[pile])

    def known(self, pile: int) -> list[Card]:
        """The cards of a pile that this seat knows."""
        return [card for card in self.pile(pile) if card is not None]

    def _sees(self, card: int) -> bool:
        return self._among(self._game.state.who_knows(card))

    def _among(self, seats: int) -> bool:
        """Is this seat one of them? A spectator knows what all seats know."""
        if self.seat is None:
            return seats == (1 << self.players) - 1
        return bool(seats >> self.seat & 1)

    @property
    def hand(self) -> list[Card]:
        return [] if self.seat is None else self.known(HAND + self.seat)

    @property
    def lineup(self) -> list[Card]:
        return self.known(LINEUP)

    @property
    def villain(self) -> Card | None:
        """The Super-Villain on top of the stack, if it lies face up."""
        s = self._game.state
        return s.cards[s.piles[STACK][-1]] if s.top_shown else None

    def discard(self, seat: int) -> list[Card]:
        return self.known(DISCARD + seat)

    def played(self, seat: int) -> list[Card]:
        return self.known(PLAYED + seat)

    def in_play(self, seat: int) -> list[Card]:
        return self.known(ONGOING + seat)

    def heroes(self, seat: int) -> list[Card]:
        return self.known(HEROES + seat)

    def owned(self, seat: int) -> list[Card]:
        """All that this seat knows a player to own, wherever it lies, by name; Super Heroes apart.

        What is gained is seen by all. Left out is what moved in secret: Secret Cards of others, and after cards of
        several hands were shuffled together, what these players may have given away or got.
        """
        s = self._game.state
        ids, cards, mixed = s.owned(seat), s.cards, s.mixed
        if mixed or s.piles[UNDER + seat]:  # which is rare
            gave = seat != self.seat and any(giver == seat and not self._sees(c) for c, (_, giver) in mixed.items())
            hidden = [c for c in ids if gave or c in mixed or cards[c].kind == PRIVATE_KIND]
            unknown = {c for c in hidden if not self._sees(c)}
            ids = [c for c in ids if c not in unknown]
        return sorted([cards[c] for c in ids], key=lambda card: card.name)  # their order would betray a deck

    def hero_down(self, seat: int) -> bool:
        return self._game.state.down[seat]

    # Characters and Confrontations

    @property
    def target(self) -> int | None:
        """Whose Character is being Confronted."""
        return self.rules.target(self._game.state)

    @property
    def blocks_left(self) -> int | None:
        """How many Block cards the Confronted team may still use, if there is a limit."""
        s = self._game.state
        left: int | None = s.fact("blocks_left")[s.teams[self.target]] if self.target is not None else None
        return left

    @property
    def out(self) -> tuple[int, ...]:
        """Who is out of the game."""
        return self._game.state.out

    @property
    def partners(self) -> tuple[int, ...]:
        """The seats whose hands this seat may see beside its own."""
        s = self._game.state
        me = self.seat
        return () if me is None else tuple([p for p, mask in enumerate(s.partners) if p != me and mask >> me & 1])

    def staged(self, seat: int) -> Card | None:
        """The figure that a player has now, where figures have stages; else None."""
        figures = self.known(HEROES + seat) if seat < self.players else []  # the ally of a game alone has none
        return figures[-1] if figures and figures[-1].stage else None

    def figure_cost(self, seat: int) -> int:
        """What it takes to defeat that figure now, with all that has been added."""
        return self.rules.figure_cost(self._game.state, seat)

    def lasting_cost(self, seat: int) -> int:
        """The same without what holds for this turn only, such as Blocks."""
        raised: tuple[int, ...] = self._game.state.fact("raised")
        return self.figure_cost(seat) - raised[seat]

    def place_in_order(self, seat: int) -> int:
        """The number on a player's turn token: 1 for who began."""
        first: int = self._game.state.fact("first", 0)
        return (seat - first) % self.players + 1

    # A board

    def at(self, seat: int) -> int | None:
        """The space of a Character; None before it is placed, and where there is no board."""
        return self._game.state.at[seat]

    def move(self, seat: int) -> int:
        """The Move that a seat can still spend this turn."""
        return max(self._game.state.moves[seat], 0)

    # Power and costs

    def power(self, seat: int | None = None) -> int:
        """What a seat can still spend this turn."""
        return self._game.state.power(self.active if seat is None else seat)

    def power_parts(self, seat: int) -> list[Part]:
        s = self._game.state
        return [Part(s.cards[card] if card >= 0 else None, n) for who, card, _, n in s.parts if who == seat]

    def power_doubled(self, seat: int) -> int:
        return self._game.state.doubled[seat]

    def power_spent(self, seat: int) -> int:
        return self._game.state.spent[seat]

    def spending(self, seat: int) -> list[Seen]:
        """What this turn's Power went to, with its `power`, or was lost to: then `n` is less than 0."""
        found = []
        for event in reversed(self._game.events):
            if event.what == TURN:
                break
            spent = event.power > 0 and event.what not in self.rules.held
            if event.seat == seat and (spent or (event.what == POWER and event.n < 0)):
                found.append(self._seen(event))
        return found[::-1]

    def plays(self) -> list[Card]:
        """What has been played this turn, in order, replays included."""
        s = self._game.state
        return [s.cards[card] for _, card in s.plays]

    def cost(self, card: Card) -> int:
        """What a card on the table costs the active player now; of several copies the cheapest."""
        s = self._game.state
        copies = [c for pile in self.rules.board_piles for c in s.piles[pile] if s.cards[c] is card]
        if copies:
            return min(self.rules.cost(s, s.active, c) for c in copies)
        return card.cost - sum(less for who, test, less in s.discounts if who == s.active and test(card))

    # What is asked

    @property
    def decision(self) -> Decision | None:
        """The raw question; options are ids and mean nothing to a player. Bots read the properties below."""
        if self._decision is not None:
            return self._decision
        return None if self.seat is None else self._game.waiting.get(self.seat)

    @property
    def asked(self) -> bool:
        return self.decision is not None

    def _question(self) -> Decision:
        decision = self._decision
        if decision is None and (decision := self.decision) is None:
            raise LookupError("this seat is not asked anything now")
        return decision

    @property
    def kind(self) -> Kind:
        decision = self._decision  # in place: this is asked very often
        return decision.kind if decision is not None else self._question().kind

    @property
    def least(self) -> int:
        return self._question().least

    @property
    def most(self) -> int:
        return self._question().most

    @property
    def ordered(self) -> bool:
        return self._question().ordered

    @property
    def choices(self) -> int:
        """How many options there are."""
        return len(self._question().options)

    @property
    def source(self) -> Card | None:
        """The card that asks; None if the rules do."""
        return self._card(self._question().source)

    @property
    def source_owner(self) -> int | None:
        """In whose pile the card lies that asks; None if it is nobody's, or the rules ask."""
        source = self._question().source
        return None if source < 0 else owner_of(self._game.state.where[source])

    @property
    def about(self) -> Card | None:
        """What the question is about: the card that is gained."""
        return self._card(self._question().about)

    @property
    def rule(self) -> str:
        """The rule or ruling behind the question."""
        d = self._question()
        return d.rule or self.rules.rule_of.get(d.kind.name, "")

    @property
    def last_help(self) -> bool:
        """Is the active player done, so that nobody is asked to assist again?"""
        d = self._question()
        return d.kind is ASSIST and LATER not in d.options

    @property
    def options(self) -> list[Option]:
        d = self._question()
        s, rules = self._game.state, self.rules
        if d.kind.of == ACTION:
            return [action_shown(s, rules, d.seat, option) for option in d.options]
        return [option_shown(s, rules, d, option) for option in d.options]

    def _card(self, card: int) -> Card | None:
        return self._game.state.cards[card] if card >= 0 else None

    def shown_by_parts(self) -> list[str]:
        """What variants show this seat of what they remember."""
        return [] if self.seat is None else self.rules.shown(self._game.state, self.seat)

    def why_not(self, verb: str, card: Card | None) -> Reason | None:
        """Why this seat may not play, buy or hunt a card now; None if it may. Variants may bring other verbs."""
        if self.seat is None:
            return Reason("A spectator does not act.", "")
        s = self._game.state
        if card is None:
            return self.rules.why_not(self._game, self.seat, verb, -1)
        foes = [DISCARD + seat for seat in range(self.players) if self.teams[seat] != self.teams[self.seat]]
        places = {
            "play": ([HAND + self.seat, STORED + self.seat], "in your hand", PLAYED_EVENT),
            "buy": ([LINEUP, KICKS, STACK, SET_ASIDE + self.seat, *self.rules.board_piles], "for sale", BOUGHT),
            "hunt": (foes, "in the discard pile of a foe", CHALLENGED),
        }
        piles, words, event = places.get(verb, (range(PILES), "in sight", PLAYED_EVENT))
        ids = [c for pile in piles for c in s.piles[pile] if s.cards[c] is card and self._sees(c)]
        if not ids:
            return Reason(f"{card.name} is not {words}.", self.rules.rule_of[event])
        reasons = [
            self.rules.why_not(self._game, self.seat, verb, c) for c in reversed(ids)
        ]  # a stack's top is its last
        return None if None in reasons else reasons[0]

    # What happened

    def events(self, since: int = 0) -> list[Seen]:
        """The log from an entry on, as this seat may see it."""
        seat, s, rule_of = self.seat, self._game.state, self.rules.rule_of
        return [seen_by(seat, event, s, rule_of) for event in self._game.events_from(since)]

    def _seen(self, event: Event) -> Seen:
        return seen_by(self.seat, event, self._game.state, self.rules.rule_of)

    def imagine(self, key: bytes) -> Game | None:
        """For search: the game with all that this seat cannot know dealt anew; None if that world does not fit."""
        return another_world(self._game, self.seat, key)

    def as_dict(self) -> dict[str, Any]:
        """All of it as values that JSON knows."""
        return plain_data(self)


def spectator(game: Game) -> View:
    return View(game, None)


class Look:
    """The eyes of a seat on what its game has beside the common table.

    A section tells only what lies open: it names piles that do, and asks rules about the position without holding it.
    """

    __slots__ = ("_game", "buyer", "rules", "view")

    def __init__(self, view: View) -> None:
        self._game = view._game
        self.view = view
        self.rules: Turns = view.rules
        self.buyer = view.active if view.seat is None else view.seat  # for whom costs are told

    def ask(self, rule: Callable[Concatenate[State, P], T], *args: P.args, **more: P.kwargs) -> T:
        """What a rule says of the position."""
        return rule(self._game.state, *args, **more)

    @property
    def at(self) -> Sequence[int | None]:
        """By seat: the space of its Character."""
        return self._game.state.at

    def open_pile(self, pile: int) -> Sequence[CardId]:
        assert IS_OPEN[pile]
        return self._game.state.piles[pile]

    def card(self, card: CardId) -> Card:
        return self._game.state.cards[card]

    def place(self, card: CardId) -> int:
        """The open pile in which a card lies."""
        pile = self._game.state.where[card]
        assert IS_OPEN[pile]
        return pile

    def cost(self, card: CardId) -> int:
        """What it costs the seat that looks; a spectator is told what the active player would pay."""
        return self.rules.cost(self._game.state, self.buyer, card)

    def why_not(self, verb: str, what: int) -> Reason | None:
        """Why the seat that looks cannot do something with a card or a space now."""
        return self.rules.why_not(self._game, self.buyer, verb, what)
