"""Words for options: what a person reads beside a number, types instead of it, or writes in a position file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from archfoe.core.abilities import Vp
from archfoe.core.cards import Card
from archfoe.core.decisions import MAY, NO, SAYINGS
from archfoe.core.effect import Effect, clause
from archfoe.core.look_alikes import alike
from archfoe.core.piles import DECK, KICKS, kind_of, owner_of, pile_name
from archfoe.core.text import NUMBER_WORDS
from archfoe.registry import Variant, chosen, names_of_bots, set_of, strengths
from archfoe.registry.found import named_actions
from archfoe.table.view import Option, View
from archfoe.table.words.former import todays_words
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.own import own_words


def seat_names(n: int) -> list[str]:
    return [f"P{seat}" for seat in range(n)]


def player_names(players: Sequence[str]) -> list[str]:
    """What the seats are called at the table: bots, given by their levels, have names; once those are gone, numbers."""
    called = names_of_bots(players)
    names = []
    for seat, name in enumerate(called):
        alone = called.count(name) == 1
        names.append(name if alone else f"{name} {called[: seat + 1].count(name)}")
    return names


def table_names(players: Sequence[str]) -> list[str]:
    """The same where people sit together: there "you" is only what a screen calls its own reader."""
    told = [f"Player {seat + 1}" if alike(player, "You") else player for seat, player in enumerate(players)]
    return player_names(told)


def named_and_rated(players: Sequence[str]) -> list[str]:
    """ "ann", "Rocco (steady bot)": the list of players says how strong the bots are."""
    called = zip(player_names(players), strengths(players), strict=True)
    return [f"{name} ({strength} bot)" if strength else name for name, strength in called]


#: What a person reads for one sort of option.
Label = Callable[[Option, View, Sequence[str]], str]
_NO_LABELS: Final[Mapping[str, Label]] = {}
_NO_LOG: Final = LogWords()


def label(option: Option, view: View, names: Sequence[str], *, with_pile: bool = False) -> str:
    """ "play Kick", "Kick (discard pile)", "top of your deck", "Lasso of Truth for P2"."""
    return _label(option, view, names, own_words(view.game_type, "labels", _NO_LABELS), with_pile)


def _label(option: Option, view: View, names: Sequence[str], own: Mapping[str, Label], with_pile: bool) -> str:
    """`own`: the labels that only this game has."""
    words = own.get(option.what)
    if words is not None:
        return words(option, view, names)
    card = option.card.name if option.card is not None else ""
    if option.what in _SIMPLE and not view.variants:  # as most are
        return f"{option.what} {card}"
    for variant in chosen(view.mode, view.variants) if view.variants else ():
        if option.what in variant.words:
            return variant.words[option.what].format(card=card, cards=card, n="")
    if option.what in _PLAIN:
        return _PLAIN[option.what]
    if option.what == "pile":
        assert option.pile is not None
        return place(option.pile, view, names)
    if option.what == "seat":
        assert option.seat is not None
        return person(option.seat, view, names)
    if option.what == "word":
        return said(option, view)
    if option.what == "defend":
        assert option.seat is not None
        return f"{card} for {'yourself' if option.seat == view.seat else person(option.seat, view, names)}"
    if option.what == "assist":
        return f"assist with {card}"
    if option.use is not None and option.card is not None and len(option.card.uses) > 1:
        return f"use {card}: {clause(option.use.effect)}"
    if option.what in _VERBS or option.what in view.rules.doers:  # a variant may bring one and say nothing of it
        return f"{option.what} {card}".strip()
    if with_pile and option.pile is not None:
        owner = owner_of(option.pile)
        whose = "" if owner is None or owner == view.seat else f"{names[owner]}'s "
        return f"{card} ({whose}{_pile(option, view)})"
    return card


def own_actions(view: View) -> dict[str, Variant]:
    """What the variants of others bring to this table, by the name that is typed."""
    return named_actions(chosen(view.mode, view.variants)) if view.variants else {}


def said(option: Option, view: View) -> str:
    """What somebody says who chooses it: "draw a card", "do not draw a card", "even"."""
    if option.word == NO and view.kind is MAY:
        return f"do not {said(view.options[1], view)}"
    if option.effect is None:
        about = view.about
        return SAYINGS.get(option.word, option.word).format(about.name if about is not None else "")
    effect = option.effect
    words = effect.offer() if view.kind is MAY and isinstance(effect, Effect) else clause(effect)
    return words if view.about is None else _IT.sub(view.about.name, words, count=1)


_IT = re.compile(r"\bit\b")


def person(seat: int, view: View, names: Sequence[str]) -> str:
    """A player, or somebody else whom the game knows."""
    others = own_words(view.game_type, "log", _NO_LOG).others
    return others[seat] if seat in others else names[seat]


def place(pile: int, view: View, names: Sequence[str]) -> str:
    """ "top of your deck", "P2's discard pile", "the Line-Up"."""
    owner, own = owner_of(pile), view.own_piles
    if owner is None:
        return pile_name(pile, own) if pile in own and own[pile].bare else f"the {pile_name(pile, own)}"
    whose = "your" if owner == view.seat else f"{names[owner]}'s"
    return f"{'top of ' if kind_of(pile) == DECK else ''}{whose} {pile_name(pile, own)}"


def labels(view: View, names: Sequence[str] | None = None, options: Sequence[Option] | None = None) -> list[str]:
    """A label for each option of the pending question; cards of several piles say where they lie."""
    options = view.options if options is None else options
    names = seat_names(view.players) if names is None else names
    several = len({option.pile for option in options if option.what == "card"}) > 1
    own = own_words(view.game_type, "labels", _NO_LABELS)
    words = [_label(option, view, names, own, several) for option in options]
    if len(set(words)) < len(words):
        words = [
            _with_place(word, option, words, options, view)
            if option.what == "buy" and option.pile is not None
            else word
            for word, option in zip(words, options, strict=True)
        ]
    return _told_apart(words, options)


def _told_apart(words: list[str], options: Sequence[Option]) -> list[str]:
    """Cards of one name from two sets say which set they are from."""
    if len({option.card.set for option in options if option.card is not None}) < 2:  # as in most games
        return words
    named: dict[str, set[str]] = {}
    for word, option in zip(words, options, strict=True):
        if option.card is not None:
            named.setdefault(word, set()).add(option.card.set)
    return [
        f"{word} ({title_of(option.card.set)})" if option.card is not None and len(named[word]) > 1 else word
        for word, option in zip(words, options, strict=True)
    ]


def title_of(name: str) -> str:
    """A set as a button names it."""
    found = set_of(name)
    return found.name_on_button if found is not None else name


def _with_place(word: str, option: Option, words: Sequence[str], options: Sequence[Option], view: View) -> str:
    """What can be bought in several places says where: in a space, in the Line-Up or from its stack."""
    assert option.pile is not None
    piles = {other.pile for other, same in zip(options, words, strict=True) if same == word}
    return f"{word} ({_pile(option, view)})" if len(piles) > 1 else word


def _pile(option: Option, view: View) -> str:
    """Not every set has Kicks in the stack of Kicks."""
    assert option.pile is not None
    if option.pile == KICKS and option.card is not None:
        return f"{option.card.name} stack"
    return pile_name(option.pile, view.own_piles)


def find(wanted: str, have: Sequence[str], taken: Sequence[int] = ()) -> list[int]:
    """Which labels a person may mean: the whole, the start, the start of a word in it, or any part.

    Case, apostrophes, hyphens and a leading "the" do not matter; "buy", "play" and other verbs may be
    left out. Several equal labels are one meaning, so only the first that is not taken counts. What is
    called so no longer is found by its former words. "Destroy it" finds "destroy Lex Luthor".
    """
    return _find(wanted, have, taken) or _find(todays_words(wanted), have, taken) or _find_unnamed(wanted, have, taken)


def _find_unnamed(wanted: str, have: Sequence[str], taken: Sequence[int]) -> list[int]:
    """Labels that begin so and name the card which is typed as "it"."""
    if not _IT.search(wanted):
        return []
    meant = ".+".join(re.escape(part) for part in _IT.split(wanted.strip()))
    return [i for i, text in enumerate(have) if i not in taken and re.match(meant, text, re.IGNORECASE)]


def _find(wanted: str, have: Sequence[str], taken: Sequence[int]) -> list[int]:
    verb, name = _split(wanted)
    if not name:
        return []
    for fits in _WAYS:
        found: dict[str, int] = {}
        for i, text in enumerate(have):
            of, whole = _split(text)
            forms = (whole, _split(text.split(" (")[0])[1])
            if i not in taken and verb in ("", of) and any(fits(form, name) for form in forms):
                found.setdefault(text, i)
        if found:
            return list(found.values())
    return []


_DIGITS = {word: str(n) for n, word in enumerate(NUMBER_WORDS) if n > 1}
_PLAIN = {"end": "end turn", "later": "ask again at the end", "quiet": "no more help this turn"}
_SIMPLE = ("play", "buy")
_VERBS = ("play", "buy", "use", "hunt", "store")
_HELP = "assist"  # "assist with Krypto", "assist krypto"
_WAYS: tuple[Callable[[str, str], bool], ...] = (
    lambda text, name: text == name,
    lambda text, name: text.startswith(name),
    lambda text, name: f" {name}" in text,
    lambda text, name: len(name) > 2 and name in text,
)


def _split(text: str) -> tuple[str, str]:
    """The verb of a label, if it has one, and the rest of it in plain letters."""
    plain = text.lower().replace("'", "").replace("\u2019", "").replace("-", " ")
    words = plain.split()
    verb = words.pop(0) if len(words) > 1 and words[0] in (*_VERBS, _HELP) else ""
    if verb == _HELP and len(words) > 1 and words[0] == "with":
        words.pop(0)
    words = [_DIGITS.get(word, word) for word in words]  # files of earlier versions have number words
    return verb, " ".join(words).removeprefix("the ")


def points(card: Card) -> str:
    return "VP varies" if isinstance(card.vp, Vp) else f"{card.vp} VP"
