"""Cards of a set of one's own come into any game."""

from __future__ import annotations

import pytest

from archfoe.agents import make_agent, seated
from archfoe.core.cards import MAIN_KIND, Box
from archfoe.core.chance import key_of_seed
from archfoe.core.effects import Attack, Draw, GainWeakness, Power
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.piles import MAIN
from archfoe.core.state import State
from archfoe.games.build import build
from archfoe.games.city.cards import CityBox
from archfoe.games.options import Options

MINE = Box("tried out", "Cards of a test", {})
MINE.hero("Night Courier", copies=4, cost=2, play=Draw(1))
MINE.villain("Doctor Dusk", copies=2, cost=5, play=(Power(2), Attack(GainWeakness())))
MINE.villain("Idle Hand", copies=3, cost=3, play=Power(1))
MANY = Box("too many", "More than half of any main deck", {})
MANY.hero("Crowd", copies=300, cost=1, play=Power(1))

TABLES = [
    Options("base", 2),
    Options("base+heroes_unite", 3),
    Options("base", 2, mix="rivals"),
    Options("rivals", 2),
    Options("confrontations", 4),
    Options("rebirth", 2),
    Options("rebirth", 1, scenario=3),
]


def names(s: State, box: Box) -> list[str]:
    return sorted(card.name for card in s.cards if card.set == box.name)


def named(options: Options) -> str:
    return f"{options.mode} {options.mix} {options.players}"


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_all_cards_of_a_small_set_join_and_bots_play_with_them(options: Options) -> None:
    bots = seated({seat: make_agent("greedy") for seat in range(options.players)})
    game = Game(*build(options, key_of_seed(1), MINE), bots)
    idle = [] if options.mode == "rebirth" else ["Idle Hand"] * 3  # no Attack, so it stays out of the city
    assert names(game.state, MINE) == ["Doctor Dusk"] * 2 + idle + ["Night Courier"] * 4
    assert game.over
    met = {game.state.cards[card].name for event in game.events for card in event.cards}
    assert met & {"Night Courier", "Doctor Dusk"}


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_a_large_set_gives_half_of_the_main_deck_and_takes_no_other_place(options: Options) -> None:
    _, before = build(options, key_of_seed(2))
    _, after = build(options, key_of_seed(2), MANY)
    assert after.piles == before.piles
    main = {card for card in before.piles[MAIN] if before.cards[card].kind == MAIN_KIND}
    changed = {card for card, (old, new) in enumerate(zip(before.cards, after.cards, strict=True)) if old is not new}
    assert changed <= main
    assert len(changed) == len(main) // 2


def test_chance_decides_which_cards_make_room() -> None:
    def places(seed: int) -> list[int]:
        s = build(Options(), key_of_seed(seed), MINE)[1]
        return [s.piles[MAIN].index(card) for card, one in enumerate(s.cards) if one.set == MINE.name]

    assert places(1) == places(1) != places(2)


def test_a_set_that_has_nothing_to_give_is_refused() -> None:
    box = Box("bare", "", {})
    box.super_hero("Nobody")
    with pytest.raises(ArchfoeError, match=r"^The set 'bare' has no card for a main deck: add some with hero, "):
        build(Options(), key_of_seed(1), box)
    box.villain("Sleeper", cost=3, play=Power(1))
    build(Options(), key_of_seed(1), box)
    with pytest.raises(ArchfoeError, match=r"^The set 'bare' has no card for a city: a Villain comes there only with "):
        build(Options("rebirth"), key_of_seed(1), box)


def test_a_villain_that_is_made_for_the_city_stays_as_it_is() -> None:
    box = CityBox("townsfolk", "", {})
    card = box.villain("Alley King", cost=4, attack=GainWeakness(), reward=Draw(1), destination=2)
    assert card in build(Options("rebirth"), key_of_seed(1), box)[1].cards
