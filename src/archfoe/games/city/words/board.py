"""The city in words: a ring that can be read aloud, the Threat Track, and who is attacked next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from archfoe.core.abilities import Use
from archfoe.core.cards import PRIVATE_KIND, Card
from archfoe.core.piles import HAND, SET_ASIDE, UNDER
from archfoe.core.text import listed, lower_first, sentence
from archfoe.games.city.events import REPAIRED, THREAT
from archfoe.games.city.kinds import FIRST_PLAYER, PLACE_CHARACTER
from archfoe.games.city.legacy import DESTROYED_AT
from archfoe.games.city.piles import space_name
from archfoe.games.city.scenarios.faces import FACES, SPENT_ON
from archfoe.games.city.spaces import CONTAINED, HELD, NEXT_DOOR, WALKS, ForSale, SpaceShown, Villain
from archfoe.games.city.tables.solo import ENDURANCE
from archfoe.games.city.tiles import Tile
from archfoe.games.city.view import CityView, city_in, is_contest
from archfoe.games.city.words import brief as short
from archfoe.games.city.words.goals import clock_lines, end_lines, goal_lines, result_line, threat_lines
from archfoe.games.shared.piles import STORED, TROPHIES
from archfoe.table.catalogue import type_words
from archfoe.table.session import Session
from archfoe.table.view import Seen, View
from archfoe.table.words.board import BoardWords, Private, foe_line, laid_beside, others, own_lines
from archfoe.table.words.labels import points
from archfoe.table.words.log import named

_DAMAGES = ("", " and then damages the Location", " and then does 2 damage to the Location")


def spot_name(spot: SpaceShown) -> str:
    """ "Location 1, Arkham Asylum", "slot 1"."""
    return f"{space_name(spot.space)}{f', {spot.tile.name}' if spot.tile is not None else ''}"


# The whole table


def table_lines(view: View, names: Sequence[str], full: bool = False) -> list[str]:
    """The ring, the Threat and who is attacked next; `full` has the text of every card, else of those nearby."""
    city = city_in(view)
    return [
        "The city, clockwise:",
        *(line for spot in city.spots for line in spot_lines(city, spot, names, full)),
        *state_lines(city, names),
    ]


def state_lines(city: CityView, names: Sequence[str]) -> list[str]:
    return [*threat_lines(city), *goal_lines(city), *clock_lines(city, names), *forecast_lines(city, names)]


def spot_lines(city: CityView, spot: SpaceShown, names: Sequence[str], full: bool = False) -> list[str]:
    """A space and what is in it."""
    away = city.away(spot.space)
    full = full or away is None or away <= NEXT_DOOR
    head = ", ".join([spot_name(spot), *_state_of(spot), *_how_far(city, spot, names)])
    lines = [f"  {head}."] + [f"      {words}" for words in _offer_of(spot, full, city.contest)]
    lines += [f"      {villain_words(villain, city, names, full)}" for villain in spot.villains]
    if full:
        return lines + [f"      {ware_words(ware, city.contest)}" for ware in spot.wares]
    return lines + ([f"      {listed([brief(ware) for ware in spot.wares])}."] if spot.wares else [])


def _state_of(spot: SpaceShown) -> list[str]:
    if spot.tile is None:
        return spot.marks if not spot.empty else ["empty"]
    if spot.damage is None:
        return ["destroyed", *spot.marks]
    state = [f"damage {spot.damage} of {DESTROYED_AT}"] if spot.damage else []
    return [*state, *spot.marks]


def _how_far(city: CityView, spot: SpaceShown, names: Sequence[str]) -> list[str]:
    """Who is there, or how many steps it is."""
    mine = city.view.seat is not None and city.view.seat in spot.seats
    others = [names[seat] for seat in spot.seats if seat != city.view.seat] + _ally_in(spot)
    if mine:
        return [f"you are here{f' with {listed(others)}' if others else ''}"]
    away = city.away(spot.space)
    out = [f"{listed(others)} {'is' if len(others) == 1 else 'are'} here"] if others else []
    return out if away is None else [*out, f"{away} away"]


def _ally_in(spot: SpaceShown) -> list[str]:
    return ["the ally"] if spot.ally else []


def _offer_of(spot: SpaceShown, full: bool, contest: bool) -> list[str]:
    """The ability of a Location, or its Basic stack."""
    if spot.tile is None or spot.damage is None:
        return []
    idle = " (not now)" if spot.idle else ""
    if spot.ability:
        return [f"Ability{idle}: {ability_words(spot.tile)}"]
    if spot.basic is None:
        return [f"Basic stack: no {spot.tile.basic} is left."]
    card, cost, left = spot.basic
    text = f" {card.text}" if full else ""
    return [f"Basic stack: {left} {card.name}, cost {cost}{worth(card, contest)}.{text}"]


def ability_words(tile: Tile) -> str:
    return without_lead(tile.text)


def without_lead(text: str) -> str:
    """An ability without what is the same for all: once in a turn, if you like."""
    return sentence(lower_first(text).removeprefix("once during your turn, you may "))


def ware_words(ware: ForSale, contest: bool = False) -> str:
    card, cost, copies = ware
    times = f" x{copies}" if copies > 1 else ""
    price = _cost_words(card, cost) + worth(card, contest)
    return f"{card.name}{times}: {type_words(card)}, {price}. {card.text}".rstrip()


def worth(card: Card, contest: bool) -> str:
    """A team does not count points."""
    return f", {points(card)}" if contest else ""


def _cost_words(card: Card, cost: int) -> str:
    return f"cost {cost}" if cost == card.cost else f"cost {cost} (printed {card.cost})"


def brief(ware: ForSale) -> str:
    """ "Lois Lane x2 (Hero 3)"."""
    times = f" x{ware.copies}" if ware.copies > 1 else ""
    return f"{ware.card.name}{times} ({type_words(ware.card)} {ware.cost})"


# Villains


def villain_words(villain: Villain, city: CityView, names: Sequence[str], full: bool = True) -> str:
    """What it is, what it costs now, and what it will do."""
    card = villain.card
    text = f" {card.text}" if full else ""
    kind = f"{type_words(card)} "
    price = _cost_words(card, villain.cost) + worth(card, city.contest)
    return f"{kind}{card.name}, {price}, {intent(villain, city, names)}.{text}"


def intent(villain: Villain, city: CityView, names: Sequence[str]) -> str:
    """ "Destination Location 2, next step slot 1"."""
    if villain.home:
        words = f"at its Destination: attacks in every turn{_DAMAGES[villain.damage]}"
        if villain.doing in (CONTAINED, WALKS):
            words += f", {_next_step(villain, city, names)}"
    else:
        goal = "every Location" if villain.goal is None else space_name(villain.goal)
        words = f"Destination {goal}, {_next_step(villain, city, names)}"
    if villain.frozen_by is not None:
        words += f"; makes no Attack until {_whose(villain.frozen_by, city, names)} next turn"
    return "; ".join([words, *villain.marks])


def _next_step(villain: Villain, city: CityView, names: Sequence[str]) -> str:
    if villain.doing == CONTAINED:
        return "contained here"
    if villain.doing == HELD:
        spot = city.spot(villain.space)
        return f"held here by {listed([_whom(seat, city, names) for seat in spot.seats] + _ally_in(spot))}"
    return f"next step {space_name(villain.then)}"


def _whom(seat: int, city: CityView, names: Sequence[str]) -> str:
    return "you" if seat == city.view.seat else names[seat]


def _whose(seat: int, city: CityView, names: Sequence[str]) -> str:
    return "your" if seat == city.view.seat else f"{names[seat]}'s"


def forecast_lines(city: CityView, names: Sequence[str]) -> list[str]:
    """Who attacks the next player, as things stand."""
    if city.last_turn:
        return [] if city.view.over else ["Next turn: none comes, since the clock has no box left after this turn."]
    view, seat = city.view, city.next_seat
    at = view.at(seat)
    whom = _whom(seat, city, names)
    found = [f"{villain.card.name} ({_why_there(villain)})" for villain in city.next_attackers]
    who = "are" if seat == view.seat else "is"
    if at is None and seat == view.active:  # alone, and about to be placed
        return []
    if at is None:
        more = f"; {listed(found)} {'attacks' if len(found) == 1 else 'attack'}, too" if found else ""
        return [f"Next turn: {whom} {who} placed, and attacked by the Villains of that space{more}."]
    if not found:
        return [f"Next turn: as things stand no Villain attacks {whom}."]
    return [f"Next turn: {whom} {who} attacked by {listed(found)}."]


def _why_there(villain: Villain) -> str:
    return f"{'at its Destination, ' if villain.home else 'in '}{space_name(villain.space)}"


# The team


def where_words(view: View, seat: int) -> str:
    """ "at slot 3, 2 away"."""
    at = view.at(seat)
    if at is None:
        return "not placed yet"
    away = city_in(view).away(at)
    return f"at {space_name(at)}" + (f", {away} away" if away is not None and seat != view.seat else "")


def here_line(view: View, seat: int, names: Sequence[str]) -> str:
    """Where another player is, and what lies there."""
    at = view.at(seat)
    if at is None:
        return f"{names[seat]} is not placed yet."
    return f"{names[seat]} is {where_words(view, seat)}: {contents(city_in(view), at, names)}."


def hand_lines(view: View, seats: Iterable[int], names: Sequence[str]) -> list[str]:
    """The hands of teammates, which lie open to the team."""
    return [f"{names[seat]} holds: {named(view.known(HAND + seat)) or 'nothing'}." for seat in seats]


def belongings(view: View, seat: int) -> list[str]:
    """What another player has beside a deck: what the scenario gave, an Assist card for later, a score pile."""
    city = city_in(view)
    parts = [f"with {what}" for what in city.with_character(seat)]
    parts += ["holds a Secret Card"] * bool(city.secrets(seat))
    if view.size(STORED + seat):
        parts.append(f"{named(view.known(STORED + seat))} lies on the Character")
    return parts + ([f"score pile {_score_pile(city, seat)}"] if city.contest else [])


def _score_pile(city: CityView, seat: int) -> str:
    """ "7 VP (Bane and Amazo)"."""
    there = named(city.view.known(TROPHIES + seat))
    return f"{city.score_pile(seat)} VP ({there})" if there else "empty"


def assist_lines(view: View, names: Sequence[str]) -> list[str]:
    """Whom one's own Assist cards reach, and from how far help can come."""
    seat, city = view.seat, city_in(view)
    if seat is None or view.at(seat) is None or not city.mates(seat):
        return []
    cards = {card: None for card in view.hand if card.assist}
    said = [f"{card.name} (Range {city.assist_range(card)}) {_reaches(city, card, names)}" for card in cards]
    lines = [f"Your Assist cards: {'; '.join(said)}."] if said else []
    near = {mate: city.away(at) for mate in city.mates(seat) if (at := view.at(mate)) is not None}
    if near and view.active == seat:
        lines.append(f"Assist cards reach you from Range {listed([f'{n} ({names[p]})' for p, n in near.items()])}.")
    return lines


