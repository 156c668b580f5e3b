"""The table in words: what a player sees at the start of a turn, in the piles, and at the end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from archfoe.core.cards import CHARACTER_KIND, SECRET_KIND, STACK_KIND, SUPER_HERO_KIND, Card
from archfoe.core.city import space_name
from archfoe.core.effects import say
from archfoe.core.events import CHOSE, DEALT, LIT, REPAIRED
from archfoe.core.piles import (
    BORROWED,
    DECK,
    DESTROYED,
    HAND,
    KICKS,
    LINEUP,
    MAIN,
    REMOVED,
    SET_ASIDE,
    STACK,
    UNDER,
    WEAKNESSES,
)
from archfoe.core.text import EACH, listed, plural
from archfoe.games.city.view import in_city, is_contest
from archfoe.games.city.words import board as city_board
from archfoe.games.city.words import goals
from archfoe.games.duel.words import board as duel_board
from archfoe.games.duel.words.board import has_characters
from archfoe.games.options import HIDDEN
from archfoe.games.shared.mixing import boxes_of
from archfoe.games.shared.scoring import prizes
from archfoe.table.catalogue import type_words
from archfoe.table.match import match_winners, own_scores
from archfoe.table.rulebook import Rule
from archfoe.table.session import Session
from archfoe.table.view import Seen, View
from archfoe.table.words.card_facts import VP, character_facts, city_facts, our_mark, provenance_words, rules_about
from archfoe.table.words.log import named
from archfoe.table.words.points import points

#: The order in which a deck list names the types.
TYPE_ORDER = ("Super-Villain", "Villain", "Hero", "Super Power", "Equipment", "Location", "Starter", "no type")
_BLOCK_LEAD = "Block: You may discard this card. If you do: "
_PLAIN_BLOCK = re.compile(r"Block: The Confronted Character costs (\d+) more this turn\.")


# Cards


def play_text(card: Card) -> str:
    """What a card is good for now; of a Super-Villain that has appeared, the First Appearance is past."""
    past = "Every game begins with this Super-Villain on top of the stack."
    if card.first_appearance is not None:
        past = "First Appearance - Attack: " + say(card.first_appearance, EACH)
    text = card.text.replace(past, "").replace(_BLOCK_LEAD, "Block: ")  # every Block is used by discarding its card
    text = text.replace("If this card is played during your teammate's turn,", "As an Assist,")
    return " ".join(_PLAIN_BLOCK.sub(r"Block: cost +\1.", text).split())


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
    if card.kind == CHARACTER_KIND:
        facts = character_facts(card)
    elif card.kind not in (SUPER_HERO_KIND, SECRET_KIND):
        facts += [f"cost {card.cost}{our_mark(card, 'cost')}", f"{points(card)}{our_mark(card, VP)}"]
        facts += [f"symbol of {card.symbol}"] if card.symbol else []
    facts += city_facts(card)
    copies = f" {card.copies} copies in the box{our_mark(card, 'copies')}." if card.copies > 1 else ""
    about = listed([rule.id for rule in rules_about(card) if _for_set(rule, card.set)])
    return [
        f"{card.name}: {', '.join(facts)}.{copies}",
        f"  {card.text or 'It does nothing when it is played.'}",
        *([f"  Rules about it: {about}. Read one with `? ID`."] if about else []),
        f"  {provenance_words(card.provenance)}",
    ]


def _for_set(rule: Rule, name: str) -> bool:
    """Does a rule speak of the cards of a set? Those of the base game do of the next set's too."""
    return name in rule.sets or (name == "heroes_unite" and "base" in rule.sets)


# The table


def turn_lines(view: View, names: Sequence[str], full: bool = False) -> list[str]:
    """The whole table at the start of a turn; in a city, `full` has the text of every card."""
    seat = view.seat
    assert seat is not None
    if in_city(view.mode):
        return [
            *city_board.table_lines(view, names, full),
            *(foe_line(view, other, names) for other in others(view, seat)),
            *hero_lines(view, seat),
            *own_lines(view, seat),
            *city_board.hand_lines(view, view.partners, names),
            *city_board.assist_lines(view, names),
        ]
    return [
        *(foe_line(view, other, names) for other in others(view, seat)),
        *([villain_line(view)] if has_super_villains(view) and HIDDEN not in view.variants else []),
        "Line-Up:",
        *sale_lines(view, view.lineup),
        *aside_lines(view, seat),
        stacks_line(view),
        *hero_lines(view, seat),
        *own_lines(view, seat),
        *duel_board.partner_hand_lines(view, names),
    ]


