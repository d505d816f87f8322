"""Every message between server and client, by subject. The client's types are made from these."""
