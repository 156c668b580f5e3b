"""`python -m bench.boxes`: how strong the cards of our own boxes are for their cost, a card at a time.

What is measured is written down after each card, so it can be stopped at any time and goes on where it was; cards that
are our own reconstruction come first. `--write` makes the page of what there is. Nothing is told that was not played.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from archfoe.core.cards import MAIN_KIND, Card
from archfoe.games.options import Options
from archfoe.registry import Set
from archfoe.registry.found import shipped
from archfoe.sim.balance import Inquiry, Share, fair_line, judge
from archfoe.table import catalogue

PAGE: Final = Path("docs/reports/cards-by-cost.md")
Z: Final = 1.96
_HEAD: Final = """# How the cards of the boxes lie by their cost

Made by `python -m bench.boxes --write` of what has been played so far; [balance.md](../balance.md) tells how it is
measured and what it cannot say. Two greedy bots play, each card has {games} games of its own, and each deal is played
both ways. "Off by" is in Power: how much better the card is than its cost asks for, with the bounds between which that
lies 19 times out of 20. A verdict is only given where it is sure by more than 1 Power, for all cards of a box together.
Cards with * are our reconstruction. `python -m bench.boxes` continues with the next card; nothing is played again.
"""


_FAR: Final = "## Our reconstructions that are far from their cost"
_TOGETHER: Final = (
    "Everybody plays together in it: each deal is played with the card and with a plain one, and counts if the team "
    "wins only one of the two."
)


@dataclass
class Notes:
    """What was measured of a box, in a file."""

    file: Path
    yardsticks: dict[tuple[int, int], Share]
    cards: dict[str, dict[str, Any]]

    @classmethod
    def read(cls, file: Path) -> Notes:
        told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"yardsticks": [], "cards": {}}
        steps = {(power, copies): Share(mean, error) for power, copies, mean, error in told["yardsticks"]}
        return cls(file, steps, told["cards"])

    def write(self) -> None:
        steps = [[*key, *share] for key, share in self.yardsticks.items()]
        draft = self.file.with_suffix(".part")
        self.file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps({"yardsticks": steps, "cards": self.cards}, indent=1), encoding="utf-8")
        draft.replace(self.file)


def cards_of(own: Set) -> list[Card]:
    """Those of its main deck, our reconstructions first."""
    return sorted(own.box.of_kind(MAIN_KIND), key=lambda card: (not catalogue.ours(card), card.name))


def inquiry_of(own: Set, games: int) -> Inquiry:
    return Inquiry(Options(own.name, 2), "greedy", tuple(cards_of(own)), games, f"box {own.name}")


def measure(own: Set, notes: Notes, games: int, until: float, jobs: int) -> bool:
    """False if it was interrupted."""
    inquiry = inquiry_of(own, games)
    for card in cards_of(own):
        if card.id in notes.cards or time.monotonic() > until:
            continue
        one = judge(inquiry, card, notes.yardsticks, jobs)
        if one is None:
            return False
        notes.cards[card.id] = {"off": one.off, "error": one.error, "power": one.power, "verdict": one.verdict}
        notes.write()
        print(f"{own.name}: {card.name} {one.off:+.2f} ({one.error:.2f}) {one.verdict}", flush=True)
    return True


def proposals(found: dict[str, Notes]) -> str:
    """Our reconstructions that are surely far from their cost, and the cost that what they do is worth."""
    ours = [
        (card, notes.cards[card.id])
        for name, notes in found.items()
        for card in cards_of(shipped().sets[name])
        if catalogue.ours(card) and card.id in notes.cards
    ]
    far = [(card, told) for card, told in ours if told["verdict"]]
    out = f"\n{_FAR}\n\nOf {len(ours)} that were measured {len(far) or 'none'}"
    if not far:
        return f"{out} is surely more than 1 Power away from what its cost asks for, so there is nothing to propose.\n"
    rows = [
        f"| {card.name} | {card.set} | {told['verdict']} | {card.cost} | {_fits(told):.0f} |\n"
        for card, told in sorted(far, key=lambda one: -abs(one[1]["off"]))
    ]
    head = "| card | set | it is | cost | we propose a cost of |\n|---|---|---|---|---|\n"
    return f"{out} surely are. What they do stays, and the cost would follow the line:\n\n{head}{''.join(rows)}"


def _fits(told: dict[str, Any]) -> float:
    return max(0.0, fair_line().cost(told["power"]))


def page(found: dict[str, Notes], games: int) -> str:
    out = [_HEAD.format(games=games), proposals(found)]
    for name, notes in found.items():
        own = shipped().sets[name]
        out.append(f"\n## {own.title}\n\n")
        if inquiry_of(own, games).together:
            out.append(f"{_TOGETHER}\n\n")
        known = [card for card in cards_of(own) if card.id in notes.cards]
        out.append(f"{len(known)} of {len(cards_of(own))} cards of the main deck have been measured.\n")
        if known:
            out += ["\n| card | cost | off by | between | fits a cost of | |\n", "|---|---|---|---|---|---|\n"]
            out += [
                _row(card, notes.cards[card.id]) for card in sorted(known, key=lambda one: -notes.cards[one.id]["off"])
            ]
    return "".join(out)


def _row(card: Card, told: dict[str, Any]) -> str:
    mark, wide = " *" if catalogue.ours(card) else "", Z * told["error"]
    bounds = f"{told['off'] - wide:+.1f} and {told['off'] + wide:+.1f}"
    return (
        f"| {card.name}{mark} | {card.cost} | {told['off']:+.1f} | {bounds} | {_fits(told):.0f} | {told['verdict']} |\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boxes", default=",".join(shipped().sets))
    parser.add_argument("--games", type=int, default=400, help="for each card")
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/boxes"))
    parser.add_argument("--write", action="store_true", help=f"write {PAGE} of what there is, and play nothing")
    asked = parser.parse_args()
    names = asked.boxes.split(",")
    found = {name: Notes.read(asked.folder / f"{name}-{asked.games}.json") for name in names}
    if asked.write:
        PAGE.write_text(page(found, asked.games), encoding="utf-8")
        return
    until = time.monotonic() + 60 * asked.minutes
    for name, notes in found.items():
        if not measure(shipped().sets[name], notes, asked.games, until, asked.jobs):
            return


if __name__ == "__main__":
    main()
