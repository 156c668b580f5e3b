"""Rivals and Confrontations at the terminal: Characters on the table, Confrontations, Blocks, stored cards."""

from __future__ import annotations

import io

import pytest

from archfoe.cli.asking import PASSED_OVER
from archfoe.cli.play import play
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.games.duel.card import duel_card
from archfoe.games.duel.words import board as duel_board
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.words.board import result_lines, score_lines, turn_lines
from archfoe.table.words.choices import decline_word, question
from archfoe.table.words.intro import table_lines
from archfoe.table.words.labels import labels, seat_names
from archfoe.table.words.why import question_lines, subject_lines, why_not
from tests.breadth import usually
from tests.cli.helpers import at_table, offered, random_numbers, sit_down_to, typed
from tests.vocabulary import Table, rule, table


def board(t: Table, seat: int = 0) -> list[str]:
    return turn_lines(t.view(seat), seat_names(t.view(seat).players))


def banner(t: Table, seat: int) -> str:
    return "\n".join(duel_board.banner(t.view(seat), seat_names(t.view(seat).players)))


# The table


@rule("RIV-1.3")
def test_a_foe_is_shown_with_character_level_and_cost() -> None:
    t = table("rivals", hero1="The Joker (Level 2)", p1=["Kick"] * 4, trophies0=["The Joker (Level 1)"])
    shown = board(t)
    assert shown[0] == "Foe P1, The Joker (Level 2, cost 12, 1 more Level): hand 4; deck 10; discard pile empty."
    assert any(line.startswith("You are Batman (Level 1, cost 9, 2 more Levels): ") for line in shown)
    assert "You have defeated The Joker (Level 1)." in shown
    assert board(t, 1)[0].endswith("has defeated The Joker (Level 1).")


def test_the_last_level_is_called_so() -> None:
    assert "The Joker (Level 3, cost 15, the last Level)" in board(table("rivals", hero1="The Joker (Level 3)"))[0]


@rule("RIV-10.15")
def test_a_location_that_raises_the_cost_is_counted() -> None:
    shown = board(table("rivals", in1=["Abandoned Amusement Park"]))
    assert "The Joker (Level 1, cost 10 = 9 + 1, 2 more Levels)" in shown[0]


@pytest.mark.parametrize(("mode", "players"), [("rivals", 2), ("confrontations", 4), ("rivals+confrontations", 3)])
def test_no_super_villain_is_spoken_of(mode: str, players: int) -> None:
    t = table(mode, players=players, p0=["Punch"], from_start=True)
    told = at_table(t, "", "?", "0", "?", "table", "piles", "power")
    assert "Super-Villain" not in told
    assert "Super Hero" not in told


@pytest.mark.parametrize("kicks", [16, 0])
def test_the_stack_is_called_by_its_card(kicks: int) -> None:
    shown = board(table("confrontations", players=4, kicks=kicks))
    assert any(line.startswith(f"Stacks: {kicks} Enhanced Strength, 16 Weakness, ") for line in shown)
    assert not any("Kick" in line for line in shown)
    assert any(line.startswith("Stacks: 8 Kick, 10 Weakness, ") for line in board(table("rivals")))


@rule("CON-2.1")
def test_tokens_show_the_order_of_turns_and_who_is_partner() -> None:
    shown = board(table("confrontations", players=4, turn=1), 1)
    assert [line.split(",")[0] for line in shown[:3]] == [
        "Foe P2 [token 3]",
        "Partner P3 [token 4]",
        "Foe P0 [token 1]",
    ]
    assert any(line.startswith("You are Lex Luthor (Level 1, cost 9, 2 more Levels) [token 2]: ") for line in shown)
    assert not any("token" in line for line in board(table("rivals")))


@rule("CON-13.4")
def test_who_is_out_is_said() -> None:
    t = table("confrontations", players=3, hero1="Lex Luthor (Level 3)", confronting=1, power=15)
    t.end()
    assert "P1 is out of the game." in board(t, 2)


@rule("CON-14.1")
def test_a_stored_card_is_seen_by_all() -> None:
    t = table("confrontations", players=2, p0=["Krypto"], stored1=["Supergirl"])
    t.store("Krypto")
    assert "On your Character lies Krypto." in board(t)
    assert board(t)[0].endswith("; Supergirl lies on the Character.")
    told = at_table(t, "", "piles")
    assert "Your stored Assist card: Krypto." in told
    assert "bob's stored Assist card: Supergirl." in told


