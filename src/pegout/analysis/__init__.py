"""What positions are worth: exact means and the tables made from them, a folder a family.

Everything here is plain Python over the families' own scoring. Compiled kernels, lowered from the
same rules and proved equal to this code, belong beside it.
"""
