"""What cards and tiles say, word by word: each text here was read as English and checked against the facts."""

from __future__ import annotations

import pytest

from archfoe.games.city.card import city_card
from archfoe.games.city.tiles import TILES
from archfoe.sets.rebirth.box import REBIRTH

STAYS = "Ongoing: this card stays in play."
DEFENSE = "Defense: You may discard this card to avoid an Attack"
FROM_PLAY = "Defense: You may put this card from play into your discard pile to avoid an Attack"
HIT = "Attack: The attacked player"
REWARD = "Reward: Target player"
UNLESS = "unless a Villain has already taken a card from their hand this turn"
NOT_IF = "Not if a Villain has already taken a card from their hand this turn"

TEXTS = {
    "run": "Move 2.",
    "helping_hand": "Assist, Range 0. +1 Power. Target player may move their Character 1 space.",
    "toss": "+2 Power. You may move target Villain in your space up to 2 spaces.",
    "bat_signal": "+2 Power. Target other Character may move up to 2 spaces, each step closer to your Character.",
    "tomorrows_headline": "+1 Power. Look at the top card of the main deck. You may put it under the next 2 cards.",
    "withdrawal": "Choose one: +1 Power; or gain a Basic card from any stack in play.",
    "super_speed": f"+1 Power. Move 2. {DEFENSE}. If you do, you may move your Character 1 space.",
    "aquaman_3": "Assist, Range 2. +1 Power. If your Character is on a Location, +1 Power.",
    "batman_6": f"+3 Power. {DEFENSE}. If you do, if the attacker is a regular Villain, you defeat it.",
    "blue_beetle": (
        f"+3 Power. {DEFENSE} against you or a Character within Range 2. If you do, the protected "
        f"player gets +2 Power if it is their turn."
    ),
    "cyborg_3": "Assist, Range 1. +1 Power. Choose one: draw a card; or Move 2.",
    "jessica_cruz_4": "Assist, Range 2. +2 Power. Target player may move their Character up to 2 spaces.",
    "lois_lane": (
        "+1 Power. Reveal the top card of the main deck. If it is a Villain, each player may move their Character "
        "1 space. Otherwise, +1 Power."
    ),
    "simon_baz_4": "Assist, Range 1. +2 Power. Target player may destroy a card in their hand.",
    "the_flash_6": "Move 3. +1 Power for each Move you have not spent.",
    "wonder_woman_5": "Assist, Range 1. +3 Power. Villains in your space cost you 1 less this turn.",
    "bolt_of_zeus": "+2 Power. Target Villain within Range 1 costs you 2 less this turn.",
    "constructs": "+2 Power. Choose one: +2 Power; or Move 4; or draw a card.",
    "contained": "+2 Power. Put the CONTAINED token on target Villain within Range 1.",
    "flurry_of_fists": "+2 Power. +1 Power for each Punch you play this turn, before or after this card.",
    "shields_up": (
        f"+2 Power. {DEFENSE} against up to 4 Characters within Range 2, you included. If you do, draw a card."
    ),
    "speed_force": "Move 4. Once during your turn, you may draw 3 cards, then discard a card.",
    "super_breath": "+2 Power. Target Villain within Range 2 cannot attack until your next turn starts.",
    "super_strength": "+5 Power. You may move target Villain in your space up to 2 spaces.",
    "vibration": f"+2 Power. {DEFENSE}. If you do, you may move your Character up to 2 spaces.",
    "batmobile": (
        f"{STAYS} Any number of times during your turn, you may pay 1 Power: Move 2. {FROM_PLAY}. If you do, you may "
        "move your Character up to 2 spaces."
    ),
    "grappling_hook": "+1 Power. You may move target Villain within Range 2 to your space.",
    "holographic_computing": "+1 Power. Draw a card. This turn you may buy cards in spaces within Range 1.",
    "jetpack": (
        "Place your Character on any space. You may put this card face up into that space. If you do, +1 Power."
    ),
    "power_battery": "+4 Power. You may put a Super Power from your discard pile into your hand.",
    "sonic_cannon": "+2 Power. If a Villain is in your space, +1 Power.",
    "wonder_womans_shield": (
        f"{STAYS} +2 Power. {FROM_PLAY} against you or a Character within Range 2. If you do, draw 2 cards."
    ),
    "zodiac_crystals": (
        "+2 Power. Reveal the top card of the main deck. If it is a Villain, +2 Power. Otherwise, draw a card."
    ),
    "bizarro": (
        f"{HIT} puts a Starter from their discard pile on top of their deck. If they do not, they "
        f"discard a card. {NOT_IF}. {REWARD} gains a non-Villain card costing 5 or less from the "
        f"destroyed pile."
    ),
    "cheetah": (
        f"{HIT} discards a Move card. If they do not, they gain a Weakness. {NOT_IF}. {REWARD} may put a "
        "card costing 4 or less from their discard pile into their hand."
    ),
    "doctor_polaris": (
        f"{HIT} discards every Equipment from their hand. If they do not, they discard a card. {NOT_IF}. "
        f"{REWARD} draws a card, then may move their Character up to 2 spaces."
    ),
    "major_disaster": (
        f"{HIT} chooses one: discard a card; or destroy the most expensive non-Villain card in the Line-Up. "
        f"{NOT_IF}. {REWARD} may destroy a card in their hand."
    ),
    "poison_ivy": (
        f"{HIT} has 2 less Move this turn, then discards a card. {NOT_IF}. {REWARD} draws a card, then may return "
        "up to 2 Weaknesses from their hand, their discard pile or both to their stack."
    ),
    "psimon": (
        f"{HIT} discards the top card of their deck. If it costs 0, that player has 1 less Power this "
        "turn. Reward: Look at the top 3 cards of the main deck and put them back in any order. Target player "
        "draws a card."
    ),
    "solomon_grundy": (
        f"{HIT} discards a card, then if they have fewer than 4 cards in hand, gains a Weakness. {NOT_IF}. "
        f"{REWARD} draws a card, then may destroy a card in their hand or discard pile."
    ),
    "the_joker": (
        f"{HIT} discards a random card, then if they have fewer than 4 cards in hand, gains a Weakness. "
        f"{NOT_IF}. Reward: Each player may draw a card, then discard a card. Target player draws a card."
    ),
    "deathstroke": (
        f"{HIT} discards a card costing 1 or more. If they do not, they gain a Weakness. {NOT_IF}. {REWARD} "
        "draws 2 cards."
    ),
    "doomsday": (
        f"{HIT} discards 2 cards, {UNLESS}. Reward: Each player may destroy a Starter or Weakness in their hand or "
        "discard pile."
    ),
    "general_zod": (
        f"{HIT} discards down to 3 cards, {UNLESS}. Reward: You may destroy up to 3 cards in your hand, "
        f"your discard pile or both."
    ),
    "lex_luthor": (
        f"{HIT} puts the most expensive card in their hand on the bottom of their deck, {UNLESS}. Reward: Each player "
        "may destroy a card in their hand or discard pile."
    ),
    "sinestro": (
        f"{HIT} gains a Weakness, then discards a card. {NOT_IF}. Reward: Each player draws a card, then may destroy "
        "a Starter or Weakness in their hand or discard pile."
    ),
    "aquaman_sh": (
        "Once during your turn, you may put a card costing 5 or less you buy or gain on top of your "
        "deck, or into the discard pile of a player whose Character is within Range 1."
    ),
    "batman_sh": (
        "Each time you avoid an Attack, you may let a player of your choice draw a card. Each time you "
        "defeat a Villain, you may let a player of your choice draw a card."
    ),
    "cyborg_sh": (
        "Once during your turn, you may use the ability of a Location, or buy from its Basic stack, as if your "
        "Character were there."
    ),
    "the_flash_sh": "Any number of times during your turn, you may pay 3 Move: draw a card.",
    "jessica_cruz_sh": (
        "At the end of your turn, you may keep a Defense or Assist card from your hand. You still draw 5 cards."
    ),
    "simon_baz_sh": (
        "Each time you play an Assist card during another player's turn, you may draw a card (once a turn)."
    ),
    "superman_sh": "Once during your turn, you may get +1 Power for each Villain in your space.",
    "wonder_woman_sh": (
        "A Defense card you discard from your hand or reveal may protect a Character within Range 1 "
        "instead of you. The first Villain you defeat in each of your turns costs you 1 less."
    ),
    "talking_to_the_fishes": "+1 Power. You may move target Villain within Range 1 by 1 space.",
    "king_of_atlantis": "+2 Power. The next non-Villain card you buy this turn goes into your hand.",
    "detective_work": "+1 Power. Look at the top card of the main deck. If it is a Villain, +1 Power.",
    "batarang": "+1 Power. Draw a card. Target Villain within Range 3 costs you 2 less this turn.",
    "boom_tube": "Draw a card. Place up to 2 target Characters together on any one space.",
    "connected": "+2 Power. Draw a card. This turn you may buy cards in spaces within Range 2.",
    "whoosh": "+2 Power. Place your Character on any space that holds another Character or a Villain.",
    "carry_on": (
        "Move 4. +1 Power each time your Character enters a Location later this turn that it has not entered before "
        "this turn. Any number of times during your turn, you may pay 1 Move: target Character within Range 1 may move "
        "1 space."
    ),
    "bulletproof": "+2 Power. Defense: You may reveal this card from your hand to avoid an Attack.",
    "lasso": (
        "+1 Power. You may move target Villain within Range 2 to your space. Villains in your space cost you 1 less "
        "this turn."
    ),
    "warrior_princess": "+3 Power. Super-Villains in your space cost you 1 less this turn.",
}

