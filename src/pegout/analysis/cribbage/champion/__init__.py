"""Play for the win: who holds what, what the rest of the deal is worth, and what to lay."""
