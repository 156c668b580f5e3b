"""The other three Secret Cards of scenario 4: their burdens, releases and boons (REB-31.11 to 31.16)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import WEAKNESSES
from tests.games.city.scenarios.shards import DREAD, GREED, SLOTH, alone, assists, burdened, ready, released, stores
from tests.games.city.scenes import scene, sunrise
from tests.vocabulary import Table, rule

# Sloth


@rule("REB-31.11")
@pytest.mark.parametrize(
    ("cards", "move"),
    [(["Run"], 1), (["Run", "Run"], 2), (["Supergirl"], 0), (["Speed Force"], 2), (["Flight", "Nightwing"], 3)],
)
def test_each_move_card_gives_the_slothful_one_move_less(cards: list[str], move: int) -> None:
    t = burdened(SLOTH, p0=cards)
    for name in cards:
        t.play(name)
    assert t.move(0) == move


@rule("REB-31.11")
def test_a_move_card_never_gives_less_than_nothing() -> None:
    t = burdened(SLOTH, p0=["Run", "Helping Hand", "Super-Suit"])
    t.play("Run")
    t.play("Helping Hand")
    t.answer(0, "P1")
    t.answer(1, "Location 1")
    t.play("Super-Suit")
    assert (t.move(0), t.power(0)) == (1, 3)


@rule("REB-31.11")
@pytest.mark.parametrize(("word", "power", "move"), [("Power", 3, 0), ("Move", 0, 3)])
def test_sloth_takes_nothing_but_move(word: str, power: int, move: int) -> None:
    t = burdened(SLOTH, p0=["Power Ring"])
    t.play("Power Ring")
    t.answer(0, word)
    assert (t.power(0), t.move(0)) == (power, move)


@rule("REB-31.11", "REB-15.18")
def test_the_flash_counts_the_move_that_he_gives_the_slothful() -> None:
    t = burdened(SLOTH, p0=["The Flash (6)"])
    t.play("The Flash (6)")
    assert (t.move(0), t.power(0)) == (2, 2)


@rule("REB-31.11", "REB-9.4")
def test_an_assist_card_is_played_by_who_assists() -> None:
    """Sloth lessens what its holder plays, also for somebody else, and not what others play for the holder."""
    t = burdened(SLOTH, p1=["Nightwing"])
    t.assist(1, "Nightwing")
    assert t.move(0) == 2
    t = burdened(SLOTH, turn=1, p0=["Nightwing"])
    t.assist(0, "Nightwing")
    assert t.move(1) == 1


@rule("REB-31.11", "REB-16.1")
def test_sloth_comes_on_top_of_captain_cold() -> None:
    t = sunrise(4, under0=[SLOTH], p0=["Flight", "Flight"], city={"L4": ["Captain Cold"]})
    t.play("Flight")
    assert t.move(0) == 0
    t.play("Flight")
    assert t.move(0) == 2


@rule("REB-31.11", "REB-18.7")
def test_sloth_looks_at_a_stored_card_when_it_is_played() -> None:
    t = alone(SLOTH, stored0=["Nightwing"])
    t.play("Nightwing")
    assert t.move(0) == 1


@rule("REB-31.12")
def test_five_move_in_one_turn_release_sloth() -> None:
    t = burdened(SLOTH, move=5)
    t.walk("L1", "S1", "L2", "S2")
    assert not ready(t)
    t.walk("L3")
    released(t, SLOTH)
    t.answer(0, "slot 5")
    assert t.at(0) == "S5"


@rule("REB-31.12")
def test_move_that_pays_for_abilities_is_spent_too() -> None:
    t = burdened(SLOTH, hero0="The Flash", move=5)
    t.use("The Flash")  # 3 Move for a card
    t.walk("L1", "S1")
    assert ready(t)
    t = burdened(SLOTH, at={0: "L4"}, move=5)
    t.use("Airport")  # 1 Move
    t.answer(0, "Location 1")
    t.walk("S1", "L2", "S2")
    assert not ready(t)
    t.walk("L3")
    assert ready(t)


@rule("REB-31.12", "REB-30.9")
def test_move_that_rebuilds_is_spent_too() -> None:
    t = burdened(SLOTH, at={0: "L1"}, damage={"L2": 1}, move=5, power=7)
    t.walk("S1", "L2")
    t.answer(0, "rebuild")
    assert ready(t)


@rule("REB-31.12", "REB-18.3")
def test_alone_the_move_of_the_ally_counts() -> None:
    t = alone(SLOTH, move=5)
    for space in ("Location 1", "slot 1", "Location 2"):
        t.answer(0, f"lead the ally to {space}")
    t.walk("L1", "S1")
    assert ready(t)


@rule("REB-31.12")
def test_move_of_two_turns_and_moves_without_move_do_not_release_sloth() -> None:
    t = burdened(SLOTH, players=1, move=4, deck0=["Run"] * 10)
    t.walk("L1", "S1", "L2", "S2")
    t.end()
    t.play("Run")
    t.walk("L3")
    assert not ready(t)
    t = burdened(SLOTH, p0=["Helping Hand"], move=4)
    t.play("Helping Hand")
    t.answer(0, "P0")
    t.answer(0, "Location 1")
    t.walk("S1", "L2", "S2", "L3")
    assert (t.at(0), ready(t)) == ("L3", False)


# Greed


@rule("REB-31.13")
def test_the_greedy_assist_nobody() -> None:
    t = burdened(GREED, turn=1, p0=["Green Arrow"], p2=["Green Arrow"])
    assert [assists(t, seat) for seat in (0, 2)] == [[], ["assist with Green Arrow"]]


@rule("REB-31.13")
def test_the_greedy_play_assist_cards_in_their_own_turn_and_are_assisted() -> None:
    t = burdened(GREED, p0=["Green Arrow"], p1=["Robin"])
    t.play("Green Arrow")
    t.assist(1, "Robin")
    assert (t.power(0), t.hand(0)) == (3, ["Punch"])


@rule("REB-31.13", "REB-18.6")
def test_alone_the_greedy_store_no_assist_card() -> None:
    assert stores(alone(GREED, p0=["Green Arrow"])) == []
    assert stores(alone(DREAD, p0=["Green Arrow"])) == ["Green Arrow"]


@rule("REB-31.14")
@pytest.mark.parametrize(("other", "met"), [("S5", True), ("L1", False), (None, False)])
def test_five_power_that_is_spent_in_company_release_greed(other: str | None, met: bool) -> None:
    t = burdened(GREED, at={1: other, 2: "L3"}, city={"S5": ["Invulnerability"]}, power=5)
    t.buy("Invulnerability")
    assert ready(t) == met


@rule("REB-31.14")
def test_a_target_player_draws_two_cards() -> None:
    t = burdened(GREED, city={"S5": ["Invulnerability"]}, power=5)
    t.buy("Invulnerability")
    released(t, GREED)
    assert t.offered(0) == ["P0", "P1", "P2"]
    t.answer(0, "P2")
    assert (t.hand(0), t.hand(2)) == ([], ["Punch"] * 2)


@rule("REB-31.14")
def test_what_is_spent_in_company_is_added_up() -> None:
    at = {0: "L3", 1: "L3", 2: "L1"}
    t = burdened(GREED, at=at, city={"L3": ["Robin"], "L5": ["Bane"]}, power=5)
    t.use("Arkham Asylum")  # 2 Power
    assert not ready(t)
    t.buy("Robin")
    assert ready(t)


@rule("REB-31.14")
def test_what_is_spent_alone_does_not_count() -> None:
    t = burdened(GREED, at={1: "L1", 2: "L3"}, city={"S5": ["Robin"], "L1": ["Green Arrow"]}, power=7, move=1)
    t.buy("Robin")
    t.walk("L1")
    t.buy("Green Arrow")
    assert (t.power(0), ready(t)) == (0, False)


@rule("REB-31.14")
def test_greed_once_met_may_be_released_alone() -> None:
    t = burdened(GREED, city={"S5": ["Invulnerability"]}, power=5, move=1)
    t.buy("Invulnerability")
    t.walk("L1")
    assert ready(t)


@rule("REB-31.14")
def test_power_of_two_turns_does_not_release_greed() -> None:
    t = burdened(GREED, players=1, ally="S5", city={"S5": ["Robin", "Robin"]}, power=3, deck0=["Punch"] * 10)
    t.buy("Robin")
    t.end()
    for _ in range(3):
        t.play("Punch")
    t.buy("Robin")
    assert not ready(t)


@rule("REB-31.14")
@pytest.mark.parametrize(("ally", "met"), [("S5", True), ("L1", False), (None, False)])
def test_alone_the_ally_is_company(ally: str | None, met: bool) -> None:
    t = alone(GREED, ally=ally, city={"S5": ["Invulnerability"]}, power=5)
    t.buy("Invulnerability")
    assert ready(t) == met
    if met:
        t.use(GREED)
        assert t.hand(0) == ["Punch"] * 2


# Dread


def in_dread(city: dict[str, list[str]], **position: Any) -> Table:
    return sunrise(4, **{"under0": [DREAD], "city": city} | position)


SCARECROW = {"L2": ["Scarecrow"]}


def decline(t: Table, seat: int) -> None:
    """The only answer of one who is asked to defend and has no Defense that can be used."""
    assert t.offered(seat) == []
    t.answer(seat, None)


@rule("REB-31.15")
def test_in_dread_a_defense_costs_another_card() -> None:
    t = in_dread(SCARECROW, p0=["Invulnerability", "Punch", "Run"])
    t.answer(0, "Invulnerability")
    assert t.offered(0) == ["Punch", "Run"]
    t.answer(0, "Run")
    assert (t.hand(0), t.discard(0)) == (["Invulnerability", "Punch"], ["Run"])


@rule("REB-31.15")
@pytest.mark.parametrize("name", ["Invulnerability", "Blue Beetle", "Super-Suit"])
def test_without_another_card_a_defense_cannot_be_used(name: str) -> None:
    t = in_dread(SCARECROW, p0=[name])
    decline(t, 0)
    assert (t.discard(0), t.view(0).kind.name) == (["Weakness"], "main")


@rule("REB-31.15")
def test_each_use_costs_a_card() -> None:
    t = in_dread({"L2": ["Scarecrow", "Scarecrow"]}, p0=["Invulnerability", "Punch"])
    t.answer(0, "Scarecrow")
    t.answer(0, "Invulnerability")
    decline(t, 0)
    assert (t.hand(0), t.discard(0)) == (["Invulnerability"], ["Punch", "Weakness"])


@rule("REB-31.15")
def test_a_defense_in_play_costs_a_card_of_the_hand_too() -> None:
    t = in_dread(SCARECROW, in0=["Batmobile"])
    decline(t, 0)
    assert (t.in_play(0), t.discard(0)) == (["Batmobile"], ["Weakness"])
    t = in_dread(SCARECROW, in0=["Batmobile"], p0=["Punch"])
    t.answer(0, "Batmobile")
    assert (t.hand(0), sorted(t.discard(0))) == ([], ["Batmobile", "Punch"])


@rule("REB-31.15")
def test_in_dread_nobody_else_is_protected() -> None:
    position: dict[str, Any] = {"turn": 1, "p0": ["Hard Water Bubble", "Punch"]}
    t = in_dread(SCARECROW, **position)
    decline(t, 0)
    assert (t.asked(), t.discard(1)) == ([1], ["Weakness"])
    t = in_dread(SCARECROW, hero0="Wonder Woman", turn=1, p0=["Invulnerability", "Punch"])
    decline(t, 0)
    assert (t.asked(), t.discard(1)) == ([1], ["Weakness"])


@rule("REB-31.15")
def test_in_dread_a_dome_for_two_covers_one() -> None:
    """Sinestro comes and attacks everybody."""
    t = in_dread({}, main=["Sinestro", "Robin"], p0=["Emerald Dome", "Punch"], weaknesses=15)
    t.answer(0, "P1")  # the first to deal with the Attack
    t.answer(0, None)  # P0 is asked as if the Dome could cover P1
    t.answer(0, "P0")
    assert t.offered(0) == ["Emerald Dome for yourself"]
    t.answer(0, "Emerald Dome")
    assert [t.discard(seat) for seat in (1, 2)] == [["Weakness"]] * 2
    assert "Weakness" not in t.discard(0)


@rule("REB-31.15", "REB-15.14")
def test_in_dread_a_super_suit_shelters_nobody_else() -> None:
    t = in_dread({}, main=["Sinestro", "Robin"], p0=["Super-Suit", "Punch"])
    t.answer(0, "P0")
    t.answer(0, "Super-Suit")
    t.answer(0, "slot 5")
    assert [t.discard(seat).count("Weakness") for seat in range(3)] == [0, 1, 1]


@rule("REB-31.15", "REB-18.8")
def test_in_dread_the_ally_is_not_protected() -> None:
    t = sunrise(4, players=1, under0=[DREAD], ally="S1", at={0: "S5"}, p0=["Blue Beetle", "Punch"],
                city={"S1": ["Scarecrow"]})  # fmt: skip
    assert t.view(0).kind.name == "main"
    assert len(t.names(WEAKNESSES)) == 14


@rule("REB-31.15")
def test_the_dread_of_one_does_not_bind_the_others() -> None:
    t = in_dread(SCARECROW, turn=1, p1=["Invulnerability"])
    t.answer(1, "Invulnerability")
    assert (t.discard(1), t.hand(1)) == ([], ["Invulnerability"])


@rule("REB-31.16")
def test_two_turns_that_end_beside_a_super_villain_release_dread() -> None:
    """Circe attacks P0 in each of the turns and buries a card, the only one of the most expensive."""
    t = scene(
        4, players=2, under0=[DREAD], city={"S5": ["Circe"]}, deck0=["Robin", *["Weakness"] * 4] * 3, at={1: "L3"}
    )
    for _ in range(2):
        assert not ready(t)
        t.end()
        t.end()
    assert (t.hand(0), t.discard(0)) == (["Weakness"] * 4, ["Weakness"] * 4)
    released(t, DREAD)
    assert (t.hand(0), t.discard(0), len(t.names(WEAKNESSES))) == ([], [], 15 + 8)


@rule("REB-31.16")
@pytest.mark.parametrize("city", [{"S5": ["Bane"]}, {"L1": ["Gorilla Grodd"]}])
def test_a_regular_villain_or_another_space_does_not_release_dread(city: dict[str, list[str]]) -> None:
    t = burdened(DREAD, players=1, city=city, facts={("stood by super", 0): 1}, at={0: "S5"})
    t.end()
    assert not ready(t)


@rule("REB-31.16")
def test_turns_of_others_do_not_release_dread() -> None:
    t = burdened(DREAD, turn=1, city={"S5": ["Gorilla Grodd"]}, facts={("stood by super", 0): 1})
    t.end()
    t.end()
    assert (t.active, ready(t)) == (0, False)


@rule("REB-31.16")
def test_weaknesses_of_the_deck_and_of_others_stay() -> None:
    t = burdened(DREAD, facts={("stood by super", 0): 2}, p0=["Weakness", "Punch"], discard0=["Weakness", "Run"],
                 deck0=["Weakness"], p1=["Weakness"], weaknesses=0)  # fmt: skip
    released(t, DREAD)
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Punch"], ["Run"], ["Weakness"])
    assert (t.hand(1), len(t.names(WEAKNESSES))) == (["Weakness"], 2)
