"""The log of a city in English: Characters and Villains, Locations, and what single scenarios have."""

from __future__ import annotations

import pytest

from archfoe.core import events as ev
from archfoe.games.city import events as city_ev
from archfoe.games.city.piles import SPACE
from archfoe.games.city.scenarios.distractions import rules as distractions_ev
from archfoe.games.city.scenarios.hostages import facts as hostages_ev
from archfoe.games.city.scenarios.mischief import verbs as mischief_ev
from archfoe.sets import BOXES
from archfoe.table.view import Seen
from archfoe.table.words.log import line, lines
from tests.table.words.test_log import NAMES, seen
from tests.vocabulary import rule

REBIRTH = BOXES["rebirth"]
BANE, COLD, ROBIN = (REBIRTH[name] for name in ("bane", "poison_ivy", "aquaman_3"))
HOARDER, SPORE, SHOT = REBIRTH["hoarder"], REBIRTH["spore"], REBIRTH["a_shot_in_the_arm"]


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (
            seen(city_ev.PLACED, 0, other=0, n=3),
            "You place your Character in slot 2.",
            "ann places their Character in slot 2.",
        ),
        (seen(city_ev.PLACED, 0, other=1, n=0), "You place bob in Location 1.", "ann places you in Location 1."),
        (seen(city_ev.WALKED, 0, other=0, n=8), "You walk to Location 5.", "ann walks to Location 5."),
        (seen(city_ev.WALKED, 0, other=1, n=8), "bob walks to Location 5.", "You walk to Location 5."),
        (seen(city_ev.MOVED_VILLAIN, 0, BANE, n=9), "You move Bane to slot 5.", "ann moves Bane to slot 5."),
        (seen(city_ev.MOVED_VILLAIN, -1, BANE, n=9), "Bane goes to slot 5.", "Bane goes to slot 5."),
        (
            seen(city_ev.CONTAINED, 0, BANE),
            "You put the CONTAINED token on Bane.",
            "ann puts the CONTAINED token on Bane.",
        ),
        (
            seen(city_ev.FROZEN, 0, BANE),
            "Bane can't attack until your next turn.",
            "Bane can't attack until ann's next turn.",
        ),
        (seen(city_ev.CHEAPENED, 0, BANE, n=2), "Bane costs you 2 less this turn.", "Bane costs ann 2 less this turn."),
        (seen(city_ev.KEPT, 0, ROBIN), "You keep Aquaman (3) in hand.", "ann keeps Aquaman (3) in hand."),
        (seen(city_ev.KEPT, 0, hidden=1), "You keep a card in hand.", "ann keeps a card in hand."),
        (seen(city_ev.THREAT, 0, n=3), "The Threat rises to Level 3.", "The Threat rises to Level 3."),
        (
            seen(city_ev.DAMAGED, -1, n=4, other=2),
            "Location 3 takes damage: 2 of 5.",
            "Location 3 takes damage: 2 of 5.",
        ),
        (seen(city_ev.CLOCK, 0, n=1), "The clock starts: box 1 of 3.", "The clock starts: box 1 of 3."),
        (seen(city_ev.CLOCK, 0, n=2), "The clock advances: box 2 of 3.", "The clock advances: box 2 of 3."),
        (seen(city_ev.ENTERED, 0, BANE, n=1), "Bane comes into slot 1.", "Bane comes into slot 1."),
        (seen(city_ev.LEFT, 0, ROBIN, n=1), "You leave Aquaman (3) in slot 1.", "ann leaves Aquaman (3) in slot 1."),
        (seen(ev.USED, 0, note="Bank"), "You use Bank.", "ann uses Bank."),
        (
            seen(ev.DESTROYED, 0, ROBIN, pile=SPACE + 5),
            "You destroy Aquaman (3) in slot 3.",
            "ann destroys Aquaman (3) in slot 3.",
        ),
        (
            seen(city_ev.DAMAGED, -1, n=4, other=6),
            "Location 3 takes damage: 5 of 5.",
            "Location 3 takes damage: 5 of 5.",
        ),
        (
            seen(distractions_ev.DISTRACTED, -1, SHOT, n=4),
            "A Shot in the Arm comes to Location 3.",
            "A Shot in the Arm comes to Location 3.",
        ),
        (
            seen(distractions_ev.CLEARED, 0, SHOT, n=0),
            "You clear A Shot in the Arm from Location 1.",
            "ann clears A Shot in the Arm from Location 1.",
        ),
        (
            seen(mischief_ev.EARNED, 0, REBIRTH["detective_work"]),
            "You earn the Signature card Detective Work.",
            "ann earns the Signature card Detective Work.",
        ),
        (
            seen(city_ev.REPAIRED, 0, n=2),
            "You repair Location 2. All its damage is gone.",
            "ann repairs Location 2. All its damage is gone.",
        ),
        (
            seen(hostages_ev.FREED, 0, n=2),
            "You free a hostage on Location 2.",
            "ann frees a hostage on Location 2.",
        ),
        (
            seen(hostages_ev.SAVED, 0, n=2),
            "You hand 2 hostages over at the cordon: saved.",
            "ann hands 2 hostages over at the cordon: saved.",
        ),
        (
            seen(hostages_ev.SAVED, 0, n=1),
            "You hand 1 hostage over at the cordon: saved.",
            "ann hands 1 hostage over at the cordon: saved.",
        ),
        (
            seen(hostages_ev.LOST, -1, n=1, other=6),
            "1 hostage on Location 4 is lost.",
            "1 hostage on Location 4 is lost.",
        ),
        (
            seen(hostages_ev.LOST, -1, n=2, other=6),
            "2 hostages on Location 4 are lost.",
            "2 hostages on Location 4 are lost.",
        ),
        (
            seen(city_ev.COMPLETED, 0, note="recruit krypto"),
            "You complete the Side Mission Recruit Krypto.",
            "ann completes the Side Mission Recruit Krypto.",
        ),
        (
            seen(city_ev.ROLLED, 0, BANE, n=3, other=4),
            "The die shows 3: Bane heads for Location 3.",
            "The die shows 3: Bane heads for Location 3.",
        ),
        (
            seen(city_ev.ROLLED, 0, BANE, n=6, other=4),
            "The die shows 6, and you choose: Bane heads for Location 3.",
            "The die shows 6, and ann chooses: Bane heads for Location 3.",
        ),
        (
            seen(ev.LOOKED, 0, HOARDER),
            "You look at your Secret Card, Hoarder.",
            "ann looks at their Secret Card, Hoarder.",
        ),
        (
            seen(ev.LOOKED, 0, hidden=1, note="secret"),
            "You look at your Secret Card.",
            "ann looks at their Secret Card.",
        ),
        (
            seen(ev.REMOVED, 0, HOARDER),
            "You release your Secret Card, Hoarder: its burden is over.",
            "ann releases their Secret Card, Hoarder: its burden is over.",
        ),
        (
            seen(ev.REMOVED, 0, SPORE, SPORE),
            "Spore x2 are removed from the game.",
            "Spore x2 are removed from the game.",
        ),
        (
            seen(ev.PUT, 0, ROBIN, pile=SPACE + 5),
            "You put Aquaman (3) into slot 3.",
            "ann puts Aquaman (3) into slot 3.",
        ),
        (
            seen(ev.OVER, 0, n=12, rule="REB-23.17", note="won"),
            "You have 12 Victory Points and win.",
            "ann has 12 Victory Points and wins.",
        ),
        (seen(ev.OVER, 0, n=3, rule="REB-14.2"), "The team has lost.", "The team has lost."),
        (seen(ev.OVER, 0, n=5, rule="REB-14.1", note="won"), "The team has won.", "The team has won."),
    ],
)
def test_one_sentence_of_a_city(event: Seen, mine: str, theirs: str) -> None:
    assert line(event, 0, NAMES) == mine
    assert line(event, 1, NAMES) == theirs


