"""What a story may ask for in games with a Line-Up (docs/stories.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from archfoe.core.decisions import Seat
from archfoe.core.events import APPEARED, AVOIDED, CHALLENGED, DEFEATED, PASSED, REFILLED, TURN, Event
from archfoe.core.game import Game
from archfoe.core.piles import HEROES
from archfoe.games.lineup.kinds import PATROL


def _defeats(game: Game) -> list[tuple[int, Event]]:
    """Of Super-Villains, each with its place in the log."""
    cards = game.state.cards
    return [
        (i, event)
        for i, event in enumerate(game.events)
        if event.what == DEFEATED and event.cards and cards[event.cards[0]].super_villain
    ]


def first_villain(game: Game, seat: Seat) -> int:
    """1 for whoever defeated the first Super-Villain."""
    fallen = _defeats(game)
    return int(bool(fallen) and fallen[0][1].seat == seat)


def villains(game: Game, seat: Seat) -> int:
    return sum(event.seat == seat for _, event in _defeats(game))


def refills(game: Game, seat: Seat) -> int:
    """Of the Line-Up, on patrol; every card that comes is an event of its own."""
    found, before = 0, False
    for event in game.events:
        now = event.what == REFILLED and event.note == PATROL and event.seat == seat
        found += now and not before
        before = now
    return found


def both_heroes(game: Game, seat: Seat) -> int:
    """Turns of one's own in which each of one's Super Heroes did something."""
    mine = set(game.state.piles[HEROES + seat])
    found, seen, own = 0, set[int](), False
    for event in (*game.events, Event(TURN)):
        if event.what == TURN:
            found += own and len(mine) > 1 and seen == mine
            own, seen = event.seat == seat, set()
        elif event.source in mine:
            seen.add(event.source)
    return found


def passes(game: Game, seat: Seat) -> int:
    """Cards that were gained for a teammate."""
    teams = game.state.teams
    return sum(
        event.what == PASSED and event.seat == seat and event.other != seat and teams[event.other] == teams[seat]
        for event in game.events
    )


def shielded(game: Game, seat: Seat) -> int:
    """Attacks that were avoided for a teammate."""
    teams = game.state.teams
    return sum(
        event.what == AVOIDED and event.seat == seat and event.other != seat and teams[event.other] == teams[seat]
        for event in game.events
    )


def hunted(game: Game, seat: Seat) -> int:
    """Super-Villains that were taken from a foe's discard pile."""
    hunts = {i for i, event in enumerate(game.events) if event.what == CHALLENGED and event.seat == seat}
    return sum(event.seat == seat and _hunt_before(game, hunts, i) for i, event in _defeats(game))


def _hunt_before(game: Game, hunts: set[int], at: int) -> bool:
    """Is it the end of a hunt for the same card?"""
    card = game.events[at].cards
    last = max((i for i in hunts if i < at and game.events[i].cards == card), default=None)
    return last is not None and all(event.what != TURN for event in game.events[last:at])


def quick_defeats(game: Game, seat: Seat) -> int:
    """Super-Villains that fell before everybody had another turn since they appeared."""
    players, came, turn, found = len(game.state.teams), {}, 0, 0
    for event in game.events:
        turn += event.what == TURN
        if event.what == APPEARED and event.cards:
            came[event.cards[0]] = turn
        elif event.what == DEFEATED and event.cards and event.seat == seat:
            found += turn - came.get(event.cards[0], -players - 1) <= players
    return found


FEATS: Final[Mapping[str, Callable[[Game, Seat], int]]] = {
    "first villain": first_villain,
    "villains": villains,
    "refills": refills,
    "both heroes": both_heroes,
    "passes": passes,
    "shielded": shielded,
    "hunted": hunted,
    "quick defeats": quick_defeats,
}
