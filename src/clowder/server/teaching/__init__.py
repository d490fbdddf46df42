"""For whoever learns: lessons, and hints at tables for practice."""
