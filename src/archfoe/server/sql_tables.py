"""What is kept: rooms and their seats, the head of every game, and under it the answers, which are only ever added.

A game is its head and its answers and nothing else, so a restart, an undo and a replay are the same thing. A game of
a campaign has the campaign beside it as it was before; what follows from the game is never stored but found. These
tables are the newest state of the migrations; a test holds them against each other.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("wish", Text, nullable=False),  # what was asked for, as JSON
    Column("host", Integer, nullable=False),  # the seat of who made it; -1: nobody
    Column("begun", Boolean, nullable=False),
    Column("made_at", Integer, nullable=False),  # seconds since 1970
    Column("used_at", Integer),  # about when somebody was last there; null: not since that is noted
    Column("closed", Text),  # why nobody plays there any more, for people to read; null: it is open
    Column("customs", Text),  # what its people have settled and won, as JSON: see `seating`; null: nothing yet
    Column("words", String(48)),  # by which it is found before its first game: see `table_words`; null: not since then
)
Index("rooms_by_words", rooms.c.words)

seats = Table(
    "seats",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("token", String(64), nullable=False),  # only its hash; "" if nobody has a key to the seat
    Column("orders", Text, nullable=False),  # standing orders, as JSON
    Column("face", String(16)),  # as its person has drawn it; null: not since that is noted
)

games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("room", String(32), ForeignKey("rooms.id"), nullable=False),
    Column("place", Integer, nullable=False),  # the first game of its room is 1
    Column("head", Text, nullable=False),  # options, key, players and version of the record, as JSON
    Column("begun_at", Integer, nullable=False),
)
Index("games_by_room", games.c.room, games.c.place, unique=True)

chapters = Table(
    "chapters",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("story", Text, nullable=False),  # the campaign as it stood when this game of it began, as its file says it
)

answers = Table(
    "answers",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # counts all entries, so that a takeback has one too
    Column("seat", Integer, nullable=False),
    Column("picked", Text, nullable=False),  # "0,3"; of a takeback, how many answers are left, and if it was not free
    Column("takeback", Boolean, nullable=False),
    Column("landmark", Text),  # how the game stood after it, now and then: see `landmarks`
)

chat = Table(
    "chat",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("team", Integer),  # the only team that may read it; null: all
)

# Only where several servers share a database: see `leases`.

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),  # another one with every start
    Column("address", Text, nullable=False),  # where pages reach it
    Column("until", Float, nullable=False),  # when its lease ends, in seconds since 1970 on the database's clock
    Column("seconds", Float),  # how long a lease of it is; null: not since that is noted
)

holds = Table(
    "holds",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id"), primary_key=True),
    Column("server", String(32)),  # who plays it; null: nobody
    Column("epoch", Integer, nullable=False),  # how often it was taken
)

#: No room is named by a key here: who forgets a room need not know of this.
marks = Table(
    "marks",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("game", String(40), nullable=False),  # that is set aside; "": the room itself
    Column(
        "aside", Boolean, nullable=False
    ),  # else somebody has begun to load it, and has not said yet that it went well
    Column("why", Text, nullable=False),
    Column("marked_at", Integer, nullable=False),
)
