# The browser: what stands around the rules and the player aid. The rules themselves are in rules.md.

rulebook-title = Regler
rulebook-learn = Lær det ved at spille
rulebook-contents = Indhold
rulebook-print = Udskriv reglerne
rulebook-print-aid = Udskriv oversigtskortet

rulebook-search = Søg i reglerne
rulebook-search-hint = Et ord eller en regel som A2
# $parts is how many rules, or parts of the page without a number, have what is looked for.
rulebook-found = { $parts ->
    [0] Intet fundet.
    [one] 1 sted fundet.
   *[other] { $parts } steder fundet.
}
rulebook-show-all = Vis alle regler

# Positions.
rulebook-hand = Din hånd
rulebook-try = Prøv selv

# The player aid during play.
rulebook-all = Alle regler
