"""Attacks: who makes them, on whom, and in which order (REB-7.x)."""

from __future__ import annotations

from archfoe.core import events
from tests.games.city import dawn, offered_cards, team, told
from tests.vocabulary import Table, rule

PUNCHES = ["Punch"] * 3


def attacks(t: Table) -> list[str]:
    return told(t, events.ATTACKED)


# Step 2


@rule("REB-7.1")
def test_villains_at_their_destinations_and_in_the_space_of_the_active_player_attack() -> None:
    city = {
        "L2": ["Scarecrow"],  # at its Destination
        "S3": ["Eradicator"],
        "S1": ["Bane"],
        "L5": ["Poison Ivy"],  # its Destination is another Location
        "L1": ["Aquaman (3)"],
    }
    t = dawn(p0=["Punch", "Run"], at={0: "S3"}, city=city, main=["Lois Lane"] * 3)
    assert offered_cards(t, 0) == ["Scarecrow", "Eradicator"]
    t.answer(0, "Scarecrow")
    t.answer(0, "Run")  # for Eradicator
    assert attacks(t) == ["Scarecrow", "Eradicator"]
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Weakness", "Run"])


@rule("REB-7.1")
def test_only_the_active_player_is_attacked() -> None:
    t = dawn(at={0: "S3", 1: "L2", 2: "L2"}, city={"L2": ["Scarecrow"]})
    assert [t.discard(seat) for seat in range(3)] == [["Weakness"], [], []]
    t = dawn(turn=2, at={0: "L2", 1: "L2", 2: "S3"}, city={"L2": ["Scarecrow"]})
    assert [t.discard(seat) for seat in range(3)] == [[], [], ["Weakness"]]


@rule("REB-7.1")
def test_a_villain_at_its_destination_and_in_the_same_space_attacks_once() -> None:
    t = dawn(at={0: "L2"}, city={"L2": ["Scarecrow"]})
    assert (attacks(t), t.discard(0)) == (["Scarecrow"], ["Weakness"])


@rule("REB-7.2")
def test_a_villain_in_the_space_of_another_player_does_not_attack() -> None:
    t = dawn(at={0: "S5", 1: "S1", 2: "L4"}, city={"S1": ["Scarecrow"]}, main=["Aquaman (3)"] * 9)
    assert (attacks(t), t.city("S1")) == ([], ["Scarecrow"])
    assert [t.discard(seat) for seat in range(3)] == [[], [], []]
    t.end()
    assert (t.active, t.discard(1)) == (1, ["Weakness"])


# Order


@rule("REB-7.3")
def test_the_active_player_chooses_the_order_and_each_attack_is_over_before_the_next() -> None:
    """Solomon Grundy spares who has lost a card, Count Vertigo does not."""
    hand = ["Punch"] * 5
    t = dawn(p0=hand, city={"S5": ["Solomon Grundy", "Count Vertigo"]})
    assert (t.asked(), offered_cards(t)) == ([0], ["Solomon Grundy", "Count Vertigo"])
    t.answer(0, "Solomon Grundy")
    t.answer(0, "Punch")
    assert t.hand(0) == ["Punch"] * 4
    t.answer(0, "Punch")
    t.answer(0, "Punch")
    assert (attacks(t), t.discard(0)) == (["Solomon Grundy", "Count Vertigo"], ["Punch"] * 3)
    t = dawn(p0=hand, city={"S5": ["Solomon Grundy", "Count Vertigo"]})
    t.answer(0, "Count Vertigo")
    t.answer(0, "Punch")
    t.answer(0, "Punch")
    assert (attacks(t), t.discard(0)) == (["Count Vertigo", "Solomon Grundy"], ["Punch"] * 2)


# Moving away


def escape(to: str) -> Table:
    """P0 avoids one's Attack of two Villains in slot 3, and the Super-Suit brings him somewhere else."""
    city = {"S3": ["Scarecrow", "Scarecrow"], "L4": ["Bane"], "S4": ["Eradicator"], "L2": ["Black Manta"]}
    t = dawn(
        p0=["Super-Suit", *PUNCHES],
        at={0: "S3", 1: "L5", 2: "L5"},
        city=city,
        main=["Aquaman (3)"] * 9,
        deck0=["Punch"] * 9,
    )
    assert sorted(offered_cards(t)) == ["Bane", "Scarecrow", "Scarecrow"]
    t.answer(0, "Scarecrow")
    t.answer(0, "Super-Suit for yourself")
    t.answer(0, to)
    return t


