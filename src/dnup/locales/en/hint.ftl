# A hint: what is best in one's turn, in the browser and in the terminal.

hint-title = Hint
hint-thinking = Looking for the best action …
hint-lead = What is best, as far as you can know, and how likely you then win the match. Press one to select it.
hint-chance = Chance to win the match:
hint-practice = Here hints are not counted.
hint-counted = { $count ->
    [one] One hint in this match: a match with hints does not count for the ladder.
   *[other] { $count } hints in this match: a match with hints does not count for the ladder.
}
