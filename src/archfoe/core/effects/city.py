"""The city: where Characters and Villains are, who is in range, and how they get about."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING

from archfoe.core.city import (
    ALLY,
    EVERYWHERE,
    LOCATIONS,
    ally_of,
    distance,
    facts_of_city,
    is_location,
    near,
    own_facts_of_city,
    own_turn_of_city,
    space_of,
    space_of_character,
    step_toward,
    turn_of_city,
    villains,
    villains_at,
    way,
)
from archfoe.core.decisions import (
    CHOOSE_SPACE,
    TARGET_CHARACTER,
    TARGET_PLAYER,
    TARGET_VILLAIN,
    WALK,
)
from archfoe.core.effects.base import Ability, Amount, Condition, Effect, clause, do_ability, verb
from archfoe.core.events import CHEAPENED, CONTAINED, FROZEN, MOVED_VILLAIN, PLACED, WALKED
from archfoe.core.facts import changed
from archfoe.core.moments import ENTER
from archfoe.core.piles import SPACE, SPACES
from archfoe.core.text import FOE, YOU, Person, count

if TYPE_CHECKING:
    from archfoe.core.player import Player
    from archfoe.core.state import State

#: Do Villains follow the active Character? They are ready to, or do so from the first step on.
READY_TO_FOLLOW, FOLLOWING = "ready", "following"


# Where I am


def here(me: Player) -> int | None:
    """The space of my Character; None as long as it has not been placed."""
    return me.s.at[me.seat]


def used_location(me: Player) -> int | None:
    """The Location whose ability is used, perhaps from afar; if none is, where my Character is."""
    turn = turn_of_city(me.s)
    return here(me) if turn is None or turn.tile is None else turn.tile


def villains_within(me: Player, reach: int) -> list[int]:
    """Villains that are so near to my Character."""
    mine = here(me)
    if reach >= EVERYWHERE:
        return villains(me.s)
    if mine is None:
        return []
    return [card for card in villains(me.s) if distance(mine, me.s.where[card] - SPACE) <= reach]


def characters(me: Player, reach: int = EVERYWHERE, others: bool = False) -> list[int]:
    """Seats whose Characters stand in the city and near enough, and `ALLY`."""
    s, mine = me.s, here(me)
    spaces = {seat: at for seat, at in enumerate(s.at) if at is not None and not (others and seat == me.seat)}
    ally = ally_of(s)
    if ally is not None:
        spaces[ALLY] = ally
    return [
        seat for seat, at in spaces.items() if reach >= EVERYWHERE or (mine is not None and distance(mine, at) <= reach)
    ]


def put_character(me: Player, seat: int, space: int, word: str = PLACED) -> None:
    """Puts a Character there; a place taken on the way is another call."""
    s = me.s
    if seat == ALLY:
        own = own_facts_of_city(s)
        assert own is not None
        own.ally = space
    else:
        start, s.at[seat] = s.at[seat], space
        _note_entered(s, seat, way(start, space) if word == WALKED and start is not None else [space])
    me.tell(word, other=seat, n=space)
    if seat != ALLY:
        me.game.happened(ENTER, seat)


def walk_character(me: Player, seat: int, space: int) -> None:
    """A Character walks there by the shortest way; Villains that follow it are taken along, space by space."""
    s = me.s
    start = space_of_character(s, seat)
    assert start is not None
    turn = turn_of_city(s)
    if seat == s.active and turn is not None and turn.carry:
        for there in way(start, space):
            for card in villains_at(s, start):
                put_villain(me, card, there)
            start = there
        follow(s, FOLLOWING if s.moves[seat] > 0 else "")  # unless nothing is left to go on with
    put_character(me, seat, space, WALKED)


def follow(s: State, how: str) -> None:
    """Do Villains follow the active Character from now on? "" for no."""
    turn = turn_of_city(s)
    if turn is not None and turn.carry != how:
        own_turn = own_turn_of_city(s)
        assert own_turn is not None
        own_turn.carry = how


def _note_entered(s: State, seat: int, spaces: list[int]) -> None:
    for space in filter(is_location, spaces):
        s.counts["entered", seat, space] = 1


def entered(me: Player) -> tuple[int, ...]:
    """The Locations that my Character has entered this turn."""
    return tuple(space for space in LOCATIONS if ("entered", me.seat, space) in me.s.counts)


def put_villain(me: Player, card: int, space: int) -> None:
    if space_of(me.s, card) != space:
        me.s.put(card, SPACE + space)
        me.tell(MOVED_VILLAIN, card, n=space)


@verb
class OnLocation(Condition):
    def met(self, me: Player) -> bool:
        at = here(me)
        return at is not None and is_location(at)

    def text(self, who: Person = YOU) -> str:
        return f"{who.their} Character is on a Location"


@verb
class VillainWithin(Condition, Amount):
    """Villains so near to your Character; Range 0 is your own space."""

    reach: int

    def count(self, me: Player) -> int:
        return len(villains_within(me, self.reach))

    def met(self, me: Player) -> bool:
        return bool(villains_within(me, self.reach))

    def _where(self, who: Person) -> str:
        return f"within Range {self.reach}" if self.reach else f"in {who.their} space"

    def text(self, who: Person = YOU) -> str:
        return f"a Villain is {self._where(who)}"

    def each(self, who: Person = YOU) -> str:
        return f"Villain {self._where(who)}"


@verb
class UnspentMove(Amount):
    def count(self, me: Player) -> int:
        return max(me.s.moves[me.seat], 0)  # an Attack may have taken more than there is

    def each(self, who: Person = YOU) -> str:
        return f"Move {who.they} have not spent"


@verb
class NewLocations(Condition, Amount):
    """Locations that your Character enters later this turn and has not entered before."""

    before: tuple[int, ...] = ()

    def count(self, me: Player) -> int:
        return len(set(entered(me)) - set(self.before))

    def met(self, me: Player) -> bool:
        return self.count(me) > 0

    def text(self, who: Person = YOU) -> str:
        return f"{who.their} Character enters a Location for the first time this turn"

    def each(self, who: Person = YOU) -> str:
        return f"Location that {who.their} Character enters for the first time this turn, from now on"


# Villains


def _villain_words(reach: int) -> str:
    if reach >= EVERYWHERE:
        return "target Villain"
    return f"target Villain within Range {reach}" if reach else "target Villain in your space"


@verb
class MoveVillain(Effect):
    """A Villain goes up to so many spaces, in any direction; Characters do not stop it."""

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


@verb
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

    __slots__ = ()
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


@verb
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


@verb
class Freeze(OnVillain):
    """A Villain does not attack until the next turn of who froze it begins."""

    reach: int

    def act(self, me: Player, card: int) -> None:
        own = own_facts_of_city(me.s)
        if own is not None:
            own.frozen = (*(one for one in own.frozen if one[0] != card), (card, me.seat))
        me.tell(FROZEN, card)

    def text(self, who: Person = YOU) -> str:
        return f"{_villain_words(self.reach)} makes no Attacks until your next turn begins"


@verb
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


@verb
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

    def text(self, who: Person = YOU) -> str:
        return f"{'Super-' if self.supers else ''}Villains in {who.their} space cost {who.they} {self.n} less this turn"


@verb
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
        return f"{who.verb('move')} target Villain 1 space closer to this Location, by the shortest way"


# Characters


@verb
class Walk(Effect):
    """Your Character may go up to so many spaces. That gives no Move that could pay for anything."""

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
        return who.may(f"move {who.their} Character {far}")


@verb
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


@verb
class CallCharacter(Effect):
    """Another Character may come up to so many spaces closer to yours; its player decides."""

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
        return f"target other Character may move up to {self.steps} spaces, each step closer to {who.their} Character"


@verb
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
        where += " that holds another Character or a Villain" if self.occupied else ""
        return f"{who.verb('place')} {who.their} Character on {where}"


@verb
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


@verb
class EachPlayer(Effect):
    """Every player in turn order, you first."""

    effect: Ability

    def do(self, me: Player) -> bool:
        for player in me.everyone:
            do_ability(player, self.effect)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"each player {clause(self.effect, FOE)}"


@verb
class ForPlayer(Effect):
    """A player of your choice, perhaps yourself, has the benefit; who cannot, as far as you know, is not offered."""

    effect: Effect
    optional: bool = False

    def _seats(self, me: Player) -> list[int]:
        return [p.seat for p in me.everyone if self.effect.possible(me.as_known(p.seat))]

    def possible(self, me: Player) -> bool:
        return bool(self._seats(me))

    def do(self, me: Player) -> bool:
        seat = me.choose(self._seats(me), TARGET_PLAYER, self.optional)
        return seat is not None and self.effect.do(me.as_seat(seat))

    def text(self, who: Person = YOU) -> str:
        if self.optional:
            return f"{who.may('choose a player')}, who {clause(self.effect, FOE)}"
        return f"target player {clause(self.effect, FOE)}"
