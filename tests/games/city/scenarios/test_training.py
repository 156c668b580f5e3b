"""Training, scenario 0: a short game to learn with (REB-27.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.cards import MAIN_KIND, SUPER_VILLAIN_KIND
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import MAIN, REMOVED, UNUSED
from archfoe.games.city.card import city_card
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import SLOTS
from archfoe.games.city.scenarios import CAMPAIGN, SCENARIOS
from archfoe.games.city.view import city_in
from archfoe.games.options import Options
from archfoe.table.session import Session
from tests.games.city.scenes import lines_up, opened, scene, sides, sunrise, where_is
from tests.vocabulary import Table, rule

TRAINING = 0


def names_from_the_top(session: Session) -> list[str]:
    """The main deck as it was piled up."""
    s = session.game.state
    cards = [card for slot in SLOTS for card in s.piles[SPACE + slot]] + s.piles[MAIN][::-1]
    return [s.cards[card].name for card in cards]


@rule("REB-27.1")
def test_it_belongs_to_no_campaign() -> None:
    assert (min(SCENARIOS), min(CAMPAIGN), len(CAMPAIGN)) == (TRAINING, 1, 8)
    assert SCENARIOS[TRAINING].rewards == ()


@rule("REB-27.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_number_of_players_may_learn(players: int) -> None:
    session = opened(TRAINING, players)
    assert session.view(None).players == players
    assert city_in(session.view(None)).scenario.title == "Learning the Ropes"


@rule("REB-27.1")
@pytest.mark.parametrize("number", [-1, 9])
def test_there_are_no_other_numbers(number: int) -> None:
    with pytest.raises(ArchfoeError, match="choose 1 to 8, or 0 for training"):
        Options("rebirth", 2, scenario=number)


@rule("REB-27.1", "REB-30.1")
def test_it_has_neither_side_missions_nor_signature_cards() -> None:
    t = scene(TRAINING, city={"S5": ["Deathstroke", "Giganta"]}, power=13)
    assert city_in(t.view(0)).open_missions == []
    assert not [card for card in opened(TRAINING).game.state.cards if city_card(card).super_hero]


@rule("REB-27.2")
@pytest.mark.parametrize("seed", range(3))
def test_its_locations(seed: int) -> None:
    assert sides(opened(TRAINING, seed=seed)) == {
        "Daily Planet": "A", "Police Station": "A", "S.T.A.R. Labs": "A", "Arkham Asylum": "B", "City": "B",
    }  # fmt: skip


@rule("REB-27.3")
@pytest.mark.parametrize("seed", range(5))
def test_three_stacks_of_15_with_a_known_super_villain_in_the_second_and_in_the_third(seed: int) -> None:
    session = opened(TRAINING, seed=seed)
    deck = names_from_the_top(session)
    assert len(deck) == 47
    assert [15 <= deck.index("Deathstroke") < 31, 31 <= deck.index("Doomsday") < 47] == [True, True]
    s = session.game.state
    by_name = {card.name: card for card in s.cards}
    assert sum(by_name[name].kind == MAIN_KIND for name in deck) == 45


@rule("REB-27.3")
def test_what_is_left_over_takes_no_part() -> None:
    session = opened(TRAINING)
    s = session.game.state
    out = {s.cards[card].name for card in s.piles[REMOVED]}
    assert len(out) == 6 and not out & {"Deathstroke", "Doomsday"}
    assert sum(s.cards[card].kind == MAIN_KIND for card in s.piles[UNUSED]) == 84 - 45
    assert not [card for card in s.piles[UNUSED] if s.cards[card].kind == SUPER_VILLAIN_KIND]
    for seat in (0, 1, 2, None):
        assert not [card for card in session.view(seat).known(UNUSED) if card.kind == MAIN_KIND]


@rule("REB-27.3")
def test_chance_decides_which_cards_are_in_it() -> None:
    assert len({frozenset(names_from_the_top(opened(TRAINING, seed=seed))) for seed in range(4)}) == 4


@rule("REB-27.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_card_comes_in_every_turn(players: int) -> None:
    assert lines_up(sunrise(TRAINING, players=players, threat=1)) == 1


@rule("REB-27.4")
def test_levels_do_nothing_but_the_entry_of_super_villains() -> None:
    t = sunrise(TRAINING, threat=1, main=["Deathstroke", "Lois Lane"], city={"S3": ["Speed Force"]})
    assert (t.threat, where_is(t, "Speed Force")) == (2, ["S3"])
    t = scene(TRAINING, threat=5, city={"S5": ["Bane"]}, power=6)
    t.buy("Bane")
    assert t.power(0) == 0


@rule("REB-27.4")
@pytest.mark.parametrize("players", [1, 3])
def test_there_is_no_clock(players: int) -> None:
    main = ["Deathstroke", *["Lois Lane"] * 20]
    t = sunrise(TRAINING, players=players, threat=4, main=main, ally="S3" if players == 1 else None)
    while t.view(0).kind.name != "main":
        t.answer(0, t.offered(0)[0])
    assert (t.threat, city_in(t.view(None)).clock) == (5, None)


def nearly(name: str, **position: Any) -> Table:
    return scene(TRAINING, **{"city": {"S5": [name]}, "power": 8, "deck0": [], "deck1": [], "deck2": []} | position)


@rule("REB-27.5")
@pytest.mark.parametrize("name", ["Deathstroke", "Doomsday"])
@pytest.mark.parametrize(("defeated", "over"), [(0, False), (1, True)])
def test_both_super_villains_win(name: str, defeated: int, over: bool) -> None:
    t = nearly(name, facts={"defeated": defeated})
    t.buy(name)
    assert (t.over, t.winners) == (over, (0, 1, 2) if over else ())


@rule("REB-27.6", "REB-14.3")
def test_an_empty_main_deck_loses() -> None:
    t = scene(TRAINING, main=[])
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-27.6")
def test_ruins_do_not_lose_it() -> None:
    t = sunrise(TRAINING, damage=dict.fromkeys(["L1", "L3", "L4", "L5"], 5) | {"L2": 4}, city={"L2": ["Deathstroke"]})
    assert not t.over
