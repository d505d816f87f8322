"""How fast Iteru is beside its first edition and a peer, and how well its bots play."""
