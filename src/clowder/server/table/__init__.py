"""What a table is: the events it is made of, what follows from them, and what may be asked of it."""
