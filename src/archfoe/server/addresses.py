"""Addresses as requests name them."""

from __future__ import annotations

from urllib.parse import SplitResult, urlsplit


def address_of(url: str) -> SplitResult | None:
    """None for what is none, such as brackets that hold no address: anybody may send that."""
    try:
        return urlsplit(url)
    except ValueError:
        return None
