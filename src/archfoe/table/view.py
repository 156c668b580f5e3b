"""What one seat may know, built up from nothing: an allow-list.

A view names cards, never their ids: an id would let its reader follow a hidden card through a
shuffle. It reads the game when it is asked, so that a bot pays only for what it looks at.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from archfoe.core.abilities import Use
from archfoe.core.cards import Card
from archfoe.core.city import ally_of, facts_of_city, is_location, turn_of_city
from archfoe.core.decisions import ACTION, ASSIST, CARD, PILE, SEAT, SPACE_OPTION, Decision, Kind
from archfoe.core.effects.base import Ability
from archfoe.core.events import BOUGHT, HUNTED, POWER, SPENDING, TURN, Event
from archfoe.core.events import PLAYED as PLAYED_EVENT
from archfoe.core.facts import fact
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import (
    BASICS,
    DECK,
    DISCARD,
    HAND,
    HEROES,
    KICKS,
    LINEUP,
    MAIN,
    ONGOING,
    PILES,
    PLAYED,
    POOL,
    SEATS,
    SET_ASIDE,
    SPACE,
    SPACES,
    STACK,
    STORED,
    UNDER,
    kind_of,
    owner_of,
)
from archfoe.core.reason import Reason
from archfoe.games.city.tiles import TILES
from archfoe.games.duel.rules import DuelRules
from archfoe.games.shared.help import LATER
from archfoe.games.shared.scoring import scores
from archfoe.games.shared.turns import Turns
from archfoe.registry import GameType, game_of
from archfoe.table.view_data import plain_data
from archfoe.table.worlds import another_world

#: Piles whose order says nothing that anybody may know: they are shown sorted.
_UNORDERED = (HAND, UNDER, POOL)
#: What is done in, or on the way to, a space of the city.
SPACE_ACTIONS = ("walk", "lead", "location", "rebuild", "light", "rescue", "board")


class Option(NamedTuple):
    """One thing that may be chosen: what it is, which card, from where."""

    what: str  # "play", "buy", "use", "end", or the sort of option: "card", "pile", "seat", "word"
    card: Card | None = None
    pile: int | None = None  # where the card lies, or the pile itself
    seat: int | None = None  # the seat that is meant: whom a Defense protects, who is chosen
    word: str = ""  # a key, a card type or the name of a Location
    cost: int | None = None  # what it costs now, if it is bought
    use: Use | None = None  # the ability that is used: a card may have several
    effect: Ability = None  # what would be done: an offer of a card, or one of its choices


class Part(NamedTuple):
    """Power of this turn and the card that gave it."""

    card: Card | None
    n: int


class Seen(NamedTuple):
    """An event as a seat sees it: cards by definition, or only how many there were."""

    what: str
    seat: int
    cards: tuple[Card, ...]
    hidden: int  # how many cards the seat may not see
    pile: int
    n: int
    other: int
    source: Card | None
    note: str
    rule: str
    power: int = 0


class View:
    """The game through the eyes of one seat, or of a spectator (`seat` None)."""

    __slots__ = ("_decision", "_game", "seat")

    def __init__(self, game: Game, seat: int | None, decision: Decision | None = None) -> None:
        self._game = game
        self.seat = seat
        self._decision = decision

    # The table

    @property
    def _mode(self) -> Turns:
        mode = self._game.mode
        assert isinstance(mode, Turns)
        return mode

    @property
    def mode(self) -> str:
        return self._mode.options.mode

    @property
    def game_type(self) -> GameType:
        """The game that is played: what a program may ask it."""
        return game_of(self._mode.options)

    @property
    def variants(self) -> tuple[str, ...]:
        return self._mode.options.variants

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
        waiting = self._game.waiting
        if all(d.kind is not ASSIST for d in waiting.values()):
            return tuple(sorted(waiting))
        team = None if self.seat is None else self.teams[self.seat]
        told = [p for p, d in waiting.items() if d.kind is not ASSIST or self.teams[p] == team]
        seats = {*told, *(p for p in waiting if p == self.seat)}
        return tuple(sorted(seats)) or (self.active,)  # who is about to be done, as far as they can see

    def scores(self) -> list[int] | None:
        """Victory Points, once the game is over."""
        return scores(self._game.state, self._mode.options.carried) if self.over else None

    # Piles

    def pile(self, pile: int) -> list[Card | None]:
        """The cards of a pile, top of a deck first; None for each that this seat does not know."""
        s = self._game.state
        ids = s.piles[pile]
        if not ids:  # as most are, and all of seats at which nobody sits
            return []
        open_to_me = self._among(s.lookers(pile))
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
        return self._among(self._game.state.seers(card))

    def _among(self, seers: int) -> bool:
        """Is this seat one of them? A spectator knows what all seats know."""
        if self.seat is None:
            return seers == (1 << self.players) - 1
        return bool(seers >> self.seat & 1)

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

    def hero_down(self, seat: int) -> bool:
        return self._game.state.down[seat]

    # Characters and Confrontations

    @property
    def target(self) -> int | None:
        """Whose Character is being Confronted."""
        return self._game.mode.target(self._game.state)

    @property
    def blocks_left(self) -> int | None:
        """How many Block cards the Confronted team may still use, if there is a limit."""
        s = self._game.state
        left: int | None = fact(s, "blocks_left")[s.teams[self.target]] if self.target is not None else None
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
        return () if me is None else tuple(p for p, mask in enumerate(s.partners) if p != me and mask >> me & 1)

    def character(self, seat: int) -> Card | None:
        """The Level that a player has now; None in games without Characters."""
        figures = self.known(HEROES + seat) if seat < self.players else []  # the ally of a game alone has none
        return figures[-1] if figures and figures[-1].character else None

    def character_cost(self, seat: int) -> int:
        """What it takes to defeat a Character now, with all that has been added."""
        mode = self._mode
        assert isinstance(mode, DuelRules)
        return mode.character_cost(self._game.state, seat)

    def place_in_order(self, seat: int) -> int:
        """The number on a player's turn token: 1 for who began."""
        first: int = fact(self._game.state, "first", 0)
        return (seat - first) % self.players + 1

    # The city

    @property
    def threat(self) -> int:
        city = facts_of_city(self._game.state)
        return 0 if city is None else city.threat

    @property
    def clock(self) -> int | None:
        """The box of the clock, from 1 to 3, once it runs."""
        city = facts_of_city(self._game.state)
        return None if city is None or city.clock is None else city.clock[1]

    @property
    def contained(self) -> Card | None:
        city = facts_of_city(self._game.state)
        return None if city is None or city.contained is None else self._game.state.cards[city.contained]

    @property
    def defeated(self) -> int:
        """How many Super-Villains the team has defeated."""
        city = facts_of_city(self._game.state)
        return 0 if city is None else city.defeated

    @property
    def ally(self) -> int | None:
        """The space of the ally of a solo game, if one is in the city."""
        return ally_of(self._game.state)

    def at(self, seat: int) -> int | None:
        """The space of a Character; None before it is placed."""
        return self._game.state.at[seat]

    def tile(self, space: int) -> str:
        """The name of the tile on a Location, "" in a slot."""
        city = facts_of_city(self._game.state)
        return TILES[city.tiles[space // 2][0]].name if city is not None and is_location(space) else ""

    def damage(self, space: int) -> int | None:
        """Of a Location; None if it is destroyed."""
        city = facts_of_city(self._game.state)
        return 0 if city is None else None if city.is_destroyed(space) else city.damage[space]

    def move(self, seat: int) -> int:
        """The Move that a seat can still spend this turn."""
        return max(self._game.state.moves[seat], 0)

    def reach(self, seat: int) -> int:
        """How far away a seat may buy this turn; 0 is the space of its Character."""
        turn = turn_of_city(self._game.state)
        return 0 if turn is None else turn.reach[seat]

    def goods(self, space: int, seat: int) -> list[tuple[Card, int]]:
        """What a seat could buy in a space if its Character were there, with its cost."""
        s = self._game.state
        cards = list(s.piles[SPACE + space])
        turn = turn_of_city(s)
        if is_location(space) and (turn is None or space not in turn.bought_basics):
            cards += s.piles[BASICS + space // 2][-1:]
        return [(s.cards[card], self._cost_there(card, space, seat)) for card in cards]

    def _cost_there(self, card: int, space: int, seat: int) -> int:
        s = self._game.state
        cost = self._mode.cost(s, seat, card)
        turn = turn_of_city(s)
        if turn is not None and s.cards[card].type == VILLAIN and s.at[seat] != space:
            cost -= turn.cheaper_here[seat]  # what holds for one's own space would hold there
            cost -= turn.cheaper_supers_here[seat] if s.cards[card].super_villain else 0
        return max(cost, 0)

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
            spent = event.what in SPENDING and event.power > 0
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
        copies = [c for pile in s.piles[SPACE:] for c in pile if s.cards[c] is card]
        if copies:
            return min(self._mode.cost(s, s.active, c) for c in copies)
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
        decision = self.decision
        if decision is None:
            raise LookupError("this seat is not asked anything now")
        return decision

    @property
    def kind(self) -> Kind:
        return self._question().kind

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
    def about(self) -> Card | None:
        """What the question is about: the card that is gained."""
        return self._card(self._question().about)

    @property
    def rule(self) -> str:
        """The rule or ruling behind the question."""
        d = self._question()
        return d.rule or self._mode.rule_of.get(d.kind.name, "")

    @property
    def last_help(self) -> bool:
        """Is the active player done, so that nobody is asked to assist again?"""
        d = self._question()
        return d.kind is ASSIST and LATER not in d.options

    @property
    def options(self) -> list[Option]:
        d = self._question()
        return [self._option(d, option) for option in d.options]

    def _card(self, card: int) -> Card | None:
        return self._game.state.cards[card] if card >= 0 else None

    def _option(self, d: Decision, option: Any) -> Option:
        s = self._game.state
        of = d.kind.of
        if of == CARD:
            return Option("card", s.defn(option), None if d.kind.played else s.where[option])
        if of == ACTION:
            what, card = option[0], option[1] if len(option) > 1 else -1
            if what in SPACE_ACTIONS:  # a step from where the Character or the ally is, or a space
                start = {"walk": s.at[d.seat] or 0, "lead": ally_of(s) or 0}.get(what, 0)
                space = (start + card) % SPACES
                return Option(what, pile=SPACE + space, word=self.tile(space))
            if card < 0:
                return Option(what)
            if what in ("buy", "hunt"):
                cost = self._mode.cost(s, d.seat, card)
                return Option(what, s.cards[card], s.where[card], cost=cost)
            if what == "use":
                return Option(what, s.defn(card), s.where[card], use=s.defn(card).uses[option[2]])
            seat = option[2] if what == "defend" else None
            return Option(what, s.defn(card), s.where[card], seat)
        if of == PILE:
            return Option("pile", pile=option, seat=owner_of(option))
        if of == SEAT:
            return Option("seat", seat=option)
        if of == SPACE_OPTION:
            return Option("space", pile=SPACE + option)
        return Option("word", word=option) if isinstance(option, str) else Option("word", effect=option)

    def why_not(self, verb: str, card: Card) -> Reason | None:
        """Why this seat may not play, buy or hunt a card now; None if it may."""
        if self.seat is None:
            return Reason("A spectator does not act.", "")
        s = self._game.state
        foes = [DISCARD + seat for seat in range(self.players) if self.teams[seat] != self.teams[self.seat]]
        places = {
            "play": ([HAND + self.seat, STORED + self.seat], "in your hand", PLAYED_EVENT),
            "buy": ([LINEUP, KICKS, STACK, SET_ASIDE + self.seat, *range(SPACE, PILES)], "for sale", BOUGHT),
            "hunt": (foes, "in the discard pile of a foe", HUNTED),
        }
        piles, words, event = places[verb]
        ids = [c for pile in piles for c in s.piles[pile] if s.cards[c] is card and self._sees(c)]
        if not ids:
            return Reason(f"{card.name} is not {words}.", self._mode.rule_of[event])
        reasons = [
            self._mode.barred(self._game, self.seat, verb, c) for c in reversed(ids)
        ]  # a stack's top is its last
        return None if None in reasons else reasons[0]

    # What happened

    def events(self, since: int = 0) -> list[Seen]:
        """The log from an entry on, as this seat may see it."""
        return [self._seen(event) for event in self._game.events_from(since)]

    def _seen(self, event: Event) -> Seen:
        s = self._game.state
        everybody = (1 << self.players) - 1
        if self.seat is None:
            visible = event.seers & everybody == everybody
        else:
            visible = bool(event.seers >> self.seat & 1)
        return Seen(
            event.what,
            event.seat,
            tuple(s.cards[card] for card in event.cards) if visible else (),
            0 if visible else len(event.cards),
            event.pile,
            event.n,
            event.other,
            self._card(event.source),
            event.note,
            event.rule or self._mode.rule_of.get(event.what, ""),
            event.power,
        )

    def imagine(self, key: bytes) -> Game | None:
        """For search: the game with all that this seat cannot know dealt anew; None if that world does not fit."""
        return another_world(self._game, self.seat, key)

    def as_dict(self) -> dict[str, Any]:
        """All of it as values that JSON knows."""
        return plain_data(self)


def spectator(game: Game) -> View:
    return View(game, None)
