"""The table in words: what a player sees at the start of a turn, in the piles, and at the end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from archfoe.core.cards import PRIVATE_KIND, STACK_KIND, STAGE_KIND, SUPER_HERO_KIND, Card
from archfoe.core.decisions import Kind
from archfoe.core.effects import say
from archfoe.core.events import DEFEATED
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
    UNDER,
    WEAKNESSES,
)
from archfoe.core.text import EACH, listed, plural
from archfoe.games.shared.mixing import boxes_of
from archfoe.games.shared.piles import STORED, TROPHIES
from archfoe.games.shared.scoring import prizes, scores
from archfoe.registry import teller_of
from archfoe.table.catalogue import type_words
from archfoe.table.match import match_winners, own_scores
from archfoe.table.panel import ToldSection
from archfoe.table.session import Session
from archfoe.table.view import Seen, View
from archfoe.table.words.card_facts import VP, facts_of_game, our_mark, provenance_words, rules_about, stage_facts
from archfoe.table.words.labels import points
from archfoe.table.words.log import named
from archfoe.table.words.own import own_words

#: The order in which a deck list names the types.
TYPE_ORDER = ("Super-Villain", "Villain", "Hero", "Super Power", "Equipment", "Location", "Starter", "no type")
_BLOCK_LEAD = "Block: You may discard this card. If you do, "
_PLAIN_BLOCK = re.compile(r"Block: [Tt]he Confronted Character costs (\d+) more this turn\.")


# Cards


def play_text(card: Card) -> str:
    """What a card is good for now; of a Super-Villain that has appeared, the First Appearance is past."""
    past = "Every game starts with this Super-Villain on top of the stack."
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
    if card.kind == STAGE_KIND:
        facts = stage_facts(card)
    elif card.kind not in (SUPER_HERO_KIND, PRIVATE_KIND):
        facts += [f"cost {card.cost}{our_mark(card, 'cost')}", f"{points(card)}{our_mark(card, VP)}"]
    facts += [] if card.stage else facts_of_game(card)
    copies = f" {card.copies} copies in the box{our_mark(card, 'copies')}." if card.copies > 1 else ""
    about = listed([rule.id for rule in rules_about(card)])
    return [
        f"{card.name}: {', '.join(facts)}.{copies}",
        f"  {card.text or 'It does nothing when it is played.'}",
        *([f"  Rules about it: {about}. Read one with `? ID`."] if about else []),
        f"  {provenance_words(card.provenance)}",
    ]


# The table


class Private(NamedTuple):
    """A card that its holder alone may read, where others read along."""

    command: str  # the word that shows it
    help: str
    held: str  # said in its place where others read along
    none: str  # said to who has none
    hint: str  # how it is read


class BoardWords:
    """What a game says differently of the table; this is what fits a game with a Line-Up."""

    in_turn_order = False  # are other players told in the order of turns?
    private: ClassVar[Private | None] = None  # what only its holder may read
    hides_beneath = False  # is what lies under a Super Hero no business of the table?
    kick_set = 0  # of several sets, the one whose cards are always for sale
    before_turns: ClassVar[tuple[Kind, ...]] = ()  # questions before the first turn for which the table is shown
    openings: ClassVar[tuple[Kind, ...]] = ()  # and those with which a turn may begin, beside the main one
    bannered: ClassVar[tuple[Kind, ...]] = ()  # questions above which it is said what is at stake
    prize = "Super-Villain"  # what is counted at the end beside points
    spent_on: ClassVar[Mapping[str, Callable[[Seen], str]]] = {}  # event -> what Power was paid for
    falls: ClassVar[tuple[str, ...]] = (DEFEATED,)  # events with which a foe falls
    sweep = 5  # so many prizes are worth a headline; 0: nobody can have so many
    won_together = lost_together = ""  # headlines, where all win or lose together
    danger = ""  # event with which what threatens all has risen to its number
    asks_with_power = False  # does the question of a turn name the Power that is there?
    most_lines = 0  # that are printed unasked when a turn begins; 0: as many as there are

    def turn_lines(self, view: View, names: Sequence[str], full: bool) -> list[str]:
        """The whole table at the start of a turn; where not every text is told, `full` has all of them."""
        seat = view.seat
        assert seat is not None
        return [
            *(foe_line(view, other, names) for other in others(view, seat)),
            *self.above_lineup(view),
            "Line-Up:",
            *sale_lines(view, view.lineup),
            *aside_lines(view, seat),
            stacks_line(view),
            *told_lines(view, names),
            *self.own_figure(view, seat),
            *own_lines(view, seat),
            *self.hand_lines(view, names),
        ]

    def brief_lines(self, view: View, names: Sequence[str]) -> list[str]:
        """The same in fewer lines, where a whole table is too much for every turn."""
        return self.turn_lines(view, names, full=False)

    def above_lineup(self, view: View) -> list[str]:
        return []

    def own_figure(self, view: View, seat: int) -> list[str]:
        down = " (face down: no abilities)" if view.hero_down(seat) else ""
        return [f"You are {hero.name}{down}: {hero.text}" for hero in view.heroes(seat)]

    def figure(self, view: View, seat: int) -> str:
        """Who a player plays."""
        return " and ".join(hero.name for hero in view.heroes(seat)) or "no Super Hero"

    def token(self, view: View, seat: int) -> str:
        """What stands behind a player's name."""
        return ""

    def belongings(self, view: View, seat: int) -> list[str]:
        """What another player has beside hand, deck and discard pile."""
        return []

    def hand_lines(self, view: View, names: Sequence[str]) -> list[str]:
        """The hands of partners."""
        return [
            f"{names[seat]}, your teammate, holds: {named(view.known(HAND + seat)) or 'nothing'}."
            for seat in view.partners
        ]

    def private_lines(self, view: View, seat: int) -> list[str]:
        """What only its holder may read, in full."""
        return []

    def banner(self, view: View, names: Sequence[str]) -> list[str]:
        """What is at stake in this turn."""
        return []

    def power_more(self, view: View, seat: int) -> str:
        """What else can be spent."""
        return ""

    def helper_lines(self, view: View, names: Sequence[str]) -> list[str]:
        """What somebody sees who may help in the turn of another."""
        return [f"Your hand: {named(view.hand)}.", *self.hand_lines(view, names)]

    def pile_lines(self, view: View, seat: int, whose: str) -> list[str]:
        """What lies beside the figure of a player."""
        return []

    def aside(self, view: View, seat: int, names: Sequence[str]) -> list[str]:
        if not view.size(SET_ASIDE + seat):
            return []
        whom = "you" if seat == view.seat else names[seat]
        return [f"Set aside for {whom}: {named(view.known(SET_ASIDE + seat))}."]

    def market_lines(self, view: View, names: Sequence[str]) -> list[str]:
        """What is for sale, for a list of piles."""
        return [f"Line-Up: {named(view.known(LINEUP)) or 'empty'}.", stacks_line(view)]

    def played(self, view: View, seat: int) -> str:
        """Who a player has played, and how far that one has come."""
        return " and ".join(hero.name for hero in view.heroes(seat))

    def score_lines(self, session: Session, names: Sequence[str]) -> list[str]:
        """How it stands at the end."""
        return points_lines(session, names)

    def shared_fate(self, view: View) -> bool:
        """Do all win or lose together?"""
        return False

    def result_lines(self, session: Session, reader: int | None, names: Sequence[str]) -> list[str]:
        """Who has won."""
        return winner_lines(session, reader, names)


