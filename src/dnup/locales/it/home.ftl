# Il browser: la pagina iniziale e le pagine intorno.

# Parti che tutte le pagine usano.
copied = Copiato
copy-failed = Non è stato possibile copiare
save = Salva
language = Lingua
theme-now = Tema: { $theme }
theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
footer-unofficial = Non ufficiale e non commerciale. Il nome e le regole del gioco appartengono ai rispettivi proprietari.
footer-deck = Il mazzo standard è una ricostruzione.
footer-deck-more = Che cosa significa

# La pagina iniziale.
home-title = dnup: il gioco di carte con due valori su ogni carta
home-lead = Il gioco di carte con due valori su ogni carta. Conta solo quello in alto, finché la carta non viene capovolta.
play-now = Gioca subito
play-now-dealing = Si distribuiscono le carte …
play-now-players = Giocatori
play-now-level = Avversari
home-new = Gioca con altri
home-learn = Come si gioca
home-tables = Tavoli pubblici
home-back = Torna al tuo tavolo
home-back-forget = Non mostrare qui questo tavolo
join-code = Codice di un tavolo
join = Entra
join-code-wrong = Un codice è fatto di sei lettere e cifre, come NAC 8SS, e mai di 0, 1, I o O.
you-are = Giochi come
your-name = Il tuo nome
change-name = Cambia

# I tavoli pubblici. $free dice quanti posti sono liberi, di tutti i $players.
tables-title = Tavoli pubblici
table-code = Tavolo { $code }
table-free = { $free ->
    [one] Un posto libero
   *[other] { $free } posti liberi
}
table-phase-gathering = Tutti i posti sono occupati
table-phase-playing = Partita in corso
table-phase-finished = La partita è finita
table-phase-closed = Chiuso
table-with-clock = a tempo
table-deck = Mazzo: { $deck }
table-sit = Siediti
table-watch = Guarda