# Announcing


@rule("CON-7.2")
def test_whom_to_confront_is_asked_with_character_and_cost() -> None:
    t = table("confrontations", players=4, hero3="Ocean Master (Level 2)", from_start=True)
    assert question(t.view(0)) == "Confront P1? You buy nothing this turn."
    assert offered(t) == ["P1 (Lex Luthor, Level 1, cost 9)"]
    assert decline_word(t.view(0)) == "don't confront"
    reason = "P3's Ocean Master (Level 2) costs 12. You can confront only the cheapest Character, for 9."
    assert f"Not now: {reason} [CON-7.2]" in question_lines(t.view(0), [])
    assert why_not(t.view(0), "ocean master") == f"{reason} [CON-7.2]"
    assert why_not(t.view(0), "confront p3") == f"{reason} [CON-7.2]"


@pytest.mark.parametrize("text", ["1", "y", "yes", "bob", "lex", "luthor", "confront bob", "confront lex"])
def test_ways_to_announce(text: str) -> None:
    t = table("confrontations", players=2, from_start=True)
    assert "You confront bob: Lex Luthor (Level 1), cost 9. [CON-7.1]" in at_table(t, "", text)


@pytest.mark.parametrize("text", ["", "0", "no", "n", "pass"])
def test_ways_not_to_announce(text: str) -> None:
    t = table("confrontations", players=2, p0=["Punch"], from_start=True)
    assert "Your turn\n   1  play Punch" in at_table(t, "", text)
    assert t.target is None


@rule("RIV-4.1")
def test_the_table_is_shown_before_that_question_and_not_again() -> None:
    told = at_table(table("rivals", p0=["Punch"], from_start=True), "", "")
    assert told.count("Line-Up:") == 1
    assert told.index("Line-Up:") < told.index("Confront ")


@rule("RIV-4.1", "CON-7.1")
@pytest.mark.parametrize(("mode", "rule_id"), [("rivals", "RIV-4.1"), ("confrontations", "CON-7.1")])
def test_after_that_it_is_too_late(mode: str, rule_id: str) -> None:
    reason = why_not(table(mode, players=2).view(0), "confront p1")
    assert reason == f"You announce a Confrontation at the start of your turn, before you play anything. [{rule_id}]"


def test_where_nobody_is_confronted() -> None:
    assert why_not(table("base").view(0), "confront p1") == "There are no Confrontations in this game."


# A Confrontation


@rule("RIV-5.2")
def test_the_banner_says_what_is_missing() -> None:
    t = table("rivals", p0=["Kick"], p1=["Punch"] * 5, confronting=1, power=3)
    assert banner(t, 0).splitlines() == [
        "CONFRONTATION with P1: The Joker (Level 1) costs 9; you have 3 Power, 6 missing.",
        "  Blocks may come from P1 (5 cards in hand).",
    ]
    assert banner(t, 1).splitlines()[0] == (
        "CONFRONTATION of P0 with you: The Joker (Level 1) costs 9; P0 has 3 Power, 6 missing."
    )
    t.play("Kick")
    assert "you have 5 Power, 4 missing." in banner(t, 0)


@rule("RIV-6.4")
def test_the_banner_says_what_blocks_would_have_to_do() -> None:
    """With 11 Power against 9 a Block of 2 makes it equal, which is not enough; 3 save the Character."""
    t = table("rivals", p1=["Superman"], confronting=1, power=11)
    assert "you have 11 Power, enough unless Blocks add 3 or more." in banner(t, 0)


def test_no_banner_without_a_confrontation() -> None:
    assert banner(table("rivals", power=11), 0) == ""
    assert banner(table("base", power=11), 0) == ""


def test_a_foe_without_cards_cannot_block() -> None:
    assert "No Block can come: no cards in hand." in banner(table("rivals", p1=[], confronting=1), 0)


