"""What only cards of a city do: to Villains, to Characters, with cards."""
