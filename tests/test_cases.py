"""Every position file is a test of its own; the runner reports mistakes with file, line and step."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from archfoe.core.piles import LINEUP
from archfoe.table.positions import CaseFailed, Unreadable, load_case, parse_case, run_case
from tests.vocabulary import rule

ROOT = Path(__file__).parent.parent
CASES = ROOT / "tests" / "cases"
FILES = sorted(CASES.rglob("*.yaml"))


_case = cache(load_case)


def _name(path: Path) -> str:
    return path.relative_to(CASES).with_suffix("").as_posix()


def _cited(path: Path) -> tuple[str, ...]:
    """The rules that a file cites, from its text alone: every worker reads all files before the first test."""
    found = re.search(r"^rules: \[(.*)\]$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return tuple(found[1].split(", ")) if found else ()


def _param(path: Path) -> object:
    """The rules that a file cites become marks of its test; a broken file fails in the test, not here."""
    rules = _cited(path)
    return pytest.param(path, id=_name(path), marks=[rule(*rules)] if rules else [])


@pytest.mark.parametrize("path", [_param(path) for path in FILES])
def test_position_file(path: Path) -> None:
    run_case(path)


# The collection as a whole


def test_every_file_cites_rules_that_exist() -> None:
    pages = (ROOT / "docs" / "rules").glob("*.md")
    known = {found for page in pages for found in re.findall(r"^- \*\*([A-Z]+-[\d.]+)\*\*", page.read_text(), re.M)}
    assert "BASE-18.12" in known
    assert "G-8" in known
    for path in FILES:
        rules = _case(path).rules
        assert rules, f"{_name(path)} cites no rule"
        assert rules == _cited(path), f"{_name(path)} has its rules in more than one line"
        assert not set(rules) - known, f"{_name(path)} cites what is no rule"


def test_names_and_titles_tell_the_files_apart() -> None:
    assert len(FILES) >= 500
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", path.stem) for path in FILES)
    assert len({path.stem for path in FILES}) == len(FILES)
    assert len({_case(path).title for path in FILES}) == len(FILES)


SPECIFIC_CARDS = [
    *(f"BASE-18.{n}" for n in range(1, 36)),
    *(f"HU-9.{n}" for n in range(1, 18)),
    *(f"RIV-10.{n}" for n in range(1, 18)),
    *(f"RIV-11.{n}" for n in range(1, 6)),  # Characters
    *(f"CON-16.{n}" for n in range(1, 22)),
    *(f"CON-17.{n}" for n in range(1, 6)),
    *(f"REB-15.{n}" for n in range(1, 23)),
    *(f"REB-16.{n}" for n in range(1, 10)),  # Villains
    *(f"REB-17.{n}" for n in range(1, 12)),  # Super Heroes
]
VARIANTS = [
    *(f"HU-6.{n}" for n in range(3, 9)),  # Super Hero Synergy, save its set-up
    *(f"HU-7.{n}" for n in range(1, 7)),  # Super-Villain Hunt
    *(f"HU-8.{n}" for n in (2, 4, 5, 6, 7, 8, 9)),  # Super-Hidden Super-Villains, save their set-up
    *(f"CON-13.{n}" for n in range(1, 8)),  # two and three players
    *(f"CON-14.{n}" for n in range(1, 7)),
]


@cache
def cited() -> frozenset[str]:
    return frozenset(rule_id for path in FILES for rule_id in _case(path).rules)


def test_every_specific_card_and_variant_of_the_rulebooks_has_a_file() -> None:
    assert [rule_id for rule_id in (*SPECIFIC_CARDS, *VARIANTS) if rule_id not in cited()] == []


def test_the_list_of_specific_cards_is_that_of_the_rules() -> None:
    pages = (
        ("18", "base"),
        ("9", "heroes_unite"),
        ("1[01]", "rivals"),
        ("1[67]", "confrontations"),
        ("1[567]", "rebirth"),
    )
    for sections, page in pages:
        text = (ROOT / "docs" / "rules" / f"{page}.md").read_text()
        assert set(re.findall(rf"^- \*\*([A-Z]+-{sections}\.\d+)\*\*", text, re.M)) <= set(SPECIFIC_CARDS)


# A wrong expectation must fail


@pytest.mark.parametrize("folder", sorted({_name(path).partition("/")[0] for path in FILES}))
def test_every_expected_power_is_looked_at(folder: str) -> None:
    for path in (path for path in FILES if _name(path).startswith(f"{folder}/")):
        source = path.read_text()
        for found in re.finditer(r"power: \{P\d: (\d+)", source):
            wrong = source[: found.start(1)] + str(int(found[1]) + 1) + source[found.end(1) :]
            with pytest.raises(CaseFailed, match=r"expected power of P\d"):
                parse_case(wrong).run()
                pytest.fail(f"{_name(path)} passes with one Power more")


MUTATIONS = [
    ("attacks/clayface-attacks-again", "[Weakness, Lasso of Truth]", "[Lasso of Truth]", "discards of P1"),
    ("attacks/clayface-attacks-again", "asked: P1", "asked: P0", "expected asked: P0; found: P1"),
    ("attacks/two-weaknesses-for-three-victims", "weaknesses: 0", "weaknesses: 1", "expected weaknesses: 1; found: 0"),
    ("decks/empty-deck-waits", "decks: {P0: []}", "decks_count: {P0: 1}", "decks_count of P0: 1; found: 0"),
    ("turns/sample-turn", "not_offered: [buy Super Strength]", "offered: [buy Super Strength]", "expected offered"),
    ("turns/sample-turn", "lineup_count: 5", "lineup_contain: [The Cape and Cowl]", "contain The Cape and Cowl"),
    ("turns/discard-piles-are-open", 'hands: {P0: ["?"]}', "hands: {P0: [Kick]}", "hands of P0 as P1 sees them"),
    ("end-of-game/last-super-villain", "winners: P0", "winners: P1", "expected winners: P1; found: P0"),
    ("end-of-game/last-super-villain", "over: false", "over: true", "expected over: true; found: false"),
    ("end-of-game/tie-is-shared", "vp: {P0: 4", "vp: {P0: 5", "expected vp of P0: 5; found: 4"),
    ("team/defending-the-partner", "        - Super Speed for P3\n", "", "expected options"),
    (
        "specific-cards/captain-cold-face-down-without-abilities",
        "heroes_down: [P0, P1]\n",
        "heroes_down: []\n",
        "power",
    ),
    ("specific-cards/clayface-not-another-clayface", "not_offered: [Clayface]", "not_offered: [Kick]", "not_offered"),
    ("specific-cards/darkseid-three-ways", "question: show", "question: defend", "expected question: defend"),
    ("specific-cards/anti-monitor-replacements-stay", "main_deck: [Bizarro]", "main_deck: []", "expected main_deck"),
    (
        "turns/ras-al-ghul-goes-under-the-deck",
        "discards: {P0: [Robin]}\nst",
        "discards: {P0: []}\nst",
        "discards of P0",
    ),
    (
        "synergy/borrowed-and-back-to-its-hero",
        "set_aside: {P0: [Wonder of the Knight]}\n  l",
        "lineup_count: 6\n  l",
        "6",
    ),
    ("synergy/takes-no-slot", "main_deck: [Talon]\n  d", "main_deck: []\n  d", "expected main_deck: no cards"),
    ("synergy/everybody-sees-it", "P1: [Daughter of Gotham City]}}\n    P1", 'P1: ["?"]}}\n    P1', "as P0 sees them"),
    ("hunt/only-discard-piles-of-foes", "offered: [hunt Amazo]", "offered: [hunt Graves]", "expected offered"),
    ("hidden/two-at-once-in-order", "P0: [], P1", "P0: [Weakness x3], P1", "discards of P0: Weakness x3"),
    ("scoring/kyle-rayner-wins-at-once", "vp: {P0: 11", "vp: {P0: 12", "expected vp of P0: 12; found: 11"),
    ("blocks/several-one-after-the-other", "costs: {P1: 13}", "costs: {P1: 9}", "expected costs of P1: 9; found: 13"),
    ("blocks/equal-cost-is-not-enough", "costs: {P1: 12}", "costs: {P1: 9}", "expected costs of P1: 9; found: 12"),
    ("blocks/equal-cost-is-not-enough", "The Joker (Level 1)", "[]", "trophies of P0: no cards; found: The Joker"),
    ("switching/magog-turns-to-the-dearer-foe", "target: P2", "target: P0", "expected target: P0; found: P2"),
    ("calling-off/circe-may-think-again", "target: []", "target: P0", "expected target: P0; found: nobody"),
    ("alone/out-of-the-game", "out: P2", "out: []", "expected out: nobody; found: P2"),
    ("alone/duel-is-won-at-once", "over: true\n", "costs: {P1: 15}\n", "expected costs of P1: 15; found: no Character"),
    ("alone/circe-stores-villains", "stored: {P0: [King Shark]}", "stored: {P0: []}", "stored of P0: no cards"),
    (
        "assist/green-arrow-from-three-spaces-away",
        "{L1: [], S1: [M",
        "{L2: [], S2: [M",
        "expected city of S2: Major Disaster; found: no cards",
    ),
    ("assist/out-of-range-of-the-helper", "at: {P0: S5, P1", "at: {P0: L1, P1", "expected at of P0: L1; found: S5"),
    ("threat/the-clock-runs-out", "clock: 3}", "clock: 2}", "expected clock: 2; found: 3"),
    ("threat/two-super-villains-at-once", "threat: 4,", "threat: 3,", "expected threat: 3; found: 4"),
    ("threat/nothing-rises-after-level-five", "{L2: [Lex", "{L4: [Lex", "city_contain of L4: contain Lex Luthor"),
    ("damage/the-fifth-takes-the-stack", "{L3: 5, L1", "{L3: 4, L1", "expected damage of L3: 4; found: 5"),
    ("damage/the-fifth-takes-the-stack", "{L3: 0, L4", "{L3: 5, L4", "expected basics of L3: 5; found: 0"),
    ("specific-villains/poison-ivy-before-the-move", "{P0: 2}", "{P0: 4}", "expected move of P0: 4; found: 2"),
    ("city/a-contained-villain-stays", "contained: Scarecrow", "contained: []", "contained: none; found: Scarecrow"),
    ("city/placed-in-the-first-turn", "P1: none}\n  h", "P1: S5}\n  h", "expected at of P1: none; found: S5"),
    ("turns/partners-see-each-others-hands", "P3: [Siren]}\n    P2", 'P3: ["?"]}\n    P2', "hands of P3 as P1 sees"),
]


@pytest.mark.parametrize(("name", "old", "new", "message"), MUTATIONS)
def test_a_wrong_expectation_fails(name: str, old: str, new: str, message: str) -> None:
    (path,) = (path for path in FILES if path.match(f"{name}.yaml"))
    source = path.read_text()
    assert old in source
    with pytest.raises(CaseFailed) as failure:
        parse_case(source.replace(old, new, 1)).run()
    assert message in str(failure.value)


# Reports


BANE = "title: x\ntable: {hands: {P0: [Bane], P1: [Kick, Punch]}}\nsteps:\n  - P0: play Bane\n"
HEAT = "title: x\ntable: {hands: {P0: [Heat Vision, Kick]}, discards: {P0: [Kick]}}\nsteps:\n  - P0: play Heat Vision\n"
RIDDLER = "title: x\ntable: {hands: {P0: [The Riddler]}, power: 3}\nsteps:\n  - P0: play The Riddler\n"
LAST_WORD = """title: x
table: {mode: rivals, hands: {P1: [Superman, Kick]}, power: 9, confronting: P1}
steps:
  - P0: end turn
