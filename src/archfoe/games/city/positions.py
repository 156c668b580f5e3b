"""What positions of Rebirth say and hold beside what all have: the city, who is where, and what a scenario counts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from yaml.nodes import Node

from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.facts import changed
from archfoe.core.piles import UNUSED
from archfoe.core.state import State
from archfoe.games.city.kinds import PLACE_CHARACTER
from archfoe.games.city.legacy import DESTROYED_AT as HIT_POINTS
from archfoe.games.city.legacy import MISSIONS
from archfoe.games.city.options import is_contest
from archfoe.games.city.piles import BASICS, BESIDE, SPACE, SPACES, space_name
from archfoe.games.city.ring import LOCATIONS as LOCATION_SPACES
from archfoe.games.city.scenario import ABILITY, BASIC_SIDE
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.city.scenarios.face import (
    BY_CARD,
    BY_LOCATION,
    BY_SEAT,
    CARD_BY_LOCATION,
    CARDS,
    COUNT,
    NAMED,
    Token,
)
from archfoe.games.city.scenarios.faces import FACES, TOKENS
from archfoe.games.city.tiles import TILES
from archfoe.games.city.view import city_in
from archfoe.games.options import Options
from archfoe.games.shared.choices import CONTEST, TEAM
from archfoe.games.shared.piles import TROPHIES
from archfoe.games.shared.turns import Turns
from archfoe.registry import Set
from archfoe.table.positions import notation as read
from archfoe.table.positions.expectations import (
    ENDINGS,
    EXACT,
    NOWHERE,
    by_seat,
    card_names,
    number_expectation,
    pile_expectation,
    said_of,
    told_apart,
    word_expectation,
)
from archfoe.table.positions.keys import Expectation, Lay, Move, PositionKeys, refuse_keys
from archfoe.table.positions.notation import Mistake, line_of
from archfoe.table.positions.table import Table

_BASIC_COPIES: Final = 5
_LEVELS: Final = 5  # of the Threat Track
CITY: Final = "city"
_AT, _ALLY, _CONTAINED = "at", "ally", "contained"
#: What a scenario lays beside the city, and Signature cards that may still be earned.
_CITY_PILES: Final = frozenset(CITY + end for end in (EXACT, *ENDINGS))
_PILES: Final[Mapping[str, int]] = {"beside": BESIDE, "unearned": UNUSED}
_NUMBERS: Final = ("threat", "move", "turn_number")
_BY_SPACE: Final = (CITY, _AT, _ALLY, "damage", "tiles")
_NOT_HERE: Final = ("confronting", "stack", "face_down", "heroes_down", "lineup", "kicks")
_BY_LOCATION: Final[Mapping[str, Callable[[Table, int], int]]] = {
    "damage": lambda table, space: HIT_POINTS if (lost := city_in(table.view(None)).damage(space)) is None else lost,
    "basics": lambda table, space: len(table.names(BASICS + space // 2)),
}
_COUNTS: Final[Mapping[str, Callable[[Table], int]]] = {
    "threat": lambda table: city_in(table.view(None)).threat,
    "clock": lambda table: city_in(table.view(None)).clock_box or 0,
}
_WALK = re.compile(r"(?P<verb>walk|lead the ally) to (?P<spaces>.+)")
_PLACE = re.compile(r"place (?P<space>\S+)")
_SPACE = re.compile(r"(?P<verb>(?:(?:walk|lead the ally) to )?)(?P<space>[LS][1-5])")
#: What is done where a Character is, as the options say it.
_DEEDS: Final = [
    re.compile(re.escape(said).replace(r"\{\}", "(?P<tile>.+)"))
    for said in ("rebuild {}", *(said for own in FACES.values() for said in own.said))
]
_THE_ALLY: Final = "the ally"
_SPACE_NAMES: Final = tuple(space_name(space) for space in range(SPACES))


class CityKeys(PositionKeys):
    """`scenario` is the number of one, whose rules hold but whose cards are not laid out.

    `city` maps spaces ("L1" to "L5", "S1" to "S5") to names, `at` seats to spaces (else all Characters stand in S5;
    none: not placed yet), `ally` is a space, `damage` Locations to hit points lost (5: destroyed), `tiles` Locations to
    tiles ("Batcave A"), and `turn_number` 1 is the first turn, which has no Attacks. To `Table` what a scenario counts
    is given as `facts`, by their fields.
    """

    only = (*_BY_SPACE, *_NUMBERS, "scenario", *_PILES, *TOKENS)
    sort = "games with a city"
    piles = _CITY_PILES | {"trophies" + end for end in (EXACT, *ENDINGS)}
    expectations = frozenset(
        {
            *(pile + end for pile in (CITY, "trophies", *_PILES) for end in (EXACT, *ENDINGS)),
            *_BY_LOCATION, *_COUNTS, *TOKENS, _AT, _ALLY, _CONTAINED, "move",
        }
    )  # fmt: skip
    arguments = (*_BY_SPACE, *_NUMBERS, "scenario", "facts")
    shared_piles: ClassVar[Mapping[str, int]] = _PILES
    owned_piles: ClassVar[Mapping[str, int]] = {"trophies": TROPHIES}

    # What is written

    def check(self, parts: Mapping[str, Node], mode: str, players: int, variants: Sequence[str]) -> None:
        contest = CONTEST in variants
        refuse_keys(parts, _NOT_HERE, f"is not for {mode}: cards lie in the `city`.")
        if not contest:
            refuse_keys(parts, ("trophies",), f"is for {mode} with the variant {CONTEST}.")
        if players > 1:
            refuse_keys(parts, ("ally",), f"is for {mode} with one player.")
        if players > 1 and (not contest or TEAM in variants):
            refuse_keys(parts, ("stored",), f"is for {mode} with one player, or each against all others.")

    def read(self, parts: Mapping[str, Node], sets: str, players: int) -> dict[str, Any]:
        more: dict[str, Any] = {}
        for key, node in parts.items():
            if key in _NUMBERS:
                more[key] = read.amount(node, key)
                if key == "threat" and more[key] > _LEVELS:
                    raise Mistake(line_of(node), f"the threat goes up to {_LEVELS}.")
            elif key in _BY_SPACE:
                more[key] = _by_space(key, node, sets, players)
        return more | _scenario(parts, players)

    def expect(self, key: str, node: Node, sets: str, players: int, seer: int | None) -> Iterator[Expectation]:
        if key in _CITY_PILES:
            for space, value in by_space(key, node):
                what = f"{key} of {word_of_space(space)}"
                yield pile_expectation(what, SPACE + space, told_apart(key)[1], value, sets, seer)
        elif key == "move":
            for seat, value in by_seat(key, node, players):
                yield number_expectation(f"{key} of P{seat}", value, said_of(_move, seat))
        elif key in _COUNTS:
            yield number_expectation(key, node, _COUNTS[key])
        elif key in TOKENS:
            yield from _token_expectations(key, TOKENS[key], node, players)
        elif key in _BY_LOCATION:
            for space, value in by_space(key, node, locations=True):
                yield number_expectation(f"{key} of {word_of_space(space)}", value, said_of(_BY_LOCATION[key], space))
        elif key == _AT:
            for seat, value in by_seat(key, node, players):
                yield word_expectation(f"{key} of P{seat}", place(value) or NOWHERE, value, _whereabouts(seat))
        elif key == _ALLY:
            yield word_expectation(key, place(node) or NOWHERE, node, _ally)
        else:
            names = card_names(node, key, sets)
            yield word_expectation(key, names[0] if names else NOWHERE, node, _contained)

    # How it is laid out

    def options(self, own: Mapping[str, Any]) -> dict[str, Any]:
        return {"scenario": own.get("scenario", 1)}

    def usual(self, home: Set, options: Options, rules: Turns) -> dict[str, Sequence[str]]:
        """There is neither a Line-Up nor a stack."""
        return super().usual(home, options, rules) | {"lineup": (), "stack": ()}

    def lay(self, own: Mapping[str, Any], lay: Lay) -> None:
        for space, names in (own.get(CITY) or {}).items():
            lay(SPACE + space_of_word(space), names)
        for number, (tile, side) in enumerate(_locations(own)):
            stands = (own.get("damage") or {}).get(f"L{number + 1}", 0) < HIT_POINTS
            if side == BASIC_SIDE:
                lay(BASICS + number if stands else UNUSED, [TILES[tile].basic] * _BASIC_COPIES)
        self._lay_beside(own, lay)

    def _lay_beside(self, own: Mapping[str, Any], lay: Lay) -> None:
        """The cards that a scenario has lying on Locations, or in a pile of its own."""
        for key, value in (own.get("facts") or {}).items():
            if type(value) is str:
                lay(BESIDE, [value])
            elif key in TOKENS and TOKENS[key].form == CARDS:
                lay(BESIDE, list(value))

    def settle(self, s: State, rules: Turns, own: Mapping[str, Any]) -> None:
        if is_contest(rules.options):
            for seat in range(len(s.teams)):
                if s.piles[TROPHIES + seat]:
                    fallen = sum(s.cards[card].super_villain for card in s.piles[TROPHIES + seat])
                    s.note("defeated", s.fact("defeated") + fallen)
        s.note("tiles", _locations(own))
        for key, value in (own.get("facts") or {}).items():
            _note_token(s, key, value)
        _settle_city(s, own.get(_AT) or {}, own.get("threat", 0), own.get("damage") or {})
        if own.get(_ALLY) is not None:
            s.note("ally", space_of_word(own[_ALLY]))
        s.turn, s.moves[s.active] = own.get("turn_number", 2), own.get("move", 0)

    # What is said

    def move(self, words: str, mode: str) -> Move | None:
        """Ways of a Character: `walk to S1, L2` is two steps, `place S1` where it begins."""
        if walk := _WALK.fullmatch(words):
            spaces = [space_name(space_of_word(word.strip())) for word in walk["spaces"].split(",")]
            return Move(words, path=tuple(f"{walk['verb']} to {space}" for space in spaces))
        if start := _PLACE.fullmatch(words):
            return Move(words, (space_name(space_of_word(start["space"])),), asked=PLACE_CHARACTER)
        return Move(words, (words,)) if _is_deed(words) else None

    def in_full(self, words: str) -> str:
        """ "L2" and "walk to L2" as options show them: "Location 2", "walk to Location 2"."""
        short_form = _SPACE.fullmatch(words)
        return f"{short_form['verb']}{space_name(space_of_word(short_form['space']))}" if short_form else words

    def is_offer(self, words: str) -> bool:
        a_space = re.sub(r"^(walk|lead the ally) to ", "", words) in _SPACE_NAMES
        return words == _THE_ALLY or a_space or _is_deed(words)

    def used_names(self) -> Sequence[str]:
        return [tile.name for tile in TILES.values()]


def space_of_word(word: str) -> int:
    """ "L1" is Location 1, "S1" the slot after it."""
    if len(word) != 2 or word[0] not in "LS" or word[1] not in "12345":
        raise ArchfoeError(f"{word!r} is not a space of the city: write L1 to L5 or S1 to S5.")
    return 2 * (int(word[1]) - 1) + (word[0] == "S")


def word_of_space(space: int) -> str:
    return f"{'S' if space % 2 else 'L'}{space // 2 + 1}"


def _move(table: Table, seat: int) -> int:
    """Move that can still be spent."""
    return max(0, table.state.moves[seat])


def _is_deed(words: str) -> bool:
    """ "rebuild Bank", or what a scenario has to be done; a Location that is none is a slip of the pen."""
    found = [deed for pattern in _DEEDS if (deed := pattern.fullmatch(words))]
    if not found:
        return False
    names = [tile.name for tile in TILES.values()]
    tile = found[0].groupdict().get("tile")
    if tile is not None and tile not in names:
        raise unknown("Location", tile, names)
    return True


# Reading


def _by_space(key: str, node: Node, sets: str, players: int) -> Any:
    """Cards, Characters, damage and tiles by their spaces."""
    if key == CITY:
        return {word_of_space(space): card_names(cards, key, sets) for space, cards in by_space(key, node)}
    if key == _AT:
        return {read.seat(seat, players): place(value) for _, seat, value in read.entries(node, "`at`")}
    if key == _ALLY:
        return place(node)
    spaces = {word_of_space(space): value for space, value in by_space(key, node, locations=True)}
    if key == "damage":
        return {word: read.amount(value, key) for word, value in spaces.items()}
    return {word: read.text(value, "a tile") for word, value in spaces.items()}


def _scenario(parts: Mapping[str, Node], players: int) -> dict[str, Any]:
    """Its number, and what it counts and marks; where nothing is said, as many must be saved as usual."""
    number = read.number(parts["scenario"], "scenario") if "scenario" in parts else 1
    if number not in SCENARIOS:
        raise Mistake(line_of(parts["scenario"]), f"there is no scenario {number}: write 1 to {max(SCENARIOS)}, or 0.")
    _check_tokens(parts, number)
    facts: dict[Any, Any] = {}
    if to_save := SCENARIOS[number].for_team(players).to_save:
        facts["to_save"] = to_save
    for key in TOKENS:
        if key in parts:
            facts |= _facts(key, parts[key], players)
    return {"scenario": number, "facts": facts}


def _check_tokens(parts: Mapping[str, Node], scenario: int) -> None:
    """What another scenario counts would be laid out and never looked at."""
    for key, token in TOKENS.items():
        if key in parts and token.scenarios and scenario not in token.scenarios:
            numbers = token.scenarios
            which = f"scenario {numbers[0]}" if len(numbers) == 1 else f"scenarios {numbers[0]} to {numbers[-1]}"
            raise Mistake(line_of(parts[key]), f"`{key}` is for {which}, and this is scenario {scenario}.")


def _facts(key: str, node: Node, players: int) -> dict[Any, Any]:
    """The facts of a game that a key says."""
    token = TOKENS[key]
    if token.form == COUNT:
        return {token.fact: read.amount(node, key)}
    if token.form == BY_LOCATION:
        return {(token.fact, space): read.amount(n, key) for space, n in by_space(key, node, locations=True)}
    if token.form == BY_SEAT:
        entries = read.entries(node, f"`{key}`")
        return {(token.fact, read.seat(seat, players)): read.amount(n, key) for _, seat, n in entries}
    if token.form == CARD_BY_LOCATION:
        return {(token.fact, space): read.text(name, "a card") for space, name in by_space(key, node, locations=True)}
    if token.form == CARDS:
        return {token.fact: tuple([read.text(name, "a card") for name in read.items(node, key)])}
    if token.form == NAMED:
        return {token.fact: tuple([read.text(name, "a card") for name in read.items(node, key)])}
    if token.form == BY_CARD:
        return {token.fact: {word: read.amount(n, key) for word, _, n in read.entries(node, f"`{key}`")}}
    return {token.fact: missions(node)}


def by_space(what: str, node: Node, *, locations: bool = False) -> Iterator[tuple[int, Node]]:
    """The spaces of `{L1: ..., S3: ...}`, perhaps Locations only."""
    for word, key, value in read.entries(node, f"`{what}`"):
        space = _space(key, word)
        if locations and space not in LOCATION_SPACES:
            raise Mistake(line_of(key), f"`{what}` is said of Locations, and {word} is a slot.")
        yield space, value


def missions(node: Node) -> tuple[str, ...]:
    """Side Missions as they are written, large or small."""
    out = []
    for item in read.items(node, "missions"):
        out.append(read.text(item, "a Side Mission").lower())
        if out[-1] not in MISSIONS:
            raise Mistake(line_of(item), str(unknown("Side Mission", out[-1], MISSIONS)))
    return tuple(out)


def place(node: Node) -> str | None:
    """A space as it is written, or None for `none`: not placed yet."""
    word = read.text(node, "a space")
    return None if word == NOWHERE else word_of_space(_space(node, word))


def _space(node: Node, word: str) -> int:
    try:
        return space_of_word(word)
    except ArchfoeError as error:
        raise Mistake(line_of(node), str(error)) from None


# Laying out


def _locations(own: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """The tiles of the scenario in the order of its list, but for those that are named: "Batcave A"."""
    out = list(SCENARIOS[own.get("scenario", 1)].tiles)
    ids = {tile.name: tile.id for tile in TILES.values()}
    for word, wanted in (own.get("tiles") or {}).items():
        name, _, side = wanted.rpartition(" ")
        if name not in ids or side not in (ABILITY, BASIC_SIDE):
            raise unknown("tile", wanted, [f"{name} {side}" for name in ids for side in (ABILITY, BASIC_SIDE)])
        out[space_of_word(word) // 2] = (ids[name], side)
    return tuple(out)


def _note_token(s: State, key: Any, value: Any) -> None:
    """A token or count: a field, one place of a row, a Destination of a card, or a deed of a player."""
    name, where = key if type(key) is tuple else (key, None)
    row = s.fact(name)
    form = next((token.form for token in TOKENS.values() if token.fact == name), "")
    if form == NAMED:
        value = tuple([_card(s, card) for card in value])
    elif form == BY_CARD:
        value = tuple([(_card(s, card), n) for card, n in value.items()])
    elif type(value) is str:
        value = _beside(s, value)
    elif name in TOKENS and TOKENS[name].form == CARDS:
        value = tuple([_beside(s, card) for card in value])
    if where is not None and row is None:
        s.note("deeds", (*s.fact("deeds"), (name, where, value)))
    elif where is not None:
        s.note(name, changed(row, where, value))
    elif name == "destinations":
        s.note(name, tuple(value.get(card, -1) for card in range(len(s.cards))))
    elif not s.note(name, value):
        raise ArchfoeError(f"There is no {name!r} in this game.")


def _beside(s: State, name: str) -> int:
    """A card of the scenario that lies beside the city, or on a Location."""
    found = next(card for card in s.piles[BESIDE] if s.cards[card].name == name)
    if s.cards[found].returns != BESIDE:
        raise ArchfoeError(f"{name} is not a card that a scenario puts beside the city.")
    return found


def _card(s: State, name: str) -> int:
    """The first card with this name."""
    found = next((card for card, what in enumerate(s.cards) if what.name == name), None)
    if found is None:
        raise ArchfoeError(f"{name} lies nowhere in this position.")
    return found


def _settle_city(s: State, at: Mapping[int, str | None], threat: int, damage: Mapping[str, int]) -> None:
    """Characters, the Threat Track and damage."""
    s.note("threat", threat)
    for seat in range(len(s.teams)):
        word = at.get(seat, "S5")
        s.at[seat] = None if word is None else space_of_word(word)
    for word, lost in damage.items():
        s.note("damage", changed(s.fact("damage"), space_of_word(word), min(lost, HIT_POINTS)))


# Expecting


def _token_expectations(key: str, token: Token, node: Node, players: int) -> Iterator[Expectation]:
    """What a scenario counts or marks."""
    if token.form == COUNT:
        yield number_expectation(key, node, lambda table: int(table.state.fact(token.fact, 0)))
    elif token.form == BY_LOCATION:
        for space, value in by_space(key, node, locations=True):
            yield number_expectation(f"{key} of {word_of_space(space)}", value, _counted(token.fact, space))
    elif token.form == BY_SEAT:
        for seat, value in by_seat(key, node, players):
            yield number_expectation(f"{key} of P{seat}", value, _counted(token.fact, seat))
    elif token.form == CARD_BY_LOCATION:
        for space, value in by_space(key, node, locations=True):
            wanted = read.text(value, "a card")
            yield word_expectation(f"{key} of {word_of_space(space)}", wanted, value, _card_named(token.fact, space))
    elif token.form == CARDS or token.form == NAMED:
        names = [read.text(name, "a card") for name in read.items(node, key)]
        yield word_expectation(key, _listed(names), node, lambda t: _listed(_names(t, _fact(t, token))))
    elif token.form == BY_CARD:
        for word, _, value in read.entries(node, f"`{key}`"):
            yield number_expectation(f"{key} of {word}", value, _on_card(token.fact, word))
    else:
        done = sorted(missions(node))
        yield word_expectation(key, _listed(done), node, lambda t: _listed(sorted(_fact(t, token))))


def _on_card(field: str, name: str) -> Callable[[Table], int]:
    return lambda table: next((n for card, n in table.state.fact(field) if table.state.cards[card].name == name), 0)


def _counted(field: str, where: int) -> Callable[[Table], int]:
    return lambda table: int(table.state.fact(field)[where])


def _card_named(field: str, space: int) -> Callable[[Table], str]:
    """What lies on a Location, or "none"."""
    return lambda table: _listed(_names(table, [table.state.fact(field)[space]]))


def _names(table: Table, cards: Iterable[int]) -> list[str]:
    return [table.state.cards[card].name for card in cards if card >= 0]


def _fact(table: Table, token: Token) -> tuple[Any, ...]:
    found: tuple[Any, ...] = table.state.fact(token.fact, ())
    return found


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or NOWHERE


def _whereabouts(seat: int) -> Callable[[Table], str]:
    def check(table: Table) -> str:
        space = table.state.at[seat]
        return NOWHERE if space is None else word_of_space(space)

    return check


def _ally(table: Table) -> str:
    space = city_in(table.view(None)).ally
    return NOWHERE if space is None else word_of_space(space)


def _contained(table: Table) -> str:
    card = city_in(table.view(None)).contained
    return NOWHERE if card is None else card.name


KEYS: Final = CityKeys()
