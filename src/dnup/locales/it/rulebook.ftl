# Il browser: quello che sta intorno alle regole e alla carta consultazione. Le regole stesse sono in rules.md.

rulebook-title = Regole
rulebook-learn = Impara giocando
rulebook-contents = Indice
rulebook-print = Stampa le regole
rulebook-print-aid = Stampa la carta consultazione

rulebook-search = Cerca nelle regole
rulebook-search-hint = Una parola o una regola come A2
# $parts is how many rules, or parts of the page without a number, have what is looked for.
rulebook-found = { $parts ->
    [0] Nessun risultato.
    [one] 1 punto trovato.
   *[other] { $parts } punti trovati.
}
rulebook-show-all = Mostra tutte le regole

# Positions.
rulebook-hand = La tua mano
rulebook-try = Prova tu

# The player aid during play.
rulebook-all = Tutte le regole
