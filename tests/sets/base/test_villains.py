"""Villains of the main deck that attack nobody, Bizarro to Gorilla Grodd."""

from __future__ import annotations

from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5

# Bizarro


def test_bizarro_gives_three_power() -> None:
    t = table(p0=["Bizarro"])
    t.play("Bizarro")
    assert t.power(0) == 3


@rule("BASE-18.7")
def test_bizarro_scores_two_for_each_weakness_which_still_costs_one() -> None:
    t = table(discard0=["Bizarro", "Weakness", "Weakness", "Weakness"])
    assert t.vp(0) == 3 * 2 - 3


def test_bizarro_without_a_weakness_is_worth_nothing() -> None:
    assert table(discard0=["Bizarro"]).vp(0) == 0


@rule("G-4")
def test_bizarro_counts_weaknesses_in_hand_deck_discard_pile_and_under_the_super_hero() -> None:
    t = table(p0=["Weakness"], deck0=["Weakness"], discard0=["Bizarro", "Weakness"], under0=["Weakness"])
    assert t.vp(0) == 4 * 2 - 4


def test_bizarro_does_not_count_a_weakness_that_was_destroyed() -> None:
    t = table(p0=["Lobo"], discard0=["Bizarro", "Weakness", "Weakness"])
    t.play("Lobo")
    t.answer(0, "Weakness")
    assert t.destroyed == ["Weakness"]
    assert t.vp(0) == 2 + 2 - 1  # Lobo, one Weakness left for Bizarro, and its price


def test_bizarro_counts_the_weakness_that_a_foes_scarecrow_brought() -> None:
    t = table(p0=["Scarecrow"], discard1=["Bizarro"])
    t.play("Scarecrow")
    assert t.vp(1) == 2 - 1


def test_clayface_plays_bizarro_again() -> None:
    t = table(p0=["Bizarro", "Clayface"])
    t.play("Bizarro")
    t.play("Clayface")
    assert t.power(0) == 6


# Cheetah


def test_cheetah_gains_a_card_of_cost_four_or_less_from_the_line_up() -> None:
    t = table(p0=["Cheetah"], lineup=["Kid Flash", "Bane", "Scarecrow", "Super Strength", "Super Strength"])
    t.play("Cheetah")
    assert t.offered(0) == ["Kid Flash", "Bane"]
    t.answer(0, "Bane")
    assert t.discard(0) == ["Bane"]
    assert t.lineup == ["Kid Flash", "Scarecrow", "Super Strength", "Super Strength"]
    assert t.power(0) == 0


def test_cheetah_has_no_choice_if_one_card_alone_is_cheap_enough() -> None:
    t = table(p0=["Cheetah"], lineup=["Catwoman", *STRENGTHS[:4]])
    t.play("Cheetah")
    assert t.discard(0) == ["Catwoman"]


@rule("BASE-13.3", "BASE-1.14")
def test_cheetah_gains_nothing_from_a_dear_line_up_and_no_kick_either() -> None:
    t = table(p0=["Cheetah"], lineup=STRENGTHS, kicks=16)
    t.play("Cheetah")
    assert t.discard(0) == []
    assert t.offered(0) == ["end turn"]


def test_cheetah_finds_an_empty_line_up() -> None:
    t = table(p0=["Cheetah"], lineup=[])
    t.play("Cheetah")
    assert t.discard(0) == []


def test_aquaman_puts_what_cheetah_gains_on_top_of_his_deck() -> None:
    t = table(p0=["Cheetah"], hero0="Aquaman", lineup=["Catwoman", *STRENGTHS[:4]])
    t.play("Cheetah")
    t.answer(0, "top of your deck")
    assert t.deck(0)[0] == "Catwoman"
    assert t.discard(0) == []


def test_clayface_lets_cheetah_gain_twice() -> None:
    t = table(p0=["Cheetah", "Clayface"], lineup=["Catwoman", "Robin", *STRENGTHS[:3]])
    t.play("Cheetah")
    t.answer(0, "Robin")
    t.play("Clayface")
    assert t.discard(0) == ["Robin", "Catwoman"]


@rule("BASE-16.4")
def test_cheetah_may_gain_for_the_partner() -> None:
    t = table(p0=["Cheetah"], players=4, variants=["team"], lineup=["Catwoman", *STRENGTHS[:4]])
    t.play("Cheetah")
    t.answer(0, "P2's discard pile")
    assert t.discard(2) == ["Catwoman"]
    assert t.discard(0) == []


# Clayface


@rule("G-8")
def test_clayface_adds_the_power_of_the_replayed_card_to_that_of_its_first_play() -> None:
    t = table(p0=["Punch", "Kick", "Clayface"])
    t.play("Punch")
    t.play("Kick")
    t.play("Clayface")
    assert t.offered(0) == ["Punch", "Kick"]
    t.answer(0, "Kick")
    assert t.power(0) == 1 + 2 + 2
    assert t.played(0) == ["Punch", "Kick", "Clayface"]  # one Kick, played twice


