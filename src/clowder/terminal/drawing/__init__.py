"""A view drawn with letters, for a local table and for a live one."""
