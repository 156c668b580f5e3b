"""Campaigns of Rebirth as terminal and server ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.games.city.campaign import choices, files, many, roster, words
from archfoe.games.city.campaign.contest import Contest, after_game, known, manned, new_story, noted
from archfoe.games.city.campaign.log import MODE, Campaign
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.outcome import outcome
from archfoe.table.campaigns import Batch, Book, Choice, Played, Story

_ALL_STAY: Final = "In a competitive campaign all players stay to its end."


class CityCampaigns:
    mode = MODE
    title = "Rebirth"

    # How it goes on

    def new(
        self, players: Sequence[str], key: bytes, heroes: str = "", variants: Sequence[str] = (), mix: str = ""
    ) -> Story:
        return new_story(players, key, heroes, variants, mix)

    def after(self, story: Story, game: Game, takebacks: int) -> Story:
        return after_game(noted(known(story), takebacks=takebacks), outcome(game.rules, game.state))

    def noted(self, story: Story, restarts: int = 0, takebacks: int = 0) -> Story:
        return noted(known(story), restarts, takebacks)

    def choice(self, story: Story) -> Choice | None:
        return choices.choice_of(known(story))

    def choose(self, story: Story, key: str) -> Story:
        return choices.choose(known(story), key)

    def chosen_words(self, key: str) -> str:
        return choices.chosen_words(key)

    def check(self, story: Story) -> None:
        (replace(story, repair=False, saves=0) if isinstance(story, Campaign) else story).options()

    # Who plays

    def heroes(self, story: Story) -> list[str]:
        return [member.hero for member in known(story).members]

    def away(self, story: Story) -> list[str]:
        return [member.player for member in story.away] if isinstance(story, Campaign) else []

    def variants(self, story: Story) -> list[str]:
        if isinstance(story, Contest):
            return list(story.variants)
        return [IMPOSSIBLE] if isinstance(story, Campaign) and story.impossible else []

    def is_open(self, story: Story) -> bool:
        return not isinstance(story, Contest)

    def manned(self, story: Story, players: Sequence[str]) -> Story:
        return manned(known(story), players)

    def reseated(self, story: Story, players: Sequence[str], heroes: Sequence[str]) -> Story:
        if isinstance(story, Contest) and list(heroes) != self.heroes(story):
            raise ArchfoeError(_ALL_STAY)
        if len(heroes) != len(players):
            raise ArchfoeError(f"The campaign has {len(heroes)} players, and the table {len(players)} seats.")
        return roster.reseated(story, players, heroes) if isinstance(story, Campaign) else self.manned(story, players)

    def regrouped(self, story: Story, leaving: Sequence[str], joining: Sequence[tuple[str, str]]) -> Story:
        if not isinstance(story, Campaign):
            raise ArchfoeError(_ALL_STAY)
        return roster.regroup(story, leaving, joining)

    # Words

    def who_plays(self, story: Story) -> str:
        return words.who_plays(known(story).members)

    def where_it_stands(self, story: Story) -> str:
        return words.where_it_stands(known(story))

    def game_name(self, story: Story) -> str:
        return words.game_name(known(story))

    def premise_lines(self, story: Story) -> list[str]:
        return words.premise_lines(known(story))

    def log_lines(self, name: str, story: Story, playing: bool) -> list[str]:
        return words.log_lines(name, known(story), playing)

    def what_followed(self, before: Story, now: Story) -> list[str]:
        return words.what_followed(known(before), known(now))

    def sheet(self, name: str, before: Story, now: Story, *, playing: bool) -> Any:
        from archfoe.games.city.campaign.sheet import sheet  # it travels: only a server needs what it is made with

        return sheet(name, known(before), known(now), playing=playing)

    # Its file

    def checked_name(self, name: str) -> str:
        return files.checked_name(name)

    def loads(self, text: str, name: str) -> Book:
        return files.loads(text, name)

    def dumps(self, book: Book) -> str:
        return files.dumps(book)

    def read(self, path: Path) -> Book:
        return files.read(path)

    def write(self, path: Path, book: Book) -> None:
        files.write(path, book)

    def restore(self, path: Path) -> Book:
        return files.restore(path)

    def last_good(self, path: Path) -> Path:
        return files.last_good(path)

    def set_aside(self, path: Path) -> Path:
        return files.set_aside(path)

    # Many of them, by bots

    def play_batch(self, batch: Batch, campaigns: int, jobs: int) -> Played:
        return many.play_batch(batch, campaigns, jobs)

    def report(self, stories: Sequence[Story], seats: int) -> dict[str, Any]:
        return many.as_data(stories, seats)

    def report_lines(self, found: dict[str, Any]) -> list[str]:
        return many.in_words(found)


CAMPAIGNS: Final = CityCampaigns()
