"""Tables that stand at a certain moment of a game, so that no test must play until chance brings it about.

They are games like all others: bots have played them from fixed keys up to the moment, and the journals are in the
store before the server starts. It reads such a table when somebody comes to it, as it does after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from archfoe.agents import make_agent
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import DEFEND, DESTROY_CARD, DISCARD_CARD, MAIN_ACTION
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import DECK, DISCARD, HAND, LINEUP, STACK, UNDER
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.duel.kinds import BLOCK_WITH, CONFRONT
from archfoe.games.shared.assists import ASSIST
from archfoe.server import archive
from archfoe.server.journal import Journal
from archfoe.server.seating import Seating, usual_seats
from archfoe.server.store import Entry, Store
from archfoe.table.daily import Deal
from archfoe.table.teamwork import teamwork_of
from archfoe.table.view import View
from archfoe.table.words.words import words_of
from archfoe.wire import protocol as p

_KEYS, _ANSWERS = 20, 600  # games that are tried, and how far
_VILLAINS = 8  # of a usual game
_ME = 0  # the seat of the person
_NAMES = ("Ann", "Bob", "Cyd")


@dataclass(frozen=True)
class Moment:
    mode: str
    reached: Callable[[View], bool]  # as the person at the first seat sees it
    mix: str = ""
    people: int = 1  # with bots; several are among themselves
    strays: bool = False  # as if other rules had led elsewhere in the end
    daily: int = 0  # the number of a daily deal


def _has_card(view: View) -> bool:
    """Can a card of one's own hand be used?"""
    return any(option.pile == HAND + _ME and option.card is not None for option in view.options)


def _hopes(view: View) -> bool:
    """Could a Confrontation succeed?"""
    choices = words_of(view.game_type).choices
    return not all(choices.hopeless(option, view) for option in view.options)


def _asks_for_cards(view: View, most: int) -> bool:
    """Is something of one's own hand to be chosen, out of more than is wanted?"""
    decision = view.decision
    asks = decision is not None and decision.kind in (DISCARD_CARD, DESTROY_CARD) and decision.most == most
    return asks and _has_card(view) and view.choices > most


def _asks_for_a_large_pile(view: View) -> bool:
    """Is a card of many to be destroyed that lie in one's discard pile?"""
    piles = [option.pile for option in view.options] if view.kind is DESTROY_CARD else []
    return piles.count(DISCARD + _ME) >= 13 and set(piles) <= {DISCARD + _ME, HAND + _ME}


def _may_reveal(view: View) -> bool:
    """Has one a card in hand that reveals another one, and something to reveal?"""
    hand = {option.card.name for option in view.options if option.pile == HAND + _ME and option.card is not None}
    return view.kind is MAIN_ACTION and "Power Ring" in hand and len(view.pile(DECK + _ME)) > 0


def _attacked(view: View) -> bool:
    return view.kind is DEFEND and _has_card(view)


def _hides(view: View) -> bool:
    """Lies a card under one's Super Hero?"""
    return view.kind is MAIN_ACTION and len(view.pile(UNDER + _ME)) > 0


def _may_buy_two(view: View) -> bool:
    return view.kind is MAIN_ACTION and sum(option.pile == LINEUP for option in view.options) > 1


def _could_be_helped(view: View) -> bool:
    """Has one a card left to play, for which a partner with an Assist card waits?"""
    cards = [card for mate in view.partners for card in view.known(HAND + mate)]
    return view.kind is MAIN_ACTION and len(view.hand) == 1 and any(card.assist for card in cards)


def _helped(view: View) -> bool:
    """Has one's partner assisted in this turn of one's own?"""
    return view.kind is MAIN_ACTION and view.active == _ME and any(view.played(mate) for mate in view.partners)


def _may_walk(view: View) -> bool:
    return view.kind is MAIN_ACTION and any(option.what == "walk" for option in view.options)


def _may_use_a_place(view: View) -> bool:
    return view.kind is MAIN_ACTION and any(option.what == "location" for option in view.options)


def _has_guest(view: View) -> bool:
    """Is a Villain of another set in the city?"""
    there = [card for space in range(SPACES) for card in view.known(SPACE + space)]
    return view.kind is MAIN_ACTION and any(card.type == VILLAIN and card.set != view.mode for card in there)