def _reaches(city: CityView, card: Card, names: Sequence[str]) -> str:
    assert city.view.seat is not None
    there = city.mates_within(city.view.seat, city.assist_range(card))
    return f"reaches {listed([names[seat] for seat in there]) or 'nobody'}"


def own_line(view: View, seat: int) -> list[str]:
    city = city_in(view)
    lines = [f"You are {hero.name}, {where_words(view, seat)}: {hero.text}" for hero in view.heroes(seat)]
    if beside := city.with_character(seat):
        lines.append(f"With you: {listed(beside)}.")
    if view.size(STORED + seat):
        lines.append(f"On your Character lies {listed([card.name for card in view.known(STORED + seat)])}.")
    if city.contest:
        lines.append(f"Your score pile is {_score_pile(city, seat)}.")
    return lines + ally_lines(view, seat)


def secret_lines(view: View, seat: int) -> list[str]:
    """The Secret Card of a player, for that player's eyes only: its burden, and how it is released."""
    lines = []
    for card in view.known(UNDER + seat):
        if card.kind == PRIVATE_KIND:
            burden = " ".join(sentence(rule.text()) for rule in card.standing)
            release = " ".join(f"{sentence(use.text())}{_so_far(view, seat, use)}" for use in card.uses)
            lines.append(f"Your Secret Card, {card.name}. Burden: {burden} Release: {release}")
    return lines