@rule("REB-7.4", "REB-7.5")
def test_who_moves_away_escapes_the_villains_of_the_space_but_not_those_at_destinations() -> None:
    t = escape("slot 4")
    assert (t.at(0), attacks(t)) == ("S4", ["Scarecrow", "Bane"])  # and Eradicator, in slot 4, is not added
    assert (sorted(t.discard(0)), len(t.hand(0))) == (["Punch", "Super-Suit"], 2)


@rule("REB-7.4", "REB-7.5")
def test_who_moves_to_a_destination_is_attacked_from_there_once() -> None:
    t = escape("Location 4")
    assert (t.at(0), attacks(t)) == ("L4", ["Scarecrow", "Bane"])


@rule("REB-7.4")
def test_who_stays_is_attacked_by_all() -> None:
    t = escape("slot 3")
    t.answer(0, "Scarecrow")
    assert (attacks(t), t.discard(0).count("Weakness")) == (["Scarecrow", "Scarecrow", "Bane"], 1)


@rule("REB-7.4", "REB-7.5")
def test_a_reward_in_step_2_may_bring_the_attacked_player_away() -> None:
    t = dawn(
        p0=["Batman (6)"],
        at={0: "S3", 1: "L5", 2: "L5"},
        city={"S3": ["Doctor Polaris", "Scarecrow"], "L3": ["Scarecrow"]},
        main=["Aquaman (3)"] * 9,
    )
    t.answer(0, "Doctor Polaris")
    t.answer(0, "Batman (6) for yourself")
    t.answer(0, "P0")
    t.answer(0, "Location 3")
    assert (t.at(0), attacks(t), t.destroyed) == ("L3", ["Doctor Polaris"], ["Doctor Polaris"])
    assert t.discard(0) == ["Batman (6)"]


@rule("REB-7.4")
def test_a_villain_that_becomes_an_attacker_after_step_2_began_waits_for_the_next_turn() -> None:
    t = dawn(at={0: "L1", 1: "L4", 2: "L4"}, city={"S1": ["Scarecrow"], "S5": ["Eradicator"]}, main=["Aquaman (3)"] * 9)
    assert (t.city("L2"), t.city("L1"), attacks(t)) == (["Scarecrow"], ["Eradicator"], [])
    t.end()
    assert (t.active, t.asked(), sorted(offered_cards(t))) == (1, [1], ["Eradicator", "Scarecrow"])


# Several players


@rule("REB-7.6")
def test_who_does_not_avoid_an_attack_on_all_is_hit() -> None:
    t = dawn(p0=["Punch"], p1=["Bulletproof"], p2=["Aquaman (3)"], main=["Sinestro", "Lois Lane"])
    t.answer(1, "Bulletproof for yourself")
    assert [t.discard(seat) for seat in range(3)] == [["Weakness", "Punch"], [], ["Weakness", "Aquaman (3)"]]


@rule("REB-7.6")
def test_an_attack_on_one_player_works_before_anything_else_happens() -> None:
    spaces = {"S5": ["Scarecrow", "Black Manta"]}
    t = dawn(players=4, p0=["Aquaman (3)", "Lois Lane"], city=spaces, deck0=["Flight", "Run"], main=["Bane"])
    t.answer(0, "Black Manta")
    assert (t.discard(0), t.city("S1")) == (["Flight"], [])  # and now a card of the hand
    t.answer(0, "Lois Lane")
    assert (attacks(t), t.discard(0)) == (["Black Manta", "Scarecrow"], ["Flight", "Lois Lane"])