def test_clayface_as_the_first_card_of_a_turn_does_nothing() -> None:
    t = table(p0=["Clayface", "Kick"])
    t.play("Clayface")
    assert t.power(0) == 0
    assert t.offered(0) == ["play Kick", "end turn"]


@rule("BASE-18.12")
def test_clayface_cannot_copy_another_clayface() -> None:
    t = table(p0=["Kick", "Clayface", "Clayface"])
    t.play("Kick")
    t.play("Clayface")
    t.play("Clayface")  # no question: the Kick is all there is
    assert t.power(0) == 6


def test_two_clayfaces_alone_have_nothing_to_copy() -> None:
    t = table(p0=["Clayface", "Clayface"])
    t.play("Clayface")
    t.play("Clayface")
    assert t.power(0) == 0


@rule("G-8")
def test_batman_is_paid_again_for_an_equipment_that_clayface_replays() -> None:
    t = table(p0=["Lasso of Truth", "Clayface"], hero0="Batman")
    t.play("Lasso of Truth")
    t.play("Clayface")
    assert t.power(0) == 4


@rule("G-8")
def test_superman_sees_no_new_super_power_in_a_replayed_kick() -> None:
    t = table(p0=["Kick", "Clayface"], hero0="Superman")
    t.play("Kick")
    t.play("Clayface")
    assert t.power(0) == 3 + 2


def test_arkham_asylum_draws_for_the_first_clayface_only() -> None:
    t = table(p0=["Clayface", "Clayface"], in0=["Arkham Asylum"])
    t.play("Clayface")
    assert t.hand(0) == ["Clayface", "Punch"]
    t.play("Clayface")
    assert t.hand(0) == ["Punch"]


@rule("G-37")
def test_clayface_replays_a_card_that_emerald_knight_borrowed() -> None:
    t = table(p0=["Emerald Knight", "Clayface"], lineup=["Super Strength", "Bane", "Bane", "Bane", "Bane"])
    t.play("Emerald Knight")
    t.play("Clayface")
    assert t.offered(0) == ["Emerald Knight", "Super Strength"]
    t.answer(0, "Super Strength")
    assert t.power(0) == 10
    t.end()
    assert sorted(t.lineup) == ["Bane", "Bane", "Bane", "Bane", "Super Strength"]


def test_clayface_is_spent_on_one_card_and_discarded_with_the_others() -> None:
    t = table(p0=["Kick", "Clayface"], deck0=["Punch"] * 5)
    t.play("Kick")
    t.play("Clayface")
    t.end()
    assert t.discard(0) == ["Kick", "Clayface"]


# Doomsday


def test_doomsday_gives_four_power() -> None:
    t = table(p0=["Doomsday"])
    t.play("Doomsday")
    assert t.power(0) == 4


@rule("BASE-10.2")
def test_doomsday_comes_back_at_once_to_a_player_who_owns_nothing_else() -> None:
    t = table(p0=["Doomsday"], deck0=[])
    t.play("Doomsday")
    t.end()
    assert t.hand(0) == ["Doomsday"]


def test_wonder_woman_draws_an_extra_card_for_buying_doomsday() -> None:
    t = table(hero0="Wonder Woman", power=6, lineup=["Doomsday", *STRENGTHS[:4]])
    t.buy("Doomsday")
    t.answer(0, "draw")
    t.end()
    assert len(t.hand(0)) == 6
    assert t.discard(0) == ["Doomsday"]


def test_clayface_plays_doomsday_again() -> None:
    t = table(p0=["Doomsday", "Clayface"])
    t.play("Doomsday")
    t.play("Clayface")
    assert t.power(0) == 8


def test_doomsday_is_worth_two_points() -> None:
    assert table(discard0=["Doomsday"]).vp(0) == 2


# Gorilla Grodd


def test_gorilla_grodd_gives_three_power() -> None:
    t = table(p0=["Gorilla Grodd"])
    t.play("Gorilla Grodd")
    assert t.power(0) == 3


@rule("G-22")
def test_arkham_asylum_has_nothing_to_draw_for_gorilla_grodd_without_deck_and_discard_pile() -> None:
    t = table(p0=["Gorilla Grodd"], in0=["Arkham Asylum"], deck0=[])
    t.play("Gorilla Grodd")
    assert t.hand(0) == []
    assert t.power(0) == 3


def test_princess_diana_gains_gorilla_grodd_and_leaves_what_is_no_villain() -> None:
    t = table(p0=["Princess Diana of Themyscira"], lineup=["Gorilla Grodd", "Robin", *STRENGTHS[:3]])
    t.play("Princess Diana of Themyscira")
    assert t.discard(0) == ["Gorilla Grodd"]
    assert t.vp(0) == 2 + 2


def test_parallax_doubles_the_power_of_gorilla_grodd() -> None:
    t = table(p0=["Gorilla Grodd", "Parallax"])
    t.play("Gorilla Grodd")
    t.play("Parallax")
    assert t.power(0) == 6
