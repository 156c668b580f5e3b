"""One net from all samples so far: targets by TD(lambda), then PyTorch, on a GPU where there is one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from archfoe.agents.nets.features import Layout
from archfoe.agents.nets.net import Layer, Net
from archfoe.training.plan import Plan
from archfoe.training.samples import Samples, numpy, pytorch

#: Every so many games one is kept apart, to see how well the net tells what it has not learned.
_KEPT_APART: Final = 20
_BATCH: Final = 1024
_RATE: Final = 2e-3
#: How often a card is hidden from the net while it learns, so that it also reads effects.
_HIDDEN: Final = 0.06
_MARGIN_LOSS: Final = 0.5


class Fitted(NamedTuple):
    layers: list[Layer]
    loss: float  # of the chance to win, in games kept apart
    right: float  # the part of them in which it says more than half for who has won


def pool(rounds: Sequence[Samples], judge: Net | None, trace: float) -> tuple[Samples, Any]:
    """The samples of all rounds, and their targets; games of different rounds get different numbers."""
    parts, goals, first = [], [], 0
    for samples in rounds:
        goals.append(targets(samples, judge, trace))
        parts.append(samples._replace(games=samples.games + first))
        first += int(samples.games.max()) + 1
    return Samples.joined(parts), numpy().concatenate(goals)


def targets(samples: Samples, judge: Net | None, trace: float) -> Any:
    """What each position should be worth: what came of it, mixed with what a net says of the seat's next positions."""
    if judge is None:
        return samples.outcomes
    told = _judged(samples.rows, judge)
    out = samples.outcomes.copy()
    following: dict[int, int] = {}
    games, seats, last = samples.games.tolist(), samples.seats.tolist(), None
    for i in range(len(games) - 1, -1, -1):
        if games[i] != last:
            last, following = games[i], {}
        then = following.get(seats[i])
        if then is not None:
            out[i] = (1 - trace) * told[then] + trace * out[then]
        following[seats[i]] = i
    return out


def _judged(rows: Any, judge: Net) -> Any:
    """What a net says of every row: chances and margins."""
    torch = pytorch()
    parts, device = [], _device(torch)
    layers = [
        (torch.tensor(layer.weights, device=device), torch.tensor(layer.bias, device=device)) for layer in judge.layers
    ]
    for start in range(0, len(rows), 1 << 16):
        x = torch.from_numpy(rows[start : start + (1 << 16)]).to(device).float()
        for n, (weights, bias) in enumerate(layers):
            x = (x.clamp(min=0.0) if n else x) @ weights + bias
        parts.append(torch.stack([torch.sigmoid(x[:, 0]), x[:, 1]], 1).cpu().numpy())
    return numpy().concatenate(parts)


def _device(torch: Any) -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


def fit(samples: Samples, wanted: Any, plan: Plan, layout: Layout, seed: int) -> Fitted:
    torch = pytorch()
    device = _device(torch)
    torch.manual_seed(seed)
    rows, goal = torch.from_numpy(samples.rows).to(device), torch.from_numpy(wanted).float().to(device)
    apart = torch.from_numpy(samples.games % _KEPT_APART == 0)
    learned = torch.nonzero(~apart)[:, 0].to(device)
    net = _made(torch, (layout.size, *plan.units, 2)).to(device)
    _learn(torch, net, rows, goal, learned, plan.epochs, len(layout.keys))
    kept = torch.nonzero(apart)[:, 0].to(device)
    truth = torch.from_numpy(samples.outcomes).to(device)[kept]
    with torch.no_grad():
        said = net(rows[kept].float())
        loss = torch.nn.functional.binary_cross_entropy_with_logits(said[:, 0], truth[:, 0])
        right = ((said[:, 0] > 0) == (truth[:, 0] > 0.5)).float().mean()
    layers = [
        Layer(part.weight.detach().cpu().double().T.tolist(), part.bias.detach().cpu().double().tolist())
        for part in net
        if isinstance(part, torch.nn.Linear)
    ]
    return Fitted(layers, float(loss), float(right))


def _made(torch: Any, sizes: Sequence[int]) -> Any:
    parts: list[Any] = []
    for n, m in pairwise(sizes):
        parts += [torch.nn.Linear(n, m), torch.nn.ReLU()]
    return torch.nn.Sequential(*parts[:-1])


def _learn(torch: Any, net: Any, rows: Any, goal: Any, learned: Any, epochs: int, cards: int) -> None:
    batch = min(_BATCH, max(64, len(learned) // 8))
    steps = epochs * -(-len(learned) // batch)
    optimizer = torch.optim.AdamW(net.parameters(), lr=_RATE, weight_decay=1e-2)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, _RATE, total_steps=steps + 1)
    width = rows.shape[1]
    for _ in range(epochs):
        order = learned[torch.randperm(len(learned), device=learned.device)]
        for start in range(0, len(order), batch):
            chosen = order[start : start + batch]
            shown = torch.ones(width, device=rows.device)
            shown[: 3 * cards] = (torch.rand(cards, device=rows.device) > _HIDDEN).float().repeat(3)
            said, want = net(rows[chosen].float() * shown), goal[chosen]
            loss = torch.nn.functional.binary_cross_entropy_with_logits(said[:, 0], want[:, 0])
            loss = loss + _MARGIN_LOSS * ((said[:, 1] - want[:, 1]) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            pace.step()
