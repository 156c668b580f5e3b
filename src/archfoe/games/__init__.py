"""The games: one room for each, and what several of them share."""