_PLAIN: Final = BoardWords()


def words_of(view: View) -> BoardWords:
    return own_words(view.game_type, "board", _PLAIN)


def turn_lines(view: View, names: Sequence[str], full: bool = False) -> list[str]:
    """The whole table at the start of a turn."""
    return [*words_of(view).turn_lines(view, names, full), *view.shown_by_parts()]


def brief_lines(view: View, names: Sequence[str]) -> list[str]:
    """The same, in fewer lines where the game has them."""
    return [*words_of(view).brief_lines(view, names), *view.shown_by_parts()]


def others(view: View, seat: int) -> list[int]:
    """The other seats, as they sit; where turns have tokens, in the order of turns from this one on."""
    if words_of(view).in_turn_order:
        return [(seat + i) % view.players for i in range(1, view.players)]
    return [other for other in range(view.players) if other != seat]


def foe_line(view: View, seat: int, names: Sequence[str]) -> str:
    words = words_of(view)
    if seat in view.out:
        return f"{names[seat]} is out of the game."
    down = " (face down)" if view.hero_down(seat) else ""
    role = "Partner" if view.seat is not None and view.teams[seat] == view.teams[view.seat] else "Foe"
    parts = [f"hand {view.size(HAND + seat)}", f"deck {view.size(DECK + seat)}", discard_part(view, seat)]
    parts += words.belongings(view, seat)
    shown = view.known(HAND + seat)
    if shown and seat not in view.partners:  # a partner's hand stands beside one's own
        parts.append(f"you know of the hand: {named(shown)}")
    if view.in_play(seat):
        parts.append(f"in play: {named(view.in_play(seat))}")
    if view.size(UNDER + seat) and not words.hides_beneath:
        parts.append(f"under the Super Hero: {view.size(UNDER + seat)}")
    if view.size(SET_ASIDE + seat):
        parts.append(f"set aside: {named(view.known(SET_ASIDE + seat))}")
    return f"{role} {names[seat]}{words.token(view, seat)}, {words.figure(view, seat)}{down}: {'; '.join(parts)}."


