"""What cards say, word by word: each text here was read as English and checked against the facts of its card."""

from __future__ import annotations

import pytest

from archfoe.sets.heroes_unite.box import UNITE

RING = "At the end of the game, this card is worth 1 VP for each Power Ring you own."
STAYS = "Ongoing: this card stays in play."

TEXTS = {
    "crimson_whirlwind": "+2 Power. You may put your deck into your discard pile.",
    "daughter_of_gotham_city": "+1 Power. You may put up to 2 Punches from your discard pile into your hand.",
    "deadman": (
        "+2 Power. When you buy or gain this card, you may destroy up to 2 cards in your hand, your "
        "discard pile or both."
    ),
    "hawkgirl": "+1 Power. +1 Power for each Hero in your discard pile.",
    "hero_of_the_future": "+2 Power. +2 Power for each Defense card you play this turn, before or after this card.",
    "katana": "+1 Power. Defense: You may discard this card to avoid an Attack. If you do, draw a card.",
    "kyle_rayner": (
        "+3 Power. +2 Power for each different Power Ring in your discard pile or played this turn. If "
        "you play 3 different Power Rings this turn, before or after this card, you win the game at "
        "once."
    ),
    "plastic_man": ("Choose an Equipment in your discard pile or played this turn. This card has its text this turn."),
    "saint_walker": ("Draw a card. At the end of the game, this card is worth 1 VP for each different Hero you own."),
    "sonic_siren": "+2 Power. You may destroy a card in the Line-Up and replace it.",
    "warrior_princess": (
        "+3 Power. If you play Starbolt this turn, before or after this card, gain a card from the Line-"
        "Up into your hand."
    ),
    "winged_warrior": "+2 Power. +3 Power if you play another Hero this turn, before or after this card.",
    "worlds_mightiest_mortal": (
        "+5 Power. Reveal the top 2 cards of the main deck. You may add any of them to the Line-Up; put "
        "the others back on top in any order."
    ),
    "canary_cry": (
        "You may put a Villain from your discard pile on top of your deck. If you do not, draw a card. "
        "Defense: You may discard this card to avoid an Attack. If you do, choose one: put a Villain "
        "costing 7 or less from your discard pile into your hand; or draw a card."
    ),
    "force_field": (
        f"{STAYS} Draw a card. Defense: You may put this card from play into your discard pile to avoid an Attack."
    ),
    "power_of_the_green": (
        "Put a Location from your discard pile into play. If you control a Location, +3 Power. Otherwise, +2 Power."
    ),
    "shazam": ("+2 Power. Reveal the top card of the main deck, play it unless it is a Location, then put it back."),
    "starbolt": "+2 Power. +1 Power for each Super Power in your discard pile.",
    "whirlwind": (
        "+1 Power. If this is the first card you play this turn, you may discard your hand, then draw 4 cards."
    ),
    "blue_lantern_power_ring": (
        "+1 Power. +1 Power for each Hero in your discard pile. +1 Power for each Hero you play this turn, "
        f"before or after this card. {RING}"
    ),
    "helmet_of_fate": (
        "+2 Power. Defense: You may discard this card to avoid an Attack. If you do, you may discard any"
        " number of cards, then draw as many."
    ),
    "mind_control_hat": (
        "Draw 2 cards. Attack: each foe discards a random card. If you play Jervis Tetch this turn, "
        "before or after this card, you may play every Hero or Villain in the Line-Up, returning "
        "each one there."
    ),
    "orange_lantern_power_ring": (
        f"You may gain an Equipment costing 5 or less from the Line-Up into your hand. If you do not, +2 Power. {RING}"
    ),
    "red_lantern_power_ring": (
        "Look at the top 2 cards of your deck and destroy one of them; the other stays on top. +Power equal to the "
        f"cost of the card destroyed. {RING}"
    ),
    "sciencell": "+2 Power. At the end of the game, this card is worth 1 VP for each different Villain you own.",
    "star_sapphire_power_ring": (
        "Reveal the top 2 cards of your deck. If both have a card type and the types differ, draw both. Otherwise, "
        f"put them back in any order. {RING}"
    ),
    "white_lantern_power_battery": (
        "Gain every Power Ring in the Line-Up into your hand. Gain a card from the Line-Up on top of your deck."
    ),
    "gotham_city": (
        f"{STAYS} Once during your turn, you may reveal the top card of your deck. If it is an Equipment, draw it. "
        "Otherwise, you may discard it."
    ),
    "oa": (
        f"{STAYS} At the start of your turn, if the Super-Villain on top of the stack costs 10 or more, draw a card."
    ),
    "batgirl_sh": "Once during your turn, you may discard a Punch. If you do, draw a card.",
    "booster_gold_sh": (
        "Each time you play a Defense card during your turn, +1 Power. Each time you avoid an Attack, you may "
        "draw a card."
    ),
    "nightwing_sh": (
        "The first time you play an Equipment during your turn, +1 Power. The second time you play an Equipment during "
        "your turn, you may draw a card."
    ),
    "red_tornado_sh": (
        "Once during your turn, if your discard pile has 4 or more different card types, you may get +2 Power."
    ),
    "shazam_sh": (
        "Any number of times during your turn, you may pay 4 Power: gain the top card of the main deck, to your "
        "discard pile or on top of your deck."
    ),
}


@pytest.mark.parametrize("card_id", TEXTS)
def test_a_text_says_what_the_card_does(card_id: str) -> None:
    assert UNITE[card_id].text == TEXTS[card_id]


@pytest.mark.parametrize("card_id", UNITE)
def test_texts_are_whole_sentences(card_id: str) -> None:
    text = UNITE[card_id].text
    assert not text or text.endswith(".")
    assert not [slip for slip in ("  ", "..", " .", " ,", " a Equipment", " an Hero", " an card") if slip in text]


def test_only_cards_that_do_nothing_are_silent() -> None:
    assert {card.name for card in UNITE.values() if not card.text} <= {"Vulnerability", "Weakness"}
