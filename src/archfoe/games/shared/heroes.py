"""Who plays which Super Hero: dealt, chosen or named, before the first turn."""

from __future__ import annotations

from typing import Final

from archfoe.core.causes import AGREED
from archfoe.core.decisions import CHOOSE_HERO, Decision, Seat
from archfoe.core.events import CHOSE, DEALT
from archfoe.core.game import Game
from archfoe.core.piles import HEROES, SHELF
from archfoe.core.player import Player
from archfoe.games.options import Options
from archfoe.games.shared.choices import FIRST_GAME, FREE, HERO_WAYS, TWO_DEALT, TWO_HEADS

#: Of two boxes together.
MIXED: Final = "mixed"
#: Of a match: who scored less in the first game chooses first.
SECOND_GAME: Final = "second game"


def suited_to_begin(options: Options) -> tuple[str, ...]:
    """The Super Heroes that a first game is dealt from; () for all."""
    plain = options.heroes == FIRST_GAME and options.heroes_each == 1 and not options.played.mixed
    return options.played.home.first_heroes if plain else ()


class HeroDeal:
    """Two tasks of the set-up: all Super Heroes lie on the shelf when it begins."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def deal(self, game: Game) -> None:
        s, options = game.state, self.options
        way, n = options.heroes, options.players
        if way not in HERO_WAYS:
            names = options.hero_names()
            by_name = {s.cards[hero].name: hero for hero in s.piles[SHELF]}
            for i, name in enumerate(names):
                self._take(game, i // options.heroes_each, by_name[name], AGREED)
        elif way == FREE:
            for _ in range(options.heroes_each):
                for seat in options.choosing:
                    hero = Player(game, seat).choose(s.piles[SHELF], CHOOSE_HERO)
                    assert hero is not None
                    self._take(game, seat, hero)
        else:
            pool = s.piles[SHELF][:]
            if suited := suited_to_begin(options):
                pool = [hero for hero in pool if s.cards[hero].name in suited]
            s.shuffle(pool)
            each = options.heroes_each + (way == TWO_DEALT)
            for seat in range(n):
                for hero in pool[seat * each : (seat + 1) * each]:
                    s.put(hero, HEROES + seat)
                    game.tell(DEALT, seat, (hero,), rule=self._way)
            if way == TWO_DEALT:
                game.then("keep_heroes")

    def _take(self, game: Game, seat: Seat, hero: int, how: str = "") -> None:
        game.state.put(hero, HEROES + seat)
        game.tell(CHOSE, seat, (hero,), note=how, rule=self._way)

    @property
    def _way(self) -> str:
        """Why they have these: how the table wants Super Heroes, or what the game says of it."""
        if self.options.heroes_each > 1:
            return TWO_HEADS
        way = self.options.heroes if self.options.heroes in HERO_WAYS else ""
        mixed = way == TWO_DEALT and self.options.played.mixed
        return SECOND_GAME if self.options.carried else MIXED if mixed else way

    def keep(self, game: Game) -> None:
        """Each keeps some of those that were dealt; all choose at once."""
        s, keep = game.state, self.options.heroes_each
        asked = {
            seat: Decision(seat, CHOOSE_HERO, s.piles[HEROES + seat][:], least=keep, most=keep)
            for seat in range(len(s.teams))
        }
        for seat, picked in game.ask_all(asked).items():
            for i, hero in enumerate(asked[seat].options):
                if i in picked:
                    game.tell(CHOSE, seat, (hero,), rule=self._way)
                else:
                    s.put(hero, SHELF)
