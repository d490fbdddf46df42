"""The terminal itself: what is written on it, the keys that are pressed, the signals that end it."""
