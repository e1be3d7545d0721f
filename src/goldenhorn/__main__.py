"""`python -m goldenhorn` is the command `golden-horn`."""

import sys

from goldenhorn.cli import main

sys.exit(main())
