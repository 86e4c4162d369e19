"""The command line of Stolek."""

from stolek.cli.main import main

__all__ = ["main"]
