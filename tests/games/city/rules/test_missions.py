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
from archfoe.games.city.legacy import MISSIONS, RECRUIT_KRYPTO, RECRUIT_THE_RAY, REPAIRS, Legacy
from archfoe.games.city.options import city_options
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.view import city_in
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from tests.games.city.campaign.helpers import lost, to_scenario, won
from tests.games.city.scenes import completed, damage, dearer, ended, opened, scene, stacks, sunrise, with_legacy
from tests.games.lineup.variants import begin
from tests.remembered import remembered
from tests.vocabulary import Table, rule

LATER_SCENARIOS = range(2, 9)
MISSION_CARDS = ("Krypto", "The Ray")
#: With empty hands and discard piles her Reward and his ask nothing; she costs 5, he 8.
REGULAR, SUPER = "Scarecrow", "Doomsday"
TWO = [REGULAR, SUPER]
#: A hand of three cards or fewer has nothing to fear from him; his Destination is Location 1, and he costs 11.
ZOD = "General Zod"


def sweep(t: Table, *names: str) -> Table:
    """The active player defeats Villains; whom a Reward is for does not matter."""
    for name in names or TWO:
        t.buy(name)
        if not t.over and t.offered(t.active)[:1] == ["P0"]:
            t.answer(t.active, "P0")
    return t


def sweeping(scenario: int, villains: Sequence[str] = TWO, **position: Any) -> Table:
    """The Characters of P1 and P2 are elsewhere, and P0 has Power for these Villains."""
    power = sum(8 + dearer(scenario, position.get("players", 3)) if name == SUPER else 5 for name in villains)
    return scene(scenario, **{"at": {1: "L1", 2: "L1"}, "city": {"S5": list(villains)}, "power": power} | position)


def mission_cards(session: Session) -> list[str]:
    """The cards of Side Missions that lie in the main deck and the opening Line-Up."""
    s = session.game.state
    names = [s.cards[card].name for pile in (MAIN, *range(SPACE, SPACE + SPACES)) for card in s.piles[pile]]
    return sorted(name for name in names if name in MISSION_CARDS)


# From scenario 2 on


@rule("REB-30.1", "REB-32.16")
@pytest.mark.parametrize("scenario", LATER_SCENARIOS)
def test_side_missions_are_open_in_every_later_scenario(scenario: int) -> None:
    t = sweep(sweeping(scenario))
    assert completed(t) == [RECRUIT_KRYPTO]
    t = scene(scenario, city={"S5": [SUPER]}, power=8 + dearer(scenario))
    t.buy(SUPER)
    assert completed(t) == [RECRUIT_THE_RAY]
    t = scene(scenario, at={0: "L1"}, damage={"L1": 1}, power=7, move=3)
    t.answer(0, "rebuild")
    assert completed(t) == [REPAIRS]


@rule("REB-30.1")
@pytest.mark.parametrize("scenario", [0, 1])
def test_training_and_scenario_1_have_no_side_missions(scenario: int) -> None:
    t = scene(scenario, city={"S5": TWO}, power=13)
    sweep(t)
    assert (completed(t), ended(t).missions) == ([], ())
    t = scene(scenario, at={0: "L1"}, damage={"L1": 1}, power=7, move=3)
    assert not [label for label in t.offered(0) if label.startswith("rebuild")]


# Once in a campaign


def everything(**position: Any) -> Table:
    """All Characters are on a damaged Location with two Villains, and P0 can pay for all three Side Missions."""
    at = dict.fromkeys(range(3), "L1")
    return scene(
        2, **{"at": at, "city": {"L1": TWO}, "damage": {"L1": 2}, "power": 20 + dearer(2), "move": 3} | position
    )


@rule("REB-30.2")
def test_several_side_missions_may_be_completed_in_one_turn() -> None:
    t = sweep(everything())
    t.answer(0, "rebuild")
    assert sorted(completed(t)) == sorted(MISSIONS)
    assert (t.power(0), t.move(0)) == (0, 0)


