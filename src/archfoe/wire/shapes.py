"""What a view is made of, as it travels: plain structs, from which the types of the page are generated.

A card is named by its place in the catalogue ("base/kick"), never by an id of the engine: with such an id a
hidden card could be followed through a shuffle. A copy of it is named by its zone and its place there.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from archfoe.table.panel import Panel

#: A card of the catalogue: set, "/", id.
CardName = str
#: Where cards lie: "lineup", "hand/0" (of a seat), "space/3" (of a city). See `zones.zones_of`.
Zone = str


class Shape(Struct, frozen=True, gc=False):
    """All fields are always there."""


class Sparse(Struct, frozen=True, gc=False, omit_defaults=True):
    """Fields that have their default are left out on the way."""


class Whole(Shape, frozen=True):
    """Made of parts that change one by one: steps tell of each by itself, as "section/spaces/3/cards"."""


class Section:
    """What a game adds to the common table: a struct of its own, whose tag `game` is the game's name.

    `class City(Whole, Section, frozen=True, tag_field="game", tag="city")`; the page draws it with that game's own
    component. `Told` is for all games that have none there.
    """

    __slots__ = ()
    kept: ClassVar[tuple[str, ...]] = ()  # its fields whose text is long, and mostly stays as it is


# The question


class Option(Sparse, frozen=True):
    """One thing that may be chosen; an answer names it by its place in the list."""

    what: (
        str  # play, buy, use, hunt, store, assist, defend, end, walk ..., or the sort of thing: card, pile, seat, word
    )
    label: str  # "buy Kick": complete in itself
    card: CardName | None = None
    zone: Zone | None = None  # where the card lies, or the pile that is meant
    index: int | None = None  # of the card in its zone, as the view shows it
    seat: int | None = None  # who is meant; 5 is the ally of a solo game
    space: int | None = None  # of a city
    cost: int | None = None  # of a purchase, now
    more: str = ""  # what it means, where the card itself does not say it
    plain: bool = False  # "play all" would play it: it leaves nothing to choose
    idle: bool = False  # playing it does nothing, as with a Weakness
    hopeless: bool = False  # a Confrontation that cannot succeed, as far as this seat can see


class Forecast(Shape, frozen=True):
    """What the cards in hand surely bring this turn, as far as this seat can know."""

    more: int  # Power, beside what is there
    sure: bool  # is that all? Else it may be more
    plays: int  # "play all" plays so many cards at least
    or_more: bool  # perhaps more: what they draw, or what is left after an Attack that somebody may avoid
    cheaper: list[ForSale]  # what costs less by then


class Help(Shape, frozen=True):
    """What the Assist cards of a partner would surely bring this seat now, as far as it can know."""

    seat: int  # of the partner
    power: int
    move: int
    or_more: bool  # perhaps more: they draw cards, or ask something


class Prompt(Shape, frozen=True):
    """What this seat is asked: pick from `least` to `most` of the options."""

    number: int  # to be sent with the answer
    kind: str  # main, defend, block, confront, assist, discard, where to ...
    text: str  # the question as a sentence
    least: int
    most: int
    ordered: bool  # does the order of the picks count?
    decline: str  # what an empty answer means; "" if one is not allowed
    source: CardName | None  # the card that asks; null if the rules do
    says: str  # what of the asking card is at work: its First Appearance, its Attack, else its short text
    about: CardName | None  # what the question is about: the attacking card, the card that is gained
    rule: str  # id of the rule or ruling behind it
    options: list[Option]
    left: str  # what could still be done if the turn were ended now, as a sentence; "" if nothing
    forecast: Forecast | None  # in one's main step
    help: list[Help]  # of partners that could assist in one's main step
    #: A turn may begin with this, and with this if it is declined: an answer with `otherwise` picks from its options.
    otherwise: Prompt | None
    no_help: str = ""  # why no partner could assist in one's main step, as a sentence


class Barred(Shape, frozen=True):
    """Why something that lies there cannot be played, bought, hunted or used now."""

    zone: Zone
    index: int
    verb: str
    text: str
    rule: str


# Piles


class ForSale(Shape, frozen=True):
    """A card on sale, with what it costs this seat (for a spectator: the active player) now."""

    card: CardName
    cost: int


class Stack(Shape, frozen=True):
    """Equal cards on a pile, or a pile of which only the top is seen."""

    left: int
    top: ForSale | None


class PowerPart(Shape, frozen=True):
    card: CardName | None  # null: not from a card
    n: int


class Power(Shape, frozen=True):
    total: int  # what can still be spent
    parts: list[PowerPart]
    doubled: int  # how often
    spent: int


class Hand(Shape, frozen=True):
    """Cards that this seat does not know are only counted."""

    cards: list[CardName]
    hidden: int


class Seat(Whole, frozen=True):
    """One player's side of the table."""

    seat: int
    team: int
    figures: list[CardName]  # Super Heroes, or the Character as it is now
    face_down: bool
    out: bool
    hand: Hand
    deck: int
    deck_list: list[CardName] | None  # one's own deck by type and name, not in its order; null for others
    top_known: list[CardName | None]  # cards of the deck that this seat knows, the topmost first, if there are any
    discard: list[CardName]  # the last one is on top
    played: list[CardName]
    gave: list[int | None]  # Power that each of them has given, in the same order; null for one that has given none
    in_play: list[CardName]  # Ongoing
    under: Hand  # under the Super Hero
    borrowed: list[CardName]
    stored: list[CardName]
    trophies: list[CardName]  # Characters of foes that this seat has defeated
    set_aside: list[CardName]
    next_levels: list[CardName]
    power: Power
    character_cost: int | None
    printed_cost: int | None
    place_in_order: int  # 1 for who began
    prizes: int | None  # Super-Villains and Characters, once the game is over
    score: int | None  # Victory Points: once the game is over, or if the table counts them openly


