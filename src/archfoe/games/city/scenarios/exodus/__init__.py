"""Scenario 5."""
