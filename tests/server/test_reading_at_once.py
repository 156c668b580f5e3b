"""After a restart many tables are read at the same moment, each in a thread of its own."""

from __future__ import annotations

import subprocess
import sys

#: A second table is read just when the first one is, at the worst moment: while a type that both need is worked out.
_TWO_AT_ONCE = """
import sys, threading
from types import SimpleNamespace
from archfoe.server import archive

orders = '[{"attacker": "any", "do": "never"}]'
seat = SimpleNamespace(kind="human", name="ann", bot="", token="", face="", orders=orders)
stored = archive.Stored('{"seats": [{"kind": "human"}, {"kind": "open"}]}', 0, [seat, seat], None, None, [], [])
types = 0


def watch(frame, event, _):
    global types
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        types += 1
        if types == 2:
            second = threading.Thread(target=archive.room_of, args=("two", stored))
            second.start()
            second.join()


sys.setprofile(watch)
read = archive.room_of("one", stored)
print(read.id, [chair.name for chair in read.chairs])
"""


def test_two_tables_can_be_read_at_the_same_moment_in_a_server_that_has_just_begun() -> None:
    done = subprocess.run([sys.executable, "-c", _TWO_AT_ONCE], capture_output=True, text=True, check=False)
    assert done.stdout == "one ['ann', 'ann']\n", f"it ended with {done.returncode}: {done.stderr}"
