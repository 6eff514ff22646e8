# A hint: what is best in one's turn, in the browser and in the terminal.

hint-title = Hint
hint-costs = A match with hints doesn’t count for the ladder.
hint-agree = Show the hint
hint-thinking = Looking for the best action …
hint-lead = What is best, as far as you can know, and how likely you then win the match. Press one to select it.
hint-chance = Chance to win the match:
hint-practice = Here hints are not counted.
hint-counted = { $count ->
    [one] One hint in this match: a match with hints does not count for the ladder.
   *[other] { $count } hints in this match: a match with hints does not count for the ladder.
}

# In the terminal.
hint-best = The best you can do, as far as you can know, with the chance to win the match:
hint-noted = { $count ->
    [one] One hint in this match; the record says so.
   *[other] { $count } hints in this match; the record says so.
}
hint-people = Hints are only for who plays against bots alone.
hint-not-here = There are no hints here.
hint-no-kernel = Hints need the bots that search, and these are not installed here: the extra “bots” is missing.
