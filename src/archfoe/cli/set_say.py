"""`archfoe set say`: a sentence as lines of a set file; `archfoe set words`: all words of one."""

from __future__ import annotations

from pathlib import Path

from archfoe.core.errors import unknown
from archfoe.registry.found import shipped
from archfoe.workshop.fitting import no_such_card
from archfoe.workshop.nearest import differences, nearest
from archfoe.workshop.said import Meant, Understood, understand
from archfoe.workshop.set_file import names_in_text, text_of
from archfoe.workshop.word_list import Word, names, page, word_called
from archfoe.workshop.word_list import words as all_words


def say(text: str, game: str, file: Path | None = None) -> int:
    """`file` is a set whose cards the text may name."""
    if game not in shipped().games:
        raise unknown("game called", game, shipped().games)
    own = names_in_text(text_of(file)) if file is not None else ()
    found = understand(text, game, own)
    if not found.readings:
        _not_understood(found, game, own)
        return 2
    if len(found.readings) == 1:
        _show(found.readings[0], "")
        return 0
    print(f"This can be meant in {len(found.readings)} ways, the likeliest first:")
    for n, (one, words) in enumerate(zip(found.readings, differences(found.readings), strict=True), start=1):
        print()
        _show(one, f"{n}  ")
        for told in words:
            print(f"   {told}")
    return 0


def _show(one: Meant, lead: str) -> None:
    for n, line in enumerate(one.lines()):
        print(f"{lead if not n else ' ' * len(lead)}{line}")


def _not_understood(found: Understood, game: str, own: tuple[str, ...]) -> None:
    for name in found.strange:
        words = no_such_card(name, own)
        hint = "" if words.endswith("?") else ", unless one of your own is: add --set FILE."
        print(f"{words[:1].upper()}{words[1:]}{hint}")
    for sentence in found.unread:
        print(f"Not understood: {sentence}")
        near = nearest(sentence, game)
        if near:
            print("Near it are:")
        for one in near:
            print(f"  {one}")
    print("archfoe set words lists what there is. archfoe cards WORDS shows sentences of our own cards.")


def words(name: str | None, markdown: bool) -> int:
    if markdown:
        print(page(), end="")
    elif name is not None:
        _tell(word_called(name))
    else:
        for word in all_words():
            print(f"{word.form:44} {word.told}".rstrip())
        print("Without brackets: " + ", ".join(names()))
    return 0


def _tell(word: Word) -> None:
    print(word.form + (f"  ({word.kind}{', only in ' + word.game if word.game else ''})"))
    for line in (word.told, word.example, word.text):
        if line:
            print(f"  {line}")
