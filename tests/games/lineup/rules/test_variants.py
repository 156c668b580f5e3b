"""Two Heads, Team Game and On Patrol (BASE-15.x to BASE-17.x, G-28)."""

from __future__ import annotations

from typing import Any

from archfoe.core.piles import DECK, HAND
from archfoe.games.options import Options
from archfoe.table.session import Session
from tests.vocabulary import Table, rule, table

STRENGTHS = ["Super Strength"] * 5
FOUR = STRENGTHS[:4]


def team(**more: Any) -> Table:
    """P0 and P2 play against P1 and P3."""
    return table(variants=["team"], players=4, **more)


def patrol(**more: Any) -> Table:
    return table(variants=["on-patrol"], **more)


# Two Heads


@rule("BASE-15.1")
def test_each_of_two_players_is_dealt_two_different_super_heroes() -> None:
    seen = set()
    for seed in range(20):
        view = Session.seeded(Options(variants=("two-heads",)), ["Ann", "Bob"], seed).view(0)
        four = [hero.name for seat in (0, 1) for hero in view.heroes(seat)]
        assert len(four) == len(set(four)) == 4
        seen.update(four)
    assert len(seen) == 7


@rule("BASE-15.2")
def test_two_heads_have_one_deck_one_hand_and_the_abilities_of_both() -> None:
    view = Session.seeded(Options(variants=("two-heads",)), ["Ann", "Bob"], 1).view(0)
    assert (view.size(HAND), view.size(DECK)) == (5, 5)
    t = table(p0=["Lasso of Truth", "Kick"], hero0=["Batman", "Superman"], variants=["two-heads"])
    t.play("Lasso of Truth")
    t.play("Kick")
    assert t.power(0) == (1 + 1) + (2 + 1)


@rule("BASE-15.2")
def test_one_head_may_set_off_the_other() -> None:
    t = table(
        p0=["Lasso of Truth"], hero0=["Cyborg", "The Flash"], variants=["two-heads"], deck0=["Kick", "Robin", "Bane"]
    )
    t.play("Lasso of Truth")
    t.answer(0, "draw")
    assert t.hand(0) == ["Kick"]  # Cyborg's
    t.answer(0, "draw")
    assert t.hand(0) == ["Kick", "Robin"]  # a card told The Flash to draw


@rule("G-21")
def test_captain_cold_turns_both_heads_down_and_both_come_up_again() -> None:
    t = table(
        p1=["Super Strength", "Super Strength", "Lasso of Truth"],
        hero1=["Batman", "Superman"],
        variants=["two-heads"],
        stack=["Captain Cold", "Lex Luthor"],
        face_down=True,
    )
    t.end()
    t.answer(1, None)
    t.play("Super Strength")
    t.play("Super Strength")
    assert t.power(1) == 10
    t.buy("Captain Cold")
    t.play("Lasso of Truth")
    assert t.power(1) == 1 + 1 + 1


# Team Game: turns and gains


@rule("BASE-16.1", "BASE-16.2")
def test_two_teams_of_two_take_turns_alternately_each_player_with_a_deck_and_a_hand() -> None:
    session = Session.seeded(Options(players=4, variants=("team",)), ["Ann", "Bob", "Cem", "Dot"], 1)
    view = session.view(0)
    assert view.teams == (0, 1, 0, 1)
    assert [(view.size(HAND + seat), view.size(DECK + seat)) for seat in range(4)] == [(5, 5)] * 4
    t = team()
    order = []
    for _ in range(5):
        order.append(t.active)
        t.end()
    assert order == [0, 1, 2, 3, 0]


@rule("BASE-16.3")
def test_a_partners_hand_is_as_hidden_as_a_foes() -> None:
    t = team(p0=["Kick", "Robin"])
    for seat in (1, 2, 3):
        assert t.view(seat).known(HAND) == []
        assert t.view(seat).size(HAND) == 2


@rule("BASE-16.4")
def test_a_bought_card_goes_to_the_own_discard_pile_or_the_partners() -> None:
    t = team(power=6, kicks=2)
    t.buy("Kick")
    assert t.offered(0) == ["your discard pile", "P2's discard pile"]
    t.answer(0, "your discard pile")
    t.buy("Kick")
    t.answer(0, "P2's discard pile")
    assert (t.discard(0), t.discard(2)) == (["Kick"], ["Kick"])


@rule("BASE-16.4")
def test_a_defeated_super_villain_may_go_to_the_partner_who_scores_it() -> None:
    t = team(power=8)
    t.buy("Ra's al Ghul")
    t.answer(0, "P2's discard pile")
    assert t.discard(2) == ["Ra's al Ghul"]
    assert (t.vp(0), t.vp(2)) == (0, 4)


