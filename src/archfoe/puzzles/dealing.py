"""Positions that nobody has played: a hand, a Line-Up and a foe, dealt by dice from the cards of a box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Final

from archfoe.core.card import (
    MAIN_KIND,
    STACK_KIND,
    STAGE_KIND,
    STARTER_KIND,
    SUPER_HERO_KIND,
    SUPER_VILLAIN_KIND,
    Card,
)
from archfoe.games.shared.mixing import boxes_of
from archfoe.puzzles.goals import BEAT, Goal
from archfoe.table.positions.cases import Layout
from archfoe.table.positions.keys import keys_of

_HAND: Final = (5, 5, 5, 6)
_SPECIAL: Final = (2, 3, 3, 4)  # cards of a hand that are no Punch
_LINEUP: Final = 5
_STACK: Final = 4
_BLOCKS: Final = 0.5  # so often the foe of a Confrontation holds some
_STAYS: Final = 0.35  # so often a Location is in play
_SPACES: Final = 10  # of a city
_FOES_DECK: Final = 6
_PLAIN: Final = tuple(f"+{n} Power." for n in range(1, 6))
_MINE: Final = ("hands", "decks", "discards", "in_play", "heroes")


def dealer_of(mode: str, seed: int) -> Dealer:
    """For games of Characters one who lays them, too."""
    if "city" in keys_of(mode).arguments:
        return BoardDealer(mode, seed)
    found = Dealer(mode, seed)
    return found if found.heroes else DuelDealer(mode, seed)


class Dealer:
    """Deals positions of a mode; the same seed deals the same."""

    def __init__(self, mode: str, seed: int) -> None:
        self.mode, self.dice = mode, Random(f"deal {mode} {seed}")
        cards = [card for box in boxes_of(mode) for card in box.values()]
        of = {kind: [card for card in cards if card.kind == kind] for kind in {card.kind for card in cards}}
        self.locations = [card for card in of[MAIN_KIND] if card.type == "Location"]
        self.main = [card for card in of[MAIN_KIND] if card.type != "Location"]
        self.villains = of.get(SUPER_VILLAIN_KIND, [])
        self.heroes = [card.name for card in of.get(SUPER_HERO_KIND, [])]
        starters = of[STARTER_KIND]
        self.pays = next(card for card in starters if card.name == "Punch")
        self.idle = next(card for card in (*starters, *of[STACK_KIND]) if not card.cost and card.text == "")
        self.plain = frozenset(card.name for card in cards if card.text in _PLAIN)
        self.worn: set[str] = set()  # what is dealt no more, since enough puzzles are about it
        self.kick = next((card for card in of[STACK_KIND] if card.cost), self.pays)

    def layout(self) -> Layout:
        """With no more copies of a card than the box has."""
        while True:
            layout = self._layout()
            mine = [name for word in _MINE for pile in layout.owned.get(word, {}).values() for name in pile]
            if not self.worn.isdisjoint(mine):
                continue
            counted = Counter([*mine, *layout.shared["lineup"]])
            if all(counted[card.name] <= card.copies for card in (*self.main, *self.locations)):
                return layout

    def _layout(self) -> Layout:
        dice = self.dice
        size = dice.choice(_HAND)
        hand = self._some(dice.choice(_SPECIAL), self.main)
        hand += self._plain(size - len(hand))
        dice.shuffle(hand)
        discards = (
            [] if dice.random() < 0.25 else self._plain(dice.randint(1, 3)) + self._some(dice.randint(0, 2), self.main)
        )
        deck = [self.idle, *self._plain(3), *self._some(dice.randint(0, 2), self.main)]
        owned = {
            "heroes": {seat: [name] for seat, name in enumerate(self._heroes())},
            "hands": {0: [card.name for card in hand]},
            "decks": {0: badly(deck), 1: [self.pays.name] * _FOES_DECK},
            "discards": {0: sorted(card.name for card in discards)},
        }
        if dice.random() < _STAYS and self.locations:
            owned["in_play"] = {0: [dice.choice(self.locations).name]}
        shared = {"lineup": sorted(card.name for card in dice.sample(self.main, _LINEUP))}
        if self.villains:
            shared["stack"] = [card.name for card in dice.sample(self.villains, _STACK)]
        return Layout(self.mode, owned=owned, shared=shared)

    def asked(self, layout: Layout) -> Iterator[tuple[Layout, list[Goal]]]:
        """What may be asked of a position before anything is known of it."""
        return iter(())

    def foe(self, layout: Layout) -> str:
        """Who is to be defeated there."""
        return layout.shared["stack"][0]

    def _heroes(self) -> list[str]:
        return self.dice.sample(self.heroes, 2)

    def _plain(self, n: int) -> list[Card]:
        return self.dice.choices([self.pays, self.kick, self.idle], [65, 20, 15], k=n)

    def _some(self, n: int, cards: Sequence[Card]) -> list[Card]:
        return self.dice.choices(cards, k=n)

    def other_lineup(self, layout: Layout, kept: Collection[str]) -> Layout:
        """With other cards in the Line-Up, but for those that are kept: they may be what gave a second solution."""
        lineup = layout.shared.get("lineup", [])
        stay = [name for name in lineup if name in kept]
        if not lineup:
            return layout
        others = self.dice.sample([card.name for card in self.main if card.name not in lineup], len(lineup) - len(stay))
        return replace(layout, shared=layout.shared | {"lineup": sorted(stay + others)})

    def with_villain(self, layout: Layout, above: int, most: int) -> Layout | None:
        """With the most expensive Super-Villain on top of the stack who costs more than `above`, and at most `most`."""
        fitting = [card for card in self.villains if above < card.cost <= most]
        if not fitting:
            return None
        dearest = max(card.cost for card in fitting)
        name = self.dice.choice([card.name for card in fitting if card.cost == dearest])
        stack = [name, *(other for other in layout.shared["stack"] if other != name)][:_STACK]
        return replace(layout, shared=layout.shared | {"stack": stack})


class DuelDealer(Dealer):
    """Of games with Characters: half of the turns are Confrontations, in which nothing is bought."""

    def __init__(self, mode: str, seed: int) -> None:
        super().__init__(mode, seed)
        self.stages = {card.name: card for box in boxes_of(mode) for card in box.values() if card.kind == STAGE_KIND}
        self.blocks = [card for card in self.main if card.has("block")]
        self.raises = [card.name for card in self.locations if "Your Character costs" in card.text]

    def _layout(self) -> Layout:
        layout, dice = super()._layout(), self.dice
        if dice.random() < 0.5:
            return layout
        hands = {0: [card.name for card in self._some(dice.choice((4, 5, 5)), self.main) + self._plain(1)]}
        if dice.random() < _BLOCKS:
            hands[1] = [card.name for card in self._some(dice.choice((1, 1, 2)), self.blocks) + self._plain(2)]
        # The turn is played to its end, and the cards that are drawn then are no luck.
        deck = [self.idle] * 2 + [self.pays] * 4 + self._some(dice.randint(0, 2), self.main) + self._plain(2)
        owned = layout.owned | {"hands": hands, "decks": {0: badly(deck), 1: layout.owned["decks"][1]}}
        return replace(layout, owned=owned, more={"confronting": 1})

    def asked(self, layout: Layout) -> Iterator[tuple[Layout, list[Goal]]]:
        """Where the foe holds a Block, how much Power is needed is not said by a cost."""
        if 1 in layout.owned["hands"]:
            figure = self.stages[layout.owned["heroes"][1][0]].figure
            for level in sorted(
                (card for card in self.stages.values() if card.figure == figure), key=_stage, reverse=True
            ):
                heroes = {0: layout.owned["heroes"][0], 1: [level.name]}
                yield replace(layout, owned=layout.owned | {"heroes": heroes}), [Goal(BEAT, card=level.name)]

    def foe(self, layout: Layout) -> str:
        return layout.owned["heroes"][1][0]

    def _heroes(self) -> list[str]:
        first = [card for card in self.stages.values() if card.stage == 1]
        mine = self.dice.choice(first)
        foe = self.dice.choice([card for card in first if card.figure != mine.figure])
        return [self._level(mine), self._level(foe)]

    def _level(self, of: Card) -> str:
        return self.dice.choice([card.name for card in self.stages.values() if card.figure == of.figure])

    def with_villain(self, layout: Layout, above: int, most: int) -> Layout | None:
        """With a Character of the foe who costs that, perhaps with a Location that makes it dearer."""
        now = self.stages[layout.owned["heroes"][1][0]]
        if "confronting" not in layout.more:
            return None
        fitting = [
            (card.cost + more, more, card.name)
            for card in self.stages.values()
            for more in range(3 if self.raises else 1)
            if card.figure == now.figure and above < card.cost + more <= most
        ]
        if not fitting:
            return None
        _, more, name = max(fitting)
        in_play = layout.owned.get("in_play", {}) | ({1: self.raises[:1] * more} if more else {})
        owned = layout.owned | {"heroes": {0: layout.owned["heroes"][0], 1: [name]}}
        return replace(layout, owned=owned | ({"in_play": in_play} if in_play else {}))


class BoardDealer(Dealer):
    """Of a city: Villains near the Character, and other cards to buy on the way."""

    def __init__(self, mode: str, seed: int) -> None:
        super().__init__(mode, seed)
        self.foes = [card for card in (*self.main, *self.villains) if card.type == "Villain"]
        self.main = [card for card in self.main if card.type != "Villain"]
        box = [card for one in boxes_of(mode) for card in one.values()]
        self.runs = next(
            card for card in box if card.kind == STARTER_KIND and "Move" in card.text and "Power" not in card.text
        )

    def layout(self) -> Layout:
        dice, here = self.dice, self.dice.randrange(_SPACES)
        hand = self._some(dice.choice((2, 3, 3, 4)), self.main)
        hand += dice.choices([self.pays, self.runs], k=5 - len(hand))
        foes = dice.sample(self.foes, 3)
        goods = dice.sample(self.main, 2)
        there: dict[str, list[str]] = {}
        for card in (*foes, *goods):
            there.setdefault(_space((here + dice.randint(-3, 3)) % _SPACES), []).append(card.name)
        owned = {
            "heroes": dict(enumerate([name] for name in self._heroes())),
            "hands": {0: [card.name for card in hand]},
            "decks": {0: badly([*self._plain(5), self.runs, self.idle]), 1: [self.pays.name] * _FOES_DECK},
            "discards": {0: sorted(card.name for card in self._some(dice.randint(0, 1), self.main))},
        }
        at = {0: _space(here), 1: _space((here + _SPACES // 2) % _SPACES)}
        return Layout(self.mode, owned=owned, more={"city": dict(sorted(there.items())), "at": at})

    def asked(self, layout: Layout) -> Iterator[tuple[Layout, list[Goal]]]:
        """Two Villains, the most expensive ones first."""
        there = {name for names in layout.more["city"].values() for name in names}
        foes = sorted([card for card in self.foes if card.name in there], key=lambda card: -card.cost)
        for one, other in combinations(foes, 2):
            yield layout, [Goal(BEAT, card=one.name), Goal(BEAT, card=other.name)]
        for foe in foes:
            if foe.kind == SUPER_VILLAIN_KIND:
                yield layout, [Goal(BEAT, card=foe.name)]


def _space(number: int) -> str:
    return f"{'S' if number % 2 else 'L'}{number // 2 + 1}"


def _stage(card: Card) -> int:
    return card.stage


def badly(deck: Sequence[Card]) -> list[str]:
    """In the bad order, top card first: see `ways.adverse`."""
    return [card.name for card in sorted(deck, key=lambda card: (-card.cost, card.name), reverse=True)]