def _so_far(view: View, seat: int, use: Use) -> str:
    """ " (1 of 3 so far)"."""
    city = city_in(view)
    own = FACES.get(city.scenario.number)
    return own.so_far(city, seat, use) if own is not None and own.so_far is not None else ""


def ally_lines(view: View, seat: int) -> list[str]:
    """The ally of a solo game, and who attacks it next."""
    if view.players > 1 or view.at(seat) is None:
        return []
    hurt = f"{view.size(SET_ASIDE + seat)} of {ENDURANCE} Weaknesses"
    city = city_in(view)
    if city.ally is None:
        return ["Your ally has left the city, and comes back when a Super-Villain is defeated."]
    near = [villain.card.name for villain in city.spot(city.ally).villains if villain.frozen_by in (None, seat)]
    attack = f"; attacked next turn by {listed(near)}" if near and not city.last_turn else ""
    return [f"Your ally is at {space_name(city.ally)}, {city.away(city.ally)} away, with {hurt}{attack}."]


def move_words(view: View, seat: int) -> str:
    city = city_in(view)
    reach = f" You buy within Range {city.reach(seat)} this turn." if city.reach(seat) and seat == view.seat else ""
    return f" Move {view.move(seat)}.{reach}"


def contents(city: CityView, space: int, names: Sequence[str]) -> str:
    """A space in a few words."""
    spot = city.spot(space)
    state = " (destroyed)" if spot.damage is None else ""
    parts = [] if spot.tile is None else [spot.tile.name + state]
    parts += spot.marks
    parts += [f"{villain.card.name} ({type_words(villain.card)} {villain.cost})" for villain in spot.villains]
    parts += [brief(ware) for ware in spot.wares]
    if spot.basic is not None:
        parts.append(f"{spot.basic.card.name} (Basic {spot.basic.cost})")
    parts += ["you" if seat == city.view.seat else names[seat] for seat in spot.seats] + _ally_in(spot)
    return ", ".join(parts) or "empty"


