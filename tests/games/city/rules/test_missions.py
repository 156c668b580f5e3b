"""Side Missions (REB-30.x)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.core.piles import MAIN
from archfoe.games.build import build
from archfoe.games.city.campaign import Campaign, after
from archfoe.games.city.legacy import CLEAN_SWEEP, MISSIONS, REBUILD, STAND_TOGETHER, Legacy
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.view import city_in
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from tests.games.city.campaign.helpers import lost, to_scenario, won
from tests.games.city.scenes import completed, damage, ended, opened, scene, stacks, sunrise, with_legacy
from tests.games.lineup.variants import begin
from tests.remembered import remembered
from tests.vocabulary import Table, rule, table

LATER_SCENARIOS = range(2, 9)
MISSION_CARDS = ("Martian Manhunter", "Invisible Jet")
#: With empty discard piles his Reward asks nothing; he costs 2.
THREE = ["Trickster"] * 3
#: A hand of three cards or fewer has nothing to fear from him; his Destination is Location 1, and he costs 12.
ZOD = "General Zod"


def sweep(t: Table, n: int = 3, name: str = "Trickster") -> Table:
    for _ in range(n):
        t.buy(name)
    return t


def mission_cards(session: Session) -> list[str]:
    """The cards of Side Missions that lie in the main deck and the opening Line-Up."""
    s = session.game.state
    names = [s.cards[card].name for pile in (MAIN, *range(SPACE, SPACE + SPACES)) for card in s.piles[pile]]
    return sorted(name for name in names if name in MISSION_CARDS)


# From scenario 2 on


@rule("REB-30.1", "REB-32.7")
@pytest.mark.parametrize("scenario", LATER_SCENARIOS)
def test_side_missions_are_open_in_every_later_scenario(scenario: int) -> None:
    more: dict[str, Any] = {"facts": {"to_save": 7}} if scenario == 6 else {}
    if scenario == 8:
        more["main"] = ["Robin", "Darkseid"]
    t = sweep(scene(scenario, city={"S5": THREE}, power=6, **more))
    assert completed(t) == [CLEAN_SWEEP]
    t = scene(scenario, city={"S5": ["Ocean Master"]}, power=8, **more)
    t.buy("Ocean Master")
    assert completed(t) == [STAND_TOGETHER]
    t = scene(scenario, at={0: "L1"}, damage={"L1": 1}, power=7, move=3, **more)
    t.answer(0, "rebuild")
    assert completed(t) == [REBUILD]


@rule("REB-30.1")
def test_scenario_1_has_no_side_missions() -> None:
    t = table("rebirth", players=3, city={"S5": [*THREE, "Ocean Master"]}, power=14)
    sweep(t)
    t.buy("Ocean Master")
    assert (completed(t), ended(t).missions) == ([], ())
    t = table("rebirth", players=3, at={0: "L1"}, damage={"L1": 1}, power=7, move=3)
    assert not [label for label in t.offered(0) if label.startswith("rebuild")]


# Once in a campaign


@rule("REB-30.2")
def test_several_side_missions_may_be_completed_in_one_turn() -> None:
    t = scene(2, at=dict.fromkeys(range(3), "L1"), city={"L1": ["Trickster"] * 2 + ["Ocean Master"]}, damage={"L1": 2},
              power=19, move=3)  # fmt: skip
    sweep(t, 2)
    t.buy("Ocean Master")
    t.answer(0, "P1")
    t.answer(0, "rebuild")
    assert completed(t) == [CLEAN_SWEEP, STAND_TOGETHER, REBUILD]
    assert (t.power(0), t.move(0)) == (0, 0)


@rule("REB-30.2")
def test_a_side_mission_is_completed_once_in_a_game() -> None:
    t = sweep(scene(2, city={"S5": ["Trickster"] * 6}, power=12), 6)
    assert completed(t) == [CLEAN_SWEEP]
    t = scene(2, at={0: "L1"}, damage={"L1": 1, "L2": 1}, power=14, move=8)
    t.answer(0, "rebuild")
    t.walk("S1", "L2")
    assert (t.power(0), t.move(0)) == (7, 3)
    assert not [label for label in t.offered(0) if label.startswith("rebuild")]


@rule("REB-30.2", "REB-30.3")
@pytest.mark.parametrize("done", [*[(mission,) for mission in MISSIONS], MISSIONS])
def test_what_an_earlier_game_has_completed_is_not_open_any_more(done: tuple[str, ...]) -> None:
    t = with_legacy(
        scene(2, at=dict.fromkeys(range(3), "L1"), city={"L1": ["Trickster"] * 2 + ["Ocean Master"]},
              damage={"L1": 2}, power=19, move=3),
        missions=done,
    )  # fmt: skip
    sweep(t, 2)
    t.buy("Ocean Master")
    t.answer(0, "P1")
    assert ("rebuild Arkham Asylum (7 Power, 3 Move)" in t.offered(0)) == (REBUILD not in done)
    if REBUILD not in done:
        t.answer(0, "rebuild")
    assert completed(t) == [mission for mission in MISSIONS if mission not in done]


@rule("REB-30.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_player_may_complete_one(seat: int) -> None:
    t = sweep(scene(2, turn=seat, city={"S5": THREE}, power=6))
    assert (t.active, completed(t)) == (seat, [CLEAN_SWEEP])


@rule("REB-30.2", "REB-30.5", "REB-15.2")
def test_one_may_be_completed_while_villains_attack() -> None:
    t = sunrise(3, p0=["Batman (6)"] * 3, at={0: "S2"}, city={"S2": ["Killer Frost"] * 3})
    for missing in (2, 1):
        t.answer(0, "Killer Frost")
        t.answer(0, "Batman (6)")
        assert (t.city("S2"), completed(t)) == (["Killer Frost"] * missing, [])
    t.answer(0, "Batman (6)")
    assert (t.city("S2"), completed(t)) == ([], [CLEAN_SWEEP])


# What stays for the campaign


def swept_and_lost() -> Table:
    """The team has completed Clean Sweep, and no card is left for the next turn."""
    t = scene(2, players=2, hero0="Wonder Woman", hero1="Cyborg", city={"S5": THREE}, power=6, main=[])
    sweep(t)
    t.end()
    assert (t.over, t.winners) == (True, ())
    return t


def after_the_loss(campaign: Campaign) -> Campaign:
    return after(campaign, ended(swept_and_lost()))


@rule("REB-30.3")
def test_a_side_mission_stays_completed_if_its_game_is_lost() -> None:
    outcome = ended(swept_and_lost())
    assert (outcome.won, outcome.missions) == (False, (CLEAN_SWEEP,))
    campaign = after_the_loss(to_scenario(2))
    assert (campaign.scenario, campaign.attempt, campaign.missions) == (2, 2, (CLEAN_SWEEP,))


@rule("REB-30.3", "REB-30.4", "REB-30.6")
def test_the_replay_has_the_card_and_not_the_side_mission() -> None:
    options = after_the_loss(to_scenario(2)).options()
    assert (options.scenario, options.legacy.attempt, options.legacy.missions) == (2, 2, (CLEAN_SWEEP,))
    session = opened(2, 2, attempt=options.legacy.attempt, missions=options.legacy.missions)
    assert mission_cards(session) == ["Martian Manhunter"]
    again = sweep(with_legacy(scene(2, city={"S5": THREE}, power=6), attempt=2, missions=options.legacy.missions))
    assert completed(again) == []


@rule("REB-30.4", "REB-30.6", "REB-30.8")
@pytest.mark.parametrize(
    ("done", "cards"),
    [
        ((), []),
        ((CLEAN_SWEEP,), ["Martian Manhunter"]),
        ((STAND_TOGETHER,), ["Invisible Jet"]),
        ((REBUILD,), []),
        (MISSIONS, ["Invisible Jet", "Martian Manhunter"]),
    ],
)
@pytest.mark.parametrize("scenario", [2, 3, 8])
def test_completed_side_missions_bring_their_cards_into_the_main_deck(
    scenario: int, done: tuple[str, ...], cards: list[str]
) -> None:
    assert mission_cards(opened(scenario, missions=done)) == cards


@rule("REB-30.4", "REB-30.6", "REB-30.8")
def test_a_campaign_brings_the_cards_to_all_later_games() -> None:
    campaign = won(to_scenario(2), missions=[STAND_TOGETHER])
    assert mission_cards(begin(campaign.options())) == ["Invisible Jet"]
    campaign = lost(campaign, missions=[CLEAN_SWEEP])
    for later in (campaign, won(campaign), to_scenario(8, campaign)):
        assert mission_cards(begin(later.options())) == ["Invisible Jet", "Martian Manhunter"]


@rule("REB-30.8", "REB-30.3")
def test_rebuild_and_stand_together_are_told_apart() -> None:
    campaign = won(to_scenario(2), missions=[REBUILD])
    assert (campaign.missions, mission_cards(begin(campaign.options()))) == ((REBUILD,), [])


@rule("REB-30.4")
def test_the_card_is_in_the_main_deck_from_the_next_game_on_only() -> None:
    session = opened(2)
    s = session.game.state
    assert not {card.name for card in s.cards} & set(MISSION_CARDS)


@rule("REB-30.4")
def test_the_cards_are_shuffled_in_before_the_stacks_are_dealt() -> None:
    places = set()
    for seed in range(12):
        piles = stacks(opened(2, seed=seed, missions=(CLEAN_SWEEP,)), added=(1, 3, 3, 2, 3))
        (number,) = [n for n, pile in enumerate(piles) for card in pile if card.name == "Martian Manhunter"]
        places.add(number)
    assert len(places) >= 3


@rule("REB-30.4", "REB-2.6")
def test_86_cards_are_dealt_out_evenly() -> None:
    """18, 17, 17, 17 and 17; then an Escapee in stacks 1 to 3 and two Super-Villains in stacks 2 to 5."""
    session = opened(2, missions=(CLEAN_SWEEP, STAND_TOGETHER))
    sizes = remembered(session.game.state, "stacks")[::-1]
    assert sizes == (18 + 1, 17 + 3, 17 + 3, 17 + 2, 17 + 2)


# Clean Sweep


@rule("REB-30.5")
@pytest.mark.parametrize(("players", "enough"), [(1, 2), (2, 3), (3, 3), (4, 3)])
def test_three_villains_in_one_turn_alone_two(players: int, enough: int) -> None:
    t = scene(2, players=players, city={"S5": ["Trickster"] * 4}, power=8)
    sweep(t, enough - 1)
    assert completed(t) == []
    sweep(t, 1)
    assert completed(t) == [CLEAN_SWEEP]


@rule("REB-30.5")
def test_villains_of_two_turns_are_not_added_up() -> None:
    t = sweep(scene(2, players=1, city={"S5": ["Trickster"] * 2}, power=2), 1)
    t.end()
    t.play("Punch")
    t.play("Punch")
    sweep(t, 1)
    assert (t.destroyed, completed(t)) == (["Trickster"] * 2, [])


@rule("REB-30.5")
def test_villains_that_two_players_defeat_are_not_added_up() -> None:
    t = sweep(scene(2, p1=["Punch"] * 2, city={"S5": THREE}, power=4), 2)
    t.end()
    t.play("Punch")
    t.play("Punch")
    sweep(t, 1)
    assert (t.active, t.destroyed, completed(t)) == (1, THREE, [])


@rule("REB-30.5", "REB-17.10")
def test_villains_that_two_players_defeat_in_one_turn_are_not_added_up() -> None:
    """Wonder Woman lends Batman (6) to her neighbour, and so it is she who defeats the attacker."""
    frost = ["Killer Frost"] * 3
    t = sunrise(2, hero1="Wonder Woman", p1=["Batman (6)"], at={0: "S2", 1: "S2"}, city={"S2": frost}, power=8)
    t.answer(0, "Killer Frost")
    t.answer(1, "Batman (6) for P0")
    assert t.destroyed == ["Killer Frost"]
    t.answer(0, "Killer Frost")
    sweep(t, 2, "Killer Frost")
    assert (t.destroyed, completed(t)) == (frost, [])


@rule("REB-30.5", "REB-6.1")
@pytest.mark.parametrize("third", ["Ocean Master", "Victor Zsasz"])
def test_super_villains_and_escapees_are_villains(third: str) -> None:
    t = scene(2, at={1: "L1"}, city={"S5": ["Trickster"] * 2 + [third]}, power=12)
    sweep(t, 2)
    t.buy(third)
    assert completed(t) == [CLEAN_SWEEP]


@rule("REB-30.5", "REB-30.2")
def test_the_blow_that_wins_the_game_completes_them_too() -> None:
    t = scene(4, city={"S5": ["Trickster", "Trickster", "Eclipso"]}, power=21, facts={"defeated": 4})
    sweep(t, 2)
    t.buy("Eclipso")
    assert (t.over, t.winners) == (True, (0, 1, 2))
    assert completed(t) == [CLEAN_SWEEP, STAND_TOGETHER]
    assert ended(t).won


# Stand Together


@rule("REB-30.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_character_stands_where_the_super_villain_falls(players: int) -> None:
    t = scene(3, players=players, city={"S5": ["Ocean Master"]}, power=8)
    t.buy("Ocean Master")
    assert completed(t) == [STAND_TOGETHER]


@rule("REB-30.7")
@pytest.mark.parametrize("where", ["L1", "S4", None])
def test_one_character_elsewhere_or_not_yet_placed_is_enough_to_miss_it(where: str | None) -> None:
    t = scene(3, at={2: where}, city={"S5": ["Ocean Master"]}, power=8)
    t.buy("Ocean Master")
    assert completed(t) == []


@rule("REB-30.7")
def test_a_regular_villain_does_not_do() -> None:
    t = scene(3, city={"S5": ["Solomon Grundy"]}, power=7)
    t.buy("Solomon Grundy")
    assert (t.destroyed, completed(t)) == (["Solomon Grundy"], [])


@rule("REB-30.7")
@pytest.mark.parametrize(("ally", "done"), [("S5", [STAND_TOGETHER]), ("L1", []), (None, [])])
def test_alone_the_ally_must_be_there(ally: str | None, done: list[str]) -> None:
    t = scene(3, players=1, ally=ally, city={"S5": ["Ocean Master"]}, power=8)
    t.buy("Ocean Master")
    assert completed(t) == done
    assert city_in(t.view(0)).ally is not None  # an ally that was gone is back, too late for this


@rule("REB-30.7")
@pytest.mark.parametrize(("everybody", "done"), [("S5", []), ("L1", [STAND_TOGETHER])])
def test_the_space_of_the_super_villain_counts(everybody: str, done: list[str]) -> None:
    t = scene(3, p0=["Trident of Atlantis"], at=dict.fromkeys(range(3), everybody), city={"L1": ["Sinestro"]}, power=6)
    t.play("Trident of Atlantis")
    t.buy("Sinestro")
    assert completed(t) == done


@rule("REB-30.7")
def test_who_strikes_from_afar_is_not_there() -> None:
    t = scene(3, p0=["Trident of Atlantis"], at={0: "S5", 1: "L1", 2: "L1"}, city={"L1": ["Sinestro"]}, power=6)
    t.play("Trident of Atlantis")
    t.buy("Sinestro")
    assert ("Sinestro" in t.destroyed, completed(t)) == (True, [])


# Rebuild


def builder(**position: Any) -> Table:
    """P0 is on Location 1, Arkham Asylum with side B, and has what rebuilding takes."""
    return scene(2, **{"at": {0: "L1"}, "power": 7, "move": 3} | position)


def sites(t: Table) -> Sequence[str]:
    return [label.removeprefix("rebuild ").split(" (")[0] for label in t.offered(0) if label.startswith("rebuild ")]


@rule("REB-30.9")
@pytest.mark.parametrize("lost", [1, 4, 5])
def test_seven_power_and_three_move_rebuild_a_location(lost: int) -> None:
    t = builder(damage={"L1": lost}, power=8, move=4)
    assert sites(t) == ["Arkham Asylum"]
    t.answer(0, "rebuild")
    assert (t.power(0), t.move(0), damage(t)[0], completed(t)) == (1, 1, 0, [REBUILD])


@rule("REB-30.9")
@pytest.mark.parametrize(("power", "move"), [(6, 3), (7, 2), (20, 2), (6, 9), (0, 0)])
def test_both_must_be_paid_in_full(power: int, move: int) -> None:
    assert sites(builder(damage={"L1": 3}, power=power, move=move)) == []


@rule("REB-30.9")
def test_there_must_be_damage_where_the_character_is() -> None:
    assert sites(builder()) == []
    assert sites(builder(damage={"L2": 3, "L5": 5})) == []
    assert sites(builder(damage={"L1": 3}, at={0: "S1", 1: "L1"})) == []


@rule("REB-30.9")
def test_cyborg_does_not_rebuild_from_afar_and_the_ally_not_at_all() -> None:
    assert sites(builder(damage={"L2": 3}, hero0="Cyborg")) == []
    assert sites(builder(damage={"L1": 3}, players=1, at={0: "S1"}, ally="L1")) == []


@rule("REB-30.9")
def test_power_and_move_of_a_helper_may_pay_for_it() -> None:
    t = builder(damage={"L1": 3}, power=6, move=1, p1=["Nightwing"], at={0: "L1", 1: "S1"})
    assert sites(t) == []
    t.assist(1, "Nightwing")
    assert sites(t) == ["Arkham Asylum"]


def fallen(**position: Any) -> Table:
    """Location 1 has just been destroyed by General Zod, with P0 there, who can rebuild it."""
    t = sunrise(2, **{"at": {0: "L1"}, "damage": {"L1": 4}, "city": {"L1": [ZOD]}, "power": 9, "move": 3} | position)
    assert damage(t)[0] is None
    return t


@rule("REB-30.10", "REB-20.12")
def test_a_destroyed_location_has_its_stack_and_all_hit_points_again() -> None:
    t = fallen()
    assert "buy Contained" not in t.offered(0)
    t.answer(0, "rebuild")
    assert damage(t) == [0] * 5
    t.buy("Contained")
    assert (t.discard(0), t.power(0)) == (["Contained"], 0)


@rule("REB-30.10", "REB-20.12")
def test_a_rebuilt_location_of_side_a_can_be_used_at_once() -> None:
    t = fallen(tiles={"L1": "Daily Planet A", "L4": "Arkham Asylum B"}, power=8)
    assert "use Daily Planet" not in t.offered(0)
    t.answer(0, "rebuild")
    assert "use Daily Planet" in t.offered(0)


@rule("REB-30.10", "REB-20.12", "REB-11.3")
def test_a_rebuilt_location_takes_five_damage_again() -> None:
    t = fallen(deck0=["Punch"] * 3, deck1=["Punch"] * 3, deck2=["Punch"] * 3)
    t.answer(0, "rebuild")
    t.end()
    assert (t.active, damage(t)[0]) == (1, 1)


@rule("REB-30.10", "REB-20.12", "REB-20.11")
def test_a_location_that_began_in_ruins_gets_its_whole_stack() -> None:
    legacy = Legacy(damage=(("police_station", 5),))
    mode, s = build(Options("rebirth", 3, heroes="dealt", scenario=2, legacy=legacy), key_of_seed(1))
    s.raw, s.moves = [10] * 3, [3] * 3
    game = Game(mode, s)
    space = next(space for space in LOCATIONS if city_in(View(game, 0)).tile(space) == "Police Station")
    assert (city_in(View(game, 0)).damage(space), View(game, 0).size(BASICS + space // 2)) == (None, 0)
    game.decide(0, 0)  # P0 begins
    game.decide(0, space)
    game.decide(0, labels(View(game, 0)).index("rebuild Police Station (7 Power, 3 Move)"))
    assert (city_in(View(game, 0)).damage(space), View(game, 0).size(BASICS + space // 2)) == (0, 5)
    assert "buy Bat-Signal" in labels(View(game, 0))


@rule("REB-30.10", "REB-33.13")
@pytest.mark.parametrize("rebuilt", [True, False])
def test_a_rebuilt_location_is_no_ruin_any_more(rebuilt: bool) -> None:
    ruins = {"L2": 5, "L3": 5, "L4": 5}
    t = sunrise(3, at={0: "L4"}, damage={**ruins, "L1": 4}, city={"S1": [ZOD]}, power=7, move=3)
    if rebuilt:
        t.answer(0, "rebuild")
        assert damage(t) == [4, None, None, 0, 0]
    t.end()
    assert (damage(t)[0], t.over) == (None, not rebuilt)


@rule("REB-30.10")
def test_the_campaign_hears_of_the_repair() -> None:
    t = builder(damage={"L1": 5, "L2": 2})
    t.answer(0, "rebuild")
    assert dict(ended(t).damage) == {"police_station": 2}
