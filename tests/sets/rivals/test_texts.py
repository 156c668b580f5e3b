"""What cards say, word by word: each text here was read as English and checked against the facts of its card."""

from __future__ import annotations

import pytest

from archfoe.sets.rivals.box import RIVALS

STAYS = "Ongoing: this card stays in play."

TEXTS = {
    "alfred_pennyworth": "Put a card from your discard pile on top of your deck.",
    "catwoman": (
        "+2 Power. Confrontation: play the top card of that foe's deck, then put it into that foe's discard pile."
    ),
    "commissioner_gordon": (
        "+2 Power. Block: You may discard this card. If you do, the Confronted Character costs 2 more this turn."
    ),
    "lucius_fox": (
        "+1 Power. Defense: You may discard this card to avoid an Attack. If you do, your Character "
        "costs 1 more this turn."
    ),
    "nightwing": (
        "Reveal the top card of your deck and draw it. As long as the card drawn is an Equipment, do it again."
    ),
    "oracle": "Reveal the top 2 cards of your deck, draw one of them and put the other back on top.",
    "red_hood": (
        "+2 Power. If you succeed in a Confrontation this turn, you may destroy up to 2 cards in your "
        "hand, your discard pile or both."
    ),
    "robin": ("Reveal the top card of your deck. If it is an Equipment, +Power equal to its cost. Otherwise, draw it."),
    "clayface": (
        "You may play a card costing 4 or less in a foe's discard pile, then put it back. If you do not, +1 Power."
    ),
    "mr_freeze": "+2 Power. Attack: each foe discards an Equipment.",
    "poison_ivy": "+2 Power. Attack: each foe discards a Block card.",
    "ras_al_ghul": ("+3 Power. Confrontation: you may gain a Hero or Villain from the destroyed pile into your hand."),
    "the_riddler": (
        "+1 Power. Once during your turn, you may pay 3 Power: reveal the top card of the main deck. A foe picks what "
        "you gain: that card, or the one beneath it."
    ),
    "scarecrow": (
        "Attack: each foe gains a Weakness. Confrontation: +2 Power for each Weakness in the discard pile of that foe."
    ),
    "two_face": (
        "+1 Power. Choose one: Attack: each foe discards a card with an odd cost; or Attack: each foe "
        "discards a card with an even cost."
    ),
    "victor_zsasz": "+1 Power. You may destroy a Weakness or Vulnerability in your hand or discard pile.",
    "billionaire": "Confrontation: gain the top card of the main deck into your hand. Otherwise, +2 Power.",
    "worlds_greatest_detective": (
        "+1 Power. Draw a card. Defense: You may reveal this card from your hand to avoid an Attack."
    ),
    "batmobile": (
        "If this is the first card you play this turn, discard your hand, then draw 4 cards. Otherwise, +2 Power."
    ),
    "the_bat_signal": "+3 Power. Confrontation: put a Hero from your discard pile into your hand.",
    "joy_buzzer": "+1 Power. Confrontation: that foe discards a card.",
    "abandoned_amusement_park": f"{STAYS} Your Character costs 1 more.",
    "arkham_asylum": (
        f"{STAYS} Once during your turn, you may put a Villain from your discard pile on the bottom of your deck."
    ),
    "batman_l1": (
        "The first time you buy or gain an Equipment during your turn, draw an extra card at the end of the turn."
    ),
    "batman_l3": "Each time you play an Equipment or Hero during your Confrontation, +1 Power.",
    "the_joker_l1": (
        "The first time you buy or gain a Super Power other than Kick during your turn, draw an extra card at the end "
        "of the turn."
    ),
}


@pytest.mark.parametrize("card_id", TEXTS)
def test_a_text_says_what_the_card_does(card_id: str) -> None:
    assert RIVALS[card_id].text == TEXTS[card_id]


@pytest.mark.parametrize("card_id", RIVALS)
def test_texts_are_whole_sentences(card_id: str) -> None:
    text = RIVALS[card_id].text
    assert not text or text.endswith(".")
    assert not [slip for slip in ("  ", "..", " .", " ,", " a Equipment", " an Hero", " an card") if slip in text]


def test_only_cards_that_do_nothing_are_silent() -> None:
    assert {card.name for card in RIVALS.values() if not card.text} <= {"Vulnerability", "Weakness"}


@pytest.mark.parametrize("card_id", RIVALS)
def test_texts_say_nothing_twice_and_nothing_that_is_always_so(card_id: str) -> None:
    """A Confrontation part need not ask for a Confrontation, and whatever is revealed is a card."""
    text = RIVALS[card_id].text
    assert "Confrontation: if you are in a Confrontation" not in text
    assert "If it is a card" not in text
