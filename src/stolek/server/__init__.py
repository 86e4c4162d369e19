"""The web server: HTTP routes and WebSockets."""
