"""What abilities in the city can listen to, beside what all can."""

from archfoe.core.moments import moment

ENTER = moment("enter", "enter a space of the city")  # a Character
DEFEAT = moment("defeat", "defeat {}", "Villain")  # a Villain in the city
