# Al tavolo: perché qualcosa non si fa, e che cosa si può dire con un tocco.
#
# $seat, $host e $last sono posti, come B; $turn, $round e $now sono numeri.

refused-bad-deck = Con queste carte non si può giocare ({ $why }).
# $counts are the player counts that the deck is for, such as 2, 3.
refused-deck-players = Il mazzo “{ $deck }” è per { $counts } giocatori, non per { $players }. Scegli un altro numero di giocatori, o un altro mazzo.
# $fault è un codice breve per quello che non va, come wrong-turn.
refused-bad-position = Con questa posizione non ci si può esercitare ({ $fault }).
refused-bad-name = Questo nome non si può mostrare: usa da 1 a { $most } lettere, cifre o segni visibili.
refused-lookalike-name = «{ $name }» somiglia a «{ $other }», che siede qui. Scegli un altro nome.
refused-was-removed = Chi ospita il tavolo ti ha tolto. Puoi sederti di nuovo qui dopo { $minutes } minuti.
refused-not-stalling = Durante una partita chi ospita il tavolo può togliere un giocatore solo dopo averlo aspettato per { $after } secondi. { $seconds ->
    [one] Manca un secondo
   *[other] Mancano { $seconds } secondi
}.
refused-not-welcome = Chi ospita questo tavolo non vuole giocare con te. Scegli un altro tavolo.
refused-too-many-bots = Con { $bots ->
    [one] un bot
   *[other] { $bots } bot
} su { $players } giocatori non resta nessun posto per te.
refused-table-closed = Il tavolo è chiuso.
refused-table-full = Tutti e { $players } i posti sono occupati.
refused-seat-taken = Il posto { $seat } è già occupato.
refused-no-seat = Questo tavolo non ha un posto { $seat }: i posti vanno da A a { $last }.
refused-own-seat = Questo è già il tuo posto.
refused-no-level = Non c’è un bot di livello “{ $level }”. I livelli sono: { $levels }.
refused-salt-used = Questo salt è già servito nell’ultima partita. Per ogni partita ne serve uno nuovo.
refused-bad-salt = Il salt per la distribuzione deve avere da 1 a { $most } caratteri ASCII stampabili.
refused-not-sealed = È troppo presto per rivelare un sale: non tutti si sono ancora impegnati al loro.
refused-other-salt = Non è il sale a cui ti eri impegnato. Segnala di nuovo che si può iniziare.
refused-not-seated = Non hai un posto a questo tavolo.
refused-not-host = Può farlo solo chi ospita il tavolo, al posto { $host }.
refused-match-running = Per questo bisogna aspettare la fine della partita.
refused-no-match = Non c’è nessuna partita in corso.
refused-stale-turn = Troppo tardi: era per il turno { $turn }, e adesso è il turno { $now }.
refused-early-turn = Troppo presto: è per il turno { $turn }, e adesso è il turno { $now }.
refused-no-such-round = Il round { $round } non c’è ancora stato: adesso è il round { $now }.
refused-round-running = Il round { $round } non è ancora finito.
refused-paused = La partita è in pausa.
refused-chat-off = A questo tavolo la chat è disattivata.
refused-phrases-only = A questo tavolo si possono usare solo le frasi pronte.
refused-nothing-said = Qui non c’è niente che si possa mostrare.
refused-no-spectators = A questo tavolo non sono ammessi spettatori.
refused-people-here = I consigli sono solo per chi gioca contro soli bot, e al posto { $seat } c’è qualcuno.
refused-moment-over = In questo momento il round è finito: scegline uno precedente.
refused-seat-out = In questo momento il posto { $seat } ha già finito le carte: scegli un altro posto o un momento precedente.
refused-practising = Ti stai esercitando: puoi agire, o uscire.
refused-duplicate-table = A questo tavolo si gioca con le mani di un’altra partita: nessun altro può sedersi e non c’è rivincita.

refused-bad-message = Il server non capisce questo programma: { $reason }
refused-bad-action-text = Il server non capisce questa azione: { $reason }
refused-no-such-table = Non c’è nessun tavolo con questo codice. Forse è scritto male, o il tavolo è stato chiuso.
refused-no-such-duplicate = Nessuna distribuzione ha questo codice. Forse è scritto male, o la partita da cui veniva è stata cancellata.
refused-not-at-table = Non sei a nessun tavolo.
refused-too-fast = Troppe richieste insieme. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-too-many-tables = Il server è pieno: ha già { $limit ->
    [one] un tavolo
   *[other] { $limit } tavoli
} e non c’è posto per un altro.
refused-too-many-own-tables = Stai già ospitando { $limit ->
    [one] un tavolo. Prima devi lasciarlo.
   *[other] { $limit } tavoli. Prima devi lasciarne uno.
}
refused-too-many-address-tables = La tua rete ha già { $limit ->
    [one] un tavolo aperto: di più non può averne. Lascialo, oppure riprova più tardi.
   *[other] { $limit } tavoli aperti: di più non può averne. Lasciane uno, oppure riprova più tardi.
}
refused-no-such-record = Questa partita qui non c’è, o non si può più aprire.
refused-no-such-moment = Questa partita non ha un’azione { $action } in un round { $round }.
refused-no-hints = Questo server non può calcolare consigli.
refused-no-such-bots = Questo server non ha bot di livello “{ $level }”. Ha: { $levels }.
refused-not-saved = Il server non è riuscito a salvare, quindi probabilmente non è stato fatto niente. Riprova.
refused-no-session = Il server non ti riconosce più: inserisci di nuovo il tuo nome.
refused-stopping = Il server si sta fermando. Non si perde niente: ritroverai il tavolo quando il server riparte.
refused-taken-over = Hai aperto questo tavolo in un’altra finestra o su un altro dispositivo: il gioco continua lì.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-ouch = Ahi!
phrase-oops = Ops!
phrase-thinking = Fammi pensare.
phrase-hurry = Tocca a te, dai!
phrase-sorry = Scusa!
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
phrase-again = Un’altra partita?
phrase-bye = Alla prossima!
