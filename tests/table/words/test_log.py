"""The log in English: who, what, and only what the reader may see."""

from __future__ import annotations

import pytest

from archfoe.core import events as ev
from archfoe.core.piles import DECK, DISCARD, HAND, LENT, LINEUP, POOL, UNDER
from archfoe.games.duel import events as duel_ev
from archfoe.games.shared import assists
from archfoe.sets import BOXES
from archfoe.table.positions.table import card_named
from archfoe.table.view import Seen
from archfoe.table.words.log import line, lines, named
from tests.vocabulary import Table, rule, table

NAMES = ["ann", "bob"]
KICK, PUNCH, LASSO = (card_named(name, "base") for name in ("Kick", "Punch", "Lasso of Truth"))
SCARECROW, WEAKNESS = (card_named(name, "base") for name in ("Scarecrow", "Weakness"))
BATMAN = card_named("Batman", "base", hero=True)
JOKER, GORDON = BOXES["rivals"]["the_joker_l1"], BOXES["rivals"]["commissioner_gordon"]
KRYPTONITE = BOXES["confrontations"]["kryptonite"]


def seen(what: str, seat: int = 0, *cards: object, hidden: int = 0, pile: int = -1, **more: object) -> Seen:
    data = {"n": 0, "other": -1, "source": None, "note": "", "rule": "", **more}
    return Seen(what, seat, cards, hidden, pile, **data)  # type: ignore[arg-type]


