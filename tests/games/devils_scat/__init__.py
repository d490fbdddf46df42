"""Devil's Scat: every clause of RULES.md has a test that names it."""
