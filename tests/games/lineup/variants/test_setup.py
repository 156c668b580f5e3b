"""Set-up of Heroes Unite (HU-1.x) and the cards of the box (G-10)."""

from __future__ import annotations

from collections import Counter

import pytest

from archfoe.core.cards import MAIN_KIND, SUPER_HERO_KIND, SUPER_VILLAIN_KIND
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import DECK, HAND, KICKS, LINEUP, MAIN, SHELF, STACK, UNUSED, WEAKNESSES
from archfoe.games.options import Options
from archfoe.sets import BOXES
from tests.games.lineup.variants import choices, choose, heroes, names, start
from tests.vocabulary import rule

UNITE = BOXES["heroes_unite"]
SEVEN = {"Batgirl", "Black Canary", "Booster Gold", "Hawkman", "Nightwing", "Red Tornado", "Shazam!"}


# The box


@rule("HU-1.1")
def test_the_box_holds_211_cards_and_seven_super_heroes() -> None:
    copies = {name: UNITE[name].copies for name in ("punch", "vulnerability", "kick", "weakness")}
    assert copies == {"punch": 36, "vulnerability": 16, "kick": 16, "weakness": 20}
    assert sum(card.copies for card in UNITE.of_kind(MAIN_KIND)) == 111
    assert sum(card.copies for card in UNITE.of_kind(SUPER_VILLAIN_KIND)) == 12
    assert sum(card.copies for card in UNITE.values() if card.kind != SUPER_HERO_KIND) == 211
    assert {hero.name for hero in UNITE.of_kind(SUPER_HERO_KIND) if not hero.promo} == SEVEN


@rule("HU-1.1")
def test_the_main_deck_by_type() -> None:
    state = start().game.state
    cards = [state.cards[card] for card in state.piles[MAIN] + state.piles[LINEUP]]
    assert Counter(card.type for card in cards) == {
        "Hero": 31,
        "Villain": 32,
        "Super Power": 16,
        "Equipment": 27,
        "Location": 5,
    }
    assert {card.kind for card in cards} == {MAIN_KIND}


@rule("G-10", "HU-1.1")
@pytest.mark.parametrize(("name", "copies"), [("Black Lantern Corps", 2), ("Larfleeze", 1), ("Warrior Princess", 1)])
def test_the_doubtful_copies_are_those_of_the_ruling(name: str, copies: int) -> None:
    state = start().game.state
    in_play = [state.cards[card].name for card in state.piles[MAIN] + state.piles[LINEUP]]
    assert in_play.count(name) == copies


@pytest.mark.parametrize("players", [2, 5])
def test_the_table_is_laid_as_in_the_base_set(players: int) -> None:
    session = start(players=players)
    view, state = session.view(0), session.game.state
    for seat in range(players):
        assert Counter(state.cards[card].name for card in state.owned(seat)) == {"Punch": 7, "Vulnerability": 3}
        assert (view.size(HAND + seat), view.size(DECK + seat)) == (5, 5)
    assert (view.size(LINEUP), view.size(MAIN)) == (5, 106)
    assert (names(view, KICKS), names(view, WEAKNESSES)) == (["Kick"] * 16, ["Weakness"] * 20)


# Super Heroes


@rule("HU-1.2")
@pytest.mark.parametrize("way", ["", "dealt", "first-game"])
def test_all_seven_super_heroes_are_dealt_at_random_in_a_first_game_too(way: str) -> None:
    dealt = {heroes(start(seed, heroes=way), seat)[0] for seed in range(60) for seat in (0, 1)}
    assert dealt == SEVEN


@rule("HU-1.2")
def test_super_heroes_may_be_chosen_freely() -> None:
    session = start(heroes="free")
    assert set(choices(session, 0)) == SEVEN
    choose(session, 0, "Shazam!")
    assert set(choices(session, 1)) == SEVEN - {"Shazam!"}
    choose(session, 1, "Hawkman")
    assert (heroes(session, 0), heroes(session, 1)) == (["Shazam!"], ["Hawkman"])
    assert set(names(session.view(0), SHELF)) == SEVEN - {"Shazam!", "Hawkman"}


def test_two_dealt_super_heroes_are_for_three_players_or_for_four_with_the_promo() -> None:
    with pytest.raises(ArchfoeError, match=r"takes 8, and there are 7"):
        Options("heroes_unite", 4, heroes="two-dealt")
    session = start(players=4, heroes="two-dealt", promos=True)
    assert {name for seat in range(4) for name in heroes(session, seat)} == SEVEN | {"Starfire"}


def test_super_heroes_of_the_base_set_do_not_play_here() -> None:
    with pytest.raises(ArchfoeError, match="Batman is a Super Hero, but not of heroes_unite"):
        Options("heroes_unite", heroes="Batman,Batgirl")


# The Super-Villain stack


@rule("HU-1.3")
@pytest.mark.parametrize("villains", [8, 12])
def test_vandal_savage_lies_face_up_on_as_many_super_villains_as_agreed(villains: int) -> None:
    view = start(villains=villains).view(0)
    assert names(view, STACK) == ["Vandal Savage"] + [None] * (villains - 1)
    assert names(view, UNUSED) == [None] * (12 - villains)


@rule("HU-1.3")
def test_seven_of_the_other_eleven_are_drawn_at_random() -> None:
    states = [start(seed).game.state for seed in range(60)]
    used = Counter(state.cards[card].name for state in states for card in state.piles[STACK])
    assert used.pop("Vandal Savage") == 60
    assert len(used) == 11
    assert all(0 < n < 60 for n in used.values())
    assert sum(used.values()) == 60 * 7


@rule("HU-1.4")
def test_every_super_villain_but_vandal_savage_has_a_first_appearance() -> None:
    without = [card.name for card in UNITE.of_kind(SUPER_VILLAIN_KIND) if card.first_appearance is None]
    assert without == ["Vandal Savage"]


# Who begins


@rule("HU-1.5")
def test_chance_decides_who_begins_whoever_plays() -> None:
    for trio in ("Batgirl,Black Canary,Booster Gold", "Hawkman,Nightwing,Red Tornado", "Shazam!,Batgirl,Hawkman"):
        assert {start(seed, players=3, heroes=trio).view(0).active for seed in range(30)} == {0, 1, 2}
