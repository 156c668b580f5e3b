"""Scenario 0: a short game to learn with, outside of any campaign."""
