"""The live table: a server that friends play on from their phones. docs/hosting.md tells how to run it, docs/protocol.md
how to talk to it."""
