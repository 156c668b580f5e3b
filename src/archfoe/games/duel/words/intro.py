"""How a Confrontation is won, and which cards are played."""

from __future__ import annotations

from archfoe.core.text import listed
from archfoe.games.duel import ASSIST, exchange
from archfoe.games.options import Options
from archfoe.games.shared.choices import HERO_WAYS
from archfoe.table.session import Session
from archfoe.table.words.intro import IntroWords


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
