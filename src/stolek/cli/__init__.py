"""The commands of Stolek."""

from stolek.cli.main import main

__all__ = ["main"]
