"""Heroes with the symbols of Aquaman and Zatanna Zatara."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DECK
from tests.boxes.confrontations import duel, teams, trio
from tests.boxes.confrontations.seats import pile
from tests.vocabulary import rule, table


@rule("CON-3.2")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("Mera", 5),
        ("The Others", 4),
        ("Aqualad", 3),
        ("Vulko", 2),
        ("Swamp Thing", 5),
        ("John Constantine", 4),
        ("Deadman", 3),
        ("Zachary Zatara", 3),
        ("Madame Xanadu", 5),
    ],
)
def test_what_these_heroes_cost_and_that_each_is_worth_a_point(name: str, cost: int) -> None:
    assert f"buy {name}" not in teams(lineup=[name], power=cost - 1).offered()
    t = teams(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, 1)


@rule("CON-5.1")
@pytest.mark.parametrize(
    "name",
    ["Mera", "The Others", "Vulko", "Swamp Thing", "John Constantine", "Zachary Zatara", "Madame Xanadu"],
)
def test_these_heroes_have_no_assist(name: str) -> None:
    assert teams(p0=["Punch"], p2=[name]).asked() == [0]
    assert f"store {name}" not in duel(p0=[name]).offered()


# Mera


@rule("CON-16.9", "CON-1.7")
@pytest.mark.parametrize(
    ("discards", "power"),
    [
        ([], 0),
        (["Weakness", "Weakness"], 0),
        (["Punch", "Vulnerability", "Weakness"], 1),
        (["Krypto", "Vulko", "King Shark"], 2),
        (["Punch", "Krypto", "King Shark", "Flight", "Top Hat", "Themyscira", "Enhanced Strength"], 6),
    ],
)
def test_mera_counts_the_card_types_in_the_discard_pile(discards: list[str], power: int) -> None:
    t = teams(p0=["Mera"], discard0=discards, discard2=["Punch", "Krypto", "Flight"])
    t.play("Mera")
    assert t.power(0) == power


@rule("CON-16.9")
def test_meras_power_is_fixed_when_she_is_played() -> None:
    t = teams(p0=["Mera", "Mera"], discard0=["Krypto"], lineup=["Flight"], power=2)
    t.play("Mera")
    assert t.power(0) == 2 + 1
    t.buy("Flight")
    assert t.power(0) == 1
    t.play("Mera")
    assert t.power(0) == 1 + 2


@rule("CON-16.9")
def test_mera_keeps_her_power_when_the_discard_pile_is_shuffled_into_the_deck() -> None:
    t = teams(p0=["Mera", "Krypto"], deck0=[], discard0=["Punch", "Flight"])
    t.play("Mera")
    t.play("Krypto")
    assert (t.discard(0), t.power(0)) == ([], 2)


@rule("CON-5.2", "G-45")
def test_mera_as_an_assist_lent_by_lois_lane_counts_the_pile_of_the_active_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["Mera"], discard0=["Punch", "Krypto"], discard2=["Flight"])
    t.play("Lois Lane")
    t.assist(2, "Mera")
    assert (t.power(0), t.power(2)) == (1 + 2, 0)


# The Others


def test_the_others_give_two_power_and_discard_nothing_when_played() -> None:
    t = teams(p0=["The Others", "Punch"], confronting=1)
    t.play("The Others")
    assert (t.power(0), t.hand(0), t.discard(0)) == (2, ["Punch"], [])


@rule("CON-16.18", "CON-6.6")
@pytest.mark.parametrize(
    ("more", "drawn"),
    [((), 1), (("Vulnerability",), 2), (("Punch", "Vulnerability"), 3)],
)
def test_the_others_draw_as_many_as_were_discarded_themselves_included(more: tuple[str, ...], drawn: int) -> None:
    for protected, spared, hit in (("yourself", 1, 3), ("P3", 3, 1)):
        t = teams(p0=["Demons Three"], p1=["The Others", "Punch", "Vulnerability"], deck1=["Krypto"] * 5)
        t.play("Demons Three")
        t.answer(1, f"The Others for {protected}")
        assert t.offered(1) == ["Punch", "Vulnerability"]
        t.answer(1, *more)
        assert t.hand(1).count("Krypto") == drawn
        assert [name for name in t.discard(1) if name != "Weakness"] == ["The Others", *more]
        assert ("Weakness" in t.discard(hit), "Weakness" in t.discard(spared)) == (True, False)
        assert t.hand(3) == []


@rule("CON-16.18", "CON-11.3")
def test_the_others_come_back_themselves_when_there_is_nothing_else_to_draw() -> None:
    t = teams(p0=["Demons Three"], p1=["The Others"], deck1=[])
    t.play("Demons Three")
    t.answer(1, "The Others for yourself")
    assert (t.hand(1), t.deck(1), t.discard(1)) == (["The Others"], [], [])


@rule("CON-6.4", "G-50")
def test_the_others_drawn_by_the_others_may_protect_the_partner_from_the_same_attack() -> None:
    t = teams(p0=["Demons Three"], p1=["The Others"], deck1=["The Others", "Krypto"])
    t.play("Demons Three")
    t.answer(1, "The Others for yourself")
    t.answer(1, "The Others for P3")
    assert (t.hand(1), t.discard(1), t.discard(3)) == (["Krypto"], ["The Others", "The Others"], [])


@rule("CON-16.15")
def test_the_others_let_themyscira_draw_for_each_block_thrown_in() -> None:
    t = teams(p0=["Demons Three"], p1=["The Others", "Steel", "Orion"], in1=["Themyscira"], deck1=["Krypto"] * 9)
    t.play("Demons Three")
    t.answer(1, "The Others for yourself")
    t.answer(1, "Steel", "Orion")
    assert t.hand(1) == ["Krypto"] * (3 + 2)


# Aqualad


@rule("CON-5.2")
def test_aqualad_gives_two_power_played_or_as_an_assist() -> None:
    t = teams(p0=["Aqualad"], p2=["Aqualad"])
    t.play("Aqualad")
    assert t.power(0) == 2
    t.assist(2, "Aqualad")
    assert (t.power(0), t.power(2), t.hand(2)) == (4, 0, [])


@rule("CON-5.7", "G-35", "CON-8.1")
def test_aqualad_helps_until_the_active_player_is_done_and_not_afterwards() -> None:
    t = teams(p0=["Punch"], p1=["Steel"], p2=["Aqualad"], confronting=1, power=8)
    t.play("Punch")
    assert t.asked() == [0, 2]
    t.end()
    assert t.asked() == [1]
    t.answer(1, "Steel")
    assert (t.trophies(0), t.hand(2)) == ([], ["Aqualad"])


@rule("CON-8.2")
def test_aqualad_makes_up_the_power_that_defeats_a_character() -> None:
    t = teams(p2=["Aqualad"], confronting=1, power=7)
    t.assist(2, "Aqualad")
    t.end()
    assert (t.trophies(0), t.character(1)) == (["Lex Luthor (Level 1)"], "Lex Luthor (Level 2)")


@rule("CON-14.5")
def test_aqualad_may_be_stored_once_the_earlier_assist_card_has_been_played() -> None:
    t = duel(p0=["Aqualad"], stored0=["Krypto"])
    assert "store Aqualad" not in t.offered()
    t.play("Krypto")
    t.store("Aqualad")
    assert (t.stored(0), t.power(0)) == (["Aqualad"], 0)


# Vulko


@pytest.mark.parametrize(
    ("answer", "deck", "discards"),
    [("Punch", ["Krypto"], ["Punch"]), (None, ["Punch", "Krypto"], [])],
)
def test_vulko_looks_at_the_top_card_and_may_discard_it(
    answer: str | None, deck: list[str], discards: list[str]
) -> None:
    t = teams(p0=["Vulko"], deck0=["Punch", "Krypto"])
    t.play("Vulko")
    assert [card.name for card in t.view(0).known(DECK + 0)] == ["Punch"]
    assert not t.view(1).known(DECK + 0)
    t.answer(0, answer)
    assert (t.power(0), t.deck(0), t.discard(0)) == (1, deck, discards)


@rule("CON-11.3", "G-22")
def test_vulko_shuffles_for_a_card_to_look_at_and_finds_none_in_an_empty_world() -> None:
    t = teams(p0=["Vulko"], deck0=[], discard0=["Steel"])
    t.play("Vulko")
    t.answer(0, None)
    assert (t.deck(0), t.discard(0)) == (["Steel"], [])
    t = teams(p0=["Vulko"], deck0=[])
    t.play("Vulko")
    assert (t.power(0), t.offered()) == (1, ["end turn"])


def test_vulko_as_an_assist_lent_by_lois_lane_looks_at_the_deck_of_the_active_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["Vulko"], deck0=["Steel", "Punch"], deck2=["Orion"])
    t.play("Lois Lane")
    t.assist(2, "Vulko")
    assert t.asked() == [0]
    t.answer(0, "Steel")
    assert (t.discard(0), t.deck(2), t.power(0)) == (["Steel"], ["Orion"], 1 + 1)


def test_vulko_discards_a_card_whose_type_mera_counts() -> None:
    t = teams(p0=["Vulko", "Mera"], deck0=["Flight"])
    t.play("Vulko")
    t.answer(0, "Flight")
    t.play("Mera")
    assert t.power(0) == 1 + 1


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
