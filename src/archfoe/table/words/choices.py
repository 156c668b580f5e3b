"""A question as numbered choices, and what a person types as an answer to it."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from archfoe.core.cards import SUPER_HERO_KIND, Card
from archfoe.core.decisions import (
    BORROW_CARD,
    CHOOSE_HERO,
    DEFEND,
    DEFEND_TEAM,
    DESTROY_CARD,
    DISCARD_CARD,
    FETCH_CARD,
    GAIN_CARD,
    MAIN_ACTION,
    MAY,
    MOVE_CARD,
    ORDER_CARDS,
    PASS_CARD,
    PLACE_CARD,
    PLAY_AGAIN,
    PLAY_CARD,
    SHOW,
    TAKE_CARD,
    TARGET_FOE,
    TARGET_PLAYER,
    WHERE_TO,
    Kind,
)
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import LINEUP, kind_of
from archfoe.core.text import listed, lower_first, sentence, upper_first
from archfoe.games.shared.assists import ASSIST
from archfoe.games.shared.piles import STORED
from archfoe.table.section import Section
from archfoe.table.session import idle
from archfoe.table.view import Option, View
from archfoe.table.words.board import gist, play_text
from archfoe.table.words.labels import find, labels, own_actions, place, points, seat_names
from archfoe.table.words.own import own_words

DECLINE = ("", "0", "pass", "no", "none", "nothing", "n")
_NUMBER = re.compile(r"[0-9]{1,6}")
_TIMES = re.compile(r"(?P<what>.+?)\s*x\s*(?P<n>[0-9]{1,3})", re.IGNORECASE)
_LINE = 66  # so that a choice with its number fits a narrow terminal
_YES_OR_NO = ("y", "yes", "n", "no", "pass", "none")
SHORT = {"p": "play", "b": "buy", "u": "use", "h": "hunt", "s": "store", "a": "assist", "w": "walk"}
NOT_NOW: Mapping[str, str] = {"later": "later", "quiet": "not this turn"}  # in a position file they say more
END, DONE = "end turn", "done"  # in a Confrontation a turn does not end yet: the foe may Block first
PARTNER = 1000  # picks from here on, times the seat + 1, are options of a partner who sits at the same screen


class Unclear(ArchfoeError):
    """What was typed is no answer; the message says why."""


class NotOffered(Unclear):
    """Nothing on offer has such a name."""


class Way(NamedTuple):
    """Several steps that were typed as one."""

    what: str  # the sort of option that a step is
    piles: list[int]  # one after the other


class ChoiceWords:
    """What a game says differently of what is asked; what it leaves empty is said as in every game."""

    prompts: ClassVar[Mapping[Kind, str]] = {}  # instead of the usual question
    typed_prompts: ClassVar[Mapping[Kind, str]] = {}  # what stands behind it for who types
    declined: ClassVar[Mapping[Kind, str]] = {}  # what an empty answer means
    verbs: ClassVar[Mapping[Kind, str]] = {}  # may stand in front of an answer: "block with Steel"
    deeds: ClassVar[Mapping[str, str]] = {}  # typed words -> sort of option, of which there is one at most
    walks: ClassVar[Mapping[str, str]] = {}  # typed words -> sort of option that is one step of a way
    about_the_end: ClassVar[str] = ""  # what help says of the word end

    def label(self, option: Option, word: str, view: View) -> str:
        """What stands beside the number of an option, given what a log or a position file would call it."""
        return word

    def label_on_page(self, option: Option, word: str, view: View) -> str:
        """The same for a page, which shows whose card it is."""
        return word

    def meaning(self, option: Option, view: View, names: Sequence[str], room: int) -> str:
        """What a choice brings, in so many letters."""
        return ""

    def on_page(self, option: Option, view: View, section: Section | None, names: Sequence[str]) -> str:
        """What a choice means, where no card says it."""
        return ""

    def speaks_for(self, option: Option, view: View) -> str:
        """A plain reason for a choice, in a sentence, where one can be seen without trying it out."""
        return ""

    def pressing(self, option: Option, view: View) -> str:
        """Why a choice cannot wait, in a sentence: a hint looks no further then."""
        return ""

    def hopeless(self, option: Option, view: View) -> bool:
        """Is it bound to fail, as far as who is asked can see? Then nobody is pressed to choose it."""
        return False

    def question(self, view: View, names: Sequence[str]) -> str:
        """A question that is asked in other words."""
        return ""

    def declining(self, view: View) -> str:
        """What it means to defend nobody, where that is not to take the hit."""
        return ""

    def unnamed(self, option: Option) -> str:
        """What is said of an option whose card others at the screen must not read."""
        return ""

    def way(self, view: View, said: str) -> Way | None:
        """Where a typed way leads; None if what was typed is none."""
        return None


_PLAIN: Final = ChoiceWords()


def words_of(view: View) -> ChoiceWords:
    return own_words(view.game_type, "choices", _PLAIN)


@dataclass(frozen=True, slots=True)
class Choice:
    """Equal options under one number."""

    label: str
    picks: tuple[int, ...]  # the options of the question that are alike
    more: str = ""  # what it means, for the end of the line
    option: Option | None = None

    def __str__(self) -> str:
        times = f" (x{len(self.picks)})" if len(self.picks) > 1 else ""
        return f"{self.label}{times}{f': {self.more}' if self.more.rstrip('.') != self.label and self.more else ''}"


def choices(view: View, names: Sequence[str], taken: Sequence[int] = ()) -> list[Choice]:
    """The options of the pending question that are not taken yet, equal ones together; yes stands before no."""
    groups: dict[tuple[str, int | None], list[int]] = {}
    words, options = _labels(view, names), view.options
    for i in sorted(range(len(options)), key=lambda i: _rank(options[i])):
        if i not in taken:
            groups.setdefault((words[i], options[i].cost), []).append(i)
    found = [
        Choice(label, tuple(picks), _meaning(options[picks[0]], view, names, _LINE - len(label)), options[picks[0]])
        for (label, _), picks in groups.items()
    ]
    if view.kind is MAY:
        no, yes = found
        return [Choice("yes", yes.picks, yes.label, yes.option), Choice("no", no.picks, "", no.option)]
    return found


def with_partner(have: Sequence[Choice], partner: View, names: Sequence[str]) -> list[Choice]:
    """Choices of the active player, and before the end of the turn those of a partner at the same screen."""
    assert partner.seat is not None
    theirs = [
        Choice(
            f"{choice.label} ({names[partner.seat]})",
            tuple(PARTNER * (partner.seat + 1) + pick for pick in choice.picks),
            choice.more,
            choice.option,
        )
        for choice in choices(partner, names)
        if choice.option is not None and choice.option.what not in ("later", "quiet")
    ]
    rest = [choice for choice in have if choice.option is not None and choice.option.what == "end"]
    return [*(choice for choice in have if choice not in rest), *theirs, *rest]


def _labels(view: View, names: Sequence[str]) -> list[str]:
    """Labels as one reads them at the table: a whole Character is chosen."""
    words, own = labels(view, names), words_of(view)
    if view.kind is CHOOSE_HERO:
        return [_figure(option.card) if option.card is not None else "" for option in view.options]
    if view.kind is MAIN_ACTION:
        return [own.label(option, word, view) for word, option in zip(words, view.options, strict=True)]
    return [NOT_NOW.get(option.what, word) for word, option in zip(words, view.options, strict=True)]


def _figure(card: Card) -> str:
    return card.figure


def _rank(option: Option) -> tuple[int, str]:
    """Plays stand first and in an order that one play does not change; those that do nothing come near the end."""
    if option.what == "play" and option.card is not None:
        return (2 if idle(option.card) else 0), option.card.name
    return (3 if option.what in ("end", "quiet") else 1), ""


def _meaning(option: Option, view: View, names: Sequence[str], room: int) -> str:
    """What a choice brings, as far as a short line can say it."""
    card = option.card
    if own := words_of(view).meaning(option, view, names, room):
        return own
    if card is None:
        return ""
    if option.what == "store":
        return gist(f"keep it for your next turn. {_but_assist(card)}", room)
    if option.what == "assist":
        return gist(_but_assist(card), room)
    if option.what == "buy":
        return gist(f"cost {option.cost}, {points(card)}. {play_text(card)}", room)
    if option.what == "hunt" and option.pile is not None:
        owner = place(option.pile, view, names)
        return gist(f"cost {option.cost}, {points(card)}, out of {owner}. {play_text(card)}", room)
    if option.use is not None:
        return gist(sentence(option.use.text()), room)
    if view.kind in (DEFEND, DEFEND_TEAM) and card.defense is not None:
        return sentence(card.defense.text())
    if option.what in ("play", "card", "resolve"):
        text = play_text(card)
        if option.what == "play" and option.pile is not None and kind_of(option.pile) == STORED:
            text = f"stored, to be played this turn. {_but_assist(card)}"
        text = text if card.kind == SUPER_HERO_KIND else gist(text, room)
        return text or ("does nothing" if option.what == "play" else "")
    return ""


def _but_assist(card: Card) -> str:
    """What a card does, where it is plain that it is an Assist card."""
    return re.sub(r"^Assist(?:, Range \d+)?\. ", "", play_text(card))


def question(view: View, names: Sequence[str] = (), *, typed: bool = True) -> str:
    """The question in one sentence: first the card that asks or the person who acts, then how much is asked for."""
    own, source = words_of(view), view.source
    names = names or seat_names(view.players)
    if words := own.question(view, names) or _situation(view, names):
        return words
    words = _asked_for(view, names) + (own.typed_prompts.get(view.kind, "") if typed else "")
    return f"{_asker(view, source, names)}: {lower_first(words)}" if source is not None else words


def _asker(view: View, source: Card, names: Sequence[str]) -> str:
    """The card that asks; one that a teammate has just played for who is asked would come from nowhere."""
    owner, seat = view.source_owner, view.seat
    if owner is None or seat is None or owner == seat or view.active != seat:
        return source.name
    return f"{names[owner]} assists you with {source.name}" if view.teams[owner] == view.teams[seat] else source.name


def _situation(view: View, names: Sequence[str]) -> str:
    """Where what happens is the question: one's own turn, an Attack, a teammate's turn."""
    kind, source = view.kind, view.source
    if kind is MAIN_ACTION:
        return f"{view.power()} Power to spend" if view.power() else kind.prompt
    if kind is ASSIST:
        whom = names[view.active]
        return f"{whom} is done. One last Assist?" if view.last_help else f"Help {whom}?"
    if source is None:
        return ""
    if kind is DEFEND:
        return f"{source.name} attacks you"
    return f"{source.name} attacks. {kind.prompt}" if kind is DEFEND_TEAM else ""


#: What is done with cards; {} is how many of them.
_DONE: Mapping[Kind, str] = {
    DISCARD_CARD: "Discard {}",
    DESTROY_CARD: "Destroy {}",
    GAIN_CARD: "Gain {}",
    FETCH_CARD: "Take {} back",
    PLAY_CARD: "Play {}",
    PASS_CARD: "Pass {}",
    MOVE_CARD: "Move {}",
    PLACE_CARD: "Put {} there",
    TAKE_CARD: "Draw {}",
}


def _asked_for(view: View, names: Sequence[str]) -> str:
    """What is to be chosen, how many of it, and who gets it."""
    kind, about, decision = view.kind, view.about, view.decision
    prompt = words_of(view).prompts.get(kind, kind.prompt)
    if kind is WHERE_TO and about is not None:
        return f"Put {about.name} where?"
    if kind is PASS_CARD and decision is not None and decision.receiver >= 0:
        seat = decision.receiver
        return f"Pass which card to {'yourself' if seat == view.seat else names[seat]}?"
    if kind is MAY:
        offer = labels(view)[1].removesuffix(".")
        return (offer if view.source is not None else upper_first(offer)) + "?"
    if kind is ORDER_CARDS and view.most > 2:
        return f"{prompt} Pick from top to bottom."
    if kind is ORDER_CARDS or view.most == 1:
        return f"{_DONE[kind].format('a card')}?" if view.least == 0 and kind in _DONE else prompt
    order = (", top card first" if kind is FETCH_CARD else ", in order") if view.ordered else ""
    if kind in _DONE:
        return _DONE[kind].format(_amount(view, " cards")) + order
    return f"{prompt} Choose {_amount(view)}{order}."


def _amount(view: View, noun: str = "") -> str:
    least, most = view.least, view.most
    if least == most:
        return f"{least}{noun}"
    if least == 0:
        return "any number" if most >= view.choices else f"up to {most}"
    return f"{least} to {most}{noun}"


def decline_word(view: View) -> str:
    """What an empty answer means where it is allowed."""
    if view.kind in (DEFEND, DEFEND_TEAM):
        return words_of(view).declining(view) or "take the hit"
    if view.kind is ASSIST and view.last_help:
        return "don't help"
    if view.kind is DESTROY_CARD and any(option.pile == LINEUP for option in view.options):
        return "destroy nothing"
    word = words_of(view).declined.get(view.kind) or _DECLINED.get(view.kind, "choose nothing")
    return "keep it" if word == KEEP_ALL and view.choices == 1 else word


KEEP_ALL = "keep all"
_DECLINED: Mapping[Kind, str] = {
    SHOW: "show nothing",
    ASSIST: "not now",
    DISCARD_CARD: KEEP_ALL,
    DESTROY_CARD: KEEP_ALL,
    GAIN_CARD: "gain nothing",
    FETCH_CARD: "take nothing",
    PLAY_CARD: "play nothing",
    PLAY_AGAIN: "play nothing again",
    BORROW_CARD: "play nothing",
    PASS_CARD: "pass nothing",
    MOVE_CARD: "move nothing",
    PLACE_CARD: "put nothing there",
    TAKE_CARD: "draw nothing",
    TARGET_PLAYER: "choose nobody",
    TARGET_FOE: "choose nobody",
}


# What was typed


def parse(text: str, have: Sequence[Choice], view: View, already: int = 0) -> tuple[int, ...]:
    """The picks that a typed line means, beside those made already; raises Unclear with one sentence."""
    text = _bare(text, view)
    low = text.lower()
    if view.least == 0 and low in DECLINE:
        return ()
    if view.kind is MAY and low in ("y", "n"):
        return have[low == "n"].picks
    if view.least == 0 and low in ("y", "yes") and len(have) == 1:
        return have[0].picks[:1]
    if low in _YES_OR_NO and view.kind is not MAY:
        raise Unclear(f"You can't answer {low} here. Type a number or a name.")
    if not low and len(have) == 1:  # nothing else is possible
        return have[0].picks[:1]
    if not low:
        raise Unclear("Type a number or a name; ? says why you are asked, help lists all commands.")
    if low == "all" and 1 < view.most == view.choices:
        return tuple(pick for choice in have for pick in choice.picks)
    picked: list[int] = []
    deeds, actions = words_of(view).deeds, own_actions(view)
    for word in _words(text, view.most):
        picked += _picks(word, have, picked, deeds, actions)
    most = view.most - already
    if len(picked) > most:
        raise Unclear(f"Choose {'' if view.least == view.most else 'up to '}{most}, not {len(picked)}.")
    return tuple(picked)


_SAID = {DEFEND: "defend", DEFEND_TEAM: "defend"}


def _bare(text: str, view: View) -> str:
    """ "block with Steel" is as good as "Steel" where one is asked for a Block."""
    verb = _SAID.get(view.kind) or words_of(view).verbs.get(view.kind)
    return re.sub(rf"^{verb}(?:\s+with)?\s+(?=\S)", "", text, flags=re.IGNORECASE) if verb else text


def _words(text: str, most: int) -> list[str]:
    """The parts of an answer: between commas, or between blanks if all are numbers."""
    if most == 1 and "," not in text:
        return [text]
    if re.fullmatch(r"[0-9\s]+", text):
        return text.split()
    return [word.strip() for word in text.split(",") if word.strip()]


def _picks(
    word: str, have: Sequence[Choice], taken: Sequence[int], deeds: Mapping[str, str], actions: Container[str]
) -> list[int]:
    """The options that one part of an answer means, several for "Punch x2"."""
    n, times = 1, _TIMES.fullmatch(word)
    if times is not None and not find(word, [choice.label for choice in have]):
        n, word = int(times["n"]), times["what"]
    choice = have[_numbered(word, have) if _NUMBER.fullmatch(word) else _named(word, have, taken, deeds, actions)]
    free = [pick for pick in choice.picks if pick not in taken]
    if not 1 <= n <= len(free):
        raise Unclear(f"You cannot pick {choice.label} {'again' if n == 1 else f'{n} times'}.")
    return free[:n]


def _numbered(word: str, have: Sequence[Choice]) -> int:
    n = int(word)
    if not 1 <= n <= len(have):
        raise Unclear(f"There is no {n}: choose {f'from 1 to {len(have)}' if len(have) > 1 else '1'}.")
    return n - 1


def _named(
    word: str, have: Sequence[Choice], taken: Sequence[int], deeds: Mapping[str, str], actions: Container[str]
) -> int:
    verb, blank, rest = word.partition(" ")
    word = f"{SHORT[verb.lower()]} {rest}" if blank and verb.lower() in SHORT else word
    if word.lower() in ("end", END, DONE):  # either word will do
        ends = [i for i, choice in enumerate(have) if choice.option is not None and choice.option.what == "end"]
        if ends:
            return ends[0]
    meant = deed_meant(word, deeds)
    done = [i for i, choice in enumerate(have) if choice.option is not None and choice.option.what == meant]
    if done:  # one's own stands before that of a teammate
        return done[0]
    if (alone := _verb_alone(word, have, actions)) is not None:
        return alone
    full = [i for i, choice in enumerate(have) if all(pick in taken for pick in choice.picks)]
    found = find(word, [choice.label for choice in have], full)
    if not found:
        raise NotOffered(f"You can't choose {word!r} here. Type ? to see what you can do.")
    if len(found) > 1:
        raise Unclear(f"{word!r} could mean {listed([have[i].label for i in found], 'or')}.")
    return found[0]


def _verb_alone(word: str, have: Sequence[Choice], actions: Container[str]) -> int | None:
    """ "use" without a name is enough where only one thing can be used; else it says too little.

    An action of a variant of others has its name, whatever people read: "leap", or "leap Robin" if it names cards.
    """
    verb, _, rest = SHORT.get(word.lower(), word.lower()).partition(" ")
    done = [i for i, choice in enumerate(have) if choice.option is not None and choice.option.what == verb]
    if rest and verb in actions:
        cards = [choice.option.card for i in done if (choice := have[i]).option is not None]
        done = [done[i] for i in find(rest, [card.name if card is not None else "" for card in cards])]
        rest = ""
    if rest or (verb not in SHORT.values() and verb not in actions) or not done:
        return None
    if len(done) > 1:
        raise Unclear(f"{word!r} could mean {listed([have[i].label for i in done], 'or')}.")
    return done[0]


def deed_meant(text: str, deeds: Mapping[str, str]) -> str:
    """ "rebuild" for "repair the bank"; "" if it is none of those."""
    words = text.lower().split()
    return deeds.get(" ".join(words[:2])) or deeds.get("".join(words[:1]), "")
