"""The same figures of two open-source engines from PyPI, each driven as lean as it allows.

pyminion (Dominion, a deck-building game of the same family) ships no random bot, so one is here. Its log
lines are f-strings that are built even when logging is off: it is measured as it comes, logging off, and once
more with the texts in them replaced by nothing, which is faster than anybody can have it without changing it.
catanatron is driven through its own `decide_fn`.
"""

from __future__ import annotations

import copy
import logging
import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import product
from typing import Any

from bench.engine import COPY, IN_LINE, PLAYERS
from bench.measure import MICROSECONDS, PER_SECOND, Figure, repeat

#: The kingdom that Dominion's rules propose for a first game.
FIRST_GAME = ("cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop")
STRIPPED = "stripped"
_ROUNDS_PLAYED = 10  # before a position is copied


def installed(name: str) -> str | None:
    """Its version, or None."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


class RandomDecider:
    """Answers pyminion's questions, each legal answer as likely as another of its size; counts real choices."""

    def __init__(self) -> None:
        self.decisions = 0

    def _one_or_none(self, cards: Sequence[Any]) -> Any:
        """None is an answer too, so without cards there is no choice."""
        if not cards:
            return None
        self.decisions += 1
        pick = int(random.random() * (len(cards) + 1))
        return cards[pick] if pick < len(cards) else None

    def _some(self, cards: Sequence[Any], least: int, most: int) -> list[Any]:
        n = len(cards)
        least = min(least, n)
        most = n if most < 0 else min(most, n)
        if least == most and most in (0, n):
            return list(cards) if most else []
        self.decisions += 1
        if least == most == 1:
            return [cards[int(random.random() * n)]]
        return random.sample(cards, least + int(random.random() * (most - least + 1)))

    def action_phase_decision(self, valid_actions: Sequence[Any], player: Any, game: Any) -> Any:
        return self._one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: Sequence[Any], player: Any, game: Any) -> list[Any]:
        return self._some(valid_treasures, 0, -1)

    def buy_phase_decision(self, valid_cards: Sequence[Any], player: Any, game: Any) -> Any:
        return self._one_or_none(valid_cards)

    def binary_decision(
        self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: Sequence[Any] | None = None
    ) -> bool:
        self.decisions += 1
        return random.random() < 0.5

    def multiple_option_decision(
        self, card: Any, options: Sequence[str], player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        self.decisions += 1
        return random.sample(range(len(options)), num_choices)

    def discard_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Sequence[Any],
        player: Any,
        game: Any,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Any]:
        return self._some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Sequence[Any],
        player: Any,
        game: Any,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
    ) -> list[Any]:
        return self._some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Sequence[Any],
        player: Any,
        game: Any,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
    ) -> list[Any]:
        return self._some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Sequence[Any],
        player: Any,
        game: Any,
        min_num_topdeck: int = 0,
        max_num_topdeck: int = -1,
    ) -> list[Any]:
        return self._some(valid_cards, min_num_topdeck, max_num_topdeck)


class Pyminion:
    """Dominion, four players, base set."""

    name = "pyminion"

    def __init__(self) -> None:
        self._game = import_module("pyminion.game").Game
        self._player = import_module("pyminion.player").Player
        base, core = import_module("pyminion.expansions.base"), import_module("pyminion.core")
        self._expansion = base.base_set
        self._kingdom = [getattr(base, name) for name in FIRST_GAME]
        logging.disable(logging.CRITICAL)
        self._texts = {kind: kind.__repr__ for kind in (core.AbstractDeck, core.Supply)}

    def talk(self, aloud: bool) -> None:
        """Whether the texts of its log lines are made (nobody reads them either way)."""
        for kind, text in self._texts.items():
            kind.__repr__ = text if aloud else _no_text

    def _new(self, seed: int) -> tuple[Any, list[RandomDecider]]:
        random.seed(seed)
        deciders = [RandomDecider() for _ in range(PLAYERS)]
        players = [self._player(decider, player_id=str(seat)) for seat, decider in enumerate(deciders)]
        game = self._game(players, [self._expansion], kingdom_cards=self._kingdom, log_stdout=False)
        return game, deciders

    def play(self, seeds: range, aloud: bool) -> int:
        self.talk(aloud)
        made = 0
        for seed in seeds:
            game, deciders = self._new(seed)
            game.play()
            made += sum(decider.decisions for decider in deciders)
        return made

    def copier(self) -> Callable[[], object]:
        """A deep copy of a running game that shares its cards, which never change."""
        game, _ = self._new(0)
        game.start()
        for _, player in product(range(_ROUNDS_PLAYED), game.players):
            player.take_turn(game)
        cards = {id(card): card for card in game.all_game_cards}
        return lambda: copy.deepcopy(game, dict(cards))

    def figures(self, scale: float) -> dict[str, Figure]:
        seeds = range(max(1, round(25 * scale)))
        return {
            IN_LINE: Figure("decisions, random bots", PER_SECOND, lambda: self.play(seeds, aloud=True)),
            STRIPPED: Figure("decisions, random bots, log stripped", PER_SECOND, lambda: self.play(seeds, aloud=False)),
            COPY: Figure("copy of the game", MICROSECONDS, repeat(max(3, round(400 * scale)), self.copier())),
        }


def _no_text(self: object) -> str:
    return ""


class Catanatron:
    """Catan, four players."""

    name = "catanatron"

    def __init__(self) -> None:
        self._game = import_module("catanatron.game").Game
        models = import_module("catanatron.models.player")
        self._player, self._colors = models.RandomPlayer, list(models.Color)
        self._made = 0

    def _new(self, seed: int) -> Any:
        return self._game([self._player(color) for color in self._colors[:PLAYERS]], seed=seed + 1)

    def _decide(self, player: Any, game: Any, actions: Sequence[Any]) -> Any:
        """What its RandomPlayer does, a little faster; counts where there is a choice."""
        n = len(actions)
        if n == 1:
            return actions[0]
        self._made += 1
        return actions[int(random.random() * n)]

    def play(self, seeds: range) -> int:
        self._made = 0
        for seed in seeds:
            self._new(seed).play(decide_fn=self._decide)
        return self._made

    def copier(self) -> Callable[[], object]:
        game = self._new(0)
        while game.state.num_turns < _ROUNDS_PLAYED * PLAYERS and game.winning_color() is None:
            game.play_tick(decide_fn=self._decide)
        copier: Callable[[], object] = game.copy
        return copier

    def figures(self, scale: float) -> dict[str, Figure]:
        seeds = range(max(1, round(4 * scale)))
        return {
            IN_LINE: Figure("decisions, random bots", PER_SECOND, lambda: self.play(seeds)),
            COPY: Figure("copy of the game", MICROSECONDS, repeat(max(3, round(4000 * scale)), self.copier())),
        }


Peer = Pyminion | Catanatron


def peers() -> list[Peer]:
    """Those that are installed."""
    return [peer() for peer in (Pyminion, Catanatron) if installed(peer.name)]
