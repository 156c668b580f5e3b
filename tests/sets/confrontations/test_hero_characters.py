"""Superman, Wonder Woman, Aquaman and Zatanna Zatara at each of their three Levels."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import DECK
from tests.sets.confrontations import duel, teams
from tests.sets.confrontations.seats import pile
from tests.vocabulary import rule

# Superman


def test_superman_level_1_gets_one_power_for_the_first_super_power_of_his_turn() -> None:
    t = teams(hero0="Superman (Level 1)", p0=["Steel", "Flight", "Flight"])
    for name, power in (("Steel", 2), ("Flight", 2 + 1 + 1), ("Flight", 4 + 1)):
        t.play(name)
        assert t.power(0) == power


@rule("CON-5.4", "CON-5.5")
def test_superman_level_1_has_neither_played_an_assist_of_his_partner_nor_hears_his_own() -> None:
    t = teams(hero0="Superman (Level 1)", p0=["Flight"], p2=["Flight"])
    t.assist(2, "Flight")
    assert t.power(0) == 1
    t.play("Flight")
    assert t.power(0) == 1 + 1 + 1
    t = teams(hero2="Superman (Level 1)", p2=["Flight"])
    t.assist(2, "Flight")
    assert (t.power(0), t.power(2)) == (1, 0)


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
    t = teams(hero2="Superman (Level 2)", p2=["Flight", "Flight", "Punch", "Punch", "Punch"])
    t.assist(2, "Flight")
    t.assist(2, "Flight")
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
    t = teams(hero0="Superman (Level 3)", p0=["Steel", "Flight", "Flight", "Top Hat", "Cheetah"], confronting=1)
    for name, power in (("Steel", 3), ("Flight", 5), ("Flight", 7), ("Top Hat", 8)):
        t.play(name)
        assert t.power(0) == power


@rule("CON-7.10", "CON-5.4", "CON-5.5")
def test_superman_level_3_gets_nothing_without_a_confrontation_of_his_own_or_for_an_assist() -> None:
    t = teams(hero0="Superman (Level 3)", p0=["Steel", "Flight"])
    t.play("Steel")
    t.play("Flight")
    assert t.power(0) == 2 + 1
    t = teams(hero2="Superman (Level 3)", p2=["Steel"], confronting=1)
    t.assist(2, "Steel")
    assert (t.power(0), t.power(2)) == (2, 0)
    t = teams(hero0="Superman (Level 3)", p2=["Steel"], confronting=1)
    t.assist(2, "Steel")
    assert t.power(0) == 2


@rule("CON-7.11", "G-18")
def test_superman_level_3_keeps_his_power_and_gets_no_more_when_it_is_called_off() -> None:
    t = teams(hero0="Superman (Level 3)", p0=["Steel", "Illusions", "Flight"], confronting=1)
    t.play("Steel")
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    assert t.power(0) == 3
    t.play("Flight")
    assert t.power(0) == 3 + 1


@rule("CON-16.19")
def test_superman_level_3_has_played_the_hero_that_marine_telepathy_borrows() -> None:
    t = teams(hero0="Superman (Level 3)", p0=["Marine Telepathy"], lineup=["Steel"], confronting=1)
    t.play("Marine Telepathy")
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


def test_wonder_woman_level_1_draws_for_a_hero_gained_by_an_assist_in_a_confrontation() -> None:
    t = teams(hero0="Wonder Woman (Level 1)", p2=["Hostile Takeover"], lineup=["Krypto"], confronting=1)
    t.assist(2, "Hostile Takeover")
    assert t.hand(0) == ["Krypto"]
    t.end()
    assert (len(t.hand(0)), len(t.hand(2))) == (6, 0)


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
    t = teams(hero0="Wonder Woman (Level 2)", p0=["Atlantean War Helm", "Steel", "King Shark"], turn=1,
              confronting=confronted)  # fmt: skip
    cost = t.character_cost(confronted)
    t.end()
    t.answer(0, "Atlantean War Helm")
    assert t.character_cost(confronted) == cost + (2 + 1)
    t.answer(0, "Steel")
    assert t.character_cost(confronted) == cost + (2 + 1) + (2 + 1)
    t.answer(0, None)
    assert (t.character_cost(confronted), t.hand(0)) == (cost, ["King Shark"])


def test_wonder_woman_level_2_adds_nothing_to_her_partners_blocks() -> None:
    t = teams(hero0="Wonder Woman (Level 2)", p2=["Atlantean War Helm", "Steel"], turn=1, confronting=0, power=13)
    t.end()
    t.answer(2, "Atlantean War Helm")
    assert t.character_cost(0) == 12 + 2
    t.answer(2, None)
    assert t.character(0) == "Wonder Woman (Level 2)"


@rule("CON-9.7", "CON-16.14")
@pytest.mark.parametrize(("block", "raised"), [("Magician's Wand", 0), ("Swamp Thing", 0), ("Orion", 1 + 1)])
def test_wonder_woman_level_2_adds_only_to_a_block_that_raises_a_cost(block: str, raised: int) -> None:
    t = teams(hero0="Wonder Woman (Level 2)", p0=[block, "Steel"], turn=1, confronting=0)
    t.end()
    t.answer(0, block)
    assert (t.character_cost(0), t.character_cost(2)) == (12 + raised, 9)
    assert t.target == (2 if block == "Swamp Thing" else 0)


@rule("CON-7.10", "CON-6.8")
def test_wonder_woman_level_3_gets_one_power_for_each_block_or_defense_card_in_her_confrontation() -> None:
    t = teams(hero0="Wonder Woman (Level 3)", p0=["Steel", "Top Hat", "Bracelets of Submission", "Aqualad"],
              confronting=1)  # fmt: skip
    for name, power in (("Steel", 3), ("Top Hat", 3 + 2), ("Bracelets of Submission", 5 + 2), ("Aqualad", 7 + 2)):
        t.play(name)
        assert t.power(0) == power


@rule("CON-7.10", "CON-5.4")
def test_wonder_woman_level_3_gets_nothing_otherwise_or_for_an_assist() -> None:
    t = teams(hero0="Wonder Woman (Level 3)", p0=["Steel", "Top Hat"])
    t.play("Steel")
    t.play("Top Hat")
    assert t.power(0) == 2 + 1
    for seat in (0, 2):
        t = teams(**pile("hero", seat, ["Wonder Woman (Level 3)"]), p2=["Steel"], confronting=1)
        t.assist(2, "Steel")
        assert (t.power(0), t.power(2)) == (2, 0)


@rule("G-18")
def test_wonder_woman_level_3_gets_no_more_when_it_is_called_off_and_costs_fifteen() -> None:
    t = teams(hero0="Wonder Woman (Level 3)", p0=["Steel", "Illusions", "Top Hat"], confronting=1)
    t.play("Steel")
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    t.play("Top Hat")
    assert (t.power(0), t.character_cost(0)) == (3 + 1, 15)


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
    t = teams(hero0="Aquaman (Level 1)", p0=["Transmutation", "Punch", "Demonic Pact"], lineup=["Krypto"],
              confronting=1)  # fmt: skip
    t.play("Transmutation")
    t.answer(0, "Punch")
    t.play("Demonic Pact")
    t.answer(0, "gain a Weakness")
    t.use("Aquaman (Level 1)")
    t.answer(0, "Krypto")
    assert (t.deck(0)[0], t.discard(0)) == ("Krypto", ["Weakness"])
    t = teams(hero0="Aquaman (Level 1)", turn=1, p1=["Cursed Amulet"])
    t.play("Cursed Amulet")
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
    t = teams(hero0="Aquaman (Level 2)", discard0=["Supergirl", "Heat Vision", "Steel"], from_start=True)
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
    t = teams(hero0="Aquaman (Level 2)", discard0=["Tidal Wave"], from_start=True)
    t.answer(0, "P1")
    assert (t.target, t.offered(0)) == (1, ["end turn"])


@rule("CON-7.10")
def test_aquaman_level_3_gets_one_power_for_each_new_type_he_plays_in_his_confrontation() -> None:
    hand = ["Punch", "Vulnerability", "Aqualad", "Steel", "Weakness", "Top Hat", "Atlantean Strength", "LexCorp"]
    t = teams(hero0="Aquaman (Level 3)", p0=hand, confronting=1)
    powers = [1 + 1, 2, 2 + 2 + 1, 5 + 2, 7, 7 + 1 + 1, 9 + 4 + 1, 14 + 1]
    for name, power in zip(hand, powers, strict=True):
        t.play(name)
        assert t.power(0) == power


@rule("CON-7.10", "CON-5.4")
def test_aquaman_level_3_counts_only_in_his_confrontation_and_only_what_he_plays() -> None:
    t = teams(hero0="Aquaman (Level 3)", p0=["Punch", "Steel"])
    t.play("Punch")
    t.play("Steel")
    assert t.power(0) == 1 + 2
    t = teams(hero0="Aquaman (Level 3)", p0=["Punch"], p2=["Steel"], confronting=1)
    t.assist(2, "Steel")
    t.play("Punch")
    assert t.power(0) == 2 + (1 + 1)
    t = teams(hero2="Aquaman (Level 3)", p2=["Steel"], confronting=1)
    t.assist(2, "Steel")
    assert (t.power(0), t.power(2)) == (2, 0)


@rule("G-18", "CON-7.11")
def test_aquaman_level_3_keeps_his_power_and_gets_no_more_when_it_is_called_off() -> None:
    t = teams(hero0="Aquaman (Level 3)", p0=["Punch", "Illusions", "Steel", "Top Hat"], confronting=1)
    t.play("Punch")
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    t.play("Steel")
    t.play("Top Hat")
    assert t.power(0) == (1 + 1) + 2 + 1


# Zatanna Zatara


@pytest.mark.parametrize("discarded", [True, False])
def test_zatanna_zatara_level_1_looks_at_her_top_card_after_her_first_super_power(discarded: bool) -> None:
    t = teams(hero0="Zatanna Zatara (Level 1)", p0=["Steel", "Flight", "Flight"], deck0=["Vulnerability", "Krypto"])
    t.play("Steel")
    t.play("Flight")
    assert [len(t.view(seat).known(DECK)) for seat in range(4)] == [1, 0, 0, 0]
    t.answer(0, "Vulnerability" if discarded else None)
    assert (t.deck(0)[0], t.discard(0)) == (("Krypto", ["Vulnerability"]) if discarded else ("Vulnerability", []))
    t.play("Flight")
    assert (t.power(0), t.offered()) == (4, ["buy Enhanced Strength", "end turn"])


@rule("CON-5.4", "CON-5.5")
def test_zatanna_zatara_level_1_does_not_hear_an_assist() -> None:
    t = teams(hero0="Zatanna Zatara (Level 1)", hero2="Zatanna Zatara (Level 1)", p2=["Flight"])
    t.assist(2, "Flight")
    assert (t.asked(), t.power(0), t.offered(0)) == ([0], 1, ["end turn"])


@rule("CON-12.2", "G-22")
def test_zatanna_zatara_level_1_looks_once_the_card_is_resolved_if_there_is_a_card() -> None:
    t = teams(hero0="Zatanna Zatara (Level 1)", p0=["Criminal Mastermind"], deck0=["Krypto", "Steel", "Vulnerability"])
    t.play("Criminal Mastermind")
    assert t.offered(0) == ["Vulnerability"]
    t.answer(0, "Vulnerability")
    assert (t.hand(0), t.discard(0)) == (["Krypto", "Steel"], ["Vulnerability"])
    t = teams(hero0="Zatanna Zatara (Level 1)", p0=["Flight"], deck0=[])
    t.play("Flight")
    assert t.offered(0) == ["end turn"]


@rule("CON-7.10")
def test_zatanna_zatara_level_2_draws_one_more_the_first_time_a_card_lets_her_draw() -> None:
    t = teams(hero0="Zatanna Zatara (Level 2)", p0=["Punch", "Krypto", "Krypto"], confronting=1)
    t.play("Punch")
    assert len(t.hand(0)) == 2
    t.play("Krypto")
    assert t.hand(0) == ["Krypto", "Punch", "Punch"]
    t.play("Krypto")
    assert t.hand(0) == ["Punch"] * 3


@rule("CON-17.5", "CON-12.2")
def test_zatanna_zatara_level_2_draws_one_more_for_an_assist_of_her_partner() -> None:
    t = teams(hero0="Zatanna Zatara (Level 2)", p2=["Invisible Jet", "Krypto"], confronting=1,
              deck0=["Steel", "Vulnerability", "Flight", "Krypto", "Punch"])  # fmt: skip
    t.assist(2, "Invisible Jet")
    assert t.offered(0) == ["Steel", "Vulnerability"]
    t.answer(0, "Vulnerability")
    assert (t.hand(0), t.discard(0)) == (["Steel", "Flight"], ["Vulnerability"])
    t.assist(2, "Krypto")
    assert t.hand(0) == ["Steel", "Flight", "Krypto"]


@rule("CON-17.5")
def test_zatanna_zatara_level_2_draws_one_more_card_however_many_there_were() -> None:
    t = teams(hero0="Zatanna Zatara (Level 2)", p0=["Books of Magic"], confronting=1)
    t.play("Books of Magic")
    assert len(t.hand(0)) == 3 + 1
    t = teams(hero0="Zatanna Zatara (Level 2)", p0=["Wisdom of Athena"], confronting=1,
              deck0=["Steel", "Krypto", "Flight"])  # fmt: skip
    t.play("Wisdom of Athena")
    t.answer(0, "Krypto")
    t.answer(0, "Flight", "Steel")
    assert (t.hand(0), t.deck(0)) == (["Krypto", "Flight"], ["Steel"])


@rule("CON-7.10")
def test_zatanna_zatara_level_2_draws_nothing_more_outside_her_confrontation() -> None:
    t = teams(hero0="Zatanna Zatara (Level 2)", p0=["Krypto"])
    t.play("Krypto")
    assert len(t.hand(0)) == 1
    t = teams(hero2="Zatanna Zatara (Level 2)", p0=["Krypto"], p2=["Krypto"], confronting=1)
    t.play("Krypto")
    t.assist(2, "Krypto")
    assert (len(t.hand(0)), len(t.hand(2))) == (2, 0)
    t = teams(hero0="Zatanna Zatara (Level 2)", turn=1, p1=["Cursed Amulet"], p0=["Top Hat"], confronting=2)
    t.play("Cursed Amulet")
    t.answer(1, "P0")
    t.answer(0, "Top Hat")
    assert len(t.hand(0)) == 1


@rule("G-18")
@pytest.mark.parametrize(("answer", "cards"), [("call", 2), ("do not call", 3)])
def test_zatanna_zatara_level_2_draws_no_more_if_illusions_have_called_it_off(answer: str, cards: int) -> None:
    t = teams(hero0="Zatanna Zatara (Level 2)", p0=["Illusions"], confronting=1)
    t.play("Illusions")
    t.answer(0, f"{answer} the Confrontation off")
    assert len(t.hand(0)) == cards


@rule("CON-17.4")
def test_zatanna_zatara_level_3_may_discard_her_top_card_for_each_hero_in_her_confrontation() -> None:
    t = teams(hero0="Zatanna Zatara (Level 3)", p0=["Steel", "Aqualad", "Flight"], confronting=1,
              deck0=["Punch", "Krypto", "Vulnerability"])  # fmt: skip
    t.play("Steel")
    t.answer(0, "discard the top card of your deck")
    assert (t.discard(0), t.deck(0)) == (["Punch"], ["Krypto", "Vulnerability"])
    t.play("Flight")
    t.play("Aqualad")
    t.answer(0, "do not discard the top card of your deck")
    assert (t.discard(0), t.power(0), t.hand(0)) == (["Punch"], 2 + 1 + 2, [])


@rule("CON-17.4")
@pytest.mark.parametrize("taken", ["Tidal Wave", None])
def test_zatanna_zatara_level_3_may_take_a_super_power_so_discarded(taken: str | None) -> None:
    t = teams(hero0="Zatanna Zatara (Level 3)", p0=["Steel"], deck0=["Tidal Wave", "Punch"], confronting=1)
    t.play("Steel")
    t.answer(0, "discard the top card of your deck")
    t.answer(0, taken)
    assert (t.hand(0), t.discard(0)) == ((["Tidal Wave"], []) if taken else ([], ["Tidal Wave"]))


@rule("CON-17.4", "CON-5.5")
@pytest.mark.parametrize("player", [0, 2])
def test_zatanna_zatara_level_3_discards_in_her_partners_confrontation_whoever_plays_the_hero(player: int) -> None:
    t = teams(hero2="Zatanna Zatara (Level 3)", **pile("p", player, ["Steel"]), deck0=["Krypto"], deck2=["Flight"],
              confronting=1)  # fmt: skip
    if player == 0:
        t.play("Steel")
    else:
        t.assist(2, "Steel")
    assert (t.asked(), t.power(0)) == ([2], 2)
    t.answer(2, "discard the top card of your deck")
    t.answer(2, "Flight")
    assert (t.hand(2), t.deck(0), t.hand(0)) == (["Flight"], ["Krypto"], [])


@rule("CON-17.4")
def test_zatanna_zatara_level_3_hears_her_partners_assist_in_her_own_confrontation() -> None:
    t = teams(hero0="Zatanna Zatara (Level 3)", p2=["Steel"], confronting=1)
    t.assist(2, "Steel")
    t.answer(0, "discard the top card of your deck")
    assert (t.discard(0), t.discard(2)) == (["Punch"], [])


@rule("CON-17.4", "CON-7.10")
def test_zatanna_zatara_level_3_hears_nothing_without_a_confrontation_or_in_a_foes() -> None:
    t = teams(hero0="Zatanna Zatara (Level 3)", p0=["Steel"])
    t.play("Steel")
    assert (t.asked(), t.offered()) == ([0], ["end turn"])
    t = teams(hero0="Zatanna Zatara (Level 3)", p1=["Steel"], turn=1, confronting=2)
    t.play("Steel")
    assert (t.asked(), t.offered()) == ([1], ["end turn"])


@rule("CON-11.3")
@pytest.mark.parametrize("discarded", [True, False])
def test_zatanna_zatara_level_3_shuffles_only_if_she_discards(discarded: bool) -> None:
    t = duel(hero0="Zatanna Zatara (Level 3)", p0=["Steel"], deck0=[], discard0=["Punch", "Vulnerability"],
             confronting=1)  # fmt: skip
    t.play("Steel")
    t.answer(0, f"{'' if discarded else 'do not '}discard the top card of your deck")
    assert (len(t.deck(0)), len(t.discard(0))) == ((1, 1) if discarded else (0, 2))
