"""Chores that `make` runs; they need Python alone."""
