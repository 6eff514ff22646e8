"""Sockets and the parsing of HTTP, with limits on bytes and connections.

Outsiders implement `client.Backend` and `client.Client`; nothing here knows a table. Imports the
settings, limits and metrics of the server only.
"""
