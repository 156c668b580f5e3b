"""Super-Hidden Super-Villains (HU-8.x, G-30): they come out of the main deck and attack as they enter the Line-Up.

They always come in by a refill here, so that they have made their First Appearance.
"""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import events
from archfoe.core.piles import LINEUP, MAIN, STACK, UNUSED
from tests.games.lineup.variants import mixed, names, start, told, unite
from tests.vocabulary import Table, rule

BLOODS = ["Brother Blood"] * 6
FIVE, FOUR = BLOODS[:5], BLOODS[:4]
PUNCHES = ["Punch"] * 5
OAS = ["Oa"] * 5  # neither Hero nor Villain


def hidden(*more_variants: str, **more: Any) -> Table:
    return unite(variants=["hidden", *more_variants], **more)


# Set-up


@rule("HU-8.1")
@pytest.mark.parametrize("villains", [8, 12])
def test_all_twelve_super_villains_are_in_the_main_deck_and_none_on_a_stack(villains: int) -> None:
    state = start(variants=("hidden",), villains=villains).game.state
    cards = [state.cards[card] for card in state.piles[MAIN] + state.piles[LINEUP]]
    assert (len(cards), sum(card.super_villain for card in cards)) == (123, 12)
    assert "Vandal Savage" in {card.name for card in cards}
    assert (state.piles[STACK], state.piles[UNUSED]) == ([], [])


@rule("HU-8.2", "HU-8.3")
def test_the_line_up_opens_with_six_cards_and_no_super_villain_and_nobody_is_attacked() -> None:
    openings = set()
    for seed in range(40):
        view = start(seed, variants=("hidden",)).view(0)
        assert (len(view.lineup), view.size(MAIN)) == (6, 117)
        assert not any(card.super_villain for card in view.lineup)
        assert events.APPEARED not in [event.what for event in view.events()]
        openings.add(tuple(names(view, LINEUP)))
    assert len(openings) == 40


@rule("HU-8.2")
def test_the_line_up_is_refilled_to_six() -> None:
    t = hidden(power=6, main=["Talon", "Raven"])
    t.buy("Brother Blood")
    assert len(t.lineup) == 5
    t.end()
    assert t.lineup == [*FIVE, "Talon"]


# Entering the Line-Up


@rule("HU-8.4")
def test_a_super_villain_that_comes_with_the_refill_attacks_everybody_before_the_next_turn() -> None:
    t = hidden(lineup=FIVE, main=["Trigon", "Talon"], deck0=["Kick", *PUNCHES], p1=["Raven"], p2=["Katana"])
    t.end()
    assert t.asked() == [2]
    t.answer(2, "Katana")
    assert (t.destroyed, t.lineup) == (["Kick", "Raven"], [*FIVE, "Trigon"])
    assert t.active == 1


@rule("HU-8.4")
def test_a_super_villain_brought_by_sonic_siren_attacks_everybody_in_mid_turn() -> None:
    t = hidden(p0=["Sonic Siren", "Kick"], p1=["Raven"], main=["Trigon", "Talon"])
    t.play("Sonic Siren")
    t.answer(0, "Brother Blood")
    assert t.destroyed == ["Brother Blood", "Kick", "Raven"]
    assert (t.active, t.power(0), t.offered()) == (0, 2, ["end turn"])


@rule("HU-8.4")
def test_several_super_villains_attack_in_the_order_in_which_they_entered() -> None:
    t = hidden(
        p0=["World's Mightiest Mortal", "Kick", "Punch"], p1=["Raven", "Weakness"], main=["Trigon", "Graves", "Oa"]
    )
    t.play("World's Mightiest Mortal")
    t.answer(0, "Trigon", "Graves")
    assert told(t, events.APPEARED) == ["Trigon", "Graves"]
    assert t.destroyed == ["Kick", "Raven", "Punch", "Weakness"]
    assert t.lineup == [*BLOODS, "Trigon", "Graves"]


@rule("HU-8.4")
@pytest.mark.parametrize("card", ["Teleportation", "Shazam!"])
def test_a_super_villain_that_never_enters_the_line_up_does_not_appear(card: str) -> None:
    t = hidden(p0=[card, "Kick"], p1=["Raven"], main=["Trigon", "Talon", "Talon"])
    t.play(card)
    if card == "Shazam!":
        t.answer(0, "Talon")  # Trigon is away while he is played, and then goes back on top
    assert told(t, events.APPEARED) == []
    assert (t.destroyed, t.hand(1)) == ([], ["Raven"])


# Leaving the Line-Up


@rule("HU-8.5", "G-29", "G-30")
def test_several_super_villains_may_be_defeated_in_one_turn() -> None:
    t = hidden(lineup=FOUR, main=["Vandal Savage", "Black Adam", *["Talon"] * 5], p1=FIVE)
    t.end()
    for _ in range(5):
        t.play("Brother Blood")
    t.buy("Vandal Savage")
    t.buy("Black Adam")
    assert (t.discard(1), t.power(1)) == (["Vandal Savage", "Black Adam"], 20 - 8 - 11)
    assert told(t, events.DEFEATED) == ["Vandal Savage", "Black Adam"]


@rule("HU-8.6", "G-30")
def test_a_borrowed_super_villain_that_comes_back_does_not_attack_again() -> None:
    t = hidden(lineup=OAS, main=["Black Adam", *["Talon"] * 5], p1=["Granny Goodness"], deck1=["Raven", *PUNCHES])
    t.end()
    t.play("Granny Goodness")
    assert (t.lineup, t.power(1)) == (OAS, 2)
    t.end()
    assert told(t, events.APPEARED) == ["Black Adam"]
    assert sorted(t.lineup) == ["Black Adam", *OAS]
    assert (t.hand(1)[0], t.destroyed) == ("Raven", [])


