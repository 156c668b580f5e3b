"""Scenario 1."""
