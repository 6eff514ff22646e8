# Il browser: come si gioca, in una pagina. Le parole nelle figure sono per chi non le vede.

learn-title = Come si gioca
learn-lead = Due minuti, e conosci tutto il gioco.

learn-card = Una carta ha due valori
learn-card-up = Una carta con un 2 in alto e, capovolto in basso, un 7.
learn-card-turned = La stessa carta capovolta: adesso in alto c'è il 7.
learn-card-active = Il valore in alto è attivo: conta solo quello. Il valore in basso è a testa in giù: è inattivo.
learn-card-inactive = Il numero piccolo nell'angolo ti ricorda il valore inattivo, così sai sempre che cosa diventa una carta capovolta.

learn-set = Le carte con lo stesso valore sono un set
learn-set-figure = Tre carte, ognuna con un 5 in alto.
learn-set-what = Una o più carte con lo stesso valore attivo formano un set. Questo ha valore 5 e dimensione 3. Anche una carta singola è un set.

learn-aim = Svuota la tua mano
learn-aim-what = Si distribuiscono tutte le carte. Chi si sbarazza delle proprie prima degli altri ottiene di più.
learn-hand = Il verso in cui ricevi le carte lo decide il caso. Puoi cambiare il loro ordine, ma mai capovolgerne una sola.
learn-start = Una carta ha una stella. Chi ce l'ha comincia.

learn-turn = Il tuo turno
learn-turn-discard = Se davanti a te c'è ancora un set del tuo turno precedente, viene scartato. Per questo round quelle carte non ci sono più.
learn-turn-action = Poi fai esattamente una di queste quattro cose. Non si può passare.
learn-play = Gioca
learn-play-figure = Due carte con un 5 in alto.
learn-play-what = Metti davanti a te un set dalla tua mano. Puoi anche tenerti qualche carta di quel valore.
learn-add = Aggiungi
learn-add-figure = Tre carte con un 3 in alto.
learn-add-what = Aggiungi una carta a un set davanti a un avversario. Deve avere il valore di quel set, che resta dov'è.
learn-take = Prendi
learn-take-figure = Due carte con un 7 in alto.
learn-take-what = Prendi in mano un intero set davanti a un avversario. Avrai più carte, ma forse migliori.
learn-rotate = Capovolgi
learn-rotate-figure = Tre carte di una mano: in alto 4, 8 e 6, in basso 9, 1 e 2.
learn-rotate-what = Capovolgi tutta la tua mano. Ogni valore inattivo diventa attivo. Questo si può fare sempre.
learn-turn-next = Poi tocca al giocatore successivo, in senso orario. Il tuo set resta sul tavolo fino al tuo prossimo turno. Se fino ad allora nessuno te lo ha rimandato in mano, quelle carte non le hai più.

learn-golden = La regola d'oro
learn-golden-table = Sul tavolo: due carte con un 3 in alto, e 4 e 6 in basso.
learn-golden-hand = In mano: le stesse carte capovolte, con 4 e 6 in alto.
learn-golden-what = Ogni volta che una carta passa dal tavolo a una mano, gira di 180 gradi. Sempre, chiunque la prenda e per qualsiasi motivo.

learn-clash = Due set della stessa dimensione non possono restare insieme
learn-clash-low = Due 4, un set che è sul tavolo.
learn-clash-high = Due 6, un set che viene giocato.
learn-clash-higher = Se sul tavolo c'è già un set della stessa dimensione, il tuo deve avere un valore più alto. Un valore uguale non basta.
learn-clash-back = Il set più basso torna nella mano di chi lo ha giocato, capovolto per la regola d'oro. Se quel giocatore ha già finito le carte, il set viene scartato.
learn-clash-add = Lo stesso vale quando un set cresce perché gli si aggiunge una carta.
learn-clash-sizes = I set di dimensioni diverse non si disturbano: un singolo 1 sta tranquillo accanto a tre 9.

learn-out = Finire le carte, e i punti
learn-out-what = Se alla fine della tua azione la tua mano è vuota, hai finito le carte, e in questo round non hai altro da fare.
learn-letters = Le quattro lettere d, n, u e p.
learn-points-first = Chi finisce per primo ottiene due lettere. Il suo ultimo set resta fino a quando verrebbe di nuovo il suo turno. Fino ad allora lo si può ancora prendere, o aggiungervi una carta.
learn-points-second = Chi finisce per secondo ottiene una lettera, e il round termina. Poi si distribuiscono di nuovo le carte.
learn-points-win = Chi ha tutte e quattro le lettere ha vinto la partita, anche nel mezzo di un round.

learn-two = In due giocatori
learn-two-figure = Due spazi per i set, uno accanto all'altro: 2 a sinistra, 1 a destra.
learn-two-areas = Ognuno ha due aree di gioco e svolge due turni di fila: uno per l'area 1, poi uno per l'area 2. In un turno si scarta e si gioca solo nella sua area.
learn-two-start = Chi ha la stella comincia il round con un turno solo, per l'area 2.
learn-two-own = Le dimensioni si confrontano tra tutte e quattro le aree, anche le tue: un tuo set più basso ti torna in mano. Puoi aggiungere carte solo ai set dell'avversario, e prendere solo quelli.
learn-two-win = Chi finisce le carte vince il round. Con due round si vince la partita.

learn-deck = Su queste carte
learn-deck-what = Nessun regolamento elenca tutte le carte del gioco. Il mazzo standard è una ricostruzione: corrisponde a quello che si sa, ma la tua scatola può avere altre carte.
learn-deck-fewer = In cinque si gioca con tutte e 40 le carte. Con meno giocatori se ne toglie qualcuna, così le mani non sono né troppo grandi né troppo piccole.
learn-deck-own = Se hai il gioco, puoi usare le carte della tua scatola: apri un tavolo e scegli “Carte proprie” tra le opzioni.

learn-go = Adesso gioca
