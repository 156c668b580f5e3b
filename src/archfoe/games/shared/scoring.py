"""Victory Points, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.abilities import Vp
from archfoe.core.cards import STAGE_KIND, Card
from archfoe.core.state import State


def vp_of(card: Card, owned: list[Card]) -> int:
    """What one card is worth to who owns all of these."""
    return card.vp.score(owned) if isinstance(card.vp, Vp) else card.vp


def scores(s: State, carried: Sequence[int] = ()) -> list[int]:
    """Victory Points of each seat: every card that it owns anywhere (ruling G-4), and those of an earlier game."""
    before = carried or [0] * len(s.teams)
    return [before[seat] + points_of(s, seat) for seat in range(len(s.teams))]


def points_of(s: State, seat: int) -> int:
    """Victory Points of this game."""
    if seat in s.out:  # nothing is scored there any more (ruling G-48)
        return 0
    owned = [s.cards[card] for card in s.owned(seat)]
    return sum([vp_of(card, owned) for card in owned]) + beside_cards(s, seat)


def beside_cards(s: State, seat: int) -> int:
    """Victory Points that the rules gave, which no card shows."""
    return sum([facts.points(seat) for facts in s.facts if facts is not None])


def prizes(s: State) -> list[int]:
    """How many Super-Villains and defeated Characters each seat owns: the tie-break."""
    return [
        sum(s.cards[card].super_villain or s.cards[card].kind == STAGE_KIND for card in s.owned(seat))
        for seat in range(len(s.teams))
    ]


def winners(s: State, carried: Sequence[int] = ()) -> tuple[int, ...]:
    """The seats of the team with most points, then most prizes; a tie is shared (ruling G-5)."""
    points, won = scores(s, carried), prizes(s)
    seats = [seat for seat in range(len(s.teams)) if seat not in s.out]
    standing = {
        team: (
            sum(points[seat] for seat in seats if s.teams[seat] == team),
            sum(won[seat] for seat in seats if s.teams[seat] == team),
        )
        for team in dict.fromkeys(s.teams[seat] for seat in seats)
    }
    best = max(standing.values())
    return tuple(seat for seat in seats if standing[s.teams[seat]] == best)
