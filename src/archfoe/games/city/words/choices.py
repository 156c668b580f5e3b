"""What is asked in a city: spaces, Locations and Villains as choices, and why one of them is not on offer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import ClassVar

from archfoe.core.cards import PRIVATE_KIND, Card
from archfoe.core.decisions import CHOOSE_HERO, DEFEND_TEAM, MAIN_ACTION, Kind, Reason
from archfoe.core.effects import clause, say
from archfoe.core.errors import ArchfoeError
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import pile_name
from archfoe.core.text import HIT, listed, sentence, upper_first
from archfoe.games.city.card import city_card
from archfoe.games.city.kinds import (
    ATTACK_ORDER,
    CHOOSE_SPACE,
    FIRST_PLAYER,
    KEEP_CARD,
    PLACE_CHARACTER,
    TARGET_VILLAIN,
    WALK,
)
from archfoe.games.city.market import elsewhere
from archfoe.games.city.piles import CITY_PILES, SPACE, space_name
from archfoe.games.city.ring import ALLY, LOCATIONS
from archfoe.games.city.scenarios.faces import FACES
from archfoe.games.city.spaces import WALKS
from archfoe.games.city.tiles import TILES, Tile
from archfoe.games.city.view import CityView, city_in, is_contest
from archfoe.games.city.words.board import ability_words, contents, intent, where_words, without_lead, worth
from archfoe.games.city.words.goals import clock_lines, clock_rules, track_lines
from archfoe.games.shared.assists import ASSIST
from archfoe.games.shared.assists import STORED as STORED_EVENT
from archfoe.registry import sets
from archfoe.table.section import Section
from archfoe.table.view import Option, View
from archfoe.table.words.board import gist
from archfoe.table.words.choices import ChoiceWords, Way, deed_meant
from archfoe.table.words.labels import Label, find
from archfoe.table.words.why import Place, Request, Storing, WhyWords, places_meant, rule_line, with_rule

_COPIES_OF_A_STACK = 5
_WAY = re.compile(r"(?P<verb>walk|w|go|lead)\s+(the\s+ally\s+|ally\s+)?(?P<where>.+)", re.IGNORECASE)
_SHORT_SPACE = re.compile(r"(?P<sort>slot|s|location|l)\s*(?P<n>[1-5])")


# Labels


def _space(lead: str) -> Label:
    def words(option: Option, view: View, names: Sequence[str]) -> str:
        assert option.pile is not None
        return lead + pile_name(option.pile, CITY_PILES)

    return words


def _there(words: str) -> Label:
    """{} is the Location."""
    return lambda option, view, names: words.format(option.word)


LABELS: dict[str, Label] = {
    "space": _space(""),
    "walk": _space("walk to "),
    "lead": _space("lead the ally to "),
    "location": _there("use {}"),
    "rebuild": _there("rebuild {} (7 Power, 3 Move)"),
    **{verb: label for own in FACES.values() for verb, label in own.labels.items()},
}


# What a choice brings


def meaning(option: Option, city: CityView, names: Sequence[str]) -> str:
    """What a space, a Location, a Villain or a player is, beside a number."""
    view = city.view
    if option.what in ("space", "walk", "lead") and option.pile is not None:
        return contents(city, option.pile - SPACE, names)
    if option.what == "location" and option.pile is not None:
        tile = city.spot(option.pile - SPACE).tile
        far = "" if view.seat is None or view.at(view.seat) == option.pile - SPACE else "from afar: "
        return f"{far}{ability_words(tile)}" if tile is not None else ""
    if option.what in _DEEDS:
        return _DEEDS[option.what](city)
    if option.use is not None and releases(option):
        return sentence(clause(getattr(option.use.effect, "boon", option.use.effect)))
    if option.use is not None:
        return without_lead(sentence(option.use.text()))
    if option.what == "buy" and option.card is not None:
        return f"cost {option.cost}{worth(option.card, city.contest)}. {option.card.text}"
    if option.what == "seat" and option.seat == ALLY:
        return f"at {space_name(city.ally)}" if city.ally is not None else ""
    if option.what == "seat" and option.seat is not None:
        hero = " and ".join(card.name for card in view.heroes(option.seat))
        return f"{hero}, {where_words(view, option.seat)}"
    return ""


#: What a Character may do where it is, in games that have it.
_DEEDS: dict[str, Callable[[CityView], str]] = {
    "rebuild": lambda city: "a Side Mission",
    **{verb: says for own in FACES.values() for verb, says in own.deeds.items()},
}


def attack_meaning(card: Card, space: int, view: View) -> str:
    """What the Attack of a Villain does, to the player or only to the ally."""
    city = city_in(view)
    villains = city.attackers(view.active, view.at(view.active))
    only_ally = space == city.ally and not any(villain.card is card and villain.space == space for villain in villains)
    return "attacks the ally" if only_ally else say(city_card(card).attack, HIT)


def arrival(view: View, space: int) -> str:
    """Who attacks at once if the Character begins there; nobody does in the very first turn."""
    if view.turn == 1 or view.seat is None:
        return ""
    city = city_in(view)
    here = [v.card.name for v in city.attackers(view.seat, space) if v.space == space and not v.home]
    return f"{listed(here)} would attack you at once" if here else ""


def villain_meaning(card: Card, pile: int, view: View, names: Sequence[str]) -> str:
    """Of a Villain that may be chosen: what it costs and does."""
    city = city_in(view)
    there = [v for v in city.villains if v.card is card and v.space == pile - SPACE]
    return f"cost {there[0].cost}, {intent(there[0], city, names)}" if there else ""


def releases(option: Option) -> bool:
    """Is it the release of a Secret Card?"""
    return option.what == "use" and option.card is not None and option.card.kind == PRIVATE_KIND


class CityChoices(ChoiceWords):
    walks: ClassVar[Mapping[str, str]] = {"walk": "walk", "w": "walk", "go": "walk", "lead": "lead"}
    declined: ClassVar[Mapping[Kind, str]] = {
        FIRST_PLAYER: "let the others choose",
        KEEP_CARD: "keep nothing",
        TARGET_VILLAIN: "choose no Villain",
    }
    deeds: ClassVar[Mapping[str, str]] = {
        "rebuild": "rebuild",
        "repair": "rebuild",
        **{word: verb for own in FACES.values() for word, verb in own.typed.items()},
    }

    def label(self, option: Option, word: str, view: View) -> str:
        return f"release {option.card.name}" if releases(option) and option.card else word

    def meaning(self, option: Option, view: View, names: Sequence[str], room: int) -> str:
        words = _short(option, view, names)
        return gist(words, room) if words else ""

    def speaks_for(self, option: Option, view: View) -> str:
        """Of a way: what can be paid for there."""
        character = option.what == "walk" or (option.what == "space" and view.kind is WALK)
        if not character or option.pile is None or view.seat is None:
            return ""
        spot, power = city_in(view).spot(option.pile - SPACE), view.power(view.seat)
        wares = [*spot.cards, *([(spot.basic.card, spot.basic.cost)] if spot.basic is not None else [])]
        dear, cost = max(wares, key=lambda ware: (ware[1] <= power, ware[1]), default=(None, 0))
        if dear is None or cost > power:
            return ""
        return f"You can {'defeat' if dear.type == VILLAIN else 'buy'} {dear.name} there."

    def pressing(self, option: Option, view: View) -> str:
        """A Character that is placed with a Villain holds it, which counts most one step before its Destination."""
        if view.kind is not PLACE_CHARACTER or option.pile is None:
            return ""
        spot = city_in(view).spot(option.pile - SPACE)
        arriving = [v.card.name for v in spot.villains if v.doing == WALKS and v.then == v.goal]
        if not arriving:
            return ""
        whose, whom = ("its", "it") if len(arriving) == 1 else ("their", "them")
        return f"{listed(arriving)} would reach {whose} Destination next: there you hold {whom}."

    def on_page(self, option: Option, view: View, section: Section | None, names: Sequence[str]) -> str:
        assert isinstance(section, CityView)
        if option.what in ("play", "buy", "card", "end") or (option.card is not None and option.use is None):
            return ""
        return meaning(option, section, names)

    def question(self, view: View, names: Sequence[str]) -> str:
        """Questions that a city has, or words differently."""
        source, about = view.source, view.about
        lead = f"{source.name}: " if source is not None else ""
        if view.kind is MAIN_ACTION:
            return f"{view.move(view.active)} Move, {view.power()} Power"
        if view.kind is ASSIST:
            return _help_question(view, names[view.active])
        if view.kind is CHOOSE_HERO and view.players == 1 and len(view.heroes(0)) == 1:
            return "Choose your ally, another Super Hero. Its abilities do not count."
        if view.kind is CHOOSE_SPACE and about is not None and source is None:  # the rules ask: the die shows a 6
            return f"The die shows 6. Send {about.name} to which Location?"
        if view.kind is CHOOSE_SPACE:
            words = f"send {about.name} where?" if about is not None else "which space?"
            return lead + words if lead else upper_first(words)
        if view.kind is DEFEND_TEAM and not view.choices:  # a Secret Card forbids it, and nobody is to notice
            who = f"{source.name} attacks" if source is not None else "An Attack"
            return f"{who}. None of your Defense cards can be used."
        return ""

    def unnamed(self, option: Option) -> str:
        return "release your Secret Card" if releases(option) else ""

    def way(self, view: View, said: str) -> Way | None:
        """The shortest way to a space, for one's own Character or for the ally, if the Move is enough."""
        said_so = _WAY.fullmatch(said.strip())
        if said_so is None:
            return None
        what, city = self.walks[said_so["verb"].lower()], city_in(view)
        led = what == "lead"
        if view.kind is not MAIN_ACTION:
            raise ArchfoeError(f"You can't {'lead anybody' if led else 'walk'} now. Answer the question first.")
        if led and city.ally is None:
            raise ArchfoeError("You have no ally in the city to lead. [REB-18.3]")
        goal = space_called(view, said_so["where"])
        route, move = city.route(goal, ally=led), view.move(view.active)
        if not route:
            raise ArchfoeError(f"{'Your ally is' if led else 'You are'} in {space_name(goal)} already.")
        if len(route) > move:
            steps = "1 step" if len(route) == 1 else f"{len(route)} steps"
            whom = " for your ally" if led else ""
            rule = "REB-18.3" if led else "REB-5.2"
            raise ArchfoeError(f"{space_name(goal)} is {steps} away{whom} and you have {move} Move. [{rule}]")
        return Way(what, [SPACE + space for space in route])


