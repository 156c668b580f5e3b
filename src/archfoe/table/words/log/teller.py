"""Who, what and where: the words that every sentence of the log is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from archfoe.core.cards import BOARD_KIND, STACK_KIND, STARTER_KIND, Card
from archfoe.core.piles import DECK, HAND, MAIN, NO_OWN_PILES, UNDER, OwnPile, kind_of, owner_of, pile_name
from archfoe.core.text import FOE, YOU, Person, count, listed, upper_first
from archfoe.table.happenings import Seen


def named(cards: Iterable[Card]) -> str:
    """ "Punch x2 and Kick", in the order of their first copies."""
    cards = tuple(cards)
    if len(cards) == 1:
        return cards[0].name
    counted = Counter(card.name for card in cards)
    return listed([name if n == 1 else f"{name} x{n}" for name, n in counted.items()])


def one_card(card: Card) -> str:
    """Cards of which there are many have an article: "a Weakness", but "Scarecrow"."""
    many = card.kind in (STARTER_KIND, STACK_KIND, BOARD_KIND) or card.returns
    return count(1, card.name) if many else card.name


def without_article(cards: Iterable[Card]) -> str:
    """After a possessive: "your Joker"."""
    return named(cards).removeprefix("The ")


def upper(words: str) -> str:
    """At the start of a sentence: players' names stay as they are."""
    return "Your" if words == "your" else words


def shared_name(pile: int, own: Mapping[int, OwnPile] = NO_OWN_PILES) -> str:
    """ "the Line-Up", "slot 3"."""
    return f"{'' if pile in own and own[pile].bare else 'the '}{pile_name(pile, own)}"


class Teller:
    """Speaks to one reader, who is "you"; None is a spectator."""

    def __init__(
        self,
        reader: int | None,
        names: Sequence[str],
        others: Mapping[int, str],
        piles: Mapping[int, OwnPile] = NO_OWN_PILES,
    ) -> None:
        """`others` are named at the table and have no seat of a player; `piles` are those that only this game has."""
        self._reader, self.names, self.others, self.piles = reader, names, others, piles
        self.spoken_of: set[int] = set()  # seats of which it mattered whether they read it

    @property
    def reader(self) -> int | None:
        """Who asks for it may say anything of anybody."""
        self.spoken_of.update(range(len(self.names)))
        return self._reader

    def is_you(self, seat: int) -> bool:
        self.spoken_of.add(seat)
        return seat == self._reader

    def who(self, seat: int) -> str:
        if seat in self.others:
            return upper_first(self.others[seat])
        return "You" if self.is_you(seat) else self.names[seat]

    def whom(self, seat: int) -> str:
        if seat in self.others:
            return self.others[seat]
        return "you" if self.is_you(seat) else self.names[seat]

    def whose(self, seat: int) -> str:
        return "your" if self.is_you(seat) else f"{self.names[seat]}'s"

    def person(self, seat: int) -> Person:
        return YOU if self.is_you(seat) else FOE

    def acts(self, seat: int, phrase: str) -> str:
        """ "You draw ..." or "ann draws ..."."""
        return f"{self.who(seat)} {self.person(seat).verb(phrase)}"

    def cards(self, seen: Seen) -> str:
        if seen.hidden:
            return "a card" if seen.hidden == 1 else f"{seen.hidden} cards"
        return one_card(seen.cards[0]) if len(seen.cards) == 1 else named(seen.cards)

    def owner(self, pile: int, actor: int) -> str:
        """Whose pile it is, said after its actor: "your", "their", "bob's"."""
        owner = owner_of(pile)
        if owner is None or owner == actor:
            return self.person(actor).their
        return self.whose(owner)

    def into(self, seen: Seen) -> str:
        """Where cards went."""
        pile, kind = seen.pile, kind_of(seen.pile)
        if kind in (DECK, MAIN):
            ends = {"top": "on top of", "bottom": "on the bottom of", "third": "third from the top into"}
            whose = "the main" if kind == MAIN else self.owner(pile, seen.seat)
            return f"{ends.get(seen.note, 'into')} {whose} deck"
        if kind == UNDER:
            return f"face down under {self.owner(pile, seen.seat)} Super Hero"
        if owner_of(pile) is None:
            return f"into {shared_name(pile, self.piles)}"
        return f"into {self.owner(pile, seen.seat)} {pile_name(pile, self.piles)}"

    def out_of(self, seen: Seen) -> str:
        """Where cards came from, unless it was the hand, which goes without saying."""
        kind = kind_of(seen.pile)
        if seen.pile < 0 or kind == HAND:
            return ""
        if kind == DECK:
            return f" from the top of {self.owner(seen.pile, seen.seat)} deck"
        if kind == MAIN:
            return " from the top of the main deck"
        if owner_of(seen.pile) is None:
            return f" in {shared_name(seen.pile, self.piles)}"
        return f" from {self.owner(seen.pile, seen.seat)} {pile_name(seen.pile, self.piles)}"

    def brought(self, seen: Seen) -> str:
        """Where a played card lay if it was not the player's, and the card that had it played."""
        shared = seen.pile >= 0 and owner_of(seen.pile) is None and kind_of(seen.pile) != MAIN
        place = f" from {shared_name(seen.pile, self.piles)}" if shared else self.out_of(seen)
        return f"{place}{self.by(seen)}"

    def paying(self, seen: Seen) -> str:
        """ " for 2 Power", unless it was free."""
        return f" for {seen.power} Power" if seen.power else ""

    def by(self, seen: Seen) -> str:
        """The card that made it happen; of a Character everybody sees the Level."""
        source = seen.source
        return f" ({source.figure})" if source is not None and source not in seen.cards else ""
