"""Other worlds that fit what a seat knows: hidden cards change places, the future gets a key of its own.

For bots that search, and for the proof that a view tells nothing about what it must hide.
"""

from __future__ import annotations

from functools import lru_cache

from archfoe.core.card import CardTable
from archfoe.core.cards import LATER_KIND, MAIN_KIND, PRIVATE_KIND
from archfoe.core.chance import permute
from archfoe.core.decisions import AskedAnew
from archfoe.core.errors import IllegalAnswer
from archfoe.core.events import NAMED, PICKED
from archfoe.core.game import Game
from archfoe.core.piles import DECK, DISCARD, HAND, MAIN, STACK, UNDER, UNUSED
from archfoe.core.state import State


def another_world(game: Game, seat: int | None, key: bytes) -> Game | None:
    """A clone of a paused game with the cards that `seat` does not know dealt anew.

    The running task runs again with the answers it has got. A world in which it would have asked
    another question does not fit what everybody has seen: then the answer is None, try another key.
    """
    world = game.clone(log=True)
    world._snapshot = redealt(game._snapshot, game.state, seat, key)
    world.opening = None
    _forget_hidden_answers(world, seat)
    try:
        world._restart()
    except (AskedAnew, IllegalAnswer, IndexError):
        return None
    if world.over or len(world._answers) != len(game._answers):  # it would have gone on, or stopped earlier
        return None
    if world._cursor != len(world._answers) - 1:  # somebody else was asked first there, and it waits for this answer
        return None
    if not _asks_the_same(game, world, seat) or _said(world) != _said(game):
        return None
    return world


def _forget_hidden_answers(world: Game, seat: int | None) -> None:
    """Answers of others in a round that is still open are unknown to everybody else."""
    if world._answers:
        last = world._answers[-1]
        for other in [p for p in last if p != seat]:
            del last[other]


def _asks_the_same(game: Game, world: Game, seat: int | None) -> bool:
    """The same sort of question to those who are still waited for, and the very same to the seat itself."""
    kinds = {p: d.kind for p, d in game.waiting.items()}
    if any(p not in world.waiting or world.waiting[p].kind is not kind for p, kind in kinds.items()):
        return False
    if any(p not in kinds and p not in game._answers[-1] for p in world.waiting):
        return False
    return seat not in game.waiting or game.waiting[seat] == world.waiting[seat]


def _said(game: Game) -> list[tuple[int, str]]:
    """What players have announced in the running task: it binds what they may hold."""
    return [(event.seat, event.note) for event in game._events if event.what in (NAMED, PICKED)]


def redealt(snapshot: State, now: State, seat: int | None, key: bytes) -> State:
    """A copy of the snapshot in which all cards that the seat does not see now have changed places.

    What comes of a key depends only on what the seat knows, not on where the hidden cards lie in truth: a bot that
    searches such worlds answers the same in all games that look the same to it.

    `now` is the half-done state of the running task: what came out since the snapshot stays as it is,
    so that the task can run again with its answers.
    """
    s = snapshot.copy()
    if s.fork is not None and s.draws >= s.fork[0]:  # a world of a world: the running task has drawn with its key
        s.key = s.fork[1]
    s.fork = (now.draws, key)
    lying, where = _hidden(snapshot, now, seat), s.where
    swap = list(range(len(where)))  # card -> the card that takes its place
    for draw, group in enumerate(_groups(s, lying, seat), start=1):
        if len(group) > 1:
            new = sorted([swap[card] for card in group])
            permute(new, key, draw)
            for i, card in enumerate(group):
                swap[card] = new[i]
    for pile in lying:  # the others stay shared
        cards = [swap[card] for card in s.piles[pile]]
        s.lay(pile, cards)
        for card in cards:
            where[card] = pile
    if s.known:
        s.known = {swap[card]: mask for card, mask in s.known.items()}
    if s.mixed:
        s.mixed = {swap[card]: pool for card, pool in s.mixed.items()}
    return s


