"""For operators: health check, metrics, logs, and the JSON Schema of the socket."""
