"""`python -m bench.campaigns`: how campaigns of Rebirth go for teams of bots, as docs/reports/rebirth.md tells it.

For each scenario and size of team: how many of the games that were played there were won, first and second tries
together, with the bounds between which the true share lies in 95 of 100 such measurements. Damage, failed scenarios and
what they did not earn are as in any campaign; Impossible Mode is not played. `--keep` writes each campaign to a file as
soon as it is over, and takes up what is there.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

from archfoe.core.chance import key_of_seed
from archfoe.games.city.campaign.aftermath import after, best_card, repaired, saved, worst_location
from archfoe.games.city.campaign.log import new_campaign
from archfoe.games.city.campaign.runs import Referee
from archfoe.games.city.scenarios import CAMPAIGN
from bench.balance import SIZES, in_percent, numbers

#: Bot, players, number of the campaign.
Which = tuple[str, int, int]
#: (scenario, won) of each game.
Games = list[tuple[int, bool]]


def one_campaign(bot: str, players: int, seed: str) -> Games:
    """From the first scenario to the last."""
    campaign, played, referee = new_campaign([bot] * players, key_of_seed(seed)), [], Referee()
    while not campaign.over and not campaign.impossible:
        outcome = referee(campaign.options(), campaign.game_key, campaign.players)
        played.append((campaign.scenario, outcome.won))
        campaign = after(campaign, outcome)
        if campaign.repair:
            campaign = repaired(campaign, worst_location(campaign))
        while campaign.saves:
            campaign = saved(campaign, best_card(campaign))
    return played


def _play(work: tuple[Which, str]) -> tuple[Which, Games]:
    (bot, players, number), seed = work
    return (bot, players, number), one_campaign(bot, players, f"{seed} {players} {number}")


def results(work: argparse.Namespace) -> Iterator[tuple[Which, Games]]:
    """Those that are kept first; the sizes take turns, so that what is interrupted is even."""
    wanted = [(bot, size, n) for n, bot, size in product(range(work.campaigns), work.bots, work.sizes)]
    known: dict[Which, Games] = {}
    if work.keep is not None and work.keep.exists():
        for line in work.keep.read_text().splitlines():
            which, games = json.loads(line)
            known[tuple(which)] = [(scenario, won) for scenario, won in games]
    yield from ((which, known[which]) for which in wanted if which in known)
    rest = [(which, work.seed) for which in wanted if which not in known]
    with ProcessPoolExecutor(work.jobs) as workers:
        for which, games in workers.map(_play, rest):
            if work.keep is not None:
                with work.keep.open("a") as file:
                    file.write(json.dumps([which, games]) + "\n")
            yield which, games


def table(bot: str, found: dict[Which, Games], sizes: list[int]) -> Iterator[str]:
    yield f"| {bot} | {' | '.join(f'{size} player' + 's' * (size > 1) for size in sizes)} | all |"
    yield "|---|" + "---|" * (len(sizes) + 1)
    for scenario in CAMPAIGN:
        won: Counter[int] = Counter()
        played: Counter[int] = Counter()
        for (who, size, _), games in found.items():
            if who == bot:
                for number, good in games:
                    played[size] += number == scenario
                    won[size] += number == scenario and good
        cells = [in_percent(won[size], played[size]) if played[size] else "-" for size in sizes]
        cells.append(in_percent(won.total(), played.total()) if played.total() else "-")
        yield f"| {scenario} | {' | '.join(cells)} |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.campaigns", description=__doc__)
    parser.add_argument("--campaigns", type=int, default=50, help="of each bot and size of team")
    parser.add_argument("--bots", type=lambda words: words.split(","), default=["greedy", "keen"])
    parser.add_argument("--sizes", type=numbers, default=list(SIZES), help="of teams, such as 1,2")
    parser.add_argument("--seed", default="curve")
    parser.add_argument("--keep", type=Path, help="a file for the results")
    parser.add_argument("--jobs", type=int, default=1)
    work = parser.parse_args()
    found = dict(results(work))
    for bot in work.bots:
        print("\n".join(table(bot, found, work.sizes)), end="\n\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