@rule("REB-7.6", "RB-29")
def test_who_is_hit_first_keeps_a_card_that_is_drawn_for_an_attack_avoided_later() -> None:
    """Doomsday makes everybody discard two cards; Batman lets P2 draw when he avoids that."""
    for order, hand in ((["P1"], []), (["P2", "P1"], ["Lois Lane"])):
        t = dawn(hero1="Batman", p1=["Bulletproof"], p2=["Run"], deck2=["Lois Lane"], main=["Doomsday", "Bane"])
        for seat in order:
            t.answer(0, seat)
        t.answer(1, "Bulletproof")
        t.answer(1, "P2")
        assert (t.hand(1), t.hand(2)) == (["Bulletproof"], hand)


@rule("REB-7.6", "REB-15.14", "RB-29")
def test_who_was_hit_before_is_not_sheltered() -> None:
    position = {"at": {0: "S5", 1: "S5", 2: "S5"}, "p1": ["Super-Suit"], "main": ["Sinestro", "Lois Lane"]}
    for first, hit in (("P0", [0]), ("P1", [])):
        t = dawn(**position)
        t.answer(0, first)
        if first != "P1":
            t.answer(0, "P1")
        t.answer(1, "Super-Suit for yourself")
        t.answer(1, "slot 5")
        assert [seat for seat in range(3) if "Weakness" in t.discard(seat)] == hit


@rule("REB-7.6", "REB-8.1", "RB-29")
def test_the_order_is_asked_only_where_it_can_make_a_difference() -> None:
    plain = dawn(p1=["Blue Beetle"], main=["Sinestro", "Lois Lane"])
    assert (plain.asked(), plain.view(1).kind.name) == ([1], "defend a teammate")
    assert plain.offered(1) == [f"Blue Beetle for {whom}" for whom in ("yourself", "P0", "P2")]
    nobody = dawn(main=["Sinestro", "Lois Lane"])
    assert nobody.view(0).kind.name == "main"
    scarce = dawn(main=["Sinestro", "Lois Lane"], weaknesses=2)
    assert (scarce.view(0).kind.name, scarce.offered(0)) == ("attacked next", ["P0", "P1", "P2"])


@rule("REB-7.7", "REB-17.3", "RB-29")
def test_a_card_drawn_for_avoiding_despero_is_there_when_cards_are_passed() -> None:
    t = dawn(hero1="Batman", p1=["Bulletproof"], deck2=["Lois Lane"], main=["Despero", "Bane"])
    t.answer(0, "P1")
    t.answer(1, "Bulletproof")
    t.answer(1, "P2")
    assert (t.hand(2), t.discard(0)) == ([], ["Lois Lane"])


@rule("REB-7.7")
def test_an_attack_that_passes_cards_waits_until_all_have_defended() -> None:
    t = dawn(
        players=4,
        p0=["Aquaman (3)"],
        p1=["Lois Lane"],
        p2=["Bulletproof", "Sonic Cannon"],
        p3=["Flight"],
        main=["Despero", "Bane"],
    )
    assert t.asked() == [2]
    assert [t.hand(seat) for seat in (0, 1, 3)] == [["Aquaman (3)"], ["Lois Lane"], ["Flight"]]
    t.answer(2, "Bulletproof for yourself")
    assert [t.discard(seat) for seat in range(4)] == [["Flight"], ["Aquaman (3)"], [], ["Lois Lane"]]
    assert t.hand(2) == ["Bulletproof", "Sonic Cannon"]


@rule("REB-7.7")
def test_all_pass_at_once_what_they_had() -> None:
    t = dawn(p0=["Aquaman (3)", "Lois Lane"], p1=["Flight", "Punch"], p2=["Jetpack", "Run"], main=["Despero", "Bane"])
    t.answer(0, "Lois Lane")
    assert [t.discard(seat) for seat in range(3)] == [["Jetpack"], ["Lois Lane"], ["Flight"]]
    assert [t.hand(seat) for seat in range(3)] == [["Aquaman (3)"], ["Punch"], ["Run"]]


# Choices


