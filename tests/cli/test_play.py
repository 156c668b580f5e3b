"""A game through lines of text: as a person types it, or as a script pipes it."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from archfoe.cli import run
from archfoe.cli.line import LineMode
from archfoe.cli.play import play, resume, seat_list
from archfoe.cli.prompt import Unclear, choices, parse
from archfoe.cli.saves import folder
from archfoe.cli.screen import Screen
from archfoe.cli.why import subject_lines, why_not
from archfoe.core.errors import ArchfoeError
from archfoe.labels import seat_names
from archfoe.modes import Options
from archfoe.session import Session, read_record
from tests.vocabulary import Table, rule, table

YOU_BEGIN = "The Flash,Batman,Cyborg"
ARCHFOE = [sys.executable, "-c", "import sys; from archfoe.cli import run; sys.exit(run())"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test writes into the folder of the person who runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class Keyboard(io.StringIO):
    """Lines that a person types, rather than a script."""

    def isatty(self) -> bool:
        return True


def sit_down(
    *typed: str,
    players: str = "you,greedy,greedy",
    seed: int = 11,
    heroes: str = YOU_BEGIN,
    save: Path | None = None,
    by_hand: bool = False,
) -> str:
    """Plays with these lines, then at the end of input; returns all that was shown."""
    lines = "".join(line + "\n" for line in typed)
    out = io.StringIO()
    screen = Screen(Keyboard(lines) if by_hand else io.StringIO(lines), out)
    heroes = heroes if len(players.split(",")) == 3 else "dealt"
    assert play("base", players, [], heroes, 8, False, seed, save, screen) == 0
    return out.getvalue()


def go_on(path: Path | None, *typed: str, at: int | None = None) -> str:
    out = io.StringIO()
    assert resume(path, at, Screen(io.StringIO("".join(line + "\n" for line in typed)), out)) == 0
    return out.getvalue()


def saved() -> Path:
    (path,) = folder().glob("*.archfoe.json")
    return path


def shell(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*ARCHFOE, *words], input=typed, capture_output=True, text=True, timeout=60, check=False)


def offered(t: Table, seat: int = 0) -> list[str]:
    return [str(choice) for choice in choices(t.view(seat), seat_names(2))]


def typed(t: Table, text: str, seat: int = 0) -> list[str]:
    """What a typed line picks, by name."""
    view = t.view(seat)
    have = choices(view, seat_names(2))
    label = {pick: choice.label for choice in have for pick in choice.picks}
    return [label[pick] for pick in parse(text, have, view)]


# Whole games


def test_a_whole_game_through_a_pipe() -> None:
    done = shell("play", "--seed", "3", typed="1\n" * 20_000)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The game is over." in done.stdout
    assert len(re.findall(r"^ +(?:you|greedy \d) +-?\d+ VP  \d+ Super-Villains?", done.stdout, re.MULTILINE)) == 3
    assert re.search(r"^(You win|greedy \d wins|.* share the win)\.$", done.stdout, re.MULTILINE)
    assert f"archfoe replay {saved()}" in done.stdout
    assert read_record(saved()).players == ["you", "greedy", "greedy"]


def random_numbers(seed: int) -> io.StringIO:
    """Numbers at random, most often the first, and now and then nothing."""
    dice, words = Random(seed), ["", "0", "1", "1", "1", "1", "2", "3", "1,2"]
    return io.StringIO("".join(f"{dice.choice(words)}\n" for _ in range(100_000)))


@pytest.mark.parametrize(
    ("seed", "players", "variants", "heroes"),
    [
        (1, "you,random", ["two-heads"], "dealt"),
        (2, "you,greedy,ann,random", ["team"], "free"),
        (3, "ann,bob,cid", ["on-patrol"], "two-dealt"),
    ],
)
def test_random_typing_reaches_the_end(seed: int, players: str, variants: list[str], heroes: str) -> None:
    out = io.StringIO()
    assert play("base", players, variants, heroes, 8, False, seed, None, Screen(random_numbers(seed), out)) == 0
    assert "The game is over." in out.getvalue()


def test_bots_alone_are_watched() -> None:
    told = sit_down(players="random,greedy", seed=5)
    assert "Turn 1:" in told
    assert "The game is over." in told
    assert "> " not in told


# What is shown


def test_the_table_at_the_start_of_a_turn() -> None:
    told = sit_down(seed=11)
    assert "You are The Flash: You take the first turn of the game." in told
    assert "Your hand: Punch x4 and Vulnerability. Deck 5, discard pile empty." in told
    assert "Super-Villain (8 left): Ra's al Ghul, cost 8, 4 VP. +3 Power." in told
    assert "  Super Strength: Super Power, cost 7, 2 VP. +5 Power." in told
    assert "Foe greedy 1, Batman: hand 5; deck 5; discard pile empty." in told
    assert "Stacks: 16 Kick, 20 Weakness, 109 in the main deck." in told
    assert "   1  play Punch (x4): +1 Power." in told


def test_bots_are_told_with_their_rules() -> None:
    told = sit_down("end", seed=11)
    assert re.search(r"^greedy 1 plays Punch x[34]: \+[34] Power\. \[BASE-3\.2\]$", told, re.MULTILINE)
    assert re.search(r"^greedy 1 ends their turn.* draws 5 cards\. \[G-1\]$", told, re.MULTILINE)


def test_power_is_shown_with_its_parts() -> None:
    told = sit_down("all", "kick", "power", seed=11)
    assert "Power 4 = Punch 1 x4." in told
    assert "> power\nPower 1 = Punch 1 x4, 3 spent." in told


def test_plain_text_through_a_pipe() -> None:
    assert "\033" not in shell("play", "--seed", "3", typed="1\n?\nhelp\n").stdout


# Numbers and names


def test_equal_options_have_one_number() -> None:
    t = table("base", p0=["Punch", "Kick", "Punch"])
    assert offered(t) == ["play Kick: +2 Power.", "play Punch (x2): +1 Power.", "end turn"]
    assert typed(t, "2") == ["play Punch"]


def test_cards_that_do_nothing_stand_near_the_end() -> None:
    t = table("base", p0=["Vulnerability", "Punch"], power=3)
    assert [text.split(":")[0] for text in offered(t)] == ["play Punch", "buy Kick", "play Vulnerability", "end turn"]


@pytest.mark.parametrize("text", ["scare", "SCARECROW", "play scare", "p scare", "crow"])
def test_a_short_name(text: str) -> None:
    assert typed(table("base", p0=["Scarecrow", "Punch"]), text) == ["play Scarecrow"]


@pytest.mark.parametrize("text", ["ras al ghul", "Ra's", "buy ra's al", "b ghul"])
def test_signs_and_verbs_may_be_left_out(text: str) -> None:
    assert typed(table("base", p0=["Punch"], power=8), text) == ["buy Ra's al Ghul"]


def test_an_ambiguous_name_lists_what_it_could_mean() -> None:
    t = table("base", p0=["Kick"], power=3)
    with pytest.raises(Unclear, match=r"^'kick' could mean play Kick or buy Kick\.$"):
        typed(t, "kick")
    assert typed(t, "buy kick") == ["buy Kick"]


@pytest.mark.parametrize("text", ["0", "9", "-1", "x", "yes", "n", "1,1", "²", "9" * 5000, "\0"])
def test_nonsense_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(Unclear) as refused:
        typed(table("base", p0=["Punch"]), text)
    assert "\n" not in str(refused.value)


def test_enter_is_enough_where_one_thing_is_left() -> None:
    assert typed(table("base", p0=[]), "") == ["end turn"]


def several() -> Table:
    """The Penguin asks for two cards to discard."""
    t = table("base", p0=["The Penguin", "Kick", "Bane"], deck0=["Punch", "Punch"])
    t.play("The Penguin")
    return t


@pytest.mark.parametrize(
    ("text", "picks"),
    [
        ("1,2", ["Kick", "Bane"]),
        ("1 2", ["Kick", "Bane"]),
        ("3,3", ["Punch", "Punch"]),
        ("punch x2", ["Punch", "Punch"]),
        ("3x2", ["Punch", "Punch"]),
        ("bane, pun", ["Bane", "Punch"]),
        ("kick", ["Kick"]),
    ],
)
def test_several_picks(text: str, picks: list[str]) -> None:
    assert typed(several(), text) == picks


@pytest.mark.parametrize("text", ["1,1", "1,2,3", "punch x3", ""])
def test_wrong_picks_of_several(text: str) -> None:
    with pytest.raises(Unclear):
        typed(several(), text)


def test_declining() -> None:
    t = table("base", p0=["Bane"], p1=["Lasso of Truth", "Punch"])
    t.play("Bane")
    for text in ("", "0", "no", "pass", "None"):
        assert typed(t, text, seat=1) == []
    assert typed(t, "lasso", seat=1) == ["Lasso of Truth"]


def test_yes_or_no() -> None:
    t = table("base", p0=["Supergirl"])
    t.play("Supergirl")
    assert offered(t)[0].startswith("yes: ")
    assert typed(t, "y") == typed(t, "yes") == typed(t, "1") == ["yes"]
    assert typed(t, "n") == typed(t, "no") == typed(t, "2") == ["no"]


def at_table(t: Table, *lines: str) -> str:
    """The line mode on a laid-out table: ann on seat 0, bob on seat 1."""
    session = Session(Options(players=2), ["ann", "bob"])
    session.game = t.game
    out = io.StringIO()
    mode = LineMode(session, Screen(io.StringIO("".join(line + "\n" for line in lines)), out), None)
    with pytest.raises(EOFError):
        mode.play()
    return out.getvalue()


def test_several_picks_one_after_the_other() -> None:
    t = several()
    told = at_table(t, "", "punch", "kick")
    assert "Punch; choose 1 more." in told
    assert sorted(t.discard(0)) == ["Kick", "Punch"]


def test_undo_clears_picks_that_are_not_an_answer_yet() -> None:
    t = several()
    told = at_table(t, "", "punch", "undo", "bane, kick")
    assert told.count("The Penguin: Choose what to discard (2 of them)") == 2
    assert sorted(t.discard(0)) == ["Bane", "Kick"]


# Why and why not


@rule("BASE-3.5")
def test_why_not_names_the_price() -> None:
    t = table("base", p0=["Punch"], power=2)
    assert why_not(t.view(0), "kick") == "Kick costs 3 and you have 2 Power. [BASE-3.5]"
    assert why_not(t.view(0), "buy super strength") == "Super Strength costs 7 and you have 2 Power. [BASE-3.5]"
    assert why_not(t.view(0), "play bane") == "Bane is not in your hand. [BASE-3.2]"
    assert why_not(t.view(0), "nonsense") is None


def test_a_question_mark_explains_the_question() -> None:
    told = sit_down("?", seed=11).split("> ?\n")[1]
    assert "Rule BASE-3.9: " in told
    assert "play Punch: +1 Power. (`all` plays it.)" in told
    assert "Not on offer: Bulletproof costs 4 and you have 0 Power. [BASE-3.5]" in told


def test_a_question_mark_explains_a_defense() -> None:
    t = table("base", p0=["Bane"], p1=["Lasso of Truth", "Punch"])
    told = at_table(t, "", "bane", "", "?")
    assert "Bane: Avoid the Attack with a Defense card?" in told
    assert "Rule BASE-7.2: " in told
    assert "Asked by Bane: +2 Power. Attack: each foe discards a card." in told


def test_a_question_mark_and_a_name() -> None:
    view = table("base", p0=["Bane"], power=3).view(0)
    assert "  You can play it now." in subject_lines(view, "bane")
    assert "  You can buy it now." in subject_lines(view, "kick")
    assert any("You cannot buy it: Super Strength costs 7" in line for line in subject_lines(view, "super str"))
    assert next(subject_lines(view, "g-15")).startswith("G-15: ")
    with pytest.raises(ArchfoeError):
        list(subject_lines(view, "nobody at all"))


# Commands


def test_card_shows_type_cost_points_text_and_source() -> None:
    told = sit_down("card lobo", "card cape").split("> card ")
    assert "Lobo: Villain, cost 7, 2 VP." in told[1]
    assert "  +3 Power. You may destroy up to two cards" in told[1]
    assert "Source: " in told[1]
    assert "The Cape and Cowl: Equipment, cost 4" in told[2]


def test_piles_lists_discard_piles_and_ones_own_deck() -> None:
    told = sit_down("all", "kick", "piles", seed=11).split("> piles\n")[1]
    assert "Your discard pile: Super Power: Kick." in told
    assert "greedy 2's discard pile: empty." in told
    assert "Your deck, in no order: Starter: Punch x3, Vulnerability x2." in told
    assert "Your cards played this turn: Punch x4." in told
    assert "Destroyed: nothing." in told


def test_log_shows_the_last_lines() -> None:
    told = sit_down("log 2", "log x", seed=11)
    assert "> log 2\ngreedy 2 draws 5 cards. [BASE-2.3]\n\nTurn 1: your turn. [BASE-2.4]\n" in told
    assert "Say how many lines: log 50." in told


def test_hint_says_what_greedy_would_do() -> None:
    assert re.search(r"> hint\nThe greedy bot would choose: play \w+\.", sit_down("hint"))


def test_all_plays_what_holds_no_choice() -> None:
    t = table("base", p0=["Punch", "Kick", "The Watchtower", "Vulnerability", "Lobo"])
    told = at_table(t, "", "all", "all")
    assert t.hand(0) == ["Vulnerability", "Lobo"]
    assert t.in_play(0) == ["The Watchtower"]
    assert "Nothing in your hand plays by itself; you hold Vulnerability and Lobo." in told


def test_all_stops_where_a_question_comes_up() -> None:
    t = table("base", p0=["Lasso of Truth", "Punch"], hero0="Cyborg")
    told = at_table(t, "", "all", "n")
    assert "Cyborg: Draw a card?" in told
    assert t.hand(0) == ["Punch"]


def test_words_that_begin_like_a_command_can_be_cards() -> None:
    t = table("base", p0=["Power Ring"])
    at_table(t, "", "power ring")
    assert t.played(0) == ["Power Ring"]


# End of turn


def test_ending_a_turn_with_something_left_is_asked_again() -> None:
    told = sit_down("end", "n", "table", "end", "y", by_hand=True, seed=11)
    assert "You could still play Punch. End the turn?" in told
    assert told.count("Your hand: Punch x4 and Vulnerability.") == 2
    assert "You end your turn and draw" in told


def test_ending_a_turn_with_nothing_left_is_not_asked() -> None:
    told = sit_down("all", "bulletproof", "end", by_hand=True, seed=11)
    assert "End the turn?" not in told
    assert "You end your turn and draw" in told


def test_a_script_is_not_asked() -> None:
    assert "End the turn?" not in sit_down("end", seed=11)


# Undo


def test_undo_takes_back_a_purchase() -> None:
    told = sit_down("all", "kick", "undo", "power", seed=11)
    assert "> undo\nTaken back.\n" in told
    assert "> power\nPower 4 = Punch 1 x4." in told


def test_undo_of_several_answers() -> None:
    told = sit_down("all", "kick", "undo 5", seed=11)
    assert re.search(r"Taken back: 5 answers\.\n\nPower 0\.\n.*\n   1  play Punch \(x4\)", told)


def test_alone_with_bots_even_a_turn_can_be_taken_back() -> None:
    told = sit_down("all", "end", "undo", "piles", seed=11)
    assert "Your cards played this turn: Punch x4." in told
    ((seat, before, after),) = read_record(saved()).takebacks
    assert (seat, after) == (0, 4)
    assert before > after


def test_undo_with_nothing_to_take_back() -> None:
    assert "> undo\nThere is nothing to take back.\n" in sit_down("undo")


def test_beyond_free_undo_the_others_are_asked() -> None:
    begin = ("", "all", "end", "", "undo")  # bob has nothing to take back yet
    asked = ("all", "end", "", "undo")
    refused = sit_down(*begin, *asked, "n", "quit", players="ann,bob", seed=2)
    assert "There is nothing to take back." in refused
    assert re.search(r"since\. Does (ann|bob) agree to the undo\?", refused)
    assert "Taken back." not in refused
    granted = sit_down(*begin, *asked, "y", "end", "", "quit", players="ann,bob", seed=2)
    assert "Taken back." in granted
    assert re.search(r"^(ann|bob) took something back; all agreed to it\.$", granted, re.MULTILINE)


# Several people at one screen


def curtained(told: str) -> Iterator[tuple[str, str]]:
    """(who looks, what they see) between curtains."""
    parts = re.split(r"Now (\w+)\. Press Enter when nobody else can see the screen\. .*\n", told)
    yield from zip(parts[1::2], parts[2::2], strict=True)


def test_the_curtain_hides_the_other_hand() -> None:
    told = sit_down("", "all", "end", "", "all", "end", "", "quit", players="ann,bob", seed=2)
    views = list(curtained(told))
    assert len({who for who, _ in views}) == 2
    for (who, seen), (before, _) in zip(views[1:], views, strict=False):
        assert who != before
        assert f"{before} draws 5 cards." in seen or f"{before} ends their turn" in seen
        assert not re.search(rf"{before}[^.]* draws (?!\d+ cards)", seen)
        assert f"Foe {before}" in seen


def test_quit_at_the_curtain() -> None:
    assert "Go on with: archfoe resume" in sit_down("quit", players="ann,bob")


def test_no_curtain_for_one_person() -> None:
    assert "Press Enter" not in sit_down("all", "end")


# Saving


def test_quit_saves_and_resume_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "my game.archfoe.json"
    told = sit_down("all", "kick", "quit", save=path)
    assert told.endswith(f"The game is saved. Go on with: archfoe resume '{path}'\n")
    again = go_on(path, "power", "end")
    assert "Power 1 = Punch 1 x4, 3 spent." in again
    assert "You buy a Kick for 3." in again  # the last round is told again
    assert "You end your turn with 1 Power unspent" in again


def test_a_resumed_game_is_the_same_game(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    sit_down(*["1"] * 30, save=whole)
    sit_down(*["1"] * 13, save=parts)
    go_on(parts, *["1"] * 17)
    assert read_record(parts).answers == read_record(whole).answers


def test_the_end_of_input_saves() -> None:
    told = sit_down("all")
    assert told.endswith(f"The game is saved. Go on with: archfoe resume {saved()}\n")
    assert "Power 4 = Punch 1 x4." in go_on(None)


def test_an_interrupt_saves_and_says_how_to_resume() -> None:
    with subprocess.Popen([*ARCHFOE, "play", "--seed", "11"], stdin=-1, stdout=-1, stderr=-1, text=True) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("all\n")
        game.stdin.flush()
        while "Power 4" not in game.stdout.readline():
            pass
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=30)
    assert game.returncode == 130
    assert f"archfoe resume {saved()}" in out
    assert "Traceback" not in err
    assert len(read_record(saved()).answers) >= 4


def test_every_game_has_a_file_of_its_own() -> None:
    sit_down("all")
    sit_down("all")
    assert len(list(folder().glob("*.archfoe.json"))) == 2


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("something dear\n")
    assert f"it is now {path}.old" in sit_down("all", save=path)
    assert Path(f"{path}.old").read_text() == "something dear\n"
    assert read_record(path).answers


def test_save_puts_a_copy_elsewhere(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    told = sit_down("all", "save", f"save {copy}", "end", f"save {tmp_path}")
    assert f"Saved in {saved()}." in told
    assert f"Saved in {copy}." in told
    assert len(read_record(copy).answers) < len(read_record(saved()).answers)
    assert f"{tmp_path} is no file that can be written." in told


def test_a_game_without_a_place_to_save(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", os.devnull)
    assert sit_down("all").endswith("The game is not saved.\n")
    assert "This game is not saved." in capsys.readouterr().err


def test_resume_of_a_finished_game_shows_the_scores(tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    Session.seeded(Options(players=2), ["random", "random"], 1).save(path)
    assert "The game is over." in go_on(path)


def test_going_on_from_an_earlier_point(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sit_down("all", "kick", "end", save=path)
    before = read_record(path)
    told = go_on(path, at=len(before.answers) // 2)
    assert str(path) not in told
    assert read_record(path).answers == before.answers
    assert read_record(saved()).answers[:3] == before.answers[:3]


# Mistakes


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "--mode", "bse"], "There is no mode 'bse'. Did you mean 'base'?"),
        (["play", "--players", "you,gredy"], "There is no bot 'gredy'. Did you mean 'greedy'?"),
        (["play", "--players", "you"], "1 players cannot play base: seat 2 to 5."),
        (["play", "--players", "you,you"], "Two people are called you: give each a name of their own."),
        (["play", "--variant", "patrol"], "There is no variant 'patrol'. Did you mean 'on-patrol'?"),
        (["play", "--heroes", "batmn,superman,flash"], "There is no Super Hero 'batmn'. Did you mean 'Batman'?"),
        (["play", "--heroes", "delt"], "There is no way to get Super Heroes 'delt'. Did you mean 'dealt'?"),
        (["play", "--villains", "7"], "A game has 8 to 12 Super-Villains, not 7."),
        (["resume", "nowhere.json"], "There is no file nowhere.json."),
        (["resume"], "No game has been saved yet: start one with `archfoe play`."),
        (["replay", "nowhere.json"], "There is no file nowhere.json."),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(
    words: Sequence[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"{sentence}\n")


@pytest.mark.parametrize(
    "words", [["pley"], ["play", "--foo"], ["play", "--villains", "many"], ["replay"], ["play", "x"]]
)
def test_a_wrong_command_line_is_one_line_and_exit_code_2(
    words: Sequence[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r".+ See: archfoe --help\n", err)


def test_a_damaged_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    sit_down("all", save=path)
    path.write_text(path.read_text()[:-40])
    assert run(["resume", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path} is damaged:")


def test_a_name_that_is_almost_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "friday.json"
    sit_down("all", save=path)
    assert run(["resume", str(tmp_path / "fridy.json")]) == 2
    assert f"Did you mean {path}?" in capsys.readouterr().err


def test_names_of_people_and_bots() -> None:
    assert seat_list("ann, Greedy ,bob") == ["ann", "greedy", "bob"]
    with pytest.raises(ArchfoeError):
        seat_list("a\tb,greedy")


def test_a_script_that_makes_no_sense_is_stopped() -> None:
    screen = Screen(io.StringIO("nonsense\n" * 1000), io.StringIO())
    with pytest.raises(ArchfoeError, match="200 lines in a row were no answer"):
        play("base", "you,greedy", [], "dealt", 8, False, 1, None, screen)


def test_a_reader_that_goes_away_is_not_complained_about() -> None:
    with subprocess.Popen([*ARCHFOE, "play", "--seed", "3"], stdin=-1, stdout=-1, stderr=-1, text=True) as game:
        assert game.stdout is not None
        game.stdout.readline()
        game.stdout.close()
        assert game.stdin is not None
        assert game.stderr is not None
        game.stdin.write("1\n" * 50)
        game.stdin.close()
        assert game.stderr.read() == ""
    assert read_record(saved()).players == ["you", "greedy", "greedy"]


# The command itself


def test_version_says_what_this_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    out = capsys.readouterr().out
    assert re.match(r"archfoe \d+\.\d+\.\d+\n", out)
    assert "unofficial fan project" in out


def test_help_loads_no_engine() -> None:
    heavy = "[m for m in ('rich', 'archfoe.session', 'archfoe.boxes', 'yaml') if m in sys.modules]"
    code = f"import sys; from archfoe.cli import run; run(['--help']); print({heavy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert "play " in done.stdout
    assert done.stdout.endswith("[]\n")
