"""The competitive side of the Threat Track (REB-24.x, RB-17)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import events
from archfoe.games.city.view import city_in
from tests.games.city import RING, told
from tests.games.city.rules.test_competitive import ALONE, TEAMS, contest, pass_questions, points, teams
from tests.games.city.scenes import where_is
from tests.vocabulary import Table, rule


@rule("REB-24.1", "RB-17", "REB-6.3")
def test_level_0_a_super_villain_raises_the_threat_and_attacks_all() -> None:
    t = contest(from_start=True, main=["Sinestro", "Aquaman (3)"])
    assert (t.threat, told(t, events.ATTACKED)) == (1, ["Sinestro"])


@rule("REB-24.1", "RB-17", "REB-6.2")
def test_level_0_a_regular_villain_does_neither() -> None:
    t = contest(from_start=True, main=["Scarecrow", "Aquaman (3)"])
    assert (t.threat, told(t, events.ATTACKED)) == (0, [])


@rule("REB-24.1", "RB-17")
@pytest.mark.parametrize(("players", "variants"), [(2, ALONE), (4, ALONE), (4, TEAMS)])
def test_level_0_one_card_comes_also_with_two_players(players: int, variants: tuple[str, ...]) -> None:
    """The tile for small teams belongs to scenarios."""
    t = contest(players=players, variants=variants, from_start=True)
    assert sum(len(t.city(space)) for space in RING) == 1


@rule("REB-24.2", "RB-17", "REB-13.2")
@pytest.mark.parametrize(("threat", "new"), [(0, 1), (1, 2), (3, 2), (5, 2)])
def test_level_1_two_cards(threat: int, new: int) -> None:
    t = contest(from_start=True, threat=threat)
    assert sum(len(t.city(space)) for space in RING) == new


@rule("REB-24.2", "RB-17")
def test_level_1_a_super_villain_holds_it_at_one() -> None:
    t = contest(from_start=True, threat=1, at={0: "L1", 1: "L1", 2: "L1"}, city={"S3": ["Lex Luthor"]})
    assert sum(t.city(space).count("Green Arrow") for space in RING) == 1


@rule("REB-24.2", "RB-17", "REB-13.3")
def test_level_1_attacks_come_when_both_cards_are_there() -> None:
    t = contest(from_start=True, threat=2, main=["General Zod", "Doomsday"], p1=["Punch"] * 4)
    assert (t.asked(), t.city("S1"), t.city("S2")) == ([1], ["General Zod"], ["Doomsday"])


def at_level_2(**position: Any) -> Table:
    """Deathstroke comes, and the Threat to 2; he himself takes nobody's Punch."""
    hands: dict[str, Any] = {f"p{seat}": ["Punch"] * 3 for seat in range(3)}
    return contest(from_start=True, **{"threat": 1, "main": ["Deathstroke", "Aquaman (3)"]} | hands | position)


def discard_one(t: Table, *seats: int) -> None:
    for seat in seats:
        assert (t.view(seat).least, t.view(seat).most) == (1, 1)
        t.answer(seat, "Punch")


@rule("REB-24.3", "RB-17")
def test_level_2_each_player_discards_a_card() -> None:
    t = at_level_2()
    discard_one(t, 0, 1, 2)
    assert [t.hand(seat) for seat in range(3)] == [["Punch"] * 2] * 3


@rule("REB-24.3", "RB-17")
@pytest.mark.parametrize(
    ("piles", "two"),
    [
        ({"trophies1": ["Lex Luthor"]}, [1]),
        ({"trophies1": ["Lex Luthor"], "trophies2": ["Doomsday"]}, [1, 2]),  # all who have the most
        ({"trophies0": ["Lex Luthor", "Despero"], "trophies2": ["Doomsday", "Bane", "Bizarro"]}, [0]),
        ({"trophies2": ["Bane", "Bizarro"]}, []),  # regular Villains make nobody a leader
    ],
)
def test_level_2_those_who_have_defeated_the_most_super_villains_discard_two(
    piles: dict[str, list[str]], two: list[int]
) -> None:
    t = at_level_2(**piles)
    for seat in range(3):
        t.answer(seat, *["Punch"] * (2 if seat in two else 1))
    assert [len(t.hand(seat)) for seat in range(3)] == [1 if seat in two else 2 for seat in range(3)]


@rule("REB-24.3", "RB-17")
def test_level_2_in_teams_each_player_is_counted_alone() -> None:
    hands: dict[str, Any] = {f"p{seat}": ["Punch"] * 3 for seat in range(4)}
    position: dict[str, Any] = {
        "trophies0": ["Lex Luthor"],
        "main": ["Deathstroke", "Aquaman (3)"],
        "threat": 1,
    } | hands
    t = teams(from_start=True, **position)
    for seat, n in enumerate((2, 1, 1, 1)):
        t.answer(seat, *["Punch"] * n)
    assert [len(t.hand(seat)) for seat in range(4)] == [1, 2, 2, 2]


