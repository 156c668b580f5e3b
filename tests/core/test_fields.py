"""What cannot be a card is refused when it is written, in one sentence that names card, field and what to write."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, cast

import pytest

from archfoe.core.abilities import Defense, Grant, Use, VpEach, When
from archfoe.core.cards import Box, Card
from archfoe.core.effects import Attack, Discard, Draw, Effect, If, May, Played, Power
from archfoe.core.errors import ArchfoeError
from archfoe.core.filters import HERO, Test, only
from archfoe.core.moments import PLAY
from archfoe.core.player import Player
from archfoe.core.text import YOU, Person
from archfoe.games.city.cards import CityBox
from archfoe.games.duel.card import Tough
from archfoe.games.duel.cards import DuelBox
from archfoe.sets import BOXES


def box() -> Box:
    return Box("mine", "My own cards", {})


#: Values that the type checker would refuse, as in a program that nobody has checked.
WORDS: Any = "draw"
NOUN: Any = HERO
EFFECT: Any = Draw(1)
FILTER: Any = only(HERO)
AN_ABILITY = "must be an effect, a function or several of them in round brackets"


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"cots": 2}, "a card has no field 'cots'. Did you mean 'cost'?"),
        ({"on_going": True}, "a card has no field 'on_going'. Did you mean 'ongoing'?"),
        ({"cost": -1}, "cost must be 0 or more, not -1."),
        ({"copies": -4}, "copies must be 0 or more, not -4."),
        ({"cost": "2"}, "cost must be a whole number, not the text '2'."),
        ({"cost": 2.5}, "cost must be a whole number, not 2.5."),
        ({"cost": True}, "cost must be a whole number, not True."),
        ({"ongoing": 1}, "ongoing must be True or False, not 1."),
        ({"vp": "x"}, "vp must be a whole number or Victory Points such as VpEach(...), not the text 'x'."),
        ({"vp": VpEach(1, NOUN)}, "test of VpEach in vp must be a filter such as only(HERO), not the text 'Hero'."),
        ({"play": "draw a card"}, f"play {AN_ABILITY}, not the text 'draw a card'."),
        ({"play": (Power(1), "draw")}, f"play {AN_ABILITY}, not the text 'draw'."),
        ({"play": Draw}, f"play {AN_ABILITY}, not Draw without its brackets."),
        ({"play": [Draw(1)]}, f"play {AN_ABILITY}, not [Draw(n=1)]."),
        ({"play": May(WORDS)}, "effect of May in play must be an effect, not the text 'draw'."),
        ({"play": Attack(Draw(WORDS))}, "n of Draw in play must be a whole number, not the text 'draw'."),
        ({"play": Power(-2)}, "n of Power in play must be 0 or more, not -2."),
        ({"play": If(EFFECT, Draw(1))}, "cond of If in play must be a condition, not Draw(n=1)."),
        ({"play": Discard(1, NOUN)}, "test of Discard in play must be a filter such as only(HERO), not the text 'H"),
        ({"play": Attack(Draw(), spoils=EFFECT)}, "spoils of Attack in play must be a function, not Draw(n=1)."),
        ({"play": Discard(test=Test(has="tough"))},
         "has of Test in play must be 'assist' or 'attacks' or 'block' or 'defense' or 'guards', not the text 'toug"),
        ({"when": Power(1)}, "when must be a When, not Power(n=1)."),
        ({"when": (When(PLAY, WORDS),)}, f"effect of When in when {AN_ABILITY}, not the text 'draw'."),
        ({"uses": Use(Draw(1), ready=FILTER)}, "ready of Use in uses must be a condition or None, not Test("),
        ({"defense": Draw(1)}, "defense must be a Defense or None, not Draw(n=1)."),
        ({"defense": Defense(use="show")},
         "use of Defense in defense must be 'discard' or 'reveal' or 'from play', not the text 'show'."),
        ({"grants": (Grant("assist"), "block")}, "grants must be a Grant, not the text 'block'."),
    ],
)  # fmt: skip
def test_a_mistake_is_told_at_once(given: dict[str, Any], complaint: str) -> None:
    mine = box()
    with pytest.raises(ArchfoeError) as error:
        mine.hero("Night Courier", **given)
    assert str(error.value).startswith(f"Night Courier: {complaint}")
    assert not mine, "nothing is left of it"


def test_a_mistake_in_what_only_one_game_has_is_told_in_the_same_way() -> None:
    mine = DuelBox("mine", "My own cards", {})
    with pytest.raises(ArchfoeError, match="whose of Tough in tough must be 'own' or 'team', not the text 'both'"):
        mine.location("Night Market", tough=Tough(1, "both"))
    with pytest.raises(ArchfoeError, match="tough must be a Tough or None, not Draw"):
        mine.location("Night Market", tough=EFFECT)


def test_an_unknown_event_is_told_with_all_that_there_are() -> None:
    with pytest.raises(ArchfoeError, match=r"event of When in when must be 'play' or 'gain' or .*, not the text 'bu"):
        box().hero("Night Courier", when=When("buy", Draw(1)))


def test_a_card_needs_a_name_and_a_type_that_exists() -> None:
    with pytest.raises(ArchfoeError, match="A card needs a name, a text with letters in it, not '!'"):
        box().hero("!")
    with pytest.raises(ArchfoeError, match=r"Night Courier: there is no card type 'Vilain'\. Did you mean 'Villain'"):
        box().stack("Night Courier", "Vilain")


def test_a_card_is_in_a_box_once() -> None:
    mine = box()
    mine.hero("Night Courier")
    with pytest.raises(
        ArchfoeError, match="Night-Courier: the set 'mine' has a card with the id 'night_courier' alrea"
    ):
        mine.villain("Night-Courier")


@dataclass(frozen=True)
class Shrug(Effect):
    """A designer's own word, with a field that only it knows how to check."""

    mood: complex

    def do(self, me: Player) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('shrug')} {self.mood}"


class Caller:
    """Something that can be called is as good as a function."""

    def __call__(self, me: Player) -> None:
        me.draw(1)


def test_words_and_functions_of_ones_own_are_welcome() -> None:
    mine = box()
    mine.hero("A", play=(Shrug(1j), Caller(), lambda me: me.draw(1)))
    mine.hero("B", play=If(Played(only(HERO)), Shrug(2j)), vp=-1)
    assert mine["b"].text == "If you have already played a Hero this turn, shrug 2j."


@pytest.mark.parametrize("kind", [Box, CityBox, DuelBox])
def test_the_fields_for_the_type_checker_are_those_of_a_card(kind: type[Box]) -> None:
    told = {"name", "type", "kind", "set", "own"}
    of_card = {field.name: field.type for field in fields(Card) if field.init}
    of_card |= {field.name: field.type for field in fields(cast("Any", kind.part))} if kind.part else {}
    assert set(kind.fields.__annotations__) == of_card.keys() - told
    for name in of_card.keys() - told:
        promised = kind.fields.__annotations__[name].__forward_arg__
        assert of_card[name] in (promised, promised.split(" | ")[-1]), name


def test_every_card_of_the_sets_passes_again() -> None:
    for there in BOXES.values():
        again = type(there)(there.name, there.title, {})
        for card in there.values():
            data = {name: value for name, value in card.values().items() if name in there.fields.__annotations__}
            assert again.add(card.name, card.type, card.kind, **data).text == card.text


def test_a_box_takes_no_field_of_another_game() -> None:
    with pytest.raises(ArchfoeError, match="Night Courier: a card has no field 'reward'"):
        DuelBox("duel", "Mine", {}).add("Night Courier", HERO, "main", reward=Draw(1))
