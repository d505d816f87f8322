"""What bots look at: the evaluation of a position and the weights of moves."""
