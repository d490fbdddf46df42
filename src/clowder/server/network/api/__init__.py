"""Over HTTP: making tables, finding them, sitting down at them."""
