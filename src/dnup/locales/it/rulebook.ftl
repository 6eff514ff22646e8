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

# A position with three answers. $value is the value of a set, $size how many cards it has.
rulebook-may = Posso giocare queste?
rulebook-may-set = { $size ->
    [2] Due carte di valore { $value }
    [3] Tre carte di valore { $value }
   *[other] { $size } × { $value }
}{ $legal ->
    [yes] : sì
   *[no] : no
}
rulebook-may-beats = Stessa dimensione, valore più alto. Le carte di valore { $value } tornano in mano come
rulebook-may-not-higher = Stessa dimensione, ma valore più basso.
rulebook-may-other-size = Un’altra dimensione, nessun conflitto.