def told(t: Table, reader: int | None) -> list[str]:
    return [str(line) for line in lines(t.view(reader).events(), reader, NAMES)]


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (seen(ev.PLAYED, 0, KICK, other=0), "You play Kick.", "ann plays Kick."),
        (seen(ev.ASSISTED, 0, KICK, other=1), "You assist bob with Kick.", "ann assists you with Kick."),
        (seen(ev.PLAYED_AGAIN, 0, KICK, other=0), "You play Kick again.", "ann plays Kick again."),
        (
            seen(ev.PLAYED_AGAIN, 0, KICK, other=0, source=SCARECROW),
            "You play Kick again (Scarecrow).",
            "ann plays Kick again (Scarecrow).",
        ),
        (
            seen(ev.PLAYED, 0, KICK, other=0, pile=DISCARD + 1, source=SCARECROW),
            "You play Kick from bob's discard pile (Scarecrow).",
            "ann plays Kick from your discard pile (Scarecrow).",
        ),
        (
            seen(ev.PLAYED, 0, LASSO, other=0, pile=LINEUP, source=SCARECROW),
            "You play Lasso of Truth from the Line-Up (Scarecrow).",
            "ann plays Lasso of Truth from the Line-Up (Scarecrow).",
        ),
        (seen(ev.BOUGHT, 0, KICK, n=3), "You buy a Kick for 3.", "ann buys a Kick for 3."),
        (seen(ev.DEFEATED, 0, SCARECROW, n=8), "You defeat Scarecrow for 8.", "ann defeats Scarecrow for 8."),
        (seen(ev.GAINED, 0, WEAKNESS, pile=DISCARD), "You gain a Weakness.", "ann gains a Weakness."),
        (
            seen(ev.GAINED, 0, KICK, pile=DECK),
            "You gain a Kick on top of your deck.",
            "ann gains a Kick on top of their deck.",
        ),
        (
            seen(ev.GAINED, 0, KICK, pile=DISCARD + 1),
            "You gain a Kick into bob's discard pile.",
            "ann gains a Kick into your discard pile.",
        ),
        (seen(ev.PUT, 0, KICK, pile=HAND), "You put a Kick into your hand.", "ann puts a Kick into their hand."),
        (
            seen(ev.PUT, 0, LASSO, pile=DECK, note="bottom"),
            "You put Lasso of Truth on the bottom of your deck.",
            "ann puts Lasso of Truth on the bottom of their deck.",
        ),
        (
            seen(ev.PUT, 0, hidden=1, pile=UNDER),
            "You put a card face down under your Super Hero.",
            "ann puts a card face down under their Super Hero.",
        ),
        (
            seen(ev.PUT, 0, hidden=2, pile=POOL),
            "You put 2 cards face down into the pool.",
            "ann puts 2 cards face down into the pool.",
        ),
        (
            seen(ev.PUT, 0, LASSO, pile=LENT),
            "You take Lasso of Truth from the Line-Up.",
            "ann takes Lasso of Truth from the Line-Up.",
        ),
        (
            seen(ev.PUT, 0, LASSO, pile=LINEUP),
            "You put Lasso of Truth into the Line-Up.",
            "ann puts Lasso of Truth into the Line-Up.",
        ),
        (seen(ev.DREW, 0, KICK, PUNCH), "You draw Kick and Punch.", "ann draws Kick and Punch."),
        (seen(ev.DREW, 0, hidden=5), "You draw 5 cards.", "ann draws 5 cards."),
        (seen(ev.DISCARDED, 0, PUNCH, pile=HAND), "You discard a Punch.", "ann discards a Punch."),
        (
            seen(ev.DISCARDED, 0, LASSO, pile=DECK, source=SCARECROW),
            "You discard Lasso of Truth from the top of your deck (Scarecrow).",
            "ann discards Lasso of Truth from the top of their deck (Scarecrow).",
        ),
        (
            seen(ev.DESTROYED, 0, PUNCH, pile=HAND),
            "You destroy a Punch from your hand.",
            "ann destroys a Punch from their hand.",
        ),
        (
            seen(ev.DESTROYED, 0, LASSO, pile=LINEUP),
            "You destroy Lasso of Truth in the Line-Up.",
            "ann destroys Lasso of Truth in the Line-Up.",
        ),
        (seen(ev.REVEALED, 0, LASSO), "You reveal Lasso of Truth.", "ann reveals Lasso of Truth."),
        (seen(ev.LOOKED, 0, hidden=1), "You look at a card.", "ann looks at a card."),
        (
            seen(ev.SHUFFLED, 0, n=10),
            "You shuffle your discard pile into a new deck (10 cards).",
            "ann shuffles their discard pile into a new deck (10 cards).",
        ),
        (seen(ev.POWER, 0, n=2, source=BATMAN), "You get +2 Power (Batman).", "ann gets +2 Power (Batman)."),
        (
            seen(ev.ATTACKED, 0, SCARECROW),
            "Your Scarecrow attacks: each foe gains a Weakness.",
            "ann's Scarecrow attacks: each foe gains a Weakness.",
        ),
        (seen(ev.HIT, 0, SCARECROW), "Scarecrow hits you.", "Scarecrow hits ann."),
        (
            seen(ev.AVOIDED, 0, LASSO, source=SCARECROW, other=0),
            "You avoid Scarecrow's Attack with Lasso of Truth.",
            "ann avoids Scarecrow's Attack with Lasso of Truth.",
        ),
        (
            seen(ev.AVOIDED, 0, LASSO, source=SCARECROW, other=1),
            "You avoid Scarecrow's Attack for bob with Lasso of Truth.",
            "ann avoids Scarecrow's Attack for you with Lasso of Truth.",
        ),
        (seen(ev.SPARED, 0, SCARECROW), "You show Scarecrow and are spared.", "ann shows Scarecrow and is spared."),
        (seen(ev.PASSED, 0, PUNCH, other=1), "You pass a Punch to bob.", "ann passes a Punch to you."),
        (seen(ev.POWER, 0, n=-1, source=KICK), "You lose 1 Power (Kick).", "ann loses 1 Power (Kick)."),
        (
            seen(ev.USED, 0, LASSO, power=2),
            "You use Lasso of Truth for 2 Power.",
            "ann uses Lasso of Truth for 2 Power.",
        ),
        (seen(ev.USED, 0, LASSO), "You use Lasso of Truth.", "ann uses Lasso of Truth."),
        (
            seen(ev.TURNED_DOWN, 0),
            "Your Super Hero is turned face down.",
            "ann's Super Hero is turned face down.",
        ),
        (seen(ev.TURNED_UP, 0), "Your Super Hero is turned face up.", "ann's Super Hero is turned face up."),
        (seen(ev.CHOSE, 0, BATMAN, note="agreed"), "You play Batman.", "ann plays Batman."),
        (seen(ev.CHOSE, 0, BATMAN), "You choose Batman as your Super Hero.", "ann chooses Batman as their Super Hero."),
        (seen(ev.NAMED, 0, note="odd"), "You name odd.", "ann names odd."),
        (
            seen(ev.PICKED, 0, LASSO, source=SCARECROW),
            "You choose Lasso of Truth (Scarecrow).",
            "ann chooses Lasso of Truth (Scarecrow).",
        ),
        (seen(ev.PICKED, 0, other=1), "You choose bob.", "ann chooses you."),
        (seen(ev.PICKED, 0, note="Move 4"), 'You choose "Move 4".', 'ann chooses "Move 4".'),
        (seen(ev.PAID, 0, n=3, source=SCARECROW), "You pay 3 Power (Scarecrow).", "ann pays 3 Power (Scarecrow)."),
        (seen(ev.TURN, 0, n=7), "Turn 7: your turn.", "Turn 7: ann."),
        (
            seen(ev.TURN_ENDED, 0, n=2),
            "You end your turn with 2 Power unspent.",
            "ann ends their turn with 2 Power unspent.",
        ),
        (seen(ev.REFILLED, 0, LASSO), "New in the Line-Up: Lasso of Truth.", "New in the Line-Up: Lasso of Truth."),
        (seen(ev.DEALT, 0, BATMAN), "You are dealt Batman.", "ann is dealt Batman."),
        (seen(ev.OVER, 0, n=1), "You have 1 Victory Point.", "ann has 1 Victory Point."),
        (
            seen(ev.OVER, 0, n=30, note="won"),
            "You have 30 Victory Points and win.",
            "ann has 30 Victory Points and wins.",
        ),
        (
            seen(duel_ev.CONFRONTED, 0, JOKER, other=1, n=9),
            "You confront bob: The Joker (Level 1), cost 9.",
            "ann confronts you: The Joker (Level 1), cost 9.",
        ),
        (
            seen(duel_ev.CALLED_OFF, 0, other=1, source=KICK),
            "You call off the Confrontation with bob (Kick).",
            "ann calls off the Confrontation with you (Kick).",
        ),
        (
            seen(duel_ev.SWITCHED, 0, other=1),
            "The Confrontation switches to bob.",
            "The Confrontation switches to you.",
        ),
        (
            seen(duel_ev.BLOCKED, 0, GORDON, other=0),
            "You block with Commissioner Gordon.",
            "ann blocks with Commissioner Gordon.",
        ),
        (
            seen(duel_ev.BLOCKED, 0, GORDON, other=1),
            "You block for bob with Commissioner Gordon.",
            "ann blocks for you with Commissioner Gordon.",
        ),
        (
            seen(duel_ev.RAISED, 0, other=0, n=2, source=JOKER),
            "Your Character costs 2 more this turn (The Joker).",
            "ann's Character costs 2 more this turn (The Joker).",
        ),
        (
            seen(duel_ev.BEATEN, 0, JOKER, other=1, n=9, power=10),
            "bob defeats your Joker (Level 1): cost 9 against 10 Power.",
            "You defeat ann's Joker (Level 1): cost 9 against 10 Power.",
        ),
        (
            seen(duel_ev.WITHSTOOD, 0, JOKER, other=1, n=9, power=8),
            "Your Joker (Level 1) holds: cost 9 against 8 Power.",
            "ann's Joker (Level 1) holds: cost 9 against 8 Power.",
        ),
        (
            seen(assists.STORED, 0, KICK),
            "You lay Kick on your Character for a later turn.",
            "ann lays Kick on their Character for a later turn.",
        ),
        (seen(ev.OUT, 0), "You are out of the game.", "ann is out of the game."),
        (
            seen(ev.REMOVED, -1, GORDON),
            "Commissioner Gordon is removed from the game.",
            "Commissioner Gordon is removed from the game.",
        ),
        (seen(ev.DEALT, 0, JOKER), "You are dealt The Joker.", "ann is dealt The Joker."),
        (seen(ev.CHOSE, 0, JOKER), "You choose The Joker.", "ann chooses The Joker."),
        (
            seen(ev.ATTACKED, 1, KRYPTONITE, other=0),
            "bob's Kryptonite attacks: you gain a Weakness.",
            "Your Kryptonite attacks: ann gains a Weakness.",
        ),
        (
            seen(ev.CHALLENGED, 0, SCARECROW, other=1),
            "You hunt Scarecrow in bob's discard pile.",
            "ann hunts Scarecrow in your discard pile.",
        ),
    ],
)
def test_one_sentence(event: Seen, mine: str, theirs: str) -> None:
    assert line(event, 0, NAMES) == mine
    assert line(event, 1, NAMES) == theirs


