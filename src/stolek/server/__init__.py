"""The doors to the web: HTTP and WebSockets."""
