"""``python -m pegout`` is ``pegout``."""

import sys

from pegout.terminal import main

sys.exit(main())
