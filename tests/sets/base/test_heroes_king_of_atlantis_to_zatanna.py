"""Heroes of the main deck, from King of Atlantis to Zatanna Zatara."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.vocabulary import rule, table


@rule("BASE-3.5", "BASE-5.3")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("King of Atlantis", 5, 1),
        ("Man of Steel", 8, 3),
        ("Mera", 3, 1),
        ("Princess Diana of Themyscira", 7, 2),
        ("Robin", 3, 1),
        ("Supergirl", 4, 1),
        ("Swamp Thing", 4, 1),
        ("Zatanna Zatara", 4, 1),
    ],
)
def test_what_these_heroes_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in table("base", lineup=[name], power=cost - 1).offered()
    t = table("base", lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


# King of Atlantis


@pytest.mark.parametrize(("picked", "power", "left"), [("Punch", 3, ["Kick"]), (None, 1, ["Punch", "Kick"])])
def test_king_of_atlantis_gives_more_for_a_destroyed_card(picked: str | None, power: int, left: list[str]) -> None:
    t = table("base", p0=["King of Atlantis", "Mera"], discard0=["Punch", "Kick"])
    t.play("King of Atlantis")
    assert sorted(t.offered(0)) == ["Kick", "Punch"]
    t.answer(0, picked)
    assert (t.power(0), t.discard(0), t.hand(0)) == (power, left, ["Mera"])


def test_king_of_atlantis_gives_one_power_without_discard_pile() -> None:
    t = table("base", p0=["King of Atlantis"])
    t.play("King of Atlantis")
    assert (t.power(0), t.destroyed) == (1, [])


def test_king_of_atlantis_clears_the_discard_pile_for_mera() -> None:
    t = table("base", p0=["King of Atlantis", "Mera"], discard0=["Weakness"])
    t.play("King of Atlantis")
    t.answer(0, "Weakness")
    t.play("Mera")
    assert t.power(0) == 3 + 4


@rule("G-8")
def test_king_of_atlantis_played_again_by_clayface_decides_anew() -> None:
    t = table("base", p0=["King of Atlantis", "Clayface"], discard0=["Punch", "Kick"])
    t.play("King of Atlantis")
    t.answer(0, "Punch")
    t.play("Clayface")
    t.answer(0, None)
    assert (t.power(0), t.discard(0)) == (3 + 1, ["Kick"])


# Man of Steel


@rule("BASE-18.26", "BASE-3.10")
def test_man_of_steel_brings_every_super_power_back_to_be_played() -> None:
    t = table("base", p0=["Man of Steel"], discard0=["Kick", "Robin", "Super Strength", "Punch"])
    t.play("Man of Steel")
    assert (t.hand(0), t.discard(0)) == (["Kick", "Super Strength"], ["Robin", "Punch"])
    t.play("Kick")
    t.play("Super Strength")
    assert t.power(0) == 3 + 2 + 5


@pytest.mark.parametrize("discards", [[], ["Robin", "Batmobile"]])
def test_man_of_steel_gives_power_when_no_super_power_lies_there(discards: list[str]) -> None:
    t = table("base", p0=["Man of Steel"], discard0=discards)
    t.play("Man of Steel")
    assert (t.power(0), t.hand(0), t.discard(0)) == (3, [], discards)


def test_man_of_steel_serves_superman_and_works_from_the_lineup() -> None:
    t = table("base", hero0="Superman", p0=["Emerald Knight"], lineup=["Man of Steel"], discard0=["Kick", "Kick"])
    t.play("Emerald Knight")
    t.play("Kick")
    t.play("Kick")
    assert t.power(0) == 3 + 2 + 2 + 1


# Mera


@rule("BASE-18.27")
def test_mera_keeps_her_bonus_when_cards_are_discarded_later() -> None:
    t = table("base", p0=["Mera"])
    t.play("Mera")
    t.buy("Kick")
    assert (t.power(0), t.discard(0)) == (4 - 3, ["Kick"])


@rule("BASE-18.27")
def test_mera_is_not_paid_when_the_discard_pile_is_emptied_later() -> None:
    t = table("base", p0=["Mera", "King of Atlantis"], discard0=["Punch"])
    t.play("Mera")
    assert t.power(0) == 2
    t.play("King of Atlantis")
    t.answer(0, "Punch")
    assert (t.discard(0), t.power(0)) == ([], 2 + 3)


def test_mera_profits_when_kid_flash_has_shuffled_the_discard_pile() -> None:
    t = table("base", p0=["Kid Flash", "Mera"], deck0=[], discard0=["Punch", "Kick"])
    t.play("Kid Flash")
    t.play("Mera")
    assert t.power(0) == 4


# Princess Diana of Themyscira


def test_princess_diana_gains_every_villain_of_cost_seven_or_less() -> None:
    lineup = ["Starro", "Kid Flash", "Doomsday", "Ra's al Ghul", "Cheetah"]
    t = table("base", p0=["Princess Diana of Themyscira"], lineup=lineup, stack=["Lex Luthor"])
    t.play("Princess Diana of Themyscira")
    assert sorted(t.discard(0)) == ["Cheetah", "Doomsday", "Starro"]
    assert (t.lineup, t.stack, t.power(0)) == (["Kid Flash", "Ra's al Ghul"], ["Lex Luthor"], 0)


@pytest.mark.parametrize("lineup", [[], ["Kick", "Robin"]])
def test_princess_diana_gains_nothing_where_no_villain_is(lineup: list[str]) -> None:
    t = table("base", p0=["Princess Diana of Themyscira"], lineup=lineup)
    t.play("Princess Diana of Themyscira")
    assert (t.discard(0), t.lineup) == ([], lineup)


def test_princess_diana_gains_solomon_grundy_onto_the_deck_and_cards_for_wonder_woman() -> None:
    t = table(
        "base",
        hero0="Wonder Woman",
        p0=["Princess Diana of Themyscira"],
        deck0=["Punch"] * 10,
        lineup=["Solomon Grundy", "Bane"],
    )
    t.play("Princess Diana of Themyscira")
    t.answer(0, "top of your deck")
    for _ in ("Solomon Grundy", "Bane"):
        t.answer(0, "draw an extra card")
    t.end()
    assert t.hand(0) == ["Solomon Grundy"] + ["Punch"] * 6
    assert sorted(t.discard(0)) == ["Bane", "Princess Diana of Themyscira"]


# Robin


def test_robin_brings_one_equipment_of_your_choice_back() -> None:
    t = table("base", p0=["Robin"], discard0=["Batmobile", "Kick", "Utility Belt"])
    t.play("Robin")
    assert t.offered(0) == ["Batmobile", "Utility Belt"]
    t.answer(0, "Utility Belt")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, ["Utility Belt"], ["Batmobile", "Kick"])


@pytest.mark.parametrize("discards", [[], ["Kick", "Kid Flash"]])
def test_robin_gives_power_only_without_equipment_in_the_discard_pile(discards: list[str]) -> None:
    t = table("base", p0=["Robin"], deck0=["Batmobile"], discard0=discards)
    t.play("Robin")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, [], discards)


@rule("G-8")
def test_robin_played_again_by_clayface_brings_a_second_equipment() -> None:
    t = table("base", hero0="Batman", p0=["Robin", "Clayface"], discard0=["Utility Belt", "Lasso of Truth"])
    t.play("Robin")
    t.answer(0, "Lasso of Truth")
    t.play("Clayface")
    assert (t.hand(0), t.power(0)) == (["Lasso of Truth", "Utility Belt"], 2)
    t.play("Lasso of Truth")
    t.play("Utility Belt")
    assert t.power(0) == 2 + (1 + 1) + (2 + 1)


# Supergirl


@pytest.mark.parametrize(("answer", "hand"), [("put a Kick", ["Kick"]), ("do not", [])])
def test_supergirl_offers_a_kick_into_the_hand(answer: str, hand: list[str]) -> None:
    t = table("base", p0=["Supergirl"], kicks=1)
    t.play("Supergirl")
    t.answer(0, answer)
    assert (t.hand(0), t.discard(0), t.power(0)) == (hand, [], 0)


def test_supergirl_offers_nothing_when_no_kick_is_left() -> None:
    t = table("base", p0=["Supergirl"], kicks=0)
    t.play("Supergirl")
    assert t.offered(0) == ["end turn"]
    assert t.hand(0) == []


def test_supergirls_kick_may_be_played_at_once_and_serves_fortress_of_solitude() -> None:
    """The Kick is put into the hand, not gained: Aquaman has no say in it."""
    t = table("base", hero0="Aquaman", p0=["Supergirl"], in0=["Fortress of Solitude"], deck0=["Mera"])
    t.play("Supergirl")
    t.answer(0, "put a Kick")
    t.play("Kick")
    assert (t.power(0), t.hand(0), t.vp(0)) == (2, ["Mera"], 1 + 1 + 1 + 1)


# Swamp Thing


@rule("BASE-18.33")
@pytest.mark.parametrize(("locations", "power"), [([], 2), (["The Batcave"], 5), (["The Batcave", "Titans Tower"], 5)])
def test_swamp_thing_asks_for_one_location_and_no_more(locations: list[str], power: int) -> None:
    t = table("base", p0=["Swamp Thing"], in0=locations)
    t.play("Swamp Thing")
    assert t.power(0) == power


def test_swamp_thing_needs_a_location_in_play_on_your_own_side() -> None:
    t = table("base", p0=["Swamp Thing", "The Batcave"], discard0=["Titans Tower"], in1=["The Watchtower"])
    t.play("Swamp Thing")
    assert t.power(0) == 2


@rule("G-8")
def test_swamp_thing_looks_again_when_clayface_plays_him_again() -> None:
    t = table("base", p0=["Swamp Thing", "The Batcave", "Clayface"])
    t.play("Swamp Thing")
    t.play("The Batcave")
    assert t.power(0) == 2
    t.play("Clayface")
    t.answer(0, "Swamp Thing")
    assert t.power(0) == 2 + 5


# Zatanna Zatara


def test_zatanna_zatara_puts_two_cards_under_the_deck() -> None:
    t = table("base", p0=["Zatanna Zatara"], deck0=["Punch"], discard0=["Kick", "Mera", "Weakness"])
    t.play("Zatanna Zatara")
    with pytest.raises(ArchfoeError):
        t.answer(0, "Kick", "Mera", "Weakness")
    t.answer(0, "Kick", "Mera")
    assert (t.power(0), t.discard(0), t.deck(0)[0]) == (1, ["Weakness"], "Punch")
    assert sorted(t.deck(0)[1:]) == ["Kick", "Mera"]


@pytest.mark.parametrize("picked", [[None], ["Kick"]])
def test_zatanna_zatara_may_move_fewer_cards(picked: list[str | None]) -> None:
    t = table("base", p0=["Zatanna Zatara"], deck0=["Punch"], discard0=["Kick", "Mera"])
    t.play("Zatanna Zatara")
    t.answer(0, *picked)
    assert t.deck(0) == ["Punch", *(name for name in picked if name)]


def test_zatanna_zatara_without_discard_pile_is_not_asked() -> None:
    t = table("base", p0=["Zatanna Zatara"], deck0=["Punch"])
    t.play("Zatanna Zatara")
    assert (t.power(0), t.deck(0), t.offered(0)) == (1, ["Punch"], ["end turn"])


def test_zatanna_zatara_sends_a_card_through_the_empty_deck_to_kid_flash() -> None:
    t = table("base", p0=["Zatanna Zatara", "Kid Flash"], deck0=[], discard0=["Kick", "Weakness"])
    t.play("Zatanna Zatara")
    t.answer(0, "Kick")
    t.play("Kid Flash")
    assert (t.hand(0), t.discard(0)) == (["Kick"], ["Weakness"])
