"""Matches in files: saving one, `clowder replay`, `clowder verify`."""
