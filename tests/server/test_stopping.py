"""How `archfoe serve` ends when it is told to."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen


def test_ctrl_c_stops_it_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "archfoe", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().split("served at ")[1].split(" ")[0]
    with urlopen(address) as answer:  # it waits until the server has begun
        assert answer.status == 200
    server.send_signal(signal.SIGINT)
    _, complaints = server.communicate(timeout=30)
    assert (server.returncode, "Traceback" in complaints) == (0, False)
