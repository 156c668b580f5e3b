"""Equipment that is played for what it does; armour and other Blocks are in test_blocking_equipment."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import HAND
from tests.sets.confrontations import duel, teams, trio
from tests.vocabulary import rule

# Signal Watch


@rule("CON-7.7")
@pytest.mark.parametrize(("confronting", "power", "hand"), [(None, 2, []), (1, 1, ["Krypto"])])
def test_signal_watch_draws_in_a_confrontation_and_gives_power_otherwise(
    confronting: int | None, power: int, hand: list[str]
) -> None:
    t = teams(p0=["Signal Watch"], deck0=["Krypto", "Steel"], confronting=confronting)
    t.play("Signal Watch")
    assert (t.power(0), t.hand(0)) == (power, hand)


@rule("CON-5.2", "CON-5.8")
@pytest.mark.parametrize(("confronting", "power", "hand"), [(None, 2, []), (1, 1, ["Krypto"])])
def test_signal_watch_as_an_assist_is_for_the_active_player(
    confronting: int | None, power: int, hand: list[str]
) -> None:
    t = teams(deck0=["Krypto", "Steel"], p2=["Signal Watch"], confronting=confronting)
    t.assist(2, "Signal Watch")
    assert (t.power(0), t.hand(0), t.power(2), t.hand(2)) == (power, hand, 0, [])


@rule("G-18", "CON-7.11", "CON-7.12")
def test_signal_watch_keeps_what_it_gave_when_the_confrontation_is_called_off() -> None:
    t = teams(p0=["Signal Watch", "Illusions"], p2=["Signal Watch"], deck0=["Krypto"] * 5, confronting=1)
    t.play("Signal Watch")
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    assert (t.power(0), len(t.hand(0))) == (1, 3)
    t.assist(2, "Signal Watch")
    assert (t.power(0), len(t.hand(0))) == (1 + 2, 3)


@rule("CON-14.1", "CON-14.4")
@pytest.mark.parametrize(("confronting", "power", "cards"), [(None, 2, 0), (1, 1, 1)])
def test_signal_watch_stored_on_a_character_is_played_in_the_next_turn(
    confronting: int | None, power: int, cards: int
) -> None:
    t = duel(stored0=["Signal Watch"], confronting=confronting)
    t.play("Signal Watch")
    assert (t.power(0), len(t.hand(0)), t.played(0)) == (power, cards, ["Signal Watch"])


# Kryptonite Ring


@rule("CON-7.8", "CON-7.9", "G-16")
def test_kryptonite_ring_makes_that_foe_discard_and_no_defense_helps() -> None:
    t = teams(p0=["Kryptonite Ring"], p1=["Flight", "Punch"], p3=["Top Hat"], confronting=1)
    t.play("Kryptonite Ring")
    assert (t.asked(), t.offered(1)) == ([1], ["Flight", "Punch"])
    t.answer(1, "Punch")
    assert (t.power(0), t.hand(1), t.discard(1), t.hand(3)) == (1, ["Flight"], ["Punch"], ["Top Hat"])


@rule("CON-7.7")
def test_kryptonite_ring_gives_one_more_power_otherwise_and_takes_no_card() -> None:
    t = teams(p0=["Kryptonite Ring"], p1=["Punch"], p3=["Punch"])
    t.play("Kryptonite Ring")
    assert (t.power(0), t.hand(1), t.hand(3)) == (2, ["Punch"], ["Punch"])


@rule("CON-5.8", "CON-7.8")
def test_kryptonite_ring_as_an_assist_strikes_the_foe_whom_the_active_player_confronts() -> None:
    t = teams(p2=["Kryptonite Ring", "Kryptonite Ring"], p1=["Punch"], p3=["Krypto", "Steel"], confronting=3)
    t.assist(2, "Kryptonite Ring")
    t.answer(3, "Steel")
    assert (t.power(0), t.hand(1), t.hand(3)) == (1, ["Punch"], ["Krypto"])
    t.assist(2, "Kryptonite Ring")
    assert (t.power(0), t.hand(3), t.discard(3)) == (2, [], ["Steel", "Krypto"])


@rule("CON-9.7", "G-20")
def test_kryptonite_ring_takes_a_block_without_its_effect() -> None:
    t = teams(p0=["Kryptonite Ring"], p1=["Kryptonian Armor"], confronting=1, power=8)
    t.play("Kryptonite Ring")
    assert (t.character_cost(1), t.discard(1)) == (9, ["Kryptonian Armor"])
    t.end()
    assert t.character(1) == "Lex Luthor (Level 2)"


# Lasso of Truth


@rule("CON-9.3")
def test_lasso_of_truth_leaves_the_confronted_team_one_block() -> None:
    t = teams(p0=["Lasso of Truth"], p1=["Amazonian Training"], p3=["King Shark"], confronting=1, power=9)
    t.play("Lasso of Truth")
    assert t.power(0) == 2 + 9
    t.end()
    assert t.asked() == [1, 3]
    t.answer(3, "King Shark")
    assert (t.character(1), t.hand(1)) == ("Lex Luthor (Level 1)", ["Amazonian Training"])
    t = teams(p0=["Lasso of Truth"], p1=["Amazonian Training"], p3=["King Shark"], confronting=1, power=9)
    t.play("Lasso of Truth")
    t.end()
    t.answer(1, "Amazonian Training")
    assert (t.character(1), t.hand(3)) == ("Lex Luthor (Level 2)", ["King Shark"])


def test_lasso_of_truth_binds_only_in_the_turn_it_is_played_and_only_the_confronted_team() -> None:
    t = teams(p0=["Lasso of Truth"], p1=["Punch"] * 5, p3=["Amazonian Training"] * 2, confronting=1, power=8)
    t.play("Lasso of Truth")
    t.end()
    t.answer(3, "Amazonian Training")
    t.answer(1, None)
    t.end()
    t.answer(2, "P1")
    assert t.character(1) == "Lex Luthor (Level 1)"
    t.end()
    t.answer(3, "Amazonian Training")
    assert t.active == 3


def test_lasso_of_truth_outside_a_confrontation_gives_its_power_alone() -> None:
    t = teams(p0=["Lasso of Truth"], p1=["Punch"], p2=["Lasso of Truth"])
    assert t.asked() == [0]
    t.play("Lasso of Truth")
    assert (t.power(0), t.hand(1)) == (2, ["Punch"])


@rule("CON-16.13")
def test_lasso_of_truth_holds_the_team_when_swamp_thing_moves_the_confrontation() -> None:
    """Swamp Thing is the one Block of the team: the new target is of the same team."""
    t = teams(p0=["Lasso of Truth"], p1=["Swamp Thing"], p3=["King Shark"], confronting=1, power=7)
    t.play("Lasso of Truth")
    t.end()
    t.answer(1, "Swamp Thing")
    assert (t.character(3), t.hand(3)) == ("Ocean Master (Level 2)", ["King Shark"])


@rule("CON-16.14", "CON-13.1")
def test_lasso_of_truth_binds_that_foe_alone_where_there_are_no_partners() -> None:
    """Of three players each is his own team, so the one to whom Swamp Thing moves it may Block."""
    t = trio(p0=["Lasso of Truth"], p1=["Swamp Thing"], p2=["King Shark"], confronting=1, power=7)
    t.play("Lasso of Truth")
    t.end()
    t.answer(1, "Swamp Thing")
    assert t.asked() == [2]
    t.answer(2, "King Shark")
    assert (t.character_cost(2), t.trophies(0)) == (9, [])


# Invisible Jet


def test_invisible_jet_draws_two_cards_and_discards_one() -> None:
    t = teams(p0=["Invisible Jet", "Vulnerability"], deck0=["Krypto", "Steel", "Punch"])
    t.play("Invisible Jet")
    assert t.offered(0) == ["Vulnerability", "Krypto", "Steel"]
    t.answer(0, "Vulnerability")
    assert (t.power(0), t.hand(0), t.discard(0)) == (0, ["Krypto", "Steel"], ["Vulnerability"])


@rule("CON-5.2")
def test_invisible_jet_as_an_assist_draws_and_discards_for_the_active_player() -> None:
    t = teams(p0=["Punch"], deck0=["Krypto", "Steel", "Punch"], p2=["Invisible Jet", "Vulnerability"])
    t.assist(2, "Invisible Jet")
    assert t.asked() == [0]
    t.answer(0, "Steel")
    assert (t.hand(0), t.discard(0), t.hand(2)) == (["Punch", "Krypto"], ["Steel"], ["Vulnerability"])


@rule("G-22")
def test_invisible_jet_discards_the_only_card_it_found() -> None:
    t = teams(p0=["Invisible Jet"], deck0=["Krypto"])
    t.play("Invisible Jet")
    assert (t.hand(0), t.discard(0)) == ([], ["Krypto"])


# Circe's Staff


@rule("CON-6.2")
@pytest.mark.parametrize("seat", [1, 3])
def test_circes_staff_gives_a_foe_of_ones_choice_a_weakness(seat: int) -> None:
    t = teams(p0=["Circe's Staff"], discard0=["Punch"], confronting=1)
    t.play("Circe's Staff")
    t.answer(0, "Punch")
    t.answer(0, f"P{seat}")
    assert (t.power(0), t.destroyed, t.discard(seat), t.discard(4 - seat)) == (2, ["Punch"], ["Weakness"], [])


def test_circes_staff_need_not_destroy_and_looks_only_into_the_discard_pile() -> None:
    t = teams(p0=["Circe's Staff", "Weakness"], discard0=["Punch", "Krypto"], p2=["Circe's Staff"])
    assert t.asked() == [0]
    t.play("Circe's Staff")
    assert t.offered(0) == ["Punch", "Krypto"]
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch", "Krypto")
    t.answer(0, None)
    t.answer(0, "P1")
    assert (t.destroyed, t.discard(0), t.discard(1)) == ([], ["Punch", "Krypto"], ["Weakness"])


@rule("CON-6.3", "CON-6.7")
def test_circes_staff_can_be_avoided_for_the_chosen_foe_by_the_partner() -> None:
    t = teams(p0=["Circe's Staff"], p3=["Top Hat"], deck3=["Krypto", "Steel"])
    t.play("Circe's Staff")
    t.answer(0, "P1")
    t.answer(3, "Top Hat for P1")
    assert (t.power(0), t.discard(1), t.discard(3), t.hand(3)) == (2, [], ["Top Hat"], ["Krypto"])


@rule("CON-11.1")
def test_circes_staff_with_no_weakness_left_may_still_be_defended_against() -> None:
    t = teams(p0=["Circe's Staff"], p1=["Top Hat"], weaknesses=0)
    t.play("Circe's Staff")
    t.answer(0, "P1")
    t.answer(1, None)
    assert (t.power(0), t.discard(1), t.hand(1)) == (2, [], ["Top Hat"])


# Witch's Brew


@pytest.mark.parametrize("card", ["Vulnerability", "Weakness", None])
def test_witchs_brew_may_destroy_a_vulnerability_or_weakness_in_hand(card: str | None) -> None:
    t = teams(p0=["Witch's Brew", "Vulnerability", "Punch", "Weakness"], discard0=["Weakness"])
    t.play("Witch's Brew")
    assert t.offered(0) == ["Vulnerability", "Weakness"]
    with pytest.raises(ArchfoeError):
        t.answer(0, "Vulnerability", "Weakness")
    t.answer(0, card)
    assert (t.power(0), t.destroyed, t.discard(0)) == (1, [card] if card else [], ["Weakness"])


@rule("CON-5.2", "G-45")
def test_witchs_brew_as_an_assist_looks_into_the_active_players_hand() -> None:
    t = teams(p0=["Weakness", "Punch"], p2=["Witch's Brew", "Vulnerability"])
    t.assist(2, "Witch's Brew")
    assert (t.asked(), t.offered(0)) == ([0], ["Weakness"])
    t.answer(0, "Weakness")
    assert (t.power(0), t.hand(0), t.hand(2), t.destroyed) == (1, ["Punch"], ["Vulnerability"], ["Weakness"])


@rule("CON-11.7")
def test_witchs_brew_asks_nothing_without_such_a_card_and_destroyed_ones_do_not_return() -> None:
    t = teams(p0=["Witch's Brew", "Punch"], discard0=["Weakness", "Vulnerability"])
    t.play("Witch's Brew")
    assert (t.power(0), t.offered(), t.destroyed) == (1, ["play Punch", "end turn"], [])
    t = teams(p0=["Witch's Brew", "Weakness", "Demonic Pact"], weaknesses=0)
    t.play("Witch's Brew")
    t.answer(0, "Weakness")
    t.play("Demonic Pact")
    assert (t.power(0), t.discard(0), t.vp(0)) == (1 + 1, [], 1 + 1)


# Trident of Neptune


@rule("CON-7.7")
@pytest.mark.parametrize(("confronting", "power"), [(None, 3), (1, 4)])
def test_trident_of_neptune_gives_one_more_power_in_a_confrontation(confronting: int | None, power: int) -> None:
    t = teams(p0=["Trident of Neptune"], p2=["Trident of Neptune"], confronting=confronting)
    assert t.asked() == [0]
    t.play("Trident of Neptune")
    assert t.power(0) == power


def test_trident_of_neptune_puts_a_card_bought_before_or_after_it_on_the_deck_once() -> None:
    t = teams(p0=["Trident of Neptune"], discard0=["Steel"], lineup=["Krypto", "Supergirl"], power=9)
    t.buy("Krypto")
    t.play("Trident of Neptune")
    t.buy("Supergirl")
    t.use("Trident of Neptune")
    assert t.offered(0) == ["Krypto", "Supergirl"]
    t.answer(0, "Supergirl")
    assert (t.deck(0)[0], t.discard(0)) == ("Supergirl", ["Steel", "Krypto"])
    assert "use Trident of Neptune" not in t.offered(0)


def test_trident_of_neptune_takes_a_card_gained_in_a_confrontation() -> None:
    t = teams(p0=["Trident of Neptune", "Transmutation", "Demonic Pact", "Punch"], lineup=["Krypto"], confronting=1)
    t.play("Trident of Neptune")
    assert "use Trident of Neptune" not in t.offered(0)
    t.play("Transmutation")
    t.answer(0, "Punch")
    t.play("Demonic Pact")
    t.answer(0, "gain a Weakness")
    t.use("Trident of Neptune")
    t.answer(0, "Krypto")
    assert (t.deck(0)[0], t.discard(0)) == ("Krypto", ["Weakness"])


def test_trident_of_neptune_is_open_for_one_turn_and_brings_nothing_unplayed() -> None:
    t = teams(p0=["Trident of Neptune", "Punch"], lineup=["Krypto"], power=9)
    t.buy("Krypto")
    assert "use Trident of Neptune" not in t.offered(0)
    t.play("Trident of Neptune")
    t.end()
    for seat in (1, 2, 3):
        t.answer(seat, None)
        t.end()
    t.answer(0, None)
    assert "use Trident of Neptune" not in t.offered(0)


# Ocean Master's Trident


@rule("CON-6.2")
def test_ocean_masters_trident_takes_a_card_that_costs_something() -> None:
    t = teams(p0=["Ocean Master's Trident"], p1=["Punch", "Krypto", "Steel"], p3=["Krypto"])
    t.play("Ocean Master's Trident")
    t.answer(0, "P1")
    assert t.offered(1) == ["Krypto", "Steel"]
    t.answer(1, "Krypto")
    assert (t.power(0), t.hand(1), t.discard(1), t.hand(3)) == (2, ["Punch", "Steel"], ["Krypto"], ["Krypto"])


def test_ocean_masters_trident_sees_the_hand_that_has_no_such_card() -> None:
    t = teams(p0=["Ocean Master's Trident"], p3=["Punch", "Weakness"], p2=["Ocean Master's Trident"])
    assert t.asked() == [0]
    t.play("Ocean Master's Trident")
    t.answer(0, "P3")
    assert (t.hand(3), t.discard(3)) == (["Punch", "Weakness"], [])
    assert [card.name for card in t.view(0).known(HAND + 3)] == ["Punch", "Weakness"]


@rule("CON-6.3", "CON-6.7")
def test_ocean_masters_trident_can_be_avoided() -> None:
    t = teams(p0=["Ocean Master's Trident"], p1=["Top Hat", "Steel"], deck1=["Krypto"])
    t.play("Ocean Master's Trident")
    t.answer(0, "P1")
    t.answer(1, "Top Hat")
    assert (t.power(0), t.hand(1), t.discard(1)) == (2, ["Steel", "Krypto"], ["Top Hat"])
    assert t.view(0).known(HAND + 1) == []


# Books of Magic


@rule("CON-7.7")
@pytest.mark.parametrize(("confronting", "cards"), [(None, 2), (1, 3)])
def test_books_of_magic_draw_two_cards_and_a_third_in_a_confrontation(confronting: int | None, cards: int) -> None:
    t = teams(p0=["Books of Magic"], confronting=confronting)
    t.play("Books of Magic")
    assert (t.power(0), t.hand(0)) == (0, ["Punch"] * cards)


@rule("G-18")
def test_books_of_magic_draw_two_once_the_confrontation_is_off() -> None:
    t = teams(p0=["Illusions", "Books of Magic"], confronting=1)
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    t.play("Books of Magic")
    assert t.hand(0) == ["Punch"] * 4


@rule("CON-5.1")
def test_books_of_magic_are_no_assist_and_worth_three_points() -> None:
    t = teams(p2=["Books of Magic"])
    assert (t.asked(), t.vp(2)) == ([0], 3)


# Cursed Amulet


@rule("CON-6.2")
@pytest.mark.parametrize("seat", [1, 3])
def test_cursed_amulet_gives_a_foe_of_ones_choice_a_weakness(seat: int) -> None:
    t = teams(p0=["Cursed Amulet"], p2=["Cursed Amulet"])
    assert t.asked() == [0]
    t.play("Cursed Amulet")
    assert t.offered(0) == ["P1", "P3"]
    t.answer(0, f"P{seat}")
    assert (t.power(0), t.discard(seat), t.discard(4 - seat), t.discard(2)) == (1, ["Weakness"], [], [])


@rule("CON-6.3")
def test_cursed_amulet_is_avoided_by_the_chosen_foe_or_his_partner() -> None:
    t = teams(p0=["Cursed Amulet"], p1=["Top Hat"], p3=["Flight"])
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    t.answer(1, None)
    assert t.offered(3) == ["Flight for P1"]
    t.answer(3, "Flight")
    assert (t.discard(1), t.discard(3), t.hand(1)) == ([], ["Flight"], ["Top Hat"])


def test_cursed_amulet_in_a_duel_has_one_foe() -> None:
    t = duel(p0=["Cursed Amulet"])
    t.play("Cursed Amulet")
    assert (t.power(0), t.discard(1)) == (1, ["Weakness"])
