"""A set file to give to friends: a zip with the file and what to do with it, or a wheel that pip installs."""

from __future__ import annotations

import tomllib
import zipfile
from base64 import urlsafe_b64encode
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final

from archfoe.core.errors import ArchfoeError
from archfoe.registry import Set
from archfoe.workshop.overlay import NUMBERS, Change, base_of, is_overlay, shown
from archfoe.workshop.set_file import MOST_BYTES, SUFFIX, read

#: The same set makes the same file, whenever it is made.
_DATE: Final = (2000, 1, 1, 0, 0, 0)
_READ_ME: Final = """{title}: a set of cards for archfoe.

    archfoe set install {name}.zip
    archfoe play --mode {mode}

The file {name}.toml has the cards. Nothing in it is a program.
"""
_PACKAGE: Final = '''"""{title}: a set of cards for archfoe."""

from pathlib import Path

from archfoe.workshop.set_file import things

THINGS = things(Path(__file__).with_name("{name}.toml"))
'''
_METADATA: Final = """Metadata-Version: 2.1
Name: archfoe-{name}
Version: {version}
Summary: {title}: a set of cards for archfoe
Requires-Dist: archfoe
"""
_WHEEL: Final = "Wheel-Version: 1.0\nGenerator: archfoe\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def as_zip(made: Set, text: str, mode: str) -> bytes:
    words = _READ_ME.format(title=made.title, name=made.name, mode=mode)
    return _zipped({f"{made.name}{SUFFIX}": text, "README.txt": words})


def wheel_name(made: Set) -> str:
    return f"archfoe_{made.name}-{_version(made)}-py3-none-any.whl"


def as_wheel(made: Set, text: str) -> bytes:
    package = f"archfoe_{made.name}"
    about = f"{package}-{_version(made)}.dist-info"
    title = " ".join(made.title.replace("\\", " ").replace('"', "'").split())
    files = {
        f"{package}/__init__.py": _PACKAGE.format(title=title, name=made.name),
        f"{package}/{made.name}{SUFFIX}": text,
        f"{about}/METADATA": _METADATA.format(name=made.name, version=_version(made), title=title),
        f"{about}/WHEEL": _WHEEL,
        f"{about}/entry_points.txt": f"[archfoe.sets]\n{made.name} = {package}:THINGS\n",
    }
    rows = [f"{name},sha256={_digest(content)},{len(content.encode())}" for name, content in files.items()]
    files[f"{about}/RECORD"] = "\n".join([*rows, f"{about}/RECORD,,", ""])
    return _zipped(files)


def _version(made: Set) -> str:
    """The writer's own if it is one; else made of the revision."""
    parts = made.version.split(".")
    return made.version if all(part.isascii() and part.isdecimal() for part in parts) else f"1.{made.revision}"


def _digest(content: str) -> str:
    return urlsafe_b64encode(sha256(content.encode()).digest()).decode().rstrip("=")


def _zipped(files: dict[str, str]) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, _DATE)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            packed.writestr(entry, content)
    return out.getvalue()


def text_in_zip(file: Path) -> str:
    """The set file in what a friend has sent; only that is looked at."""
    try:
        with zipfile.ZipFile(file) as packed:
            found = [entry for entry in packed.infolist() if entry.filename.endswith(SUFFIX)]
            if len(found) != 1:
                raise ArchfoeError(f"{file.name} must have one set file (*{SUFFIX}) in it, and has {len(found)}.")
            if found[0].file_size > MOST_BYTES:
                raise ArchfoeError(f"{file.name} has a file larger than {MOST_BYTES:,} bytes: no set needs that.")
            with packed.open(found[0]) as inside:
                return inside.read(MOST_BYTES + 1).decode("utf-8-sig")
    except (FileNotFoundError, IsADirectoryError, PermissionError) as error:
        raise ArchfoeError(f"{file} cannot be read: {error.strerror}.") from None
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, UnicodeDecodeError):
        raise ArchfoeError(f"{file.name} cannot be read as a zip with a set file in it.") from None


def checked(text: str, name: str) -> Set:
    """The set that a text is; its first problem if it is none."""
    reading = read(text)
    if reading.found is None:
        raise ArchfoeError(reading.problems[0].told(name))
    return reading.found


def changes(text: str, file: str) -> list[Change]:
    """What a file that can be read says otherwise than ours; `file` is its name."""
    made = checked(text, file)
    data = tomllib.loads(text)
    if not is_overlay(data):
        raise ArchfoeError("This is a set by itself, and corrects none of ours: archfoe set show tells its cards.")
    base = base_of(data)
    out = []
    for card in made.box.values():
        ours = base.box[card.id]
        for field in (*NUMBERS, "text"):
            before, after = shown(ours, field), shown(card, field)
            if before != after:
                out.append(Change(card.name, field, str(before), str(after)))
    return out
