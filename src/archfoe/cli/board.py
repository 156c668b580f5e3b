"""The table in words: what a player sees at the start of a turn, in the piles, and at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from archfoe.catalogue import type_words
from archfoe.cli.explain import provenance_words, rules_about
from archfoe.core.abilities import Vp
from archfoe.core.cards import SUPER_HERO_KIND, Card
from archfoe.core.effects import say
from archfoe.core.piles import (
    BORROWED,
    DECK,
    DESTROYED,
    HAND,
    KICKS,
    LINEUP,
    MAIN,
    SET_ASIDE,
    STACK,
    UNDER,
    WEAKNESSES,
)
from archfoe.core.text import EACH, listed
from archfoe.log import named
from archfoe.match import match_winners, own_scores
from archfoe.modes.options import HIDDEN
from archfoe.modes.scoring import prizes
from archfoe.session import Session
from archfoe.views import View

#: The order in which a deck list names the types.
TYPE_ORDER = ("Super-Villain", "Villain", "Hero", "Super Power", "Equipment", "Location", "Starter", "no type")


# Cards


def points(card: Card) -> str:
    return "VP varies" if isinstance(card.vp, Vp) else f"{card.vp} VP"


def play_text(card: Card) -> str:
    """What a card is good for now; of a Super-Villain that has appeared, the First Appearance is past."""
    past = "This card starts the game on top of the Super-Villain stack."
    if card.first_appearance is not None:
        past = "First Appearance - Attack: " + say(card.first_appearance, EACH)
    return " ".join(card.text.replace(past, "").split())


def gist(text: str, limit: int) -> str:
    """A text short enough for the end of a line."""
    if len(text) <= limit:
        return text
    return text[:limit].rsplit(" ", 1)[0].rstrip(",;:.") + " ..."


def priced(card: Card, cost: int, lead: str = "") -> str:
    """ "Kick, cost 3, 1 VP. +2 Power." """
    less = f" (printed {card.cost})" if cost != card.cost else ""
    return f"{lead or card.name}, cost {cost}{less}, {points(card)}. {play_text(card)}".rstrip()


def card_lines(card: Card) -> list[str]:
    """Everything about one card."""
    facts = [type_words(card)]
    if card.kind != SUPER_HERO_KIND:
        facts += [f"cost {card.cost}", points(card)]
    copies = f" {card.copies} copies in the box." if card.copies > 1 else ""
    about = listed([rule.id for rule in rules_about(card.name)])
    return [
        f"{card.name}: {', '.join(facts)}.{copies}",
        f"  {card.text or 'It does nothing when it is played.'}",
        *([f"  Rules about it: {about}. Read one with `? ID`."] if about else []),
        f"  {provenance_words(card.provenance)}",
    ]


# The table


def turn_lines(view: View, names: Sequence[str]) -> list[str]:
    """The whole table at the start of a turn."""
    seat = view.seat
    assert seat is not None
    return [
        *(foe_line(view, other, names) for other in range(view.players) if other != seat),
        *([villain_line(view)] if HIDDEN not in view.variants else []),
        "Line-Up:",
        *sale_lines(view, view.lineup),
        *aside_lines(view, seat),
        stacks_line(view),
        *hero_lines(view, seat),
        *own_lines(view, seat),
    ]


def hero_lines(view: View, seat: int) -> list[str]:
    down = " (face down: no abilities)" if view.hero_down(seat) else ""
    return [f"You are {hero.name}{down}: {hero.text}" for hero in view.heroes(seat)]


def foe_line(view: View, seat: int, names: Sequence[str]) -> str:
    heroes = " and ".join(hero.name for hero in view.heroes(seat)) or "no Super Hero"
    down = " (face down)" if view.hero_down(seat) else ""
    role = "Partner" if view.seat is not None and view.teams[seat] == view.teams[view.seat] else "Foe"
    parts = [f"hand {view.size(HAND + seat)}", f"deck {view.size(DECK + seat)}", discard_part(view, seat)]
    shown = view.known(HAND + seat)
    if shown:
        parts.append(f"you know of the hand: {named(shown)}")
    if view.in_play(seat):
        parts.append(f"in play: {named(view.in_play(seat))}")
    if view.size(UNDER + seat):
        parts.append(f"under the Super Hero: {view.size(UNDER + seat)}")
    if view.size(SET_ASIDE + seat):
        parts.append(f"set aside: {named(view.known(SET_ASIDE + seat))}")
    return f"{role} {names[seat]}, {heroes}{down}: {'; '.join(parts)}."


def discard_part(view: View, seat: int) -> str:
    pile = view.discard(seat)
    return f"discard pile {len(pile)} (top: {pile[-1].name})" if pile else "discard pile empty"


def villain_line(view: View) -> str:
    left = view.size(STACK)
    if not left:
        return "Super-Villain: none is left; the game ends with this turn."
    card = view.villain
    if card is None:
        return f"Super-Villain: face down until the turn is over ({left} left)."
    return f"Super-Villain ({left} left): {priced(card, view.cost(card))}"


def sale_lines(view: View, cards: Iterable[Card]) -> list[str]:
    counted = Counter(cards)
    if not counted:
        return ["  empty"]
    return [
        "  " + priced(card, view.cost(card), f"{card.name}{f' x{copies}' if copies > 1 else ''}: {type_words(card)}")
        for card, copies in counted.items()
    ]


def aside_lines(view: View, seat: int) -> list[str]:
    """The Synergy cards that only this seat may buy."""
    aside = view.known(SET_ASIDE + seat)
    return ["Set aside for you:", *sale_lines(view, aside)] if aside else []


def stacks_line(view: View) -> str:
    return f"Stacks: {view.size(KICKS)} Kick, {view.size(WEAKNESSES)} Weakness, {view.size(MAIN)} in the main deck."


def own_lines(view: View, seat: int) -> list[str]:
    lines = [f"Your hand: {named(view.hand) or 'empty'}. Deck {view.size(DECK + seat)}, {discard_part(view, seat)}."]
    if view.in_play(seat):
        lines.append(f"In play: {named(view.in_play(seat))}.")
    if view.size(UNDER + seat):
        lines.append(f"Under your Super Hero: {named(view.known(UNDER + seat))}.")
    return lines


def power_line(view: View, seat: int) -> str:
    """ "Power 5 = Punch 1 + Kick 2 x2, doubled, 3 spent." """
    parts = Counter((part.card.name if part.card is not None else "given", part.n) for part in view.power_parts(seat))
    if not parts:
        return f"Power {view.power(seat)}."
    words = [f"{name} {n}" + (f" x{times}" if times > 1 else "") for (name, n), times in parts.items()]
    doubled = "".join(", doubled" for _ in range(view.power_doubled(seat)))
    spent = f", {view.power_spent(seat)} spent" if view.power_spent(seat) else ""
    return f"Power {view.power(seat)} = {' + '.join(words)}{doubled}{spent}."


# Piles


def pile_lines(session: Session, seat: int, names: Sequence[str]) -> list[str]:
    """Everything that lies open, and one's own deck, whose order stays hidden."""
    view = session.view(seat)
    lines = []
    for other in range(view.players):
        whose = "Your" if other == seat else f"{names[other]}'s"
        lines.append(f"{whose} discard pile: {by_type(view.discard(other)) or 'empty'}.")
        played = view.played(other) + view.known(BORROWED + other)
        if played:
            lines.append(f"{whose} cards played this turn: {named(played)}.")
        if view.in_play(other):
            lines.append(f"{whose} cards in play: {named(view.in_play(other))}.")
        if view.size(SET_ASIDE + other):
            lines.append(f"Set aside for {'you' if other == seat else names[other]}: "
                         f"{named(view.known(SET_ASIDE + other))}.")  # fmt: skip
    lines.append(f"Your hand: {by_type(view.hand) or 'empty'}.")
    lines.append(f"Your deck, in no order: {by_type(session.deck_list(seat)) or 'empty'}.")
    if view.size(UNDER + seat):
        lines.append(f"Under your Super Hero: {named(view.known(UNDER + seat))}.")
    lines.append(f"Destroyed: {by_type(view.known(DESTROYED)) or 'nothing'}.")
    lines.append(f"Line-Up: {named(view.known(LINEUP)) or 'empty'}.")
    lines.append(stacks_line(view))
    return lines


