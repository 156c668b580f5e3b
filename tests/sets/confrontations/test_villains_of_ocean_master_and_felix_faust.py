"""Villains with the symbols of Ocean Master and Felix Faust."""

from __future__ import annotations

import pytest

from archfoe.core.piles import HAND
from tests.sets.confrontations import duel, teams, trio, with_circe
from tests.sets.confrontations.seats import pile
from tests.vocabulary import rule


@rule("CON-3.2")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Black Manta", 6, 2),
        ("The Trench", 3, 1),
        ("Siren", 4, 1),
        ("King Shark", 5, 1),
        ("Klarion", 5, 1),
        ("Etrigan", 6, 2),
        ("Demons Three", 5, 1),
        ("Nick Necro", 4, 1),
        ("Blackbriar Thorn", 3, 1),
    ],
)
def test_what_these_villains_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in teams(lineup=[name], power=cost - 1).offered()
    t = teams(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


@rule("CON-5.1")
@pytest.mark.parametrize(
    "name",
    ["Black Manta", "The Trench", "Siren", "King Shark", "Klarion", "Etrigan", "Demons Three", "Nick Necro"],
)
def test_these_villains_have_no_assist(name: str) -> None:
    assert teams(p0=["Punch"], p2=[name]).asked() == [0]
    assert f"store {name}" not in duel(p0=[name]).offered()


# Black Manta


@pytest.mark.parametrize(
    ("top", "other", "power"),
    [("Krypto", "Steel", 3 + 2), ("Punch", "Steel", 3 + 1), ("Weakness", "Vulnerability", 3)],
)
def test_black_manta_gives_power_for_costly_cards_on_top_of_the_decks(top: str, other: str, power: int) -> None:
    t = teams(p0=["Black Manta"], deck1=[top, "Orion"], deck2=["Krypto"], deck3=[other, "Orion"])
    t.play("Black Manta")
    assert (t.discard(1), t.discard(2), t.discard(3)) == ([top], [], [other])
    assert (t.power(0), t.deck(1)) == (power, ["Orion"])


@rule("CON-6.7", "CON-6.3")
def test_black_manta_counts_only_foes_who_were_hit() -> None:
    t = teams(p0=["Black Manta"], p1=["Flight"], deck1=["Krypto", "Steel"], deck3=["Orion"])
    t.play("Black Manta")
    t.answer(1, "Flight for P3")
    assert (t.discard(1), t.hand(1), t.deck(3)) == (["Flight", "Steel"], ["Krypto"], ["Orion"])
    assert t.power(0) == 3 + 1


@rule("CON-6.7")
def test_black_manta_does_not_count_the_costly_card_used_against_him() -> None:
    """The Defense is the last card of that discard pile, and no card was discarded from the deck."""
    t = teams(p0=["Black Manta"], p1=["Flight"], deck1=["Punch"], deck3=["Punch"])
    t.play("Black Manta")
    t.answer(1, "Flight for yourself")
    assert (t.discard(1), t.discard(3), t.power(0)) == (["Flight"], ["Punch"], 3)


@rule("CON-11.3", "G-22")
def test_black_manta_makes_an_empty_deck_be_shuffled_and_leaves_who_has_no_card() -> None:
    t = duel(p0=["Black Manta", "Black Manta"], deck1=[], discard1=["Steel"])
    t.play("Black Manta")
    assert (t.deck(1), t.discard(1), t.power(0)) == ([], ["Steel"], 3 + 1)
    t = duel(p0=["Black Manta"], deck1=[])
    t.play("Black Manta")
    assert (t.discard(1), t.power(0)) == ([], 3)


@rule("CON-5.9")
def test_black_manta_as_an_assist_gives_its_power_to_the_active_player() -> None:
    t = with_circe(p2=["Black Manta"], deck1=["Krypto"], deck3=["Steel"])
    t.assist(2, "Black Manta")
    assert (t.power(0), t.power(2)) == (3 + 2, 0)


# The Trench


@rule("CON-7.7")
@pytest.mark.parametrize(("confronting", "powers"), [(1, (2, 2 + 3, 5 + 4)), (None, (2, 4, 6))])
def test_the_trench_gives_more_for_each_the_trench_before_it_in_a_confrontation(
    confronting: int | None, powers: tuple[int, ...]
) -> None:
    t = teams(p0=["The Trench"] * 3, confronting=confronting)
    for power in powers:
        t.play("The Trench")
        assert t.power(0) == power


def test_the_trench_counts_no_other_villain() -> None:
    t = teams(p0=["Blackbriar Thorn", "The Trench"], discard0=["The Trench"], confronting=1)
    t.play("Blackbriar Thorn")
    t.play("The Trench")
    assert t.power(0) == 2 + 2


@rule("G-45", "CON-5.8")
def test_the_trench_as_an_assist_counts_those_of_the_active_player() -> None:
    t = with_circe(p0=["The Trench"], p2=["The Trench", "The Trench"], confronting=1)
    t.play("The Trench")
    t.assist(2, "The Trench")
    assert t.power(0) == 2 + (2 + 1)
    t.assist(2, "The Trench")
    assert t.power(0) == 5 + (2 + 1)  # the one before was played by the assisting player


# Siren


@rule("CON-6.2")
def test_siren_looks_at_the_hand_of_a_chosen_foe_and_chooses_the_hero_to_go() -> None:
    t = teams(p0=["Siren"], p1=["Orion"], p3=["Krypto", "Steel", "Punch"], confronting=1)
    t.play("Siren")
    assert t.offered(0) == ["P1", "P3"]
    t.answer(0, "P3")
    assert (t.asked(), t.offered(0)) == ([0], ["Krypto", "Steel"])
    assert sorted(card.name for card in t.view(0).known(HAND + 3)) == ["Krypto", "Punch", "Steel"]
    t.answer(0, "Steel")
    assert (t.power(0), t.hand(3), t.discard(3), t.hand(1)) == (2, ["Krypto", "Punch"], ["Steel"], ["Orion"])


def test_siren_sees_a_hand_without_a_hero_and_takes_nothing() -> None:
    t = teams(p0=["Siren"], p1=["Punch", "Blackbriar Thorn"])
    t.play("Siren")
    t.answer(0, "P1")
    assert (t.hand(1), t.discard(1)) == (["Punch", "Blackbriar Thorn"], [])
    assert sorted(card.name for card in t.view(0).known(HAND + 1)) == ["Blackbriar Thorn", "Punch"]


@rule("CON-6.3", "CON-6.6")
def test_siren_is_avoided_before_she_sees_the_hand() -> None:
    t = teams(p0=["Siren"], p1=["Krypto"], p3=["Top Hat"], deck3=["Steel"])
    t.play("Siren")
    t.answer(0, "P1")
    t.answer(3, "Top Hat for P1")
    assert (t.hand(1), t.hand(3), t.power(0)) == (["Krypto"], ["Steel"], 2)
    assert not t.view(0).known(HAND + 1)


@rule("CON-5.9", "G-17")
def test_siren_as_an_assist_lets_the_active_player_choose_foe_and_hero() -> None:
    t = with_circe(p2=["Siren"], p1=["Krypto", "Steel"])
    t.assist(2, "Siren")
    assert t.asked() == [0]
    t.answer(0, "P1")
    t.answer(0, "Krypto")
    assert (t.discard(1), t.power(0)) == (["Krypto"], 2)


# King Shark


@rule("CON-9.6")
def test_king_shark_gives_three_power_and_blocks_nothing_when_played() -> None:
    t = teams(p0=["King Shark"], confronting=1)
    t.play("King Shark")
    assert (t.power(0), t.character_cost(0), t.character_cost(1)) == (3, 9, 9)


@rule("CON-9.2", "CON-9.4")
@pytest.mark.parametrize(("power", "beaten"), [(11, False), (12, True)])
def test_king_shark_raises_the_cost_of_his_own_character_or_of_the_partner_by_three(power: int, beaten: bool) -> None:
    for blocker in (1, 3):
        t = teams(confronting=3, power=power, **pile("p", blocker, ["King Shark"]))
        t.end()
        t.answer(blocker, "King Shark")
        assert t.trophies(0) == (["Ocean Master (Level 1)"] if beaten else [])
        assert t.discard(blocker) == ["King Shark"]


@rule("CON-9.1", "CON-9.3", "G-39")
def test_king_shark_may_be_kept_or_spent_in_vain() -> None:
    t = teams(p1=["King Shark", "King Shark"], confronting=1, power=20)
    t.end()
    t.answer(1, "King Shark")
    t.answer(1, None)
    assert (t.trophies(0), t.hand(1), t.discard(1)) == (["Lex Luthor (Level 1)"], ["King Shark"], ["King Shark"])


def test_king_shark_blocks_for_a_duellist() -> None:
    t = duel(p1=["King Shark"], confronting=1, power=11)
    t.end()
    t.answer(1, "King Shark")
    assert (t.trophies(0), t.discard(1)) == ([], ["King Shark"])


# Klarion


@rule("CON-16.6")
def test_klarion_pays_for_super_powers_after_him_and_not_for_those_before() -> None:
    hand = ["Flight", "Klarion", "Flight", "Punch", "Top Hat", "Enhanced Strength"]
    t = teams(p0=hand)
    for name, power in zip(hand, (1, 3, 5, 6, 7, 9), strict=True):
        t.play(name)
        assert t.power(0) == power


@rule("CON-16.6", "G-8")
def test_klarion_pays_when_superboy_plays_an_earlier_super_power_again() -> None:
    t = teams(p0=["Flight", "Klarion", "Superboy"])
    t.play("Flight")
    t.play("Klarion")
    t.play("Superboy")
    t.answer(0, "Flight")
    assert t.power(0) == 1 + 2 + (1 + 1)


@rule("CON-5.4", "CON-16.6")
def test_klarion_does_not_pay_for_a_super_power_of_the_partner() -> None:
    t = teams(p0=["Klarion"], p2=["Flight"])
    t.play("Klarion")
    t.assist(2, "Flight")
    assert t.power(0) == 2 + 1


@rule("G-45", "CON-16.6")
def test_klarion_as_an_assist_pays_for_the_super_powers_of_the_active_player() -> None:
    t = with_circe(p0=["Flight", "Flight"], p2=["Klarion", "Flight"])
    t.play("Flight")
    t.assist(2, "Klarion")
    t.play("Flight")
    assert t.power(0) == 1 + 2 + (1 + 1)
    t.assist(2, "Flight")
    assert t.power(0) == 5 + 1


@rule("CON-16.6")
def test_klarion_is_over_with_the_turn() -> None:
    t = duel(p0=["Klarion"], deck0=["Flight"] * 5)
    t.play("Klarion")
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(0, None)
    t.play("Flight")
    assert t.power(0) == 1


def test_klarion_raised_by_necromancy_pays_from_the_next_super_power_on() -> None:
    t = teams(p0=["Necromancy", "Flight"], destroyed=["Klarion"])
    t.play("Necromancy")
    t.answer(0, "Klarion")
    assert t.power(0) == 1 + 2
    t.play("Flight")
    assert t.power(0) == 3 + (1 + 1)


# Etrigan


@rule("CON-9.6")
def test_etrigan_gives_three_power_and_counts_nothing_when_played() -> None:
    t = teams(p0=["Etrigan"], discard0=["King Shark", "Siren"], confronting=1)
    t.play("Etrigan")
    assert (t.power(0), t.character_cost(0), t.character_cost(1)) == (3, 9, 9)


@rule("CON-16.4")
@pytest.mark.parametrize(
    ("discards", "raised"),
    [([], 1), (["Punch", "Orion", "Flight", "Weakness"], 1), (["Siren", "King Shark", "Orion", "Siren"], 4)],
)
def test_etrigan_raises_by_the_villains_in_the_discard_pile_and_counts_himself(
    discards: list[str], raised: int
) -> None:
    t = teams(p1=["Etrigan", "Steel"], discard1=discards, discard3=["Siren"], confronting=1, power=1)
    t.end()
    t.answer(1, "Etrigan")
    assert t.character_cost(1) == 9 + raised


@rule("CON-16.4")
def test_etrigan_for_the_partner_counts_the_pile_of_the_player_who_discards_him() -> None:
    t = teams(p3=["Etrigan", "Steel"], discard1=["Siren"] * 5, discard3=["King Shark"], confronting=1, power=1)
    t.end()
    t.answer(3, "Etrigan")
    assert (t.character_cost(1), t.character_cost(3)) == (9 + 2, 9)


@rule("CON-16.4", "CON-9.3", "CON-9.4")
@pytest.mark.parametrize(("first", "second", "cost"), [("King Shark", "Etrigan", 14), ("Etrigan", "King Shark", 13)])
def test_etrigan_counts_the_king_shark_used_before_him(first: str, second: str, cost: int) -> None:
    t = teams(p1=["Etrigan", "King Shark", "Steel"], confronting=1, power=13)
    t.end()
    t.answer(1, first)
    t.answer(1, second)
    assert t.character_cost(1) == cost
    t.answer(1, None)
    assert t.trophies(0) == ([] if cost > 13 else ["Lex Luthor (Level 1)"])


# Demons Three


@rule("CON-6.1", "CON-11.1")
def test_demons_three_bring_each_foe_a_weakness() -> None:
    t = teams(p0=["Demons Three"], discard1=["Krypto"])
    t.play("Demons Three")
    assert (t.power(0), t.discard(0), t.discard(2)) == (2, [], [])
    assert (t.discard(1), t.discard(3)) == (["Krypto", "Weakness"], ["Weakness"])


@rule("CON-12.1", "CON-11.1")
def test_demons_three_bring_the_last_weakness_to_the_next_in_turn() -> None:
    for turn, first, second in ((0, 1, 3), (2, 3, 1)):
        t = teams(turn=turn, weaknesses=1, **pile("p", turn, ["Demons Three"]))
        t.play("Demons Three")
        assert (t.discard(first), t.discard(second), t.power(turn)) == (["Weakness"], [], 2)


@rule("CON-5.9", "G-17")
def test_demons_three_as_an_assist_count_the_turn_order_from_the_assisting_player() -> None:
    t = with_circe(p2=["Demons Three"], weaknesses=1)
    t.assist(2, "Demons Three")
    assert (t.discard(1), t.discard(3), t.power(0)) == ([], ["Weakness"], 2)


@rule("CON-11.1")
def test_demons_three_can_be_avoided_even_if_there_is_no_weakness_left() -> None:
    t = teams(p0=["Demons Three"], p1=["Flight"], deck1=["Krypto"], weaknesses=0)
    t.play("Demons Three")
    t.answer(1, "Flight for yourself")
    assert (t.hand(1), t.discard(1), t.discard(3)) == (["Krypto"], ["Flight"], [])


@rule("CON-13.1")
def test_demons_three_hit_each_other_player_where_there_are_no_partners() -> None:
    t = trio(p0=["Demons Three"])
    t.play("Demons Three")
    assert (t.discard(1), t.discard(2)) == (["Weakness"], ["Weakness"])


# Nick Necro


@pytest.mark.parametrize(
    ("picked", "hand", "discards"),
    [
        ("Vulnerability", ["Punch"], ["Weakness", "Krypto"]),
        ("Weakness", ["Vulnerability", "Punch"], ["Krypto"]),
        (None, ["Vulnerability", "Punch"], ["Weakness", "Krypto"]),
    ],
)
def test_nick_necro_may_destroy_a_card_in_hand_or_discard_pile(
    picked: str | None, hand: list[str], discards: list[str]
) -> None:
    t = teams(p0=["Nick Necro", "Vulnerability", "Punch"], discard0=["Weakness", "Krypto"], discard2=["Weakness"])
    t.play("Nick Necro")
    assert len(t.offered(0)) == 4
    t.answer(0, picked)
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, hand, discards)
    assert t.destroyed == ([picked] if picked else [])


