"""What games with a Line-Up say to who has never played one."""

from __future__ import annotations

from typing import Final

from archfoe.table.words.primer import Panel, Primer, Term

PRIMER: Final = Primer(
    title="Build the better deck",
    lead="You start with ten weak cards. Buy strong ones and beat the Super-Villains. "
    "The player with the most Victory Points at the end wins.",
    panels=(
        Panel("punch", "Play your cards", "Each turn you get five. They give Power for this turn."),
        Panel("cape", "Buy better ones", "Spend Power on the Line-Up. What you buy comes back later in your deck."),
        Panel("shield", "Look out", "Villains attack. A Defense in your hand saves you."),
        Panel(
            "crowned-skull", "Bring them down", "Each Super-Villain is worth many points. The last one ends the game."
        ),
    ),
    own_terms=(
        Term("First Appearance", "What a Super-Villain does to every player when it is turned up: an Attack."),
        Term("Kick", "A Super Power that is always for sale. It costs 3 and gives 2 Power each time you play it."),
        Term("Super Hero", "Who you are. Your Super Hero's ability helps you all game long."),
        Term(
            "Super-Villain",
            "The strong foe on its stack. You beat it by paying its cost, and it joins your deck.",
        ),
    ),
)
