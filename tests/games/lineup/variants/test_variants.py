"""Super Hero Synergy and Super-Villain Hunt (HU-6.x, HU-7.x, G-31, G-32)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import events
from archfoe.core.piles import LINEUP, MAIN, SET_ASIDE
from tests.games.lineup.variants import mixed, names, start, told, unite
from tests.vocabulary import Table, rule, table

FIVE = ["Brother Blood"] * 5
FOUR = FIVE[:4]
PUNCHES = ["Punch"] * 5
OAS = ["Oa"] * 5  # neither Hero nor Villain, and nobody's prey


def synergy(**more: Any) -> Table:
    return unite(variants=["synergy"], **more)


def hunting(*more_variants: str, **more: Any) -> Table:
    return unite(variants=["hunt", *more_variants], **more)


def aside(t: Table, seat: int) -> list[str]:
    return t.names(SET_ASIDE + seat)


# Super Hero Synergy


@rule("HU-6.1", "HU-6.2", "HU-6.8")
@pytest.mark.parametrize(
    ("hero", "card", "more"),
    [
        ("Batgirl", "Daughter of Gotham City", 1),
        ("Black Canary", "Sonic Siren", 1),
        ("Booster Gold", "Hero of the Future", 1),
        ("Hawkman", "Winged Warrior", 0),
        ("Nightwing", "Wonder of the Knight", 0),
        ("Red Tornado", "Crimson Whirlwind", 0),
        ("Shazam!", "World's Mightiest Mortal", 0),
    ],
)
def test_one_copy_of_the_hero_card_is_set_aside_and_the_others_stay_in_the_main_deck(
    hero: str, card: str, more: int
) -> None:
    partner = "Batgirl" if hero != "Batgirl" else "Hawkman"
    session = start(variants=("synergy",), heroes=f"{hero},{partner}")
    state = session.game.state
    assert names(session.view(1), SET_ASIDE) == [card]
    rest = [state.cards[c].name for c in state.piles[MAIN] + state.piles[LINEUP]]
    assert (rest.count(card), len(rest)) == (more, 109)


@rule("HU-6.1")
def test_the_main_deck_is_shuffled_after_the_cards_are_set_aside() -> None:
    games = [start(seed, variants=("synergy",), heroes="Batgirl,Hawkman") for seed in range(10)]
    assert len({tuple(names(game.view(0), LINEUP)) for game in games}) == 10


@rule("HU-6.3", "HU-6.5")
def test_a_foe_can_neither_buy_nor_gain_nor_borrow_the_card_set_aside() -> None:
    cards = ["Granny Goodness", "Larfleeze", "White Lantern Power Battery"]
    t = synergy(p0=cards, power=9, aside1=["Sonic Siren"], lineup=OAS)
    assert "buy Sonic Siren" not in t.offered()
    t.play("Granny Goodness")
    assert t.power(0) == 9  # nothing there for her
    t.play("Larfleeze")
    assert set(t.offered(0)) == {"Oa"}
    t.answer(0, None)
    t.play("White Lantern Power Battery")
    assert set(t.offered(0)) == {"Oa"}


@rule("HU-6.5")
def test_a_foes_sonic_siren_cannot_destroy_the_card_set_aside() -> None:
    t = synergy(p0=["Sonic Siren"], aside1=["Winged Warrior"])
    t.play("Sonic Siren")
    assert set(t.offered(0)) == {"Brother Blood"}


@rule("HU-6.4")
def test_the_owner_buys_the_card_set_aside_like_a_card_of_the_line_up() -> None:
    t = synergy(power=4, aside0=["Sonic Siren"])
    t.buy("Sonic Siren")
    assert (t.discard(0), aside(t, 0), t.power(0)) == (["Sonic Siren"], [], 0)


@rule("HU-6.4")
@pytest.mark.parametrize("effect", ["Larfleeze", "White Lantern Power Battery", "Granny Goodness"])
def test_in_the_owners_turn_effects_find_the_card_set_aside_in_the_line_up(effect: str) -> None:
    t = synergy(p0=[effect], aside0=["Daughter of Gotham City"], lineup=["Katana", *OAS[:4]])
    t.play(effect)
    assert any(label.startswith("Daughter of Gotham City") for label in t.offered(0))


@rule("HU-6.4", "HU-6.6")
def test_the_owners_sonic_siren_may_destroy_the_card_set_aside_and_leaves_no_slot_to_fill() -> None:
    t = synergy(p0=["Sonic Siren"], aside0=["Winged Warrior"], main=["Talon"])
    t.play("Sonic Siren")
    t.answer(0, "Winged Warrior")
    assert (t.destroyed, t.lineup, t.main_deck) == (["Winged Warrior"], FIVE, ["Talon"])


@rule("HU-6.5")
def test_the_card_set_aside_comes_and_goes_with_the_turns() -> None:
    t = synergy(p0=["Kick"], p1=["Kick", "Kick"], aside1=["Sonic Siren"])
    t.end()
    t.play("Kick")
    t.play("Kick")
    assert "buy Sonic Siren" in t.offered()
    t.end()
    assert aside(t, 1) == ["Sonic Siren"]


@rule("HU-6.6", "G-31")
def test_the_card_set_aside_takes_no_slot() -> None:
    t = synergy(power=4, aside0=["Sonic Siren"], main=["Talon"] * 3)
    t.buy("Sonic Siren")
    t.end()
    assert (t.lineup, t.main_deck) == (FIVE, ["Talon"] * 3)


@rule("HU-6.7", "G-31")
def test_a_borrowed_card_set_aside_goes_back_to_its_super_hero() -> None:
    t = synergy(p0=["Granny Goodness"], power=9, aside0=["Winged Warrior"], lineup=OAS)
    t.play("Granny Goodness")
    assert t.power(0) == 9 + 2
    assert "buy Winged Warrior" not in t.offered()
    t.end()
    assert (aside(t, 0), t.lineup) == (["Winged Warrior"], OAS)


@rule("G-4")
def test_an_unbought_card_set_aside_is_nobodys() -> None:
    t = synergy(aside0=["Winged Warrior"], deck0=[], deck1=[])
    assert (t.vp(0), t.vp(1)) == (0, 0)


@rule("HU-6.1", "BASE-15.2")
def test_two_heads_set_aside_a_card_each_and_their_player_may_buy_both() -> None:
    four = "Batgirl,Hawkman,Nightwing,Red Tornado"
    session = start(variants=("synergy", "two-heads"), heroes=four)
    assert set(names(session.view(1), SET_ASIDE)) == {"Daughter of Gotham City", "Winged Warrior"}
    assert set(names(session.view(0), SET_ASIDE + 1)) == {"Wonder of the Knight", "Crimson Whirlwind"}
    t = unite(variants=["synergy", "two-heads"], power=9, aside0=["Daughter of Gotham City", "Winged Warrior"])
    t.buy("Winged Warrior")
    t.buy("Daughter of Gotham City")
    assert t.discard(0) == ["Winged Warrior", "Daughter of Gotham City"]


# Super-Villain Hunt


@rule("HU-7.1")
def test_a_super_villain_in_a_foes_discard_pile_may_be_taken_for_its_cost() -> None:
    assert "hunt Amazo" not in hunting(power=9, discard1=["Amazo"]).offered()
    t = hunting(power=12, discard1=["Kick", "Amazo"])
    t.hunt("Amazo")
    assert (t.discard(0), t.discard(1), t.power(0)) == (["Amazo"], ["Kick"], 2)
    t.end()
    assert told(t, events.APPEARED) == []
    assert t.view(0).villain is not None


@rule("HU-7.2")
def test_hand_deck_play_and_the_own_discard_pile_are_closed_to_the_hunt() -> None:
    t = hunting(power=40, p1=["Amazo"], deck1=["Graves"], in1=["Vandal Savage"], discard0=["Trigon"])
    assert not [label for label in t.offered() if label.startswith("hunt")]


def test_there_is_no_hunt_without_the_variant() -> None:
    assert "hunt Amazo" not in unite(power=20, discard1=["Amazo"]).offered()


@rule("HU-7.3", "HU-9.5")
def test_only_the_owner_may_avoid_the_hunt_and_booster_gold_draws_for_it() -> None:
    t = hunting(
        power=10, p1=["Katana"], discard1=["Amazo"], deck1=["Kick", "Raven"], hero1="Booster Gold", p2=["Katana"]
    )
    t.hunt("Amazo")
    assert t.asked() == [1]
    t.answer(1, "Katana")
    t.answer(1, "draw")
    assert t.hand(1) == ["Kick", "Raven"]
    assert (t.discard(1), t.discard(0)) == (["Amazo", "Katana"], [])


@rule("HU-7.3")
def test_nobody_has_to_avoid_the_hunt() -> None:
    t = hunting(power=10, p1=["Katana"], discard1=["Amazo"])
    t.hunt("Amazo")
    t.answer(1, None)
    assert (t.discard(0), t.hand(1)) == (["Amazo"], ["Katana"])


@rule("HU-7.4")
def test_power_of_an_avoided_hunt_can_still_be_spent() -> None:
    t = hunting(power=11, p1=["Katana"], discard1=["Amazo"])
    t.hunt("Amazo")
    t.answer(1, "Katana")
    assert t.power(0) == 11
    t.buy("Vandal Savage")
    t.buy("Kick")
    assert t.discard(0) == ["Vandal Savage", "Kick"]


@rule("HU-7.5", "G-32")
def test_after_an_avoided_attempt_there_is_no_other_this_turn() -> None:
    t = hunting(power=20, p1=["Katana"], discard1=["Amazo"], discard2=["Graves"])
    t.hunt("Amazo")
    t.answer(1, "Katana")
    assert not [label for label in t.offered() if label.startswith("hunt")]


@rule("HU-7.5")
def test_an_avoided_attempt_bars_neither_the_next_player_nor_the_next_turn() -> None:
    t = hunting(power=9, p1=["Katana"], discard1=["Graves"], p2=FOUR, deck0=FIVE)
    t.hunt("Graves")
    t.answer(1, "Katana")
    t.end()
    t.end()
    for _ in range(3):
        t.play("Brother Blood")
    assert (t.active, "hunt Graves" in t.offered()) == (2, True)
    t.end()
    for _ in range(3):
        t.play("Brother Blood")
    assert (t.active, "hunt Graves" in t.offered()) == (0, True)


@rule("HU-7.5", "G-32")
def test_after_a_success_there_may_be_another_hunt() -> None:
    t = hunting(power=19, discard1=["Amazo"], discard2=["Graves"])
    t.hunt("Amazo")
    t.hunt("Graves")
    assert (t.discard(0), t.power(0)) == (["Amazo", "Graves"], 0)


@rule("HU-7.6")
def test_who_defeats_the_super_villain_on_the_stack_is_spared_by_the_next() -> None:
    t = hunting(power=8, deck0=["Kick", *PUNCHES], p1=["Raven"], p2=["Talon"])
    t.buy("Vandal Savage")
    t.end()
    assert t.destroyed == ["Raven", "Talon"]  # Trigon's work
    assert "Kick" in t.hand(0)


@rule("HU-7.6")
def test_only_one_first_appearance_is_spared() -> None:
    t = hunting(power=8, deck0=["Raven", *PUNCHES], p1=FOUR, deck1=["Superboy", *PUNCHES])
    t.buy("Vandal Savage")
    t.end()  # Trigon appears and spares P0
    t.answer(1, "Brother Blood")
    for _ in range(3):
        t.play("Brother Blood")
    t.buy("Trigon")
    t.end()  # Black Adam appears and spares P1
    assert t.destroyed == ["Brother Blood", "Raven"]
    assert t.hand(1)[0] == "Superboy"


@rule("HU-7.6")
def test_a_hunted_super_villain_brings_no_immunity() -> None:
    t = hunting(power=10, discard1=["Amazo"], stack=["Trigon"], face_down=True, deck0=["Kick", *PUNCHES])
    t.hunt("Amazo")
    t.end()
    assert t.destroyed == ["Kick"]


@rule("HU-7.6", "BASE-8.5")
def test_without_the_hunt_nobody_is_spared() -> None:
    t = unite(power=8, deck0=["Kick", *PUNCHES], p1=["Raven"])
    t.buy("Vandal Savage")
    t.end()
    assert t.destroyed == ["Kick", "Raven"]


@rule("G-13", "HU-7.1")
def test_captain_cold_hunted_from_a_discard_pile_turns_nobody_up() -> None:
    t = mixed(variants=["hunt"], power=9, discard1=["Captain Cold"], hero0="Batman", heroes_down=[0])
    t.hunt("Captain Cold")
    assert t.discard(0) == ["Captain Cold"]
    assert t.view(0).hero_down(0)


@rule("HU-7.1", "HU-7.3", "BASE-16.6")
def test_in_a_team_game_only_piles_of_foes_are_hunted_and_no_partner_helps() -> None:
    t = hunting("team", players=4, power=20, discard1=["Amazo"], discard2=["Graves"], p3=["Katana"])
    assert [label for label in t.offered() if label.startswith("hunt")] == ["hunt Amazo"]
    t.hunt("Amazo")
    assert t.asked() == [0]  # P3 might defend P1 against other Attacks; P0 says whose discard pile it is
    t.answer(0, "your discard pile")
    assert (t.discard(0), t.hand(3)) == (["Amazo"], ["Katana"])


@rule("G-70", "HU-7.1", "HU-8.5")
def test_a_hidden_super_villain_that_was_bought_may_be_hunted() -> None:
    t = table("heroes_unite", players=2, variants=("hunt", "hidden"), discard1=["Amazo"], power=12)
    assert "hunt Amazo" in t.offered()
    t.hunt("Amazo")
    assert (t.discard(0), t.discard(1), t.power(0)) == (["Amazo"], [], 2)


@rule("G-70", "HU-7.6", "HU-8.4")
def test_who_defeats_a_hidden_super_villain_is_not_spared_by_the_next() -> None:
    """There is no stack, so nobody is immune: Graves, who comes with the refill, asks who has defeated Arkillo."""
    t = table(
        "heroes_unite",
        players=2,
        variants=("hunt", "hidden"),
        lineup=["Arkillo", *["Katana"] * 5],
        main=["Graves", "Katana"],
        power=12,
        deck0=["Punch"] * 12,
        deck1=["Punch"] * 12,
    )
    t.buy("Arkillo")
    t.end()
    assert (t.lineup[-1], t.asked(), told(t, events.APPEARED)) == ("Graves", [0], ["Graves"])
