"""Heroes of Rivals: Block cards, and those who count in a Confrontation only; Lucius Fox and others are next door."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rivals import duel, rivals
from tests.vocabulary import rule

# Alfred Pennyworth


def test_alfred_pennyworth_puts_a_discarded_card_on_top_of_the_deck() -> None:
    t = rivals(p0=["Alfred Pennyworth"], discard0=["Punch", "Superman", "Kick"], deck0=["Weakness"])
    t.play("Alfred Pennyworth")
    t.answer(0, "Superman")
    assert (t.power(0), t.deck(0), t.discard(0)) == (0, ["Superman", "Weakness"], ["Punch", "Kick"])


def test_alfred_pennyworth_is_no_offer_even_a_weakness_goes_back() -> None:
    t = rivals(p0=["Alfred Pennyworth"], discard0=["Weakness"], deck0=["Kick"])
    t.play("Alfred Pennyworth")
    assert (t.deck(0), t.discard(0)) == (["Weakness", "Kick"], [])


def test_alfred_pennyworth_finds_nothing_in_an_empty_discard_pile() -> None:
    t = rivals(p0=["Alfred Pennyworth"], discard1=["Superman"], deck0=["Kick"])
    t.play("Alfred Pennyworth")
    assert (t.deck(0), t.discard(1), t.offered()) == (["Kick"], ["Superman"], ["end turn"])


def test_alfred_pennyworth_lays_the_equipment_that_robin_reveals() -> None:
    t = rivals(p0=["Alfred Pennyworth", "Robin"], discard0=["The Bat-Signal", "Punch"])
    t.play("Alfred Pennyworth")
    t.answer(0, "The Bat-Signal")
    t.play("Robin")
    assert (t.power(0), t.deck(0)[0]) == (7, "The Bat-Signal")


# Batwoman and Vicki Vale


def test_batwoman_gives_a_power_and_draws() -> None:
    t = rivals(p0=["Batwoman"], deck0=["Kick", "Superman"])
    t.play("Batwoman")
    assert (t.power(0), t.hand(0), t.deck(0)) == (1, ["Kick"], ["Superman"])


@rule("RIV-9.3")
def test_batwoman_shuffles_the_discard_pile_if_the_deck_is_empty() -> None:
    t = rivals(p0=["Batwoman"], deck0=[], discard0=["Kick"])
    t.play("Batwoman")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, ["Kick"], [])


def test_batwoman_draws_in_a_confrontation_too_and_her_card_is_worth_a_point() -> None:
    t = duel(p0=["Batwoman"], deck0=["Superman"])
    assert t.vp(0) == 1 + 3
    t.play("Batwoman")
    t.play("Superman")
    assert t.power(0) == 1 + 4


def test_vicki_vale_draws_and_gives_no_power() -> None:
    t = rivals(p0=["Vicki Vale"], deck0=["Kick", "Superman"])
    t.play("Vicki Vale")
    assert (t.power(0), t.hand(0), t.deck(0)) == (0, ["Kick"], ["Superman"])


@rule("G-22")
def test_vicki_vale_draws_nothing_where_there_is_no_card() -> None:
    t = rivals(p0=["Vicki Vale"], deck0=[])
    t.play("Vicki Vale")
    assert (t.hand(0), t.played(0), t.offered()) == ([], ["Vicki Vale"], ["end turn"])


def test_vicki_vale_draws_one_card_only_and_another_vicki_vale_the_next() -> None:
    t = rivals(p0=["Vicki Vale"], deck0=["Vicki Vale", "Kick", "Punch"])
    t.play("Vicki Vale")
    assert t.hand(0) == ["Vicki Vale"]
    t.play("Vicki Vale")
    assert (t.hand(0), t.deck(0)) == (["Kick"], ["Punch"])


# Black Canary; Killer Croc, who does the same to Heroes, is with the Villains


@rule("RIV-10.1")
def test_black_canary_destroys_the_last_villain_and_has_three_more_power_in_a_confrontation() -> None:
    t = duel(p0=["Black Canary"], lineup=["Bane", "Robin"])
    t.play("Black Canary")
    assert t.offered() == ["Bane"]
    t.answer(0, "Bane")
    assert (t.power(0), t.lineup, t.destroyed) == (2 + 3, ["Robin"], ["Bane"])


def test_black_canary_destroys_a_villain_without_a_confrontation_for_two_power() -> None:
    t = rivals(p0=["Black Canary"], lineup=["Bane", "Robin"])
    t.play("Black Canary")
    t.answer(0, "Bane")
    assert (t.power(0), t.lineup, t.destroyed) == (2, ["Robin"], ["Bane"])


@pytest.mark.parametrize(("destroyed", "left"), [("Bane", ["Clayface"]), (None, ["Bane", "Clayface"])])
def test_black_canary_gives_two_power_while_a_villain_is_there(destroyed: str | None, left: list[str]) -> None:
    t = duel(p0=["Black Canary"], lineup=["Bane", "Clayface"])
    t.play("Black Canary")
    t.answer(0, destroyed)
    assert (t.power(0), t.lineup) == (2, left)


@rule("RIV-10.1")
def test_black_canary_asks_nothing_and_gives_five_where_no_villain_ever_was() -> None:
    t = duel(p0=["Black Canary"], lineup=["Robin", "Kick"])
    t.play("Black Canary")
    assert (t.power(0), t.lineup, t.destroyed) == (5, ["Robin", "Kick"], [])
    assert "end turn" in t.offered()


@rule("RIV-10.1")
def test_black_canary_gets_her_power_when_a_second_one_destroys_the_last_villain() -> None:
    """Both have it then, each once."""
    t = duel(p0=["Black Canary", "Black Canary"], lineup=["Bane", "Scarecrow"])
    t.play("Black Canary")
    t.answer(0, "Bane")
    assert t.power(0) == 2
    t.play("Black Canary")
    t.answer(0, "Scarecrow")
    assert (t.power(0), t.destroyed) == (2 * (2 + 3), ["Bane", "Scarecrow"])


def test_black_canary_sees_that_a_villain_is_only_played_in_the_line_up_not_gone() -> None:
    t = duel(p0=["Black Canary", "Batarang"], hero0="Batman (Level 2)", lineup=["The Penguin"])
    t.play("Black Canary")
    t.answer(0, None)
    t.play("Batarang")
    t.use("Batman")
    assert (t.power(0), t.lineup) == (2 + 1 + 2, ["The Penguin"])


# Catwoman


@rule("RIV-10.2", "G-14")
def test_catwoman_plays_the_top_card_of_that_foe_in_a_confrontation() -> None:
    t = duel(p0=["Catwoman"], deck1=["Kick", "Punch"])
    t.play("Catwoman")
    assert (t.power(0), t.deck(1), t.discard(1), t.played(0)) == (2 + 2, ["Punch"], ["Kick"], ["Catwoman"])


@rule("RIV-4.7")
def test_catwoman_leaves_the_deck_of_the_foe_alone_without_a_confrontation() -> None:
    t = rivals(p0=["Catwoman"], deck1=["Kick", "Punch"])
    t.play("Catwoman")
    assert (t.power(0), t.deck(1), t.discard(1)) == (2, ["Kick", "Punch"], [])


@rule("RIV-9.3")
def test_catwoman_has_an_empty_deck_shuffled_first() -> None:
    t = duel(p0=["Catwoman"], deck1=[], discard1=["Superman"])
    t.play("Catwoman")
    assert (t.power(0), t.deck(1), t.discard(1)) == (2 + 4, [], ["Superman"])


@rule("G-22")
def test_catwoman_plays_nothing_of_a_foe_without_cards() -> None:
    t = duel(p0=["Catwoman"], deck1=[])
    t.play("Catwoman")
    assert (t.power(0), t.discard(1), t.offered()) == (2, [], ["end turn"])


@rule("RIV-10.2")
@pytest.mark.parametrize(("location", "power"), [("The Batcave", 1), ("Abandoned Amusement Park", 0)])
def test_catwoman_puts_a_location_into_the_discard_pile_of_its_owner(location: str, power: int) -> None:
    t = duel(p0=["Catwoman"], deck1=[location, "Punch"])
    t.play("Catwoman")
    assert (t.power(0), t.in_play(0), t.in_play(1), t.discard(1)) == (2 + power, [], [], [location])
    assert (t.figure_cost(0), t.figure_cost(1)) == (9, 9)


def test_what_catwoman_plays_works_for_her_player() -> None:
    """The draw is P0's, and the Attack hits the owner of the card."""
    t = duel(p0=["Catwoman"], deck1=["Batarang", "Punch"], deck0=["Catwoman", "Superman"])
    t.play("Catwoman")
    assert (t.power(0), t.hand(0), t.hand(1)) == (2 + 1, ["Catwoman"], [])
    t = duel(p0=["Catwoman"], deck1=["Laughing Gas", "Punch"])
    t.play("Catwoman")
    assert (t.power(0), t.discard(1)) == (2 + 2, ["Weakness", "Laughing Gas"])
    assert t.discard(0) == []


