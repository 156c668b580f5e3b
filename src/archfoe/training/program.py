"""The training itself: rounds of games, a net after each, exams, and the best net in the end. It can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from archfoe.agents.knowledge import bot_of
from archfoe.agents.nets import ENDING
from archfoe.agents.nets.features import Layout
from archfoe.agents.nets.net import About, Net, read_net
from archfoe.core.errors import ArchfoeError
from archfoe.extras import FOR_TRAINING, TRAIN, need
from archfoe.registry import game_of
from archfoe.signals import Interrupt, interruptible
from archfoe.sim.work import Crew, Jobs, crew
from archfoe.training.plan import Plan

if TYPE_CHECKING:
    from archfoe.training.samples import Samples

_PLAN, _LOG, _ROUNDS = "plan.json", "progress.jsonl", "rounds"
#: The part of the time of a round that its games may take; the rest is for the fit and the exams.
_FOR_GAMES: Final = 0.6
_EVERY: Final = 15.0  # seconds between two lines of progress


@dataclass
class Training:
    """One folder: its plan, the samples and the net of each round, and a line for each step that is done."""

    plan: Plan
    folder: Path
    crew: Crew
    until: float  # on the clock of `monotonic`
    say: Callable[[str], object]
    interrupt: Interrupt
    log: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tables = self.plan.tables()
        self.cards = self.plan.cards()
        self.layout = Layout(self.cards)
        self._samples: dict[int, Samples] = {}
        path = self.folder / _LOG
        if path.is_file():
            self.log = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]

    def note(self, step: str, number: int, **told: Any) -> None:
        self.log.append({"step": step, "round": number, **told})
        with (self.folder / _LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(self.log[-1]) + "\n")

    def noted(self, step: str, number: int) -> dict[str, Any] | None:
        return next((one for one in self.log if one["step"] == step and one["round"] == number), None)

    def net(self, number: int) -> Path:
        return self.folder / _ROUNDS / f"{number}{ENDING}"

    def samples(self, number: int) -> Samples:
        """Of a round; what is in memory is not read again."""
        from archfoe.training.samples import Samples

        if number not in self._samples:
            self._samples[number] = Samples.load(self._rows(number))
        return self._samples[number]

    def keep(self, number: int, samples: Samples) -> None:
        samples.save(self._rows(number))
        self._samples[number] = samples

    def _rows(self, number: int) -> Path:
        return self.folder / _ROUNDS / f"{number}.npz"

    @property
    def accepted(self) -> int | None:
        """The round whose net is the best so far."""
        best = [one["round"] for one in self.log if one["step"] == "exam" and one["accepted"]]
        return best[-1] if best else None

    @property
    def buys_by_net(self) -> bool:
        """Does a net decide purchases in this game? Else it only judges, and there is nothing to compare."""
        return bool(bot_of(game_of(self.tables[0])).steps)


def train(
    plan: Plan,
    folder: Path,
    jobs: Jobs = 1,
    resume: bool = False,
    minutes: float | None = None,
    say: Callable[[str], object] = print,
) -> Path:
    """Trains until all rounds are done, or the minutes are over; returns the file of the best net."""
    need(TRAIN, "Training", *FOR_TRAINING)
    those = crew(jobs)
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # many processes play, each with small sums
    plan = _begun(plan, folder, resume)
    until = monotonic() + 60 * minutes if minutes is not None else float("inf")
    with interruptible() as interrupt:
        training = Training(plan, folder, those, until, say, interrupt)
        for number in range(plan.rounds):
            if interrupt.heard or (number and monotonic() > until):
                break
            _round(training, number)
        return _finish(training)


def _begun(plan: Plan, folder: Path, resume: bool) -> Plan:
    try:
        (folder / _ROUNDS).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArchfoeError(
            f"{folder} cannot be written to ({error.strerror}): choose another folder with --out."
        ) from None
    path = folder / _PLAN
    if resume:
        return Plan.load(path)
    if path.exists():
        raise ArchfoeError(f"{folder} has a training already: continue with --resume, or choose another folder.")
    plan.save(path)
    return plan


def _round(training: Training, number: int) -> None:
    if training.noted("exam", number) is not None:
        return
    if training.noted("games", number) is None:
        _play(training, number)
    if training.interrupt.heard:
        return
    if training.noted("fit", number) is None:
        _fit(training, number)
    _examine(training, number)


def _play(training: Training, number: int) -> None:
    from archfoe.training.games import lessons, taught
    from archfoe.training.samples import Samples

    plan, start = training.plan, monotonic()
    nets = [str(training.net(n)) for n in range(number)] if training.buys_by_net else []
    left = training.until - start
    until = start + _FOR_GAMES * left / (plan.rounds - number)
    heard = [start]

    def progress(done: int) -> None:
        if monotonic() - heard[0] > _EVERY:
            heard[0] = monotonic()
            training.say(f"  round {number}: {done} games, {monotonic() - start:.0f} s")

    pieces = lessons(training.tables, training.cards, nets, f"{plan.seed}:{plan.name}:{number}", plan.games)
    parts = taught(pieces, training.crew, training.interrupt, until, progress)
    if not parts or training.interrupt.heard:
        return
    samples = Samples.joined(parts)
    training.keep(number, samples)
    games = len(set(samples.games.tolist()))
    seconds = round(monotonic() - start, 1)
    training.note("games", number, games=games, samples=len(samples.games), seconds=seconds)
    training.say(f"round {number}: {games} games, {len(samples.games)} positions in {seconds:.0f} s")


def _fit(training: Training, number: int) -> None:
    from archfoe.training.fit import fit, pool

    plan, start = training.plan, monotonic()
    best = training.accepted
    judge = None if best is None else read_net(training.net(best))
    pooled, goals = pool([training.samples(n) for n in range(number + 1)], judge, plan.trace)
    fitted = fit(pooled, goals, plan, training.layout, number)
    _net(training, fitted.layers, f"round {number}").save(training.net(number))
    seconds = round(monotonic() - start, 1)
    training.note("fit", number, positions=len(pooled.games), loss=fitted.loss, right=fitted.right, seconds=seconds)
    training.say(
        f"round {number}: a net from {len(pooled.games)} positions in {seconds:.0f} s; in games kept apart its loss is "
        f"{fitted.loss:.4f}, and it is right in {100 * fitted.right:.1f} %"
    )


def _net(training: Training, layers: Any, note: str) -> Net:
    plan = training.plan
    about = About(
        game=game_of(training.tables[0]).name,
        mode=plan.mode,
        players=plan.players,
        cards=training.cards,
        sets=plan.sets(),
        sizes=(training.layout.size, *plan.units, 2),
        note=note,
    )
    return Net(about, layers, faster=False)


def _examine(training: Training, number: int) -> None:
    """Against greedy and all earlier nets, on deals that no net has seen."""
    from archfoe.training.games import GREEDY, Mark, exam

    plan, own, start = training.plan, str(training.net(number)), monotonic()

    def against(foe: str, name: str) -> Mark:
        seed = f"{plan.seed}:exam:{number}:{name}"
        deals = plan.deals if foe == GREEDY else max(20, plan.deals // 2)
        return exam(training.tables, own, foe, seed, deals, training.crew, training.interrupt)

    if not training.buys_by_net:
        training.note("exam", number, accepted=_loss(training, number) <= _least_loss(training))
        return
    greedy = against(GREEDY, "greedy")
    earlier = {n: against(str(training.net(n)), str(n)) for n in range(number)}
    if training.interrupt.heard:
        return
    best = training.accepted
    before = None if best is None else training.noted("exam", best)
    gain = 0.0 if before is None else greedy.won - before["greedy"]
    gain += sum([mark.won - mark.fair for mark in earlier.values()]) / max(len(earlier), 1)
    accepted = before is None or (gain > 0 and greedy.won > before["greedy"] - greedy.give)
    told = {str(n): [mark.won, mark.give] for n, mark in earlier.items()}
    seconds = round(monotonic() - start, 1)
    training.note("exam", number, accepted=accepted, greedy=greedy.won, give=greedy.give, nets=told, seconds=seconds)
    nets = "".join([f"; net {n}: {100 * mark.won:.1f} ±{100 * mark.give:.1f}" for n, mark in earlier.items()])
    verdict = "accepted" if accepted else "not accepted"
    training.say(f"round {number}: against greedy {greedy}{nets}; {verdict} ({seconds:.0f} s)")


def _loss(training: Training, number: int) -> float:
    told = training.noted("fit", number)
    assert told is not None
    return float(told["loss"])


def _least_loss(training: Training) -> float:
    return min([float(one["loss"]) for one in training.log if one["step"] == "fit"])


def _finish(training: Training) -> Path:
    """The best net under its own name, with what it does on deals that chose nothing."""
    from archfoe.training.games import GREEDY, exam

    plan, best = training.plan, training.accepted
    if best is None:
        raise ArchfoeError(f"No net is finished yet. Continue with: archfoe train {plan.mode} --resume.")
    path = training.folder / f"{plan.name}{ENDING}"
    games = sum([one["games"] for one in training.log if one["step"] == "games"])
    note = f"round {best} of {plan.rounds}, {games} games, seed {plan.seed}"
    net = read_net(training.net(best), faster=False)
    if training.buys_by_net and not training.interrupt.heard:
        seed = f"{plan.seed}:final:{monotonic()}" if plan.seed == "random" else f"{plan.seed}:final"
        mark = exam(
            training.tables, str(training.net(best)), GREEDY, seed, plan.final, training.crew, training.interrupt
        )
        training.note("final", best, won=mark.won, give=mark.give, games=mark.games)
        training.say(f"The net of round {best} wins {mark} against greedy, on deals that chose nothing.")
        note += f"; against greedy {mark}"
    _net(training, net.layers, note).save(path)
    training.say(f"The net is {path} ({path.stat().st_size} bytes).")
    return path
