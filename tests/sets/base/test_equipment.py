"""The nine kinds of Equipment of the main deck."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DECK
from tests.vocabulary import rule, table


@rule("BASE-3.5", "BASE-5.3")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Aquaman's Trident", 3, 1),
        ("Batmobile", 2, 1),
        ("The Bat-Signal", 5, 1),
        ("The Cape and Cowl", 4, 1),
        ("Green Arrow's Bow", 4, 1),
        ("Lasso of Truth", 2, 1),
        ("Nth Metal", 3, 1),
        ("Power Ring", 3, 1),
        ("Utility Belt", 5, 0),
    ],
)
def test_what_equipment_costs_and_what_it_is_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in table("base", lineup=[name], power=cost - 1).offered()
    t = table("base", lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


# Aquaman's Trident


def test_aquamans_trident_puts_a_bought_card_on_top_of_the_deck() -> None:
    t = table("base", p0=["Aquaman's Trident"], deck0=["Punch"], lineup=["Super Strength"], power=5)
    t.play("Aquaman's Trident")
    assert t.power(0) == 7
    t.buy("Super Strength")
    t.use("Aquaman's Trident")
    assert (t.deck(0), t.discard(0)) == (["Super Strength", "Punch"], [])


def test_aquamans_trident_has_nothing_to_move_before_a_card_is_bought_or_gained() -> None:
    t = table("base", p0=["Aquaman's Trident"], deck0=[], discard0=["Kick"])
    t.play("Aquaman's Trident")
    assert t.power(0) == 2
    assert "use Aquaman's Trident" not in t.offered()


def test_aquamans_trident_makes_a_deck_of_one_card_where_there_was_none() -> None:
    t = table("base", p0=["Aquaman's Trident", "Kid Flash"], deck0=[], power=1)
    t.play("Aquaman's Trident")
    t.buy("Kick")
    t.use("Aquaman's Trident")
    t.play("Kid Flash")
    assert (t.hand(0), t.deck(0)) == (["Kick"], [])


def test_aquamans_trident_moves_a_card_gained_before_it_was_played_but_only_one() -> None:
    t = table("base", p0=["Cheetah", "Aquaman's Trident"], deck0=[], lineup=["Robin"], power=1)
    t.play("Cheetah")
    t.play("Aquaman's Trident")
    t.buy("Kick")
    t.use("Aquaman's Trident")
    assert sorted(t.offered(0)) == ["Kick", "Robin"]
    t.answer(0, "Robin")
    assert (t.deck(0), t.discard(0)) == (["Robin"], ["Kick"])
    assert "use Aquaman's Trident" not in t.offered()


@rule("G-8")
def test_aquamans_trident_played_again_by_clayface_moves_a_second_card() -> None:
    t = table("base", p0=["Aquaman's Trident", "Clayface"], deck0=[], power=2)
    t.play("Aquaman's Trident")
    t.play("Clayface")
    for _ in range(2):
        t.buy("Kick")
        t.use("Aquaman's Trident")
    assert (t.deck(0), t.discard(0)) == (["Kick", "Kick"], [])
    assert "use Aquaman's Trident" not in t.offered()


# Batmobile


@rule("BASE-18.5")
def test_batmobile_played_first_changes_the_hand_and_stays_in_play() -> None:
    t = table("base", p0=["Batmobile", "Vulnerability", "Weakness"], deck0=["Kick"] * 10)
    t.play("Batmobile")
    assert (t.hand(0), t.discard(0)) == (["Kick"] * 5, ["Vulnerability", "Weakness"])
    assert (t.played(0), t.power(0)) == (["Batmobile"], 0)
    t.end()
    assert (t.played(0), t.discard(0).count("Batmobile")) == ([], 1)


def test_batmobile_played_later_gives_one_power_and_leaves_the_hand() -> None:
    t = table("base", p0=["Punch", "Batmobile", "Kick"])
    t.play("Punch")
    t.play("Batmobile")
    assert (t.power(0), t.hand(0), t.discard(0)) == (2, ["Kick"], [])


@rule("BASE-10.2")
def test_batmobile_draws_the_discarded_hand_again_if_the_deck_is_empty() -> None:
    t = table("base", p0=["Batmobile", "Kick", "Mera"], deck0=[])
    t.play("Batmobile")
    assert (sorted(t.hand(0)), t.deck(0), t.discard(0)) == (["Kick", "Mera"], [], [])


@rule("G-22")
def test_batmobile_alone_without_deck_and_discard_pile_draws_nothing() -> None:
    t = table("base", p0=["Batmobile"], deck0=[])
    t.play("Batmobile")
    assert (t.hand(0), t.power(0), t.played(0)) == ([], 0, ["Batmobile"])


@rule("BASE-18.6")
@pytest.mark.parametrize(("before", "power"), [([], 1), (["Vulnerability"], 2)])
def test_batman_gets_his_power_for_batmobile_in_either_use(before: list[str], power: int) -> None:
    t = table("base", hero0="Batman", p0=[*before, "Batmobile"])
    for name in (*before, "Batmobile"):
        t.play(name)
    assert t.power(0) == power


@rule("G-8")
def test_batmobile_played_again_by_clayface_is_not_the_first_card() -> None:
    t = table("base", p0=["Batmobile"], deck0=["Clayface", "Kick", "Kick", "Kick", "Kick", "Punch"])
    t.play("Batmobile")
    t.play("Clayface")
    assert (t.power(0), t.hand(0), t.deck(0)) == (1, ["Kick"] * 4, ["Punch"])


# The Bat-Signal


def test_the_bat_signal_brings_one_hero_of_your_choice_back() -> None:
    t = table("base", p0=["The Bat-Signal"], discard0=["Robin", "Bane", "Mera"])
    t.play("The Bat-Signal")
    assert t.offered(0) == ["Robin", "Mera"]
    t.answer(0, "Mera")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, ["Mera"], ["Robin", "Bane"])


@pytest.mark.parametrize("discards", [[], ["Bane", "Kick"]])
def test_the_bat_signal_gives_power_only_without_a_hero_in_the_discard_pile(discards: list[str]) -> None:
    t = table("base", p0=["The Bat-Signal"], deck0=["Robin"], discard0=discards)
    t.play("The Bat-Signal")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, [], discards)


def test_the_bat_signal_calls_robin_who_fetches_equipment_in_turn() -> None:
    t = table("base", hero0="Batman", p0=["The Bat-Signal"], discard0=["Robin", "Utility Belt"])
    t.play("The Bat-Signal")
    t.play("Robin")
    t.play("Utility Belt")
    assert (t.power(0), t.discard(0)) == ((1 + 1) + 1 + (2 + 1), [])


# The Cape and Cowl and Lasso of Truth


@pytest.mark.parametrize(("name", "power"), [("The Cape and Cowl", 2), ("Lasso of Truth", 1)])
def test_defensive_equipment_gives_power_when_played(name: str, power: int) -> None:
    t = table("base", p0=[name], deck0=["Kick"])
    t.play(name)
    assert (t.power(0), t.hand(0), t.played(0)) == (power, [], [name])


@rule("BASE-7.2", "BASE-7.5")
@pytest.mark.parametrize(("name", "drawn"), [("The Cape and Cowl", ["Kick", "Mera"]), ("Lasso of Truth", ["Kick"])])
def test_defensive_equipment_is_discarded_for_cards(name: str, drawn: list[str]) -> None:
    t = table("base", p0=["Scarecrow"], p1=[name], p2=[], deck1=["Kick", "Mera", "Punch"])
    t.play("Scarecrow")
    t.answer(1, name)
    assert (t.hand(1), t.discard(1)) == (drawn, [name])
    assert (t.discard(2), t.power(0)) == (["Weakness"], 2)


@rule("BASE-10.2", "G-22")
@pytest.mark.parametrize("name", ["The Cape and Cowl", "Lasso of Truth"])
def test_defensive_equipment_comes_back_when_there_is_nothing_else_to_draw(name: str) -> None:
    t = table("base", p0=["Scarecrow"], p1=[name], deck1=[])
    t.play("Scarecrow")
    t.answer(1, name)
    assert (t.hand(1), t.deck(1), t.discard(1)) == ([name], [], [])


@rule("BASE-7.4")
def test_of_the_cape_and_cowl_and_lasso_of_truth_one_is_used_against_one_attack() -> None:
    t = table("base", p0=["Scarecrow"], p1=["The Cape and Cowl", "Lasso of Truth"], deck1=["Bulletproof", "Punch"])
    t.play("Scarecrow")
    t.answer(1, "Lasso of Truth")
    assert t.asked() == [0]
    assert (t.hand(1), t.discard(1)) == (["The Cape and Cowl", "Bulletproof"], ["Lasso of Truth"])


@rule("BASE-16.7", "BASE-16.8")
def test_the_cape_and_cowl_saves_the_partner_and_its_user_draws() -> None:
    t = table("base", players=4, variants=["team"], p0=["Scarecrow"], p1=["The Cape and Cowl"], deck1=["Kick", "Mera"])
    t.play("Scarecrow")
    t.answer(1, "The Cape and Cowl for P3")
    assert (t.hand(1), t.discard(1)) == (["Kick", "Mera"], ["The Cape and Cowl", "Weakness"])
    assert (t.hand(3), t.discard(3)) == ([], [])


@rule("BASE-8.6")
def test_lasso_of_truth_avoids_a_first_appearance() -> None:
    t = table("base", p1=["Lasso of Truth"], stack=["Lex Luthor"], lineup=["Bane"] * 5, face_down=True)
    t.end()
    t.answer(1, "Lasso of Truth")
    assert (t.discard(0), t.discard(1)) == (["Weakness"] * 5, ["Lasso of Truth"])


# Green Arrow's Bow


@rule("BASE-8.1")
def test_green_arrows_bow_makes_the_super_villain_two_cheaper() -> None:
    t = table("base", p0=["Green Arrow's Bow"], power=4, stack=["Ra's al Ghul"])
    assert "buy Ra's al Ghul" not in t.offered()
    t.play("Green Arrow's Bow")
    t.buy("Ra's al Ghul")
    assert (t.power(0), t.discard(0)) == (4 + 2 - (8 - 2), ["Ra's al Ghul"])


def test_green_arrows_bow_leaves_all_other_prices_alone() -> None:
    t = table("base", p0=["Green Arrow's Bow"], lineup=["Robin", "Bane"])
    t.play("Green Arrow's Bow")
    assert t.power(0) == 2
    assert t.offered() == ["end turn"]


@pytest.mark.parametrize("villains", [[], ["Lex Luthor"]])
def test_green_arrows_bow_gives_power_when_no_super_villain_is_to_be_had(villains: list[str]) -> None:
    t = table("base", p0=["Green Arrow's Bow"], power=10, stack=villains, face_down=bool(villains), lineup=[], kicks=0)
    t.play("Green Arrow's Bow")
    assert (t.power(0), t.offered()) == (12, ["end turn"])


@rule("G-8")
@pytest.mark.parametrize("second", ["Green Arrow's Bow", "Clayface"])
def test_two_plays_of_green_arrows_bow_add_up(second: str) -> None:
    t = table("base", p0=["Green Arrow's Bow", second], stack=["Ra's al Ghul"])
    t.play("Green Arrow's Bow")
    t.play(second)
    t.buy("Ra's al Ghul")
    assert t.power(0) == 0


def test_green_arrows_bow_does_not_outlast_the_turn() -> None:
    t = table("base", p0=["Green Arrow's Bow"], p1=["Super Strength", "Kick"], stack=["Ra's al Ghul"], lineup=[])
    t.play("Green Arrow's Bow")
    t.end()
    t.play("Super Strength")
    t.play("Kick")
    assert t.power(1) == 7
    assert "buy Ra's al Ghul" not in t.offered()


# Nth Metal


@pytest.mark.parametrize(("picked", "deck"), [("Weakness", ["Punch"]), (None, ["Weakness", "Punch"])])
def test_nth_metal_may_destroy_the_top_card_of_the_deck(picked: str | None, deck: list[str]) -> None:
    t = table("base", p0=["Nth Metal"], deck0=["Weakness", "Punch"])
    t.play("Nth Metal")
    t.answer(0, picked)
    assert (t.power(0), t.deck(0), t.hand(0)) == (1, deck, [])


def test_nth_metal_shows_the_card_to_its_player_alone() -> None:
    t = table("base", p0=["Nth Metal"], deck0=["Kick", "Punch"])
    t.play("Nth Metal")
    assert [card.name for card in t.view(0).known(DECK)] == ["Kick"]
    assert t.view(1).known(DECK) == []


@rule("BASE-10.3", "G-22")
def test_nth_metal_shuffles_the_discard_pile_if_it_must_and_looks_at_nothing_without_one() -> None:
    t = table("base", p0=["Nth Metal", "Nth Metal"], deck0=[], discard0=["Weakness"])
    t.play("Nth Metal")
    t.answer(0, "Weakness")
    assert (t.destroyed, t.deck(0), t.discard(0)) == (["Weakness"], [], [])
    t.play("Nth Metal")
    assert (t.power(0), t.offered()) == (2, ["end turn"])


def test_nth_metal_clears_the_way_for_power_ring() -> None:
    t = table("base", p0=["Nth Metal", "Power Ring"], deck0=["Vulnerability", "Kick"])
    t.play("Nth Metal")
    t.answer(0, "Vulnerability")
    t.play("Power Ring")
    assert (t.power(0), t.deck(0)) == (1 + 3, ["Kick"])


# Power Ring


@pytest.mark.parametrize(("top", "power"), [("Kick", 3), ("Catwoman", 3), ("Punch", 2), ("Weakness", 2)])
def test_power_ring_pays_for_the_cost_of_the_top_card(top: str, power: int) -> None:
    t = table("base", p0=["Power Ring"], deck0=[top, "Mera"])
    t.play("Power Ring")
    assert (t.power(0), t.deck(0), t.hand(0)) == (power, [top, "Mera"], [])


def test_power_ring_shows_the_top_card_to_everybody() -> None:
    t = table("base", p0=["Power Ring"], deck0=["Kick", "Punch"])
    t.play("Power Ring")
    assert [card.name for card in t.view(1).known(DECK)] == ["Kick"]


@rule("BASE-10.3", "G-22")
@pytest.mark.parametrize(("discards", "power"), [([], 2), (["Kick"], 3)])
def test_power_ring_with_an_empty_deck(discards: list[str], power: int) -> None:
    t = table("base", p0=["Power Ring"], deck0=[], discard0=discards)
    t.play("Power Ring")
    assert (t.power(0), t.deck(0), t.discard(0)) == (power, discards, [])


@rule("G-6", "G-8")
def test_power_ring_played_again_by_clayface_and_doubled_by_parallax() -> None:
    t = table("base", p0=["Power Ring", "Clayface", "Parallax"], deck0=["Kick"])
    for name in ("Power Ring", "Clayface", "Parallax"):
        t.play(name)
    assert t.power(0) == 2 * (3 + 3)


# Utility Belt


@pytest.mark.parametrize(("others", "points"), [(3, 3 + 0), (4, 4 + 5)])
def test_utility_belt_scores_five_from_four_other_equipment_on(others: int, points: int) -> None:
    t = table("base", deck0=["Utility Belt", *["Nth Metal"] * others])
    assert t.vp(0) == points


@pytest.mark.parametrize(("others", "points"), [(1, 1 + 0), (2, 2 + 15)])
def test_three_copies_of_utility_belt_count_each_other(others: int, points: int) -> None:
    t = table("base", deck0=["Utility Belt"] * 3 + ["Nth Metal"] * others)
    assert t.vp(0) == points


def test_utility_belt_counts_equipment_only_and_only_your_own() -> None:
    t = table("base", deck0=["Utility Belt", *["Nth Metal"] * 3, "Kick", "Robin"], deck1=["Nth Metal"])
    assert (t.vp(0), t.vp(1)) == (3 + 1 + 1, 1)


def test_utility_belt_gives_two_power_with_nothing_else_on_the_table() -> None:
    t = table("base", p0=["Utility Belt"], deck0=[], lineup=[], stack=[])
    t.play("Utility Belt")
    assert (t.power(0), t.vp(0)) == (2, 0)


@rule("BASE-12.1")
def test_utility_belt_loses_its_points_when_an_equipment_is_destroyed() -> None:
    t = table("base", p0=["Heat Vision", "Batmobile"], deck0=["Utility Belt", *["Nth Metal"] * 3])
    assert t.vp(0) == 2 + 5 + 4
    t.play("Heat Vision")
    t.answer(0, "Batmobile")
    assert t.vp(0) == 2 + 0 + 3


def test_utility_belt_borrowed_by_emerald_knight_is_nobodys_equipment() -> None:
    t = table("base", hero0="Batman", p0=["Emerald Knight"], lineup=["Utility Belt"], deck0=["Nth Metal"] * 4)
    t.play("Emerald Knight")
    assert (t.power(0), t.vp(0)) == (2 + 1, 1 + 4)
