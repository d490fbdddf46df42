"""`clowder join`: a table of a server. Knows the protocol page (docs/protocol.md) and nothing of the server's code."""