def cold(**more: Any) -> Table:
    """Captain Cold of the base set has come out of the main deck and turned all Super Heroes down."""
    t = mixed(
        variants=["hidden"],
        lineup=["Super Strength"] * 5,
        main=["Captain Cold", *["Super Strength"] * 9],
        hero0="Batman",
        hero1="Superman",
        **more,
    )
    t.end()
    assert t.view(0).hero_down(0) and t.view(0).hero_down(1)
    return t


@rule("HU-8.7", "G-30")
def test_captain_cold_bought_from_the_line_up_turns_the_super_heroes_up() -> None:
    t = cold(p1=["Super Strength"] * 2)
    t.play("Super Strength")
    t.play("Super Strength")
    t.buy("Captain Cold")
    assert not t.view(0).hero_down(0) and not t.view(0).hero_down(1)


@rule("HU-8.7", "G-30")
@pytest.mark.parametrize("card", ["Sonic Siren", "White Lantern Power Battery"])
def test_captain_cold_destroyed_or_gained_has_left_the_line_up_for_good(card: str) -> None:
    t = cold(p1=[card])
    t.play(card)
    t.answer(1, "Captain Cold")
    assert not t.view(0).hero_down(0) and not t.view(0).hero_down(1)


@rule("HU-8.6", "HU-8.7", "G-30")
def test_captain_cold_who_is_only_borrowed_leaves_the_super_heroes_down() -> None:
    t = cold(p1=["Granny Goodness"])
    t.play("Granny Goodness")
    assert t.view(0).hero_down(0) and t.view(0).hero_down(1)
    t.end()
    assert t.view(0).hero_down(0) and t.view(0).hero_down(1)
    assert told(t, events.APPEARED) == ["Captain Cold"]


@rule("HU-8.7", "G-30")
def test_atrocitus_gives_the_cards_back_when_he_leaves_the_line_up() -> None:
    strengths = ["Super Strength"] * 5
    t = mixed(
        variants=["hidden"], lineup=strengths, main=["Atrocitus", *strengths], deck0=["Kick"] * 5, p1=strengths[:3]
    )
    t.end()
    assert (t.under(0), t.under(1)) == (["Kick"], ["Super Strength"])
    t.play("Super Strength")
    t.play("Super Strength")
    t.buy("Atrocitus")
    assert (t.under(0), t.under(1)) == ([], [])
    assert (t.deck(0), t.deck(1)[0]) == (["Kick"], "Super Strength")


# The end of the game, and Oa


@rule("HU-8.8", "G-30")
@pytest.mark.parametrize(("lineup", "main"), [(BLOODS, []), (FIVE, ["Talon"]), (FOUR, ["Talon"])])
def test_the_game_ends_when_the_main_deck_is_empty_after_the_refill(lineup: list[str], main: list[str]) -> None:
    t = hidden(lineup=lineup, main=main)
    t.end()
    assert t.over


@rule("HU-8.8", "G-30")
def test_the_game_goes_on_with_one_card_left_and_with_an_empty_main_deck_in_mid_turn() -> None:
    t = hidden(lineup=FIVE, main=["Talon", "Talon"], p1=["Teleportation"])
    t.end()
    assert not t.over
    t.play("Teleportation")
    assert (t.main_deck, t.over) == ([], False)
    t.end()
    assert t.over


@rule("HU-8.9")
@pytest.mark.parametrize(("villain", "drawn"), [("Hector Hammond", 1), ("H'el", 0), ("Talon", 0)])
def test_oa_looks_for_a_super_villain_of_cost_ten_in_the_line_up(villain: str, drawn: int) -> None:
    t = hidden(lineup=FIVE, main=[villain, *BLOODS], in1=["Oa"])
    t.end()
    assert len(t.hand(1)) == drawn


# With other variants


@rule("HU-8.4", "BASE-17.2")
def test_on_patrol_a_super_villain_attacks_everybody_and_other_attacks_only_the_active_player() -> None:
    t = hidden(
        "on-patrol",
        lineup=FOUR,
        main=["Deadshot", "Trigon", *BLOODS],
        p0=["Raven"],
        deck0=["Kick"],
        p1=["Talon"],
        deck1=["Kick"],
    )
    t.refill()
    assert t.destroyed == ["Raven", "Talon"]
    assert (t.discard(0), t.deck(1)) == (["Kick"], ["Kick"])
    assert t.offered()[-1] == "end turn"
    assert "refill the Line-Up" not in t.offered()  # it has 6 cards


@rule("HU-8.4", "BASE-17.2")
@pytest.mark.parametrize("order", [("Deadshot", "Trigon"), ("Trigon", "Deadshot")])
def test_on_patrol_super_villains_and_others_attack_in_the_order_in_which_they_entered(order: tuple[str, str]) -> None:
    t = hidden("on-patrol", lineup=FOUR, main=[*order, *BLOODS], p0=["Katana"])
    t.refill()
    source = t.view(0).source
    assert source is not None
    assert source.name == order[0]


@rule("HU-8.4", "BASE-16.7")
def test_in_a_team_game_partners_defend_each_other_against_a_hidden_super_villain() -> None:
    t = hidden("team", lineup=FIVE, main=["Trigon", *BLOODS], p1=["Katana"], p3=["Raven"], deck1=["Oa"], players=4)
    t.end()
    t.answer(1, "Katana for P3")
    assert (t.destroyed, t.hand(3)) == (["Oa"], ["Raven"])  # P1 drew a card for the Defense and is hit
