"""What the greedy bot knows of Confrontations."""
