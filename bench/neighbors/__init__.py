"""How much a client who asks for all that it can makes others wait."""
