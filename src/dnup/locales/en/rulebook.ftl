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
