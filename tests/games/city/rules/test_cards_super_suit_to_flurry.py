"""Cards that the rules have a word on, from Super-Suit to Flurry of Fists (REB-15.14 to REB-15.22)."""

from __future__ import annotations

import pytest

from tests.games.city import dawn, team
from tests.vocabulary import rule


@rule("REB-15.14")
def test_a_super_suit_protects_only_its_player_and_moves_him() -> None:
    t = dawn(p1=["Super-Suit"], at={0: "L4", 1: "L4"}, city={"L4": ["Bane"]}, p0=["Punch"])
    assert (t.asked(), t.discard(0)) == ([0], ["Punch"])  # P1 was not asked for P0
    t = dawn(p0=["Super-Suit", "Punch"], at={0: "L4"}, city={"L4": ["Bane"]})
    t.answer(0, "Super-Suit")
    assert t.offered(0) == ["Location 4", "slot 4", "Location 5", "Location 3", "slot 3"]
    t.answer(0, "Location 5")
    assert (t.at(0), t.hand(0)) == ("L5", ["Punch"])


@rule("REB-15.14")
@pytest.mark.parametrize(("there", "saved"), [("slot 2", [1]), ("Location 3", [1, 2]), ("Location 2", [1])])
def test_against_an_entering_super_villain_a_super_suit_shelters_a_space(there: str, saved: list[int]) -> None:
    hand = ["Punch"] * 4
    t = dawn(p0=hand, p1=["Super-Suit", *hand], p2=hand, at={0: "S5", 1: "S2", 2: "L3"}, main=["General Zod"])
    t.answer(0, "P1")  # the first to deal with the Attack
    t.answer(1, "Super-Suit")
    t.answer(1, there)
    for seat in (0, 2):
        if seat not in saved:
            t.answer(seat, "Punch")
    assert [seat for seat in range(3) if len(t.hand(seat)) == 4] == saved


@rule("REB-15.14")
def test_a_super_suit_shelters_also_if_its_player_stays() -> None:
    hand = ["Punch"] * 4
    t = dawn(p0=["Super-Suit", *hand], p1=hand, at={0: "S2", 1: "S2", 2: "S2"}, main=["General Zod"])
    t.answer(0, "P0")
    t.answer(0, "Super-Suit")
    t.answer(0, "slot 2")
    assert (t.hand(0), t.hand(1)) == (hand, hand)


@rule("REB-15.14")
def test_a_super_suit_shelters_nobody_from_other_attacks() -> None:
    t = dawn(p0=["Super-Suit", "Punch"], at={0: "L4", 1: "L4"}, city={"L4": ["Bane"]}, p1=["Punch"])
    t.answer(0, "Super-Suit")
    t.answer(0, "Location 4")
    t.end()
    assert (t.active, t.discard(1)) == (1, ["Punch"])  # hit in the own turn


@rule("REB-15.15")
def test_superman_carries_the_villains_of_every_space_he_goes_through() -> None:
    t = team(p0=["Superman (7)"], at={0: "L1", 1: "S1"}, city={"L1": ["Psimon", "Aquaman (3)"], "S1": ["Lex Luthor"]})
    t.play("Superman (7)")
    t.walk("S1", "L2")
    assert (t.city("L1"), t.city("S1"), sorted(t.city("L2"))) == (["Aquaman (3)"], [], ["Lex Luthor", "Psimon"])
    assert t.power(0) == 5


@rule("REB-15.16")
def test_the_run_ends_when_something_else_is_done() -> None:
    t = team(p0=["Superman (7)", "Punch"], at={0: "L1"}, city={"L1": ["Psimon"]})
    t.play("Superman (7)")
    t.walk("S1")
    t.play("Punch")
    t.walk("L2")
    assert (t.at(0), t.city("S1"), t.city("L2")) == ("L2", ["Psimon"], [])