def by_type(cards: Iterable[Card]) -> str:
    """ "Villain: Bane, Lobo; Starter: Punch x5"."""
    groups: dict[str, list[Card]] = {}
    for card in cards:
        groups.setdefault(type_words(card), []).append(card)
    order = sorted(groups, key=lambda word: TYPE_ORDER.index(word) if word in TYPE_ORDER else len(TYPE_ORDER))
    return "; ".join(f"{word}: {_names(groups[word])}" for word in order)


def _names(cards: list[Card]) -> str:
    counted = Counter(sorted(card.name for card in cards))
    return ", ".join(name if n == 1 else f"{name} x{n}" for name, n in counted.items())


# The end


def score_lines(session: Session, names: Sequence[str]) -> list[str]:
    """Who has how many Victory Points, best first; teams with their sums."""
    view = session.view(None)
    totals, villains = view.scores() or [], prizes(session.game.state)
    best = winning_seats(session)
    points = [f"{words} VP" for words in _sums(session, totals)]
    wide, far = max(map(len, names)), max(map(len, points))
    lines = []
    for seat in sorted(range(view.players), key=lambda seat: (-totals[seat], -villains[seat])):
        heroes = " and ".join(hero.name for hero in view.heroes(seat))
        mark = "  *" if seat in best else ""
        defeated = "1 Super-Villain" if villains[seat] == 1 else f"{villains[seat]} Super-Villains"
        lines.append(f"  {names[seat]:<{wide}}  {points[seat]:>{far}}  {defeated:<16}  {heroes}{mark}")
    if len(set(view.teams)) < view.players:
        for team in dict.fromkeys(view.teams):
            seats = [seat for seat in range(view.players) if view.teams[seat] == team]
            partners = " and ".join(names[seat] for seat in seats)
            lines.append(f"  Team of {partners}: {sum(totals[seat] for seat in seats)} VP")
    return lines


