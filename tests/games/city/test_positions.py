"""Position files of the later scenarios of Rebirth: what they may say, and what is wrong with those that fail."""

from __future__ import annotations

import re

import pytest

from archfoe.table.positions import CaseFailed, parse_case

CITY = "title: x\ntable:\n  mode: rebirth\n"
FULL_HOUSE = """title: Everything that scenario 2 counts
table:
  mode: rebirth
  scenario: 2
  players: 3
  at: {P0: L2, P1: S1, P2: S5}
  hostages: {L1: 2, L2: 1}
  led: {P1: 2}
  saved: 3
  lost: 1
  defeated: 2
  missions: [repairs]
  move: 1
steps:
  - expect: {hostages: {L1: 2, L2: 1, L3: 0}, led: {P0: 0, P1: 2}, saved: 3, lost: 1, to_save: 6}
  - expect: {defeated: 2, missions: [Repairs]}
  - P0: free a hostage at Police Station
  - P1: hand the hostages over
expect:
  hostages: {L2: 0}
  led: {P0: 1, P1: 0}
  saved: 5
"""
BUSY = """title: Scenario 4
table: {mode: rebirth, scenario: 4, at: {P0: L1}, distractions: {L1: Counting on You, L5: Setting the Stage},
        unlaid: [Travel in Pairs], hands: {P0: [Punch x2]}}
steps:
  - expect: {distractions: {L1: Counting on You, L2: none}, offered: [clear Bank], not_offered: [clear Batcave]}
  - P0: clear Bank
  - P0: choose P1
expect: {distractions: {L1: none, L5: Setting the Stage}, unlaid: [Travel in Pairs, Counting on You]}
"""
REBORN = """title: Scenario 3
table: {mode: rebirth, scenario: 3, heroes: {P0: [Batman]}, city: {S5: [Reborn]}, unearned: [Batarang], power: 6}
steps: [P0: buy Reborn]
expect: {hands: {P0: [Batarang]}, unearned: [], removed: [Reborn, Punch], sees: {P1: {removed: [Reborn, Punch]}}}
"""
TRAINING = """title: Scenario 0
table: {mode: rebirth, scenario: 0, city: {S5: [Doomsday]}, power: 8, defeated: 1}
steps: [P0: buy Doomsday]
expect: {over: true}
"""


@pytest.mark.parametrize("source", [FULL_HOUSE, BUSY, REBORN, TRAINING])
def test_a_file_may_say_so(source: str) -> None:
    parse_case(source).run()


def test_small_teams_save_fewer() -> None:
    for players, n in ((1, 4), (2, 5), (3, 6), (4, 6)):
        parse_case(f"{CITY}  scenario: 2\n  players: {players}\nexpect: {{to_save: {n}}}\n").run()
    parse_case(f"{CITY}  scenario: 2\n  to_save: 2\nexpect: {{to_save: 2}}\n").run()


@pytest.mark.parametrize(
    ("source", "old", "new", "message"),
    [
        (FULL_HOUSE, "L2: 1, L3", "L2: 2, L3", "expected hostages of L2: 2; found: 1."),
        (FULL_HOUSE, "P0: 1, P1: 0", "P0: 0, P1: 0", "expected led of P0: 0; found: 1."),
        (FULL_HOUSE, "saved: 5", "saved: 4", "expected saved: 4; found: 5."),
        (FULL_HOUSE, "lost: 1, to", "lost: 0, to", "expected lost: 0; found: 1."),
        (FULL_HOUSE, "to_save: 6", "to_save: 7", "expected to_save: 7; found: 6."),
        (FULL_HOUSE, "defeated: 2, m", "defeated: 3, m", "expected defeated: 3; found: 2."),
        (FULL_HOUSE, "missions: [Repairs]", "missions: [Recruit Krypto]", "missions: recruit krypto; found: repairs."),
        (BUSY, "L1: none", "L1: Travel in Pairs", "expected distractions of L1: Travel in Pairs; found: none."),
        (BUSY, "[Travel in Pairs, C", "[C", "expected unlaid: Counting on You; found: Travel in Pairs, Counting on"),
        (REBORN, "unearned: [], r", "unearned: [Batarang], r", "expected unearned: Batarang; found: no cards."),
    ],
)
def test_a_wrong_expectation_fails(source: str, old: str, new: str, message: str) -> None:
    assert source.count(old) == 1
    with pytest.raises(CaseFailed, match=re.escape(message)):
        parse_case(source.replace(old, new)).run()


