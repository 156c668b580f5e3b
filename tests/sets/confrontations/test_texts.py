"""What cards say, word by word: each text here was read as English and checked against the facts of its card."""

from __future__ import annotations

import pytest

from archfoe.sets.confrontations.box import CONFRONTATIONS

STAYS = "Ongoing: this card stays in play."
BLOCK = "Block: You may discard this card. If you do, the Confronted Character costs {} more this turn"
DEFENSE = "Defense: You may discard this card to avoid an Attack. If you do,"

SINGLE_FOE = "If you have only one foe, you may destroy a card in the Line-Up."

TEXTS = {
    "enhanced_strength": "Assist. +1 Power. If this card is played during your teammate's turn, +1 Power.",
    "superboy": (
        "You may choose a Super Power you played this turn that is still in front of you and play it "
        "again. If you do not, +2 Power."
    ),
    "lois_lane": "Assist. +2 Power. Heroes in your teammate's hand have Assist for the rest of the turn.",
    "steel": f"Assist. +1 Power. {BLOCK.format(3)}.",
    "krypto": f"Assist. Draw a card. {DEFENSE} draw a card.",
    "toymaster": (
        "You may gain an Equipment costing 5 or less from the Line-Up into your hand. If you do not, +2 Power."
    ),
    "artemis": (
        "+2 Power. Attack: a foe of your choice discards a Block card. If they do not, they reveal their hand."
    ),
    "donna_troy": (
        "+3 Power. Defense: You may reveal this card from your hand to avoid an Attack. If you do, "
        "discard a card, then draw a card."
    ),
    "orion": f"+3 Power. {BLOCK.format(1)} for each Hero in your discard pile.",
    "ares": "+4 Power. Confrontation: +1 Power for each Level of that foe's Character.",
    "strength_of_the_gods": "+1 Power. +1 Power for each Level of your Character.",
    "hera": (
        "+2 Power. You may put a Block or Defense card from your discard pile on top of your deck. "
        "Confrontation: that foe's team may use at most 1 Block card this turn."
    ),
    "animal_man": (
        "Choose one: +2 Power and you may destroy a card in your discard pile; or draw a card and +1 Power."
    ),
    "bizarro": "Assist. +3 Power. You may gain a Weakness. If you do, +2 Power.",
    "zod": ("Assist. +2 Power. +1 Power for each other Villain you play this turn, before or after this card."),
    "cheetah": "+1 Power. Confrontation: discard a card, then draw 2 cards. Otherwise, +1 Power.",
    "giganta": f"+2 Power. {SINGLE_FOE} {DEFENSE} your Character costs 2 more this turn.",
    "chimera": "+1 Power for each different card type you play this turn, before or after this card.",
    "eclipso": (
        "+2 Power. You may play a Hero or Villain costing 5 or less in a foe's discard pile, then put it back."
    ),
    "klarion": "+2 Power. +1 Power for each Super Power you play later this turn.",
    "cold_breath": (
        "+2 Power. You may destroy a card in your hand. You may destroy a card in your discard pile. You may destroy "
        "a card in the Line-Up."
    ),
    "mystic_control": (
        "+2 Power. Attack: a foe of your choice shows the attacker their hand and discards a Hero or "
        "Villain of the attacker's choice from it."
    ),
    "enchantress": (
        "You may destroy a card in your hand. If you do, gain a card from the Line-Up that costs at most 3 more. "
        "Otherwise, +2 Power."
    ),
    "telepathy": (
        "Confrontation: play a Hero or Villain costing 4 or less in the Line-Up, then put it back. "
        f"Otherwise, +2 Power. {SINGLE_FOE}"
    ),
    "illusions": "Assist. Draw 2 cards. Confrontation: you may call off the Confrontation.",
    "pots": (
        "+1 Power. Block: You may discard this card. If you do, discard the top card of your deck; the "
        "Confronted Character costs that card's cost more this turn."
    ),
    "amazo_virus": (
        "+4 Power. Confrontation: that foe discards every Super Power from their hand. Otherwise, +1 Power."
    ),
    "trident_of_neptune": (
        "+1 Power. Once during your turn, you may put a card you bought or gained this turn on top of your deck."
    ),
    "crown_of_atlantis": f"+2 Power. {BLOCK.format(1)} for each different card type in your discard pile.",
    "black_diamond": "You may gain a Weakness. If you do, draw 3 cards. Otherwise, +2 Power.",
    "daily_planet": f"{STAYS} Once during your turn, you may discard a card. If you do, draw a card.",
    "themyscira": f"{STAYS} Each time you discard a Block card from your hand, draw a card.",
    "the_deep": f"{STAYS} Your Character and your teammate's Character cost 1 more.",
    "superman_l2": "At the start of your turn, if you have fewer than 5 cards in hand, draw a card.",
    "wonder_woman_l1": (
        "The first time you buy or gain a Hero during your turn, draw an extra card at the end of the turn."
    ),
    "wonder_woman_l3": "Each time you play a Block or Defense card during your Confrontation, +1 Power.",
    "zatanna_zatara_l1": (
        "The first time you play a Hero or Super Power during your turn, look at the top card of your deck. You may "
        "destroy it."
    ),
    "lex_luthor_l2": "Each time you play an Equipment during your turn, +1 Power.",
    "circe_l1": (
        "Once during your turn, when you buy or gain a Villain costing 4 or more, you may destroy a card"
        " costing 0 in your hand or discard pile."
    ),
    "circe_l3": "Villains in your hand and your teammate's hand have Assist.",
    "ocean_master_l3": "Each time you play an Attack card during your Confrontation, +2 Power.",
    "felix_faust_l1": "Once during your turn, you may discard a card costing 0. If you do, +1 Power.",
}

#: What no text may hold: joints that do not fit, and words that a reader stumbles over.
SLIPS = (
    "  ", "..", " .", " ,", " a Equipment", " an Hero", " an card", "may you may", "you may the ", "cost 0 or less",
    ", confrontation:", "Blocks or Defense cards", "so that this has given",
)  # fmt: skip


@pytest.mark.parametrize("card_id", TEXTS)
def test_a_text_says_what_the_card_does(card_id: str) -> None:
    assert CONFRONTATIONS[card_id].text == TEXTS[card_id]


@pytest.mark.parametrize("card_id", CONFRONTATIONS)
def test_texts_are_whole_sentences_in_good_english(card_id: str) -> None:
    text = CONFRONTATIONS[card_id].text
    assert not text or text.endswith(".")
    assert not [slip for slip in SLIPS if slip in text]


def test_only_cards_that_do_nothing_are_silent() -> None:
    assert {card.name for card in CONFRONTATIONS.values() if not card.text} == {"Vulnerability", "Weakness"}


def test_the_trench_speaks_only_of_those_played_before_it() -> None:
    """A later one counts this one, not the other way round."""
    assert "play or have played" not in CONFRONTATIONS["the_trench"].text
