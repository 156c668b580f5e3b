"""`python -m bench.planted`: does `archfoe balance` find a card that is 2 Power too strong, and blame no fair one?

Each run has deals of its own. The set has three cards near the line; in planted runs one of them gives 2 Power more.
What a run has found is written down, so that it can be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from archfoe.games.options import Options
from archfoe.registry import forget, sets
from archfoe.registry.places import SETS
from archfoe.sim.balance import Inquiry, Share, judge

HEAD = 'name = "{name}"\ntitle = "{name}"\ngame = "lineup"\n'
CARD = '\n[[card]]\nname = "{name}"\nis = "hero"\ncost = {cost}\nvp = 1\ncopies = 3\nplay = "{play}"\n'
FAIR = {2: "Power(1), Destroy(1)", 4: "Power(1), Draw(1)", 6: "Power(2), Draw(1)"}
PLANTED_AT, PLANTED = 4, "Power(3), Draw(1)"  # 2 Power more than the fair one


class Run(NamedTuple):
    name: str
    number: int
    games: int
    all_cards: bool


def write_sets(folder: Path) -> None:
    for name, plays in (("fair", FAIR), ("planted", {**FAIR, PLANTED_AT: PLANTED})):
        cards = "".join(CARD.format(name=f"Card {cost}", cost=cost, play=play) for cost, play in plays.items())
        (folder / f"{name}.toml").write_text(HEAD.format(name=name) + cards, encoding="utf-8")


class Verdict(NamedTuple):
    """Of a card; by its cost, since another process may not know the set."""

    cost: int
    off: float
    error: float
    verdict: str


class Notes:
    """The runs that are done, a line for each."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.known: dict[Run, list[Verdict]] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
            run, cards = json.loads(line)
            self.known[Run(*run)] = [Verdict(*card) for card in cards]

    def add(self, run: Run, cards: list[Verdict]) -> None:
        self.known[run] = cards
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as out:
            out.write(json.dumps([run, cards]) + "\n")


def judged(run: Run) -> tuple[Run, list[Verdict]]:
    cards = tuple(card for card in sets()[run.name].box.values() if run.all_cards or card.cost == PLANTED_AT)
    inquiry = Inquiry(Options(f"base+{run.name}", 2), "greedy", cards, run.games, f"{run.name} {run.number}")
    yardsticks: dict[tuple[int, int], Share] = {}
    found = [one for one in (judge(inquiry, card, yardsticks) for card in cards) if one is not None]
    return run, [Verdict(one.card.cost, one.off, one.error, one.verdict) for one in found]


def told(runs: list[Run], known: dict[Run, list[Verdict]]) -> str:
    """How often the planted card was found, and a fair one blamed, in the runs that are done."""
    blamed = {
        name: [[one.cost for one in known[run] if one.verdict] for run in runs if run in known and run.name == name]
        for name in ("planted", "fair")
    }
    found, alarms = sum(costs == [PLANTED_AT] for costs in blamed["planted"]), sum(map(bool, blamed["fair"]))
    return (
        f"The planted card, and no other, was found in {found} of {len(blamed['planted'])} runs of {runs[0].games} "
        f"games a card.\nA fair set was blamed in {alarms} of {len(blamed['fair'])} runs."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="look at all cards of the set, not only at this one")
    parser.add_argument("--notes", type=Path, default=Path("build/planted.jsonl"), help="where it goes on")
    asked = parser.parse_args()
    notes = Notes(asked.notes)
    runs = [Run(name, n, asked.games, asked.all) for n in range(asked.runs) for name in ("planted", "fair")]
    with tempfile.TemporaryDirectory() as folder:
        write_sets(Path(folder))
        os.environ[SETS] = folder
        forget()
        with Pool(asked.jobs) as pool:
            for run, cards in pool.imap_unordered(judged, [run for run in runs if run not in notes.known]):
                notes.add(run, cards)
                words = ", ".join(f"{one.cost}: {one.off:+.2f} ({one.error:.2f}) {one.verdict}" for one in cards)
                print(run.name, run.number, words, flush=True)
    print(told(runs, notes.known))


if __name__ == "__main__":
    main()
