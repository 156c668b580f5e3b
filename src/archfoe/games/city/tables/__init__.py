"""Other ways to sit down in the city: alone, or as a contest."""
