"""Heroes with the symbols of Aquaman and Zatanna Zatara."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DECK
from tests.sets.confrontations import duel, teams
from tests.vocabulary import rule


@rule("CON-3.2")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("Mera", 5),
        ("The Others", 4),
        ("Aqualad", 3),
        ("Vulko", 2),
        ("Swamp Thing", 5),
        ("John Constantine", 4),
        ("Deadman", 3),
        ("Zachary Zatara", 3),
        ("Madame Xanadu", 5),
    ],
)
def test_what_these_heroes_cost_and_that_each_is_worth_a_point(name: str, cost: int) -> None:
    assert f"buy {name}" not in teams(lineup=[name], power=cost - 1).offered()
    t = teams(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, 1)


@rule("CON-5.1")
@pytest.mark.parametrize(
    "name",
    ["Mera", "The Others", "Vulko", "Swamp Thing", "John Constantine", "Zachary Zatara", "Madame Xanadu"],
)
def test_these_heroes_have_no_assist(name: str) -> None:
    assert teams(p0=["Punch"], p2=[name]).asked() == [0]
    assert f"store {name}" not in duel(p0=[name]).offered()


# Mera


@rule("CON-16.9", "CON-1.7")
@pytest.mark.parametrize(
    ("discards", "power"),
    [
        ([], 0),
        (["Weakness", "Weakness"], 0),
        (["Punch", "Vulnerability", "Weakness"], 1),
        (["Krypto", "Vulko", "King Shark"], 2),
        (["Punch", "Krypto", "King Shark", "Flight", "Top Hat", "Themyscira", "Enhanced Strength"], 6),
    ],
)
def test_mera_counts_the_card_types_in_the_discard_pile(discards: list[str], power: int) -> None:
    t = teams(p0=["Mera"], discard0=discards, discard2=["Punch", "Krypto", "Flight"])
    t.play("Mera")
    assert t.power(0) == power


@rule("CON-16.9")
def test_meras_power_is_fixed_when_she_is_played() -> None:
    t = teams(p0=["Mera", "Mera"], discard0=["Krypto"], lineup=["Flight"], power=2)
    t.play("Mera")
    assert t.power(0) == 2 + 1
    t.buy("Flight")
    assert t.power(0) == 1
    t.play("Mera")
    assert t.power(0) == 1 + 2


@rule("CON-16.9")
def test_mera_keeps_her_power_when_the_discard_pile_is_shuffled_into_the_deck() -> None:
    t = teams(p0=["Mera", "Krypto"], deck0=[], discard0=["Punch", "Flight"])
    t.play("Mera")
    t.play("Krypto")
    assert (t.discard(0), t.power(0)) == ([], 2)


@rule("CON-5.2", "G-45")
def test_mera_as_an_assist_lent_by_lois_lane_counts_the_pile_of_the_active_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["Mera"], discard0=["Punch", "Krypto"], discard2=["Flight"])
    t.play("Lois Lane")
    t.assist(2, "Mera")
    assert (t.power(0), t.power(2)) == (1 + 2, 0)


# The Others


def test_the_others_give_two_power_and_discard_nothing_when_played() -> None:
    t = teams(p0=["The Others", "Punch"], confronting=1)
    t.play("The Others")
    assert (t.power(0), t.hand(0), t.discard(0)) == (2, ["Punch"], [])


@rule("CON-16.18", "CON-6.6")
@pytest.mark.parametrize(
    ("more", "drawn"),
    [((), 1), (("Vulnerability",), 2), (("Punch", "Vulnerability"), 3)],
)
def test_the_others_draw_as_many_as_were_discarded_themselves_included(more: tuple[str, ...], drawn: int) -> None:
    for protected, spared, hit in (("yourself", 1, 3), ("P3", 3, 1)):
        t = teams(p0=["Demons Three"], p1=["The Others", "Punch", "Vulnerability"], deck1=["Krypto"] * 5)
        t.play("Demons Three")
        t.answer(1, f"The Others for {protected}")
        assert t.offered(1) == ["Punch", "Vulnerability"]
        t.answer(1, *more)
        assert t.hand(1).count("Krypto") == drawn
        assert [name for name in t.discard(1) if name != "Weakness"] == ["The Others", *more]
        assert ("Weakness" in t.discard(hit), "Weakness" in t.discard(spared)) == (True, False)
        assert t.hand(3) == []


@rule("CON-16.18", "CON-11.3")
def test_the_others_come_back_themselves_when_there_is_nothing_else_to_draw() -> None:
    t = teams(p0=["Demons Three"], p1=["The Others"], deck1=[])
    t.play("Demons Three")
    t.answer(1, "The Others for yourself")
    assert (t.hand(1), t.deck(1), t.discard(1)) == (["The Others"], [], [])


@rule("CON-6.4", "G-50")
def test_the_others_drawn_by_the_others_may_protect_the_partner_from_the_same_attack() -> None:
    t = teams(p0=["Demons Three"], p1=["The Others"], deck1=["The Others", "Krypto"])
    t.play("Demons Three")
    t.answer(1, "The Others for yourself")
    t.answer(1, "The Others for P3")
    assert (t.hand(1), t.discard(1), t.discard(3)) == (["Krypto"], ["The Others", "The Others"], [])


@rule("CON-16.15")
def test_the_others_let_themyscira_draw_for_each_block_thrown_in() -> None:
    t = teams(p0=["Demons Three"], p1=["The Others", "Steel", "Orion"], in1=["Themyscira"], deck1=["Krypto"] * 9)
    t.play("Demons Three")
    t.answer(1, "The Others for yourself")
    t.answer(1, "Steel", "Orion")
    assert t.hand(1) == ["Krypto"] * (3 + 2)


# Aqualad


@rule("CON-5.2")
def test_aqualad_gives_two_power_played_or_as_an_assist() -> None:
    t = teams(p0=["Aqualad"], p2=["Aqualad"])
    t.play("Aqualad")
    assert t.power(0) == 2
    t.assist(2, "Aqualad")
    assert (t.power(0), t.power(2), t.hand(2)) == (4, 0, [])


@rule("CON-5.7", "G-35", "CON-8.1")
def test_aqualad_helps_until_the_active_player_is_done_and_not_afterwards() -> None:
    t = teams(p0=["Punch"], p1=["Steel"], p2=["Aqualad"], confronting=1, power=8)
    t.play("Punch")
    assert t.asked() == [0, 2]
    t.end()
    assert t.asked() == [1]
    t.answer(1, "Steel")
    assert (t.trophies(0), t.hand(2)) == ([], ["Aqualad"])


@rule("CON-8.2")
def test_aqualad_makes_up_the_power_that_defeats_a_character() -> None:
    t = teams(p2=["Aqualad"], confronting=1, power=7)
    t.assist(2, "Aqualad")
    t.end()
    assert (t.trophies(0), t.character(1)) == (["Lex Luthor (Level 1)"], "Lex Luthor (Level 2)")


@rule("CON-14.5")
def test_aqualad_may_be_stored_once_the_earlier_assist_card_has_been_played() -> None:
    t = duel(p0=["Aqualad"], stored0=["Krypto"])
    assert "store Aqualad" not in t.offered()
    t.play("Krypto")
    t.store("Aqualad")
    assert (t.stored(0), t.power(0)) == (["Aqualad"], 0)


# Vulko


@pytest.mark.parametrize(
    ("answer", "deck", "discards"),
    [("Punch", ["Krypto"], ["Punch"]), (None, ["Punch", "Krypto"], [])],
)
def test_vulko_looks_at_the_top_card_and_may_discard_it(
    answer: str | None, deck: list[str], discards: list[str]
) -> None:
    t = teams(p0=["Vulko"], deck0=["Punch", "Krypto"])
    t.play("Vulko")
    assert [card.name for card in t.view(0).known(DECK + 0)] == ["Punch"]
    assert not t.view(1).known(DECK + 0)
    t.answer(0, answer)
    assert (t.power(0), t.deck(0), t.discard(0)) == (1, deck, discards)


@rule("CON-11.3", "G-22")
def test_vulko_shuffles_for_a_card_to_look_at_and_finds_none_in_an_empty_world() -> None:
    t = teams(p0=["Vulko"], deck0=[], discard0=["Steel"])
    t.play("Vulko")
    t.answer(0, None)
    assert (t.deck(0), t.discard(0)) == (["Steel"], [])
    t = teams(p0=["Vulko"], deck0=[])
    t.play("Vulko")
    assert (t.power(0), t.offered()) == (1, ["end turn"])


def test_vulko_as_an_assist_lent_by_lois_lane_looks_at_the_deck_of_the_active_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["Vulko"], deck0=["Steel", "Punch"], deck2=["Orion"])
    t.play("Lois Lane")
    t.assist(2, "Vulko")
    assert t.asked() == [0]
    t.answer(0, "Steel")
    assert (t.discard(0), t.deck(2), t.power(0)) == (["Steel"], ["Orion"], 1 + 1)


def test_vulko_discards_a_card_whose_type_mera_counts() -> None:
    t = teams(p0=["Vulko", "Mera"], deck0=["Flight"])
    t.play("Vulko")
    t.answer(0, "Flight")
    t.play("Mera")
    assert t.power(0) == 1 + 1
