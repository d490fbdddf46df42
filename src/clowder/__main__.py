"""`python -m clowder` is `clowder`."""

import sys

from clowder.cli import main

sys.exit(main())