@rule("REB-15.16")
def test_a_purchase_ends_the_run_too() -> None:
    t = team(p0=["Superman (7)"], at={0: "L1"}, city={"L1": ["Psimon"], "S1": ["Aquaman (3)"]})
    t.play("Superman (7)")
    t.walk("S1")
    t.buy("Aquaman (3)")
    t.walk("L2")
    assert (t.city("S1"), t.city("L2")) == (["Psimon"], [])


@rule("REB-15.16")
def test_a_card_that_moves_the_character_ends_the_run() -> None:
    t = team(p0=["Superman (7)", "Helping Hand"], at={0: "L1"}, city={"L1": ["Psimon"]})
    t.play("Superman (7)")
    t.walk("S1")
    t.play("Helping Hand")
    t.answer(0, "P0")
    t.answer(0, "Location 1")
    t.walk("S1", "L2")
    assert (t.city("S1"), t.city("L2")) == (["Psimon"], [])


@rule("REB-15.16")
def test_without_move_the_run_is_over() -> None:
    t = team(p0=["Superman (7)", "Run"], at={0: "L1"}, city={"L1": ["Psimon"]})
    t.play("Superman (7)")
    t.walk("S1", "L2", "S2")
    assert t.city("S2") == ["Psimon"]
    t.play("Run")
    t.walk("L3")
    assert (t.city("S2"), t.city("L3")) == (["Psimon"], [])


@rule("REB-15.16")
def test_a_word_of_another_player_does_not_end_the_run() -> None:
    t = team(p0=["Superman (7)"], p1=["Green Arrow"], at={0: "L1"}, city={"L1": ["Psimon"]})
    t.play("Superman (7)")
    t.walk("S1")
    t.answer(1, "no more help this turn")
    t.walk("L2")
    assert t.city("L2") == ["Psimon"]


@rule("REB-15.17")
def test_other_actions_before_the_first_step_do_not_end_the_run() -> None:
    t = team(p0=["Superman (7)", "Punch"], at={0: "L1"}, city={"L1": ["Psimon"]})
    t.play("Superman (7)")
    t.play("Punch")
    t.use("Superman")
    t.walk("S1")
    assert t.city("S1") == ["Psimon"]


@rule("REB-15.17")
@pytest.mark.parametrize(("name", "there"), [("Whoosh!", "slot 2"), ("Jetpack", "slot 2")])
def test_a_placement_uses_the_run_up_and_carries_nobody(name: str, there: str) -> None:
    city = {"L1": ["Psimon"], "S2": ["Scarecrow"]}
    t = team(p0=["Superman (7)", name], at={0: "L1"}, city=city)
    t.play("Superman (7)")
    t.play(name)
    t.answer(0, there)
    if name == "Jetpack":
        t.answer(0, "do not")
    assert (t.at(0), t.city("L1")) == ("S2", ["Psimon"])
    t.walk("L3")
    assert (t.city("S2"), t.city("L3")) == (["Scarecrow"], [])


@rule("REB-15.18")
def test_the_flash_counts_unspent_move_when_he_is_played() -> None:
    t = team(p0=["Run", "The Flash (6)", "Run"])
    t.play("Run")
    t.walk("L1")
    t.play("The Flash (6)")
    assert (t.move(0), t.power(0)) == (4, 4)
    t.play("Run")
    t.walk("S1", "L2", "S2")
    assert (t.move(0), t.power(0)) == (3, 4)


@rule("REB-15.19")
def test_tomorrows_headline_puts_the_top_card_third() -> None:
    t = team(p0=["Tomorrow's Headline"], main=["Bane", "Aquaman (3)", "Lois Lane", "Lex Luthor"])
    t.play("Tomorrow's Headline")
    t.answer(0, "put it under")
    assert (t.main_deck, t.power(0)) == (["Aquaman (3)", "Lois Lane", "Bane", "Lex Luthor"], 1)


