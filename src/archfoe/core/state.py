"""What a game is between two tasks: ints in piles, small facts, tasks to come. Knows no rules, holds no log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from archfoe.core.card import Card, CardTable, with_text_of
from archfoe.core.chance import digest, permute
from archfoe.core.compiling import fill
from archfoe.core.errors import Exploded
from archfoe.core.facts import TURN, Facts
from archfoe.core.piles import (
    DECK,
    DISCARD,
    HAND,
    HEROES,
    IS_DECK,
    IS_OPEN,
    LINEUP,
    ONGOING,
    OWNED,
    PILES,
    SEATS,
    STACK,
    UNDER,
)
from archfoe.core.slots import placed

Task = tuple[Any, ...]

#: Every object of facts is used by a copy as well.
_ALL_LENT: Final = -1
#: Derived or shared by copies, so no part of what a state is.
_NOT_COMPARED: Final = frozenset({"found", "card_table", "mine", "lent", "costs"})
_FOUND_AGAIN: Final = frozenset({"found", "cards", "costs", "card_table", "teams", "key"})


_FIELDS: Final = (
    "active",
    "agenda",
    "at",
    "awake",
    "between",
    "cards",
    "costs",
    "counts",
    "discounts",
    "doubled",
    "down",
    "draws",
    "found",
    "extra_cards",
    "face_down",
    "facts",
    "fork",
    "gained",
    "idle",
    "key",
    "known",
    "lent",
    "lent_from",
    "mine",
    "mixed",
    "moves",
    "out",
    "over",
    "card_table",
    "partners",
    "parts",
    "piles",
    "plays",
    "pools",
    "raw",
    "seen",
    "slots",
    "spent",
    "teams",
    "text",
    "turn",
    "usable",
    "uses",
    "watches",
    "where",
    "winners",
)  # fmt: skip


class State:
    """Copied in microseconds: piles are shared between copies until one of them writes (see `own`)."""

    __slots__ = _FIELDS

    def __init__(self, card_table: CardTable, teams: Sequence[int], key: bytes, of: State | None = None) -> None:
        """With nothing on the table yet, or a copy of another state."""
        self.card_table = card_table
        self.cards = card_table.cards  # card id -> definition
        self.costs = card_table.costs
        self.teams: tuple[int, ...] = tuple(teams)
        self.key = key
        if of is None:
            self._start(len(teams))
        else:
            self._take(of)

    def _start(self, n: int) -> None:
        self.draws = 0  # how many random numbers were used
        self.fork: tuple[int, bytes] | None = None  # another key from that number on (worlds for search)
        self.seen = 0  # how often something hidden came out; with `draws` it bounds free undo
        self.piles: list[list[int]] = [[] for _ in range(PILES)]
        self.slots: tuple[int, ...] = ()  # of the Line-Up: the cards in their places, as of when one came last
        self.mine: set[int] | None = None  # the piles that no copy uses as well; None: all, there is no copy
        self.where: list[int] = [-1] * len(self.cards)  # card -> pile
        self.active = 0
        self.turn = 0
        self.between = True  # no turn is running: before the first, and from a turn's end to the next
        self.idle = 0  # turns in a row in which nobody gained a card
        self.raw = [0] * n  # Power is (raw << doubled) - spent, see power()
        self.doubled = [0] * n
        self.spent = [0] * n
        self.moves = [0] * n
        self.at: list[int | None] = [None] * n  # seat -> space of a board
        self.down = [False] * n  # Super Heroes face down
        self.awake: list[tuple[int, int] | None] = [None] * n  # since which play and gain of this turn a hero is up
        self.plays: list[tuple[int, int]] = []  # (seat, card) of this turn, replays included
        self.parts: list[tuple[int, int, int, int]] = []  # (seat, card, play, amount): where Power came from
        self.gained: list[tuple[int, int]] = []  # (seat, card) of this turn; seat -1: gained outside of it
        self.watches: list[tuple[int, int, int, Any, int]] = []  # (seat, card, play, watch, paid)
        self.uses: dict[tuple[int, int, int], int] = {}  # (seat, card, n) -> times used this turn
        self.usable: list[tuple[int, int]] = []  # cards played this turn that offer something to use
        self.discounts: list[tuple[int, Any, int]] = []  # (seat, test, amount): cheaper for the rest of the turn
        self.text: dict[int, int] = {}  # card -> the card whose text it has this turn
        self.known: dict[int, int] = {}  # hidden card -> a bit for each seat that saw it there
        self.mixed: dict[int, tuple[int, int]] = {}  # hidden card -> (shuffled pool, who put it in)
        self.counts: dict[tuple[Any, ...], int] = {}  # what triggered abilities have heard this turn
        self.agenda: list[Task] = []  # tasks to come; the last is next
        self.facts: tuple[Any, ...] = (Facts(), Facts())  # of the game, of the turn, of each part; see `core.facts`
        self.lent = _ALL_LENT  # a bit for each of them that a copy uses as well
        self.face_down = False  # does the top card of the Super-Villain stack lie face down?
        self.pools = 0  # how often cards of several hands were shuffled together
        self.lent_from: tuple[tuple[int, int], ...] = ()  # (card, pile) of lent cards that go not back to the Line-Up
        self.extra_cards: tuple[int, ...] = (0,) * n  # seat -> more cards, or fewer, in the next new hand
        self.found: list[dict[str, tuple[Any, ...]]] = []  # seat -> what was looked up of the cards in play; a cache
        self.look_again()
        self.partners: tuple[int, ...] = tuple(1 << seat for seat in range(n))  # seat -> who sees its hand
        self.out: tuple[int, ...] = ()  # seats that are out of the game
        self.over = False
        self.winners: tuple[int, ...] = ()  # seats, once the game is over

    def copy(self) -> State:
        return State(self.card_table, self.teams, self.key, self)

    def _take(self, of: State) -> None:
        self.fork = of.fork
        self.draws, self.seen, self.turn, self.between, self.idle = of.draws, of.seen, of.turn, of.between, of.idle
        self.piles, self.where, self.active, self.slots = of.piles[:], of.where[:], of.active, of.slots
        self.mine, of.mine = set(), set()
        self.raw, self.doubled, self.spent, self.moves = of.raw[:], of.doubled[:], of.spent[:], of.moves[:]
        self.at, self.down, self.awake = of.at[:], of.down[:], of.awake[:]
        self.plays, self.parts, self.gained, self.watches = of.plays[:], of.parts[:], of.gained[:], of.watches[:]
        self.uses, self.usable, self.discounts, self.text = (
            of.uses.copy(),
            of.usable[:],
            of.discounts[:],
            of.text.copy(),
        )
        self.known, self.mixed, self.counts = of.known.copy(), of.mixed.copy(), of.counts.copy()
        self.agenda, self.found, self.facts = of.agenda[:], of.found, of.facts
        self.lent = of.lent = _ALL_LENT
        self.face_down, self.pools = of.face_down, of.pools
        self.lent_from, self.extra_cards = of.lent_from, of.extra_cards
        self.partners, self.out, self.over, self.winners = of.partners, of.out, of.over, of.winners

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and deep copies: what can be found again is left out."""
        kept = {name: getattr(self, name) for name in _FIELDS if name not in _FOUND_AGAIN}
        return State, (self.card_table, self.teams, self.key), kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        fill(self, kept)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and not self.differences(other)

    __hash__ = None  # type: ignore[assignment]  # changes all the time

    def differences(self, other: State) -> list[str]:
        """The names of what two states do not share; empty if they are the same position."""
        found = [name for name in _FIELDS if name not in _NOT_COMPARED and getattr(self, name) != getattr(other, name)]
        if "facts" in found and len(self.facts) == len(other.facts):
            found.remove("facts")
            pairs = [pair for pair in zip(self.facts, other.facts, strict=True) if None not in pair]
            found += [name for mine, theirs in pairs for name in mine.differences(theirs)] or ["facts"]
        return found

    # Facts

    def own_facts(self, n: int) -> Any:
        """Facts to write to: copies of a state share them until one of them writes."""
        bit = 1 << n
        if self.lent & bit:
            self.lent ^= bit
            facts = self.facts
            self.facts = (*facts[:n], facts[n].copy(), *facts[n + 1 :])
        return self.facts[n]

    def fact(self, name: str, otherwise: Any = None) -> Any:
        """A field by its name, for those who look at every game in the same way; `otherwise` if none has it."""
        for facts in self.facts:
            if facts is not None and name in facts.fields:
                return getattr(facts, name)
        return otherwise

    def note(self, name: str, value: Any) -> bool:
        """Sets a field by its name, for those who lay out a position; False where no part has it."""
        for n, facts in enumerate(self.facts):
            if facts is not None and name in facts.fields:
                fill(self.own_facts(n), {name: value})
                return True
        return False

    def new_turn_facts(self, blank: Facts) -> None:
        """What was only of the last turn is gone; `blank` stays as it is, for all games."""
        facts = self.facts
        if facts[TURN] is not blank:
            self.facts = (facts[0], blank, *facts[2:])
            self.lent |= 1 << TURN

    def exploded(self, source: int, what: str) -> Exploded:
        """Too much was set going, by this card."""
        return Exploded(self.cards[source].name if source >= 0 else "", what)

    # Piles

    def own(self, pile: int) -> list[int]:
        """A pile to write to: copies of a state share their piles until one of them writes."""
        if self.mine is not None and pile not in self.mine:
            self.mine.add(pile)
            self.piles[pile] = self.piles[pile][:]
        return self.piles[pile]

    def lay(self, pile: int, cards: list[int]) -> None:
        """Other cards in a pile, in a list that nobody else uses; where they are is for the caller to note."""
        if self.mine is not None:
            self.mine.add(pile)
        self.piles[pile] = cards

    def put(self, card: int, pile: int, top: bool = True) -> None:
        """Moves one card. Who saw it before still knows it; counts what comes out of decks."""
        old = self.where[card]
        if IS_OPEN[pile]:
            if self.known or self.mixed:
                self.known.pop(card, None)
                self.mixed.pop(card, None)
        elif old >= 0:
            mask = self.who_knows(card)
            if mask:
                self.known[card] = mask
        if old >= 0:
            source = self.own(old)
            if source[-1] == card:
                source.pop()
            else:
                source.remove(card)
            if IS_DECK[old]:
                self.seen += 1
            if old == STACK and not source:
                self.look_again()
        if top:
            self.own(pile).append(card)
        else:
            self.own(pile).insert(0, card)
        self.where[card] = pile
        if pile == LINEUP:
            self.slots = placed(self.slots, self.piles[LINEUP])
        if ONGOING <= pile < UNDER or ONGOING <= old < UNDER or HEROES <= pile < OWNED or HEROES <= old < OWNED:
            self.look_again()

    def put_all(self, source: int, pile: int) -> None:
        """Moves a whole pile on top of an open one."""
        cards = self.piles[source]
        if not cards:
            return
        if self.mine is not None:
            self.own(pile)
        self.piles[pile] += cards
        where = self.where
        for card in cards:
            where[card] = pile
        if self.known or self.mixed:
            self.forget(cards)
        if self.mine is not None and source not in self.mine:
            self.lay(source, [])
        else:
            cards.clear()

    # Cards

    def look_again(self) -> None:
        """Other cards are in play, or Super Heroes face up: what was looked up of them no longer holds."""
        self.found = [{} for _ in self.teams]

    def defn(self, card: int) -> Card:
        """What a card is now: its own definition, or its name with another card's text."""
        if self.text and card in self.text:
            return with_text_of(self.cards[card], self.cards[self.text[card]])
        return self.cards[card]

    def offer(self, seat: int, card: int) -> None:
        """Notes a card played this turn that has something to use."""
        if self.defn(card).uses and not self.cards[card].ongoing and (seat, card) not in self.usable:
            self.usable.append((seat, card))

    def heroes(self, seat: int) -> list[int]:
        """The Super Heroes of a seat that lie face up."""
        return [] if self.down[seat] else self.piles[HEROES + seat]

    def owned(self, seat: int) -> list[int]:
        """Every card that belongs to a seat, Super Heroes apart, wherever it is (ruling G-4)."""
        return [card for kind in range(DECK, HEROES, SEATS) for card in self.piles[kind + seat]]

    def power(self, seat: int) -> int:
        """All Power of the turn is doubled, then what was spent is taken off (ruling G-6)."""
        left = (self.raw[seat] << self.doubled[seat]) - self.spent[seat]
        return left if left > 0 else 0

    # Knowledge

    def who_knows(self, card: int) -> int:
        """A bit for each seat that knows this card where it lies."""
        pile = self.where[card]
        if pile == STACK and self.top_shown and self.piles[STACK][-1] == card:
            return (1 << len(self.teams)) - 1
        return self.known.get(card, 0) | self.who_may_look(pile)

    def who_may_look(self, pile: int) -> int:
        """A bit for each seat that may look at every card of a pile."""
        if IS_OPEN[pile]:
            return (1 << len(self.teams)) - 1
        if HAND <= pile < DISCARD:
            return self.partners[pile % SEATS]
        return 1 << pile % SEATS if UNDER <= pile < UNDER + SEATS else 0

    @property
    def top_shown(self) -> bool:
        """Does the top card of the Super-Villain stack lie face up?"""
        return bool(self.piles[STACK]) and not self.face_down

    def know(self, cards: Iterable[int], seats: Iterable[int]) -> None:
        """Notes that these seats have seen cards that lie hidden."""
        mask = sum(1 << seat for seat in seats)
        for card in cards:
            if IS_OPEN[self.where[card]]:
                continue
            if self.who_knows(card) | mask != self.who_knows(card):
                self.seen += 1
            if self.known.get(card, 0) | mask != self.known.get(card, 0):
                self.known[card] = self.known.get(card, 0) | mask

    def forget(self, cards: Sequence[int]) -> None:
        """Nobody can tell any more which of these cards is which."""
        known, mixed = self.known, self.mixed
        if known:
            for card in cards:
                if card in known:
                    del known[card]
        if mixed:
            for card in cards:
                if card in mixed:
                    del mixed[card]

    # Chance

    def _key(self) -> bytes:
        self.draws += 1
        return self.key if self.fork is None or self.draws <= self.fork[0] else self.fork[1]

    def number(self, n: int) -> int:
        """A random number below n."""
        return digest(self._key(), self.draws) % n

    def shuffle(self, cards: list[int]) -> None:
        permute(cards, self._key(), self.draws)
