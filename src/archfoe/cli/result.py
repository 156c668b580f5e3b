"""The end of a game on a screen of lines: the front page of a newspaper, the scores, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.cli.screen import Screen
from archfoe.table.session import Session
from archfoe.table.words.board import result_lines, score_lines
from archfoe.table.words.front_page import paper_lines


def tell_result(session: Session, reader: int | None, names: Sequence[str], screen: Screen) -> None:
    paper = paper_lines(session, reader, names)
    if paper:
        screen.say(paper[0], "title")
        screen.say_all(paper[1:])
        screen.say()
    screen.say_all(score_lines(session, names))
    screen.say_all(result_lines(session, reader, names), "good")
