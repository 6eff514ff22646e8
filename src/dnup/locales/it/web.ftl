# Il browser: quello che tutte le pagine hanno in comune.

app-name = dnup
nav-home = Home
nav-settings = Impostazioni
nav-label = Menu principale
nav-skip = Vai al contenuto
nav-tables = Tavoli
nav-puzzles = Problemi
nav-ladder = Classifica
nav-learn = Impara
nav-matches = Le mie partite
nav-decks = I miei mazzi
nav-rules = Regole
page-missing = Questa carta non è nel mazzo
page-missing-about = L’indirizzo non porta da nessuna parte, comunque lo giri. Forse il tavolo è stato chiuso.
page-missing-home = Torna alla home
page-missing-code = Scrivi il codice di un tavolo
not-loaded = Questa parte del gioco non si è caricata. Forse c’è una versione più recente.
not-loaded-title = Manca un pezzo
not-loaded-again = Ricarica
close = Chiudi
back = Indietro
cancel = Annulla
guest-name = Ospite

# I bot. $level è uno di questi in parole.
level-random = Casuale
level-beginner = Principiante
level-casual = Rilassato
level-careful = Attento
level-sharp = Scaltro
level-master = Maestro
level-greedy = Ingordo
level-flat = Metodico
level-random-about = Fa una cosa qualsiasi, purché sia permessa. A volte è un colpo di genio.
level-beginner-about = Ha imparato le regole domenica. Gioca subito più carte che può.
level-casual-about = Gioca per divertirsi: qualcosa le sfugge e dimentica le carte.
level-careful-about = Riflette prima di ogni mossa, ma non ricorda tutte le carte.
level-sharp-about = Capisce a colpo d’occhio quanto vale una posizione e ricorda ogni carta.
level-master-about = Vede quello che vede mow e pensa anche in anticipo. Qui nessuno è più forte.
level-greedy-about = Gioca il set più grande che può e non ne prende mai.
level-flat-about = Prova più volte a mente ogni azione.
# $name is a bot's name, such as sis; $level its level in words.
character-said = { $name }, { $level }
# As many of six dots.
character-strength = Forza { $strength } su { $most }

# La connessione.
line-opening = Connessione in corso …
# Beside cards that lie face down, while something is on its way.
shuffling = Si mescola …
line-lost = La connessione è caduta
line-lost-safe = Le tue carte sono al sicuro e il tuo posto resta tuo.
line-lost-again = Nuovo tentativo tra { $seconds } s.
line-lost-trying = Nuovo tentativo …
line-lost-retry = Riprova ora
line-back = Connessione ristabilita.
line-taken-over = Questo tavolo adesso è aperto in un’altra finestra o su un altro dispositivo.
line-taken-over-here = Continua qui
refused-line-lost = La connessione è caduta. Si sta ristabilendo.
refused-no-such-handover = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
refused-mixed-name = Questo nome mescola lettere simili di alfabeti diversi. Usa un solo alfabeto per ogni parola.
refused-reserved-name = Questo nome è riservato, perché potrebbero scambiarti per un bot o per chi gestisce il server. Scegline un altro.
refused-no-such-session = Questo dispositivo è già disconnesso.
refused-not-yourself = Sei tu.
refused-nobody-there = Lì non c’è più nessuno.
refused-no-such-block = Non blocchi più questa persona.
refused-too-many-blocks = Hai bloccato { $limit } persone, il massimo possibile. Prima sbloccane una.
refused-not-confirmed = Non è il tuo nome. Non è stato eliminato nulla.
refused-not-this-machine = Può farlo solo il computer su cui gira il gioco.
refused-network-off = Da qui questo server non si può aprire alla rete.
refused-no-network = Questo computer non è in rete. Collegalo al Wi-Fi o con un cavo e riprova.
refused-public-address = Questo computer è direttamente su Internet (all’indirizzo { $address }): potrebbe entrare chiunque. Se è ciò che vuoi, avvia dnup con --host.
refused-network-ports-taken = Altri programmi usano tutte le porte dalla { $first } alla { $last }. Chiudine uno, o avvia dnup con un’altra --port.
refused-network-not-opened = Il sistema non lo permette: { $reason }.
refused-server-error = C’è stato un errore nel server. Riprova.
refused-unknown = Il server dice di no ({ $code }).

# Quello che succede a un tavolo oltre al gioco. $mine è "yes" quando si parla di chi legge.
table-event-match-began = La partita comincia.
table-event-match-ended = { $mine ->
    [yes] Hai vinto la partita!
   *[no] { $name } vince la partita.
}
table-event-person-seated = { $mine ->
    [yes] Ti siedi al tavolo.
   *[no] { $name } si siede al tavolo.
}
table-event-renamed = { $mine ->
    [yes] Ora ti chiami { $name }.
   *[no] { $was } ora si chiama { $name }.
}
table-event-bot-seated = { $name } si siede al tavolo: un bot.
table-event-seat-emptied = Il posto { $seat } è libero.
table-event-went-away = { $left ->
    [removed] Chi ospita il tavolo ha tolto { $name }. Continua un bot.
    [yes] { $name } ha lasciato il tavolo.
   *[no] { $name } è assente.
}
table-event-hint-given = { $mine ->
    [yes] Chiedi un consiglio.
   *[no] { $name } chiede un consiglio.
}
table-event-came-back = { $mine ->
    [yes] Sei di nuovo al tavolo.
   *[no] { $name } è di nuovo al tavolo.
}
table-event-substituted = Un bot ({ $level }) gioca al posto di { $name }.
table-event-time-up = { $mine ->
    [yes] Il tuo tempo è scaduto: questa mossa la fa un bot.
   *[no] Il tempo di { $name } è scaduto: questa mossa la fa un bot.
}
table-event-pause-asked = { $wants ->
    [yes] { $name } vorrebbe una pausa.
   *[no] { $name } non vuole più una pausa.
}
table-event-unsealed = { $mine ->
    [yes] Il tuo dispositivo non ha risposto e la partita non è iniziata. Conferma di nuovo che ci sei.
   *[no] Nessuna risposta da { $names }: la partita non è iniziata.
}
table-event-paused = La partita è in pausa.
table-event-resumed = { $name } riprende a giocare.
table-event-restarted = Il server è ripartito. Non è andato perso niente.
table-event-closed = Il tavolo è chiuso.
past-taken = { $mine ->
    [yes] Prendi un set di { $owner }.
   *[no] { $name } prende un { $ownermine ->
        [yes] tuo set
       *[no] set di { $owner }
    }.
}

# Quello che si potrebbe fare: per i pulsanti e la conferma.
do-play = Gioca { $set }
do-add = Aggiungi { $card } al set davanti a { $owner }{ $where }
do-take = Prendi il set davanti a { $owner }{ $where }
do-rotate = Capovolgi la mano
