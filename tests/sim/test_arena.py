"""Games by the dozen: repeatable, the same for any number of processes, and all of them end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import islice

import pytest

from archfoe.agents import Bot, GreedyAgent, RandomAgent, seated
from archfoe.agents.weights import PLAIN
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.record import Record
from archfoe.core.state import State
from archfoe.games.build import build
from archfoe.games.city.bot.weights import IN_CITY
from archfoe.games.city.rules import CityRules
from archfoe.games.lineup.rules import LineupRules
from archfoe.games.options import ANY_SIDES, HIDDEN, HUNT, ON_PATROL, SYNERGY, TEAM, TWO_HEADS, Options
from archfoe.games.shared.choices import CONTEST
from archfoe.games.shared.scoring import scores
from archfoe.registry import variants as all_variants
from archfoe.sim import Plan, Report, Seating, every_combination, every_seating, run, work
from archfoe.table.match import match_winners, second_game
from archfoe.table.session import Session
from archfoe.table.view import View
from tests.breadth import usually
from tests.vocabulary import rule


def plain(report: Report) -> tuple[object, ...]:
    """All of a report that does not depend on the clock."""
    return report.tallies, report.failures, report.wins_by_seat(), report.wins_by_bot(), report.mean_vp()


def duel(*bots: Bot) -> tuple[Seating, ...]:
    return (Seating(Options(players=len(bots)), bots),)


def test_every_combination_fits_together() -> None:
    """On Patrol, Synergy, Hunt and Hidden with anything; two heads for two, teams for four."""
    found = every_combination("heroes_unite")
    assert len(found) == len(set(found))
    assert Counter(players for players, _ in found) == {2: 32, 3: 16, 4: 32, 5: 16}
    assert {variants for players, variants in found if players == 3} == {
        tuple(name for name in all_variants() if name in (*some, *one))
        for some in ((), (ON_PATROL,), (SYNERGY,), (ON_PATROL, SYNERGY))
        for one in ((), (HUNT,), (HIDDEN,), (HUNT, HIDDEN))
    }
    assert {players for players, variants in found if TWO_HEADS in variants} == {2}
    assert {players for players, variants in found if TEAM in variants} == {4}


@pytest.mark.parametrize("mode", ["heroes_unite", "base+heroes_unite"])
def test_every_competitive_mode_can_be_played_with_every_variant(mode: str) -> None:
    assert every_combination(mode) == every_combination("base")


@rule("RIV-1.2", "CON-1.2", "CON-13.1")
def test_games_with_characters_have_their_own_numbers_of_players() -> None:
    assert every_combination("rivals") == [(2, ())]
    for mode in ("confrontations", "rivals+confrontations", "confrontations+rivals"):
        assert every_combination(mode) == [(2, ()), (3, ()), (4, ()), (4, (ANY_SIDES,))]


@pytest.mark.parametrize(
    "mode",
    usually(
        ["rivals", "rivals+confrontations"],
        ["rivals", "confrontations", "rivals+confrontations", "confrontations+rivals"],
    ),
)
def test_games_with_characters_end_in_both_ways_and_break_nothing(mode: str) -> None:
    seatings = every_seating(mode, ["random"], mix="random" if "+" in mode else "")
    report = run(Plan(seatings, 5, "both", check=True))
    assert report.failures == []
    assert report.total.finished == 5
    assert 0 < report.total.at_once < 5


@rule("REB-2.2")
def test_one_to_four_play_together_in_a_city_and_two_to_four_against_each_other() -> None:
    plain, contest, teams, impossible = (), (CONTEST,), (TEAM, CONTEST), ("impossible",)
    assert every_combination("rebirth") == [
        *((1, variants) for variants in (plain, impossible)),
        *((n, variants) for n in (2, 3) for variants in (plain, contest, impossible)),
        *((4, variants) for variants in (plain, contest, impossible, teams)),
    ]


@rule("REB-14.2")
def test_a_game_that_all_lose_is_finished_and_nobody_has_won_it() -> None:
    report = run(Plan((Seating(Options("rebirth", 2), ("random", "random")),), 3, "lost"))
    total = report.total
    assert report.cooperative and report.failures == []
    assert (total.games, total.finished, total.lost, report.wins_by_seat()) == (3, 3, 3, [0, 0])
    assert not run(Plan(duel("random", "random"), 1)).cooperative


def test_a_game_that_all_win_is_shared_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CityRules, "lose", lambda self, game, rule: self.finish(game, rule, (0, 1)))
    report = run(Plan((Seating(Options("rebirth", 2), ("random", "random")),), 2, "won"))
    assert (report.total.finished, report.total.lost, report.wins_by_seat()) == (2, 0, [1, 1])


@pytest.mark.parametrize(
    ("mode", "mix", "first"),
    usually(
        [("base+heroes_unite", "random", 4)],
        [("base", "", 0), ("heroes_unite", "", 2), ("base+heroes_unite", "random", 4)],
    ),
)
def test_games_of_many_combinations_end_and_break_nothing(mode: str, mix: str, first: int) -> None:
    """A part of the combinations, spread over all of them, and another part for each mode; each variant in every mode.
    The simulator plays the rest by the thousand."""
    seatings = every_seating(mode, ["random"], mix=mix, promos=True)[first :: usually(12, 6)]
    some, every = [(one.options.players, one.options.variants) for one in seatings], every_combination(mode)
    assert {players for players, _ in some} == {players for players, _ in every}
    assert {name for _, names in some for name in names} == {name for _, names in every for name in names}
    report = run(Plan(seatings, len(seatings), "all", check=True))
    assert report.failures == []
    assert [tally.finished for tally in report.tallies] == [1] * len(seatings)
    assert sum(report.wins_by_seat()) == len(seatings) >= 8


@pytest.mark.parametrize("mix", ["example", "split", "heroes+equipment+locations"])
def test_matches_are_played_to_their_end(mix: str) -> None:
    single = (Seating(Options("base+heroes_unite", 2, mix=mix), ("random", "random")),)
    match = (Seating(Options("base+heroes_unite", 2, mix=mix, match=True), ("random", "random")),)
    one, both = run(Plan(single, 2, 1)), run(Plan(match, 2, 1, check=True))
    assert both.failures == []
    assert (both.total.games, both.total.finished, sum(both.wins_by_seat())) == (2, 2, 2)
    assert both.total.turns > one.total.turns
    assert both.total.decisions > one.total.decisions


@rule("HU-10.6")
def test_a_match_is_counted_as_the_session_plays_it() -> None:
    options = Options("base+heroes_unite", 2, match=True)
    report = run(Plan((Seating(options, ("random", "random")),), 1, 9))
    first = Session.seeded(options, ["random", "random"], "9:0")
    second = second_game(first)
    assert report.total.turns == first.game.state.turn + second.game.state.turn
    assert report.mean_vp() == scores(second.game.state, second.options.carried)
    assert [seat for seat, wins in enumerate(report.wins_by_seat()) if wins] == list(match_winners(second))


def test_a_fault_in_the_second_game_of_a_match_is_kept_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_second(self: Options, scores: tuple[int, ...]) -> Options:
        return self.but(game=2, carried=(0,) * self.players, villains=12)

    def crash(self: LineupRules, s: State) -> None:
        if self.options.game == 2:
            raise KeyError("planted")
        clear_turn(self, s)

    clear_turn = LineupRules.clear_turn
    monkeypatch.setattr(Options, "second_game", no_second)
    monkeypatch.setattr(LineupRules, "clear_turn", crash)
    seatings = (Seating(Options("base+heroes_unite", 2, match=True), ("random", "random")),)
    report = run(Plan(seatings, 1, 1))
    (failure,) = report.failures
    assert Record.loads(failure.record).options["game"] == 2
    assert (report.total.games, report.total.finished, report.errors) == (1, 0, 1)


@pytest.mark.parametrize("way", ["first-game", "two-dealt", "free"])
def test_every_way_to_come_by_a_super_hero_is_played(way: str) -> None:
    seatings = (Seating(Options(players=3, heroes=way, villains=12), ("random",) * 3),)
    assert run(Plan(seatings, 2, way, check=True)).failures == []


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan(duel("random", "greedy", "random"), 10, 5)
    assert plain(run(plan, jobs=1)) == plain(run(plan, jobs=2))


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    """Game i is made from the seed and i alone, so a run can be continued or looked into."""
    few, more = run(Plan(duel("random", "random"), 1, 9)), run(Plan(duel("random", "random"), 2, 9))
    assert 0 < few.total.decisions < more.total.decisions
    session = Session.seeded(Options(players=2), ["random", "random"], "9:0")
    assert len(session.game.record) - session.game.forced == few.total.decisions
    assert session.game.state.turn == few.total.turns


def test_checking_changes_no_game() -> None:
    seatings = duel("random", "random")
    assert plain(run(Plan(seatings, 3, 1)))[0] == plain(run(Plan(seatings, 3, 1, check=True)))[0]


def test_the_order_in_which_strings_are_hashed_changes_nothing() -> None:
    code = (
        "from archfoe.cli.sim import simulate; from archfoe.sim import Plan, every_seating, run; "
        "r = run(Plan(every_seating('base', ['random', 'greedy']), 12, 3)); "
        "print(r.tallies, r.failures, r.wins_by_bot(), r.mean_vp())"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1] != ""


def test_a_win_is_shared_by_its_winners() -> None:
    team = (Seating(Options(players=4, variants=(TEAM,)), ("random",) * 4),)
    report = run(Plan(team, 4, 2))
    wins = report.wins_by_seat()
    assert wins[0] == wins[2]
    assert wins[1] == wins[3]
    assert sum(wins) == 4


def test_bots_are_dealt_round_the_table() -> None:
    seatings = every_seating("base", ["random", "greedy"])
    assert next(seating for seating in seatings if seating.options.players == 3).bots == ("random", "greedy", "random")


def test_bad_plans_are_refused() -> None:
    with pytest.raises(ArchfoeError, match="--games must be at least 1, not 0"):
        Plan(duel("random", "random"), 0)
    with pytest.raises(ArchfoeError, match="There is no bot 'randon'"):
        Plan(duel("random", "randon"), 1)
    with pytest.raises(ArchfoeError, match="at least 1 with --jobs"):
        run(Plan(duel("random", "random"), 1), jobs=0)
    with pytest.raises(ArchfoeError, match="There is no mode"):
        every_combination("bse")
    with pytest.raises(ArchfoeError, match="A plan needs at least one table"):
        Plan((), 1)
    with pytest.raises(ArchfoeError, match="2 bots were seated for 3 players"):
        Plan((Seating(Options(players=3), ("random", "greedy")),), 1)


def test_more_games_than_memory_could_hold_are_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_two(function: object, pieces: Iterable[range], processes: int, _: object) -> list[Report]:
        seen.extend(islice(pieces, 2))
        return []

    seen: list[range] = []
    monkeypatch.setattr(work, "in_processes", first_two)
    assert run(Plan(duel("random", "random"), 10**20), jobs=2).interrupted
    assert seen == [range(8), range(8, 16)]


# Bots of one's own


class Miser:
    """Plays nothing and buys nothing."""

    def __init__(self, seed: int | str | None) -> None:
        self.seed = seed

    def answer(self, view: View) -> tuple[int, ...]:
        return (view.choices - 1,) if view.kind is MAIN_ACTION else tuple(range(view.least))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_of_ones_own_plays_in_any_number_of_processes(jobs: int) -> None:
    report = run(Plan(duel(Miser, "greedy"), 6, "own"), jobs)
    assert report.errors == 0
    assert report.wins_by_bot() == {"Miser": 0.0, "greedy": 6.0}
    greedy = partial(GreedyAgent, weights=PLAIN)
    same, known = run(Plan(duel(greedy, "random"), 4), jobs), run(Plan(duel("greedy", "random"), 4), jobs)
    assert same.tallies == known.tallies
    assert "GreedyAgent" in same.wins_by_bot()


def test_a_bot_gets_the_dice_of_its_seat() -> None:
    seeds: list[int | str | None] = []

    def noted(seed: int | str | None) -> RandomAgent:
        seeds.append(seed)
        return RandomAgent(seed)

    own = run(Plan(duel(noted, "random"), 2, "dice"))
    assert own.tallies == run(Plan(duel("random", "random"), 2, "dice")).tallies
    assert len({seed for seed in seeds if seed is not None}) == 2


def test_a_failure_names_a_bot_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Miser, "answer", lambda self, view: (99,))
    (failure,) = run(Plan(duel(Miser, "random"), 1)).failures
    assert Record.loads(failure.record).players == ["Miser", "random"]


def test_a_bot_without_dice_needs_no_seed() -> None:
    class Plain:
        def answer(self, view: View) -> tuple[int, ...]:
            return tuple(range(view.least))

    report = run(Plan(duel(Plain, "random"), 2))
    assert not report.failures and set(report.wins_by_bot()) == {"Plain", "random"}


def test_an_index_of_another_library_is_as_good_as_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    class Index:
        def __init__(self, n: int) -> None:
            self.n = n

        def __index__(self) -> int:
            return self.n

    answer = Miser.answer
    monkeypatch.setattr(Miser, "answer", lambda self, view: tuple(map(Index, answer(self, view))))
    game = Game(*build(Options(), key_of_seed(1)), seated({0: Miser(0), 1: Miser(0)}), log=False)
    assert {type(pick) for _, picked in game.record for pick in picked} == {int}


@pytest.mark.parametrize("answer", [0, None, "0", ("banana",), (0.0,)])
def test_an_answer_that_is_no_tuple_is_told_as_such(answer: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Miser, "answer", lambda self, view: answer)
    (failure,) = run(Plan(duel(Miser, "random"), 1)).failures
    assert failure.error == f"IllegalAnswer: An answer is a tuple of indices such as (0,), not {answer!r}."


def test_an_agent_at_no_seat_is_refused() -> None:
    with pytest.raises(ArchfoeError, match=r"^An agent sits at none of the seats 0 to 1\.$"):
        Game(*build(Options(), key_of_seed(1)), seated({0: Miser(0), 2: Miser(0)}))


def test_a_list_is_as_good_as_a_tuple_and_is_recorded_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Miser.answer
    monkeypatch.setattr(Miser, "answer", lambda self, view: list(answer(self, view)))
    game = Game(*build(Options(), key_of_seed(1)), seated({0: Miser(0), 1: Miser(0)}), log=False)
    assert {type(picked) for _, picked in game.record} == {tuple}


def test_bots_that_cannot_play_are_refused_in_one_sentence() -> None:
    def here(seed: int | str | None) -> RandomAgent:
        return RandomAgent(seed)

    with pytest.raises(ArchfoeError, match="The bot here cannot be sent to other processes"):
        run(Plan(duel(here, "random"), 2), jobs=2)
    with pytest.raises(ArchfoeError, match="What str makes is not a bot"):
        Plan(duel(str, "random"), 1)  # type: ignore[arg-type]
    with pytest.raises(
        ArchfoeError, match=r"^The bot isinstance cannot be made: it gets a seed .*, or nothing at all\.$"
    ):
        Plan(duel(isinstance, "random"), 1)  # type: ignore[arg-type]
    with pytest.raises(ArchfoeError, match="3 is not a bot"):
        Plan(duel(3, "random"), 1)  # type: ignore[arg-type]
    with pytest.raises(ArchfoeError, match="Two different bots are called GreedyAgent"):
        Plan(duel(partial(GreedyAgent, weights=PLAIN), partial(GreedyAgent, weights=IN_CITY)), 1)
