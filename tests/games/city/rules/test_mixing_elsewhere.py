"""Cards of Rebirth in games without a city (REB-26.14 to REB-26.16, RB-23)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.cards import MAIN_KIND, Card
from archfoe.games.shared.mixing import for_a_lineup
from archfoe.sets import BOXES
from tests.games.city.openings import exchanged
from tests.vocabulary import Table, rule, table


def guest(name: str) -> Card:
    """A card of Rebirth as it is in other games."""
    return for_a_lineup(next(card for card in BOXES["rebirth"].values() if card.name == name))


# Confrontations


@rule("REB-26.16")
@pytest.mark.parametrize("name", ["Aquaman (3)", "Green Arrow", "Telepathy"])
def test_in_confrontations_the_partner_is_near_enough_for_every_assist_card(name: str) -> None:
    t = table("confrontations", players=4, p2=["Krypto"], p1=["Steel"])
    t = exchanged(t, {"Krypto": guest(name)})
    assert t.asked() == [0, 2]
    t.assist(2, name)
    assert t.played(2) == [name]


@rule("REB-26.16")
def test_in_confrontations_a_defense_with_range_protects_the_partner() -> None:
    t = table("confrontations", players=4, p0=["Strife"], p1=["Flight"])
    t = exchanged(t, {"Flight": guest("Blue Beetle")})
    t.play("Strife")
    t.answer(1, "Blue Beetle for P3")
    assert (t.discard(3), t.discard(1)) == ([], ["Blue Beetle", "Weakness"])


# Cards of Rebirth without a city


def at_home(name: str, **position: Any) -> Table:
    """A base game in which the card of Rebirth is the Lobo of P0."""
    wanted: dict[str, Any] = {"players": 3, "p0": ["Lobo"]} | position
    return exchanged(table("base", **wanted), {"Lobo": guest(name)})


@rule("REB-26.14")
@pytest.mark.parametrize("name", ["Scarecrow", "Cheetah"])
def test_a_villain_of_rebirth_attacks_each_foe_when_it_is_played(name: str) -> None:
    t = at_home(name)
    t.play(name)
    assert [t.discard(seat) for seat in range(3)] == [[], ["Weakness"], ["Weakness"]]
    assert t.power(0) == 0


@rule("REB-26.14")
def test_a_hand_that_count_vertigo_has_robbed_is_spared_by_the_next_villain() -> None:
    t = table("base", players=2, p0=["Lobo", "Bane"], p1=["Kick", "Super Strength", "Punch"])
    t = exchanged(t, {"Lobo": guest("Count Vertigo"), "Bane": guest("Giganta")})
    t.play("Count Vertigo")
    t.answer(1, "Super Strength")
    t.play("Giganta")
    assert (t.asked(), t.hand(1), t.discard(1)) == ([0], ["Kick", "Punch"], ["Super Strength"])


@rule("REB-26.14")
def test_that_attack_can_be_avoided() -> None:
    t = at_home("Scarecrow", p1=["Lasso of Truth"])
    t.play("Scarecrow")
    t.answer(1, "Lasso of Truth")
    assert (t.discard(1), t.discard(2)) == (["Lasso of Truth"], ["Weakness"])


@rule("REB-26.14")
def test_it_is_bought_into_the_deck_and_brings_no_reward() -> None:
    t = table("base", players=2, lineup=["Lobo", "Kid Flash"], power=9, deck1=["Punch"] * 6)
    t = exchanged(t, {"Lobo": guest("Black Manta")})
    t.buy("Black Manta")
    assert (t.discard(0), t.hand(0), t.hand(1), t.power(0)) == (["Black Manta"], [], [], 2)
    assert t.view(0).kind.name == "main"


@rule("REB-26.14", "RB-23")
def test_an_attack_about_the_line_up_works_there() -> None:
    t = at_home("Major Disaster", players=2, p1=["Punch"], lineup=["Kid Flash", "Super Strength", "Bane"])
    t.play("Major Disaster")
    assert len(t.offered(1)) == 2
    t.answer(1, t.offered(1)[1])
    assert (t.hand(1), t.destroyed) == (["Punch"], ["Super Strength"])


@rule("REB-26.15", "RB-23")
@pytest.mark.parametrize(
    ("name", "power", "drawn"),
    [
        ("Flash Helmet", 1, 1),  # and Move
        ("Superman (7)", 5, 0),
        ("Trident of Atlantis", 2, 0),
        ("Bolt of Zeus", 2, 0),  # a Villain within Range 1
        ("Grappling Hook", 1, 0),  # moves a Villain
        ("Jetpack", 0, 0),
        ("Batplane", 0, 2),  # places a Character
        ("Black Canary", 1, 0),
    ],
)
def test_text_about_the_city_does_nothing(name: str, power: int, drawn: int) -> None:
    """Power and draws are left, and nothing is asked."""
    t = at_home(name, p1=["Punch"])
    t.play(name)
    assert (t.view(0).kind.name, t.asked()) == ("main", [0])
    assert (t.power(0), len(t.hand(0)), t.played(0)) == (power, drawn, [name])
    t.end()
    assert t.active == 1


@rule("REB-26.15", "RB-23")
def test_an_attack_on_move_does_nothing() -> None:
    """Only the discard is left of the Attack of Poison Ivy."""
    t = at_home("Poison Ivy", p1=["Punch", "Punch"])
    t.play("Poison Ivy")
    t.answer(1, "Punch")
    t.end()
    t.play("Punch")
    assert (t.power(1), t.move(1), t.discard(1)) == (1, 0, ["Punch"])


@rule("REB-26.15", "RB-23")
def test_no_villain_is_in_your_space() -> None:
    t = at_home("Wonder Woman (5)", lineup=["Bane"])  # +3 Power; the Bane of this set costs 4
    t.play("Wonder Woman (5)")
    assert (t.power(0), "buy Bane" in t.offered(0)) == (3, False)


@rule("REB-26.15", "RB-23")
def test_the_rest_of_the_card_works() -> None:
    t = at_home("Holographic Computing", deck0=["Punch"] * 9)  # +1 Power, draw a card
    t.play("Holographic Computing")
    assert (t.power(0), t.hand(0)) == (1, ["Punch"])
    t = at_home("Batcomputer", deck0=["Punch"] * 9)
    t.play("Batcomputer")
    t.answer(0, "Punch")
    assert (t.power(0), t.hand(0)) == (2, ["Punch"])


@rule("REB-26.15", "RB-23")
def test_a_defense_of_rebirth_avoids_an_attack_elsewhere() -> None:
    t = table("base", players=2, p0=["Scarecrow"], p1=["Lobo"])
    t = exchanged(t, {"Lobo": guest("Super-Suit")})
    t.play("Scarecrow")
    t.answer(1, "Super-Suit")
    assert (t.discard(1), t.view(0).kind.name) == (["Super-Suit"], "main")


@rule("REB-26.15", "RB-23")
def test_every_card_of_rebirth_can_be_played_in_every_other_game() -> None:
    """With any answers: whatever it asks, the turn comes to its end."""
    cards = [guest(card.name) for card in BOXES["rebirth"].of_kind(MAIN_KIND)]
    room = {"base": "Lobo", "heroes_unite": "Larfleeze", "rivals": "Bane", "confrontations": "Magog"}
    for mode, placeholder in room.items():
        for card in cards:
            t = exchanged(table(mode, players=2, p0=[placeholder], power=9), {placeholder: card})
            _finish_turn(t, card.name)
            assert t.active == 1 or t.over


def _finish_turn(t: Table, name: str) -> None:
    if "end turn" not in t.offered(t.asked()[0]):
        t.answer(0, None)  # no Confrontation
    t.play(name)
    for _ in range(20):
        if t.over or t.active == 1:
            return
        seat = t.asked()[0]
        have = t.offered(seat)
        t.answer(seat, "end turn" if "end turn" in have else have[-1])
    raise AssertionError(name)
