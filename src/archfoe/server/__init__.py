"""Tables in the browser: rooms, their store, and the messages between a page and the server."""

from archfoe.extras import SERVER, need

need(SERVER, "The server")
