# Problemi: posizioni in cui una sola azione è la migliore. Per il browser e il terminale.

## Di che cosa trattano

puzzle-theme-going-out = Finire le carte
puzzle-theme-blocking = Bloccare
puzzle-theme-rotate-in-time = Capovolgere in tempo
puzzle-theme-two-areas = Due aree di gioco
puzzle-theme-taking = Prendere
puzzle-theme-adding = Aggiungere

## Un problema

puzzle-title = Problema { $id }
puzzle-difficulty = Difficoltà { $level } su { $hardest }
puzzle-players = { $players } giocatori
puzzle-task-out = Fai l’unica cosa dopo la quale sarai di certo tu il prossimo a finire le carte, al più tardi in { $turns } dei tuoi turni, qualunque cosa abbiano gli altri.
puzzle-task-stop = Fai l’unica cosa dopo la quale nessuno può finire le carte prima del tuo prossimo turno, qualunque cosa abbiano gli altri.
puzzle-hands = Ciò che sai delle mani degli altri:
puzzle-hidden = { $count ->
    [0] Non ci sono carte nascoste: conosci tutte le mani.
    [one] Una carta è nascosta, e può stare in un verso o nell’altro:
   *[other] { $count } carte sono nascoste, e ciascuna può stare in un verso o nell’altro:
}
puzzle-hand-hidden = { $count ->
    [0] { $seat }: nulla di nascosto
    [one] { $seat }: una carta nascosta
   *[other] { $seat }: { $count } carte nascoste
}
puzzle-hand-star = { $count ->
    [one] { $seat }: una carta nascosta, la stella
   *[other] { $seat }: { $count } carte nascoste, tra cui la stella
}
puzzle-right = Esatto!
puzzle-wrong = C’è qualcosa di meglio.
puzzle-answer = Potrebbe continuare così:
puzzle-answer-out = Allora { $seat } finisce le carte prima di te.
puzzle-answer-slow = Allora non puoi più essere certo di finire le carte in { $turns } turni.
puzzle-solution = La soluzione: { $action }
puzzle-why-out = Dopo, il prossimo a finire le carte sei tu, al più tardi in { $turns } dei tuoi turni, qualunque cosa gli altri abbiano e facciano. Nient’altro lo garantisce, nemmeno in { $more } turni.
puzzle-why-then = Qualunque cosa accada, nel tuo prossimo turno finisci le carte con { $set }.
puzzle-why-stop = Dopo, nessuno può finire le carte prima del tuo prossimo turno, qualunque cosa abbia. Dopo ogni altra azione qualcuno può, qualunque cosa abbia.
puzzle-proof = { $deals ->
    [one] Dimostrato: una sola distribuzione si accorda con ciò che vedi, e tutto ciò che vi si può fare è stato esaminato.
   *[other] Dimostrato: { $deals } distribuzioni si accordano con ciò che vedi, e tutto ciò che si può fare in ciascuna è stato esaminato.
}
puzzle-lead = Che sia anche la cosa migliore per la partita lo dice una ricerca molto profonda: di almeno { $points } punti percentuali della probabilità di vincerla.

## Nel browser

puzzles-title = Problemi
puzzles-lead = Posizioni da partite tra bot. In ciascuna una sola azione è la migliore, qualunque cosa abbiano gli altri: dimostrato per ogni distribuzione che si accorda con ciò che vedi, o fuor di dubbio per una ricerca molto profonda. Ognuna dice quale.
puzzles-daily = Il problema del giorno
puzzles-daily-about = In questo giorno è lo stesso per tutti. Il prossimo arriva a mezzanotte secondo il tuo orologio.
puzzles-daily-done = Risolto. Torna domani per il prossimo.
puzzles-solve = Risolvilo
puzzles-again = Riguardalo
puzzles-progress = { $solved } su { $all } risolti
puzzles-streak = { $days ->
    [one] Un giorno
   *[other] { $days } giorni di fila
}
puzzles-choose = Scegli
puzzles-theme = Tema
puzzles-difficulty = Difficoltà
puzzles-players = Giocatori
puzzles-any = Tutti
puzzles-found = { $count ->
    [0] Nessun problema è così
    [one] Un problema, { $solved } risolti
   *[other] { $count } problemi, { $solved } risolti
}
puzzles-next = Il prossimo da risolvere
puzzles-all-solved = Questi sono tutti risolti.
puzzles-list = Tutti quanti
puzzles-solved = risolto
puzzles-missing = Questo problema non c’è
puzzles-missing-lead = Forse il link viene da un’altra versione del gioco.
puzzle-all = Tutti i problemi
puzzle-retry = Riprova
puzzle-show = Mostra la soluzione
puzzle-go-on = Prossimo problema
puzzle-play-on = Continua a giocare
puzzle-link = Copia il link

## Nel terminale

puzzle-hello = Scrivi che cosa faresti; mostra per la soluzione, aiuto per tutto ciò che puoi scrivere, esci per andartene.
puzzle-help =
    mostra          mostra la soluzione
puzzle-word-show = mostra show
puzzle-step = { $seat }: { $action }
puzzle-leave = Un altro: { $program } puzzle --next
puzzle-none = Non c’è nessun problema “{ $name }”. Vedili tutti con: { $program } puzzle list
puzzle-no-theme = Non c’è nessun tema “{ $theme }”. I temi sono: { $themes }.
puzzle-nothing = Nessun problema è così.
puzzle-all-done = Li hai risolti tutti. Eccone di nuovo uno.
puzzle-list = Risolvine uno con il suo nome: { $program } puzzle { $id }
puzzle-list-solved = risolto
puzzle-check-label = Problemi dimostrati
puzzle-check-ok = { $count ->
    [one] Un problema è dimostrato, in { $seconds } s.
   *[other] Tutti i { $count } problemi sono dimostrati, in { $seconds } s.
}
puzzle-check-failed = { $count ->
    [one] Un problema è sbagliato.
   *[other] { $count } problemi sono sbagliati.
}
puzzle-fault = { $id }: { $fault }
puzzle-fault-unreadable = la sua posizione o una sua azione non si può leggere
puzzle-fault-position = non è il turno del posto, o la partita è già vinta
puzzle-fault-name = il suo nome non segue dalla sua posizione
puzzle-fault-solution = la soluzione { $action } non è permessa
puzzle-fault-unproved = la soluzione { $action } non lo garantisce
puzzle-fault-other = { $action } vale quanto la soluzione
puzzle-fault-turns = il numero dei turni è un altro
puzzle-fault-answer = ciò che gli altri possono fare dopo { $action } non è così
puzzle-fault-then = ciò che si dice segua non è così
puzzle-fault-themes = i suoi temi sono altri
puzzle-fault-difficulty = la sua difficoltà è un’altra
puzzle-fault-deals = il numero delle distribuzioni è un altro
puzzle-fault-too-large = la dimostrazione dura troppo
puzzle-fault-proof = la sua dimostrazione è di un altro tipo
puzzle-fault-lead = la ricerca profonda non trova la soluzione di gran lunga la migliore
