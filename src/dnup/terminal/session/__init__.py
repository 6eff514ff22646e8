"""Interactive play at the terminal: turns, matches, lessons, puzzles, replays.

`shell` is what all commands share, `console` reads and writes lines. Imports `reports` and `files`.
"""
