"""How `archfoe serve` ends when it is told to."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path


def test_ctrl_c_stops_it_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "archfoe", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    assert "served at" in server.stdout.readline()
    server.send_signal(signal.SIGINT)
    _, complaints = server.communicate(timeout=30)
    assert (server.returncode, "Traceback" in complaints) == (0, False)
