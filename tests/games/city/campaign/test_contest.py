"""The competitive campaign."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, REMOVED, UNUSED
from archfoe.games.build import build
from archfoe.games.city.campaign import Contest, after_contest, files
from archfoe.games.city.campaign.contest import new_contest
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SIGNATURE_KIND
from archfoe.games.city.legacy import Legacy
from archfoe.games.city.options import city_options
from archfoe.games.city.outcome import outcome
from archfoe.table.campaigns import Book
from archfoe.table.view import View
from tests.games.city.campaign.helpers import KEY, ended, won_by
from tests.remembered import remembered
from tests.vocabulary import rule


def three() -> Contest:
    return new_contest(["ann", "bob", "cid"], KEY, "Batman,Cyborg,Aquaman")


def teams() -> Contest:
    """ann and cid against bob and dora."""
    return new_contest(["ann", "bob", "cid", "dora"], KEY, "Batman,Cyborg,Aquaman,Superman", teams=True)


@rule("REB-25.3")
def test_everybody_begins_with_all_signature_cards() -> None:
    options = three().options()
    assert options.variants == ("competitive",)
    assert city_options(options).legacy.signatures == (3, 3, 3)
    assert city_options(options).legacy.damage == ()


@rule("REB-25.4", "REB-25.6", "RB-22")
def test_the_winner_gives_up_a_signature_card_for_all_later_games() -> None:
    contest = won_by(three(), 1)
    assert not contest.over
    assert city_options(contest.options()).legacy.signatures == (3, 2, 3)
    contest = won_by(contest, 0)
    assert city_options(contest.options()).legacy.signatures == (2, 2, 3)


@rule("REB-25.6")
def test_the_first_to_win_two_games_wins() -> None:
    contest = won_by(won_by(won_by(three(), 1), 2), 0)
    assert not contest.over
    assert contest.number == 4
    contest = won_by(contest, 2)
    assert contest.champions == (2,)
    with pytest.raises(ArchfoeError, match="This campaign is over: somebody has won it"):
        contest.options()
    with pytest.raises(ArchfoeError, match="This campaign is over: somebody has won it"):
        won_by(contest, 1)


@rule("REB-25.7", "RB-22")
def test_a_shared_win_counts_for_each() -> None:
    contest = won_by(three(), 0, 1)
    assert city_options(contest.options()).legacy.signatures == (2, 2, 3)
    contest = won_by(contest, 0, 1)
    assert contest.champions == (0, 1)


@rule("REB-25.5", "REB-25.6", "RB-22")
def test_each_member_of_the_winning_team_gives_one_up() -> None:
    contest = won_by(teams(), 1, 3)
    assert contest.options().variants == ("team", "competitive")
    assert city_options(contest.options()).legacy.signatures == (3, 2, 3, 2)
    assert won_by(contest, 1, 3).champions == (1, 3)


@rule("REB-25.2")
def test_damage_stays_from_game_to_game() -> None:
    contest = won_by(three(), 1, damage={"bank": 2, "city": 5})
    assert dict(city_options(contest.options()).legacy.damage) == {"bank": 2, "city": 5}
    contest = won_by(contest, 0, damage={"bank": 3})
    assert dict(city_options(contest.options()).legacy.damage) == {"bank": 3, "city": 5}


@rule("REB-25.1")
def test_locations_and_sides_are_dealt_anew() -> None:
    contest, seen = three(), set()
    for _ in range(4):
        _, state = build(contest.options(), contest.game_key)
        tiles = remembered(state, "tiles")
        seen.add(tiles)
        sides = [side for _, side in tiles]
        assert len({tile for tile, _ in tiles}) == 5
        assert sorted((sides.count("A"), sides.count("B"))) == [2, 3]
        contest = after_contest(contest, ended(contest, winners=[]))
    assert len(seen) == 4


def test_super_heroes_that_were_dealt_are_kept() -> None:
    contest = new_contest(["ann", "bob"], KEY)
    assert contest.options().heroes == "two-dealt"
    contest = after_contest(contest, ended(contest, heroes=["Aquaman", "Batman"], winners=[0]))
    assert contest.options().heroes == "Aquaman,Batman"
    assert city_options(contest.options()).legacy.signatures == (2, 3)


@pytest.mark.parametrize(("players", "in_teams"), [(["ann"], False), (["ann", "bob"], True)])
def test_what_cannot_be_played_is_refused(players: list[str], in_teams: bool) -> None:
    with pytest.raises(ArchfoeError):
        new_contest(players, KEY, teams=in_teams)


def begun(contest: Contest) -> Game:
    return Game(*build(contest.options(), contest.game_key))


def signatures_of(game: Game, seat: int) -> list[str]:
    cards = game.state.piles[HAND + seat] + game.state.piles[DECK + seat]
    return sorted(game.state.cards[card].name for card in cards if game.state.cards[card].kind == SIGNATURE_KIND)


@rule("REB-25.4", "RB-22")
@pytest.mark.parametrize("pick", [0, 1, 2])
def test_the_winner_says_which_one_and_it_is_gone_for_all_later_games(pick: int) -> None:
    contest = won_by(three(), 1)
    game = begun(contest)
    view = View(game, 1)
    assert (list(game.waiting), view.kind.prompt) == ([1], "Which Signature card do you give up?")
    names = [option.card.name for option in view.options if option.card is not None]
    assert len(names) == 3
    assert not any(name in str(View(game, 0).as_dict()) for name in names), "the others see no names"
    game.decide(1, pick)
    kept = sorted(set(names) - {names[pick]})
    assert signatures_of(game, 1) == kept
    assert [len(signatures_of(game, seat)) for seat in range(3)] == [3, 2, 3]
    assert sum(game.state.cards[card].name == "Punch" for card in game.state.piles[REMOVED]) == 3 + 2 + 3
    after = after_contest(contest, outcome(game.rules, game.state)._replace(winners=(0,)))
    text = files.dumps(Book("duel", after))
    later = files.loads(text).story
    assert later == after
    game = begun(after)
    assert list(game.waiting) == [0], "only who has won since is asked"
    game.decide(0, 0)
    assert signatures_of(game, 1) == kept


@rule("REB-25.4")
def test_a_game_of_an_earlier_version_goes_on_without_the_highest_number() -> None:
    contest = won_by(three(), 1)
    options = contest.options().but(legacy=Legacy((3, 2, 3)))
    assert "given_up" not in options.as_dict()["legacy"]
    game = Game(*build(options, contest.game_key))
    left_out = [game.state.cards[card] for card in game.state.piles[UNUSED]]
    assert [city_card(card).number for card in left_out if city_card(card).super_hero == "Cyborg"] == [3]


@pytest.mark.parametrize("given_up", [(1, 0), (4, 0, 0), (0, 0, 1), (-2, 0, 0)])
def test_what_cannot_have_been_given_up_is_refused(given_up: tuple[int, ...]) -> None:
    with pytest.raises(ArchfoeError, match="given up"):
        three().options().but(legacy=Legacy((2, 3, 3), given_up=given_up))
