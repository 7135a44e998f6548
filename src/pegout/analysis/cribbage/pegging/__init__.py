"""The play as a game of hidden hands on ranks: its public tree, its solution, its tables."""
