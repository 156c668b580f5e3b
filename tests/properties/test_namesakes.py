"""Two cards of one name from two sets at one table: no rule, check, view or bot may take one for the other.

A set is brought along whose cards are called like cards of the host, and played with the same key as a set with the
same cards that are called like nobody's: every answer must be the same.
"""

from __future__ import annotations

from functools import cache

import pytest

from archfoe.core.cards import LATER_KIND, MAIN_KIND, SUPER_VILLAIN_KIND
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.registry import set_of
from archfoe.registry.brought import bring
from archfoe.sets import BOXES
from archfoe.sim.arena import bots_at
from archfoe.sim.invariants import Watcher
from archfoe.sim.tables import Seating
from archfoe.table.catalogue import mentioned
from tests.breadth import usually
from tests.vocabulary import rule

#: In turn, so that cards of every type and sort have names that others have.
_SORTS = (
    'is = "villain"\ncost = 7\nplay = "Power(3), Attack(Discard(1))"',
    'is = "hero"\ncost = 3\nplay = "Power(2)"',
    'is = "villain"\ncost = 4\nplay = "Power(2), Attack(GainWeakness())"',
    'is = "equipment"\ncost = 2\nplay = "Draw(1)"',
    'is = "location"\ncost = 4\nongoing = true\nvp = 1',
    'is = "super power"\ncost = 5\nplay = "Power(3)"',
    'is = "super villain"\ncost = 9\nplay = "Power(4)"\nfirst_appearance = "Discard(1)"',
)
_EACH = 70  # a set that is brought along may have 80 cards
#: Names of a set's scenarios, Signature cards and starting decks are of more interest than those of its main deck.
_RARE_FIRST = (LATER_KIND, "scenario", "impossible", SUPER_VILLAIN_KIND, "basic", "starter", "signature", MAIN_KIND)


def _names(host: str) -> list[str]:
    """Without those that a card speaks of: it means every card that is called so."""
    kinds = {kind: place for place, kind in enumerate(_RARE_FIRST)}
    cards = sorted(BOXES[host].values(), key=lambda card: kinds.get(card.kind, len(kinds)))
    own = set_of(host)
    assert own is not None
    spoken_of = {name for card in cards for name in mentioned(card.text)} | {own.kick, own.weakness}
    return [name for name in dict.fromkeys(card.name for card in cards) if name not in spoken_of][:_EACH]


@cache
def _set_of(names: tuple[str, ...]) -> str:
    rows = [f'[[card]]\nname = "{name}"\n{_SORTS[i % len(_SORTS)]}\n' for i, name in enumerate(names)]
    return bring('name = "echo"\ntitle = "Echo"\ngame = "lineup"\n' + "\n".join(rows)).name


def _played(options: Options, seed: int) -> list[tuple[int, Answer]]:
    """Every answer of greedy bots; the checks look at each position, and all of them must hold."""
    key = key_of_seed(seed)
    rules, state = build(options, key)
    watcher = Watcher(options, state)
    bots = bots_at(Seating(options, ("greedy",) * options.players), key)
    game = Game(rules, state, watcher.over(bots), log=False, begin=False)
    game.begin()
    watcher.last_look(game)
    return game.record


#: Whose rules, checks and scenarios know cards by their names.
_TABLES = [
    *(Options("rebirth", 2, scenario=scenario) for scenario in range(9)),
    Options("rebirth", 4, ("impossible",), scenario=8),
    Options("rebirth", 2, ("competitive",)),
    Options("rebirth", 1, scenario=3),
    Options("base", 3, ("synergy",)),
    Options("heroes_unite", 3, ("synergy",)),
    Options("rivals", 2),
    Options("confrontations", 2),
    Options("confrontations", 4),
]
#: Sets with cards that count how many different names somebody has.
_COUNTS_NAMES = ("heroes_unite",)


@rule("G-69", "RB-26")
@pytest.mark.parametrize(
    "options", _TABLES, ids=lambda options: f"{options.mode} {options.answers().get('scenario', '')} {options.players}"
)
def test_nothing_depends_on_what_a_guest_is_called(options: Options) -> None:
    names = _names(options.mode)
    ours, nobodys = _set_of(tuple(names)), _set_of(tuple(f"Nobody {i}" for i in range(len(names))))
    for seed in range(usually(1, 20)):
        with_namesakes, without = (_played(options.but(mix=mix), seed) for mix in (ours, nobodys))
        assert options.mode in _COUNTS_NAMES or with_namesakes == without
