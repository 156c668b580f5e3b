"""One player and an ally."""

from __future__ import annotations

from typing import Any

from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.core.piles import SET_ASIDE, WEAKNESSES
from archfoe.games.build import build
from archfoe.games.city.view import city_in
from archfoe.games.options import Options
from tests.remembered import remembered
from tests.vocabulary import Table, rule, table


def alone(ally: str | None = "S5", **more: Any) -> Table:
    """A solo game in the main step, or from the start of a turn, with the ally in a space."""
    return table("rebirth", players=1, ally=ally, **more)


def hurts(t: Table) -> int:
    """Weaknesses on the ally."""
    return len(t.names(SET_ASIDE))


@rule("REB-18.1", "REB-2.2")
def test_the_player_chooses_an_ally_among_the_other_super_heroes() -> None:
    game = Game(*build(Options("rebirth", 1, heroes="free"), key_of_seed(1)))
    game.decide(0, 0)
    mine = game.state.piles[game.state.where[game.waiting[0].options[0]]]
    assert len(game.waiting[0].options) == 7 and len(mine) == 7
    ally = game.waiting[0].options[2]
    game.decide(0, 2)
    assert remembered(game.state, "ally_card") == ally


@rule("REB-18.1")
def test_the_ally_is_chosen_also_where_the_super_hero_was_dealt() -> None:
    options = Options("rebirth", 1, heroes="dealt")
    game = Game(*build(options, key_of_seed(1)))
    assert [game.waiting[0].kind.name, len(game.waiting[0].options)] == ["choose hero", 7]
    game.decide(0, 4)
    assert remembered(game.state, "ally_card") >= 0
    assert Options.from_dict(options.as_dict()) == options


@rule("REB-18.1")
def test_a_record_of_an_earlier_version_still_deals_the_ally() -> None:
    kept = Options("rebirth", 1, heroes="dealt").as_dict()
    del kept["ally_dealt"]  # as it was then
    options = Options.from_dict(kept)
    game = Game(*build(options, key_of_seed(1)))
    assert game.waiting[0].kind.name != "choose hero"
    assert "ally_dealt" not in Options("rebirth", 1).as_dict()
    assert Options.from_dict(options.as_dict()) == options


@rule("REB-18.2", "REB-3.1")
def test_the_ally_comes_with_the_character() -> None:
    t = alone(None, at={0: None}, from_start=True, turn_number=1)
    t.answer(0, "slot 3")
    assert (t.at(0), city_in(t.view(0)).ally) == ("S3", 5)


@rule("REB-18.2", "REB-6.5")
def test_the_ally_holds_villains() -> None:
    t = alone("S2", at={0: "L5"}, city={"S2": ["Scarecrow"], "S3": ["Bane"]}, from_start=True)
    assert (t.city("S2"), t.city("L4")) == (["Scarecrow"], ["Bane"])


@rule("REB-18.3", "REB-5.2")
def test_move_leads_the_ally() -> None:
    t = alone("S5", at={0: "S5"}, move=2)
    t.answer(0, "lead the ally to Location 1")
    t.answer(0, "lead the ally to slot 1")
    assert (city_in(t.view(0)).ally, t.at(0), t.move(0)) == (1, "S5", 0)


@rule("REB-18.3", "REB-15.7")
def test_helping_hand_does_not_move_the_ally() -> None:
    t = alone("S1", at={0: "S5"}, p0=["Helping Hand"])
    t.play("Helping Hand")
    assert t.offered(0) == ["slot 5", "Location 1", "Location 5"]


@rule("REB-18.3")
def test_an_effect_on_a_character_may_choose_the_ally() -> None:
    t = alone("S1", at={0: "S5"}, p0=["Batplane"])
    t.play("Batplane")
    t.answer(0, "the ally")
    t.answer(0, "Location 3")
    assert city_in(t.view(0)).ally == 4


@rule("REB-18.4")
def test_villains_in_the_space_of_the_ally_bring_one_weakness_in_all() -> None:
    t = alone("S2", at={0: "L5"}, city={"S2": ["Scarecrow", "Bane", "Major Disaster"]}, from_start=True)
    assert (hurts(t), len(t.names(WEAKNESSES)), t.discard(0)) == (1, 14, [])


@rule("REB-18.4")
def test_only_a_super_villain_that_enters_the_own_space_hits_the_ally() -> None:
    for ally, weaknesses in (("S1", 1), ("S2", 0)):
        t = alone(ally, at={0: "L5"}, main=["Doomsday", *["Green Arrow"] * 5], from_start=True)
        assert (t.city("S1"), hurts(t)) == (["Doomsday"], weaknesses)


@rule("REB-18.4", "RB-15", "REB-11.1")
def test_a_super_villain_at_home_with_the_ally_attacks_both_and_deals_one_damage() -> None:
    t = alone("L3", at={0: "S5"}, p0=["Punch"] * 3, city={"L3": ["Doomsday"]}, from_start=True)
    t.answer(0, "Punch", "Punch")
    assert (t.hand(0), hurts(t), city_in(t.view(0)).damage(4)) == (["Punch"], 1, 1)


@rule("REB-18.5")
def test_an_ally_with_three_weaknesses_leaves_at_the_end_of_the_turn() -> None:
    t = alone("S2", at={0: "L5"}, aside0=["Weakness"] * 2, city={"S2": ["Scarecrow"]}, from_start=True)
    assert (hurts(t), city_in(t.view(0)).ally) == (3, 3)
    t.end()
    assert city_in(t.view(0)).ally is None


@rule("REB-18.5")
def test_a_defeated_super_villain_brings_the_ally_back_without_weaknesses() -> None:
    t = alone(None, at={0: "S1"}, aside0=["Weakness"] * 3, city={"S1": ["Deathstroke"]}, power=8)
    t.buy("Deathstroke")
    assert (city_in(t.view(0)).ally, hurts(t)) == (1, 0)


@rule("REB-18.6", "REB-18.7")
def test_an_assist_card_waits_for_the_next_turn_and_must_be_played_then() -> None:
    t = alone("S5", p0=["Green Arrow", "Aquaman (3)"], deck0=["Punch"] * 10)
    t.store("Green Arrow")
    assert (t.stored(0), t.power(0), "store Aquaman (3)" in t.offered()) == (["Green Arrow"], 0, False)
    t.end()
    assert "end turn" not in t.offered()
    t.play("Green Arrow")
    assert (t.power(0), "end turn" in t.offered()) == (2, True)


@rule("REB-18.6", "REB-17.7")
def test_simon_baz_draws_for_the_stored_assist_card_alone() -> None:
    t = alone("S5", hero0="Simon Baz", stored0=["Green Arrow"], p0=["Aquaman (3)"], deck0=["Run", "Punch", "Punch"])
    t.play("Aquaman (3)")
    assert t.hand(0) == []
    t.play("Green Arrow")
    t.answer(0, "draw a card")
    assert t.hand(0) == ["Run"]


@rule("REB-18.8", "RB-15")
def test_a_defense_in_range_protects_the_ally() -> None:
    t = alone("S1", at={0: "L1"}, p0=["Hard Water Bubble"], city={"S1": ["Scarecrow"]}, from_start=True)
    assert t.offered(0) == ["Hard Water Bubble for the ally"]
    t.answer(0, "Hard Water Bubble")
    assert (hurts(t), t.discard(0)) == (0, ["Hard Water Bubble"])