@rule("REB-7.8")
def test_each_victim_chooses_from_the_own_hand() -> None:
    hands = {"p0": ["Punch", "Run", "Aquaman (3)"], "p1": ["Lois Lane", "Punch", "Run"], "p2": ["Punch"]}
    t = dawn(**hands, discard1=["Flight"], main=["Doomsday", "Bane"])
    t.answer(0, "Punch", "Run")
    assert (t.asked(), t.offered(1)) == ([1], ["Lois Lane", "Punch", "Run"])
    t.answer(1, "Lois Lane", "Run")
    assert [t.hand(seat) for seat in range(3)] == [["Aquaman (3)"], ["Punch"], []]
    assert t.discard(2) == ["Punch"]  # one card was all there was


@rule("REB-7.8")
def test_what_cannot_be_done_does_not_happen() -> None:
    t = dawn(discard0=["Aquaman (3)"], deck0=["Lois Lane"], city={"S5": ["Bizarro"]})
    assert (attacks(t), t.deck(0), t.discard(0), t.hand(0)) == (["Bizarro"], ["Lois Lane"], ["Aquaman (3)"], [])
    t = dawn(p0=["Punch"], discard0=["Run", "Aquaman (3)"], deck0=["Lois Lane"], city={"S5": ["Bizarro"]})
    assert (t.deck(0), t.discard(0), t.hand(0)) == (["Run", "Lois Lane"], ["Aquaman (3)"], ["Punch"])


@rule("REB-7.8")
def test_an_attack_on_an_empty_hand_does_nothing() -> None:
    t = dawn(city={"S5": ["Eradicator", "Bane"]})
    t.answer(0, "Bane")
    assert (attacks(t), t.discard(0)) == (["Bane", "Eradicator"], [])


@rule("REB-7.1")
def test_players_never_attack() -> None:
    t = team(p0=["Batman (6)", "Wonder Woman (5)", "Blast"], p1=["Bulletproof"])
    for name in ("Batman (6)", "Wonder Woman (5)", "Blast"):
        t.play(name)
    assert (attacks(t), t.asked()) == ([], [0])


# Hands that were hit already


@rule("REB-7.9")
def test_an_attack_spares_a_hand_from_which_another_has_taken_a_card() -> None:
    t = dawn(p0=["Punch"] * 5, city={"S5": ["Bane", "Eradicator", "Giganta"]})
    t.answer(0, "Bane")
    t.answer(0, "Giganta")
    assert (len(attacks(t)), t.hand(0), t.discard(0)) == (3, ["Punch"] * 4, ["Punch"])


@rule("REB-7.9")
def test_an_attack_that_took_no_card_from_the_hand_spares_nobody() -> None:
    t = dawn(p0=["Punch"] * 5, city={"S5": ["Scarecrow", "Bane"]})
    t.answer(0, "Scarecrow")
    assert (t.hand(0), sorted(t.discard(0))) == (["Punch"] * 4, ["Punch", "Weakness"])
    t = dawn(p0=["Punch"] * 5, city={"S5": ["Scarecrow", "Bane"]})
    t.answer(0, "Bane")
    assert (t.hand(0), t.discard(0)) == (["Punch"] * 4, ["Punch"])


@rule("REB-7.9")
def test_a_hand_is_spared_for_the_rest_of_the_turn_only() -> None:
    t = dawn(p0=["Punch"] * 5, p1=["Run"] * 5, p2=["Punch"] * 5, city={"L4": ["Bane"]})
    assert (len(t.hand(0)), len(t.hand(1))) == (4, 5)
    t.end()
    assert (len(t.hand(0)), len(t.hand(1))) == (5, 4)


@rule("REB-7.9", "REB-6.3")
def test_a_super_villain_that_comes_spares_only_who_has_lost_a_card() -> None:
    t = dawn(p0=["Punch"] * 5, p1=["Run"] * 2, city={"L4": ["Bane"]}, main=["Doomsday", "Aquaman (3)"])
    assert (len(t.hand(0)), t.hand(1), t.discard(1)) == (4, [], ["Run"] * 2)


@rule("REB-7.9", "REB-7.7")
def test_a_card_that_was_passed_was_taken_as_well() -> None:
    t = dawn(p0=["Punch"] * 5, city={"S5": ["Despero", "Bane"]})
    t.answer(0, "Despero")
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0)) == (["Punch"] * 4, ["Punch"])
