"""The scenarios after the first, one folder each. Who has not played a scenario should not read on."""