def test_blocks_in_a_foes_hand_are_shown_only_if_they_are_known() -> None:
    t = table("confrontations", players=4, p0=["Artemis"], p1=["Steel"], p3=["King Shark", "Punch"], confronting=1)
    mine, theirs = banner(t, 0), banner(t, 1)
    assert mine.endswith("Blocks may come from P1 (1 card in hand) and P3 (2 cards in hand).")
    assert theirs.endswith(
        "Blocks may come from your hand (1 card) and P3 (2 cards in hand); you hold Steel; P3 holds King Shark."
    )


def test_a_hand_that_was_shown_is_remembered() -> None:
    """Nereus finds no Super Power, so the chosen foe shows the hand."""
    t = table("confrontations", players=4, p0=["Nereus"], p3=["King Shark", "Punch"], confronting=1)
    t.play("Nereus")
    t.answer(0, "P3")
    assert "; P3 is known to hold King Shark." in banner(t, 0)


def test_a_limit_of_blocks_is_shown() -> None:
    t = table("confrontations", players=4, p0=["Hera"], p1=["Steel"], p3=["Steel"], confronting=1, power=20)
    t.play("Hera")
    assert "; at most 1 Block" in banner(t, 0)


@rule("RIV-4.3", "CON-7.5")
@pytest.mark.parametrize(("mode", "kick", "rule_id"), [
    ("rivals", "kick", "RIV-4.3"),
    ("confrontations", "enhanced", "CON-7.5"),
])  # fmt: skip
def test_why_nothing_is_bought(mode: str, kick: str, rule_id: str) -> None:
    t = table(mode, players=2, confronting=1, power=9)
    reason = f"You have announced a Confrontation, so you buy nothing this turn. [{rule_id}]"
    assert why_not(t.view(0), f"buy {kick}") == reason
    assert why_not(t.view(0), kick) == reason
    told = list(question_lines(t.view(0), []))
    assert told.count(f"Not now: {reason}") == 1
    assert f"  You cannot buy it: {reason}" in subject_lines(t.view(0), kick)


@rule("RIV-5.1", "CON-8.1")
@pytest.mark.parametrize("text", ["done", "end", "end turn", "2", "DONE"])
def test_the_turn_ends_with_a_word_that_says_what_follows(text: str) -> None:
    t = table("rivals", p0=["Punch"], p1=["Superman"], confronting=1)
    assert offered(t)[-1] == "done: the foe may block now"
    assert question(t.view(0)) == "9 Power short of The Joker"
    assert typed(t, text) == ["done"]
    assert typed(table("rivals", p0=["Punch"]), "done") == ["end turn"]


def test_the_question_is_explained_with_the_rules_of_the_end() -> None:
    told = "\n".join(question_lines(table("rivals", confronting=1).view(0), []))
    assert "Rule RIV-5.1: " in told
    assert "Rule RIV-5.2: " in told
    assert "RIV-2.4" not in told


def test_a_person_who_is_done_too_soon_is_asked_again() -> None:
    t = table("rivals", p0=["Kick", "Vulnerability"], confronting=1)
    told = at_table(t, "", "done", "n", by_hand=True)
    assert "You can still play Kick. Are you done?" in told


# Blocks


def blocked(power: int) -> Table:
    t = table("confrontations", players=4, p1=["Steel", "Punch"], p3=["King Shark"], confronting=1, power=power)
    t.end()
    return t


@rule("CON-9.4")
@pytest.mark.parametrize(("power", "words"), [
    (8, "Lex Luthor holds without it."),
    (9, "Lex Luthor must cost 1 more to hold."),
    (12, "Lex Luthor must cost 4 more to hold."),
])  # fmt: skip
def test_who_may_block_is_told_what_would_help(power: int, words: str) -> None:
    view = blocked(power).view(1)
    assert question(view) == f"Block for Lex Luthor? {words}"
    assert decline_word(view) == "don't block"


@rule("CON-9.1", "CON-9.2")
def test_a_block_is_offered_with_what_it_does_and_told_in_one_line() -> None:
    t = blocked(13)
    assert offered(t, 1) == ["Steel: The Confronted Character costs 3 more this turn."]
    t.answer(1, "Steel")
    assert question(t.view(3)) == "Block for Lex Luthor? Lex Luthor must cost 2 more to hold."
    assert "Lex Luthor (Level 1) costs 12 = 9 + 3; P0 has 13 Power" in banner(t, 3)
    told = at_table(t, "", "king")
    assert "bob blocks with Steel: bob's Character costs 3 more this turn. [CON-9.1]" in told
    assert "discards Steel" not in told
    assert "dan blocks for you with King Shark: your Character costs 3 more this turn. [CON-9.1]" in told
    assert "Your Lex Luthor (Level 1) holds: cost 15 against 13 Power. [CON-8.2]" in told


