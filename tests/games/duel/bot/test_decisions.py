"""What a player sees of the greedy bot in games with Characters: when it Confronts, Blocks, assists and stores."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.agents import GreedyAgent, RandomAgent, seated
from archfoe.agents.odds import at_least, exactly, highest, mean, mixed, plus
from archfoe.agents.worth import is_read, walk
from archfoe.core import effects as fx
from archfoe.core.cards import Card
from archfoe.core.chance import key_of_seed
from archfoe.core.effects import Condition, Effect
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.city.verbs.characters import Walk
from archfoe.games.duel.card import duel_card
from archfoe.games.duel.verbs import Toughen
from archfoe.games.options import Options
from archfoe.games.shared.verbs import LendAssist
from archfoe.registry import sets
from archfoe.sets.confrontations.box import CONFRONTATIONS
from archfoe.sets.rivals.box import RIVALS
from archfoe.table.view import View
from archfoe.table.worlds import another_world
from tests.agents.test_greedy import choice, turn
from tests.breadth import usually
from tests.core.words import all_words
from tests.vocabulary import Table, table

STRONG = ["Red Robin", "Red Robin", "Red Robin", "Punch", "Punch"]  # 14 Power
STARTERS = ["Punch"] * 7 + ["Vulnerability"] * 3
WEAK = ["Punch", "Punch", "Punch", "Vulnerability", "Kick"]  # 5 Power


def rivals(**more: Any) -> Table:
    return table("rivals", **{"lineup": ["The Penguin"] * 5} | more)


def four(**more: Any) -> Table:
    return table("confrontations", players=4, **more)


# Announcing


def test_it_announces_a_confrontation_that_it_will_win() -> None:
    t = rivals(p0=STRONG, p1=["Punch"] * 5, from_start=True)
    assert choice(t) == ["P1 (The Joker, Level 1, cost 9)"]


def test_it_does_not_announce_one_that_it_cannot_win() -> None:
    assert choice(rivals(p0=WEAK, p1=["Punch"] * 5, from_start=True)) == []


def test_power_that_only_a_confrontation_gives_counts() -> None:
    laughs = ["Maniacal Laugh", "Red Robin", "Kick", "Punch", "Vulnerability"]  # 8, and two cards in a Confrontation
    assert choice(rivals(p0=laughs, deck0=["Kick"] * 9, from_start=True))
    assert not choice(rivals(p0=["Punch", *laughs[1:]], deck0=["Kick"] * 9, from_start=True))


def test_the_character_and_the_locations_count() -> None:
    hand = ["Red Robin", "Superman", "The Penguin", "Vulnerability", "Vulnerability"]  # 10 Power, 12 are needed
    t = rivals(p0=hand, hero1="The Joker (Level 2)", from_start=True)
    assert choice(t) == []
    t = rivals(p0=hand, hero0="Batman (Level 3)", hero1="The Joker (Level 2)", from_start=True)
    assert choice(t) != [], "Heroes give one more each"
    t = rivals(p0=hand, in0=["The Batcave", "The Batcave"], hero1="The Joker (Level 2)", from_start=True)
    assert choice(t) != []


def test_blocks_that_are_to_be_feared_keep_it_from_announcing() -> None:
    hand = ["Red Robin", "Superman", "Kick"]  # 10 Power against 9
    harmless = rivals(p0=hand, p1=["Punch"] * 5, deck1=["Punch"] * 5, from_start=True)
    assert choice(harmless) != []
    blocks = ["Superman", "Killing Joke", "Talia al Ghul"]
    guarded = rivals(p0=hand, p1=["Superman"] * 5, deck1=[], discard1=STARTERS + blocks, from_start=True)
    assert choice(guarded) == [], "all that this foe buys are Blocks, and no starting card is left for the hand"


def test_with_teams_the_partner_is_counted_in() -> None:
    hand = ["Enhanced Strength", "Punch", "Punch", "Punch", "King Shark"]  # 7 Power
    alone = four(p0=hand, p2=["Punch"] * 5, from_start=True)
    assert choice(alone) == []
    helped = four(p0=hand, p2=["Supergirl", "Blackbriar Thorn", "Tempest"], from_start=True)
    assert choice(helped) != [], "seven more are in the partner's hand"


def test_between_equals_it_confronts_who_is_easier_to_defeat() -> None:
    hand = ["Swamp Thing", "Supergirl", "Supergirl"]  # 10 Power
    blocks = ["Power Armor"] * 5
    seen = STARTERS + blocks
    t = table("confrontations", players=3, p0=hand, p1=blocks, deck1=[], discard1=seen, from_start=True)
    assert choice(t)[0].startswith("P2")
    t = table("confrontations", players=3, p0=hand, p2=blocks, deck2=[], discard2=seen, from_start=True)
    assert choice(t)[0].startswith("P1")


def test_late_purchases_do_not_keep_it_from_the_last_character() -> None:
    t = rivals(p0=[*STRONG, "Kick", "Kick"], p1=["Punch"] * 5, hero1="The Joker (Level 3)", from_start=True)
    assert choice(t) == ["P1 (The Joker, Level 3, cost 15)"]


# Its own Confrontation


def test_power_needed_for_the_confrontation_is_not_spent() -> None:
    t = rivals(p0=[], played0=["The Riddler"], confronting=1, power=11)
    assert choice(t) == ["end turn"]
    t = rivals(p0=[], played0=["The Riddler"], confronting=1, power=8)
    assert choice(t) == ["use The Riddler"], "the Character costs 9: it is lost, so something else is better"


def test_a_hopeless_confrontation_is_called_off() -> None:
    t = table("confrontations", p0=["Illusions"], deck0=["Vulnerability"] * 5, confronting=1, power=6)
    t.play("Illusions")
    assert choice(t)[0].startswith("call off the Confrontation")


def test_a_good_one_is_not_called_off() -> None:
    t = table("confrontations", p0=["Illusions"], deck0=["Vulnerability"] * 5, lineup=["Tula"], confronting=1, power=9)
    t.play("Illusions")
    assert choice(t)[0].startswith("do not")


def test_it_turns_to_the_foe_whom_it_can_defeat() -> None:
    t = four(p0=["Magog"], hero1="Lex Luthor (Level 3)", confronting=1, power=7)
    t.play("Magog")
    assert choice(t)[0].startswith("switch the Confrontation")
    t = four(p0=["Magog"], hero3="Ocean Master (Level 3)", confronting=1, power=7)
    t.play("Magog")
    assert choice(t)[0].startswith("do not")


def test_black_canary_clears_the_line_up_for_her_power() -> None:
    t = rivals(p0=["Black Canary"], lineup=["Red Robin"] * 4 + ["The Penguin"], confronting=1, power=4)
    t.play("Black Canary")
    assert choice(t) == ["The Penguin"]


# Blocks


def done(t: Table) -> Table:
    t.end()
    return t


def test_it_blocks_when_that_saves_the_character() -> None:
    t = done(rivals(p1=["Grappling Hook", "Punch"], confronting=1, power=10))
    assert choice(t, 1) == ["Grappling Hook"], "10 Power against 11"


def test_it_does_not_block_when_nothing_can_save_the_character() -> None:
    t = done(rivals(p1=["Grappling Hook", "Punch"], confronting=1, power=11))
    assert choice(t, 1) == [], "equal is not enough"


def test_it_does_not_block_a_confrontation_that_fails_anyway() -> None:
    t = done(rivals(p1=["Grappling Hook"], confronting=1, power=8))
    assert choice(t, 1) == []


def test_the_cheapest_block_that_suffices_is_used() -> None:
    t = done(rivals(p1=["Superman", "Grappling Hook", "Talia al Ghul"], confronting=1, power=10))
    assert choice(t, 1) == ["Grappling Hook"]
    t = done(rivals(p1=["Superman", "Grappling Hook", "Talia al Ghul"], confronting=1, power=11))
    assert choice(t, 1) == ["Talia al Ghul"]


def blocked(t: Table) -> list[str]:
    """All Blocks of both partners, as two of these bots use them."""
    used = []
    while t.asked() and not t.over and t.active == 0 and any(t.view(seat).kind.name == "block" for seat in t.asked()):
        for seat in t.asked():
            picked = choice(t, seat)
            t.answer(seat, *picked)
            if picked:
                used += picked
                break
    return used


def test_several_blocks_save_it_together() -> None:
    t = done(rivals(p1=["Superman", "Grappling Hook", "Talia al Ghul"], confronting=1, power=15))
    assert sorted(blocked(t)) == ["Superman", "Talia al Ghul"]
    assert t.character(1) == "The Joker (Level 1)"


def test_partners_block_together() -> None:
    t = done(four(p1=["Magic Bracelets"], p3=["Power Armor", "Punch"], confronting=1, power=12))
    assert sorted(blocked(t)) == ["Magic Bracelets", "Power Armor"]
    assert t.trophies(0) == []


def test_partners_do_not_block_in_vain() -> None:
    t = done(four(p1=["Magic Bracelets"], p3=["Power Armor", "Punch"], confronting=1, power=14))
    assert blocked(t) == []
    assert t.trophies(0) == ["Lex Luthor (Level 1)"]


def test_a_partner_is_saved_who_has_no_block() -> None:
    t = done(four(p1=["Punch"], p3=["Power Armor", "King Shark"], confronting=1, power=11))
    assert len(blocked(t)) == 1
    assert t.trophies(0) == []


def test_no_more_blocks_are_begun_than_are_allowed() -> None:
    t = four(p0=["Hera"], p1=["Magic Bracelets"] * 2, p3=["Power Armor"], confronting=1, power=10)
    t.play("Hera")
    t.end()  # 12 Power against 9: one Block of 3 leaves it equal
    assert blocked(t) == []


def test_swamp_thing_moves_the_trouble_to_somebody_else() -> None:
    t = table("confrontations", players=3, p1=["Swamp Thing", "Punch"], confronting=1, power=20)
    t.end()
    assert choice(t, 1) == ["Swamp Thing"]
    t = done(four(p1=["Swamp Thing"], confronting=1, power=20))
    assert choice(t, 1) == [], "the partner would fall instead"
    t = done(four(p1=["Swamp Thing"], hero3="Ocean Master (Level 3)", confronting=1, power=14))
    assert choice(t, 1) == ["Swamp Thing"], "the partner costs 15"


def test_wonder_woman_makes_each_block_count_for_one_more() -> None:
    hurt: dict[str, Any] = {"turn": 1, "confronting": 0, "power": 14, "p0": ["Magic Bracelets"]}
    t = done(table("confrontations", hero0="Wonder Woman (Level 2)", **hurt))
    assert choice(t, 0) == ["Magic Bracelets"], "12 and 3 against 14"
    t = done(table("confrontations", hero0="Superman (Level 2)", **hurt))
    assert choice(t, 0) == []


def test_a_block_is_not_what_it_discards_while_it_is_confronted() -> None:
    t = rivals(p0=["Joy Buzzer"], p1=["Harley Quinn", "Kick", "Kick"], confronting=1)
    t.play("Joy Buzzer")
    assert choice(t, 1) == ["Kick"]
    t = rivals(p1=["Harley Quinn", "Kick", "Utility Belt"], deck1=["Kick"] * 5, turn=1)
    t.play("Utility Belt")
    assert choice(t, 1) == ["Harley Quinn"], "in the own turn a Block is no use"


# Assist


def helped(t: Table, seat: int = 2) -> list[str]:
    """All with which the bot helps before its partner goes on."""
    used: list[str] = []
    while seat in t.asked() and t.view(seat).kind.name == "assist":
        picked = choice(t, seat)
        if not picked:
            return used
        used += [words.removeprefix("assist with ") for words in picked]
        t.assist(seat, used[-1])
    return used


def test_it_assists_when_that_decides_a_confrontation() -> None:
    t = four(p2=["Supergirl", "Punch"], confronting=1, power=7)
    assert helped(t) == ["Supergirl"]


def test_it_helps_with_no_more_than_is_needed() -> None:
    t = four(p2=["Supergirl", "Tempest", "Punch"], p1=[], p3=[], confronting=1, power=7)
    assert helped(t) == ["Tempest"]


def test_it_keeps_its_cards_if_the_confrontation_is_won_or_lost_anyway() -> None:
    assert helped(four(p2=["Supergirl"], p1=[], p3=[], confronting=1, power=9)) == []
    assert helped(four(p2=["Supergirl"], p1=[], p3=[], confronting=1, power=5)) == []


def test_it_waits_until_the_partner_has_played() -> None:
    t = four(p0=["Doomsday"], p2=["Supergirl"], p1=[], p3=[], confronting=1, power=6)
    assert helped(t) == []
    t.play("Doomsday")
    assert helped(t) == [], "nine are enough now"


def test_it_assists_when_a_good_card_can_be_bought_then() -> None:
    lineup = ["Book of Magic", "Tula", "Tula", "Tula", "Tula"]
    t = four(p2=["Enhanced Strength", "Punch"], lineup=lineup, kicks=0, power=5)
    assert helped(t) == ["Enhanced Strength"]


def test_it_keeps_an_assist_card_that_would_buy_nothing() -> None:
    lineup = ["Book of Magic"] * 5
    t = four(p2=["Enhanced Strength", "Supergirl"], lineup=lineup, kicks=0, power=1)
    assert helped(t) == []


def test_of_equal_helpers_the_one_that_could_block_is_kept() -> None:
    t = four(p2=["Steel", "Blackbriar Thorn"], p1=[], p3=[], confronting=1, power=7)
    assert helped(t) == ["Blackbriar Thorn"]


# Assist cards without partners


def test_an_assist_card_that_buys_nothing_is_stored() -> None:
    t = table("confrontations", p0=["Supergirl", "Punch"], lineup=["Book of Magic"] * 5, kicks=0)
    assert turn(t) == ["play Punch", "store Supergirl"]


def test_an_assist_card_that_buys_something_is_played() -> None:
    t = table("confrontations", p0=["Supergirl", "Doomsday"], lineup=["Cold Breath"] * 5, kicks=0)
    assert turn(t) == ["play Doomsday", "play Supergirl", "buy Cold Breath"]


def test_an_assist_card_that_decides_a_confrontation_is_played() -> None:
    t = table("confrontations", p0=["Supergirl"], p1=[], confronting=1, power=6)
    assert turn(t) == ["play Supergirl"]
    t = table("confrontations", p0=["Supergirl"], p1=[], confronting=1, power=9)
    assert turn(t) == ["store Supergirl"]


def test_a_stored_card_counts_for_the_next_confrontation() -> None:
    hand = ["Swamp Thing", "Punch", "Punch"]
    assert choice(table("confrontations", p0=hand, p1=[], from_start=True)) == []
    assert choice(table("confrontations", p0=hand, p1=[], stored0=["Supergirl"], from_start=True)) != []


# Timing, and choices of single cards


def test_cards_that_wait_for_others_are_played_in_the_right_order() -> None:
    t = table("confrontations", p0=["Water Control", "Klarion", "Punch"], lineup=["Tula"] * 5)
    said = turn(t)
    assert said.index("play Klarion") < said.index("play Water Control")
    t = table("confrontations", p0=["The Trench", "King Shark", "Punch"], lineup=["Tula"] * 5)
    said = turn(t)
    assert said.index("play King Shark") < said.index("play The Trench")
    t = table("confrontations", p0=["Trident of Neptune", "Scientific Genius", "Cold Breath"], confronting=1)
    said = turn(t)
    assert said.index("play Scientific Genius") < said.index("play Trident of Neptune")


def test_the_best_of_several_cards_is_drawn() -> None:
    t = rivals(p0=["Oracle"], deck0=["Punch", "Red Robin", "Punch"])
    t.play("Oracle")
    assert choice(t) == ["Red Robin"]


def test_an_attack_on_one_foe_is_aimed_at_who_is_confronted() -> None:
    t = four(p0=["Artemis"], p1=["Power Armor"], p3=["Punch"] * 5, confronting=1)
    t.play("Artemis")
    assert choice(t) == ["P1"]


def test_the_riddlers_foe_gives_the_worse_card() -> None:
    dear, cheap = ["Superman", "The Penguin"], ["The Penguin", "Superman"]
    for main_deck, words in ((dear, "the card beneath it"), (cheap, "The Penguin, the card shown")):
        t = rivals(played0=["The Riddler"], power=3, main=[*main_deck, *["Huntress"] * 5])
        t.use("The Riddler")
        assert choice(t, 1) == [words]


# What it understands, and what it must not know


def abilities_of(card: Card) -> list[Any]:
    bonus = card.defense.bonus if card.defense is not None else None
    heard = [when.effect for when in card.when] + [use.effect for use in card.uses]
    return [card.play, card.gained, card.at_end, duel_card(card).block, bonus, *heard]


@pytest.mark.parametrize("card", [*RIVALS.values(), *CONFRONTATIONS.values()], ids=lambda card: card.name)
def test_every_word_of_a_card_is_understood(card: Card) -> None:
    parts = [part for ability in abilities_of(card) for part in walk(ability, foes=True)]
    unread = {type(part).__name__ for part in parts if isinstance(part, Effect) and not is_read(type(part))}
    blocks = {"toughen_by_top_card"}  # a Block is not valued in Power
    functions = {part.__name__ for part in parts if not isinstance(part, Effect)} - blocks
    assert (unread | functions) <= {name for own in sets().values() for name in own.worths}
    conditions = {getattr(part, "cond", None) for part in parts} - {None}
    assert all(is_read(type(cond)) for cond in conditions if isinstance(cond, Condition))


def test_every_word_of_the_vocabulary_is_valued() -> None:
    effects = {
        word for word in all_words() if issubclass(word, Effect) and not word.__module__.startswith("archfoe.sets.")
    }
    assert {fx.Power, LendAssist, Toughen, Walk} <= effects
    assert not {word.__name__ for word in effects if not is_read(word)}


@pytest.mark.parametrize(
    ("mode", "players"),
    [("rivals", 2), ("confrontations", 2), ("confrontations", 3), ("confrontations", 4), ("rivals+confrontations", 4)],
)
def test_it_uses_no_hidden_information(mode: str, players: int) -> None:
    """Wherever the hidden cards lie, the answer is the same."""
    game = Game(*build(Options(mode, players), key_of_seed("secrets")))
    bots = {seat: GreedyAgent() for seat in range(players)}
    compared = 0
    for step in range(500):
        if game.over:
            break
        for seat in sorted(game.waiting, key=lambda seat: seat == game.state.active):
            answer = bots[seat].answer(View(game, seat))
            if step % 4 == 0 or game.waiting[seat].kind.name in ("confront", "block"):
                world = another_world(game, seat, key_of_seed(step))
                if world is not None:
                    compared += 1
                    assert GreedyAgent().answer(View(world, seat)) == answer
            game.decide(seat, *answer)
            if answer:
                break
    assert compared > 60


@pytest.mark.parametrize(
    ("mode", "players", "least"),
    [
        ("rivals", 2, 12),
        ("confrontations", 2, 12),
        *usually([], [("confrontations", 3, 11), ("confrontations", 4, 12)]),
        ("rivals+confrontations", 4, 12),
    ],
)
def test_it_plays_a_dozen_games_without_a_fault_and_wins_them(mode: str, players: int, least: int) -> None:
    """From every seat, with Characters that are dealt and chosen: a weak bot does not win so often."""
    won = 0
    for seed in range(12):
        options = Options(mode, players, heroes="free" if seed % 3 == 0 else "dealt")
        team = options.teams[seed % players]
        bots = {seat: GreedyAgent() if options.teams[seat] == team else RandomAgent(seed) for seat in range(players)}
        game = Game(*build(options, key_of_seed(seed)), seated(bots), log=False)
        won += {options.teams[seat] for seat in game.state.winners} == {team}
    assert won >= least


# Chances


def test_chances_add_up() -> None:
    coin = mixed([(1.0, exactly(0)), (1.0, exactly(3))])
    two = plus(coin, coin)
    assert two == {0: 0.25, 3: 0.5, 6: 0.25}
    assert mean(two) == 3.0
    assert highest(coin, coin) == {0: 0.25, 3: 0.75}
    assert at_least(two, exactly(3)) == 0.75
    assert exactly(1.25) == {1: 0.75, 2: 0.25}
