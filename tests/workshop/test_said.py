"""Sentences that become cards: what they mean, what is offered where that is not clear, and that nothing breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from archfoe.cards import HERO, PLAY, Attack, Defense, Draw, GainWeakness, Power, Walk, When, only
from archfoe.core.errors import ArchfoeError
from archfoe.registry.found import shipped
from archfoe.workshop.card_parts import plain_card
from archfoe.workshop.fitting import no_such_card
from archfoe.workshop.nearest import differences, nearest
from archfoe.workshop.said import tidied, understand
from archfoe.workshop.set_file import read
from archfoe.workshop.spelling import NotPure, spelled

from .test_set_file import COURIER, HEAD, mutated


def first(text: str, game: str = "lineup") -> dict[str, Any]:
    return dict(understand(text, game).readings[0].fields)


def test_a_sentence_is_a_word_and_several_are_a_row() -> None:
    assert first("Draw 2 cards.") == {"play": Draw(2)}
    assert first("+2 Power. Attack: each foe gains a Weakness.") == {"play": (Power(2), Attack(GainWeakness()))}


def test_the_fields_of_a_card_are_told_by_their_sentences() -> None:
    found = first(
        "+1 Power. Each time you play a Hero during your turn, draw a card. "
        "Defense: You may discard this card to avoid an Attack. If you do, draw 2 cards."
    )
    assert found == {"play": Power(1), "when": When(PLAY, Draw(1), only(HERO)), "defense": Defense(Draw(2))}


def test_small_letters_number_words_and_a_missing_stop_do_not_matter() -> None:
    assert tidied(" draw  two cards ") == "draw 2 cards."
    assert first("draw two cards") == {"play": Draw(2)}
    assert first("attack: EACH FOE discards a card") == first("Attack: each foe discards a card.")


def test_several_readings_are_told_with_what_they_differ_in() -> None:
    found = understand("You may destroy a card in your hand.", "lineup")
    assert [one.lines() for one in found.readings][:2] == [
        ['play = "Destroy(1, (HAND,))"'],
        ['play = "May(Destroy(1, (HAND,)))"'],
    ]
    plain, offer, *_ = differences(found.readings)
    assert plain == []
    assert offer == ["May: An offer; what follows if it is taken, or if it is not."]


def test_who_looks_decides_the_words_and_so_the_reading() -> None:
    said = "If {}, draw 2 cards."
    later = understand(said.format("you play a Villain this turn, before or after this card"), "lineup").readings
    once = understand(said.format("you have already played a Villain this turn"), "lineup").readings
    assert [one.lines() for one in later] == [['play = "Once(Played(only(VILLAIN)), Draw(2))"']]
    assert [one.lines() for one in once] == [['play = "If(Played(only(VILLAIN), already=True), Draw(2))"']]


def test_where_there_is_no_reading_near_sentences_are_named() -> None:
    found = understand("Draw a card. Attack: each foe loses 2 cards.", "lineup")
    assert found.readings == () and found.unread == ("Attack: each foe loses 2 cards.",)
    assert nearest("Draw four card", "lineup")[0] == "Draw 4 cards."
    assert "Attack: each foe discards a card." in nearest(found.unread[0], "lineup")
    assert nearest("Gain 2 power and draw one card", "lineup")[0] == "+2 Power. Draw a card."
    assert nearest("Choose one: +2 Power or draw a card.", "lineup")[0] == "Choose one: +2 Power; or draw a card."
    assert nearest("Put a Kikc from your discard pile into your hand.", "lineup")[0].startswith("Put a Kick from ")
    assert nearest("qwertz uiop", "lineup") == []


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Draw two cards and each enemy loses a card.", "Draw 2 cards. Attack: each foe discards a card."),
        ("Draw a card, each enemy drops a card from their hand.", "Draw a card. Attack: each foe discards a card."),
        ("Each other player loses 2 cards.", "Attack: each foe discards 2 cards."),
        ("+1 Power, then all opponents gain a Weakness.", "+1 Power. Attack: each foe gains a Weakness."),
        ("Draw a card and each opponent gains a Weakness.", "Draw a card. Attack: each foe gains a Weakness."),
    ],
)
def test_what_is_usual_elsewhere_is_said_in_our_words(said: str, ours: str) -> None:
    near = nearest(said, "lineup")
    assert near[0] == ours
    assert not [one for one in near if one.startswith("First Appearance")]  # which no Hero has


def test_near_sentences_speak_of_what_the_writer_speaks_of() -> None:
    near = nearest("Draw a card for each Location you control.", "lineup")
    assert near[0] == "+1 Power for each Location in your discard pile."
    assert all("Location" in one for one in near)


def test_a_slip_in_a_card_type_is_no_name_of_a_card() -> None:
    each = "+1 Power for each {} you play this turn, before or after this card."
    found = understand(each.format("Villian"), "lineup")
    assert (found.readings, found.strange) == ((), ("Villian",))
    assert no_such_card("Villian", ()) == "no card is called 'Villian': did you mean 'Villain'?"
    assert understand("Put a Heroe from your discard pile into your hand.", "lineup").strange == ("Heroe",)
    assert understand("The first time you play a Hero each turn, draw a card.", "lineup").readings == ()
    assert first(each.format("Power Ring")) and understand(each.format("Moon Hare"), "lineup", ["Moon Hare"]).readings


def test_lint_tells_of_names_that_no_card_has() -> None:
    text = COURIER.replace("Draw(1)", "Fetch(named('Villian')), Fetch(named('Courier'))")
    (note,) = read(HEAD + text).notes
    assert note.told("x.toml") == (
        "x.toml, line 11: Night Courier: in play, no card is called 'Villian': did you mean 'Villain'?"
    )
    said = COURIER.replace('play = "Power(1), Draw(1)"', 'text = "Put a Heroe from your discard pile into your hand."')
    (wrong,) = read(HEAD + said).problems
    assert wrong.told("x.toml") == "x.toml, line 11: Night Courier: no card is called 'Heroe': did you mean 'Hero'?"


def test_words_of_another_game_are_not_understood() -> None:
    walk = plain_card({"play": Walk(2)}).text
    assert first(walk, "city") == {"play": Walk(2)}
    assert understand(walk, "lineup").readings == ()


def test_what_is_no_text_of_a_card_is_refused() -> None:
    with pytest.raises(ArchfoeError, match="There is no text"):
        understand("   ")
    with pytest.raises(ArchfoeError, match="longer than 1000 signs"):
        understand("Draw a card. " * 90)
    with pytest.raises(ArchfoeError, match="more than 14 sentences"):
        understand("Draw a card. " * 15)
    with pytest.raises(ArchfoeError, match="1000000 is too large a number for a card: 999 is the most"):
        understand("Draw 1000000 cards.")


def abilities() -> Iterator[tuple[str, str, str, Any]]:
    """Game, field, text and value of every ability of the boxes that is made of words."""
    for own in shipped().sets.values():
        for card in own.box.values():
            for field, value in card.values().items():
                if value in (None, ()) or isinstance(value, bool | int | str) or field == "provenance":
                    continue
                try:
                    spelled(value)
                except NotPure:
                    continue
                yield own.game, field, plain_card({field: value}).text, value


def as_row(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def test_abilities_of_the_boxes_come_back() -> None:
    """Of all 534, 99.3 % are among what is offered and 96.4 % come first; here is every fifth."""
    some = list(abilities())[::5]
    offered = likeliest = 0
    for game, field, text, value in some:
        readings = [dict(one.fields) for one in understand(text, game).readings]
        found = [n for n, one in enumerate(readings) if set(one) == {field} and as_row(one[field]) == as_row(value)]
        offered += bool(found)
        likeliest += found[:1] == [0]
    assert len(some) > 100
    assert offered / len(some) > 0.98
    assert likeliest / len(some) > 0.94


def test_a_card_may_be_written_by_its_text() -> None:
    text = "+1 Power. Attack: each foe discards a card."
    found = read(HEAD + COURIER.replace('play = "Power(1), Draw(1)"', f'text = "{text}"')).found
    assert found is not None
    assert found.box.named("Night Courier").text == text


def problems(text: str) -> list[str]:
    reading = read(HEAD + COURIER.replace('play = "Power(1), Draw(1)"', text))
    return [problem.told("moonlight.toml") for problem in (*reading.problems, *reading.notes)]


def test_a_text_in_a_file_that_is_not_understood_has_its_line() -> None:
    assert problems('text = "Draw 2 card."') == [
        "moonlight.toml, line 11: Night Courier: 'Draw 2 card.' is not understood; write 'Draw 2 cards.'"
    ]
    assert problems("text = 3") == ["moonlight.toml, line 11: Night Courier: text must be a text in quotes."]
    assert problems('text = "Draw a card."\nplay = "Draw(1)"') == [
        "moonlight.toml, line 11: Night Courier: text says play already: leave one of them out."
    ]


def test_a_text_that_can_be_meant_in_several_ways_is_noted() -> None:
    (note,) = problems('text = "You may destroy a card in your hand."')
    assert note.startswith("moonlight.toml, line 11: Night Courier: its text can be meant in ")


def test_whatever_becomes_of_a_sentence_it_is_read_or_not() -> None:
    """100,000 such sentences were read once without a crash."""
    dice = Random("sentences")
    texts = [(game, text) for game, _, text, _ in abilities()]
    unread = 0
    for _ in range(150):
        game, text = dice.choice(texts)
        try:
            found = understand(mutated(text, dice), game)
        except ArchfoeError:
            continue
        unread += not found.readings
        assert all(one.text.lower() == found.text.lower() or len(one.fields) > 1 for one in found.readings)
    assert unread > 50
