"""Characters and Confrontations in words: who stands where, and what is missing to win or to survive."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.cards import Card
from archfoe.core.events import CHOSE, DEALT
from archfoe.core.piles import HAND
from archfoe.core.text import listed
from archfoe.games.duel.events import BEATEN
from archfoe.games.duel.kinds import BLOCK_WITH, CONFRONT
from archfoe.games.duel.piles import NEXT
from archfoe.games.shared.piles import STORED, TROPHIES
from archfoe.table.view import View
from archfoe.table.words.board import BoardWords, laid_beside
from archfoe.table.words.log import named

_LEVELS_LEFT = ("the last Level", "1 more Level", "2 more Levels")


# Who stands where


def standing(view: View, seat: int) -> str:
    """ "Aquaman (Level 1, cost 10 = 9 + 1, 2 more Levels)"."""
    card = view.staged(seat)
    if card is None:
        return "no Character left"
    left = _LEVELS_LEFT[view.size(NEXT + seat)]
    return f"{card.figure} (Level {card.stage}, {cost_words(view, seat, 'cost')}, {left})"


def cost_words(view: View, seat: int, lead: str = "costs") -> str:
    """What a Character costs now, and how much of it was added: "costs 11 = 9 + 2"."""
    card = view.staged(seat)
    assert card is not None
    cost = view.figure_cost(seat)
    return f"{lead} {cost}" if cost == card.cost else f"{lead} {cost} = {card.cost} + {cost - card.cost}"


def token(view: View, seat: int) -> str:
    """The turn token; two players do without."""
    return f" [token {view.place_in_order(seat)}]" if view.players > 2 else ""


class DuelBoard(BoardWords):
    in_turn_order = True
    openings = (CONFRONT,)
    bannered = (BLOCK_WITH,)
    kick_set = -1
    prize = "Character defeated"
    falls = (BEATEN,)
    sweep = 0

    def own_figure(self, view: View, seat: int) -> list[str]:
        """One's own Character with its text, and what lies beside it."""
        card = view.staged(seat)
        if card is None:
            return ["You have no Character left."]
        lines = [f"You are {standing(view, seat)}{token(view, seat)}: {card.text}"]
        if view.size(TROPHIES + seat):
            lines.append(f"You have defeated {named(view.known(TROPHIES + seat))}.")
        if view.size(STORED + seat):
            lines.append(f"On your Character lies {named(view.known(STORED + seat))}.")
        return lines

    def figure(self, view: View, seat: int) -> str:
        return standing(view, seat)

    def token(self, view: View, seat: int) -> str:
        return token(view, seat)

    def belongings(self, view: View, seat: int) -> list[str]:
        """Characters that were defeated, and an Assist card for later."""
        parts = []
        if view.size(TROPHIES + seat):
            parts.append(f"has defeated {named(view.known(TROPHIES + seat))}")
        if view.size(STORED + seat):
            parts.append(f"{named(view.known(STORED + seat))} lies on the Character")
        return parts

    def banner(self, view: View, names: Sequence[str]) -> list[str]:
        return banner(view, names)

    def pile_lines(self, view: View, seat: int, whose: str) -> list[str]:
        return laid_beside(view, seat, whose, "defeated Characters")

    def played(self, view: View, seat: int) -> str:
        if seat in view.out:
            return f"{_dealt(view, seat)}, out of the game"
        character = view.staged(seat)
        return character.name if character is not None else f"{_dealt(view, seat)}, all Levels lost"


def _dealt(view: View, seat: int) -> str:
    """The Character that a player was given or chose at the start."""
    begun = (event for event in view.events() if event.what in (DEALT, CHOSE) and event.seat == seat)
    return next((card.figure for event in begun for card in event.cards), "")


# A Confrontation


def banner(view: View, names: Sequence[str]) -> list[str]:
    """What a Confrontation needs and what may still come: nothing that this seat may not know."""
    target = view.target
    if target is None:
        return []
    return [_balance(view, target, names), blocks_line(view, names)]


def _balance(view: View, target: int, names: Sequence[str]) -> str:
    """ "CONFRONTATION with bob: Aquaman (Level 1) costs 9; you have 5 Power, 4 missing." """
    card = view.staged(target)
    assert card is not None
    mine = view.active == view.seat
    who = "" if mine else f" of {names[view.active]}"
    whom = "you" if target == view.seat else names[target]
    have = "you have" if mine else f"{names[view.active]} has"
    missing = view.figure_cost(target) - view.power(view.active)
    outcome = f"{missing} missing" if missing > 0 else f"enough unless Blocks add {1 - missing} or more"
    return (
        f"CONFRONTATION{who} with {whom}: {card.name} {cost_words(view, target)}; "
        f"{have} {view.power(view.active)} Power, {outcome}."
    )


def blocks_line(view: View, names: Sequence[str]) -> str:
    """Who may Block with how many cards, the limit if there is one, and the Block cards that are known."""
    assert view.target is not None
    team = [seat for seat in range(view.players) if view.teams[seat] == view.teams[view.target]]
    hands = [_hand(view, seat, names) for seat in team if view.size(HAND + seat)]
    line = f"  Blocks may come from {listed(hands)}" if hands else "  No Block can come: no cards in hand"
    if view.blocks_left is not None:
        line += f"; {_limit(view.blocks_left)}"
    known = [_known_blocks(view, seat, names) for seat in team]
    return f"{line}{''.join(f'; {words}' for words in known if words)}."


def _hand(view: View, seat: int, names: Sequence[str]) -> str:
    n = view.size(HAND + seat)
    cards = "1 card" if n == 1 else f"{n} cards"
    return f"your hand ({cards})" if seat == view.seat else f"{names[seat]} ({cards} in hand)"


def _limit(left: int) -> str:
    return "no Block may be used any more" if left <= 0 else f"at most {left} Block{'s' if left > 1 else ''}"


def _known_blocks(view: View, seat: int, names: Sequence[str]) -> str:
    cards = [card for card in view.known(HAND + seat) if card.has("block")]
    if not cards:
        return ""
    if seat == view.seat:
        return f"you hold {named(cards)}"
    return f"{names[seat]} {'holds' if seat in view.partners else 'is known to hold'} {named(cards)}"


def survival(view: View, character: str) -> str:
    """What Blocks must do, for those who may use them: an equal cost does not save a Character."""
    assert view.target is not None
    short = view.power(view.active) - view.figure_cost(view.target) + 1
    return f"{character} holds without it." if short <= 0 else f"{character} must cost {short} more to hold."


def block_prompt(view: View, about: Card) -> str:
    character = about.figure
    return f"Block for {character}? {survival(view, character)}"


def balance(view: View, target: int) -> str:
    """How far a Confrontation has come, for the player whose turn it is."""
    card, power = view.staged(target), view.power(view.active)
    assert card is not None
    missing = view.figure_cost(target) - power
    name = card.figure
    return f"{missing} Power short of {name}" if missing > 0 else f"{power} Power: enough for {name}"
