"""The checks of contests, of mixtures with Rebirth, and of how its games begin; and which tables there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from archfoe.core.cards import MAIN_KIND, SUPER_VILLAIN_KIND, Card
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Decision
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import DECK, DESTROYED, DISCARD, HAND, MAIN, REMOVED, UNDER, UNUSED
from archfoe.core.state import State
from archfoe.games.build import build
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.checks import campaigns
from archfoe.games.city.legacy import BASIC_EACH, NOTHING, SIX_CARDS, Legacy
from archfoe.games.city.options import city_options, is_contest
from archfoe.games.city.piles import BESIDE, SPACE
from archfoe.games.city.ring import villains
from archfoe.games.options import Options
from archfoe.games.shared import assists
from archfoe.games.shared.piles import TROPHIES
from archfoe.registry import guests_of
from archfoe.sets import BOXES
from archfoe.sim import Plan, Violation, Watcher, every_combination, every_seating, recount, run
from archfoe.sim.checks import checks_of
from archfoe.sim.invariants import check_end, check_hands
from tests.breadth import usually
from tests.oracle.city.contest import ContestWatch
from tests.oracle.city.moves import CityWatch
from tests.oracle.city.second_telling import CityRetold
from tests.oracle.city.setup import check_setup
from tests.remembered import remember, remembered
from tests.vocabulary import Table, rule, table

CONTEST, TEAMS = ("competitive",), ("team", "competitive")
TWO = Options("rebirth", 2, CONTEST)


def main_of(t: Table) -> Decision:
    return t.game.waiting[t.active]


def contest(**more: Any) -> Table:
    return table("rebirth", variants=CONTEST, **more)


# Score piles


@rule("REB-23.14", "REB-24.4")
@pytest.mark.parametrize(
    ("space", "threat", "bonus", "sound"),
    [("L4", 3, 1, True), ("L4", 3, 0, False), ("S4", 3, 0, True), ("L4", 2, 0, True), ("L4", 2, 1, False)],
)
def test_a_defeated_villain_is_scored_by_who_defeated_it(space: str, threat: int, bonus: int, sound: bool) -> None:
    t = contest(city={space: ["Bane"]}, at={0: space}, threat=threat)
    s, watch = t.state, ContestWatch(CityRetold(TWO))
    (bane,) = villains(s)
    watch.look(s, main_of(t))
    watch.chosen(s, ("buy", bane))
    s.put(bane, TROPHIES)
    remember(s, ("bonus", 0), bonus)
    if sound:
        watch.look(s, main_of(t))
    else:
        with pytest.raises(Violation, match=f"has {bonus} points more for fortified Villains"):
            watch.look(s, main_of(t))


@rule("REB-23.14")
def test_a_villain_stays_in_the_score_pile() -> None:
    t = contest(city={"S1": ["Bane"]}, trophies0=["Cheetah"], at={0: "S1"})
    s, watch = t.state, ContestWatch(CityRetold(TWO))
    (bane,) = villains(s)
    watch.look(s, main_of(t))
    watch.chosen(s, ("buy", bane))
    s.put(bane, TROPHIES + 1)
    with pytest.raises(Violation, match="defeated by seat 0 and is not in that score pile"):
        watch.look(s, main_of(t))
    s.put(s.piles[TROPHIES][0], DESTROYED)
    with pytest.raises(Violation, match="has left the score pile of seat 0"):
        watch.look(s, main_of(t))


@rule("REB-23.10", "REB-23.18", "REB-23.19", "REB-24.4")
def test_points_are_counted_anew() -> None:
    t = table("rebirth", players=4, variants=TEAMS, trophies0=["Doomsday"], trophies1=["Bane"], deck1=["Weakness"])
    s = t.state
    remember(s, ("bonus", 1), 2)
    doomsday, bane = (BOXES["rebirth"][name].vp for name in ("doomsday", "bane"))
    assert isinstance(doomsday, int) and isinstance(bane, int)
    assert recount.scores(s)[:2] == [doomsday, bane + 2 - 1]
    assert recount.winners(s) == (0, 2)


@rule("REB-23.15", "REB-23.16", "REB-23.17")
def test_how_a_contest_ends() -> None:
    five = ["Doomsday", "Despero", "Lex Luthor", "Sinestro", "Deathstroke"]
    watch = CityWatch(CityRetold(TWO))
    watch.check_end(contest(trophies0=five).state)
    watch.check_end(contest(main=[]).state)
    watch.check_end(contest(facts={"clock": (0, 3)}).state)
    with pytest.raises(Violation, match="has ended without a reason"):
        watch.check_end(contest(trophies0=five[:4]).state)


@rule("REB-23.19")
def test_the_wrong_winner_of_a_contest_is_noticed() -> None:
    t = contest(trophies0=["Doomsday"])
    s = t.state
    s.over, s.agenda, s.winners = True, [], (0,)
    check_end(s, checks_of(TWO))
    s.winners = (0, 1)
    with pytest.raises(Violation, match=r"the seats \(0, 1\) have won, and \(0,\) should have"):
        check_end(s, checks_of(TWO))


@rule("REB-23.9", "REB-23.11")
def test_nobody_assists_a_foe() -> None:
    for variants, seat in [(CONTEST, 2), (TEAMS, 1)]:
        t = table(
            "rebirth", players=4, variants=variants, at=dict.fromkeys(range(4), "S1"), turn_number=5, p1=["Green Arrow"]
        )
        offer = Decision(seat, assists.ASSIST, [("assist", t.state.piles[HAND + 1][0])], least=0)
        with pytest.raises(Violation, match=f"seat {seat} may assist seat 0"):
            CityWatch(CityRetold(Options("rebirth", 4, variants))).look(t.state, offer)


# Hands


@rule("RB-27")
def test_who_sees_whose_hand() -> None:
    assert [checks_of(Options("rebirth", 3)).who_sees_hand(seat) for seat in range(3)] == [{0, 1, 2}] * 3
    assert [checks_of(Options("rebirth", 4, TEAMS)).who_sees_hand(seat) for seat in range(4)] == [
        {0, 2},
        {1, 3},
        {0, 2},
        {1, 3},
    ]
    assert [checks_of(Options("rebirth", 3, CONTEST)).who_sees_hand(seat) for seat in range(3)] == [{0}, {1}, {2}]
    assert checks_of(Options("confrontations", 4)).who_sees_hand(1) == {1, 3}
    assert checks_of(Options("base", 4, ("team",))).who_sees_hand(1) == {1}


@rule("RB-27")
@pytest.mark.parametrize("variants", [(), CONTEST, TEAMS])
def test_a_hand_that_lies_open_to_the_wrong_players_is_noticed(variants: tuple[str, ...]) -> None:
    options = Options("rebirth", 4, variants)
    _, s = build(options, bytes(16))
    s.put(s.piles[DECK][-1], HAND)
    check_hands(checks_of(options), s)
    for wrong in [(0b1111, 0b0101, 0b0001)[i] for i in range(3) if (0b1111, 0b0101, 0b0001)[i] != s.partners[0]]:
        s.partners = (wrong, *s.partners[1:])
        with pytest.raises(Violation, match="the hand of seat 0 is seen by the wrong players"):
            check_hands(checks_of(options), s)


# How a game begins


def opened(options: Options) -> State:
    """A game in which the first Character is about to be placed."""
    game = Game(*build(options, key_of_seed("opened")))
    while city_ask.PLACE_CHARACTER not in {decision.kind for decision in game.waiting.values()}:
        game.decide(next(iter(game.waiting)), 0)
    return game.state


def put_away(source: int, pile: int) -> Callable[[State], None]:
    return lambda s: s.put(s.piles[source][-1], pile)


def set_fact(key: Any, value: Any) -> Callable[[State], None]:
    return lambda s: remember(s, key, value)


def swap_stacks(s: State) -> None:
    s.piles[MAIN][:] = s.piles[MAIN][::-1]


def swap_tiles(s: State) -> None:
    tiles = remembered(s, "tiles")
    remember(s, "tiles", ((tiles[0][0], "B" if tiles[0][1] == "A" else "A"), *tiles[1:]))


def open_hands(s: State) -> None:
    s.partners = (0b11,) * len(s.teams)


def add_a_villain(s: State) -> None:
    s.put(s.piles[SPACE + 1][0], MAIN)
    s.put(next(c for c in s.piles[MAIN] if s.cards[c].type == VILLAIN and not s.cards[c].super_villain), SPACE + 1)


def signatures(*n: int) -> Legacy:
    return Legacy(signatures=n)


@rule("REB-20.2", "REB-20.3", "REB-20.11", "REB-20.17", "REB-20.18", "REB-22.3", "REB-23.2", "REB-23.4")
@pytest.mark.parametrize(
    ("options", "harm", "message"),
    [
        (Options("rebirth", 2), open_hands, ""),
        (Options("rebirth", 2, CONTEST), open_hands, "lies open to the wrong players"),
        (Options("rebirth", 2), put_away(HAND, DISCARD), "cards in hand"),
        (
            Options("rebirth", 2, legacy=Legacy(head_start=SIX_CARDS)),
            put_away(HAND, DECK),
            "begins with 5 cards in hand",
        ),
        (Options("rebirth", 2, legacy=signatures(2, 2)), put_away(DECK, UNUSED), "begins with the deck"),
        (Options("rebirth", 2, legacy=signatures(1, 1)), put_away(REMOVED, UNUSED), "have made room for"),
        (Options("rebirth", 2, legacy=Legacy(head_start=BASIC_EACH)), put_away(DISCARD, UNUSED), "in the discard pile"),
        (Options("rebirth", 2), swap_tiles, "begins with the Locations"),
        (Options("rebirth", 2), set_fact(("damage", 2), 1), "begins with 1 damage"),
        (Options("rebirth", 2), set_fact(("damage", 4), 5), "begins with 5 damage"),
        (Options("rebirth", 2), swap_stacks, "stack 1 has 2 Super-Villains"),
        (Options("rebirth", 2, scenario=2), set_fact("stacks", (1, 2, 3, 4, 5)), "has the stacks"),
        (Options("rebirth", 2), put_away(MAIN, SPACE + 1), "cards in space 1|has the stacks|has 8"),
        (Options("rebirth", 2), set_fact("threat", 1), "begins at Threat 1"),
        (Options("rebirth", 2, CONTEST), add_a_villain, "or a Villain"),
        (Options("rebirth", 2, scenario=2), put_away(UNDER, UNUSED), "Secret Cards have been passed"),
        (Options("rebirth", 2, scenario=2), set_fact(("hostages", 8), 2), "begins with the hostages"),
        (Options("rebirth", 2, scenario=2), set_fact("to_save", 9), "9 hostages are to be saved"),
        (Options("rebirth", 2, scenario=4), put_away(BESIDE, UNUSED), "begins with Distractions"),
        (Options("rebirth", 2, scenario=5), put_away(BESIDE, UNUSED), "there are 2 Spores"),
    ],
)
def test_a_wrong_beginning_is_noticed(options: Options, harm: Callable[[State], None], message: str) -> None:
    s = opened(options)
    check_setup(CityRetold(options), s)
    harm(s)
    if message:
        with pytest.raises(Violation, match=message):
            check_setup(CityRetold(options), s)
    else:  # all hands of a team lie open
        check_setup(CityRetold(options), s)


def test_what_was_destroyed_earlier_stays_so() -> None:
    wear = Legacy(damage=(("bank", 5), ("city", 2), ("arkham_asylum", 5)))
    options = Options("rebirth", 3, scenario=2, legacy=wear)
    s = opened(options)
    check_setup(CityRetold(options), s)
    remember(s, "to_save", 10)
    with pytest.raises(Violation, match="are to be saved"):
        check_setup(CityRetold(options), s)


@rule("REB-32.1", "REB-33.3", "REB-34.3", "REB-35.3", "REB-36.3", "REB-37.3", "REB-38.3")
@pytest.mark.parametrize("scenario", range(1, 9))
@pytest.mark.parametrize("players", [1, 3])
def test_every_scenario_begins_as_it_should(scenario: int, players: int) -> None:
    for legacy in campaigns(scenario, players):
        options = Options("rebirth", players, scenario=scenario, legacy=legacy)
        check_setup(CityRetold(options), opened(options))


# Mixtures


def cards_of(options: Options) -> tuple[Card, ...]:
    return build(options, bytes(16))[1].cards


@rule("REB-26.1", "REB-26.17")
@pytest.mark.parametrize("name", guests_of("rebirth"))
def test_half_of_a_mixed_deck_comes_from_each_set(name: str) -> None:
    for options in (Options("rebirth", 2, mix=name), Options(name, 2, mix="rebirth")):
        cards = cards_of(options)
        checks_of(options).check_mixture(cards)
        own = next(card for card in cards if card.kind == MAIN_KIND and card.set == options.mode)
        guest = next(card for card in cards if card.kind == MAIN_KIND and card.set == options.mix)
        with pytest.raises(Violation, match="cards of the main deck"):
            checks_of(options).check_mixture((*cards, own))
        swapped = (*(card for card in cards if card is not own), *[guest] * cards.count(own))
        with pytest.raises(Violation, match="cards of the main deck"):
            checks_of(options).check_mixture(swapped)


@rule("REB-26.1")
def test_super_villains_of_both_sets_come_into_the_city() -> None:
    options = Options("rebirth", 2, mix="base")
    cards = cards_of(options)
    there = [card for card in cards if card.kind == SUPER_VILLAIN_KIND and card.set == "base"]
    assert len(there) == sum(card.first_appearance is not None for card in BOXES["base"].of_kind(SUPER_VILLAIN_KIND))
    with pytest.raises(Violation, match="come from base"):
        checks_of(options).check_mixture(tuple(card for card in cards if card is not there[0]))


def test_a_card_too_many_is_noticed() -> None:
    options = Options("rebirth", 2, mix="base")
    cards = list(cards_of(options))
    first = next(card for card in cards if card.kind == MAIN_KIND and card.set == "base")
    others = [i for i, card in enumerate(cards) if card.kind == MAIN_KIND and card.set == "base" and card is not first]
    for i in others[:6]:
        cards[i] = first
    with pytest.raises(Violation, match=f"copies of {first.name} of base"):
        checks_of(options).check_mixture(tuple(cards))


def test_a_deck_with_a_stranger_is_noticed() -> None:
    cards = cards_of(Options("rebirth", 2))
    with pytest.raises(Violation, match="has cards of another set"):
        checks_of(Options("rebirth", 2)).check_mixture((*cards, replace(cards[0], set="base")))


@pytest.mark.parametrize(
    ("options", "name", "pile", "message"),
    [
        (Options("rebirth", 2, scenario=5), "Spore", DESTROYED, "Spore may not lie in the destroyed pile"),
        (Options("rebirth", 2, scenario=5), "Spore", SPACE, "Spore may not lie in the Location 1"),
        (Options("rebirth", 2, scenario=2), "Hoarder", DISCARD, "Hoarder may not lie in the discard pile"),
        (Options("rebirth", 2), "Doomsday", TROPHIES, "Doomsday may not lie in the defeated Characters"),
        (Options("rebirth", 2, CONTEST), "Doomsday", DESTROYED, "Doomsday may not lie in the destroyed pile"),
        (
            Options("rebirth", 2, legacy=signatures(1, 1)),
            "Flash Suit",
            SPACE + 1,
            "Flash Suit may not lie in the slot 1",
        ),
        (Options("rebirth", 2), "Punch", REMOVED, "Punch may not lie in the cards out of the game"),
        (Options("rebirth", 2), "Flight", SPACE + 1, "Flight may not lie in the slot 1"),
        (Options("base", 2, mix="rebirth"), "Jetpack", SPACE + 1, "Jetpack may not lie in the pile 73 of another"),
    ],
)
def test_a_card_in_the_wrong_place_is_noticed(options: Options, name: str, pile: int, message: str) -> None:
    s = opened(options) if options.mode == "rebirth" else build(options, key_of_seed("guests"))[1]
    watcher = Watcher(options, s)
    s.put(next(card for card, what in enumerate(s.cards) if what.name == name), pile)
    if message:
        with pytest.raises(Violation, match=message):
            watcher.check_state(s)
    else:
        watcher.check_state(s)


# Tables


def test_every_scenario_is_played_by_every_number_with_every_campaign() -> None:
    tables = [seating.options for seating in every_seating("rebirth", ["random"])]
    assert len(tables) == len(set(tables))
    plain = [table for table in tables if table.mode == "rebirth" and not table.mix]
    together = [table for table in plain if not is_contest(table)]
    # All are also played in Impossible Mode
    assert Counter((city_options(table).scenario, table.players) for table in together) == {
        (scenario, players): 2 * len(campaigns(scenario, players)) for scenario in range(9) for players in range(1, 5)
    }
    against = Counter((table.players, table.variants) for table in plain if is_contest(table))
    assert against == dict.fromkeys([(2, CONTEST), (3, CONTEST), (4, CONTEST), (4, TEAMS)], 2)
    for name in guests_of("rebirth"):
        mixed = [table for table in tables if table.mix == name]
        assert {(city_options(table).scenario, table.players) for table in mixed if not is_contest(table)} == {
            (scenario, players) for scenario in range(9) for players in range(1, 5)
        }
        assert len([table for table in mixed if is_contest(table)]) == 4
        guests = [table for table in tables if table.mode == name]
        assert [(table.players, table.variants) for table in guests] == every_combination(name)
        assert {table.mix for table in guests} == {"rebirth"}


def test_what_campaigns_bring() -> None:
    for scenario in range(1, 9):
        first, *others = campaigns(scenario, 2)
        assert first == NOTHING and others
        assert any(legacy.attempt == 2 and legacy.damage for legacy in others)
    assert any(any(legacy.signatures) and legacy.missions and legacy.head_start for legacy in campaigns(8, 3))
    assert any(legacy.head_start == BASIC_EACH for legacy in campaigns(3, 3))


def test_a_scenario_or_a_mixture_can_be_named() -> None:
    for options in (seating.options for seating in every_seating("rebirth", ["random"], scenario=5)):
        assert city_options(options).scenario == 5 and not is_contest(options)
    for options in (seating.options for seating in every_seating("rebirth", ["random"], mix="rivals")):
        assert options.mix == "rivals"


def test_games_of_many_tables_end_and_break_nothing() -> None:
    """Some tables, spread over all of them; the simulator plays the rest by the thousand."""
    seatings = every_seating("rebirth", ["random"])[:: usually(50, 20)]
    report = run(Plan(seatings, len(seatings), "all", check=True))
    assert report.failures == []
    assert report.total.finished == len(seatings)
