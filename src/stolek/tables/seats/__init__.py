"""Who sits where: joining, leaving, access keys, presence, and what only the host may do."""
