"""Everything that explains play: how good each action was, why, and how much of it was luck.

Outsiders import the modules. `analyse` gives each action of a view its chances, `hint` the best
ones with reasons. `review` grades the actions of a match; `mistake` and `lesson` say what went
wrong. `outlook` gives the chances with open hands, `account` tells luck from skill, `summary` sums
up a match. These load the compiled kernel (extra `bots`). `reason` (facts for an action), `reach`
(the most that others can do) and `rating` (how good a player is) don't. Imports `search`, `kernel`,
`notation` and `rules`.
"""