TILE_TEXTS = {
    "arkham_asylum": (
        "Once during your turn, you may pay 2 Power: move target Villain 1 space closer to this Location, by the "
        "shortest way."
    ),
    "police_station": (
        "Once during your turn, you may discard a card. If you do, draw a card and you may put a card from your "
        "discard pile on the bottom of your deck."
    ),
    "daily_planet": (
        "Once during your turn, you may pay 1 Power: look at the top card of the main deck. Unless it is a "
        "Super-Villain, you may put it on the bottom of the main deck."
    ),
    "bank": "Once during your turn, you may pay 3 Power: draw 2 cards.",
    "star_labs": (
        "Once during your turn, you may pay 2 Power: target player may destroy a card in their hand or discard pile."
    ),
    "city": "Once during your turn, you may pay 1 Move: place your Character on any other Location.",
    "batcave": (
        "Once during your turn, you may pay 2 Move: target player may return a Weakness from their hand or discard "
        "pile to its stack."
    ),
}

PAY = "Once during your turn, you may"
CLEAR = "clear this Distraction from your Location, then"
STEPS_ON = (
    "After each of this Villain's Attacks that is not avoided, it moves 1 space clockwise, even out of a space "
    "it shares with a Character. In Step 3 it moves 1 space clockwise, even from a Location, unless a "
    "Character holds it "
    "there."
)
TRICKS = "Reward: Each player may destroy a card in their hand or discard pile. Target player draws 2 cards."
NO_SPORES = "Reward: Remove all Spores from the game, wherever they are. Each player draws a card."
LAST_ENEMY = (
    "This Villain costs 1 less for each other Super-Villain that was defeated in this game, but never less than 13. A "
    "Defense card that is discarded to avoid this Villain's Attack is destroyed instead."
)
PACK_TEXTS = {
    "hoarder": (
        "Once during your turn, if you have spent 5 or more Power in one turn in a space with another "
        "Character, you may release this card: target player draws 2 cards. You play no Assist card "
        "during another player's turn. Alone, you store none."
    ),
    "glutton": (
        "Once during your turn, if you have bought a non-Villain card costing 6 or more, you may release"
        " this card: put that card into your hand. You cannot buy a card in a space you share with "
        "another Character. You can still defeat Villains there."
    ),
    "suspicious": (
        "Once during your turn, if you have defeated a Super-Villain, you may release this card: draw 2 "
        "cards. Nobody can assist you. Alone, you store no Assist card."
    ),
    "glory_hound": (
        "Once during your turn, if you have defeated 3 Villains in this game, you may release this card:"
        " you may destroy up to 2 cards in your hand, your discard pile or both. At the end of your "
        "turn, you draw 1 fewer card unless you have defeated a Villain this turn or a Villain is in "
        "your space."
    ),
    "krypto": (
        "+3 Power. Move 2. Defense: You may discard this card to avoid an Attack against you or a "
        "Character within Range 3. If you do, you may move your Character up to 2 spaces."
    ),
    "the_ray": "Assist, Range 5. +2 Power.",
    "mister_mxyzptlk": f"{STEPS_ON} {HIT} discards a random card, {UNLESS}. {TRICKS}",
    "mister_mxyzptlk_impossible_mode": f"{STEPS_ON} {HIT} discards 2 random cards. {TRICKS}",
    "reborn": (
        "When you buy or gain this card, remove it from the game, put the next Signature card of your "
        "Super Hero into your hand and remove a Punch from your hand, discard pile or deck from the "
        "game. If you have all 3, draw 3 cards instead."
    ),
    "a_shot_in_the_arm": (
        f"{PAY} pay 2 Power: {CLEAR} target player may return a Weakness from their hand or discard pile to its stack, "
        "then draws a card."
    ),
    "setting_the_stage": (
        f"{PAY} pay 3 Move: {CLEAR} look at the top 3 cards of the main deck and put them back in any order."
    ),
    "counting_on_you": f"{PAY} discard 2 cards and {CLEAR} target player draws 2 cards.",
    "travel_in_pairs": (
        f"Once during your turn, if another Character shares your space, you may pay 1 Power: {CLEAR} place up to 2 "
        "target Characters together on any one space."
    ),
    "starro": f"{HIT} gains a Spore. If they do not, they gain a Weakness. {NO_SPORES}",
    "starro_impossible_mode": f"{HIT} gains a Spore, then gains a Weakness. {NO_SPORES}",
    "spore": "While this card is in your hand, nobody can assist you.",
    "darkseid": f"{LAST_ENEMY} {HIT} discards 2 cards, {UNLESS}. Reward: You win the game at once.",
    "darkseid_impossible_mode": f"{LAST_ENEMY} {HIT} discards 3 cards. Reward: You win the game at once.",
    "deathstroke_impossible_mode": (
        f"{HIT} discards 2 cards costing 1 or more. If they do not, they gain a Weakness. {REWARD} draws 2 cards."
    ),
    "doomsday_impossible_mode": (
        f"{HIT} discards 3 cards. Reward: Each player may destroy a Starter or Weakness in their hand or discard pile."
    ),
    "despero_impossible_mode": (
        f"{HIT} passes a card costing 1 or more from their hand, any card if there is none, to the discard pile of "
        "the next player to their left who is hit, or to their own, and then discards a random card. Reward: Each "
        "player may draw a card, then discard a card."
    ),
    "reverse_flash_impossible_mode": (
        "In Step 3 this Villain moves up to 2 spaces, and stops at its Destination or where a Character is. "
        f"{HIT} discards every Move card from their hand, then discards a card. Reward: Each player may move their "
        "Character up to 2 spaces. Target player draws a card."
    ),
    "amazo_impossible_mode": (
        f"{HIT} discards every Super Power or Equipment from their hand. If they do not, they discard 2 "
        f"cards. Reward: Each player may put a card from their discard pile on top of their deck."
    ),
    "lex_luthor_impossible_mode": (
        f"{HIT} puts the most expensive card in their hand on the bottom of their deck, then gains a Weakness. Reward: "
        "Each player may destroy a card in their hand or discard pile."
    ),
    "general_zod_impossible_mode": (
        f"{HIT} discards down to 2 cards. Reward: You may destroy up to 3 cards in your hand, your "
        f"discard pile or both."
    ),
    "sinestro_impossible_mode": (
        f"{HIT} gains 2 Weaknesses, then discards a card. Reward: Each player draws a card, then may destroy a "
        "Starter or Weakness in their hand or discard pile."
    ),
}

