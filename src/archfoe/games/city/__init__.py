"""Rebirth: a city of ten spaces, Villains that walk, and a team that must stop them in time."""
