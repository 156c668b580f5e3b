"""How much one answer may set going. What anybody may write must not hang a program, nor fill its memory.

Each effect counts, each player whom one reaches, each ability that listens and each condition that waits. A card that
is played within another one counts the more, the deeper it lies, so that nothing lies too deep for the stack. The count
begins anew with an answer, but never in the middle of a task: bots may answer there as often as they are asked.

How the limits were found: docs/performance.md.
"""

from __future__ import annotations

from typing import Final

#: Far more than an answer in a game of our own cards sets going.
MOST_EFFECTS: Final = 5000
MOST_EVENTS: Final = 4000
#: A card with the text of another one may have that of a third, and so on: each counts as so many effects.
COPIED: Final = 100
#: A card that is played within others counts as so many effects for each of them.
DEEPER: Final = 2
