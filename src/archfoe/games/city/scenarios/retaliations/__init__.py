"""Scenario 7."""
