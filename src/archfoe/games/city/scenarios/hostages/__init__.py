"""Scenario 2."""
