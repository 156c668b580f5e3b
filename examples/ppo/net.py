"""The net: one look at the table, one at each action that is legal; a score says how well the two fit together."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from archfoe.envs import OPTION_SIZE, Layout
from archfoe.envs.layout import OPTION_PLACES

#: An action as numbers: its option, then two that say *more* and *stop*.
ACTION_SIZE = OPTION_SIZE + 2
_CARD = OPTION_PLACES["card"]
_CARD_WIDTH = 24


class Seen(NamedTuple):
    """Many questions side by side. All their actions are one long list: most questions have a handful of the 66."""

    tables: Tensor  # a row each
    actions: Tensor  # a row for each legal action of all of them
    counts: Tensor  # how many of those rows belong to each

    def of(self, chosen: Tensor) -> Seen:
        """Only some of the questions."""
        counts = self.counts[chosen]
        starts = (self.counts.cumsum(0) - self.counts)[chosen]
        rows = starts.repeat_interleave(counts) + _number_in_each(counts)
        return Seen(self.tables[chosen], self.actions[rows], counts)


def _number_in_each(counts: Tensor) -> Tensor:
    """0, 1, 2, ... for each of the lists that lie one behind the other."""
    starts = (counts.cumsum(0) - counts).repeat_interleave(counts)
    return torch.arange(len(starts), device=counts.device) - starts


class Policy(nn.Module):
    """Scores actions by what they are, not by their slot, so that it can be asked about cards it has never met."""

    def __init__(self, layout: Layout, width: int = 256) -> None:
        super().__init__()
        scale = torch.ones(layout.size)
        scale[[layout.places["source"], layout.places["about"]]] = 0.0  # numbers of cards mean nothing as numbers
        self.register_buffer("scale", scale)
        self.card = nn.Embedding(len(layout.keys) + 1, _CARD_WIDTH)
        self.table = nn.Sequential(nn.Linear(layout.size, width), nn.ReLU(), nn.Linear(width, width))
        self.action = nn.Sequential(nn.Linear(ACTION_SIZE + _CARD_WIDTH, width), nn.ReLU(), nn.Linear(width, width))
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(width, width // 2), nn.ReLU(), nn.Linear(width // 2, 1))
        self.judge = nn.Sequential(nn.Linear(layout.size, width), nn.ReLU(), nn.Linear(width, width // 2), nn.ReLU())
        self.value = nn.Linear(width // 2, 1)
        for last in (self.score[-1], self.value):  # at first all actions are alike, and all games even
            nn.init.normal_(last.weight, std=0.01)
            nn.init.zeros_(last.bias)

    def forward(self, seen: Seen) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's chance, a row for each question (what is not legal has none), and values."""
        tables = seen.tables.float().clamp(-5, 5) * self.scale
        actions = seen.actions.float()
        cards = self.card(actions[:, _CARD].long())
        actions = actions.clone()
        actions[:, _CARD] = 0.0
        owner = torch.arange(len(seen.counts), device=tables.device).repeat_interleave(seen.counts)
        fit = self.action(torch.cat([actions, cards], dim=1)) + self.table(tables)[owner]
        most = int(seen.counts.max())
        scores = torch.full((len(tables), most), -1e9, device=tables.device)
        scores[owner, _number_in_each(seen.counts)] = self.score(fit).squeeze(1)
        return scores.log_softmax(1), self.value(self.judge(tables)).squeeze(1)
