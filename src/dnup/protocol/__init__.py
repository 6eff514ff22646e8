"""The messages between server and clients, typed and versioned; docs/protocol.md tells them.

Imports `table` and what stands below it. `python -m dnup.protocol` writes their JSON Schema and
TypeScript types.
"""
