"""Iteru over HTTP and WebSockets: tables, seats, accounts, live updates and bot turns."""
