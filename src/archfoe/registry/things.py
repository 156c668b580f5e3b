"""What a game, a set, a mixture and a variant tell of themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from archfoe.core.piles import NO_OWN_PILES, OwnPile
from archfoe.registry.questions import GameOptions, MixParts, Question, Value, check_answers

if TYPE_CHECKING:
    from archfoe.core.cards import Box, Card
    from archfoe.core.state import State

#: What is above this floor has no name here: the `Options` of a table, the rules (`Turns`) and a part of them (`Part`).
Table = Any
Rules = Any
Part = Any

#: Counts up when a field, a hook or a verb changes its meaning.
API: Final = 1


class _Later:
    """A box that is not loaded yet."""

    def __init__(self, place: str) -> None:
        self.module, _, self.name = place.partition(":")


def later(place: str) -> Box:
    """For `Set.box`: "package.module:NAME" is imported when somebody asks for the box; most only ask for names."""
    return cast("Box", _Later(place))


@dataclass(frozen=True)
class Counts:
    """What a box must hold, each copy: `archfoe doctor` compares."""

    cards: int  # of a game: all but figures and what scenarios bring
    figures: int = 0  # Super Heroes, or Levels of Characters
    promos: int = 0  # figures that are not in the box


class Trade(NamedTuple):
    """A card of the hand for one of the Line-Up that may cost so much more, or so much Power instead."""

    more: int
    instead: float


@dataclass(frozen=True, eq=False, kw_only=True)
class Set:
    """The cards of one product, and what there is to know of it beside its cards."""

    name: str  # of folders, options and files: "heroes_unite"
    title: str  # of a table
    game: str  # whose rules it is made for
    box: Box
    api: int = 0  # the interface that it was written for, as a number; 0, which is none, if it does not say
    short: str = ""  # what a button says; the title if nothing is told
    version: str = ""
    revision: int = 1  # counts up when a card does something else; of ours: when an old record is no longer the same
    oldest: int = 1  # records of ours that were played with an earlier revision than this are refused
    changed: str = ""  # why, or what is to be known of records of earlier revisions that can still be played
    counts: Counts | None = None
    # What a table has of it
    seats: range | None = None  # how many may sit down, where that is less than the game allows
    variants: tuple[str, ...] | None = None  # those of the game that it has; None: all
    features: frozenset[str] = frozenset()  # what its cards need of the rules, in words of the game
    players: int = 2  # how many usually sit down
    first_heroes: tuple[str, ...] = ()  # for a first game
    kick: str = "Kick"  # the card that can always be bought, and the one that nobody wants
    weakness: str = "Weakness"
    # What lies in a position where nothing is said: cards that get in nobody's way
    plain: str = ""
    foes: tuple[str, ...] = ()  # the stack of Super-Villains, from its top
    figures: tuple[str, ...] = ()
    # What people see
    icon: str = "card-pick"
    blurb: str = ""  # one sentence for the first page
    minutes: int = 0  # about as long as a game takes; 0: nothing is said of it
    fan: tuple[str, ...] = ()  # ids of five cards for the first page
    pictures: Mapping[str, str] = field(default_factory=dict)  # id of a card -> an icon, or any word that draws lots
    rules: str = ""  # its page of rules, in the form of docs/rules
    rule_ids: Mapping[str, str] = field(default_factory=dict)  # where its book has a rule of its own: cause -> id
    #: (id of a card, a cause or a word of the log) -> what its book says of that card
    statements: Mapping[tuple[str, str], str] = field(default_factory=dict)
    coached: tuple[str, ...] = ()  # its coached games: paths of files (docs/coached.md)
    stories: tuple[str, ...] = ()  # its stories: paths of files (docs/stories.md)
    builds_on: str = ""  # the set whose rules speak of its cards, too
    notes: str = ""  # of its sources: said below its cards when the set is listed
    # What bots cannot read off its cards
    worths: Mapping[str, float] = field(default_factory=dict)  # a function, or a verb of its own -> what it gives
    trades: Mapping[str, Trade] = field(default_factory=dict)  # a function that offers one, by its name
    likings: Mapping[str, Callable[..., float]] = field(
        default_factory=dict
    )  # a kind of question of its own -> each option

    def __post_init__(self) -> None:
        if isinstance(self.box, _Later):  # from now on `__getattr__` is asked for it
            object.__setattr__(self, "_later", self.__dict__.pop("box"))

    def __getattr__(self, name: str) -> Any:
        if name != "box":
            raise AttributeError(name)
        where = self.__dict__["_later"]
        object.__setattr__(self, "box", getattr(import_module(where.module), where.name))
        return self.box

    @property
    def name_on_button(self) -> str:
        return self.short or self.title

    @property
    def plain_card(self) -> str:
        return self.plain or next(card.name for card in self.box.of_kind("main"))


@dataclass(frozen=True, eq=False, kw_only=True)
class Mixture:
    """Two sets that are mixed in a way of their own; a mode, beside the sets themselves."""

    sets: tuple[str, ...]
    title: str
    api: int = 0
    home: str = ""  # the set that gives what is not mixed; the first if nothing is told

    @property
    def name(self) -> str:
        return "+".join(self.sets)


@dataclass(frozen=True, eq=False, kw_only=True)
class Variant:
    """A change of a game's rules that a table may choose."""

    name: str
    game: str
    note: str  # in a few words
    api: int = 0
    revision: int = 1  # counts up when its rules change, so that records played with earlier ones are refused
    part: Callable[[Any], Part] | None = None  # makes it for the rules of a table; None: the game itself has it
    players: range | None = None  # if it needs its own number
    unfit: Mapping[str, str] = field(default_factory=dict)  # variant -> why the two do not go together
    # An action or an event of its own -> what a player does, as "leap over {card}"
    words: Mapping[str, str] = field(default_factory=dict)
    worths: Mapping[str, float] = field(default_factory=dict)  # an action -> what it is worth to a bot
    rules: str = ""  # the path of the page with its rules


