"""Puzzle files proved one by one, and new ones mined."""

from __future__ import annotations

import time
from pathlib import Path

from archfoe.cli.case import FAILED, OK, UNREADABLE, files_of
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.text import listed
from archfoe.puzzles.dealt import Composer
from archfoe.puzzles.mining import Mine, minable
from archfoe.puzzles.proof import flaws
from archfoe.puzzles.puzzle import Puzzle, load_puzzle
from archfoe.puzzles.second import check
from archfoe.puzzles.shelf import current
from archfoe.puzzles.telling import idea_of
from archfoe.puzzles.writing import stamped
from archfoe.registry import USUAL_MODE, modes
from archfoe.table.positions import CaseFailed, Unreadable


def check_files(files: list[str], *, stamp: bool) -> int:
    """One line for each file; 1 if one of them failed, 2 if one could not be read."""
    status = OK
    for path in files_of(files):
        begin = time.perf_counter()
        try:
            if path.is_dir():
                raise Unreadable(f"There is no puzzle file in the folder {path}.")
            puzzle = load_puzzle(path)
            told = proved(puzzle, stamped_later=stamp)
        except ArchfoeError as error:
            print(f"FAILED  {error}", flush=True)
            status = max(status, UNREADABLE if isinstance(error, Unreadable) else FAILED)
            continue
        if stamp:
            path.write_text(stamped(path.read_text(encoding="utf-8"), puzzle.game()), encoding="utf-8")
        print(f"ok      {path}  {puzzle.title}: {told} {time.perf_counter() - begin:.1f} s", flush=True)
    return status


def proved(puzzle: Puzzle, *, stamped_later: bool) -> str:
    """What the two proofs say; raises with the first flaw."""
    wrong = flaws(puzzle)
    checked = check(puzzle)
    wrong += checked.wrong
    if puzzle.retired and not stamped_later:
        wrong.append(f"It is retired: {puzzle.retired}. Prove it again with --stamp.")
    if wrong:
        raise CaseFailed(f"{puzzle.case.name}: {' '.join(wrong)}")
    needed = f"it needs step {_listed(checked.needed)}"
    unsure = f", and perhaps {_listed(checked.unsure)}" if checked.unsure else ""
    return f"{needed}{unsure}."


def _listed(steps: list[int]) -> str:
    return listed([str(step) for step in steps])


def mine_some(mode: str, seconds: float, seed: int, most: int, out: Path, *, dealt: bool = False) -> int:
    mode = mode or USUAL_MODE
    if not dealt and mode not in minable():
        raise ArchfoeError(
            f"Puzzles are mined in games of {listed(minable(), 'or')}, and not of {mode!r}: there, use --dealt."
        )
    if mode not in modes():
        raise unknown("mode", mode, modes())
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArchfoeError(f"{out} cannot be written: {error.strerror}.") from None
    mine = Mine(mode, seed, seconds, most)
    found = 0
    for found, one in enumerate(composer(mine).run() if dealt else mine.run(), 1):
        path = out / f"{mode}-{seed}-{found}.yaml"
        path.write_text(one.text, encoding="utf-8")
        print(f"{path}  {one.puzzle.goal} {one.idea.theme}; {one.fails:.0%} of random lines fail.", flush=True)
    where = "positions" if dealt else f"turns of {mine.games + 1} games"
    print(f"{found} found in {mine.turns} {where}; {mine.too_large} turns were too large.")
    for why, count in mine.dropped.most_common():
        print(f"{count:>5}  {why}")
    return OK


def composer(mine: Mine) -> Composer:
    """One that knows what the shelf has."""
    found = Composer(mine)
    for puzzle in current():
        if puzzle.case.layout.mode == mine.mode:
            found.knows(idea_of(puzzle, [puzzle.asked.key]))
    return found
