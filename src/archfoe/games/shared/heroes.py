"""Who plays which Super Hero."""

from __future__ import annotations

from archfoe.core.decisions import CHOOSE_HERO, Decision, Seat
from archfoe.core.events import CHOSE, DEALT
from archfoe.core.game import Game
from archfoe.core.piles import HEROES, SHELF
from archfoe.core.player import Player
from archfoe.games.options import Options
from archfoe.games.shared.choices import FIRST_GAME, FREE, HERO_WAYS, TWO_DEALT


class HeroDeal:
    """The tasks that give each player a Super Hero, or two."""

    options: Options

    def deal_heroes(self, game: Game) -> None:
        s, options = game.state, self.options
        way, n = options.heroes, options.players
        if way not in HERO_WAYS:
            names = options.hero_names()
            by_name = {s.cards[hero].name: hero for hero in s.piles[SHELF]}
            for i, name in enumerate(names):
                self._take_hero(game, i // options.heroes_each, by_name[name])
        elif way == FREE:
            for _ in range(options.heroes_each):
                for seat in options.choosing:
                    hero = Player(game, seat).choose(s.piles[SHELF], CHOOSE_HERO)
                    assert hero is not None
                    self._take_hero(game, seat, hero)
        else:
            pool = s.piles[SHELF][:]
            first = () if options.played.mixed else options.played.home.first_heroes
            if way == FIRST_GAME and options.heroes_each == 1 and first:
                pool = [hero for hero in pool if s.cards[hero].name in first]
            s.shuffle(pool)
            each = options.heroes_each + (way == TWO_DEALT)
            for seat in range(n):
                for hero in pool[seat * each : (seat + 1) * each]:
                    s.put(hero, HEROES + seat)
                    game.tell(DEALT, seat, (hero,))
            if way == TWO_DEALT:
                game.then("keep_heroes")

    def _take_hero(self, game: Game, seat: Seat, hero: int) -> None:
        game.state.put(hero, HEROES + seat)
        game.tell(CHOSE, seat, (hero,))

    def keep_heroes(self, game: Game) -> None:
        """Each keeps some of those that were dealt; all choose at once."""
        s, keep = game.state, self.options.heroes_each
        asked = {
            seat: Decision(seat, CHOOSE_HERO, s.piles[HEROES + seat][:], keep, keep) for seat in range(len(s.teams))
        }
        for seat, picked in game.ask_all(asked).items():
            for i, hero in enumerate(asked[seat].options):
                if i in picked:
                    game.tell(CHOSE, seat, (hero,))
                else:
                    s.put(hero, SHELF)