def test_a_first_appearance_says_what_it_does() -> None:
    luthor = card_named("Lex Luthor", "base")
    words = line(seen(ev.APPEARED, -1, luthor), 0, NAMES)
    assert words.startswith("The Super-Villain Lex Luthor appears. First Appearance - Attack: Each player gains")


def test_every_word_of_the_log_has_a_sentence() -> None:
    words = [word for name, word in vars(ev).items() if name.isupper() and isinstance(word, str)]
    for word in words:
        event = seen(word, 0, KICK, other=1, pile=DISCARD, n=1)
        assert not line(event, 0, NAMES).startswith("You: "), word


def test_an_unknown_word_is_told_all_the_same() -> None:
    assert line(seen("teleported", 0, KICK), 1, NAMES) == "ann: teleported: a Kick."


@rule("HU-7.1", "HU-7.3")
def test_a_hunt_is_told_with_what_came_of_it() -> None:
    t = table("heroes_unite", variants=["hunt"], p1=["Katana"], discard1=["Trigon"], power=12)
    t.hunt("Trigon")
    t.answer(1, None)
    assert told(t, 0) == ["You hunt Trigon in bob's discard pile. [HU-7.1]", "You defeat Trigon for 12. [HU-7.1]"]
    t = table("heroes_unite", variants=["hunt"], p1=["Katana"], discard1=["Trigon"], power=12)
    t.hunt("Trigon")
    t.answer(1, "Katana")
    assert told(t, 1)[:2] == [
        "ann hunts Trigon in your discard pile. [HU-7.1]",
        "You avoid Trigon's Attack with Katana (discarded). [HU-7.3]",
    ]


