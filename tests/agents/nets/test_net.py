"""Files of nets: written, read, and refused in one sentence."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from archfoe.agents import nets
from archfoe.agents.nets import BadNet, for_game, read_net
from archfoe.agents.nets.features import OWN_NUMBERS, VERSION
from archfoe.agents.nets.net import Net
from archfoe.games.options import Options
from tests.agents.nets.made import dice_net

BASE = Options("base", 2)


def some_row(net: Net) -> list[float]:
    dice = Random(5)
    return [dice.choice((0.0, 0.0, 1.0, dice.random())) for _ in range(net.about.sizes[0])]


def test_a_net_that_is_read_says_nearly_the_same(tmp_path: Path) -> None:
    net = dice_net(BASE, faster=False)
    net.save(tmp_path / "some.net")
    again = read_net(tmp_path / "some.net", faster=False)
    assert again.about == net.about
    row = some_row(net)
    assert again.outputs(row) == pytest.approx(net.outputs(row), abs=0.05), "a weight is a byte"


def test_numpy_changes_nothing_but_the_time() -> None:
    pytest.importorskip("numpy")
    plain, fast = dice_net(BASE, faster=False), dice_net(BASE, faster=True)
    row = some_row(plain)
    changes = [{0: 1.0, 7: -1.0}, {3: 0.5}]
    baskets: list[tuple[int, ...]] = [(), (0,), (1, 1), (0, 1)]
    numbers = [[0.1 * i] * OWN_NUMBERS for i in range(4)]
    slow = plain.afterwards(row, changes, baskets, numbers, 20)
    for one, other in zip(slow, fast.afterwards(row, changes, baskets, numbers, 20), strict=True):
        assert one == pytest.approx(other, abs=1e-4)
    assert len({round(one.win, 6) for one in slow}) == 4


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda data: data[:-40], "The net some.net is damaged"),
        (lambda data: data[: data.index(b"\n")], "The net some.net is damaged"),
        (lambda data: b"\x00\xff" + data, "some.net is not a net of archfoe"),
        (lambda data: b"", "some.net is not a net of archfoe"),
        (lambda data: data.replace(b'"mode"', b'"mood"', 1), "some.net is not a net of archfoe"),
        (
            lambda data: data.replace(f'"version":{VERSION}'.encode(), b'"version":77', 1),
            "The net some.net is of version 77, and this archfoe reads version",
        ),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_sentence(tmp_path: Path, spoil: object, sentence: str) -> None:
    path = tmp_path / "some.net"
    dice_net(BASE).save(path)
    assert callable(spoil)
    path.write_bytes(spoil(path.read_bytes()))
    with pytest.raises(BadNet) as refused:
        read_net(path)
    assert str(refused.value).startswith(sentence) and "\n" not in str(refused.value)


def test_the_net_for_a_table_is_the_one_that_comes_nearest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(nets.FOLDER, str(tmp_path))
    monkeypatch.setattr(nets, "_OURS", tmp_path / "none")
    nets.forget()
    for options in (BASE, Options("base", 4), Options("rivals", 2)):
        dice_net(options).save(tmp_path / f"{options.mode}-{options.players}.net")
    for options, mode, players in (
        (Options("base", 2), "base", (2,)),
        (Options("base", 5), "base", (4,)),
        (Options("base+heroes_unite", 3), "base", (2,)),
        (Options("rivals", 2), "rivals", (2,)),
    ):
        found = for_game(options)
        assert found is not None
        assert (found.net.about.mode, found.net.about.players) == (mode, players)
    assert for_game(Options("rebirth", 2)) is None, "a net of another game is no help"
    nets.forget()


def test_a_net_for_other_cards_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(nets.FOLDER, str(tmp_path))
    monkeypatch.setattr(nets, "_OURS", tmp_path / "none")
    nets.forget()
    net = dice_net(BASE)
    others = tuple(f"base/old_{n}" for n in range(len(net.about.cards)))
    Net(replace(net.about, cards=others), net.layers).save(tmp_path / "base-2.net")
    assert for_game(BASE) is None
    assert [record.getMessage() for record in caplog.records] == [
        "The net base-2.net was trained with other cards than base has now: train a new one. The bot plays without it."
    ]
    nets.forget()


def test_a_damaged_net_is_told_once_and_the_game_does_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(nets.FOLDER, str(tmp_path))
    monkeypatch.setattr(nets, "_OURS", tmp_path / "none")
    nets.forget()
    dice_net(BASE).save(tmp_path / "base-2.net")
    (tmp_path / "base-2.net").write_bytes((tmp_path / "base-2.net").read_bytes()[:-9])
    with caplog.at_level(logging.WARNING, "archfoe"):
        assert for_game(BASE) is None
        assert for_game(BASE) is None
    assert [record.getMessage() for record in caplog.records] == [
        "The net base-2.net is damaged: get it again, or train one with archfoe train. The bot plays without it."
    ]
    nets.forget()
