# The browser: matches that are reviewed, learned from and played on; mistakes across all own matches.
#
# $name is a player; $mine is "yes" for the reader. Chances and what is lost of them come with their per cent sign.
# $action is what somebody could do, as a whole phrase, such as "Play two 5s (5/1 5/2)"; as a number, in messages
# about a moment, it is the number of the action in its round.

study-review = Analisi
study-do-rotate = Capovolgi tutta la mano
study-running = La partita viene analizzata
study-running-part = La partita viene analizzata: { $percent } per cento fatto.
study-waiting = L’analisi sta per cominciare …
study-count = { $done } azioni valutate su { $total }
study-done = L’analisi è finita.
study-failed = L’analisi non è andata avanti.
refused-no-kernel = Questo server non può analizzare partite.
refused-too-many-reviews = Ci sono troppe analisi in corso. Riprova tra un po'.
study-not-yet = Questo non è ancora valutato.
study-no-verdict = Qui nessuno ha agito.
study-method = Per ogni turno una rete neurale che ha imparato dnup giocando contro sé stessa ha giudicato tutte le azioni possibili. Quelle promettenti e quella scelta sono state anche provate, almeno { $simulations } volte in tutto, con le carte distribuite in modo compatibile con quello che il giocatore sapeva allora.

# The graph.
study-graph = Probabilità nel tempo
study-aim = Probabilità di vincere
study-aim-match = La partita
study-aim-round = Il round
study-extent = Che cosa si vede
study-extent-match = Tutti i round
study-extent-round = Questo round
study-chances = Le probabilità di tutti i giocatori
study-chances-none = Le probabilità non sono ancora note.
study-chance-of = { $name }: { $chance }.
study-moment = Momento
study-moment-deal = Round { $round }, la distribuzione
study-moment-action = Round { $round }, azione { $action }
study-moment-after = Round { $round }, dopo l’azione { $action }
study-open-hands = Il grafico conosce tutte le mani. I giudizi no: contano solo quello che il giocatore poteva sapere allora.

# Whose mistakes, and from one to the next.
study-whose = Azioni di chi
study-whose-seat = Azioni deboli di { $name }
study-whose-all = Azioni deboli di tutti
study-previous-mistake = Azione debole precedente
study-next-mistake = Prossima azione debole
study-no-mistakes = Nessun errore: tutte le azioni erano buone.
study-keys = M va alla prossima azione debole, Maiusc+M alla precedente.

# The parts of the review.
study-parts = Che cosa si mostra
study-part-moment = Questo momento
study-part-actions = Tutte le azioni
study-part-match = Tutta la partita

# A moment.
study-here = L’azione che ha portato qui
study-dealt = Round { $round }: le carte sono distribuite
study-deal-of = { $mine ->
    [yes] Tu
   *[no] { $name }
}: { $change } dalla distribuzione
study-verdict = { $mine ->
    [yes] Tu
   *[no] { $name }
}: { $action } – { $grade }
study-loss = Ha perso { $loss } della probabilità di vincere la partita (± { $error }):
study-better = La migliore: { $action }
study-reply = Risposta attesa: { $action }
study-why = { $mine ->
    [yes] Che cosa potevi sapere:
   *[no] Dal punto di vista di { $name }:
}
study-quote = “{ $text }”
study-alternatives = Tutto quello che si poteva fare
study-alternatives-about = Probabilità di vincere la partita, per quello che { $name } poteva sapere allora.
study-tag-best = migliore
study-tag-played = fatta
study-wins-match = vince la partita:
study-estimate = ± { $error } · nel round: { $round }
study-all = Tutte le { $count } azioni
study-fewer = Di meno
study-differently = { $mine ->
    [yes] Prova in un altro modo
   *[no] Prova come { $name }
}

# The whole match.
study-summary = In breve
study-summary-later = Arriva quando tutte le azioni sono valutate.
study-luck = Fortuna e abilità
study-luck-about = { $one ->
    [yes] Come è cambiata la probabilità di { $name } di vincere la partita. Ogni riga torna: prima + distribuzione + mosse + resto = dopo.
   *[no] Come è cambiata la probabilità di ogni giocatore di vincere la partita. Ogni riga torna: prima + distribuzione + mosse + resto = dopo.
}
study-luck-who = Giocatore
study-luck-all = In tutto
study-luck-deal-about = quanto valevano le carte, a mani scoperte.
study-luck-play-about = quanto si è perso rispetto alle azioni migliori, per quello che il giocatore poteva sapere.
study-luck-rest-about = che cosa hanno fatto gli altri e come sono cadute le carte.