def _short(option: Option, view: View, names: Sequence[str]) -> str:
    """What a space, a player, a Villain or an Attack is; "" for all other choices."""
    if view.kind is ATTACK_ORDER and option.card is not None and option.pile is not None:
        return attack_meaning(option.card, option.pile - SPACE, view)
    if view.kind is TARGET_VILLAIN and option.card is not None and option.pile is not None:
        return villain_meaning(option.card, option.pile, view, names)
    words = meaning(option, city_in(view), names)
    if view.kind is PLACE_CHARACTER and option.pile is not None and (attack := arrival(view, option.pile - SPACE)):
        return f"{attack}; {words}"
    if view.kind is WALK and option.pile is not None and view.seat is not None:
        return f"stay; {words}" if option.pile - SPACE == view.at(view.seat) else words
    return words


def _help_question(view: View, whom: str) -> str:
    """In another player's turn: an Assist, or something else that helps at any time."""
    acts = {option.what for option in view.options if option.what not in ("later", "quiet")}
    if view.last_help:
        return f"{whom} is done. {'One last Assist?' if acts <= {'assist'} else 'Act before the turn ends?'}"
    if not acts:
        return f"Help {whom}? You can't use any of your cards now."
    if acts == {"assist"}:
        return f"Help {whom}?"
    return f"Help {whom}, or act yourself?" if "assist" in acts else f"Act on {whom}'s turn?"


