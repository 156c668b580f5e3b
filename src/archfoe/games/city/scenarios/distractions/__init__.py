"""Scenario 4."""
