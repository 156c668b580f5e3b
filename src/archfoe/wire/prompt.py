"""The question that a seat is asked, as it is sent: options with their places on the table, reasons for the rest."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.decisions import ACTION, CARD, CHOOSE_HERO, MAIN_ACTION, MAY, WHERE_TO, Decision
from archfoe.core.effects.power import PowerEach
from archfoe.core.errors import Exploded
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, IS_OPEN, KICKS, LINEUP, SET_ASIDE, STACK
from archfoe.core.player import Player
from archfoe.core.slots import EMPTY, placed
from archfoe.core.state import State
from archfoe.core.text import listed, sentence
from archfoe.games.shared.turns import Turns
from archfoe.table.forecast import forecast
from archfoe.table.help_foreseen import help_foreseen, no_help
from archfoe.table.section import Section
from archfoe.table.session import idle, plain
from archfoe.table.view import Option, View
from archfoe.table.words.choices import NOT_NOW, decline_word, question
from archfoe.table.words.labels import labels
from archfoe.table.words.words import words_of
from archfoe.wire import shapes
from archfoe.wire.at_work import text_at_work, told_to_others, whose_is_at_work
from archfoe.wire.card_names import card_name, optional_name
from archfoe.wire.zones import zones_of


def prompt_of(
    view: View, game: Game, asked_at: int, names: Sequence[str], section: Section | None
) -> shapes.Prompt | None:
    """`section`: what the seat sees beside the common table, if there is more."""
    decision = view.decision
    if decision is None:
        return None
    options = view.options
    ahead = None if view.seat is None else passed_over(game, view.seat)
    words = _labels(view, names, options)
    describe = _Describer(view, game, section, names)
    foreseen, helps = _foreseen(view, game), _help(view, game)
    return shapes.Prompt(
        number=asked_at,
        kind=decision.kind.name,
        text=question(view, names, typed=False),
        least=decision.least,
        most=decision.most,
        ordered=decision.ordered,
        decline=decline_word(view) if decision.least == 0 else "",
        source=optional_name(view.source),
        says=_says(view, game, decision, names),
        about=optional_name(view.about),
        rule=view.rule,
        options=[
            describe.option(option, word, card)
            for option, word, card in zip(options, words, _card_ids(view, decision), strict=True)
        ],
        left="" if foreseen is None or view.seat is None else _left(game, view.seat, options, foreseen),
        forecast=foreseen,
        help=helps,
        otherwise=None if ahead is None else prompt_of(View(ahead, view.seat), ahead, asked_at, names, section),
        no_help=_no_help(view, game, names) if not helps else "",
    )


def _says(view: View, game: Game, decision: Decision, names: Sequence[str]) -> str:
    """What the asking card says; whoever is asked by the card of another player is not the one it calls "you"."""
    words, whose = text_at_work(game.state, decision, view.source), whose_is_at_work(game.state, decision)
    if not words and view.kind is WHERE_TO and any(option.pile == DECK + decision.seat for option in view.options):
        return "On top of your deck it is the next card that you draw."
    return words if whose is None or whose == view.seat else told_to_others(words, names[whose])


def _labels(view: View, names: Sequence[str], options: Sequence[Option]) -> list[str]:
    """Labels as one reads them at the table."""
    words = labels(view, names, options)
    if view.kind is CHOOSE_HERO:
        return [option.card.figure if option.card is not None else "" for option in options]
    if view.kind is MAY:
        return [word if i else "No" for i, word in enumerate(words)]
    if view.kind is MAIN_ACTION:
        own = words_of(view.game_type).choices
        return [own.label_on_page(option, word, view) for option, word in zip(options, words, strict=True)]
    return [NOT_NOW.get(option.what, word) for option, word in zip(options, words, strict=True)]


def _card_ids(view: View, decision: Decision) -> list[int]:
    """The engine's ids of the cards that options are about, which stay here; -1 where there is none."""
    of, raw, board = decision.kind.of, decision.options, view.rules.board_actions
    if of == CARD and not decision.kind.played:
        return [card if isinstance(card, int) else -1 for card in raw]
    if of == ACTION:
        return [a[1] if len(a) > 1 and a[0] not in board and isinstance(a[1], int) else -1 for a in raw]
    return [-1] * len(raw)


class _Describer:
    """Makes what is sent of each option, with what is the same for all of them at hand."""

    def __init__(self, view: View, game: Game, section: Section | None, names: Sequence[str]) -> None:
        self._view, self._piles, self._slots = view, game.state.piles, game.state.slots
        self._section, self._names = section, names
        self._zones, self._words = zones_of(view.game_type), words_of(view.game_type).choices
        self._spaces, self._stacks = view.rules.spaces, view.rules.stacks
        self._hand = HAND + (view.seat if view.seat is not None else -1)

    def option(self, option: Option, label: str, card_id: int) -> shapes.Option:
        what, card, pile, seat, _, cost, _, _ = option
        zone = space = index = None
        if pile is not None:
            zone = self._zones[pile]
            space = self._spaces.index(pile) if pile in self._spaces else None
            index = self._index(pile, card_id) if card_id >= 0 else None
        name, more = optional_name(card), self._more(option)
        if what != "play" or card is None:
            hopeless = self._words.hopeless(option, self._view)
            return shapes.Option(what, label, name, zone, index, seat, space, cost, more, hopeless=hopeless)
        return shapes.Option(what, label, name, zone, index, seat, space, cost, more, plain(card), idle(card))

    def _index(self, pile: int, card_id: int) -> int | None:
        """Where the card lies in its zone: only where the view shows the zone in its true order."""
        if not IS_OPEN[pile] and pile != self._hand:
            return None
        if pile == KICKS or pile in self._stacks:  # only the top is for sale
            return 0
        cards = placed(self._slots, self._piles[pile]) if pile == LINEUP else self._piles[pile]
        return cards.index(card_id) if card_id in cards else None

    def _more(self, option: Option) -> str:
        """What a choice means, where no card says it."""
        if option.what in _PASSES:
            return _PASSES[option.what]
        own = self._words.on_page(option, self._view, self._section, self._names)
        return own or (sentence(option.use.text()) if option.use is not None else "")


