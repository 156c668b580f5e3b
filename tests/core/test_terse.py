"""The terse voice: what every text gets, and what a verb or a function can say of itself."""

from dataclasses import dataclass

from archfoe.cards import Box, Draw, Effect, Person, Player, Power, Use, When
from archfoe.core.effects import Ability
from archfoe.core.moments import PLAY
from archfoe.core.terse import ROOM, fitted, terse
from archfoe.core.text import FOE, TERSE, YOU


@dataclass(frozen=True)
class Applaud(Effect):
    """A fan's verb, which knows of no voice."""

    def do(self, me: Player) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        return who.verb(f"clap two times, and you may look at the top card of {who.their} deck")


def swap(me: Player) -> None:
    """Swap two cards of your hand with two cards of the player to your left.

    Short: swap 2 with the player to your left.
    """


def wink(me: Player) -> None:
    """Put three cards from your hand into your discard pile."""


box = Box("mime", "Mime", {"Punch": 7, "Vulnerability": 3})


def short(name: str, *play: Ability) -> str:
    return box.hero(name, cost=3, vp=1, play=play).short


def test_a_verb_without_a_voice_is_shortened_all_the_same() -> None:
    assert short("Clown", Applaud()) == "Clap 2 times, and may look at your top card."


def test_what_the_spine_says_is_left_out() -> None:
    assert short("Ape", Power(3), Draw(2)) == "Draw 2."
    assert short("Bear", Power(3)) == "+3 Power."
    assert short("Cat") == "No Power, no effect."


def test_a_function_may_have_a_short_paragraph() -> None:
    card = box.hero("Juggler", cost=3, vp=1, play=swap)
    assert card.text == "Swap two cards of your hand with two cards of the player to your left."
    assert card.short == "Swap 2 with the player to your left."
    assert short("Mime", wink) == "Put 3 cards from hand into discard."


def test_a_foe_is_spoken_of_in_the_same_voice() -> None:
    assert Draw(2).text(TERSE.of(FOE)) == "draws 2"
    assert Draw(2).text(FOE) == "draws 2 cards"


def test_abilities() -> None:
    assert Use(Draw(1), power=2).text(TERSE) == "once a turn, you may pay 2 Power: draw 1"
    assert Use(Draw(1), move=3, limit=0).text(TERSE) == "each 3 Move you pay: draw 1"
    assert When(PLAY, Draw(1), nth=2).text(TERSE) == "second card each turn: draw 1"


def test_a_text_that_is_too_long_is_cut_after_a_clause() -> None:
    long = "Put every Equipment in play under your deck, one after the other, in an order of your choice"
    assert fitted(["Draw 1.", f"{long}."]) == "Draw 1; read on."


def test_what_says_how_much_or_whom_is_never_cut() -> None:
    for end in ("and get +3 Power.", "and each foe does so, too."):
        long = f"Put every Equipment in play under your deck, one after the other, in any order, {end}"
        assert len(long) > ROOM
        assert fitted(["Draw 1.", long]) == f"Draw 1. {long}"


def test_numbers_are_digits() -> None:
    assert terse("draw three cards if it costs 1 or more") == "draw 3 cards if it costs 1+"
