"""A campaign with cards of other sets (ruling RB-38)."""

from __future__ import annotations

import json

import pytest

from archfoe.core.cards import MAIN_KIND
from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError
from archfoe.core.filters import HERO
from archfoe.core.piles import DESTROYED
from archfoe.games.build import build
from archfoe.games.city.campaign import files, words
from archfoe.games.city.campaign.contest import Story, new_story
from archfoe.games.city.campaign.runs import Referee, run_contest
from archfoe.games.city.outcome import _destroyed
from archfoe.table.campaigns import BadCampaign, Book
from tests.games.city.campaign.helpers import KEY
from tests.vocabulary import rule

_VARIANTS = [(), ("competitive",)]


def mixed(variants: tuple[str, ...] = (), mix: str = "base:20+rivals") -> Story:
    return new_story(["ann", "bob"], KEY, "Batman,Cyborg", variants, mix)


@rule("RB-38", "G-71")
@pytest.mark.parametrize("variants", _VARIANTS)
def test_every_game_has_cards_of_the_other_sets(variants: tuple[str, ...]) -> None:
    story = mixed(variants)
    assert story.options().mix == "base:20+rivals"
    _, s = build(story.options(), story.game_key)
    assert sum(card.set == "base" for card in s.cards if card.kind == MAIN_KIND) == 20
    assert "With cards of Base set and Rivals." in words.premise_lines(story)


@rule("RB-38")
@pytest.mark.parametrize("variants", _VARIANTS)
def test_its_file_keeps_them(variants: tuple[str, ...]) -> None:
    story = mixed(variants)
    assert files.loads(files.dumps(Book("friday", story))).story == story
    plain = json.loads(files.dumps(Book("friday", mixed(variants, ""))))
    assert "mix" not in plain, "files without a mixture are as they always were"


def test_a_set_that_is_not_here_is_one_sentence() -> None:
    with pytest.raises(ArchfoeError, match="There is no set to mix into rebirth 'bsae'"):
        mixed(mix="bsae")
    text = files.dumps(Book("friday", mixed(mix="base")))
    data = json.loads(text) | {"mix": "moonlight"}
    del data["check"]
    data["check"] = files._check(data)
    with pytest.raises(BadCampaign, match="it is mixed with 'moonlight', and there is no such set here"):
        files.loads(json.dumps(data))


@rule("RB-38", "G-69")
def test_a_destroyed_guest_is_not_out_of_a_later_game() -> None:
    """Scenario 7 takes destroyed cards out of the next main deck."""
    story = mixed(mix="base")
    _, s = build(story.options().but(scenario=7), key_of_seed(2))
    for own in ("base", "rebirth"):
        heroes = [i for i, card in enumerate(s.cards) if (card.set, card.kind, card.type) == (own, MAIN_KIND, HERO)]
        s.put(heroes[0], DESTROYED)
    own_name = next(s.cards[card].name for card in s.piles[DESTROYED] if s.cards[card].set == "rebirth")
    assert _destroyed(s, "rebirth") == (own_name,)


@rule("RB-38")
def test_bots_play_one_to_its_end_and_the_checks_hold() -> None:
    contest = run_contest(("greedy",), key_of_seed("mixed"), 2, play=Referee(check=True), mix="base:10+rivals:5")
    assert contest.over and contest.mix == "base:10+rivals:5"
