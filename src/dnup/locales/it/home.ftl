# Il browser: la pagina iniziale e le pagine intorno.

# Parti che tutte le pagine usano.
copied = Copiato
copy-failed = Non copiato
save = Salva
language = Lingua
language-missing = Non è stato possibile caricare questa lingua. Riprova.
theme-now = Tema: { $theme }
theme-system = Auto
theme-light = Chiaro
theme-dark = Scuro
footer-unofficial = Non ufficiale e non commerciale. Il nome e le regole del gioco appartengono ai rispettivi proprietari.
footer-deck = Il mazzo standard è quello stampato, come l’ha elencato una persona che ha il gioco. L’editore non l’ha confermato.
footer-deck-more = Controlla le carte

# La pagina iniziale.
home-title = dnup: il gioco di carte con due valori su ogni carta
home-lead = Il gioco di carte con due valori su ogni carta. Conta solo quello in alto, finché la carta non viene capovolta.
play-now = Gioca subito
play-now-deal = Distribuisci le carte
play-now-dealing = Si distribuiscono le carte …
play-now-players = Giocatori
play-now-level = Contro { $names }
home-new = Invita gli amici
home-invite = Prima volta qui? Si impara in 5 minuti.
home-back = Torna al tavolo
home-back-forget = Non mostrare qui questo tavolo
join-code = Codice di un tavolo
join = Entra
join-code-wrong = Un codice è fatto di sei lettere e cifre, come NAC 8SS, e mai di 0, 1, I o O.
you-are = Giochi come
your-name = Il tuo nome
change-name = Cambia

# La pagina iniziale: il tavolo a cui si può tornare. $names sono gli altri che ci siedono.
home-resume = Il tuo tavolo
home-resume-turn = Tocca a te
# $name è chi deve giocare.
home-resume-wait = { $name } sta pensando
home-resume-gathering = Il tuo tavolo aspetta giocatori
home-resume-between = Il round { $round } è finito
home-resume-over = La partita è finita
home-resume-gone = Questo tavolo è chiuso
home-resume-with = Con { $names }.
home-resume-round = Round { $round } con { $names }.
# $own sono i propri punti, $best il massimo degli altri.
home-resume-lead = Sei in testa { $own } a { $best }.
home-resume-level = Siete { $own } pari.
home-resume-behind = Sei sotto { $own } a { $best }.

# La pagina iniziale: il problema del giorno. $turns conta i propri turni.
home-daily = Problema del giorno
home-daily-out = { $turns ->
    [one] Finisci le carte in questo turno.
   *[other] Finisci le carte per primo, in { $turns } turni al massimo.
}
home-daily-stop = Non lasciare che altri finiscano le carte.
home-daily-table = Sul tavolo
home-daily-empty = Ancora niente
home-daily-hand = La tua mano
home-daily-solve = Risolvi
home-daily-more = Altri problemi
home-daily-done = Risolto. Il prossimo arriva domani.
home-streak = { $days ->
    [0] Uno nuovo ogni giorno
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}

# La pagina iniziale: il punteggio. $name, $low e $high sono livelli dei bot.
home-rating = Il tuo punteggio
home-rating-players = { $players } giocatori
home-rating-change = { $way ->
    [up] ▲ { $change } questa settimana
    [down] ▼ { $change } questa settimana
   *[none] Invariato questa settimana
}
home-rating-below = Sotto { $name }
home-rating-between = Tra { $low } e { $high }
home-rating-above = Sopra tutti i bot
home-rating-none = Ancora nessun punteggio. Gioca una partita contro i bot per avere il primo.
home-rating-lost = La classifica non si è caricata. Aprila per riprovare.

# La pagina iniziale: imparare. $step è il titolo di un passo.
home-learn-next = Prossimo passo: { $step }
home-learn-done = Hai finito tutti i passi.
home-learn-count = { $done } di { $all }
home-learn-start = Inizia
home-learn-on = Continua

# I tavoli pubblici. $free dice quanti posti sono liberi, di tutti i $players.
tables-title = Tavoli aperti
home-tables-more = Tutti i tavoli
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
tables-lead = Qui può sedersi chiunque. L’elenco si aggiorna da solo.
tables-nobody = Una serata tranquilla
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
new-seat-person-about = Il posto resta libero per chi inviti.
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
new-memory = Promemoria
new-memory-hint = Mostra quali carte sono state scartate e quali tutti hanno visto passare in una mano.
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
refused-deck-gone = Il tuo mazzo non c’è più, quindi il tavolo non è stato aperto. Scegli un mazzo.
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
settings-lead = Tutto vale subito. Non c’è niente da salvare.
settings-you = Tu
settings-name-hint = Chi è al tavolo con te vede subito il tuo nome e il tuo colore.
settings-ink = Il tuo colore
ink-tomato = Pomodoro
ink-blue = Blu
ink-green = Verde
ink-plum = Prugna
ink-orange = Arancione
ink-night = Notte
ink-rose = Rosa
ink-teal = Petrolio
settings-look = Aspetto e suoni
settings-play = Al tavolo
settings-preview = Ecco come appare
theme = Chiaro o scuro
motion = Animazioni
motion-hint = Senza, vedi subito il risultato e le carte non volano.
motion-system = Auto
motion-full = Complete
motion-off = Disattivate
sound = Suoni
sort = Ordine della tua mano
sort-value = Per valore
sort-hand = A modo mio
pace = I bot ci mettono
pace-calm = un respiro
pace-normal = un attimo
pace-quick = niente
settings-pace-hint = Quanto pensano nelle partite che inizi con “Gioca subito”.
confirm = Chiedi prima di agire
confirm-hint = Un secondo tocco conferma.
shortcuts = Tasti della tastiera
shortcuts-hint = Al tavolo bastano singoli tasti: R capovolge, per esempio.

# Continuare con un altro dispositivo.
other-device = Un altro dispositivo
other-device-hint = Continua lì come lo stesso giocatore: i tuoi tavoli, le tue partite, il tuo punteggio.
other-device-make = Crea un link
other-device-qr = Codice QR con il link per l’altro dispositivo
other-device-copy = Copia il link
other-device-left = Funziona una volta sola, ancora per { $minutes }:{ $seconds }.
other-device-secret = Non mostrarlo a nessun altro: chi lo apre gioca al posto tuo.
handover-title = Continuare qui?
handover-as = Sarai { $name }, come sul dispositivo che ha creato il link.
handover-lead = Questo link viene da un altro dispositivo. Qui sarai lo stesso giocatore che sei lì, con gli stessi posti.
# $name è chi si era su questo dispositivo.
handover-instead = Su questo dispositivo sei { $name }. Non lo sarai più, e perderai i posti di { $name }.
handover-do = Continua qui
handover-do-not = Non adesso
