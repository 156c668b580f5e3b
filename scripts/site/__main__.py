"""`python -m scripts.site`: writes the sources, has Zensical build them strictly, and looks through what came of it."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from scripts.site import gallery, links, sources
from scripts.site.plan import ROOT, configuration

WORK = ROOT / "build" / "site"
PLAY = ROOT / "build" / "play"
#: On the first page, below its title; the generator need not know what lies there.
INVITATION = '\n<p><a class="md-button md-button--primary" href="play/index.html">Play in your browser</a></p>\n'
ELSEWHERE = "https://unpkg.com/iframe-worker/shim"


def build(work: Path) -> Path:
    """The folder that can be put on any web server, or opened as files."""
    source, out = work / "source", work / "html"
    shutil.rmtree(out, ignore_errors=True)
    sources.copy_all(source)
    count = gallery.write_all(source)
    invite(source / "index.md")
    (work / "zensical.toml").write_text(configuration(source, out), encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", "zensical.toml"]
    subprocess.run(command, cwd=work, check=True)
    bring_worker(out)
    bring_game(out)
    print(f"{count} cards, {len(list(out.rglob('*.html')))} pages")
    return out


def invite(first: Path) -> None:
    """Where the game was built, the first page leads to it."""
    if PLAY.is_dir():
        title, newline, text = first.read_text(encoding="utf-8").partition("\n")
        first.write_text(f"{title}{newline}{INVITATION}{text}", encoding="utf-8")


def bring_game(out: Path) -> None:
    """The page that needs no server (`make play-site`)."""
    if PLAY.is_dir():
        shutil.copytree(PLAY, out / "play")


def bring_worker(out: Path) -> None:
    """For search in pages that are opened as files Zensical fetches a script from another host: ours does the same."""
    place = "assets/javascripts/worker.js"
    shutil.copyfile(Path(__file__).parent / "worker.js", out / place)
    for path in out.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        way = "../" * (len(path.relative_to(out).parts) - 1) + place
        path.write_text(text.replace(ELSEWHERE, way), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.site", description=__doc__)
    parser.add_argument("--work", type=Path, default=WORK, help="a folder to work in")
    arguments = parser.parse_args()
    start = perf_counter()
    arguments.work.mkdir(parents=True, exist_ok=True)
    try:
        out = build(arguments.work.resolve())
    except subprocess.CalledProcessError as error:
        print(f"Zensical gave up (exit code {error.returncode}): see above.", file=sys.stderr)
        return 1
    found = links.problems(out)
    print(*found, sep="\n", end="\n" if found else "")
    print(f"The site is in {out}: {perf_counter() - start:.0f} s, {len(found)} problems.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
