"""What a process does: it starts, listens, counts, writes logs, and stops without losing anything."""