# What a game of another package adds: the page draws it without knowing the game


class Told(Whole, Section, frozen=True):
    """A game's own part in words and numbers."""

    game: str
    lines: list[str]
    panel: Panel | None


# The end


class Source(Shape, frozen=True):
    what: str  # a type of cards, "Weakness", "First game", "Beside cards"
    points: int


class Owned(Shape, frozen=True):
    card: CardName
    n: int


class Stamp(Shape, frozen=True):
    """For the album of who played there: `GET /api/album` has a place for each."""

    key: str  # "beaten base/the_joker"
    title: str  # where its place does not name it before; else ""


class Bests(Shape, frozen=True):
    """What may be one's best; null: not counted in this game, or not for who has lost it."""

    points: int | None
    power: int  # in one turn
    rounds: int | None  # to a win
    avoided: int  # Attacks
    prizes: int  # Super-Villains that fell to this seat, or Characters
    comeback: int | None  # so many points behind, and won


class Feats(Shape, frozen=True):
    """What a seat did, for album, ladder and list of one's best. It counts for nobody whose chair has the bolt."""

    outcome: str  # won, tied, lost
    margin: int | None  # to the best other side; null where all win or lose together
    figures: list[CardName]
    foes: list[str]  # their bots; empty where a person was among them
    bests: Bests
    power_round: int  # in which the Power was most
    stamps: list[Stamp]
    rung: str  # of the ladder: "base keen"; "" for none
    hints: int  # that were asked for, where that is counted


class StorySide(Shape, frozen=True):
    """What a player has come to."""

    seat: int
    place: int  # 1 for who has won
    score: int | None  # null: out of the game
    sources: list[Source]  # they add up to the score
    deck: list[Owned] | None  # all cards owned, by type; null for who has only watched
    beaten: list[CardName]  # in the order in which they fell
    feats: Feats | None = None  # null for who has only watched


class StoryTurn(Shape, frozen=True):
    seat: int
    round: int
    at: int  # its place in the replay
    power: int
    points: list[int]  # of every seat, at its end
    danger: int  # the Threat of a city, at its end


class Moment(Shape, frozen=True):
    words: str
    card: CardName | None
    round: int
    at: int  # its place in the replay
    turned: bool  # is it the one that turned the game?


