"""Secret Cards: who has one, who sees it, and when it may be released (REB-31.1 to 31.4).

What each of the four demands and brings is in test_hostages_traits.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.cards import PRIVATE_KIND
from archfoe.core.piles import REMOVED, UNDER, UNUSED
from archfoe.table.session import Session
from tests.games.city.campaign.helpers import lost, to_scenario, won
from tests.games.city.scenarios.traits import TRAITS
from tests.games.city.scenes import opened, scene
from tests.games.lineup.variants import begin, names
from tests.vocabulary import Table, rule, table

FELLED = ("villains felled", 0)  # with three of them P0 may release the Glory Hound


def held(session: Session) -> list[list[str]]:
    """The Secret Cards of each seat."""
    s = session.game.state
    return [[s.cards[card].name for card in s.piles[UNDER + seat]] for seat in range(len(s.teams))]


def left_over(session: Session) -> set[str]:
    s = session.game.state
    return {s.cards[card].name for card in s.piles[UNUSED] if s.cards[card].kind == PRIVATE_KIND}


def hounded(**position: Any) -> Table:
    """P0 holds the Glory Hound, whose release is met."""
    return scene(2, **{"under0": ["Glory Hound"], "facts": {FELLED: 3}} | position)


# Passing them


@rule("REB-31.1", "REB-32.16")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_is_passed_one_of_the_four(players: int) -> None:
    session = opened(2, players)
    passed = [name for mine in held(session) for name in mine]
    assert [len(mine) for mine in held(session)] == [1] * players
    assert len(set(passed)) == players
    assert left_over(session) == TRAITS - set(passed)


@rule("REB-31.1")
def test_chance_decides_who_gets_which() -> None:
    assert {held(opened(2, 2, seed))[0][0] for seed in range(40)} == TRAITS


@rule("REB-31.1")
@pytest.mark.parametrize("players", [1, 3])
def test_the_others_stay_unseen(players: int) -> None:
    session = opened(2, players)
    for seat in [*range(players), None]:
        seen = {card.name for card in session.view(seat).known(UNUSED)}
        assert not seen & TRAITS


@rule("REB-31.1")
@pytest.mark.parametrize("scenario", [0, 1, 3, 4, 5, 6, 7, 8])
def test_no_other_scenario_has_secret_cards(scenario: int) -> None:
    session = opened(scenario)
    assert held(session) == [[], [], []]
    assert not TRAITS & {card.name for card in session.game.state.cards}


@rule("REB-31.2", "REB-32.16")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_in_a_replay_nobody_has_one(players: int) -> None:
    session = opened(2, players, attempt=2)
    assert held(session) == [[]] * players
    assert left_over(session) == TRAITS


@rule("REB-31.2", "REB-20.8")
def test_a_campaign_passes_them_for_the_first_try_of_scenario_2_only() -> None:
    campaign = to_scenario(2)
    assert [len(mine) for mine in held(begin(campaign.options()))] == [1, 1]
    assert held(begin(lost(campaign).options())) == [[], []]
    assert held(begin(won(campaign).options())) == [[], []]


# Who sees them


@rule("REB-31.3")
def test_only_the_holder_sees_a_secret_card() -> None:
    session = opened(2)
    for holder, (mine,) in enumerate(held(session)):
        for seat in (0, 1, 2, None):
            assert names(session.view(seat), UNDER + holder) == ([mine] if seat == holder else [None])


@rule("REB-31.3")
def test_the_others_do_not_read_of_it_either() -> None:
    session = opened(2)
    for holder, (mine,) in enumerate(held(session)):
        for seat in {0, 1, 2} - {holder}:
            seen = {card.name for event in session.view(seat).events() for card in event.cards if card is not None}
            assert mine not in seen
            assert mine not in str(session.view(seat).as_dict())


@rule("REB-31.3")
def test_a_release_that_is_met_is_shown_to_the_holder_alone() -> None:
    t = hounded(p1=["Green Arrow"])
    assert "use Glory Hound" in t.offered(0)
    assert not [label for label in t.offered(1) if any(trait in label for trait in TRAITS)]
    assert "Glory Hound" not in str(t.view(1).as_dict())


@rule("REB-31.3", "REB-31.4")
def test_everybody_sees_a_secret_card_that_was_released() -> None:
    t = hounded()
    t.use("Glory Hound")
    for seat in (0, 1, 2, None):
        assert "Glory Hound" in {card.name for card in t.view(seat).known(REMOVED)}


# Releasing them


@rule("REB-31.4")
def test_a_released_card_leaves_the_game_and_its_boon_happens_once() -> None:
    t = hounded(p0=["Punch"] * 3)
    t.use("Glory Hound")
    t.answer(0, "Punch", "Punch")
    assert (t.under(0), t.names(REMOVED), t.hand(0)) == ([], ["Glory Hound"], ["Punch"])
    assert "use Glory Hound" not in t.offered(0)


@rule("REB-31.4", "REB-31.9")
def test_with_the_release_the_burden_ends() -> None:
    t = hounded()
    t.use("Glory Hound")
    t.end()
    assert len(t.hand(0)) == 5
    t = hounded()
    t.end()
    assert len(t.hand(0)) == 4


@rule("REB-31.4")
def test_a_secret_card_is_released_in_the_own_turn_only() -> None:
    t = hounded(turn=1, p0=["Green Arrow"])
    assert t.asked() == [0, 1]
    assert not [label for seat in (0, 1) for label in t.offered(seat) if any(trait in label for trait in TRAITS)]


@rule("REB-31.4")
def test_a_release_that_is_met_may_wait_for_a_later_turn() -> None:
    t = hounded(main=["Sonic Cannon"] * 20)
    for _ in range(3):
        t.end()
    assert (t.active, "use Glory Hound" in t.offered(0)) == (0, True)


@rule("REB-31.4", "REB-31.8")
def test_the_release_of_a_glutton_may_wait_too() -> None:
    t = scene(2, under0=["Glutton"], at={1: "L1", 2: "L1"}, city={"S5": ["Speed Force"]}, power=6)
    t.buy("Speed Force")
    for _ in range(3):
        t.end()
    assert (t.active, "use Glutton" in t.offered(0)) == (0, True)


@rule("REB-31.4")
@pytest.mark.parametrize("trait", sorted(TRAITS))
def test_no_secret_card_can_be_released_before_its_release_is_met(trait: str) -> None:
    t = scene(2, under0=[trait], p0=["Punch", "Run"], city={"S5": ["Deathstroke", "Speed Force"]}, power=3, move=4)
    t.play("Punch")
    t.play("Run")
    assert (t.under(0), [label for label in t.offered(0) if any(trait in label for one in TRAITS)]) == ([trait], [])


@rule("REB-31.4", "G-61")
def test_a_card_that_a_guest_has_put_under_a_super_hero_is_no_secret_card() -> None:
    """Atrocitus of another set hides cards there: what can be used in play cannot be used where it lies face down."""
    under = ["Speed Force", "Glory Hound"]
    t = table("rebirth+base", scenario=2, players=3, under0=under, facts={FELLED: 3})
    (decision,) = t.game.waiting.values()
    used = [t.state.cards[option[1]].name for option in decision.options if option[0] == "use"]
    assert "Glory Hound" in used
    assert "Speed Force" not in used
