"""What has changed from one table of a seat to the next, field by field."""

from __future__ import annotations

from typing import Any, Final

from archfoe.wire import shapes

#: What somebody is asked is told by views alone.
NOT_IN_STEPS: Final = frozenset(("waiting", "prompt", "barred", "undo"))


def difference(old: shapes.Table, new: shapes.Table) -> dict[str, Any]:
    """Path -> what is there in the new table: "turn", "seats/1/hand", "section/spaces/3/cards"."""
    found: dict[str, Any] = {}
    for name in shapes.Table.__struct_fields__:
        if name not in NOT_IN_STEPS:
            _compare(name, getattr(old, name), getattr(new, name), found)
    return found


def _compare(path: str, old: Any, new: Any, found: dict[str, Any]) -> None:
    """Most parts of a table are the very same as before, so that is looked at first."""
    if old is new:
        return
    if type(new) is type(old) and isinstance(new, shapes.Whole):
        for name in new.__struct_fields__:
            _compare(f"{path}/{name}", getattr(old, name), getattr(new, name), found)
    elif _side_by_side(old, new):
        for i, (was, now) in enumerate(zip(old, new, strict=True)):
            _compare(f"{path}/{i}", was, now, found)
    elif old != new:
        found[path] = new


def _side_by_side(old: Any, new: Any) -> bool:
    """Lists of seats, or of spaces: what has a place there keeps it."""
    return isinstance(new, list) and bool(old) and len(old) == len(new) and isinstance(new[0], shapes.Whole)
