"""The documentation as a site: `make site`, or `python -m scripts.site`. What it is made of lies in docs/."""
