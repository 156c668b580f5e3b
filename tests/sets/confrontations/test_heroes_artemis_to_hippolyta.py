"""Heroes with the symbols of Superman and Wonder Woman, from Artemis to Hippolyta."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import HAND
from tests.sets.confrontations import duel, teams
from tests.vocabulary import rule

# Artemis


@rule("CON-16.1", "CON-9.7", "G-20")
@pytest.mark.parametrize("confronting", [None, 1])
def test_artemis_makes_the_chosen_foe_discard_a_block_without_using_it(confronting: int | None) -> None:
    t = teams(p0=["Artemis"], p1=["Steel", "Punch", "Flight", "Orion"], p3=["Steel"], confronting=confronting)
    t.play("Artemis")
    assert t.offered(0) == ["P1", "P3"]
    t.answer(0, "P1")
    t.answer(1, None)  # Flight stays in hand
    assert t.offered(1) == ["Steel", "Orion"]
    t.answer(1, "Orion")
    assert (t.power(0), t.discard(1), t.hand(3)) == (2, ["Orion"], ["Steel"])
    assert t.character_cost(1) == 9


@rule("CON-6.2")
def test_artemis_shows_the_hand_of_a_foe_without_a_block() -> None:
    t = teams(p0=["Artemis"], p1=["Steel"], p3=["Punch", "Krypto"], confronting=1)
    t.play("Artemis")
    t.answer(0, "P3")
    assert (t.hand(1), t.hand(3), t.discard(3)) == (["Steel"], ["Punch", "Krypto"], [])
    assert sorted(card.name for card in t.view(0).known(HAND + 3)) == ["Krypto", "Punch"]
    assert not t.view(0).known(HAND + 1)


@rule("CON-6.3", "CON-6.7")
def test_artemis_is_avoided_with_a_defense_of_the_partner_and_still_gives_power() -> None:
    t = teams(p0=["Artemis"], p1=["Steel"], p3=["Flight"], deck3=["Krypto"])
    t.play("Artemis")
    t.answer(0, "P1")
    assert t.offered(3) == ["Flight for P1"]
    t.answer(3, "Flight")
    assert (t.power(0), t.hand(1), t.hand(3)) == (2, ["Steel"], ["Krypto"])


@rule("CON-16.15")
def test_artemis_lets_themyscira_draw_for_the_lost_block() -> None:
    t = teams(p0=["Artemis"], p1=["Steel"], deck1=["Krypto"], in1=["Themyscira"])
    t.play("Artemis")
    t.answer(0, "P1")
    assert (t.hand(1), t.discard(1)) == (["Krypto"], ["Steel"])


# Donna Troy


@pytest.mark.parametrize("confronting", [None, 1])
def test_donna_troy_gives_three_power(confronting: int | None) -> None:
    t = teams(p0=["Donna Troy", "Punch"], confronting=confronting)
    t.play("Donna Troy")
    assert (t.power(0), t.hand(0)) == (3, ["Punch"])


@rule("CON-16.10", "CON-6.6")
@pytest.mark.parametrize(("given", "kept"), [("Punch", "Donna Troy"), ("Donna Troy", "Punch")])
def test_donna_troy_is_shown_a_card_is_discarded_perhaps_herself_and_one_drawn(given: str, kept: str) -> None:
    t = teams(p0=["General Zod"], p1=["Donna Troy", "Punch"], deck1=["Krypto"])
    t.play("General Zod")
    t.answer(1, "Donna Troy for yourself")
    t.answer(1, given)
    assert (t.hand(1), t.discard(1)) == ([kept, "Krypto"], [given])


@rule("CON-16.10", "CON-6.6")
def test_donna_troy_alone_in_hand_is_discarded_for_the_partner_and_her_player_draws() -> None:
    t = teams(p0=["Demons Three"], p1=["Donna Troy"], deck1=["Krypto"], deck3=["Steel"])
    t.play("Demons Three")
    t.answer(1, "Donna Troy for P3")
    assert (t.hand(1), t.discard(1)) == (["Krypto"], ["Donna Troy", "Weakness"])
    assert (t.hand(3), t.discard(3)) == ([], [])


@rule("CON-6.5", "G-50")
def test_donna_troy_protects_one_partner_from_an_attack_and_one_from_the_next() -> None:
    t = teams(p0=["Demons Three", "Demons Three"], p1=["Donna Troy", "Punch", "Punch"])
    for _ in range(2):
        t.play("Demons Three")
        t.answer(1, "Donna Troy for yourself")
        t.answer(1, "Punch")
        assert t.asked() == [0]
    assert (t.discard(1), t.discard(3)) == (["Punch", "Punch"], ["Weakness", "Weakness"])


# Steve Trevor


@rule("CON-5.2")
def test_steve_trevor_gives_one_power_played_or_as_an_assist() -> None:
    t = teams(p0=["Steve Trevor", "Punch"], p2=["Steve Trevor", "Punch"])
    t.play("Steve Trevor")
    t.assist(2, "Steve Trevor")
    assert (t.power(0), t.power(2)) == (2, 0)
    assert (t.hand(0), t.hand(2)) == (["Punch"], ["Punch"])


@rule("CON-16.10")
@pytest.mark.parametrize(("given", "kept"), [("Punch", "Steve Trevor"), ("Steve Trevor", "Punch")])
def test_steve_trevor_costs_a_card_which_may_be_himself_and_draws_none(given: str, kept: str) -> None:
    t = teams(p0=["Demons Three"], p3=["Steve Trevor", "Punch"], deck3=["Krypto"])
    t.play("Demons Three")
    t.answer(3, "Steve Trevor for P1")
    t.answer(3, given)
    assert (t.hand(3), t.discard(3), t.discard(1)) == ([kept], [given, "Weakness"], [])


@rule("CON-6.4", "G-28")
def test_two_steve_trevors_protect_both_partners() -> None:
    t = teams(p0=["Demons Three"], p1=["Steve Trevor", "Steve Trevor", "Punch", "Vulnerability"])
    t.play("Demons Three")
    t.answer(1, "Steve Trevor for P3")
    t.answer(1, "Punch")
    assert t.offered(1) == ["Steve Trevor for yourself"]  # the other one: each is shown once
    t.answer(1, "Steve Trevor for yourself")
    t.answer(1, "Vulnerability")
    assert (t.discard(1), t.discard(3)) == (["Punch", "Vulnerability"], [])
    assert t.hand(1) == ["Steve Trevor", "Steve Trevor"]


@rule("CON-14.2")
def test_steve_trevor_stored_on_a_character_protects_nobody() -> None:
    t = duel(p0=["Demons Three"], p1=["Punch"], stored1=["Steve Trevor"])
    t.play("Demons Three")
    assert (t.asked(), t.discard(1), t.stored(1)) == ([0], ["Weakness"], ["Steve Trevor"])


@rule("CON-16.1", "CON-16.10")
def test_steve_trevor_may_be_paid_for_with_the_block_that_artemis_wanted() -> None:
    t = teams(p0=["Artemis"], p1=["Steve Trevor", "Steel"])
    t.play("Artemis")
    t.answer(0, "P1")
    t.answer(1, "Steve Trevor for yourself")
    t.answer(1, "Steel")
    assert (t.hand(1), t.discard(1)) == (["Steve Trevor"], ["Steel"])


# Orion


@rule("CON-9.6")
def test_orion_gives_three_power_and_counts_nothing_when_played() -> None:
    t = teams(p0=["Orion"], discard0=["Krypto", "Steel"], confronting=1)
    t.play("Orion")
    assert (t.power(0), t.character_cost(0), t.character_cost(1)) == (3, 9, 9)


@rule("CON-16.4")
@pytest.mark.parametrize(
    ("discards", "raised"),
    [([], 1), (["Punch", "King Shark", "Flight"], 1), (["Krypto", "Steel", "Etrigan", "Krypto"], 4)],
)
def test_orion_raises_by_the_heroes_in_the_discard_pile_and_counts_himself(discards: list[str], raised: int) -> None:
    t = teams(p1=["Orion", "Steel"], discard1=discards, discard3=["Krypto"], confronting=1, power=1)
    t.end()
    t.answer(1, "Orion")
    assert t.character_cost(1) == 9 + raised


@rule("CON-16.4")
def test_orion_for_the_partner_counts_the_pile_of_the_player_who_discards_him() -> None:
    t = teams(p3=["Orion", "Steel"], discard1=["Krypto"] * 5, discard3=["Artemis"], confronting=1, power=1)
    t.end()
    t.answer(3, "Orion")
    assert (t.character_cost(1), t.character_cost(3)) == (9 + 2, 9)


@rule("CON-16.4", "CON-9.3")
def test_orion_after_steel_counts_steel_too() -> None:
    t = teams(p1=["Orion", "Steel", "Steel"], confronting=1, power=1)
    t.end()
    t.answer(1, "Steel")
    t.answer(1, "Orion")
    assert t.character_cost(1) == 9 + 2 + 2
    t.answer(1, "Steel")
    assert t.active == 1
    assert t.character_cost(1) == 9  # the raise is over with the turn


@rule("CON-16.4", "CON-9.4")
@pytest.mark.parametrize(("power", "beaten"), [(11, False), (12, True)])
def test_orion_saves_the_character_if_its_cost_ends_above_the_power(power: int, beaten: bool) -> None:
    t = teams(p1=["Orion"], discard1=["Krypto", "Artemis"], confronting=1, power=power)
    t.end()
    t.answer(1, "Orion")
    assert t.trophies(0) == (["Lex Luthor (Level 1)"] if beaten else [])


def test_orion_used_by_wonder_woman_of_level_two_raises_by_one_more() -> None:
    t = teams(p0=["Orion", "Steel"], hero0="Wonder Woman (Level 2)", turn=1, confronting=0, power=1)
    t.end()
    t.answer(0, "Orion")
    assert t.character_cost(0) == 12 + 1 + 1


# Hippolyta


@pytest.mark.parametrize("picked", [(), ("Flight",), ("Orion", "Flight"), ("Bracelets of Submission", "Orion")])
def test_hippolyta_puts_up_to_two_block_or_defense_cards_on_top_of_the_deck(picked: tuple[str, ...]) -> None:
    discards = ["Krypto", "Orion", "Flight", "Bracelets of Submission", "Heat Vision"]
    t = teams(p0=["Hippolyta"], deck0=["Punch"], discard0=discards, discard2=["Steel"])
    t.play("Hippolyta")
    assert t.offered(0) == ["Orion", "Flight", "Bracelets of Submission"]
    with pytest.raises(ArchfoeError):
        t.answer(0, "Orion", "Flight", "Bracelets of Submission")
    t.answer(0, *picked)
    assert (t.power(0), sorted(t.deck(0)[:-1]), t.deck(0)[-1]) == (3, sorted(picked), "Punch")
    assert t.discard(0) == [name for name in discards if name not in picked]


def test_hippolyta_lets_either_of_two_cards_be_the_top_one() -> None:
    tops = set()
    for picked in (("Orion", "Flight"), ("Flight", "Orion")):
        t = teams(p0=["Hippolyta"], deck0=[], discard0=["Orion", "Flight"])
        t.play("Hippolyta")
        t.answer(0, *picked)
        tops.add(tuple(t.deck(0)))
    assert tops == {("Orion", "Flight"), ("Flight", "Orion")}


def test_hippolyta_asks_nothing_without_such_a_card() -> None:
    t = teams(p0=["Hippolyta"], deck0=["Punch"], discard0=["Krypto", "Heat Vision"], lineup=[], kicks=0)
    t.play("Hippolyta")
    assert (t.power(0), t.offered(), t.deck(0)) == (3, ["end turn"], ["Punch"])


def test_hippolyta_places_the_card_that_krypto_draws() -> None:
    t = teams(p0=["Hippolyta", "Krypto"], discard0=["Steve Trevor"])
    t.play("Hippolyta")
    t.answer(0, "Steve Trevor")
    t.play("Krypto")
    assert t.hand(0) == ["Steve Trevor"]


@rule("G-45")
def test_hippolyta_as_an_assist_lent_by_lois_lane_looks_through_the_pile_of_the_active_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["Hippolyta"], deck0=[], discard0=["Steel"], discard2=["Orion"], deck2=[])
    t.play("Lois Lane")
    t.assist(2, "Hippolyta")
    assert (t.asked(), t.offered(0)) == ([0], ["Steel"])
    t.answer(0, "Steel")
    assert (t.power(0), t.deck(0), t.discard(2)) == (1 + 3, ["Steel"], ["Orion"])
