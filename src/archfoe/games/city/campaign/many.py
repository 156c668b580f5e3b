"""Many campaigns of bots, the same ones for any number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from archfoe.core.chance import key_of_seed
from archfoe.games.city.campaign.runs import Referee, run_campaign, run_contest
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.shared.choices import CONTEST, TEAM
from archfoe.sim.work import Interrupt, in_processes, interruptible
from archfoe.table.campaigns import Batch, Failed, Played, Result, Story


def play_batch(batch: Batch, campaigns: int, jobs: int = 1) -> Played:
    """Plays them all, in so many processes; the stories are in the order of their numbers.

    Ctrl-C ends it early, with the campaigns that were played to their end.
    """
    work = [(batch, number) for number in range(campaigns)]
    with interruptible() as interrupt:
        if jobs == 1:
            results = list(_play_here(work, interrupt))
        else:
            results = list(in_processes(_play, work, min(jobs, campaigns), interrupt))
    played = Played(interrupted=len(results) < campaigns)
    played.gather(sorted(results, key=lambda result: result.number))
    return played


def _play_here(work: Iterable[tuple[Batch, int]], interrupt: Interrupt) -> Iterator[Result]:
    """A campaign takes a while: it is left between two games."""

    def go_on() -> None:
        if interrupt.heard:
            raise KeyboardInterrupt

    for piece in work:
        try:
            yield _play(piece, go_on)
        except KeyboardInterrupt:
            return


def _play(work: tuple[Batch, int], go_on: Callable[[], None] = lambda: None) -> Result:
    """One campaign, from which no error escapes."""
    batch, number = work
    referee, seed = Referee(batch.check, go_on), batch.seed_of(number)
    key, players = key_of_seed(seed), len(batch.bots)
    story: Story | Failed
    try:
        if CONTEST in batch.variants:
            story = run_contest(batch.bots, key, players, TEAM in batch.variants, referee, batch.mix)
        else:
            story = run_campaign(batch.bots, key, players, referee, IMPOSSIBLE in batch.variants, batch.mix)
    except Exception as error:
        record = "" if referee.record is None else referee.record.dumps()
        story = Failed(seed, referee.games, f"{type(error).__name__}: {error}", record)
    return Result(number, story, referee.games)
