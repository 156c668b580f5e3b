"""The verbs that card code may use: `me` sees piles, asks, and acts. Made and dropped within one task."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from archfoe.core.budget import DEEPER
from archfoe.core.causes import AT_END, DRAWING, LOOKING, PURCHASE, TEXT
from archfoe.core.decisions import MAY, NO, ORDER_CARDS, WHERE_TO, CardId, Decision, Kind, Seat
from archfoe.core.effect import Ability, Effect, do_ability
from archfoe.core.events import (
    DESTROYED as DESTROYED_EVENT,
)
from archfoe.core.events import (
    DISCARDED,
    DREW,
    EVERYBODY,
    GAINED,
    LOOKED,
    NONE_LEFT,
    PASSED,
    POWER,
    PUT,
    REVEALED,
    SHUFFLED,
)
from archfoe.core.filters import ANY, Test
from archfoe.core.moments import DRAW, GAIN, LOSE
from archfoe.core.piles import (
    BORROWED,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    IS_DECK,
    LENT,
    LINEUP,
    MAIN,
    OWNED,
    POOL,
    SEATS,
    WEAKNESSES,
)

if TYPE_CHECKING:
    from archfoe.core.card import Card
    from archfoe.core.game import Game

T = TypeVar("T")
NOBODY: Final = -1  # whose turn a card is gained in that comes by a First Appearance


class Player:
    """`seat` has the benefit; `by` played the card (they differ when a card assists another player)."""

    __slots__ = ("by", "cause", "game", "play_no", "s", "seat", "source")

    def __init__(
        self, game: Game, seat: Seat, source: CardId = -1, play_no: int = -1, by: Seat = -1, cause: str = ""
    ) -> None:
        self.game = game
        self.s = game.state
        self.seat = seat
        self.source = source
        self.play_no = play_no
        self.by = seat if by < 0 else by
        self.cause = cause  # why what I do happens, for the log; "": by the text of the source

    # What I see: the piles themselves, not to be changed except by verbs

    @property
    def hand(self) -> list[CardId]:
        return self.s.piles[HAND + self.seat]

    @property
    def discards(self) -> list[CardId]:
        return self.s.piles[DISCARD + self.seat]

    @property
    def lineup(self) -> list[CardId]:
        """What effects may take from the Line-Up."""
        return self.game.rules.lineup(self.s, self.seat)

    @property
    def whole_lineup(self) -> list[CardId]:
        """All that lies there, for those who count."""
        return self.game.rules.whole_lineup(self.s, self.seat)

    @property
    def played(self) -> list[CardId]:
        """The different cards that I have played this turn."""
        return list(dict.fromkeys(card for seat, card in self.s.plays if seat == self.seat))

    def card(self, card: CardId) -> Card:
        return self.s.defn(card)

    def fits(self, card: CardId, test: Test) -> bool:
        """By what is printed on it: a discount changes only what a purchase takes (ruling G-41)."""
        return test(self.s.defn(card))

    def among(self, cards: Iterable[CardId], test: Test) -> list[CardId]:
        if test is ANY:
            return list(cards)
        if self.s.text:  # some card has another's text this turn
            return [card for card in cards if self.fits(card, test)]
        fitting = self.s.card_table.fitting(test)
        return [card for card in cards if card in fitting]

    def gainable(self, cards: Iterable[CardId], test: Test) -> list[CardId]:
        """Those of the cards that I may gain: some are another player's alone."""
        may_gain = self.game.rules.may_gain
        return [card for card in self.among(cards, test) if may_gain(self.s, self.seat, card)]

    # Who else is there

    def as_seat(self, seat: Seat) -> Player:
        self.game.work += 1  # the next effect looks whether that was too much
        return Player(self.game, seat, self.source, self.play_no, cause=self.cause)

    def as_known(self, seat: Seat) -> Player:
        """A player as far as I can tell: for offers, which must not betray a card that I do not see."""
        return Guessed(self, seat)

    def is_guessed(self) -> bool:
        """Is this a player as somebody else sees him?"""
        return False

    def _round(self, first: Seat) -> list[Seat]:
        """The seats still in the game, in turn order from one of them."""
        s = self.s
        n = len(s.teams)
        seats = [(first + i) % n for i in range(n)]
        return [p for p in seats if p not in s.out] if s.out else seats

    @property
    def foes(self) -> list[Player]:
        """In turn order from who played the card (ruling G-17)."""
        teams = self.s.teams
        return [self.as_seat(p) for p in self._round(self.by) if teams[p] != teams[self.seat]]

    @property
    def mates(self) -> list[Player]:
        teams = self.s.teams
        return [self.as_seat(p) for p in self._round(self.seat)[1:] if teams[p] == teams[self.seat]]

    @property
    def everyone(self) -> list[Player]:
        """All players in turn order, me first."""
        return [self.as_seat(p) for p in self._round(self.seat)]

    def next_of(self, players: Sequence[Player], step: int = 1) -> Player:
        """The nearest of these players to my left (or right), at worst myself."""
        n = len(self.s.teams)
        seats = {player.seat for player in players}
        return self.as_seat(next(p for i in range(1, n + 1) if (p := (self.seat + step * i) % n) in seats))

    # What I am asked

    def choose(
        self,
        options: Sequence[T],
        kind: Kind,
        optional: bool = False,
        about: CardId = -1,
        rule: str = "",
    ) -> T | None:
        """One of the options, or None if there is none or I decline."""
        if not options:
            return None
        options = list(options)
        d = Decision(self.seat, kind, options, least=0 if optional else 1, source=self.source, about=about, rule=rule)
        picked = self.game.ask(d)
        return options[picked[0]] if picked else None

    def choose_some(self, options: Sequence[T], kind: Kind, least: int, most: int, ordered: bool = False) -> list[T]:
        if not options:
            return []
        options = list(options)
        n = len(options)
        d = Decision(
            self.seat, kind, options, least=min(least, n), most=min(most, n), ordered=ordered, source=self.source
        )
        return [options[i] for i in self.game.ask(d)]

    def may(self, what: Effect | str, rule: str = "", about: CardId = -1) -> bool:
        """Yes or no to an effect, or to the key of a `saying`."""
        d = Decision(self.seat, MAY, (NO, what), source=self.source, about=about, rule=rule)
        return self.game.ask(d) == (1,)

    def choose_one(self, options: Sequence[Ability | str], kind: Kind, about: CardId = -1) -> int:
        """Which one of these effects or keys of a `saying`."""
        return self.game.ask(Decision(self.seat, kind, tuple(options), source=self.source, about=about))[0]

    # What I do

    def tell(
        self,
        what: str,
        *cards: CardId,
        seen_by: int = EVERYBODY,
        pile: int = -1,
        n: int = 0,
        other: Seat = -1,
        source: CardId | None = None,
        note: str = "",
        rule: str = "",
        power: int = 0,
    ) -> None:
        """An event of mine; what made it happen is the card that I act for, if no other is named."""
        game = self.game
        if game.telling:
            by = self.source if source is None else source
            game.tell(
                what,
                self.seat,
                cards,
                seen_by,
                pile=pile,
                n=n,
                other=other,
                source=by,
                note=note,
                rule=rule or self._why(),
                power=power,
            )

    def _why(self) -> str:
        """The cause of what I do, for the log: the text of a card that is played, or of one that waits for it."""
        if self.cause or self.source < 0:
            return self.cause
        return AT_END if self.s.between else TEXT if self.play_no >= 0 else ""

    def move(self, card: CardId, pile: int, top: bool = True) -> None:
        """Puts a card somewhere; who knew it, or sees it where it comes to lie, is told which one it is."""
        self.s.put(card, pile, top)
        if self.game.telling:
            end = ("top" if top else "bottom") if IS_DECK[pile] else ""
            self.tell(PUT, card, seen_by=self.s.who_knows(card), pile=pile, note=end)

    def hide(self, card: CardId, pile: int, told: bool = True) -> None:
        """Moves a card of my hand unseen: the others no longer know any card that stayed there."""
        self.unseen(self.hand)
        if told:
            self.tell(PUT, card, seen_by=1 << self.seat, pile=pile)
        self.s.put(card, pile)

    def unseen(self, cards: Iterable[CardId]) -> None:
        """I pick among these cards, or order them, unseen: who knew them can no longer tell them apart."""
        known = self.s.known
        for card in cards if known else ():
            if card in known:
                known[card] &= 1 << self.seat

    def put_back(self, cards: Sequence[CardId], pile: int) -> None:
        """Puts cards that I have seen back on top of a deck in an order of my choice, which nobody else learns."""
        ordered = self.choose_some(cards, ORDER_CARDS, len(cards), len(cards), ordered=True)
        if len(ordered) > 1:
            self.unseen(ordered)
        for card in reversed(ordered):
            self.move(card, pile)

    def to_lineup(self, card: CardId) -> None:
        """Adds a card to the Line-Up, as the game does it."""
        self.game.rules.to_lineup(self, card)

    def add_power(self, n: int) -> None:
        s = self.s
        s.raw[self.seat] += n
        s.parts.append((self.seat, self.source, self.play_no, n))
        if self.game.telling:
            self.game.tell(POWER, self.seat, n=n, source=self.source, rule=self._why())

    def pay(self, power: int, what: str, *cards: CardId, **more: Any) -> None:
        """Spends Power of this turn on something that has a word of its own in the log."""
        self.s.spent[self.seat] += power
        self.tell(what, *cards, power=power, **more)

    def lose_power(self, n: int) -> None:
        self.s.spent[self.seat] += n
        self.tell(POWER, n=-n)

    def top(self, n: int = 1, asks: str = LOOKING) -> list[CardId]:
        """The top cards of my deck, topmost first; shuffles the discard pile under it if there are too few, which is
        told with what `asks` for it."""
        s = self.s
        deck = s.piles[DECK + self.seat]
        if len(deck) < n:
            fresh = s.piles[DISCARD + self.seat][:]
            if fresh:
                self._reshuffle(fresh, asks)
                deck = s.piles[DECK + self.seat]
        return deck[: -n - 1 : -1]

    def _reshuffle(self, fresh: list[CardId], asks: str) -> None:
        s = self.s
        s.own(DISCARD + self.seat).clear()
        s.shuffle(fresh)
        to, where = DECK + self.seat, s.where
        for card in fresh:
            where[card] = to
        s.forget(fresh)
        s.own(to)[:0] = fresh
        if self.game.telling:
            self.tell(SHUFFLED, n=len(fresh), rule=asks)

    def look(self, cards: Sequence[CardId]) -> Sequence[CardId]:
        """I alone see these hidden cards."""
        self.s.know(cards, (self.seat,))
        if cards:
            self.tell(LOOKED, *cards, seen_by=1 << self.seat)
        return cards

    def reveal(self, cards: Sequence[CardId]) -> Sequence[CardId]:
        """Everybody sees these hidden cards."""
        self.s.know(cards, range(len(self.s.teams)))
        if cards:
            self.tell(REVEALED, *cards)
        return cards

    def draw(self, n: int = 1, rule: str = "", why: str = "") -> int:
        """Draws as many as there are; a card that tells me to draw may be listened to, also if there are none. `why` is
        told of a hand that is larger or smaller than usual."""
        s = self.s
        to = HAND + self.seat
        deck, hand, where = s.own(DECK + self.seat), s.own(to), s.where
        start = len(hand)
        for left in range(n, 0, -1):
            if not deck:
                self.top(left, rule or DRAWING)  # shuffles, if there is anything to shuffle
                deck = s.own(DECK + self.seat)
                if not deck:
                    break
            card = deck.pop()
            hand.append(card)
            where[card] = to
        drawn = len(hand) - start
        s.seen += drawn
        if self.game.telling and drawn:
            self.tell(DREW, *hand[start:], seen_by=s.partners[self.seat], n=drawn, note=why, rule=rule)
        if self.source >= 0:
            self.game.happened(DRAW, self.seat)
        return drawn

    def gain(self, card: CardId, to: int = DISCARD, *others: int) -> None:
        """To my discard pile, or to a place that the card or some rule offers: one question for all of them."""
        s, game = self.s, self.game
        if not game.rules.may_gain(s, self.seat, card):
            return
        if s.where[card] == MAIN:
            self.reveal([card])  # all see what is gained, wherever it goes
        places = [to + self.seat]
        for pile in [*(other + self.seat for other in others), *game.rules.places(self, card)]:
            if pile not in places:
                places.append(pile)
        pile = places[0]
        if len(places) > 1:
            pile = places[game.ask(Decision(self.seat, WHERE_TO, places, source=self.source, about=card))[0]]
        giver = self.source
        if pile != places[0]:
            if giver < 0 and game.telling:
                giver = game.rules.gives_place(self, card, pile)
            s.counts["elsewhere", self.seat] = 1
        if game.telling:
            self.tell(GAINED, card, pile=pile, source=giver, rule=self._why() or ("" if self.source >= 0 else PURCHASE))
        s.put(card, pile)
        s.gained.append((NOBODY if s.between else self.seat, card))
        defn = s.defn(card)
        if defn.gained is not None:
            game.trigger(self.seat, card, -1, defn.gained)
        game.happened(GAIN, self.seat, card, len(s.gained) - 1)
        if pile < OWNED and pile % SEATS != self.seat:
            self.tell(PASSED, card, other=pile % SEATS, source=giver)
            game.then("passed", self.seat, pile % SEATS)

    def gain_weakness(self, to: int = DISCARD) -> bool:
        stack = self.s.piles[WEAKNESSES]
        if not stack:
            self.tell(NONE_LEFT, note="Weakness")
            return False
        self.gain(stack[-1], to)
        return True

    def discard(self, *cards: CardId) -> None:
        origin = self.s.where[cards[0]] if cards else -1
        for card in cards:
            self.s.put(card, DISCARD + self.seat)
        if cards and self.game.telling:
            self.tell(DISCARDED, *cards, pile=origin)
        if origin == HAND + self.seat:
            for card in cards:
                self.game.happened(LOSE, self.seat, card)

    def destroy(self, *cards: CardId, by_itself: bool = False) -> None:
        """Told once for each place that they come from: some cards choose from hand and discard pile together. What a
        card or a rule destroys `by_itself`, no player does."""
        s, origins = self.s, [self.s.where[card] for card in cards]
        for card in cards:
            s.put(card, s.cards[card].returns or DESTROYED)
        if self.game.telling:
            for origin in dict.fromkeys(origins):
                gone = [card for card, pile in zip(cards, origins, strict=True) if pile == origin]
                actor = self.as_seat(-1) if by_itself else self
                actor.tell(DESTROYED_EVENT, *gone, pile=origin)

    def play(self, card: CardId, pile: int = -1) -> None:
        """Resolves a card at once, where it lies; what it triggers comes after the present card. `pile` is where it lay
        if it is not mine.

        It is I who play it, also if the card that says so was played to assist me (ruling G-45).
        """
        game = self.game
        game.works(card, DEEPER * len(game.resolving))
        game.play(self.seat, card, self.seat, self.source, pile)

    def lend(self, card: CardId) -> None:
        """Takes a card out of the Line-Up for this turn; it goes back to where it lay."""
        s = self.s
        if s.where[card] != LINEUP:
            s.lent_from = (*s.lent_from, (card, s.where[card]))
        self.move(card, LENT)

    def play_for_once(self, card: CardId, back: int) -> None:
        """Plays a card that is not mine; it goes back at once unless it has gone elsewhere."""
        s = self.s
        home = s.where[card]
        owner = home % SEATS if home < OWNED else None
        lent = LENT if owner is None else BORROWED + owner
        slot = s.piles[LINEUP].index(card) if home == LINEUP else -1
        s.put(card, lent)
        self.play(card, home)
        if s.where[card] == lent:
            s.put(card, back)
            if slot >= 0 and back == LINEUP:
                lineup = s.own(LINEUP)
                lineup.insert(slot, lineup.pop())

    def deal_out(self, given: Sequence[tuple[Seat, CardId]]) -> None:
        """Shuffles cards of several hands together and deals each player as many back as he gave."""
        s = self.s
        number = s.pools = s.pools + 1
        pool = [card for _, card in given]
        for seat, card in given:
            self.as_seat(seat).hide(card, POOL)
        for seat, card in given:
            s.known.pop(card, None)  # nobody can follow a card through the shuffle
            s.mixed[card] = (number, seat)
        s.shuffle(pool)
        for (seat, _), card in zip(given, pool, strict=True):
            s.put(card, HAND + seat)
            self.as_seat(seat).tell(PUT, card, seen_by=1 << seat, pile=HAND + seat)

    def random(self, cards: Sequence[CardId]) -> CardId:
        return cards[self.s.number(len(cards))]

    def attack(self, victims: Sequence[Player]) -> list[Player]:
        """Those who do not avoid the Attack of the asking card; hit them in this order (ruling G-15)."""
        return self.game.rules.avoided(self, victims)

    def do(self, ability: Ability) -> None:
        do_ability(self, ability)

    def each(self, players: Iterable[Player], act: Callable[[Player], object]) -> None:
        for player in players:
            act(player)


class Guessed(Player):
    """Another player as somebody sees him: a card that is hidden from the looker may be any card."""

    __slots__ = ("looker",)

    def __init__(self, looker: Player, seat: Seat) -> None:
        super().__init__(looker.game, seat, looker.source, looker.play_no)
        self.looker = looker.seat

    def is_guessed(self) -> bool:
        return True

    def fits(self, card: CardId, test: Test) -> bool:
        return not self.s.who_knows(card) >> self.looker & 1 or super().fits(card, test)

    def among(self, cards: Iterable[CardId], test: Test) -> list[CardId]:
        return [card for card in cards if self.fits(card, test)]
