"""Whole campaigns that bots play among themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from archfoe.agents import make_agent, seated
from archfoe.core.game import Answerer, Game
from archfoe.core.record import Record
from archfoe.games.build import build
from archfoe.games.city.campaign.aftermath import after, best_card, repaired, saved, worst_location
from archfoe.games.city.campaign.contest import Contest, after_contest, new_contest
from archfoe.games.city.campaign.log import Campaign, new_campaign
from archfoe.games.city.outcome import Outcome, outcome
from archfoe.games.options import Options
from archfoe.registry.editions import digests
from archfoe.sim.invariants import Watcher
from archfoe.table.seated import any_searches
from archfoe.table.session import bot_dice
from archfoe.version import VERSION

#: Plays one game of a campaign with these bots, to its end.
Play = Callable[[Options, bytes, Sequence[str]], Outcome]


class Referee:
    """Plays the games that a session with the same key and bots would play; with `check`, looks at every position.

    `go_on` is called before each of them, and may end it all.
    """

    def __init__(self, check: bool = False, go_on: Callable[[], None] = lambda: None) -> None:
        self.check, self.go_on = check, go_on
        self.games = 0
        self.record: Record | None = None  # of the last game, also if an error ended it

    def __call__(self, options: Options, key: bytes, bots: Sequence[str]) -> Outcome:
        self.go_on()
        self.games += 1
        self.record = Record(options.as_dict(), key, list(bots), VERSION, sets=digests(options.sets, options.variants))
        game = self._play(options, key, bots)
        return outcome(game.rules, game.state)

    def _play(self, options: Options, key: bytes, bots: Sequence[str]) -> Game:
        agents: dict[int, Answerer] = seated(
            {seat: make_agent(bot, bot_dice(key, seat, options.game)) for seat, bot in enumerate(bots)}
        )
        rules, state = build(options, key)
        watcher = Watcher(options, state) if self.check else None
        assert self.record is not None
        seats, searching = watcher.over(agents) if watcher else agents, any_searches(agents)
        game = Game(rules, state, seats, log=False, searching=searching, begin=False)
        self.record.answers = game.record
        game.begin()
        if watcher is not None:
            watcher.last_look(game)
        return game


def run_campaign(
    agents: Sequence[str],
    key: bytes,
    players: int,
    play: Play | None = None,
    impossible: bool = False,
    mix: str = "",
) -> Campaign:
    """From the first scenario to the last, and on in Impossible Mode if that is won.

    The agents are seated in turn until every seat is taken.
    """
    play = play or Referee()
    campaign = new_campaign(seats(agents, players), key, impossible=impossible, mix=mix)
    while not campaign.over:
        campaign = after(campaign, play(campaign.options(), campaign.game_key, campaign.players))
        if campaign.repair:
            campaign = repaired(campaign, worst_location(campaign))
        while campaign.saves:
            campaign = saved(campaign, best_card(campaign))
    return campaign


def run_contest(
    agents: Sequence[str], key: bytes, players: int, teams: bool = False, play: Play | None = None, mix: str = ""
) -> Contest:
    """A competitive campaign, until somebody has won it."""
    play = play or Referee()
    contest = new_contest(seats(agents, players), key, teams=teams, mix=mix)
    while not contest.over:
        contest = after_contest(contest, play(contest.options(), contest.game_key, contest.players))
    return contest


def seats(agents: Sequence[str], players: int) -> list[str]:
    return [agents[seat % len(agents)] for seat in range(players)]
