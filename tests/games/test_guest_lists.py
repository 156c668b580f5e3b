"""Cards of several other sets, and as many of each as a table likes (ruling G-71)."""

from __future__ import annotations

from collections import Counter

import pytest

from archfoe.core.cards import MAIN_KIND, SUPER_VILLAIN_KIND
from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.sim import Plan, Seating, run
from archfoe.table.session import Session
from archfoe.table.words.intro import table_lines
from tests.breadth import usually
from tests.vocabulary import rule


def main_deck(options: Options, seed: int = 1) -> Counter[str]:
    """Set -> how many cards of the main deck it gives."""
    _, s = build(options, key_of_seed(seed))
    return Counter(card.set for card in s.cards if card.kind == MAIN_KIND)


@rule("G-71")
@pytest.mark.parametrize(
    ("mode", "mix", "guests"),
    [
        ("base", "rivals:10", {"rivals": 10}),
        ("base", "heroes_unite:30", {"heroes_unite": 30}),
        ("base", "rivals+rebirth", {"rivals": 29, "rebirth": 28}),
        ("base", "heroes_unite+rivals+confrontations", {"heroes_unite": 19, "rivals": 19, "confrontations": 19}),
        ("base", "rivals:20+confrontations:5", {"rivals": 20, "confrontations": 5}),
        ("heroes_unite", "rivals:20+base", {"rivals": 20, "base": 35}),
        ("rivals", "confrontations:12", {"confrontations": 12}),
        ("confrontations", "rivals+base:7", {"base": 7}),
        ("rebirth", "base:20", {"base": 20}),
        ("rebirth", "base+heroes_unite", {"base": 21, "heroes_unite": 21}),
        ("rebirth", "base+heroes_unite+rivals+confrontations", {}),
    ],
)
def test_so_many_cards_of_each(mode: str, mix: str, guests: dict[str, int]) -> None:
    alone, mixed = main_deck(Options(mode, 2)), main_deck(Options(mode, 2, mix=mix))
    assert mixed.total() == alone.total(), "the main deck keeps its usual size"
    assert {name: mixed[name] for name in guests} == guests
    if ":" not in mix:
        assert mixed.total() - mixed[mode] == alone.total() // 2, "guests without a number share one half"
    assert mixed == main_deck(Options(f"{mode}+{mix}", 2)), "the game comes first where all are written as one"


@rule("G-71", "RB-26")
def test_in_the_city_the_super_villains_of_all_sets_are_shuffled_together() -> None:
    _, s = build(Options("rebirth", 2, mix="base:9+heroes_unite"), key_of_seed(3))
    assert {card.set for card in s.cards if card.kind == SUPER_VILLAIN_KIND} == {"rebirth", "base", "heroes_unite"}


@pytest.mark.parametrize(
    ("mode", "mix", "sentence"),
    [
        ("base", "rivals:500", "rivals has 60 cards for the main deck of base, not 500: ask for fewer."),
        ("rebirth", "heroes_unite:50+base:50", "The main deck of rebirth has 84 cards, so 100 of others are too many."),
        ("base", "rivals:60+rebirth", "No card of rebirth would come into base: ask for at least 1, or leave it out."),
        ("base", "rivals:0+rebirth", "There is no set to mix into base 'rivals:0'. Did you mean 'rivals'?"),
        ("base", "rivals:many", "There is no set to mix into base 'rivals:many'. Did you mean 'rivals'?"),
        ("base", "rivals+rivals:3", "The mixture names rivals twice: name each set once, the game first."),
        ("base", "rivals+base", "The mixture names base twice: name each set once, the game first."),
        ("base", "rivals+rebrith", "There is no set to mix into base 'rebrith'. Did you mean 'rebirth'?"),
    ],
)
def test_what_cannot_be_mixed_is_one_sentence(mode: str, mix: str, sentence: str) -> None:
    with pytest.raises(ArchfoeError) as refused:
        Options(mode, 2, mix=mix)
    assert str(refused.value) == sentence


@rule("G-71")
def test_a_table_says_what_is_in_its_main_deck() -> None:
    lines = table_lines(Session(Options("base", 2, mix="rivals:20+confrontations:5"), ["ann", "bob"], key_of_seed(1)))
    assert "The main deck has 114 cards, among them 20 of Rivals and 5 of Confrontations." in lines


@rule("G-71")
def test_games_with_several_guests_are_sound() -> None:
    tables = [
        Options("base", 3, ("hunt", "hidden"), mix="heroes_unite+rivals+rebirth"),
        Options("heroes_unite", 2, ("synergy",), mix="base:40"),
        Options("rivals", 2, mix="confrontations:20+rebirth"),
        Options("confrontations", 4, mix="rivals+base+rebirth:9"),
        Options("rebirth", 2, scenario=8, mix="base+heroes_unite"),
        Options("rebirth", 3, ("competitive",), mix="base:9+rivals:9+confrontations"),
    ]
    seatings = tuple(Seating(options, ("greedy",) * options.players) for options in tables)
    report = run(Plan(seatings, len(seatings) * usually(1, 20), "guests", check=True))
    assert report.failures == []
