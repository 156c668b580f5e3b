"""Position files of the later scenarios of Rebirth: what they may say, and what is wrong with those that fail."""

from __future__ import annotations

import re

import pytest

from archfoe.table.positions import CaseFailed, parse_case

CITY = "title: x\ntable:\n  mode: rebirth\n"
FULL_HOUSE = """title: Everything that scenario 6 counts
table:
  mode: rebirth
  scenario: 6
  players: 3
  at: {P0: L2, P1: S1, P2: S5}
  civilians: {L1: 2, L2: 1}
  carried: {P1: 2}
  saved: 3
  lost: 1
  spores: [Spore x2]
  defeated: 2
  missions: [rebuild]
  move: 1
steps:
  - expect: {civilians: {L1: 2, L2: 1, L3: 0}, carried: {P0: 0, P1: 2}, saved: 3, lost: 1, to_save: 7}
  - expect: {spores: [Spore x2], defeated: 2, missions: [Rebuild], dark: [], lives_lost: 0}
  - P0: pick up a civilian at Bank
  - P1: put the civilians aboard the Javelin
expect:
  civilians: {L2: 0}
  carried: {P0: 1, P1: 0}
  saved: 5
"""
DARK = """title: Scenario 5
table: {mode: rebirth, scenario: 5, at: {P0: L1}, dark: [L5, L1], power: 2}
steps:
  - expect: {dark: [L1, L5], offered: [light Bank], not_offered: ["light S.T.A.R. Labs"]}
  - P0: light Bank
expect: {dark: L5, power: {P0: 0}}
"""
THIEF = """title: Scenario 7
table: {mode: rebirth, scenario: 7, city: {S5: ["Reverse-Flash, Thief of Time"]}, lives_lost: 1, defeated: 1, power: 17}
steps: [P0: "buy Reverse-Flash, Thief of Time"]
expect: {lives_lost: 2, defeated: 1, over: false}
"""
JET = """title: An ability of several
table: {mode: rebirth, scenario: 3, in_play: {P0: [Invisible Jet]}}
steps:
  - P0: "use Invisible Jet: Move"
expect: {move: {P0: 2}, in_play: {P0: [Invisible Jet]}}
"""
ESCAPEE = """title: Beside the Threat Track
table: {mode: rebirth, scenario: 2, city: {S5: [Victor Zsasz]}, power: 4, decks: {P0: [], P1: []}}
steps: [P0: buy Victor Zsasz]
expect: {removed: [Victor Zsasz], removed_count: 1, missions: [], sees: {P1: {removed: [Victor Zsasz]}}}
"""


@pytest.mark.parametrize("source", [FULL_HOUSE, DARK, THIEF, JET, ESCAPEE])
def test_a_file_may_say_so(source: str) -> None:
    parse_case(source).run()


def test_small_teams_save_fewer() -> None:
    for players, n in ((1, 6), (2, 6), (3, 7), (4, 7)):
        parse_case(f"{CITY}  scenario: 6\n  players: {players}\nexpect: {{to_save: {n}}}\n").run()
    parse_case(f"{CITY}  scenario: 6\n  to_save: 2\nexpect: {{to_save: 2}}\n").run()


@pytest.mark.parametrize(
    ("source", "old", "new", "message"),
    [
        (FULL_HOUSE, "L2: 1, L3", "L2: 2, L3", "expected civilians of L2: 2; found: 1."),
        (FULL_HOUSE, "P0: 1, P1: 0", "P0: 0, P1: 0", "expected carried of P0: 0; found: 1."),
        (FULL_HOUSE, "saved: 5", "saved: 4", "expected saved: 4; found: 5."),
        (FULL_HOUSE, "lost: 1, to", "lost: 0, to", "expected lost: 0; found: 1."),
        (FULL_HOUSE, "to_save: 7", "to_save: 6", "expected to_save: 6; found: 7."),
        (FULL_HOUSE, "{spores: [Spore x2]", "{spores: []", "expected spores: no cards; found: Spore x2."),
        (FULL_HOUSE, "defeated: 2, m", "defeated: 3, m", "expected defeated: 3; found: 2."),
        (FULL_HOUSE, "missions: [Rebuild]", "missions: [Clean Sweep]", "missions: clean sweep; found: rebuild."),
        (DARK, "dark: L5", "dark: []", "expected dark: none; found: L5."),
        (DARK, "dark: [L1, L5], off", "dark: [L1], off", "expected dark: L1; found: L1, L5."),
        (THIEF, "lives_lost: 2", "lives_lost: 1", "expected lives_lost: 1; found: 2."),
        (ESCAPEE, "removed: [Victor Zsasz], r", "removed: [], r", "expected removed: no cards; found: Victor Zsasz."),
    ],
)
def test_a_wrong_expectation_fails(source: str, old: str, new: str, message: str) -> None:
    assert source.count(old) == 1
    with pytest.raises(CaseFailed, match=re.escape(message)):
        parse_case(source.replace(old, new)).run()


