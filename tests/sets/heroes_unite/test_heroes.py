"""Heroes of the main deck, from Crimson Whirlwind to Katana; two more files have the others."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule


@rule("BASE-3.5", "BASE-5.3")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Crimson Whirlwind", 5, 1),
        ("Daughter of Gotham City", 3, 1),
        ("Deadman", 4, 1),
        ("Hawkgirl", 2, 1),
        ("Hero of the Future", 4, 1),
        ("Jason Blood", 7, 2),
        ("Katana", 2, 1),
    ],
)
def test_what_these_heroes_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in unite(lineup=[name], power=cost - 1).offered()
    t = unite(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


# Crimson Whirlwind


@pytest.mark.parametrize(
    ("answer", "deck", "discards"),
    [("put your deck", [], ["Kick", "Punch", "Raven"]), ("do not", ["Punch", "Kick"], ["Raven"])],
)
def test_crimson_whirlwind_may_put_the_deck_into_the_discard_pile(
    answer: str, deck: list[str], discards: list[str]
) -> None:
    t = unite(p0=["Crimson Whirlwind"], deck0=["Punch", "Kick"], discard0=["Raven"])
    t.play("Crimson Whirlwind")
    t.answer(0, answer)
    assert (t.power(0), t.deck(0), sorted(t.discard(0))) == (2, deck, discards)


def test_crimson_whirlwind_asks_nothing_without_a_deck() -> None:
    t = unite(p0=["Crimson Whirlwind"], deck0=[], discard0=["Raven"])
    t.play("Crimson Whirlwind")
    assert (t.power(0), t.discard(0), t.offered()) == (2, ["Raven"], ["end turn"])


def test_crimson_whirlwind_lays_heroes_and_super_powers_out_for_others_to_count() -> None:
    hand = ["Crimson Whirlwind", "Hawkgirl", "Starbolt"]
    t = unite(p0=hand, deck0=["Raven", "Kick", "Katana", "Punch"])
    t.play("Crimson Whirlwind")
    t.answer(0, "put your deck")
    t.play("Hawkgirl")
    t.play("Starbolt")
    assert t.power(0) == 2 + (1 + 2) + (2 + 1)


@rule("BASE-10.2")
def test_crimson_whirlwind_leaves_no_deck_so_raven_has_to_shuffle() -> None:
    t = unite(p0=["Crimson Whirlwind", "Raven"], deck0=["Kick"])
    t.play("Crimson Whirlwind")
    t.answer(0, "put your deck")
    t.play("Raven")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Kick"], [], [])


@rule("G-8")
def test_crimson_whirlwind_played_again_by_clayface_finds_no_deck() -> None:
    t = mixed(p0=["Crimson Whirlwind", "Clayface"], deck0=["Kick"])
    t.play("Crimson Whirlwind")
    t.answer(0, "put your deck")
    t.play("Clayface")
    assert (t.power(0), t.discard(0)) == (4, ["Kick"])
    assert "end turn" in t.offered()


# Daughter of Gotham City


@pytest.mark.parametrize("n", [0, 1, 2])
def test_daughter_of_gotham_city_brings_up_to_two_punches_back(n: int) -> None:
    t = unite(p0=["Daughter of Gotham City"], discard0=["Punch", "Punch", "Punch", "Kick"], discard1=["Punch"])
    t.play("Daughter of Gotham City")
    assert t.offered(0) == ["Punch"] * 3
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch", "Punch", "Punch")
    t.answer(0, *["Punch"] * n)
    assert (t.power(0), t.hand(0)) == (1, ["Punch"] * n)
    assert (t.discard(0), t.discard(1)) == (["Punch"] * (3 - n) + ["Kick"], ["Punch"])


@pytest.mark.parametrize("discards", [[], ["Kick", "Vulnerability"]])
def test_daughter_of_gotham_city_finds_no_punch(discards: list[str]) -> None:
    t = unite(p0=["Daughter of Gotham City"], discard0=discards)
    t.play("Daughter of Gotham City")
    assert (t.power(0), t.hand(0), t.offered()) == (1, [], ["end turn"])


@rule("BASE-3.10")
def test_daughter_of_gotham_city_brings_back_what_batgirl_discarded() -> None:
    t = unite(hero0="Batgirl", p0=["Daughter of Gotham City", "Punch"], deck0=["Kick"])
    t.use("Batgirl")
    t.play("Daughter of Gotham City")
    t.answer(0, "Punch")
    assert t.hand(0) == ["Kick", "Punch"]
    t.play("Punch")
    assert t.power(0) == 1 + 1


@rule("G-8")
def test_daughter_of_gotham_city_played_again_by_clayface_brings_four_punches() -> None:
    t = mixed(p0=["Daughter of Gotham City", "Clayface"], discard0=["Punch"] * 5)
    t.play("Daughter of Gotham City")
    t.answer(0, "Punch", "Punch")
    t.play("Clayface")
    t.answer(0, "Punch", "Punch")
    assert (t.power(0), t.hand(0), t.discard(0)) == (2, ["Punch"] * 4, ["Punch"])


# Deadman


def test_deadman_gives_two_power_and_destroys_nothing_when_played() -> None:
    t = unite(p0=["Deadman", "Weakness"], deck0=[], discard0=["Vulnerability"], lineup=[])
    t.play("Deadman")
    assert (t.power(0), t.offered(), t.destroyed) == (2, ["play Weakness", "end turn"], [])


@rule("HU-9.8")
@pytest.mark.parametrize(
    ("picked", "hand", "discards"),
    [
        (["Punch", "Vulnerability"], [], ["Deadman", "Kick", "Weakness"]),
        (["Weakness", "Kick"], ["Punch", "Vulnerability"], ["Deadman"]),
        (["Punch", "Weakness"], ["Vulnerability"], ["Deadman", "Kick"]),
        (["Weakness"], ["Punch", "Vulnerability"], ["Deadman", "Kick"]),
        ([], ["Punch", "Vulnerability"], ["Deadman", "Kick", "Weakness"]),
    ],
)
def test_deadman_when_bought_destroys_up_to_two_cards_in_hand_and_discard_pile_together(
    picked: list[str], hand: list[str], discards: list[str]
) -> None:
    t = unite(p0=["Punch", "Vulnerability"], discard0=["Weakness", "Kick"], lineup=["Deadman"], power=4)
    t.buy("Deadman")
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch", "Vulnerability", "Weakness")
    t.answer(0, *picked)
    assert (t.hand(0), sorted(t.discard(0)), t.destroyed) == (hand, discards, picked)


def test_deadman_bought_without_hand_and_discard_pile_could_only_destroy_himself() -> None:
    t = unite(lineup=["Deadman"], power=4)
    t.buy("Deadman")
    assert t.offered(0) == ["Deadman"]
    t.answer(0, None)
    assert t.discard(0) == ["Deadman"]


def test_deadman_gained_to_hand_by_warrior_princess_destroys_too() -> None:
    t = unite(p0=["Starbolt", "Warrior Princess", "Vulnerability"], lineup=["Deadman"])
    t.play("Starbolt")
    t.play("Warrior Princess")
    t.answer(0, "Vulnerability")
    assert (t.hand(0), t.destroyed) == (["Deadman"], ["Vulnerability"])


def test_deadman_gained_outside_any_turn_may_destroy_what_came_with_him() -> None:
    """Hector Hammond appears: P0 gains Deadman with two Weaknesses, P1 gains Katana without."""
    t = unite(stack=["Hector Hammond"], face_down=True, main=["Deadman", "Katana"], lineup=["Brother Blood"] * 5)
    t.end()
    t.answer(0, "Weakness", "Weakness")
    assert (t.discard(0), t.discard(1)) == (["Deadman"], ["Katana"])
    assert (t.destroyed, t.active) == (["Weakness", "Weakness"], 1)


def test_deadman_borrowed_is_neither_bought_nor_gained() -> None:
    t = mixed(p0=["Emerald Knight", "Weakness"], lineup=["Deadman"])
    t.play("Emerald Knight")
    assert (t.power(0), t.destroyed) == (2, [])
    assert "end turn" in t.offered()


# Hawkgirl


@pytest.mark.parametrize(
    ("discards", "power"),
    [([], 1), (["Kick", "Brother Blood", "Weakness"], 1), (["Raven"], 2), (["Raven", "Raven", "Plastic Man"], 4)],
)
def test_hawkgirl_counts_the_heroes_in_her_discard_pile(discards: list[str], power: int) -> None:
    t = unite(hero0="Red Tornado", p0=["Hawkgirl"], discard0=discards, discard1=["Katana"])
    t.play("Hawkgirl")
    assert t.power(0) == power


def test_hawkgirl_counts_neither_heroes_played_this_turn_nor_those_bought_later() -> None:
    t = unite(p0=["Katana", "Hawkgirl"], lineup=["Raven"], power=3)
    t.play("Katana")
    t.play("Hawkgirl")
    assert t.power(0) == 3 + 1 + 1
    t.buy("Raven")
    assert (t.power(0), t.discard(0)) == (2, ["Raven"])


@rule("G-8", "G-6")
def test_hawkgirl_counts_again_when_clayface_plays_her_again() -> None:
    t = mixed(p0=["Hawkgirl", "Clayface", "Parallax"], discard0=["Robin"], lineup=["Kid Flash"], power=2)
    t.play("Hawkgirl")
    t.buy("Kid Flash")
    t.play("Clayface")
    assert t.power(0) == (1 + 1) + (1 + 2)
    t.play("Parallax")
    assert t.power(0) == 2 * (2 + 5) - 2


# Hero of the Future


@rule("HU-9.3")
def test_hero_of_the_future_counts_defense_cards_before_and_after() -> None:
    t = unite(p0=["Katana", "Batarang", "Hero of the Future", "Helmet of Fate"])
    for name, power in (("Katana", 1), ("Batarang", 3), ("Hero of the Future", 3 + 2 + 2), ("Helmet of Fate", 7 + 4)):
        t.play(name)
        assert t.power(0) == power


def test_hero_of_the_future_alone_gives_two_power() -> None:
    t = unite(p0=["Hero of the Future"], deck0=[], lineup=[], stack=[])
    t.play("Hero of the Future")
    assert (t.power(0), t.offered()) == (2, ["end turn"])


def test_each_hero_of_the_future_is_paid_for_one_katana() -> None:
    t = unite(p0=["Hero of the Future", "Katana", "Hero of the Future"])
    for name in ("Hero of the Future", "Katana", "Hero of the Future"):
        t.play(name)
    assert t.power(0) == (2 + 2) + 1 + (2 + 2)


@rule("HU-3.8")
def test_hero_of_the_future_counts_a_force_field_of_this_turn_and_no_older_one() -> None:
    t = unite(p0=["Hero of the Future", "Force Field"], in0=["Force Field"])
    t.play("Hero of the Future")
    assert t.power(0) == 2
    t.play("Force Field")
    assert t.power(0) == 2 + 2


@rule("HU-9.3")
def test_hero_of_the_future_knows_the_defense_cards_of_the_base_set() -> None:
    t = mixed(p0=["Hero of the Future", "Blue Beetle", "Lasso of Truth", "Parallax"])
    for name in ("Hero of the Future", "Blue Beetle", "Lasso of Truth"):
        t.play(name)
    assert t.power(0) == (2 + 2 * 2) + 3 + 1
    t.play("Parallax")
    assert t.power(0) == 2 * 10


# Jason Blood


@pytest.mark.parametrize(
    ("picked", "deck", "discards"),
    [
        ("Brother Blood", ["Brother Blood", "Punch"], ["Raven", "Graves"]),
        ("Graves", ["Graves", "Punch"], ["Raven", "Brother Blood"]),
        (None, ["Punch"], ["Raven", "Brother Blood", "Graves"]),
    ],
)
def test_jason_blood_may_put_a_villain_on_top_of_the_deck(
    picked: str | None, deck: list[str], discards: list[str]
) -> None:
    t = unite(p0=["Jason Blood"], deck0=["Punch"], discard0=["Raven", "Brother Blood", "Graves"])
    t.play("Jason Blood")
    assert t.offered(0) == ["Brother Blood", "Graves"]
    t.answer(0, picked)
    assert (t.power(0), t.deck(0), t.discard(0)) == (3, deck, discards)


@pytest.mark.parametrize("discards", [[], ["Raven", "Kick"]])
def test_jason_blood_asks_nothing_without_a_villain_in_the_discard_pile(discards: list[str]) -> None:
    t = unite(p0=["Jason Blood"], discard0=discards, discard1=["Brother Blood"], lineup=[], kicks=0)
    t.play("Jason Blood")
    assert (t.power(0), t.discard(0), t.offered()) == (3, discards, ["end turn"])


def test_jason_blood_places_the_villain_that_raven_draws_even_on_an_empty_deck() -> None:
    t = unite(p0=["Jason Blood", "Raven"], deck0=[], discard0=["The Demon Etrigan", "Punch"])
    t.play("Jason Blood")
    t.answer(0, "The Demon Etrigan")
    t.play("Raven")
    t.play("The Demon Etrigan")
    assert t.power(0) == 3 + 1 + 4


@rule("G-8")
def test_jason_blood_played_again_by_clayface_places_a_second_villain_above_the_first() -> None:
    t = mixed(p0=["Jason Blood", "Clayface"], deck0=["Punch"], discard0=["Doomsday", "Talon"])
    t.play("Jason Blood")
    t.answer(0, "Doomsday")
    t.play("Clayface")
    t.answer(0, "Talon")
    assert (t.power(0), t.deck(0)) == (6, ["Talon", "Doomsday", "Punch"])


# Katana


def test_katana_gives_one_power_with_nothing_else_on_the_table() -> None:
    t = unite(p0=["Katana"], deck0=[], lineup=[], stack=[], kicks=0)
    t.play("Katana")
    assert (t.power(0), t.hand(0), t.offered()) == (1, [], ["end turn"])


@rule("BASE-7.2", "BASE-7.5")
def test_katana_is_discarded_for_a_card_and_the_others_are_hit() -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Katana"], p2=[], deck1=["Kick", "Raven"])
    t.play("Black Lantern Corps")
    t.answer(1, "Katana")
    assert (t.hand(1), t.discard(1), t.discard(2)) == (["Kick"], ["Katana"], ["Weakness"])


@rule("BASE-10.2")
def test_katana_comes_back_when_there_is_nothing_else_to_draw() -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Katana"], deck1=[])
    t.play("Black Lantern Corps")
    t.answer(1, "Katana")
    assert (t.hand(1), t.deck(1), t.discard(1)) == (["Katana"], [], [])


@rule("BASE-7.4")
def test_of_two_katanas_one_is_used_against_one_attack() -> None:
    t = unite(p0=["Yellow Lantern Corps Power Ring"], p1=["Katana", "Katana"], deck1=["Katana", "Punch"])
    t.play("Yellow Lantern Corps Power Ring")
    t.answer(1, "Katana")
    assert (t.asked(), t.hand(1), t.discard(1)) == ([0], ["Katana", "Katana"], ["Katana"])


@rule("BASE-8.6")
def test_katana_avoids_a_first_appearance() -> None:
    t = unite(p1=["Katana", "Kick"], stack=["Trigon"], face_down=True, deck1=["Raven"])
    t.end()
    t.answer(1, "Katana")
    assert (t.hand(1), t.discard(1), t.destroyed) == (["Kick", "Raven"], ["Katana"], [])
