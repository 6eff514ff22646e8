"""What a seat can believe about hidden cards, and search over it.

Outsiders import the modules: `belief` (deals that fit a view), `judgement` (what the net says of
each action), `search` and `tree` (looking ahead), `possible` (a match as it may be), `utility`
(what the end of a round is worth) and `budget` (how long to think). Most load the compiled kernel
(extra `bots`); importing `budget` and `possible` doesn't. Imports `kernel`, `notation` and `rules`.
"""
