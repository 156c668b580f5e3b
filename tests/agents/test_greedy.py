"""What a player sees of the greedy bot: it plays in a sensible order, buys well, defends when it pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from archfoe.agents import GreedyAgent, RandomAgent, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import ACTION, CARD, NUMBER, PILE, SEAT, WORD, Decision, Kind
from archfoe.core.game import Game
from archfoe.core.piles import DISCARD, HAND
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from archfoe.table.worlds import another_world
from tests.vocabulary import Table, table


def choice(t: Table, seat: int = 0) -> list[str]:
    """What the bot answers to the question that waits."""
    view = t.view(seat)
    words = labels(view)
    return [words[i] for i in GreedyAgent().answer(view)]


def turn(t: Table, seat: int = 0) -> list[str]:
    """All that the bot does until its turn is over, except the end itself."""
    bot, said = GreedyAgent(), []
    while seat in t.game.waiting and t.active == seat:
        view = t.view(seat)
        picked = bot.answer(view)
        said += [labels(view)[i] for i in picked]
        if said[-1:] == ["end turn"]:
            return said[:-1]
        t.game.decide(seat, *picked)
    return said


def plays(said: Sequence[str]) -> list[str]:
    return [words.removeprefix("play ") for words in said if words.startswith("play ")]


# The order of play


def test_it_draws_before_it_counts_its_power() -> None:
    t = table("base", p0=["Punch", "Kick", "Kid Flash", "Punch"], deck0=["Super Strength"])
    assert plays(turn(t))[:2] == ["Kid Flash", "Super Strength"]


def test_a_location_comes_before_the_card_that_it_listens_to() -> None:
    t = table("base", p0=["Kick", "Fortress of Solitude"], deck0=["Super Strength"] * 3)
    assert plays(turn(t)) == ["Fortress of Solitude", "Kick", "Super Strength"]


def test_mera_is_played_while_the_discard_pile_is_empty() -> None:
    t = table("base", p0=["Cheetah", "Mera"], lineup=["Kid Flash"] * 5)
    assert plays(turn(t)) == ["Mera", "Cheetah"]
    assert t.power(0) + 2 * t.discard(0).count("Kid Flash") >= 4


def test_clayface_waits_for_the_best_card() -> None:
    t = table("base", p0=["Clayface", "Punch", "Super Strength"])
    said = turn(t)
    assert plays(said) == ["Super Strength", "Punch", "Clayface"]
    assert said[said.index("play Clayface") + 1] == "Super Strength"


def test_batmobile_goes_first_for_a_bad_hand() -> None:
    t = table("base", p0=["Punch", "Vulnerability", "Vulnerability", "Weakness", "Batmobile"], deck0=["Kick"] * 8)
    assert plays(turn(t)) == ["Batmobile"] + ["Kick"] * 5


def test_batmobile_does_not_throw_a_good_hand_away() -> None:
    t = table("base", p0=["Super Strength", "Doomsday", "Heat Vision", "Lobo", "Batmobile"], deck0=["Punch"] * 8)
    said = plays(turn(t))
    assert said[0] != "Batmobile"
    assert {"Super Strength", "Doomsday", "Heat Vision", "Lobo", "Batmobile"} == set(said)


def test_the_bat_signal_fetches_the_best_hero_before_the_discard_pile_is_shuffled() -> None:
    t = table(
        "base",
        p0=["Kid Flash", "The Bat-Signal"],
        deck0=[],
        discard0=["Catwoman", "Man of Steel", "Punch"],
    )
    said = turn(t)
    assert said[:2] == ["play The Bat-Signal", "Man of Steel"]


def test_nothing_useful_is_kept_back() -> None:
    t = table("base", p0=["Punch", "Bane", "Parallax", "Utility Belt", "Kick"])
    assert sorted(plays(turn(t))) == ["Bane", "Kick", "Parallax", "Punch", "Utility Belt"]


# Buying


def test_it_defeats_the_super_villain_as_soon_as_it_can() -> None:
    t = table("base", power=9, stack=["Lex Luthor", "Parallax"], p0=[], lineup=["Super Strength", "Kid Flash"] * 2)
    assert choice(t) == ["buy Super Strength"], "the Super-Villain costs 10"
    t = table("base", power=10, stack=["Lex Luthor", "Parallax"], p0=[], lineup=["Super Strength", "Kid Flash"] * 2)
    assert choice(t) == ["buy Lex Luthor"]


def test_late_in_the_game_points_count_and_power_does_not() -> None:
    t = table("base", power=7, stack=["Parallax"], p0=[], lineup=["The Fastest Man Alive", "Kid Flash", "Catwoman"])
    bought = [words for words in turn(t) if words.startswith("buy ")]
    assert len(bought) == 3, "three points for three cheap cards, not one for a good one"


def test_early_in_the_game_it_buys_power() -> None:
    lineup = ["Gorilla Grodd", "Kid Flash", "Lasso of Truth", "Harley Quinn"]
    t = table("base", power=5, discard0=["Punch"] * 7 + ["Vulnerability"] * 3, lineup=lineup)
    assert [words for words in turn(t) if words.startswith("buy ")] == ["buy Gorilla Grodd"]


def test_suicide_squad_is_worth_more_with_others_of_its_kind() -> None:
    lineup = ["Suicide Squad", "Bane"]
    t = table("base", power=4, stack=["Parallax"], p0=[], discard0=["Suicide Squad"] * 3, lineup=lineup)
    assert choice(t) == ["buy Suicide Squad"]


def test_batman_buys_equipment() -> None:
    lineup = ["Catwoman", "Lasso of Truth"]
    assert choice(table("base", power=2, lineup=lineup)) == ["buy Catwoman"]
    assert choice(table("base", power=2, lineup=lineup, hero0="Batman")) == ["buy Lasso of Truth"]


def test_aquaman_puts_good_cards_on_top_of_his_deck() -> None:
    t = table("base", hero0="Aquaman", power=5, lineup=["Gorilla Grodd"])
    t.buy("Gorilla Grodd")
    assert choice(t) == ["top of your deck"]


def test_aquamans_trident_waits_for_the_best_purchase() -> None:
    t = table("base", p0=["Aquaman's Trident"], power=8, stack=["Parallax", "Lex Luthor"], lineup=["Catwoman", "Lobo"])
    said = turn(t)
    assert said[-2:] == ["use Aquaman's Trident", "Lobo"]
    assert t.deck(0)[0] == "Lobo"


def test_the_riddler_is_paid_with_power_that_buys_nothing_else() -> None:
    t = table("base", p0=["The Riddler"], power=3, kicks=0, lineup=["Super Strength"] * 5)
    assert turn(t)[1].startswith("pay 3 Power")
    t = table("base", p0=["The Riddler"], power=6, kicks=0, lineup=["Super Strength"] * 5)
    assert turn(t)[1].startswith("do not"), "with one Power more it can buy Super Strength"


# Attacks


def test_a_defense_that_draws_is_used_against_a_weakness() -> None:
    t = table("base", p0=["Scarecrow"], p1=["Super Speed", "Punch"])
    t.play("Scarecrow")
    assert choice(t, 1) == ["Super Speed"]


def test_a_good_card_is_not_spent_on_an_attack_that_costs_nothing() -> None:
    t = table("base", p0=["Bane"], p1=["Vulnerability", "Bulletproof"])
    t.play("Bane")
    assert choice(t, 1) == [], "Bane takes only a Vulnerability"
    t.answer(1, None)
    assert choice(t, 1) == ["Vulnerability"]


def test_blue_beetle_is_shown_rather_than_another_card_discarded() -> None:
    t = table("base", p0=["Scarecrow"], p1=["Bulletproof", "Blue Beetle"])
    t.play("Scarecrow")
    assert choice(t, 1) == ["Blue Beetle"]
    t.answer(1, "Blue Beetle")
    assert sorted(t.hand(1)) == ["Blue Beetle", "Bulletproof"]


def test_a_villain_is_shown_to_darkseid() -> None:
    t = table("base", power=8, stack=["Ra's al Ghul", "Darkseid"], deck0=["Bane"] + ["Punch"] * 8)
    t.buy("Ra's al Ghul")
    t.end()
    assert choice(t) == ["Bane"]


def test_the_joker_is_given_a_weakness() -> None:
    t = table("base", power=8, stack=["Ra's al Ghul", "The Joker"], deck0=["Kick", "Weakness", "Punch", "Lobo", "Kick"])
    t.buy("Ra's al Ghul")
    t.end()
    assert choice(t) == ["Weakness"]


def test_a_partner_is_defended() -> None:
    t = table("base", players=4, variants=["team"], p0=["Scarecrow"], p1=["Lasso of Truth"], p3=["Blue Beetle"])
    t.play("Scarecrow")
    assert choice(t, 1) == ["Lasso of Truth for yourself"]
    t.answer(1, "Lasso of Truth for yourself")
    assert choice(t, 3) == ["Blue Beetle for yourself"]


def test_a_partner_who_cannot_defend_himself_is_defended() -> None:
    t = table("base", players=4, variants=["team"], p0=["Scarecrow"], p1=["Lasso of Truth"], p3=["Blue Beetle"])
    t.play("Scarecrow")
    t.answer(1, None)
    t.answer(3, "Blue Beetle for yourself")
    assert t.discard(1) == ["Weakness"]
    t = table("base", players=4, variants=["team"], p0=["Scarecrow"], p1=["Punch"], p3=["Blue Beetle", "Kick"])
    t.play("Scarecrow")
    assert choice(t, 3)[0].startswith("Blue Beetle for")


# Cards of its own


def test_heat_vision_destroys_a_weakness() -> None:
    t = table("base", p0=["Heat Vision", "Kick"], discard0=["Kick", "Weakness", "Vulnerability"])
    assert turn(t)[:2] == ["play Heat Vision", "Weakness (discard pile)"]


def test_heat_vision_leaves_good_cards_alone() -> None:
    t = table("base", p0=["Heat Vision", "Kick"], discard0=["Lobo", "Doomsday"], deck0=["Kick"] * 5)
    t.play("Heat Vision")
    assert choice(t) == []


def test_a_punch_is_destroyed_in_the_discard_pile_rather_than_in_the_hand() -> None:
    t = table("base", p0=["Heat Vision", "Punch"], discard0=["Doomsday", "Punch"], deck0=["Kick"] * 5)
    t.play("Heat Vision")
    assert choice(t) == ["Punch (discard pile)"]


def test_the_penguin_discards_the_least_useful() -> None:
    t = table("base", p0=["The Penguin", "Super Strength", "Weakness"], deck0=["Vulnerability", "Doomsday"])
    assert sorted(turn(t)[1:3]) == ["Vulnerability", "Weakness"]


def test_supergirl_takes_her_kick() -> None:
    t = table("base", p0=["Supergirl"])
    assert turn(t)[1].startswith("put a Kick")


def test_emerald_knight_borrows_the_strongest_card() -> None:
    t = table("base", p0=["Emerald Knight"], lineup=["Kid Flash", "Super Strength", "Catwoman", "Lobo", "Nth Metal"])
    assert turn(t)[1] == "Super Strength"


def test_two_face_bets_on_what_it_knows() -> None:
    t = table("base", p0=["Two-Face", "Nth Metal"], deck0=["Kick", "Punch"])  # Nth Metal looks at the Kick
    said = turn(t)
    assert said[0] == "play Nth Metal"
    assert said[said.index("play Two-Face") + 1] == "an odd cost"


# Variants


def test_on_patrol_it_refills_while_it_has_power() -> None:
    with_power = table("base", variants=["on-patrol"], power=4, lineup=["Super Strength"] * 4, kicks=0)
    assert choice(with_power) == ["refill the Line-Up"]
    without = table("base", variants=["on-patrol"], power=1, lineup=["Super Strength"] * 4)
    assert choice(without) == ["end turn"]


@pytest.mark.parametrize(
    ("players", "variants"),
    [(2, ()), (3, ()), (4, ()), (5, ()), (2, ("two-heads",)), (4, ("team",)), (3, ("on-patrol",))],
)
def test_it_plays_a_dozen_games_without_a_fault_and_wins_them(players: int, variants: tuple[str, ...]) -> None:
    won = 0
    for seed in range(12):
        heroes = "free" if seed % 3 == 0 else "dealt"
        mode, state = build(Options("base", players, variants, heroes), key_of_seed(seed))
        bots = {seat: GreedyAgent(seed) if seat == seed % players else RandomAgent(seed) for seat in range(players)}
        won += seed % players in Game(mode, state, seated(bots), log=False).state.winners
    assert won >= (6 if "team" in variants else 12 if players == 2 else 11)


def test_games_against_itself_end_within_sensible_time() -> None:
    for seed in range(10):
        mode, state = build(Options("base", 2), key_of_seed(seed))
        game = Game(mode, state, seated({0: GreedyAgent(), 1: GreedyAgent()}), log=False)
        assert 16 <= game.state.turn <= 90


# What it must not know, and what it cannot know


@pytest.mark.parametrize("players", [2, 3])
def test_it_uses_no_hidden_information(players: int) -> None:
    """Wherever the hidden cards lie, the answer is the same."""
    mode, state = build(Options("base", players), key_of_seed("secrets"))
    game = Game(mode, state)
    bots = {seat: GreedyAgent() for seat in range(players)}
    compared = 0
    for step in range(400):
        if game.over:
            break
        seat = min(game.waiting)
        answer = bots[seat].answer(View(game, seat))
        if step % 3 == 0:
            world = another_world(game, seat, key_of_seed(step))
            if world is not None:
                compared += 1
                assert GreedyAgent().answer(View(world, seat)) == answer
        game.decide(seat, *answer)
    assert compared > 50


@pytest.mark.parametrize("of", [ACTION, CARD, PILE, SEAT, WORD, NUMBER])
@pytest.mark.parametrize(("least", "most"), [(0, 1), (1, 1), (0, 2), (2, 2), (1, 3)])
def test_a_question_of_another_game_gets_some_legal_answer(of: str, least: int, most: int) -> None:
    t = table("base", p0=["Punch", "Kick", "Lobo"])
    hand = t.state.piles[HAND]
    options: dict[str, list[Any]] = {
        ACTION: [("dance",), ("sing",), ("end",)],
        CARD: hand,
        PILE: [HAND, DISCARD, DISCARD + 1],
        SEAT: [0, 1, 1],
        WORD: ["one", "two", "three"],
        NUMBER: [1, 2, 3],
    }
    decision = Decision(0, Kind("of tomorrow", "What now?", of), options[of], least=least, most=most)
    answer = GreedyAgent().answer(View(t.game, 0, decision))
    assert decision.check(answer) == answer
