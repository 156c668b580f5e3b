"""Batarang, Helmet of Fate, Legion Flight Ring and Mind Control Hat; two more files have the other Equipment."""

from __future__ import annotations

import pytest

from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule


@rule("BASE-3.5", "BASE-5.3")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Batarang", 2, 1),
        ("Helmet of Fate", 3, 1),
        ("Legion Flight Ring", 2, 1),
        ("Mind Control Hat", 7, 2),
        ("Sciencell", 6, 0),
        ("Skeets", 4, 1),
        ("Soultaker Sword", 4, 1),
        ("White Lantern Power Battery", 7, 2),
    ],
)
def test_what_equipment_costs_and_what_it_is_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in unite(lineup=[name], power=cost - 1).offered()
    t = unite(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


# Batarang


def test_batarang_gives_two_power_with_nothing_else_on_the_table() -> None:
    t = unite(p0=["Batarang"], deck0=[], lineup=[], kicks=0, stack=[])
    t.play("Batarang")
    assert (t.power(0), t.offered()) == (2, ["end turn"])


@pytest.mark.parametrize(("hero", "power"), [("Batman", 3 + 3), ("Nightwing", 3 + 2), ("Cyborg", 2 + 2)])
def test_batarang_is_equipment_for_the_super_heroes_of_both_sets(hero: str, power: int) -> None:
    t = mixed(hero0=hero, p0=["Batarang", "Batarang"], deck0=[])
    t.play("Batarang")
    t.play("Batarang")
    assert t.power(0) == power


@rule("G-8")
def test_batarang_is_played_again_by_clayface_and_brought_back_by_robin() -> None:
    t = mixed(p0=["Robin", "Clayface"], discard0=["Batarang"])
    t.play("Robin")
    t.play("Batarang")
    t.play("Clayface")
    t.answer(0, "Batarang")
    assert t.power(0) == 1 + 2 + 2


# Helmet of Fate


def test_helmet_of_fate_gives_two_power_when_played() -> None:
    t = unite(p0=["Helmet of Fate", "Punch"], deck0=["Kick"])
    t.play("Helmet of Fate")
    assert (t.power(0), t.hand(0), t.deck(0)) == (2, ["Punch"], ["Kick"])


@pytest.mark.parametrize(
    ("others", "hand"),
    [
        ([], ["Punch", "Vulnerability"]),
        (["Vulnerability"], ["Punch", "Kick"]),
        (["Punch", "Vulnerability"], ["Kick", "Raven"]),
    ],
)
def test_helmet_of_fate_avoids_an_attack_and_changes_other_cards(others: list[str], hand: list[str]) -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Punch", "Helmet of Fate", "Vulnerability"], deck1=["Kick", "Raven"])
    t.play("Black Lantern Corps")
    t.answer(1, "Helmet of Fate")
    t.answer(1, *others)
    assert (t.hand(1), sorted(t.discard(1))) == (hand, sorted(["Helmet of Fate", *others]))


def test_helmet_of_fate_alone_in_hand_avoids_and_draws_nothing() -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Helmet of Fate"], deck1=["Kick"])
    t.play("Black Lantern Corps")
    t.answer(1, "Helmet of Fate")
    assert (t.hand(1), t.discard(1), t.asked()) == ([], ["Helmet of Fate"], [0])


@rule("BASE-10.2")
def test_helmet_of_fate_draws_out_of_the_discarded_cards_if_there_is_no_deck() -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Helmet of Fate", "Punch", "Vulnerability"], deck1=[])
    t.play("Black Lantern Corps")
    t.answer(1, "Helmet of Fate")
    t.answer(1, "Punch", "Vulnerability")
    assert (len(t.hand(1)), len(t.deck(1)), t.discard(1)) == (2, 1, [])
    assert sorted(t.hand(1) + t.deck(1)) == ["Helmet of Fate", "Punch", "Vulnerability"]


@rule("BASE-16.7", "BASE-16.8")
def test_helmet_of_fate_saves_the_partner_and_its_user_changes_cards() -> None:
    t = unite(
        players=4,
        variants=["team"],
        p0=["Yellow Lantern Corps Power Ring"],
        p1=["Helmet of Fate", "Weakness", "Punch"],
        p3=["Kick"],
        deck1=["Raven"],
    )
    t.play("Yellow Lantern Corps Power Ring")
    t.answer(1, "Helmet of Fate for P3")
    t.answer(1, "Weakness")
    assert t.hand(3) == ["Kick"]
    t.answer(1, "Punch")  # P1 is hit and has to discard
    assert (t.hand(1), t.discard(1)) == (["Raven"], ["Helmet of Fate", "Weakness", "Punch"])


# Legion Flight Ring


@rule("G-22")
@pytest.mark.parametrize(("deck", "drawn"), [(["Kick", "Punch"], ["Kick"]), ([], [])])
def test_legion_flight_ring_draws_a_card_if_there_is_one(deck: list[str], drawn: list[str]) -> None:
    t = unite(p0=["Legion Flight Ring"], deck0=deck)
    t.play("Legion Flight Ring")
    assert (t.power(0), t.hand(0)) == (0, drawn)


@rule("HU-9.7")
def test_legion_flight_ring_is_no_power_ring() -> None:
    t = unite(
        p0=["Kyle Rayner", "Legion Flight Ring"], discard0=["Legion Flight Ring"], deck0=["Blue Lantern Power Ring"]
    )
    t.play("Kyle Rayner")
    t.play("Legion Flight Ring")
    assert (t.power(0), t.vp(0)) == (3, 2 + 1 + 1 + 1)


def test_legion_flight_ring_as_second_equipment_draws_for_nightwing_too() -> None:
    t = unite(hero0="Nightwing", p0=["Legion Flight Ring"] * 2, deck0=["Kick", "Raven", "Katana", "Punch"])
    t.play("Legion Flight Ring")
    t.play("Legion Flight Ring")
    t.answer(0, "draw a card")
    assert (t.power(0), t.hand(0)) == (1, ["Kick", "Raven", "Katana"])


def test_legion_flight_ring_draws_with_the_batcave_and_the_flash() -> None:
    t = mixed(
        hero0="The Flash", in0=["The Batcave"], p0=["Legion Flight Ring"], deck0=["Kick", "Mera", "Robin", "Punch"]
    )
    t.play("Legion Flight Ring")
    t.answer(0, "The Batcave")
    t.answer(0, "draw a card")
    assert (t.hand(0), t.deck(0)) == (["Kick", "Mera", "Robin"], ["Punch"])


# Mind Control Hat


def test_mind_control_hat_draws_two_and_each_foe_discards_a_random_card() -> None:
    t = unite(p0=["Mind Control Hat"], deck0=["Kick", "Raven", "Punch"], p1=["Punch", "Vulnerability"], p2=["Kick"])
    t.play("Mind Control Hat")
    assert (t.power(0), t.hand(0)) == (0, ["Kick", "Raven"])
    assert (len(t.hand(1)), len(t.discard(1)), t.discard(2)) == (1, 1, ["Kick"])


@rule("G-22")
def test_mind_control_hat_with_no_card_to_draw_no_hand_to_hit_and_no_lineup() -> None:
    t = unite(p0=["Mind Control Hat", "Jervis Tetch"], deck0=[], p1=[], lineup=[])
    t.play("Mind Control Hat")
    t.play("Jervis Tetch")
    assert (t.power(0), t.hand(0), t.discard(1), t.offered()) == (1, [], [], ["end turn"])


@rule("BASE-7.6")
def test_mind_control_hat_draws_even_if_its_attack_is_avoided() -> None:
    t = unite(p0=["Mind Control Hat"], p1=["Katana", "Kick"], deck1=["Raven"])
    t.play("Mind Control Hat")
    t.answer(1, "Katana")
    assert (t.hand(0), t.hand(1)) == (["Punch", "Punch"], ["Kick", "Raven"])


def test_mind_control_hat_leaves_the_lineup_alone_without_jervis_tetch() -> None:
    t = unite(p0=["Mind Control Hat"], lineup=["Brother Blood"], discard0=["Jervis Tetch"])
    t.play("Mind Control Hat")
    assert t.power(0) == 0
    assert "end turn" in t.offered()


LINEUP = ["Deadman", "Batarang", "Brother Blood", "Starbolt", "Oa"]


@pytest.mark.parametrize("order", [("Mind Control Hat", "Jervis Tetch"), ("Jervis Tetch", "Mind Control Hat")])
def test_mind_control_hat_and_jervis_tetch_in_either_order_play_the_lineup(order: tuple[str, str]) -> None:
    t = unite(p0=order, lineup=LINEUP)
    for name in order:
        t.play(name)
        if name == "Jervis Tetch":
            t.answer(0, "discard it")
    t.answer(0, "play every")
    assert t.offered(0) == ["Deadman", "Brother Blood"]
    t.answer(0, "Brother Blood")
    assert (t.power(0), sorted(t.lineup)) == (1 + 2 + 4, sorted(LINEUP))
    t.buy("Brother Blood")
    assert (t.power(0), t.discard(0)[-1]) == (1, "Brother Blood")


def test_mind_control_hat_need_not_play_the_lineup_and_asks_once() -> None:
    t = unite(p0=["Mind Control Hat", "Jervis Tetch", "Jervis Tetch"], lineup=LINEUP)
    t.play("Mind Control Hat")
    t.play("Jervis Tetch")
    t.answer(0, "discard it")
    t.answer(0, "do not play")
    t.play("Jervis Tetch")
    t.answer(0, "discard it")
    assert t.power(0) == 1 + 1
    assert "end turn" in t.offered()


def test_mind_control_hat_draws_the_jervis_tetch_it_needs() -> None:
    t = unite(p0=["Mind Control Hat"], deck0=["Jervis Tetch", "Punch", "Weakness"], lineup=["Brother Blood"])
    t.play("Mind Control Hat")
    t.play("Jervis Tetch")
    t.answer(0, "destroy it")
    t.answer(0, "play every")
    assert (t.power(0), t.destroyed, t.lineup) == (1 + 4, ["Weakness"], ["Brother Blood"])


@rule("G-37")
def test_mind_control_hat_knows_a_jervis_tetch_that_granny_goodness_borrowed() -> None:
    t = unite(p0=["Granny Goodness", "Mind Control Hat"], lineup=["Jervis Tetch", "Brother Blood"])
    t.play("Granny Goodness")
    t.answer(0, "Jervis Tetch")
    t.answer(0, "discard it")
    t.play("Mind Control Hat")
    t.answer(0, "play every")
    assert (t.power(0), t.lineup) == (1 + 4, ["Brother Blood"])


@pytest.mark.parametrize(("hero", "extra"), [("Hawkman", 1), ("Black Canary", 2)])
def test_cards_played_with_mind_control_hat_count_as_played(hero: str, extra: int) -> None:
    """One Hero; and two Villains of different names, Jervis Tetch being the other one."""
    t = unite(hero0=hero, p0=["Jervis Tetch", "Mind Control Hat"], lineup=LINEUP)
    t.play("Jervis Tetch")
    t.answer(0, "discard it")
    t.play("Mind Control Hat")
    t.answer(0, "play every")
    t.answer(0, "Deadman")
    assert t.power(0) == 1 + 2 + 4 + extra
