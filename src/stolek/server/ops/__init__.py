"""What operators see: health, metrics, logs, and the JSON Schema of the socket."""