def test_a_destroyed_location_and_a_reward() -> None:
    assert line(seen(city_ev.RUINED, -1, n=4), 0, NAMES).startswith("Location 3 is destroyed. ")
    assert line(seen(city_ev.REWARDED, 0, COLD), 0, NAMES) == (
        "Poison Ivy's Reward: Target player draws a card, then may return up to 2 Weaknesses from their hand, their "
        "discard pile or both to their stack."
    )


@rule("REB-6.4", "REB-4.3")
def test_what_happens_in_a_row_in_a_city_is_one_line() -> None:
    row = [
        seen(city_ev.MOVED_VILLAIN, -1, BANE, n=3),
        seen(city_ev.MOVED_VILLAIN, -1, COLD, n=5),
        seen(city_ev.ENTERED, 0, ROBIN, n=1),
        seen(city_ev.ENTERED, 0, BANE, n=3),
        seen(city_ev.WALKED, 0, other=0, n=0),
        seen(city_ev.WALKED, 0, other=0, n=1),
        seen(city_ev.WALKED, 0, other=1, n=1),
        seen(ev.OVER, 0, rule="REB-14.2"),
        seen(ev.OVER, 1, rule="REB-14.2"),
    ]
    assert [told.text for told in lines(row, 0, NAMES)] == [
        "Villains move: Bane to slot 2 and Poison Ivy to slot 3.",
        "New in the city: Aquaman (3) in slot 1 and Bane in slot 2.",
        "You walk to Location 1 and slot 1.",
        "bob walks to slot 1.",
        "The team has lost.",
    ]


