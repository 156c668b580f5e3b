"""What several games have: the turn, help among partners, set-up, mixing, scoring."""