MISTAKES = {
    "no such scenario": (CITY + "  scenario: 9\n", "4: table: there is no scenario 9: write 1 to 8."),
    "no number": (CITY + "  scenario: two\n", "4: table: scenario must be a whole number, not 'two'."),
    "scenario elsewhere": (
        "title: x\ntable: {scenario: 2}\n",
        "2: table: `scenario` is for games with a city, and base is none.",
    ),
    "token of a scenario elsewhere": (
        "title: x\ntable: {mode: rivals, defeated: 2}\n",
        "2: table: `defeated` is for games with a city, and rivals is none.",
    ),
    "spores elsewhere": (
        "title: x\ntable: {mode: base, spores: []}\n",
        "2: table: `spores` is for games with a city, and base is none.",
    ),
    "expected elsewhere": ("title: x\nexpect: {dark: [L1]}\n", "`dark` is for games with a city, and base is none"),
    "spores expected elsewhere": (
        "title: x\nexpect: {spores_count: 2}\n",
        "`spores_count` is for games with a city, and base is none",
    ),
    "token of another scenario": (
        CITY + "  scenario: 4\n  dark: [L1]\n",
        "5: table: `dark` is for scenario 5, and this is scenario 4.",
    ),
    "missions of the first scenario": (
        CITY + "  missions: [Rebuild]\n",
        "4: table: `missions` is for scenarios 2 to 8, and this is scenario 1.",
    ),
    "no such mission": (
        CITY + "  scenario: 2\n  missions: [Rebild]\n",
        "5: table: There is no Side Mission 'rebild'. Did you mean 'rebuild'?",
    ),
    "dark slot": (CITY + "  scenario: 5\n  dark: [S1]\n", "`dark` is said of Locations, and S1 is a slot."),
    "civilians in a slot": (
        CITY + "  scenario: 6\n  civilians: {S1: 1}\n",
        "`civilians` is said of Locations, and S1 is a slot.",
    ),
    "carried by nobody": (CITY + "  scenario: 6\n  carried: {P5: 1}\n", "There is no player 'P5' at this table"),
    "too many": (CITY + "  scenario: 6\n  saved: -1\n", "saved cannot be -1"),
    "no such Location": (
        CITY + "  scenario: 2\nsteps: [P0: rebuild Banc]\n",
        "step 1 (P0: rebuild Banc): There is no Location 'Banc'. Did you mean 'Bank'?",
    ),
    "nothing to rebuild": (
        CITY + "  scenario: 2\nsteps: [P0: rebuild Batcave]\n",
        "step 1 (P0: rebuild Batcave): P0 cannot rebuild Batcave now; on offer: use Superman, end turn.",
    ),
    "misspelt and not offered": (
        CITY + "  scenario: 2\nexpect: {not_offered: [rebuild Banc]}\n",
        "There is no Location 'Banc'. Did you mean 'Bank'?",
    ),
    "rebuilt elsewhere": ("title: x\nsteps: [P0: rebuild Bank]\n", "'rebuild Bank' is nothing that a player can do"),
    "which ability": (
        CITY + '  in_play: {P0: [Invisible Jet]}\nsteps: [P0: "use Invisible Jet: fly"]\n',
        "P0 cannot use Invisible Jet: fly now; on offer: ",
    ),
}


@pytest.mark.parametrize(("source", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_message_with_file_line_and_step(source: str, message: str) -> None:
    with pytest.raises(CaseFailed) as failure:
        parse_case(source, "my.yaml").run()
    text = str(failure.value)
    assert text.startswith("my.yaml:")
    assert message in text
    assert "\n" not in text