def test_nick_necro_finds_nothing_to_destroy() -> None:
    t = teams(p0=["Nick Necro"], lineup=[])
    t.play("Nick Necro")
    assert (t.power(0), t.offered()) == (1, ["end turn"])


@rule("CON-11.7")
def test_nick_necro_destroys_an_enhanced_strength_that_does_not_return_to_its_stack() -> None:
    t = teams(p0=["Nick Necro", "Enhanced Strength"], kicks=0, power=9)
    t.play("Nick Necro")
    t.answer(0, "Enhanced Strength")
    assert (t.destroyed, t.vp(0)) == (["Enhanced Strength"], 1)
    assert "buy Enhanced Strength" not in t.offered()


@rule("G-45")
def test_nick_necro_as_an_assist_destroys_a_card_of_the_active_player() -> None:
    t = with_circe(p0=["Punch"], p2=["Nick Necro", "Vulnerability"], discard0=["Weakness"])
    t.assist(2, "Nick Necro")
    assert t.asked() == [0]
    t.answer(0, "Weakness")
    assert (t.discard(0), t.hand(2), t.power(0)) == ([], ["Vulnerability"], 1)


# Blackbriar Thorn


@rule("CON-5.2")
def test_blackbriar_thorn_gives_two_power_played_or_as_an_assist() -> None:
    t = teams(p0=["Blackbriar Thorn"], p2=["Blackbriar Thorn"])
    t.play("Blackbriar Thorn")
    assert t.power(0) == 2
    t.assist(2, "Blackbriar Thorn")
    assert (t.power(0), t.power(2), t.played(2)) == (4, 0, ["Blackbriar Thorn"])


@rule("CON-5.4")
def test_blackbriar_thorn_as_an_assist_does_not_let_circe_of_level_two_call_off() -> None:
    t = teams(p0=["Blackbriar Thorn"], p2=["Blackbriar Thorn"], hero0="Circe (Level 2)", confronting=1)
    t.assist(2, "Blackbriar Thorn")
    assert (t.asked(), t.target) == ([0], 1)
    t.play("Blackbriar Thorn")
    t.answer(0, "call the Confrontation off")
    assert (t.power(0), t.target) == (4, None)


@rule("CON-14.1", "CON-14.4")
def test_blackbriar_thorn_is_stored_and_played_from_the_character() -> None:
    t = duel(p0=["Bestiamorphs"], stored0=["Blackbriar Thorn"], confronting=1)
    t.play("Blackbriar Thorn")
    t.play("Bestiamorphs")
    assert t.power(0) == 2 + 3  # it counts as played by its player
    t.end()
    assert sorted(t.discard(0)) == ["Bestiamorphs", "Blackbriar Thorn"]
