"""The packages of the extra `train`, imported when they are used: all else of archfoe does without them."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def numpy() -> Any:
    return import_module("numpy")


def torch() -> Any:
    return import_module("torch")
