"""Why a question is asked, what its choices mean, and why something is not among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from archfoe.core.cards import STACK_KIND, STARTER_KIND, Card, Provenance
from archfoe.core.decisions import MAIN_ACTION, Reason
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import KICKS, SET_ASIDE
from archfoe.core.text import sentence
from archfoe.games.shared.piles import STORED
from archfoe.registry import games
from archfoe.table import rulebook
from archfoe.table.catalogue import find as find_cards
from archfoe.table.catalogue import matching
from archfoe.table.session import plain
from archfoe.table.spoilers import FLAG, cards_to_tell, in_sight, rule_to_read, without_flag
from archfoe.table.view import Option, View
from archfoe.table.words import board
from archfoe.table.words.choices import DONE, END, SHORT, Choice, decline_word, question
from archfoe.table.words.labels import find as find_label
from archfoe.table.words.labels import own_actions, points, said, seat_names
from archfoe.table.words.own import own_words


class Place(NamedTuple):
    """Something of a board that can be asked for like a card."""

    name: str
    set: str
    lines: Sequence[str]
    provenance: Provenance


class Storing(NamedTuple):
    """The rules of Assist cards that wait for a later turn."""

    store: str  # who may store
    first: str  # what is stored is played first
    waits: str  # and before a turn ends


class Request(NamedTuple):
    """A typed line that names nothing on offer."""

    verb: str  # its first word, written out
    rest: str  # what stands behind it
    text: str  # all of it


class WhyWords:
    """What a game explains of its own things."""

    tells_surprises = False  # are there cards that are not told before they are met?
    topics: ClassVar[Mapping[str, Callable[[View, Sequence[str]], list[str]]]] = {}  # that are no cards
    commands: ClassVar[Mapping[str, str]] = {}  # those of them that may be typed alone -> what help says of it
    no_topics = ""  # said of them in other games
    absent: ClassVar[Mapping[str, str]] = {}  # typed verb -> what is said in other games

    def rules_of(self, view: View) -> Sequence[str]:
        """The rules behind the pending question."""
        return [view.rule] if view.rule else []

    def in_full(self, option: Option, view: View, names: Sequence[str]) -> str:
        """What a choice means, without regard to the length of a line."""
        return ""

    def counts_points(self, view: View) -> bool:
        return True

    def not_on_offer(self, view: View) -> Iterator[str]:
        """What lies on the table and cannot be bought, with the reason."""
        sales = (view.why_not("buy", card) for card in dict.fromkeys(on_sale(view)))
        for reason in dict.fromkeys(sales):  # in a Confrontation all have the same
            if reason is not None:
                yield f"Not now: {with_rule(reason)}"
        if (reason := held_back(view)) is not None:
            yield f"Not now: {with_rule(reason)}"

    def not_to_be_chosen(self, view: View, names: Sequence[str]) -> Iterator[str]:
        """The same for other questions."""
        yield from ()

    def within_reach(self, view: View) -> Mapping[str, list[Card]]:
        """What else may be done to cards that are nobody's own, had one enough Power: verb -> cards."""
        return {}

    def asker(self, view: View) -> str:
        """What asks, for who wants to know all about a question."""
        return f"Asked by {view.source.name}: {view.source.text}" if view.source is not None else ""

    def on_sale(self, view: View) -> list[Card]:
        """What could be bought with enough Power."""
        villain = [view.villain] if view.villain is not None else []
        aside = view.known(SET_ASIDE + view.seat) if view.seat is not None else []
        return [*view.lineup, *aside, *view.known(KICKS)[:1], *villain]

    def why_not_bought(self, view: View, card: Card) -> Reason | None:
        return view.why_not("buy", card)

    def storing(self, view: View) -> Storing | None:
        """The rules of it; None: in no such game are cards kept for later."""
        return None

    def why_not(self, view: View, said: Request, names: Sequence[str]) -> tuple[str | None] | None:
        """What is said of a request for something that only this game has; None: it is none of that."""
        return None

    # Places of a board

    def places(self) -> Sequence[Place]:
        """All that its sets have."""
        return ()

    def why_not_used(self, view: View, place: Place) -> Reason | None:
        """Why a place does nothing for a player now."""
        raise NotImplementedError


PLAIN_WHY: Final = WhyWords()


def words_of(view: View) -> WhyWords:
    return own_words(view.game_type, "why", PLAIN_WHY)


def rule_line(rule_id: str) -> str:
    """A rule in its words; a ruling with the question that it settles."""
    rule = rulebook.rule_by(rule_id)
    return " ".join(f"{rule_id}: {rule.question} {rule.text}".split()) if rule is not None else f"{rule_id}."


