"""Over the WebSocket: what is said while a game is played."""