# Commissioner Gordon, Superman


def test_commissioner_gordon_gives_two_power_and_his_block_is_nothing_then() -> None:
    t = duel(p0=["Commissioner Gordon"])
    t.play("Commissioner Gordon")
    assert (t.power(0), t.figure_cost(0), t.figure_cost(1)) == (2, 9, 9)


@rule("RIV-6.1", "RIV-6.6")
def test_commissioner_gordon_blocks_for_two_in_this_turn_only() -> None:
    t = duel(p1=["Commissioner Gordon"], power=10)
    t.end()
    t.answer(1, "Commissioner Gordon")
    assert (t.character(1), t.trophies(0), t.discard(1)) == ("The Joker (Level 1)", [], ["Commissioner Gordon"])
    assert t.figure_cost(1) == 9


@rule("RIV-6.3")
def test_commissioner_gordon_and_superman_block_together() -> None:
    t = duel(p1=["Commissioner Gordon", "Superman", "Punch"], power=14)
    t.end()
    t.answer(1, "Superman")
    assert (t.figure_cost(1), t.offered(1)) == (13, ["Commissioner Gordon"])
    t.answer(1, "Commissioner Gordon")
    assert (t.character(1), t.hand(1)) == ("The Joker (Level 1)", ["Punch"])


def test_superman_gives_four_power_in_any_turn() -> None:
    for t in (rivals(p0=["Superman"]), duel(p0=["Superman"])):
        t.play("Superman")
        assert (t.power(0), t.figure_cost(1)) == (4, 9)


