"""Gattara: every clause of RULES.md has a test that names it."""
