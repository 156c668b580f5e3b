"""What the commands of `archfoe set` do: a set is made, shown, tried, published and installed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from archfoe.agents import AGENTS
from archfoe.cli.balance import Wish
from archfoe.cli.balance import balance as measured
from archfoe.cli.cards import show as show_cards
from archfoe.cli.play import play as play_in_terminal
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.core.cards import MAIN_KIND, Box, Card
from archfoe.core.chance import key_of_seed, new_key
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.piles import LINEUP
from archfoe.core.text import count, listed
from archfoe.registry import Set, forget, games, mode_with, sets
from archfoe.registry.places import SETS, data_folder
from archfoe.table import catalogue
from archfoe.table.session import replay
from archfoe.workshop.drafts import in_file
from archfoe.workshop.limits import wrong_set_name
from archfoe.workshop.publishing import as_wheel, as_zip, checked, text_in_zip, wheel_name
from archfoe.workshop.set_file import SUFFIX, read, text_of
from archfoe.workshop.set_text import card_text
from archfoe.workshop.spelling import NotPure

_DEALS = 3000  # so many seeds are tried until the wanted card lies in the first Line-Up

#: Why what is not for the main deck is left out.
_WHOLE_GAME = "only a set that is a whole game has Super-Villains, Super Heroes and a starting deck of its own"

_NEW = """# A set of cards for archfoe. What every line may say is told in docs/set-files.md.
#   archfoe set lint {name}.toml      what is wrong with it
#   archfoe set show {name}.toml      its cards with their texts
#   archfoe set play {name}.toml      a game with them
#   archfoe set example "Batmobile"   how a card of the games is written
name = "{name}"
title = "{title}"
game = "lineup"

[[card]]
name = "Night Courier"
is = "hero"
cost = 3
vp = 1
copies = 3
play = "Power(1), Draw(1)"

[[card]]
name = "Lantern Eater"
is = "villain"
cost = 5
vp = 2
copies = 2
play = "Power(2), Attack(GainWeakness())"

