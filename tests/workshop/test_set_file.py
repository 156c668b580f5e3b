"""Set files: the cards they bring, and a sentence with a line for each mistake."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.registry.checks import counted
from archfoe.registry.found import shipped
from archfoe.registry.things import Set
from archfoe.workshop.set_file import Reading, read, text_of, things
from archfoe.workshop.set_text import card_text, set_text
from archfoe.workshop.spelling import NotPure

HEAD = 'name = "moonlight"\ntitle = "Moonlight"\ngame = "lineup"\n'
COURIER = '\n[[card]]\nname = "Night Courier"\nis = "hero"\ncost = 3\nvp = 1\ncopies = 3\nplay = "Power(1), Draw(1)"\n'


def told(text: str) -> list[str]:
    return [problem.told("moonlight.toml") for problem in read(text).problems]


def test_a_file_is_a_set() -> None:
    found = read(HEAD + COURIER).found
    assert found is not None
    card = found.box.named("Night Courier")
    assert (found.name, found.title, card.type, card.cost, card.vp, card.copies) == (
        "moonlight",
        "Moonlight",
        "Hero",
        3,
        1,
        3,
    )
    assert card.text == "+1 Power. Draw a card."
    assert card.provenance.source == "invented"
    assert counted(found.box).cards == 3


def test_every_field_of_a_card_can_be_written() -> None:
    text = HEAD + (
        '[start]\nPunch = 7\n"Old Oath" = 3\n'
        '[[card]]\nname = "Old Oath"\nis = "starter"\n'
        '[[card]]\nname = "Tower"\nis = "location"\ncost = 5\nuses = "Use(Draw(1), power=2)"\n'
        '[[card]]\nname = "Warden"\nis = "super villain"\ncost = 9\nstarts_on_top = true\n'
        'first_appearance = "GainWeakness()"\ndefeated = "Draw(2)"\n'
        '[[card]]\nname = "Nightwatch"\nis = "super hero"\nwhen = "When(PLAY, Power(1), only(HERO), nth=1)"\n'
        '[[card]]\nname = "Whistle"\nis = "stack"\ntype = "equipment"\ncost = 2\nvp = "VpIf(2, 4, only(HERO))"\n'
        'own_place = "DECK"\n'
    )
    found = read(text).found
    assert found is not None
    assert found.box.starting_deck == {"Punch": 7, "Old Oath": 3}
    tower, warden = found.box.named("Tower"), found.box.named("Warden")
    assert tower.ongoing and tower.text.startswith("Ongoing: ") and "pay 2 Power" in tower.text
    assert warden.super_villain and "First Appearance - Attack: " in warden.text
    assert found.box.named("Whistle").type == "Equipment"
    assert "top of your deck" in found.box.named("Whistle").text


@pytest.mark.parametrize("own", shipped().sets.values(), ids=shipped().sets)
def test_cards_of_the_boxes_go_into_a_file_and_back_without_change(own: Set) -> None:
    pure = []
    for card in own.box.values():
        try:
            card_text(card)
        except NotPure:
            continue
        pure.append(card)
    again = read(set_text(own, pure).replace(f'"{own.name}"', '"again"', 1))
    assert again.problems == () and again.found is not None
    assert len(pure) > 50
    for card, read_again in zip(pure, again.found.box.values(), strict=True):
        assert card_text(card) == card_text(read_again)
        assert (card.name, card.text, card.short, card.provenance) == (
            read_again.name,
            read_again.text,
            read_again.short,
            read_again.provenance,
        )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (HEAD.replace('"moonlight"', "3") + COURIER, "line 1: name must be a text in quotes."),
        (HEAD + "colour = 1\n" + COURIER, "line 4: a set has no 'colour'"),
        (HEAD + COURIER.replace("is =", "iz ="), 'line 5: Night Courier: write what it is, such as is = "hero"'),
        (HEAD + COURIER.replace("cost", "cst"), "line 8: Night Courier: a card has no 'cst': did you mean 'cost'?"),
        (HEAD + COURIER.replace("cost = 3", "cost = -3"), "line 8: Night Courier: cost must be 0 or more, not -3."),
        (HEAD + COURIER.replace("Draw", "Drew"), "line 11: Night Courier: in play, there is no word Drew"),
        (HEAD + COURIER.replace("s = 3", "s = 1000000"), "line 10: Night Courier: copies must be 1 to 99."),
        (HEAD + COURIER + COURIER, "line 14: Night Courier: the set 'moonlight' has a card with the id"),
        (
            HEAD + COURIER.replace('"hero"', '"hero'),
            "line 7: this cannot be read: a text ends in the line where it began",
        ),
        (HEAD + COURIER.replace("Draw(1)", "only(HERO)"), "line 11: Night Courier: play must be an effect"),
        (HEAD + COURIER.replace("Draw(1)", "Attack(only(HERO))"), "line 11: Night Courier: hit of Attack in play"),
        (HEAD + COURIER.replace("hero", "Super-Hero").replace("cost", "prize"), "line 8: Night Courier: a card has no"),
        (HEAD + COURIER.replace("cost = 3", 'ongoing = "yes"'), "line 8: Night Courier: ongoing must be true or false"),
        (HEAD + COURIER.replace("play =", "attack ="), "line 11: Night Courier: attack is for cards of another game"),
        (
            HEAD + COURIER.replace("Draw(1)", "Walk(2)"),
            "line 11: Night Courier: in play, Walk is a word of another game",
        ),
        (
            HEAD + COURIER.replace("play", "first_appearance").replace("Power(1), Draw(1)", "Attack(Discard(2))"),
            "line 11: Night Courier: a First Appearance attacks each player already: write Discard(2).",
        ),
        (
            HEAD + COURIER.replace("Draw(1)", "Destroy(1, HAND)"),
            "line 11: Night Courier: places of Destroy in play must be several values in brackets, not HAND: write",
        ),
        (
            HEAD + COURIER.replace("Draw(1)", "Attack(only(HERO, high=3))"),
            "line 11: Night Courier: hit of Attack in play must be an effect, or several of them in brackets, not only",
        ),
        (
            HEAD + COURIER.replace("Draw(1)", "Fetch(HERO)"),
            "line 11: Night Courier: test of Fetch in play must be a filter such as only(HERO), not HERO.",
        ),
        (HEAD.replace("moonlight", "Moon Light", 1) + COURIER, "line 1: the name 'Moon Light' must be small letters"),
        (HEAD.replace("moonlight", "base", 1) + COURIER, "line 1: there is a set base already: choose another name."),
        (
            HEAD.replace("lineup", "line-up") + COURIER,
            "line 3: there is no game 'line-up'; there are lineup, duel, city.",
        ),
        (HEAD + COURIER.replace("[[card]]", "[card]"), "line 5: card must be one [[card]] or more."),
        (
            HEAD + COURIER.replace("Night C", "A\\u001b[31mC"),
            "line 6: the name of a card may have only signs that can be seen: take \\x1b out of 'A\\x1b[31mCourier'.",
        ),
        (
            HEAD.replace("Moonlight", "Moon\\u202elight") + COURIER,
            "line 2: title may have only signs that can be seen: take \\u202e out of",
        ),
        (HEAD + COURIER.replace("Night", "N" * 60), "line 6: the name of a card has at most 60 signs, not 68: make"),
        (
            HEAD + COURIER.replace("Draw(1)", "Fetch(named('\\u0007'))"),
            "line 11: Night Courier: in play, a text may have only signs that can be seen: take \\x07 out.",
        ),
        (HEAD.replace("moonlight", "m" * 300, 1) + COURIER, "line 1: the name of a set has at most 60 signs, not 300"),
        (
            HEAD.replace("moonlight", "123", 1) + COURIER,
            "line 1: the name '123' must be small letters, digits and _, a",
        ),
        (
            HEAD + COURIER.replace("cost = 3", f"cost = {9**30}"),
            "line 8: Night Courier: cost must be at most 999.",
        ),
        (HEAD + COURIER.replace("vp = 1", "vp = -10000"), "line 9: Night Courier: vp must be at least -999."),
        (HEAD + COURIER.replace("vp = 1", f"vp = {'9' * 5000}"), "this cannot be read: a number is too large."),
        (
            HEAD + COURIER.replace("cost = 3", 'cost = "three"'),
            "line 8: Night Courier: cost must be a whole number, such as cost = 3, not 'three'.",
        ),
        (
            HEAD + COURIER.replace("vp = 1", 'vp = "two"'),
            "line 9: Night Courier: vp must be a whole number, such as vp",
        ),
        (
            HEAD + COURIER.replace("cost = 3", "cost = 2020-01-01"),
            "line 8: Night Courier: cost must be a whole number, not 2020-01-01.",
        ),
        (
            HEAD + COURIER.replace("play", "defense").replace("Power(1), ", ""),
            "line 11: Night Courier: defense must be a Defense or None, not Draw(1): write Defense(Draw(1)).",
        ),
        (
            HEAD + COURIER.replace("play", "uses").replace("Power(1), ", ""),
            "line 11: Night Courier: uses must be a Use, not Draw(1): write Use(Draw(1)).",
        ),
        (
            HEAD + COURIER.replace('"hero"', '"stack"\ntype = "Villan"'),
            "line 8: Night Courier: there is no type 'Villan': did you mean 'villain'?",
        ),
        (
            HEAD + COURIER.replace('"hero"', '"hero"\ntype = "villain"'),
            "line 8: Night Courier: only a card of a stack says its type: leave the line out.",
        ),
        (
            HEAD + COURIER.replace('"hero"', '"character"'),
            "line 7: Night Courier: 'character' is for cards of another game than lineup.",
        ),
        (HEAD + COURIER.replace('"hero"', '"basic"'), "line 7: Night Courier: 'basic' is for cards of another game"),
        (HEAD + "minutes = -5\n" + COURIER, "line 4: minutes must be 1 to 999, not -5."),
        (HEAD + "players = 70\n" + COURIER, "line 4: players must be 2 to 5, not 70."),
        (HEAD + 'kick = "Kik"\n' + COURIER, "line 4: kick: no card is called 'Kik': did you mean 'Kick'?"),
        (HEAD + 'kick = "Nope"\n' + COURIER, "line 4: kick: no card is called 'Nope'."),
        (HEAD + "[start]\nNothing = 7\n" + COURIER, "line 4: start: no card is called 'Nothing'."),
    ],
)
def test_a_mistake_is_one_sentence_with_its_line(text: str, sentence: str) -> None:
    assert told(text)[0].removeprefix("moonlight.toml").lstrip(",: ").startswith(sentence)


def noted(card: str) -> list[str]:
    reading = read(HEAD + card)
    assert reading.found is not None
    return [note.told("moonlight.toml") for note in reading.notes]


def test_what_never_happens_is_noted() -> None:
    when = COURIER.replace("play =", "when =").replace("Power(1), Draw(1)", "When(PLAY, Draw(1), only(HERO))")
    stays = "line 11: Night Courier: when acts only while the card stays in play: add ongoing = true."
    assert noted(when) == [f"moonlight.toml, {stays}"]
    assert noted(when + "ongoing = true\n") == noted(when.replace('"hero"', '"super hero"')) == []
    first = COURIER.replace("play =", "first_appearance =").replace("Power(1), Draw(1)", "Discard(1)")
    assert "line 11: Night Courier: first_appearance never happens" in noted(first)[0]
    assert noted(first.replace('"hero"', '"super villain"')) == []
    nothing = COURIER.partition("play")[0]
    (words,) = noted(nothing)
    assert words == 'moonlight.toml, line 6: Night Courier: it does nothing: write text = "..." or play = "...".'
    assert noted(nothing.replace('"hero"', '"starter"')) == []


def test_what_a_set_must_have_is_said() -> None:
    assert told(HEAD) == ["moonlight.toml: a set needs a card: add one with [[card]]."]
    assert told("") == [
        'moonlight.toml: a set needs a name: write name = "...".',
        'moonlight.toml: a set needs a title: write title = "...".',
        'moonlight.toml: a set needs a game: write game = "...".',
        "moonlight.toml: a set needs a card: add one with [[card]].",
    ]


def test_all_mistakes_are_found_at_once() -> None:
    bad = COURIER.replace("Draw", "Drew") + COURIER.replace("hero", "herro").replace("Night", "Day")
    assert [line.split(":")[0] for line in told(HEAD + bad)] == ["moonlight.toml, line 11", "moonlight.toml, line 15"]
    head = HEAD.replace("title", "titel")
    assert "did you mean 'title'" in told(head + bad)[0] and told(head + bad)[2:] == told(HEAD + bad)
    assert len(told(HEAD.replace('"lineup"', "[1]") + bad)) == 1  # of no game nobody knows what a card may say


def test_a_set_of_too_many_cards_is_refused() -> None:
    many = "".join(COURIER.replace("Night", f"N{n}").replace("copies = 3", "copies = 99") for n in range(21))
    assert told(HEAD + many) == [
        "moonlight.toml, line 5: the set has 2,079 cards with all copies: 2,000 is the most."
    ]  # fmt: skip


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(ArchfoeError, match="cannot be read: No such file"):
        text_of(tmp_path / "none.toml")
    marked = tmp_path / "marked.toml"
    marked.write_bytes(b"\xef\xbb\xbf" + (HEAD + COURIER).encode())  # as Notepad writes it
    assert things(marked)[0].name == "moonlight"
    wrong = tmp_path / "wrong.toml"
    wrong.write_bytes(b"\xff\xfe")
    with pytest.raises(ArchfoeError, match="is not a text in UTF-8"):
        text_of(wrong)
    wrong.write_text(HEAD)
    with pytest.raises(ArchfoeError, match=r"wrong\.toml: a set needs a card"):
        things(wrong)


def mutated(text: str, dice: Random) -> str:
    """With some signs lost, doubled, exchanged or put elsewhere."""
    signs = list(text)
    for _ in range(dice.randint(1, 6)):
        at = dice.randrange(len(signs))
        match dice.randrange(4):
            case 0:
                del signs[at : at + dice.randint(1, 8)]
            case 1:
                signs[at:at] = signs[at : at + dice.randint(1, 12)]
            case 2:
                signs[at] = dice.choice("\"'()[]{}=,.#\\\n\0é0129-aZ")
            case _:
                other = dice.randrange(len(signs))
                signs[at], signs[other] = signs[other], signs[at]
        if not signs:
            return ""
    return "".join(signs)


def survives(text: str) -> Reading:
    reading = read(text)
    assert (reading.found is None) == bool(reading.problems)
    assert all("\n" not in problem.told("x.toml") for problem in reading.problems)
    return reading


def test_whatever_becomes_of_a_file_it_is_a_set_or_a_sentence() -> None:
    dice = Random("files")
    own = shipped().sets["base"]
    cards = [card for card in own.box.values() if card.cost and "function" not in repr(card.play)]
    refused = 0
    for _ in range(400):
        text = HEAD + card_text(dice.choice(cards)) + card_text(dice.choice(cards))
        refused += survives(mutated(text, dice)).found is None
    assert refused > 100
