"""Scenario 6: poison that makes Super-Villains cheaper, and kills them (REB-36.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import REMOVED
from archfoe.games.city.scenarios.poison.rules import CURED, DIED, POISONED, poison
from archfoe.games.city.view import city_in
from archfoe.games.city.words.goals import goal_lines, result_line
from tests.games.city import told
from tests.games.city.openings import check_stacks
from tests.games.city.scenes import dearer, opened, scene, sides, where_is
from tests.vocabulary import Table, rule

POISON = 6
CURE = "take one for the team"


def fever(doses: dict[str, int] | None = None, dead: int = 0, **position: Any) -> Table:
    """A table of scenario 6 with poison tokens on Super-Villains, by name."""
    facts = {"doses": doses or {}, "dead": dead, **position.pop("facts", {})}
    return scene(POISON, **{"threat": 2, "facts": facts} | position)


def arriving(doses: dict[str, int] | None = None, *, new: str = "Deathstroke", **position: Any) -> Table:
    """The turn of P0 brings this card; all Characters stand out of the way, with nothing to lose."""
    at = dict.fromkeys(range(3), "L4")
    return fever(doses, from_start=True, at=at, main=[new, *["Green Arrow"] * 9], **position)


def tokens(t: Table) -> dict[str, int]:
    return {t.state.cards[card].name: n for card, n in poison(t.state).doses}


# Set-up


@rule("REB-36.1", "REB-20.2")
@pytest.mark.parametrize("seed", range(3))
def test_its_locations(seed: int) -> None:
    assert sides(opened(POISON, seed=seed)) == {
        "Bank": "A", "Daily Planet": "A", "Arkham Asylum": "B", "Police Station": "B", "S.T.A.R. Labs": "B",
    }  # fmt: skip


@rule("REB-36.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_begins_at_threat_2_with_the_same_tiles_for_all(players: int) -> None:
    city = city_in(opened(POISON, players).view(None))
    assert city.threat == 2
    names = [[text.name for text in texts] for texts in city.levels]
    assert [row[-1:] for row in names[1:4]] == [["Tile C"], ["Tile G"], ["Tile B"]]
    assert len(names[2]) == 2  # it lies beside what is printed
    assert names[4] == ["Tile A"]
    assert all(name.startswith("Tile I") for name in names[5])


@rule("REB-36.3", "REB-20.3")
@pytest.mark.parametrize("seed", range(3))
def test_its_main_deck(seed: int) -> None:
    check_stacks(opened(POISON, seed=seed), (0, 2, 2, 2, 1), {})


# Poison


@rule("REB-36.4")
def test_a_super_villain_that_comes_poisons_all_others() -> None:
    t = arriving(city={"S3": ["Doomsday"], "L5": ["Sinestro"], "S2": ["Bane"]})
    assert tokens(t) == {"Doomsday": 1, "Sinestro": 1}
    assert sorted(told(t, POISONED)) == ["Doomsday", "Sinestro"]


@rule("REB-36.4")
def test_a_regular_villain_poisons_nobody_not_even_from_ambush() -> None:
    assert tokens(arriving(new="Bane", city={"S3": ["Doomsday"]})) == {}


@rule("REB-36.4")
def test_the_first_one_poisons_nobody() -> None:
    assert tokens(arriving()) == {}


@rule("REB-36.4")
def test_it_comes_after_the_attack() -> None:
    t = arriving(new="Doomsday", city={"S3": ["Deathstroke"]}, p0=["Run", "Punch", "Run"])
    assert (t.asked(), tokens(t)) == ([0], {})
    t.answer(0, "Run", "Punch")
    assert tokens(t) == {"Deathstroke": 1}


@rule("REB-36.5")
@pytest.mark.parametrize(("n", "printed"), [(0, 8), (1, 7)])
def test_each_token_makes_it_cheaper(n: int, printed: int) -> None:
    cost = printed + dearer(POISON)
    doses = {"Deathstroke": n} if n else {}
    position: dict[str, Any] = {"city": {"S5": ["Deathstroke"]}}
    assert "buy Deathstroke" not in fever(doses, power=cost - 1, **position).offered(0)
    assert "buy Deathstroke" in fever(doses, power=cost, **position).offered(0)


@rule("REB-36.5")
def test_tokens_go_with_the_super_villain_and_leave_with_it() -> None:
    t = fever(
        {"Deathstroke": 1, "Doomsday": 1}, city={"S5": ["Deathstroke"], "S3": ["Doomsday"]}, power=7 + dearer(POISON)
    )
    t.buy("Deathstroke")
    t.answer(0, "P0")
    assert tokens(t) == {"Doomsday": 1}
    t.end()
    assert (where_is(t, "Doomsday"), tokens(t)) == (["L3"], {"Doomsday": 1})


@rule("REB-36.5")
def test_everybody_sees_the_tokens() -> None:
    t = fever({"Deathstroke": 1}, city={"S5": ["Deathstroke"]})
    (villain,) = city_in(t.view(1)).villains
    assert villain.marks == ["1 poison token, dies of 2"]


@rule("REB-36.6")
def test_the_second_token_kills() -> None:
    t = arriving(
        {"Doomsday": 1},
        city={"S3": ["Doomsday"], "L5": ["Sinestro"]},
    )
    assert (where_is(t, "Doomsday"), t.names(REMOVED)) == ([], ["Doomsday"])
    assert (tokens(t), poison(t.state).dead, told(t, DIED)) == ({"Sinestro": 1}, 1, ["Doomsday"])
    assert city_in(t.view(0)).defeated == 0
    assert t.destroyed == []


@rule("REB-36.6", "REB-8.7")
def test_who_dies_gives_the_contained_token_back() -> None:
    t = fever({"Doomsday": 1}, city={"S5": ["Doomsday"]}, p0=["Contained"], main=["Deathstroke", "Green Arrow"])
    t.play("Contained")
    assert city_in(t.view(0)).contained is not None
    t.end()
    assert (where_is(t, "Doomsday"), city_in(t.view(0)).contained) == ([], None)


# Take One for the Team


@rule("REB-36.7")
def test_a_weakness_for_a_token() -> None:
    t = fever({"Deathstroke": 1}, city={"S5": ["Deathstroke"]})
    t.answer(0, CURE)
    assert (tokens(t), t.discard(0), told(t, CURED)) == ({}, ["Weakness"], ["Deathstroke"])


@rule("REB-36.7")
def test_of_several_one_is_chosen() -> None:
    t = fever({"Deathstroke": 1, "Doomsday": 1}, city={"S5": ["Deathstroke", "Doomsday"]})
    t.answer(0, CURE)
    t.answer(0, "Doomsday")
    assert tokens(t) == {"Deathstroke": 1}


@rule("REB-36.7")
def test_once_in_a_turn() -> None:
    t = fever({"Deathstroke": 1, "Doomsday": 1}, city={"S5": ["Deathstroke", "Doomsday"]})
    t.answer(0, CURE)
    t.answer(0, "Doomsday")
    assert CURE not in t.offered(0)
    t.end()
    t.answer(1, "Deathstroke")  # both attack P1, who stands there
    assert CURE in t.offered(1)


@rule("REB-36.7")
@pytest.mark.parametrize(
    "position",
    [
        {"city": {"S4": ["Deathstroke"]}},  # elsewhere
        {"city": {"S5": ["Deathstroke"]}, "doses": {}},  # not poisoned
        {"city": {"S5": ["Deathstroke"]}, "weaknesses": 0},
    ],
)
def test_where_it_cannot_be_done(position: dict[str, Any]) -> None:
    assert CURE not in fever(**{"doses": {"Deathstroke": 1}, **position}).offered(0)


@rule("REB-36.8")
def test_the_ally_does_nothing_for_it() -> None:
    t = fever({"Deathstroke": 1}, players=1, city={"S4": ["Deathstroke"]}, ally="S4")
    assert CURE not in t.offered(0)


# The end


@rule("REB-36.9")
def test_four_super_villains_win() -> None:
    t = fever(facts={"defeated": 3}, city={"S5": ["Deathstroke"]}, power=8 + dearer(POISON))
    t.buy("Deathstroke")
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-36.10", "REB-20.14")
def test_it_is_lost_as_every_scenario_is() -> None:
    t = fever(from_start=True, main=[])
    assert (t.over, t.winners) == (True, ())
    t = fever(threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-36.11")
def test_three_dead_lose() -> None:
    t = arriving({"Doomsday": 1}, dead=2, city={"S3": ["Doomsday"]})
    assert (t.over, t.winners) == (True, ())
    assert result_line(t.view(0), 0) == "You lose: 3 Super-Villains have died of the poison."


@rule("REB-36.11")
def test_two_dead_do_not() -> None:
    assert not arriving({"Doomsday": 1}, dead=1, city={"S3": ["Doomsday"]}).over


def test_how_far_it_is() -> None:
    t = fever(dead=1, facts={"defeated": 2})
    assert goal_lines(city_in(t.view(0)))[0].startswith(
        "Super-Villains defeated: 2 of 4. Dead of the poison: 1, with 3 the game is lost."
    )
