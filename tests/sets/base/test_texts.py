"""What cards say, word by word: each text here was read as English and checked against the facts of its card."""

from __future__ import annotations

import pytest

from archfoe.sets.base.box import BASE
from archfoe.table.catalogue import find

TEXTS = {
    "Punch": "+1 Power.",
    "Blue Beetle": "+3 Power. Defense: You may reveal this card from your hand to avoid an Attack.",
    "Dark Knight": (
        "+2 Power. Gain every Equipment in the Line-Up. If you play Catwoman this turn, before or after "
        "this card, you may put a card you bought or gained this turn into your hand."
    ),
    "Emerald Knight": (
        "Take an Equipment, Hero or Super Power from the Line-Up and play it. At the end of the turn, it returns there."
    ),
    "Green Arrow": (
        "+2 Power. At the end of the game, this card is worth 5 VP if you own at least 4 other Heroes, otherwise 0 VP."
    ),
    "High-Tech Hero": (
        "+1 Power, or +3 Power instead if you play a Super Power or Equipment this turn, before or after this card."
    ),
    "J'onn J'onzz": "Play the top card of the Super-Villain stack if it is face up, then put it back.",
    "King of Atlantis": "You may destroy a card in your discard pile. If you do, +3 Power. Otherwise, +1 Power.",
    "Man of Steel": "+3 Power. Put every Super Power from your discard pile into your hand.",
    "Mera": "If your discard pile is empty, +4 Power. Otherwise, +2 Power.",
    "Princess Diana of Themyscira": "Gain every Villain costing 7 or less in the Line-Up.",
    "Zatanna Zatara": "+1 Power. You may put up to 2 cards from your discard pile on the bottom of your deck.",
    "Bane": "+2 Power. Attack: each foe discards a card.",
    "Clayface": "Choose a card you played this turn, other than Clayface, and play it again.",
    "Harley Quinn": (
        "+1 Power. Attack: each foe puts a Punch or Vulnerability from their discard pile on top of their deck."
    ),
    "Lobo": "+3 Power. You may destroy up to 2 cards in your hand, your discard pile or both.",
    "The Penguin": "Draw 2 cards, then discard 2 cards.",
    "Poison Ivy": (
        "+1 Power. Attack: each foe discards the top card of their deck. If it costs 1 or more, they gain a Weakness."
    ),
    "The Riddler": (
        "Any number of times, you may pay 3 Power to gain the top card of the main deck. If you never do, +1 Power."
    ),
    "Solomon Grundy": "+3 Power. When you buy or gain this card, you may put it on top of your deck.",
    "Suicide Squad": (
        "+2 Power. If you have already played 2 other Suicide Squads this turn, each foe discards their "
        "hand. At the end of the game, this card is worth 1 VP for each Suicide Squad you own."
    ),
    "Bulletproof": (
        "+2 Power. Defense: You may discard this card to avoid an Attack. If you do, draw a card, then "
        "you may destroy a card in your discard pile."
    ),
    "Batmobile": (
        "If this is the first card you play this turn, discard your hand, then draw 5 cards. Otherwise, +1 Power."
    ),
    "Green Arrow's Bow": "+2 Power. Super-Villains cost you 2 less this turn.",
    "Nth Metal": "+1 Power. Look at the top card of your deck. You may destroy it.",
    "Titans Tower": (
        "Ongoing: this card stays in play. The first time you play a card costing 2 or 3 during your turn, draw a card."
    ),
    "Black Manta": (
        "+3 Power. Draw a card. First Appearance - Attack: Each player discards the top card of their "
        "deck. If it costs 1 or more, they choose one: destroy it; or discard their hand."
    ),
    "Darkseid": (
        "You may destroy 2 cards in your hand. If you do, +5 Power. Otherwise, +3 Power. First "
        "Appearance - Attack: Each player discards 2 cards unless they reveal a Villain from their hand."
    ),
    "Lex Luthor": (
        "Draw 3 cards. First Appearance - Attack: Each player gains a Weakness for each Villain in the Line-Up."
    ),
    "Cyborg": (
        "The first time you play a Super Power during your turn, +1 Power. Once during your turn, when "
        "you play an Equipment, you may draw a card."
    ),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_says_what_the_card_does(name: str) -> None:
    assert find(name)[0].text == TEXTS[name]


@pytest.mark.parametrize("card_id", BASE)
def test_texts_are_whole_sentences(card_id: str) -> None:
    text = BASE[card_id].text
    assert not text or text.endswith(".")
    assert not [slip for slip in ("  ", "..", " .", " ,", " a Equipment", " an Hero", " an card") if slip in text]


def test_only_cards_that_do_nothing_are_silent() -> None:
    assert {card.name for card in BASE.values() if not card.text} <= {"Vulnerability", "Weakness"}
