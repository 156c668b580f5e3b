from __future__ import annotations

import pytest

from archfoe.table.words.former import todays_words
from archfoe.table.words.labels import find
from tests.sets.confrontations import teams


@pytest.mark.parametrize(
    ("before", "today"),
    [
        ("turn the Confrontation to the other foe", "switch the Confrontation to the other foe"),
        ("discard a card of cost 3 or more", "discard a card costing 3 or more"),
        ("discard a card of even cost", "discard a card with an even cost"),
        (
            "discard the top card of your deck. If its cost is 1 or more, gain a Weakness",
            "discard the top card of your deck. If it costs 1 or more, gain a Weakness",
        ),
        (
            "do not play every Hero or Villain in the Line-Up; each goes back there",
            "do not play every Hero or Villain in the Line-Up, returning each one there",
        ),
        (
            "take a Hero out of the Line-Up and play it; it goes back there at the end of the turn",
            "take a Hero from the Line-Up and play it. At the end of the turn, it returns there",
        ),
        ("destroy the most expensive card", "destroy the most expensive non-Villain card in the Line-Up"),
        (
            "destroy the most expensive card in the Line-Up that is no Villain",
            "destroy the most expensive non-Villain card in the Line-Up",
        ),
        (
            "destroy up to two cards in your hand and/or discard pile",
            "destroy up to 2 cards in your hand, your discard pile or both",
        ),
        (
            "play again a card you have played this turn, other than Clayface",
            "choose a card you played this turn, other than Clayface, and play it again",
        ),
    ],
)
def test_an_option_is_found_by_its_former_words(before: str, today: str) -> None:
    assert find(before, ["draw a card", today]) == [1]


def test_a_confrontation_is_called_off_in_the_words_of_old_and_of_today() -> None:
    for words in ("call the Confrontation off", "call off the Confrontation"):
        t = teams(p0=["Illusions"], deck0=["Mera", "Steel"], confronting=1)
        t.play("Illusions")
        t.answer(0, words)
        assert t.target is None


def test_words_of_today_stay() -> None:
    assert todays_words("call off the Confrontation") == "call off the confrontation"