MISTAKES = {
    "no such scenario": (CITY + "  scenario: 9\n", "4: table: there is no scenario 9: write 1 to 8, or 0."),
    "no number": (CITY + "  scenario: two\n", "4: table: scenario must be a whole number, not 'two'."),
    "scenario elsewhere": (
        "title: x\ntable: {scenario: 2}\n",
        "2: table: `scenario` is for games with a city, and base is none.",
    ),
    "token of a scenario elsewhere": (
        "title: x\ntable: {mode: rivals, defeated: 2}\n",
        "2: table: `defeated` is for games with a city, and rivals is none.",
    ),
    "cards beside the city elsewhere": (
        "title: x\ntable: {mode: base, beside: []}\n",
        "2: table: `beside` is for games with a city, and base is none.",
    ),
    "expected elsewhere": ("title: x\nexpect: {saved: 1}\n", "`saved` is for games with a city, and base is none"),
    "cards expected elsewhere": (
        "title: x\nexpect: {beside_count: 2}\n",
        "`beside_count` is for games with a city, and base is none",
    ),
    "token of another scenario": (
        CITY + "  scenario: 3\n  saved: 1\n",
        "5: table: `saved` is for scenario 2, and this is scenario 3.",
    ),
    "no Distraction": (
        CITY + "  scenario: 4\n  distractions: {L1: Lois Lane}\n",
        "Lois Lane is not a card that a scenario puts beside the city.",
    ),
    "no card": (CITY + "  scenario: 4\n  distractions: {L1: Lois Lano}\n", "There is no card 'Lois Lano'."),
    "missions of the first scenario": (
        CITY + "  missions: [Repairs]\n",
        "4: table: `missions` is for scenarios 2 to 8, and this is scenario 1.",
    ),
    "no such mission": (
        CITY + "  scenario: 2\n  missions: [Repair]\n",
        "5: table: There is no Side Mission 'repair'. Did you mean 'repairs'?",
    ),
    "Distraction in a slot": (
        CITY + "  scenario: 4\n  distractions: {S1: Travel in Pairs}\n",
        "`distractions` is said of Locations, and S1 is a slot.",
    ),
    "hostages in a slot": (
        CITY + "  scenario: 2\n  hostages: {S1: 1}\n",
        "`hostages` is said of Locations, and S1 is a slot.",
    ),
    "led by nobody": (CITY + "  scenario: 2\n  led: {P5: 1}\n", "There is no player 'P5' at this table"),
    "too many": (CITY + "  scenario: 2\n  saved: -1\n", "saved cannot be -1"),
    "no such Location": (
        CITY + "  scenario: 2\nsteps: [P0: rebuild Banc]\n",
        "step 1 (P0: rebuild Banc): There is no Location 'Banc'. Did you mean 'Bank'?",
    ),
    "nothing to rebuild": (
        CITY + "  scenario: 2\nsteps: [P0: rebuild Batcave]\n",
        "step 1 (P0: rebuild Batcave): P0 cannot rebuild Batcave now; the options are: use Superman, end turn.",
    ),
    "misspelt and not offered": (
        CITY + "  scenario: 2\nexpect: {not_offered: [rebuild Banc]}\n",
        "There is no Location 'Banc'. Did you mean 'Bank'?",
    ),
    "rebuilt elsewhere": ("title: x\nsteps: [P0: rebuild Bank]\n", "'rebuild Bank' is nothing that a player can do"),
}


@pytest.mark.parametrize(("source", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_message_with_file_line_and_step(source: str, message: str) -> None:
    with pytest.raises(CaseFailed) as failure:
        parse_case(source, "my.yaml").run()
    text = str(failure.value)
    assert text.startswith("my.yaml:")
    assert message in text
    assert "\n" not in text