def _hidden(snapshot: State, now: State, seat: int | None) -> dict[int, list[int]]:
    """The cards that a seat, or some seat, does not know where they lie now, by their pile in the snapshot."""
    viewer = (1 << len(now.teams)) - 1 if seat is None else 1 << seat
    lying: dict[int, list[int]] = {}
    known = now.known
    for pile, cards in enumerate(now.piles):
        if not cards:
            continue
        looks = now.who_may_look(pile)
        if looks & viewer == viewer:
            continue
        if pile == STACK and now.top_shown:
            cards = cards[:-1]
        if known and not known.keys().isdisjoint(cards):
            cards = [card for card in cards if (known.get(card, 0) | looks) & viewer != viewer]
        lying[pile] = cards
    return lying if now.where == snapshot.where else _by_pile(snapshot, lying)


def _by_pile(snapshot: State, lying: dict[int, list[int]]) -> dict[int, list[int]]:
    hidden = {card for cards in lying.values() for card in cards}
    piles = sorted({snapshot.where[card] for card in hidden})
    return {pile: [card for card in snapshot.piles[pile] if card in hidden] for pile in piles}


def _groups(s: State, lying: dict[int, list[int]], seat: int | None) -> list[list[int]]:
    """Cards that change places among themselves, as they lie in their piles, one group after the other."""
    unseen = _hidden_cards(s.card_table)
    secrets = [c for cards in lying.values() for c in cards if c in unseen] if unseen else []
    groups = [secrets]  # they are with others, or were never dealt
    mixed = [c for cards in lying.values() for c in cards if c in s.mixed] if s.mixed else []
    apart = {*secrets, *mixed}
    for owner in range(len(s.teams)):  # first: who had what before anything was pooled
        own = [c for kind in (DECK, HAND, UNDER, DISCARD) for c in lying.get(kind + owner, ())]
        if apart:
            own = [c for c in own if c not in apart]
        groups.append(own + [c for c in mixed if s.mixed[c][1] == owner != seat] if mixed else own)
    pools = sorted({pool for pool, _ in s.mixed.values()})  # then: who got what out of each pool
    groups += [[c for c in mixed if s.mixed[c][0] == pool] for pool in pools]
    stacks: tuple[int, ...] | None = s.fact("stacks")
    if stacks is not None:
        return groups + _groups_of_stacks(s, lying, stacks)
    return [*groups, lying.get(MAIN, []), lying.get(STACK, []) + lying.get(UNUSED, [])]


@lru_cache(maxsize=8)
def _hidden_cards(table: CardTable) -> frozenset[int]:
    return frozenset(card for card, what in enumerate(table.cards) if what.kind == PRIVATE_KIND)


def _groups_of_stacks(s: State, lying: dict[int, list[int]], stacks: tuple[int, ...]) -> list[list[int]]:
    """Of a main deck in stacks, each of which keeps its number of Super-Villains.

    A Super-Villain that is out of the game may be any of those that are in it. A card of the scenario, and a
    Super-Villain whose stack the scenario names, stay in their stack.
    A card that was put down deeper in the deck moves the borders of the stacks by one; that is left out here.
    """
    in_deck = lying.get(MAIN, [])
    kinds_of_supers, ordinary = _cards_of_stacks(s.card_table)
    named: tuple[int, ...] = s.fact("named", ())
    unseen = [card for card in in_deck + lying.get(UNUSED, []) if card not in named]
    groups = [[card for card in unseen if card in supers] for supers in kinds_of_supers]
    groups.append([card for card in unseen if card in ordinary])
    deck, start = s.piles[MAIN], 0
    known = frozenset(deck).difference(in_deck) if len(in_deck) < len(deck) else frozenset()
    for size in stacks:
        stack = deck[start : start + size]
        groups.append([c for c in stack if c not in known] if known else stack)
        start += size
    return groups


@lru_cache(maxsize=8)
def _cards_of_stacks(table: CardTable) -> tuple[tuple[frozenset[int], ...], frozenset[int]]:
    """Super-Villains, those of a scenario apart, and all others that may lie in any stack."""
    cards = list(enumerate(table.cards))
    supers = [(card, what.kind) for card, what in cards if what.super_villain and what.kind != MAIN_KIND]
    kinds = sorted({kind for _, kind in supers})
    return (
        tuple(frozenset(card for card, own in supers if own == kind) for kind in kinds),
        frozenset(card for card, what in cards if what.kind in (MAIN_KIND, LATER_KIND)),
    )
