"""Tables in the browser: rooms, their store, and the messages between a page and the server.

What is shared with tables that need no server (`archfoe.serverless`) uses no more than msgspec.
"""

from archfoe.extras import SERVER, need

need(SERVER, "The server", "msgspec")
