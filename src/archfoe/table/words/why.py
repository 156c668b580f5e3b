"""Why a question is asked, what its choices mean, and why something is not among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from archfoe.core.cards import STACK_KIND, STARTER_KIND, Card
from archfoe.core.decisions import BLOCK_WITH, CHOOSE_HERO, CONFRONT, MAIN_ACTION
from archfoe.core.effects import say
from archfoe.core.errors import ArchfoeError
from archfoe.core.events import STORED as STORED_EVENT
from archfoe.core.piles import KICKS, SET_ASIDE, STACK, STORED
from archfoe.core.reason import Reason
from archfoe.core.text import sentence
from archfoe.games.city.tiles import Tile
from archfoe.games.city.view import CityMap, city_in, in_city, is_contest
from archfoe.games.city.words import board as city_board
from archfoe.games.city.words.goals import clock_lines, clock_rules, track_lines
from archfoe.games.duel.words.board import has_characters
from archfoe.games.options import HUNT
from archfoe.table import rulebook
from archfoe.table.catalogue import find as find_cards
from archfoe.table.catalogue import matching
from archfoe.table.session import plain
from archfoe.table.spoilers import FLAG, cards_to_tell, in_sight, rule_to_read, without_flag
from archfoe.table.view import Option, View
from archfoe.table.words import board
from archfoe.table.words.choices import DONE, END, SHORT, Choice, decline_word, deed_meant, is_hunt, question, releases
from archfoe.table.words.labels import find as find_label
from archfoe.table.words.labels import said, seat_names
from archfoe.table.words.points import points


def rule_line(rule_id: str) -> str:
    """A rule in its words; a ruling with the question that it settles."""
    rule = rulebook.rules().get(rule_id)
    return " ".join(f"{rule_id}: {rule.question} {rule.text}".split()) if rule is not None else f"{rule_id}."


def question_lines(view: View, have: Sequence[Choice], names: Sequence[str] = ()) -> Iterator[str]:
    """All about the pending question."""
    names = names or seat_names(view.players)
    yield question(view, names)
    if view.rule and not (view.kind is MAIN_ACTION and view.target is not None):
        yield f"Rule {rule_line(view.rule)}"
    elif view.rule:  # nothing is bought in a Confrontation
        yield from (f"Rule {rule_line(rule)}" for rule in _RULES_OF_THE_END[view.mode == "rivals"])
    if is_hunt(view):
        yield f"Rule {rule_line('HU-7.3')}"
    elif view.source is not None:
        yield f"Asked by {view.source.name}: {view.source.text}"
    for n, choice in enumerate(have, 1):
        assert choice.option is not None
        yield f"{n:>4}  {choice.label}: {_in_full(choice.option, view, names)}"
    if view.least == 0:
        yield f"{0:>4}  {decline_word(view)}"
    if view.kind is MAIN_ACTION:
        yield from not_on_offer(view)
    if view.kind is CONFRONT:
        yield from (f"Not on offer: {with_rule(reason)}" for reason in too_costly(view, names).values())


_RULES_OF_THE_END = (("CON-8.1", "CON-8.2"), ("RIV-5.1", "RIV-5.2"))  # who is done, and what is decided then


def _in_full(option: Option, view: View, names: Sequence[str]) -> str:
    """What a choice means, without regard to the length of a line."""
    card = option.card
    if in_city(view.mode) and card is None and (words := city_board.meaning(option, city_in(view), names)):
        return sentence(words)
    if option.what == "end" and view.target is not None:
        return "you play nothing more; the foe may Block, and then your Power is held against the cost."
    if option.what == "end" and in_city(view.mode):
        return (
            "the rest of your hand and what you played are discarded, unspent Power and Move are lost, you draw five."
        )
    if option.what == "end":
        return "your hand and what you played go to your discard pile, unspent Power is lost, you draw a new hand."
    if option.what == "patrol":
        return "new cards fill the Line-Up now, and those with an Attack attack you."
    if option.what == "later":
        return "you are asked once more when your partner is done, and with your help the turn goes on."
    if option.what == "quiet":
        return "you are not asked again before the next turn."
    if option.what == "seat" and option.seat is not None and (character := view.character(option.seat)) is not None:
        return character.text
    if card is None:
        return sentence(said(option, view) if option.what == "word" else option.word) or "this one."
    if view.kind is BLOCK_WITH:
        return f"you discard it. {say(card.block)}"
    if option.what == "store":
        return f"it lies on your Character, and you must play it in your next turn. {card.text}"
    if view.kind is CHOOSE_HERO and card.character:
        return f"cost {card.cost}. {card.text}"
    if option.use is not None:
        return sentence(option.use.text())
    if option.what == "hunt":
        return f"costs {option.cost}, {points(card)}; spent only if its owner does not avoid the Attack. {card.text}"
    text = card.text or "Does nothing when it is played."
    by_itself = " (`all` plays it.)" if option.what == "play" and plain(card) else ""
    team = in_city(view.mode) and not is_contest(view)  # which does not count points
    worth = "" if team else f", {points(card)}"
    price = f"costs {option.cost}{worth}. " if option.cost is not None else ""
    return f"{price}{text}{by_itself}"


def not_on_offer(view: View) -> Iterator[str]:
    """What lies on the table and cannot be bought, with the reason."""
    if in_city(view.mode):
        yield from _out_of_reach(view)
        return
    sales = (view.why_not("buy", card) for card in dict.fromkeys(on_sale(view)))
    for reason in dict.fromkeys(sales):  # in a Confrontation all have the same
        if reason is not None:
            yield f"Not on offer: {with_rule(reason)}"
    if (reason := held_back(view)) is not None:
        yield f"Not on offer: {with_rule(reason)}"
    hunts = (view.why_not("hunt", card) for card in prey(view))
    for reason in dict.fromkeys(hunts):  # all may have the same
        if reason is not None:
            yield f"Not to be hunted: {with_rule(reason)}"
    if view.villain is None and view.size(STACK):
        yield f"Not on offer: {board.villain_line(view)} Rule {rule_line('BASE-8.2')}"


def _out_of_reach(view: View) -> Iterator[str]:
    """In a city: what lies in one's own space or was bought from, in full; all that is elsewhere in one line."""
    city_map, far = city_in(view), False
    for card in dict.fromkeys(card for _, card in city_map.on_sale()):
        reason = city_map.why_not_buy(card)
        if reason is not None and reason.text.endswith("is not in the space of your Character."):
            far = True
        elif reason is not None:
            yield f"Not on offer: {with_rule(reason)}"
    if far:
        yield f"Not on offer: what lies in other spaces. Rule {rule_line('REB-5.4')}"
    if not any(option.what == "walk" for option in view.options):
        yield "Not on offer: to walk, since you have no Move. [REB-5.2]"
    for spot in city_map.spots:
        here = view.seat is not None and spot.space == view.at(view.seat)
        if here and spot.tile is not None and spot.ability and (no := city_map.why_not_use(spot.tile)) is not None:
            yield f"Not on offer: {with_rule(no)}"
    for verb, there in (
        ("rebuild", city_map.open_missions), ("light", city_map.has_darkness),
        ("rescue", city_map.has_civilians), ("board", city_map.has_civilians),
    ):  # fmt: skip
        if there and (no := city_map.why_not_do(verb)) is not None:
            yield f"Not on offer, {verb}: {with_rule(no)}"
    if (no := unreleased(view)) is not None:
        yield f"Not on offer: {with_rule(no)}"