def question_lines(view: View, have: Sequence[Choice], names: Sequence[str] = ()) -> Iterator[str]:
    """All about the pending question."""
    names = names or seat_names(view.players)
    yield question(view, names)
    own = words_of(view)
    yield from (f"Rule {rule_line(rule)}" for rule in own.rules_of(view))
    if asker := own.asker(view):
        yield asker
    for n, choice in enumerate(have, 1):
        assert choice.option is not None
        yield f"{n:>4}  {choice.label}: {_in_full(choice.option, view, names)}"
    if view.least == 0:
        yield f"{0:>4}  {decline_word(view)}"
    if view.kind is MAIN_ACTION:
        yield from own.not_on_offer(view)
        offered = {option.what for option in view.options}
        for verb in own_actions(view):
            if verb not in offered and (reason := view.why_not(verb, None)) is not None:
                yield f"Not now: {verb}. {with_rule(reason)}"
    yield from own.not_to_be_chosen(view, names)


def _in_full(option: Option, view: View, names: Sequence[str]) -> str:
    """What a choice means, without regard to the length of a line."""
    card, own = option.card, words_of(view)
    if words := own.in_full(option, view, names):
        return words
    if option.what == "end":
        return "your hand and what you played go to your discard pile, unspent Power is lost, you draw a new hand."
    if option.what == "patrol":
        return "new cards fill the Line-Up now, and those with an Attack attack you."
    if option.what == "later":
        return "you are asked again when your teammate is done. If you help, the turn goes on."
    if option.what == "quiet":
        return "you are not asked again before the next turn."
    if note := _note(option.what, view):
        return f"{note} {card.text}" if card is not None else note
    if card is None:
        return sentence(said(option, view) if option.what == "word" else option.word) or "this one."
    if option.what == "store":
        return f"it lies on your Character, and you must play it in your next turn. {card.text}"
    if option.use is not None:
        return sentence(option.use.text())
    if option.what == "hunt":
        return f"costs {option.cost}, {points(card)}; spent only if its owner does not avoid the Attack. {card.text}"
    text = card.text or "Does nothing when it is played."
    by_itself = " (`all` plays it.)" if option.what == "play" and plain(card) else ""
    worth = f", {points(card)}" if own.counts_points(view) else ""
    price = f"costs {option.cost}{worth}. " if option.cost is not None else ""
    return f"{price}{text}{by_itself}"


def _note(verb: str, view: View) -> str:
    """What a variant of another package says of itself, if the action is one of its own."""
    own = own_actions(view)
    return own[verb].note if verb in own else ""


def places_called(name: str, places: Sequence[Place], whole: bool = False) -> list[Place]:
    """The place that is meant, by its name or a part of it."""
    names = [place.name.replace(".", "") for place in places]
    if whole:
        return [place for place, own in zip(places, names, strict=True) if own.lower() == name.replace(".", "").lower()]
    found = find_label(name.replace(".", ""), names)
    return [places[found[0]]] if len(found) == 1 else []


def places_meant(view: View, name: str) -> list[Place]:
    """Where the game has a board, the place that is meant, unless a card of the game has such a name."""
    places = words_of(view).places()
    if not places:
        return []
    if whole := places_called(name, places, whole=True):
        return whole
    return [] if matching(name, view.mode) else places_called(name, places)


def use_of(view: View, place: Place) -> str:
    """Whether a place can be used now."""
    no = words_of(view).why_not_used(view, place)
    return "You can use it now." if no is None else f"You cannot use it: {with_rule(no)}"


def why_not_bought(view: View, card: Card) -> Reason | None:
    return words_of(view).why_not_bought(view, card)


def held_back(view: View) -> Reason | None:
    """Why a turn cannot be ended yet: an Assist card from an earlier turn must be played first."""
    if view.kind is not MAIN_ACTION or view.seat is None or any(option.what == "end" for option in view.options):
        return None
    names = " and ".join(card.name for card in view.known(STORED + view.seat))
    rules = words_of(view).storing(view)
    rule = rules.waits if rules is not None else ""
    return Reason(f"You cannot end your turn before you have played {names}, which is on your Character.", rule)


def playable(view: View) -> list[Card]:
    """One's own cards that could be played in one's turn: the hand, and a stored Assist card."""
    return view.hand + (view.known(STORED + view.seat) if view.seat is not None else [])


def on_sale(view: View) -> list[Card]:
    """What could be bought with enough Power."""
    return words_of(view).on_sale(view)


