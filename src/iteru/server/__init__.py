"""Tables, seats, accounts, persistence, live updates and bot turns: Iteru over HTTP and WebSockets."""
