"""Super Powers with the symbol of a hero: Superman, Wonder Woman, Aquaman, Zatanna Zatara."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import DECK
from tests.sets.confrontations import duel, teams
from tests.sets.confrontations.seats import pile
from tests.vocabulary import rule

# Cold Breath


@rule("CON-16.2")
def test_cold_breath_destroys_a_card_in_each_of_three_places() -> None:
    t = teams(p0=["Cold Breath", "Punch", "Vulnerability"], discard0=["Weakness", "Punch"], lineup=["Krypto", "Steel"])
    t.play("Cold Breath")
    t.answer(0, "Vulnerability")
    t.answer(0, "Weakness")
    t.answer(0, "Steel")
    assert t.destroyed == ["Vulnerability", "Weakness", "Steel"]
    assert (t.power(0), t.hand(0), t.discard(0), t.lineup) == (1, ["Punch"], ["Punch"], ["Krypto"])


@rule("CON-16.2")
@pytest.mark.parametrize(
    "chosen",
    [
        (None, None, None),
        ("Vulnerability", None, None),
        (None, "Weakness", None),
        (None, None, "Steel"),
        ("Vulnerability", None, "Steel"),
    ],
)
def test_cold_breath_may_leave_out_any_place(chosen: tuple[str | None, ...]) -> None:
    t = teams(p0=["Cold Breath", "Vulnerability"], discard0=["Weakness"], lineup=["Krypto", "Steel"])
    t.play("Cold Breath")
    for card in chosen:
        t.answer(0, card)
    assert t.destroyed == [card for card in chosen if card]
    assert (t.power(0), t.active) == (1, 0)


@rule("CON-16.2", "CON-3.3")
def test_cold_breath_asks_only_for_places_with_cards_and_the_slot_stays_empty() -> None:
    t = teams(p0=["Cold Breath"], lineup=["Krypto", "Steel"], main=["Atlantean Strength"] * 9)
    t.play("Cold Breath")
    t.answer(0, "Krypto")
    assert t.lineup == ["Steel"]
    t.end()
    assert t.lineup == ["Steel", *["Atlantean Strength"] * 4]


@rule("CON-16.2")
@pytest.mark.parametrize("declined", [0, 1, 2])
def test_cold_breath_destroys_no_second_card_in_a_place(declined: int) -> None:
    t = teams(p0=["Cold Breath", "Krypto", "Steel"], discard0=["Krypto", "Steel"], lineup=["Krypto", "Steel"])
    t.play("Cold Breath")
    for _ in range(declined):
        t.answer(0, None)
    with pytest.raises(ArchfoeError):
        t.answer(0, "Krypto", "Steel")
    assert t.destroyed == []


def test_cold_breath_reaches_no_other_players_cards_and_is_no_assist() -> None:
    t = teams(p0=["Cold Breath"], p1=["Weakness"], discard1=["Weakness"], p2=["Cold Breath"], discard2=["Weakness"],
              lineup=[])  # fmt: skip
    assert t.asked() == [0]
    t.play("Cold Breath")
    assert (t.asked(), t.offered()) == ([0], ["end turn"])
    assert t.destroyed == []


# Heat Vision


@pytest.mark.parametrize("card", ["Weakness", "Vulnerability", None])
def test_heat_vision_may_destroy_a_card_in_hand_or_discard_pile(card: str | None) -> None:
    t = teams(p0=["Heat Vision", "Vulnerability"], discard0=["Weakness"])
    t.play("Heat Vision")
    with pytest.raises(ArchfoeError):
        t.answer(0, "Weakness", "Vulnerability")
    t.answer(0, card)
    assert (t.power(0), t.destroyed) == (3, [card] if card else [])


@rule("CON-5.2", "CON-5.6")
def test_heat_vision_as_an_assist_is_for_the_active_players_cards() -> None:
    t = teams(p0=["Punch"], discard0=["Weakness"], p2=["Heat Vision", "Vulnerability"], discard2=["Weakness"])
    t.assist(2, "Heat Vision")
    assert sorted(t.offered(0)) == ["Punch (hand)", "Weakness (discard pile)"]
    t.answer(0, "Weakness")
    assert (t.power(0), t.power(2), t.discard(0), t.discard(2)) == (3, 0, [], ["Weakness"])
    assert t.played(2) == ["Heat Vision"]
    t.end()
    assert t.discard(2) == ["Weakness", "Heat Vision"]


@rule("CON-5.1")
def test_heat_vision_does_not_help_a_foe() -> None:
    assert teams(p1=["Heat Vision"], p3=["Heat Vision"]).asked() == [0]


def test_heat_vision_without_another_card_asks_nothing() -> None:
    t = teams(p0=["Heat Vision"])
    t.play("Heat Vision")
    assert (t.power(0), t.destroyed) == (3, [])
    assert "end turn" in t.offered(0)


# Flight


@rule("CON-6.3", "CON-6.6")
@pytest.mark.parametrize(("whom", "safe", "hit"), [("yourself", 1, 3), ("P3", 3, 1)])
def test_flight_protects_its_player_or_the_partner_and_its_player_draws(whom: str, safe: int, hit: int) -> None:
    t = teams(p0=["Tidal Wave"], p1=["Flight", "Punch", "Punch"], p3=["Punch", "Punch"], deck1=["Krypto", "Steel"])
    t.play("Tidal Wave")
    t.answer(1, f"Flight for {whom}")
    if t.asked() == [1]:
        t.answer(1, "Punch", "Punch")
    assert "Krypto" in t.hand(1)
    assert len(t.hand(3)) == (2 if safe == 3 else 0)
    assert t.discard(hit)[-2:] == ["Punch", "Punch"]
    assert ("Flight" in t.discard(1), t.deck(1)) == (True, ["Steel"])


@rule("CON-6.3")
def test_flight_may_be_kept() -> None:
    t = teams(p0=["Cursed Amulet"], p1=["Flight"])
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    t.answer(1, None)
    assert (t.hand(1), t.discard(1)) == (["Flight"], ["Weakness"])


@rule("CON-5.2", "CON-6.8")
def test_flight_gives_one_power_on_its_owners_turn_and_as_an_assist() -> None:
    t = teams(p0=["Flight"], p2=["Flight"])
    t.play("Flight")
    t.assist(2, "Flight")
    assert (t.power(0), t.power(2), t.hand(0)) == (2, 0, [])


@rule("CON-7.6")
def test_flight_is_no_help_against_a_confrontation() -> None:
    t = teams(p1=["Flight"], confronting=1, power=9)
    t.end()
    assert (t.character(1), t.hand(1)) == ("Lex Luthor (Level 2)", ["Flight"])


# Amazonian Training


@rule("CON-9.2", "CON-9.4")
@pytest.mark.parametrize("seat", [1, 3])
@pytest.mark.parametrize(("power", "saved"), [(10, True), (11, False)])
def test_amazonian_training_raises_the_cost_by_two_for_oneself_or_the_partner(
    seat: int, power: int, saved: bool
) -> None:
    t = teams(**pile("p", seat, ["Amazonian Training"]), confronting=1, power=power)
    t.end()
    t.answer(seat, "Amazonian Training")
    assert t.character(1) == ("Lex Luthor (Level 1)" if saved else "Lex Luthor (Level 2)")
    assert (t.discard(seat), t.hand(seat)) == (["Amazonian Training"], [])


@rule("CON-9.6")
def test_amazonian_training_gives_two_power_when_played() -> None:
    t = teams(p0=["Amazonian Training"])
    t.play("Amazonian Training")
    assert (t.power(0), t.character_cost(0), t.character_cost(1)) == (2, 9, 9)


@rule("CON-9.3")
def test_amazonian_training_twice_makes_four() -> None:
    t = teams(p1=["Amazonian Training"], p3=["Amazonian Training"], confronting=1, power=12)
    t.end()
    t.answer(3, "Amazonian Training")
    t.answer(1, "Amazonian Training")
    assert t.character(1) == "Lex Luthor (Level 1)"
    t = teams(p1=["Amazonian Training"], confronting=1, power=12)
    t.end()
    t.answer(1, None)
    assert (t.character(1), t.hand(1)) == ("Lex Luthor (Level 2)", ["Amazonian Training"])


@rule("CON-9.1")
def test_amazonian_training_is_no_block_for_the_confronting_team_or_without_a_confrontation() -> None:
    t = teams(p0=["Amazonian Training"], p2=["Amazonian Training"], confronting=1, power=9)
    t.end()
    assert (t.character(1), t.active) == ("Lex Luthor (Level 2)", 1)
    t = teams(p1=["Amazonian Training"], power=20)
    t.end()
    assert (t.active, t.hand(1)) == (1, ["Amazonian Training"])


# Speed of Hermes


def test_speed_of_hermes_draws_a_card_when_played() -> None:
    t = teams(p0=["Speed of Hermes"], deck0=["Krypto", "Steel"])
    t.play("Speed of Hermes")
    assert (t.power(0), t.hand(0), t.deck(0)) == (0, ["Krypto"], ["Steel"])


@rule("CON-6.6")
@pytest.mark.parametrize(("whom", "weak"), [("yourself", 3), ("P3", 1)])
def test_speed_of_hermes_draws_two_cards_for_its_player_whoever_is_protected(whom: str, weak: int) -> None:
    t = teams(p0=["Demons Three"], p1=["Speed of Hermes"], deck1=["Krypto", "Steel", "Punch"])
    t.play("Demons Three")
    t.answer(1, f"Speed of Hermes for {whom}")
    assert (t.hand(1), t.hand(3)) == (["Krypto", "Steel"], [])
    assert t.discard(1) == ["Speed of Hermes", *["Weakness"] * (weak == 1)]
    assert t.discard(3) == ["Weakness"] * (weak == 3)


@rule("CON-5.1")
def test_speed_of_hermes_is_no_assist_and_saves_once() -> None:
    assert teams(p2=["Speed of Hermes"]).asked() == [0]
    t = teams(p0=["Cursed Amulet", "Cursed Amulet"], p1=["Speed of Hermes"], deck1=["Krypto", "Steel"])
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    t.answer(1, "Speed of Hermes")
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    assert t.discard(1) == ["Speed of Hermes", "Weakness"]


# Wisdom of Athena


def test_wisdom_of_athena_draws_one_of_three_and_orders_the_others() -> None:
    t = teams(p0=["Wisdom of Athena"], deck0=["Punch", "Krypto", "Steel", "Vulnerability"])
    t.play("Wisdom of Athena")
    assert t.offered(0) == ["Punch", "Krypto", "Steel"]
    t.answer(0, "Krypto")
    t.answer(0, "Steel", "Punch")
    assert (t.power(0), t.hand(0), t.deck(0)) == (0, ["Krypto"], ["Steel", "Punch", "Vulnerability"])


def test_wisdom_of_athena_with_a_short_deck_sees_what_there_is() -> None:
    t = teams(p0=["Wisdom of Athena"], deck0=["Punch"], discard0=["Krypto"])
    t.play("Wisdom of Athena")
    t.answer(0, "Krypto")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Krypto"], ["Punch"], [])


@rule("G-22")
def test_wisdom_of_athena_without_any_card_does_nothing() -> None:
    t = teams(p0=["Wisdom of Athena"], deck0=[])
    t.play("Wisdom of Athena")
    assert (t.hand(0), t.offered()) == ([], ["end turn"])


def test_wisdom_of_athena_shows_its_cards_to_nobody_else_and_is_no_assist() -> None:
    t = teams(p0=["Wisdom of Athena"], deck0=["Punch", "Krypto", "Steel"], p2=["Wisdom of Athena"])
    assert t.asked() == [0]
    t.play("Wisdom of Athena")
    t.answer(0, "Steel")
    t.answer(0, "Krypto", "Punch")
    assert t.deck(0) == ["Krypto", "Punch"]
    assert [len(t.view(seat).known(DECK)) for seat in range(4)] == [2, 0, 0, 0]


# Marine Telepathy


def test_marine_telepathy_gives_two_power_outside_a_confrontation() -> None:
    t = teams(p0=["Marine Telepathy"], lineup=["Krypto", "Steel"])
    t.play("Marine Telepathy")
    assert (t.power(0), t.lineup, t.hand(0)) == (2, ["Krypto", "Steel"], [])


@rule("CON-16.19", "CON-7.7", "G-37")
def test_marine_telepathy_plays_a_hero_or_villain_of_the_lineup_in_a_confrontation() -> None:
    t = teams(
        p0=["Marine Telepathy"], lineup=["Krypto", "Steel", "Supergirl", "Cheetah", "Signal Watch"], confronting=1
    )
    t.play("Marine Telepathy")
    assert t.offered(0) == ["Krypto", "Steel", "Cheetah"]
    t.answer(0, "Steel")
    assert (t.power(0), t.discard(0)) == (2, [])
    assert t.lineup == ["Krypto", "Steel", "Supergirl", "Cheetah", "Signal Watch"]


def test_marine_telepathy_gives_nothing_in_a_confrontation_without_a_fitting_card() -> None:
    t = teams(p0=["Marine Telepathy"], lineup=["Supergirl", "Signal Watch"], confronting=1)
    t.play("Marine Telepathy")
    assert (t.power(0), t.offered()) == (0, ["end turn"])


@rule("CON-16.12", "G-8")
def test_marine_telepathy_is_still_resolving_when_the_superboy_it_plays_looks_for_a_super_power() -> None:
    t = teams(p0=["Marine Telepathy"], lineup=["Superboy"], confronting=1)
    t.play("Marine Telepathy")
    assert (t.power(0), t.lineup, t.offered()) == (2, ["Superboy"], ["end turn"])


@rule("CON-16.19")
def test_two_marine_telepathies_and_a_superboy_come_to_an_end() -> None:
    """The first one may be played again, but Superboy is in play meanwhile and cannot be chosen once more."""
    t = teams(p0=["Marine Telepathy", "Marine Telepathy"], lineup=["Superboy", "Steel"], confronting=1)
    t.play("Marine Telepathy")
    t.answer(0, "Steel")
    t.play("Marine Telepathy")
    t.answer(0, "Superboy")
    t.answer(0, "Marine Telepathy")
    assert (t.power(0), t.lineup) == (2 + 2, ["Superboy", "Steel"])


@rule("G-18", "CON-7.12")
def test_marine_telepathy_gives_two_power_once_the_confrontation_is_called_off() -> None:
    t = teams(p0=["Illusions", "Marine Telepathy"], lineup=["Steel"], confronting=1)
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    t.play("Marine Telepathy")
    assert t.power(0) == 2


# Atlantean Strength


@pytest.mark.parametrize("confronting", [None, 1])
def test_atlantean_strength_gives_four_power_always(confronting: int | None) -> None:
    t = teams(p0=["Atlantean Strength", "Atlantean Strength"], confronting=confronting)
    t.play("Atlantean Strength")
    t.play("Atlantean Strength")
    assert (t.power(0), t.hand(0)) == (8, [])


@rule("CON-5.1")
def test_atlantean_strength_is_no_assist_no_block_and_no_defense() -> None:
    assert teams(p2=["Atlantean Strength"]).asked() == [0]
    t = teams(p0=["Demons Three"], p1=["Atlantean Strength"], confronting=1, power=9)
    t.play("Demons Three")
    t.end()
    assert (t.character(1), t.hand(1), t.discard(1)) == (
        "Lex Luthor (Level 2)",
        ["Atlantean Strength"],
        ["Weakness"],
    )


def test_atlantean_strength_costs_six_and_is_worth_two_points() -> None:
    assert "buy Atlantean Strength" not in teams(power=5).offered()
    t = teams(power=6)
    t.buy("Atlantean Strength")
    assert (t.power(0), t.vp(0)) == (0, 2)


# Illusions


def test_illusions_only_draws_outside_a_confrontation() -> None:
    t = teams(p0=["Illusions"], deck0=["Krypto", "Steel", "Punch"])
    t.play("Illusions")
    assert (t.power(0), t.hand(0)) == (0, ["Krypto", "Steel"])
    assert "end turn" in t.offered(0)


@rule("CON-16.5", "CON-7.11", "CON-7.12", "G-18")
def test_illusions_may_call_the_confrontation_off_and_buying_is_open() -> None:
    t = teams(p0=["Punch", "Illusions", "Storm Calling"], deck0=["Signal Watch", "Steel"], confronting=1, power=9)
    t.play("Punch")
    t.play("Illusions")
    assert t.hand(0) == ["Storm Calling", "Signal Watch", "Steel"]
    t.answer(0, "call the Confrontation off")
    assert (t.target, t.power(0)) == (None, 10)
    t.play("Storm Calling")
    t.play("Signal Watch")
    assert (t.power(0), t.hand(0)) == (10 + 2 + 2, ["Steel"])
    t.buy("Atlantean Strength")
    t.end()
    assert (t.active, t.character(1), t.trophies(0)) == (1, "Lex Luthor (Level 1)", [])


@rule("CON-16.5")
def test_illusions_need_not_call_it_off() -> None:
    t = teams(p0=["Illusions"], confronting=1, power=9)
    t.play("Illusions")
    t.answer(0, "do not call the Confrontation off")
    assert t.target == 1
    assert "buy Atlantean Strength" not in t.offered(0)
    t.end()
    assert (t.character(1), t.trophies(0)) == ("Lex Luthor (Level 2)", ["Lex Luthor (Level 1)"])


@rule("CON-16.5", "CON-5.2")
def test_illusions_as_an_assist_let_the_confronting_player_draw_and_decide_at_once() -> None:
    t = teams(p0=["Punch"], deck0=["Krypto", "Steel"], p2=["Illusions"], confronting=1, power=6)
    t.assist(2, "Illusions")
    assert (t.asked(), t.hand(0), t.hand(2)) == ([0], ["Punch", "Krypto", "Steel"], [])
    assert t.offered(0) == ["do not call the Confrontation off", "call the Confrontation off"]
    t.answer(0, "call the Confrontation off")
    assert (t.target, t.discard(2)) == (None, [])
    assert "buy Atlantean Strength" in t.offered(0)


@rule("G-18")
def test_illusions_a_second_time_find_no_confrontation_to_call_off() -> None:
    t = teams(p0=["Illusions", "Illusions"], confronting=1)
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    t.play("Illusions")
    assert len(t.hand(0)) == 4
    assert "end turn" in t.offered(0)


# Backwards Magic


def test_backwards_magic_fetches_a_hero_or_super_power() -> None:
    t = teams(p0=["Backwards Magic"], discard0=["Punch", "Krypto", "Flight", "Cheetah", "Signal Watch", "Weakness"])
    t.play("Backwards Magic")
    assert t.offered(0) == ["Krypto", "Flight"]
    t.answer(0, "Flight")
    assert (t.power(0), t.hand(0)) == (2, ["Flight"])
    assert t.discard(0) == ["Punch", "Krypto", "Cheetah", "Signal Watch", "Weakness"]


def test_backwards_magic_must_fetch_the_only_fitting_card_which_may_be_played() -> None:
    t = teams(p0=["Backwards Magic"], discard0=["Steel", "Punch"], discard2=["Krypto"], confronting=1)
    t.play("Backwards Magic")
    t.play("Steel")
    assert (t.power(0), t.discard(0), t.discard(2)) == (4, ["Punch"], ["Krypto"])


def test_backwards_magic_without_a_fitting_card_gives_its_power_and_is_no_assist() -> None:
    t = teams(p0=["Backwards Magic"], discard0=["Punch", "Cheetah"], deck0=["Steel"], p2=["Backwards Magic"])
    assert t.asked() == [0]
    t.play("Backwards Magic")
    assert (t.power(0), t.hand(0), t.offered()) == (2, [], ["end turn"])


# Without partners


@rule("CON-14.3", "CON-14.4", "CON-14.5")
@pytest.mark.parametrize(("name", "power"), [("Heat Vision", 3), ("Flight", 1)])
def test_heat_vision_and_flight_wait_on_the_character_for_the_next_turn(name: str, power: int) -> None:
    t = duel(p0=[name])
    t.store(name)
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(0, None)
    assert "end turn" not in t.offered(0)
    t.play(name)
    if name == "Heat Vision":
        t.answer(0, None)
    assert (t.power(0), t.stored(0), t.played(0)) == (power, [], [name])


@rule("CON-13.2", "CON-7.11")
def test_illusions_in_a_game_of_two_call_off_all_the_same() -> None:
    t = duel(stored0=["Illusions"], confronting=1, power=9)
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    t.end()
    assert t.character(1) == "Lex Luthor (Level 1)"