def laid_beside(view: View, seat: int, whose: str, trophies: str) -> list[str]:
    """For a list of piles: what a player has defeated, and an Assist card for later."""
    piles = {trophies: TROPHIES + seat, "stored Assist card": STORED + seat}
    return [f"{whose} {name}: {named(view.known(pile))}." for name, pile in piles.items() if view.size(pile)]


def discard_part(view: View, seat: int) -> str:
    pile = view.discard(seat)
    return f"discard pile {len(pile)} (top: {pile[-1].name})" if pile else "discard pile empty"


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


def told_lines(view: View, names: Sequence[str]) -> list[str]:
    """What the game has beside the common table, where it says that itself."""
    section = view.section
    return section.lines(names) if isinstance(section, ToldSection) else []


def stacks_line(view: View) -> str:
    weak = f"{view.size(WEAKNESSES)} {view.rules.options.played.home.weakness}"
    return f"Stacks: {view.size(KICKS)} {kick_name(view)}, {weak}, {view.size(MAIN)} in the main deck."


def kick_name(view: View) -> str:
    """The card that is always for sale, also when none is left."""
    there = view.known(KICKS)
    box = boxes_of(view.mode)[words_of(view).kick_set]
    return (there or [card for card in box.of_kind(STACK_KIND) if card.cost])[0].name


def own_lines(view: View, seat: int) -> list[str]:
    lines = [f"Your hand: {named(view.hand) or 'empty'}. Deck {view.size(DECK + seat)}, {discard_part(view, seat)}."]
    if view.in_play(seat):
        lines.append(f"In play: {named(view.in_play(seat))}.")
    return lines + _beneath(view, seat)


def _beneath(view: View, seat: int) -> list[str]:
    if not view.size(UNDER + seat) or words_of(view).hides_beneath:
        return []
    return [f"Under your Super Hero: {named(view.known(UNDER + seat))}."]


def power_line(view: View, seat: int) -> str:
    """ "Power 5 = Punch 1 + Kick 2 x2, doubled, 3 spent on Robin."; in a city also the Move."""
    more = words_of(view).power_more(view, seat)
    parts = Counter((part.card.name if part.card is not None else "given", part.n) for part in view.power_parts(seat))
    spent = _spent_words(view, seat)
    if not parts:
        return f"Power {view.power(seat)}{spent}.{more}"
    words = [f"{name} {n}" + (f" x{times}" if times > 1 else "") for (name, n), times in parts.items()]
    doubled = "".join(", doubled" for _ in range(view.power_doubled(seat)))
    return f"Power {view.power(seat)} = {' + '.join(words)}{doubled}{spent}.{more}"


