"""End of the game and scoring (CON-10.x, G-4, G-5)."""

from __future__ import annotations

from typing import Any

from archfoe.core import events
from tests.sets.confrontations import teams
from tests.vocabulary import Table, rule

NO_DECKS: dict[str, Any] = {f"deck{seat}": [] for seat in range(4)}
LEX_3 = "Lex Luthor (Level 3)"


def ended(**position: Any) -> Table:
    """A game that ends for want of a card for the Line-Up."""
    t = teams(lineup=[], main=[], **{**NO_DECKS, **position})
    t.end()
    assert t.over
    return t


def rule_of_the_end(t: Table) -> str:
    return next(event.rule for event in t.view(None).events() if event.what == events.OVER)


@rule("CON-10.1")
def test_who_defeats_a_last_character_wins_at_once_with_the_partner() -> None:
    rich = ["Book of Magic"] * 5
    t = teams(hero1=LEX_3, discard1=rich, discard3=rich, p0=["Punch"], confronting=1, power=15)
    t.end()
    assert (t.over, t.winners, t.trophies(0)) == (True, (0, 2), [LEX_3])
    assert t.vp(1) + t.vp(3) > t.vp(0) + t.vp(2)
    assert (t.hand(0), t.active) == (["Punch"], 0)  # the turn is not wound up any more
    assert rule_of_the_end(t) == "CON-10.1"


@rule("CON-10.1")
def test_the_other_characters_of_the_team_do_not_matter() -> None:
    t = teams(hero3="Ocean Master (Level 3)", hero1="Lex Luthor (Level 3)", confronting=3, power=15)
    t.end()
    assert (t.over, t.winners, t.character(1)) == (True, (0, 2), LEX_3)


@rule("CON-10.2")
def test_the_game_ends_when_the_line_up_cannot_be_filled_to_five() -> None:
    t = teams(power=12, main=["Krypto"])
    t.buy("Cold Breath")
    t.buy("Cold Breath")
    assert not t.over
    t.end()
    assert (t.over, rule_of_the_end(t)) == (True, "CON-10.2")


@rule("CON-10.2")
def test_the_game_goes_on_as_long_as_the_main_deck_suffices() -> None:
    t = teams(power=12, main=["Krypto", "Tula"])
    t.buy("Cold Breath")
    t.buy("Cold Breath")
    t.end()
    assert (t.over, t.main_deck, len(t.lineup)) == (False, [], 5)
    t.answer(1, None)
    t.end()  # nothing was bought, so nothing is missing
    assert not t.over


@rule("CON-10.3", "G-4")
def test_every_card_that_a_player_owns_is_scored() -> None:
    t = teams(
        deck0=["Book of Magic"],
        p0=["Supergirl"],
        discard0=["Doctor Fate", "Punch", "Vulnerability"],
        in0=["Themyscira", "Amnesty Bay"],
        played0=["Ares"],
    )
    assert t.vp(0) == 2 + 1 + 2 + 1 + 1 + 3


@rule("CON-10.3")
def test_each_weakness_costs_a_point() -> None:
    t = teams(deck0=["Weakness", "Krypto"], p0=["Weakness"], discard0=["Weakness"], deck1=[])
    assert (t.vp(0), t.vp(1)) == (1 - 3, 0)


@rule("CON-10.4")
def test_a_defeated_character_is_worth_four_or_six_points_to_who_defeated_it() -> None:
    t = ended(trophies0=["Ocean Master (Level 1)"], trophies2=["Ocean Master (Level 2)"])
    assert ([t.vp(seat) for seat in range(4)], t.winners) == ([4, 0, 6, 0], (0, 2))


@rule("CON-10.4")
def test_the_points_come_with_the_defeat() -> None:
    t = teams(confronting=1, power=9, **NO_DECKS)
    t.end()
    assert (t.vp(0), t.vp(1)) == (4, 0)


@rule("CON-10.5")
def test_the_scores_of_partners_are_added() -> None:
    t = ended(
        discard0=["Ares"],  # 3, the best of all
        discard1=["Doctor Fate"],  # 2
        discard3=["Doctor Fate"],  # 2
    )
    assert t.winners == (1, 3)


@rule("CON-10.6")
def test_with_equal_scores_the_team_with_more_defeated_characters_wins() -> None:
    t = ended(trophies3=["Aquaman (Level 1)"], discard0=["Ares"], discard2=["Krypto"])
    assert (t.vp(0) + t.vp(2), t.vp(1) + t.vp(3), t.winners) == (4, 4, (1, 3))


@rule("CON-10.6")
def test_defeated_characters_of_both_partners_count_for_the_tie() -> None:
    t = ended(
        trophies0=["Ocean Master (Level 1)"],
        trophies2=["Lex Luthor (Level 1)"],
        trophies1=["Aquaman (Level 2)"],
        discard3=["Doctor Fate"],
    )
    assert (t.vp(0) + t.vp(2), t.vp(1) + t.vp(3), t.winners) == (8, 8, (0, 2))


@rule("CON-10.6", "G-5")
def test_a_tie_in_both_is_shared() -> None:
    t = ended(trophies0=["Ocean Master (Level 1)"], trophies3=["Aquaman (Level 1)"])
    assert t.winners == (0, 1, 2, 3)


@rule("CON-10.7")
def test_fifty_rounds_without_a_gain_end_the_game() -> None:
    t = teams(from_start=True, discard1=["Krypto"])
    for turn in range(50 * 4):
        assert not t.over, f"over after {turn} turns"
        t.answer(t.active, None)
        t.end()
    assert (t.over, t.winners, rule_of_the_end(t)) == (True, (1, 3), "CON-10.7")


@rule("CON-10.7")
def test_a_gain_starts_the_count_anew() -> None:
    t = teams(from_start=True)
    for turn in range(50 * 4 + 10):
        t.answer(t.active, None)
        if turn == 10:
            for _ in range(3):
                t.play("Punch")
            t.buy("Enhanced Strength")
        t.end()
    assert not t.over
