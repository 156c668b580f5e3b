"""How many planted mistakes the tests catch: `python -m bench.mutants`."""