def _spent_words(view: View, seat: int) -> str:
    """ ", 3 spent on Kick", ", 5 spent on Kick 3 and Arkham Asylum 2", ", 1 lost to Psimon"."""
    paid: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for event in view.spending(seat):
        if event.power:
            paid[_spent_on(event, view)] += event.power
        else:
            lost[event.source.name if event.source is not None else "an Attack"] -= event.n
    spent = view.power_spent(seat) - lost.total()
    on = list(paid) if len(paid) == 1 else [f"{name} {n}" for name, n in paid.items()]
    words = [f"{spent} spent{f' on {listed(on)}' if paid.total() == spent else ''}"] if spent else []
    return "".join(f", {part}" for part in words + [f"{n} lost to {name}" for name, n in lost.items()])


def _spent_on(event: Seen, view: View) -> str:
    """A card, a place, or what was done there."""
    words = words_of(view).spent_on
    if event.cards:
        return named(event.cards)
    if event.what in words:
        return words[event.what](event)
    return event.source.name if event.source is not None else event.note or teller_of(event.what)


# Piles


def pile_lines(session: Session, seat: int, names: Sequence[str]) -> list[str]:
    """Everything that lies open, and one's own deck, whose order stays hidden."""
    view = session.view(seat)
    lines, words = [], words_of(view)
    for other in range(view.players):
        whose = "Your" if other == seat else f"{names[other]}'s"
        lines.append(f"{whose} discard pile: {by_type(view.discard(other)) or 'empty'}.")
        played = view.played(other) + view.known(BORROWED + other)
        if played:
            lines.append(f"{whose} cards played this turn: {named(played)}.")
        if view.in_play(other):
            lines.append(f"{whose} cards in play: {named(view.in_play(other))}.")
        lines += [*words.pile_lines(view, other, whose), *words.aside(view, other, names)]
    lines.append(f"Your hand: {by_type(view.hand) or 'empty'}.")
    lines += words.hand_lines(view, names)
    lines.append(f"Your deck, in no order: {by_type(session.deck_list(seat)) or 'empty'}.")
    lines += _beneath(view, seat)
    lines.append(f"Destroyed: {by_type(view.known(DESTROYED)) or 'nothing'}.")
    if view.size(REMOVED):
        lines.append(f"Taken out of the game: {named(view.known(REMOVED))}.")
    return lines + words.market_lines(view, names)


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
    """How it stands at the end."""
    return words_of(session.view(None)).score_lines(session, names)


def points_lines(session: Session, names: Sequence[str]) -> list[str]:
    """Who has how many Victory Points, best first; teams with their sums. Also of a game that ends unfinished."""
    view = session.view(None)
    words = words_of(view)
    state = session.game.state
    totals, beaten = scores(state, session.options.carried), prizes(state)
    best = winning_seats(session) if view.over else ()
    points = [f"{total} VP" for total in _sums(session, totals)]
    points = ["-" if seat in view.out else total for seat, total in enumerate(points)]  # who is out is not scored
    wide, far = max(map(len, names)), max(map(len, points))
    defeated = words.prize
    lines = []
    for seat in sorted(range(view.players), key=lambda seat: (seat not in best, -totals[seat], -beaten[seat])):
        mark = "  *" if seat in best else ""
        prize = f"{beaten[seat]} {defeated if beaten[seat] == 1 else _several(defeated)}"
        won = f"{prize:<{len(defeated) + 3}}  {words.played(view, seat)}{mark}"
        lines.append(f"  {names[seat]:<{wide}}  {points[seat]:>{far}}  {won}")
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
    """Who has won."""
    return words_of(session.view(None)).result_lines(session, reader, names)


def winner_lines(session: Session, reader: int | None, names: Sequence[str]) -> list[str]:
    """At the end of a match, also who has won at once in its second game."""
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
