"""What the server keeps: people, tables, seats, the log of each table, and chat."""
