"""Networks that judge a position from what a seat knows: their arrays, the compiled run through them, and their file."""