[[card]]
name = "Folding Shield"
is = "equipment"
cost = 2
vp = 1
copies = 3
play = "Power(1)"
defense = "Defense(Draw(1))"
"""


def new(name: str) -> int:
    if wrong := wrong_set_name(name):
        raise ArchfoeError(f"{wrong[:1].upper()}{wrong[1:]}.")
    place = Path(f"{name}{SUFFIX}")
    if place.exists():
        raise ArchfoeError(f"There is a {place} already: choose another name, or edit it.")
    try:
        place.write_text(_NEW.format(name=name, title=name.replace("_", " ").capitalize()), encoding="utf-8")
    except OSError as error:
        raise ArchfoeError(f"{place} cannot be written: {error.strerror}.") from None
    print(f"{place} has three cards. Change them, then: archfoe set play {place}")
    return 0


def lint(file: Path) -> int:
    reading = read(text_of(file))
    for problem in reading.problems:
        print(problem.told(file.name))
    for note in reading.notes:
        print(note.told(file.name))
    if reading.found is None:
        return 2
    but = " but for what stands above" if reading.notes else ""
    print(f"{file.name} is in order{but}: {_counted(reading.found.box)}.")
    if waiting := _waiting(reading.found):
        print(f"Not in games with cards of other sets: {waiting}; {_WHOLE_GAME}.")
    return 0


def _waiting(made: Set) -> str:
    """What comes only into games of the set alone, if it is not one yet."""
    if not games()[made.game].lacks(made.box):
        return ""
    names = [card.name for card in made.box.values() if card.kind != MAIN_KIND]
    return listed([*names, *(["the starting deck"] if made.box.starting_deck else [])])


def _counted(box: Box) -> str:
    copies = sum(card.copies for card in box.values())
    return f"{count(len(box), 'card')}, {copies} with all copies"


def show(file: Path, words: Sequence[str]) -> int:
    return show_cards(words, _brought_by(file).name, as_json=False, stats=False)


def play(
    file: Path, card: str | None, players: str, screen: Screen | None = None, seed: int | str | None = None
) -> int:
    made = _brought_by(file)
    mode = mode_with(made)
    if waiting := _waiting(made):
        print(f"Not in this game: {waiting}.")
    settings = Settings(mode, players)
    status = play_in_terminal(settings, _deal(settings, made, card, seed), None, screen)
    own = data_folder()
    if own is not None and file.resolve().parent != (own / "sets").resolve():
        print(f"To resume or watch this game later, install the set: archfoe set install {file}")
    return status


def balance(file: Path, cards: Sequence[str], wish: Wish) -> int:
    made = _brought_by(file)
    return measured(mode_with(made), cards, wish, made.name)


def example(name: str) -> int:
    known: dict[str, Card] = {}
    for card in (card for own in sets().values() for card in own.box.values() if not card.is_brought):
        known.setdefault(card.name, card)  # several games have a Robin: that of the first one
    found = known.get(name) or next((card for own, card in known.items() if own.lower() == name.lower()), None)
    if found is None:
        raise unknown("card called", name, known)
    try:
        print(card_text(found, sources=False), end="")
    except NotPure:
        raise ArchfoeError(f"{found.name} does something that no set file can say: take another card.") from None
    return 0


def _brought_by(file: Path) -> Set:
    """The set of a file, which may lie anywhere; with it those that lie in their usual place."""
    reading = read(text_of(file))
    if reading.found is None:
        raise ArchfoeError(reading.problems[0].told(file.name))
    own = data_folder()
    others = os.environ.get(SETS) or (str(own / "sets") if own is not None else "")
    os.environ[SETS] = os.pathsep.join(filter(None, [str(file.resolve()), others]))
    forget()
    name = reading.found.name
    if name not in sets():
        from archfoe.registry.found import left_out

        raise ArchfoeError(left_out(name) or f"The set {name} of {file.name} was not found.")
    return sets()[name]


def _deal(settings: Settings, made: Set, card: str | None, wish: int | str | None) -> int | str | None:
    """A seed with which the wanted card lies in the first Line-Up, and a person has the first turn to buy it.

    It follows from the seed that is wished for, and else is another each time. Where there is no Line-Up, or hardly
    such a seed, it is the wish itself.
    """
    dealt = made.box.of_kind(MAIN_KIND)
    wanted = {own.name for own in dealt if own.provenance.corrected} or {own.name for own in dealt}
    if card is not None:
        one = next((own for own in made.box.values() if own.name.lower() == card.lower()), None) or made.box.named(card)
        if one.name not in wanted:
            raise ArchfoeError(f"{one.name} does not come into a Line-Up: {_WHOLE_GAME}.")
        wanted = {one.name}
    if not wanted:
        raise ArchfoeError(f"{made.title} has no card for the main deck, so no game would show it; {_WHOLE_GAME}.")
    options, seats = settings.options(), settings.seats
    people = [seat for seat, name in enumerate(seats) if name not in AGENTS]
    word = new_key().hex() if wish is None else wish
    for n in range(_DEALS):
        seed = f"{made.name} {word} {n}"
        s = replay(options, key_of_seed(seed), []).state  # before anybody has done anything
        if not s.piles[LINEUP]:
            return wish
        first = not people or s.active in people
        if first and wanted & {s.cards[lying].name for lying in s.piles[LINEUP]}:
            return seed
    return wish


def publish(file: Path, wheel: bool) -> int:
    text = text_of(file)
    made = checked(text, file.name)
    place = Path(wheel_name(made) if wheel else f"{made.name}.zip")
    content = as_wheel(made, text) if wheel else as_zip(made, text, mode_with(made))
    _write(place, content)
    how = f"pip install {place}" if wheel else f"archfoe set install {place}"
    print(f"{place} is made. Who gets it writes: {how}")
    return 0


def install(file: Path, replace: bool) -> int:
    if file.suffix == ".whl":
        raise ArchfoeError(f"{file.name} is a wheel, which pip installs: pip install {file}")
    text = text_in_zip(file) if file.suffix == ".zip" else text_of(file)
    made = checked(text, file.name)
    own = data_folder()
    if own is None:
        raise ArchfoeError("There is no data folder to put it into: set ARCHFOE_SETS to a folder, and copy it there.")
    place = own / "sets" / f"{made.name}{SUFFIX}"
    if place.exists() and not replace and text_of(place) != text:
        raise ArchfoeError(f"There is another set {made.name} in {place}: add --replace to put this one there.")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArchfoeError(f"{place.parent} cannot be made: {error.strerror}.") from None
    _write(place, text.encode())
    forget()
    print(f"{made.title} is installed in {place}.")
    if made.name in sets():
        print(f"Play it with: archfoe play --mode {mode_with(made)}")
    else:
        print("It is not found there, since ARCHFOE_SETS names another folder.")
    return 0


def sheet(file: Path, paper: str, out: Path | None) -> int:
    from archfoe.workshop.sheet import pdf_of

    made = checked(text_of(file), file.name)
    place = out or Path(f"{made.name}.pdf")
    content, cards, pages, lost = pdf_of(made, paper)
    _write(place, content)
    size = f"{count(cards, 'card')} on {count(pages, 'page')} of {paper}"
    print(f"{place} has {size}. Print it at 100 %, not fitted to the page.")
    if lost:
        letters = listed(sorted({letter for some in lost.values() for letter in some}))
        print(f"Its font has no {letters}, so there is a ? on {listed(list(lost))}: write other letters there.")
    return 0


def _write(place: Path, content: bytes) -> None:
    try:
        place.write_bytes(content)
    except OSError as error:
        raise ArchfoeError(f"{place} cannot be written: {error.strerror}.") from None


#: Seconds between two looks at when the file was written.
PAUSE: Final = 0.15
_GONE_FOR: Final = 10  # looks: many editors write another file and then give it the name


def watch(file: Path, words: Sequence[str], pause: Callable[[float], object] = time.sleep) -> int:
    """Shows what has changed whenever the file is saved, until Ctrl-C."""
    print(f"Watching {file.name}: save it to see what changes, Ctrl-C ends.", flush=True)
    before: dict[str, str] | None = None
    try:
        for text in _versions(file, pause):
            before = _told(file.name, text, [word.lower() for word in words], before)
    except KeyboardInterrupt:
        print()
    return 0


def _versions(file: Path, pause: Callable[[float], object]) -> Iterator[str]:
    """The text now, and each time when it is saved."""
    text = text_of(file)
    stamp, gone = _stamp(file), 0
    yield text
    while True:
        pause(PAUSE)
        now = _stamp(file)
        gone = 0 if now else gone + 1
        if gone == _GONE_FOR:
            print(f"{file.name} is gone. It is shown again as soon as it is back.", flush=True)
        if not now or now == stamp:
            continue
        try:
            found, stamp = text_of(file), now
        except ArchfoeError as error:
            print(error, flush=True)
            stamp = now
            continue
        if found != text:
            text = found
            yield text


def _stamp(file: Path) -> tuple[int, int, int] | None:
    try:
        told = file.stat()
    except OSError:
        return None
    return told.st_mtime_ns, told.st_size, told.st_ino


def _told(name: str, text: str, words: Sequence[str], before: dict[str, str] | None) -> dict[str, str]:
    """Prints the cards that are new or say something else, and what is wrong; returns what all of them say."""
    cards, problems, notes = in_file(text)
    now = {card.name: _line(card) for card in cards}
    changed = [said for card, said in now.items() if before is None or before.get(card) != said]
    shown = [said for said in changed if all(word in said.lower() for word in words)]
    gone = [] if before is None or problems else [card for card in before if card not in now]
    lines = [*shown, *(f"{card} is gone." for card in gone), *(flaw.told(name) for flaw in (*problems, *notes))]
    if before is not None and not lines:
        lines = [f"{name} is in order: {count(len(now), 'card')}."]
    print("\n".join(["", *lines]), flush=True)
    return {**(before or {}), **now} if problems else now


def _line(card: Card) -> str:
    points = catalogue.victory_points(card)
    worth = "" if points is None else f", {points} VP" if isinstance(points, int) else f", VP: {points}"
    copies = "1 copy" if card.copies == 1 else f"{card.copies} copies"
    head = f"{card.name}: {catalogue.type_words(card)}, cost {card.cost}{worth}, {copies}"
    return f"{head}\n  {card.text or 'It does nothing when it is played.'}"
