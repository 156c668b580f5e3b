"""Many campaigns of bots, the same ones for any number of processes, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from archfoe.core.chance import key_of_seed
from archfoe.games.city.campaign.contest import Contest
from archfoe.games.city.campaign.log import BOXES, FAILED, FIRST_TRY, GRADES, SECOND_TRY, Campaign, grade, points
from archfoe.games.city.campaign.runs import Referee, run_campaign, run_contest
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.scenarios import CAMPAIGN
from archfoe.games.shared.choices import CONTEST, TEAM
from archfoe.signals import Interrupt, interruptible
from archfoe.sim.work import in_processes
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


def as_data(stories: Sequence[Story], seats: int) -> dict[str, Any]:
    report: dict[str, Any] = {}
    played = [story for story in stories if isinstance(story, Campaign)]
    if played:
        scores = [campaign.first_points if campaign.first else points(campaign) for campaign in played]
        grades = Counter(grade(score).mark for score in scores)
        report["points"] = {"least": min(scores), "mean": round(sum(scores) / len(scores), 3), "most": max(scores)}
        report["grades"] = {one.mark: grades[one.mark] for one in GRADES}
        report["scenarios"] = {number: _boxes([c.first or c.boxes for c in played], number) for number in CAMPAIGN}
        if again := [campaign.boxes for campaign in played if campaign.first]:
            report["impossible"] = {number: _boxes(again, number) for number in CAMPAIGN}
        report["missions"] = dict(sorted(Counter(m for campaign in played for m in campaign.missions).items()))
        report["whole cities"] = sum(not campaign.destroyed for campaign in played)
    contests = [story for story in stories if isinstance(story, Contest)]
    if contests:
        won = Counter(seat for contest in contests for seat in contest.champions)
        report["won by seat"] = [won[seat] for seat in range(seats)]
    return report


def _boxes(rounds: Iterable[Sequence[str]], number: int) -> dict[str, int]:
    ticked = Counter(boxes[number - 1] for boxes in rounds)
    return {box: ticked[box] for box in BOXES}


def in_words(report: dict[str, Any]) -> list[str]:
    lines = []
    if "points" in report:
        score = report["points"]
        lines += [f"Points: {score['least']} to {score['most']}, {score['mean']:.1f} on average."]
        lines += ["Grades: " + ", ".join(f"{mark} {n}" for mark, n in report["grades"].items()) + "."]
        lines += _scenario_lines(report["scenarios"])
        if "impossible" in report:
            lines += ["Impossible Mode, after scenario 8 was won:", *_scenario_lines(report["impossible"])]
        missions = ", ".join(f"{name} {n}" for name, n in report["missions"].items())
        lines += [f"Side Missions completed: {missions or 'none'}; whole cities: {report['whole cities']}."]
    if "won by seat" in report:
        bots = zip(report["players"], report["won by seat"], strict=True)
        lines.append("Won: " + ", ".join(f"seat {seat} ({bot}) {n}" for seat, (bot, n) in enumerate(bots)) + ".")
    return lines


def _scenario_lines(scenarios: dict[int, dict[str, int]]) -> list[str]:
    return [
        f"  Scenario {number}: won {boxes[FIRST_TRY]} at the first try and {boxes[SECOND_TRY]} at the second, "
        f"failed {boxes[FAILED]}."
        for number, boxes in scenarios.items()
    ]