def test_cards_are_counted() -> None:
    assert named([PUNCH, KICK, PUNCH, LASSO]) == "Punch x2, Kick and Lasso of Truth"


# Lines of a real game


@rule("BASE-3.2", "BASE-3.5")
def test_plays_and_their_power_are_one_line() -> None:
    t = table("base", p0=["Punch", "Punch", "Kick"])
    t.play("Punch")
    t.play("Punch")
    t.play("Kick")
    t.buy("Kick")
    assert told(t, 0) == [
        "You play Punch x2: +2 Power. [BASE-3.6]",
        "You play Kick: +2 Power. [BASE-3.2]",
        "You buy a Kick for 3. [BASE-3.5]",
    ]


def test_power_of_a_super_hero_stands_with_the_play() -> None:
    t = table("base", p0=["Lasso of Truth"], hero0="Batman")
    t.play("Lasso of Truth")
    assert told(t, 1) == ["ann plays Lasso of Truth: +1 Power and +1 Power (Batman). [BASE-3.2]"]


@rule("BASE-7.3")
def test_an_attack_and_a_defense() -> None:
    t = table("base", p0=["Scarecrow"], p1=["Lasso of Truth"], deck1=["Kick"])
    t.play("Scarecrow")
    t.answer(1, "Lasso of Truth")
    attack = "attacks: each foe gains a Weakness. [BASE-7.1]"
    assert told(t, 0)[1:] == [
        f"Your Scarecrow {attack}",
        "bob avoids Scarecrow's Attack with Lasso of Truth (discarded). [BASE-7.2]",
        "bob draws a card (Lasso of Truth). [BASE-7.2]",
    ]
    assert told(t, 1)[1:] == [
        f"ann's Scarecrow {attack}",
        "You avoid Scarecrow's Attack with Lasso of Truth (discarded). [BASE-7.2]",
        "You draw a Kick (Lasso of Truth). [BASE-7.2]",
    ]