@pytest.mark.parametrize("text", ["1", "steel", "block steel", "Block with Steel", "y"])
def test_ways_to_block(text: str) -> None:
    assert typed(blocked(12), text, 1) == ["Steel"]


@rule("CON-8.3")
def test_a_defeat_is_told_with_cost_and_power() -> None:
    t = table("rivals", confronting=1, power=11)
    told = at_table(t, "", "done", "")
    assert "ann defeats your Joker (Level 1): cost 9 against 11 Power. [RIV-5.3]" in told
    assert "unspent" not in told


# Stored Assist cards


@rule("CON-14.1", "CON-14.3")
def test_a_card_is_stored_by_name_or_letter() -> None:
    t = table("confrontations", players=2, p0=["Jimmy Olsen", "Punch"])
    assert "store Jimmy Olsen: keep it for your next turn. Draw a card." in offered(t)
    for text in ("s jimmy", "store jim", "STORE JIMMY OLSEN"):
        assert typed(t, text) == ["store Jimmy Olsen"]
    assert typed(t, "p jimmy") == ["play Jimmy Olsen"]


@rule("CON-14.3")
def test_a_stored_card_must_be_played_and_the_reason_is_told() -> None:
    t = table("confrontations", players=2, p0=["Punch"], stored0=["Supergirl"])
    assert "play Supergirl: stored, to be played this turn. +3 Power." in offered(t)
    reason = "You cannot end your turn before you have played Supergirl, which is on your Character. [G-47]"
    assert why_not(t.view(0), "end") == reason
    assert why_not(t.view(0), "done") == reason
    assert f"Not now: {reason}" in question_lines(t.view(0), [])
    at_table(t, "", "all")
    assert t.power(0) == 4


@rule("CON-14.1", "CON-14.5")
def test_why_a_card_is_not_stored() -> None:
    t = table("confrontations", players=2, p0=["Krypto", "Punch", "Supergirl"])
    assert why_not(t.view(0), "store punch") == "Punch is not an Assist card. [CON-14.1]"
    assert why_not(t.view(0), "store steel") == "Steel is not in your hand. [CON-14.1]"
    t.store("Krypto")
    assert why_not(t.view(0), "s supergirl") == "Krypto is already on your Character: one card per turn. [CON-14.1]"
    assert why_not(t.view(0), "play krypto") == "Krypto waits until your next turn. [G-47]"
    t = table("confrontations", players=2, p0=["Krypto"], stored0=["Supergirl"])
    assert why_not(t.view(0), "store krypto") == "First play Supergirl, which is on your Character. [CON-14.5]"
    assert "  You can play it now." in subject_lines(t.view(0), "supergirl")
    t = table("confrontations", players=4, p0=["Krypto"])
    assert (why_not(t.view(0), "store krypto") or "").endswith("[CON-14.1]")
    assert (
        why_not(table("rivals").view(0), "store kick") == "Cards are stored only in Confrontations without teammates."
    )


# Play all


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        (
            ["Water Control", "Enhanced Strength", "Lana Lang"],
            [],
        ),  # nothing to choose in a Confrontation or outside
        (["Silver Banshee", "Punch"], ["Silver Banshee"]),  # whom to attack is a choice
        (["Scientific Genius", "Supergirl"], ["Scientific Genius"]),  # it counts what is left in hand
        (["Mera", "Klarion"], ["Mera", "Klarion"]),  # when to play them matters
    ],
)
@pytest.mark.parametrize("confronting", [None, 1])
def test_all_plays_what_leaves_no_choice(hand: list[str], left: list[str], confronting: int | None) -> None:
    t = table("confrontations", players=3, p0=hand, confronting=confronting)
    at_table(t, "", "all")
    assert sorted(t.hand(0)) == sorted(left)


