"""What a triggered ability can listen to, and how that is said."""

from __future__ import annotations

from typing import Final, NamedTuple


class Moment(NamedTuple):
    phrase: str  # what somebody does: "{}" is a card
    noun: str = ""  # any such card
    in_turn: bool = False  # it goes without saying that this is in one's own turn


#: Those that are known by now: games have their own.
MOMENTS: Final[dict[str, Moment]] = {}


def moment(name: str, phrase: str = "", noun: str = "", *, in_turn: bool = False) -> str:
    """Makes a moment known; where it says nothing, `When` has words of its own for it."""
    MOMENTS[name] = Moment(phrase, noun, in_turn)
    return name


PLAY: Final = moment("play", "play {}")
GAIN: Final = moment("gain", "buy or gain {}")
DRAW: Final = moment("draw", "draw because of a card")  # a card, not the rules, makes a player draw
AVOID: Final = moment("avoid", "avoid an Attack")  # with a Defense card
START: Final = moment("start")  # of a turn
END: Final = moment("end")
HARM: Final = moment("harm", "hit a foe with an Attack that you play")  # not avoided by everybody
LOSE: Final = moment("lose", "discard {} from {their} hand")  # other than in the clean-up of a turn