def _sums(session: Session, totals: Sequence[int]) -> list[str]:
    """ "59", or in the second game of a match "31 +  28 =  59"."""
    if not session.options.carried:
        return [f"{total:>3}" for total in totals]
    games = zip(session.options.carried, own_scores(session), totals, strict=True)
    return [f"{first:>3} + {second:>3} = {total:>3}" for first, second, total in games]


def what_is_played(session: Session) -> str:
    if not session.options.match:
        return "game"
    return "first game" if session.options.game == 1 else "match"


def winning_seats(session: Session) -> tuple[int, ...]:
    """Of this game, or of the match that it ends."""
    return match_winners(session) if session.options.carried else session.view(None).winners


def result_lines(session: Session, reader: int | None, names: Sequence[str]) -> list[str]:
    """Who has won; at the end of a match, also who has won at once in its second game."""
    options, view = session.options, session.view(None)
    if not options.match:
        return [_winner_line(view, view.winners, reader, names, "")]
    if options.game == 1:
        return [_winner_line(view, view.winners, reader, names, "the first game")]
    lines = [_winner_line(view, match_winners(session), reader, names, "the match")]
    if view.winners != match_winners(session):
        lines.insert(0, _winner_line(view, view.winners, reader, names, "the second game"))
    return lines


def _winner_line(view: View, seats: Sequence[int], reader: int | None, names: Sequence[str], what: str) -> str:
    winners = ["you" if seat == reader else names[seat] for seat in seats]
    words = " and ".join(winners)
    if len({view.teams[seat] for seat in seats}) > 1:
        verb = f"share the win{f' of {what}' if what else ''}"
    else:
        verb = ("win" if len(winners) > 1 or reader in seats else "wins") + (f" {what}" if what else "")
    return f"{words[:1].upper() + words[1:] if reader in seats else words} {verb}."
