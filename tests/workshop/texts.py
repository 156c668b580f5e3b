"""A small set file for tests that need any: one card, and another one to add."""

from __future__ import annotations

from typing import Final

IN_WORDS: Final = 'play = "Draw(2)"'
IN_A_SENTENCE: Final = 'text = "Draw two cards"'
TIDE: Final = f"""name = "tide"
title = "Tide"
game = "lineup"

[[card]]
name = "Ebb"
is = "hero"
cost = 3
copies = 9
{IN_WORDS}
picture = "anchor"
"""
FLOOD: Final = """
[[card]]
name = "Flood"
is = "villain"
cost = 4
play = "Power(2)"
"""
