"""What a player does, in words: `play Kick`, `buy Kick x2`, `walk to L2`, `defend with Lasso of Truth`, `pass`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from archfoe.core.cards import FIGURE_KINDS
from archfoe.core.decisions import DEFEND, DEFEND_TEAM, MAY, WORD
from archfoe.core.errors import ArchfoeError, nearest, unknown
from archfoe.core.piles import LINEUP, pile_name
from archfoe.games.shared.assists import ASSIST
from archfoe.games.shared.mixing import boxes_of
from archfoe.registry.found import known_action
from archfoe.table.positions.keys import Move, keys_of
from archfoe.table.positions.notation import counted
from archfoe.table.positions.table import Table, card_named
from archfoe.table.words.labels import find, own_actions

END, REFILL, PASS = "end turn", f"refill the {pile_name(LINEUP)}", "pass"
VERBS: Final = ("play", "buy", "use", "hunt", "store")
NOTHING, YES, NO = "nothing", "yes", "no"
QUIET: Final = "no more help this turn"
LATER: Final = "ask again at the end"
_ASSIST = re.compile(r"assist with (?P<card>.+)")
_DEFEND = re.compile(r"defend(?: (?P<whom>P\d|the ally))? with (?P<card>.+)")
_WAYS = (
    "play X, buy X, use X, hunt X, store X, defend with X, defend P2 with X, block with X, assist with X, confront P1, "
    "walk to L2, place L2, rebuild X, light X, choose X, pass, refill, end turn"
)


def parse_move(words: str, mode: str) -> Move:
    """Checks the form and the card names; whether it is legal shows when it is done."""
    verb, _, rest = words.partition(" ")
    if words in (END, PASS):
        return Move(words, (END,)) if words == END else Move(words, choice=NOTHING)
    if words in ("refill", REFILL):
        return Move(words, (REFILL,))
    if words in (QUIET, LATER):
        return Move(words, (words,))
    if help_ := _ASSIST.fullmatch(words):
        check_card(help_["card"], mode)
        return Move(words, (words,), asked=ASSIST)
    if (move := keys_of(mode).move(words, mode)) is not None:
        return move
    if verb == "choose" and rest:
        return Move(words, choice=in_full(rest, mode))
    if verb in VERBS and rest:
        name, times = counted(rest)
        check_card(_without_place(name.split(": ")[0]), mode, heroes=verb == "use")
        return Move(words, (f"{verb} {name}",), times=times)
    defense = _DEFEND.fullmatch(words)
    if defense is not None:
        name, whom = defense["card"], defense["whom"]
        check_card(name, mode)
        labels = (f"{name} for {whom}",) if whom else (name, f"{name} for yourself")
        return Move(words, labels, defends=True)
    if known_action(verb):
        return Move(words, choice=words)
    raise ArchfoeError(f"{words!r} is nothing that a player can do: write {_WAYS}.")


def in_full(words: str, mode: str) -> str:
    """As options show it."""
    return keys_of(mode).in_full(words)


def check_card(name: str, mode: str, *, heroes: bool = False) -> None:
    """A name that no card has is a slip of the pen; the error names the nearest one."""
    figures = [card for box in boxes_of(mode) for card in box.of_kind(*FIGURE_KINDS)]
    if heroes and any(name in (card.name, card.figure) for card in figures):
        return
    if heroes and name in keys_of(mode).used_names():
        return
    card_named(name, mode)


def act(table: Table, seat: int, move: Move) -> None:
    """Answers as the words say; an ArchfoeError says why that is not legal."""
    for one in [replace(move, labels=(label,)) for label in move.path] or [move] * move.times:
        have = table.offered(seat)
        if one.choice is not None:
            picked = _chosen(table, seat, one.choice, have)
        else:
            picked = [_labelled(table, seat, one, have)]
        _check_number(table, seat, picked, have)
        table.game.decide(seat, *picked)


def fits(table: Table, seat: int, move: Move) -> bool:
    """Does a move answer what this player is asked now?"""
    if seat not in table.game.waiting:
        return False
    return move.choice == NOTHING or any(same(label, *move.labels) for label in table.offered(seat))


def _labelled(table: Table, seat: int, move: Move, have: list[str]) -> int:
    kind = table.view(seat).kind
    if move.defends and kind not in (DEFEND, DEFEND_TEAM):
        raise ArchfoeError(f"P{seat} is not attacked now, but asked: {kind.prompt}")
    if move.asked not in (None, kind):
        raise ArchfoeError(f"P{seat} cannot {move.words} now, but is asked: {kind.prompt}")
    meant = {i: text for i, text in enumerate(have) if same(text, *move.labels)}
    if not meant and ": " in move.words:  # a card with several abilities: the start of one will do
        meant = {i: text for i, text in enumerate(have) if text.startswith(move.labels)}
    return _only(meant, move.words, seat, have) if meant else _refuse(table, seat, move, have)


def _refuse(table: Table, seat: int, move: Move, have: list[str]) -> int:
    verb, _, rest = move.words.partition(" ")
    message = f"P{seat} cannot {move.words} now"
    if verb in ("play", "buy", "hunt") and END in have:  # the main question: the rules can say why not
        reason = table.view(seat).why_not(verb, card_named(_without_place(counted(rest)[0]), table.sets))
        if reason is not None:
            raise ArchfoeError(f"{message}: {reason.text} ({reason.rule})")
    raise ArchfoeError(f"{message}; the options are: {short(have)}.")


def _chosen(table: Table, seat: int, choice: str, have: list[str]) -> list[int]:
    """The indices of "Kick, Punch x2", "yes", "nothing" or the words of an option."""
    kind = table.view(seat).kind
    if choice in (YES, NO, NOTHING) and choice not in have:
        return _yes_or_no(seat, choice, have, asks_may=kind is MAY)
    if kind.of == WORD:
        found = find(choice, have)
        return [_only({i: have[i] for i in found}, choice, seat, have)]
    if (action := _action(table, seat, choice)) is not None:
        return [action]
    parts = [choice] if any(same(text, choice) for text in have) else choice.split(",")
    picked: list[int] = []
    for part in parts:
        name, times = counted(part.strip())
        for _ in range(times):
            meant = {i: text for i, text in enumerate(have) if i not in picked and same(text, name)}
            picked.append(_only(meant, name, seat, have))
    return picked


def action_names(table: Table, seat: int) -> list[str]:
    """What options are called by the names of actions that variants of others bring: "leap", "leap Robin"; else ""."""
    view = table.view(seat)
    own = own_actions(view)
    return [
        f"{option.what} {option.card.name if option.card is not None else ''}".strip() if option.what in own else ""
        for option in view.options
    ]


def _action(table: Table, seat: int, words: str) -> int | None:
    names = action_names(table, seat)
    if words in names:
        return names.index(words)
    if known_action(words.partition(" ")[0]) and seat in table.game.waiting:
        reason = table.view(seat).why_not(words.partition(" ")[0], None)
        if reason is not None:
            raise ArchfoeError(f"P{seat} cannot {words} now: {reason.text} ({reason.rule})")
    return None


def _yes_or_no(seat: int, choice: str, have: list[str], *, asks_may: bool) -> list[int]:
    """A may-question lists "do not" first; an offer of a single option is taken or left."""
    if asks_may:
        return [1 if choice == YES else 0]
    if END in have:  # "yes" would end the turn of who has nothing else to do
        raise ArchfoeError(f"P{seat} is not asked yes or no now, but what to do: write {_one_of(have)}.")
    if choice != YES:
        return []
    if len(have) != 1:
        raise ArchfoeError(f"P{seat} has more to choose from than yes or no: write {_one_of(have)}.")
    return [0]


def _check_number(table: Table, seat: int, picked: list[int], have: list[str]) -> None:
    view = table.view(seat)
    if not view.least <= len(picked) <= view.most:
        span = str(view.least) if view.least == view.most else f"{view.least} to {view.most}"
        raise ArchfoeError(f"P{seat} must choose {span} of these, not {len(picked)}: {short(have)}.")


def _only(meant: dict[int, str], name: str, seat: int, have: list[str]) -> int:
    """The one option that is meant; several equal ones are one meaning."""
    if len(set(meant.values())) == 1:
        return next(iter(meant))
    if meant:
        raise ArchfoeError(f"{name!r} could mean several options to P{seat}: write {_one_of(list(meant.values()))}.")
    guess = nearest(name, have)
    hint = f" Did you mean {guess!r}?" if guess is not None else ""
    raise ArchfoeError(f"{name!r} is not an option for P{seat}; the options are: {short(have)}.{hint}")


def same(label: str, *wanted: str) -> bool:
    """Is this the label that is meant, with or without the pile in parentheses? A name may end with some itself."""
    return label in wanted or any(label.startswith(f"{name} (") for name in wanted)


def _one_of(have: list[str]) -> str:
    return short(have) if len(set(have)) == 1 else f"one of these: {short(have)}"


def _without_place(name: str) -> str:
    """ "Kick" of "Kick (Line-Up)"; a number in brackets belongs to the name."""
    return re.sub(r" \([^()\d]*\)$", "", name)


def short(have: list[str]) -> str:
    return ", ".join(dict.fromkeys(have)) or "nothing"


def check_offer(words: str, mode: str) -> None:
    """What is said not to be on offer must at least exist, or a misspelt name would prove nothing."""
    verb, _, rest = words.partition(" ")
    if words in (END, REFILL, QUIET, LATER) or re.fullmatch(
        r"P\d|(top of )?(your|P\d's) (deck|discard pile|hand)", words
    ):
        return
    if keys_of(mode).is_offer(words) or known_action(verb):
        return
    words = words.removeprefix("assist with ")
    name = rest if verb in VERBS else re.sub(r" for (yourself|the ally|P\d)( \(.*)?$", "", words)
    name = _without_place(name)
    try:
        check_card(name, mode, heroes=True)
    except ArchfoeError:
        raise unknown("option or card", name, [card.name for box in boxes_of(mode) for card in box.values()]) from None
