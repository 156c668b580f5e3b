"""Both voices of every card say the same numbers and mean the same people; the short one has room on the table."""

import re
from collections import Counter

import pytest

from archfoe.core.card import Card
from archfoe.core.effects import Move, Power, parts_of
from archfoe.core.terse import ROOM
from archfoe.core.text import NUMBER_WORDS
from archfoe.games.city.card import city_card
from archfoe.table import catalogue
from archfoe.wire.card_names import card_name

CARDS = {card_name(card): card for card in catalogue.cards(spoilers=True)}
SETS = sorted({card.set for card in CARDS.values()})

#: Cards that say too much for the room they have. This list may only shrink.
TOO_LONG = """
base/suicide_squad heroes_unite/kyle_rayner heroes_unite/larfleeze heroes_unite/parasite heroes_unite/canary_cry
heroes_unite/power_of_the_green heroes_unite/blue_lantern_power_ring heroes_unite/indigo_tribe_power_ring
heroes_unite/orange_lantern_power_ring heroes_unite/red_lantern_power_ring heroes_unite/skeets heroes_unite/helspont
rivals/black_canary rivals/killer_croc rivals/the_riddler rivals/scarecrow rivals/two_face rivals/the_batcave
rivals/batman_l2 rivals/the_joker_l2 confrontations/hera confrontations/cold_breath confrontations/aquaman_l2
confrontations/aquaman_l3 confrontations/zatanna_zatara_l3 confrontations/ocean_master_l2
confrontations/felix_faust_l3 confrontations/deadman confrontations/giganta confrontations/black_manta
confrontations/siren confrontations/nereus confrontations/telepathy rebirth/blue_beetle rebirth/lois_lane
rebirth/count_vertigo rebirth/giganta rebirth/major_disaster rebirth/psycho_pirate rebirth/bane rebirth/bizarro
rebirth/cheetah rebirth/doctor_polaris rebirth/poison_ivy rebirth/black_manta rebirth/eradicator rebirth/psimon
rebirth/solomon_grundy rebirth/the_joker rebirth/hard_water_bubble rebirth/batmobile rebirth/super_suit
rebirth/deathstroke rebirth/doomsday rebirth/despero rebirth/reverse_flash rebirth/amazo rebirth/lex_luthor
rebirth/sinestro rebirth/aquaman_sh rebirth/batman_sh rebirth/wonder_woman_sh rebirth/carry_on rebirth/lasso
rebirth/hoarder rebirth/glutton rebirth/suspicious rebirth/glory_hound rebirth/mister_mxyzptlk rebirth/reborn
rebirth/a_shot_in_the_arm rebirth/travel_in_pairs rebirth/starro rebirth/darkseid rebirth/deathstroke_impossible_mode
rebirth/doomsday_impossible_mode rebirth/despero_impossible_mode rebirth/reverse_flash_impossible_mode
rebirth/amazo_impossible_mode rebirth/lex_luthor_impossible_mode rebirth/sinestro_impossible_mode
rebirth/mister_mxyzptlk_impossible_mode rebirth/starro_impossible_mode rebirth/darkseid_impossible_mode
"""

#: Who or what a card is about, in the words of both voices.
TARGETS = {
    "each foe": r"each foe\b",
    "each player": r"each player\b",
    "a foe": r"\b(?:choose|one|or more|a|let a) (?:foes?)\b",
    "that foe": r"\bthat foe\b",
    "a player": r"\b(?:target|choose a|let a|a) player\b(?! (?:whose|with))",
    "the teammate": r"\bteammate\b",
    "a Villain": r"\btarget Villain\b",
    "a Character": r"\btarget (?:other )?Characters?\b",
}


def numbers(text: str) -> Counter[int]:
    """Digits and number words; "1st" is no amount."""
    words = {word: str(n) for n, word in enumerate(NUMBER_WORDS) if n > 1}
    digits = re.sub(r"\b[a-z]+\b", lambda found: words.get(found[0], found[0]), text)
    return Counter(int(n) for n in re.findall(r"\d+(?!st|nd|rd|\d)", digits))


def at_edge(card: Card) -> Counter[int]:
    """What the spine of the card says: Power, Move and the Range of an Assist."""
    amounts = [part.n for part in parts_of(card.play) if isinstance(part, Power | Move)]
    reach = city_card(card).assist_range
    return Counter(amounts if reach is None else [*amounts, reach])


def targets(text: str) -> set[str]:
    return {name for name, words in TARGETS.items() if re.search(words, text, re.IGNORECASE)}


@pytest.mark.parametrize("of", SETS)
def test_both_voices_say_the_same_numbers(of: str) -> None:
    assert [name for name, card in CARDS.items() if card.set == of and not _same_numbers(card)] == []


