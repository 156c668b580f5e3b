"""`archfoe set show --watch`: what changes is shown whenever the file is saved."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from archfoe.cli.set_files import watch
from tests.workshop.texts import FLOOD, TIDE

SET = TIDE + FLOOD


def editing(file: Path, *steps: Callable[[], object]) -> Callable[[float], None]:
    """Between two looks somebody does one thing after the other, and then presses Ctrl-C."""
    left = list(steps)

    def pause(_: float) -> None:
        if not left:
            raise KeyboardInterrupt
        left.pop(0)()
        if file.exists():  # a clock that is coarser than this test
            os.utime(file, ns=(len(left), len(left)))

    return pause


def test_what_changes_is_shown_when_it_is_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tide.toml"
    file.write_text(SET, encoding="utf-8")

    def save(text: str) -> Callable[[], object]:
        return lambda: file.write_text(text, encoding="utf-8")

    steps = [
        save(SET.replace("Draw(2)", "Draw(3)")),
        lambda: None,
        save(SET.replace("Draw(2)", "Drwa(3)").replace("Power(2)", "Power(5)")),
        file.unlink,
        save(SET.replace("Draw(2)", "Draw(3)").replace("Power(2)", "Power(5)")),
        save(SET[: SET.index('[[card]]\nname = "Flood')]),
        lambda: file.write_bytes(b"\xff"),
    ]
    assert watch(file, [], editing(file, *steps)) == 0
    said = capsys.readouterr().out.strip().split("\n\n")[1:]
    first, changed, wrong, mended, fewer = said
    assert "Draw 2 cards." in first and "Flood: Villain, cost 4, 0 VP, 1 copy\n  +2 Power." in first
    assert changed.strip() == "Ebb: Hero, cost 3, 0 VP, 9 copies\n  Draw 3 cards."
    assert (
        "+5 Power." in wrong and "tide.toml, line 10: Ebb: in play, there is no word Drwa: did you mean Draw?" in wrong
    )
    assert mended.strip() == "tide.toml is in order: 2 cards."
    assert "Flood is gone." in fewer and "tide.toml is not a text in UTF-8" in fewer
