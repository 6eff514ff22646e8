# Il tutorial nel browser: passi brevi, ognuno una mossa a un vero tavolo.

tutorial-title = Impara dnup
tutorial-lead = Dodici passi brevi, circa cinque minuti. Ogni mossa la fai tu, e niente può andare storto.
tutorial-start = Comincia
# $number is the step to go on with.
tutorial-resume = Continua dal passo { $number }
tutorial-again = Ricomincia
tutorial-all-done = Hai fatto tutti i passi.
tutorial-progress = Passi fatti: { $done } su { $all }
tutorial-steps = I passi
tutorial-step-done = fatto
tutorial-rules = Oppure leggi le regole
tutorial-keys = Tutto si fa anche da tastiera: premi ? in un passo per vedere i tasti.

# Around a step. $number counts the steps, $all is how many there are.
tutorial-step = Passo { $number } di { $all }
tutorial-overview = Tutti i passi
tutorial-back = Indietro
tutorial-skip = Salta
tutorial-next = Avanti
tutorial-end = Fine
tutorial-show = Fammi vedere
tutorial-retry = Riprova
tutorial-wait = Ora guarda che cosa fanno gli altri …
tutorial-done = Fatto!
# Something else was done than what the step asks for.
tutorial-other-title = Si può fare anche questo.
tutorial-other = Solo che questo passo parla d’altro. Non si perde niente: premi Riprova, e le carte tornano dov’erano.

# How to do what the step asks for. What is meant is marked on the table.
tutorial-how-play = { $size ->
    [one] Scegli la carta evidenziata. Poi premi Gioca, o il tuo posto sul tavolo.
   *[other] Scegli le carte evidenziate. Poi premi Gioca, o il tuo posto sul tavolo.
}
tutorial-how-add = Scegli la carta evidenziata. Poi premi il set evidenziato.
tutorial-how-take = Premi il set evidenziato, senza scegliere nessuna delle tue carte.
tutorial-how-rotate = Premi il pulsante evidenziato sotto la tua mano.
# The same with keys. $key is the key for the value of the cards: 0 for 10.
tutorial-keys-play = { $size ->
    [one] Con i tasti: { $key }, poi P.
   *[other] Con i tasti: { $key } una volta per ogni carta, poi P.
}
tutorial-keys-add = Con i tasti: { $key }, poi T fino ad arrivare al set, poi Invio.
tutorial-keys-take = Con i tasti: T fino ad arrivare al set, poi Invio.
tutorial-keys-rotate = Con i tasti: R.

# The steps. Each has a title, what it is about, what is to be done, and what has happened then.

tutorial-card-title = Una carta ha due valori
tutorial-card-about = Conta solo il valore in alto: è attivo. Quello in basso è a testa in giù: è inattivo. Il numero piccolo te lo ricorda.
tutorial-card-task = Capovolgi tutta la tua mano: premi Capovolgi.
tutorial-card-done = Tutti i valori inattivi adesso sono attivi. Il 2 è diventato un 10, il valore più alto che ci sia. In mano non puoi mai capovolgere una carta sola, ma puoi usare un turno per capovolgerle tutte.

tutorial-set-title = Gioca un set
tutorial-set-about = Devi liberarti di tutte le tue carte. Nel tuo turno puoi giocare un set: una o più carte con lo stesso valore attivo.
tutorial-set-task = Scegli i tuoi due 5, poi premi Gioca.
tutorial-set-done = Il tuo set è davanti a te. Il suo valore è 5. La sua dimensione è 2, il numero delle carte.

tutorial-clash-title = Due set in conflitto
tutorial-clash-about = Sul tavolo non possono restare due set della stessa dimensione. Uno nuovo deve essere più alto, e rimanda il più basso nella mano da cui è venuto.
tutorial-clash-task = Batti i due 3: gioca i tuoi due 5.
tutorial-clash-done = I due 3 sono tornati nella mano di chi li aveva giocati. I tuoi due 5 restano lì finché qualcuno non gioca due carte più alte.

tutorial-equal-title = Un valore uguale non basta
tutorial-equal-about = Non aver paura di sbagliare. Quello che le regole vietano non succede, e il gioco ti dice perché.
tutorial-equal-try = Sul tavolo c’è un singolo 4. Prova a giocare il tuo 4!
tutorial-equal-task = Non è abbastanza alto: il gioco dice perché, sopra le tue carte. Adesso gioca il tuo 7.
tutorial-equal-done = Un singolo 7 è più alto di un singolo 4, perciò il 4 è tornato indietro.

