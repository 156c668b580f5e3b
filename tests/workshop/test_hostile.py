"""Nobody can keep the reader of sentences busy: work is counted, and what would be too much is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.registry.found import shipped
from archfoe.workshop.chart import ENOUGH, Steps, TooTangled
from archfoe.workshop.drafts import on_bench
from archfoe.workshop.expressions import BadExpression, parsed
from archfoe.workshop.likely import all_names
from archfoe.workshop.nearest import nearest
from archfoe.workshop.said import understand
from archfoe.workshop.set_file import read
from archfoe.workshop.spelling import spelled

from .hostile import hostile
from .test_set_file import HEAD

_THEN = ", then ".join(["Draw a card", *["draw a card"] * 40]) + "."


def taken(text: str, game: str = "lineup") -> int:
    steps = Steps(100 * ENOUGH)
    understand(text, game, steps=steps)
    return 100 * ENOUGH - steps.left


def test_a_sentence_of_many_clauses_is_refused_with_one_sentence() -> None:
    assert len(_THEN) > 570
    with pytest.raises(TooTangled) as refused:
        understand(_THEN, "lineup")
    assert str(refused.value) == (
        "This text could be meant in too many ways: make its sentences shorter, or make two cards of it."
    )


def test_twice_as_many_clauses_are_no_more_than_some_times_the_work() -> None:
    few, more = (taken(", then ".join(["Draw a card"] * n) + ".") for n in (6, 12))
    assert more < 10 * few


def test_every_card_of_ours_is_far_from_the_limit() -> None:
    texts = [(own.game, card.text) for own in shipped().sets.values() for card in own.box.values() if card.text]
    assert len(texts) > 400
    assert max(taken(text, game) for game, text in texts[::4]) < 0.8 * ENOUGH


def test_hostile_texts_take_a_bounded_number_of_steps_and_what_is_read_can_be_written() -> None:
    dice, tangled, read_again = Random("hostile"), 0, 0
    for _ in range(250):
        game, text = hostile(dice)
        steps = Steps()
        try:
            found = understand(text, game, steps=steps)
        except TooTangled:
            tangled += 1
            assert steps.left < 0
            continue
        except ArchfoeError:
            continue
        assert steps.left >= 0
        for value in (value for one in found.readings for _, value in one.fields if not isinstance(value, bool | int)):
            read_again += 1
            assert spelled(parsed(spelled(value))) == spelled(value)
    assert tangled and read_again


def test_steps_don_t_depend_on_what_was_read_before() -> None:
    before = taken("You may destroy a card in your hand. If you do, +3 Power. Otherwise, +1 Power.")
    understand("Draw a card, then you may destroy a card in your hand.", "city")
    assert taken("You may destroy a card in your hand. If you do, +3 Power. Otherwise, +1 Power.") == before


@pytest.mark.parametrize(
    "text", ["You may " * 120 + "draw a card.", _THEN, "Hero or " * 120, "Aa Bb " * 150, "9 " * 490]
)
def test_near_sentences_of_a_hostile_text_come_or_do_not(text: str) -> None:
    assert isinstance(nearest(text, "lineup"), list)


def test_a_file_of_strange_names_gets_some_guesses_and_not_one_for_each() -> None:
    """Each is compared with the names of all cards."""
    wrong = all_names()[0] + "x"
    effects = ", ".join(f"Fetch(named('{wrong}{n}'))" for n in range(40))
    notes = read(HEAD + f'[[card]]\nname = "Moth"\nis = "hero"\nplay = "{effects}"\n').notes
    assert len(notes) == 40
    assert sum("did you mean" in note.words for note in notes) == 12


def test_a_file_full_of_tangled_texts_is_told_about_each() -> None:
    cards = "".join(f'[[card]]\nname = "Moth {n}"\nis = "hero"\ntext = "{_THEN}"\n' for n in range(3))
    bench = on_bench(HEAD + cards)
    assert [problem.words.partition(": ")[2][:31] for problem in bench.problems] == [
        "this text could be meant in too"
    ] * 3
    assert [one.card is not None for one in bench.drafts] == [True] * 3  # as far as they can be read


@pytest.mark.parametrize("text", ["-" * 900 + "1", "x" + ".a" * 900, "1+" * 900 + "1", "()" * 900, "not " * 450 + "1"])
def test_expressions_within_expressions_are_refused_shortly(text: str) -> None:
    with pytest.raises(BadExpression, match="is not a word with brackets") as refused:
        parsed(text)
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize("text", ["9" * 1900, "Draw(" + "9" * 900 + ")", "x" * 1900])
def test_what_is_told_of_a_long_word_is_short(text: str) -> None:
    with pytest.raises(BadExpression) as refused:
        parsed(text)
    assert len(str(refused.value)) < 120


def test_what_is_kept_reads_the_same_whatever_was_imported_first(tmp_path: Path) -> None:
    """Moments of games are known in the order of imports, and what is kept knew them by their places."""
    code = (
        "import {first}\n"
        "from archfoe.workshop.kept import KEPT\nfrom archfoe.workshop.said import understand\n"
        "KEPT.open()\n"
        "found = understand('Each time you announce a Confrontation, +1 Power.', 'duel')\n"
        "KEPT.close()\nprint(found.readings[0].lines()[0] if found.readings else found.unread)"
    )
    for first in ("archfoe.games.city.events", "archfoe.games.duel.events", "archfoe.cards"):
        command = [sys.executable, "-c", code.format(first=first)]
        done = subprocess.run(command, env={"ARCHFOE_CACHE": str(tmp_path)}, capture_output=True, text=True, check=True)
        assert done.stdout == 'when = "When(ANNOUNCE, Power(1))"\n'
