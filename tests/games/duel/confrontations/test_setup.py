"""Set-up, sides and order of play of Confrontations (CON-1.x, CON-2.x, G-52), and what a table cannot agree on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from archfoe.core.cards import MAIN_KIND, STAGE_KIND
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import DECK, DISCARD, HAND, HEROES, KICKS, LINEUP, MAIN, SHELF, WEAKNESSES
from archfoe.games.duel.piles import NEXT
from archfoe.games.options import Options
from archfoe.sets import BOXES
from archfoe.table.session import Session
from tests.games.lineup.variants import choices, choose, names, start
from tests.vocabulary import rule, table

CONFRONTATIONS = BOXES["confrontations"]
SUPER_HEROES = {"Superman", "Wonder Woman", "Aquaman", "Zatanna Zatara"}
SUPER_VILLAINS = {"Lex Luthor", "Circe", "Ocean Master", "Felix Faust"}


def begin(seed: int = 1, players: int = 4, **options: Any) -> Session:
    return start(seed, "confrontations", players=players, **options)


def characters(session: Session) -> list[str]:
    """Who is played, in the order of the seats."""
    view = session.view(None)
    return [card.figure for seat in range(view.players) for card in view.heroes(seat)]


def chosen(session: Session, seat: int) -> set[str]:
    """Whom a seat may choose."""
    return {name.removesuffix(" (Level 1)") for name in choices(session, seat)}


# The box


@rule("CON-1.1")
def test_the_box_holds_180_cards_and_24_characters() -> None:
    copies = {name: CONFRONTATIONS[name].copies for name in ("punch", "vulnerability", "enhanced_strength", "weakness")}
    assert copies == {"punch": 28, "vulnerability": 12, "enhanced_strength": 16, "weakness": 16}
    assert sum(card.copies for card in CONFRONTATIONS.of_kind(MAIN_KIND)) == 108
    assert sum(card.copies for card in CONFRONTATIONS.values() if card.kind != STAGE_KIND) == 180
    figures = Counter(card.figure for card in CONFRONTATIONS.of_kind(STAGE_KIND))
    assert figures == dict.fromkeys(SUPER_HEROES | SUPER_VILLAINS, 3)


@rule("CON-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_character_is_a_stack_of_three_open_cards_with_the_cheapest_on_top(players: int) -> None:
    session = begin(players=players)
    for viewer in (0, None):
        view = session.view(viewer)
        for seat, name in enumerate(characters(session)):
            stack = [*view.known(HEROES + seat), *reversed(view.known(NEXT + seat))]
            assert [(card.figure, card.stage, card.cost) for card in stack] == [
                (name, 1, 9),
                (name, 2, 12),
                (name, 3, 15),
            ]
    assert len(names(session.view(0), SHELF)) == 24 - 3 * players


@rule("CON-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_draws_five_of_seven_punches_and_three_vulnerabilities(players: int) -> None:
    session = begin(players=players)
    view, state = session.view(0), session.game.state
    for seat in range(players):
        owned = [state.cards[card].name for kind in (DECK, HAND) for card in state.piles[kind + seat]]
        assert Counter(owned) == {"Punch": 7, "Vulnerability": 3}
        assert (view.size(HAND + seat), view.size(DECK + seat)) == (5, 5)


@rule("CON-1.4")
def test_the_decks_are_shuffled() -> None:
    hands = {tuple(sorted(card.name for card in begin(seed).view(0).hand)) for seed in range(20)}
    assert len(hands) > 1


@rule("CON-1.4")
@pytest.mark.parametrize("hero", ["Superman", "Lex Luthor"])
def test_the_starting_cards_of_heroes_and_villains_do_the_same(hero: str) -> None:
    t = table("confrontations", hero0=hero, hero1="Circe", p0=["Punch", "Vulnerability"])
    t.play("Punch")
    t.play("Vulnerability")
    assert t.power(0) == 1


@rule("CON-1.5", "CON-1.6")
@pytest.mark.parametrize("players", [3, 4])
def test_the_line_up_opens_with_five_cards_of_the_main_deck_beside_two_stacks(players: int) -> None:
    session = begin(players=players)
    view, state = session.view(0), session.game.state
    cards = [state.cards[card] for card in state.piles[MAIN] + state.piles[LINEUP]]
    assert {card.kind for card in cards} == {MAIN_KIND}
    assert not {"Punch", "Vulnerability", "Enhanced Strength", "Weakness"} & {card.name for card in cards}
    assert (view.size(LINEUP), view.size(MAIN)) == (5, 103)
    assert (names(view, KICKS), names(view, WEAKNESSES)) == (["Enhanced Strength"] * 16, ["Weakness"] * 16)


@rule("CON-1.6")
def test_an_enhanced_strength_that_is_bought_leaves_no_slot() -> None:
    t = table("confrontations", power=9)
    t.buy("Enhanced Strength")
    assert (t.discard(0), t.lineup) == (["Enhanced Strength"], ["Cold Breath"] * 5)
    t.end()
    assert len(t.main_deck) == 20


@rule("CON-1.7")
def test_every_card_has_exactly_one_type_save_the_weakness_which_has_none() -> None:
    types = {"Starter", "Villain", "Location", "Hero", "Super Power", "Equipment"}
    for card in CONFRONTATIONS.values():
        if card.kind != STAGE_KIND:
            assert card.type == "" if card.name == "Weakness" else card.type in types
    assert CONFRONTATIONS["enhanced_strength"].type == "Super Power"


# Sides and Characters


@rule("CON-1.2", "G-52")
def test_chance_deals_heroes_to_one_team_and_villains_to_the_other() -> None:
    dealt, sides = set(), set()
    for seed in range(60):
        four = characters(begin(seed))
        assert len(set(four)) == 4
        teams = [set(four[::2]), set(four[1::2])]
        assert sorted(team <= SUPER_HEROES for team in teams) == [False, True]
        assert sorted(team <= SUPER_VILLAINS for team in teams) == [False, True]
        dealt |= set(four)
        sides.add(teams[0] <= SUPER_HEROES)
    assert dealt == SUPER_HEROES | SUPER_VILLAINS
    assert sides == {True, False}


@rule("CON-1.2", "G-52")
def test_the_first_choice_settles_the_sides_of_both_teams() -> None:
    session = begin(heroes="free")
    assert chosen(session, 0) == SUPER_HEROES | SUPER_VILLAINS
    choose(session, 0, "Circe (Level 1)")
    assert chosen(session, 1) == SUPER_HEROES
    choose(session, 1, "Superman (Level 1)")
    assert chosen(session, 2) == SUPER_VILLAINS - {"Circe"}
    choose(session, 2, "Lex Luthor (Level 1)")
    assert chosen(session, 3) == SUPER_HEROES - {"Superman"}
    choose(session, 3, "Aquaman (Level 1)")
    assert characters(session) == ["Circe", "Superman", "Lex Luthor", "Aquaman"]


@rule("G-52")
def test_with_any_sides_everybody_chooses_among_all_that_are_left() -> None:
    session = begin(heroes="free", variants=("any-sides",))
    left = SUPER_HEROES | SUPER_VILLAINS
    for seat, name in enumerate(("Circe", "Lex Luthor", "Superman", "Aquaman")):
        assert chosen(session, seat) == left
        choose(session, seat, f"{name} (Level 1)")
        left = left - {name}
    mixed = [characters(begin(seed, variants=("any-sides",))) for seed in range(30)]
    assert any(len({name in SUPER_HEROES for name in four[::2]}) == 2 for four in mixed)


@rule("G-52")
@pytest.mark.parametrize("players", [2, 3])
def test_without_partners_anybody_plays_any_character(players: int) -> None:
    session = begin(players=players, heroes="free")
    left = SUPER_HEROES | SUPER_VILLAINS
    for seat, name in enumerate(("Superman", "Aquaman", "Circe")[:players]):
        assert chosen(session, seat) == left
        choose(session, seat, f"{name} (Level 1)")
        left = left - {name}
    assert characters(session) == ["Superman", "Aquaman", "Circe"][:players]


@rule("CON-1.2", "CON-2.1")
@pytest.mark.parametrize(
    "agreed",
    [
        "Superman,Lex Luthor,Aquaman,Circe",
        "Superman, Aquaman vs Lex Luthor, Circe",
        "Superman, Aquaman VS. Lex Luthor, Circe",
    ],
)
def test_players_named_team_by_team_sit_so_that_the_teams_alternate(agreed: str) -> None:
    session = begin(heroes=agreed)
    assert characters(session) == ["Superman", "Lex Luthor", "Aquaman", "Circe"]
    assert session.view(None).teams == (0, 1, 0, 1)


def test_names_of_three_players_need_no_teams() -> None:
    assert characters(begin(players=3, heroes="Circe, Superman, Aquaman")) == ["Circe", "Superman", "Aquaman"]
    assert characters(begin(players=3, heroes="Circe vs Superman vs Aquaman")) == ["Circe", "Superman", "Aquaman"]


# Order of play


@rule("CON-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_decides_who_begins(players: int) -> None:
    assert {begin(seed, players).view(0).active for seed in range(40)} == set(range(players))


@rule("CON-2.1")
@pytest.mark.parametrize("first", range(4))
def test_a_foe_comes_second_the_partner_third_and_the_other_foe_fourth(first: int) -> None:
    t = table("confrontations", players=4, turn=first, from_start=True)
    order = []
    for _ in range(8):
        order.append(t.active)
        t.answer(t.active, None)
        t.end()
    foe, partner, other = ((first + i) % 4 for i in (1, 2, 3))
    assert order == [first, foe, partner, other] * 2
    teams = t.view(None).teams
    assert teams[first] == teams[partner] != teams[foe] == teams[other]


@rule("CON-2.1")
def test_the_turn_tokens_say_who_comes_when() -> None:
    for seed in range(10):
        view = begin(seed).view(0)
        tokens = [view.place_in_order((view.active + i) % 4) for i in range(4)]
        assert tokens == [1, 2, 3, 4]


@rule("CON-2.2")
def test_partners_see_each_others_hands_and_foes_do_not() -> None:
    hands: dict[str, Any] = {"p0": ["Punch"], "p1": ["Weakness"], "p2": ["Superboy"], "p3": ["Vulnerability"]}
    t = table("confrontations", discard0=["Krypto"], **hands)
    for seat in range(4):
        seen = {other for other in range(4) if names(t.view(seat), HAND + other) == hands[f"p{other}"]}
        assert seen == {seat, (seat + 2) % 4}
        assert all(names(t.view(seat), HAND + other) == [None] for other in set(range(4)) - seen)
        assert names(t.view(seat), DISCARD) == ["Krypto"]
    assert all(names(t.view(None), HAND + seat) == [None] for seat in range(4))


@rule("CON-2.2")
@pytest.mark.parametrize("players", [2, 3])
def test_without_partners_nobody_sees_another_hand(players: int) -> None:
    session = begin(players=players)
    for seat in range(players):
        for other in set(range(players)) - {seat}:
            assert names(session.view(seat), HAND + other) == [None] * 5


# What cannot be agreed on


FOUR = {"mode": "confrontations", "players": 4}


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"mode": "rivals", "players": 3}, "3 players cannot play rivals: seat exactly 2."),
        ({"mode": "rivals", "players": 1}, "1 player cannot play rivals: seat exactly 2."),
        ({"mode": "confrontations", "players": 5}, "5 players cannot play confrontations: seat 2 to 4."),
        ({"mode": "confrontations", "players": 1}, "1 player cannot play confrontations: seat 2 to 4."),
        ({"mode": "confrontation"}, "There is no mode 'confrontation'. Did you mean 'confrontations'?"),
        (
            {"mode": "rivals", "variants": ("on-patrol",)},
            "The variant on-patrol is not for rivals: leave it out.",
        ),
        (
            {**FOUR, "variants": ("team",)},
            "The variant team is not for confrontations: leave it out or choose from any-sides.",
        ),
        (
            {"mode": "base", "players": 4, "variants": ("any-sides",)},
            (
                "The variant any-sides is not for base: leave it out or choose from two-heads, team, on-patrol, "
                "synergy, hunt, hidden."
            ),
        ),
        (
            {"mode": "confrontations", "players": 3, "variants": ("any-sides",)},
            (
                "The variant any-sides is for exactly 4 players, not 3: leave it out, since without teammates "
                "anyone may play any Character."
            ),
        ),
        (
            {"mode": "rivals", "villains": 9},
            "The option 'villains' is only for base, ",
        ),
        (
            {"mode": "confrontations", "villains": 20},
            "The option 'villains' is only for base, ",
        ),
        (
            {"mode": "rivals", "promos": True},
            "The option 'promos' is only for base, ",
        ),
        (
            {**FOUR, "match": True},
            "The option 'match' is only for base, ",
        ),
        (
            {**FOUR, "game": 2},
            "The option 'game' is only for base, ",
        ),
        (
            {**FOUR, "mix": "random"},
            "Only games of two sets are mixed: use the mode rivals+confrontations with the mix random.",
        ),
        (
            {"mode": "rivals", "heroes": "first-game"},
            "You can't choose a Character by first-game in rivals. Use dealt or free, or names.",
        ),
        (
            {**FOUR, "heroes": "two-dealt"},
            "You can't choose a Character by two-dealt in confrontations. Use dealt or free, or names.",
        ),
    ],
)
def test_a_game_that_cannot_be_played_is_refused_in_one_sentence(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ArchfoeError) as refused:
        Options(**wrong)
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize(
    ("heroes", "says"),
    [
        (
            "Superman, Aquaman, Wonder Woman vs Circe",
            ("A side of this game has 2 Characters and not 3 (Superman, Aquaman, Wonder Woman): name 2 on each side."),
        ),
        (
            "Superman, Aquaman vs Circe",
            "A side of this game has 2 Characters and not 1 (Circe): name 2 on each side.",
        ),
        (
            "Superman vs Aquaman vs Circe vs Lex Luthor",
            "4 players of confrontations make 2 sides, not 4: name 2, with 'vs' between them.",
        ),
        (
            "Superman, Circe vs Lex Luthor, Aquaman",
            (
                "Superman stands with the heroes and cannot be a teammate of Circe: choose teammates from one side, "
                "or play with the variant any-sides."
            ),
        ),
        (
            "Superman,Lex Luthor,Circe,Felix Faust",
            (
                "Superman stands with the heroes and cannot be a teammate of Circe: choose teammates from one side, "
                "or play with the variant any-sides."
            ),
        ),
        (
            "Circe, Lex Luthor vs Ocean Master, Felix Faust",
            (
                "Both teams stand with the villains: let one of them play the other side, or play with the variant "
                "any-sides."
            ),
        ),
        (
            "Superman, Superman vs Circe, Lex Luthor",
            "Superman is named twice; each Character is for one player only.",
        ),
        ("Superman,Lex Luthor,Aquaman", "Name 4 different Characters for 4 players, not 3."),
        ("Supermann, Aquaman vs Circe, Lex Luthor", "There is no Character 'Supermann'. Did you mean 'Superman'?"),
        (
            "Batman, Aquaman vs Circe, Lex Luthor",
            "Batman is a Character, but not of confrontations: use the mode rivals+confrontations.",
        ),
    ],
)
def test_characters_that_do_not_fit_are_refused_in_one_sentence(heroes: str, says: str) -> None:
    with pytest.raises(ArchfoeError) as refused:
        Options("confrontations", 4, heroes=heroes)
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize(
    ("heroes", "says"),
    [
        ("Batman,Batman", "Batman is named twice; each Character is for one player only."),
        ("Batman", "Name 2 different Characters for 2 players, not 1."),
        ("Batman,Circe", "Circe is a Character, but not of rivals: use the mode rivals+confrontations."),
        ("Batman,Jocker", "There is no Character 'Jocker'. Did you mean 'The Joker'?"),
        (
            "Batman, The Joker vs Batman",
            "A side of this game has one Character and not 2 (Batman, The Joker): name one on each side.",
        ),
    ],
)
def test_rivals_are_batman_and_the_joker(heroes: str, says: str) -> None:
    with pytest.raises(ArchfoeError) as refused:
        Options("rivals", heroes=heroes)
    assert str(refused.value).startswith(says)


def test_three_players_without_teams_name_one_character_a_side() -> None:
    with pytest.raises(ArchfoeError, match=r"make 3 sides, not 2: name 3"):
        Options("confrontations", 3, heroes="Superman, Aquaman vs Circe")


@pytest.mark.parametrize(
    "heroes", ["Superman, Circe vs Lex Luthor, Aquaman", "Superman, Aquaman vs Wonder Woman, Circe"]
)
def test_with_any_sides_such_teams_may_play(heroes: str) -> None:
    session = begin(heroes=heroes, variants=("any-sides",))
    assert len(set(characters(session))) == 4
