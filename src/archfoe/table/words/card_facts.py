"""What there is to say of a card beside its text: its numbers, where they come from, and the rules that name it."""

from __future__ import annotations

from archfoe.core.card import OWNER
from archfoe.core.cards import INVENTED, Card, Provenance
from archfoe.core.filters import MOVE_CARD
from archfoe.registry import set_of
from archfoe.table import catalogue, rulebook
from archfoe.table.rulebook import Rule

VP = "Victory Points"
SOURCES = {
    "rulebook": "the rulebook itself",
    "rulebook-implied": "what the rulebook implies",
    "public-list": "public card lists",
    "designed": "our own design",
    OWNER: "an owner of the printed box",
}
_TRUST = {"high": "", "medium": ", but not for sure", "low": ""}  # of what is our own design there is nothing to trust
_RULEBOOK_TELLS = {
    "high": "What it does is told in the rulebook.",
    "medium": "The rulebook tells only part of what it does.",
    "low": "The rulebook tells little of what it does.",
}
#: Words of the notes that stand for more than they say.
_OUR_PARTS = {
    "copies": "how many copies there are",
    "symbol": "its symbol",
    "cost": "its cost",
    "Victory Points": "its Victory Points",
    "Destination": "its Destination",
    "Attack": "its Attack",
    "Reward": "its Reward",
    "Power": "how much Power it gives",
    "Move": "how much Move it gives",
    "Range": "its Range",
}


def facts_of_game(card: Card) -> list[str]:
    """What cards of its game have."""
    own = [fact for part in card.own for fact in part.facts()]
    return [f"{MOVE_CARD} card", *own] if card.subtype == MOVE_CARD else own


def stage_facts(card: Card) -> list[str]:
    """What one of the cards of a figure is: what it costs to defeat, and what it brings who does."""
    points = catalogue.victory_points(card)
    prize = f"{points} VP{our_mark(card, VP)} for the player who defeats it"
    return [catalogue.type_words(card), *facts_of_game(card), f"cost {card.cost}{our_mark(card, 'cost')}", prize]


def our_mark(card: Card, what: str) -> str:
    """A number that nobody has read off the printed card is not shown as if it were printed."""
    return " (ours)" if catalogue.is_our_number(card, what) else ""


def provenance_words(provenance: Provenance) -> str:
    """Where our knowledge comes from; a reconstruction is called one."""
    if provenance.source == INVENTED.source:  # there is no printed card
        return f"Invented by the author of the set. {provenance.note}".rstrip()
    source = SOURCES.get(provenance.source, provenance.source)
    if provenance.effect:
        return f"Name, type, cost and Victory Points are from {source}. {_effect_words(provenance)}"
    out = f"From {source}{_TRUST[provenance.confidence]}."
    if is_reconstruction(provenance) and "reconstruction" not in provenance.note:  # the note says more
        out += " Ours is a reconstruction: the printed card may differ."
    return f"{out} {_note_words(provenance)}".rstrip()


def _note_words(provenance: Provenance, lead: str = "Not known from the printed card, so ours") -> str:
    """The note in whole sentences: "Ours: copies, Destination." is a key for the catalogue."""
    before, found, after = provenance.note.partition("Ours: ")
    parts, _, more = after.partition(".")
    if not found:
        return provenance.note
    told = ", ".join([_OUR_PARTS.get(part, part) for part in parts.split(", ")])
    return f"{before}{lead}: {told}.{more}"


def _effect_words(provenance: Provenance) -> str:
    """If what a card does is known in another way than its numbers."""
    if provenance.effect == "designed":
        out, rest = "We don't know the printed text: what it does is our reconstruction.", "Also ours"
    elif provenance.effect == OWNER:
        out, rest = f"What it does is from {SOURCES[OWNER]}.", "Ours"
    else:
        out, rest = _RULEBOOK_TELLS[provenance.effect_confidence], "The rest is ours"
    return f"{out} {_note_words(provenance, rest)}".rstrip()


def origin(card: Card) -> str:
    """The same for a table: nothing of what is known as it is printed."""
    if not (catalogue.ours(card) or card.provenance.corrected):
        return ""
    return _effect_words(card.provenance) if card.provenance.effect else provenance_words(card.provenance)


def is_reconstruction(provenance: Provenance) -> bool:
    made = provenance.source == "designed" or "reconstruct" in provenance.source
    return made or provenance.confidence != "high"


def rules_about(card: Card, spoilers: bool = False) -> list[Rule]:
    """Every rule and ruling that mentions a card; those of scenarios only if a scenario has brought the card."""
    known = [rule for rule in rulebook.all_rules().values() if spoilers or card.is_brought or not rule.spoiler]
    return [rule for rule in known if is_for(rule, card) and card.name in catalogue.mentioned(statement(rule))]


def is_for(rule: Rule, card: Card) -> bool:
    """Does a rule speak of the cards of its set, and not of others of that name? Those of one set may do of the next
    one's, too."""
    own = set_of(card.set)
    return card.set in rule.sets or (own is not None and own.builds_on in rule.sets)


def statement(rule: Rule) -> str:
    """A rule as one text; rulings begin with their question."""
    return f"{rule.question} {rule.text}".strip()
