"""Roll-outs: what may come of an answer, in worlds that fit what a seat knows."""

from __future__ import annotations

from archfoe.agents import GreedyAgent
from archfoe.agents.light import Light
from archfoe.agents.rollouts import Policy, World, by_agent, key_of
from archfoe.agents.weighing import Weighed, policy_for, weigh
from archfoe.core.decisions import Answer
from archfoe.core.events import BOUGHT
from archfoe.core.piles import DISCARD, HAND
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from tests.vocabulary import Table, table


def rich() -> Table:
    """Seven Power and nothing left to play."""
    deck = ["Punch", "Kick", "Bane", "Robin", "Catwoman", "Vulnerability", "Kid Flash", "Starro"]
    lineup = ["Kid Flash", "Catwoman", "Green Arrow", "Super Strength", "Bane"]
    return table("base", power=7, p0=[], deck0=deck, lineup=lineup)


def pick(view: View, words: str) -> Answer:
    return (labels(view).index(words),)


def world(view: View, number: int = 0) -> World:
    found = World.of(view, key_of("test", view, number))
    assert found is not None
    return found


def test_it_stops_before_the_running_turn_is_wound_up() -> None:
    view = rich().view(0)
    end = world(view).play(pick(view, "end turn"), Light, turns=0)
    assert end.turn == view.turn
    assert not end.between
    assert len(end.lineup) == 5


def test_it_stops_at_the_end_of_the_next_own_turn() -> None:
    view = rich().view(0)
    end = world(view).play(pick(view, "buy Green Arrow"), Light, turns=2)
    assert (end.turn, end.active, end.between) == (view.turn + 2, 0, False)


def test_it_can_be_played_to_the_end() -> None:
    view = rich().view(0)
    end = world(view).play(pick(view, "buy Green Arrow"), by_agent(GreedyAgent))
    assert end.over
    assert end.scores() is not None


def test_a_world_of_the_same_key_is_the_same() -> None:
    view = rich().view(0)
    ends = [world(view, n).play(pick(view, "buy Kick"), Light, 2).as_dict() for n in (0, 0, 1)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_answers_are_tried_in_one_world() -> None:
    """The foe holds the same hand, whatever is bought."""
    view = rich().view(0)
    one = world(view)
    hands = []
    for words in ("buy Kick", "buy Catwoman"):
        end = one.play(pick(view, words), Light, 0)
        state = end._game.state
        hands.append([state.cards[card].name for card in state.piles[HAND + 1]])
    assert hands[0] == hands[1]


def test_whole_purchases_can_be_tried() -> None:
    t = rich()
    view = t.view(0)
    kick = next(option.card for option in view.options if option.card and option.card.name == "Kick")
    end = world(view).play(pick(view, "buy Catwoman"), Light, 0, then=(kick,))
    assert sorted(card.name for card in end.known(DISCARD)) == ["Catwoman", "Kick"]


def test_the_log_tells_what_happened() -> None:
    view = rich().view(0)
    end = world(view).play(pick(view, "buy Catwoman"), Light, 1, log=True)
    bought = [(event.seat, event.cards[0].name) for event in end.events() if event.what == BOUGHT]
    assert bought[0] == (0, "Catwoman")
    assert len(bought) == len(set(enumerate(bought)))
    assert sum(event.what == "turn" for event in end.events()) == 1, "each event once"


def test_the_real_game_stays_as_it_is() -> None:
    t = rich()
    before = t.view(0).as_dict()
    world(t.view(0)).play(pick(t.view(0), "buy Catwoman"), Light, 2)
    assert t.view(0).as_dict() == before


def test_answers_are_weighed_best_first() -> None:
    view = rich().view(0)
    heard: list[Answer] = []
    found = weigh(view, budget=40, seed=1, seen=lambda answer, end: heard.append(answer))
    assert all(isinstance(one, Weighed) and 0 <= one.value <= 1 for one in found)
    assert sum(one.rollouts for one in found) == len(heard) <= 40
    full = [one for one in found if one.rollouts == found[0].rollouts]
    assert [one.value for one in full] == sorted((one.value for one in full), reverse=True)
    assert found[0].behind == 0.0
    assert labels(view)[found[-1].answer[0]] != labels(view)[found[0].answer[0]]
    assert found == weigh(view, budget=40, seed=1)


def test_where_foes_can_be_confronted_a_turn_without_that_is_not_taken_for_wasted() -> None:
    """Roll-outs buy as greedy does there: who seems to buy too little seems to do better in any Confrontation."""
    hand = ["Punch", "Punch", "Punch", "Punch", "Vulnerability"]
    view = table("rivals", p0=hand, p1=["Punch"] * 5, lineup=["Lucius Fox"] * 5, from_start=True).view(0)

    def bought(policy: Policy) -> list[str]:
        end = world(view).play((), policy, turns=0, log=True)
        return [card.name for event in end.events() if event.what == BOUGHT for card in event.cards]

    assert bought(Light) == ["Kick"]
    assert bought(policy_for(view)) == ["Lucius Fox", "Lucius Fox"]
    assert policy_for(rich().view(0)) is Light, "where nothing but purchases matters, a quick guess is enough"


def test_what_another_has_chosen_and_nobody_has_seen_fits_every_world() -> None:
    """All who are attacked choose at once. The first is asked for more before the second is heard."""
    two = ["Lasso of Truth", "Super Speed"]
    t = table(
        "base", players=3, p0=["Scarecrow"], p1=["Bulletproof"], discard1=["Weakness"], p2=two, deck2=["Punch"] * 4
    )
    t.play("Scarecrow")
    t.answer(2, "Super Speed")
    t.answer(1, "Bulletproof")
    view = t.view(1)
    assert "Weakness" in labels(view)
    found = [World.of(view, key_of("test", view, number)) for number in range(40)]
    ends = [one.play((0,), Light, 0) for one in found if one is not None]
    assert len(ends) > 3
    assert all(len(end.discard(1)) == 1 for end in ends), "one of two is destroyed"


def test_what_a_copied_text_lets_one_use_is_known() -> None:
    """Plastic Man has the text of Aquaman's Trident this turn, and with it something to use."""
    copied = table("base+heroes_unite", p0=["Plastic Man"], discard0=["Aquaman's Trident"], power=3)
    copied.play("Plastic Man")
    view = copied.view(0)
    end = world(view).play(pick(view, "buy Kick"), Light, turns=0)
    assert "Kick" in [card.name for card in end.owned(0)]
