"""What a player sees of the greedy bot in the city: where it goes, what it buys, whom it helps and protects."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.agents import Agent, GreedyAgent, RandomAgent, seated
from archfoe.agents.worth import is_read, walk
from archfoe.core.cards import Card
from archfoe.core.chance import key_of_seed
from archfoe.core.effects import Ability, Condition, Effect
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.city.bot.routes import trips
from archfoe.games.city.card import city_card
from archfoe.games.city.tiles import TILES
from archfoe.games.options import Options
from archfoe.registry import sets
from archfoe.sets.rebirth.box import REBIRTH
from archfoe.table.view import View
from archfoe.table.worlds import another_world
from tests.agents.test_greedy import choice, turn
from tests.remembered import remembered
from tests.vocabulary import Table, table


def city(spaces: dict[str, list[str]] | None = None, **more: Any) -> Table:
    placed: dict[str, Any] = {"at": {0: "S5", 1: "L3"}} | more
    return table("rebirth", city=spaces or {}, **placed)


def walks(said: list[str]) -> list[str]:
    return [words.removeprefix("walk to ") for words in said if words.startswith("walk")]


def buys(said: list[str]) -> list[str]:
    return [words.removeprefix("buy ") for words in said if words.startswith("buy")]


# Walks and purchases


def test_it_walks_to_what_it_can_pay() -> None:
    t = city({"S1": ["Wonder Woman (5)"], "S4": ["Super Strength"]}, power=5, move=2)
    said = turn(t)
    assert walks(said) == ["Location 1", "slot 1"]
    assert buys(said) == ["Wonder Woman (5)"]


def test_it_plays_everything_before_it_plans() -> None:
    t = city({"S1": ["Wonder Woman (5)"]}, p0=["Punch", "Run", "Punch", "Punch"], power=2)
    said = turn(t)
    assert said[:4] == ["play Punch", "play Punch", "play Punch", "play Run"]
    assert buys(said) == ["Wonder Woman (5)"]


def test_it_buys_on_the_way() -> None:
    t = city({"S5": ["Green Arrow"], "S1": ["Wonder Woman (5)"]}, power=9, move=2)
    assert buys(turn(t)) == ["Green Arrow", "Wonder Woman (5)"]


def test_it_does_not_stop_for_what_keeps_it_from_something_better() -> None:
    t = city({"S5": ["Green Arrow"], "S1": ["Super Strength"]}, power=7, move=2)
    assert buys(turn(t)) == ["Super Strength"]


def test_a_super_villain_comes_before_every_card() -> None:
    t = city({"S5": ["Deathstroke", "Super Strength"]}, power=8)
    assert buys(turn(t)) == ["Deathstroke"]


def test_it_walks_to_a_super_villain_it_can_defeat() -> None:
    t = city({"S5": ["Super Strength"], "L2": ["Deathstroke"]}, power=8, move=3)
    said = turn(t)
    assert walks(said)[:3] == ["Location 1", "slot 1", "Location 2"]
    assert buys(said) == ["Deathstroke"]


def test_a_villain_at_home_is_defeated_before_a_card_of_its_cost_is_bought() -> None:
    t = city({"L1": ["Major Disaster"], "S5": ["Blue Beetle"]}, power=5, move=1)
    assert buys(turn(t)) == ["Major Disaster"]


def test_power_that_only_a_villain_nearby_gives_is_counted_and_had() -> None:
    t = city({"S1": ["Scarecrow"]}, p0=["Sonic Cannon"], power=2, move=2)
    said = turn(t)
    assert said.index("play Sonic Cannon") > said.index("walk to slot 1"), "no Villain is in slot 5"
    assert buys(said) == ["Scarecrow"]


def test_superman_has_his_power_where_the_villains_are() -> None:
    t = city({"S1": ["Scarecrow", "Bizarro"]}, hero0="Superman", power=3, move=2)
    said = turn(t)
    assert said.index("use Superman") > said.index("walk to slot 1")
    assert "Scarecrow" in buys(said), "three and two more"


def test_with_nothing_to_buy_it_stands_in_the_way_of_a_super_villain() -> None:
    """General Zod, a step from Location 1, does not leave a space that he shares."""
    t = city({"S5": ["General Zod"]}, players=4, at={0: "L4", 1: "L2", 2: "L2", 3: "L2"}, power=0, move=4)
    turn(t)
    assert t.at(0) == "S5"
    t = city({"S5": ["General Zod"]}, players=4, at={0: "L4", 1: "S5", 2: "L2", 3: "L2"}, power=0, move=4)
    turn(t)
    assert t.at(0) != "S5", "a teammate holds him"


def test_walks_are_the_shortest() -> None:
    """One space up and one down, and back to the start: four steps; without going back three."""
    both = [trip for trip in trips(5) if (trip.low, trip.high) == (-1, 1)]
    assert {trip.end: trip.length for trip in both} == {-1: 3, 0: 4, 1: 3}
    assert {trip.end: trip.first for trip in both if trip.end} == {-1: 1, 1: -1}


# Choices


def test_it_begins_where_it_can_buy() -> None:
    t = city({"S2": ["Wonder Woman (5)"]}, p0=["Punch"] * 5, at={0: None, 1: None}, turn_number=1, from_start=True)
    assert choice(t) == ["slot 2"]


def test_power_or_move_as_the_turn_needs_it() -> None:
    t = city({"S5": ["Green Arrow"]}, p0=["Constructs"], deck0=[])
    t.play("Constructs")
    assert choice(t) == ["+2 Power"]
    t = city({"S2": ["Deathstroke"]}, p0=["Constructs"], power=6)
    t.play("Constructs")
    assert choice(t) == ["Move 4"], "eight are enough, four spaces away"


def test_the_hook_pulls_a_villain_that_can_be_defeated() -> None:
    t = city({"S1": ["Deathstroke"], "L1": ["Scarecrow"]}, p0=["Grappling Hook"], power=7)
    t.play("Grappling Hook")
    assert choice(t)[0].startswith("Deathstroke")


def test_a_super_villain_on_its_way_is_contained_not_one_at_home() -> None:
    t = city({"L1": ["General Zod"], "S1": ["Doomsday"]}, at={0: "L1", 1: "L3"}, p0=["Electrified Field"])
    t.play("Electrified Field")
    assert choice(t)[0].startswith("Doomsday")


def test_breath_freezes_the_super_villain_at_home() -> None:
    t = city({"L1": ["General Zod"], "S1": ["Bizarro"]}, p0=["Super Breath"])
    t.play("Super Breath")
    assert choice(t)[0].startswith("General Zod")


def test_who_has_the_starters_may_destroy_one() -> None:
    t = city(p0=["Alfred Pennyworth"], discard0=["Wonder Woman (5)"], discard1=["Punch", "Punch"])
    t.play("Alfred Pennyworth")
    assert choice(t) == ["P1"]
    t = city(p0=["Alfred Pennyworth"], discard0=["Punch"], discard1=["Wonder Woman (5)"])
    t.play("Alfred Pennyworth")
    assert choice(t) == ["P0"]


def test_a_draw_is_for_who_needs_it() -> None:
    """Giganta's Reward: one more Power buys Wonder Woman (5), or nothing at all."""
    t = city({"S5": ["Giganta", "Wonder Woman (5)"]}, power=9)
    t.buy("Giganta")
    assert choice(t) == ["P0"]
    t = city({"S5": ["Giganta"]}, power=5)
    t.buy("Giganta")
    assert choice(t) == ["P1"]


