"""What positions are worth: exact means and the tables made from them, a folder a family.

Plain Python over the families' own scoring, and compiled kernels lowered from the same rules and
proved equal to it (`tests/twins`).
"""

import os

from pegout.analysis.compiled import keep_kernels

keep_kernels(os.environ)
