"""Cards played again, borrowed, or played from somewhere else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from archfoe.core.budget import COPIED
from archfoe.core.decisions import BORROW_CARD, COPY_CARD, PLAY_AGAIN, PLAY_CARD
from archfoe.core.effect import Effect
from archfoe.core.events import PICKED
from archfoe.core.filters import ANY, LOCATION, Test, non
from archfoe.core.piles import DISCARD, LINEUP, MAIN, ONGOING, PLAYED, STACK
from archfoe.core.text import YOU, Person, count, listed

if TYPE_CHECKING:
    from archfoe.core.player import Player

_STAYS_NOT: Final = non(LOCATION)


@dataclass(frozen=True)
class PlayAgain(Effect):
    """A card already played this turn, except those so named and those that still resolve (ruling G-8)."""

    not_named: str = ""
    test: Test = ANY
    in_front: bool = False  # it must still lie before the player
    optional: bool = False

    def _cards(self, me: Player) -> list[int]:
        again = [card for card in me.among(me.played, self.test) if card not in me.game.resolving]
        if self.in_front:
            again = [card for card in again if me.s.where[card] in (PLAYED + me.seat, ONGOING + me.seat)]
        return [card for card in again if me.card(card).name != self.not_named]

    def possible(self, me: Player) -> bool:
        return bool(self._cards(me))

    def offered(self) -> Effect | None:
        return replace(self, optional=True)

    def do(self, me: Player) -> bool:
        card = me.choose(self._cards(me), PLAY_AGAIN, self.optional)
        if card is not None:
            me.play(card)
        return card is not None

    def text(self, who: Person = YOU) -> str:
        other = f", other than {self.not_named}" if self.not_named else ""
        played = f"{who.they} played this turn"
        if self.in_front:
            played = f"still in front of {who.them}" if who.terse else f"{played} that is still in front of {who.them}"
        what = f"{count(1, self.test.noun())} {played}{other}"
        again = f"{what}{',' if other else ''} and play it again"
        return who.does(f"play again {what}" if who.terse else f"choose {again}", self.optional)


@dataclass(frozen=True)
class PlayOneFrom(Effect):
    """A card of the Line-Up, of the destroyed pile or of a foe's discard pile; it goes back there at once."""

    pile: int
    test: Test = ANY
    optional: bool = False

    def _cards(self, me: Player) -> list[int]:
        if self.pile == LINEUP:
            return me.among(me.lineup, self.test)
        piles = [self.pile + foe.seat for foe in me.foes] if self.pile == DISCARD else [self.pile]
        return [card for pile in piles for card in me.among(me.s.piles[pile], self.test)]

    def possible(self, me: Player) -> bool:
        return bool(self._cards(me))

    def offered(self) -> Effect | None:
        return replace(self, optional=True)

    def do(self, me: Player) -> bool:
        card = me.choose(self._cards(me), PLAY_CARD, self.optional)
        if card is not None:
            me.play_for_once(card, me.s.where[card])
        return card is not None

    def text(self, who: Person = YOU) -> str:
        where = {LINEUP: "in the Line-Up", DISCARD: "in a foe's discard pile"}.get(self.pile, "in the destroyed pile")
        return who.does(f"play {count(1, self.test.noun())} {where}, then put it back", self.optional)


@dataclass(frozen=True)
class BorrowFromLineup(Effect):
    """Takes a card out of the Line-Up and plays it; it goes back there at the end of the turn."""

    test: Test

    def do(self, me: Player) -> bool:
        card = me.choose(me.among(me.lineup, self.test), BORROW_CARD)
        if card is None:
            return False
        me.lend(card)
        me.play(card)
        return True

    def text(self, who: Person = YOU) -> str:
        noun = count(1, self.test.noun())
        if who.terse:
            return f"play {noun} from the Line-Up, then return it"
        return f"take {noun} from the Line-Up and play it. At the end of the turn, it returns there"


@dataclass(frozen=True)
class PlayTopOfStack(Effect):
    """The Super-Villain on top of the stack, if it lies face up; it stays there."""

    def do(self, me: Player) -> bool:
        s = me.s
        if not s.top_shown:
            return False
        card = s.piles[STACK][-1]
        s.face_down = True  # the one below stays unseen while this one is away
        me.play_for_once(card, STACK)
        s.face_down = False
        return True

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            return "play the top Super-Villain if face up, then put it back"
        return "play the top card of the Super-Villain stack if it is face up, then put it back"


@dataclass(frozen=True)
class CopyText(Effect):
    """The asking card has another card's text for this turn; it keeps its name, type and cost."""

    test: Test

    def do(self, me: Player) -> bool:
        cards = me.among(dict.fromkeys(me.discards + me.played), self.test)
        card = me.choose([c for c in cards if c != me.source], COPY_CARD)
        if card is None:
            return False
        me.game.works(me.source, COPIED)
        me.tell(PICKED, card)
        me.s.text[me.source] = card
        me.do(me.s.cards[card].play)
        return True

    def text(self, who: Person = YOU) -> str:
        noun = count(1, self.test.noun())
        if who.terse:
            return f"has the text of {noun} in your discard pile or played this turn"
        return f"choose {noun} in your discard pile or played this turn. This card has its text this turn"


@dataclass(frozen=True)
class PlayTopOfMain(Effect):
    """The top card of the main deck is revealed and played where it lies."""

    test: Test = _STAYS_NOT

    def possible(self, me: Player) -> bool:
        return bool(me.s.piles[MAIN])

    def do(self, me: Player) -> bool:
        for card in me.reveal(me.s.piles[MAIN][-1:]):
            if me.fits(card, self.test):
                me.play_for_once(card, MAIN)
                return True
        return False

    def text(self, who: Person = YOU) -> str:
        if self.test == ANY:
            when = ""
        elif self.test == non(*self.test.not_types):
            when = f" unless it is {listed([count(1, word) for word in self.test.not_types], 'or')}"
        else:
            when = f" if it is {count(1, self.test.noun())}"
        if who.terse:
            return who.verb(f"play the top card of the main deck{when}, then put it back")
        return who.verb(f"reveal the top card of the main deck, play it{when}, then put it back")


@dataclass(frozen=True)
class PlayInLineup(Effect):
    """Every such card in the Line-Up, in the order of one's choice; each goes back there.

    A card is played so at most once a turn: else a copier lying there would go on for ever (ruling G-44).
    """

    test: Test

    def possible(self, me: Player) -> bool:
        return bool(self._cards(me))

    def _cards(self, me: Player) -> list[int]:
        done = me.played
        return [card for card in me.among(me.lineup, self.test) if card not in done]

    def do(self, me: Player) -> bool:
        left = self._cards(me)
        done = False
        while True:
            card = me.choose([card for card in self._cards(me) if card in left], PLAY_CARD)
            if card is None:
                return done
            me.play_for_once(card, me.s.where[card])
            done = True

    def text(self, who: Person = YOU) -> str:
        return f"play every {self.test.noun()} in the Line-Up, returning each one there"


@dataclass(frozen=True)
class Win(Effect):
    """Ends the game at once, whatever the score (ruling G-23)."""

    def do(self, me: Player) -> bool:
        me.game.rules.win(me.game, me.seat)
        return True

    def text(self, who: Person = YOU) -> str:
        phrase = "win the game at once"
        return f"you {phrase}" if who.addressed else who.verb(phrase)
