"""Training of value nets from nothing: bots play, a net learns from what came of it, and plays the next round."""

from archfoe.training.plan import Plan
from archfoe.training.program import train

__all__ = ["Plan", "train"]
