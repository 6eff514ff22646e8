# Il tutorial nel browser: passi brevi, ognuno una mossa a un vero tavolo.

tutorial-title = Impara dnup
tutorial-lead = Dodici passi brevi con sis, circa cinque minuti. Ogni mossa la fai tu, e niente può andare storto.
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
tutorial-at = { $number } di { $all }
tutorial-overview = Tutti i passi
tutorial-leave = Esci dalla lezione
tutorial-once-more = Ancora una volta
tutorial-back = Indietro
tutorial-skip = Salta
tutorial-next = Avanti
tutorial-end = Fine
tutorial-show = Fammi vedere
tutorial-wait = Ora guarda …
tutorial-done = Fatto!
# Something else was done than what the step asks for: $what says what, as a phrase; $cards are its cards.
tutorial-what = { $kind ->
    [rotate] Capovolgere
    [take] Prendere un set
    [add] Aggiungere { $cards }
   *[play] { $size ->
        [1] Giocare solo { $cards }
       *[other] Giocare { $cards }
    }
}

# What the step asks for, in a line above the hand and on the main key. $kind is play, add, take or rotate;
# $size is the number of cards, $value is theirs.
tutorial-asked = { $kind ->
    [rotate] Premi Capovolgi, sotto la tua mano.
    [take] Premi Prendi accanto al set.
    [add] Scegli la carta di valore { $value }, poi premi il set.
   *[play] { $size ->
        [1] Scegli la carta di valore { $value }, poi giocala.
        [2] Scegli le due carte di valore { $value }, poi giocale.
       *[other] Scegli le carte di valore { $value }, poi giocale.
    }
}
tutorial-key = { $kind ->
    [rotate] Non ancora
    [take] Scegli il set
   *[play] { $size ->
        [1] Scegli: { $value }
       *[other] Scegli: { $size } × { $value }
    }
}

# How to do what the step asks for. What is meant is marked on the table.
tutorial-how-play = { $size ->
    [one] Tocca la carta evidenziata. Poi premi Gioca, o il tuo posto sul tavolo.
   *[other] Tocca le carte evidenziate. Poi premi Gioca, o il tuo posto sul tavolo.
}
tutorial-how-add = Tocca la carta evidenziata. Poi premi il set evidenziato.
tutorial-how-take = Premi Prendi accanto al set evidenziato. Poi premi il tasto rosso.
tutorial-how-rotate = Premi il tasto evidenziato sotto la tua mano.
# The same with keys. $key is the key for the value of the cards: 0 for 10.
tutorial-keys-play = { $size ->
    [one] Con i tasti: { $key }, poi P.
   *[other] Con i tasti: { $key } una volta per ogni carta, poi P.
}
tutorial-keys-add = Con i tasti: { $key }, poi T fino ad arrivare al set, poi Invio.
tutorial-keys-take = Con i tasti: T fino ad arrivare al set, poi due volte Invio.
tutorial-keys-rotate = Con i tasti: R.

# The steps. Each has a title, what it is about, what is to be done, and what has happened then.

tutorial-card-title = Due valori su ogni carta
tutorial-card-about = Conta solo il valore in alto. Il numero piccolo mostra l’altro, che è a testa in giù.
tutorial-card-task = Capovolgi tutta la tua mano: premi Capovolgi.
tutorial-card-done = Il tuo 2 adesso è un 10, il valore più alto che ci sia. Non puoi capovolgere una carta sola, ma puoi usare un turno per capovolgere tutta la mano.
tutorial-card-other = { $what } viene dopo. Prima guarda l’altro lato delle tue carte. Ho rimesso tutto a posto.

tutorial-set-title = Gioca un set
tutorial-set-about = Devi liberarti di tutte le tue carte. Nel tuo turno gioca un set: una carta, o più carte con lo stesso valore in alto.
tutorial-set-task = Gioca tutti e due i 5.
tutorial-set-done = Ecco il tuo set. L’etichetta dice 2 × 5: due carte di valore 5.
tutorial-set-other = { $what } si può, ma con tutti e due i 5 ti liberi di due carte insieme. Ho rimesso tutto a posto.

tutorial-clash-title = Due della stessa dimensione
tutorial-clash-about = Sul tavolo c’è posto per un set di ogni dimensione. Uno nuovo deve essere più alto, e rimanda a casa il vecchio.
tutorial-clash-task = Batti i due 3 di mow con i tuoi due 5.
tutorial-clash-done = mow ha di nuovo i suoi 3. I tuoi 5 restano finché qualcuno non gioca una coppia più alta.
tutorial-clash-other = { $what } si può, ma non batte la coppia di mow. Ho rimesso tutto a posto.

tutorial-equal-title = Un valore uguale non basta
tutorial-equal-about = Non puoi sbagliare. Se le regole lo vietano, le carte tornano indietro e ti dico perché.
tutorial-equal-try = mow ha un singolo 4. Prova a giocare il tuo 4!
tutorial-equal-task = Adesso gioca il tuo 7.
tutorial-equal-done = Un singolo 7 è più alto di un singolo 4, perciò il 4 è tornato a casa.
tutorial-equal-other = { $what } si può, ma non è quello che proviamo qui. Ho rimesso tutto a posto.

