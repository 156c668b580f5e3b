"""Help in the turn of a bot: about one Assist card a person is asked once."""

from __future__ import annotations

import io
from contextlib import suppress

from archfoe.agents import make_agent
from archfoe.cli.line import LineMode
from archfoe.cli.screen import Screen
from archfoe.games.options import Options
from archfoe.games.shared.assists import ASSIST
from archfoe.table.session import Session
from tests.vocabulary import rule


class Refusing(LineMode):
    """A person who says no to every Assist, and otherwise plays as a bot does."""

    def __init__(self, options: Options, refusal: str = "") -> None:
        players = ["you", *["greedy"] * (options.players - 1)]
        super().__init__(Session.seeded(options, players, 5), Screen(io.StringIO("x\n" * 200), io.StringIO()), None)
        self.refusal, self.bot = refusal, make_agent("greedy", 1)
        self.asked: list[tuple[int, str]] = []  # (turn, the Assist cards in question)

    def obey(self, text: str) -> None:
        view = self.view
        if view.kind is ASSIST:
            self.asked.append((view.turn, ", ".join(o.card.name for o in view.options if o.card is not None)))
            picks = [i for i, option in enumerate(view.options) if option.what == self.refusal]
            self.decide(tuple(picks[:1]))
        else:
            self.decide(tuple(self.bot.answer(view)))


def refused(options: Options, refusal: str = "") -> list[tuple[int, str]]:
    mode = Refusing(options, refusal)
    with suppress(EOFError):
        mode.play()
    return mode.asked


@rule("REB-9.1", "G-64")
def test_who_says_no_to_a_card_is_not_asked_about_it_again_in_that_turn() -> None:
    asked = refused(Options("rebirth", 3, scenario=1, heroes="dealt"))
    assert len(asked) > 3
    assert len(asked) == len(set(asked))


@rule("CON-5.1", "G-64")
def test_the_same_where_partners_confront_others() -> None:
    asked = refused(Options("confrontations", 4))
    assert len(asked) > 3
    assert len(asked) == len(set(asked))


@rule("REB-9.2", "G-64")
def test_who_says_later_is_asked_when_the_player_is_done() -> None:
    asked = refused(Options("rebirth", 3, scenario=1, heroes="dealt"), "later")
    assert max(asked.count(one) for one in asked) == 2
