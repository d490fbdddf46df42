"""The command line. Heavy imports (the rules are compiled) stay inside the commands, so that `clowder --help` is quick."""

from clowder.cli.running import main

__all__ = ["main"]
