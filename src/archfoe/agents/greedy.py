"""placeholder"""

from archfoe.agents.random import RandomAgent as GreedyAgent
