"""What games with Characters say of their own things."""

from __future__ import annotations

from typing import Final

from archfoe.core.text import listed
from archfoe.games.duel import exchange
from archfoe.games.duel.kinds import ASSIST
from archfoe.games.duel.words.board import DuelBoard
from archfoe.games.duel.words.choices import DuelChoices, DuelWhy, seat_label
from archfoe.games.duel.words.log import LOG
from archfoe.games.options import Options
from archfoe.games.shared.choices import HERO_WAYS
from archfoe.table.session import Session
from archfoe.table.words.intro import IntroWords
from archfoe.table.words.primer import Panel, Primer, Term
from archfoe.table.words.words import Words


class DuelIntro(IntroWords):
    def aim(self, options: Options) -> str:
        if ASSIST not in options.played.features:
            how, rules = "defeat all 3 Levels of your foe's Character", "[RIV-7.1, RIV-7.2]"
        elif len(set(options.teams)) < options.players:
            how, rules = "your team defeats all 3 Levels of one foe's Character", "[CON-10.1, CON-10.2]"
        elif options.players == 2:
            how, rules = "defeat all 3 Levels of your foe's Character", "[CON-13.3, CON-10.2]"
        else:
            how, rules = "be the last player with a Character", "[CON-13.4, CON-10.2]"
        return f"To win: {how}. If the main deck runs out first, the most Victory Points win. {rules}"

    def mixture(self, session: Session) -> str:
        """Whose cards made room for those of Rivals."""
        options = session.options
        played = () if options.heroes in HERO_WAYS else options.hero_names()
        out = exchange.left_out(options.mix, played, session.key)
        return f"Cards of Rivals take the place of those of {listed(list(out))}, who are not played."


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


WORDS: Final = Words(LOG, {"seat": seat_label}, DuelBoard(), DuelChoices(), DuelWhy(), DuelIntro(), primer=PRIMER)