def others(view: View, seat: int) -> list[int]:
    """The other seats, as they sit; where turns have tokens, in the order of turns from this one on."""
    if has_characters(view.mode) or in_city(view.mode):
        return [(seat + i) % view.players for i in range(1, view.players)]
    return [other for other in range(view.players) if other != seat]


def has_super_villains(view: View) -> bool:
    return not has_characters(view.mode) and not in_city(view.mode)


def hero_lines(view: View, seat: int) -> list[str]:
    if has_characters(view.mode):
        return duel_board.own_lines(view, seat)
    if in_city(view.mode):
        return city_board.own_line(view, seat)
    down = " (face down: no abilities)" if view.hero_down(seat) else ""
    return [f"You are {hero.name}{down}: {hero.text}" for hero in view.heroes(seat)]


def foe_line(view: View, seat: int, names: Sequence[str]) -> str:
    if seat in view.out:
        return f"{names[seat]} is out of the game."
    heroes = figure(view, seat)
    down = " (face down)" if view.hero_down(seat) else ""
    role = "Partner" if view.seat is not None and view.teams[seat] == view.teams[view.seat] else "Foe"
    parts = [f"hand {view.size(HAND + seat)}", f"deck {view.size(DECK + seat)}", discard_part(view, seat)]
    parts += (city_board if in_city(view.mode) else duel_board).belongings(view, seat)
    shown = view.known(HAND + seat)
    if shown and seat not in view.partners:  # a partner's hand stands beside one's own
        parts.append(f"you know of the hand: {named(shown)}")
    if view.in_play(seat):
        parts.append(f"in play: {named(view.in_play(seat))}")
    if view.size(UNDER + seat) and not in_city(view.mode):
        parts.append(f"under the Super Hero: {view.size(UNDER + seat)}")
    if view.size(SET_ASIDE + seat):
        parts.append(f"set aside: {named(view.known(SET_ASIDE + seat))}")
    token = duel_board.token(view, seat) if has_characters(view.mode) else ""
    if in_city(view.mode):
        heroes += f", {city_board.where_words(view, seat)}"
    return f"{role} {names[seat]}{token}, {heroes}{down}: {'; '.join(parts)}."


def figure(view: View, seat: int) -> str:
    """Who a player plays."""
    if has_characters(view.mode):
        return duel_board.standing(view, seat)
    return " and ".join(hero.name for hero in view.heroes(seat)) or "no Super Hero"


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
    return (
        f"Stacks: {view.size(KICKS)} {kick_name(view)}, {view.size(WEAKNESSES)} Weakness, "
        f"{view.size(MAIN)} in the main deck."
    )


def kick_name(view: View) -> str:
    """The card that is always for sale, also when none is left."""
    there = view.known(KICKS)
    last_box = boxes_of(view.mode)[-1 if has_characters(view.mode) else 0]
    return (there or [card for card in last_box.of_kind(STACK_KIND) if card.cost])[0].name


def own_lines(view: View, seat: int) -> list[str]:
    lines = [f"Your hand: {named(view.hand) or 'empty'}. Deck {view.size(DECK + seat)}, {discard_part(view, seat)}."]
    if view.in_play(seat):
        lines.append(f"In play: {named(view.in_play(seat))}.")
    if view.size(UNDER + seat) and not in_city(view.mode):
        lines.append(f"Under your Super Hero: {named(view.known(UNDER + seat))}.")
    return lines


def power_line(view: View, seat: int) -> str:
    """ "Power 5 = Punch 1 + Kick 2 x2, doubled, 3 spent on Robin."; in a city also the Move."""
    move = f" {city_board.move_words(view, seat)}" if in_city(view.mode) else ""
    parts = Counter((part.card.name if part.card is not None else "given", part.n) for part in view.power_parts(seat))
    spent = _spent_words(view, seat)
    if not parts:
        return f"Power {view.power(seat)}{spent}.{move}"
    words = [f"{name} {n}" + (f" x{times}" if times > 1 else "") for (name, n), times in parts.items()]
    doubled = "".join(", doubled" for _ in range(view.power_doubled(seat)))
    return f"Power {view.power(seat)} = {' + '.join(words)}{doubled}{spent}.{move}"


