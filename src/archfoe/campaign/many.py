"""Many campaigns of bots, the same ones for any number of processes."""

from __future__ import annotations

import signal
from collections.abc import Iterable
from dataclasses import dataclass, field
from multiprocessing import Pool
from typing import NamedTuple

from archfoe.campaign.contest import Contest
from archfoe.campaign.ledger import Campaign
from archfoe.campaign.runs import Referee, run_campaign, run_contest
from archfoe.core.chance import key_of_seed
from archfoe.modes.families import TEAM


class Batch(NamedTuple):
    """What to play: campaign i has a key made from seed and i."""

    bots: tuple[str, ...]
    seed: int | str = 0
    variants: tuple[str, ...] = ()  # with any, the competitive campaign
    check: bool = False  # look at every position

    def seed_of(self, number: int) -> str:
        return f"{self.seed}:{number}"


class Failed(NamedTuple):
    """A campaign that an error ended, with the record of the game that leads there."""

    seed: str
    game: int  # counted from 1
    error: str
    record: str  # the text of its file


@dataclass(slots=True)
class Played:
    """What came of it all."""

    stories: list[Campaign | Contest] = field(default_factory=list)
    failures: list[Failed] = field(default_factory=list)
    games: int = 0

    def gather(self, results: Iterable[tuple[Campaign | Contest | Failed, int]]) -> None:
        for result, games in results:
            self.games += games
            if isinstance(result, Failed):
                self.failures.append(result)
            else:
                self.stories.append(result)


def play_batch(batch: Batch, campaigns: int, jobs: int = 1) -> Played:
    """Plays them all, in so many processes; the stories are in the order of their numbers."""
    work = [(batch, number) for number in range(campaigns)]
    played = Played()
    if jobs == 1:
        played.gather(map(_play, work))
    else:  # an interrupt is for the parent alone
        with Pool(min(jobs, campaigns), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
            played.gather(pool.imap(_play, work))
    return played


def _play(work: tuple[Batch, int]) -> tuple[Campaign | Contest | Failed, int]:
    """One campaign, from which no error escapes."""
    batch, number = work
    referee, seed = Referee(batch.check), batch.seed_of(number)
    key, players = key_of_seed(seed), len(batch.bots)
    try:
        if batch.variants:
            return run_contest(batch.bots, key, players, TEAM in batch.variants, referee), referee.games
        return run_campaign(batch.bots, key, players, referee), referee.games
    except Exception as error:
        record = "" if referee.record is None else referee.record.dumps()
        return Failed(seed, referee.games, f"{type(error).__name__}: {error}", record), referee.games