def space_called(view: View, words: str) -> int:
    """A space by its name ("slot 3", "l2", "s5") or by the name of its Location."""
    low = words.lower().removeprefix("to ").removeprefix("the ").strip()
    short = _SHORT_SPACE.fullmatch(low)
    if short is not None:
        return 2 * (int(short["n"]) - 1) + (short["sort"][0] == "s")
    city = city_in(view)
    tiles = {city.tile(space).replace(".", ""): space for space in LOCATIONS}
    found = find(low.replace(".", ""), list(tiles))
    if len(found) != 1:
        raise ArchfoeError(f"There is no space {words!r}. Type slot 3, Location 2 or the name of a Location.")
    return list(tiles.values())[found[0]]


# Why, and why not


def tile_lines(tile: Tile) -> list[str]:
    """Both sides of a Location tile."""
    return [
        f"{tile.name}: a Location of the city in Rebirth, with two sides.",
        f"  Side A: {tile.text}",
        f"  Side B: a stack of {_COPIES_OF_A_STACK} {tile.basic}.",
    ]


@cache
def _places() -> tuple[Place, ...]:
    of = next(own.name for own in sets().values() if own.game == "city")
    return tuple(Place(tile.name, of, tile_lines(tile), tile.provenance) for tile in TILES.values())


