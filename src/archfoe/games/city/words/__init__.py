"""What Rebirth says of its own things. `everything` has it all; scenarios say theirs in their folders."""
