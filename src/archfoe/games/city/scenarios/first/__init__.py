"""Scenario 1: the rules as they are, with nothing of its own."""
