"""Tables with people at them: the lobby, a room a table, a connection a client, practice.

Knows no HTTP: a connection is handed a `Wire` to send to. Imports `work`, `store` and what stands
below them.
"""
