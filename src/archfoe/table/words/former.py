"""Options in the words of earlier versions: position files that people keep choose by them, and are still read."""

from __future__ import annotations

import re
from typing import Final

#: What was written before, in small letters, and what the same option says today.
_FORMER: Final = tuple(
    (re.compile(before), today)
    for before, today in (
        (r"call the confrontation off", r"call off the confrontation"),
        (r"turn the confrontation", r"switch the confrontation"),
        (r"\bof cost (\d+)", r"costing \1"),
        (r"\bof (odd|even) cost", r"with an \1 cost"),
        (r"if its cost is (\d+)", r"if it costs \1"),
        (r"; each goes back there", r", returning each one there"),
        (r"\bout of the line-up and play it", r"from the line-up and play it"),
        (r"; it goes back there at the end of the turn", r". at the end of the turn, it returns there"),
        (r"; (this card has|if you have)", r". \1"),
        (r"\bmakes no attacks until your next turn begins", r"cannot attack until your next turn starts"),
        (r"\bchoose a player, who draws", r"let a player of your choice draw"),
        (r"\bthe team of that foe\b", r"that foe's team"),
        (r"; then ", r", then "),
        (r"most expensive card\b([^;.]*?)(?: that is no villain|$)", r"most expensive non-villain card\1"),
        (r"\b(your|their) hand and/or discard pile", r"\1 hand, \1 discard pile or both"),
        (
            r"\bplay again (an? .*?) you have played (.*, other than [^;.]*)",
            r"choose \1 you played \2, and play it again",
        ),
        (r"\bplay again (an? .*?) you have played ([^;.]*)", r"choose \1 you played \2 and play it again"),
        (r"\bchoose a foe, who\b", r"a foe of your choice"),
        (r"\botherwise: ", r"otherwise, "),
    )
)


def todays_words(label: str) -> str:
    """What an option is called now, in small letters, if this is what it was called before."""
    label = label.lower()
    for before, today in _FORMER:
        label = before.sub(today, label)
    return label
