"""Tables in the browser: rooms, their store, and the messages between a page and the server."""