"""
CITY = "title: x\ntable:\n  mode: rebirth\n"
MISTAKES = {
    "key": ("title: x\ntabel: {}\n", "2: There is no key 'tabel'. Did you mean 'table'?"),
    "key twice": ("title: x\ntitle: y\n", "2: a position file has the key 'title' twice."),
    "no mapping": ("- a\n", "1: a position file must be written as `key: value`, not as a list."),
    "no title": ("rules: [G-1]\n", "1: a position file needs a title."),
    "title": ("title: [a]\n", "1: the title must be text, not a list."),
    "rule": ("title: x\nrules:\n  - G-1\n  - clayface\n", "4: 'clayface' is not a rule"),
    "key of the table": ("title: x\ntable:\n  hand: {P0: [Kick]}\n", "3: table: There is no key 'hand'."),
    "card": (
        "title: x\ntable:\n  hands:\n    P0: [Kick,\n      Scarcrow]\n",
        "5: table: There is no card 'Scarcrow'. Did",
    ),
    "hero": ("title: x\ntable: {heroes: {P0: Batmann}}\n", "2: table: There is no Super Hero 'Batmann'. Did"),
    "heroes": ("title: x\ntable:\n  heroes: {P0: [Batman, Cyborg]}\n", "3: table: P0 has 2 Super Heroes"),
    "seat": ("title: x\ntable:\n  hands: {P7: [Kick]}\n", "3: table: There is no player 'P7' at this table"),
    "mode": ("title: x\ntable:\n  mode: bse\n", "3: table: There is no mode 'bse'. Did you mean 'base'?"),
    "players": ("title: x\ntable:\n  players: 9\n", "3: table: 9 players cannot play base"),
    "card of another set": (
        "title: x\ntable:\n  hands: {P0: [Raven]}\n",
        "3: table: Raven is a card of heroes_unite and not of base: change the mode.",
    ),
    "hero of another set": (
        "title: x\ntable:\n  mode: heroes_unite\n  heroes: {P0: Batman}\n",
        "4: table: Batman is a Super Hero of base and not of heroes_unite: change the mode.",
    ),
    "set aside": (
        "title: x\ntable:\n  mode: heroes_unite\n  set_aside: {P0: [Sonic Siren]}\n",
        "4: table: cards are set aside only with the variant synergy.",
    ),
    "hidden stack": (
        "title: x\ntable:\n  mode: heroes_unite\n  variants: [hidden]\n  stack: [Trigon]\n",
        "5: table: with the variant hidden there is no stack",
    ),
    "hidden and face down": (
        "title: x\ntable:\n  variants: [hidden]\n  face_down: true\n",
        "4: table: with the variant hidden there is no stack, so no card",
    ),
    "unfit variants": (
        "title: x\ntable:\n  mode: rebirth\n  variants: [competitive, impossible]\n",
        "4: table: The variants impossible and competitive do not go together",
    ),
    "characters": (
        "title: x\ntable:\n  mode: rivals\n  heroes: {P0: [Batman, The Joker]}\n",
        "4: table: P0 has 2 Characters, and the game allows 1.",
    ),
    "level": (
        "title: x\ntable: {mode: rivals, heroes: {P0: Batman (Level 4)}}\n",
        "no Character 'Batman (Level 4)'. Did",
    ),
    "confronting without Characters": (
        "title: x\ntable: {confronting: P1}\n",
        "2: table: `confronting` is for games with Characters, and base is none.",
    ),
    "Super-Villains where there are none": (
        "title: x\ntable: {mode: rivals, stack: [Superman]}\n",
        "2: table: `stack` is for games with Super Heroes and Super-Villains, and rivals is none.",
    ),
    "confronting a partner": (
        "title: x\ntable: {mode: confrontations, players: 4, turn: P1, confronting: P3}\n",
        "2: table: P1 cannot be confronting P3, who is not a foe.",
    ),
    "announced before the start": (
        "title: x\ntable: {mode: rivals, confronting: P1, from_start: true}\n",
        "2: table: with `from_start` no Confrontation has been announced yet.",
    ),
    "stored with partners": (
        "title: x\ntable: {mode: confrontations, players: 4, stored: {P0: [Krypto]}}\n",
        "2: table: cards are stored only in Confrontations of two or three players.",
    ),
    "two stored cards": (
        "title: x\ntable: {mode: confrontations, stored: {P0: [Krypto, Steel]}}\n",
        "2: table: P0 has 2 stored cards, and the game allows 1.",
    ),
    "too late to confront": (
        "title: x\ntable: {mode: rivals}\nsteps:\n  - P0: confront P1\n",
        "4: step 1 (P0: confront P1): P0 cannot confront P1 now, but is asked: Your turn",
    ),
    "no buying": (
        "title: x\ntable: {mode: rivals, power: 9, confronting: P1}\nsteps: [P0: buy Kick]\n",
        "P0 cannot buy Kick now: You have announced a Confrontation, so you buy nothing this turn. (RIV-4.3)",
    ),
    "nothing to block": (
        "title: x\ntable: {mode: rivals, hands: {P0: [Superman]}}\nsteps: [P0: block with Superman]\n",
        "P0 cannot block with Superman now, but is asked: Your turn",
    ),
    "no Block card": (
        LAST_WORD + "  - P1: block with Kick\n",
        "5: step 2 (P1: block with Kick): P1 cannot block with Kick now; the options are: Superman.",
    ),
    "no partner to assist": (
        "title: x\ntable: {mode: confrontations, players: 4, hands: {P1: [Krypto]}}\nsteps: [P1: assist with Krypto]\n",
        "P1 is not asked anything now; asked: P0.",
    ),
    "stored this turn": (
        "title: x\ntable: {mode: confrontations, hands: {P0: [Krypto]}}\nsteps: [P0: store Krypto, P0: play Krypto]\n",
        "P0 cannot play Krypto now: Krypto waits until your next turn. (G-47)",
    ),
    "city elsewhere": (
        "title: x\ntable: {threat: 2}\n",
        "2: table: `threat` is for games with a city, and base is none",
    ),
    "city expected elsewhere": (
        "title: x\nexpect: {at: {P0: S1}}\n",
        "`at` is for games with a city, and base is none",
    ),
    "no Line-Up in a city": (
        CITY + "  lineup: [Robin]\n",
        "4: table: `lineup` is not for rebirth: cards lie in the `city`.",
    ),
    "an ally among friends": (CITY + "  ally: S1\n", "4: table: `ally` is for rebirth with one player."),
    "no space": (CITY + "  city: {S6: [Robin]}\n", "4: table: 'S6' is not a space of the city: write L1 to L5 or S1"),
    "no space of a player": (CITY + "  at:\n    P0: X\n", "5: table: 'X' is not a space of the city"),
    "damage to a slot": (CITY + "  damage: {S1: 2}\n", "4: table: `damage` is said of Locations, and S1 is a slot."),
    "threat": (CITY + "  threat: 6\n", "4: table: the threat goes up to 5."),
    "tile": (CITY + "  tiles: {L1: Bank C}\n", "There is no tile 'Bank C'. Did you mean 'Bank"),
    "walk to nowhere": (CITY + "steps: [P0: walk to Z1]\n", "step 1 (P0: walk to Z1): 'Z1' is not a space of the city"),
    "walk without Move": (
        CITY + "steps: [P0: walk to L1]\n",
        "P0 cannot walk to L1 now; the options are: use Superman, end",
    ),
    "placed already": (CITY + "steps: [P0: place L1]\n", "P0 cannot place L1 now, but is asked: "),
    "too far to buy": (
        CITY + "  power: 9\n  city: {L1: [Blast]}\nsteps: [P0: buy Blast]\n",
        "P0 cannot buy Blast now: Blast is at Location 1, 1 Move away. (REB-5.4)",
    ),
    "no such Location": (CITY + "steps: [P0: use Arkam]\n", "There is no card 'Arkam'."),
    "variant": ("title: x\ntable:\n  players: 3\n  variants: [team]\n", "4: table: The variant team is for exactly 4"),
    "number": ("title: x\ntable: {power: many}\n", "2: table: power must be a whole number, not 'many'."),
    "negative": ("title: x\ntable: {kicks: -1}\n", "2: table: kicks cannot be -1"),
    "steps": ("title: x\nsteps: {P0: end turn}\n", "2: steps must be a list, not a mapping."),
    "step": ("title: x\nsteps:\n  - end turn\n", "3: step 1: a step is one"),
    "two in a step": ("title: x\nsteps:\n  - {P0: pass, P1: pass}\n", "3: step 1: a step is one"),
    "seat of a step": ("title: x\nsteps:\n  - P5: end turn\n", "3: step 1: There is no player 'P5'"),
    "verb": ("title: x\nsteps:\n  - P0: jump\n", "3: step 1 (P0: jump): 'jump' is nothing that a player can do"),
    "card of a step": ("title: x\nsteps:\n  - P0: buy Kik\n", "3: step 1 (P0: buy Kik): There is no card 'Kik'. Did"),
    "not asked": (
        "title: x\nsteps:\n  - P0: end turn\n  - P0: end turn\n",
        "4: step 2 (P0: end turn): P0 is not asked anything now; asked: P1.",
    ),
    "too dear": (
        "title: x\ntable: {power: 3}\nsteps:\n  - P0: buy Ra's al Ghul\n",
        "4: step 1 (P0: buy Ra's al Ghul): P0 cannot buy Ra's al Ghul now: You are 5 Power short of Ra's al Ghul.",
    ),
    "not in hand": (
        "title: x\nsteps:\n  - P0: play Kick\n",
        "3: step 1 (P0: play Kick): P0 cannot play Kick now: Kick is",
    ),
    "no hunt": (
        "title: x\ntable: {mode: heroes_unite, discards: {P1: [Graves]}}\nsteps:\n  - P0: hunt Graves\n",
        "4: step 1 (P0: hunt Graves): P0 cannot hunt Graves now: ",
    ),
    "too dear a hunt": (
        "title: x\ntable: {mode: heroes_unite, variants: [hunt], discards: {P1: [Graves]}}\nsteps: [P0: hunt Graves]\n",
        "3: step 1 (P0: hunt Graves): P0 cannot hunt Graves now: You are 9 Power short of Graves. (HU-7.1)",
    ),
    "no prey": (
        "title: x\ntable: {mode: heroes_unite, variants: [hunt], power: 9}\nsteps:\n  - P0: hunt Graves\n",
        "cannot hunt Graves now: Graves is not in the discard pile of a foe. (HU-7.",
    ),
    "no attack": ("title: x\nsteps:\n  - P0: defend with Super Speed\n", "P0 is not attacked now"),
    "not on offer": (
        BANE + "  - P1: choose Kik\n",
        "5: step 2 (P1: choose Kik): 'Kik' is not an option for P1; the options are: Kick, Punch.",
    ),
    "too many": (BANE + "  - P1: choose Kick, Punch\n", "P1 must choose 1 of these, not 2: Kick, Punch."),
    "too few": (BANE + "  - P1: pass\n", "P1 must choose 1 of these, not 0: Kick, Punch."),
    "yes to what": (
        BANE + "  - P1: choose yes\n",
        "P1 has more to choose from than yes or no: write one of these: Kick, Punch.",
    ),
    "yes would end the turn": (
        "title: x\nsteps:\n  - P0: choose yes\n",
        "3: step 1 (P0: choose yes): P0 is not asked yes or no now, but what to do: write end turn.",
    ),
    "no would not": (
        "title: x\nsteps:\n  - P0: choose no\n",
        "P0 is not asked yes or no now, but what to do: write end turn.",
    ),
    "which one": (
        HEAT + "  - P0: choose Kick\n",
        "several options to P0: write one of these: Kick (hand), Kick (discard pile).",
    ),
    "which Kick": (
        "title: x\ntable: {lineup: [Kick], power: 3}\nsteps:\n  - P0: buy Kick\n",
        "'buy Kick' could mean several options to P0: write one of these: buy Kick (Line-Up), buy Kick (Kick stack).",
    ),
    "no such word": (RIDDLER + "  - P0: choose maybe\n", "'maybe' is not an option for P0"),
    "key of expect": (
        "title: x\nsteps:\n  - expect: {powr: 3}\n",
        "3: step 1 (expect): There is no key 'powr'. Did",
    ),
    "key of sees": ("title: x\nexpect: {sees: {P0: {powr: 3}}}\n", "2: at the end: There is no key 'powr'."),
    "expected card": ("title: x\nexpect: {lineup: [Punhc]}\n", "2: at the end: There is no card 'Punhc'. Did"),
    "expected seat": ("title: x\nexpect: {asked: P9}\n", "2: at the end: There is no player 'P9'"),
    "expected flag": ("title: x\nexpect: {over: maybe}\n", "2: at the end: over must be true or false, not 'maybe'."),
    "misspelt and not offered": ("title: x\nexpect: {not_offered: [buy Lbo]}\n", "There is no option or card 'Lbo'."),
    "nobody is asked that": (
        "title: x\nexpect: {offered: {P1: [buy Kick]}}\n",
        "2: at the end: expected offered to P1: buy Kick; found: nothing; asked: P0.",
    ),
    "wrong at a step": (
        "title: x\nsteps:\n  - P0: end turn\n  - expect:\n      turn: P1\n      kicks: 3\n",
        "6: step 2 (expect): expected kicks: 3; found: 16.",
    ),
}


def test_a_card_that_is_for_sale_in_two_places_is_bought_where_it_is_said() -> None:
    laid = "title: x\ntable: {lineup: [Kick, Catwoman], kicks: 5, power: 3}\n"
    parse_case(laid + "steps: [P0: buy Kick (Line-Up)]\nexpect: {lineup: [Catwoman], kicks: 5}\n", "x.yaml").run()
    parse_case(
        laid + "steps: [P0: buy Kick (Kick stack)]\nexpect: {lineup_contain: [Kick], kicks: 4}\n", "x.yaml"
    ).run()


@pytest.mark.parametrize(("source", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_message_with_file_line_and_step(source: str, message: str) -> None:
    with pytest.raises(CaseFailed) as failure:
        parse_case(source, "my.yaml").run()
    text = str(failure.value)
    assert text.startswith("my.yaml:")
    assert message in text
    assert "\n" not in text


@pytest.mark.parametrize("source", ["", "title: {\n", "title: x\n\tfoo: 1\n", "title: \x00\n", "table: " + "[" * 5000])
def test_what_is_not_yaml_is_unreadable(source: str) -> None:
    with pytest.raises(Unreadable, match=r"^my\.yaml:\d: "):
        parse_case(source, "my.yaml")


# What a file may say


def test_yes_takes_the_only_option_and_words_may_be_shortened() -> None:
    parse_case(
        """
