"""Heroes with the symbols of Superman and Wonder Woman; another file has those of Aquaman and Zatanna Zatara."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import assists, duel, teams
from tests.sets.confrontations.seats import pile
from tests.vocabulary import rule, table


@rule("CON-3.2")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Superboy", 4, 1),
        ("Lois Lane", 3, 1),
        ("Supergirl", 5, 1),
        ("Steel", 4, 1),
        ("Krypto", 2, 1),
        ("Artemis", 4, 1),
        ("Donna Troy", 5, 1),
        ("Steve Trevor", 2, 1),
        ("Orion", 6, 2),
        ("Hippolyta", 7, 3),
    ],
)
def test_what_these_heroes_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in teams(lineup=[name], power=cost - 1).offered()
    t = teams(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


@rule("CON-5.1")
@pytest.mark.parametrize("name", ["Superboy", "Artemis", "Donna Troy", "Orion", "Hippolyta"])
def test_these_heroes_have_no_assist(name: str) -> None:
    assert teams(p0=["Punch"], p2=[name]).asked() == [0]
    assert f"store {name}" not in duel(p0=[name]).offered()


# Superboy


def test_four_punches_buy_superboy() -> None:
    t = teams(p0=["Punch"] * 4 + ["Vulnerability"], lineup=["Superboy"])
    for _ in range(4):
        t.play("Punch")
    t.buy("Superboy")
    assert (t.power(0), t.discard(0)) == (0, ["Superboy"])


@rule("CON-16.12", "G-8")
def test_superboy_plays_a_super_power_again_which_stays_in_play_with_all_that_it_gave() -> None:
    t = teams(p0=["Heat Vision", "Superboy", "Vulnerability", "Punch"], lineup=[])
    t.play("Heat Vision")
    t.answer(0, "Vulnerability")
    t.play("Superboy")
    t.answer(0, "Heat Vision")
    t.answer(0, "Punch")
    assert (t.power(0), t.destroyed) == (3 + 3, ["Vulnerability", "Punch"])
    assert t.played(0) == ["Heat Vision", "Superboy"]


def test_superboy_may_choose_among_the_super_powers_of_the_turn_or_take_two_power() -> None:
    hand = ["Flight", "Atlantean Strength", "Punch", "Krypto", "Superboy"]
    for answer, power in (("Flight", 1), ("Atlantean Strength", 4), (None, 2)):
        t = teams(p0=hand, lineup=[])
        for name in hand:
            t.play(name)
        assert t.offered(0) == ["Flight", "Atlantean Strength"]
        t.answer(0, answer)
        assert t.power(0) == 1 + 4 + 1 + power


def test_superboy_gives_two_power_without_a_super_power_of_this_turn() -> None:
    t = teams(p0=["Kryptonian Armor", "Superboy", "Flight"], discard0=["Heat Vision"])
    t.play("Kryptonian Armor")
    t.play("Superboy")
    assert t.power(0) == 3 + 2
    assert "play Flight" in t.offered(0)


@rule("CON-5.4")
def test_superboy_does_not_play_again_what_the_partner_played_as_an_assist() -> None:
    t = teams(p0=["Superboy"], p2=["Enhanced Strength"])
    t.assist(2, "Enhanced Strength")
    t.play("Superboy")
    assert t.power(0) == 2 + 2


def test_two_superboys_may_play_the_same_enhanced_strength_again() -> None:
    t = teams(p0=["Enhanced Strength", "Superboy", "Superboy"])
    t.play("Enhanced Strength")
    t.play("Superboy")
    t.answer(0, "Enhanced Strength")
    t.play("Superboy")
    assert t.offered(0) == ["Enhanced Strength"]
    t.answer(0, "Enhanced Strength")
    assert t.power(0) == 1 + 1 + 1


@rule("CON-12.2", "G-8")
def test_superboy_raised_by_necromancy_cannot_play_the_unfinished_necromancy_again() -> None:
    t = teams(p0=["Necromancy"], destroyed=["Superboy"])
    t.play("Necromancy")
    t.answer(0, "Superboy")
    assert (t.power(0), t.destroyed) == (1 + 2, ["Superboy"])
    assert t.offered(0)[-1] == "end turn"


@rule("G-8")
def test_superboy_makes_superman_of_level_three_count_a_super_power_twice() -> None:
    t = teams(p0=["Atlantean Strength", "Superboy"], hero0="Superman (Level 3)", confronting=1)
    t.play("Atlantean Strength")
    assert t.power(0) == 4 + 1
    t.play("Superboy")
    t.answer(0, "Atlantean Strength")
    assert t.power(0) == 5 + (4 + 1) + 1  # once more, and one for the Hero himself


@rule("CON-16.12", "G-37")
def test_superboy_finds_no_super_power_that_went_back_to_the_deck_of_a_foe() -> None:
    t = teams(p0=["Deadman", "Superboy"], deck1=["Atlantean Strength", "Punch"])
    t.play("Deadman")
    t.answer(0, "P1")
    t.answer(0, "play Atlantean Strength")
    t.play("Superboy")
    assert (t.power(0), t.deck(1)) == (4 + 2, ["Atlantean Strength", "Punch"])


# Lois Lane


@rule("CON-16.7", "CON-5.10")
def test_lois_lane_lets_the_partner_assist_with_heroes_and_with_nothing_else_new() -> None:
    t = teams(p0=["Lois Lane"], p2=["Donna Troy", "King Shark", "Kryptonian Armor", "Punch", "Flight"])
    assert assists(t, 2) == ["Flight"]
    t.play("Lois Lane")
    assert assists(t, 2) == ["Donna Troy", "Flight"]
    t.assist(2, "Donna Troy")
    assert (t.power(0), t.power(2), t.played(2)) == (1 + 3, 0, ["Donna Troy"])


@rule("CON-16.7")
def test_lois_lane_does_nothing_for_the_heroes_of_foes() -> None:
    t = teams(p0=["Lois Lane"], p1=["Artemis"], p3=["Orion"])
    t.play("Lois Lane")
    assert t.asked() == [0]


@rule("CON-16.7", "CON-5.10")
def test_lois_lane_as_an_assist_serves_the_hand_of_her_own_player() -> None:
    t = teams(p0=["Superboy"], p2=["Lois Lane", "Orion"])
    assert assists(t, 2) == ["Lois Lane"]
    t.assist(2, "Lois Lane")
    assert t.power(0) == 1
    t.assist(2, "Orion")
    assert (t.power(0), t.played(2)) == (1 + 3, ["Lois Lane", "Orion"])


@rule("CON-16.7")
def test_lois_lane_lends_assist_for_one_turn_only() -> None:
    t = teams(p0=["Lois Lane"], deck2=["Orion"] * 5)
    t.play("Lois Lane")
    t.end()
    for seat in (1, 2, 3):
        t.answer(seat, None)
        t.end()
    t.answer(0, None)
    assert (t.hand(2), t.asked()) == (["Orion"] * 5, [0])


@rule("CON-16.7")
def test_lois_lane_played_in_one_turn_gives_no_assist_in_the_turn_of_the_partner() -> None:
    t = teams(p0=["Lois Lane"], deck0=["Orion"] + ["Punch"] * 4, p2=["Punch"])
    t.play("Lois Lane")
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(2, None)
    assert "Orion" in t.hand(0)
    assert t.asked() == [2]


@rule("CON-16.7", "G-45", "CON-5.3")
def test_lois_lane_gives_assist_to_superboy_who_plays_again_what_the_active_player_played() -> None:
    t = teams(p0=["Lois Lane", "Enhanced Strength"], p2=["Superboy", "Heat Vision"], discard0=["Punch"])
    t.play("Lois Lane")
    t.play("Enhanced Strength")
    t.assist(2, "Superboy")
    assert (t.asked(), t.offered(0)) == ([0], ["Enhanced Strength"])
    t.answer(0, "Enhanced Strength")
    assert t.power(0) == 1 + 1 + 1  # the active player plays it again, so it is no Assist
    assert (t.played(0), t.played(2)) == (["Lois Lane", "Enhanced Strength"], ["Superboy"])


@rule("G-45")
def test_lois_lane_gives_assist_to_superboy_who_passes_over_super_powers_of_his_own_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["Superboy", "Enhanced Strength"])
    t.play("Lois Lane")
    t.assist(2, "Enhanced Strength")
    t.assist(2, "Superboy")
    assert (t.asked(), t.power(0)) == ([0], 1 + 2 + 2)


@rule("CON-13.2")
@pytest.mark.parametrize("players", [2, 3])
def test_lois_lane_gives_only_her_power_without_partners(players: int) -> None:
    t = table("confrontations", players=players, p0=["Lois Lane", "Orion"], lineup=[])
    t.play("Lois Lane")
    assert (t.power(0), t.offered()) == (1, ["play Orion", "end turn"])


@rule("CON-14.4")
def test_lois_lane_may_wait_on_a_character_like_any_assist_card() -> None:
    t = duel(p0=["Punch"], stored0=["Lois Lane"])
    t.play("Lois Lane")
    assert (t.power(0), t.stored(0), t.played(0)) == (1, [], ["Lois Lane"])


# Supergirl


@rule("CON-5.2", "CON-5.6")
def test_supergirl_gives_three_power_to_who_plays_her_or_to_the_partner() -> None:
    t = teams(p0=["Supergirl"], p2=["Supergirl"])
    t.play("Supergirl")
    assert t.power(0) == 3
    t.assist(2, "Supergirl")
    assert (t.power(0), t.power(2)) == (6, 0)
    t.end()
    assert (t.discard(0), t.discard(2)) == (["Supergirl"], ["Supergirl"])


@rule("CON-5.1")
def test_supergirl_helps_in_the_turn_of_the_partner_and_in_no_other() -> None:
    t = teams(p1=["Supergirl"], p3=["Supergirl"])
    assert t.asked() == [0]
    t = teams(p0=["Supergirl"], turn=1)
    assert t.asked() == [1]
    t = teams(p0=["Supergirl"], turn=2)
    t.assist(0, "Supergirl")
    assert (t.power(2), t.power(0)) == (3, 0)


@rule("CON-5.4")
def test_supergirl_as_an_assist_brings_superman_of_level_three_nothing_extra() -> None:
    t = teams(p0=["Supergirl"], p2=["Supergirl"], hero0="Superman (Level 3)", confronting=1)
    t.play("Supergirl")
    assert t.power(0) == 3 + 1
    t.assist(2, "Supergirl")
    assert t.power(0) == 4 + 3


@rule("CON-14.1", "CON-14.3")
def test_supergirl_is_laid_on_a_character_and_played_from_there_in_the_next_turn() -> None:
    t = duel(p0=["Supergirl"])
    t.store("Supergirl")
    assert (t.stored(0), t.power(0), t.offered()) == (["Supergirl"], 0, ["end turn"])
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(0, None)
    assert "end turn" not in t.offered()
    t.play("Supergirl")
    assert t.power(0) == 3
    assert "end turn" in t.offered()


# Steel


@rule("CON-5.2", "CON-9.6")
def test_steel_gives_two_power_played_or_as_an_assist_and_raises_nothing_then() -> None:
    t = teams(p0=["Steel"], p2=["Steel"], confronting=1)
    t.play("Steel")
    t.assist(2, "Steel")
    assert (t.power(0), t.character_cost(0), t.character_cost(1)) == (4, 9, 9)


@rule("CON-9.2", "CON-9.4")
@pytest.mark.parametrize(("power", "withstood"), [(10, True), (11, False)])
def test_steel_raises_the_cost_of_his_own_character_or_of_the_partner_by_two(power: int, withstood: bool) -> None:
    for blocker in (1, 3):
        t = teams(confronting=1, power=power, **pile("p", blocker, ["Steel"]))
        t.end()
        assert t.asked() == [blocker]
        t.answer(blocker, "Steel")
        assert t.discard(blocker) == ["Steel"]
        assert (t.trophies(0) == []) is withstood
        assert t.character(1) == f"Lex Luthor (Level {1 if withstood else 2})"


@rule("CON-9.1")
def test_steel_played_as_an_assist_is_gone_when_the_foes_confront() -> None:
    t = teams(p1=["Steel"], turn=3)
    t.assist(1, "Steel")
    t.end()
    t.answer(0, "P1")
    t.end()
    assert (t.discard(1), t.active) == (["Steel"], 1)


@rule("CON-14.2")
def test_steel_cannot_block_from_a_character() -> None:
    t = duel(p0=["Punch"], stored1=["Steel"], confronting=1, power=9)
    t.end()
    assert (t.trophies(0), t.stored(1)) == (["Lex Luthor (Level 1)"], ["Steel"])


# Krypto


def test_krypto_draws_a_card() -> None:
    t = teams(p0=["Krypto"], deck0=["Steel", "Punch"])
    t.play("Krypto")
    assert (t.power(0), t.hand(0)) == (0, ["Steel"])


@rule("CON-5.2")
def test_krypto_as_an_assist_draws_for_the_active_player_from_that_players_deck() -> None:
    t = teams(p2=["Krypto"], deck0=["Steel", "Punch"], deck2=["Orion"])
    t.assist(2, "Krypto")
    assert (t.hand(0), t.deck(0)) == (["Steel"], ["Punch"])
    assert (t.hand(2), t.deck(2)) == ([], ["Orion"])


@rule("CON-5.2", "CON-11.3", "G-22")
def test_krypto_as_an_assist_shuffles_the_discard_pile_of_the_active_player() -> None:
    t = teams(p2=["Krypto", "Krypto"], deck0=[], discard0=["Steel"], deck2=["Orion"], discard2=["Punch"])
    t.assist(2, "Krypto")
    assert (t.hand(0), t.discard(0), t.discard(2)) == (["Steel"], [], ["Punch"])
    t.assist(2, "Krypto")
    assert (t.hand(0), t.hand(2), t.deck(2)) == (["Steel"], [], ["Orion"])


@rule("CON-17.5")
def test_krypto_as_an_assist_lets_zatanna_of_level_two_draw_one_more() -> None:
    t = teams(p2=["Krypto"], deck0=["Steel", "Orion", "Punch"], hero0="Zatanna Zatara (Level 2)", confronting=1)
    t.assist(2, "Krypto")
    assert t.hand(0) == ["Steel", "Orion"]
