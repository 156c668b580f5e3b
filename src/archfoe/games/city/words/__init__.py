"""The city in words."""
