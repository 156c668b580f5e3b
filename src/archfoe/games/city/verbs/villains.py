"""What cards do to Villains in a city."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from archfoe.core.effect import Ability, Amount, Effect, clause, do_ability
from archfoe.core.facts import changed
from archfoe.core.text import YOU, Person
from archfoe.games.city.events import CHEAPENED, CONTAINED, FROZEN
from archfoe.games.city.kinds import CHOOSE_SPACE, TARGET_VILLAIN
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import (
    EVERYWHERE,
    near,
    own_facts_of_city,
    own_turn_of_city,
    space_of,
    step_toward,
    villains,
)

if TYPE_CHECKING:
    from archfoe.core.player import Player
    from archfoe.core.state import State
from archfoe.games.city.verbs.places import here, put_villain, used_location, villains_within


@dataclass(frozen=True)
class VillainWithin(Amount):
    """Villains within that Range of your Character; Range 0 is your own space."""

    reach: int

    def count(self, me: Player) -> int:
        return len(villains_within(me, self.reach))

    def met(self, me: Player) -> bool:
        return bool(villains_within(me, self.reach))

    def _where(self, who: Person) -> str:
        return f"within Range {self.reach}" if self.reach else f"in {who.their} space"

    def is_fleeting(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        return f"a Villain is {self._where(who)}"

    def each(self, who: Person = YOU) -> str:
        return f"Villain {self._where(who)}"


def _villain_words(reach: int) -> str:
    if reach >= EVERYWHERE:
        return "target Villain"
    return f"target Villain within Range {reach}" if reach else "target Villain in your space"


@dataclass(frozen=True)
class MoveVillain(Effect):
    """A Villain goes up to that many spaces, in any direction; Characters do not stop it."""

    reach: int
    steps: int = 1
    optional: bool = False

    def possible(self, me: Player) -> bool:
        return bool(villains_within(me, self.reach))

    def offered(self) -> Effect | None:
        return replace(self, optional=True)

    def do(self, me: Player) -> bool:
        card = me.choose(villains_within(me, self.reach), TARGET_VILLAIN, self.optional)
        if card is None:
            return False
        start = me.s.where[card] - SPACE
        space = me.choose([there for there in near(start, self.steps) if there != start], CHOOSE_SPACE, about=card)
        assert space is not None
        put_villain(me, card, space)
        return True

    def text(self, who: Person = YOU) -> str:
        far = "by 1 space" if self.steps == 1 else f"up to {self.steps} spaces"
        return who.does(f"move {_villain_words(self.reach)} {far}", self.optional)


@dataclass(frozen=True)
class PullVillain(Effect):
    """A Villain comes to your space, whoever stands between."""

    reach: int
    optional: bool = False

    def possible(self, me: Player) -> bool:
        return any(space_of(me.s, card) != here(me) for card in villains_within(me, self.reach))

    def offered(self) -> Effect | None:
        return replace(self, optional=True)

    def do(self, me: Player) -> bool:
        mine = here(me)
        away = [card for card in villains_within(me, self.reach) if space_of(me.s, card) != mine]
        card = me.choose(away, TARGET_VILLAIN, self.optional)
        if card is None or mine is None:
            return False
        put_villain(me, card, mine)
        return True

    def text(self, who: Person = YOU) -> str:
        return who.does(f"move {_villain_words(self.reach)} to {who.their} space", self.optional)


class OnVillain(Effect):
    """Something that happens to a Villain of your choice near your Character."""

    reach: int

    def possible(self, me: Player) -> bool:
        return bool(villains_within(me, self.reach))

    def do(self, me: Player) -> bool:
        card = me.choose(villains_within(me, self.reach), TARGET_VILLAIN)
        if card is not None:
            self.act(me, card)
        return card is not None

    @abstractmethod
    def act(self, me: Player, card: int) -> None: ...


@dataclass(frozen=True)
class Contain(OnVillain):
    """Puts the one CONTAINED token on a Villain, which then does not move by itself."""

    reach: int

    def act(self, me: Player, card: int) -> None:
        own = own_facts_of_city(me.s)
        if own is not None:
            own.contained = card
        me.tell(CONTAINED, card)

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('put')} the CONTAINED token on {_villain_words(self.reach)}"


@dataclass(frozen=True)
class Freeze(OnVillain):
    """A Villain does not attack until the next turn of the player who froze it begins."""

    reach: int

    def act(self, me: Player, card: int) -> None:
        own = own_facts_of_city(me.s)
        if own is not None:
            own.frozen = (*(one for one in own.frozen if one[0] != card), (card, me.seat))
        me.tell(FROZEN, card)

    def text(self, who: Person = YOU) -> str:
        return f"{_villain_words(self.reach)} cannot attack until your next turn starts"


@dataclass(frozen=True)
class CheaperVillain(OnVillain):
    """One Villain costs you less this turn."""

    n: int
    reach: int

    def act(self, me: Player, card: int) -> None:
        own_turn = own_turn_of_city(me.s)
        if own_turn is not None:
            own_turn.cheaper = (*own_turn.cheaper, (me.seat, card, self.n))
        me.tell(CHEAPENED, card, n=self.n)

    def text(self, who: Person = YOU) -> str:
        return f"{_villain_words(self.reach)} costs {who.they} {self.n} less this turn"


@dataclass(frozen=True)
class CheaperHere(Effect):
    """Villains in your space, wherever that will be, cost you less this turn; perhaps only Super-Villains."""

    n: int
    supers: bool = False

    def do(self, me: Player) -> bool:
        own_turn, seat = own_turn_of_city(me.s), me.seat
        if own_turn is not None and self.supers:
            less = own_turn.cheaper_supers_here
            own_turn.cheaper_supers_here = changed(less, seat, less[seat] + self.n)
        elif own_turn is not None:
            less = own_turn.cheaper_here
            own_turn.cheaper_here = changed(less, seat, less[seat] + self.n)
        return True

    def is_plain(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{'Super-' if self.supers else ''}Villains in {who.their} space cost {who.they} {self.n} less this turn"


@dataclass(frozen=True)
class Lure(Effect):
    """A Villain comes one step nearer to the Location that is used, by the shortest way."""

    def _goal(self, me: Player) -> int | None:
        return used_location(me)

    def _cards(self, me: Player) -> list[int]:
        goal = self._goal(me)
        return [] if goal is None else [card for card in villains(me.s) if space_of(me.s, card) != goal]

    def possible(self, me: Player) -> bool:
        return bool(self._cards(me))

    def do(self, me: Player) -> bool:
        goal, card = self._goal(me), me.choose(self._cards(me), TARGET_VILLAIN)
        start = None if card is None else space_of(me.s, card)
        if card is None or goal is None or start is None:
            return False
        put_villain(me, card, step_toward(start, goal))
        return True

    def text(self, who: Person = YOU) -> str:
        way = "" if who.terse else ", by the shortest way"
        return f"{who.verb('move')} target Villain 1 space closer to this Location{way}"


# What Villains take

_ROBBED: Final = "robbed"


def is_robbed(s: State, seat: int) -> bool:
    """Has a Villain taken a card from this hand this turn?"""
    return (_ROBBED, seat) in s.counts


def robbed_by(me: Player, attack: Ability) -> None:
    """Suffers an Attack; whether it took a card from the hand is remembered for the turn."""
    before = len(me.hand)
    do_ability(me, attack)
    note_robbery(me, before)


def note_robbery(me: Player, before: int) -> None:
    if len(me.hand) < before:
        me.s.counts[_ROBBED, me.seat] = 1


@dataclass(frozen=True)
class OnceRobbed(Effect):
    """An Attack that spares a hand from which a Villain has taken a card this turn: else several would empty it."""

    effect: Ability

    def do(self, me: Player) -> bool:
        if is_robbed(me.s, me.seat):
            return False
        robbed_by(me, self.effect)
        return True

    def text(self, who: Person = YOU) -> str:
        words = clause(self.effect, who)
        if who.terse:
            return f"{words}, unless robbed this turn"
        several = any(mark in words for mark in (". ", "; ", ", then "))
        unless = ". Not if" if several else ", unless"
        return f"{words}{unless} a Villain has already taken a card from {who.their} hand this turn"