class GameType:
    """What there is to know of a game; one subclass and one object a room: `GAME`.

    What only one room of the house asks for is a face (registry/faces.py), which that room reads.
    """

    name: str
    api: int
    figure: str  # what a player plays: "Super Hero", "Character"
    players: range
    hero_ways: tuple[str, ...]  # how figures may be chosen
    variants: tuple[Variant, ...] = ()
    mix_ways: tuple[str, ...] = ()  # of its mixtures, the usual one first
    piles: Mapping[int, OwnPile] = NO_OWN_PILES  # that only it has, by number, or by kind if each seat has one
    faces: Mapping[str, str] = MappingProxyType({})  # room of the house -> where it finds what the game says for it

    def box(self) -> type[Box]:
        """What holds its cards, with all fields that they may have."""
        from archfoe.core.cards import Box

        return Box

    # Rules

    def rules(self, options: Table) -> Rules:
        """The rules of a table, with its variants."""
        raise NotImplementedError

    def new_state(self, options: Table, key: bytes) -> State:
        """The first position; the key decides all chance."""
        raise NotImplementedError

    def start(self, options: Table, key: bytes) -> tuple[Rules, State]:
        """Rules and first position together: a game that asks its rules what to begin with makes them once."""
        return self.rules(options), self.new_state(options, key)

    def part_kind(self) -> type[Any] | None:
        """What a variant of another package builds its part on; None: it takes only its own."""
        return None

    def rule_tables(self) -> tuple[Mapping[str, str], ...]:
        """The rule behind each word of the log and each kind of question: one table for each way to play."""
        return ()

    # What a table has agreed on

    def own_options(self) -> type[GameOptions]:
        """What it asks beside what every game asks, as a frozen dataclass; the usual answers are its defaults."""
        return GameOptions

    def questions(self, mode: Mode) -> tuple[Question, ...]:
        """The same as data: flags of the command, forms and presets are made of it."""
        return ()

    def answers(self, options: Table) -> dict[str, Value]:
        """What one would answer to get such a table, where that is not the usual answer."""
        asked = self.questions(options.played)
        given = {question.name: getattr(options.own, question.name) for question in asked}
        return {question.name: given[question.name] for question in asked if given[question.name] != question.default}

    def check(self, options: Table) -> Mapping[str, object]:
        """Refuses with a sentence what cannot be played; gives back fields that are written in another way."""
        check_answers(self.questions(options.played), options.own, options.variants)
        return {}

    def check_figures(self, options: Table, chosen: list[Card]) -> None:
        """Refuses figures, each by itself known to this table, that do not go together."""

    def called(self, options: Table) -> str:
        """What is played, apart from players, variants and cards of others, in a list of many tables."""
        mode: str = options.mode
        return mode

    def usual_way(self, mode: Mode) -> str:
        """How players come by their figures if nothing is said."""
        return self.hero_ways[0]

    def mix_parts(self, mode: Mode) -> MixParts | None:
        """Of a mixture: what a table may name in place of a way to mix; None: nothing."""
        return None

    def heroes_each(self, options: Table) -> int:
        return 1

    def partners(self, options: Table) -> bool:
        """Two against two by the number of players alone: partners see each other's hands and assist each other."""
        return False

    def teams(self, options: Table) -> tuple[int, ...]:
        """Seat -> team; turns of teams alternate."""
        return tuple(range(options.players))

    def hands_seen_by(self, options: Table) -> tuple[int, ...]:
        """Seat -> a bit for each seat that sees its hand."""
        return tuple(1 << seat for seat in range(options.players))

    # Cards of other games

    def guest(self, card: Card) -> Card | None:
        """What a card of another game becomes here; None: there is no place for it."""
        return card

    def main_guests(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The main deck of another set, each copy, as it is in one of this game; what has no place here is left out."""
        return tuple(self.guests(cards))

    def guests(self, cards: Iterable[Card]) -> list[Card]:
        """All that have a place here, as they are here."""
        return [guest for guest in map(self.guest, cards) if guest is not None]

    def lacks(self, box: Box) -> str:
        """What a box must still have to be a game by itself, in a few words; "" if nothing is missing."""
        return ""


@dataclass(frozen=True, eq=False)
class Mode:
    """What can be played: a set by itself, or a mixture."""

    name: str
    title: str
    game: GameType
    sets: tuple[Set, ...]
    home: Set  # gives starting decks, Kicks and Weaknesses
    others: tuple[Variant, ...] = ()  # what other packages bring to its game

    @property
    def mixed(self) -> bool:
        return len(self.sets) > 1

    @property
    def sort(self) -> tuple[str, frozenset[str]]:
        """The same for modes that are played in the same way."""
        return self.game.name, self.features

    @property
    def players(self) -> range:
        """How many may sit down: the widest that one of its sets allows."""
        ranges = [own.seats or self.game.players for own in self.sets]
        return range(min(seats.start for seats in ranges), max(seats.stop for seats in ranges))

    @property
    def choices(self) -> dict[str, Variant]:
        """Its variants: those that one of its sets has, in the order of the game, and those of other packages."""
        mine = [
            variant
            for variant in self.game.variants
            if any(own.variants is None or variant.name in own.variants for own in self.sets)
        ]
        return {variant.name: variant for variant in (*mine, *self.others)}

    @property
    def variants(self) -> tuple[str, ...]:
        return tuple(self.choices)

    @property
    def features(self) -> frozenset[str]:
        return frozenset().union(*(own.features for own in self.sets))

    @property
    def players_of_trials(self) -> int:
        """How many bots try something out, if nothing is said: two where two can play."""
        return 2 if 2 in self.players else self.players[0]

    @property
    def usual_players(self) -> int:
        return min(max(self.players[0], *(own.players for own in self.sets)), self.players[-1])
