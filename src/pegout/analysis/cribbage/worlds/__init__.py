"""Cribbage by worlds: hidden pieces dealt as they may lie, and played out. For two to four seats.

It asks little of the rules, so that it serves wherever no stored table fits them: more than two
seats, hands of five, house rules about the play and the finish, games that points lose.
"""
