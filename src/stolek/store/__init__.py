"""The database: what is needed to rebuild tables, and nothing that can be computed from it."""