@rule("REB-32.6", "REB-31.4", "REB-33.6")
def test_what_belongs_together_in_a_scenario_is_one_line() -> None:
    row = [
        seen(hostages_ev.FREED, 0, n=2),
        seen(hostages_ev.FREED, 0, n=2),
        seen(ev.USED, 0, HOARDER, rule="REB-4.5"),
        seen(ev.REMOVED, 0, HOARDER, rule="REB-31.4"),
        seen(city_ev.MOVED_VILLAIN, -1, BANE, n=3),  # by its own Attack, and then once more in Step 3
        seen(city_ev.MOVED_VILLAIN, -1, BANE, n=4),
        seen(city_ev.MOVED_VILLAIN, -1, COLD, n=5),
    ]
    assert [str(told) for told in lines(row, 1, NAMES)] == [
        "ann frees 2 hostages on Location 2.",
        "ann releases their Secret Card, Hoarder: its burden is over. [REB-31.4]",
        "Bane goes to slot 2.",
        "Villains move: Bane to Location 3 and Poison Ivy to slot 3.",
    ]


@rule("REB-23.18")
def test_the_end_of_a_contest_is_told_for_each_player() -> None:
    row = [seen(ev.OVER, 0, n=9, rule="REB-23.15", note="won"), seen(ev.OVER, 1, n=4, rule="REB-23.15")]
    assert [told.text for told in lines(row, 1, NAMES)] == [
        "ann has 9 Victory Points and wins.",
        "You have 4 Victory Points.",
    ]


@pytest.mark.parametrize("reader", [0, 1])
def test_a_reward_is_told_in_the_words_of_its_card(reader: int) -> None:
    reward = seen(city_ev.REWARDED, 0, REBIRTH["deathstroke"])
    assert line(reward, reader, NAMES) == "Deathstroke's Reward: Target player draws 2 cards."


@rule("REB-7.1")
def test_the_attack_of_a_villain_says_what_it_does() -> None:
    attack = seen(ev.ATTACKED, 0, COLD, other=0, source=COLD)
    text = (
        "The attacked player has 2 less Move this turn, then discards a card. Not if a Villain has "
        "already taken a card "
        "from their hand this turn."
    )
    assert line(attack, 0, NAMES) == f"Poison Ivy attacks you: {text}"
    assert [told.text for told in lines([attack, seen(ev.HIT, 0, COLD)], 1, NAMES)] == [
        f"Poison Ivy attacks and hits ann: {text}"
    ]
    entering = seen(ev.ATTACKED, 0, REBIRTH["doomsday"], source=REBIRTH["doomsday"])
    assert line(entering, 0, NAMES) == (
        "Doomsday attacks every player: Each player discards 2 cards, unless a Villain has already taken a card from "
        "their hand this turn."
    )


def test_a_play_tells_the_move_it_gives() -> None:
    play = seen(ev.PLAYED, 0, REBIRTH["run"], other=0)
    assert [told.text for told in lines([play, play], 0, NAMES)] == ["You play Run x2: Move 4."]
