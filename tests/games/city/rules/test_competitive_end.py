"""How a contest in the city ends, and who wins it (REB-23.15 to REB-23.19)."""

from __future__ import annotations

import pytest

from archfoe.games.city.view import city_in
from tests.games.city.rules.test_competitive import FIVE, VP, contest, pass_questions, points, teams
from tests.vocabulary import rule


@rule("REB-23.15", "REB-24.6")
def test_it_ends_when_the_clock_has_no_box_left() -> None:
    t = contest(threat=5, facts={"clock": (1, 3)}, deck2=["Superman (7)"])
    t.end()
    assert (t.over, t.winners) == (True, (2,))


@rule("REB-23.15", "REB-23.10")
def test_in_teams_the_clock_ends_it_too() -> None:
    t = teams(threat=5, facts={"clock": (1, 3)}, deck3=["Superman (7)"])
    t.end()
    assert (t.over, t.winners) == (True, (1, 3))


@rule("REB-23.15")
@pytest.mark.parametrize("box", [1, 2])
def test_with_a_box_left_it_goes_on(box: int) -> None:
    t = contest(threat=5, facts={"clock": (1, box)})
    t.end()
    assert (t.over, city_in(t.view(None)).clock_box) == (False, box + 1)


@rule("REB-23.16", "RB-36")
def test_it_ends_when_step_4_finds_no_card() -> None:
    t = contest(main=["Aquaman (3)"], deck1=["Superman (7)"])
    t.end()
    assert not t.over
    t.end()
    assert (t.over, t.winners) == (True, (1,))


@rule("REB-23.16", "RB-36")
def test_an_empty_main_deck_alone_does_not_end_it() -> None:
    t = contest(main=[])
    assert not t.over


@rule("REB-23.17")
@pytest.mark.parametrize(("before", "over"), [(3, False), (4, True)])
def test_it_ends_at_once_with_the_fifth_super_villain_of_all(before: int, over: bool) -> None:
    t = contest(facts={"defeated": before}, city={"S5": ["Sinestro", "Bizarro"]}, power=17)
    t.buy("Bizarro")
    pass_questions(t)
    assert not t.over
    t.buy("Sinestro")
    assert (t.over, t.winners) == (over, (0,) if over else ())


@rule("REB-23.17")
def test_all_players_are_counted_together() -> None:
    t = contest(trophies1=["Lex Luthor", "Doomsday"], facts={"defeated": 2}, city={"S5": [*FIVE]}, power=11 + 9 + 11)
    for name in ("Sinestro", "Despero"):
        t.buy(name)
        pass_questions(t)
    assert not t.over
    t.buy("General Zod")
    assert (t.over, t.winners) == (True, (0,))


@rule("REB-23.18", "G-4")
def test_every_card_counts_wherever_it_is() -> None:
    cards = {
        "p0": ["Aquaman (3)", "Weakness"],
        "deck0": ["Lois Lane"],
        "discard0": ["Sonic Cannon"],
        "in0": ["Batmobile"],
    }
    t = contest(**cards, stored0=["Green Arrow"], played0=["Weakness"], trophies0=["Bane"], deck1=["Weakness"])
    assert points(t) == [
        VP["Aquaman (3)"] + VP["Lois Lane"] + VP["Sonic Cannon"] + VP["Batmobile"] + VP["Green Arrow"] + 4 - 2,
        -1,
        0,
    ]


@rule("REB-23.18")
@pytest.mark.parametrize("name", FIVE)
def test_the_score_pile_counts(name: str) -> None:
    cost, vp = FIVE[name]
    t = contest(city={"S5": [name]}, power=cost)
    t.buy(name)
    pass_questions(t)
    assert points(t) == [vp, 0, 0]


@rule("REB-23.19")
def test_the_most_points_win() -> None:
    t = contest(deck0=["Aquaman (3)"], deck1=["Superman (7)"], deck2=["Weakness"], main=[])
    t.end()
    assert (t.over, t.winners) == (True, (1,))


@rule("REB-23.19", "G-5")
def test_of_equal_players_the_one_with_more_super_villains_wins() -> None:
    t = contest(trophies0=["Doomsday"], main=[], deck1=["Aquaman (3)"] * 5, deck2=["Aquaman (3)"] * 4)
    t.end()
    assert (t.view(None).scores(), t.winners) == ([5, 5, 4], (0,))


@rule("REB-23.19", "G-5")
def test_regular_villains_do_not_break_a_tie_and_the_win_is_shared() -> None:
    t = contest(trophies0=["Bizarro"], main=[], deck1=["Aquaman (3)"] * 4)
    t.end()
    assert (t.view(None).scores(), t.winners) == ([4, 4, 0], (0, 1))


@rule("REB-23.19", "REB-23.10", "G-5")
def test_of_equal_teams_the_super_villains_of_both_members_count() -> None:
    t = teams(
        main=[],
        trophies0=["Amazo"],
        trophies1=["Scarecrow", "Giganta"],
        trophies2=["Lex Luthor"],
        trophies3=["Despero"],
    )
    t.end()
    assert (t.view(None).scores(), t.winners) == ([6, 6, 6, 6], (0, 2))
    t = teams(main=[], deck0=["Aquaman (3)"], deck3=["Aquaman (3)"])
    t.end()
    assert t.winners == (0, 1, 2, 3)
