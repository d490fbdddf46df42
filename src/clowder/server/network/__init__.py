"""What the network says and hears: addresses, what guards them, pages; HTTP and the WebSocket in rooms of their own."""
