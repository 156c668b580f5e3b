"""Equipment that protects: Blocks and Defenses, for oneself and for the partner."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import duel, teams
from tests.sets.confrontations.seats import pile
from tests.vocabulary import rule

HIT, SAVED = "Lex Luthor (Level 2)", "Lex Luthor (Level 1)"


# Kryptonian Armor, LexCorp Warsuit, Atlantean Armor, Atlantean War Helm, Bracelets of Submission: a fixed number


@rule("CON-9.2", "CON-9.4")
@pytest.mark.parametrize(
    ("name", "raise_"),
    [
        ("Kryptonian Armor", 4),
        ("LexCorp Warsuit", 4),
        ("Atlantean Armor", 3),
        ("Atlantean War Helm", 2),
        ("Bracelets of Submission", 2),
    ],
)
@pytest.mark.parametrize("seat", [1, 3])
@pytest.mark.parametrize("more", [-1, 0])
def test_armour_raises_the_cost_for_its_player_or_the_partner(name: str, raise_: int, seat: int, more: int) -> None:
    t = teams(**pile("p", seat, [name, "Punch"]), confronting=1, power=9 + raise_ + more)
    t.end()
    t.answer(seat, name)
    assert t.character(1) == (SAVED if more < 0 else HIT)
    assert (t.hand(seat), t.discard(seat)) == (["Punch"], [name])


@rule("CON-9.6")
@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("Kryptonian Armor", 3),
        ("LexCorp Warsuit", 4),
        ("Atlantean Armor", 2),
        ("Atlantean War Helm", 2),
        ("Bracelets of Submission", 1),
        ("Magician's Wand", 2),
        ("Top Hat", 1),
    ],
)
@pytest.mark.parametrize("confronting", [None, 1])
def test_armour_gives_power_when_played_and_nothing_else(name: str, power: int, confronting: int | None) -> None:
    t = teams(p0=[name], confronting=confronting)
    t.play(name)
    assert (t.power(0), t.hand(0), [t.character_cost(seat) for seat in range(4)]) == (power, [], [9] * 4)


@rule("CON-5.1", "CON-3.5", "CON-9.1")
@pytest.mark.parametrize(
    "name",
    [
        "Kryptonian Armor",
        "LexCorp Warsuit",
        "Atlantean Armor",
        "Atlantean War Helm",
        "Bracelets of Submission",
        "Magician's Wand",
        "Top Hat",
    ],
)
def test_armour_is_no_assist_and_does_nothing_for_the_confronting_team(name: str) -> None:
    t = teams(p0=[name], p2=[name], confronting=1, power=9)
    assert t.asked() == [0]
    t.end()
    assert (t.character(1), t.hand(2)) == (HIT, [name])


@rule("CON-9.3", "CON-9.5", "G-39")
def test_kryptonian_armor_and_lexcorp_warsuit_add_up_for_one_turn() -> None:
    t = teams(p1=["Kryptonian Armor", "LexCorp Warsuit"], confronting=1, power=16)
    t.end()
    t.answer(1, "Kryptonian Armor")
    assert t.character_cost(1) == 13
    t.answer(1, "LexCorp Warsuit")
    assert (t.character(1), t.character_cost(1), t.discard(1)) == (SAVED, 9, ["Kryptonian Armor", "LexCorp Warsuit"])


@rule("CON-9.3", "G-39")
def test_lexcorp_warsuit_may_be_kept_or_spent_in_vain() -> None:
    t = teams(p1=["LexCorp Warsuit"], confronting=1, power=9)
    t.end()
    t.answer(1, None)
    assert (t.character(1), t.hand(1)) == (HIT, ["LexCorp Warsuit"])
    t = teams(p1=["LexCorp Warsuit"], confronting=1, power=30)
    t.end()
    t.answer(1, "LexCorp Warsuit")
    assert (t.character(1), t.hand(1)) == (HIT, [])


@rule("CON-9.1")
def test_atlantean_armor_is_for_confrontations_only() -> None:
    t = teams(p0=["Demons Three"], p1=["Atlantean Armor"], power=20)
    t.play("Demons Three")
    assert (t.discard(1), t.asked()) == (["Weakness"], [0])
    t.end()
    assert (t.active, t.hand(1)) == (1, ["Atlantean Armor"])


@rule("CON-9.7", "G-20")
def test_atlantean_war_helm_that_an_attack_takes_raises_nothing() -> None:
    t = teams(p0=["Artemis"], p1=["Atlantean War Helm", "Punch"], confronting=1, power=7)
    t.play("Artemis")
    t.answer(0, "P1")
    assert (t.character_cost(1), t.discard(1)) == (9, ["Atlantean War Helm"])
    t.end()
    assert t.character(1) == HIT


@rule("CON-9.2")
def test_atlantean_war_helm_in_a_duel_saves_its_own_character() -> None:
    t = duel(p1=["Atlantean War Helm", "Atlantean Armor"], confronting=1, power=13)
    t.end()
    t.answer(1, "Atlantean War Helm")
    t.answer(1, "Atlantean Armor")
    assert t.character(1) == SAVED


# Bracelets of Submission: a Block and a Defense


@rule("CON-6.3", "CON-6.6")
@pytest.mark.parametrize(("whom", "weak"), [("yourself", 3), ("P3", 1)])
def test_bracelets_of_submission_avoid_an_attack_and_their_player_draws(whom: str, weak: int) -> None:
    t = teams(p0=["Demons Three"], p1=["Bracelets of Submission"], deck1=["Krypto", "Steel"])
    t.play("Demons Three")
    t.answer(1, f"Bracelets of Submission for {whom}")
    assert (t.hand(1), t.hand(3)) == (["Krypto"], [])
    assert t.discard(1) == ["Bracelets of Submission", *["Weakness"] * (weak == 1)]
    assert t.discard(3) == ["Weakness"] * (weak == 3)


@rule("CON-9.7")
def test_bracelets_of_submission_used_as_a_defense_raise_no_cost() -> None:
    t = teams(p0=["Demons Three"], p1=["Bracelets of Submission"], confronting=1, power=7)
    t.play("Demons Three")
    t.answer(1, "Bracelets of Submission for yourself")
    assert t.character_cost(1) == 9
    t.end()
    assert t.character(1) == HIT


# Top Hat


@rule("CON-6.3", "CON-6.6")
@pytest.mark.parametrize("seat", [1, 3])
def test_top_hat_protects_the_chosen_foe_and_whoever_uses_it_draws(seat: int) -> None:
    t = teams(p0=["Cursed Amulet"], **pile("p", seat, ["Top Hat"]), deck1=["Krypto"], deck3=["Steel"])
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    t.answer(seat, "Top Hat")
    assert (t.discard(1), t.discard(3)) == ((["Top Hat"], []) if seat == 1 else ([], ["Top Hat"]))
    assert (t.hand(1), t.hand(3)) == ((["Krypto"], []) if seat == 1 else ([], ["Steel"]))


@rule("CON-6.4", "G-50")
def test_two_top_hats_save_both_partners() -> None:
    t = teams(p0=["Demons Three"], p1=["Top Hat", "Top Hat"])
    t.play("Demons Three")
    t.answer(1, "Top Hat for P3")
    t.answer(1, "Top Hat for yourself")
    assert (t.discard(1), t.discard(3), t.hand(1)) == (["Top Hat"] * 2, [], ["Punch"] * 2)


@rule("CON-7.6")
def test_top_hat_is_no_block() -> None:
    t = teams(p1=["Top Hat"], confronting=1, power=9)
    t.end()
    assert (t.character(1), t.hand(1)) == (HIT, ["Top Hat"])


# Magician's Wand


@rule("CON-9.2")
@pytest.mark.parametrize(("top", "raise_"), [("Punch", 0), ("Krypto", 2), ("LexCorp Warsuit", 7)])
@pytest.mark.parametrize("seat", [1, 3])
def test_magicians_wand_raises_by_the_cost_of_the_top_card_of_its_players_deck(
    top: str, raise_: int, seat: int
) -> None:
    piles = pile("p", seat, ["Magician's Wand"]) | pile("deck", seat, [top, "Steel"])
    piles |= pile("deck", 4 - seat, ["Books of Magic"])
    t = teams(**piles, confronting=1, power=8)
    t.end()
    t.answer(seat, "Magician's Wand")
    assert (t.discard(seat), t.deck(seat)) == (["Magician's Wand", top], ["Steel"])
    t = teams(**piles, confronting=1, power=9 + raise_)
    t.end()
    t.answer(seat, "Magician's Wand")
    assert (t.character(1), t.deck(4 - seat)) == (HIT, ["Books of Magic"])


@rule("CON-9.4")
def test_magicians_wand_saves_if_the_top_card_is_dear_enough() -> None:
    t = teams(p3=["Magician's Wand"], deck3=["Steel"], confronting=1, power=12)
    t.end()
    t.answer(3, "Magician's Wand")
    assert (t.character(1), t.discard(3)) == (SAVED, ["Magician's Wand", "Steel"])


@rule("CON-11.3")
def test_magicians_wand_without_a_deck_finds_itself_in_the_discard_pile() -> None:
    t = teams(p1=["Magician's Wand"], deck1=[], confronting=1, power=12)
    t.end()
    t.answer(1, "Magician's Wand")
    assert (t.character(1), t.discard(1), t.deck(1)) == (SAVED, ["Magician's Wand"], [])


def test_magicians_wand_discards_a_block_of_the_deck_without_its_effect() -> None:
    t = teams(p1=["Magician's Wand"], deck1=["Atlantean Armor", "Punch"], confronting=1, power=13)
    t.end()
    t.answer(1, "Magician's Wand")
    assert (t.character(1), t.discard(1)) == (HIT, ["Magician's Wand", "Atlantean Armor"])