#: What no text may hold: joints that do not fit, and words that a reader stumbles over.
SLIPS = (
    "  ", "..", " .", " ,", " a Equipment", " an Hero", " a Assist", " an card", "may you may", "you may the ",
    "cost 0 or less", "player discard ", "player move ", "up to 1 space", "1 spaces", "Range None",
)  # fmt: skip


@pytest.mark.parametrize("card_id", TEXTS)
def test_a_text_says_what_the_card_does(card_id: str) -> None:
    assert REBIRTH[card_id].text == TEXTS[card_id]


def test_every_card_of_a_pack_has_its_text() -> None:
    assert {card.id: card.text for card in REBIRTH.values() if city_card(card).pack} == PACK_TEXTS


@pytest.mark.parametrize("tile_id", TILES)
def test_a_tile_says_what_its_ability_does(tile_id: str) -> None:
    assert TILES[tile_id].text == TILE_TEXTS[tile_id]


@pytest.mark.parametrize("card_id", REBIRTH)
def test_texts_are_whole_sentences_in_good_english(card_id: str) -> None:
    text = REBIRTH[card_id].text
    assert not text or text.endswith(".")
    assert not [slip for slip in SLIPS if slip in text]


def test_only_a_weakness_is_silent() -> None:
    assert [card.name for card in REBIRTH.values() if not card.text] == ["Weakness"]
