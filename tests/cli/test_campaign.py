"""`archfoe campaign`: begun, played, killed, taken up again, and what is told of it and when."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from archfoe.cli import campaigns, run
from archfoe.cli.campaigns import folder, path_of
from archfoe.core.errors import ArchfoeError
from archfoe.games.city.campaign import files, points
from archfoe.games.city.campaign.contest import Contest
from archfoe.games.city.campaign.files import last_good, read, write
from archfoe.games.city.campaign.roster import regroup
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SIGNATURE_KIND
from archfoe.games.city.legacy import MISSIONS
from archfoe.games.city.scenarios import CAMPAIGN, SCENARIOS
from archfoe.sets.rebirth.box import REBIRTH
from archfoe.table.campaigns import Book
from archfoe.table.session import Session, read_record
from tests.cli.campaigning import NEW, at_play, decided, kept, refused, story, told, with_over_game
from tests.games.city.campaign.helpers import duo, ended, failed, lost, to_scenario, won
from tests.vocabulary import rule

# Beginning


def test_a_new_campaign(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(NEW) == 0
    out = capsys.readouterr().out
    assert out == (
        f"The campaign friday of you (Batman) and Dot (Cyborg) is ready in {path_of('friday')}.\n"
        "Start with: archfoe campaign play friday\n"
    )
    assert read(path_of("friday")).game is None
    assert story().players == ["you", "random"]


def test_a_campaign_without_a_name_gets_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert "campaign-1" in told(capsys, "new")
    assert "campaign-2" in told(capsys, "new", "--players", "1")
    assert len(story("campaign-2").members) == 1
    assert story("campaign-1").players == ["you", "greedy"]


def test_the_same_seed_deals_the_same_campaign() -> None:
    for name in ("one", "two"):
        run(["campaign", "new", name, "--seed", "5"])
    run(["campaign", "new", "three", "--seed", "6"])
    assert story("one") == story("two") != story("three")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["friday"], "There is a campaign friday already: archfoe campaign play friday resumes it."),
        (["FRIDAY"], "There is a campaign FRIDAY already: archfoe campaign play FRIDAY resumes it."),
        (["../friday"], "'../friday' cannot be the name of a campaign: use up to 40 letters, digits"),
        ([""], "'' cannot be the name of a campaign"),
        (["x", "--players", "ann,bob,cid,dora,eve"], "5 players cannot play rebirth: seat 1 to 4."),
        (["x", "--players", "gredy"], "There is no bot 'gredy'. Did you mean 'greedy'?"),
        (["x", "--heroes", "Batman"], "Name 2 different Super Heroes for 2 players, not 1."),
        (["x", "--heroes", "Batgirl,Cyborg"], "There is no Super Hero 'Batgirl'."),
        (["x", "--variant", "hunt"], "There is no variant of a campaign 'hunt'."),
        (["x", "--variant", "team"], "In a campaign all players are one team: for two teams use --variant team"),
        (["x", "--players", "ann", "--variant", "competitive"], "The variant competitive needs 2 to 4 players."),
    ],
)  # fmt: skip
def test_campaigns_that_cannot_be_begun(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept(duo())
    assert refused(capsys, "new", *words).startswith(sentence)
    assert campaigns.names() == ["friday"]


def test_a_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", os.devnull)
    assert "campaigns cannot be written: Not a directory." in refused(capsys, "new", "x")


# Playing


def test_bots_play_a_whole_campaign_and_its_log_ends_with_a_grade(capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, "new", "bots", "--players", "random,random", "--seed", "3")
    shown = at_play(name="bots")
    assert "Press Enter" not in shown
    campaign = story("bots")
    assert campaign.over
    assert f"Final score: {points(campaign)} of 65 points. Grade " in shown.splitlines()[-1]
    log = told(capsys, "log", "bots")
    assert shown.endswith(log)
    games = sorted(path.name for path in (folder() / "bots").iterdir())
    assert games[0] == "scenario-1-try-1.archfoe.json"
    assert len(games) == sum(1 if box == "1" else 2 for box in campaign.boxes)
    assert f"Watch it again with: archfoe replay {folder() / 'bots' / games[0]}" in shown
    assert Session.load(folder() / "bots" / games[-1]).game.over
    assert at_play(name="bots").endswith(log)  # it is over: only the log is shown


def test_a_game_is_left_and_taken_up_again() -> None:
    run(NEW)
    shown = at_play("1", "1", "1", "quit")
    assert "Scenario 1, Proving Grounds: first of 2 tries." in shown
    assert SCENARIOS[1].premise in shown
    assert shown.endswith("The campaign is saved. Resume it with: archfoe campaign play friday\n")
    book = read(path_of("friday"))
    assert book.game is not None
    answers = book.game.answers
    assert len([seat for seat, _ in answers if seat == 0]) == 3
    at_play("1", "1")
    again = read(path_of("friday")).game
    assert again is not None
    assert again.answers[: len(answers)] == answers
    assert len([seat for seat, _ in again.answers if seat == 0]) == 5


def test_the_campaign_that_was_played_last_needs_no_name(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("one", "two"):
        kept(duo(), name)
        for place in (path_of(name), last_good(path_of(name))):
            os.utime(place, ns=(10**18, 10**18))
    kept(won(duo()), "one")
    assert told(capsys, "log").startswith("Campaign one: ")
    assert "archfoe campaign play one" in at_play(name=None)


@rule("REB-20.7", "REB-22.2")
def test_a_win_is_written_into_the_log_and_the_next_scenario_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    with_over_game(duo())
    decided(monkeypatch, ended(duo(), damage={"bank": 2}))
    shown = at_play()
    for line in (
        "Scenario 1 is won at the first try: 5 points.",
        "Damage now: Bank 2 of 5.",
        "Batman earns Signature card 1, Detective Work.",
        "Cyborg earns Signature card 1, Electrified Field.",
        "Press Enter to continue with scenario 2, try 1, or type quit. ",
    ):
        assert line in shown.splitlines()
    assert "The game is over." in shown
    book = read(path_of("friday"))
    assert book.game is None
    assert book.story == won(duo(), damage={"bank": 2})
    assert Session.load(folder() / "friday" / "scenario-1-try-1.archfoe.json").game.over


@rule("REB-20.8", "REB-20.9")
def test_losses_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with_over_game(duo())
    decided(monkeypatch, ended(duo(), won=False))
    assert "Scenario 1 is lost at the first try and is played once more" in at_play()
    with_over_game(story())
    shown = at_play()
    assert "Scenario 1 is lost for the second time: Failed, -1 point and no reward." in shown
    assert story().scenario == 2


def test_the_next_scenario_begins_after_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    with_over_game(duo())
    decided(monkeypatch, ended(duo()))
    shown = at_play("", "")
    assert "Scenario 2, Hostage Situation: first of 2 tries." in shown
    assert SCENARIOS[2].premise in shown
    assert "Signature cards: Batman 1 of 3 (Detective Work); Cyborg 1 of 3 (Electrified Field)." in shown
    game = read(path_of("friday")).game
    assert game is not None
    assert game.options["scenario"] == 2
    assert game.options["legacy"]["signatures"] == [1, 1]


@rule("REB-32.10")
def test_a_head_start_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    with_over_game(to_scenario(2))
    decided(monkeypatch, ended(to_scenario(2)))
    words = "each player starts with a Basic card from a stack in play in the discard pile."
    shown = at_play("")
    assert f"In the next scenario {words}" in shown
    assert f"Head start: {words}" in shown


def test_what_was_saved_elsewhere_is_a_record(tmp_path: Path) -> None:
    run(NEW)
    at_play("1", "1", f"save {tmp_path / 'copy.json'}", "save")
    game = read(path_of("friday")).game
    assert game is not None
    assert read_record(tmp_path / "copy.json").answers == game.answers


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run(NEW)
    writes = []

    def disk(path: Path, book: Book) -> None:
        writes.append(book)
        if len(writes) > 4:
            raise ArchfoeError("The disk is full.")
        write(path, book)

    monkeypatch.setattr(files, "write", disk)
    shown = at_play("1", "1", "1", "1", f"save {tmp_path / 'x.json'}", "1")
    assert "The disk is full. From here on the game is not saved; save FILE puts it elsewhere." in shown
    assert read_record(tmp_path / "x.json").answers[-1][0] == 0
    assert len(writes) == 5


# The repair


@rule("REB-36.12", "REB-20.12")
@pytest.mark.parametrize("answer", ["1", "bank", "Ba"])
def test_the_players_choose_what_is_repaired(answer: str) -> None:
    kept(won(to_scenario(6), damage={"bank": 5, "city": 2}))
    shown = at_play("", "9", "x", answer)
    assert "   1  Bank destroyed\n   2  City 2 of 5\n" in shown
    assert shown.count("Answer with a number from 1 to 2, or with a name.") == 3
    assert "Bank is repaired." in shown
    assert dict(story().damage) == {"city": 2}
    assert "Scenario 7, Retaliations: first of 2 tries." in shown


def test_the_repair_waits_for_people_who_leave(capsys: pytest.CaptureFixture[str]) -> None:
    kept(won(to_scenario(6), damage={"bank": 5, "city": 2}))
    for lines in ([], ["quit"]):
        assert at_play(*lines).endswith("The campaign is saved. Resume it with: archfoe campaign play friday\n")
        assert story().repair
    assert "A Location is still to be chosen and repaired." in told(capsys, "log")


# Joining and leaving


@rule("REB-20.15", "REB-22.5")
def test_players_join_and_leave_between_games(capsys: pytest.CaptureFixture[str]) -> None:
    kept(to_scenario(2))
    shown = at_play(joining=["dora = aqua", "random"], leaving=["bob"])
    assert [(m.player, m.hero) for m in story().members[:2]] == [("ann", "Batman"), ("dora", "Aquaman")]
    assert len(story().members) == 3
    game = read(path_of("friday")).game
    assert game is not None
    assert game.options["legacy"]["signatures"] == [1, 0, 0]
    assert "Signature cards: Batman 1 of 3 (Detective Work); Cyborg 1 of 3 (Electrified Field)." in shown
    assert "Away: bob (Cyborg)." in told(capsys, "log")


def test_a_bot_leaves_by_the_name_that_all_read(capsys: pytest.CaptureFixture[str]) -> None:
    kept(to_scenario(2))
    shown = at_play(joining=["greedy=Cyborg", "greedy=Aquaman", "greedy=Wonder Woman"], leaving=["bob"])
    assert "ann, Rocco (steady bot), Dot (steady bot) and Gus (steady bot)." in shown
    team = regroup(story(), leaving=["Dot", "Rocco"])
    assert [member.hero for member in team.members] == ["Batman", "Wonder Woman"]
    assert [member.hero for member in regroup(team, leaving=["greedy"]).members] == ["Batman"]
    with pytest.raises(ArchfoeError, match="ann and Rocco"):
        regroup(team, leaving=["Dot"])
    with pytest.raises(ArchfoeError, match=r"^Rocco plays Wonder Woman"):
        regroup(team, joining=[("dora", "Wonder Woman")])


def test_nobody_joins_in_the_middle_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    run(NEW)
    at_play("1")
    before = read(path_of("friday"))
    for words in (["--join", "dora"], ["--leave", "random"]):
        sentence = refused(capsys, "play", "friday", *words)
        assert sentence == "friday is in the middle of a game: players join and leave when it is over."
    assert read(path_of("friday")) == before


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--leave", "cid"], "cid does not play in this campaign: it has ann and bob."),
        (["--leave", "ann", "--leave", "bob"], "bob is the last player: let somebody join first."),
        (["--join", "ann"], "Two people are called ann: give each a name of their own."),
        (["--join", "gredy"], "There is no bot 'gredy'. Did you mean 'greedy'?"),
        (["--join", "cid=Batman"], "ann plays Batman: choose from "),
        (["--join", "cid", "--join", "dora", "--join", "eve"], "4 players are the most: let somebody leave before eve"),
    ],
)
def test_who_cannot_join_or_leave(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept(to_scenario(2))
    assert refused(capsys, "play", "friday", *words).startswith(sentence)
    assert story() == to_scenario(2)


# Spoilers


@pytest.mark.parametrize("reached", range(1, 9))
def test_what_has_not_been_reached_stays_closed(reached: int, capsys: pytest.CaptureFixture[str]) -> None:
    kept(to_scenario(reached))
    shown = told(capsys, "log") + told(capsys, "list") + at_play() + told(capsys, "log")
    shared = set(SCENARIOS[reached].special)  # several scenarios say where the Threat begins
    for number, scenario in CAMPAIGN.items():
        assert (scenario.title in shown) == (number <= reached)
        assert (scenario.premise in shown) == (number == reached)
        if number > reached:
            assert not any(sentence in shown for sentence in set(scenario.special) - shared)
            assert scenario.win not in shown
    assert ("Recruit Krypto" in shown) == (reached >= 2)


@pytest.mark.parametrize("reached", range(1, 9))
def test_only_earned_signature_cards_are_named(reached: int, capsys: pytest.CaptureFixture[str]) -> None:
    campaign = to_scenario(reached)
    kept(campaign)
    shown = told(capsys, "log")
    for card in REBIRTH.of_kind(SIGNATURE_KIND):
        assert (card.name in shown) == (city_card(card).number <= campaign.earned(city_card(card).super_hero))


# The log


@rule("REB-20.5", "REB-21.1", "REB-21.2")
def test_the_log_in_the_middle(capsys: pytest.CaptureFixture[str]) -> None:
    campaign = won(lost(won(duo(), damage={"bank": 5}), damage={"batcave": 2}, missions=["repairs"]))
    kept(lost(lost(campaign)))
    assert told(capsys, "log", "friday").splitlines() == [
        "Campaign friday: ann (Batman) and bob (Cyborg).",
        "  Scenario 1, Proving Grounds: [x] 1, [ ] 2, [ ] Failed, 5 points.",
        "  Scenario 2, Hostage Situation: [ ] 1, [x] 2, [ ] Failed, 3 points.",
        "  Scenario 3, This is Going to be Fun!: [ ] 1, [ ] 2, [x] Failed, -1 point.",
        "  Scenario 4, Distractions: [ ] 1, [ ] 2, [ ] Failed, the first try comes next.",
        "  Scenarios 5 to 8 are still closed.",
        "Side Missions: Repairs completed, 5 points; Recruit Krypto and Recruit The Ray open.",
        (
            "Signature cards: Batman 2 of 3 (Detective Work, Alfred Pennyworth); "
            "Cyborg 2 of 3 (Electrified Field, Boom Tube)."
        ),
        (
            "Locations: Arkham Asylum 0 of 5, Bank destroyed, Batcave 2 of 5, City 0 of 5, Daily Planet 0 of 5, "
            "Police Station 0 of 5, S.T.A.R. Labs 0 of 5."
        ),
        "Points so far: 12.",
    ]


@rule("REB-21.3", "REB-21.4", "REB-21.5")
def test_the_log_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    kept(failed(to_scenario(8, won(to_scenario(2), missions=MISSIONS))))
    lines = told(capsys, "log").splitlines()
    assert lines[-2:] == ["No Location is destroyed: 10 points.", "Final score: 59 of 65 points. Grade A, Protector."]
    kept(lost(lost(to_scenario(8), damage={"bank": 5})))
    lines = told(capsys, "log").splitlines()
    assert lines[-2:] == [
        "Destroyed at the end: Bank, so there are no points for a whole city.",
        "Final score: 34 of 65 points. Grade C, Hero.",
    ]


@rule("REB-38.11", "REB-39.4")
def test_the_log_of_impossible_mode(capsys: pytest.CaptureFixture[str]) -> None:
    kept(won(won(to_scenario(8, won(to_scenario(2), missions=MISSIONS)))))
    lines = told(capsys, "log").splitlines()
    assert lines[1:4] == [
        "  Before Impossible Mode: 65 points, grade A+, Legend.",
        "  Scenario 1, Proving Grounds: [x] 1, [ ] 2, [ ] Failed, 5 points.",
        "  Scenario 2, Hostage Situation: [ ] 1, [ ] 2, [ ] Failed, the first try comes next.",
    ]
    assert lines[-1] == "Points so far: 5."
    shown = at_play()
    assert "Impossible Mode, Scenario 2, Hostage Situation: first of 2 tries." in shown


@rule("REB-38.11", "REB-39.4")
def test_a_win_of_scenario_8_is_the_end_and_opens_impossible_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    with_over_game(to_scenario(8))
    decided(monkeypatch, ended(to_scenario(8)))
    shown = at_play()
    assert "Final score: 50 of 65 points. Grade A, Protector." in shown
    assert "Impossible Mode is open: you may play the whole campaign once more" in shown
    assert "Press Enter to continue with Impossible Mode, scenario 1, try 1" in shown


@rule("REB-39.4")
def test_a_campaign_that_is_impossible_from_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, "new", "hard", "--players", "ann,bob", "--heroes", "Batman,Cyborg", "--variant", "impossible")
    assert "  All of it is played in Impossible Mode." in told(capsys, "log", "hard")
    assert "Scenario 8" not in told(capsys, "log", "hard")


@rule("REB-37.9")
def test_the_players_choose_the_cards_that_are_saved() -> None:
    kept(won(to_scenario(7), destroyed=["Blast", "Batmobile", "Blast"]))
    shown = at_play("1", "blast")
    assert "Save One for the Team: which destroyed card returns to the main deck?" in shown
    assert "Blast (2 copies), Super Power, cost" in shown
    assert "Batmobile is saved." in shown
    assert "Blast is saved." in shown
    assert story().out == ("Blast",)
    assert "Out of the main deck: Blast." in shown


def test_the_list_says_where_each_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "list") == "You have no campaigns yet. Start one with: archfoe campaign new NAME\n"
    kept(lost(to_scenario(3)), "first")
    kept(failed(to_scenario(8)), "second")
    kept(won(to_scenario(8)), "seventh")
    kept(duo(), "third").write_text("rubbish")
    kept(duo(), "fourth").unlink()
    run(NEW)
    at_play("1")
    assert told(capsys, "list").splitlines() == [
        "first: ann (Batman) and bob (Cyborg); scenario 3 of 8, second try, 10 points.",
        f"fourth: {path_of('fourth')} is missing.",
        "friday: you (Batman) and Dot (Cyborg); scenario 1 of 8, first try, 0 points, being played.",
        "second: ann (Batman) and bob (Cyborg); over with 44 of 65 points, grade B.",
        (
            "seventh: ann (Batman) and bob (Cyborg); won with 50 of 65 points, grade A; Impossible Mode, "
            "scenario 1 of 8, first try, 0 points."
        ),
        f"third: {path_of('third')} is damaged: it is not whole JSON at line 1.",
    ]


@pytest.mark.parametrize("command", ["play", "log"])
def test_campaigns_that_are_not_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    sentence = "You have no campaigns yet. Start one with: archfoe campaign new NAME"
    assert refused(capsys, command) == refused(capsys, command, "friday") == sentence
    kept(duo())
    assert refused(capsys, command, "fridy") == "There is no campaign 'fridy'. Did you mean 'friday'?"


# The competitive campaign


@rule("REB-25.4", "REB-25.6")
def test_a_competition_at_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    told(capsys, "new", "duel", "--players", "random,random", "--heroes", "Batman,Cyborg", "--variant", "competitive")
    contest = read(path_of("duel")).story
    assert isinstance(contest, Contest)
    decided(monkeypatch, ended(contest, winners=[1], damage={"bank": 1}))
    shown = at_play(name="duel")
    assert "Game 1 of the competitive campaign." in shown
    assert "Gus has won 1 of 2 games and starts the next game with 2 Signature cards." in shown
    assert "Game 2 of the competitive campaign." in shown
    assert "Signature cards: Dot 3, Gus 2." in shown
    assert told(capsys, "log", "duel").splitlines() == [
        "Campaign duel: Dot (Batman) and Gus (Cyborg).",
        "  Game 1: won by Gus.",
        "  Game 2: won by Gus.",
        "Signature cards: Dot 3, Gus 1.",
        (
            "Locations: Arkham Asylum 0 of 5, Bank 1 of 5, Batcave 0 of 5, City 0 of 5, Daily Planet 0 of 5, "
            "Police Station 0 of 5, S.T.A.R. Labs 0 of 5."
        ),
        "Games won: Dot 0, Gus 2; 2 win the campaign.",
        "Gus wins the campaign.",
    ]
    assert "duel: Dot (Batman) and Gus (Cyborg); won by Gus." in told(capsys, "list")


@rule("REB-25.5")
def test_a_competition_of_teams(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "ann, bob vs random, random", "--variant", "team,competitive"]
    told(capsys, "new", "duel", *words, "--heroes", "Batman, Cyborg vs Aquaman, Superman")
    contest = read(path_of("duel")).story
    assert isinstance(contest, Contest)
    assert contest.players == ["ann", "random", "bob", "random"]
    assert [member.hero for member in contest.members] == ["Batman", "Aquaman", "Cyborg", "Superman"]
    assert "Game 1 of the competitive campaign." in at_play(name="duel")
    assert "Game 1 is being played." in told(capsys, "log")
    assert refused(capsys, "play", "duel", "--join", "eve") == "In a competitive campaign all players stay to its end."


# The command


def test_the_command_alone_shows_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(capsys)
    for command in ("new", "play", "log", "list", "sim"):
        assert f"  {command} " in shown