# The start and the end


def test_characters_are_chosen_by_name_and_level_one_is_shown() -> None:
    settings = Settings("confrontations", "you,ann,bob,cid", heroes="free")
    told = sit_down_to(settings, "", "card circe", "circe", "")
    assert "Choose your Character (card NAME shows its 3 Levels)" in told
    assert "   1  Superman: of the heroes; Level 1, cost 9. " in told
    for level, cost, points in ((1, 9, "4 VP"), (2, 12, "6 VP"), (3, 15, "0 VP")):
        assert (
            f"Circe (Level {level}): Character, of the villains, cost {cost}, {points} for the player who defeats it."
            in told
        )
    offers = told.split("ann, you're up.")[1]
    assert "Superman: of the heroes" in offers  # a foe of Circe stands on the other side
    assert "Lex Luthor: of the villains" not in offers


@rule("CON-15.2")
def test_the_exchange_is_said() -> None:
    options = Options("rivals+confrontations", 2, mix="Zatanna Zatara+Circe")
    _, line = table_lines(Session.seeded(options, ["ann", "random"], 1))
    assert line == "Cards of Rivals take the place of those of Zatanna Zatara and Circe, who are not played."
    options = Options("rivals+confrontations", 2, mix="random")
    session = Session.seeded(options, ["ann", "random"], 1)
    out = table_lines(session)[1].split("those of ")[1].split(", who")[0].split(" and ")
    assert not {duel_card(card).symbol for card in session.game.state.cards} & set(out)


@rule("CON-2.1")
def test_partners_are_said() -> None:
    lines = table_lines(Session.seeded(Options("confrontations", 4), ["ann", "random", "bob", "random"], 1))
    assert lines[1:] == ["Teammates: ann and bob against Dot and Gus."]


@rule("RIV-7.1")
def test_the_end_names_the_winner_the_characters_and_the_rule() -> None:
    t = table("rivals", hero1="The Joker (Level 3)", trophies0=["The Joker (Level 1)"], confronting=1, power=15)
    session = Session(Options("rivals"), ["ann", "bob"])
    session.game = t.game
    t.end()
    assert t.winners == (0,)
    first, second = score_lines(session, ["ann", "bob"])
    assert "2 Characters defeated" in first
    assert first.endswith("Batman (Level 1)  *")
    assert "all Levels lost" in second
    assert result_lines(session, None, ["ann", "bob"]) == ["ann wins."]


@pytest.mark.parametrize(
    ("seed", "settings"),
    [
        (1, Settings("rivals", "you,random")),
        (8, Settings("rivals+confrontations", "you,random", heroes="batman vs joker", mix="circe+zatanna")),
        *usually(
            [],
            [
                (3, Settings("confrontations", "you,random")),
                (5, Settings("confrontations", "ann,random,bob,random", heroes="free")),
                (6, Settings("confrontations", "ann,random,random,random", ("any-sides",))),
                (7, Settings("rivals+confrontations", "you,random,random,random", mix="random")),
            ],
        ),
    ],
)
def test_random_typing_reaches_the_end(seed: int, settings: Settings) -> None:
    out = io.StringIO()
    assert play(settings, seed, None, Screen(random_numbers(seed), out)) == 0
    assert "The game is over." in out.getvalue()
    assert "Super-Villain" not in out.getvalue()


def test_labels_name_the_stack_by_its_card() -> None:
    t = table("confrontations", players=2, p0=["Globe of Transportation"], lineup=["Krypto"] * 5, confronting=1)
    t.play("Globe of Transportation")
    assert not any("Kick" in label for label in labels(t.view(0)))


def test_a_person_without_hope_is_not_asked_to_confront_unless_they_take_it_back() -> None:
    """A script is asked as ever, and the record is the same."""
    rivals = Settings(mode="rivals", players="you,greedy")
    out = sit_down_to(rivals, "undo", "quit", by_hand=True)
    passed, _, asked = out.partition(PASSED_OVER)
    assert "You buy nothing this turn" not in passed and "play Punch" in asked
    assert "You buy nothing this turn" in asked  # once it was taken back
    script = sit_down_to(rivals, "0", "quit")
    assert PASSED_OVER not in script and "You buy nothing this turn" in script
