"""Scenario 6."""
