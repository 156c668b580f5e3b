"""What games with a Line-Up say of their own things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from archfoe.core import events as ev
from archfoe.core.cards import Card
from archfoe.core.decisions import DEFEND, Kind
from archfoe.core.piles import LINEUP, STACK, pile_name
from archfoe.core.text import listed
from archfoe.games.lineup.kinds import ANSWER_FOE, PATROL
from archfoe.games.options import HIDDEN, HUNT, Options
from archfoe.games.shared.mixing import GROUPS, SPLIT, SUPER_VILLAINS, WHOLE, boxes_of, first_box_groups, mixing_key
from archfoe.table.session import Session
from archfoe.table.view import Seen, View
from archfoe.table.words.board import BoardWords, priced
from archfoe.table.words.choices import KEEP_ALL, ChoiceWords
from archfoe.table.words.intro import IntroWords
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.plays import attacked, deeds, refilled
from archfoe.table.words.log.teller import Teller, named
from archfoe.table.words.primer import Panel, Primer, Term
from archfoe.table.words.why import WhyWords, rule_line, with_rule
from archfoe.table.words.words import Words

PRIMER: Final = Primer(
    title="Build the better deck",
    lead="You start with ten weak cards. Buy strong ones and beat the Super-Villains. "
    "The player with the most Victory Points at the end wins.",
    panels=(
        Panel("punch", "Play your cards", "Each turn you get five. They give Power for this turn."),
        Panel("cape", "Buy better ones", "Spend Power on the Line-Up. What you buy comes back later in your deck."),
        Panel("shield", "Look out", "Villains attack. A Defense in your hand saves you."),
        Panel(
            "crowned-skull", "Bring them down", "Each Super-Villain is worth many points. The last one ends the game."
        ),
    ),
    own_terms=(
        Term("First Appearance", "What a Super-Villain does to every player when it is turned up: an Attack."),
        Term("Kick", "A Super Power that is always for sale. It costs 3 and gives 2 Power each time you play it."),
        Term("Super Hero", "Who you are. Your Super Hero's ability helps you all game long."),
        Term(
            "Super-Villain",
            "The strong foe on its stack. You beat it by paying its cost, and it joins your deck.",
        ),
    ),
)


_GROUP_WORDS = {group: group.replace("-", " ").title() for group in GROUPS} | {SUPER_VILLAINS: "Super-Villains"}


def is_hunt(view: View) -> bool:
    """Is a Defense asked for because a Super-Villain in one's own discard pile is hunted?"""
    return view.kind is DEFEND and not view.between and view.seat is not None and view.source in view.discard(view.seat)


class LineupBoard(BoardWords):
    def above_lineup(self, view: View) -> list[str]:
        return [villain_line(view)] if HIDDEN not in view.variants else []


def villain_line(view: View) -> str:
    left = view.size(STACK)
    if not left:
        return "Super-Villain: none is left; the game ends with this turn."
    card = view.villain
    if card is None:
        return f"Super-Villain: face down until the turn is over ({left} left)."
    return f"Super-Villain ({left} left): {priced(card, view.cost(card))}"


class LineupChoices(ChoiceWords):
    declined: ClassVar[Mapping[Kind, str]] = {ANSWER_FOE: KEEP_ALL}

    def question(self, view: View, names: Sequence[str]) -> str:
        if is_hunt(view) and view.source is not None:
            return f"{names[view.active]} hunts {view.source.name} in your discard pile"
        return f"{names[view.active]} passed a card. Swap one of yours?" if view.kind is ANSWER_FOE else ""

    def declining(self, view: View) -> str:
        return "let it go" if is_hunt(view) else ""


class LineupWhy(WhyWords):
    absent: ClassVar[Mapping[str, str]] = {"hunt": f"This game is played without the variant {HUNT}."}

    def within_reach(self, view: View) -> Mapping[str, list[Card]]:
        """What could be hunted, where that is played."""
        if HUNT not in view.variants or view.seat is None:
            return {}
        foes = [seat for seat in range(view.players) if view.teams[seat] != view.teams[view.seat]]
        return {"hunt": [card for seat in foes for card in view.discard(seat) if card.super_villain]}

    def asker(self, view: View) -> str:
        return f"Rule {rule_line('HU-7.3')}" if is_hunt(view) else super().asker(view)

    def not_on_offer(self, view: View) -> Iterator[str]:
        yield from super().not_on_offer(view)
        hunts = (view.why_not(verb, card) for verb, cards in self.within_reach(view).items() for card in cards)
        for reason in dict.fromkeys(hunts):  # all may have the same
            if reason is not None:
                yield f"Not to be hunted: {with_rule(reason)}"
        if view.villain is None and view.size(STACK):
            yield f"Not now: {villain_line(view)} Rule {rule_line('BASE-8.2')}"


class LineupIntro(IntroWords):
    def aim(self, options: Options) -> str:
        who = "your team must have" if len(set(options.teams)) < options.players else "have"
        return f"To win: {who} the most Victory Points when the game ends. It ends when {_end_words(options)}."

    def mixture(self, session: Session) -> str:
        options = session.options
        sets = [box.name for box in boxes_of(options.mode)]
        if options.game == 2:  # the second game of a match has the other halves
            sets.reverse()
        if options.mix in (WHOLE, SPLIT):
            deck = "all cards of both sets" if options.mix == WHOLE else "one half of all cards of both sets"
            return f"The main deck is {deck}; the Super-Villains are those of {sets[0]}."
        ours = first_box_groups(options.mix, mixing_key(options.game, session.key))
        parts = [
            f"{listed([word for group, word in _GROUP_WORDS.items() if (group in ours) == first])} of {name}"
            for name, first in zip(sets, (True, False), strict=True)
        ]
        return f"The cards are {parts[0]}, and {parts[1]}."


def hunted(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'hunt')} {named(e.cards)} in {t.whose(e.other)} discard pile."


def attacks(t: Teller, e: Seen) -> str:
    if e.note != PATROL:
        return attacked(t, e)
    victims = "each foe" if e.other < 0 else t.whom(e.other)
    whom = f"only {victims}, who met it on patrol"
    return f"{named(e.cards)} attacks {whom}: {victims} {'; '.join(deeds(t, e))}.".replace("you you ", "you ")


def fills(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'fill')} the Line-Up on patrol: {t.cards(e)}." if e.note == PATROL else refilled(t, e)


def _end_words(options: Options) -> str:
    if HIDDEN in options.variants:
        return "the main deck is empty after a turn [HU-8.8]"
    return "no Super-Villain is left to turn up, or the main deck cannot fill the Line-Up [BASE-5.1, BASE-5.2]"


WORDS: Final = Words(
    log=LogWords({ev.CHALLENGED: hunted, ev.ATTACKED: attacks, ev.REFILLED: fills}),
    labels={"patrol": lambda option, view, names: f"refill the {pile_name(LINEUP)}"},
    board=LineupBoard(),
    choices=LineupChoices(),
    why=LineupWhy(),
    intro=LineupIntro(),
    primer=PRIMER,
)
