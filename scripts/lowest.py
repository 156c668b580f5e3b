"""Prints the oldest versions that pyproject.toml allows for the extras, as constraints for pip."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

_BOUND = re.compile(r"(?P<name>[\w-]+)(\[\w+\])?>=(?P<oldest>[\w.]+)")


def oldest() -> dict[str, str]:
    """Package to version; packages without a lower bound are left out."""
    extras = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    found = (_BOUND.match(requirement) for extra in extras.values() for requirement in extra)
    return {bound["name"]: bound["oldest"] for bound in found if bound is not None}


if __name__ == "__main__":
    for name, version in oldest().items():
        print(f"{name}=={version}")