def test_with_a_good_hand_it_wants_to_begin() -> None:
    game = Game(*build(Options("rebirth", 2), key_of_seed(1)), log=False)
    while game.waiting and next(iter(game.waiting.values())).kind.name != "first player":
        seat = min(game.waiting)
        game.decide(seat, *GreedyAgent().answer(View(game, seat)))
    for seat in (0, 1):
        power = sum(card.name in ("Punch", "Helping Hand") for card in View(game, seat).hand)
        assert GreedyAgent().answer(View(game, seat)) == ((seat,) if power >= 4 else ())


# Attacks


def test_the_mildest_attack_comes_first_as_others_spare_the_hand_then() -> None:
    t = city({"L4": ["Bane"], "L3": ["Doomsday"]}, p0=["Punch"] * 5, from_start=True, turn_number=3)
    assert choice(t)[0].startswith("Bane")


def test_the_worst_attack_comes_first_for_who_can_avoid_it() -> None:
    hand = ["Blue Beetle", *["Punch"] * 4]
    t = city({"L4": ["Bane"], "L3": ["Doomsday"]}, p0=hand, from_start=True, turn_number=3)
    assert choice(t)[0].startswith("Doomsday")


def test_no_defense_is_wasted_on_an_attack_that_spares_the_hand() -> None:
    hand = ["Bulletproof", *["Punch"] * 4]
    t = city({"L4": ["Bane"], "L5": ["Psycho-Pirate"]}, p0=hand, from_start=True, turn_number=3)
    t.answer(0, "Psycho-Pirate")
    assert choice(t) != []
    t.answer(0)
    t.answer(0, "Punch")
    assert (t.offered(0), choice(t)) == (["Bulletproof for yourself"], [])


def test_a_defense_is_used_against_a_super_villain_at_home() -> None:
    t = city({"L3": ["Doomsday"]}, p0=["Blue Beetle", "Punch", "Punch"], from_start=True, turn_number=3)
    assert choice(t) != []


def test_a_teammate_in_range_is_protected() -> None:
    at = {0: "S5", 1: "L1"}
    t = city({"L3": ["Doomsday"]}, p0=["Punch"] * 5, p1=["Blue Beetle"], at=at, from_start=True, turn_number=3)
    assert choice(t, 1) != []


