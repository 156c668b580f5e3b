"""All that SQLite writes, in its order: from that, every state that a disk can be in when the power fails is made.

SQLite reaches its files through a table of functions. This puts another in its place, which notes what is written, cut
and flushed, and lets the real one do it. It works where Python uses the system's SQLite, as on Debian.
"""

from __future__ import annotations

import contextlib
import ctypes
import ctypes.util
from collections.abc import Callable, Iterator
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

_SECTOR = 512  # a disk writes that much or nothing


class Wrote(NamedTuple):
    file: str
    at: int
    data: bytes


class Cut(NamedTuple):
    file: str
    size: int


class Flushed(NamedTuple):
    """What was written to the file before is on the disk."""

    file: str


class Deleted(NamedTuple):
    file: str


class Told(NamedTuple):
    """Not the disk's: somebody outside was told that this many things are kept."""

    number: int


Step = Wrote | Cut | Flushed | Deleted | Told

_OPEN = CFUNCTYPE(c_int, c_void_p, c_char_p, c_void_p, c_int, c_void_p)
_DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)
_OTHER_METHODS = [(f"other_{i}", c_void_p) for i in range(13)]


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods`: only those in the middle are looked at."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        *_OTHER_METHODS,
    )


class _Vfs(ctypes.Structure):
    """`sqlite3_vfs`."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
        *((f"other_{i}", c_void_p) for i in range(14)),
    )


class _Recorder:
    def __init__(self, library: ctypes.CDLL) -> None:
        self.steps: list[Step] = []
        self._library = library
        library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._real = library.sqlite3_vfs_find(None)
        self._names: dict[int, str] = {}  # by the address of the open file
        self._methods: dict[int, _Methods] = {}  # by the address of those that they stand for
        self._kept: list[Any] = []  # callbacks must outlive the files
        real = self._real.contents
        self._vfs = _Vfs()
        ctypes.memmove(ctypes.byref(self._vfs), self._real, ctypes.sizeof(_Vfs))
        self._vfs.name, self._vfs.next = b"recorded", None
        self._vfs.open = self._callback(_OPEN, self._opener(_OPEN(real.open)))
        self._vfs.delete = self._callback(_DELETE, self._deleter(_DELETE(real.delete)))
        library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1)

    def stop(self) -> None:
        """New files are opened as ever; those that are open are still recorded, and must be closed before."""
        self._library.sqlite3_vfs_register(self._real, 1)
        self._library.sqlite3_vfs_unregister(ctypes.byref(self._vfs))

    def _callback(self, kind: Any, function: Callable[..., int]) -> int | None:
        made = kind(function)
        self._kept.append(made)
        return ctypes.cast(made, c_void_p).value

    def _opener(self, real: Callable[..., int]) -> Callable[..., int]:
        def open_(_: int, name: bytes | None, file: int, flags: int, out: int) -> int:
            result = real(ctypes.cast(self._real, c_void_p), name, file, flags, out)
            slot = c_void_p.from_address(file)
            if result == 0 and name is not None and slot.value:
                self._names[file] = Path(name.decode()).name
                slot.value = ctypes.addressof(self._recording(slot.value))
            return result

        return open_

    def _deleter(self, real: Callable[..., int]) -> Callable[..., int]:
        def delete(_: int, name: bytes, flush: int) -> int:
            self.steps.append(Deleted(Path(name.decode()).name))
            return real(ctypes.cast(self._real, c_void_p), name, flush)

        return delete

    def _recording(self, address: int) -> _Methods:
        if address not in self._methods:
            real = _Methods.from_address(address)
            write: Callable[..., int] = _WRITE(real.write)
            truncate: Callable[..., int] = _TRUNCATE(real.truncate)
            sync: Callable[..., int] = _SYNC(real.sync)

            def wrote(file: int, data: int, size: int, at: int) -> int:
                self.steps.append(Wrote(self._names[file], at, ctypes.string_at(data, size)))
                return write(file, data, size, at)

            def cut(file: int, size: int) -> int:
                self.steps.append(Cut(self._names[file], size))
                return truncate(file, size)

            def flushed(file: int, flags: int) -> int:
                result = sync(file, flags)
                self.steps.append(Flushed(self._names[file]))
                return result

            copy = _Methods()
            ctypes.memmove(ctypes.byref(copy), address, ctypes.sizeof(_Methods))
            copy.write = self._callback(_WRITE, wrote)
            copy.truncate = self._callback(_TRUNCATE, cut)
            copy.sync = self._callback(_SYNC, flushed)
            self._methods[address] = copy
        return self._methods[address]


def systems_sqlite() -> ctypes.CDLL | None:
    """The library that Python's own module has loaded already; None where it brings its own."""
    name = ctypes.util.find_library("sqlite3")
    with contextlib.suppress(OSError):
        import _sqlite3

        module = ctypes.CDLL(_sqlite3.__file__)
        if name is not None and hasattr(module, "sqlite3_vfs_find"):
            return module
    return None


@contextlib.contextmanager
def recorded(library: ctypes.CDLL) -> Iterator[list[Step]]:
    """The steps so far, of every file that SQLite opens meanwhile."""
    recorder = _Recorder(library)
    try:
        yield recorder.steps
    finally:
        recorder.stop()


@dataclass
class Disk:
    """Files as they lie on a disk: what was flushed is there, of what was written since nobody knows."""

    files: dict[str, bytearray] = field(default_factory=dict)
    loose: list[Wrote | Cut] = field(default_factory=list)

    def take(self, step: Step) -> None:
        if isinstance(step, Wrote | Cut):
            self.loose.append(step)
        elif isinstance(step, Flushed):
            for one in self.loose:
                if one.file == step.file:
                    _apply(self.files, one)
            self.loose = [one for one in self.loose if one.file != step.file]
        elif isinstance(step, Deleted):
            self.files.pop(step.file, None)
            self.loose = [one for one in self.loose if one.file != step.file]

    def after_a_kill(self) -> dict[str, bytearray]:
        """The system goes on, and writes all that it was given."""
        files = {name: bytearray(data) for name, data in self.files.items()}
        for one in self.loose:
            _apply(files, one)
        return files

    def after_a_power_cut(self, dice: Random) -> dict[str, bytearray]:
        """Of what was not flushed each sector is there or not, whatever came first."""
        files = {name: bytearray(data) for name, data in self.files.items()}
        for one in self.loose:
            if dice.random() < 0.3:
                continue
            if isinstance(one, Cut) or dice.random() < 0.4:
                _apply(files, one)
                continue
            for start in range(0, len(one.data), _SECTOR):
                if dice.random() < 0.6:
                    _apply(files, Wrote(one.file, one.at + start, one.data[start : start + _SECTOR]))
        return files


def _apply(files: dict[str, bytearray], step: Wrote | Cut) -> None:
    data = files.setdefault(step.file, bytearray())
    if isinstance(step, Cut):
        del data[step.size :]
        return
    data.extend(bytes(max(0, step.at - len(data))))
    data[step.at : step.at + len(step.data)] = step.data
