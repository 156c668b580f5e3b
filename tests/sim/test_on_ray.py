"""The same games on a real Ray cluster of two nodes, whoever dies. `make test-ray` installs Ray and runs this."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.signals import Interrupt
from archfoe.sim import Plan, Seating, run
from archfoe.sim.on_ray import RayCrew

ray: Any = pytest.importorskip("ray", reason="the extra ray is not installed: make test-ray installs it")
SIGN = 0.05  # seconds that a piece takes which only says where it was done


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    made: Any = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    made.add_node(num_cpus=1)
    yield made
    ray.shutdown()
    made.shutdown()


@pytest.fixture
def crew(cluster: Any) -> RayCrew:
    return RayCrew(cluster.address)


def where(piece: int) -> tuple[int, str]:
    time.sleep(SIGN)  # a piece of work that needs no core: both nodes must be given some
    return piece, str(ray.get_runtime_context().get_node_id())


def dying_once(folder: Path, piece: int) -> int:
    mark = folder / f"died {piece}"
    if piece % 5 == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return piece * piece


def failing(piece: int) -> int:
    raise ArchfoeError(f"{piece} is not wanted.")


def test_both_nodes_work(crew: RayCrew) -> None:
    assert crew.hands == 2
    found = list(crew.do(where, range(40), Interrupt()))
    assert sorted(piece for piece, _ in found) == list(range(40))
    assert len({node for _, node in found}) == 2


def test_the_same_games_as_in_one_process(crew: RayCrew) -> None:
    plan = Plan((Seating(Options("rivals"), ("random", "greedy")),), 20, "ray", check=True)
    far, here = run(plan, crew), run(plan)
    assert far.tallies == here.tallies and not far.failures


def test_a_killed_worker_loses_no_piece_and_none_is_done_twice(crew: RayCrew, tmp_path: Path) -> None:
    found = list(crew.do(partial(dying_once, tmp_path), range(15), Interrupt()))
    assert len(list(tmp_path.iterdir())) == 3
    assert sorted(found) == [n * n for n in range(15)]


def test_a_machine_that_is_gone_loses_no_piece(crew: RayCrew, cluster: Any) -> None:
    third = cluster.add_node(num_cpus=1)
    found = []
    for piece in crew.do(where, range(40), Interrupt()):
        found.append(piece[0])
        if len(found) == 10:
            cluster.remove_node(third, allow_graceful=False)
    assert sorted(found) == list(range(40))


def test_an_error_and_an_interrupt_end_it(crew: RayCrew) -> None:
    with pytest.raises(ArchfoeError, match="is not wanted"):
        list(crew.do(failing, range(3), Interrupt()))
    interrupt, done = Interrupt(), 0
    for _ in crew.do(where, range(1000), interrupt):
        done += 1
        interrupt.heard = True
    assert done < 1000
