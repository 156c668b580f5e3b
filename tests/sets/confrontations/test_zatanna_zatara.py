"""The Levels of Zatanna Zatara; another file has the other heroes."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DECK
from tests.sets.confrontations import duel, teams
from tests.sets.confrontations.seats import pile
from tests.vocabulary import rule

# Zatanna Zatara


@pytest.mark.parametrize("destroyed", [True, False])
def test_zatanna_zatara_level_1_may_destroy_her_top_card_after_her_first_hero_or_super_power(destroyed: bool) -> None:
    t = teams(
        hero0="Zatanna Zatara (Level 1)", p0=["Power Armor", "Impervious", "Tempest"], deck0=["Vulnerability", "Krypto"]
    )
    t.play("Power Armor")
    t.play("Impervious")
    assert [len(t.view(seat).known(DECK)) for seat in range(4)] == [1, 0, 0, 0]
    t.answer(0, "Vulnerability" if destroyed else None)
    assert (t.deck(0)[0], t.destroyed) == (("Krypto", ["Vulnerability"]) if destroyed else ("Vulnerability", []))
    assert t.discard(0) == []
    t.play("Tempest")
    assert (t.power(0), t.asked()) == (2 + 3 + 2, [0])
    assert t.offered()[-1] == "end turn"


@rule("CON-5.4", "CON-5.5")
def test_zatanna_zatara_level_1_does_not_hear_an_assist() -> None:
    t = teams(hero0="Zatanna Zatara (Level 1)", hero2="Zatanna Zatara (Level 1)", p2=["Tempest"])
    t.assist(2, "Tempest")
    assert (t.asked(), t.power(0), t.offered(0)) == ([0], 2, ["end turn"])


@rule("CON-12.2", "G-22")
def test_zatanna_zatara_level_1_looks_once_the_card_is_resolved_if_there_is_a_card() -> None:
    t = teams(hero0="Zatanna Zatara (Level 1)", p0=["Illusions"], deck0=["Krypto", "Steel", "Vulnerability"])
    t.play("Illusions")
    assert t.offered(0) == ["Vulnerability"]
    t.answer(0, "Vulnerability")
    assert (t.hand(0), t.destroyed) == (["Krypto", "Steel"], ["Vulnerability"])
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
    t = teams(hero0="Zatanna Zatara (Level 2)", p2=["Hermes", "Krypto"], confronting=1,
              deck0=["Steel", "Vulnerability", "Flight", "Krypto", "Punch"])  # fmt: skip
    t.assist(2, "Hermes")
    assert t.offered(0) == ["Steel", "Vulnerability"]
    t.answer(0, "Vulnerability")
    assert (t.hand(0), t.discard(0)) == (["Steel", "Flight"], ["Vulnerability"])
    t.assist(2, "Krypto")
    assert t.hand(0) == ["Steel", "Flight", "Krypto"]


@rule("CON-17.5")
def test_zatanna_zatara_level_2_draws_one_more_card_however_many_there_were() -> None:
    t = teams(hero0="Zatanna Zatara (Level 2)", p0=["Book of Magic"], confronting=1)
    t.play("Book of Magic")
    assert len(t.hand(0)) == 3 + 1
    t = teams(hero0="Zatanna Zatara (Level 2)", p0=["Madame Xanadu"], confronting=1,
              deck0=["Steel", "Krypto", "Flight"])  # fmt: skip
    t.play("Madame Xanadu")
    t.answer(0, None)
    t.answer(0, "Krypto", "Flight", "Steel")
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
    t = teams(hero0="Zatanna Zatara (Level 2)", turn=1, p1=["Silver Banshee"], p0=["Krypto"], confronting=2)
    t.play("Silver Banshee")
    t.answer(1, "P0")
    t.answer(0, "Krypto")
    assert len(t.hand(0)) == 1


@rule("G-18")
@pytest.mark.parametrize(("answer", "cards"), [("call", 2), ("do not call", 3)])
def test_zatanna_zatara_level_2_draws_no_more_if_illusions_have_called_it_off(answer: str, cards: int) -> None:
    t = teams(hero0="Zatanna Zatara (Level 2)", p0=["Illusions"], confronting=1)
    t.play("Illusions")
    t.answer(0, f"{answer} off the Confrontation")
    assert len(t.hand(0)) == cards


@rule("CON-17.4")
def test_zatanna_zatara_level_3_may_discard_her_top_card_for_each_hero_in_her_confrontation() -> None:
    t = teams(hero0="Zatanna Zatara (Level 3)", p0=["Steel", "Tempest", "Impervious"], confronting=1,
              deck0=["Punch", "Krypto", "Vulnerability"])  # fmt: skip
    t.play("Steel")
    t.answer(0, "discard the top card of your deck")
    assert (t.discard(0), t.deck(0)) == (["Punch"], ["Krypto", "Vulnerability"])
    t.play("Impervious")
    t.play("Tempest")
    t.answer(0, "do not discard the top card of your deck")
    assert (t.discard(0), t.power(0), t.hand(0)) == (["Punch"], 1 + 3 + 2, [])


@rule("CON-17.4")
@pytest.mark.parametrize("taken", ["Tegrof!", None])
def test_zatanna_zatara_level_3_may_take_a_super_power_so_discarded(taken: str | None) -> None:
    t = teams(hero0="Zatanna Zatara (Level 3)", p0=["Steel"], deck0=["Tegrof!", "Punch"], confronting=1)
    t.play("Steel")
    t.answer(0, "discard the top card of your deck")
    t.answer(0, taken)
    assert (t.hand(0), t.discard(0)) == ((["Tegrof!"], []) if taken else ([], ["Tegrof!"]))


@rule("CON-17.4", "CON-5.5")
@pytest.mark.parametrize("player", [0, 2])
def test_zatanna_zatara_level_3_discards_in_her_partners_confrontation_whoever_plays_the_hero(player: int) -> None:
    t = teams(hero2="Zatanna Zatara (Level 3)", **pile("p", player, ["Tempest"]), deck0=["Krypto"], deck2=["Flight"],
              confronting=1)  # fmt: skip
    if player == 0:
        t.play("Tempest")
    else:
        t.assist(2, "Tempest")
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
