"""What abilities in the city can listen to, beside what all can."""

from typing import Final

from archfoe.core.moments import moment

ENTER: Final = moment("enter", "enter a space of the city")  # a Character
DEFEAT: Final = moment("defeat", "defeat {}", "Villain")  # a Villain in the city
