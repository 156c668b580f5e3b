"""A second reader of the log: which rules may stand behind a line, judged from the position and docs/rules alone.

It knows nothing of causes and of the tables of the games: it looks at who acts in whose turn, at the card that is
named, at where it comes from and at what was told just before, and says which statements of the books allow it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from archfoe.core.cards import Card
from archfoe.games.city.card import city_card
from archfoe.games.city.options import CityOptions, is_contest
from archfoe.games.duel.card import duel_card
from tests.games.citing.moment import BASE, BOOK_OF_SET, CITY, DUEL, FIGURES, RIVALS, UNITE, Moment, about, by_book, ids

Judge = Callable[[Moment], set[str]]


def acceptable(m: Moment) -> set[str]:
    """All ids that are right for an event; none if the reader does not know the word."""
    judge = _WORDS.get(m.event.what)
    if judge is None:
        return set()
    return {rule for rule in judge(m) if rule}


# The turn


def scenario(m: Moment) -> int | None:
    """Which one of the city is played; None in all other games."""
    return m.options.own.scenario if isinstance(m.options.own, CityOptions) else None


def turn(m: Moment) -> set[str]:
    if m.event.n > 1:
        in_turn = "CON-2.1" if len(set(m.options.teams)) < m.options.players else "CON-13.1"
        return by_book(m, BASE="BASE-2.4", RIV="RIV-1.8", CON=in_turn, REB="REB-4.1 REB-2.10")
    if m.game == CITY:
        return {"REB-23.7"} if is_contest(m.options) else {"REB-2.10"}
    return by_book(m, BASE="BASE-2.1 BASE-2.2", HU="HU-1.5 BASE-2.1 BASE-2.2", RIV="RIV-1.8", CON="CON-2.1")


def turn_ended(m: Moment) -> set[str]:
    return by_book(m, BASE="BASE-4.1 G-1", HU="HU-2.2 G-1", RIV="RIV-3.1 G-1", CON="CON-4.1 G-1", REB="REB-4.6 RB-6")


def first_or_new_hand(m: Moment) -> set[str]:
    if not any(seen.what == "turn" for seen in m.before):
        own = m.options.own
        six = {"REB-20.17"} if isinstance(own, CityOptions) and own.legacy.head_start == "six cards" else set()
        return six | by_book(m, BASE="BASE-2.3", RIV="RIV-1.8", CON="CON-1.4", REB="REB-2.3")
    return by_book(m, BASE="BASE-4.3", HU="HU-2.6", RIV="RIV-3.3 RIV-11.1", CON="CON-4.3", REB="REB-4.7")


def refilled(m: Moment) -> set[str]:
    if not m.between:  # in mid-turn only a patrol fills it, or a card that takes another's slot
        return {"BASE-17.1"} if m.has("on-patrol") else {"CON-13.7"}
    if m.has("hidden"):
        return {"HU-8.2"}
    return by_book(m, BASE="BASE-4.4", HU="HU-2.7", RIV="RIV-3.3", CON="CON-4.3 CON-13.7")


def over(m: Moment) -> set[str]:
    ends = {
        BASE: "BASE-5.1 BASE-5.2 BASE-5.6",
        UNITE: "BASE-5.1 BASE-5.2 BASE-5.6 HU-4.4 HU-8.8",
        RIVALS: "RIV-7.1 RIV-7.2 RIV-7.6",
        DUEL: "CON-10.1 CON-10.2 CON-10.7 CON-13.3 CON-13.4",
    }
    if m.game != CITY:
        return set(ends[m.game].split()) | ({"HU-8.8"} if m.has("hidden") else set())
    if is_contest(m.options):
        return {"REB-23.15", "REB-23.16", "REB-23.17"}
    number = scenario(m)
    section = 30 + number if number is not None and number > 1 else 14 if number else 27
    own = {rule for rule in ids() if rule.startswith(f"REB-{section}.")}
    return own | {"REB-14.2", "REB-14.3"}


# Figures


def dealt(m: Moment) -> set[str]:
    o = m.options
    if m.game == CITY:
        return {"REB-18.1"} if m.event.note == "ally" else {"REB-2.2"}
    if m.game in (RIVALS, DUEL):
        strange = any(BOOK_OF_SET[card.set] != m.game for card in m.event.cards)
        return {"RIV-1.2"} if m.game == RIVALS else {"CON-15.4"} if strange else {"CON-1.2"}
    if m.has("two-heads"):
        return {"BASE-15.1"}
    if o.carried:
        return {"HU-10.7"}
    if o.heroes == "two-dealt":
        return {"HU-10.3"} if o.played.mixed else {"BASE-1.5"}
    if m.game == UNITE:
        return {"HU-1.2"}
    return {"BASE-1.3"} if o.heroes == "first-game" else {"BASE-1.4"}


# Playing and buying


def played(m: Moment) -> set[str]:
    card, from_pile = m.event.cards[0], m.event.pile >= 0
    if from_pile:  # it is another's, or lies in the middle
        return {"G-14", "G-37", "BASE-18.34"} | about(m.event.source, m.books)
    if m.event.source is not None and m.event.source.kind in FIGURES:
        return about(m.event.source, m.books) | text(m)
    own: set[str] = set()
    if card.name == "Punch":
        own = {"BASE-3.6"}
    elif card.name == "Vulnerability":
        own = by_book(m, BASE="BASE-3.12", RIV="RIV-2.5", CON="CON-3.4")
    elif card.name == "Weakness":
        own = by_book(m, BASE="BASE-9.2", RIV="RIV-2.5", CON="CON-3.4", REB="REB-12.2")
    elif card.type == "Location" and BOOK_OF_SET.get(card.set) in m.books:
        own = (
            {"BASE-11.2"}
            if card.set == "base"
            else {"HU-3.1"}
            if card.set == "heroes_unite"
            else {"RIV-9.4", "CON-11.5", "CON-3.1"}
        )
    elif card.ongoing and card.set == "heroes_unite":
        own = {"HU-3.5"}
    if m.game not in (BASE, UNITE):
        own.discard("BASE-3.6")
    return own or text(m)


def text(m: Moment) -> set[str]:
    """The text of a card that is played takes effect."""
    return by_book(m, BASE="BASE-3.2", RIV="RIV-2.1", CON="CON-3.1", REB="REB-4.5")


def bought(m: Moment) -> set[str]:
    card = m.event.cards[0]
    if m.game in (BASE, UNITE):
        if card.super_villain:
            return {"G-29"}
        return {"HU-6.4", "BASE-3.5"} if m.has("synergy") else {"BASE-3.5"}
    return by_book(m, RIV="RIV-2.2", CON="CON-3.2", REB="REB-5.4")


def defeated(m: Moment) -> set[str]:
    if m.game == CITY:
        return {"REB-23.14"} if is_contest(m.options) else {"REB-6.8"}
    if m.event.source is not None:
        return {"HU-7.1"}
    return {"HU-8.5"} if m.has("hidden") else {"BASE-8.1"}


def gained(m: Moment) -> set[str]:
    e = m.event
    if e.source is None:
        if m.game == CITY and e.cards[0].name == "Weakness":
            return {"REB-19.10", "REB-36.7"}
        return by_book(m, BASE="BASE-3.7", RIV="RIV-2.3", CON="CON-3.3", REB="REB-5.6")
    weak = set()
    if e.cards[0].name == "Weakness":
        weak = by_book(m, BASE="BASE-9.1", RIV="RIV-9.1", CON="CON-11.1", REB="REB-12.2")
    if weak:
        return weak | (about(e.source, m.books) if m.game == CITY else set())
    general = by_book(m, BASE="BASE-13.1", RIV="RIV-9.7", CON="CON-11.8", REB="REB-12.1")
    bought = {"BASE-3.7"} if e.source is e.cards[0] else set()  # a card that is bought says so as its own source
    return general | bought | about(e.source, m.books)


def destroyed(m: Moment) -> set[str]:
    if m.event.source is None and m.game == CITY:
        return {"REB-13.4", "REB-12.3"}
    general = by_book(m, BASE="BASE-12.1", RIV="RIV-9.6", CON="CON-11.7", REB="REB-12.3")
    if m.game in (BASE, UNITE) and m.event.cards and m.event.cards[0].name in ("Kick", "Weakness"):
        general.add("BASE-12.3")
    if m.game == CITY and m.event.source is not None and m.event.source.set != "rebirth":
        general |= {"REB-26.7", "REB-26.11"}  # as a Reward
    return general | about(m.event.source, m.books) | ({"REB-38.7"} if scenario(m) == 8 else set())


def shuffled(m: Moment) -> set[str]:
    if m.between and m.event.source is None:
        return by_book(m, BASE="BASE-4.3 BASE-10.2", HU="HU-2.6", RIV="RIV-9.3", CON="CON-11.3", REB="REB-12.5")
    general = by_book(m, BASE="BASE-10.2 BASE-10.3", RIV="RIV-9.3", CON="CON-11.3", REB="REB-12.5")
    return general | (about(m.event.source, m.books) & {"BASE-18.35"})


def passed(m: Moment) -> set[str]:
    if m.struck:
        own = {"BASE-8.5", "HU-8.4", "G-27", "G-59"} if m.game in (BASE, UNITE) else {"REB-7.7"}
        return own | about(m.event.source, m.books)
    if m.game == CITY:
        return {"REB-17.2", "REB-7.7"}
    return {"BASE-16.4"}


# What texts do: Power, draws, moves of cards


def effect(m: Moment) -> set[str]:
    """The text that does it, by the card that is named and by what it is."""
    e = m.event
    if e.what == "drew" and e.source is None and (m.between or not any(seen.what == "turn" for seen in m.before)):
        return first_or_new_hand(m)
    if e.source is None:
        return _without_a_card(m)
    stated = about(e.source, m.books)
    if e.source.name == "Helspont" and e.what == "put" and m.struck and m.game in (BASE, UNITE):
        return {"HU-3.9"}
    if e.source.kind in FIGURES:
        return stated | by_book(
            m, BASE="BASE-6.1 BASE-6.2 G-25", HU="BASE-6.2 G-25", RIV="RIV-9.8", CON="CON-12.2 CON-7.10", REB="REB-17.1"
        )
    if m.struck and not (m.game != CITY and m.played_by(e.seat)):
        return stated | _of_the_attack(m)
    if city_card(e.source).reward is not None:  # in the city a Villain is never played
        return stated | ({"REB-6.8"} if e.source.set == "rebirth" else {f"REB-26.{n}" for n in range(5, 13)})
    looks = _of_the_attack(m) if m.struck and e.what == "looked at" else set()  # the attacker, at what a foe has
    return stated | looks | _helped(m) | _by_its_parts(m, e.source) | text(m)


def _by_its_parts(m: Moment, card: Card) -> set[str]:
    """Other texts of a card than that for playing it."""
    found: set[str] = set()
    if card.defense is not None and m.assault is not None:
        found |= _defense(m)
    if card.ongoing:
        unite = "BASE-11.3 HU-3.1 HU-3.3 HU-3.4 HU-3.6 HU-8.9"
        found |= by_book(m, BASE="BASE-11.3", HU=unite, RIV="RIV-9.5", CON="CON-11.6", REB="REB-12.4")
    if m.between:
        found |= by_book(m, BASE="G-1", HU="HU-2.4", RIV="RIV-3.2", CON="CON-4.1", REB="REB-4.6")
    if "onfront" in card.text:
        fights = {"RIV": "RIV-4.7 RIV-4.8 G-16", "CON": "CON-7.7 CON-7.8 CON-7.9 G-16"}
        found |= set(fights.get(m.game, "G-61").split())
    if duel_card(card).block is not None:
        found |= by_book(m, RIV="RIV-6.1 RIV-6.2", CON="CON-9.1 CON-9.2")
    return found | ({"REB-34.7"} if scenario(m) == 4 else set())


def _of_the_attack(m: Moment) -> set[str]:
    attack = m.assault
    assert attack is not None
    if attack.what == "appeared":
        return {"HU-8.4"} if m.has("hidden") else {"BASE-8.5"}
    if attack.what == "hunted":
        return {"HU-7.1"}
    if attack.other == attack.seat and m.game in (BASE, UNITE):  # it has come into the Line-Up, and nobody played it
        return {"BASE-17.2"}
    return by_book(m, BASE="BASE-7.5", RIV="RIV-8.1", CON="CON-6.1 CON-6.2", REB="REB-7.6 REB-7.8")


def _defense(m: Moment) -> set[str]:
    own = {"BASE-16.8"} if m.has("team") else {"BASE-7.2"}
    return own if m.game in (BASE, UNITE) else by_book(m, RIV="RIV-8.1", CON="CON-6.6", REB="REB-8.2")


def _helped(m: Moment) -> set[str]:
    """By a card that somebody else has played for the active player."""
    for seen in reversed(m.before):
        if seen.what == "assisted" and m.event.source in seen.cards:
            return by_book(m, CON="CON-5.2 CON-5.3", REB="REB-9.3")
        if seen.what == "turn":
            break
    return set()


def _without_a_card(m: Moment) -> set[str]:
    if m.game == CITY:
        tiles = {f"REB-10.{n}" for n in (1, 5, 6, 7)}
        return tiles | {"REB-24.3", "REB-20.18", "REB-37.7", "REB-31.3", "REB-5.8"}
    return {"BASE-16.5"} if m.has("team") else set()


# Attacks


def attacked(m: Moment) -> set[str]:
    e = m.event
    if m.game in (BASE, UNITE):
        return {"BASE-17.2"} if e.other == e.seat else {"BASE-7.1"}
    if m.game != CITY:
        return by_book(m, RIV="RIV-8.1", CON="CON-6.1" if e.other < 0 else "CON-6.2")
    if city_card(e.cards[0]).attack is None:
        return {"REB-7.1"}
    if e.other < 0:
        return {"REB-23.13"} if is_contest(m.options) else {"REB-6.3"}
    return {"REB-7.1", "REB-18.4", "REB-19.8"}


def hit(m: Moment) -> set[str]:
    attack = m.assault
    if m.game == CITY:
        return {"REB-7.6"}
    if attack is not None and attack.what == "appeared":
        return {"BASE-8.6", "BASE-8.5"}
    if attack is not None and attack.other == attack.seat:
        return {"BASE-17.2"}
    return by_book(m, BASE="BASE-7.5", RIV="RIV-8.1", CON="CON-6.1")


def avoided(m: Moment) -> set[str]:
    e, attack = m.event, m.assault
    own = about(e.cards[0], m.books) | (
        {"HU-3.7"} if e.cards[0].name == "Force Field" and m.game in (BASE, UNITE) else set()
    )
    if e.other not in (-1, e.seat):
        if m.game == CITY:
            return {"REB-23.20"} if is_contest(m.options) else {"REB-8.5", "REB-18.8", "REB-17.10"}
        return by_book(m, BASE="BASE-16.7", CON="CON-6.3")
    if m.game in (BASE, UNITE):
        if attack is not None and attack.what == "hunted":
            return {"HU-7.3"}
        if attack is not None and attack.what == "appeared":
            return {"BASE-8.6"} | own
        if attack is not None and attack.other == attack.seat:
            return {"BASE-17.3"}
        return {"BASE-7.2"} | own
    shown = (
        {"REB-8.3"}
        if m.game == CITY and e.cards[0].defense is not None and e.cards[0].defense.use == "reveal"
        else set()
    )
    return own | shown | by_book(m, RIV="RIV-8.1", CON="CON-6.3", REB="REB-8.1")


def appeared(m: Moment) -> set[str]:
    return {"HU-8.4"} if m.has("hidden") else by_book(m, BASE="BASE-4.5", HU="HU-2.8")


def none_left(m: Moment) -> set[str]:
    return by_book(m, BASE="BASE-9.4", RIV="RIV-9.2", CON="CON-11.1", REB="REB-12.2")


# Using, storing, Confrontations


def used(m: Moment) -> set[str]:
    e = m.event
    if not e.cards:
        return {"REB-10.1"}
    card = e.cards[0]
    own = about(card, m.books)
    if card.kind in FIGURES:
        return own | by_book(m, BASE="BASE-6.2", RIV="RIV-9.8", CON="CON-12.2", REB="REB-17.1 REB-10.4")
    if card.ongoing:
        return own | by_book(
            m, BASE="BASE-11.3", HU="HU-3.2 HU-3.1 BASE-11.3", RIV="RIV-9.5", CON="CON-11.6", REB="REB-10.4"
        )
    return own | by_book(m, BASE="BASE-3.2", RIV="RIV-2.1", CON="CON-3.1", REB="REB-10.4")


def stored(m: Moment) -> set[str]:
    if m.game == CITY:
        return {"REB-23.11"} if is_contest(m.options) else {"REB-18.6"}
    return {"CON-14.1"}


def assisted(m: Moment) -> set[str]:
    if m.game == CITY:
        return {"REB-23.9"} if is_contest(m.options) else {"REB-9.1"}
    return {"CON-5.1"}


def confronted(m: Moment) -> set[str]:
    if m.game == RIVALS:
        return {"RIV-4.1"}
    return {"CON-13.5"} if m.options.players == 3 else {"CON-7.1", "CON-7.2"}


def raised(m: Moment) -> set[str]:
    return about(m.event.source, m.books) | by_book(
        m,
        RIV="RIV-6.2 RIV-6.1" if m.event.source is not None and duel_card(m.event.source).block is not None else "",
        CON="CON-9.2 CON-9.1 CON-6.6 CON-12.2",
    )


# The city


def placed(m: Moment) -> set[str]:
    if m.event.source is None:  # the first step of a player's first turn, or a Location that was used
        return {"REB-5.8"} if m.before and m.before[-1].what == "used" else {"REB-3.1", "REB-18.2"}
    return {"REB-5.8", "REB-34.7"} | about(m.event.source, m.books)


def walked(m: Moment) -> set[str]:
    e = m.event
    if e.source is None:
        return {"REB-5.2"} if e.other < m.options.players else {"REB-18.3"}
    return {"REB-5.7"} | about(e.source, m.books)


def moved(m: Moment) -> set[str]:
    e = m.event
    if e.seat < 0:
        return {"REB-6.4", "REB-19.13"} | about(e.cards[0], m.books)
    if e.source is None:
        return {"REB-15.15", "REB-10.5"}
    return {"REB-6.7"} | about(e.source, m.books)


def entered(m: Moment) -> set[str]:
    if not any(seen.what == "turn" for seen in m.before):
        return {"REB-23.4"} if is_contest(m.options) else {"REB-2.8"}
    return {"REB-4.3", "REB-24.2" if is_contest(m.options) else "REB-13.2"}


def _always(*ids: str, contest: str = "") -> Judge:
    def judge(m: Moment) -> set[str]:
        return {contest} if contest and is_contest(m.options) else set(ids)

    return judge


def _in_a_duel(rivals: str, confrontations: str) -> Judge:
    def judge(m: Moment) -> set[str]:
        return set((rivals if m.game == RIVALS else confrontations).split())

    return judge


_WORDS: Mapping[str, Judge] = {
    "turn": turn, "turn ended": turn_ended, "refilled": refilled, "over": over, "dealt": dealt, "chose": dealt,
    "played": played, "played again": lambda m: {"G-8"} | about(m.event.source, m.books), "bought": bought,
    "defeated": defeated, "gained": gained, "destroyed": destroyed, "shuffled": shuffled, "passed": passed,
    "power": effect, "drew": effect, "put": effect, "revealed": effect, "looked at": effect, "discarded": effect,
    "named": lambda m: effect(m) | {"HU-9.2"}, "turned down": lambda m: effect(m), "turned up": _always("G-21"),
    "picked": _always("G-56", "G-61", "G-46"),
    "paid": lambda m: effect(m) | {"G-34"}, "attacked": attacked, "hit": hit, "unharmed": hit,
    "avoided": avoided, "appeared": appeared, "none left": none_left, "immune": _always("HU-7.6"),
    "hunted": _always("HU-7.1"), "spared": _always("BASE-18.15", "G-12"), "used": used, "stored": stored,
    "assisted": assisted, "confronted": confronted, "raised": raised,
    "blocked": _in_a_duel("RIV-6.1", "CON-9.1"), "beaten": _in_a_duel("RIV-5.3", "CON-8.3"),
    "withstood": _in_a_duel("RIV-5.2", "CON-8.2"),
    "called off": lambda m: {"G-18"} | about(m.event.source, m.books),
    "switched": lambda m: about(m.event.source, m.books), "out": _always("CON-13.4"),
    "placed": placed, "walked": walked, "moved": moved, "entered": entered,
    "contained": _always("REB-6.10"), "frozen": _always("REB-15.1"), "cheapened": _always("REB-5.5", "REB-15.11"),
    "kept": _always("REB-17.6"), "threat": _always("REB-6.3", contest="REB-24.1"), "left": _always("REB-15.10"),
    "damaged": _always("REB-11.1", "REB-19.12"), "ruined": _always("REB-11.3"), "repaired": _always("REB-30.10"),
    "completed": _always("REB-30.5", "REB-30.7", "REB-30.9"), "rolled": _always("REB-26.3"),
    "clock": lambda m: {"REB-13.7"} if m.event.n > 1 else {"REB-24.6"} if is_contest(m.options) else {"REB-13.6"},
    "rewarded": lambda m: {"REB-6.8"} if m.event.cards[0].set == "rebirth" else {f"REB-26.{n}" for n in range(5, 13)},
    "ally hurt": _always("REB-18.4"), "ally left": _always("REB-18.5"), "ally back": _always("REB-18.5"),
    "removed": lambda m: {"CON-13.7"} if m.game == DUEL else {"REB-31.4", "REB-33.10", "REB-33.14", "REB-35.7"},
    "freed": _always("REB-32.6"), "saved": _always("REB-32.8"), "lost": _always("REB-32.9", "REB-32.10"),
    "poisoned": _always("REB-36.4"), "died": _always("REB-36.6"), "cured": _always("REB-36.7"),
    "retaliates": _always("REB-37.4"), "distracted": _always("REB-34.8", "REB-34.5"), "cleared": _always("REB-34.7"),
    "earned": _always("REB-33.10"),
}  # fmt: skip
