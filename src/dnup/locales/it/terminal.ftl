# Il gioco in un terminale.

command-play = gioca g play
command-add = aggiungi a add
command-take = prendi p take t
command-rotate = capovolgi c rotate r
command-peek = sbircia s peek
command-moves = mosse m moves
command-hint = consiglio suggerimento hint best
command-table = tavolo table
command-log = cronaca log
command-rules = regole rules
command-help = aiuto h help ?
command-quit = esci e quit q exit
command-all = ogni tutti tutte all

welcome =
    dnup, nel tuo terminale. Versione non ufficiale; “{ $program } deck show” dice da dove viene l’elenco delle carte.
    Sbarazzati delle tue carte prima degli altri. Scrivi aiuto quando vuoi; con Ctrl-C esci e salvi.
welcome-back = Si riprende dal round { $round }. Scrivi aiuto quando vuoi; con Ctrl-C esci e salvi.
saved-in = La partita è salvata in { $file }
asks-players = Quanti giocatori, contando anche te? ({ $every ->
    [yes] da 2 a 5
   *[no] { $counts }
}) [{ $usual }]{" "}
asks-players-again = Scrivi { $every ->
    [yes] un numero da 2 a 5.
   *[no] uno di questi numeri: { $counts }.
}
prompt = { $area ->
    [none] La tua mossa:{" "}
   *[other] La tua mossa per l’area { $area }:{" "}
}
prompt-named = { $name }. { $prompt }
hand = La tua mano (attivo/inattivo): { $cards }
hand-empty = vuota
peek = Capovolta, la tua mano sarebbe: { $cards }
moves = Ecco che cosa puoi fare:
action-play = giocare { $set }
action-add = aggiungere { $card } al set davanti a { $owner }{ $where }
action-take = prendere il set davanti a { $owner }{ $where }
action-rotate = capovolgere la mano
seat = { $seat } { $name }
table-round = { $goal ->
    [2] Round { $round }. Round vinti: { $points } (con { $goal } si vince la partita)
   *[other] Round { $round }. Punti: { $points } (con { $goal } si vince la partita)
}
table-points = { $name }: { $points }
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-out = carte finite
table-sets = , davanti: { $sets }
table-known = , note in mano: { $cards }
table-star = , ha la ★
table-pile = {"  "}Pila degli scarti: { $count }
pass-screen = { $name }, tocca a te. Premi Invio quando solo tu puoi vedere lo schermo.{" "}
since-last = Dal tuo ultimo turno:
round-end = Il round { $round } è finito. Le mani erano:
next-round = Premi Invio per il prossimo round.{" "}
match-end = { $mine ->
    [yes] Hai vinto la partita: { $points }!
   *[no] { $name } vince la partita: { $points }.
}
play-again = Un’altra partita con gli stessi giocatori? (s/N){" "}
answer-yes = s sì si y yes
replay-hint = Per rivederla: { $program } replay { $file }{ $deck }
hint-deck = {" "}--deck { $file }
left = La partita è salvata. Per riprenderla: { $program } play --resume { $file }{ $deck }
left-empty = Non è stato ancora giocato niente, quindi non c’è niente da salvare.
unclear-empty = Scrivi che cosa vuoi fare, oppure aiuto.
unclear-command = “{ $text }” non è un comando. Prova con: gioca 5 5, aggiungi 3/4 B, prendi B, capovolgi, aiuto.
unclear-verb = Che cosa vuoi fare con { $text }? Scrivi prima il comando, per esempio: gioca { $text }
unclear-play = Quali carte vuoi giocare? Per esempio: gioca 5 5, gioca 5/1 5/2, gioca ogni 5.
unclear-card = “{ $text }” non è una carta. Scrivi un valore da 1 a 10, o tutti e due, prima quello attivo: 5/1 o 51, 2/10 o 210.
unclear-zero = Il valore 0 non esiste. Per il dieci scrivi 10.
unclear-same = “{ $text }” non può essere una carta: i due valori di una carta sono diversi. Per giocarle come set, scrivi: gioca { $values }
unclear-too-few = Tra i tuoi valori attivi { $has ->
    [none] non c’è nessun { $value }
   *[other] hai solo { $has }
}.
unclear-mixed = Un set ha un solo valore: indica solo carte dello stesso valore.
unclear-which = Quali delle tue carte di valore { $value }? Hai { $cards }. { $verb ->
    [add] Scrivi tutti e due i valori, come aggiungi { $some }.
   *[play] Scrivi tutti e due i valori, come gioca { $some }, oppure gioca ogni { $value }.
}
unclear-add = Quale carta vuoi aggiungere, e al set di chi? Per esempio: aggiungi 3/4 B
unclear-target = Quale set? Scrivi il posto, come B, o l’area di gioco, come B1.
unclear-area = Quale dei due set? Scrivi { $first } o { $second }.
help =
    gioca 5 5       gioca un set: indica le carte con il loro valore ...
    gioca 5/1 5/2   ... o, se ne hai di più, con tutti e due i valori, prima quello attivo
    gioca 51 52     ... che puoi scrivere anche senza la barra; 210 è 2/10
    gioca ogni 5    ... o tutte quelle che hai di un valore
    aggiungi 3/4 B  aggiungi una carta al set davanti a B
    prendi B        prendi in mano, capovolto, il set davanti a B
    capovolgi       capovolgi tutte le carte nella tua mano
    mosse           che cosa puoi fare adesso
    consiglio       il meglio che puoi fare, e perché; solo contro soli bot
    sbircia         come sarebbe la tua mano se la capovolgessi
    tavolo          di nuovo il tavolo e la tua mano
    cronaca         che cosa è successo in questo round
    regole [A2]     tutte le regole, o solo la §A2
    esci            esci (anche con Ctrl-C e Ctrl-D)
    Bastano le iniziali: g, a, p, c, m, s, e. Va bene anche la notazione, come la mostra mosse.
    Solo prendi: prende l’unico set che c’è. In due giocatori i set stanno nelle aree A1, A2, B1, B2.
    Un ">" indica di chi è il turno. "Note in mano" sono le carte che tutti hanno visto passare lì dal tavolo.
