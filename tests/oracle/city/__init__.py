"""What must hold in every game in the city, told a second time."""