@rule("REB-30.2")
def test_a_side_mission_is_completed_once_in_a_game() -> None:
    four = [REGULAR, SUPER, REGULAR, SUPER]
    t = sweep(sweeping(3, four), *four)
    assert completed(t) == [RECRUIT_KRYPTO]
    t = scene(2, at={0: "L1"}, damage={"L1": 1, "L2": 1}, power=14, move=8)
    t.answer(0, "rebuild")
    t.walk("S1", "L2")
    assert (t.power(0), t.move(0)) == (7, 3)
    assert not [label for label in t.offered(0) if label.startswith("rebuild")]


@rule("REB-30.2", "REB-30.3")
@pytest.mark.parametrize("done", [*[(mission,) for mission in MISSIONS], MISSIONS])
def test_what_an_earlier_game_has_completed_is_not_open_any_more(done: tuple[str, ...]) -> None:
    t = sweep(with_legacy(everything(), missions=done))
    assert ("rebuild City (7 Power, 3 Move)" in t.offered(0)) == (REPAIRS not in done)
    if REPAIRS not in done:
        t.answer(0, "rebuild")
    assert sorted(completed(t)) == sorted(mission for mission in MISSIONS if mission not in done)


@rule("REB-30.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_player_may_complete_one(seat: int) -> None:
    elsewhere = {other: "L1" for other in range(3) if other != seat}
    t = sweep(sweeping(2, turn=seat, at=elsewhere))
    assert (t.active, completed(t)) == (seat, [RECRUIT_KRYPTO])


@rule("REB-30.2", "REB-30.5", "REB-15.2")
def test_one_may_be_completed_while_villains_attack() -> None:
    """Alone any two are enough, and Batman (6) defeats who attacks."""
    position: dict[str, Any] = {"players": 1, "ally": "L5", "at": {0: "S2"}, "city": {"S2": ["Count Vertigo"] * 2}}
    t = sunrise(3, p0=["Batman (6)"] * 2, **position)
    t.answer(0, "Count Vertigo")
    t.answer(0, "Batman (6)")
    assert (t.city("S2"), completed(t)) == (["Count Vertigo"], [])
    t.answer(0, "Batman (6)")
    assert (t.city("S2"), completed(t)) == ([], [RECRUIT_KRYPTO])


# What stays for the campaign


def swept_and_lost() -> Table:
    """The team has completed Recruit Krypto, and no card is left for the next turn."""
    t = sweeping(2, players=2, hero0="Wonder Woman", hero1="Cyborg", at={1: "L1"}, main=[])
    sweep(t)
    t.end()
    assert (t.over, t.winners) == (True, ())
    return t


def after_the_loss(campaign: Campaign) -> Campaign:
    return after(campaign, ended(swept_and_lost()))


@rule("REB-30.3")
def test_a_side_mission_stays_completed_if_its_game_is_lost() -> None:
    outcome = ended(swept_and_lost())
    assert (outcome.won, outcome.missions) == (False, (RECRUIT_KRYPTO,))
    campaign = after_the_loss(to_scenario(2))
    assert (campaign.scenario, campaign.attempt, campaign.missions) == (2, 2, (RECRUIT_KRYPTO,))


@rule("REB-30.3", "REB-30.4", "REB-30.6")
def test_the_replay_has_the_card_and_not_the_side_mission() -> None:
    options = after_the_loss(to_scenario(2)).options()
    assert (
        city_options(options).scenario,
        city_options(options).legacy.attempt,
        city_options(options).legacy.missions,
    ) == (2, 2, (RECRUIT_KRYPTO,))
    session = opened(2, 2, attempt=city_options(options).legacy.attempt, missions=city_options(options).legacy.missions)
    assert mission_cards(session) == ["Krypto"]
    again = sweep(with_legacy(sweeping(2), attempt=2, missions=city_options(options).legacy.missions))
    assert completed(again) == []


@rule("REB-30.4", "REB-30.6", "REB-30.8")
@pytest.mark.parametrize(
    ("done", "cards"),
    [
        ((), []),
        ((RECRUIT_KRYPTO,), ["Krypto"]),
        ((RECRUIT_THE_RAY,), ["The Ray"]),
        ((REPAIRS,), []),
        (MISSIONS, ["Krypto", "The Ray"]),
    ],
)
@pytest.mark.parametrize("scenario", [2, 3, 8])
def test_completed_side_missions_bring_their_cards_into_the_main_deck(
    scenario: int, done: tuple[str, ...], cards: list[str]
) -> None:
    assert mission_cards(opened(scenario, missions=done)) == cards


@rule("REB-30.4", "REB-30.6", "REB-30.8")
def test_a_campaign_brings_the_cards_to_all_later_games() -> None:
    campaign = won(to_scenario(2), missions=[RECRUIT_THE_RAY])
    assert mission_cards(begin(campaign.options())) == ["The Ray"]
    campaign = lost(campaign, missions=[RECRUIT_KRYPTO])
    for later in (campaign, won(campaign), to_scenario(8, campaign)):
        assert mission_cards(begin(later.options())) == ["Krypto", "The Ray"]


@rule("REB-30.8", "REB-30.3")
def test_repairs_bring_no_card() -> None:
    campaign = won(to_scenario(2), missions=[REPAIRS])
    assert (campaign.missions, mission_cards(begin(campaign.options()))) == ((REPAIRS,), [])


@rule("REB-30.4")
def test_the_card_is_in_the_main_deck_from_the_next_game_on_only() -> None:
    session = opened(2)
    s = session.game.state
    assert not {card.name for card in s.cards} & set(MISSION_CARDS)


@rule("REB-30.4")
def test_the_cards_are_shuffled_in_before_the_stacks_are_dealt() -> None:
    places = set()
    for seed in range(12):
        piles = stacks(opened(2, seed=seed, missions=(RECRUIT_KRYPTO,)), added=(1, 2, 2, 2, 2))
        (number,) = [n for n, pile in enumerate(piles) for card in pile if card.name == "Krypto"]
        places.add(number)
    assert len(places) >= 3


@rule("REB-30.4", "REB-2.6")
def test_86_cards_are_dealt_out_evenly() -> None:
    """18, 17, 17, 17 and 17; then two Super-Villains in stacks 2 to 5."""
    session = opened(2, missions=(RECRUIT_KRYPTO, RECRUIT_THE_RAY))
    sizes = remembered(session.game.state, "stacks")[::-1]
    assert sizes == (18, 17 + 2, 17 + 2, 17 + 2, 17 + 2)


# Recruit Krypto


@rule("REB-30.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("villains", "done"),
    [([REGULAR, SUPER], True), ([SUPER, REGULAR], True), ([SUPER, SUPER], True), ([REGULAR, REGULAR, REGULAR], False)],
)
def test_two_villains_in_one_turn_one_of_them_a_super_villain(players: int, villains: list[str], done: bool) -> None:
    elsewhere = dict.fromkeys(range(1, players), "L1")
    t = sweeping(2, villains, players=players, at=elsewhere)
    sweep(t, villains[0])
    assert completed(t) == []
    sweep(t, *villains[1:])
    assert completed(t) == [RECRUIT_KRYPTO] * done


@rule("REB-30.5")
def test_alone_any_two_are_enough() -> None:
    t = sweep(sweeping(2, [REGULAR] * 2, players=1, ally="L1", at={}), REGULAR, REGULAR)
    assert completed(t) == [RECRUIT_KRYPTO]


@rule("REB-30.5")
def test_villains_of_two_turns_are_not_added_up() -> None:
    t = sweep(sweeping(2, players=1, ally="L1", at={}, deck0=["Green Arrow"] * 10), SUPER)
    t.end()
    while t.view(0).kind.name != "main":
        t.answer(0, t.offered(0)[0])
    for _ in range(3):
        t.play("Green Arrow")
    sweep(t, REGULAR)
    assert (sorted(t.destroyed), completed(t)) == (sorted(TWO), [])


@rule("REB-30.5")
def test_villains_that_two_players_defeat_are_not_added_up() -> None:
    """Those of P0 and of P1, who both stand in slot 5; P2 does not."""
    t = sweeping(2, at={2: "L1"}, p1=["Green Arrow"] * 3)
    sweep(t, SUPER)
    t.end()
    for _ in range(3):
        t.play("Green Arrow")
    sweep(t, REGULAR)
    assert (t.active, completed(t)) == (1, [])


@rule("REB-30.5", "REB-30.2")
def test_the_blow_that_wins_the_game_completes_them_too() -> None:
    t = scene(5, city={"S5": [REGULAR, "Starro"]}, power=18 + dearer(5), facts={"defeated": 4})
    sweep(t, REGULAR, "Starro")
    assert (t.over, t.winners) == (True, (0, 1, 2))
    assert sorted(completed(t)) == [RECRUIT_KRYPTO, RECRUIT_THE_RAY]
    assert ended(t).won


# Recruit The Ray


@rule("REB-30.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_character_stands_where_the_super_villain_falls(players: int) -> None:
    t = scene(3, players=players, city={"S5": [SUPER]}, power=8 + dearer(3, players))
    t.buy(SUPER)
    assert completed(t) == [RECRUIT_THE_RAY]


@rule("REB-30.7")
@pytest.mark.parametrize("where", ["L1", "S4", None])
def test_one_character_elsewhere_or_not_yet_placed_is_enough_to_miss_it(where: str | None) -> None:
    t = scene(3, at={2: where}, city={"S5": [SUPER]}, power=8 + dearer(3))
    t.buy(SUPER)
    assert completed(t) == []


@rule("REB-30.7")
def test_a_regular_villain_does_not_do() -> None:
    t = scene(3, city={"S5": [REGULAR]}, power=5)
    sweep(t, REGULAR)
    assert (t.destroyed, completed(t)) == ([REGULAR], [])


@rule("REB-30.7")
@pytest.mark.parametrize(("ally", "done"), [("S5", [RECRUIT_THE_RAY]), ("L1", []), (None, [])])
def test_alone_the_ally_must_be_there(ally: str | None, done: list[str]) -> None:
    t = scene(3, players=1, ally=ally, city={"S5": [SUPER]}, power=8 + dearer(3, 1))
    t.buy(SUPER)
    assert completed(t) == done
    assert city_in(t.view(0)).ally is not None  # an ally that was gone is back, too late for this


@rule("REB-30.7")
@pytest.mark.parametrize(("everybody", "done"), [("S5", []), ("L1", [RECRUIT_THE_RAY])])
def test_the_space_of_the_super_villain_counts(everybody: str, done: list[str]) -> None:
    t = scene(3, p0=["Trident of Atlantis"], at=dict.fromkeys(range(3), everybody), city={"L1": [SUPER]}, power=8)
    t.play("Trident of Atlantis")
    t.buy(SUPER)
    assert completed(t) == done


@rule("REB-30.7")
def test_who_strikes_from_afar_is_not_there() -> None:
    t = scene(3, p0=["Trident of Atlantis"], at={0: "S5", 1: "L1", 2: "L1"}, city={"L1": [SUPER]}, power=8)
    t.play("Trident of Atlantis")
    t.buy(SUPER)
    assert (SUPER in t.destroyed, completed(t)) == (True, [])


# Repairs


def builder(**position: Any) -> Table:
    """P0 is on Location 3, Arkham Asylum with side B, and has what rebuilding takes."""
    return scene(2, **{"at": {0: "L3"}, "power": 7, "move": 3} | position)


def sites(t: Table) -> Sequence[str]:
    return [label.removeprefix("rebuild ").split(" (")[0] for label in t.offered(0) if label.startswith("rebuild ")]


@rule("REB-30.9")
@pytest.mark.parametrize("lost", [1, 4, 5])
def test_seven_power_and_three_move_rebuild_a_location(lost: int) -> None:
    t = builder(damage={"L3": lost}, power=8, move=4)
    assert sites(t) == ["Arkham Asylum"]
    t.answer(0, "rebuild")
    assert (t.power(0), t.move(0), damage(t)[2], completed(t)) == (1, 1, 0, [REPAIRS])


@rule("REB-30.9")
@pytest.mark.parametrize(("power", "move"), [(6, 3), (7, 2), (20, 2), (6, 9), (0, 0)])
def test_both_must_be_paid_in_full(power: int, move: int) -> None:
    assert sites(builder(damage={"L3": 3}, power=power, move=move)) == []


@rule("REB-30.9")
def test_there_must_be_damage_where_the_character_is() -> None:
    assert sites(builder()) == []
    assert sites(builder(damage={"L2": 3, "L5": 5})) == []
    assert sites(builder(damage={"L3": 3}, at={0: "S1", 1: "L3"})) == []


@rule("REB-30.9")
def test_cyborg_does_not_rebuild_from_afar_and_the_ally_not_at_all() -> None:
    assert sites(builder(damage={"L2": 3}, hero0="Cyborg")) == []
    assert sites(builder(damage={"L3": 3}, players=1, at={0: "S1"}, ally="L3")) == []


@rule("REB-30.9")
def test_power_and_move_of_a_helper_may_pay_for_it() -> None:
    t = builder(damage={"L3": 3}, power=6, move=1, p1=["Cyborg (3)"], at={0: "L3", 1: "S2"})
    assert sites(t) == []
    t.assist(1, "Cyborg (3)")
    t.answer(0, "Move 2")
    assert sites(t) == ["Arkham Asylum"]


def fallen(**position: Any) -> Table:
    """Location 1 has just been destroyed by General Zod, with P0 there, who can rebuild it."""
    tiles = {"L1": "Daily Planet B", "L4": "Arkham Asylum A"}
    there = {"at": {0: "L1"}, "damage": {"L1": 4}, "city": {"L1": [ZOD]}, "tiles": tiles}
    t = sunrise(3, **{**there, "power": 9, "move": 3} | position)
    assert damage(t)[0] is None
    return t


@rule("REB-30.10", "REB-20.12")
def test_a_destroyed_location_has_its_stack_and_all_hit_points_again() -> None:
    t = fallen()
    assert "buy Tomorrow's Headline" not in t.offered(0)
    t.answer(0, "rebuild")
    assert damage(t) == [0] * 5
    t.buy("Tomorrow's Headline")
    assert (t.discard(0), t.power(0)) == (["Tomorrow's Headline"], 0)


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
    legacy = Legacy(damage=(("bank", 5),))
    mode, s = build(Options("rebirth", 3, heroes="dealt", scenario=2, legacy=legacy), key_of_seed(1))
    s.raw, s.moves = [10] * 3, [3] * 3
    game = Game(mode, s)
    space = next(space for space in LOCATIONS if city_in(View(game, 0)).tile(space) == "Bank")
    assert (city_in(View(game, 0)).damage(space), View(game, 0).size(BASICS + space // 2)) == (None, 0)
    game.decide(0, 0)  # P0 begins
    game.decide(0, space)
    game.decide(0, labels(View(game, 0)).index("rebuild Bank (7 Power, 3 Move)"))
    assert (city_in(View(game, 0)).damage(space), View(game, 0).size(BASICS + space // 2)) == (0, 5)
    assert "buy Withdrawal" in labels(View(game, 0))


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
    t = builder(damage={"L3": 5, "L2": 2})
    t.answer(0, "rebuild")
    assert dict(ended(t).damage) == {"police_station": 2}
