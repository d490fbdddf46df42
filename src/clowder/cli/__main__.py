"""`python -m clowder.cli` is `clowder`."""

import sys

from clowder.cli import main

sys.exit(main())
