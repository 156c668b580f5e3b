"""A game through lines of text: as a person types it, or as a script pipes it."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from archfoe.cli import run
from archfoe.cli.play import play
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.core.errors import ArchfoeError
from archfoe.table.session import read_record
from archfoe.table.words.choices import Unclear
from archfoe.table.words.why import subject_lines, why_not
from tests.cli.helpers import PATIENCE, at_table, offered, random_numbers, saved, shell, sit_down, typed
from tests.vocabulary import Table, rule, table

# Whole games


def test_a_whole_game_through_a_pipe() -> None:
    done = shell("play", "--seed", "3", typed="1\n" * 20_000)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The game is over." in done.stdout
    assert len(re.findall(r"^ +(?:you|Rocco|Dot) +-?\d+ VP  \d+ Super-Villains?", done.stdout, re.MULTILINE)) == 3
    assert re.search(r"^(You win|(Rocco|Dot) wins|.* share the win)\.$", done.stdout, re.MULTILINE)
    assert f"archfoe replay {saved()}" in done.stdout
    assert read_record(saved()).players == ["you", "greedy", "greedy"]


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
    settings = Settings(players=players, variants=tuple(variants), heroes=heroes)
    assert play(settings, seed, None, Screen(random_numbers(seed), out)) == 0
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
    assert "Foe Rocco, Batman: hand 5; deck 5; discard pile empty." in told
    assert "Stacks: 16 Kick, 20 Weakness, 109 in the main deck." in told
    assert "   1  play Punch (x4): +1 Power." in told


def test_bots_are_told_with_their_rules() -> None:
    told = sit_down("end", seed=11)
    assert re.search(r"^Rocco plays Punch x[34]: \+[34] Power\. \[BASE-3\.6\]$", told, re.MULTILINE)
    assert re.search(r"^Rocco ends their turn.* draws 5 cards\. \[BASE-4\.1\]$", told, re.MULTILINE)


def test_power_is_shown_with_its_parts() -> None:
    told = sit_down("all", "kick", "power", seed=11)
    assert "Power 4 = Punch 1 x4." in told
    assert "> power\nPower 1 = Punch 1 x4, 3 spent on Kick." in told


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


def test_several_picks_one_after_the_other() -> None:
    t = several()
    told = at_table(t, "", "punch", "kick")
    assert "Punch; choose 1 more." in told
    assert sorted(t.discard(0)) == ["Kick", "Punch"]


def test_undo_clears_picks_that_are_not_an_answer_yet() -> None:
    t = several()
    told = at_table(t, "", "punch", "undo", "bane, kick")
    assert told.count("The Penguin: discard 2 cards") == 2
    assert sorted(t.discard(0)) == ["Bane", "Kick"]


# Why and why not


@rule("BASE-3.5")
def test_why_not_names_the_price() -> None:
    t = table("base", p0=["Punch"], power=2)
    assert why_not(t.view(0), "kick") == "You are 1 Power short of Kick. [BASE-3.5]"
    assert why_not(t.view(0), "buy super strength") == "You are 5 Power short of Super Strength. [BASE-3.5]"
    assert why_not(t.view(0), "play bane") == "Bane is not in your hand. [BASE-3.2]"
    assert why_not(t.view(0), "nonsense") is None


def test_a_question_mark_explains_the_question() -> None:
    told = sit_down("?", seed=11).split("> ?\n")[1]
    assert "Rule BASE-3.9: " in told
    assert "play Punch: +1 Power. (`all` plays it.)" in told
    assert "Not now: You are 4 Power short of Bulletproof. [BASE-3.5]" in told


def test_a_question_mark_explains_a_defense() -> None:
    t = table("base", p0=["Bane"], p1=["Lasso of Truth", "Punch"])
    told = at_table(t, "", "bane", "", "?")
    assert "Bane attacks you" in told
    assert "Rule BASE-7.2: " in told
    assert "Asked by Bane: +2 Power. Attack: each foe discards a card." in told


def test_a_question_mark_and_a_name() -> None:
    view = table("base", p0=["Bane"], power=3).view(0)
    assert "  You can play it now." in subject_lines(view, "bane")
    assert "  You can buy it now." in subject_lines(view, "kick")
    assert any(
        "You cannot buy it: You are 4 Power short of Super Strength." in line
        for line in subject_lines(view, "super str")
    )
    assert next(subject_lines(view, "g-15")).startswith("G-15: ")
    with pytest.raises(ArchfoeError):
        list(subject_lines(view, "nobody at all"))


# Commands


def test_card_shows_type_cost_points_text_and_source() -> None:
    told = sit_down("card lobo", "card cape").split("> card ")
    assert "Lobo: Villain, cost 7, 2 VP." in told[1]
    assert "  +3 Power. You may destroy up to 2 cards" in told[1]
    assert "From public card lists." in told[1]
    assert "The Cape and Cowl: Equipment, cost 4" in told[2]


def test_piles_lists_discard_piles_and_ones_own_deck() -> None:
    told = sit_down("all", "kick", "piles", seed=11).split("> piles\n")[1]
    assert "Your discard pile: Super Power: Kick." in told
    assert "Dot's discard pile: empty." in told
    assert "Your deck, in no order: Starter: Punch x3, Vulnerability x2." in told
    assert "Your cards played this turn: Punch x4." in told
    assert "Destroyed: nothing." in told


def test_log_shows_the_last_lines() -> None:
    told = sit_down("log 2", "log x", seed=11)
    assert "> log 2\nDot draws 5 cards. [BASE-2.3]\n\nTurn 1: your turn. [BASE-2.2]\n" in told
    assert "Say how many lines: log 50." in told


def test_hint_says_what_to_type_and_why() -> None:
    told = sit_down("hint", "all", "hint")
    assert "> hint\nType `play Punch`. Play it first: then you see what you can do.\n" in told
    assert re.search(r"> hint\nType `buy [^`]+`(?:, then buy [^.]+)?\. [A-Z].+\.\n", told)


def test_all_plays_what_holds_no_choice() -> None:
    t = table("base", p0=["Punch", "Kick", "The Watchtower", "Vulnerability", "Lobo"])
    told = at_table(t, "", "all", "all")
    assert t.hand(0) == ["Vulnerability", "Lobo"]
    assert t.in_play(0) == ["The Watchtower"]
    assert "Nothing in your hand plays by itself; you hold Vulnerability and Lobo." in told


def test_all_stops_where_a_question_comes_up() -> None:
    t = table("base", p0=["Lasso of Truth", "Punch"], hero0="Cyborg")
    told = at_table(t, "", "all", "n")
    assert "Cyborg: draw a card?" in told
    assert t.hand(0) == ["Punch"]


def test_words_that_begin_like_a_command_can_be_cards() -> None:
    t = table("base", p0=["Power Ring"])
    at_table(t, "", "power ring")
    assert t.played(0) == ["Power Ring"]


# End of turn


def test_ending_a_turn_with_something_left_is_asked_again() -> None:
    told = sit_down("end", "n", "table", "end", "y", by_hand=True, seed=11)
    assert "You can still play Punch. End anyway?" in told
    assert told.count("Your hand: Punch x4 and Vulnerability.") == 2
    assert "You end your turn and draw" in told


def test_a_command_is_no_answer_to_yes_or_no() -> None:
    told = sit_down("end", "hint", "y", by_hand=True, seed=11)
    assert "Type y for yes or n for no." in told
    assert "You end your turn and draw" in told


def test_ending_a_turn_with_nothing_left_is_not_asked() -> None:
    told = sit_down("all", "bulletproof", "end", by_hand=True, seed=11)
    assert "End anyway?" not in told
    assert "You end your turn and draw" in told


def test_a_script_is_not_asked() -> None:
    assert "End anyway?" not in sit_down("end", seed=11)


# Undo


def test_undo_takes_back_a_purchase() -> None:
    told = sit_down("all", "kick", "undo", "power", seed=11)
    assert "> undo\nTaken back.\n" in told
    assert "> power\nPower 4 = Punch 1 x4." in told


def test_all_that_played_at_once_is_taken_back_at_once() -> None:
    told = sit_down("all", "undo", "punch", "undo", seed=11)
    assert len(re.findall(r"> undo\nTaken back\.\n\nPower 0\.\n.*\n   1  play Punch \(x4\)", told)) == 2


def test_undo_of_several_answers() -> None:
    told = sit_down("all", "kick", "undo 2", seed=11)
    assert re.search(r"Taken back: 2 answers\.\n\nPower 0\.\n.*\n   1  play Punch \(x4\)", told)


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
    assert re.search(r"^(ann|bob) took back a move\. Everyone agreed\.$", granted, re.MULTILINE)


# Several people at one screen


def curtained(told: str) -> Iterator[tuple[str, str]]:
    """(who looks, what they see) between curtains."""
    parts = re.split(r"(\w+), you're up\. Press Enter when nobody else can see the screen\. .*\n", told)
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
    assert "Resume it with: archfoe resume" in sit_down("quit", players="ann,bob")


def test_no_curtain_for_one_person() -> None:
    assert "Press Enter" not in sit_down("all", "end")


# The command itself


def test_version_says_what_this_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    out = capsys.readouterr().out
    assert re.match(r"archfoe \d+\.\d+\.\d+(\.dev\d+)?\n", out)
    assert "unofficial fan project" in out


def test_help_loads_no_engine() -> None:
    heavy = "[m for m in ('rich', 'archfoe.table.session', 'archfoe.sets', 'yaml') if m in sys.modules]"
    code = f"import sys; from archfoe.cli import run; run(['--help']); print({heavy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert "play " in done.stdout
    assert done.stdout.endswith("[]\n")


def test_why_is_another_word_for_the_question_mark() -> None:
    asked, spelt = (sit_down(*lines).rpartition("Resume it")[0] for lines in (["?", "? kick"], ["why", "why kick"]))
    assert asked.replace("> ?", "> why") == spelt
    assert "You cannot buy it: You are 3 Power short of Kick." in spelt
