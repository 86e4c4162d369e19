"""Speed as ratios, measured in one run: `python -m bench`. README.md says what is compared and why."""
