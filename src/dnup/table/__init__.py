"""One table from its creation to the rematch: seats, clocks, turn numbers, who may see what.

Sans-IO: commands go in, with the time and fresh random bytes; facts come out. A table is the fold
of its facts. Nothing here reads a clock, a socket or a random source. Imports `rules`, `notation`
and `bots` (for the names of the levels).
"""
