"""The workshop: sets of cards as files that people write, check and play, with no line of Python."""
