"""Puzzles of the shelf hold, and what is no puzzle is told so. All of them are proved by `make puzzles-check`."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from archfoe.core.piles import HAND, STACK
from archfoe.core.record import RULINGS
from archfoe.puzzles import shelf
from archfoe.puzzles.composing import composed, made, villain_for, with_on_top
from archfoe.puzzles.dealing import dealer_of
from archfoe.puzzles.dealt import Composer
from archfoe.puzzles.goals import Goal, parse_goal
from archfoe.puzzles.mining import Mine
from archfoe.puzzles.natural import natural
from archfoe.puzzles.proof import flaws
from archfoe.puzzles.puzzle import NoPuzzle, Puzzle, parse_puzzle
from archfoe.puzzles.second import check
from archfoe.puzzles.telling import hints, in_full
from archfoe.puzzles.turn import Turn
from archfoe.puzzles.writing import stamped
from archfoe.table.positions import CaseFailed, parse_case
from tests.house.source import ROOT

#: Small ones: the same idea in four dresses, in two games; a Confrontation; the city.
SAMPLE = (1, 4, 5, 7, 46, 55)


def text_of(number: int) -> str:
    return (shelf.FOLDER / f"{number:03}.yaml").read_text(encoding="utf-8")


def changed(number: int, *pairs: tuple[str, str]) -> Puzzle:
    text = text_of(number)
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return parse_puzzle(text)


@pytest.mark.parametrize("number", SAMPLE)
def test_a_puzzle_is_proved_twice(number: int) -> None:
    puzzle = shelf.numbered(number)
    assert flaws(puzzle) == []
    checked = check(puzzle)
    assert (checked.wrong, checked.unsure) == ([], [])
    assert puzzle.asked.key in checked.needed


def test_what_has_changed_is_proved_again() -> None:
    """`make puzzles-check ARGS=--stamp` takes back what still holds; what does not is noted here."""
    assert {puzzle.id: puzzle.retired for puzzle in shelf.all_of_them() if puzzle.retired} == {}


def test_files_are_named_by_their_numbers_and_no_title_comes_twice() -> None:
    puzzles = shelf.all_of_them()
    assert [f"{puzzle.id:03}.yaml" for puzzle in puzzles] == sorted(path.name for path in shelf.FOLDER.iterdir())
    assert len({puzzle.title for puzzle in puzzles}) == len(puzzles)


def test_hints_say_more_and_more_and_never_the_key() -> None:
    for puzzle in shelf.current():
        card, begin, rest = hints(puzzle)
        key = puzzle.solution[puzzle.asked.key - 1]
        assert len({card, begin, rest}) == 3
        assert ", ..." in rest or ": ..." in rest
        assert rest.count(in_full(key)) <= puzzle.solution.count(key) - 1 or key == "pass"
        assert not re.search(r"\b[SL]\d", f"{card} {begin} {rest}"), "no table calls its places so"


def test_the_example_of_the_manual_is_a_puzzle() -> None:
    manual = (ROOT / "docs" / "puzzles.md").read_text(encoding="utf-8")
    puzzle = parse_puzzle(manual.split("```yaml\n")[1].split("```")[0])
    assert (flaws(puzzle), check(puzzle).needed, puzzle.retired) == ([], [puzzle.asked.key], "")


# What is no puzzle


@pytest.mark.parametrize(
    ("pairs", "flaw"),
    [
        ([("points 3", "points 4"), ("P1: 6", "P1: 7")], "does not hold"),
        ([("Punch x3, Robin, Bulletproof]", "Robin, Punch x3, Bulletproof]")], "bad order"),
        ([("points 3", "points 2")], "solves it, too"),
    ],
)
def test_a_flaw_is_told(pairs: list[tuple[str, str]], flaw: str) -> None:
    found = flaws(changed(1, *pairs))
    assert any(flaw in sentence for sentence in found), found


def test_a_second_solution_is_found_by_both() -> None:
    """With a second Robin, and another Equipment to be had for 2, the Lasso is not the only way."""
    puzzle = changed(1, ("Heat Vision, Lasso", "Batmobile, Lasso"))
    assert "It has several solutions." in flaws(puzzle)
    assert check(puzzle).wrong == [f"It can be done without step {puzzle.asked.key}, which should be the key."]


def test_a_solution_that_draws_what_nobody_knows_is_refused() -> None:
    """Super Speed on its own would draw the card on top."""
    text = text_of(5)
    head, steps = text.split("steps:\n")
    steps = "  - P1: play Super Speed\n" + steps.replace("  - P1: play Super Speed\n", "")
    steps = steps.split("  - P1: play High-Tech Hero\n")[0]
    assert "nobody knows: play Super Speed" in " ".join(check(parse_puzzle(f"{head}steps:\n{steps}")).wrong)


@pytest.mark.parametrize("goal", ["points", "points 0", "points 200", "win", "beat ", "power 3"])
def test_what_is_no_goal_is_refused(goal: str) -> None:
    with pytest.raises(NoPuzzle, match="is not a goal"):
        changed(1, ("[points 3]", f"[{goal.strip() or 'x'}]"))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("  level: easy\n", "", "a puzzle needs `level`"),
        ("level: easy", "level: mild", "level"),
        ("key: 6", "key: 60", "no step 60"),
        ("[points 3]", "[beat Nobody At All]", "Nobody At All"),
        ("  key: 6", "  key: 6\n  hints: [one]", "3 hints"),
    ],
)
def test_a_mistake_in_a_file_is_one_sentence(old: str, new: str, why: str) -> None:
    with pytest.raises((NoPuzzle, CaseFailed), match=why):
        changed(1, (old, new))


def test_a_position_file_is_no_puzzle() -> None:
    with pytest.raises(NoPuzzle, match="no puzzle"):
        parse_puzzle("title: All is well\n", "a file")
    assert parse_case(text_of(1)).puzzle is not None  # and a puzzle is a position file


# Rules and cards change


def test_other_rules_retire_a_puzzle_and_break_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    earlier = changed(1, (f"rulings: {RULINGS}", f"rulings: {RULINGS - 1}"))
    assert f"rulings {RULINGS - 1}" in earlier.retired
    assert "card" in changed(1, ("Cheetah, Heat Vision", "Kid Flash, Heat Vision")).retired
    monkeypatch.setattr(shelf, "all_of_them", lambda: (earlier,))
    monkeypatch.setattr(shelf, "_retired", lambda _: earlier.retired)  # it may have been asked before, and is kept
    assert shelf.current() == []


def test_a_stamp_takes_it_back_into_the_list() -> None:
    earlier = changed(1, (f"rulings: {RULINGS}", f"rulings: {RULINGS - 1}"))
    text = text_of(1).replace(f"rulings: {RULINGS}", f"rulings: {RULINGS - 1}")
    assert stamped(text, earlier.game()) == text_of(1)


# New ones


def test_a_turn_of_a_game_becomes_a_puzzle_with_texts() -> None:
    old = shelf.numbered(1)
    found = Mine("base").puzzle_of(old.game(), old.seat, list(old.goals), "a turn")
    assert found is not None
    assert found.puzzle.case.layout.owned == old.case.layout.owned
    assert (found.idea.card, found.idea.helper, found.idea.key) == ("Lasso of Truth", "Robin", old.asked.key)
    assert "Lasso of Truth" in found.puzzle.asked.why
    assert found.fails >= 0.8
    assert not found.puzzle.retired


def test_of_one_idea_only_some_are_kept() -> None:
    old, mine = shelf.numbered(1), Mine("base", most=0)
    assert mine.puzzle_of(old.game(), old.seat, list(old.goals), "a turn") is None
    assert mine.dropped == {"one more of its idea": 1}


def test_a_composed_turn_has_the_dearest_super_villain_that_the_best_line_pays() -> None:
    game = shelf.numbered(1).game()
    s = game.state
    card = villain_for(s, 8, 10)
    assert card is not None
    assert s.cards[card].cost == 10
    world = with_on_top(game, card)
    assert world.state.piles[STACK][-1] == card
    assert sorted(world.state.piles[STACK]) == sorted(s.piles[STACK])
    assert world.state.piles[HAND + 1] == s.piles[HAND + 1]
    assert villain_for(s, 20, 30) is None


def test_a_turn_is_composed_that_needs_all_the_power_of_the_best_line() -> None:
    """Natural play makes 10 Power; with Swamp Thing bought and drawn it is 14, for himself and The Joker."""
    old = shelf.numbered(6)
    game, seat = old.game(), old.seat
    turn = Turn(game, seat, [made(seat)], closed=True)
    best, usual = turn.settle(game)[0], natural(turn, [game])[0]
    assert best > usual
    laid = composed(turn, 0, usual, best)
    assert laid is not None
    world, goals = laid
    assert [str(goal) for goal in goals] == ["beat The Joker", "gain Swamp Thing"]
    top = world.state.cards[world.state.piles[STACK][-1]]
    assert (top.name, usual < top.cost + 4 <= best) == ("The Joker", True)


@pytest.mark.parametrize("mode", ["base", "heroes_unite", "rivals", "confrontations", "rebirth"])
def test_positions_are_dealt_in_every_mode(mode: str) -> None:
    """With no more copies of a card than there are; the same seed deals the same."""
    one, other = dealer_of(mode, 7), dealer_of(mode, 7)
    for _ in range(10):
        layout = one.layout()
        assert layout == other.layout()
        game = layout.lay_out().game
        assert list(game.waiting) == [0]
        assert game.state.piles[HAND]


def test_a_position_that_was_dealt_becomes_a_puzzle_as_it_was_laid_out() -> None:
    old = shelf.numbered(36)
    found = Composer(Mine("rivals")).puzzle_of(old.case.layout, list(old.goals))
    assert found is not None
    assert found.puzzle.case.layout == old.case.layout
    assert (found.idea.card, found.puzzle.solution[-1]) == ("Black Canary", "end turn")


def test_a_foe_who_can_block_is_not_defeated() -> None:
    """The Joker costs 17 there; with a Block in his hand he costs more, and nobody can make him discard it."""
    blocked = changed(36, ("Punch]}\n  decks", "Punch], P1: [Harley Quinn]}\n  decks"))
    assert "does not hold" in " ".join(flaws(blocked))
    assert "a foe has an answer to it" in " ".join(check(blocked).wrong)


def test_goals_are_said() -> None:
    assert parse_goal("gain Mera") == Goal("gain", card="Mera")
    assert shelf.numbered(4).goal == "Defeat Amazo this turn."
    assert shelf.numbered(1).goal == "Gain 3 Victory Points this turn."
    fitting: Callable[[str], str] = lambda words: str(parse_goal(words))  # noqa: E731
    assert [fitting(words) for words in ("points 1", "beat Amazo")] == ["points 1", "beat Amazo"]
