"""Confrontations in words."""
