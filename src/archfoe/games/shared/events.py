"""Words of the log that several games have, and not every one."""

STORED = "stored"  # an Assist card, on the Character