def unreleased(view: View) -> Reason | None:
    """Why a Secret Card cannot be released, in words that others at the screen may read."""
    held = view.seat is not None and city_in(view).secrets(view.seat)
    if not held or any(releases(option) for option in view.options):
        return None
    return Reason("What releases your Secret Card is not done yet; secret shows it to you.", "REB-31.4")


def tiles_meant(view: View, name: str) -> list[Tile]:
    """In a city, the Location that is meant, unless a card of the game has such a name."""
    if not in_city(view.mode):
        return []
    if whole := city_board.tiles_called(name, whole=True):
        return whole
    return [] if matching(name, view.mode) else city_board.tiles_called(name)


def why_not_bought(view: View, card: Card) -> Reason | None:
    return city_in(view).why_not_buy(card) if in_city(view.mode) else view.why_not("buy", card)


def held_back(view: View) -> Reason | None:
    """Why a turn cannot be ended yet: an Assist card from an earlier turn must be played first."""
    if view.kind is not MAIN_ACTION or view.seat is None or any(option.what == "end" for option in view.options):
        return None
    names = " and ".join(card.name for card in view.known(STORED + view.seat))
    rule = city_in(view).rule_of("stored waits") if in_city(view.mode) else "G-47"
    return Reason(f"You cannot end your turn before you have played {names}, which lies on your Character.", rule)


