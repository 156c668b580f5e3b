"""Stories: games in a row with words around them. How their files are read, what comes next, what a star asks for."""
