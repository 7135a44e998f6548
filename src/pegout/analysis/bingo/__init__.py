"""Bingo compiled: the course of a deal, its end solved, and what actions are worth.

`tables` has all that the kernels need of a ruleset; `deal` plays, `endgame` solves, `search` judges
what a seat may do. `worth` is plain Python.
"""