score = { $goal ->
    [2] Round vinti: { $points }.
   *[other] Punti: { $points }.
}
rules-unknown = Nelle regole non c’è niente su “{ $text }”. Le regole vanno da §C1 a §K2; va bene anche una parola, e consultazione dà le regole in breve.
rules-try = Prova tu: { $program } try { $name }
position-none = La posizione “{ $name }” non c’è. I nomi sono: { $names }.
position-list = Le posizioni delle regole. Provane una con: { $program } try { $name }
position-hello = Fai quello che vuoi: le regole sono quelle vere, e non si conserva niente. Scrivi aiuto quando vuoi, esci per uscire.
position-again = Premi Invio per ricominciare, o scrivi esci.{" "}
position-hands = Le mani erano:
position-rests = È tutto: qui gli altri non fanno niente.

lesson-hello = Scrivi salta per saltare un passo, indietro per quello precedente, aiuto per tutto quello che puoi scrivere, esci per uscire.
lesson-help =
    salta           salta questo passo
    indietro        il passo precedente
lesson-head = Passo { $number } di { $all }: { $title }
# Al posto di tutorial-card-about, che parla di carte disegnate.
lesson-card-about = Dei due conta solo uno: quello attivo. È scritto per primo, quindi 2/7 conta come un 2. L’altro, qui il 7, è inattivo.
lesson-task = Adesso prova a { $action }. Scrivi: { $typed }
lesson-try = Scrivi: { $typed }
lesson-then = Poi prova a { $action }. Scrivi: { $typed }
lesson-free = Scrivi mosse per vedere che cosa puoi fare.
lesson-play-on = Continua a giocare, o scrivi salta.
lesson-next = Premi Invio per continuare.{" "}
lesson-skip = salta skip
lesson-back = indietro i back b
lesson-left = Puoi riprendere da dove eri con: { $program } learn
lesson-over = Gioca una partita con: { $program } play
lesson-no-step = Il passo { $step } non c’è: i passi vanno da 1 a { $all }.
