# The browser: what stands around the rules and the player aid. The rules themselves are in rules.md.

rulebook-title = Rules
rulebook-learn = Learn by playing
rulebook-contents = Contents
rulebook-print = Print the rules
rulebook-print-aid = Print the player aid

rulebook-search = Search the rules
rulebook-search-hint = A word, or a rule such as A2
# $parts is how many rules, or parts of the page without a number, have what is looked for.
rulebook-found = { $parts ->
    [0] Nothing found.
    [one] 1 place found.
   *[other] { $parts } places found.
}
rulebook-show-all = Show all rules

# Positions.
rulebook-hand = Your hand
rulebook-try = Try it

# The player aid during play.
rulebook-all = All rules

# A position with three answers. $value is the value of a set, $size how many cards it has.
rulebook-may = May I play this?
rulebook-may-set = { $size ->
    [2] Two { $value }s
    [3] Three { $value }s
   *[other] { $size } × { $value }
}{ $legal ->
    [yes] : yes
   *[no] : no
}
rulebook-may-beats = Same size and higher. The { $value }s go home as
rulebook-may-not-higher = Same size, but lower.
rulebook-may-other-size = Another size, no quarrel.
