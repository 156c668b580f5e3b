"""Games with a Line-Up: the base set and Heroes Unite."""
