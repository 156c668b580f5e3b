"""OpenSpiel: a game in Python. The seed is the chance node at the root; all chance after it follows from the seed."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from archfoe.core.cards import Card
from archfoe.envs.layout import ACTIONS, MORE, OPTION_SIZE, SLOTS
from archfoe.envs.rewards import BOUNDS, reward_named
from archfoe.envs.stepper import Stepper, table_of
from archfoe.envs.tables import key_of_game, options_of
from archfoe.registry import USUAL_MODE
from archfoe.table.happenings import Seen

NAME = "python_archfoe"
#: Deals that the root chooses from, if nothing is said.
SEEDS = 10_000
#: More than any game takes: one without a gain for 50 rounds is over.
_LONGEST = 1_000_000
_PARAMETERS = {
    "mode": USUAL_MODE,
    "players": 0,
    "variants": "",
    "heroes": "",
    "mix": "",
    "scenario": 1,
    "seeds": SEEDS,
    "reward": "win",
}
_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="archfoe",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


class ArchfoeGame(pyspiel.Game):  # type: ignore[misc]  # the package has no types
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**_PARAMETERS, **(params or {})}
        self.seeds, self.reward = int(asked.pop("seeds")), str(asked.pop("reward"))
        reward_named(self.reward)
        asked["variants"] = tuple(name for name in asked["variants"].split(",") if name)
        self.table = table_of(options_of(**asked))
        bound = BOUNDS[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.seeds,
            num_players=self.table.options.players,
            min_utility=-bound,
            max_utility=bound,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> ArchfoeState:
        return ArchfoeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> ArchfoeObserver:
        return ArchfoeObserver(self, iig_obs_type)


class ArchfoeState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: ArchfoeGame) -> None:
        super().__init__(game)
        self.stepper: Stepper | None = None
        self._heard = [Heard() for _ in range(game.table.options.players)]

    def current_player(self) -> int:
        if self.stepper is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.stepper.seat is None else self.stepper.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.stepper is not None
        return sorted(self.stepper.legal) if player == self.stepper.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _apply_action(self, action: int) -> None:
        if self.stepper is None:
            self.stepper = Stepper(self.get_game().table, key_of_game(action), log=True)
            return
        if self.stepper.seat is not None:
            self._heard[self.stepper.seat].note(f"picked {action}")
        self.stepper.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.stepper is None:
            return f"seed {action}"
        option = self.stepper.option(action)
        if option is None:
            return "more" if action == MORE else "stop"
        words = (option.what, option.card.name if option.card is not None else option.word)
        return f"{action}: {' '.join(word for word in words if word)}"

    def is_terminal(self) -> bool:
        return self.stepper is not None and self.stepper.over

    def returns(self) -> list[float]:
        game = self.get_game()
        if self.stepper is None:
            return [0.0] * game.num_players()
        return [self.stepper.reward(seat, game.reward) for seat in range(game.num_players())]

    def __str__(self) -> str:
        return "" if self.stepper is None else " ".join(map(str, self.history()))

    def told(self, player: int, recall: bool) -> str:
        """All that a seat sees now; with recall also all that it has seen and done, as a digest."""
        if self.stepper is None:
            return ""
        view = self.stepper.view(player)
        seen = json.dumps({**view.as_dict(), "picked": self.stepper.picked(player)}, sort_keys=True)
        return f"{seen} {self._heard[player].digest(view.events(self._heard[player].told))}" if recall else seen


class Heard:
    """What one seat has seen and done, as a running digest: the whole story would be long."""

    def __init__(self) -> None:
        self.told = 0
        self._now = b""

    def note(self, words: str) -> None:
        self._now = blake2b(self._now + words.encode(), digest_size=16).digest()

    def digest(self, events: list[Seen]) -> str:
        """Takes in what has happened since it was last asked."""
        for event in events:
            self.note(repr([part.name if isinstance(part, Card) else part for part in _flat(event)]))
        self.told += len(events)
        return self._now.hex()


def _flat(event: Seen) -> list[object]:
    return [*event.cards, *event[:2], *event[3:]]


class ArchfoeObserver:
    """Tensors have no memory: what was gained is in the decks, but who played what when is not. Strings can recall."""

    def __init__(self, game: ArchfoeGame, kind: Any) -> None:
        self._recall = bool(kind is not None and kind.perfect_recall)
        n = game.table.layout.size
        self.tensor = np.zeros(n + SLOTS * OPTION_SIZE, np.float32)
        self.dict = {"observation": self.tensor[:n], "options": self.tensor[n:].reshape(SLOTS, OPTION_SIZE)}

    def set_from(self, state: ArchfoeState, player: int) -> None:
        if state.stepper is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = np.frombuffer(state.stepper.observe(player), np.float32)
        options = np.frombuffer(state.stepper.observe_options(player), np.float32)
        self.dict["options"][:] = options.reshape(SLOTS, OPTION_SIZE)

    def string_from(self, state: ArchfoeState, player: int) -> str:
        return state.told(player, self._recall)


pyspiel.register_game(_TYPE, ArchfoeGame)


def load(mode: str = "", players: int = 0, **settings: Any) -> Any:
    if not isinstance(settings.get("variants", ""), str):
        settings["variants"] = ",".join(settings["variants"])
    return pyspiel.load_game(NAME, {"mode": mode or USUAL_MODE, "players": players, **settings})
