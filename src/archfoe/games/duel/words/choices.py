"""Confrontations as they are asked for, and why one is not to be had."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from archfoe.agents.weights import PLAIN
from archfoe.core.cards import Card
from archfoe.core.decisions import CHOOSE_HERO, MAIN_ACTION, Kind, Reason
from archfoe.core.effects import say
from archfoe.games.duel.bot.forecast import Forecast
from archfoe.games.duel.card import duel_card
from archfoe.games.duel.kinds import ASSIST, BLOCK_WITH, CONFRONT
from archfoe.games.duel.words.board import balance, block_prompt
from archfoe.table.section import Section
from archfoe.table.view import Option, View
from archfoe.table.words.board import gist
from archfoe.table.words.choices import DONE, END, ChoiceWords
from archfoe.table.words.labels import find, person
from archfoe.table.words.why import Request, Storing, WhyWords, with_rule

SOME_CHANCE = 0.05  # of success: below it a Confrontation is not worth a button


def _without_assist(view: View) -> bool:
    """A set without Assist cards has rules with numbers of its own."""
    return ASSIST not in view.rules.options.played.features


def seat_label(option: Option, view: View, names: Sequence[str]) -> str:
    """A player; where it is asked whom to Confront, with the Character and its cost."""
    seat = option.seat
    assert seat is not None
    character = view.staged(seat) if view.kind is CONFRONT else None
    if character is None:
        return person(seat, view, names)
    return f"{names[seat]} ({character.figure}, Level {character.stage}, cost {view.figure_cost(seat)})"


class DuelChoices(ChoiceWords):
    prompts: ClassVar[Mapping[Kind, str]] = {CHOOSE_HERO: "Choose your Character"}
    typed_prompts: ClassVar[Mapping[Kind, str]] = {CHOOSE_HERO: " (card NAME shows its 3 Levels)"}
    declined: ClassVar[Mapping[Kind, str]] = {CONFRONT: "don't confront", BLOCK_WITH: "don't block"}
    verbs: ClassVar[Mapping[Kind, str]] = {CONFRONT: "confront", BLOCK_WITH: "block"}
    about_the_end: ClassVar[str] = "In a Confrontation end and done mean the same, and the foe may block then."

    def label(self, option: Option, word: str, view: View) -> str:
        """A Confrontation ends with "done"."""
        return DONE if word == END and view.target is not None else word

    def label_on_page(self, option: Option, word: str, view: View) -> str:
        return self.label(option, word, view)

    def meaning(self, option: Option, view: View, names: Sequence[str], room: int) -> str:
        card = option.card
        if option.what == "end" and view.target is not None:
            return "the foe may block now"
        if card is not None and view.kind is BLOCK_WITH:
            return gist(say(duel_card(card).block), room)
        if card is not None and view.kind is CHOOSE_HERO and card.stage:
            return f"{_side(card)}Level 1, cost {card.cost}. {card.text}"
        return ""

    def on_page(self, option: Option, view: View, section: Section | None, names: Sequence[str]) -> str:
        if option.card is not None and view.kind is BLOCK_WITH:
            return say(duel_card(option.card).block)
        if option.what == "end" and view.target is not None:
            return "The foe may block now."
        return _character_text(option, view)

    def hopeless(self, option: Option, view: View) -> bool:
        """By one's own hand, what the deck is known to hold, and the Blocks to expect."""
        if view.kind is not CONFRONT or option.seat is None or view.seat is None:
            return False
        return Forecast(view, PLAIN, view.seat).chance(option.seat) < SOME_CHANCE

    def question(self, view: View, names: Sequence[str]) -> str:
        if view.kind is BLOCK_WITH and view.about is not None:
            return block_prompt(view, view.about)
        if view.kind is CONFRONT:
            seat = view.options[0].seat if view.choices == 1 else None
            return f"Confront {names[seat] if seat is not None else 'someone'}? You buy nothing this turn."
        if view.kind is MAIN_ACTION and view.target is not None:
            return balance(view, view.target)
        return ""


def _side(card: Card) -> str:
    side = duel_card(card).side
    return f"of the {side}; " if side else ""


def _character_text(option: Option, view: View) -> str:
    """Of a player who may be chosen."""
    seat = option.seat if option.what == "seat" else None
    character = None if seat is None else view.staged(seat)
    return "" if character is None else character.text


class DuelWhy(WhyWords):
    absent: ClassVar[Mapping[str, str]] = {"confront": "There are no Confrontations in this game."}

    def rules_of(self, view: View) -> Sequence[str]:
        """Nothing is bought in a Confrontation: who is done, and what is decided then."""
        if view.rule and view.kind is MAIN_ACTION and view.target is not None:
            return ("RIV-5.1", "RIV-5.2") if _without_assist(view) else ("CON-8.1", "CON-8.2")
        return super().rules_of(view)

    def in_full(self, option: Option, view: View, names: Sequence[str]) -> str:
        card = option.card
        if option.what == "end" and view.target is not None:
            return "you play nothing more. The foe may block, then your Power is compared with the cost."
        if card is not None and view.kind is BLOCK_WITH:
            return f"you discard it. {say(duel_card(card).block)}"
        if card is not None and view.kind is CHOOSE_HERO and card.stage:
            return f"cost {card.cost}. {card.text}"
        return _character_text(option, view)

    def not_to_be_chosen(self, view: View, names: Sequence[str]) -> Iterator[str]:
        if view.kind is CONFRONT:
            yield from (f"Not now: {with_rule(reason)}" for reason in too_costly(view, names).values())

    def storing(self, view: View) -> Storing | None:
        """Without teammates; Rivals has no Assist cards."""
        return None if _without_assist(view) else Storing("CON-14.1", "CON-14.5", "G-47")

    def why_not(self, view: View, said: Request, names: Sequence[str]) -> tuple[str | None] | None:
        if view.kind is not CONFRONT and said.verb != "confront":
            return None
        if view.kind is not CONFRONT:
            rule = "RIV-4.1" if _without_assist(view) else "CON-7.1"
            return (f"You announce a Confrontation at the start of your turn, before you play anything. [{rule}]",)
        dear = too_costly(view, names)
        seats = list(dear)
        whom = said.rest if said.verb == "confront" else said.text
        found = find(whom, [f"{names[seat]} {view.heroes(seat)[-1].name}" for seat in seats])
        return (with_rule(dear[seats[found[0]]]) if len(found) == 1 else None,)


def too_costly(view: View, names: Sequence[str]) -> dict[int, Reason]:
    """Foes who cannot be Confronted because another Character costs less."""
    if view.seat is None:
        return {}
    foes = [seat for seat in range(view.players) if view.teams[seat] != view.teams[view.seat] and seat not in view.out]
    costs = {seat: view.figure_cost(seat) for seat in foes}
    least = min(costs.values())
    return {
        seat: Reason(
            f"{names[seat]}'s {view.heroes(seat)[-1].name} costs {cost}. You can confront only the cheapest Character, "
            f"for {least}.",
            "CON-7.2",
        )
        for seat, cost in costs.items()
        if cost > least
    }
