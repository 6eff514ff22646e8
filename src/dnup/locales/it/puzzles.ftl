# Problemi: posizioni in cui una sola azione è la migliore. Per il browser e il terminale.

## Di che cosa trattano

puzzle-theme-going-out = Finire le carte
puzzle-theme-blocking = Bloccare
puzzle-theme-rotate-in-time = Capovolgere in tempo
puzzle-theme-two-areas = Due aree di gioco
puzzle-theme-taking = Prendere
puzzle-theme-adding = Aggiungere

## Un problema

puzzle-title = Problema { $title }
puzzle-difficulty = Difficoltà { $level } su { $hardest }
puzzle-players = { $players } giocatori
puzzle-task-out = { $cards ->
    [one] Libèrati della tua ultima carta in { $turns } turni, prima di chiunque altro, qualunque cosa abbiano in mano.
    [2] Libèrati di entrambe le carte in { $turns } turni, prima di chiunque altro, qualunque cosa abbiano in mano.
   *[other] Libèrati di tutte e { $cards } le carte in { $turns } turni, prima di chiunque altro, qualunque cosa abbiano in mano.
}
puzzle-task-stop = Fai in modo che nessuno possa finire le carte prima del tuo prossimo turno, qualunque cosa abbiano in mano.
puzzle-hidden = { $count ->
    [0] Niente è nascosto: conosci tutte le mani
    [one] Una carta è nascosta, in un verso o nell’altro
   *[other] { $count } carte sono nascoste, in un verso o nell’altro
}
puzzle-hand-hidden = { $count ->
    [0] { $seat } non nasconde niente
    [one] { $seat } ne ha una
   *[other] { $seat } ne ha { $count }
}
puzzle-hand-star = { $count ->
    [one] { $seat } ne ha una, la stella
   *[other] { $seat } ne ha { $count }, stella compresa
}
puzzle-proved = Dimostrato.
puzzle-holds = Mettiamo che { $name } abbia { $cards }.
puzzle-fails-some = Per quel che vedi sono possibili { $deals } distribuzioni. In alcune fallisce.
puzzle-fails-all = { $deals ->
    [one] Una sola distribuzione è possibile per quel che vedi, e lì fallisce.
   *[other] Fallisce in tutte le { $deals } distribuzioni possibili per quel che vedi.
}
puzzle-fails = Fallisce in { $fails } distribuzioni su { $deals }.
puzzle-tried = { $action }?
puzzle-right = Risolto!
puzzle-answer = Può andare così:
puzzle-answer-out = Allora { $seat } finisce le carte prima di te.
puzzle-answer-slow = Allora { $turns } turni non bastano per finire le tue carte.
puzzle-solution = La soluzione: { $action }
puzzle-why-out = Sarai il prossimo a finire le carte, in { $turns } turni al massimo, qualunque cosa gli altri abbiano e facciano. Nient’altro lo garantisce, nemmeno con { $more } turni.
puzzle-why-then = Qualunque cosa accada, nel tuo prossimo turno finisci le carte con { $set }.
puzzle-why-stop = Ora nessuno può finire le carte prima del tuo prossimo turno. Dopo ogni altra mossa qualcuno potrebbe, qualunque cosa abbia in mano.
puzzle-proof = { $deals ->
    [one] Una sola distribuzione è possibile per quel che vedi, e lì funziona.
   *[other] Per quel che vedi sono possibili { $deals } distribuzioni, e funziona in tutte.
}
puzzle-lead = È anche la mossa migliore per la partita: una ricerca molto profonda la mette almeno { $points } punti percentuali davanti a ogni altra.

## Nel browser

puzzles-title = Problemi
puzzles-lead = In ognuna di queste posizioni c’è una mossa migliore, qualunque cosa abbiano gli altri. Trovala.
puzzles-daily-about = Facile il lunedì, difficile la domenica. Il prossimo arriva a mezzanotte.
puzzles-daily-done = Risolto. Il prossimo arriva a mezzanotte.
puzzles-solve = Risolvilo
puzzles-again = Riguardalo
puzzles-progress = { $solved } risolti su { $all }
puzzles-theme = Tema
puzzles-players = Giocatori
puzzles-any = Tutti
puzzles-found = { $count ->
    [0] Nessun problema è così.
    [one] Un problema, risolti: { $solved }
   *[other] { $count } problemi, risolti: { $solved }
}
puzzles-next = Prossimo da risolvere
puzzles-all-solved = Questi li hai risolti tutti.
puzzles-solved = risolto
puzzles-missing = Questo problema non c’è
puzzles-missing-lead = Forse il link viene da un’altra versione del gioco.
puzzle-link = Copia il link
puzzle-share = Condividi
puzzle-hands = Chi ha che cosa
puzzle-tries = { $tries ->
    [0] Risolto al primo tentativo
    [one] Risolto al secondo tentativo
   *[other] Risolto dopo altri { $tries } tentativi
}
puzzle-back = Le tue carte sono tornate in mano. Prova altro.
puzzle-look = Premi una carta per vedere quella distribuzione.
puzzle-deals-shown = { $shown } delle { $deals } distribuzioni
puzzle-deals-all = Le distribuzioni possibili per quel che vedi
puzzle-deal-works = Distribuzione { $number }: funziona. { $hands }
puzzle-deal-fails = Distribuzione { $number }: fallisce. { $hands }
puzzles-opening = Prendo i problemi…
puzzles-failed = I problemi non sono arrivati. Controlla la connessione.
puzzles-more = Mostra tutti e { $count }
puzzles-finished = Li hai risolti tutti e { $all }. Tanto di cappello! A mezzanotte arriva sempre il problema del giorno.
puzzles-clear = Mostra tutti i problemi
puzzles-shelf = { $level ->
    [1] Facilissimi
    [2] Facili
    [3] Medi
    [4] Difficili
   *[5] Diabolici
}
puzzle-day = Problema del giorno, n. { $number }
puzzle-all = Tutti i problemi
puzzle-retry = Riprova
puzzle-show = Soluzione
puzzle-go-on = Prossimo problema
puzzle-play-on = Continua a giocare

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
puzzle-list = Risolvine uno con il suo nome: { $program } puzzle { $name }
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
puzzle-fault = { $title }: { $fault }
puzzle-fault-unreadable = la sua posizione o una sua azione non si può leggere
puzzle-fault-position = non è il turno del posto, o la partita è già vinta
puzzle-fault-name = il suo id non segue dalla posizione
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