def too_costly(view: View, names: Sequence[str]) -> dict[int, Reason]:
    """Foes who cannot be Confronted because another Character costs less."""
    if view.seat is None:
        return {}
    foes = [seat for seat in range(view.players) if view.teams[seat] != view.teams[view.seat] and seat not in view.out]
    costs = {seat: view.character_cost(seat) for seat in foes}
    least = min(costs.values())
    return {
        seat: Reason(
            f"{view.heroes(seat)[-1].name} of {names[seat]} costs {cost}, and only a Character of the lowest cost, "
            f"{least}, can be Confronted.",
            "CON-7.2",
        )
        for seat, cost in costs.items()
        if cost > least
    }


def playable(view: View) -> list[Card]:
    """One's own cards that could be played in one's turn: the hand, and a stored Assist card."""
    return view.hand + (view.known(STORED + view.seat) if view.seat is not None else [])


def on_sale(view: View) -> list[Card]:
    """What could be bought with enough Power."""
    if in_city(view.mode):
        return [card for _, card in city_in(view).on_sale()]
    villain = [view.villain] if view.villain is not None else []
    aside = view.known(SET_ASIDE + view.seat) if view.seat is not None else []
    return [*view.lineup, *aside, *view.known(KICKS)[:1], *villain]


def prey(view: View) -> list[Card]:
    """What could be hunted with enough Power, where that is played."""
    if HUNT not in view.variants or view.seat is None:
        return []
    foes = [seat for seat in range(view.players) if view.teams[seat] != view.teams[view.seat]]
    return [card for seat in foes for card in view.discard(seat) if card.super_villain]


def cards_called(name: str, view: View) -> list[Card]:
    """Cards by name: those of this game's sets, else of any; what every set has alike is shown once.

    A card that lies on the table may have another text here than in its own set. Surprises of a campaign are told to
    who has met them, or has put --spoilers behind the name.
    """
    name, spoilers = without_flag(name)
    here, told = in_sight(view), cards_to_tell(view, spoilers)
    try:
        found = find_cards(name, view.mode, told)
    except ArchfoeError:
        near = find_label(name, [card.name for card in here])
        if len(near) == 1:
            return [here[near[0]]]
        found = _elsewhere(name, view, told, spoilers)
    first = found[0].set
    found = [card for card in found if card.set == first or card.kind not in (STARTER_KIND, STACK_KIND)]
    changed = {(card.set, card.id): card for card in here}
    return [changed.get((card.set, card.id), card) for card in found]


def _elsewhere(name: str, view: View, told: Sequence[Card], spoilers: bool) -> list[Card]:
    """Cards of any set; in a city who finds none is told how surprises are found."""
    try:
        return find_cards(name, met=told)
    except ArchfoeError as error:
        if spoilers or not in_city(view.mode):
            raise
        raise ArchfoeError(f"{error} A card that you have not met yet is shown with {FLAG} behind its name.") from None


def with_rule(reason: Reason) -> str:
    return f"{reason.text} [{reason.rule}]" if reason.rule else reason.text


#: What can be asked for in a city that is no card.
_TOPICS: dict[str, Callable[[CityMap, Sequence[str]], list[str]]] = {
    "threat": track_lines,
    "clock": lambda plan, names: clock_lines(plan, names) or clock_rules(plan),
}


def subject_lines(view: View, what: str, names: Sequence[str] = ()) -> Iterator[str]:
    """A rule by its id, the Threat Track, the clock; or a card, and whether it can be played or bought now."""
    if rulebook.is_id(without_flag(what)[0]):
        yield rule_line(rule_to_read(what, view).id)
        return
    if (words := _TOPICS.get(what.lower().removeprefix("the ").removesuffix(" track"))) is not None:
        yield from words(city_board.map_of(view), names or seat_names(view.players))
        return
    tiles = tiles_meant(view, what)
    for tile in tiles:
        yield from city_board.tile_lines(tile)
        no = city_in(view).why_not_use(tile)
        yield "  You can use it now." if no is None else f"  You cannot use it: {with_rule(no)}"
    if tiles:
        return
    for card in cards_called(what, view):
        yield from board.card_lines(card)
        for verb, place in (("play", playable(view)), ("buy", on_sale(view)), ("hunt", prey(view))):
            if card in place:
                reason = why_not_bought(view, card) if verb == "buy" else view.why_not(verb, card)
                yield f"  You can {verb} it now." if reason is None else f"  You cannot {verb} it: {with_rule(reason)}"


