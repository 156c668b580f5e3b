"""A value net: a few layers that tell from a row of numbers how likely a win is, and by how much.

A file has one line of JSON, then the weights: a byte each with a scale for every unit, compressed. It is read without
packages of others; where numpy is installed, the same sums are done faster.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from math import exp
from operator import mul
from pathlib import Path
from typing import Any, Final, NamedTuple

from archfoe.agents.nets.features import OWN_NUMBERS, VERSION
from archfoe.core.errors import ArchfoeError

_MAGIC: Final = "archfoe-net"
_STEPS: Final = 127  # of a weight to either side of zero
#: Victory Points that the second output counts as one.
MARGIN: Final = 20.0


class BadNet(ArchfoeError):
    """A net that cannot be used: damaged, of another version, or for other cards."""


class Outputs(NamedTuple):
    win: float  # as a logit
    margin: float  # of Victory Points over the best other team, in parts of MARGIN

    @property
    def chance(self) -> float:
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, self.win))))


@dataclass(frozen=True)
class About:
    """What a net says of itself."""

    game: str  # the game whose rules it knows
    mode: str
    players: tuple[int, ...]
    cards: tuple[str, ...]  # those it knows, in their order
    sets: Mapping[str, str]  # the digests of the sets it was trained with
    sizes: tuple[int, ...]  # of its layers, from the row of numbers to the outputs
    note: str = ""  # where it comes from
    version: int = VERSION


class Layer(NamedTuple):
    weights: list[list[float]]  # by input, then by unit
    bias: list[float]


class Net:
    """Reads rows of numbers; `faster` says whether numpy does the sums."""

    def __init__(self, about: About, layers: Sequence[Layer], faster: bool | None = None) -> None:
        self.about = about
        self.layers = list(layers)
        self.faster = find_spec("numpy") is not None if faster is None else faster
        self._np: Any = import_module("numpy") if self.faster else None
        if self.faster:
            self._arrays = [(self._array(layer.weights), self._array(layer.bias)) for layer in layers]
        else:
            self._by_unit = [list(map(list, zip(*layer.weights, strict=True))) for layer in layers[1:]]

    def _array(self, rows: Any) -> Any:
        return self._np.ascontiguousarray(rows, dtype=self._np.float32)

    def outputs(self, row: Sequence[float]) -> Outputs:
        return self.afterwards(row, [], [()], [[0.0] * OWN_NUMBERS], 0)[0]

    def afterwards(
        self,
        row: Sequence[float],
        changes: Sequence[Mapping[int, float]],
        baskets: Sequence[tuple[int, ...]],
        numbers: Sequence[Sequence[float]],
        first: int,
    ) -> list[Outputs]:
        """The row with some of the changes each: those of a basket, and what it adds to the numbers from `first` on."""
        if self.faster:
            return self._afterwards_at_once(row, changes, baskets, numbers, first)
        base = self._sum({i: x for i, x in enumerate(row) if x}, self.layers[0].bias)
        each = [self._sum(change, None) for change in changes]
        found = []
        for basket, more in zip(baskets, numbers, strict=True):
            hidden = self._sum({first + i: x for i, x in enumerate(more) if x}, base)
            for i in basket:
                hidden = [a + b for a, b in zip(hidden, each[i], strict=True)]
            found.append(self._finish(hidden))
        return found

    def first_layer(self, row: Mapping[int, float], start: list[float] | None = None) -> list[float]:
        """What inputs add to its sums, for who knows them of a row that is nearly the same. Not with numpy."""
        return self._sum({i: x for i, x in row.items() if x}, self.layers[0].bias if start is None else start)

    def finished(self, hidden: list[float]) -> Outputs:
        """What follows from the sums of the first layer."""
        return self._finish(hidden)

    def _sum(self, row: Mapping[int, float], start: list[float] | None) -> list[float]:
        """Of the first layer: few of its inputs are not zero."""
        weights, bias = self.layers[0]
        out = [0.0] * len(bias) if start is None else start
        inputs = list(row.items())
        while len(inputs) >= 4:  # four at a time: the same sums in half the time
            (i, p), (j, q), (k, r), (m, t) = inputs[:4]
            del inputs[:4]
            out = [
                a + p * b + q * c + r * d + t * e
                for a, b, c, d, e in zip(out, weights[i], weights[j], weights[k], weights[m], strict=True)
            ]
        for i, x in inputs:
            out = [a + x * w for a, w in zip(out, weights[i], strict=True)]
        return out

    def _finish(self, hidden: list[float]) -> Outputs:
        for layer, units in zip(self.layers[1:], self._by_unit, strict=True):
            seen = [x if x > 0.0 else 0.0 for x in hidden]
            hidden = [b + sum(map(mul, seen, unit)) for b, unit in zip(layer.bias, units, strict=True)]
        return Outputs(hidden[0], hidden[1])

    def _afterwards_at_once(
        self,
        row: Sequence[float],
        changes: Sequence[Mapping[int, float]],
        baskets: Sequence[tuple[int, ...]],
        numbers: Sequence[Sequence[float]],
        first: int,
    ) -> list[Outputs]:
        np = self._np
        weights, bias = self._arrays[0]
        hidden = np.array(row, np.float32) @ weights + bias
        hidden = hidden + np.array(numbers, np.float32) @ weights[first : first + OWN_NUMBERS]
        if changes:
            places = sorted({i for change in changes for i in change})
            rows = np.array([[change.get(i, 0.0) for i in places] for change in changes], np.float32)
            chosen = np.zeros((len(baskets), len(changes)), np.float32)
            for k, basket in enumerate(baskets):
                for i in basket:
                    chosen[k, i] += 1.0
            hidden = hidden + chosen @ (rows @ weights[places])
        for weights, bias in self._arrays[1:]:
            hidden = np.maximum(hidden, 0.0) @ weights + bias
        return [Outputs(win, margin) for win, margin in hidden[:, :2].tolist()]

    # Files

    def save(self, path: Path) -> None:
        """Weights become bytes; what is read again is therefore not quite the same."""
        body = bytearray()
        for layer in self.layers:
            scales = array(
                "f", [max(map(abs, unit), default=0.0) / _STEPS or 1.0 for unit in zip(*layer.weights, strict=True)]
            )
            steps = array("b", [round(w / s) for row in layer.weights for w, s in zip(row, scales, strict=True)])
            body += scales.tobytes() + array("f", layer.bias).tobytes() + steps.tobytes()
        head = json.dumps(asdict(self.about), separators=(",", ":"))
        packed = zlib.compress(bytes(body), 9)
        path.write_bytes(f"{_MAGIC} {len(packed)} {head}\n".encode() + packed)


def read_about(path: Path) -> About:
    """The first line alone."""
    with _opened(path) as file:
        return _about(path, file.readline())


def read_net(path: Path, faster: bool | None = None) -> Net:
    with _opened(path) as file:
        line, packed = file.readline(), file.read()
    about = _about(path, line)
    try:
        body = zlib.decompress(packed)
    except zlib.error:
        raise BadNet(f"The net {path.name} is damaged: get it again, or train one with archfoe train.") from None
    sizes = about.sizes
    if len(body) != sum([(n + 8) * m for n, m in pairwise(sizes)]):
        raise BadNet(f"The net {path.name} is damaged: get it again, or train one with archfoe train.")
    return Net(about, _layers(body, sizes), faster)


def _opened(path: Path) -> Any:
    try:
        return path.open("rb")
    except OSError:
        raise BadNet(f"There is no net at {path}.") from None


def _about(path: Path, line: bytes) -> About:
    try:
        magic, _, head = line.decode().split(" ", 2)
        told = json.loads(head)
    except ValueError:
        raise BadNet(f"{path.name} is not a net of archfoe, or it is damaged.") from None
    if magic != _MAGIC or not isinstance(told, dict) or set(told) != {field.name for field in fields(About)}:
        raise BadNet(f"{path.name} is not a net of archfoe, or it is damaged.")
    if told["version"] != VERSION:
        raise BadNet(
            f"The net {path.name} is of version {told['version']}, and this archfoe reads version {VERSION}: "
            "train a new one."
        )
    kept: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    return About(**kept)


def _layers(body: bytes, sizes: Sequence[int]) -> list[Layer]:
    layers, at = [], 0
    for n, m in pairwise(sizes):
        scales, bias, steps = array("f"), array("f"), array("b")
        scales.frombytes(body[at : at + 4 * m])
        bias.frombytes(body[at + 4 * m : at + 8 * m])
        steps.frombytes(body[at + 8 * m : at + 8 * m + n * m])
        at += (8 + n) * m
        rows = [[s * w for s, w in zip(scales, steps[i * m : i * m + m], strict=True)] for i in range(n)]
        layers.append(Layer(rows, list(bias)))
    return layers