@rule("RIV-6.5")
def test_superman_may_be_kept_or_wasted_on_a_lost_cause() -> None:
    t = duel(p1=["Superman"], power=13)
    t.end()
    t.answer(1, None)
    assert (t.character(1), t.hand(1)) == ("The Joker (Level 2)", ["Superman"])
    t = duel(p1=["Superman"], power=13)
    t.end()
    t.answer(1, "Superman")
    assert (t.character(1), t.discard(1)) == ("The Joker (Level 2)", ["Superman"])


@rule("RIV-8.3")
def test_superman_is_no_defense() -> None:
    t = rivals(p0=["Laughing Gas"], p1=["Superman"])
    t.play("Laughing Gas")
    assert (t.hand(1), t.discard(1)) == (["Superman"], ["Weakness"])


# Huntress


def test_huntress_gives_two_power_and_may_destroy_a_discarded_card() -> None:
    t = rivals(p0=["Huntress", "Weakness"], discard0=["Vulnerability", "Kick"])
    t.play("Huntress")
    assert t.offered() == ["Vulnerability", "Kick"]
    with pytest.raises(ArchfoeError):  # one card, not two
        t.answer(0, "Vulnerability", "Kick")
    t.answer(0, "Vulnerability")
    assert (t.power(0), t.discard(0), t.destroyed) == (2, ["Kick"], ["Vulnerability"])


def test_huntress_need_not_destroy() -> None:
    t = rivals(p0=["Huntress"], discard0=["Kick"])
    t.play("Huntress")
    t.answer(0, None)
    assert (t.power(0), t.discard(0), t.destroyed) == (2, ["Kick"], [])


def test_huntress_does_not_reach_the_hand_nor_the_foe() -> None:
    t = duel(p0=["Huntress", "Weakness"], discard1=["Weakness"])
    t.play("Huntress")
    assert (t.power(0), t.destroyed, t.offered()) == (2, [], ["play Weakness", "end turn"])


@rule("RIV-2.2", "RIV-2.3")
def test_huntress_is_bought_with_four_punches() -> None:
    t = rivals(p0=[*["Punch"] * 4, "Vulnerability"], lineup=["Huntress"])
    for _ in range(4):
        t.play("Punch")
    t.buy("Huntress")
    assert (t.power(0), t.discard(0), t.hand(0)) == (0, ["Huntress"], ["Vulnerability"])
