"""The speed of the engine beside its peers: `python -m bench`."""