def test_the_victim_reads_of_the_attack_before_he_answers() -> None:
    t = table("base", p0=["Scarecrow"], p1=["Lasso of Truth"])
    t.play("Scarecrow")
    assert told(t, 1)[-1].startswith("ann's Scarecrow attacks")


def test_a_gain_to_another_place_stands_with_the_purchase() -> None:
    t = table("base", p0=["Kick", "Punch"], hero0="Aquaman")
    t.play("Kick")
    t.play("Punch")
    t.buy("Kick")
    t.answer(0, "top of your deck")
    assert told(t, 1)[-1] == "ann buys a Kick for 3 on top of their deck (Aquaman). [BASE-3.5]"


@rule("BASE-4.3")
def test_the_end_of_a_turn_is_one_line() -> None:
    t = table("base", p0=["Punch"], deck0=["Punch"] * 5)
    t.end()
    assert told(t, 0)[0] == "You end your turn and draw Punch x5. [BASE-4.1]"
    assert told(t, 1)[0] == "ann ends their turn and draws 5 cards. [BASE-4.1]"
    assert told(t, None)[0] == "ann ends their turn and draws 5 cards. [BASE-4.1]"


@rule("BASE-10.2")
def test_a_shuffle_at_the_end_of_a_turn() -> None:
    t = table("base", p0=["Punch"], deck0=[], discard0=["Punch"] * 6)
    t.end()
    assert told(t, 1)[0] == "ann ends their turn, shuffles their discard pile and draws 5 cards. [BASE-4.1]"


def test_a_spectator_sees_no_hand() -> None:
    t = table("base", p0=["Kid Flash"], deck0=["Lobo"])
    t.play("Kid Flash")
    assert told(t, None) == ["ann plays Kid Flash. [BASE-3.2]", "ann draws a card (Kid Flash). [BASE-3.2]"]
    assert told(t, 0)[1] == "You draw Lobo (Kid Flash). [BASE-3.2]"


def test_a_discard_from_the_deck_says_so() -> None:
    t = table("base", p0=["Poison Ivy"], deck1=["Punch"])
    t.play("Poison Ivy")
    assert told(t, 1)[-1] == "You discard a Punch from the top of your deck (Poison Ivy). [BASE-7.5]"


def test_an_attack_tells_only_what_it_does_to_its_victims() -> None:
    t = table("base", p0=["Starro"], deck1=["Punch"])
    t.play("Starro")
    assert told(t, 1)[1] == "ann's Starro attacks: each foe discards the top card of their deck. [BASE-7.1]"


def test_all_who_are_hit_are_one_line() -> None:
    t = table("base", p0=["Punch"], power=8)
    t.buy("Ra's al Ghul")
    t.end()
    assert "Lex Luthor hits you and bob. [BASE-8.6]" in told(t, 0)


def test_several_weaknesses_are_one_line() -> None:
    t = table("base", p0=["Punch"], lineup=["Bane", "Lobo", "Starro", "Kid Flash", "Kid Flash"], power=8)
    t.buy("Ra's al Ghul")
    t.end()
    assert "ann gains Weakness x3 (Lex Luthor). [BASE-9.1]" in told(t, 1)