class Story(Shape, frozen=True):
    """How a game went, told when it is over."""

    title: str  # "Cleo wins, 33 to 26"
    caption: str  # two short sentences
    together: bool  # do all win or lose together? Then the danger counts, not the points
    sides: list[StorySide]  # the best first
    turns: list[StoryTurn]
    turning: int | None  # which of the turns
    moments: list[Moment]


class PaperTurn(Shape, frozen=True):
    """The turn that turned a game, for its front page."""

    turn: int  # which of the turns of the story
    words: str  # whose it was and what was played
    points: str  # "From 2 points behind to 5 points ahead."


class PaperSale(Shape, frozen=True):
    card: CardName
    words: str


class PaperLine(Shape, frozen=True):
    """Of the final score."""

    seat: int
    score: int | None  # null: out of the game, or nobody counts points
    beaten: int  # how many foes


class FrontPage(Shape, frozen=True):
    """The end of a game as a newspaper tells it: the same for all who look. No text is empty.

    In each of them "{2}" stands for what seat 2 is called.
    """

    headline: str
    deck: str  # one or two sentences beneath it
    story: list[str]  # up to three sentences
    rounds: int
    turned: PaperTurn | None
    pictured: list[int]  # the winners; all, where nobody has won
    caption: str
    sale: PaperSale | None
    weather: str
    ears: list[str]  # the weather in two short lines
    score: list[PaperLine]  # the best first


# The whole table


class Table(Whole, frozen=True):
    """All that a seat, or a spectator, may know of the position."""

    seat: int | None  # null: a spectator
    mode: str
    variants: list[str]
    turn: int
    active: int
    between: bool  # no turn is running
    over: bool
    winners: list[int]
    result: list[str]  # who has won and why, once it is over
    story: Story | None  # and how it went
    front_page: FrontPage | None  # the same as a newspaper tells it, also of a game that was ended early
    waiting: list[int]  # who has been asked something and has not answered
    lineup: list[ForSale | None]  # place by place, the same for all who look; null: nothing lies there
    kicks: Stack | None  # the cards that are always for sale
    weaknesses: int
    main_deck: int
    villains: Stack | None  # Super-Villains; no top: it lies face down, or there is no stack
    destroyed: list[CardName]
    removed: list[CardName]
    lent: list[CardName]
    shelf: list[CardName]
    plays: list[CardName]  # of this turn in order, replays included
    seats: list[Seat]
    points: int | None  # one's own Victory Points now, which one may always count; null where all win or lose together
    partners: list[int]  # whose hands this seat may see beside its own
    section: Section | None  # what only this game has; null: nothing now
    prompt: Prompt | None
    barred: list[Barred]
    notes: list[str]  # what variants show this seat of what they remember
    undo: str | None  # why the last answer cannot be taken back freely; "" if it can; null: there is none


# What happened


class Happening(Sparse, frozen=True):
    """One event, for moving cards about."""

    what: str
    seat: int = -1
    cards: list[CardName] = []
    hidden: int = 0  # how many cards the seat may not see
    zone: Zone | None = None  # where they went, or came from
    n: int = 0
    other: int = -1
    source: CardName | None = None


class LogLine(Sparse, frozen=True):
    """A sentence of the log; it tells one event or several in a row."""

    at: int  # the number of its first event
    text: str
    rule: str
    what: str
    cards: list[CardName]
    seat: int  # who did it, or to whom it happened; -1 for nobody
    counts: list[int] = []  # how many of each of the cards; none: one of each
    power: int = 0  # spent or left over here: all lines of a turn add up to what it had
    by: str = ""  # the bot that did it in the place of a person


class Log(Shape, frozen=True):
    """The log from an event on: whatever the page has from there on is replaced."""

    start: int
    end: int  # ask from here on after a reconnect
    earlier: bool  # is there more before it?
    lines: list[LogLine]
    events: list[Happening]  # only what is new, so that it can be shown as it happened


class Step(Shape, frozen=True):
    """A position between two views: what has changed since the one before it, for who watches how it came about."""

    end: int  # up to which event of the log it tells
    changes: dict[str, Any]  # path -> what is there now: "lineup", "seats/1/hand", "section/spaces/3/cards"
