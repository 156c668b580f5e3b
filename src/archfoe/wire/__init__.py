"""What travels between server and page, as structs. No socket, no store."""
