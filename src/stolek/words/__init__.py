"""Words in all languages: shared phrases, and facts turned into sentences."""
