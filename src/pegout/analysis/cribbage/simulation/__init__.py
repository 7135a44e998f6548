"""Whole games of two on compiled kernels: the same games that the engine plays, much faster."""
