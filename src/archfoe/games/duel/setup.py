"""Before the first turn of a game with Characters: its cards, who plays whom, who begins."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from archfoe.core.cards import STACK_KIND, STAGE_KIND, Box, Card
from archfoe.core.causes import AGREED
from archfoe.core.decisions import CHOOSE_HERO, Seat
from archfoe.core.events import CHOSE, DEALT
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HEROES, KICKS, MAIN, SHELF, WEAKNESSES
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.duel import exchange
from archfoe.games.duel.card import duel_card
from archfoe.games.duel.piles import NEXT
from archfoe.games.duel.rule_ids import GUEST
from archfoe.games.options import Options
from archfoe.games.shared import choices
from archfoe.games.shared.layout import Layout, Plan
from archfoe.games.shared.mixing import boxes_of, pool_of

LEVELS: Final = (3, 2, 1)  # from the bottom of the stack to its top


def new_state(options: Options, key: bytes, facts: tuple[Facts | None, ...]) -> State:
    """All cards in their piles, decks shuffled; the first tasks deal Characters and begin."""
    if options.played.mixed:
        played = () if options.heroes in choices.HERO_WAYS else options.hero_names()
        out = exchange.left_out(options.mix, played, key)
        plan = _layout(options.played.home.box, exchange.exchanged(out), options.mode, out, options.players)
    else:
        pool = pool_of(options.mode, options.mix, 1, key)
        plan = _layout(pool.box, pool.main, options.mode, (), options.players)
    s = plan.state(options.teams, key)
    s.facts = facts
    s.partners = options.hands_seen_by
    s.shuffle(s.piles[MAIN])
    for seat in range(options.players):
        s.shuffle(s.piles[DECK + seat])
    s.agenda = [("begin",), ("deal_characters",)]
    return s


@lru_cache(maxsize=128)
def _layout(box: Box, main: tuple[Card, ...], mode: str, out: tuple[str, ...], players: int) -> Layout:
    plan = Plan()
    for seat in range(players):
        for name, copies in box.starting_deck.items():
            plan.lay(box.named(name), copies, DECK + seat)
    for card in box.of_kind(STACK_KIND):
        plan.lay(card, card.copies, KICKS if card.cost else WEAKNESSES)
    for card in main:
        plan.lay(card, 1, MAIN)
    for other in boxes_of(mode):
        for card in other.of_kind(STAGE_KIND):
            if card.figure not in out:
                plan.lay(card, 1, SHELF)
    return plan.done()


class CharacterDeal:
    """Who plays which Character: dealt, chosen or named, before the first turn."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def deal(self, game: Game) -> None:
        options = self.options
        if options.heroes == choices.FREE:
            for seat in range(options.players):
                firsts = self._open_to(game.state, seat)
                chosen = Player(game, seat).choose(firsts, CHOOSE_HERO, rule="G-52" if options.partners else "")
                assert chosen is not None
                self._take(game, seat, game.state.cards[chosen].figure, CHOSE)
        elif options.heroes == choices.DEALT:
            for seat in range(options.players):
                firsts = self._open_to(game.state, seat)
                self._take(game, seat, game.state.cards[Player(game, seat).random(firsts)].figure, DEALT)
        else:
            for seat, name in enumerate(options.hero_names()):
                self._take(game, seat, name, CHOSE, AGREED)

    def _open_to(self, s: State, seat: Seat) -> list[int]:
        """The first Levels that a seat may take: partners stand on one side, foes on the other (ruling G-52)."""
        firsts = [card for card in s.piles[SHELF] if duel_card(s.cards[card]).level == 1]
        if not self.options.partners or choices.ANY_SIDES in self.options.variants:
            return firsts
        for other, team in enumerate(s.teams):
            for taken in s.piles[HEROES + other]:
                near = team == s.teams[seat]
                firsts = [
                    card for card in firsts if (duel_card(s.cards[card]).side == duel_card(s.cards[taken]).side) == near
                ]
        return firsts

    def _take(self, game: Game, seat: Seat, name: str, word: str, how: str = "") -> None:
        """The stack of a Character: the first Level is played, the others wait below it."""
        s = game.state
        levels = {duel_card(s.cards[card]).level: card for card in s.piles[SHELF] if s.cards[card].figure == name}
        for level in LEVELS:
            s.put(levels[level], (HEROES if level == 1 else NEXT) + seat)
        guest = s.cards[levels[1]].set != self.options.played.home.name
        game.tell(word, seat, (levels[1],), note=how, rule=GUEST if guest else "")