tutorial-sizes-title = Le altre dimensioni non contano
tutorial-sizes-about = Solo i set della stessa dimensione si danno fastidio. Tre 9 non fermano una carta, né due, né quattro.
tutorial-sizes-task = Gioca tutti e due gli 1.
tutorial-sizes-done = Due 1 e tre 9 sullo stesso tavolo, e niente torna a casa.
tutorial-sizes-other = { $what } si può, ma vorrei mostrarti una coppia accanto a tre carte. Ho rimesso tutto a posto.

tutorial-golden-title = La regola d’oro
tutorial-golden-about = Una carta che passa dal tavolo a una mano si capovolge. Sempre. Anche le tue.
tutorial-golden-task = Gioca tutti e due i 2, e guardali tornare a casa.
tutorial-golden-done = I 5 di dollop hanno battuto i tuoi 2. Tornando a casa si sono capovolti: adesso hai un 9 e un 10.
tutorial-golden-other = { $what } si può, ma dollop aspetta una coppia. Ho rimesso tutto a posto.

tutorial-take-title = Prendi un set
tutorial-take-about = Invece di giocare, puoi prendere a qualcuno un set intero. La regola d’oro lo capovolge mentre viene da te.
tutorial-take-task = Prendi i due 1 di mow.
tutorial-take-done = Erano due 1. Nella tua mano sono un 8 e un 9. In mano puoi avere quante carte vuoi.
tutorial-take-other = { $what } si può, ma le carte basse di mow da te sarebbero alte. Ho rimesso tutto a posto.

tutorial-add-title = Aggiungi una carta
tutorial-add-about = Puoi aggiungere una carta al set di qualcun altro, se ha lo stesso valore. Il set resta suo.
tutorial-add-task = Aggiungi il tuo 6 ai 6 di mow.
tutorial-add-done = Una carta in meno per te. E tre 6 battono tre 4, perciò quelli di dollop sono tornati a casa.
tutorial-add-other = { $what } si può, ma il tuo 6 va bene per il set di mow. Ho rimesso tutto a posto.

tutorial-discard-title = Via per sempre
tutorial-discard-about = Il tuo set aspetta il tuo prossimo turno. Se fino ad allora nessuno l’ha battuto o preso, viene scartato.
tutorial-discard-task = Gioca tutti e due i 7, e guarda se resistono.
tutorial-discard-done = Hanno resistito, e non li hai più. Ora tocca di nuovo a te: gioca, aggiungi, prendi o capovolgi. Non si può passare.
tutorial-discard-other = { $what } si può, ma vorrei vedere se i tuoi due 7 resistono. Ho rimesso tutto a posto.

tutorial-out-title = Carte finite!
tutorial-out-about = Non hai più carte dopo il tuo turno? Hai finito. Il primo ottiene 2 punti, il secondo 1, e il round si chiude. Con quattro punti si vince la partita.
tutorial-out-task = Gioca le tue ultime due carte.
tutorial-out-done = Hai finito prima di tutti: 2 punti su 4. dollop ha giocato l’ultima carta dopo di te, e ne ha avuto 1.
tutorial-out-other = { $what } si può, ma con tutti e due gli 8 finisci subito. Ho rimesso tutto a posto.

tutorial-two-title = Solo due giocatori
tutorial-two-about = Allora ognuno ha due aree e due turni di fila: uno per l’area 1, uno per l’area 2. Vinci due round per vincere la partita.
tutorial-two-task = Gioca il tuo 3 nell’area 1.
tutorial-two-task-2 = Adesso gioca il tuo 10 nell’area 2.
tutorial-two-done = Il tuo 10 ha battuto il tuo stesso 3! Le quattro aree sono un solo tavolo, e il tuo set più basso ti torna in mano, capovolto.
tutorial-two-other = { $what } si può, ma vorrei mostrarti che cosa si fanno tra loro i tuoi set. Ho rimesso tutto a posto.

tutorial-star-title = Un round vero
tutorial-star-about = Le carte sono distribuite, in un verso o nell’altro. Hai la stella, quindi cominci tu.
tutorial-star-task = Fai quello che vuoi.
tutorial-star-done = Bell’inizio, e queste sono tutte le regole. Puoi continuare a giocare qui quanto vuoi.

# The end.
tutorial-over-title = Adesso conosci dnup
tutorial-over-lead = Hai visto tutte le regole. Ora gioca la tua prima partita, contro bot che non sono troppo severi.
tutorial-over-left = { $left ->
    [one] Resta un passo, se vuoi vederlo.
   *[other] Restano { $left } passi, se vuoi vederli.
}
tutorial-over-ways = Altro da vedere
tutorial-over-puzzles = Risolvi problemi
tutorial-over-rules = Tutte le regole
tutorial-over-aid = Carta consultazione
tutorial-over-aid-about = Durante una partita la carta consultazione ti dice in una schermata che cosa puoi fare.
