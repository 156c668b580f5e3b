"""The cards that scenarios bring. Who has not played a scenario should not read on."""
