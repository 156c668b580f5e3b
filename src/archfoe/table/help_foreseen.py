"""What the Assist cards in a partner's hand would surely bring whose turn it is, played out as in `forecast`.

Or why they bring nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.errors import Exploded
from archfoe.core.game import Game
from archfoe.core.piles import HAND, UNDER, UNUSED
from archfoe.core.text import listed
from archfoe.games.shared.assists import ASSIST
from archfoe.games.shared.facts import help_turn, own_help_turn
from archfoe.games.shared.help import HelpedTurns
from archfoe.table.forecast import out, world_of
from archfoe.table.power_figure import least_power
from archfoe.table.view import View


class Help(NamedTuple):
    seat: int  # of the partner
    power: int = 0
    move: int = 0
    or_more: bool = False  # cards are drawn, or somebody is asked something


def help_foreseen(game: Game, seat: int) -> list[Help]:
    """For a seat in its main step: what each partner could do who has not refused to help in this turn."""
    rules, s = game.rules, game.state
    if not isinstance(rules, HelpedTurns) or not rules.helped or not (mates := View(game, seat).partners):
        return []
    able = [mate for mate in rules.helpers(s, seat) if mate in mates and rules.basic_assist_cards(s, mate)]
    world = world_of(game, seat) if able else None
    if world is None:
        return []
    asked = asked_anew(world, freed=able)
    return [_help_of(asked, seat, mate) for mate in able if _assists(asked, mate)]


def no_help(game: Game, seat: int, names: Sequence[str]) -> str:
    """Why partners cannot help this seat now, by what it sees; "" if there are none who ever could."""
    rules, view = game.rules, View(game, seat)
    if not isinstance(rules, HelpedTurns) or not rules.helped:
        return ""
    reasons: dict[str, list[str]] = {}
    for mate in view.partners:
        if (why := _hindrance(rules, view, game, mate)) is not None:
            reasons.setdefault(why, []).append(names[mate])
    said = [f"{listed(who)} {_MANY.get(why, why) if len(who) > 1 else why}" for why, who in reasons.items()]
    return f"Nobody can help now: {', '.join(said)}." if said else ""


_MANY: Final = {"has no Assist card": "have no Assist card", "is out of Range": "are out of Range"}


def _hindrance(rules: HelpedTurns, view: View, game: Game, mate: int) -> str | None:
    if mate in help_turn(game.state).quiet:
        return "will not help this turn"
    hand = view.known(HAND + mate)
    if len(hand) < view.size(HAND + mate) or rules.basic_assist_cards(game.state, mate):
        return None
    return "is out of Range" if any(card.assist for card in hand) else "has no Assist card"


def asked_anew(game: Game, freed: Sequence[int] = ()) -> Game:
    """The main step before anybody has said not now, or later.

    What lies hidden under a partner may keep cards back, and nobody may tell that from the answer: it is taken away.
    """
    s = game.state.copy()
    own_help_turn(s).later = ()
    for card in [card for mate in freed for card in s.piles[UNDER + mate]]:
        s.put(card, UNUSED)
    return Game(game.rules, s, searching=True)


def _assists(game: Game, mate: int) -> dict[int, int]:
    """Each card that a partner may assist with now, and the number of that answer."""
    decision = game.waiting.get(mate)
    if decision is None or decision.kind is not ASSIST:
        return {}
    return {option[1]: i for i, option in enumerate(decision.options) if option[0] == "assist"}


def _help_of(game: Game, seat: int, mate: int) -> Help:
    before, now, least, or_more = game.state, game, 0, False
    for card in _assists(game, mate):
        then = _assisted(now, seat, mate, card)
        if then is None:
            least, or_more = least + least_power(before.defn(card).play), True
        else:
            now = then
    power = now.state.power(seat) - before.power(seat) + least
    return Help(mate, power, now.state.moves[seat] - before.moves[seat], or_more)


def _assisted(game: Game, seat: int, mate: int, card: int) -> Game | None:
    """With the card played; None where something hidden comes out, or somebody is asked what comes of it."""
    pick = _assists(game, mate).get(card)
    if pick is None:
        return None
    then = game.clone()
    try:
        then.decide(mate, pick)
    except Exploded:
        return None
    asked = then.waiting.get(seat)
    plain = asked is not None and asked.kind is MAIN_ACTION and out(then.state) == out(game.state)
    return then if plain else None
