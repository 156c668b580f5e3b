"""Statements that the log never cites, with the reason: they cause no event, or another one says why it happened.

Written as "BASE 1.1-2 1.6": of the base set 1.1, 1.2 and 1.6.
"""

from __future__ import annotations

import re
from typing import Final

NEVER_TOLD: Final = {
    "how a game is set up, who sits down, what lies where: the log begins after that": """
        BASE 1.1-2 1.6-14 16.1-2 15.2
        HU 1.1 1.3-4 6.1-2 6.8 8.1 8.3 10.1-2 10.4-5 10.8 10.10
        RIV 1.1 1.3-7 12.1-2
        CON 1.1 1.3 1.5-7 15.1-3
        REB 1.1-3 2.1 2.4-7 2.9 14.5-6 23.1-3 23.5-6 23.8 23.12 26.1 26.17 27.1-4 31.1-2 32.1-5 32.11 32.16
        REB 33.1-3 34.1-5 35.1-4 36.1-3 37.1-3 38.1-3 39.1 39.3 39.6 19.1-5 19.15 20.1-4 20.16 20.19-20 22.1-7
        REB 22.9
        RB 1-2 16 18 21 26 34 39
        G 10 24 31 33 49 52 60 69 71
    """,
    "what words mean, how something is counted or measured": """
        BASE 7.7 8.3-4 8.8-9 18.5-7 18.20 18.25 18.32 19.1-2
        HU 3.8 5.3 9.1 9.6-7 9.12 10.9
        RIV 10.5 10.12 10.14 11.2
        CON 5.10 6.8 10.4 11.4 13.2 13.6 15.5-6 16.1 16.6 16.11 16.16-17
        REB 1.4-5 5.9 6.1 9.6-8 10.2 15.8-9 15.11 15.16-17 32.7 33.4 37.6 35.6 38.4 38.6
        G 7 11 13 38 40-41 44 51 53-55 57 65-66
        RB 8-10 30-33 35
    """,
    "what is allowed or forbidden: it is said where somebody asks why not, or not offered at all": """
        BASE 3.1 3.3-4 3.8-11 3.13-14 5.5 6.1 6.3 7.3-4 8.2 9.5 11.1 11.4-5 12.2 13.2-3 16.3 16.6 17.4 18.1 18.11-12
        BASE 18.18 18.24
        HU 2.1 5.1 6.3 6.5-7 7.2 7.5 8.6 9.4 9.15
        RIV 2.4 2.6 4.2-6 5.1 5.4 6.3 6.5 6.7-8 8.3 9.8
        CON 2.2 3.5 5.7 6.4-5 7.2-6 7.12 8.1 8.4 9.3 9.6-7 14.2-3 14.5 17.3
        REB 3.2-3 4.2 4.4 4.8 5.3 6.2 6.5-6 7.2 8.4 8.6 8.8 9.2 10.3 11.2 11.4 12.7 14.4 18.7 19.6-7 19.11 24.5 26.13-16
        REB 31.5 31.7 31.11 32.15 34.6 36.8
        G 2-3 20 22 28 32 35-36 39 42-43 47 50 58 62-64
        RB 3 23 25
    """,
    "in which order things are done; what happens is told with the rule that asks for it": """
        BASE 8.7 10.1 14.1-3 18.8 18.14
        HU 2.3 2.5 2.9 5.2
        RIV 3.2 6.4 6.6 8.2 10.7 10.10 10.17
        CON 4.2 4.4 5.6 5.8-9 6.7 9.4-5 12.1 16.10 16.14
        REB 5.1 7.3-5 7.8 13.1 13.3 13.8 15.5 17.4 33.5 33.7 37.5
        G 15-17 26 45 46 48
        RB 4-7 11 24 27-29
    """,
    "what costs how much, and what becomes dearer or cheaper": """
        REB 13.5 17.11 19.14 20.21 24.4 32.18 33.17 34.10 34.15 35.11 36.5 36.13 37.13 38.5 38.12 39.2 39.5 39.7
        RB 12
    """,
    "points: the end of a game is told with what has ended it": """
        BASE 5.3-4 9.3 16.9
        HU 4.1-3 10.6
        RIV 7.3-5
        CON 10.3 10.5-6 14.6
        REB 23.10 23.18-19
        G 4-5
    """,
    "what comes between two games of a campaign, which is told by its own log": """
        REB 14.7 20.5-11 20.15 21.1-5 22.8 25.1-7 30.1 30.3-4 30.6 30.8 32.17 33.16 34.14 35.10 36.12 37.8-9 37.12 38.11
        REB 39.4
        RB 13-14 19-20 22 38
    """,
    "it says that another rule holds here, which is the one that is told": """
        REB 20.13-14 26.2 26.4 32.13 33.12 34.12 35.9 36.10 37.11 38.9
        RB 15 17 36-37
        G 30 67-68 70
    """,
    "what a card or an ability does is told with the rule of its sort of text, or in the line of what it changes": """
        BASE 4.2 7.6 8.10
        HU 7.4 8.7
        RIV 5.5 10.15 11.1
        CON 5.3-5 7.8 7.10-11 11.2 11.5 14.4 16.7
        REB 6.9 7.9 8.7 9.4-5 9.9 12.4 12.6 15.2 16.1 17.1 17.5 17.10 18.8 19.9 20.12 30.2 31.9 34.9
        G 6 9 12 18-19 23 34 59
    """,
}


def _spelled_out(text: str) -> list[str]:
    found: list[str] = []
    for line in text.split("\n"):
        book, *numbers = line.split() or [""]
        for number in numbers:
            first, _, last = number.partition("-")
            section, _, start = first.rpartition(".")
            lead = f"{book}-{section}." if section else f"{book}-"
            found += [f"{lead}{n}" for n in range(int(start), int(last or start) + 1)]
    return found


def never_told() -> dict[str, str]:
    """Id -> why."""
    return {rule: why for why, text in NEVER_TOLD.items() for rule in _spelled_out(text)}


def listed_twice() -> list[str]:
    every = [rule for text in NEVER_TOLD.values() for rule in _spelled_out(text)]
    return sorted({rule for rule in every if every.count(rule) > 1}, key=lambda rule: re.split(r"[-.]", rule))
