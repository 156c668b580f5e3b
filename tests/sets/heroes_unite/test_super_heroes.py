"""Batgirl, Black Canary, Booster Gold and Hawkman; another file has the other Super Heroes."""

from __future__ import annotations

import pytest

from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule

# Batgirl


@rule("HU-9.14")
def test_batgirl_discards_a_punch_to_draw_a_card_once_a_turn() -> None:
    t = unite(hero0="Batgirl", p0=["Punch", "Kick", "Punch"], deck0=["Raven", "Katana"])
    t.use("Batgirl")
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0)) == (["Kick", "Punch", "Raven"], ["Punch"])
    assert "use Batgirl" not in t.offered()


@rule("HU-9.14")
def test_batgirl_may_wait_for_a_punch_between_plays_and_purchases() -> None:
    t = unite(hero0="Batgirl", p0=["Raven", "Kick"], deck0=["Punch", "Katana"])
    assert "use Batgirl" not in t.offered()
    t.play("Raven")
    t.play("Kick")
    t.buy("Kick")
    t.use("Batgirl")
    assert (t.hand(0), t.discard(0)) == (["Katana"], ["Kick", "Punch"])


@rule("BASE-10.2")
def test_batgirl_without_a_deck_draws_out_of_her_discard_pile() -> None:
    t = unite(hero0="Batgirl", p0=["Punch"], deck0=[])
    t.use("Batgirl")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Punch"], [], [])


@pytest.mark.parametrize("hand", [[], ["Kick", "Vulnerability", "Weakness"]])
def test_batgirl_has_nothing_to_discard_without_a_punch(hand: list[str]) -> None:
    assert "use Batgirl" not in unite(hero0="Batgirl", p0=hand).offered()


@rule("HU-2.2", "BASE-6.1")
def test_batgirl_is_for_her_own_turn_and_is_ready_again_in_the_next() -> None:
    t = unite(hero0="Batgirl", p0=["Punch"], hero1="Hawkman", p1=["Punch"])
    t.use("Batgirl")
    t.end()
    assert not [label for label in t.offered(1) if label.startswith("use")]
    t.end()
    assert "use Batgirl" in t.offered(0)


def test_batgirl_draws_for_no_play_so_whirlwind_is_still_first() -> None:
    t = unite(hero0="Batgirl", p0=["Punch"], deck0=["Whirlwind", *["Kick"] * 4])
    t.use("Batgirl")
    t.play("Whirlwind")
    t.answer(0, "discard your hand")
    assert t.hand(0) == ["Kick"] * 4


@rule("BASE-18.10")
def test_batgirl_face_down_has_no_ability() -> None:
    assert "use Batgirl" not in mixed(hero0="Batgirl", heroes_down=[0], p0=["Punch"]).offered()


@rule("BASE-15.2")
def test_batgirl_and_hawkman_as_two_heads() -> None:
    t = unite(
        variants=["two-heads"], hero0=["Batgirl", "Hawkman"], hero1=["Nightwing", "Shazam!"], p0=["Punch", "Katana"]
    )
    t.use("Batgirl")
    t.play("Katana")
    assert t.power(0) == 1 + 1


# Black Canary


def test_black_canary_gets_one_power_for_every_new_name_of_a_villain() -> None:
    t = unite(hero0="Black Canary", p0=["Brother Blood", "Brother Blood", "Deadshot", "Kick"])
    for name, power in (("Brother Blood", 5), ("Brother Blood", 9), ("Deadshot", 11), ("Kick", 13)):
        t.play(name)
        assert t.power(0) == power


def test_black_canary_gets_her_power_even_if_the_villain_does_nothing() -> None:
    t = unite(hero0="Black Canary", p0=["Talon", "Granny Goodness"], lineup=[], deck0=[])
    t.play("Talon")
    t.play("Granny Goodness")
    assert t.power(0) == 1 + 1


@rule("BASE-8.8", "G-37")
def test_black_canary_counts_super_villains_and_borrowed_villains() -> None:
    t = unite(hero0="Black Canary", p0=["Granny Goodness", "Vandal Savage"], lineup=["Brother Blood"])
    t.play("Granny Goodness")
    assert t.power(0) == 1 + (4 + 1)
    t.play("Vandal Savage")
    assert t.power(0) == 6 + (1 + 1)


@rule("G-8", "G-6")
def test_black_canary_gets_nothing_more_for_a_villain_that_clayface_plays_again() -> None:
    t = mixed(hero0="Black Canary", p0=["Doomsday", "Clayface", "Parallax"])
    t.play("Doomsday")
    t.play("Clayface")
    assert t.power(0) == (4 + 1) + (4 + 1)
    t.play("Parallax")
    assert t.power(0) == 2 * (10 + 1)


@rule("HU-3.8", "BASE-6.1")
def test_black_canary_counts_neither_an_old_villain_in_play_nor_a_foes() -> None:
    t = unite(hero0="Black Canary", hero1="Black Canary", in0=["Vandal Savage"], p0=["Deadshot"])
    t.play("Deadshot")
    assert (t.power(0), t.power(1)) == (1 + 1, 0)


# Booster Gold


@rule("HU-9.3")
def test_booster_gold_gets_one_power_for_every_defense_card_he_plays() -> None:
    t = unite(hero0="Booster Gold", p0=["Katana", "Katana", "Batarang", "Helmet of Fate"])
    for name, power in (("Katana", 2), ("Katana", 4), ("Batarang", 6), ("Helmet of Fate", 9)):
        t.play(name)
        assert t.power(0) == power


