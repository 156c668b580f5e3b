"""Scenario 8."""
