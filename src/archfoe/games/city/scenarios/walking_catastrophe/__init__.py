"""Scenario 3."""
