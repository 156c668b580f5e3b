"""Partners see each other's hands and nobody else's; planted leaks show that the tests see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from archfoe.core.cards import Card
from archfoe.core.events import DREW
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND
from archfoe.core.state import State
from archfoe.games.duel.card import duel_card
from archfoe.games.options import Options
from archfoe.table.view import View
from archfoe.table.worlds import another_world
from tests.properties.driver import TABLES, name_of, start, walk
from tests.properties.test_secrets import compare_worlds
from tests.vocabulary import rule, table

PARTNERS = [options for options in TABLES if options.partners]
every_pair = pytest.mark.parametrize("options", PARTNERS, ids=[name_of(options) for options in PARTNERS])
TEAMS = {0: 2, 1: 3, 2: 0, 3: 1}  # who is whose partner
LATE = 250  # decisions after which hands hold Assist cards and Blocks


def hand_of(view: View, seat: int) -> list[str | None]:
    return [card.name if card is not None else None for card in view.pile(HAND + seat)]


def wrong_hands(options: Options) -> list[tuple[int | None, int]]:
    """(Viewer, seat) where a hand is seen that must be hidden, or hidden that must be seen, before the first play."""
    game = start(options, "hands")
    for _, decision, _ in walk(game, "hands"):
        if decision.kind.name == "confront":
            break
    wrong = []
    for viewer in (*range(4), None):
        for seat in range(4):
            hand = hand_of(View(game, viewer), seat)
            assert len(hand) == 5
            shown = viewer is not None and seat in (viewer, TEAMS[viewer])
            if hand.count(None) != (0 if shown else 5):
                wrong.append((viewer, seat))
    return wrong


def worlds_of(options: Options, seat: int | None, decisions: int = 90) -> list[tuple[Game, Game]]:
    """(Game, the same with all dealt anew that the seat does not know), in the middle of a game."""
    game = start(options, "others")
    pairs = []
    for i, _ in enumerate(walk(game, "others", LATE + decisions)):
        world = another_world(game, seat, f"{i}".encode()) if i >= LATE else None
        if world is not None:
            pairs.append((game.clone(), world))
    assert len(pairs) > 10, "too few worlds to prove anything"
    return pairs


def hand_in(game: Game, seat: int) -> list[str]:
    return sorted(game.state.cards[card].name for card in game.state.piles[HAND + seat])


# What is seen


@rule("CON-2.2")
@every_pair
def test_everybody_sees_the_hands_of_the_own_team_and_no_other(options: Options) -> None:
    assert wrong_hands(options) == []


@rule("CON-2.2")
def test_a_hand_is_shown_to_the_partner_and_hidden_from_foes_and_spectators() -> None:
    t = table("confrontations", players=4, p2=["Krypto", "Steel"])
    assert hand_of(t.view(2), 2) == hand_of(t.view(0), 2) == ["Krypto", "Steel"]
    for viewer in (1, 3, None):
        assert hand_of(t.view(viewer), 2) == [None, None]


def test_without_partners_nobody_sees_another_hand() -> None:
    t = table("confrontations", players=3, p2=["Krypto", "Steel"])
    for viewer in (0, 1, None):
        assert hand_of(t.view(viewer), 2) == [None, None]


@rule("CON-2.2")
def test_drawn_cards_are_told_to_the_partner_and_counted_for_the_others() -> None:
    t = table("confrontations", players=4, p0=["Krypto"], deck0=["Tempest", *["Punch"] * 5])
    t.play("Krypto")
    for viewer in (0, 2):
        (drawn,) = [event for event in t.view(viewer).events() if event.what == DREW]
        assert ([card.name for card in drawn.cards], drawn.hidden) == (["Tempest"], 0)
    for other in (1, 3, None):
        (drawn,) = [event for event in t.view(other).events() if event.what == DREW]
        assert (drawn.cards, drawn.hidden) == ((), 1)


def test_a_partner_does_not_see_the_deck() -> None:
    t = table("confrontations", players=4, deck2=["Krypto", "Steel"])
    assert t.view(0).pile(DECK + 2) == [None, None] == t.view(2).pile(DECK + 2)


def test_a_look_at_the_own_deck_is_not_shared_with_the_partner() -> None:
    t = table("confrontations", players=4, p0=["Tula"], deck0=["Krypto"])
    t.play("Tula")
    assert [card.name for card in t.view(0).known(DECK)] == ["Krypto"]
    assert t.view(2).known(DECK) == []


# Worlds


@every_pair
@pytest.mark.parametrize("seat", range(4))
def test_the_hands_of_a_team_are_the_same_in_all_its_worlds(options: Options, seat: int) -> None:
    for game, world in worlds_of(options, seat):
        for own in (seat, TEAMS[seat]):
            assert hand_in(world, own) == hand_in(game, own)


@every_pair
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_hands_of_foes_are_others_in_other_worlds(options: Options, seat: int | None) -> None:
    pairs = worlds_of(options, seat)
    for foe in range(4) if seat is None else [p for p in range(4) if p not in (seat, TEAMS[seat])]:
        assert any(hand_in(game, foe) != hand_in(world, foe) for game, world in pairs)


@every_pair
def test_a_view_does_not_change_in_the_middle_of_a_game_either(options: Options) -> None:
    pairs, leaks = compare_worlds(options, "late", limit=40, skip=LATE)
    assert leaks == 0
    assert pairs > 100, "too few worlds to prove anything"


# Planted leaks


def _show_hands_to_foes(patch: pytest.MonkeyPatch) -> None:
    """A view that takes the active player's team for its own."""
    honest = View.pile

    def pile(view: View, pile: int) -> list[Card | None]:
        s = view._game.state
        if HAND <= pile < HAND + 4 and s.teams[pile - HAND] == s.teams[s.active]:
            return [*sorted((s.cards[card] for card in s.piles[pile]), key=lambda card: card.name)]
        return honest(view, pile)

    patch.setattr(View, "pile", pile)


def _add_to_the_view(told: Callable[[State, int | None], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = View.as_dict

        def as_dict(view: View) -> dict[str, Any]:
            return {**honest(view), "planted": told(view._game.state, view.seat)}

        patch.setattr(View, "as_dict", as_dict)

    return plant


def _blocks_in_hands(s: State, seat: int | None) -> list[int]:
    """How many Block cards everybody holds: what a Confronting player would love to know."""
    return [sum(duel_card(s.cards[card]).block is not None for card in s.piles[HAND + p]) for p in range(4)]


def _partners_deck(s: State, seat: int | None) -> list[str]:
    return [] if seat is None else [s.cards[card].name for card in s.piles[DECK + TEAMS[seat]]]


PLANTED = {
    "a team's hands to its foes": _show_hands_to_foes,
    "Blocks in the hands of foes": _add_to_the_view(_blocks_in_hands),
    "the partner's deck": _add_to_the_view(_partners_deck),
}


@pytest.mark.pure
@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED.keys())
def test_planted_leaks_are_seen(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert compare_worlds(Options("confrontations", 4), "planted", limit=80, skip=LATE, stop=True)[1] > 0


@pytest.mark.pure
@pytest.mark.parametrize(
    "seen_by",
    [
        pytest.param((0b0011, 0b0110, 0b1100, 0b1001), id="neighbours taken for partners"),
        pytest.param((0b1111,) * 4, id="open hands"),
        pytest.param((0b0001, 0b0010, 0b0100, 0b1000), id="no partners"),
    ],
)
def test_planted_partners_are_seen(seen_by: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Options, "hands_seen_by", property(lambda options: seen_by))
    assert wrong_hands(Options("confrontations", 4))