# Confrontations


@rule("RIV-6.2", "RIV-5.2")
def test_a_block_and_what_it_adds_are_one_line() -> None:
    t = table("rivals", p1=["Superman", "Utility Belt"], confronting=1, power=9)
    t.end()
    t.answer(1, "Superman")
    t.answer(1, None)
    assert told(t, 0)[:3] == [
        "bob blocks with Superman: bob's Character costs 4 more this turn. [RIV-6.1]",
        "bob's Joker (Level 1) holds: cost 13 against 9 Power. [RIV-5.2]",
        "You end your turn and draw Punch x5. [RIV-3.1]",
    ]
    assert told(t, 1)[0] == "You block with Superman: your Character costs 4 more this turn. [RIV-6.1]"


def test_a_block_that_raises_nothing_yet() -> None:
    """Swamp Thing turns the Confrontation to the other foe; that his card is discarded goes without saying."""
    t = table("confrontations", players=4, p1=["Swamp Thing"], confronting=1, power=9)
    t.end()
    t.answer(1, "Swamp Thing")
    names = ["ann", "bob", "cid", "dan"]
    assert [str(line) for line in lines(t.view(0).events(), 0, names)][:2] == [
        "bob blocks with Swamp Thing. [CON-9.1]",
        "The Confrontation switches to dan (Swamp Thing). [CON-16.13]",
    ]


def test_what_a_character_raises_besides_is_a_line_of_its_own() -> None:
    t = table("confrontations", players=2, hero1="Wonder Woman (Level 2)", hero0="Circe", p1=["Steel"], confronting=1,
              power=16)  # fmt: skip
    t.end()
    t.answer(1, "Steel")
    assert told(t, 1)[:3] == [
        "You block with Steel: your Character costs 3 more this turn. [CON-9.1]",
        "Your Character costs 1 more this turn (Wonder Woman). [CON-12.2]",
        "ann defeats your Wonder Woman (Level 2): cost 16 against 16 Power. [CON-8.3]",
    ]


@rule("RIV-5.3", "RIV-2.2")
def test_the_winning_blow_tells_its_power() -> None:
    t = table("rivals", hero1="The Joker (Level 3)", confronting=1, power=16)
    t.end()
    assert t.game.over
    assert "You defeat bob's Joker (Level 3): cost 15 against 16 Power. [RIV-5.3]" in told(t, 0)


@rule("CON-8.3")
def test_the_last_defeat_of_one_of_three_tells_its_power() -> None:
    t = table("confrontations", players=3, hero1="Circe (Level 3)", confronting=1, power=20)
    t.end()
    names = ["ann", "bob", "cid"]
    log = [line.text for line in lines(t.view(0).events(), 0, names)]
    assert log[0].startswith("You defeat bob's Circe (Level 3): cost ")
    assert log[0].endswith(" against 20 Power.")
    assert not any("unspent" in line for line in log)


@rule("RIV-10.3")
def test_a_card_of_a_foe_that_is_played_for_once_is_told() -> None:
    t = table("rivals", p0=["Clayface"], discard1=["Kick"])
    t.play("Clayface")
    t.answer(0, "Kick")
    assert any(text.startswith("You play Kick from bob's discard pile (Clayface)") for text in told(t, 0))


def test_cards_destroyed_from_two_places_are_told_with_their_own_place() -> None:
    t = table("base", p0=["Lobo", "Vulnerability"], discard0=["Vulnerability", "Kick"])
    t.play("Lobo")
    t.answer(0, "Vulnerability (hand)", "Vulnerability (discard pile)")
    assert [told.text for told in lines(t.view(0).events(), 0, NAMES)][-2:] == [
        "You destroy a Vulnerability from your hand (Lobo).",
        "You destroy a Vulnerability from your discard pile (Lobo).",
    ]
