"""Why a question is asked, what its choices mean, and why something is not among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archfoe import rulebook
from archfoe.catalogue import find as find_cards
from archfoe.cli import board
from archfoe.cli.prompt import SHORT, Choice, decline_word, is_hunt, question
from archfoe.core.cards import STACK_KIND, STARTER_KIND, Card
from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import KICKS, SET_ASIDE, STACK
from archfoe.core.text import sentence
from archfoe.labels import find as find_label
from archfoe.modes.options import HUNT
from archfoe.modes.reasons import Reason
from archfoe.session import plain
from archfoe.views import Option, View


def rule_line(rule_id: str) -> str:
    """A rule in its words; a ruling with the question that it settles."""
    rule = rulebook.rules().get(rule_id)
    return " ".join(f"{rule_id}: {rule.question} {rule.text}".split()) if rule is not None else f"{rule_id}."


def question_lines(view: View, have: Sequence[Choice]) -> Iterator[str]:
    """All about the pending question."""
    yield question(view)
    if view.rule:
        yield f"Rule {rule_line(view.rule)}"
    if is_hunt(view):
        yield f"Rule {rule_line('HU-7.3')}"
    elif view.source is not None:
        yield f"Asked by {view.source.name}: {view.source.text}"
    for n, choice in enumerate(have, 1):
        yield f"{n:>4}  {choice.label}: {_in_full(view.options[choice.picks[0]])}"
    if view.least == 0:
        yield f"{0:>4}  {decline_word(view)}"
    if view.kind is MAIN_ACTION:
        yield from not_on_offer(view)


def _in_full(option: Option) -> str:
    """What a choice means, without regard to the length of a line."""
    card = option.card
    if option.what == "end":
        return "your hand and what you played go to your discard pile, unspent Power is lost, you draw a new hand."
    if option.what == "patrol":
        return "new cards fill the Line-Up now, and those with an Attack attack you."
    if card is None:
        return sentence(option.word) or "this one."
    if option.what == "use":
        return " ".join(sentence(use.text()) for use in card.uses)
    if option.what == "hunt":
        return (
            f"costs {option.cost}, {board.points(card)}; spent only if its owner does not avoid the Attack. {card.text}"
        )
    text = card.text or "Does nothing when it is played."
    by_itself = " (`all` plays it.)" if option.what == "play" and plain(card) else ""
    price = f"costs {option.cost}, {board.points(card)}. " if option.cost is not None else ""
    return f"{price}{text}{by_itself}"


def not_on_offer(view: View) -> Iterator[str]:
    """What lies on the table and cannot be bought, with the reason."""
    for card in dict.fromkeys(on_sale(view)):
        reason = view.why_not("buy", card)
        if reason is not None:
            yield f"Not on offer: {with_rule(reason)}"
    hunts = (view.why_not("hunt", card) for card in prey(view))
    for reason in dict.fromkeys(hunts):  # all may have the same
        if reason is not None:
            yield f"Not to be hunted: {with_rule(reason)}"
    if view.villain is None and view.size(STACK):
        yield f"Not on offer: {board.villain_line(view)} Rule {rule_line('BASE-8.2')}"


def on_sale(view: View) -> list[Card]:
    """What could be bought with enough Power."""
    villain = [view.villain] if view.villain is not None else []
    aside = view.known(SET_ASIDE + view.seat) if view.seat is not None else []
    return [*view.lineup, *aside, *view.known(KICKS)[:1], *villain]


def prey(view: View) -> list[Card]:
    """What could be hunted with enough Power, where that is played."""
    if HUNT not in view.variants or view.seat is None:
        return []
    foes = [seat for seat in range(view.players) if view.teams[seat] != view.teams[view.seat]]
    return [card for seat in foes for card in view.discard(seat) if card.super_villain]


def cards_called(name: str, mode: str) -> list[Card]:
    """Cards by name, those of this game's sets first; what every set has alike is shown once."""
    sets = mode.split("+")
    try:
        found = find_cards(name, mode) if len(sets) == 1 else find_cards(name)
    except ArchfoeError:
        found = find_cards(name)
    once = [card for card in found if card.set == sets[0] or card.kind not in (STARTER_KIND, STACK_KIND)]
    return once or found


def with_rule(reason: Reason) -> str:
    return f"{reason.text} [{reason.rule}]" if reason.rule else reason.text


def subject_lines(view: View, what: str) -> Iterator[str]:
    """A rule by its id; or a card, and whether it can be played or bought now."""
    if rulebook.is_id(what):
        yield rule_line(rulebook.find(what).id)
        return
    for card in cards_called(what, view.mode):
        yield from board.card_lines(card)
        for verb, place in (("play", view.hand), ("buy", on_sale(view)), ("hunt", prey(view))):
            if card in place:
                reason = view.why_not(verb, card)
                yield f"  You can {verb} it now." if reason is None else f"  You cannot {verb} it: {with_rule(reason)}"


def why_not(view: View, text: str) -> str | None:
    """Why a card that was named is not on offer, if the rules know a reason."""
    first, _, rest = text.partition(" ")
    verb = SHORT.get(first.lower(), first.lower())
    verb, name = (verb, rest) if rest and verb in ("play", "buy", "hunt") else ("", text)
    if verb == "hunt" and HUNT not in view.variants:
        return f"This game is played without the variant {HUNT}."
    places = {"play": view.hand, "buy": on_sale(view), "hunt": prey(view)}
    near = places[verb] if verb else [card for place in places.values() for card in place]
    card = _meant(name, near, view.mode)
    verb = verb or next((verb for verb in ("buy", "hunt") if card in places[verb]), "")
    reason = view.why_not(verb, card) if card is not None and verb else None
    return with_rule(reason) if reason is not None else None


def _meant(name: str, near: Sequence[Card], mode: str) -> Card | None:
    """A card by name, sooner one that lies there than any other."""
    found = find_label(name, [card.name for card in near])
    if len(found) == 1:
        return near[found[0]]
    try:
        return cards_called(name, mode)[0]
    except ArchfoeError:
        return None
