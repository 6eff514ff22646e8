"""The game in a terminal: the `dnup` command and the plain line mode.

Start it with `dnup`. Everything people read comes from `locales`. Imports the rooms below it, and
needs the extra `terminal`; nothing imports this room.
"""