def _spent_words(view: View, seat: int) -> str:
    """ ", 3 spent on Kick", ", 5 spent on Kick 3 and Arkham Asylum 2", ", 1 lost to The Riddler"."""
    paid: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for event in view.spending(seat):
        if event.power:
            paid[_spent_on(event)] += event.power
        else:
            lost[event.source.name if event.source is not None else "an Attack"] -= event.n
    spent = view.power_spent(seat) - lost.total()
    on = list(paid) if len(paid) == 1 else [f"{name} {n}" for name, n in paid.items()]
    words = [f"{spent} spent{f' on {listed(on)}' if paid.total() == spent else ''}"] if spent else []
    return "".join(f", {part}" for part in words + [f"{n} lost to {name}" for name, n in lost.items()])


def _spent_on(event: Seen) -> str:
    """A card, a Location, or what was done there."""
    if event.cards:
        return named(event.cards)
    if event.what in _DONE:
        return f"{_DONE[event.what]} {space_name(event.n)}"
    return event.source.name if event.source is not None else event.note


_DONE = {LIT: "lighting", REPAIRED: "rebuilding"}


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
        lines += duel_board.pile_lines(
            view, other, whose, "score pile" if in_city(view.mode) else "defeated Characters"
        )
        if view.size(SET_ASIDE + other) and not in_city(view.mode):
            lines.append(f"Set aside for {'you' if other == seat else names[other]}: "
                         f"{named(view.known(SET_ASIDE + other))}.")  # fmt: skip
    lines.append(f"Your hand: {by_type(view.hand) or 'empty'}.")
    if in_city(view.mode):
        lines += city_board.hand_lines(view, view.partners, names)
    else:
        lines += duel_board.partner_hand_lines(view, names)
    lines.append(f"Your deck, in no order: {by_type(session.deck_list(seat)) or 'empty'}.")
    if view.size(UNDER + seat) and not in_city(view.mode):
        lines.append(f"Under your Super Hero: {named(view.known(UNDER + seat))}.")
    lines.append(f"Destroyed: {by_type(view.known(DESTROYED)) or 'nothing'}.")
    if view.size(REMOVED):
        lines.append(f"Taken out of the game: {named(view.known(REMOVED))}.")
    if in_city(view.mode):
        return [*lines, *city_board.table_lines(view, names)]
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
    if in_city(view.mode) and not is_contest(view):
        return goals.end_lines(view)
    totals, beaten = view.scores() or [], prizes(session.game.state)
    best = winning_seats(session)
    points = [f"{words} VP" for words in _sums(session, totals)]
    points = ["-" if seat in view.out else words for seat, words in enumerate(points)]  # who is out is not scored
    wide, far = max(map(len, names)), max(map(len, points))
    defeated = "Character defeated" if has_characters(view.mode) else "Super-Villain"
    lines = []
    for seat in sorted(range(view.players), key=lambda seat: (seat not in best, -totals[seat], -beaten[seat])):
        mark = "  *" if seat in best else ""
        prize = f"{beaten[seat]} {defeated if beaten[seat] == 1 else _several(defeated)}"
        lines.append(
            f"  {names[seat]:<{wide}}  {points[seat]:>{far}}  {prize:<{len(defeated) + 3}}  {_played(view, seat)}{mark}"
        )
    if len(set(view.teams)) < view.players:
        for team in dict.fromkeys(view.teams):
            seats = [seat for seat in range(view.players) if view.teams[seat] == team]
            partners = " and ".join(names[seat] for seat in seats)
            lines.append(f"  Team of {partners}: {sum(totals[seat] for seat in seats)} VP")
    return lines


def _several(noun: str) -> str:
    """ "Super-Villains", "Characters defeated"."""
    first, *rest = noun.split(" ")
    return " ".join([plural(first), *rest])


def _played(view: View, seat: int) -> str:
    """Who a player has played, and how far that one has come."""
    if seat in view.out:
        return f"{_dealt(view, seat)}, out of the game"
    character = view.character(seat)
    if has_characters(view.mode):
        return character.name if character is not None else f"{_dealt(view, seat)}, all Levels lost"
    return " and ".join(hero.name for hero in view.heroes(seat))


def _dealt(view: View, seat: int) -> str:
    """The Character that a player was given or chose at the start."""
    begun = (event for event in view.events() if event.what in (DEALT, CHOSE) and event.seat == seat)
    return next((card.character for event in begun for card in event.cards), "")


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
    if in_city(options.mode) and not is_contest(view):
        return [goals.result_line(view, reader)]
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
