"""Superman, Wonder Woman, Aquaman and Zatanna Zatara at each of their three Levels."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.confrontations import teams
from tests.sets.confrontations.seats import pile
from tests.vocabulary import rule

# Superman


def test_superman_level_1_gets_one_power_for_the_first_super_power_of_his_turn() -> None:
    t = teams(hero0="Superman (Level 1)", p0=["Tempest", "Water Control", "Water Control"])
    for name, power in (("Tempest", 2), ("Water Control", 2 + 2 + 1), ("Water Control", 5 + 2)):
        t.play(name)
        assert t.power(0) == power


@rule("CON-5.4", "CON-5.5")
def test_superman_level_1_has_neither_played_an_assist_of_his_partner_nor_hears_his_own() -> None:
    t = teams(hero0="Superman (Level 1)", p0=["Water Control"], p2=["Water Control"])
    t.assist(2, "Water Control")
    assert t.power(0) == 2
    t.play("Water Control")
    assert t.power(0) == 2 + 2 + 1
    t = teams(hero2="Superman (Level 1)", p2=["Water Control"])
    t.assist(2, "Water Control")
    assert (t.power(0), t.power(2)) == (2, 0)


@rule("G-8")
def test_superman_level_1_gets_nothing_for_a_super_power_played_again_and_starts_anew_each_turn() -> None:
    t = teams(hero0="Superman (Level 1)", p0=["Flight", "Superboy"], deck0=["Flight"] * 5)
    t.play("Flight")
    t.play("Superboy")
    t.answer(0, "Flight")
    assert t.power(0) == 1 + 1 + 1
    t.end()
    for seat in (1, 2, 3):
        t.answer(seat, None)
        t.end()
    t.answer(0, None)
    t.play("Flight")
    assert t.power(0) == 1 + 1


@rule("CON-17.1", "CON-7.1")
@pytest.mark.parametrize(("before", "after"), [(6, 6), (5, 5), (4, 5), (3, 4), (0, 1)])
def test_superman_level_2_draws_one_card_if_his_hand_is_small_as_the_turn_starts(before: int, after: int) -> None:
    t = teams(hero0="Superman (Level 2)", p0=["Punch"] * before, from_start=True)
    assert (len(t.hand(0)), t.target) == (after, None)
    assert [label[:2] for label in t.offered(0)] == ["P1", "P3"]


@rule("CON-17.1", "CON-4.4")
def test_superman_level_2_makes_good_one_of_the_cards_he_used_in_other_turns() -> None:
    t = teams(hero2="Superman (Level 2)", p2=["Water Control", "Water Control", "Punch", "Punch", "Punch"])
    t.assist(2, "Water Control")
    t.assist(2, "Water Control")
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(2, None)
    assert (t.active, len(t.hand(2))) == (2, 3 + 1)
    t.play("Punch")
    assert len(t.hand(2)) == 3


@rule("CON-17.1")
def test_superman_level_2_draws_in_his_own_turn_only() -> None:
    t = teams(hero0="Superman (Level 2)", p0=["Punch"], turn=1, from_start=True)
    assert len(t.hand(0)) == 1
    t.answer(1, None)
    t.end()
    assert (t.active, len(t.hand(0))) == (2, 1)


@rule("CON-7.10")
def test_superman_level_3_gets_one_power_for_each_hero_and_super_power_in_his_confrontation() -> None:
    t = teams(
        hero0="Superman (Level 3)",
        p0=["Tempest", "Water Control", "Impervious", "Power Armor", "Cheetah"],
        confronting=1,
    )
    for name, power in (("Tempest", 3), ("Water Control", 6), ("Impervious", 10), ("Power Armor", 12)):
        t.play(name)
        assert t.power(0) == power


@rule("CON-7.10", "CON-5.4", "CON-5.5")
def test_superman_level_3_gets_nothing_without_a_confrontation_of_his_own_or_for_an_assist() -> None:
    t = teams(hero0="Superman (Level 3)", p0=["Tempest", "Water Control"])
    t.play("Tempest")
    t.play("Water Control")
    assert t.power(0) == 2 + 2
    t = teams(hero2="Superman (Level 3)", p2=["Tempest"], confronting=1)
    t.assist(2, "Tempest")
    assert (t.power(0), t.power(2)) == (2, 0)
    t = teams(hero0="Superman (Level 3)", p2=["Tempest"], confronting=1)
    t.assist(2, "Tempest")
    assert t.power(0) == 2


@rule("CON-7.11", "G-18")
def test_superman_level_3_keeps_his_power_and_gets_no_more_when_it_is_called_off() -> None:
    t = teams(hero0="Superman (Level 3)", p0=["Tempest", "Illusions", "Water Control"], confronting=1)
    t.play("Tempest")
    t.play("Illusions")
    t.answer(0, "call off the Confrontation")
    assert t.power(0) == 2 + 1
    t.play("Water Control")
    assert t.power(0) == 3 + 2


@rule("CON-16.19")
def test_superman_level_3_has_played_the_hero_that_telepathy_borrows() -> None:
    t = teams(hero0="Superman (Level 3)", p0=["Telepathy"], lineup=["Tempest"], confronting=1)
    t.play("Telepathy")
    assert t.power(0) == 1 + (2 + 1)


# Wonder Woman


@pytest.mark.parametrize(
    ("bought", "cards"), [([], 5), (["Cheetah"], 5), (["Steel"], 6), (["Steel", "Krypto"], 6), (["Flight"], 5)]
)
def test_wonder_woman_level_1_draws_one_more_at_the_end_if_she_bought_a_hero(bought: list[str], cards: int) -> None:
    t = teams(hero0="Wonder Woman (Level 1)", lineup=["Cheetah", "Steel", "Krypto", "Flight"], power=15)
    for name in bought:
        t.buy(name)
    t.end()
    assert len(t.hand(0)) == cards


def test_wonder_woman_level_1_draws_for_a_hero_gained_in_a_confrontation() -> None:
    t = teams(hero0="Wonder Woman (Level 1)", p0=["Globe of Transportation"], lineup=["Krypto"], confronting=1)
    t.play("Globe of Transportation")
    t.answer(0, "Krypto")
    assert t.hand(0) == ["Krypto"]
    t.end()
    assert len(t.hand(0)) == 6


def test_wonder_woman_level_1_draws_only_in_the_turn_of_the_purchase_and_not_for_the_partners() -> None:
    t = teams(hero0="Wonder Woman (Level 1)", turn=2, lineup=["Steel"], power=4)
    t.buy("Steel")
    t.end()
    assert (len(t.hand(2)), t.hand(0)) == (5, [])
    t = teams(hero0="Wonder Woman (Level 1)", lineup=["Steel"], power=4, deck0=["Punch"] * 20)
    t.buy("Steel")
    t.end()
    for seat in (1, 2, 3):
        t.answer(seat, None)
        t.end()
    t.answer(0, None)
    t.end()
    assert len(t.hand(0)) == 5


@rule("CON-9.2")
@pytest.mark.parametrize("confronted", [0, 2])
def test_wonder_woman_level_2_raises_a_cost_by_one_more_with_each_block_also_for_her_partner(confronted: int) -> None:
    t = teams(hero0="Wonder Woman (Level 2)", p0=["Magic Bracelets", "Steel", "King Shark"], turn=1,
              confronting=confronted)  # fmt: skip
    cost = t.figure_cost(confronted)
    t.end()
    t.answer(0, "Magic Bracelets")
    assert t.figure_cost(confronted) == cost + (2 + 1)
    t.answer(0, "Steel")
    assert t.figure_cost(confronted) == cost + (2 + 1) + (3 + 1)
    t.answer(0, None)
    assert (t.figure_cost(confronted), t.hand(0)) == (cost, ["King Shark"])


def test_wonder_woman_level_2_adds_nothing_to_her_partners_blocks() -> None:
    t = teams(hero0="Wonder Woman (Level 2)", p2=["Magic Bracelets", "Steel"], turn=1, confronting=0, power=13)
    t.end()
    t.answer(2, "Magic Bracelets")
    assert t.figure_cost(0) == 12 + 2
    t.answer(2, None)
    assert t.character(0) == "Wonder Woman (Level 2)"


@rule("CON-9.7", "CON-16.14")
@pytest.mark.parametrize(("block", "raised"), [("Pots!", 0), ("Swamp Thing", 0), ("Orion", 1 + 1)])
def test_wonder_woman_level_2_adds_only_to_a_block_that_raises_a_cost(block: str, raised: int) -> None:
    t = teams(hero0="Wonder Woman (Level 2)", p0=[block, "Steel"], turn=1, confronting=0)
    t.end()
    t.answer(0, block)
    assert (t.figure_cost(0), t.figure_cost(2)) == (12 + raised, 9)
    assert t.target == (2 if block == "Swamp Thing" else 0)


@rule("CON-7.10", "CON-6.8")
def test_wonder_woman_level_3_gets_one_power_for_each_block_or_defense_card_in_her_confrontation() -> None:
    t = teams(hero0="Wonder Woman (Level 3)", p0=["Steel", "Giganta", "Magic Bracelets", "Tempest"],
              confronting=1)  # fmt: skip
    for name, power in (("Steel", 2), ("Giganta", 2 + 3), ("Magic Bracelets", 5 + 3), ("Tempest", 8 + 2)):
        t.play(name)
        assert t.power(0) == power


@rule("CON-7.10", "CON-5.4")
def test_wonder_woman_level_3_gets_nothing_otherwise_or_for_an_assist() -> None:
    t = teams(hero0="Wonder Woman (Level 3)", p0=["Steel", "Giganta"])
    t.play("Steel")
    t.play("Giganta")
    assert t.power(0) == 1 + 2
    for seat in (0, 2):
        t = teams(**pile("hero", seat, ["Wonder Woman (Level 3)"]), p2=["Steel"], confronting=1)
        t.assist(2, "Steel")
        assert (t.power(0), t.power(2)) == (1, 0)


@rule("G-18")
def test_wonder_woman_level_3_gets_no_more_when_it_is_called_off_and_costs_fifteen() -> None:
    t = teams(hero0="Wonder Woman (Level 3)", p0=["Steel", "Illusions", "Giganta"], confronting=1)
    t.play("Steel")
    t.play("Illusions")
    t.answer(0, "call off the Confrontation")
    t.play("Giganta")
    assert (t.power(0), t.figure_cost(0)) == (2 + 2, 15)


# Aquaman


def test_aquaman_level_1_puts_a_cheap_purchase_on_his_deck_once_a_turn() -> None:
    t = teams(hero0="Aquaman (Level 1)", lineup=["Krypto", "Steel", "Supergirl"], discard0=["Flight"], power=15)
    for name in ("Krypto", "Steel", "Supergirl"):
        t.buy(name)
    t.use("Aquaman (Level 1)")
    assert t.offered(0) == ["Krypto", "Steel"]
    t.answer(0, "Steel")
    assert (t.deck(0)[0], t.discard(0)) == ("Steel", ["Flight", "Krypto", "Supergirl"])
    assert "use Aquaman (Level 1)" not in t.offered(0)


def test_aquaman_level_1_needs_a_cheap_card_of_this_turn() -> None:
    t = teams(hero0="Aquaman (Level 1)", lineup=["Supergirl"], discard0=["Krypto"], power=5)
    assert "use Aquaman (Level 1)" not in t.offered(0)
    t.buy("Supergirl")
    assert "use Aquaman (Level 1)" not in t.offered(0)


def test_aquaman_level_1_takes_what_he_gained_in_a_confrontation_and_nothing_in_other_turns() -> None:
    t = teams(hero0="Aquaman (Level 1)", p0=["Enchantress", "Punch", "Black Diamond"], lineup=["Krypto"],
              confronting=1)  # fmt: skip
    t.play("Enchantress")
    t.answer(0, "Punch")
    t.play("Black Diamond")
    t.answer(0, "gain a Weakness")
    t.use("Aquaman (Level 1)")
    t.answer(0, "Krypto")
    assert (t.deck(0)[0], t.discard(0)) == ("Krypto", ["Weakness"])
    t = teams(hero0="Aquaman (Level 1)", turn=1, p1=["Silver Banshee"])
    t.play("Silver Banshee")
    t.answer(1, "P0")
    assert (t.discard(0), t.asked()) == (["Weakness"], [1])


@rule("G-51")
def test_aquaman_level_1_does_not_lose_his_ability_by_thinking_better_of_it() -> None:
    t = teams(hero0="Aquaman (Level 1)", lineup=["Krypto", "Steel"], power=6)
    t.buy("Krypto")
    t.buy("Steel")
    t.use("Aquaman (Level 1)")
    try:
        t.answer(0, None)
    except ArchfoeError:
        pass  # a choice that must be made cannot be lost either
    else:
        t.use("Aquaman (Level 1)")
    t.answer(0, "Krypto")
    assert t.deck(0)[0] == "Krypto"


@rule("CON-7.1")
@pytest.mark.parametrize("taken", ["Supergirl", "Steel", None])
def test_aquaman_level_2_may_put_a_card_on_his_deck_when_he_announces(taken: str | None) -> None:
    t = teams(hero0="Aquaman (Level 2)", discard0=["Supergirl", "Ares", "Steel"], from_start=True)
    t.answer(0, "P3")
    assert t.offered(0) == ["Supergirl", "Steel"]
    t.answer(0, taken)
    assert t.deck(0)[0] == (taken or "Punch")
    assert (t.target, len(t.discard(0))) == (3, 2 if taken else 3)


@rule("CON-7.10")
def test_aquaman_level_2_does_nothing_without_a_confrontation_of_his_own() -> None:
    t = teams(hero0="Aquaman (Level 2)", discard0=["Steel"], from_start=True)
    t.answer(0, None)
    assert "end turn" in t.offered(0)
    t = teams(hero2="Aquaman (Level 2)", discard2=["Steel"], from_start=True)
    t.answer(0, "P1")
    assert (t.asked(), t.deck(2)[0]) == ([0], "Punch")


def test_aquaman_level_2_asks_nothing_without_a_fitting_card() -> None:
    t = teams(hero0="Aquaman (Level 2)", discard0=["Ares"], from_start=True)
    t.answer(0, "P1")
    assert (t.target, t.offered(0)) == (1, ["end turn"])


@rule("CON-7.10")
def test_aquaman_level_3_gets_one_power_for_each_new_type_he_plays_in_his_confrontation() -> None:
    hand = ["Punch", "Vulnerability", "Tempest", "Steel", "Weakness", "Power Armor", "Impervious", "Lex Corp"]
    t = teams(hero0="Aquaman (Level 3)", p0=hand, confronting=1)
    powers = [1 + 1, 2, 2 + 2 + 1, 5 + 1, 6, 6 + 2 + 1, 9 + 3 + 1, 13 + 1]
    for name, power in zip(hand, powers, strict=True):
        t.play(name)
        assert t.power(0) == power


@rule("CON-7.10", "CON-5.4")
def test_aquaman_level_3_counts_only_in_his_confrontation_and_only_what_he_plays() -> None:
    t = teams(hero0="Aquaman (Level 3)", p0=["Punch", "Tempest"])
    t.play("Punch")
    t.play("Tempest")
    assert t.power(0) == 1 + 2
    t = teams(hero0="Aquaman (Level 3)", p0=["Punch"], p2=["Tempest"], confronting=1)
    t.assist(2, "Tempest")
    t.play("Punch")
    assert t.power(0) == 2 + (1 + 1)
    t = teams(hero2="Aquaman (Level 3)", p2=["Tempest"], confronting=1)
    t.assist(2, "Tempest")
    assert (t.power(0), t.power(2)) == (2, 0)


@rule("G-18", "CON-7.11")
def test_aquaman_level_3_keeps_his_power_and_gets_no_more_when_it_is_called_off() -> None:
    t = teams(hero0="Aquaman (Level 3)", p0=["Punch", "Illusions", "Tempest", "Power Armor"], confronting=1)
    t.play("Punch")
    t.play("Illusions")
    t.answer(0, "call off the Confrontation")
    t.play("Tempest")
    t.play("Power Armor")
    assert t.power(0) == (1 + 1) + 2 + 2
