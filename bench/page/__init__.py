"""`python -m bench.page`: the page in Chromium, in every mode and size, beside the limits that docs/design.md gives.

A real server on this machine, and nothing faked: every answer is stored durably before it is shown. Needs what
`make test` installs. What is measured in milliseconds depends on how busy the machine is, so the load is told with it.
"""
