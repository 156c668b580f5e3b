"""The rules with which the log tells what has happened: that each is told where it applies, and read a second time."""