@rule("BASE-16.4")
def test_a_weakness_gained_outside_the_own_turn_cannot_be_passed_on() -> None:
    t = team(p1=["Scarecrow"], turn=1)
    t.play("Scarecrow")
    assert (t.discard(0), t.discard(2)) == (["Weakness"], ["Weakness"])
    assert t.asked() == [1]


def test_wonder_woman_is_paid_for_a_villain_that_she_passes_to_her_partner() -> None:
    t = team(hero0="Wonder Woman", power=4, lineup=["Bane", *FOUR])
    t.buy("Bane")
    t.answer(0, "P2's discard pile")
    t.answer(0, "draw")
    t.end()
    assert len(t.hand(0)) == 6
    assert t.discard(2) == ["Bane"]


@rule("BASE-16.5")
def test_one_foe_may_discard_a_card_and_draw_one_when_a_card_is_passed() -> None:
    t = team(power=3, p1=["Weakness"], p3=["Punch", "Robin"], deck3=["Doomsday"])
    t.buy("Kick")
    t.answer(0, "P2's discard pile")
    assert t.asked() == [1, 3]
    t.answer(3, "Punch")
    assert t.hand(3) == ["Robin", "Doomsday"]
    assert t.discard(3) == ["Punch"]
    assert t.hand(1) == ["Weakness"]  # one foe only
    assert t.asked() == [0]


@rule("BASE-16.5")
def test_the_other_foe_may_answer_when_the_first_one_passes() -> None:
    t = team(power=3, p1=["Weakness"], p3=["Punch"], deck1=["Doomsday"])
    t.buy("Kick")
    t.answer(0, "P2's discard pile")
    t.answer(3, None)
    assert t.asked() == [1]
    t.answer(1, "Weakness")
    assert t.hand(1) == ["Doomsday"]


@rule("BASE-16.5")
def test_both_foes_may_let_it_pass() -> None:
    t = team(power=3, p1=["Weakness"], p3=["Punch"])
    t.buy("Kick")
    t.answer(0, "P2's discard pile")
    t.answer(1, None)
    t.answer(3, None)
    assert (t.hand(1), t.hand(3)) == (["Weakness"], ["Punch"])
    assert t.asked() == [0]


@rule("BASE-16.5")
def test_the_foes_may_answer_each_passed_card_anew_but_none_that_was_kept() -> None:
    t = team(power=9, p1=["Weakness", "Vulnerability"], deck1=["Robin", "Mera"])
    t.buy("Kick")
    t.answer(0, "P2's discard pile")
    t.answer(1, "Weakness")
    t.buy("Kick")
    t.answer(0, "your discard pile")
    assert t.asked() == [0]
    t.buy("Kick")
    t.answer(0, "P2's discard pile")
    t.answer(1, "Vulnerability")
    assert t.hand(1) == ["Robin", "Mera"]


@rule("BASE-16.5")
def test_the_foes_may_answer_each_card_that_one_effect_passes() -> None:
    t = team(p0=["Dark Knight"], lineup=["Batmobile", "Nth Metal", *STRENGTHS[:3]], p3=["Weakness", "Vulnerability"])
    t.play("Dark Knight")
    t.answer(0, "P2's discard pile")
    t.answer(0, "P2's discard pile")
    assert t.discard(2) == ["Batmobile", "Nth Metal"]
    t.answer(3, "Weakness")
    t.answer(3, "Vulnerability")
    assert t.hand(3) == ["Punch", "Punch"]
    assert t.asked() == [0]


@rule("BASE-16.5")
def test_a_foe_without_cards_has_nothing_to_answer_with() -> None:
    t = team(power=3)
    t.buy("Kick")
    t.answer(0, "P2's discard pile")
    assert t.asked() == [0]


@rule("BASE-16.5", "BASE-10.2")
def test_a_foe_with_an_empty_deck_may_draw_the_very_card_that_was_discarded() -> None:
    t = team(power=3, p1=["Weakness"], deck1=[])
    t.buy("Kick")
    t.answer(0, "P2's discard pile")
    t.answer(1, "Weakness")
    assert t.hand(1) == ["Weakness"]


# Team Game: Attacks and scores


@rule("BASE-16.6")
def test_an_attack_leaves_the_partner_alone() -> None:
    t = team(p0=["Scarecrow"])
    t.play("Scarecrow")
    assert [t.discard(seat) for seat in range(4)] == [[], ["Weakness"], [], ["Weakness"]]


