"""The proxies that `deploy/` has samples for, run as the samples say; only names of ports and certificates differ."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.server.running import PATIENCE, free_port

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
HOST: Final = "127.0.0.1"
NAME: Final = "table.example"
#: The servers of the samples, and their ports there.
SERVERS: Final = ("one", "two", "three")
PORTS: Final = (8017, 8018, 8019)
#: For three servers; `ONE` is for one alone.
PROXIES: Final = {"nginx": "nginx.conf", "caddy": "Caddyfile.three"}
ONE: Final = "Caddyfile"


class Front(NamedTuple):
    """A proxy that runs: its port, and those of the servers behind it."""

    port: int
    ports: list[int]

    @property
    def address(self) -> str:
        """As a page sees it."""
        return f"http://{NAME}:{self.port}"

    def get(self, path: str) -> tuple[int, str]:
        """What is answered to who asks for a path: status and text."""
        asked = urllib.request.Request(f"http://{HOST}:{self.port}{path}", headers={"Host": f"{NAME}:{self.port}"})
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def raw(self, path: str) -> bytes:
        """The whole answer to a path that is sent as it is written."""
        asked = f"GET {path} HTTP/1.1\r\nHost: {NAME}:{self.port}\r\nConnection: close\r\n\r\n"
        with socket.create_connection((HOST, self.port), timeout=PATIENCE) as line:
            line.sendall(asked.encode())
            return b"".join(iter(lambda: line.recv(65_536), b""))


def is_here(program: str) -> bool:
    return _found(program) is not None


def _found(program: str) -> str | None:
    return shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")


@contextlib.contextmanager
def proxy(program: str, sample: str = "") -> Iterator[Front]:
    """Until the end of the block; the servers behind it need not be there yet."""
    front = Front(free_port(), [free_port() for _ in SERVERS])
    with tempfile.TemporaryDirectory(prefix="archfoe-proxy-") as folder:
        text = _sample(sample or PROXIES[program], front)
        command = (_nginx if program == "nginx" else _caddy)(Path(folder), front, text)
        home = {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
        said = Path(folder) / "said"
        with said.open("w") as out:
            running = subprocess.Popen(command, stdout=out, stderr=out, env=home)
        try:
            _wait_for(front, running, said)
            yield front
        finally:
            running.terminate()
            running.wait(PATIENCE)


def _wait_for(front: Front, running: subprocess.Popen[bytes], said: Path) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            front.get("/metrics")
            return
        except urllib.error.URLError:
            assert running.poll() is None and time.monotonic() < end, said.read_text()
            time.sleep(0.02)


def _sample(name: str, front: Front) -> str:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for port, here in zip(PORTS, front.ports, strict=True):
        text = text.replace(f"{HOST}:{port}", f"{HOST}:{here}")
    return text


def _nginx(folder: Path, front: Front, text: str) -> list[str]:
    text = text.replace("listen 443 ssl;", f"listen {HOST}:{front.port};")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    whole = f"{user}pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{places}{text}}}\n"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    found = _found("nginx")
    assert found is not None
    return [found, "-p", str(folder), "-c", "nginx.conf", "-e", "stderr", "-g", "daemon off;"]


def _caddy(folder: Path, front: Front, text: str) -> list[str]:
    text = re.sub(rf"(?m)^{re.escape(NAME)} ", f"{front.address} ", text)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
    found = _found("caddy")
    assert found is not None
    return [found, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
