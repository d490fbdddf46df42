"""Clowder's games in the APIs of others: a module for each foreign API, and an extra (docs/environments.md)."""
