"""The Flash, Wonder Woman and Martian Manhunter, who is a promo; then several Super Heroes at once, or none."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.table.session import Session
from tests.vocabulary import rule, table

# The Flash


@rule("BASE-2.2", "G-24")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("options", "first"),
    [
        (Options(players=3, heroes="Batman,Superman,The Flash"), 2),
        (Options(players=2, variants=("two-heads",), heroes="Batman,Superman,Cyborg,The Flash"), 1),
        (Options(players=4, variants=("team",), heroes="Batman,Superman,Cyborg,The Flash"), 3),
    ],
)
def test_the_flash_takes_the_first_turn(options: Options, first: int, seed: int) -> None:
    session = Session.seeded(options, [f"P{seat}" for seat in range(options.players)], seed)
    assert session.view(0).active == first


def test_the_flash_draws_one_more_for_the_first_card_that_draws() -> None:
    deck = ["Kick", "Mera", "Robin", "Punch"]
    t = table("base", hero0="The Flash", p0=["Kid Flash", "Kid Flash"], deck0=deck)
    t.play("Kid Flash")
    t.answer(0, "draw a card")
    assert t.hand(0) == ["Kid Flash", "Kick", "Mera"]
    t.play("Kid Flash")
    assert (t.hand(0), t.deck(0)) == (["Kick", "Mera", "Robin"], ["Punch"])
    assert "end turn" in t.offered()


@rule("BASE-6.2", "G-25")
def test_the_flash_may_decline_and_the_next_draw_is_not_the_first() -> None:
    t = table("base", hero0="The Flash", p0=["Kid Flash", "Kid Flash"], deck0=["Kick", "Mera", "Punch"])
    t.play("Kid Flash")
    t.answer(0, "do not draw")
    t.play("Kid Flash")
    assert (t.hand(0), t.deck(0)) == (["Kick", "Mera"], ["Punch"])
    assert "end turn" in t.offered()


@rule("BASE-14.2", "BASE-14.3")
def test_the_flash_waits_until_the_penguin_has_drawn_and_discarded() -> None:
    t = table("base", hero0="The Flash", p0=["The Penguin", "Punch"], deck0=["Kick", "Mera", "Robin", "Punch"])
    t.play("The Penguin")
    assert sorted(t.offered(0)) == ["Kick", "Mera", "Punch"]
    t.answer(0, "Punch", "Mera")
    t.answer(0, "draw a card")
    assert (t.hand(0), sorted(t.discard(0))) == (["Kick", "Robin"], ["Mera", "Punch"])


@rule("G-22")
def test_the_flash_is_not_asked_when_the_last_card_has_been_drawn() -> None:
    t = table("base", hero0="The Flash", p0=["Kid Flash"], deck0=["Punch"])
    t.play("Kid Flash")
    assert (t.hand(0), t.offered()) == (["Punch"], ["play Punch", "end turn"])


def test_the_flash_draws_no_sixth_card_for_the_new_hand() -> None:
    t = table("base", hero0="The Flash", deck0=["Punch"] * 10)
    t.end()
    assert len(t.hand(0)) == 5


@rule("G-26")
def test_the_flash_and_the_watchtower_both_add_a_card_to_kid_flash() -> None:
    deck = ["Kick", "Mera", "Robin", "Punch"]
    t = table("base", hero0="The Flash", p0=["Kid Flash"], in0=["The Watchtower"], deck0=deck)
    t.play("Kid Flash")
    assert sorted(t.offered(0)) == ["The Flash", "The Watchtower"]
    t.answer(0, "The Watchtower")
    t.answer(0, "draw a card")
    assert (t.hand(0), t.deck(0)) == (["Kick", "Mera", "Robin"], ["Punch"])


@rule("BASE-8.7")
def test_the_flash_draws_nothing_extra_for_a_defense_against_a_first_appearance() -> None:
    deck = ["Lasso of Truth", "Kick", "Kick", "Kick", "Kick", "Mera", "Punch"]
    t = table("base", hero0="The Flash", deck0=deck, stack=["Lex Luthor"], lineup=["Bane"], face_down=True)
    t.end()
    t.answer(0, "Lasso of Truth")
    assert (t.hand(0), t.deck(0), t.active) == (["Kick"] * 4 + ["Mera"], ["Punch"], 1)


@rule("BASE-18.10")
def test_the_flash_face_down_draws_nothing_extra() -> None:
    t = table("base", hero0="The Flash", heroes_down=[0], p0=["Kid Flash"], deck0=["Kick", "Mera"])
    t.play("Kid Flash")
    assert (t.hand(0), t.deck(0), t.offered()) == (["Kick"], ["Mera"], ["play Kick", "end turn"])


# Wonder Woman


@pytest.mark.parametrize(("answer", "cards"), [("draw an extra card", 6), ("do not", 5)])
def test_wonder_woman_may_draw_an_extra_card_for_a_villain(answer: str, cards: int) -> None:
    t = table("base", hero0="Wonder Woman", lineup=["Bane"], power=4)
    t.buy("Bane")
    t.answer(0, answer)
    assert t.hand(0) == []
    t.end()
    assert len(t.hand(0)) == cards


@rule("BASE-8.8", "G-1")
def test_wonder_woman_draws_for_gained_villains_and_super_villains_in_one_draw() -> None:
    t = table(
        "base",
        hero0="Wonder Woman",
        p0=["Cheetah"],
        deck0=["Punch"] * 9,
        lineup=["Two-Face", "Kick"],
        stack=["Ra's al Ghul"],
        power=8,
    )
    t.play("Cheetah")
    t.answer(0, "Two-Face")
    t.answer(0, "draw an extra card")
    t.buy("Ra's al Ghul")
    t.answer(0, "draw an extra card")
    t.end()
    assert len(t.hand(0)) == 7


def test_wonder_woman_draws_as_many_as_there_are_when_her_deck_is_empty() -> None:
    t = table("base", hero0="Wonder Woman", p0=["Punch"], deck0=["Kick"] * 3, lineup=["Bane"], power=4)
    t.buy("Bane")
    t.answer(0, "draw an extra card")
    t.end()
    assert (sorted(t.hand(0)), t.deck(0), t.discard(0)) == (["Bane", "Kick", "Kick", "Kick", "Punch"], [], [])


def test_wonder_woman_draws_for_every_villain_also_of_the_same_name() -> None:
    t = table("base", hero0="Wonder Woman", lineup=["Bane", "Bane"], power=8)
    for _ in range(2):
        t.buy("Bane")
        t.answer(0, "draw an extra card")
    t.end()
    assert len(t.hand(0)) == 7


def test_wonder_woman_is_not_asked_about_other_cards() -> None:
    t = table("base", hero0="Wonder Woman", lineup=["Robin"], power=6)
    t.buy("Robin")
    t.buy("Kick")
    t.end()
    assert len(t.hand(0)) == 5


@rule("BASE-18.11", "G-21")
def test_wonder_woman_face_down_gets_nothing_for_captain_cold_but_for_the_next_villain() -> None:
    t = table("base", hero0="Wonder Woman", heroes_down=[0], lineup=["Bane"], stack=["Captain Cold"], power=13)
    t.buy("Captain Cold")
    assert not t.view(0).hero_down(0)
    t.buy("Bane")
    t.answer(0, "draw an extra card")
    t.end()
    assert len(t.hand(0)) == 6


@rule("BASE-16.4")
def test_wonder_woman_draws_for_a_villain_that_she_hands_to_her_partner() -> None:
    t = table("base", players=4, variants=["team"], hero0="Wonder Woman", lineup=["Bane"], power=4)
    t.buy("Bane")
    t.answer(0, "P2's discard pile")
    t.answer(0, "draw an extra card")
    t.end()
    assert (len(t.hand(0)), t.discard(2)) == (6, ["Bane"])


# Martian Manhunter


def test_martian_manhunter_joins_on_request_only() -> None:
    heroes = "Martian Manhunter,Batman"
    with pytest.raises(ArchfoeError):
        Options(players=2, heroes=heroes)
    session = Session.seeded(Options(players=2, heroes=heroes, promos=True), ["Ann", "Bob"], 1)
    assert [hero.name for hero in session.view(1).heroes(0)] == ["Martian Manhunter"]


@pytest.mark.parametrize(
    "cards", [("Gorilla Grodd", "Gorilla Grodd", "Bizarro"), ("Blue Beetle", "Blue Beetle", "Man of Steel")]
)
def test_martian_manhunter_is_paid_for_the_second_of_a_kind_only(cards: tuple[str, str, str]) -> None:
    """All these cards give 3 Power."""
    t = table("base", hero0="Martian Manhunter", p0=cards)
    for name, power in zip(cards, (3, 3 + 3 + 3, 9 + 3), strict=True):
        t.play(name)
        assert t.power(0) == power


@rule("BASE-6.3")
def test_martian_manhunter_is_paid_for_two_villains_and_for_two_heroes_of_one_turn() -> None:
    t = table("base", hero0="Martian Manhunter", p0=["Doomsday", "Catwoman", "Gorilla Grodd", "Green Arrow"])
    for name, power in (("Doomsday", 4), ("Catwoman", 6), ("Gorilla Grodd", 6 + 3 + 3), ("Green Arrow", 12 + 2 + 3)):
        t.play(name)
        assert t.power(0) == power


def test_martian_manhunter_counts_two_heroes_that_found_nothing() -> None:
    t = table("base", hero0="Martian Manhunter", p0=["Kid Flash", "Emerald Knight"], deck0=[], lineup=[])
    t.play("Kid Flash")
    t.play("Emerald Knight")
    assert t.power(0) == 3


@rule("G-8")
def test_martian_manhunter_is_paid_once_for_clayface_and_the_villain_he_plays_again() -> None:
    t = table("base", hero0="Martian Manhunter", p0=["Doomsday", "Clayface"])
    t.play("Doomsday")
    t.play("Clayface")
    assert t.power(0) == 4 + 4 + 3


def test_martian_manhunter_is_paid_once_for_emerald_knight_and_a_borrowed_hero() -> None:
    t = table("base", hero0="Martian Manhunter", p0=["Emerald Knight"], lineup=["Catwoman"])
    t.play("Emerald Knight")
    assert t.power(0) == 2 + 3


@rule("BASE-8.8")
def test_martian_manhunter_counts_the_super_villain_that_jonn_jonzz_plays() -> None:
    t = table("base", hero0="Martian Manhunter", p0=["J'onn J'onzz", "Doomsday"], stack=["Ra's al Ghul"])
    t.play("J'onn J'onzz")
    assert t.power(0) == 3
    t.play("Doomsday")
    assert t.power(0) == 3 + 4 + 3


# Several at once, and none


@rule("BASE-15.2")
def test_two_heads_have_the_abilities_of_both() -> None:
    t = table("base", variants=["two-heads"], hero0=["Batman", "Superman"], p0=["Utility Belt", "Kick"])
    t.play("Utility Belt")
    t.play("Kick")
    assert t.power(0) == (2 + 1) + (2 + 1)


@rule("G-21")
def test_two_heads_are_both_face_down() -> None:
    t = table(
        "base", variants=["two-heads"], hero0=["Batman", "Superman"], heroes_down=[0], p0=["Utility Belt", "Kick"]
    )
    t.play("Utility Belt")
    t.play("Kick")
    assert t.power(0) == 2 + 2


@rule("BASE-18.10")
@pytest.mark.parametrize(
    ("hero", "cards", "power"),
    [
        ("Cyborg", ["Kick", "Utility Belt"], 4),
        ("Green Lantern", ["Kick", "Catwoman", "Doomsday"], 8),
        ("Superman", ["Kick", "Bulletproof"], 4),
        ("Martian Manhunter", ["Doomsday", "Gorilla Grodd"], 7),
    ],
)
def test_a_super_hero_face_down_adds_no_power_and_no_card(hero: str, cards: list[str], power: int) -> None:
    t = table("base", hero0=hero, heroes_down=[0], p0=cards)
    for name in cards:
        t.play(name)
    assert (t.power(0), t.hand(0), t.offered()[-1]) == (power, [], "end turn")
