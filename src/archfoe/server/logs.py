"""The log as one JSON object a line, for programs that read it. No key to a seat and no password gets into it."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Final

#: Keys to seats (32 signs and more), and what stands between a name and a host in an address.
_SECRETS: Final = (
    (re.compile(r"(?<=://)([^:/@\s]+):[^@\s]+@"), r"\1:***@"),
    (re.compile(r"(?<![\w-])[\w-]{32,}(?![\w-])"), "***"),
)


def without_secrets(text: str) -> str:
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """All loggers, from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for noisy in ("alembic", "uvicorn.error", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
