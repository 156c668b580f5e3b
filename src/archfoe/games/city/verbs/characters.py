"""What cards do to Characters in a city, and what they ask of their place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archfoe.core.effect import Amount, Condition, Effect
from archfoe.core.effects.conditions import WHENEVER
from archfoe.core.text import YOU, Person, count
from archfoe.games.city.kinds import CHOOSE_SPACE, TARGET_CHARACTER, WALK
from archfoe.games.city.piles import SPACES
from archfoe.games.city.ring import (
    ALLY,
    EVERYWHERE,
    ally_of,
    distance,
    facts_of_city,
    is_location,
    near,
    space_of_character,
    villains_at,
)

if TYPE_CHECKING:
    from archfoe.core.player import Player
from archfoe.games.city.verbs.places import (
    characters,
    entered,
    follow,
    here,
    put_character,
    used_location,
    walk_character,
)


@dataclass(frozen=True)
class OnLocation(Condition):
    def met(self, me: Player) -> bool:
        at = here(me)
        return at is not None and is_location(at)

    def text(self, who: Person = YOU) -> str:
        return f"{who.their} Character is on a Location"


@dataclass(frozen=True)
class UnspentMove(Amount):
    def count(self, me: Player) -> int:
        return max(me.s.moves[me.seat], 0)  # an Attack may have taken more than there is

    def is_fleeting(self) -> bool:
        return True

    def each(self, who: Person = YOU) -> str:
        return f"Move {who.they} have not spent"


@dataclass(frozen=True)
class NewLocations(Amount):
    """Locations that your Character enters later this turn and has not entered before."""

    before: tuple[int, ...] = ()
    already: bool = False  # words it for who looks once

    def count(self, me: Player) -> int:
        return len(set(entered(me)) - set(self.before))

    def is_fleeting(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.their} Character {self._enters('a Location')}"

    def each(self, who: Person = YOU) -> str:
        return f"Location that {who.their} Character {self._enters('')}"

    def _enters(self, what: str) -> str:
        what = f" {what}" if what else ""
        if self.already:
            return f"has entered{what} this turn"
        return f"enters{what} {'for the first time this turn, from now on' if self.before else WHENEVER}"


@dataclass(frozen=True)
class Walk(Effect):
    """Your Character may go up to that many spaces. That gives no Move that could pay for anything."""

    steps: int

    def possible(self, me: Player) -> bool:
        return here(me) is not None

    def do(self, me: Player) -> bool:
        start = here(me)
        if start is None:
            return False
        space = me.choose(near(start, self.steps), WALK)
        if space is None or space == start:
            return False
        walk_character(me, me.seat, space)
        return True

    def text(self, who: Person = YOU) -> str:
        far = "1 space" if self.steps == 1 else f"up to {self.steps} spaces"
        return who.may(f"move {far}" if who.terse else f"move {who.their} Character {far}")


@dataclass(frozen=True)
class WalkTarget(Effect):
    """A Character near you may go some spaces; its player decides, for an ally you do."""

    steps: int
    reach: int = EVERYWHERE

    def possible(self, me: Player) -> bool:
        return bool(characters(me, self.reach))

    def do(self, me: Player) -> bool:
        seat = me.choose(characters(me, self.reach), TARGET_CHARACTER)
        if seat is None:
            return False
        start = space_of_character(me.s, seat)
        assert start is not None
        mover = me if seat == ALLY else me.as_seat(seat)
        space = mover.choose(near(start, self.steps), WALK)
        if space is None or space == start:
            return False
        walk_character(me, seat, space)
        return True

    def text(self, who: Person = YOU) -> str:
        far = "1 space" if self.steps == 1 else f"up to {self.steps} spaces"
        where = "" if self.reach >= EVERYWHERE else f" within Range {self.reach}"
        return f"target Character{where} may move {far}"


@dataclass(frozen=True)
class CallCharacter(Effect):
    """Another Character may come up to that many spaces closer to yours; its player decides."""

    steps: int

    def possible(self, me: Player) -> bool:
        return here(me) is not None and bool(characters(me, others=True))

    def do(self, me: Player) -> bool:
        goal = here(me)
        seat = me.choose(characters(me, others=True), TARGET_CHARACTER)
        if seat is None or goal is None:
            return False
        start = space_of_character(me.s, seat)
        assert start is not None
        closer = [
            there
            for there in near(start, self.steps)
            if distance(there, goal) == distance(start, goal) - distance(start, there)
        ]
        space = (me if seat == ALLY else me.as_seat(seat)).choose(closer, WALK)
        if space is None or space == start:
            return False
        walk_character(me, seat, space)
        return True

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            return f"target other Character may move up to {self.steps} spaces toward {who.them}"
        return f"target other Character may move up to {self.steps} spaces, each step closer to {who.their} Character"


@dataclass(frozen=True)
class Place(Effect):
    """Puts your Character on any space at once, not through those between."""

    occupied: bool = False  # only where another Character or a Villain is
    locations: bool = False  # only on another Location

    def spaces(self, me: Player) -> list[int]:
        s = me.s
        spaces = [] if facts_of_city(s) is None else list(range(SPACES))  # elsewhere there is nowhere to go
        if self.occupied:
            taken = {at for seat, at in enumerate(s.at) if seat != me.seat} | {ally_of(s)}
            spaces = [space for space in spaces if space in taken or villains_at(s, space)]
        if self.locations:
            used = used_location(me)
            spaces = [space for space in spaces if is_location(space) and space != used]
        return spaces

    def possible(self, me: Player) -> bool:
        return bool(self.spaces(me))

    def do(self, me: Player) -> bool:
        space = me.choose(self.spaces(me), CHOOSE_SPACE)
        if space is None:
            return False
        follow(me.s, "")  # Villains are carried by walking only
        put_character(me, me.seat, space)
        return True

    def text(self, who: Person = YOU) -> str:
        where = "any other Location" if self.locations else "any space"
        if who.terse:
            return f"{who.verb('go')} to {where}{' with another Character or a Villain' if self.occupied else ''}"
        where += " that holds another Character or a Villain" if self.occupied else ""
        return f"{who.verb('place')} {who.their} Character on {where}"


@dataclass(frozen=True)
class PlaceTargets(Effect):
    """Puts one or more Characters on one space."""

    n: int = 1

    def possible(self, me: Player) -> bool:
        return bool(characters(me))

    def do(self, me: Player) -> bool:
        least = 1 if self.n == 1 else 0
        seats = me.choose_some(characters(me), TARGET_CHARACTER, least, self.n)
        space = me.choose(range(SPACES), CHOOSE_SPACE) if seats else None
        if space is None:
            return False
        if me.s.active in seats:  # also by a card of another player
            follow(me.s, "")
        for seat in seats:
            put_character(me, seat, space)
        return True

    def text(self, who: Person = YOU) -> str:
        whom = "target Character" if self.n == 1 else f"up to {count(self.n, 'target Character')} together"
        return f"{who.verb('place')} {whom} on any {'space' if self.n == 1 else 'one space'}"
