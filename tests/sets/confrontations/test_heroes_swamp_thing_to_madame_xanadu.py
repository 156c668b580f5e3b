"""Heroes with the symbols of Aquaman and Zatanna Zatara, from Swamp Thing to Madame Xanadu."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DECK
from tests.sets.confrontations import duel, teams, trio
from tests.sets.confrontations.seats import pile
from tests.vocabulary import rule, table

# Swamp Thing


@rule("CON-9.6")
def test_swamp_thing_gives_three_power_and_moves_nothing_when_played() -> None:
    t = teams(p0=["Swamp Thing"], confronting=3)
    t.play("Swamp Thing")
    assert (t.power(0), t.target) == (3, 3)


@rule("CON-16.13")
@pytest.mark.parametrize("user", [1, 3])
def test_swamp_thing_moves_the_confrontation_to_the_other_foe_whatever_that_costs(user: int) -> None:
    t = teams(hero3="Ocean Master (Level 3)", confronting=1, power=14, **pile("p", user, ["Swamp Thing"]))
    t.end()
    t.answer(user, "Swamp Thing")
    assert (t.trophies(0), t.character(1), t.character(3)) == ([], "Lex Luthor (Level 1)", "Ocean Master (Level 3)")
    assert t.discard(user) == ["Swamp Thing"]


@rule("CON-16.13")
def test_swamp_thing_may_deliver_the_partner_to_defeat() -> None:
    t = teams(p1=["Swamp Thing"], confronting=1, power=9)
    t.end()
    t.answer(1, "Swamp Thing")
    assert (t.trophies(0), t.character(1), t.character(3)) == (
        ["Ocean Master (Level 1)"],
        "Lex Luthor (Level 1)",
        "Ocean Master (Level 2)",
    )


@rule("CON-16.14")
def test_raises_before_swamp_thing_stay_and_blocks_after_him_are_for_the_second_character() -> None:
    t = teams(p1=["Steel", "Swamp Thing", "King Shark"], p3=["Atlantean Armor", "Steel"], confronting=1, power=13)
    t.end()
    t.answer(1, "Steel")
    t.answer(1, "Swamp Thing")
    assert (t.target, t.character_cost(1), t.character_cost(3)) == (3, 11, 9)
    assert t.asked() == [1, 3]
    t.answer(1, "King Shark")
    t.answer(3, "Steel")
    assert (t.character_cost(1), t.character_cost(3)) == (11, 14)
    t.answer(3, None)
    assert t.trophies(0) == []


@rule("CON-16.14")
def test_swamp_thing_leaves_a_raise_behind_that_would_have_saved_the_second_character() -> None:
    t = teams(p1=["Steel", "Swamp Thing"], confronting=1, power=10)
    t.end()
    t.answer(1, "Steel")
    t.answer(1, "Swamp Thing")
    assert t.trophies(0) == ["Ocean Master (Level 1)"]


@rule("CON-16.13", "CON-16.14")
def test_swamp_thing_among_three_players_hands_the_confrontation_on_to_who_may_block_now() -> None:
    t = trio(p1=["Swamp Thing", "Steel"], p2=["Steel"], confronting=1, power=10)
    t.end()
    assert t.asked() == [1]
    t.answer(1, "Swamp Thing")
    assert (t.asked(), t.target) == ([2], 2)
    t.answer(2, "Steel")
    assert (t.trophies(0), t.hand(1), t.discard(2)) == ([], ["Steel"], ["Steel"])


@rule("CON-16.13")
def test_swamp_thing_cannot_be_used_when_no_other_foe_is_left() -> None:
    """P0 defeats the last Character of P2 and is then Confronted by P1, who is the only other one left."""
    t = trio(
        p0=[],
        deck0=["Swamp Thing"] + ["Punch"] * 4,
        p2=[],
        hero0="Wonder Woman (Level 3)",
        hero2="Aquaman (Level 3)",
        confronting=2,
        power=15,
    )
    t.end()
    assert t.state.out == (2,)
    t.answer(1, "P0")
    t.end()
    assert (t.active, t.over) == (0, False)
    assert "Swamp Thing" in t.hand(0)


@rule("CON-13.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_swamp_thing_leaves_a_game_of_two_when_it_enters_the_line_up(players: int) -> None:
    plain = ["Atlantean Strength"] * 4
    main = ["Swamp Thing", "Magog", "Krypto", "Vulko", "Punch"]
    t = table("confrontations", players=players, lineup=["Aqualad", *plain], main=main, power=3)
    t.buy("Aqualad")
    t.end()
    assert t.lineup == [*plain, "Krypto" if players == 2 else "Swamp Thing"]
    assert t.main_deck[0] == ("Vulko" if players == 2 else "Magog")
    assert t.destroyed == []


# John Constantine


@pytest.mark.parametrize(("drawn", "discarded"), [("Punch", "Steel"), ("Steel", "Punch")])
def test_john_constantine_draws_one_of_two_cards_and_discards_the_other(drawn: str, discarded: str) -> None:
    t = teams(p0=["John Constantine"], deck0=["Punch", "Steel", "Orion"])
    t.play("John Constantine")
    assert t.offered(0) == ["Punch", "Steel"]
    t.answer(0, drawn)
    assert (t.power(0), t.hand(0), t.discard(0), t.deck(0)) == (0, [drawn], [discarded], ["Orion"])


@rule("CON-11.3", "G-22")
@pytest.mark.parametrize(("deck", "discards"), [(["Steel"], []), ([], ["Steel"])])
def test_john_constantine_with_a_single_card_draws_it(deck: list[str], discards: list[str]) -> None:
    t = teams(p0=["John Constantine"], deck0=deck, discard0=discards)
    t.play("John Constantine")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Steel"], [], [])


@rule("CON-11.3")
def test_john_constantine_finds_his_second_card_by_shuffling() -> None:
    t = teams(p0=["John Constantine"], deck0=["Steel"], discard0=["Punch"])
    t.play("John Constantine")
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Punch"], ["Steel"], [])


def test_john_constantine_as_an_assist_lent_by_lois_lane_serves_the_active_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["John Constantine"], deck0=["Steel", "Orion"], deck2=["Punch", "Punch"])
    t.play("Lois Lane")
    t.assist(2, "John Constantine")
    t.answer(0, "Orion")
    assert (t.hand(0), t.discard(0), t.deck(2), t.hand(2)) == (["Orion"], ["Steel"], ["Punch", "Punch"], [])


def test_john_constantine_draws_so_zatanna_of_level_two_draws_one_more() -> None:
    t = teams(
        p0=["John Constantine"], deck0=["Steel", "Punch", "Orion"], hero0="Zatanna Zatara (Level 2)", confronting=1
    )
    t.play("John Constantine")
    t.answer(0, "Steel")
    assert (t.hand(0), t.discard(0)) == (["Steel", "Orion"], ["Punch"])


# Deadman


@rule("CON-16.19", "G-37", "G-14")
def test_deadman_plays_the_top_card_of_a_foe_which_goes_back_on_top() -> None:
    t = teams(p0=["Deadman"], deck1=["Atlantean Strength", "Punch"], deck3=["Krypto"])
    t.play("Deadman")
    assert t.offered(0) == ["P1", "P3"]
    t.answer(0, "P1")
    for seat in range(4):
        assert [card.name for card in t.view(seat).known(DECK + 1)] == ["Atlantean Strength"]
    t.answer(0, "play Atlantean Strength")
    assert (t.power(0), t.deck(1), t.played(0)) == (4, ["Atlantean Strength", "Punch"], ["Deadman"])
    t.end()
    assert (t.discard(0), t.discard(1)) == (["Deadman"], [])


def test_deadman_may_leave_the_revealed_card_alone() -> None:
    t = teams(p0=["Deadman"], deck3=["Heat Vision", "Punch"])
    t.play("Deadman")
    t.answer(0, "P3")
    t.answer(0, "do not")
    assert (t.power(0), t.deck(3)) == (0, ["Heat Vision", "Punch"])


def test_deadman_cannot_play_a_location() -> None:
    t = teams(p0=["Deadman"], deck1=["Themyscira"], lineup=[])
    t.play("Deadman")
    t.answer(0, "P1")
    assert (t.offered(), t.deck(1), t.in_play(0)) == (["end turn"], ["Themyscira"], [])


@rule("CON-11.3", "G-22")
def test_deadman_lets_a_foe_shuffle_for_a_card_and_finds_none_where_there_is_none() -> None:
    t = teams(p0=["Deadman", "Deadman"], deck1=[], discard1=["Aqualad"], deck3=[])
    t.play("Deadman")
    t.answer(0, "P1")
    t.answer(0, "play Aqualad")
    assert (t.power(0), t.deck(1), t.discard(1)) == (2, ["Aqualad"], [])
    t.play("Deadman")
    t.answer(0, "P3")
    assert "end turn" in t.offered()


def test_deadman_uses_the_decks_of_the_player_and_not_of_the_foe_for_a_borrowed_krypto() -> None:
    t = duel(p0=["Deadman"], deck0=["Orion"], deck1=["Krypto", "Steel"])
    t.play("Deadman")
    t.answer(0, "play Krypto")
    assert (t.hand(0), t.hand(1), t.deck(1)) == (["Orion"], [], ["Krypto", "Steel"])


@rule("G-37")
def test_deadman_borrows_black_manta_whose_attack_hits_the_card_below_him() -> None:
    """While he resolves, Black Manta is in play and not on the deck that he attacks."""
    t = teams(p0=["Deadman"], deck1=["Black Manta", "Krypto", "Steel"], deck3=["Punch"])
    t.play("Deadman")
    t.answer(0, "P1")
    t.answer(0, "play Black Manta")
    assert (t.deck(1), t.discard(1), t.discard(3)) == (["Black Manta", "Steel"], ["Krypto"], ["Punch"])
    assert t.power(0) == 3 + 1


@rule("G-37")
def test_deadman_borrows_superboy_who_plays_a_super_power_of_the_borrower_again() -> None:
    t = teams(p0=["Atlantean Strength", "Deadman"], deck1=["Superboy"])
    t.play("Atlantean Strength")
    t.play("Deadman")
    t.answer(0, "P1")
    t.answer(0, "play Superboy")
    t.answer(0, "Atlantean Strength")
    assert (t.power(0), t.deck(1)) == (8, ["Superboy"])


@rule("CON-5.3", "CON-5.2", "G-45")
def test_deadman_as_an_assist_lets_the_active_player_choose_and_play_the_card() -> None:
    t = teams(p0=["Punch"], p2=["Deadman"], deck1=["Enhanced Strength"])
    t.assist(2, "Deadman")
    assert t.asked() == [0]
    t.answer(0, "P1")
    t.answer(0, "play Enhanced Strength")
    assert (t.power(0), t.power(2), t.deck(1)) == (1, 0, ["Enhanced Strength"])


@rule("G-45", "G-8")
def test_what_deadman_plays_as_an_assist_counts_for_klarion_of_the_active_player() -> None:
    t = teams(p0=["Klarion"], p2=["Deadman"], deck1=["Flight"])
    t.play("Klarion")
    t.assist(2, "Deadman")
    t.answer(0, "P1")
    t.answer(0, "play Flight")
    assert t.power(0) == 2 + (1 + 1)


@rule("CON-14.4")
def test_deadman_waits_on_a_character_and_looks_at_the_only_foe() -> None:
    t = duel(stored0=["Deadman"], deck1=["Supergirl"])
    t.play("Deadman")
    t.answer(0, "play Supergirl")
    assert (t.power(0), t.deck(1)) == (3, ["Supergirl"])


# Zachary Zatara


@pytest.mark.parametrize(
    ("top", "answer", "power"),
    [
        ("Flight", "discard", 1 + 2),
        ("Enhanced Strength", "discard", 1 + 2),
        ("Krypto", "discard", 1 + 1),
        ("Weakness", "discard", 1 + 1),
        ("Flight", "do not", 1),
    ],
)
def test_zachary_zatara_may_discard_the_top_card_for_power(top: str, answer: str, power: int) -> None:
    t = teams(p0=["Zachary Zatara"], deck0=[top, "Punch"])
    t.play("Zachary Zatara")
    assert not t.view(0).known(DECK + 0)  # he does not look first
    t.answer(0, answer)
    taken = answer == "discard"
    assert (t.power(0), t.discard(0)) == (power, [top] if taken else [])
    assert t.deck(0) == (["Punch"] if taken else [top, "Punch"])


@rule("CON-11.3", "G-22")
def test_zachary_zatara_shuffles_for_a_card_and_gets_one_power_in_an_empty_world() -> None:
    t = teams(p0=["Zachary Zatara"], deck0=[], discard0=["Flight"])
    t.play("Zachary Zatara")
    t.answer(0, "discard")
    assert (t.power(0), t.deck(0), t.discard(0)) == (3, [], ["Flight"])
    t = teams(p0=["Zachary Zatara"], deck0=[])
    t.play("Zachary Zatara")
    assert (t.power(0), t.offered()) == (1, ["end turn"])


def test_zachary_zatara_as_an_assist_lent_by_lois_lane_takes_the_card_of_the_active_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["Zachary Zatara"], deck0=["Flight"], deck2=["Krypto"])
    t.play("Lois Lane")
    t.assist(2, "Zachary Zatara")
    t.answer(0, "discard")
    assert (t.power(0), t.discard(0), t.deck(2)) == (1 + 1 + 2, ["Flight"], ["Krypto"])


# Madame Xanadu


@pytest.mark.parametrize("gone", [(), ("Krypto",), ("Punch", "Steel"), ("Punch", "Krypto", "Steel")])
def test_madame_xanadu_discards_any_of_three_cards_and_draws_one(gone: tuple[str, ...]) -> None:
    three = ["Punch", "Krypto", "Steel"]
    rest = [name for name in three if name not in gone]
    t = teams(p0=["Madame Xanadu"], deck0=[*three, "Orion"])
    t.play("Madame Xanadu")
    assert t.offered(0) == three
    t.answer(0, *gone)
    if len(rest) > 1:
        t.answer(0, *reversed(rest))
        rest.reverse()
    drawn, *left = [*rest, "Orion"]
    assert (t.power(0), t.hand(0), t.deck(0), t.discard(0)) == (1, [drawn], left, list(gone))


def test_madame_xanadu_draws_the_card_that_was_put_on_top() -> None:
    t = teams(p0=["Madame Xanadu"], deck0=["Punch", "Krypto", "Steel", "Orion"])
    t.play("Madame Xanadu")
    t.answer(0, None)
    t.answer(0, "Krypto", "Steel", "Punch")
    assert (t.hand(0), t.deck(0)) == (["Krypto"], ["Steel", "Punch", "Orion"])


@rule("CON-11.3", "G-22")
def test_madame_xanadu_may_discard_everything_and_draws_from_the_shuffled_pile() -> None:
    t = teams(p0=["Madame Xanadu"], deck0=["Steel"])
    t.play("Madame Xanadu")
    t.answer(0, "Steel")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Steel"], [], [])
    t = teams(p0=["Madame Xanadu"], deck0=[])
    t.play("Madame Xanadu")
    assert (t.power(0), t.hand(0), t.offered()) == (1, [], ["end turn"])


def test_madame_xanadu_as_an_assist_lent_by_lois_lane_sifts_the_deck_of_the_active_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["Madame Xanadu"], deck0=["Punch", "Steel"], deck2=["Krypto"])
    t.play("Lois Lane")
    t.assist(2, "Madame Xanadu")
    assert t.asked() == [0]
    t.answer(0, "Punch")
    assert (t.power(0), t.hand(0), t.discard(0), t.deck(2)) == (1 + 1, ["Steel"], ["Punch"], ["Krypto"])
