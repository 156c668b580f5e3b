"""Set-up of Rivals (RIV-1.x)."""

from __future__ import annotations

from collections import Counter

import pytest

from archfoe.core.cards import MAIN_KIND, STAGE_KIND
from archfoe.core.piles import DECK, HAND, HEROES, KICKS, LINEUP, MAIN, SHELF, WEAKNESSES
from archfoe.games.duel.piles import NEXT
from archfoe.sets import BOXES
from archfoe.table.session import Session
from tests.games.duel.rivals import duel
from tests.games.lineup.variants import choices, choose, names, start
from tests.vocabulary import rule

RIVALS = BOXES["rivals"]
BOTH = ("Batman", "The Joker")


def characters(session: Session) -> list[str]:
    return [card.figure for seat in (0, 1) for card in session.view(None).heroes(seat)]


@rule("RIV-1.1")
def test_the_box_holds_98_cards_and_six_characters() -> None:
    copies = {name: RIVALS[name].copies for name in ("punch", "vulnerability", "kick", "weakness")}
    assert copies == {"punch": 14, "vulnerability": 6, "kick": 8, "weakness": 10}
    assert sum(card.copies for card in RIVALS.values() if card.kind != STAGE_KIND) == 98
    assert sum(card.copies for card in RIVALS.of_kind(STAGE_KIND)) == 6


@rule("RIV-1.1", "RIV-1.5")
def test_the_main_deck_by_type() -> None:
    state = start(mode="rivals").game.state
    cards = [state.cards[card] for card in state.piles[MAIN] + state.piles[LINEUP]]
    assert len(cards) == 60
    assert Counter(card.type for card in cards) == {
        "Hero": 18,
        "Villain": 16,
        "Super Power": 12,
        "Equipment": 10,
        "Location": 4,
    }
    assert {card.kind for card in cards} == {MAIN_KIND}
    assert not {"Punch", "Vulnerability", "Kick", "Weakness"} & {card.name for card in cards}


@rule("RIV-1.2")
def test_chance_deals_batman_to_the_one_and_the_joker_to_the_other() -> None:
    dealt = {tuple(characters(start(seed, "rivals"))) for seed in range(20)}
    assert dealt == {BOTH, BOTH[::-1]}


@rule("RIV-1.2")
def test_one_player_may_choose_and_the_other_has_who_is_left() -> None:
    session = start(mode="rivals", heroes="free")
    assert choices(session, 0) == ["Batman (Level 1)", "The Joker (Level 1)"]
    choose(session, 0, "The Joker (Level 1)")
    assert characters(session) == ["The Joker", "Batman"]
    assert names(session.view(0), SHELF) == []


@rule("RIV-1.2")
@pytest.mark.parametrize("agreed", ["The Joker,Batman", "The Joker vs Batman"])
def test_the_characters_may_be_agreed_on(agreed: str) -> None:
    assert characters(start(mode="rivals", heroes=agreed)) == ["The Joker", "Batman"]


@rule("RIV-1.3")
def test_each_character_is_a_stack_of_three_open_cards_with_the_cheapest_on_top() -> None:
    session = start(mode="rivals", heroes="Batman,The Joker")
    for viewer in (0, 1, None):
        view = session.view(viewer)
        for seat, name in enumerate(BOTH):
            assert [(card.name, card.cost) for card in view.known(HEROES + seat)] == [(f"{name} (Level 1)", 9)]
            below = [(card.name, card.cost) for card in reversed(view.known(NEXT + seat))]
            assert below == [(f"{name} (Level 2)", 12), (f"{name} (Level 3)", 15)]
            assert view.figure_cost(seat) == 9


@rule("RIV-1.4")
def test_everybody_starts_with_seven_punches_and_three_vulnerabilities() -> None:
    state = start(mode="rivals").game.state
    for seat in (0, 1):
        owned = [state.cards[card] for kind in (DECK, HAND) for card in state.piles[kind + seat]]
        assert Counter(card.name for card in owned) == {"Punch": 7, "Vulnerability": 3}


@rule("RIV-1.5", "RIV-1.6")
def test_the_line_up_opens_with_five_cards_of_the_main_deck_beside_two_stacks() -> None:
    view = start(mode="rivals").view(0)
    assert (view.size(LINEUP), view.size(MAIN)) == (5, 55)
    assert (names(view, KICKS), names(view, WEAKNESSES)) == (["Kick"] * 8, ["Weakness"] * 10)
    assert all(card.kind == MAIN_KIND for card in view.lineup)


@rule("RIV-1.6")
def test_neither_stack_nor_main_deck_belongs_to_the_line_up() -> None:
    t = duel(p0=["Killer Croc"], lineup=[], main=["Red Robin"] * 5, confronting=1)
    t.play("Killer Croc")
    assert (t.asked(), t.power(0)) == ([0], 2 + 1)  # no Hero of the Line-Up to destroy, so he has his extra Power
    assert t.view(0).kind.name == "main"


@rule("RIV-1.7")
def test_every_card_has_exactly_one_type_save_the_weakness_which_has_none() -> None:
    types = {"Starter", "Villain", "Location", "Hero", "Super Power", "Equipment"}
    for card in RIVALS.values():
        if card.kind != STAGE_KIND:
            assert card.type == "" if card.name == "Weakness" else card.type in types
    assert {RIVALS[name].type for name in ("punch", "vulnerability")} == {"Starter"}
    assert RIVALS["kick"].type == "Super Power"


@rule("RIV-1.8")
def test_chance_decides_who_begins_whoever_plays_batman() -> None:
    for agreed in (",".join(BOTH), ",".join(BOTH[::-1])):
        assert {start(seed, "rivals", heroes=agreed).view(0).active for seed in range(20)} == {0, 1}


@rule("RIV-1.8")
def test_both_draw_five_cards_of_a_shuffled_deck() -> None:
    hands = []
    for seed in range(20):
        view = start(seed, "rivals").view(0)
        assert [view.size(pile + seat) for seat in (0, 1) for pile in (HAND, DECK)] == [5, 5, 5, 5]
        hands.append(tuple(sorted(card.name for card in view.hand)))
    assert len(set(hands)) > 1


@rule("RIV-1.8")
def test_turns_alternate() -> None:
    t = duel(from_start=True)
    order = []
    for _ in range(4):
        order.append(t.active)
        t.answer(t.active, None)
        t.end()
    assert order == [0, 1, 0, 1]