def _begun(view: View) -> bool:
    return view.kind is MAIN_ACTION


def _late(view: View) -> bool:
    return view.kind is MAIN_ACTION and len(view.pile(STACK)) <= 2


def _last_left(view: View) -> bool:
    return view.kind is MAIN_ACTION and len(view.pile(STACK)) <= 1


def _beats_the_last(view: View) -> bool:
    """Is one blow left, and the game over?"""
    last = len(view.pile(STACK)) == 1 and any(option.pile == STACK for option in view.options)
    return view.kind is MAIN_ACTION and last


def _beats_the_first(view: View) -> bool:
    """Can the first Super-Villain be beaten now?"""
    whole = len(view.pile(STACK)) == _VILLAINS
    return view.kind is MAIN_ACTION and whole and any(option.pile == STACK for option in view.options)


def _robbed(view: View) -> bool:
    """Does one's turn begin with cards missing in hand?"""
    fresh = view.kind is MAIN_ACTION and not view.played(_ME) and view.power(_ME) == 0
    return fresh and view.turn > 3 and len(view.known(HAND + _ME)) <= 3


def _six_on_sale(view: View) -> bool:
    return view.kind is MAIN_ACTION and len(view.known(LINEUP)) > 5


def _asks_for_two_piles(view: View) -> bool:
    """Is a card to be chosen out of the discard piles of two foes, with cards of one's own played?"""
    piles = {option.pile for option in view.options if option.card is not None}
    return view.kind is not MAIN_ACTION and {DISCARD + 1, DISCARD + 2} <= piles and len(view.played(_ME)) > 2


def _may_plan(view: View) -> bool:
    """Is there a Villain whom somebody could hold?"""
    teamwork = teamwork_of(view.game_type)
    jobs = [] if teamwork is None else teamwork.jobs(view)
    return view.kind is MAIN_ACTION and any(job.what == "hold" for job in jobs)


def _left_alone(view: View) -> bool:
    """Holds no teammate an Assist card?"""
    cards = [card for mate in view.partners for card in view.known(HAND + mate)]
    return view.kind is MAIN_ACTION and len(cards) > 0 and not any(card.assist for card in cards)


MOMENTS: Final = {
    "six on sale": Moment("base", _six_on_sale),
    "pick of two piles": Moment("base", _asks_for_two_piles),
    "robbed": Moment("base", _robbed),
    "robbed on a phone": Moment("base", _robbed),
    "slip": Moment("base", _robbed),
    "skulls": Moment("base", _late),
    "face down": Moment("base", _beats_the_first),
    "usable": Moment("rebirth", _may_use_a_place),
    "usable by finger": Moment("rebirth", _may_use_a_place),
    "named pieces": Moment("confrontations", lambda view: view.kind is BLOCK_WITH and _has_card(view)),
    "aside": Moment("base", _late),
    "short of room": Moment("base", _attacked),
    "city on a phone": Moment("rebirth", _may_walk),
    "entrance": Moment("base", _beats_the_first),
    "falls": Moment("base", _beats_the_first),
    "falls at once": Moment("base", _beats_the_first),
    "falls on a shared screen": Moment("base", _beats_the_first, people=2),
    "reveals": Moment("base", _may_reveal),
    "attacked": Moment("base", _attacked),
    "under": Moment("base", _hides),
    "buys on a phone": Moment("base", _may_buy_two),
    "mouse": Moment("base", _begun),
    "hint": Moment("base", _begun),
    "keys": Moment("base", _late),
    "finger": Moment("base", _late),
    "lying": Moment("base", _begun),
    "lying duel": Moment("confrontations", lambda view: view.kind is CONFRONT and _hopes(view)),
    "lying city": Moment("rebirth", _may_walk),
    "confront": Moment("confrontations", lambda view: view.kind is CONFRONT and _hopes(view)),
    "no hope": Moment("rivals", lambda view: view.kind is CONFRONT and not _hopes(view)),
    "block": Moment("confrontations", lambda view: view.kind is BLOCK_WITH and _has_card(view)),
    "assist": Moment("confrontations", lambda view: view.kind is ASSIST and _has_card(view)),
    "nobody helps": Moment("rebirth", _left_alone),
    "open hands": Moment("rebirth", _begun, people=3),
    "could be helped": Moment("confrontations", _could_be_helped),
    "helped": Moment("confrontations", _helped),
    "helped on a phone": Moment("confrontations", _helped),
    "helped in the city": Moment("rebirth", _helped),
    "help in the city": Moment("rebirth", lambda view: view.kind is ASSIST and _has_card(view)),
    "pick one": Moment("base", lambda view: _asks_for_cards(view, 1)),
    "pick at once": Moment("base", lambda view: _asks_for_cards(view, 1)),
    "pick several": Moment("base", lambda view: _asks_for_cards(view, 2)),
    "pick of a large pile": Moment("base", _asks_for_a_large_pile),
    "pick of a large pile by finger": Moment("base", _asks_for_a_large_pile),
    "walk": Moment("rebirth", _may_walk),
    "plan": Moment("rebirth", _may_plan),
    "plan of people": Moment("rebirth", _may_plan, people=2),
    "guest": Moment("rebirth", _has_guest, mix="base"),
    "last blow": Moment("base", _beats_the_last, people=3),
    "two": Moment("base", _late, people=2),
    "frozen": Moment("base", _late, strays=True),
    "daily": Moment("base", _last_left, daily=53),
    "daily on a phone": Moment("base", _last_left, daily=53),
}