title: Answers in few words
table: {hands: {P0: [Nth Metal, Two-Face]}, decks: {P0: [Weakness, Kick, Punch]}}
steps:
  - P0: play Nth Metal
  - P0: choose yes
  - P0: play Two-Face
  - P0: choose od
expect: {destroyed: Weakness, hands: {P0: Kick}, decks_bottom: {P0: [Punch]}, decks_lack: {P0: [Kick, Lobo]}}
"""
    ).run()


def test_where_a_card_lies_may_be_said() -> None:
    parse_case(HEAT + "  - P0: choose Kick (discard pile)\nexpect: {hands: {P0: [Kick]}, discards: {P0: []}}\n").run()


def test_a_file_may_hold_a_table_only() -> None:
    case = parse_case("title: The plain table\n")
    table = case.run()
    assert case.rules == ()
    assert table.names(LINEUP) == ["Super Strength"] * 5


def test_spaces_may_be_written_short_or_in_full() -> None:
    parse_case(
        """
title: Ways in the city
table: {mode: rebirth, players: 1, at: {P0: L1}, ally: S5, hands: {P0: [Jetpack]}, move: 3}
steps:
  - expect: {offered: [walk to S1, walk to slot 5, lead the ally to L5], not_offered: [walk to L2, use Bank, S1]}
  - P0: walk to S1, L2
  - P0: lead the ally to L5
  - P0: play Jetpack
  - expect: {offered: [L2, Location 3, S5], not_offered: [the ally]}
  - P0: choose slot 3
  - P0: choose no
expect: {at: {P0: S3}, ally: L5, move: {P0: 0}, clock: 0, contained: [], city_count: {S3: 0}}
"""
    ).run()
