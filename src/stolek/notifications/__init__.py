"""Notifications to guests who are away, by e-mail, webhook or web push, as they have chosen."""
