"""Texts that are made to keep the reader of sentences busy, by seeded dice."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Final

from archfoe.workshop.said import LONGEST

from .test_said import abilities

#: What is put between clauses again and again.
_JOINTS: Final = (
    ", then ", ", ", " and ", ". ", ". If you do, ", ". If you do not, ", ". Otherwise, ", "; or ", " or ", ", and ",
    ". They ", " for each ", ", if you do, ", ": ", " costing 3 or less, ", " then ", "; ", ", you may ", ". You may ",
)  # fmt: skip
#: What is put before clauses, in itself again and again.
_HEADS: Final = (
    "You may ", "you may ", "may ", "If you have played a Hero this turn, ", "Attack: each foe ", "each player ",
    "Choose one: ", "if ", "Each time you play a Hero during your turn, ", "Once during your turn, ", "they ",
    "+1 Power, ",
    "Defense: You may discard this card to avoid an Attack. If you do, ", "Attack: ", "target player ", "look at ",
    "reveal the top card of your deck. If it is a Hero, ", "The first time you play a Hero during your turn, ",
)  # fmt: skip
_ODD: Final = (
    "\u2019",
    "\u0130",
    "\u00df",
    "\u200b",
    "\U0001f9b8",
    "\u0663",
    "e\u0301",
    "\uff11",
    "\ue000",
    "\ufe0f",
    "\u202e",
)
_NOUNS: Final = (
    "Hero",
    "Villain",
    "Equipment",
    "Super Power",
    "Location",
    "Starter",
    "Kick",
    "card",
    "Heroe",
    "Vilain",
)


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """Game and text of every ability of the boxes that is made of words."""
    return tuple(dict.fromkeys((game, text) for game, _, text, _ in abilities()))


@cache
def clauses(game: str) -> tuple[str, ...]:
    """What our own sentences are made of."""
    parts = [part for of, text in texts() if of == game for part in re.split(r"[.,;:] ?|, then | and ", text)]
    return tuple(dict.fromkeys(part.strip() for part in parts if 3 < len(part.strip()) < 80))


def _repeated(game: str, dice: Random) -> str:
    one, joint = dice.choice(clauses(game)), dice.choice(_JOINTS)
    return joint.join([one] * dice.randint(2, 60))


def _joined(game: str, dice: Random) -> str:
    joints = dice.sample(_JOINTS, dice.randint(1, 3))
    out = dice.choice(clauses(game))
    for _ in range(dice.randint(1, 30)):
        one = dice.choice(clauses(game))
        out += dice.choice(joints) + (one[:1].lower() + one[1:] if dice.random() < 0.7 else one)
    return out


def _few_joined(game: str, dice: Random) -> str:
    """The same two or three clauses again and again: all of it is understood in part."""
    some, joints = dice.sample(clauses(game), 3), dice.sample(_JOINTS, 2)
    return "".join(dice.choice(some) + dice.choice(joints) for _ in range(dice.randint(3, 50))) + some[0]


def _nested(game: str, dice: Random) -> str:
    heads = dice.sample(_HEADS, dice.randint(1, 3))
    inner = dice.choice(clauses(game))
    return "".join(dice.choice(heads) for _ in range(dice.randint(2, 60))) + inner


def _counted(game: str, dice: Random) -> str:
    numbers = " ".join(str(dice.choice((1, 2, 9, 47, 999, 1000, 10**30))) for _ in range(dice.randint(1, 80)))
    return dice.choice((f"Draw {numbers} cards", f"+{numbers} Power", re.sub(r"\d+", numbers, dice.choice(texts())[1])))


def _nouns(game: str, dice: Random) -> str:
    some = [dice.choice(_NOUNS) for _ in range(dice.randint(2, 100))]
    joint = dice.choice((", ", " or ", " and ", " costing 3 or less or ", " other than ", " with cost "))
    verb = dice.choice(("Destroy a", "Draw a card for each", "If you played a", "Gain a"))
    return f"{verb} {joint.join(some)} in your hand"


def _spliced(game: str, dice: Random) -> str:
    out = ""
    for _ in range(dice.randint(2, 12)):
        text = dice.choice(texts())[1]
        cuts = sorted(dice.sample(range(len(text) + 1), 2)) if dice.random() < 0.5 else [0, len(text)]
        out += dice.choice(("", " ", ". ", ", ")) + text[cuts[0] : cuts[1]]
    return out


def _together(game: str, dice: Random) -> str:
    """Whole sentences in a row: each may belong to those before it."""
    own = [text for of, text in texts() if of == game]
    return " ".join(dice.choice(own) for _ in range(dice.randint(2, 8)))


def _misspelled(game: str, dice: Random) -> str:
    signs = list(dice.choice((_joined, _spliced, _together))(game, dice))
    for _ in range(dice.randint(1, 8)):
        signs[dice.randrange(len(signs))] = dice.choice((*_ODD, "a", "E", "", " ", ",", ".", "7", "(", "\t"))
    return "".join(signs)


_SORTS: Final = (_repeated, _joined, _few_joined, _nested, _counted, _nouns, _spliced, _together, _misspelled)


def hostile(dice: Random) -> tuple[str, str]:
    """A game and a text for it, often as long as a text may be."""
    game, text = dice.choice(texts())[0], ""
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        text += (" " if text else "") + dice.choice(_SORTS)(game, dice)
        if dice.random() < 0.3:
            text = text.replace(". ", ", ")
    return dice.choice((game, game, game, "")), text[: LONGEST - 1]
