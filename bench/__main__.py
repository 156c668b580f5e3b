"""`python -m bench`: archfoe and its peers, measured in one run."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from typing import Any

from archfoe.version import VERSION
from bench import engine, peers
from bench.engine import CLONE, COPY, IN_LINE, STEPPED
from bench.measure import PER_SECOND, Figure, take_all

#: Which of our figures each figure of a peer is set against.
_AGAINST = {IN_LINE: (IN_LINE, STEPPED), peers.STRIPPED: (IN_LINE, STEPPED), COPY: (COPY, CLONE)}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of the work: rough figures within seconds")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    parser.add_argument("--rounds", type=int, default=15, help="how often everything is measured (at least 5)")
    arguments = parser.parse_args()
    if arguments.rounds < 5:
        parser.error("fewer than 5 rounds say nothing: use --quick to save time")
    scale = 0.1 if arguments.quick else 1.0
    ours = engine.figures(scale)
    theirs = {peer.name: peer.figures(scale) for peer in peers.peers()}
    take_all(side_by_side(ours, theirs), arguments.rounds, lambda done: _progress(done, arguments.rounds))
    if arguments.json:
        print(json.dumps(as_data(ours, theirs, arguments.rounds), indent=2))
    else:
        _print(ours, theirs, arguments.rounds)
    return 0


def side_by_side(ours: dict[str, Figure], theirs: dict[str, dict[str, Figure]]) -> list[Figure]:
    """The order of a round: what is compared is taken at nearly the same moment, also on a busy machine."""
    rows = []
    for name, figure in ours.items():
        rows.append(figure)
        for figures in theirs.values():
            rows += [peer for key, peer in figures.items() if _AGAINST[key][0] == name]
    return rows


def _progress(done: int, rounds: int) -> None:
    if sys.stderr.isatty():
        print(f"\rround {done} of {rounds}", end="\r" if done < rounds else "\r\033[K", file=sys.stderr)


def ratios(ours: dict[str, Figure], theirs: dict[str, Figure]) -> list[tuple[Figure, Figure, float]]:
    """(ours, theirs, how many times faster ours is) for all that can be compared."""
    return [
        (ours[mine], figure, ours[mine].times_faster_than(figure))
        for name, figure in theirs.items()
        for mine in _AGAINST[name]
    ]


def mode_ratios(ours: dict[str, Figure]) -> dict[str, float]:
    """How fast each other mode is, the base game being 1."""
    return {name: ours[name].times_faster_than(ours[IN_LINE]) for name in engine.MODES}


def as_data(ours: dict[str, Figure], theirs: dict[str, dict[str, Figure]], rounds: int) -> dict[str, Any]:
    def values(figures: dict[str, Figure]) -> list[dict[str, Any]]:
        return [
            {"name": f.name, "unit": f.unit, "median": round(f.median, 3), "best": round(f.best, 3)}
            for f in figures.values()
        ]

    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "archfoe": {
            "version": VERSION,
            "figures": values(ours),
            "modes": {name: round(ratio, 2) for name, ratio in mode_ratios(ours).items()},
        },
        "peers": {
            name: {
                "version": peers.installed(name),
                "figures": values(figures),
                "times_faster": [
                    {"archfoe": a.name, "peer": b.name, "ratio": round(ratio, 2)}
                    for a, b, ratio in ratios(ours, figures)
                ],
            }
            for name, figures in theirs.items()
        },
    }


def _print(ours: dict[str, Figure], theirs: dict[str, dict[str, Figure]], rounds: int) -> None:
    print(
        f"Python {platform.python_version()} on {platform.machine()}, one core, CPU time, {rounds} rounds.\n"
        f"4 players everywhere; a decision is a real choice, with more than one legal answer.\n"
    )
    print(f"{'':<50}{'median':>12}{'best':>12}")
    _print_figures(f"archfoe {VERSION}, base game unless it says otherwise", ours)
    for name, ratio in mode_ratios(ours).items():
        print(f"    {ratio:>8,.2f} x  the decisions per second of the base game: {name}")
    for name, figures in theirs.items():
        _print_figures(f"{name} {peers.installed(name)}", figures)
        for mine, peer, ratio in ratios(ours, figures):
            print(f"    {ratio:>8,.2f} x  archfoe's {mine.name}, against its {peer.name}")
    for name in (peers.Pyminion.name, peers.Catanatron.name):
        if name not in theirs:
            print(f"\n{name} is not installed here: `make bench` installs it beside archfoe and compares.")


def _print_figures(title: str, figures: dict[str, Figure]) -> None:
    print(f"\n{title}")
    for figure in figures.values():
        unit = "per second" if figure.unit == PER_SECOND else figure.unit
        print(f"  {figure.name:<48}{_number(figure.median):>12}{_number(figure.best):>12} {unit}")


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}" if value >= 10 else f"{value:,.2f}"


if __name__ == "__main__":
    sys.exit(main())
