"""`python -m bench.planted`: does `archfoe balance` find a card that is 2 Power too strong, and blame no fair one?

Each run has deals of its own. The set has three cards near the line; in planted runs one of them gives 2 Power more.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from archfoe.games.options import Options
from archfoe.registry import forget, sets
from archfoe.registry.places import SETS
from archfoe.sim.balance import Inquiry, measure

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


def judged(run: Run) -> tuple[Run, list[Verdict]]:
    cards = tuple(card for card in sets()[run.name].box.values() if run.all_cards or card.cost == PLANTED_AT)
    inquiry = Inquiry(Options(f"base+{run.name}", 2), "greedy", cards, run.games, f"{run.name} {run.number}")
    return run, [Verdict(one.card.cost, one.off, one.error, one.verdict) for one in measure(inquiry).judged]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="look at all cards of the set, not only at this one")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        write_sets(Path(folder))
        os.environ[SETS] = folder
        forget()
        runs = [Run(name, n, asked.games, asked.all) for n in range(asked.runs) for name in ("planted", "fair")]
        found = blamed = 0
        with Pool(asked.jobs) as pool:
            for run, cards in pool.imap_unordered(judged, runs):
                told = ", ".join(f"{one.cost}: {one.off:+.2f} ({one.error:.2f}) {one.verdict}" for one in cards)
                print(run.name, run.number, told, flush=True)
                strong = [one.cost for one in cards if one.verdict]
                found += run.name == "planted" and strong == [PLANTED_AT]
                blamed += run.name == "fair" and bool(strong)
    print(f"The planted card, and no other, was found in {found} of {asked.runs} runs of {asked.games} games a card.")
    print(f"A fair set was blamed in {blamed} of {asked.runs} runs.")


if __name__ == "__main__":
    main()
