"""What the greedy bot knows of the city."""
