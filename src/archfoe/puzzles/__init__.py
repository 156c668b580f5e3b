"""Puzzles: turns with one surprising solution. How they are found, proved, kept and told; docs/puzzles.md."""
