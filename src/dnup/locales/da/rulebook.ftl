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

# A position with three answers. $value is the value of a set, $size how many cards it has.
rulebook-may = Må jeg spille det her?
rulebook-may-set = { $size ->
    [2] To { $value }’ere
    [3] Tre { $value }’ere
   *[other] { $size } × { $value }
}{ $legal ->
    [yes] : ja
   *[no] : nej
}
rulebook-may-beats = Samme størrelse og højere. { $value }’erne går hjem som
rulebook-may-not-higher = Samme størrelse, men lavere.
rulebook-may-other-size = En anden størrelse, ingen konflikt.
