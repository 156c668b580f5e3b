"""What the seats are called where people sit together."""

from __future__ import annotations

from archfoe.agents.levels import STAFF, face_of
from archfoe.table.words.labels import named_and_rated, player_names, table_names


def test_bots_are_called_by_their_level_and_a_second_one_has_a_spare_name() -> None:
    assert table_names(["Ann", "greedy", "keen", "greedy"]) == ["Ann", "Rocco", "Nell", "Dot"]
    assert table_names(["beginner", "sharp", "master", "random"]) == ["Pip", "Vega", "Mrs. Finch", "Dot"]


def test_a_screen_calls_its_reader_you_and_lists_how_strong_the_bots_are() -> None:
    assert player_names(["you", "greedy", "greedy"]) == ["you", "Rocco", "Dot"]
    assert named_and_rated(["you", "greedy", "random"]) == ["you", "Rocco (steady bot)", "Dot (wild bot)"]


def test_ten_bots_of_a_level_can_be_told_apart() -> None:
    assert len(set(table_names(["greedy"] * 10))) == 10


def test_a_bot_gives_way_to_somebody_of_its_name() -> None:
    assert table_names(["dot", "greedy", "greedy"]) == ["dot", "Rocco", "Gus"]
    assert table_names(["rocco", "greedy"]) == ["rocco", "Dot"]  # of an earlier version
    assert len(set(table_names(["Rocco", "greedy", "Dot"]))) == 3


def test_each_of_the_staff_has_a_face_of_its_own() -> None:
    assert len({face_of(name) for name in [*STAFF, "Dot", "Gus"]}) == len(STAFF) + 2
    assert face_of("Mrs. Finch") == "517401640"