@rule("REB-24.3", "RB-17", "REB-7.8")
def test_level_2_who_has_fewer_cards_discards_what_there_is() -> None:
    t = at_level_2(p0=["Punch"], p1=[], p2=["Punch"], trophies0=["Lex Luthor"])
    assert ([t.hand(seat) for seat in range(3)], t.discard(0)) == ([[], [], []], ["Punch", "Weakness"])


@rule("REB-24.3", "RB-17")
@pytest.mark.parametrize("threat", [0, 2, 3])
def test_level_2_happens_once(threat: int) -> None:
    t = at_level_2(threat=threat)
    assert (t.threat, [t.hand(seat) for seat in range(3)]) == (threat + 1, [["Punch"] * 3] * 3)


@rule("REB-24.3", "RB-17")
def test_level_2_destroys_nothing() -> None:
    t = contest(from_start=True, threat=1, main=["Sinestro", "Aquaman (3)"], city={"S3": ["Lois Lane"]})
    assert (t.threat, t.destroyed) == (2, [])


@rule("REB-24.4", "RB-17")
@pytest.mark.parametrize(("name", "home", "cost", "vp"), [("Bizarro", "L3", 6, 4), ("Lex Luthor", "L2", 10, 6)])
def test_level_3_a_villain_at_its_destination_costs_and_scores_1_more(name: str, home: str, cost: int, vp: int) -> None:
    position: dict[str, Any] = {"at": {0: home}, "city": {home: [name]}}
    assert f"buy {name}" not in contest(threat=3, power=cost, **position).offered(0)
    t = contest(threat=3, power=cost + 1, **position)
    t.buy(name)
    pass_questions(t)
    assert (t.power(0), points(t)) == (0, [vp + 1, 0, 0])


@rule("REB-24.4", "RB-17")
@pytest.mark.parametrize(("threat", "home"), [(2, "L2"), (3, "S5"), (4, "L3")])
def test_level_3_elsewhere_or_earlier_it_does_not(threat: int, home: str) -> None:
    t = contest(threat=threat, at={0: home}, city={home: ["Lex Luthor"]}, power=10)
    t.buy("Lex Luthor")
    pass_questions(t)
    assert points(t) == [6, 0, 0]


@rule("REB-24.4", "RB-17")
def test_level_3_the_point_counts_at_the_end() -> None:
    t = contest(threat=3, at={0: "L3"}, city={"L3": ["Bizarro"]}, power=7, main=[], deck0=[], deck1=["Aquaman (3)"])
    t.buy("Bizarro")
    pass_questions(t)
    t.end()
    scores = t.view(None).scores()
    assert (t.over, t.winners, scores) == (True, (0,), [5, 1, 0])


@rule("REB-24.5", "RB-17")
@pytest.mark.parametrize(("threat", "there"), [(3, "S5"), (4, "L1"), (5, "L1")])
def test_level_4_super_villains_leave_characters(threat: int, there: str) -> None:
    t = contest(from_start=True, threat=threat, city={"S5": ["General Zod"]})
    assert where_is(t, "General Zod") == [there]


@rule("REB-24.5", "RB-17")
def test_level_4_regular_villains_do_not() -> None:
    t = contest(from_start=True, threat=4, turn=1, at={0: "S5", 1: "L3", 2: "S5"}, city={"S5": ["Bane"]})
    assert where_is(t, "Bane") == ["S5"]


@rule("REB-24.5", "RB-17", "REB-16.7")
def test_level_4_reverse_flash_goes_two_spaces_through_characters() -> None:
    t = contest(from_start=True, threat=4, turn=1, at={0: "L1", 1: "L3", 2: "S5"}, city={"L1": ["Reverse-Flash"]})
    assert where_is(t, "Reverse-Flash") == ["L5"]


@rule("REB-24.6", "RB-17", "REB-13.6", "REB-13.7")
def test_level_5_everybody_has_three_turns_and_then_it_is_scored() -> None:
    t = contest(
        from_start=True,
        threat=4,
        main=["Lex Luthor", *["Aquaman (3)"] * 30],
        at={0: "S1"},
        power=10,
        deck2=["Superman (7)"] * 9,
    )
    t.buy("Lex Luthor")
    pass_questions(t)
    turns = []
    while not t.over:
        turns.append((t.active, city_in(t.view(None)).clock_box))
        t.end()
    assert turns == [(seat, box) for box in (1, 2, 3) for seat in (0, 1, 2)]
    assert t.winners == (2,)


@rule("REB-24.6", "RB-17", "REB-13.8")
def test_level_5_later_super_villains_raise_nothing() -> None:
    t = contest(from_start=True, threat=5, facts={"clock": (1, 1)}, main=["Sinestro", "Aquaman (3)"])
    assert (t.threat, city_in(t.view(None)).clock_box, t.discard(0)) == (5, 1, ["Weakness"])


@rule("REB-24.6", "RB-17")
@pytest.mark.parametrize("threat", [3, 4])
def test_level_5_starts_the_clock(threat: int) -> None:
    t = contest(from_start=True, threat=threat, main=["Sinestro", "Aquaman (3)"])
    assert (t.threat, city_in(t.view(None)).clock_box) == (threat + 1, 1 if threat == 4 else None)
