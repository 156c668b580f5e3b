"""`archfoe share`: a recorded game as one HTML file that opens anywhere."""

from __future__ import annotations

from pathlib import Path

from archfoe.core.errors import ArchfoeError
from archfoe.server.replays import Replay
from archfoe.server.share import file_name, shared_page
from archfoe.table.session import read_record, write_whole


def share(file: Path, out: Path | None = None) -> int:
    record = read_record(file)
    replay = Replay.of_text("file", record.dumps().encode())
    target = out or Path(file_name(replay))
    if target.exists() and target.samefile(file):
        raise ArchfoeError(f"{target} is the saved game itself: name another file with -o.")
    page = shared_page(replay)
    write_whole(target, page.decode(), "Choose another place with -o.")
    print(f"{target} has the whole game, {round(len(page) / 1000)} KB. Open it in any browser; it needs no network.")
    return 0
