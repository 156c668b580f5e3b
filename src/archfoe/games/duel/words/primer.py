"""What games with Characters say to who has never played one."""

from __future__ import annotations

from typing import Final

from archfoe.table.words.primer import Panel, Primer, Term

PRIMER: Final = Primer(
    title="Beat your rivals",
    lead="Build a deck, then confront the other side. Beat every Level of their Characters and you win at once.",
    panels=(
        Panel("punch", "Play and buy", "Your cards give Power. Buy better ones, and they come back in your deck."),
        Panel("crossed-swords", "Confront", "When your turn starts, announce it. Reach the cost and you beat a Level."),
        Panel("checked-shield", "Block", "When you are confronted, a Block raises your cost."),
        Panel("trophy", "Three Levels", "Each is stronger and costs more. If the cards run out first, points decide."),
    ),
    own_terms=(
        Term("Assist", "A card you may play in your teammate's turn. Its Power goes to your teammate."),
        Term("Block", "Discard it when you are confronted, and your Character costs more this turn."),
        Term("Character", "Who you are. It has three Levels, and each has its own cost and ability."),
        Term("Confrontation", "Your Power of one turn against a Character's cost. You buy nothing in that turn."),
        Term("Enhanced Strength", "A Super Power that is always for sale in games of two teams."),
        Term("Kick", "A Super Power that is always for sale in a duel."),
        Term("Level", "1, 2 or 3: how far a Character has been pushed. Beat Level 3 to beat the Character."),
        Term("Teammate", "The player on your side. You see each other's hands."),
    ),
)