class CityBoard(BoardWords):
    in_turn_order = True
    before_turns = (FIRST_PLAYER, PLACE_CHARACTER)
    hides_beneath = True  # Secret Cards
    private = Private(
        "secret",
        "your Secret Card, if you hold one, for your eyes only",
        "You hold a Secret Card, whose burden you must obey: secret shows it to you alone.",
        "You hold no Secret Card.",
        "secret shows it to you alone",
    )
    danger = THREAT
    won_together = "The city stands"
    lost_together = "The city falls silent"
    asks_with_power = True
    most_lines = 48  # two screens of a narrow terminal
    spent_on: ClassVar[Mapping[str, Callable[[Seen], str]]] = {
        **SPENT_ON,
        REPAIRED: lambda event: f"rebuilding {space_name(event.n)}",
    }

    def turn_lines(self, view: View, names: Sequence[str], full: bool) -> list[str]:
        seat = view.seat
        assert seat is not None
        return [
            *table_lines(view, names, full),
            *(foe_line(view, other, names) for other in others(view, seat)),
            *own_line(view, seat),
            *own_lines(view, seat),
            *hand_lines(view, view.partners, names),
            *assist_lines(view, names),
        ]

    def brief_lines(self, view: View, names: Sequence[str]) -> list[str]:
        seat, city = view.seat, city_in(view)
        assert seat is not None
        mates = [
            short.mate_line(view, other, names, self.figure(view, other), belongings(view, other))
            for other in others(view, seat)
        ]
        return [
            *short.city_lines(city, names),
            *forecast_lines(city, names),
            *mates,
            *own_line(view, seat),
            *own_lines(view, seat),
            *assist_lines(view, names)[:1],
        ]

    def figure(self, view: View, seat: int) -> str:
        return f"{super().figure(view, seat)}, {where_words(view, seat)}"

    def belongings(self, view: View, seat: int) -> list[str]:
        return belongings(view, seat)

    def hand_lines(self, view: View, names: Sequence[str]) -> list[str]:
        return hand_lines(view, view.partners, names)

    def private_lines(self, view: View, seat: int) -> list[str]:
        return secret_lines(view, seat)

    def power_more(self, view: View, seat: int) -> str:
        return move_words(view, seat)

    def helper_lines(self, view: View, names: Sequence[str]) -> list[str]:
        there, hand = here_line(view, view.active, names), f"Your hand: {named(view.hand)}."
        return [there, hand, *hand_lines(view, [view.active], names)]

    def pile_lines(self, view: View, seat: int, whose: str) -> list[str]:
        return laid_beside(view, seat, whose, "score pile")

    def aside(self, view: View, seat: int, names: Sequence[str]) -> list[str]:
        """The Weaknesses of an ally are told with it."""
        return []

    def market_lines(self, view: View, names: Sequence[str]) -> list[str]:
        return table_lines(view, names)

    def score_lines(self, session: Session, names: Sequence[str]) -> list[str]:
        view = session.view(None)
        return super().score_lines(session, names) if is_contest(view) else end_lines(view)

    def shared_fate(self, view: View) -> bool:
        return not is_contest(view)

    def result_lines(self, session: Session, reader: int | None, names: Sequence[str]) -> list[str]:
        view = session.view(None)
        return super().result_lines(session, reader, names) if is_contest(view) else [result_line(view, reader)]
