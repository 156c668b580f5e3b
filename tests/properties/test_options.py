"""What the options of a question are: effects, cards, places and keys, never a sentence."""

from __future__ import annotations

import pytest

from archfoe.agents import choices
from archfoe.core.decisions import CHOOSE_ONE, MAY, NO, SAYINGS, WORD, saying
from archfoe.core.filters import TYPES
from archfoe.games.city.bot import choices as city
from archfoe.games.options import Options
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from tests.properties.driver import FEW_IDS, FEW_TABLES, start, walk
from tests.vocabulary import table

ENOUGH = 400  # decisions of a game


def strings(option: object) -> list[str]:
    """All that a program would have to read in an option; effects are read as trees."""
    if isinstance(option, str):
        return [option]
    return [word for part in option for word in strings(part)] if isinstance(option, tuple) else []


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_no_option_is_a_sentence(options: Options) -> None:
    game = start(options, "keys")
    for _, decision, _ in walk(game, "keys", ENOUGH):
        words = [word for option in decision.options for word in strings(option)]
        assert all(word in TYPES or word.isidentifier() for word in words), (decision.kind, words)
        if decision.kind.of == WORD:
            assert all(word in SAYINGS or word in TYPES for word in words), (decision.kind, words)
            assert all(labels(View(game, decision.seat, decision)))  # a person reads words all the same


def test_an_offer_is_an_effect_and_a_choice_has_keys() -> None:
    t = table("base", p0=["Two-Face"], deck0=["Kick"])
    t.play("Two-Face")
    view = t.view(0)
    assert view.kind is CHOOSE_ONE
    assert [option.word for option in view.options] == ["even", "odd"]
    t = table("base", p0=["The Riddler"], power=3)
    t.play("The Riddler")
    view = t.view(0)
    assert view.kind is MAY
    refusal, offer = view.options
    assert (refusal.word, refusal.effect, offer.word) == (NO, None, "")
    (card,) = t.view(0).plays()
    assert offer.effect in (card.play if isinstance(card.play, tuple) else (card.play,))
    assert labels(view) == [
        "do not pay 3 Power to gain the top card of the main deck",
        "pay 3 Power to gain the top card of the main deck",
    ]


def test_one_key_says_one_thing() -> None:
    assert saying("even", "an even cost") == "even"
    with pytest.raises(ValueError, match="'even' already says 'an even cost'"):
        saying("even", "not odd")


@pytest.mark.parametrize("wishes", [choices.WISHES, city.OFFERS], ids=["cards", "city"])
def test_bots_know_keys_that_exist(wishes: dict[str, object]) -> None:
    assert set(wishes) <= set(SAYINGS)
