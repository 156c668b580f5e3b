"""What the samples for hosts name is there: files, options, extras and addresses fit each other."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
import typer

from archfoe.cli import app

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
NAMES = {"one": 8017, "two": 8018, "three": 8019}


def options_of_serve() -> set[str]:
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {option for parameter in command.params for option in parameter.opts}


def options_in(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text))


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda path: path.name)
def test_units_start_the_server_with_options_that_it_has(unit: Path) -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text(encoding="utf-8"), re.M)
    assert " serve " in line and options_in(line) <= options_of_serve()


def test_commands_of_the_page_have_options_that_the_server_has() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if re.match(r"\s+archfoe serve ", line)]
    assert len(lines) >= 3 and all(options_in(line) <= options_of_serve() for line in lines)
    for option in ("--shared", "--lease", "--keep", "--backups", "--log", "--metrics", "--proxy", "--origin"):
        assert option in page and option in options_of_serve()


def test_the_image_is_made_of_what_is_there() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    steps = [line.split(None, 1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert next(word for word, _ in steps) == "FROM" and [word for word, _ in steps].count("FROM") == 2
    said = {word: rest for word, rest in steps if word in ("ENTRYPOINT", "CMD", "USER", "STOPSIGNAL")}
    command = json.loads(said["ENTRYPOINT"]) + json.loads(said["CMD"])
    assert command[:2] == ["archfoe", "serve"] and options_in(" ".join(command)) <= options_of_serve()
    assert said["USER"] != "root" and said["STOPSIGNAL"] == "SIGTERM"
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"\.whl\)\[(\w+)\]", text)) <= set(extras)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(f"\n{target}:" in makefile for target in re.findall(r"make (\w+)$", text, re.M))
    assert (ROOT / "constraints.txt").is_file() and (ROOT / ".containerignore").is_file()


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile.three"])
def test_proxies_lead_to_each_server_by_its_name(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    found = dict(re.findall(r"/at/(\w+)/[^\d]*?127\.0\.0\.1:(\d+)", text, re.S))
    assert {key: int(port) for key, port in found.items()} == NAMES
    assert text.count("{") == text.count("}") and "/ws/" in text and "/metrics" in text
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for key, port in NAMES.items():
        assert re.search(rf"--port {port} .*--shared /at/{key}\b", page)
