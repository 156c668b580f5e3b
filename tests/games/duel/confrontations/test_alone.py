"""Two and three players: everybody for himself (CON-13.x, G-48)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import REMOVED
from archfoe.games.shared.scoring import scores
from tests.sets.confrontations import duel, trio
from tests.vocabulary import Table, rule, table

LEX_3, AQUAMAN_3 = "Lex Luthor (Level 3)", "Aquaman (Level 3)"
PUNCHES = ["Punch"] * 5
NO_DECKS: dict[str, Any] = {f"deck{seat}": [] for seat in range(3)}


def after_a_knock_out(**position: Any) -> Table:
    """P0 has defeated the last Character of P1, and P2 is to move."""
    t = trio(hero1=LEX_3, confronting=1, power=15, **position)
    t.end()
    assert (t.over, t.state.out, t.active) == (False, (1,), 2)
    return t


@rule("CON-13.1")
def test_each_other_player_is_a_foe() -> None:
    t = trio(p0=["Kryptonite"])
    t.play("Kryptonite")
    assert (t.discard(1), t.discard(2)) == (["Weakness"], ["Weakness"])
    t = trio(turn=2, p2=["Silver Banshee"])
    t.play("Silver Banshee")
    assert t.offered(2) == ["P0", "P1"]


@rule("CON-13.1")
def test_nobody_assists_defends_or_blocks_for_another() -> None:
    t = trio(p0=["Silver Banshee"], p1=["Supergirl"], p2=["Krypto", "King Shark", "Supergirl"], confronting=1, power=9)
    assert t.asked() == [0]
    t.play("Silver Banshee")
    t.answer(0, "P1")
    t.answer(1, "gain a Weakness")
    assert (t.asked(), t.discard(1)) == ([0], ["Weakness"])
    t.end()
    assert t.trophies(0) == ["Lex Luthor (Level 1)"]


@rule("CON-13.1")
@pytest.mark.parametrize("players", [2, 3])
def test_turns_go_round(players: int) -> None:
    t = table("confrontations", players=players, from_start=True)
    order = []
    for _ in range(2 * players):
        order.append(t.active)
        t.answer(t.active, None)
        t.end()
    assert order == [*range(players), *range(players)]


@rule("CON-13.2", "CON-16.7")
def test_text_about_a_teammate_does_nothing_and_the_rest_works() -> None:
    t = duel(p0=["Lois Lane", "Ragman"])
    t.play("Lois Lane")
    assert (t.power(0), t.asked(), t.offered()) == (2, [0], ["play Ragman", "end turn"])  # Ragman has no Assist
    t = trio(in1=["The Deep"])
    assert [t.figure_cost(seat) for seat in range(3)] == [9, 10, 9]


@rule("CON-13.2")
def test_zatanna_minds_only_her_own_heroes() -> None:
    t = duel(hero1="Zatanna Zatara (Level 3)", p0=["Tempest"], confronting=1)
    t.play("Tempest")
    assert t.asked() == [0]


@rule("CON-13.3")
def test_with_two_players_the_first_last_character_decides() -> None:
    t = duel(hero1=LEX_3, discard1=["Book of Magic"] * 9, confronting=1, power=15)
    t.end()
    assert (t.over, t.winners) == (True, (0,))


@rule("CON-13.4")
def test_with_three_players_the_loser_is_out_and_the_others_play_on() -> None:
    t = after_a_knock_out(p0=["Punch"])
    assert (t.hand(0), t.trophies(0)) == (PUNCHES, [LEX_3])
    t.answer(2, None)
    t.end()
    assert (t.active, t.asked()) == (0, [0])  # P1 has no turn any more
    assert len(t.offered(0)) == 1 and t.offered(0)[0].startswith("P2")


@rule("CON-13.4", "G-48")
def test_who_is_out_is_neither_attacked_nor_looked_at() -> None:
    t = after_a_knock_out(p1=["Krypto"], p2=["Kryptonite", "Silver Banshee", "Deadman"], deck0=["Punch"] * 9)
    t.answer(2, None)
    t.play("Kryptonite")
    assert (t.asked(), t.discard(1), t.discard(0)) == ([2], [], ["Weakness"])
    t.play("Silver Banshee")
    t.answer(0, "gain a Weakness")
    assert (t.discard(1), t.discard(0)) == ([], ["Weakness", "Weakness"])
    t.play("Deadman")
    assert t.view(2).kind.name == "may"  # whether to play P0's card: there is no other foe
    assert t.hand(1) == ["Krypto"]


@rule("CON-13.4", "G-48")
def test_the_cards_of_who_is_out_stay_where_they_lie() -> None:
    t = after_a_knock_out(p1=["Krypto"], deck1=["Mera"], discard1=["Tula"], in1=["Lex Corp"])
    t.answer(2, None)
    t.end()
    assert (t.hand(1), t.deck(1), t.discard(1), t.in_play(1)) == (["Krypto"], ["Mera"], ["Tula"], ["Lex Corp"])
    assert t.view(2).out == (1,)


@rule("CON-13.4")
def test_the_last_one_left_wins_at_once() -> None:
    t = after_a_knock_out(hero2=AQUAMAN_3, p0=["Punch"], deck0=["Swamp Thing"] * 9, discard2=["Supergirl"] * 9)
    t.answer(2, None)
    t.end()
    t.answer(0, "P2")
    for _ in range(4):
        t.play("Swamp Thing")
    t.end()
    assert (t.over, t.winners, t.state.out) == (True, (0,), (1, 2))


@rule("G-48")
def test_who_is_out_does_not_win_by_points_and_the_characters_taken_from_him_count() -> None:
    t = trio(
        hero1=LEX_3,
        discard1=["Ares"] * 9,
        trophies1=["Aquaman (Level 2)"],
        trophies0=["Lex Luthor (Level 2)"],
        discard2=["Ares", "Doctor Fate"],
        confronting=1,
        power=15,
        lineup=[],
        main=[],
        **NO_DECKS,
    )
    t.end()
    assert (t.over, t.state.out) == (True, (1,))
    assert (t.vp(0), t.vp(2), t.winners) == (6, 5, (0,))


@rule("CON-13.5")
def test_with_three_players_only_the_cheapest_foe_can_be_confronted() -> None:
    t = trio(hero1="Lex Luthor (Level 2)", from_start=True)
    assert [label.split(" (")[0] for label in t.offered()] == ["P2"]
    t = trio(from_start=True)
    assert [label.split(" (")[0] for label in t.offered()] == ["P1", "P2"]


@rule("CON-13.6", "G-65")
def test_with_three_players_a_last_level_is_worth_no_points() -> None:
    t = trio(trophies0=[LEX_3], trophies1=[AQUAMAN_3, "Aquaman (Level 1)"], **NO_DECKS)
    assert scores(t.state) == [0, 4, 0]


@rule("CON-13.6")
@pytest.mark.parametrize("name", ["Batman (Level 3)", "The Joker (Level 3)"])
def test_the_last_levels_of_rivals_are_worth_no_points_either(name: str) -> None:
    t = table("rivals+confrontations", players=3, trophies0=[name], **NO_DECKS)
    assert t.vp(0) == 0


@rule("CON-13.7")
@pytest.mark.parametrize("name", ["Magog", "Swamp Thing"])
def test_with_two_players_magog_and_swamp_thing_are_replaced_at_once(name: str) -> None:
    t = duel(power=6, main=[name, "Krypto", "Tula"])
    t.buy("Cold Breath")
    t.end()
    assert t.lineup == [*["Cold Breath"] * 4, "Krypto"]
    assert (t.names(REMOVED), t.main_deck) == ([name], ["Tula"])


@rule("CON-13.7")
def test_both_may_come_one_after_the_other_and_their_cards_may_be_missing_at_the_end() -> None:
    t = duel(power=6, main=["Magog", "Swamp Thing"])
    t.buy("Cold Breath")
    t.end()
    assert (t.over, t.names(REMOVED), len(t.lineup)) == (True, ["Magog", "Swamp Thing"], 4)


@rule("CON-13.7")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_they_stay(players: int) -> None:
    t = table("confrontations", players=players, power=6, main=["Magog", "Krypto"])
    t.buy("Cold Breath")
    t.end()
    assert t.lineup == [*["Cold Breath"] * 4, "Magog"]