def _same_numbers(card: Card) -> bool:
    only_figures = re.fullmatch(r"(?:\+\d+ Power\. ?)?(?:Move \d+\.)?", card.short)
    whole = numbers(card.text) - at_edge(card)
    short = numbers(f"{card.short} {card.first_short}") - (at_edge(card) if only_figures else Counter())
    ones = short[1] >= whole[1]
    del short[1], whole[1]  # "draw a card" is "draw 1"
    return ones and short == whole


@pytest.mark.parametrize("of", SETS)
def test_both_voices_mean_the_same_people(of: str) -> None:
    cards = {name: card for name, card in CARDS.items() if card.set == of}
    assert cards
    assert [name for name, c in cards.items() if targets(f"{c.short} {c.first_short}") != targets(c.text)] == []


def test_short_texts_have_room() -> None:
    too_long = {name for name, card in CARDS.items() if len(card.short) > ROOM}
    allowed = set(TOO_LONG.split())
    assert not too_long - allowed, "a short text has got too long"
    assert not allowed - too_long, "a short text has room now: take it off the list"


def test_no_card_is_silent() -> None:
    assert all(card.short for card in CARDS.values())
    assert all(bool(card.first_short) == (card.first_appearance is not None) for card in CARDS.values())


SHORT = {
    "base/punch": "+1 Power.",
    "base/vulnerability": "No Power, no effect.",
    "base/weakness": "No Power, no effect.",
    "base/super_strength": "+5 Power.",
    "base/blue_beetle": "Defense: show it to avoid an Attack.",
    "base/the_fastest_man_alive": "Draw 2.",
    "base/green_arrow": "Worth 5 VP if you own 4+ other Heroes; else 0.",
    "base/high_tech_hero": "+1 Power; +3 if you play a Super Power or Equipment this turn.",
    "base/king_of_atlantis": "May destroy a card in discard: +3 Power; else +1 Power.",
    "base/man_of_steel": "Take every Super Power back from discard.",
    "base/mera": "If your discard is empty, +4 Power. Else +2 Power.",
    "base/zatanna_zatara": "May put up to 2 cards from discard under your deck.",
    "base/bane": "Attack: each foe discards 1.",
    "base/bizarro": "Worth 2 VP for each Weakness you own.",
    "base/poison_ivy": "Attack: each foe discards top card; if it costs 1+, gains a Weakness.",
    "base/the_penguin": "Draw 2, then discard 2.",
    "base/super_speed": "Draw 1. Defense: discard to avoid an Attack; draw 2.",
    "base/power_ring": "Reveal your top card; if it costs 1+, +3 Power; else +2 Power.",
    "base/green_arrows_bow": "Super-Villains cost you 2 less this turn.",
    "base/the_watchtower": "First Hero each turn: draw 1.",
    "base/batman_sh": "Each Equipment you play: +1 Power.",
    "base/superman_sh": "Each different Super Power you play: +1 Power.",
    "base/cyborg_sh": "1st Super Power: +1 Power. One Equipment you play each turn: may draw 1.",
    "base/dark_knight": "Gain every Equipment in Line-Up; read on.",
    "heroes_unite/winged_warrior": "+3 Power if you play another Hero this turn.",
    "heroes_unite/black_lantern_corps": "Attack: each foe gains a Weakness. If a foe does not, draw 1.",
    "heroes_unite/force_field": "Draw 1. Defense: discard from play to avoid an Attack.",
    "rivals/superman": "Block: the Character costs 4 more.",
    "rivals/joy_buzzer": "Confrontation: that foe discards 1.",
    "rivals/batman_l3": "Each Equipment or Hero you play in your Confrontation: +1 Power.",
    "confrontations/the_deep": "Your Character and your teammate's Character cost 1 more.",
    "confrontations/silver_banshee": "Attack: one foe chooses: discard 1, or gain a Weakness.",
    "confrontations/circe_l3": "Villains in your hand and your teammate's hand have Assist.",
    "rebirth/the_flash_sh": "Each 3 Move you pay: draw 1.",
    "rebirth/batcycle": "+2 Power. Move 1.",
    "rebirth/jessica_cruz_4": "Target player may move up to 2 spaces.",
    "rebirth/scarecrow": "Attack: gain a Weakness, unless robbed. Reward: a player may destroy 1.",
}


@pytest.mark.parametrize(("name", "short"), SHORT.items())
def test_a_card_on_the_table_says(name: str, short: str) -> None:
    assert CARDS[name].short == short


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("base/darkseid", "Each player discards 2 unless they reveal a Villain."),
        ("base/lex_luthor", "Each player gains a Weakness for each Villain in the Line-Up."),
        (
            "base/captain_cold",
            "Each player turns their Super Hero face down. When defeated, each Super Hero is turned face up.",
        ),
    ],
)
def test_a_first_appearance_says(name: str, short: str) -> None:
    assert CARDS[name].first_short == short
