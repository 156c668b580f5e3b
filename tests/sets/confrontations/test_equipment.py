"""Equipment, each with what only it does."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import duel, teams
from tests.vocabulary import rule


@rule("CON-7.9", "G-16")
def test_amazo_virus_empties_the_hand_of_that_foe_of_super_powers() -> None:
    t = teams(p0=["Amazo Virus"], p1=["Flight", "Enhanced Strength", "Mera"], p3=["Flight"], confronting=1)
    t.play("Amazo Virus")
    assert (t.power(0), t.hand(1), t.hand(3)) == (4, ["Mera"], ["Flight"])


@rule("CON-6.1")
def test_kryptonite_curses_each_foe() -> None:
    t = teams(p0=["Kryptonite"])
    t.play("Kryptonite")
    assert ([t.discard(seat) for seat in range(4)], t.power(0)) == ([[], ["Weakness"], [], ["Weakness"]], 2)


@rule("CON-11.7", "CON-5.2")
def test_phantom_zone_projector_destroys_in_hand_or_discard_pile() -> None:
    t = teams(p0=["Punch"], discard0=["Weakness"], p2=["Phantom Zone Projector"])
    t.assist(2, "Phantom Zone Projector")
    t.answer(0, "Weakness")
    assert (t.power(0), t.destroyed) == (1, ["Weakness"])


@rule("CON-9.2")
@pytest.mark.parametrize(("name", "raise_"), [("Magic Bracelets", 2), ("Power Armor", 3)])
def test_these_block(name: str, raise_: int) -> None:
    t = duel(p1=[name, "Steel"], confronting=1, power=30)
    t.end()
    t.answer(1, name)
    assert (t.figure_cost(1), t.discard(1)) == (9 + raise_, [name])


@rule("CON-9.5")
def test_magic_bracelets_and_power_armor_protect_in_one_turn_only() -> None:
    t = duel(p1=["Magic Bracelets", "Power Armor"], confronting=1, power=13)
    t.end()
    t.answer(1, "Magic Bracelets")
    t.answer(1, "Power Armor")
    assert (t.trophies(0), t.figure_cost(1), t.active) == ([], 9, 1)


@rule("CON-3.3")
def test_trident_of_neptune_puts_a_bought_card_on_the_deck() -> None:
    t = duel(p0=["Trident of Neptune"], lineup=["Tempest"], power=2, deck0=["Punch"])
    t.play("Trident of Neptune")
    t.buy("Tempest")
    t.use("Trident of Neptune")
    assert (t.deck(0), t.discard(0)) == (["Tempest", "Punch"], [])


@rule("CON-11.8", "CON-7.5")
def test_globe_of_transportation_fetches_a_cheap_card() -> None:
    t = duel(p0=["Globe of Transportation"], lineup=["Lois Lane", "Tempest"], confronting=1)
    t.play("Globe of Transportation")
    assert t.offered(0) == ["Tempest"]
    t.answer(0, "Tempest")
    assert (t.hand(0), t.power(0)) == (["Tempest"], 0)


@rule("CON-9.2")
def test_crown_of_atlantis_counts_types_in_the_pile_of_who_used_it() -> None:
    t = teams(
        p3=["Crown of Atlantis", "Steel"], discard3=["Mera", "Orion", "Flight", "Weakness"], confronting=1, power=30
    )
    t.end()
    t.answer(3, "Crown of Atlantis")
    assert t.figure_cost(1) == 9 + 3  # Hero, Super Power and itself


@rule("CON-11.5", "CON-6.1")
def test_dead_kings_scepter_takes_a_location_or_a_card_of_the_hand() -> None:
    t = teams(p0=["Dead King's Scepter"], in1=["Olympus"], p1=["Mera"], p3=["Orion"])
    t.play("Dead King's Scepter")
    assert (t.in_play(1), t.discard(1), t.hand(1), t.discard(3)) == ([], ["Olympus"], ["Mera"], ["Orion"])


@rule("CON-11.7")
def test_trident_of_lucifer_destroys_a_card() -> None:
    t = duel(p0=["Trident of Lucifer", "Vulnerability"], discard0=["Weakness"])
    t.play("Trident of Lucifer")
    t.answer(0, "Vulnerability")
    assert (t.power(0), t.destroyed, t.discard(0)) == (2, ["Vulnerability"], ["Weakness"])


@rule("CON-11.2")
def test_black_diamond_sells_three_cards_for_a_weakness() -> None:
    t = duel(p0=["Black Diamond"], deck0=["Mera"] * 3)
    t.play("Black Diamond")
    t.answer(0, "gain a Weakness")
    assert (t.hand(0), t.discard(0), t.power(0)) == (["Mera"] * 3, ["Weakness"], 0)
    t = duel(p0=["Black Diamond"], deck0=["Mera"] * 3)
    t.play("Black Diamond")
    t.answer(0, "do not gain a Weakness")
    assert (t.hand(0), t.power(0)) == ([], 2)


@rule("CON-7.7")
@pytest.mark.parametrize(("confronting", "cards"), [(None, 2), (1, 3)])
def test_book_of_magic_draws_one_more_in_a_confrontation(confronting: int | None, cards: int) -> None:
    t = duel(p0=["Book of Magic"], deck0=["Mera"] * 4, confronting=confronting)
    t.play("Book of Magic")
    assert (t.power(0), t.hand(0)) == (1, ["Mera"] * cards)
