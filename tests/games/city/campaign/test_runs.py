"""Whole campaigns of bots."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.core.record import Record
from archfoe.games.city.campaign import points, run_campaign, run_contest
from archfoe.games.city.campaign.many import as_data, in_words, play_batch
from archfoe.games.city.campaign.runs import Referee
from archfoe.games.city.legacy import Legacy
from archfoe.games.city.options import city_options
from archfoe.games.city.outcome import Outcome
from archfoe.games.options import Options
from archfoe.table.campaigns import Batch
from archfoe.table.session import Session
from tests.games.city.campaign.helpers import KEY
from tests.vocabulary import rule


class Script:
    """Games that are won or lost as written, with some damage in each."""

    def __init__(self, *wins: bool) -> None:
        self.wins, self.seen = list(wins), list[Options]()

    def __call__(self, options: Options, key: bytes, bots: Sequence[str]) -> Outcome:
        self.seen.append(options)
        won = self.wins.pop(0)
        damage = dict(city_options(options).legacy.damage)
        damage["bank"] = min(damage.get("bank", 0) + 1, 5)
        heroes = ("Batman", "Cyborg", "Aquaman", "Superman")[: len(bots)]
        return Outcome(won, tuple(damage.items()), (), heroes, (0,) * len(bots), (0,) if won else ())


@rule("REB-20.1", "REB-20.8", "REB-20.9", "REB-36.12")
def test_a_campaign_from_first_to_last() -> None:
    script = Script(True, False, True, False, False, *[True] * 4, False, False)
    campaign = run_campaign(["greedy"], KEY, 3, script)
    assert campaign.players == ["greedy"] * 3
    assert campaign.boxes == ("1", "2", "Failed", "1", "1", "1", "1", "Failed")
    played = [(city_options(options).scenario, city_options(options).legacy.attempt) for options in script.seen]
    assert played == [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (5, 1), (6, 1), (7, 1), (8, 1), (8, 2)]
    before_7 = city_options(script.seen[8]).legacy
    assert before_7.damage == ()  # the Bank was repaired after scenario 6
    assert before_7.signatures == (3, 3, 3)
    assert points(campaign) == 5 * 5 + 3 - 1 - 1 + 10


@rule("REB-38.11", "REB-39.4")
def test_who_wins_goes_on_to_impossible_mode_and_to_its_end() -> None:
    script = Script(*[True] * 8, *[True] * 7, False, False)
    campaign = run_campaign(["greedy"], KEY, 2, script)
    assert (campaign.first, campaign.first_points) == (("1",) * 8, 50)
    assert campaign.boxes == ("1",) * 7 + ("Failed",)
    assert [options.variants for options in script.seen] == [()] * 8 + [("impossible",)] * 9
    assert city_options(script.seen[8]).legacy.damage == ()
    report = as_data([campaign], 2)
    assert report["impossible"][8] == {"1": 0, "2": 0, "Failed": 1}
    assert report["points"]["mean"] == 50
    assert "Impossible Mode, after scenario 8 was won:" in in_words(report)


@rule("REB-25.6")
def test_a_competition_from_first_to_last() -> None:
    script = Script(True, True)
    contest = run_contest(["greedy", "random"], KEY, 2, play=script)
    assert contest.players == ["greedy", "random"]
    assert contest.champions == (0,)
    assert [city_options(options).legacy.signatures for options in script.seen] == [(3, 3), (2, 3)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_bots_play_a_whole_campaign(players: int) -> None:
    campaign = run_campaign(["random"], key_of_seed(players), players)
    assert campaign.over
    assert not campaign.repair
    assert all(member.hero for member in campaign.members)
    assert -8 <= points(campaign) <= 65


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_bots_play_a_whole_competition(players: int, teams: bool) -> None:
    contest = run_contest(["random"], key_of_seed(players), players, teams)
    assert contest.over
    if teams:
        assert contest.champions in ((0, 2), (1, 3))


def test_the_games_are_those_of_a_session() -> None:
    """What a simulation plays can be saved, replayed and watched."""
    records: list[Record] = []

    class Keeping(Referee):
        def __call__(self, options: Options, key: bytes, bots: Sequence[str]) -> Outcome:
            found = super().__call__(options, key, bots)
            assert self.record is not None
            records.append(self.record)
            return found

    run_campaign(["random"], KEY, 2, Keeping())
    assert len(records) >= 8
    for record in (records[0], records[-1]):
        session = Session(Options.from_dict(record.options), record.players, record.key)
        assert session.game.over
        assert session.game.record == record.answers
        assert Session.from_record(Record.loads(record.dumps())).game.over
    assert city_options(Options.from_dict(records[-1].options)).legacy != Legacy()


def test_the_same_key_plays_the_same_campaign() -> None:
    assert run_campaign(["random"], KEY, 2) == run_campaign(["random"], KEY, 2)
    assert run_campaign(["random"], KEY, 2) != run_campaign(["random"], key_of_seed("other"), 2)


def test_processes_change_nothing() -> None:
    batch = Batch(("random", "random"), "x", ("competitive",))
    alone, together = play_batch(batch, 3), play_batch(batch, 3, jobs=2)
    assert alone == together
    assert len(alone.stories) == 3
    assert alone.games >= 6


def test_a_failure_is_kept_with_the_record_that_leads_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Referee._play

    def fails_in_game_3(self: Referee, *table: object) -> Game:
        game = play(self, *table)  # type: ignore[arg-type]
        if self.games == 3:
            raise RuntimeError("a bug")
        return game

    monkeypatch.setattr(Referee, "_play", fails_in_game_3)
    played = play_batch(Batch(("random", "random")), 1)
    assert played.stories == []
    (failed,) = played.failures
    assert (failed.seed, failed.game, failed.error) == ("0:0", 3, "RuntimeError: a bug")
    assert Session.from_record(Record.loads(failed.record)).game.over
