"""Where Characters and Villains are, who is in range, and how they get about: for the words of cards, and the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archfoe.games.city.events import CARRIED, ENTER, MOVED_VILLAIN, PLACED, WALKED
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import (
    ALLY,
    EVERYWHERE,
    LOCATIONS,
    ally_of,
    distance,
    is_location,
    own_facts_of_city,
    own_turn_of_city,
    space_of,
    space_of_character,
    turn_of_city,
    villains,
    villains_at,
    way,
)

if TYPE_CHECKING:
    from archfoe.core.player import Player
    from archfoe.core.state import State

#: Do Villains follow the active Character? They are ready to, or do so from the first step on.
READY_TO_FOLLOW, FOLLOWING = "ready", "following"


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
        taking = me.as_seat(me.seat)
        taking.cause = CARRIED
        for there in way(start, space):
            for card in villains_at(s, start):
                put_villain(taking, card, there)
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
