"""The memory: what tables need to be rebuilt, and nothing that can be worked out."""
