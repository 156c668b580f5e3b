"""Attacks of guests in the city (REB-26.x)."""

from __future__ import annotations

from typing import Any

from archfoe.core.cards import Card
from archfoe.games.city.piles import SPACE
from archfoe.games.city.view import city_in
from archfoe.sets import BOXES
from tests.games.city.openings import exchanged
from tests.games.city.rules.test_mixing import ROOM, SUPER_ROOM, city, stranger
from tests.games.city.scenes import where_is
from tests.vocabulary import Table, rule, table


def in_turn_order(t: Table) -> Table:
    """The players deal with the Attack in the order of their turns."""
    while t.asked() and t.view(t.asked()[0]).kind.name == "attacked next":
        t.answer(t.active, t.offered(t.active)[0])
    return t


def entering(villain: Card, seed: int = 0, **position: Any) -> Table:
    """This Villain comes into slot 1, and the die does not show a 6."""
    room = SUPER_ROOM if villain.cost >= 8 else ROOM
    while True:
        t = city(villain, main=[room, *["Aquaman (3)"] * 30], seed=seed, from_start=True, **position)
        if t.asked() and t.view(t.asked()[0]).kind.name != "space":
            return in_turn_order(t)
        seed += 1


# Attacks of strangers


@rule("REB-26.2", "REB-6.3")
def test_a_super_villain_attacks_each_player_as_it_enters() -> None:
    hands: dict[str, Any] = {f"p{seat}": ["Punch", "Wonder Woman (5)"] for seat in range(3)}
    t = entering(stranger("base", "Parallax"), **hands)
    assert (t.threat, t.city("S1")) == (1, ["Parallax"])
    assert [t.hand(seat) for seat in range(3)] == [["Wonder Woman (5)"]] * 3


@rule("REB-26.2", "REB-7.1", "REB-11.1")
def test_later_it_attacks_the_active_player_and_damages_its_destination() -> None:
    hands: dict[str, Any] = {f"p{seat}": ["Punch", "Wonder Woman (5)"] for seat in range(3)}
    parallax = stranger("base", "Parallax")
    t = city(parallax, city={"L2": ["Despero"]}, at=dict.fromkeys(range(3), "S4"), **hands)
    card = t.state.piles[SPACE + 2][0]
    t = city(
        parallax, city={"L2": ["Despero"]}, at=dict.fromkeys(range(3), "S4"), from_start=True,
        facts={"destinations": {card: 2}}, **hands,
    )  # fmt: skip
    assert [t.hand(seat) for seat in range(3)] == [
        ["Wonder Woman (5)"],
        ["Punch", "Wonder Woman (5)"],
        ["Punch", "Wonder Woman (5)"],
    ]
    assert city_in(t.view(None)).damage(2) == 1


@rule("REB-26.2", "REB-8.1")
def test_its_attack_can_be_avoided() -> None:
    t = entering(stranger("base", "Parallax"), p0=["Bulletproof", "Punch"], p1=["Punch"])
    t.answer(0, "Bulletproof")
    in_turn_order(t)
    assert (t.hand(0), t.hand(1)) == (["Bulletproof", "Punch"], [])


@rule("REB-26.2", "REB-7.7")
def test_an_attack_that_takes_cards_of_all_together_works_on_all_who_are_hit() -> None:
    """The Joker passes a card to the left; who is given one that costs something has a Weakness on the deck."""
    hands: dict[str, Any] = {"p0": ["Aquaman (3)"], "p1": ["Punch"], "p2": ["Run"]}
    t = entering(stranger("base", "The Joker"), **hands)
    assert [t.discard(seat) for seat in range(3)] == [["Run"], ["Aquaman (3)"], ["Punch"]]
    assert [t.deck(seat)[0] for seat in range(3)] == ["Punch", "Weakness", "Punch"]


@rule("REB-26.2")
def test_lex_luthor_counts_the_villains_of_the_whole_city() -> None:
    t = entering(
        stranger("base", "Lex Luthor"),
        city={"L1": ["Bane"], "S3": ["Scarecrow", "Aquaman (3)"]}, at=dict.fromkeys(range(3), "L4"),
    )  # fmt: skip
    assert [t.discard(seat) for seat in range(3)] == [["Weakness"] * 3] * 3  # with himself


@rule("REB-26.2")
def test_the_anti_monitor_puts_cards_into_the_city() -> None:
    t = entering(stranger("base", "The Anti-Monitor"), p1=["Wonder Woman (5)"])
    assert (t.hand(1), len(where_is(t, "Wonder Woman (5)"))) == ([], 1)


@rule("REB-26.1")
def test_a_card_that_is_added_to_the_line_up_comes_into_the_city() -> None:
    mortal = next(card for card in BOXES["heroes_unite"].values() if card.name == "World's Mightiest Mortal")
    t = table("rebirth", players=3, p0=["Green Arrow"], main=["Wonder Woman (5)", "Lois Lane", "Aquaman (3)"])
    t = exchanged(t, {"Green Arrow": mortal})
    t.play("World's Mightiest Mortal")
    t.answer(0, "Wonder Woman (5)")
    assert (t.main_deck, len(where_is(t, "Wonder Woman (5)"))) == (["Lois Lane", "Aquaman (3)"], 1)


@rule("REB-26.2")
def test_mr_freeze_destroys_equipment_of_the_city() -> None:
    t = entering(
        stranger("heroes_unite", "Mr. Freeze"),
        city={"S3": ["Sonic Cannon"], "L4": ["Batmobile", "Lois Lane"]}, p1=["Grappling Hook"],
    )  # fmt: skip
    assert sorted(t.destroyed) == ["Batmobile", "Sonic Cannon"]
    assert (t.hand(1), len(where_is(t, "Grappling Hook"))) == ([], 1)


@rule("REB-26.2", "REB-26.4")
def test_captain_cold_keeps_super_heroes_face_down_until_he_is_defeated() -> None:
    cold = stranger("base", "Captain Cold")
    t = entering(cold, at={0: "S1"}, power=9)
    assert [t.view(0).hero_down(seat) for seat in range(3)] == [True] * 3
    t.buy("Captain Cold")
    assert [t.view(0).hero_down(seat) for seat in range(3)] == [False] * 3


@rule("REB-26.2", "REB-26.4")
def test_atrocitus_gives_back_what_he_hid() -> None:
    atrocitus = stranger("base", "Atrocitus")
    t = entering(atrocitus, at={0: "S1"}, power=10, p1=["Lois Lane"])
    assert (t.hand(1), len(t.under(1))) == ([], 1)
    t.buy("Atrocitus")
    assert (t.under(1), t.deck(1)[0]) == ([], "Lois Lane")


@rule("REB-26.2", "REB-6.2", "REB-7.1")
def test_a_regular_villain_attacks_in_step_2_only() -> None:
    scarecrow = stranger("base", "Scarecrow")
    t = entering(scarecrow, players=4)
    assert [t.discard(seat) for seat in range(4)] == [[]] * 4
    t = city(scarecrow, city={"S5": ["Bizarro"]}, from_start=True)
    assert [t.discard(seat) for seat in range(3)] == [["Weakness"], [], []]
