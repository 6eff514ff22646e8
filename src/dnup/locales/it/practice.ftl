### Esercizio: una posizione da giocare, per una persona sola.

# How those are called who play with you. $seat is a letter.
practice-seat = Posto { $seat }
practice-again = Ricomincia
practice-retry = Riprova
practice-over = Il round è finito.
practice-rest = Qui nessuno agisce più.
practice-anew = La connessione si è interrotta, quindi si ricomincia da capo.

## An example of the rules, to be tried. $rule is its number, such as A2; $word
## tells it from another rule of that number, or is "none".

try-title = Prova tu: regola §{ $rule }{ $word ->
    [none] {""}
   *[other] {" "}({ $word })
}
try-back = Torna alle regole
try-missing = Questo esempio non esiste
try-missing-lead = Ogni esempio sta accanto alla regola che mostra.
try-rules = Tutte le regole
