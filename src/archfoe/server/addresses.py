"""Addresses as requests name them, and whom they count as."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import SplitResult, urlsplit

_ONE_HOUSEHOLD: Final = 64  # bits of an IPv6 address: who has one has all addresses that begin so
_NEIGHBORHOOD: Final = {4: 24, 6: 48}


def address_of(url: str) -> SplitResult | None:
    """None for what is none, such as brackets that hold no address: anybody may send that."""
    try:
        return urlsplit(url)
    except ValueError:
        return None


def client_of(address: str) -> str:
    """Who is meant by an address: of IPv6 everybody behind the same 64 bits, since those are given out together."""
    found = _parsed(address)
    if found is None or found.version == 4:
        return address if found is None else str(found)
    return str(ipaddress.ip_network((found, _ONE_HOUSEHOLD), strict=False))


def neighborhood_of(client: str) -> str:
    """The wider network that a client is in: one who has very many addresses mostly has them all there."""
    found = _parsed(client.partition("/")[0])
    if found is None:
        return client
    return str(ipaddress.ip_network((found, _NEIGHBORHOOD[found.version]), strict=False))


def is_here(address: str) -> bool:
    """Of this machine: it may be a proxy's, which asks for anybody. A socket of this machine has no address."""
    found = _parsed(address)
    return found is None or found.is_loopback


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