def test_a_defense_that_stays_in_hand_is_used_rather_than_one_that_is_lost() -> None:
    hand = ["Super-Suit", "Bulletproof", "Blue Beetle"]
    t = city({"L2": ["Scarecrow"]}, p0=hand, from_start=True, turn_number=3)
    assert choice(t) == ["Bulletproof for yourself"]


def test_against_a_trifle_no_card_is_lost() -> None:
    t = city({"L4": ["Giganta"]}, p0=["Batman (6)", "Punch"], from_start=True, turn_number=3)
    assert choice(t) == ["Batman (6) for yourself"], "he defeats it"
    t = city({"L4": ["Bane"]}, p0=["Super-Suit", *["Punch"] * 4], from_start=True, turn_number=3)
    assert choice(t) == []


# Assist


def helped(t: Table, seat: int = 1) -> list[str]:
    return choice(t, seat) if seat in t.asked() else []


def test_it_assists_when_that_defeats_a_super_villain() -> None:
    t = city({"S5": ["Deathstroke"]}, p0=[], p1=["Green Arrow", "Punch"], at={0: "S5", 1: "L4"}, power=6)
    assert helped(t) == ["assist with Green Arrow"]


def test_it_assists_a_walk_to_a_super_villain() -> None:
    t = city({"L5": ["Deathstroke"]}, p0=[], p1=["Green Arrow"], at={0: "S5", 1: "L4"}, power=6, move=1)
    assert helped(t) == ["assist with Green Arrow"]
    t = city({"L4": ["Deathstroke"]}, p0=[], p1=["Green Arrow"], at={0: "S5", 1: "L4"}, power=6, move=1)
    assert helped(t) == [], "too far away"


def test_it_keeps_its_assist_card_when_nothing_is_won_by_it() -> None:
    t = city({"S5": ["Deathstroke"]}, p0=[], p1=["Green Arrow"], at={0: "S5", 1: "L4"}, power=3)
    assert helped(t) == []
    t = city({"S5": ["Deathstroke"]}, p0=[], p1=["Green Arrow"], at={0: "S5", 1: "L4"}, power=8)
    assert helped(t) == []


def test_it_waits_until_the_active_player_has_played() -> None:
    t = city({"S5": ["Deathstroke"]}, p0=["Punch"], p1=["Green Arrow"], at={0: "S5", 1: "L4"}, power=7)
    assert helped(t) == []


# What it understands, and what it must not know


def parts_of(card: Card) -> list[Any]:
    bonus = card.defense.bonus if card.defense is not None else None
    heard = [when.effect for when in card.when] + [use.effect for use in card.uses]
    return understood(card.play, city_card(card).attack, city_card(card).reward, bonus, *heard)


def understood(*abilities: Ability) -> list[Any]:
    return [part for ability in abilities for part in walk(ability, foes=True)]


@pytest.mark.parametrize(
    "parts",
    [parts_of(card) for card in REBIRTH.values()] + [understood(tile.ability.effect) for tile in TILES.values()],
    ids=[card.name for card in REBIRTH.values()] + [tile.name for tile in TILES.values()],
)
def test_every_word_is_understood(parts: list[Any]) -> None:
    unread = {type(part).__name__ for part in parts if isinstance(part, Effect) and not is_read(type(part))}
    functions = {part.__name__ for part in parts if not isinstance(part, Effect)}
    assert (unread | functions) <= {name for own in sets().values() for name in own.worths}
    conditions = {getattr(part, "cond", None) for part in parts} - {None}
    assert all(is_read(type(cond)) for cond in conditions if isinstance(cond, Condition))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_uses_no_hidden_information(players: int) -> None:
    """Wherever the hidden cards lie, the answer is the same."""
    game = Game(*build(Options("rebirth", players), key_of_seed("secrets")))
    bots = {seat: GreedyAgent() for seat in range(players)}
    compared = 0
    for step in range(400):
        if game.over:
            break
        for seat in sorted(game.waiting, key=lambda seat: seat == game.state.active):
            answer = bots[seat].answer(View(game, seat))
            if step % 5 == 0:
                world = another_world(game, seat, key_of_seed(step))
                if world is not None:
                    compared += 1
                    assert GreedyAgent().answer(View(world, seat)) == GreedyAgent().answer(View(game, seat))
            game.decide(seat, *answer)
            if answer:
                break
    assert compared > 40


def test_a_team_of_them_defeats_super_villains_and_random_bots_do_not() -> None:
    defeated = {"greedy": 0, "random": 0}
    for seed in range(4):
        teams: dict[str, dict[int, Agent]] = {
            "greedy": {seat: GreedyAgent() for seat in range(3)},
            "random": {seat: RandomAgent(seed) for seat in range(3)},
        }
        for name, bots in teams.items():
            game = Game(*build(Options("rebirth", 3), key_of_seed(seed)), seated(bots), log=False)
            defeated[name] += remembered(game.state, "defeated")
    assert defeated["greedy"] >= 8 > 2 >= defeated["random"]
