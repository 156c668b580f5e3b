"""What the seats are called where people sit together."""

from __future__ import annotations

from archfoe.table.words.labels import table_names


def test_bots_have_names_as_people_have() -> None:
    assert table_names(["Ann", "greedy", "random", "greedy"]) == ["Ann", "Bob", "Cleo", "Dev"]


def test_a_bot_keeps_its_name_whoever_takes_another_seat() -> None:
    assert table_names(["greedy", "greedy", "Zoe"])[1] == table_names(["Ann", "greedy", "random"])[1] == "Bob"


def test_a_bot_gives_way_to_somebody_of_its_name() -> None:
    assert table_names(["bob", "greedy"]) == ["bob", "Gus"]
    assert len(set(table_names(["Bob", "greedy", "Gus"]))) == 3