@rule("REB-15.19")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["Bane", "Aquaman (3)"], ["Aquaman (3)", "Bane"]),
        (["Bane", "Aquaman (3)", "Lois Lane"], ["Aquaman (3)", "Lois Lane", "Bane"]),
    ],
)
def test_tomorrows_headline_with_fewer_cards_puts_it_last(before: list[str], after: list[str]) -> None:
    t = team(p0=["Tomorrow's Headline"], main=before)
    t.play("Tomorrow's Headline")
    t.answer(0, "put it under")
    assert t.main_deck == after


@rule("REB-15.20")
@pytest.mark.parametrize("stack", ["Batcycle", "Flight", "Bat-Signal"])
def test_withdrawal_gains_a_basic_of_any_stack_in_play(stack: str) -> None:
    t = team(p0=["Withdrawal"], at={0: "L4"}, power=3)
    t.buy("Flight")
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, stack)
    assert t.discard(0) == ["Flight", stack]


@rule("REB-15.20")
def test_withdrawal_gains_nothing_of_a_stack_that_is_not_in_play() -> None:
    t = team(p0=["Withdrawal"], damage={"L5": 5})
    t.play("Withdrawal")
    t.answer(0, "gain")
    names = {label.split(" (")[0] for label in t.offered(0)}
    assert names == {"Batcycle", "Flight"}


@rule("REB-15.21")
def test_wonder_womans_shield_protects_a_neighbour_and_its_player_draws() -> None:
    t = dawn(p0=["Punch"], in1=["Wonder Woman's Shield"], at={0: "L4", 1: "S4"}, city={"L4": ["Bane"]})
    t.answer(1, "Wonder Woman's Shield for P0")
    assert (t.hand(0), t.hand(1)) == (["Punch"], ["Punch"] * 2)
    assert (t.in_play(1), t.discard(1)) == ([], ["Wonder Woman's Shield"])


@rule("REB-15.21")
def test_wonder_womans_shield_reaches_two_spaces_and_serves_its_player() -> None:
    t = dawn(p0=["Punch"], in1=["Wonder Woman's Shield"], at={0: "L4", 1: "S5"}, city={"L4": ["Bane"]})
    assert (t.asked(), t.discard(0)) == ([0], ["Punch"])
    t = dawn(p0=["Punch"], in1=["Wonder Woman's Shield"], at={0: "L4", 1: "L5"}, city={"L4": ["Bane"]})
    assert t.offered(1) == ["Wonder Woman's Shield for P0"]
    t = dawn(
        p0=["Punch"], in0=["Wonder Woman's Shield"], at={0: "L4"}, city={"L4": ["Bane"]}, deck0=["Aquaman (3)", "Run"]
    )
    t.answer(0, "Wonder Woman's Shield")
    assert t.hand(0) == ["Punch", "Aquaman (3)", "Run"]


@rule("REB-15.22")
@pytest.mark.parametrize("order", [["Flurry of Fists", "Punch", "Punch"], ["Punch", "Flurry of Fists", "Punch"]])
def test_flurry_of_fists_counts_each_punch_before_and_after(order: list[str]) -> None:
    t = team(p0=order)
    for name in order:
        t.play(name)
    assert t.power(0) == 1 + 1 + 2 + 2


@rule("REB-15.22")
def test_flurry_of_fists_counts_no_signature_card_and_no_punch_of_another_player() -> None:
    t = team(p0=["Flurry of Fists", "Big Blue Boy Scout"], p1=["Green Arrow"])
    t.play("Flurry of Fists")
    t.play("Big Blue Boy Scout")
    t.assist(1, "Green Arrow")
    assert t.power(0) == 2 + 2 + 2


@rule("REB-15.17")
def test_a_placement_by_boom_tube_uses_the_run_up_too() -> None:
    t = team(p0=["Superman (7)", "Boom Tube"], at={0: "L1", 1: "S2", 2: "L5"}, city={"S2": ["Bane"]}, deck0=["Run"])
    t.play("Superman (7)")
    t.play("Boom Tube")
    t.answer(0, "P0")
    t.answer(0, "slot 2")
    t.walk("L3")
    assert (t.at(0), t.city("S2"), t.city("L3")) == ("L3", ["Bane"], [])