@rule("HU-9.4", "HU-9.5")
@pytest.mark.parametrize(("answer", "hand"), [("draw a card", ["Kick", "Raven"]), ("do not", ["Kick"])])
def test_booster_gold_may_draw_when_he_avoids_an_attack_in_a_foes_turn(answer: str, hand: list[str]) -> None:
    t = unite(hero1="Booster Gold", p0=["Black Lantern Corps"], p1=["Katana"], deck1=["Kick", "Raven", "Punch"])
    t.play("Black Lantern Corps")
    t.answer(1, "Katana")
    t.answer(1, answer)
    assert (t.hand(1), t.power(1), t.asked()) == (hand, 0, [0])


@rule("HU-9.5", "BASE-8.6")
def test_booster_gold_draws_when_he_avoids_a_first_appearance() -> None:
    deck = ["Katana", *["Punch"] * 4, "Kick", "Raven"]
    t = unite(hero0="Booster Gold", deck0=deck, stack=["Trigon"], face_down=True)
    t.end()
    t.answer(0, "Katana")
    t.answer(0, "draw a card")
    assert (t.hand(0), t.active) == ([*["Punch"] * 4, "Kick", "Raven"], 1)


@rule("HU-9.4", "BASE-17.3")
def test_booster_gold_draws_when_he_avoids_an_attack_met_on_patrol() -> None:
    coming = ["Deadshot", *["Batarang"] * 9]
    t = unite(
        variants=["on-patrol"],
        hero0="Booster Gold",
        p0=["Katana"],
        deck0=["Kick", "Raven"],
        lineup=[],
        main=coming,
    )
    t.refill()
    t.answer(0, "Katana")
    t.answer(0, "draw a card")
    assert (t.hand(0), t.discard(0)) == (["Kick", "Raven"], ["Katana"])


@rule("HU-9.4")
def test_booster_gold_draws_nothing_when_he_is_hit_or_has_no_card_to_lose() -> None:
    t = unite(hero1="Booster Gold", p0=["Yellow Lantern Corps Power Ring"] * 2, p1=["Katana"])
    t.play("Yellow Lantern Corps Power Ring")
    t.answer(1, None)
    assert (t.hand(1), t.discard(1), t.asked()) == ([], ["Katana"], [0])
    t.play("Yellow Lantern Corps Power Ring")
    assert t.hand(1) == []


@rule("HU-9.4", "G-12")
def test_booster_gold_draws_nothing_for_a_villain_shown_to_darkseid() -> None:
    t = mixed(hero1="Booster Gold", p1=["Bane", "Kick", "Mera"], stack=["Darkseid"], face_down=True)
    t.end()
    t.answer(0, "Punch", "Punch")
    t.answer(1, "Bane")
    assert (t.hand(1), t.active) == (["Bane", "Kick", "Mera"], 1)
    assert "end turn" in t.offered(1)


@rule("G-22")
def test_booster_gold_is_not_asked_to_draw_when_there_is_no_card() -> None:
    t = mixed(hero1="Booster Gold", p0=["Scarecrow"], p1=["Blue Beetle"], deck1=[])
    t.play("Scarecrow")
    t.answer(1, "Blue Beetle")
    assert (t.hand(1), t.discard(1), t.asked()) == (["Blue Beetle"], [], [0])


@rule("G-8", "HU-9.3")
def test_booster_gold_gets_power_again_when_clayface_plays_a_defense_card_again() -> None:
    t = mixed(hero0="Booster Gold", p0=["Lasso of Truth", "Clayface"])
    t.play("Lasso of Truth")
    t.play("Clayface")
    assert t.power(0) == 2 * (1 + 1)


@rule("BASE-18.10")
def test_booster_gold_face_down_neither_gets_power_nor_draws() -> None:
    t = mixed(
        hero0="Booster Gold",
        hero1="Booster Gold",
        heroes_down=[0, 1],
        p0=["Katana", "Bane"],
        p1=["Katana"],
        deck1=["Kick", "Mera"],
    )
    t.play("Katana")
    assert t.power(0) == 1
    t.play("Bane")
    t.answer(1, "Katana")
    assert (t.hand(1), t.asked()) == (["Kick"], [0])


# Hawkman


def test_hawkman_gets_one_power_for_every_hero() -> None:
    t = unite(hero0="Hawkman", p0=["Katana", "Katana", "Plastic Man", "Brother Blood"])
    for name, power in (("Katana", 2), ("Katana", 4), ("Plastic Man", 5), ("Brother Blood", 9)):
        t.play(name)
        assert t.power(0) == power


def test_hawkman_gets_his_power_even_if_the_hero_finds_nothing() -> None:
    t = unite(hero0="Hawkman", p0=["Superboy", "Wonder of the Knight", "Saint Walker"], deck0=[])
    for name in ("Superboy", "Wonder of the Knight", "Saint Walker"):
        t.play(name)
    assert t.power(0) == (1 + 1) + 1 + 1


@rule("G-8", "G-6")
def test_hawkman_gets_power_again_for_a_hero_that_clayface_plays_again() -> None:
    t = mixed(hero0="Hawkman", p0=["Catwoman", "Clayface", "Parallax"])
    t.play("Catwoman")
    t.play("Clayface")
    assert t.power(0) == 2 * (2 + 1)
    t.play("Parallax")
    assert t.power(0) == 2 * 6


@rule("BASE-6.1")
def test_hawkman_gets_nothing_for_katana_used_as_a_defense() -> None:
    t = unite(hero1="Hawkman", p0=["Black Lantern Corps"], p1=["Katana"])
    t.play("Black Lantern Corps")
    t.answer(1, "Katana")
    assert t.power(1) == 0


def test_hawkman_hears_the_hero_that_emerald_knight_borrows() -> None:
    t = mixed(hero0="Hawkman", p0=["Emerald Knight"], lineup=["Deadman"])
    t.play("Emerald Knight")
    assert t.power(0) == 2 + 1 + 1