def why_not(view: View, text: str, names: Sequence[str] = ()) -> str | None:
    """Why a card or player that was named is not on offer, if the rules know a reason."""
    first, _, rest = text.partition(" ")
    verb = SHORT.get(first.lower(), first.lower())
    if view.kind is CONFRONT or verb == "confront":
        return _why_no_confrontation(view, rest if verb == "confront" else text, names or seat_names(view.players))
    if text.lower() in ("end", END, DONE):
        reason = held_back(view)
        return with_rule(reason) if reason is not None else None
    if verb == "store" and rest:
        return _why_not_stored(view, rest)
    if verb == "release" and in_city(view.mode):
        return with_rule(unreleased(view) or Reason("You hold no Secret Card.", ""))
    if in_city(view.mode) and verb in ("use", text.lower()) and (tiles := tiles_meant(view, rest or text)):
        no = city_in(view).why_not_use(tiles[0])
        return with_rule(no) if no is not None else None
    if in_city(view.mode) and (deed := deed_meant(text)) and (reason := city_in(view).why_not_do(deed)) is not None:
        return with_rule(reason)
    verb, name = (verb, rest) if rest and verb in ("play", "buy", "hunt") else ("", text)
    if verb == "hunt" and HUNT not in view.variants:
        return f"This game is played without the variant {HUNT}."
    places = {"play": playable(view), "buy": on_sale(view), "hunt": prey(view)}
    near = places[verb] if verb else [card for place in places.values() for card in place]
    card = _meant(name, near, view)
    verb = verb or next((verb for verb in ("buy", "hunt", "play") if card in places[verb]), "")
    reason = None
    if card is not None and verb:
        reason = why_not_bought(view, card) if verb == "buy" else view.why_not(verb, card)
    return with_rule(reason) if reason is not None else None


def _why_not_stored(view: View, name: str) -> str | None:
    if view.seat is None or (not in_city(view.mode) and (not has_characters(view.mode) or view.mode == "rivals")):
        return "Cards are stored only in Confrontations without partners."
    store, first = _rules_of_storing(view)
    if view.partners:
        return f"Cards are stored only in games without partners: assist yours in that player's turn. [{store}]"
    there = view.known(STORED + view.seat)
    if there and held_back(view) is not None:
        return f"First play {there[0].name}, which lies on your Character. [{first}]"
    if there:
        return f"{there[0].name} lies on your Character already: one card a turn. [{store}]"
    card = _meant(name, view.hand, view)
    if card is None or card not in view.hand:
        return f"{card.name if card is not None else name} is not in your hand. [{store}]"
    return None if card.assist else f"{card.name} is no Assist card. [{store}]"


def _rules_of_storing(view: View) -> tuple[str, str]:
    """Who may store, and that a stored card comes first."""
    if not in_city(view.mode):
        return "CON-14.1", "CON-14.5"
    city_map = city_in(view)
    return city_map.rule_of(STORED_EVENT), city_map.rule_of("stored waits")


def _why_no_confrontation(view: View, whom: str, names: Sequence[str]) -> str | None:
    if not has_characters(view.mode):
        return "There are no Confrontations in this game."
    if view.kind is not CONFRONT:
        rule = "RIV-4.1" if view.mode == "rivals" else "CON-7.1"
        return f"A Confrontation is announced at the start of a turn, before anything is played. [{rule}]"
    dear = too_costly(view, names)
    seats = list(dear)
    found = find_label(whom, [f"{names[seat]} {view.heroes(seat)[-1].name}" for seat in seats])
    return with_rule(dear[seats[found[0]]]) if len(found) == 1 else None


def _meant(name: str, near: Sequence[Card], view: View) -> Card | None:
    """A card by name, sooner one that lies there than any other."""
    found = find_label(name, [card.name for card in near])
    if len(found) == 1:
        return near[found[0]]
    try:
        return cards_called(name, view)[0]
    except ArchfoeError:
        return None
