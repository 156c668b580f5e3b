"""The two builds of the program, pure Python and compiled, play the same games: `make twins` compares them."""
