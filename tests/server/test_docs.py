"""What the page about the protocol shows is what works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from archfoe.server import connections, sockets
from archfoe.wire import protocol as p
from tests.server.running import PATIENCE, server

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_bot_of_the_page_plays_a_game_to_its_end(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    bot = tmp_path / "bot.py"
    bot.write_text(code, encoding="utf-8")
    with server(tmp_path) as running:
        command = [sys.executable, str(bot), f"127.0.0.1:{running.port}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=5 * PATIENCE)
    assert done.returncode == 0, done.stderr
    assert " VP " in done.stdout


def test_the_page_names_every_message_and_every_reason_to_close() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for message in p.AnyToServer.__args__:
        assert f"`{message.__struct_config__.tag}`" in text, message
    codes = (sockets.ELSEWHERE, sockets.BAD_HELLO, connections.WRONG_TOKEN, sockets.NO_ROOM, sockets.TOO_MANY)
    for code in (*codes, connections.TOO_SLOW, connections.COME_AGAIN):
        assert str(code) in text
