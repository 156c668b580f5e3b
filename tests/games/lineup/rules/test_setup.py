"""Set-up and who begins (BASE-1.x, BASE-2.x), and what a table cannot agree on."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from archfoe.core.cards import MAIN_KIND, SUPER_HERO_KIND, SUPER_VILLAIN_KIND
from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, KICKS, LINEUP, MAIN, SHELF, STACK, UNUSED, WEAKNESSES
from archfoe.games.build import build
from archfoe.games.lineup.options import lineup_options
from archfoe.games.options import Options
from archfoe.sets import BOXES
from archfoe.table.session import Session
from archfoe.table.view import View, spectator
from tests.vocabulary import rule

BASE = BOXES["base"]
NAMES = ["Ann", "Bob", "Cem", "Dot", "Eve"]
FIRST_GAME = {"Batman", "Superman", "Green Lantern", "Wonder Woman", "The Flash"}
ALL_HEROES = FIRST_GAME | {"Aquaman", "Cyborg"}
NO_FLASH = "Batman,Superman,Aquaman"


def start(seed: int = 1, **options: Any) -> Session:
    """A game of people that waits for its first answer."""
    chosen = Options(**options)
    return Session.seeded(chosen, NAMES[: chosen.players], seed)


def names(view: View, pile: int) -> list[str | None]:
    return [card.name if card is not None else None for card in view.pile(pile)]


def heroes(session: Session, seat: int) -> list[str]:
    return [hero.name for hero in session.view(None).heroes(seat)]


def choose_hero(session: Session, seat: int, name: str) -> None:
    offered = [option.card.name for option in session.view(seat).options if option.card is not None]
    session.decide(seat, offered.index(name))


# The box


@rule("BASE-1.1")
def test_the_box_holds_214_cards_and_seven_super_heroes() -> None:
    assert {name: BASE[name].copies for name in ("punch", "vulnerability", "kick", "weakness")} == {
        "punch": 36,
        "vulnerability": 16,
        "kick": 16,
        "weakness": 20,
    }
    assert sum(card.copies for card in BASE.of_kind(MAIN_KIND)) == 114
    assert sum(card.copies for card in BASE.of_kind(SUPER_VILLAIN_KIND)) == 12
    assert sum(card.copies for card in BASE.values() if card.kind != SUPER_HERO_KIND) == 214
    assert {hero.name for hero in BASE.of_kind(SUPER_HERO_KIND) if not hero.promo} == ALL_HEROES


@rule("BASE-1.6")
def test_every_card_has_exactly_one_type_save_the_weakness_which_has_none() -> None:
    types = {"Starter", "Villain", "Location", "Hero", "Super Power", "Equipment"}
    for card in BASE.values():
        if card.kind != SUPER_HERO_KIND:
            assert card.type == "" if card.name == "Weakness" else card.type in types


@rule("BASE-1.2")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_starts_with_seven_punches_and_three_vulnerabilities(players: int) -> None:
    session = start(players=players)
    state = session.game.state
    for seat in range(players):
        assert Counter(state.cards[card].name for card in state.owned(seat)) == {"Punch": 7, "Vulnerability": 3}


# Super Heroes


@rule("BASE-1.3")
def test_five_players_of_a_first_game_share_the_five_super_heroes_for_it() -> None:
    session = start(players=5, heroes="first-game")
    assert {heroes(session, seat)[0] for seat in range(5)} == FIRST_GAME


@rule("BASE-1.3")
def test_the_super_heroes_of_a_first_game_are_dealt_at_random_out_of_five() -> None:
    dealt = {heroes(start(seed, heroes="first-game"), seat)[0] for seed in range(40) for seat in (0, 1)}
    assert dealt == FIRST_GAME


def test_super_heroes_may_be_dealt_out_of_all_seven() -> None:
    dealt = {heroes(start(seed, heroes="dealt"), seat)[0] for seed in range(60) for seat in (0, 1)}
    assert dealt == ALL_HEROES


@rule("BASE-1.4")
def test_players_may_choose_freely_among_the_super_heroes_that_are_left() -> None:
    session = start(players=2, heroes="free")
    assert {option.card.name for option in session.view(0).options if option.card} == ALL_HEROES
    choose_hero(session, 0, "Aquaman")
    assert {option.card.name for option in session.view(1).options if option.card} == ALL_HEROES - {"Aquaman"}
    choose_hero(session, 1, "Cyborg")
    assert (heroes(session, 0), heroes(session, 1)) == (["Aquaman"], ["Cyborg"])


@rule("BASE-1.4")
def test_super_heroes_may_be_named_one_for_each_seat() -> None:
    session = start(players=3, heroes="Cyborg, Batman, The Flash")
    assert [heroes(session, seat) for seat in range(3)] == [["Cyborg"], ["Batman"], ["The Flash"]]
    assert set(names(session.view(0), SHELF)) == ALL_HEROES - {"Cyborg", "Batman", "The Flash"}


@rule("BASE-1.5")
def test_each_player_may_be_dealt_two_super_heroes_and_keep_one() -> None:
    session = start(players=3, heroes="two-dealt")
    assert session.view(0).waiting == (0, 1, 2)
    dealt = [heroes(session, seat) for seat in range(3)]
    assert [len(pair) for pair in dealt] == [2, 2, 2]
    for seat in range(3):
        session.decide(seat, 1)
    assert [heroes(session, seat) for seat in range(3)] == [[pair[1]] for pair in dealt]


@rule("BASE-1.5")
def test_two_super_heroes_for_each_of_four_players_are_too_many() -> None:
    with pytest.raises(ArchfoeError, match=r"takes 8, and there are 7"):
        Options(players=4, heroes="two-dealt")


def test_the_promo_makes_two_super_heroes_for_each_of_four_players_possible() -> None:
    session = start(players=4, heroes="two-dealt", promos=True)
    assert "Martian Manhunter" in {name for seat in range(4) for name in heroes(session, seat)}


def test_the_promo_stays_out_unless_it_is_wanted() -> None:
    assert all(
        "Martian Manhunter" not in heroes(start(seed, players=5), seat) for seed in range(9) for seat in range(5)
    )


# The main deck, the stacks, the Line-Up


@rule("BASE-1.7")
def test_main_deck_and_line_up_are_the_114_cards_and_nothing_else() -> None:
    state = start().game.state
    cards = [state.cards[card] for card in state.piles[MAIN] + state.piles[LINEUP]]
    assert len(cards) == 114
    assert {card.kind for card in cards} == {MAIN_KIND}
    assert Counter(card.name for card in cards)["Suicide Squad"] == 6


@rule("BASE-1.7")
def test_the_main_deck_is_shuffled_anew_for_every_game() -> None:
    assert len({tuple(names(start(seed).view(0), LINEUP)) for seed in range(10)}) == 10


@rule("BASE-1.8", "BASE-1.9", "BASE-1.10")
@pytest.mark.parametrize("villains", [8, 9, 10, 11, 12])
def test_the_stack_has_as_many_super_villains_as_agreed_with_ras_al_ghul_face_up_on_top(villains: int) -> None:
    view = start(villains=villains).view(0)
    assert names(view, STACK) == ["Ra's al Ghul"] + [None] * (villains - 1)
    assert view.villain is not None
    assert view.villain.name == "Ra's al Ghul"


@rule("BASE-1.8")
def test_a_standard_game_uses_eight_super_villains() -> None:
    assert lineup_options(Options()).villains == 8
    assert start().view(0).size(STACK) == 8


@rule("BASE-1.10")
def test_the_other_super_villains_are_drawn_at_random() -> None:
    used = Counter(
        state.cards[card].name
        for seed in range(60)
        for state in [start(seed).game.state]
        for card in state.piles[STACK]
    )
    assert used["Ra's al Ghul"] == 60
    assert len(used) == 12
    assert all(0 < n < 60 for name, n in used.items() if name != "Ra's al Ghul")


@rule("BASE-1.11")
@pytest.mark.parametrize("villains", [8, 11])
def test_nobody_sees_which_super_villains_are_laid_away(villains: int) -> None:
    session = start(villains=villains)
    for view in (session.view(0), session.view(1), spectator(session.game)):
        assert names(view, UNUSED) == [None] * (12 - villains)
        told = json.dumps(view.as_dict())
        assert not [sv.name for sv in BASE.of_kind(SUPER_VILLAIN_KIND) if sv.name in told and not sv.starts_on_top]


@rule("BASE-1.12")
def test_the_line_up_opens_with_the_top_five_cards_of_the_main_deck() -> None:
    options, key = Options(heroes="Batman,Superman"), key_of_seed(5)
    mode, laid_out = build(options, key)
    top = [laid_out.cards[card].name for card in laid_out.piles[MAIN][:-6:-1]]
    view = View(Game(mode, laid_out), 0)
    assert names(view, LINEUP) == top
    assert view.size(MAIN) == 109


@rule("BASE-1.13")
@pytest.mark.parametrize("players", [2, 5])
def test_all_kicks_and_weaknesses_are_used_whatever_the_number_of_players(players: int) -> None:
    view = start(players=players).view(0)
    assert names(view, KICKS) == ["Kick"] * 16
    assert names(view, WEAKNESSES) == ["Weakness"] * 20


@rule("BASE-1.14")
def test_the_line_up_shows_no_card_of_the_stacks() -> None:
    view = start().view(0)
    assert len(view.lineup) == 5
    assert all(card.kind == MAIN_KIND for card in view.lineup)


# Who begins


@rule("BASE-2.1")
def test_chance_decides_who_begins_if_nobody_plays_the_flash() -> None:
    assert {start(seed, players=3, heroes=NO_FLASH).view(0).active for seed in range(30)} == {0, 1, 2}


@rule("BASE-2.2", "G-24")
@pytest.mark.parametrize("seat", range(5))
def test_the_flash_begins_wherever_he_sits(seat: int) -> None:
    seats = ["Batman", "Superman", "Aquaman", "Cyborg"]
    seats.insert(seat, "The Flash")
    for seed in range(3):
        assert start(seed, players=5, heroes=",".join(seats)).view(0).waiting == (seat,)


@rule("G-24", "BASE-15.1")
@pytest.mark.parametrize("pairs", ["Batman,Superman,The Flash,Aquaman", "Batman,Superman,Aquaman,The Flash"])
def test_the_flash_begins_also_as_one_of_two_heads(pairs: str) -> None:
    for seed in range(4):
        assert start(seed, variants=("two-heads",), heroes=pairs).view(0).active == 1


@rule("G-24", "BASE-16.1")
def test_in_a_team_game_the_seats_alternate_from_the_flash() -> None:
    session = start(players=4, variants=("team",), heroes="Batman,Superman,Aquaman,The Flash")
    order = []
    for _ in range(5):
        seat = session.view(0).active
        order.append(seat)
        session.decide(seat, session.view(seat).choices - 1)
    assert order == [3, 0, 1, 2, 3]
    assert session.view(0).teams == (0, 1, 0, 1)


@rule("BASE-2.3")
def test_everybody_draws_five_cards_of_a_shuffled_deck_before_the_first_turn() -> None:
    hands = set()
    for seed in range(20):
        session = start(seed, players=3)
        assert all(session.view(0).size(HAND + seat) == session.view(0).size(DECK + seat) == 5 for seat in range(3))
        hands.add(tuple(sorted(card.name for card in session.view(0).hand)))
    assert len(hands) > 1


@rule("BASE-2.4")
def test_turns_go_round_clockwise() -> None:
    session = start(players=3, heroes="The Flash,Batman,Superman")
    order = []
    for _ in range(4):
        seat = session.view(0).active
        order.append(seat)
        session.decide(seat, session.view(seat).choices - 1)
    assert order == [0, 1, 2, 0]


# What cannot be agreed on


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"players": 1}, r"1 player cannot play base: seat 2 to 5"),
        ({"players": "2"}, r"The option 'players' must be a whole number, not '2'\."),
        ({"players": 2.0}, r"The option 'players' must be a whole number, not 2\.0\."),
        ({"variants": "hunt"}, r"The option 'variants' must be a tuple such as \(\"hunt\",\), not 'hunt'\."),
        ({"heroes": ("Batman", "Superman")}, r"The option 'heroes' must be a text such as 'Batman, Superman', not \("),
        ({"mode": None}, r"The option 'mode' must be a text, not None\."),
        ({"mode": "base+rivls"}, r"There is no set 'rivls'\. Did you mean 'rivals'\?"),
        ({"mode": "base+base"}, r"There is no mode 'base\+base'\. Did you mean 'base'\?"),
        ({"players": 6}, r"6 players cannot play base: seat 2 to 5"),
        ({"villains": 7}, r"8 to 12 Super-Villains, not 7"),
        ({"villains": 13}, r"8 to 12 Super-Villains, not 13"),
        ({"mode": "bse"}, r"no mode 'bse'. Did you mean 'base'\?"),
        ({"variants": ("teem",)}, r"no variant 'teem'. Did you mean 'team'\?"),
        ({"variants": ("two-heads",), "players": 3}, r"two-heads is for exactly 2 players, not 3"),
        ({"variants": ("team",), "players": 3}, r"team is for exactly 4 players, not 3"),
        ({"heroes": "Batmn,Superman"}, r"no Super Hero 'Batmn'. Did you mean 'Batman'\?"),
        ({"heroes": "Batman"}, r"Name 2 different Super Heroes for 2 players, not 1"),
        ({"heroes": "Batman,Superman,Aquaman"}, r"Name 2 different Super Heroes for 2 players, not 3"),
        ({"heroes": "Batman,Martian Manhunter"}, r"no Super Hero 'Martian Manhunter'"),
        ({"heroes": "Batman,Superman", "variants": ("two-heads",)}, r"Name 4 different Super Heroes"),
    ],
)
def test_a_table_that_cannot_play_is_told_why_in_one_sentence(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ArchfoeError, match=says):
        Options(**wrong)


@rule("BASE-1.4")
def test_one_super_hero_cannot_be_played_twice() -> None:
    with pytest.raises(ArchfoeError, match=r"2 different Super Heroes|twice"):
        Options(heroes="Batman,Batman")


def test_as_many_names_as_players_are_needed() -> None:
    with pytest.raises(ArchfoeError, match=r"2 names were given for 3 players"):
        Session.seeded(Options(players=3), ["Ann", "Bob"], 1)


def test_options_survive_as_plain_data_and_reject_what_they_do_not_know() -> None:
    options = Options(players=4, variants=("on-patrol", "team"), villains=10)
    assert Options.from_dict(json.loads(json.dumps(options.as_dict()))) == options
    with pytest.raises(ArchfoeError, match=r"no option 'vilains'. Did you mean 'villains'\?"):
        Options.from_dict({"vilains": 8})
    with pytest.raises(ArchfoeError, match=r"'players' cannot be '2'"):
        Options.from_dict({"players": "2"})
