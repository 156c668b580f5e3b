"""Games with Characters: Rivals and Confrontations."""
