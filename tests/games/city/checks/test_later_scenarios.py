"""The checks of scenarios 5 to 8 and of Impossible Mode notice what goes wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from archfoe.core.piles import DESTROYED, REMOVED
from archfoe.core.state import State
from archfoe.games.city import main_deck
from archfoe.games.city.piles import BESIDE, SPACE
from archfoe.games.city.rules import CityPart
from archfoe.games.city.scenarios.darkseid.rules import DarkseidCometh
from archfoe.games.city.scenarios.mind_control.rules import MindControl
from archfoe.games.city.scenarios.poison.rules import Poison
from archfoe.games.city.scenarios.retaliations.rules import Retaliations
from archfoe.games.options import Options
from archfoe.sets import BOXES
from archfoe.sim import Violation
from archfoe.sim.checks import checks_of
from tests.games.city.checks.test_scenario_games import never, nothing
from tests.games.city.checks.test_scenarios import city, main_of, retold, sees
from tests.games.city.checks.test_whole_games import first_error
from tests.oracle.city.moves import CityWatch
from tests.oracle.city.scenarios.darkseid import DarkseidWatch
from tests.oracle.city.scenarios.mind_control import SporeWatch
from tests.oracle.city.scenarios.poison import PoisonWatch
from tests.oracle.city.scenarios.retaliations import RetaliationWatch
from tests.oracle.city.second_telling import CityRetold
from tests.vocabulary import Table, rule, table

FALLEN = ["Doomsday", "Amazo", "Sinestro"]


def as_printed(self: CityPart, s: State, card: int, more: int) -> int:
    return more


def without_starro(self: MindControl, s: State, so_far: bool) -> bool:
    return so_far


@pytest.mark.parametrize(
    ("players", "scenario", "bot", "owner", "name", "broken", "message"),
    [
        (3, 6, "random", Poison, "after_attack", nothing, "poison tokens are gone"),
        (2, 6, "greedy", Poison, "surcharge", as_printed, "too far away or costs too much|was bought for"),
        (3, 6, "random", Poison, "actions", CityPart.actions, r"may cure in \[\]"),
        (2, 7, "greedy", Retaliations, "_comes_back", nothing, "has not come back|and should be in space"),
        (2, 7, "greedy", Retaliations, "surcharge", as_printed, "too far away or costs too much|was bought for"),
        (2, 7, "greedy", Retaliations, "_farthest_slot", lambda self, s: 1, "and should be in space"),
        (3, 7, "greedy", Retaliations, "_turn_back", nothing, "keeps a card costing"),
    ],
)
def test_a_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    players: int,
    scenario: int,
    bot: str,
    owner: Any,
    name: str,
    broken: Callable[..., Any],
    message: str,
) -> None:
    monkeypatch.setattr(owner, name, broken)
    assert re.search(message, first_error(Options("rebirth", players, scenario=scenario), bot))


@rule("REB-39.1")
def test_impossible_mode_with_an_ordinary_super_villain_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    main_deck.super_villains.cache_clear()
    monkeypatch.setattr(main_deck, "at_their_worst", lambda box, cards: tuple(cards))
    try:
        error = first_error(Options("rebirth", 2, ("impossible",), scenario=1), "random", 1)
    finally:
        main_deck.super_villains.cache_clear()
    assert error != "nothing went wrong"


@rule("REB-35.8")
def test_a_win_without_starro_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MindControl, "won", without_starro)
    t = city(5, city={"S5": ["Deathstroke"]}, threat=5, power=30, destroyed=FALLEN, facts={"defeated": len(FALLEN)})
    t.buy("Deathstroke")
    assert t.over
    with pytest.raises(Violation, match=r"have won with 4 Super-Villains defeated"):
        CityWatch(retold(5)).check_end(t.state)


# Spores


@rule("REB-35.4", "REB-35.7")
def test_a_spore_leaves_the_game_only_with_starro_and_all_do() -> None:
    t = city(5, beside=["Spore"] * 3)
    watch = SporeWatch(retold(5))
    watch.look(t.state, main_of(t))
    spores = [card for card, what in enumerate(t.state.cards) if what.name == "Spore"]
    for n, card in enumerate(spores, 1):
        t.state.put(card, REMOVED)
        sees(watch, t, f"{n} Spores are out of the game")
    t = city(5, beside=["Spore"] * 3, destroyed=["Starro"], facts={"defeated": 1})
    t.state.put(next(card for card, what in enumerate(t.state.cards) if what.name == "Spore"), REMOVED)
    sees(watch, t, "1 Spores are out of the game")


@rule("REB-35.7")
def test_the_reward_of_another_super_villain_may_wait_after_starros() -> None:
    t = city(5, beside=["Spore"] * 3, destroyed=["Starro", "Doomsday"], facts={"defeated": 2})
    s = t.state
    for card in list(s.piles[BESIDE]):
        s.put(card, REMOVED)
    watch = SporeWatch(retold(5))
    starro, doomsday = (
        next(i for i in s.piles[DESTROYED] if s.cards[i].name == name) for name in ("Starro", "Doomsday")
    )
    s.agenda.append(("reward", 0, doomsday, 1))
    watch.look(s, main_of(t))
    s.agenda[-1] = ("reward", 0, starro, 1)
    sees(watch, t, "3 Spores are out of the game")


@rule("RB-35")
def test_a_signature_card_lies_in_the_city_only_where_another_set_may_take_it_from_its_player() -> None:
    boom_tube = next(card for card in BOXES["rebirth"].values() if card.name == "Boom Tube")
    for mix, fits in (("heroes_unite", True), ("", False)):
        assert checks_of(Options("rebirth", 2, scenario=7, mix=mix)).may_lie()[SPACE](boom_tube) is fits


# Poison


def poisoned(n: int, **more: Any) -> Table:
    facts = {"doses": {"Doomsday": n} if n else {}, **more.pop("facts", {})}
    return city(6, city={"S1": ["Doomsday"]}, threat=3, facts=facts, **more)


@rule("REB-36.4", "REB-36.6")
def test_tokens_come_with_somebody_and_two_kill() -> None:
    watch = PoisonWatch(retold(6))
    calm = poisoned(0)
    watch.look(calm.state, main_of(calm))
    sees(watch, poisoned(1), "Doomsday has 1 poison tokens and should have 0")
    sees(PoisonWatch(retold(6)), poisoned(2), "2 poison tokens lie on Doomsday")


@rule("REB-36.6")
def test_the_dead_are_counted() -> None:
    sees(PoisonWatch(retold(6)), poisoned(0, facts={"dead": 1}), "0 Super-Villains are out of the game, and 1 count")


@rule("REB-36.7")
def test_a_token_does_not_vanish_without_a_cure() -> None:
    watch = PoisonWatch(retold(6))
    ill, well = poisoned(1), poisoned(0)
    watch.look(ill.state, main_of(ill))
    sees(watch, well, "1 poison tokens are gone")
    watch.chosen(ill.state, ("cure", 9))
    watch.look(well.state, main_of(well))


# Retaliations


@rule("REB-37.4", "REB-37.6")
def test_nobody_forgets_that_it_has_retaliated_and_no_third_does() -> None:
    names = ["Doomsday", "Sinestro", "Amazo"]
    spaces = {"S1": names}
    watch = RetaliationWatch(retold(7))
    one = city(7, city=spaces, threat=4, facts={"retaliated": names[:1]})
    watch.look(one.state, main_of(one))
    sees(watch, city(7, city=spaces, threat=4), "have retaliated after")
    sees(
        RetaliationWatch(retold(7)),
        city(7, city=spaces, threat=4, facts={"retaliated": names}),
        "have retaliated after",
    )


# Darkseid


@rule("REB-38.5", "REB-39.5")
@pytest.mark.parametrize("name", ["Darkseid", "Darkseid (Impossible Mode)"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("fallen", range(6))
def test_his_cost_is_told_a_second_time(name: str, fallen: int, players: int) -> None:
    others = ["Deathstroke", "Doomsday", "Amazo", "Sinestro", "Despero"][:fallen]
    t = table("rebirth", players=players, scenario=8, city={"S5": [name]}, destroyed=others, facts={"defeated": fallen})
    (card,) = t.state.piles[SPACE + 9]
    told = CityRetold(Options("rebirth", players, scenario=8))
    assert told.price(t.state, 0, card) == t.rules.cost(t.state, 0, card)


@rule("REB-38.7")
@pytest.mark.parametrize("broken", [True, False])
def test_a_defense_against_him_that_is_only_discarded_is_caught(monkeypatch: pytest.MonkeyPatch, broken: bool) -> None:
    if broken:
        monkeypatch.setattr(DarkseidCometh, "instead_of_spending_defense", never)
    t = table(
        "rebirth", players=3, scenario=8, from_start=True, city={"L1": ["Darkseid"], "L3": ["Doomsday"]},
        at=dict.fromkeys(range(3), "S4"), p0=["Hard Water Bubble", "Run", "Run", "Punch"],
    )  # fmt: skip
    watch = DarkseidWatch(CityRetold(Options("rebirth", 3, scenario=8)))
    t.answer(0, "Darkseid (Location 1)")
    watch.answered(t.state, t.game.waiting[0], (0,))
    t.answer(0, "Hard Water Bubble for yourself")  # and now Doomsday wants two cards
    if not broken:
        watch.look(t.state, t.game.waiting[0])
        return
    with pytest.raises(Violation, match="Hard Water Bubble avoided an Attack of Darkseid and is not destroyed"):
        watch.look(t.state, t.game.waiting[0])