# Learning from mistakes.
study-learn = Impara dai tuoi errori
study-learn-count = { $mistakes ->
    [no] { $count ->
        [one] Impara da questa imprecisione
       *[other] Impara da queste { $count } imprecisioni
    }
   *[yes] { $count ->
        [one] Impara da questo errore
       *[other] Impara da questi { $count } errori
    }
}
study-learn-preparing = Si comincia appena tutte le azioni sono valutate.
study-learn-none = In questa partita non ci sono errori da cui imparare.
study-learn-at = { $at } di { $count }
study-learn-next = Avanti
study-learn-end = Al risultato
study-learn-over = Erano tutti
study-learn-left = { $count ->
    [one] Quello che resta
   *[other] I { $count } che restano
}
study-learn-all = Con le imprecisioni
study-solved = { $solved } trovati su { $count }
study-found = Trovata
study-task-played = Nella partita: { $action }. Ha perso { $loss }.
study-task = Che cosa è meglio? Fallo al tavolo.
study-right = Ben fatto: vale quanto la migliore.
study-right-best = Ben fatto: è l’azione migliore.
study-wrong = Così si perde { $loss }. C’è di meglio.
study-wrong-again = È quello che è successo nella partita; si perde { $loss }.
study-kind-was = Nella partita: { $kind }.
study-shown-task = Fallo al tavolo, o vai avanti.
study-play-on = Puoi continuare a giocare qui contro i bot.
study-not-judged = Quello che fai non può essere valutato ora.
study-again = Riprova
study-show = Mostra la risposta
study-skip = Salta
study-back-review = Torna all’analisi

# What if.
study-play-on-here = Continua da qui
study-what-if = E se …?
study-what-if-about = Continui come { $name } contro i bot: { $level }.
study-what-if-go = Gioca
study-as = Giochi come
study-level = Gli altri giocano
study-cards = Carte che non puoi conoscere
study-cards-possible = Come potevano essere
study-cards-true = Com’erano
study-cards-possible-about = Le carte nascoste vengono ridistribuite, d’accordo con tutto quello che si poteva sapere allora.
study-cards-true-about = Le carte nascoste sono come nella partita.
study-other-deal = Un’altra distribuzione
study-change = Cambia
study-back-moment = Torna alla partita
study-compared = Confronto con la partita
study-then = Nella partita:
study-now = Questa volta:
study-outcome = { $first } ha finito le carte prima di tutti. { $name }: { $place }.
study-place = { $place ->
   *[other] { $place }º a finire le carte
}
study-not-out = carte non finite

# Mistakes across all own matches.
mistakes-title = I miei errori
mistakes-lead = Quello che ti è costato di più, in tutte le partite analizzate.
mistakes-no-matches = Qui non hai ancora finito una partita. Poi troverai qui che cosa puoi fare meglio.
mistakes-nothing = Ancora niente da correggere
mistakes-reviewed = { $all ->
    [one] { $matches } partita analizzata su { $all }
   *[other] { $matches } partite analizzate su { $all }
}
mistakes-running = Le tue partite vengono analizzate. Intanto puoi fare altro.
# $which is "all" if none was reviewed yet, "rest" if some were; "latest": there are more than are
# reviewed at once.
mistakes-review = { $which ->
    [latest] Analizza le ultime { $count }
    [rest] { $count ->
        [one] Analizza l’altra
       *[other] Analizza le altre { $count }
    }
   *[all] { $count ->
        [one] Analizzala
       *[other] Analizzale
    }
}
mistakes-list = Tipi di errore, dal più costoso
mistakes-cost = { $count ->
    [one] una volta
   *[other] { $count } volte
}, { $lost } in meno
mistakes-examples = Esempi
mistakes-example = { $date }, nel round { $round }: −{ $loss }
mistakes-about = Percentuali della probabilità di vincere una partita, sommate su tutte le partite. Un esempio apre la posizione, per riprovare.
mistakes-none = Nelle tue partite non ci sono errori. Ben giocato!