tutorial-sizes-title = Le altre dimensioni non contano
tutorial-sizes-about = Entrano in conflitto solo set della stessa dimensione. Tre 9 sono alti, ma non ti impediscono di giocare una carta, o due, o quattro.
tutorial-sizes-task = Gioca i tuoi due 1.
tutorial-sizes-done = I due 1 e i tre 9 stanno fianco a fianco, e niente torna indietro. I tuoi 1 erano due carte uguali: nel mazzo ce ne sono molte.

tutorial-golden-title = La regola d’oro
tutorial-golden-about = Una carta che passa dal tavolo a una mano si capovolge. Sempre, chiunque la riceva e per qualsiasi motivo. Guarda che cosa succede alle tue.
tutorial-golden-task = Gioca i tuoi due 2.
tutorial-golden-done = Due 5 hanno battuto i tuoi 2, che ti sono tornati in mano e nel tornare si sono capovolti: adesso sono un 9 e un 10.

tutorial-take-title = Prendi
tutorial-take-about = Invece di giocare, puoi prendere un intero set davanti a qualcun altro. La regola d’oro capovolge le sue carte.
tutorial-take-task = Prendi i due 1: premili sul tavolo.
tutorial-take-done = Sul tavolo erano due 1. Nella tua mano sono un 8 e un 9. Non c’è un limite alle carte che puoi avere in mano.

tutorial-add-title = Aggiungi
tutorial-add-about = Puoi anche aggiungere una carta a un set davanti a qualcun altro, se ha il valore di quel set. Il set resta suo.
tutorial-add-task = Scegli il tuo 6, poi premi i due 6 sul tavolo.
tutorial-add-done = Hai una carta in meno, e adesso i 6 sono tre. Anche un set che cresce può entrare in conflitto con un altro: i tre 4 sono dovuti tornare indietro.

tutorial-discard-title = Quando un set se ne va
tutorial-discard-about = Il tuo set resta davanti a te fino all’inizio del tuo prossimo turno. Se nel frattempo nessuno l’ha battuto o preso, viene scartato.
tutorial-discard-task = Gioca i tuoi due 7, e guarda se resistono.
tutorial-discard-done = Hanno resistito. Tocca di nuovo a te, e per prima cosa i tuoi 7 sono stati scartati: non li hai più. Poi fai una delle quattro cose: giochi, aggiungi, prendi o capovolgi. Non si può passare.

tutorial-out-title = Finire le carte
tutorial-out-about = Se dopo la tua azione la mano è vuota, hai finito le carte. Chi finisce per primo ottiene 2 punti, chi finisce per secondo 1 punto, e lì finisce il round.
tutorial-out-task = Gioca le tue ultime due carte.
tutorial-out-done = Hai finito prima di tutti: 2 punti. Poi qualcun altro ha giocato la sua ultima carta, un 10, ha ottenuto 1 punto, e il round è finito. Chi ha 4 punti vince la partita.

tutorial-two-title = In due giocatori
tutorial-two-about = Ora ognuno ha due aree di gioco e due turni di fila: uno per l’area 1, poi uno per l’area 2. Chi finisce per primo vince il round, e con due round vinti si vince la partita.
tutorial-two-task = È il tuo turno per l’area 1. Gioca il tuo 3.
tutorial-two-task-2 = Adesso è il tuo turno per l’area 2. Gioca il tuo 10.
tutorial-two-done = Il tuo 10 ha battuto il tuo stesso 3, perché sono tutti e due carte singole. I set di tutte e quattro le aree possono entrare in conflitto, e il tuo set più basso ti torna in mano, capovolto.

tutorial-star-title = Comincia un round
tutorial-star-about = Le carte si distribuiscono a caso, in un verso o nell’altro. Hai la stella, quindi cominci tu. In due giocatori, il primo turno vale solo per l’area 2.
tutorial-star-task = Comincia con quello che vuoi. Non deve essere per forza la stella.
tutorial-star-done = Bell’inizio! Adesso hai visto tutte le regole. Puoi continuare a giocare qui quanto vuoi.

# The end.
tutorial-over-title = Adesso conosci dnup
tutorial-over-lead = Non c’è altro da sapere. Il resto è pratica.
tutorial-over-left = { $left ->
    [one] Resta un passo, se vuoi vederlo.
   *[other] Restano { $left } passi, se vuoi vederli.
}
tutorial-over-ways = Altro da vedere
tutorial-over-puzzles = Risolvi problemi
tutorial-over-rules = Tutte le regole
tutorial-over-aid = Carta consultazione
tutorial-over-aid-about = Durante una partita la carta consultazione ti dice in una schermata che cosa puoi fare.