@rule("BASE-16.7", "BASE-16.8")
def test_a_defense_may_protect_the_partner_and_its_user_has_the_benefit() -> None:
    t = team(p0=["Scarecrow"], p1=["The Cape and Cowl"], deck1=["Kick", "Robin"], p3=[])
    t.play("Scarecrow")
    assert t.offered(1) == ["The Cape and Cowl for yourself", "The Cape and Cowl for P3"]
    t.answer(1, "The Cape and Cowl for P3")
    assert t.hand(1) == ["Kick", "Robin"]
    assert t.hand(3) == []
    assert t.discard(3) == []
    assert t.discard(1) == ["The Cape and Cowl", "Weakness"]


@rule("BASE-16.7")
def test_a_first_appearance_may_be_avoided_for_the_partner() -> None:
    t = team(stack=["Parallax"], face_down=True, deck0=["Blue Beetle", "Kick", "Kick", "Kick", "Kick"], p2=["Punch"])
    t.end()
    t.answer(0, "Blue Beetle for P2")
    assert t.hand(2) == ["Punch"]
    assert len(t.hand(0)) == 5  # nothing there that costs 2 or less


@rule("G-28")
def test_a_player_uses_one_defense_for_an_attack_and_not_one_for_each_partner() -> None:
    t = team(p0=["Scarecrow"], p1=["Lasso of Truth", "Super Speed"])
    t.play("Scarecrow")
    t.answer(1, "Lasso of Truth for P3")
    assert t.asked() == [0]
    assert t.discard(1) == ["Lasso of Truth", "Weakness"]


@rule("G-28")
def test_partners_may_use_a_defense_each_also_for_one_another() -> None:
    t = team(p0=["Scarecrow"], p1=["Lasso of Truth"], p3=["Blue Beetle"])
    t.play("Scarecrow")
    t.answer(1, "Lasso of Truth for P3")
    assert t.offered(3) == ["Blue Beetle for P1"]
    t.answer(3, "Blue Beetle for P1")
    assert t.discard(1) == ["Lasso of Truth"]
    assert t.discard(3) == []


@rule("BASE-16.7", "BASE-18.22")
def test_a_player_whom_the_partner_shielded_from_the_joker_neither_passes_nor_receives() -> None:
    t = team(
        stack=["The Joker"],
        face_down=True,
        deck0=["Blue Beetle", "Kick", "Kick", "Kick", "Kick", "Punch"],
        p1=["Robin"],
        p2=["Mera"],
        p3=["Punch"],
    )
    t.end()
    t.answer(0, "Blue Beetle for P2")
    t.answer(0, "Kick")
    assert (t.hand(2), t.discard(2)) == (["Mera"], [])
    assert t.discard(1) == ["Kick"]
    assert t.discard(3) == ["Robin"]  # would have come to P2
    assert t.discard(0) == ["Punch"]


@rule("BASE-16.7")
def test_nobody_can_protect_a_foe() -> None:
    t = team(p0=["Scarecrow"], p2=["Lasso of Truth"])
    t.play("Scarecrow")
    assert t.asked() == [0]
    assert (t.discard(1), t.discard(3)) == (["Weakness"], ["Weakness"])


@rule("BASE-16.9")
def test_the_team_with_the_higher_sum_wins() -> None:
    t = team(discard0=["Super Strength"], discard1=["Kick"], discard3=["Doomsday"], stack=[], face_down=True)
    t.end()
    assert t.view(0).scores() == [2, 1, 0, 2]
    assert t.winners == (1, 3)


@rule("G-28")
def test_a_tie_of_teams_is_broken_by_the_super_villains_of_both_partners() -> None:
    t = team(discard0=["Ra's al Ghul"], discard1=["Doomsday"], discard3=["Doomsday"], stack=[], face_down=True)
    t.end()
    assert t.winners == (0, 2)


@rule("G-5", "BASE-16.9")
def test_teams_that_tie_in_everything_share_the_win() -> None:
    t = team(discard0=["Kick"], discard3=["Robin"], stack=[], face_down=True)
    t.end()
    assert t.winners == (0, 1, 2, 3)


# On Patrol


@rule("BASE-17.1")
def test_the_line_up_may_be_refilled_in_mid_turn_as_soon_as_a_slot_is_empty() -> None:
    t = patrol(power=6, lineup=["Robin", "Mera", *STRENGTHS[:3]], main=["Catwoman", "Cheetah", *STRENGTHS])
    assert "refill the Line-Up" not in t.offered()
    t.buy("Robin")
    t.buy("Mera")
    assert t.lineup == STRENGTHS[:3]
    t.refill()
    assert t.lineup == [*STRENGTHS[:3], "Catwoman", "Cheetah"]
    assert "refill the Line-Up" not in t.offered()


