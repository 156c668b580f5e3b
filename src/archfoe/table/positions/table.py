"""A table laid out by card names, driven by names and read by names: for tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from archfoe.core.card import CardTable
from archfoe.core.cards import MAIN_KIND, STACK_KIND, SUPER_VILLAIN_KIND, Box, Card
from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.facts import changed
from archfoe.core.game import MAIN_TASK, Answerer, Game
from archfoe.core.piles import (
    BORROWED,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HEROES,
    KICKS,
    LINEUP,
    MAIN,
    ONGOING,
    PLAYED,
    SET_ASIDE,
    STACK,
    UNDER,
    WEAKNESSES,
)
from archfoe.core.slots import placed
from archfoe.core.state import State
from archfoe.games.options import DEALT, TWO_HEADS, Options
from archfoe.games.shared.mixing import boxes_of
from archfoe.games.shared.piles import STORED
from archfoe.games.shared.scoring import scores
from archfoe.games.shared.turns import rules_of
from archfoe.registry import USUAL_MODE, Set, host_of, modes, told_apart
from archfoe.registry.guest_list import names as guest_names
from archfoe.sets import BOXES
from archfoe.table.positions.keys import PositionKeys, keys_of
from archfoe.table.view import View
from archfoe.table.words.labels import find, labels

#: What lies where nothing is said: plain cards that get in nobody's way.
DEFAULT_DECK = ("Punch",) * 10
#: Piles of a seat by the words of a position; decks are written top first.
OWNED_PILES: Mapping[str, int] = {
    "hands": HAND,
    "decks": DECK,
    "discards": DISCARD,
    "played": PLAYED,
    "in_play": ONGOING,
    "under": UNDER,
    "borrowed": BORROWED,
    "heroes": HEROES,
    "set_aside": SET_ASIDE,
    "stored": STORED,
}
SHARED_PILES: Mapping[str, int] = {
    "lineup": LINEUP,
    "main_deck": MAIN,
    "stack": STACK,
    "destroyed": DESTROYED,
}
_TOP_FIRST = (DECK, MAIN, STACK)
GUEST_KINDS = (MAIN_KIND, SUPER_VILLAIN_KIND)  # what comes of a set that is mixed into another one's game


def card_named(name: str, mode: str, *, hero: bool = False) -> Card:
    """A card of the mode's boxes; Super Heroes, Characters and cards may share a name. "Circe" is her first Level.

    Of two sets that have a card of this name the first is meant, unless it says which: "Darkseid of base".
    """
    game, guest = told_apart(mode, "")
    called, _, last = name.rpartition(" of ")
    name, wanted = (called, last) if called and last in guest_names(mode) else (name, "")
    places = [_by_name(box, len(box), hero) for box in boxes_of(game) if wanted in ("", box.name)]
    for place in places:
        if name in place:
            return place[name]
    for one in guest_names(guest) if not hero else ():
        place = _by_name(BOXES[one], len(BOXES[one]), hero, GUEST_KINDS) if wanted in ("", one) else {}
        if name in place and (card := modes()[game].game.guest(place[name])) is not None:
            return card
        places.append(place)
    what = host_of(game).game.figure if hero else "card"
    for box in BOXES.values():  # the commonest slip is a mode that was not written down
        if any(card.name == name for card in _cards_of(box, hero)):
            raise ArchfoeError(f"{name} is a {what} of {box.name} and not of {mode}: change the mode.")
    raise unknown(what, name, [card.name for place in places for card in place.values()])


@cache  # a position has dozens of names; a box that has got another card is looked through again
def _by_name(box: Box, size: int, hero: bool, kinds: tuple[str, ...] = ()) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in _cards_of(box, hero):
        if not kinds or card.kind in kinds:
            found.setdefault(card.name, card)
            if card.stage == 1:
                found.setdefault(card.figure, card)
    return found


def _cards_of(box: Box, hero: bool) -> list[Card]:
    return [card for card in box.values() if card.is_figure == hero]


class _Laid:
    """Cards by name, each with its pile, in the order in which they are laid."""

    def __init__(self, sets: str, options: Options) -> None:
        self.sets, self.options = sets, options
        self.cards: list[Card] = []
        self.where: list[int] = []

    def lay(self, pile: int, names: Sequence[str], *, top_first: bool = False, hero: bool = False) -> None:
        for name in reversed(names) if top_first else names:
            self.cards.append(card_named(name, self.sets, hero=hero))
            self.where.append(pile)

    def lay_owned(self, keys: PositionKeys, home: Set, owned: Mapping[str, Mapping[int, Sequence[str]]]) -> None:
        """What the players have; where nothing is said, the usual decks and figures."""
        players = self.options.players
        figures: dict[int, Sequence[str]] = dict(enumerate([name] for name in keys.figures(home)[:players]))
        decks: dict[int, Sequence[str]] = dict.fromkeys(range(players), DEFAULT_DECK)
        usual = {"heroes": figures, "decks": decks}
        for word, kind in {**OWNED_PILES, **keys.owned_piles}.items():
            for seat, names in {**usual.get(word, {}), **owned.get(word, {})}.items():
                if not 0 <= seat < players:
                    raise ArchfoeError(f"There is no player P{seat} at a table of {players}.")
                self.lay(kind + seat, names, top_first=kind in _TOP_FIRST, hero=kind in keys.figure_piles)
                if kind == HEROES:
                    for below, figures_there in keys.brought_along(names, self.options.mode).items():
                        self.lay(below + seat, figures_there, top_first=True, hero=True)

    def lay_shared(self, keys: PositionKeys, shared: Mapping[str, Sequence[str]]) -> None:
        for word, pile in {**SHARED_PILES, **keys.shared_piles}.items():
            self.lay(pile, shared.get(word, ()), top_first=pile in _TOP_FIRST)

    def lay_stacks(self, home: Set, kicks: int | None, weaknesses: int | None) -> None:
        """The stacks that everybody takes from; all copies where nothing is said."""
        for card in home.box.of_kind(STACK_KIND):
            n = kicks if card.cost else weaknesses
            self.lay(KICKS if card.cost else WEAKNESSES, [card.name] * (card.copies if n is None else n))

    def state(self, seed: int | str) -> State:
        options = self.options
        s = State(CardTable(self.cards), options.teams, key_of_seed(seed))
        for card, pile in enumerate(self.where):
            s.piles[pile].append(card)
            s.where[card] = pile
        s.slots = placed((), s.piles[LINEUP])
        for seat in range(options.players):
            s.plays += [(seat, card) for card in s.piles[PLAYED + seat]]
            for card in s.piles[PLAYED + seat]:
                s.offer(seat, card)
            if len(s.piles[HEROES + seat]) > (2 if TWO_HEADS in options.variants else 1):
                raise ArchfoeError(f"P{seat} has more Super Heroes than the game allows.")
        s.partners = options.hands_seen_by
        return s


class Table:
    """A game in some position. Everything is said and read in names; seats are numbers."""

    def __init__(
        self,
        mode: str = USUAL_MODE,
        players: int = 2,
        variants: Sequence[str] = (),
        *,
        mix: str = "",
        owned: Mapping[str, Mapping[int, Sequence[str]]] | None = None,
        shared: Mapping[str, Sequence[str]] | None = None,
        kicks: int | None = None,
        weaknesses: int | None = None,
        turn: int = 0,
        power: int = 0,
        face_down: bool = False,
        heroes_down: Sequence[int] = (),
        from_start: bool = False,
        seed: int | str = 0,
        agents: Mapping[int, Answerer] | None = None,
        **own: Any,
    ) -> None:
        """`owned` maps words of OWNED_PILES to seats to names, `shared` words of SHARED_PILES to names.

        `played` cards count as played this turn, without their effects; `face_down` hides the
        next Super-Villain, as after a defeat; `heroes_down` are seats whose Super Heroes lie face down;
        `from_start` begins with the start of the turn instead of the main step. `mix` is another set whose
        cards may lie there, too. What is `own` to a game is told in its room, with its keys.
        """
        keys = keys_of(mode)
        for argument in own:
            if argument not in keys.arguments:
                raise TypeError(f"A table of {mode} takes no {argument!r}.")
        self.mode_name, self.sets = mode, sets_of(mode, mix)
        options = Options(mode, players, tuple(variants), heroes=DEALT, mix=mix, **keys.options(own))
        self.rules, home = rules_of(options), options.played.home
        laid = _Laid(self.sets, options)
        laid.lay_owned(keys, home, owned or {})
        laid.lay_shared(keys, keys.usual(home, options, self.rules) | dict(shared or {}))
        keys.lay(own, laid.lay)
        laid.lay_stacks(home, kicks, weaknesses)
        s = laid.state(seed)
        s.facts = self.rules.new_facts()
        for seat in heroes_down:
            s.down[seat] = True
        s.face_down = face_down
        for seat in range(players):
            if s.piles[STORED + seat]:
                s.note("since", changed(s.fact("since"), seat, 0))  # in an earlier turn
        s.active, s.turn, s.between = turn, 1, from_start
        keys.settle(s, self.rules, own)
        if power:
            s.raw[turn] = power
            s.parts.append((turn, -1, -1, power))
        s.agenda = [("start_turn",) if from_start else MAIN_TASK]
        self.game = Game(self.rules, s, agents)

    # Driving it: by names, as the steps of a position file do

    def asked(self) -> list[int]:
        """Who is asked something now."""
        return sorted(self.game.waiting)

    def view(self, seat: int | None) -> View:
        return View(self.game, seat)

    def offered(self, seat: int | None = None) -> list[str]:
        """The labels of what is on offer now, as the line mode shows them."""
        seat = self.one_asked() if seat is None else seat
        if seat not in self.game.waiting:
            raise ArchfoeError(f"P{seat} is not asked anything now; asked: {self._asked_names()}.")
        return labels(self.view(seat))

    def answer(self, seat: int, *names: str | None) -> None:
        """Picks options by name; None declines."""
        have = self.offered(seat)
        picked: list[int] = []
        for name in names:
            if name is None:
                continue
            exact = [i for i, text in enumerate(have) if i not in picked and _same(text, name)]
            found = exact[:1] or find(name, have, picked)
            if len(found) != 1:
                why = "is not an option" if not found else "could mean several options"
                raise ArchfoeError(f"{name!r} {why} for P{seat}; the options are: {_short(have)}.")
            picked.append(found[0])
        self.game.decide(seat, *picked)

    def pass_last_help(self, unless: int | None = None) -> None:
        """All who are asked for a last Assist decline, unless it is this seat's turn to speak."""
        while self.game.waiting and unless not in self.game.waiting:
            seat = min(self.game.waiting)
            if not self.view(seat).last_help:
                return
            self.game.decide(seat)

    def one_asked(self) -> int:
        """The only one who is asked something now."""
        asked = self.asked()
        if len(asked) != 1:
            raise ArchfoeError(f"Say who answers; asked: {self._asked_names()}.")
        return asked[0]

    def _asked_names(self) -> str:
        return ", ".join(f"P{seat}" for seat in self.asked()) or "nobody"

    # Reading it

    @property
    def state(self) -> State:
        return self.game.state

    def names(self, pile: int) -> list[str]:
        """The cards of a pile by name; decks and stacks top first."""
        cards = [self.state.cards[card].name for card in self.state.piles[pile]]
        kind = pile if pile >= MAIN else pile - pile % HAND
        return cards[::-1] if kind in _TOP_FIRST else cards

    def power(self, seat: int) -> int:
        return self.state.power(seat)

    def vp(self, seat: int) -> int:
        """What the seat would score now."""
        return scores(self.state)[seat]

    @property
    def active(self) -> int:
        return self.state.active

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winners(self) -> tuple[int, ...]:
        return self.state.winners


def sets_of(mode: str, mix: str) -> str:
    """The sets whose cards a table may have; "example" and the like mix the sets of the mode itself."""
    return f"{mode}+{mix}" if mix and all(name in BOXES for name in guest_names(mix)) else mode


def _same(text: str, name: str) -> bool:
    return text == name or text.startswith(f"{name} (")


def _short(have: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(have)) or "nothing"
