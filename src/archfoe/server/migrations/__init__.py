"""The history of the tables. The server brings a database up to date when it starts."""