@rule("BASE-17.1")
def test_nobody_has_to_go_on_patrol() -> None:
    t = patrol(power=3, lineup=["Robin", *FOUR], main=["Scarecrow", *STRENGTHS])
    t.buy("Robin")
    t.end()
    assert t.lineup == [*FOUR, "Scarecrow"]
    assert t.discard(0) == ["Robin"]  # the refill at the end of a turn attacks nobody


@rule("BASE-17.1")
def test_a_refill_brings_cards_that_may_be_bought_at_once() -> None:
    t = patrol(power=6, lineup=["Robin", *FOUR], main=["Mera", *STRENGTHS])
    t.buy("Robin")
    t.refill()
    t.buy("Mera")
    assert t.discard(0) == ["Robin", "Mera"]
    t.refill()
    assert t.lineup == STRENGTHS


def test_without_the_variant_no_refill_is_offered() -> None:
    t = table(lineup=FOUR)
    assert t.offered() == ["end turn"]


@rule("BASE-17.2")
def test_each_attack_that_comes_on_patrol_hits_the_active_player_and_nobody_else() -> None:
    t = patrol(
        lineup=STRENGTHS[:2],
        main=["Scarecrow", "Robin", "Poison Ivy", *STRENGTHS],
        deck0=["Kick", "Punch"],
        p1=["Lasso of Truth"],
    )
    t.refill()
    assert t.discard(0) == ["Weakness", "Kick", "Weakness"]
    assert t.hand(1) == ["Lasso of Truth"]
    assert t.discard(1) == []
    assert t.power(0) == 0


@rule("BASE-17.3")
def test_a_defense_works_on_patrol_one_against_each_attack() -> None:
    t = patrol(
        p0=["Lasso of Truth", "Blue Beetle"],
        lineup=STRENGTHS[:3],
        main=["Scarecrow", "Poison Ivy", *STRENGTHS],
        deck0=["Punch", "Kick"],
    )
    t.refill()
    t.answer(0, "Lasso of Truth")
    assert t.hand(0) == ["Blue Beetle", "Punch"]
    t.answer(0, "Blue Beetle")
    assert t.discard(0) == ["Lasso of Truth"]
    assert t.deck(0) == ["Kick"]


@rule("BASE-17.3", "BASE-6.1")
def test_the_flash_draws_one_more_for_a_defense_on_patrol_since_it_is_his_turn() -> None:
    t = patrol(
        p0=["Lasso of Truth"],
        hero0="The Flash",
        lineup=FOUR,
        main=["Scarecrow", *STRENGTHS],
        deck0=["Kick", "Robin", "Bane"],
    )
    t.refill()
    t.answer(0, "Lasso of Truth")
    t.answer(0, "draw")
    assert t.hand(0) == ["Kick", "Robin"]


@rule("BASE-17.4")
def test_starro_on_patrol_discards_the_top_card_and_lets_nobody_play_it() -> None:
    t = patrol(lineup=FOUR, main=["Starro", *STRENGTHS], deck0=["Doomsday", "Punch"])
    t.refill()
    assert t.discard(0) == ["Doomsday"]
    assert t.power(0) == 0
    assert t.offered() == ["end turn"]


@rule("G-2")
def test_a_main_deck_that_runs_out_on_patrol_does_not_end_the_game_in_mid_turn() -> None:
    t = patrol(power=3, lineup=STRENGTHS[:3], main=["Robin"])
    t.refill()
    assert t.lineup == [*STRENGTHS[:3], "Robin"]
    assert not t.over
    assert "refill the Line-Up" not in t.offered()
    t.buy("Robin")
    t.end()
    assert t.over


@rule("BASE-17.1", "BASE-18.3")
def test_a_line_up_of_more_than_five_has_no_empty_slot() -> None:
    t = patrol(power=3, lineup=["Robin", *STRENGTHS])
    t.buy("Robin")
    assert "refill the Line-Up" not in t.offered()


@rule("BASE-16.7", "BASE-17.3")
def test_on_patrol_no_partner_helps_against_an_attack_met_there() -> None:
    t = table(
        variants=["team", "on-patrol"],
        players=4,
        p2=["Lasso of Truth"],
        lineup=FOUR,
        main=["Bane", *STRENGTHS],
        p0=["Kick"],
    )
    t.refill()
    assert t.asked() == [0]
    assert t.discard(0) == ["Kick"]
    assert t.hand(2) == ["Lasso of Truth"]


def test_variants_combine() -> None:
    t = table(
        variants=["on-patrol", "two-heads"], hero0=["Batman", "Superman"], p0=["Kick"], lineup=FOUR, main=["Robin"] * 9
    )
    t.play("Kick")
    t.refill()
    assert t.power(0) == 3
    assert t.lineup == [*FOUR, "Robin"]