def in_reach(view: View) -> dict[str, list[Card]]:
    """Verb -> the cards that it could be done to, had one enough Power."""
    return {"play": playable(view), "buy": on_sale(view), **words_of(view).within_reach(view)}


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
    """Cards of any set; where there are surprises, who finds none is told how they are found."""
    try:
        return find_cards(name, met=told)
    except ArchfoeError as error:
        if spoilers or not words_of(view).tells_surprises:
            raise
        raise ArchfoeError(f"{error} A card that you have not met yet is shown with {FLAG} behind its name.") from None


def with_rule(reason: Reason) -> str:
    return f"{reason.text} [{reason.rule}]" if reason.rule else reason.text


def topic_lines(view: View, topic: str, names: Sequence[str]) -> list[str] | None:
    """What the game says of something that is no card; None if no game knows it."""
    known = words_of(view).topics.get(topic)
    if known is not None:
        return known(view, names or seat_names(view.players))
    for game in games().values():
        own = own_words(game, "why", PLAIN_WHY)
        if topic in own.topics:
            raise ArchfoeError(own.no_topics)
    return None


def subject_lines(view: View, what: str, names: Sequence[str] = ()) -> Iterator[str]:
    """A rule by its id, a topic of the game; or a card, and whether it can be played or bought now."""
    if rulebook.is_id(without_flag(what)[0]):
        yield rule_line(rule_to_read(what, view).id)
        return
    if (told := topic_lines(view, what.lower().removeprefix("the ").removesuffix(" track"), names)) is not None:
        yield from told
        return
    if note := _note(what.lower(), view):
        reason = view.why_not(what.lower(), None)
        yield f"{what.lower()}: {note}"
        yield "  You can do it now." if reason is None else f"  You cannot do it: {with_rule(reason)}"
        return
    places = places_meant(view, what)
    for place in places:
        yield from place.lines
        yield f"  {use_of(view, place)}"
    if places:
        return
    for card in cards_called(what, view):
        yield from board.card_lines(card)
        for verb, cards in in_reach(view).items():
            if card in cards:
                reason = why_not_bought(view, card) if verb == "buy" else view.why_not(verb, card)
                yield f"  You can {verb} it now." if reason is None else f"  You cannot {verb} it: {with_rule(reason)}"


def why_not(view: View, text: str, names: Sequence[str] = ()) -> str | None:
    """Why a card or player that was named is not on offer, if the rules know a reason."""
    first, _, rest = text.partition(" ")
    verb = SHORT.get(first.lower(), first.lower())
    told = words_of(view).why_not(view, Request(verb, rest, text), names or seat_names(view.players))
    if told is not None:
        return told[0]
    places = in_reach(view)
    for game in games().values():
        own = own_words(game, "why", PLAIN_WHY)
        if verb in own.absent and verb not in places:
            return own.absent[verb]
    if text.lower() in ("end", END, DONE):
        reason = held_back(view)
        return with_rule(reason) if reason is not None else None
    if verb == "store" and rest:
        return _why_not_stored(view, rest)
    if _note(verb, view):
        reason = view.why_not(verb, _meant(rest, in_sight(view), view) if rest else None)
        return with_rule(reason) if reason is not None else None
    verb, name = (verb, rest) if rest and verb in places else ("", text)
    near = places[verb] if verb else [card for place in places.values() for card in place]
    card = _meant(name, near, view)
    verb = verb or next((verb for verb in (*list(places)[1:], "play") if card in places[verb]), "")
    reason = None
    if card is not None and verb:
        reason = why_not_bought(view, card) if verb == "buy" else view.why_not(verb, card)
    return with_rule(reason) if reason is not None else None


def _why_not_stored(view: View, name: str) -> str | None:
    rules = words_of(view).storing(view)
    if view.seat is None or rules is None:
        return "Cards are stored only in Confrontations without teammates."
    store, first, _ = rules
    if view.partners:
        return f"Cards are stored only in games without teammates. Assist yours on their turn. [{store}]"
    there = view.known(STORED + view.seat)
    if there and held_back(view) is not None:
        return f"First play {there[0].name}, which is on your Character. [{first}]"
    if there:
        return f"{there[0].name} is already on your Character: one card per turn. [{store}]"
    card = _meant(name, view.hand, view)
    if card is None or card not in view.hand:
        return f"{card.name if card is not None else name} is not in your hand. [{store}]"
    return None if card.assist else f"{card.name} is not an Assist card. [{store}]"


def _meant(name: str, near: Sequence[Card], view: View) -> Card | None:
    """A card by name, sooner one that lies there than any other."""
    found = find_label(name, [card.name for card in near])
    if len(found) == 1:
        return near[found[0]]
    try:
        return cards_called(name, view)[0]
    except ArchfoeError:
        return None
