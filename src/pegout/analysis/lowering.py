"""What every lowering of rules to arrays may have to say."""


class NotLowered(ValueError):
    """Rules that the kernels cannot express; the message names the entry."""
