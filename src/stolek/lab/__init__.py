"""Measurements of games and bots: contests, statistics, reports, speed."""