class CityWhy(WhyWords):
    tells_surprises = True
    topics: ClassVar[Mapping[str, Callable[[View, Sequence[str]], list[str]]]] = {
        "threat": lambda view, names: track_lines(city_in(view), names),
        "clock": lambda view, names: (
            clock_lines(city_in(view), names) or clock_rules(city_in(view)) or ["No clock runs in this game."]
        ),
    }
    commands: ClassVar[Mapping[str, str]] = {
        "threat": "the whole Threat Track, what holds now and what comes",
        "clock": "how long the game can still last",
    }
    no_topics = "Only a game in the city (--mode rebirth) has a Threat Track and a clock."

    def in_full(self, option: Option, view: View, names: Sequence[str]) -> str:
        if option.card is None and (words := meaning(option, city_in(view), names)):
            return sentence(words)
        if option.what != "end":
            return ""
        return "you discard the rest of your hand and what you played, lose unspent Power and Move, and draw 5 cards."

    def counts_points(self, view: View) -> bool:
        return is_contest(view)

    def not_on_offer(self, view: View) -> Iterator[str]:
        """What lies in one's own space or was bought from, in full; all that is elsewhere in one line."""
        city, far = city_in(view), False
        for card in dict.fromkeys(card for _, card in city.on_sale()):
            reason = city.why_not_buy(card)
            if reason is not None and reason.text.startswith(elsewhere(card.name)):
                far = True
            elif reason is not None:
                yield f"Not now: {with_rule(reason)}"
        if far:
            yield f"Not now: cards in other spaces. Rule {rule_line('REB-5.4')}"
        if not any(option.what == "walk" for option in view.options):
            yield "You can't walk: you have no Move. [REB-5.2]"
        for spot in city.spots:
            here = view.seat is not None and spot.space == view.at(view.seat)
            if here and spot.tile is not None and spot.ability and (no := city.why_not_use(spot.tile)) is not None:
                yield f"Not now: {with_rule(no)}"
        for deed in city.deeds:
            to_do = deed != "rebuild" or city.open_missions
            if to_do and (no := city.why_not_do(deed)) is not None:
                yield f"Not now, {deed}: {with_rule(no)}"
        if (no := unreleased(view)) is not None:
            yield f"Not now: {with_rule(no)}"

    def on_sale(self, view: View) -> list[Card]:
        return [card for _, card in city_in(view).on_sale()]

    def why_not_bought(self, view: View, card: Card) -> Reason | None:
        return city_in(view).why_not_buy(card)

    def storing(self, view: View) -> Storing:
        city = city_in(view)
        return Storing(city.rule_of(STORED_EVENT), city.rule_of("stored waits"), city.rule_of("stored waits"))

    def why_not(self, view: View, said: Request, names: Sequence[str]) -> tuple[str | None] | None:
        if said.verb == "release":
            return (with_rule(unreleased(view) or Reason("You hold no Secret Card.", "")),)
        if said.verb in ("use", said.text.lower()) and (meant := places_meant(view, said.rest or said.text)):
            no = self.why_not_used(view, meant[0])
            return (with_rule(no) if no is not None else None,)
        deed = deed_meant(said.text, CityChoices.deeds)
        reason = city_in(view).why_not_do(deed) if deed else None
        return (with_rule(reason),) if reason is not None else None

    def places(self) -> Sequence[Place]:
        return _places()

    def why_not_used(self, view: View, place: Place) -> Reason | None:
        return city_in(view).why_not_use(next(tile for tile in TILES.values() if tile.name == place.name))


def unreleased(view: View) -> Reason | None:
    """Why a Secret Card cannot be released, in words that others at the screen may read."""
    held = view.seat is not None and city_in(view).secrets(view.seat)
    if not held or any(releases(option) for option in view.options):
        return None
    return Reason("What releases your Secret Card is not done yet; secret shows it to you.", "REB-31.4")
