"""A scenario that is played on its own begins as in a campaign that has won all scenarios before it (RB-39)."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DECK, DISCARD, HAND, REMOVED
from archfoe.games.city.campaign.aftermath import after
from archfoe.games.city.campaign.log import new_campaign
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SIGNATURE_KIND
from archfoe.games.city.legacy import BASIC_EACH, NOTHING, SIX_CARDS, Legacy
from archfoe.games.city.options import city_options
from archfoe.games.city.outcome import Outcome
from archfoe.games.options import Options
from archfoe.server.seating import options_of, wish_of
from archfoe.table.session import Session
from archfoe.table.words.intro import premise_lines
from tests.server.desk import seats
from tests.vocabulary import rule

#: Scenario -> Signature cards of each Super Hero, and the head start: as the rewards of the scenarios say.
BEGINS = {
    1: (0, ""),
    2: (1, ""),
    3: (1, BASIC_EACH),
    4: (2, SIX_CARDS),
    5: (2, BASIC_EACH),
    6: (2, SIX_CARDS),
    7: (3, ""),
    8: (3, SIX_CARDS),
}


def winners(scenario: int) -> Legacy:
    """What a campaign brings to a scenario that has won all before, without damage."""
    campaign = new_campaign(["ann", "bob"], bytes(16), "Batman, Superman")
    while campaign.scenario < scenario:
        signatures = city_options(campaign.options()).legacy.signatures
        campaign = after(campaign, Outcome(True, (), (), ("Batman", "Superman"), (0, 0), (0, 1), signatures))
    return city_options(campaign.options()).legacy


@rule("REB-22.9", "RB-39")
@pytest.mark.parametrize("scenario", BEGINS)
def test_it_begins_with_what_a_campaign_would_bring(scenario: int) -> None:
    legacy = city_options(Options("rebirth", 2, scenario=scenario)).legacy
    signatures, head_start = BEGINS[scenario]
    assert (legacy.signatures or (0, 0), legacy.head_start) == ((signatures, signatures), head_start)
    assert (legacy.damage, legacy.missions, legacy.out) == ((), (), ())
    assert (winners(scenario).signatures, winners(scenario).head_start) == ((signatures, signatures), head_start)


@rule("REB-22.9", "RB-39")
@pytest.mark.parametrize("scenario", [5, 6, 8])
def test_the_signature_cards_are_in_the_decks(scenario: int) -> None:
    session = Session.seeded(Options("rebirth", 2, scenario=scenario, heroes="dealt"), ["ann", "bob"], 1)
    s = session.game.state
    earned = BEGINS[scenario][0]
    for seat in (0, 1):
        deck = [s.cards[card] for card in s.piles[DECK + seat] + s.piles[HAND + seat]]
        heroes = [hero.name for hero in session.view(seat).heroes(seat)]
        signatures = [card for card in deck if card.kind == SIGNATURE_KIND]
        assert sorted(city_card(card).number for card in signatures) == list(range(1, earned + 1))
        assert all(city_card(card).super_hero in heroes for card in signatures) and len(deck) == 10
    assert sum(s.cards[card].name == "Punch" for card in s.piles[REMOVED]) == 2 * earned
    assert f"Signature cards, each in place of a Punch: {earned} each." in premise_lines(session)
    six = BEGINS[scenario][1] == SIX_CARDS
    assert [len(s.piles[HAND + seat]) for seat in (0, 1)] == ([6, 6] if six else [5, 5])
    if BEGINS[scenario][1] == BASIC_EACH:
        assert len(session.view(0).options) > 0 and not s.piles[DISCARD]  # which Basic card, is asked first


@rule("RB-39")
def test_who_names_a_number_has_that_number() -> None:
    chosen = city_options(Options("rebirth", 2, scenario=8, legacy=Legacy(signatures=(1, 1)))).legacy
    assert chosen == Legacy(signatures=(1, 1))


@rule("RB-39", "REB-23.6")
def test_training_scenario_1_and_contests_begin_with_nothing() -> None:
    assert city_options(Options("rebirth", 2, scenario=0)).legacy == NOTHING
    assert city_options(Options("rebirth", 2, scenario=1)).legacy == NOTHING
    assert city_options(Options("rebirth", 2, ("competitive",))).legacy == NOTHING


@rule("RB-39")
def test_a_record_of_before_begins_as_it_did() -> None:
    """It names no Signature cards, and had none."""
    old = {**Options("rebirth", 2, scenario=8).as_dict(), "legacy": NOTHING.as_dict()}
    again = Options.from_dict(old)
    assert not any(city_options(again).legacy.signatures) and city_options(again).legacy.head_start == ""
    assert Options.from_dict(again.as_dict()) == again
    today = Options("rebirth", 2, scenario=8)
    assert Options.from_dict(today.as_dict()) == today


@rule("RB-39")
@pytest.mark.parametrize("scenario", [1, 3, 8])
def test_the_next_game_of_a_table_begins_so_too(scenario: int) -> None:
    options = Options("rebirth", 2, scenario=scenario)
    assert options_of(wish_of(options, seats("ann greedy")), 2) == options
    three = Options("rebirth", 2, scenario=1, legacy=Legacy(signatures=(3, 3)))
    assert options_of(wish_of(three, seats("ann greedy")), 2) == three