_PASSES = {
    "later": "You are asked again when your teammate is done.",
    "quiet": "You are not asked again this turn.",
}


def _foreseen(view: View, game: Game) -> shapes.Forecast | None:
    if view.seat is None or view.kind is not MAIN_ACTION:
        return None
    found, s = forecast(game, view.seat), game.state
    return shapes.Forecast(*found[:4], [shapes.ForSale(card_name(s.defn(card)), cost) for card, cost in found.cheaper])


def _help(view: View, game: Game) -> list[shapes.Help]:
    if view.seat is None or view.kind is not MAIN_ACTION:
        return []
    return [shapes.Help(*found) for found in help_foreseen(game, view.seat)]


def _no_help(view: View, game: Game, names: Sequence[str]) -> str:
    return "" if view.seat is None or view.kind is not MAIN_ACTION else no_help(game, view.seat, names)


def _left(game: Game, seat: int, options: Sequence[Option], foreseen: shapes.Forecast) -> str:
    """What could still be done in this turn: the reason to ask before it ends."""
    left: dict[str, dict[str, None]] = {}
    for option in options:
        if _is_vain(game, seat, option):
            continue
        if option.card is not None and not (option.what == "play" and idle(option.card)):
            left.setdefault(option.what, {})[option.card.name] = None
        elif option.what == "location":
            left.setdefault("use", {})[option.word] = None
    if foreseen.more:
        return f"{'' if foreseen.sure else 'At least '}{foreseen.more} more Power in your hand."
    could = listed([f"{what} {listed(list(cards), 'or')}" for what, cards in left.items()], "and")
    return f"You can still {could}." if left else ""


def _is_vain(game: Game, seat: int, option: Option) -> bool:
    """Would it give Power for each of something that is not there?"""
    effect = None if option.use is None else option.use.effect
    return isinstance(effect, PowerEach) and effect.of.count(Player(game, seat)) == 0


# What is not on offer


def barred_of(view: View, game: Game, rules: Turns) -> list[shapes.Barred]:
    """Why cards that lie on the table cannot be bought, and cards in hand not be played: only in one's own turn."""
    if view.seat is not None and (ahead := passed_over(game, view.seat)) is not None:
        view, game = View(ahead, view.seat), ahead
    decision = view.decision
    if decision is None or decision.kind is not MAIN_ACTION or view.seat is None:
        return []
    offered = {option[1] for option in decision.options if len(option) > 1 and option[0] in ("play", "buy")}
    out, zones = [], zones_of(view.game_type)
    for verb, pile, cards in _shown(view, game):
        for index, card in cards:
            if card in offered:
                continue
            reason = rules.why_not(game, view.seat, verb, card)
            if reason is not None:
                out.append(shapes.Barred(zones[pile], index, verb, reason.text, reason.rule))
    return out


def _shown(view: View, game: Game) -> list[tuple[str, int, list[tuple[int, int]]]]:
    """(verb, pile, [(index, card)]) for all that somebody could want to play or buy."""
    s, seat = game.state, view.seat
    assert seat is not None
    rows = [("play", HAND + seat), ("buy", LINEUP), ("buy", SET_ASIDE + seat)]
    rows += [("buy", pile) for pile in view.rules.spaces if s.piles[pile]]
    found = [(verb, pile, _places(s, pile)) for verb, pile in rows]
    tops = [KICKS, *view.rules.stacks] + ([STACK] if s.top_shown else [])
    return found + [("buy", pile, [(0, s.piles[pile][-1])]) for pile in tops if s.piles[pile]]


def _places(s: State, pile: int) -> list[tuple[int, int]]:
    cards = placed(s.slots, s.piles[pile]) if pile == LINEUP else s.piles[pile]
    return [(index, card) for index, card in enumerate(cards) if card != EMPTY]


def passed_over(game: Game, seat: int) -> Game | None:
    """A copy in which this seat has declined the opening and is asked for its turn; None if it is asked no opening.

    The rules ask first, for a Confrontation say, and then let the seat play. A page shows both at once.
    """
    decision = game.waiting.get(seat)
    if decision is None or decision.least > 0 or decision.kind is MAIN_ACTION:
        return None
    if decision.kind not in words_of(View(game, seat, decision).game_type).board.openings:
        return None
    ahead = game.clone()
    try:
        ahead.decide(seat)
    except Exploded:  # who declines it is told so
        return None
    asked = ahead.waiting.get(seat)
    return ahead if asked is not None and asked.kind is MAIN_ACTION else None