def prepare(database: str, moments: Mapping[str, Moment] = MOMENTS) -> dict[str, str]:
    """Writes a table for each moment; returns where on the page the person finds it."""
    with ThreadPoolExecutor(1) as elsewhere:  # in this thread Playwright may have a loop of its own
        return elsewhere.submit(asyncio.run, _store_all(database, moments)).result()


async def _store_all(database: str, moments: Mapping[str, Moment]) -> dict[str, str]:
    store = Store(database)
    paths = {}
    for name, moment in moments.items():
        seating, tokens, entries = _at(moment)
        journal = seating.journal
        assert journal is not None
        await store.do(lambda connection, seating=seating: archive.add_room(connection, seating))  # type: ignore[misc]
        await store.do(lambda connection, a=seating, b=journal: archive.add_game(connection, a, b))  # type: ignore[misc]
        await store.add(entries)
        for seat in range(moment.people):
            paths[f"{name} {seat + 1}" if seat else name] = f"/#/t/{seating.id}/{tokens[seat]}"
    store.close()
    return paths


def _at(moment: Moment) -> tuple[Seating, list[str], list[Entry]]:
    """A table in whose game the moment has come, the keys of its seats, and the entries up to it."""
    people = [p.SeatWish("human", name) for name in _NAMES[: moment.people]]
    bots = usual_seats(moment.mode)[1:] if moment.people == 1 else []
    wish = p.TableWish(moment.mode, seats=people + bots, mix=moment.mix, daily=moment.daily)
    seating, tokens = Seating.made(wish)
    seating.games = 1
    for seed in range(_KEYS):
        key = Deal(moment.daily).key if moment.daily else key_of_seed(seed)
        seating.journal = Journal.begin(f"{seating.id}-1", seating.options, seating.players, key)
        entries = _played_up_to(moment, seating.journal, seed)
        if entries is not None:
            return seating, tokens, _strayed(entries) if moment.strays else entries
    raise AssertionError(f"no game of {moment.mode} comes to this moment")


def _strayed(entries: list[Entry]) -> list[Entry]:
    """With another position noted at the last landmark."""
    last = max(i for i, entry in enumerate(entries) if entry.landmark)
    noted = entries[last].landmark.split(" ")
    return [*entries[:last], entries[last]._replace(landmark=f"{noted[0]} 0123 {noted[2]}"), *entries[last + 1 :]]


def _played_up_to(moment: Moment, journal: Journal, seed: int) -> list[Entry] | None:
    game = journal.session.game
    bots = [make_agent("greedy", f"{seed} {seat}") for seat in range(journal.session.options.players)]
    entries: list[Entry] = []
    while game.waiting and len(entries) < _ANSWERS:
        if _ME in game.waiting and moment.reached(View(game, _ME)):
            return entries
        seat, decision = next(iter(game.waiting.items()))
        entries += journal.follow([(seat, bots[seat].answer(View(game, seat, decision)))])
    return None
