"""Super Powers with the symbol of a villain: Lex Luthor, Circe, Ocean Master, Felix Faust."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import duel, teams
from tests.sets.confrontations.seats import pile
from tests.vocabulary import rule

# Scientific Genius


@rule("CON-16.11")
@pytest.mark.parametrize(
    ("hand", "power"),
    [
        ([], 0),
        (["Punch", "Vulnerability"], 0),
        (["Krypto", "Hippolyta"], 1 + 3),
        (["Krypto", "Hippolyta", "Weakness"], 1 + 3 - 1),
        (["Krypto", "Weakness", "Weakness"], 0),
        (["Scientific Genius"], 1),
    ],
)
def test_scientific_genius_counts_the_victory_points_left_in_hand(hand: list[str], power: int) -> None:
    t = teams(p0=["Scientific Genius", *hand], discard0=["Hippolyta"], power=5)
    t.play("Scientific Genius")
    assert (t.power(0), t.hand(0)) == (5 + power, hand)


@rule("CON-16.11", "CON-5.2", "G-45")
def test_scientific_genius_as_an_assist_reads_the_active_players_hand() -> None:
    t = teams(p0=["Krypto", "Steel"], p2=["Scientific Genius", "Hippolyta"])
    t.assist(2, "Scientific Genius")
    assert (t.power(0), t.power(2)) == (2, 0)


@rule("CON-16.11")
def test_scientific_genius_looks_once() -> None:
    t = teams(p0=["Scientific Genius", "Krypto", "Steel"])
    t.play("Scientific Genius")
    t.play("Steel")
    assert t.power(0) == 2 + 2


# Hostile Takeover


@rule("CON-11.8")
def test_hostile_takeover_gains_a_cheap_card_of_the_lineup() -> None:
    t = teams(p0=["Hostile Takeover"], lineup=["Krypto", "Steel", "Cursed Amulet", "Supergirl"])
    t.play("Hostile Takeover")
    assert t.offered(0) == ["Krypto", "Cursed Amulet"]
    t.answer(0, "Cursed Amulet")
    assert (t.power(0), t.discard(0), t.hand(0)) == (1, ["Cursed Amulet"], [])
    assert t.lineup == ["Krypto", "Steel", "Supergirl"]


@rule("CON-7.5", "CON-7.7")
def test_hostile_takeover_takes_the_card_into_the_hand_in_a_confrontation() -> None:
    t = teams(p0=["Hostile Takeover"], lineup=["Aqualad", "Steel"], confronting=1)
    t.play("Hostile Takeover")
    assert (t.hand(0), t.discard(0), t.lineup) == (["Aqualad"], [], ["Steel"])
    t.play("Aqualad")
    assert t.power(0) == 1 + 2


@rule("CON-5.2", "CON-5.8")
@pytest.mark.parametrize(("confronting", "hand", "discard"), [(1, ["Aqualad"], []), (None, [], ["Aqualad"])])
def test_hostile_takeover_as_an_assist_is_for_the_active_player(
    confronting: int | None, hand: list[str], discard: list[str]
) -> None:
    t = teams(p2=["Hostile Takeover"], lineup=["Aqualad", "Steel"], confronting=confronting)
    t.assist(2, "Hostile Takeover")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, hand, discard)
    assert (t.hand(2), t.discard(2)) == ([], [])


@rule("CON-11.8")
def test_hostile_takeover_gains_nothing_where_all_is_dear() -> None:
    t = teams(p0=["Hostile Takeover"], lineup=["Steel", "Supergirl"])
    t.play("Hostile Takeover")
    assert (t.power(0), t.discard(0), t.lineup) == (1, [], ["Steel", "Supergirl"])


@rule("G-18")
def test_hostile_takeover_gains_to_the_discard_pile_once_the_confrontation_is_off() -> None:
    t = teams(p0=["Illusions", "Hostile Takeover"], deck0=["Punch"] * 3, lineup=["Aqualad"], confronting=1)
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    t.play("Hostile Takeover")
    assert (t.discard(0), t.hand(0)) == (["Aqualad"], ["Punch", "Punch"])


# Criminal Mastermind


@pytest.mark.parametrize("confronting", [None, 1])
def test_criminal_mastermind_draws_two_cards(confronting: int | None) -> None:
    t = teams(p0=["Criminal Mastermind"], deck0=["Krypto", "Steel", "Punch"], confronting=confronting)
    t.play("Criminal Mastermind")
    assert (t.power(0), t.hand(0), t.deck(0)) == (0, ["Krypto", "Steel"], ["Punch"])


@rule("CON-5.2")
def test_criminal_mastermind_as_an_assist_lets_the_active_player_draw() -> None:
    t = teams(deck0=["Krypto", "Steel", "Punch"], p2=["Criminal Mastermind", "Flight"])
    t.assist(2, "Criminal Mastermind")
    assert (t.hand(0), t.hand(2), len(t.deck(2))) == (["Krypto", "Steel"], ["Flight"], 10)


@rule("CON-11.3", "G-22")
def test_criminal_mastermind_shuffles_the_discard_pile_when_the_deck_runs_out() -> None:
    t = teams(p0=["Criminal Mastermind"], deck0=["Krypto"], discard0=["Steel"])
    t.play("Criminal Mastermind")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Krypto", "Steel"], [], [])


@rule("CON-14.3", "CON-14.4")
def test_criminal_mastermind_stored_on_a_character_draws_in_the_next_turn() -> None:
    t = duel(stored0=["Criminal Mastermind"], deck0=["Krypto", "Steel"])
    t.play("Criminal Mastermind")
    assert (t.hand(0), t.stored(0)) == (["Krypto", "Steel"], [])


# Transmutation


@pytest.mark.parametrize(
    ("given", "choices"),
    [
        ("Weakness", ["Krypto", "Cursed Amulet"]),
        ("Krypto", ["Krypto", "Cursed Amulet", "Steel", "Supergirl"]),
        ("Steel", ["Krypto", "Cursed Amulet", "Steel", "Supergirl", "Hippolyta"]),
    ],
)
def test_transmutation_turns_a_card_in_hand_into_one_that_costs_three_more(given: str, choices: list[str]) -> None:
    lineup = ["Krypto", "Cursed Amulet", "Steel", "Supergirl", "Hippolyta"]
    t = teams(p0=["Transmutation", given, "Punch"], lineup=lineup)
    t.play("Transmutation")
    t.answer(0, given)
    assert t.offered(0) == choices
    t.answer(0, choices[-1])
    assert (t.power(0), t.hand(0), t.discard(0), t.destroyed) == (0, ["Punch"], [choices[-1]], [given])


@pytest.mark.parametrize("hand", [["Punch"], []])
def test_transmutation_gives_two_power_if_nothing_is_destroyed(hand: list[str]) -> None:
    t = teams(p0=["Transmutation", *hand])
    t.play("Transmutation")
    if hand:
        t.answer(0, None)
    assert (t.power(0), t.hand(0), t.destroyed, t.discard(0)) == (2, hand, [], [])


@rule("CON-11.8")
def test_transmutation_gains_nothing_where_all_is_dear_and_gives_no_power_then() -> None:
    t = teams(p0=["Transmutation", "Punch"], lineup=["Steel", "Supergirl"])
    t.play("Transmutation")
    t.answer(0, "Punch")
    assert (t.power(0), t.discard(0), t.destroyed) == (0, [], ["Punch"])


@rule("CON-7.5")
def test_transmutation_works_in_a_confrontation_and_only_with_the_hand() -> None:
    t = teams(p0=["Transmutation", "Weakness"], discard0=["Punch"], lineup=["Krypto"], confronting=1)
    t.play("Transmutation")
    assert t.offered(0) == ["Weakness"]
    t.answer(0, "Weakness")
    assert (t.discard(0), t.destroyed) == (["Punch", "Krypto"], ["Weakness"])


# Sorcery


@rule("CON-7.7")
def test_sorcery_draws_three_and_discards_one_in_a_confrontation() -> None:
    t = teams(p0=["Sorcery", "Vulnerability"], deck0=["Krypto", "Steel", "Punch", "Punch"], confronting=1)
    t.play("Sorcery")
    assert t.offered(0) == ["Vulnerability", "Krypto", "Steel", "Punch"]
    t.answer(0, "Vulnerability")
    assert (t.power(0), t.hand(0), t.discard(0)) == (0, ["Krypto", "Steel", "Punch"], ["Vulnerability"])


@rule("CON-7.7")
def test_sorcery_draws_one_card_and_gives_a_power_otherwise() -> None:
    t = teams(p0=["Sorcery"], deck0=["Krypto", "Steel"])
    t.play("Sorcery")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, ["Krypto"], [])


@rule("G-18", "CON-7.12")
def test_sorcery_after_a_called_off_confrontation_does_what_it_does_otherwise() -> None:
    t = teams(p0=["Illusions", "Sorcery"], deck0=["Punch"] * 4, p2=["Sorcery"], confronting=1)
    assert t.asked() == [0]
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    t.play("Sorcery")
    assert (t.power(0), t.hand(0)) == (1, ["Punch"] * 3)


# Immortality


@pytest.mark.parametrize("card", ["Hippolyta", None])
def test_immortality_may_put_a_card_of_the_discard_pile_on_the_deck(card: str | None) -> None:
    t = teams(p0=["Immortality"], discard0=["Punch", "Hippolyta"], deck0=["Krypto"])
    t.play("Immortality")
    t.answer(0, card)
    assert t.power(0) == 2
    assert (t.deck(0), t.discard(0)) == (
        (["Hippolyta", "Krypto"], ["Punch"]) if card else (["Krypto"], ["Punch", "Hippolyta"])
    )


@rule("CON-9.2", "CON-9.4")
@pytest.mark.parametrize("seat", [1, 3])
@pytest.mark.parametrize(("power", "saved"), [(12, True), (13, False)])
def test_immortality_blocks_for_four(seat: int, power: int, saved: bool) -> None:
    t = teams(**pile("p", seat, ["Immortality"]), confronting=3, power=power)
    t.end()
    t.answer(seat, "Immortality")
    assert t.character(3) == ("Ocean Master (Level 1)" if saved else "Ocean Master (Level 2)")
    assert t.discard(seat) == ["Immortality"]


@rule("CON-9.5")
def test_immortality_raises_the_cost_for_this_turn_only() -> None:
    t = teams(p1=["Immortality"], confronting=1, power=9)
    t.end()
    t.answer(1, "Immortality")
    assert (t.active, t.character_cost(1)) == (1, 9)


def test_immortality_without_a_discard_pile_asks_nothing_and_takes_no_other() -> None:
    t = teams(p0=["Immortality"], discard2=["Steel"], discard1=["Steel"])
    t.play("Immortality")
    assert (t.power(0), t.offered()) == (2, ["end turn"])


# Storm Calling


@rule("CON-7.7", "CON-5.8")
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize(("confronting", "power"), [(None, 2), (1, 3)])
def test_storm_calling_gives_three_power_in_a_confrontation_and_else_two(
    seat: int, confronting: int | None, power: int
) -> None:
    t = teams(**pile("p", seat, ["Storm Calling"]), confronting=confronting)
    if seat == 0:
        t.play("Storm Calling")
    else:
        t.assist(2, "Storm Calling")
    assert (t.power(0), t.power(2)) == (power, 0)


@rule("G-18", "CON-7.11")
def test_storm_calling_before_and_after_a_confrontation_is_called_off() -> None:
    t = teams(p0=["Storm Calling", "Illusions"], p2=["Storm Calling"], confronting=1)
    t.play("Storm Calling")
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    assert t.power(0) == 3
    t.assist(2, "Storm Calling")
    assert t.power(0) == 3 + 2


@rule("CON-14.4")
@pytest.mark.parametrize(("confronting", "power"), [(None, 2), (1, 3)])
def test_storm_calling_played_from_the_character_sees_the_confrontation(confronting: int | None, power: int) -> None:
    t = duel(stored0=["Storm Calling"], confronting=confronting)
    t.play("Storm Calling")
    assert t.power(0) == power


# Tidal Wave


@rule("CON-6.1")
def test_tidal_wave_makes_each_foe_discard_two_cards_of_his_choice() -> None:
    t = teams(p0=["Tidal Wave", "Punch"], p1=["Punch", "Krypto", "Steel"], p2=["Punch"] * 3, p3=["Punch"])
    t.play("Tidal Wave")
    t.answer(1, "Punch", "Steel")
    assert (t.hand(1), t.discard(1), t.hand(3), t.discard(3)) == (["Krypto"], ["Punch", "Steel"], [], ["Punch"])
    assert (t.power(0), t.hand(0), len(t.hand(2))) == (3, ["Punch"], 3)


@rule("CON-6.3", "CON-6.7", "CON-6.4")
def test_tidal_wave_gives_its_power_even_if_both_foes_are_protected() -> None:
    t = teams(p0=["Tidal Wave"], p1=["Top Hat", "Flight"], deck1=["Krypto", "Steel"], p3=["Punch"] * 2)
    t.play("Tidal Wave")
    t.answer(1, "Top Hat for yourself")
    t.answer(1, "Flight for P3")
    assert (t.power(0), t.hand(1), t.hand(3)) == (3, ["Krypto", "Steel"], ["Punch", "Punch"])


@rule("CON-7.6", "CON-9.7")
def test_tidal_wave_in_a_confrontation_takes_blocks_without_their_effect() -> None:
    t = teams(p0=["Tidal Wave"], p1=["Immortality", "Amazonian Training"], confronting=1, power=6)
    t.play("Tidal Wave")
    assert (t.character_cost(1), t.discard(1)) == (9, ["Immortality", "Amazonian Training"])
    t.end()
    assert t.character(1) == "Lex Luthor (Level 2)"


# Demonic Pact


@rule("CON-11.1")
def test_demonic_pact_draws_two_cards_for_a_weakness() -> None:
    t = teams(p0=["Demonic Pact"], deck0=["Krypto", "Steel", "Punch"])
    t.play("Demonic Pact")
    t.answer(0, "gain a Weakness")
    assert (t.power(0), t.hand(0), t.discard(0)) == (0, ["Krypto", "Steel"], ["Weakness"])


@pytest.mark.parametrize("confronting", [None, 1])
def test_demonic_pact_gives_one_power_if_it_is_declined(confronting: int | None) -> None:
    t = teams(p0=["Demonic Pact"], confronting=confronting)
    t.play("Demonic Pact")
    t.answer(0, "do not gain a Weakness")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, [], [])


@rule("CON-11.2")
def test_demonic_pact_gives_its_power_when_no_weakness_is_left() -> None:
    t = teams(p0=["Demonic Pact"], weaknesses=0)
    t.play("Demonic Pact")
    assert (t.power(0), t.hand(0), t.offered()) == (1, [], ["end turn"])


@rule("CON-5.1", "CON-11.2")
def test_demonic_pact_twice_with_one_weakness_left() -> None:
    t = teams(p0=["Demonic Pact", "Demonic Pact"], p2=["Demonic Pact"], weaknesses=1)
    assert t.asked() == [0]
    t.play("Demonic Pact")
    t.answer(0, "gain a Weakness")
    t.play("Demonic Pact")
    assert (t.power(0), len(t.hand(0)), t.discard(0)) == (1, 2, ["Weakness"])


# Necromancy


@rule("CON-16.19", "G-37")
def test_necromancy_plays_a_destroyed_hero_or_villain_and_puts_it_back() -> None:
    t = teams(p0=["Necromancy"], destroyed=["Punch", "Supergirl", "Hippolyta", "Cheetah", "Flight", "Magog"])
    t.play("Necromancy")
    assert t.offered(0) == ["Supergirl", "Cheetah"]
    t.answer(0, "Supergirl")
    assert (t.power(0), t.discard(0)) == (1 + 3, [])
    assert sorted(t.destroyed) == ["Cheetah", "Flight", "Hippolyta", "Magog", "Punch", "Supergirl"]
    t.end()
    assert "Supergirl" not in t.discard(0) + t.hand(0)


def test_necromancy_may_be_declined_and_gives_its_power_with_an_empty_pile() -> None:
    t = teams(p0=["Necromancy"], destroyed=["Supergirl"])
    t.play("Necromancy")
    t.answer(0, None)
    assert (t.power(0), t.destroyed) == (1, ["Supergirl"])
    t = teams(p0=["Necromancy"], destroyed=["Hippolyta", "Weakness"])
    t.play("Necromancy")
    assert (t.power(0), t.offered()) == (1, ["end turn"])


@rule("G-8", "CON-16.12")
def test_necromancy_is_still_resolving_when_the_superboy_it_plays_looks_for_a_super_power() -> None:
    t = teams(p0=["Necromancy"], destroyed=["Superboy"])
    t.play("Necromancy")
    t.answer(0, "Superboy")
    assert (t.power(0), t.destroyed) == (1 + 2, ["Superboy"])
    assert "end turn" in t.offered()


@rule("CON-6.1", "CON-7.7")
def test_necromancy_plays_a_villain_with_its_attack_and_its_confrontation_text() -> None:
    t = teams(p0=["Necromancy"], destroyed=["Demons Three"], weaknesses=4)
    t.play("Necromancy")
    t.answer(0, "Demons Three")
    assert (t.power(0), t.discard(1), t.discard(3)) == (1 + 2, ["Weakness"], ["Weakness"])
    t = teams(p0=["Necromancy", "Punch"], destroyed=["Cheetah"], deck0=["Steel", "Krypto"], confronting=1)
    t.play("Necromancy")
    t.answer(0, "Cheetah")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1 + 1, ["Steel", "Krypto"], ["Punch"])
