# Il browser: la pagina iniziale e le pagine intorno.

# Parti che tutte le pagine usano.
copied = Copiato
copy-failed = Non copiato
save = Salva
language = Lingua
language-missing = Non è stato possibile caricare questa lingua. Riprova.
theme-now = Tema: { $theme }
theme-system = Automatico
theme-light = Chiaro
theme-dark = Scuro
footer-unofficial = Non ufficiale e non commerciale. Il nome e le regole del gioco appartengono ai rispettivi proprietari.
footer-deck = Il mazzo standard è quello stampato, come l'ha elencato una persona che ha il gioco. L'editore non l'ha confermato.
footer-deck-more = Controlla le carte

# La pagina iniziale.
home-title = dnup: il gioco di carte con due valori su ogni carta
home-logo = dnup: girato di 180 gradi, il nome si legge uguale
home-lead = Il gioco di carte con due valori su ogni carta. Conta solo quello in alto, finché la carta non viene capovolta.
play-now = Gioca subito
play-now-dealing = Si distribuiscono le carte …
play-now-players = Giocatori
play-now-level = Avversari
home-others = Altri modi
home-new = Invita altri
home-learn = Come si gioca
home-invite = Prima volta qui? Impara in 5 minuti
home-invite-on = Continua a imparare
home-invite-no = Non proporlo più
home-tables = Tavoli pubblici
home-mine = Le tue cose
home-puzzles = Problemi
home-matches = Le mie partite
home-ladder = Scala
home-decks = Mazzi
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
tables-lead = Qui può sedersi chiunque. L'elenco si aggiorna da solo.
tables-empty = Adesso non aspetta nessuno. Apri un tavolo, e gli altri lo troveranno qui.
tables-new = Apri un tavolo

# Un nuovo tavolo.
new-title = Apri un tavolo
new-lead = Invita chi vuoi con un link, o riempi i posti con i bot.
new-players = Giocatori
new-seats = Posti
new-seat-you = Tu
# $number conta i posti; il primo è il proprio.
new-seat = Posto { $number }
new-seat-person = Una persona
# $level è un livello di bot in parole, come Rilassato.
new-seat-bot = Bot: { $level }
new-public = Tavolo pubblico
new-public-hint = Chiunque può trovarlo e sedersi. Altrimenti solo chi ha il link o il codice.
new-clock = Orologio
new-clock-none = Nessuno
new-clock-per-move = Per ogni mossa
new-clock-total = Per la partita
new-clock-seconds = Tempo per ogni mossa
new-clock-minutes = Tempo per tutta la partita
new-clock-increment = Tempo recuperato a ogni mossa
new-more = Altre opzioni
new-after = Se qualcuno si assenta, aspetta
new-after-hint = Poi un bot gioca al suo posto finché non torna.
new-after-never = Senza limiti
new-stand-in = Bot che subentra
new-stand-in-hint = Fa anche la mossa quando a qualcuno scade il tempo.
new-chat = Chat
new-chat-free = Libera
new-chat-phrases = Solo frasi pronte
new-chat-off = Disattivata
new-spectators = Spettatori
new-spectators-hint = Altri possono guardare. Non vedono le mani.
new-pause = Pausa tra i round, al massimo
new-pause-hint = Finisce appena tutti vogliono continuare.
new-deck-choice = Mazzo
new-deck-own = Inserisci le tue carte
new-deck-standard = Mazzo standard
new-deck-pairs = Coppie (il nostro primo mazzo)
new-deck-awaited = Il tuo mazzo
# $players are numbers, such as: 2 or 4.
new-deck-players = Il mazzo scelto è per { $players } giocatori.
refused-decks-not-loaded = Non è stato possibile caricare i tuoi mazzi. Riprova, o scegli il mazzo standard.
refused-deck-gone = Il tuo mazzo non c'è più, quindi il tavolo non è stato aperto. Scegli un mazzo.
new-open = Apri il tavolo
new-opening = Apertura …
span-none = Niente
span-seconds = { $seconds ->
    [one] Un secondo
   *[other] { $seconds } secondi
}
span-minutes = { $minutes ->
    [one] Un minuto
   *[other] { $minutes } minuti
}

# Le impostazioni.
settings-lead = Tutto vale subito e resta in questo browser.
settings-you = Tu
settings-name-hint = Gli altri vedono questo nome ai tavoli in cui entri da adesso in poi.
settings-look = Aspetto e suoni
settings-play = Gioco
theme = Tema
motion = Animazioni
motion-system = Automatiche
motion-full = Complete
motion-off = Disattivate
sound = Suoni
sort = Ordine della tua mano
sort-value = Per valore
sort-hand = A modo tuo
pace = Ritmo dei bot
pace-calm = Calmo
pace-normal = Normale
pace-quick = Veloce
settings-pace-hint = Il ritmo vale per le partite che inizi con “Gioca subito”.
confirm = Chiedi conferma prima di ogni azione
confirm-hint = Si conferma con un secondo tocco o clic.
shortcuts = Scorciatoie da tastiera
shortcuts-hint = Al tavolo bastano singoli tasti.

# Continuare con un altro dispositivo.
other-device = Un altro dispositivo
other-device-hint = Continua lì come lo stesso giocatore, con i tuoi posti. I due dispositivi avranno lo stesso nome e gli stessi tavoli.
other-device-make = Crea un link
other-device-qr = Codice QR con il link per l'altro dispositivo
other-device-copy = Copia il link
other-device-left = Funziona una volta sola, ancora per { $minutes }:{ $seconds }.
other-device-secret = Non mostrarlo a nessun altro: chi lo apre gioca al posto tuo.
handover-title = Continuare qui?
handover-lead = Questo link viene da un altro dispositivo. Qui sarai lo stesso giocatore che sei lì, con gli stessi posti.
# $name è chi si era su questo dispositivo.
handover-instead = Su questo dispositivo sei { $name }. Non lo sarai più, e perderai i posti di { $name }.
handover-do = Continua qui
handover-do-not = Non adesso
