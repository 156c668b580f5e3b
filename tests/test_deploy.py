"""What the samples for hosts name is there: files, options, extras and addresses fit each other."""

from __future__ import annotations

import json
import re
import tomllib
from contextlib import closing
from pathlib import Path

import pytest
import yaml

from archfoe.cli import app
from archfoe.cli.ready import command_for
from archfoe.server import metrics
from archfoe.server.app import App
from archfoe.server.health import exposition

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
NAMES = {"one": 8017, "two": 8018, "three": 8019}


def options_of_serve() -> set[str]:
    command = command_for(app, ["serve"]).commands["serve"]
    return {option for parameter in command.params for option in parameter.opts}


def options_in(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text))


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda path: path.name)
def test_units_start_the_server_with_options_that_it_has(unit: Path) -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text(encoding="utf-8"), re.M)
    assert " serve " in line and options_in(line) <= options_of_serve()


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda path: path.name)
def test_units_limit_what_a_server_may_use(unit: Path) -> None:
    said = dict(re.findall(r"^(\w+)=(.+)$", unit.read_text(encoding="utf-8"), re.M))
    assert {"MemoryHigh", "MemoryMax", "CPUQuota", "TasksMax"} <= said.keys()
    assert said["OOMPolicy"] == "continue", "one worker that is killed for its memory must not end the server"
    assert said["Restart"] == "always", "a server that can never store again ends"


HOSTS = [*DEPLOY.iterdir(), ROOT / "Containerfile", *(ROOT / "docs" / name for name in ("hosting.md", "server.md"))]


@pytest.mark.parametrize("path", HOSTS, ids=lambda path: path.name)
def test_no_sample_has_a_password_in_a_command(path: Path) -> None:
    """Whoever is on the machine can read it there: not in words, nor by a variable of the unit."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if re.match(r"ExecStart|CMD|ENTRYPOINT|\s+(archfoe|podman|docker|psql|pg_dump) ", line):
            assert not re.search(r"postgresql://|\$\{?DATABASE|PASSWORD", line), line


def test_containers_are_started_again_when_they_are_dead_and_get_people_when_they_are_ready() -> None:
    assert "/health/live'" in (ROOT / "Containerfile").read_text(encoding="utf-8")
    checks = [path for path in DEPLOY.iterdir() if "/health" in path.read_text(encoding="utf-8")]
    assert checks and all(
        set(re.findall(r"/health[\w/]*", path.read_text(encoding="utf-8"))) == {"/health/ready"}
        for path in checks
        if path.name.startswith("Caddyfile")
    )


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


def told_by_a_server() -> dict[str, str]:
    """Every figure and its kind; a histogram by the name of its buckets."""
    kinds = {f"{count.name}_total": "counter" for count in metrics.COUNTS}
    kinds |= {f"{timing.name}_bucket": "histogram" for timing in metrics.TIMINGS}
    with closing(App("sqlite://")) as one:
        text = exposition(one.lobby).decode()
    return kinds | dict(re.findall(r"^# TYPE (\w+) (gauge)$", text, re.M))


def figures_in(words: str) -> set[str]:
    return set(re.findall(r"\barchfoe_\w+", words))


def test_alerts_look_at_figures_that_there_are() -> None:
    (group,) = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    known = told_by_a_server()
    for rule in group["rules"]:
        assert rule["labels"]["severity"] in ("page", "look") and rule["annotations"]["summary"].endswith((".", "?"))
        assert figures_in(rule["expr"]) <= known.keys(), rule["alert"]
        for name in figures_in(rule["expr"]):
            counts = bool(re.search(rf"(rate|increase)\({name}[{{\[]", rule["expr"]))
            assert counts == (known[name] != "gauge"), f"{rule['alert']} takes {name} for another kind"
    watched = set().union(*(figures_in(rule["expr"]) for rule in group["rules"]))
    for name in ("store_good", "lease_good", "store_failures_total", "tables_lost_total", "answer_seconds_bucket"):
        assert f"archfoe_{name}" in watched
    assert len({rule["alert"] for rule in group["rules"]}) == len(group["rules"])


def test_the_dashboard_shows_every_figure() -> None:
    board = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    assert figures_in(asked) == told_by_a_server().keys()
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_the_page_explains_every_figure() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert {name.removesuffix("_bucket") for name in told_by_a_server()} <= set(re.findall(r"archfoe_\w+", page))
