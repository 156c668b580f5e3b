"""Super Heroes (BASE-6.x), what comes before what (BASE-14.x), and several triggers at once (G-26)."""

from __future__ import annotations

from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5

# Super Heroes


@rule("BASE-6.1")
def test_a_super_hero_works_only_in_the_own_turn() -> None:
    t = table(p0=["Scarecrow"], p1=["Super Speed"], hero1="The Flash", deck1=["Kick", "Robin", "Bane"])
    t.play("Scarecrow")
    t.answer(1, "Super Speed")
    assert t.hand(1) == ["Kick", "Robin"]
    assert t.asked() == [0]


@rule("BASE-6.1")
def test_a_super_hero_works_again_in_each_own_turn() -> None:
    t = table(p0=["Lasso of Truth"], deck0=["Lasso of Truth"] * 5, hero0="Batman")
    t.play("Lasso of Truth")
    assert t.power(0) == 2
    t.end()
    t.end()
    t.play("Lasso of Truth")
    assert t.power(0) == 2


@rule("BASE-6.2", "G-25")
def test_the_draw_of_the_flash_may_be_declined() -> None:
    t = table(p0=["Kid Flash"], hero0="The Flash", deck0=["Kick", "Robin"])
    t.play("Kid Flash")
    t.answer(0, "do not")
    assert t.hand(0) == ["Kick"]


@rule("BASE-6.2", "G-25")
def test_wonder_womans_extra_card_and_aquamans_place_may_be_declined() -> None:
    t = table(hero0="Wonder Woman", power=4, lineup=["Bane", *STRENGTHS[:4]])
    t.buy("Bane")
    t.answer(0, "do not")
    t.end()
    assert len(t.hand(0)) == 5
    t = table(hero0="Aquaman", power=4, lineup=["Bane", *STRENGTHS[:4]])
    t.buy("Bane")
    t.answer(0, "your discard pile")
    assert t.discard(0) == ["Bane"]


@rule("G-25")
def test_the_power_of_a_super_hero_is_added_by_itself() -> None:
    t = table(p0=["Kick"], hero0="Superman")
    t.play("Kick")
    assert t.power(0) == 3


@rule("BASE-6.3")
def test_both_abilities_of_cyborg_can_work_in_one_turn() -> None:
    t = table(p0=["Kick", "Lasso of Truth"], hero0="Cyborg", deck0=["Robin"])
    t.play("Kick")
    assert t.power(0) == 3
    t.play("Lasso of Truth")
    t.answer(0, "draw")
    assert t.power(0) == 4
    assert t.hand(0) == ["Robin"]


# Players in order


@rule("BASE-14.1")
def test_the_last_victim_clockwise_goes_without_when_weaknesses_run_short() -> None:
    t = table(p1=["Scarecrow"], turn=1, players=4, weaknesses=2)
    t.play("Scarecrow")
    assert [t.discard(seat) for seat in range(4)] == [[], [], ["Weakness"], ["Weakness"]]


@rule("BASE-14.1")
def test_victims_choose_one_after_the_other_clockwise() -> None:
    t = table(p0=["Kick", "Punch"], p1=["Bane"], p2=["Kick", "Punch"], turn=1)
    t.play("Bane")
    assert t.asked() == [2]
    t.answer(2, "Punch")
    assert t.asked() == [0]


# The card first, then what it triggers


@rule("BASE-14.2")
def test_a_location_draws_after_the_card_that_triggered_it_is_done() -> None:
    t = table(p0=["The Penguin"], in0=["Arkham Asylum"], deck0=["Kick", "Bane", "Robin"])
    t.play("The Penguin")
    assert t.discard(0) == ["Kick", "Bane"]  # both drawn, both discarded
    assert t.hand(0) == ["Robin"]


@rule("BASE-14.2")
def test_a_batmobile_discards_and_draws_before_the_batcave_draws() -> None:
    t = table(p0=["Batmobile", "Weakness"], in0=["The Batcave"], deck0=["Kick"] * 5 + ["Robin"])
    t.play("Batmobile")
    assert t.hand(0) == ["Kick"] * 5 + ["Robin"]
    assert t.discard(0) == ["Weakness"]


@rule("BASE-14.3")
def test_the_flash_adds_his_card_after_the_penguins_discard() -> None:
    t = table(p0=["The Penguin"], hero0="The Flash", deck0=["Kick", "Bane", "Robin"])
    t.play("The Penguin")
    assert t.discard(0) == ["Kick", "Bane"]
    t.answer(0, "draw")
    assert t.hand(0) == ["Robin"]


@rule("BASE-14.2")
def test_a_card_that_plays_another_resolves_both_before_any_trigger() -> None:
    t = table(
        p0=["Emerald Knight"],
        in0=["The Watchtower"],
        lineup=["Batmobile", *["Bane"] * 4],
        deck0=["Robin", "Punch"],
    )
    t.play("Emerald Knight")
    assert t.power(0) == 1  # not the first card of the turn
    assert t.hand(0) == ["Robin"]


@rule("BASE-11.3")
def test_the_first_hero_of_a_turn_counts_though_it_plays_another_within_itself() -> None:
    t = table(
        p0=["Emerald Knight"], in0=["The Watchtower"], lineup=["Catwoman", *["Bane"] * 4], deck0=["Robin", "Kick"]
    )
    t.play("Emerald Knight")
    assert t.power(0) == 2
    assert t.hand(0) == ["Robin"]


def test_green_lantern_counts_a_card_played_within_another() -> None:
    t = table(p0=["Punch", "Catwoman", "Emerald Knight"], hero0="Green Lantern", lineup=["Robin", *["Bane"] * 4])
    t.play("Punch")
    t.play("Catwoman")
    t.play("Emerald Knight")
    assert t.power(0) == 1 + 2 + 1 + 3  # Catwoman, Emerald Knight, Robin


# Several triggers


@rule("G-26")
def test_the_owner_of_several_triggers_puts_them_in_order() -> None:
    t = table(p0=["Kid Flash"], in0=["Titans Tower", "The Watchtower"], deck0=["Kick", "Robin", "Bane", "Mera"])
    t.play("Kid Flash")
    assert t.hand(0) == ["Kick"]
    assert t.offered(0) == ["Titans Tower", "The Watchtower"]
    t.answer(0, "The Watchtower")
    assert t.hand(0) == ["Kick", "Robin", "Bane"]  # the last one needs no choice


@rule("G-26")
def test_nothing_else_can_be_done_between_two_triggers() -> None:
    t = table(p0=["Kid Flash", "Punch"], hero0="The Flash", in0=["The Watchtower"], deck0=["Kick", "Robin", "Bane"])
    t.play("Kid Flash")
    assert sorted(t.offered(0)) == ["The Flash", "The Watchtower"]
    t.answer(0, "The Watchtower")
    assert t.offered(0)[0].startswith("do not")  # straight on to The Flash, no play in between
    t.answer(0, "draw")
    assert t.hand(0) == ["Punch", "Kick", "Robin", "Bane"]


@rule("G-26")
def test_a_trigger_that_draws_triggers_the_flash_in_its_turn() -> None:
    t = table(p0=["Bane"], hero0="The Flash", in0=["Arkham Asylum"], deck0=["Kick", "Robin"])
    t.play("Bane")
    assert t.hand(0) == ["Kick"]  # drawn by Arkham Asylum, a card
    t.answer(0, "draw")
    assert t.hand(0) == ["Kick", "Robin"]
