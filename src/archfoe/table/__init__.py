"""What people and programs use of any game: views, sessions, records, positions, words."""
