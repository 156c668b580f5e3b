"""`archfoe set publish`, `install` and `sheet`: a set leaves the workshop."""

from __future__ import annotations

from pathlib import Path

from archfoe.core.errors import ArchfoeError
from archfoe.core.text import count, listed
from archfoe.registry import forget, mode_with, sets
from archfoe.registry.places import data_folder
from archfoe.workshop.publishing import as_wheel, as_zip, checked, text_in_zip, wheel_name
from archfoe.workshop.set_file import SUFFIX, text_of


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
