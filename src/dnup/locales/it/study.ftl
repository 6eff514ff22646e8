# The browser: matches that are reviewed, learned from and played on; mistakes across all own matches.
#
# $name is a player; $mine is "yes" for the reader. $cost is how many of 100 chances something cost.
# $action is what somebody could do, as a whole phrase, such as "Play two 5s (5/1 5/2)"; as a number, in messages
# about a moment, it is the number of the action in its round.

study-review = Analisi
study-do-rotate = Capovolgi tutta la mano
study-running = Stiamo controllando ogni turno.
study-running-part = Stiamo controllando ogni turno: { $percent } per cento fatto.
study-waiting = L’analisi comincia tra un momento …
study-count = { $done } turni controllati su { $total }
study-slow = Ci vuole più del solito. Intanto guardati intorno: quello che è pronto è già qui.
study-done = L’analisi è pronta.
study-failed = L’analisi si è fermata.
study-not-yet = Questo turno non è ancora controllato.
study-no-verdict = Qui non toccava a nessuno.
refused-no-kernel = Questo server non può analizzare partite.
refused-too-many-reviews = Ci sono troppe analisi in corso. Riprova tra un po'.
study-method = Per ogni turno una rete neurale che ha imparato dnup giocando contro sé stessa ha giudicato tutte le azioni possibili. Quelle promettenti e quella scelta sono state anche provate, almeno { $simulations } volte in tutto, con le carte distribuite in modo compatibile con quello che il giocatore sapeva allora.

# The river of chances.
study-river = Chi stava vincendo?
study-river-about = 100 possibilità, divise fra { $players ->
    [2] due
    [3] tre
    [4] quattro
   *[other] cinque
}. { $mine ->
    [yes] Le tue sono in basso.
   *[no] Quelle di { $name } sono in basso.
}
study-rounds = Round { $rounds }
study-look-at = { $mine ->
    [yes] Analizza i tuoi turni
   *[no] Analizza i turni di { $name }
}
study-numbers = Tutti i numeri
study-chances = Le possibilità di tutti, su 100
study-chances-none = Le possibilità non sono ancora note.
study-chance-of = { $name }: { $chance } su 100.
study-open-hands = Le possibilità conoscono le carte di tutti. I giudizi no: contano solo quello che il giocatore poteva sapere.

# A turn: what was done, and what was better. $set is a set in words, $cards and $held stand where cards are shown.
study-here = Questo turno
study-dealt = Round { $round }: carte distribuite
study-deal-of = { $way ->
    [more] Le carte distribuite hanno aggiunto { $deal } { $mine ->
        [yes] alle tue possibilità
       *[no] alle possibilità di { $name }
    }.
    [less] Le carte distribuite hanno tolto { $deal } { $mine ->
        [yes] alle tue possibilità
       *[no] alle possibilità di { $name }
    }.
   *[even] Le carte distribuite non hanno favorito nessuno.
}
# How many turns were how good, after their number.
study-grades = { $grade ->
    [great] { $count ->
        [one] turno ottimo
       *[other] turni ottimi
    }
    [good] { $count ->
        [one] turno buono
       *[other] turni buoni
    }
    [inaccuracy] { $count ->
        [one] svista
       *[other] sviste
    }
    [mistake] { $count ->
        [one] errore
       *[other] errori
    }
   *[blunder] { $count ->
        [one] errore grave
       *[other] errori gravi
    }
}
study-turn-title = { $grade ->
    [great] Ottimo turno
    [good] Buon turno
    [inaccuracy] Una piccola svista
    [mistake] Un errore
   *[blunder] Un errore grave
}
study-turn-costliest = { $mine ->
    [yes] Il tuo turno più costoso
   *[no] Il turno più costoso di { $name }
}
study-turn-at = Round { $round }, { $mine ->
    [yes] tuo turno numero { $turn }:
   *[no] turno numero { $turn } di { $name }:
} { $grade ->
    [great] qualsiasi altra scelta era un errore.
    [good] niente era chiaramente meglio.
   *[weak] è costato { $cost } possibilità su 100.
}
study-did = { $mine ->
    [yes] { $kind ->
        [play] Hai giocato
        [add] Hai aggiunto
        [take] Hai preso
       *[rotate] Hai capovolto la mano
    }
   *[no] { $name } { $kind ->
        [play] ha giocato
        [add] ha aggiunto
        [take] ha preso
       *[rotate] ha capovolto la mano
    }
}
study-instead = Meglio: { $kind ->
    [play] { $set }
    [add] aggiungere { $set }
    [take] prendere { $set }
   *[rotate] capovolgere la mano
}
# $was is "yes" for what was done, "no" for what was better.
study-return-taken = In mano { $was ->
    [yes] { $count ->
        [one] è arrivato
       *[other] sono arrivati
    } { $held }.
   *[no] { $count ->
        [one] arriva
       *[other] arrivano
    } { $held }.
}
study-return-beaten = { $count ->
    [one] La carta
   *[other] Le carte
} { $mine ->
    [yes] { $cards } che avevi sul tavolo
   *[no] { $cards } di { $owner }
} { $was ->
    [yes] { $count ->
        [one] è tornata
       *[other] sono tornate
    } a casa come { $held }.
   *[no] { $count ->
        [one] torna
       *[other] tornano
    } a casa come { $held }.
}
study-return-rotated = La mano { $mine ->
    [yes] tua
   *[no] di { $owner }
} { $was ->
    [yes] è diventata { $held }.
   *[no] diventa { $held }.
}
study-why = Perché?
# What { $text } says is said to somebody else.
study-quote = “{ $text }”
study-better = La migliore: { $action }
study-reply = Poi, probabilmente: { $action }
study-alternatives = Tutte le scelte
study-alternatives-about = Quante possibilità su 100 valeva ognuna, per quello che { $mine ->
    [yes] potevi sapere
   *[no] poteva sapere { $name }
}.
study-tag-best = migliore
study-tag-played = scelta
study-worth = vale { $chance } su 100
study-all = Tutte le { $count } scelte
study-fewer = Di meno

# From one mistake to the next.
study-try = Riprova il turno
study-costliest = { $mine ->
    [yes] Guarda il tuo turno più costoso
   *[no] Guarda il turno più costoso di { $name }
}
study-previous-mistake = Errore precedente
study-next-mistake = Prossimo errore
study-no-mistakes = { $mine ->
    [yes] Nessun errore. Hai giocato bene ogni turno!
   *[no] Nessun errore. { $name } ha giocato bene ogni turno!
}
study-keys = M va al prossimo errore, Maiusc+M al precedente.

# Luck or skill: steps of a chart. $sum is the sum that it shows, such as "33 + 9 − 21 − 21 = 0".
study-luck = Fortuna o abilità?
study-luck-later = Arriva quando tutti i turni sono controllati.
study-luck-sum = I conti tornano: { $sum }
study-step-share = Parte equa
study-step-deal = { $way ->
    [more] Carte buone
    [less] Carte brutte
   *[even] Carte pari
}
study-step-play = { $mine ->
    [yes] I tuoi turni
   *[no] I suoi turni
}
study-step-rest = Gli altri
study-step-end = { $open ->
    [yes] Finora
   *[no] Alla fine
}
study-whole = Tutta la partita
study-sums-about = Ogni riga torna, in possibilità su 100. Carte: quanto valevano a mani scoperte. Mosse: quanto sono costate rispetto alla scelta migliore. Gli altri: che cosa hanno fatto, e come sono cadute le carte.

study-moment = Momento
study-moment-deal = Round { $round }, la distribuzione
study-moment-action = Round { $round }, azione { $action }
study-moment-after = Round { $round }, dopo l’azione { $action }

# Learning from mistakes.
study-learn = Seconda possibilità
study-learn-title = Stesse carte, seconda possibilità
study-learn-preparing = Cominciamo appena tutti i turni sono stati controllati.
study-learn-none = In questa partita non ci sono errori da cui imparare.
study-learn-at = { $at } di { $count }
study-learn-turn = Round { $round }, tuo turno numero { $turn }
study-learn-next = Avanti
study-learn-end = Al risultato
study-learn-over = Erano tutti
study-learn-left = { $count ->
    [one] Quello che resta
   *[other] I { $count } che restano
}
study-learn-all = Anche con le piccole sviste
study-solved = { $solved } trovati su { $count }
study-found = Trovata
study-cost = { $cost } possibilità su 100
study-task-played = { $kind ->
    [play] Nella partita qui hai giocato { $cards }.
    [add] Nella partita hai aggiunto { $cards } al set { $mine ->
        [yes] tuo
       *[no] di { $owner }
    }.
    [take] Nella partita qui hai preso { $cards } { $mine ->
        [yes] dal tuo altro posto
       *[no] di { $owner }
    }.
   *[rotate] Nella partita qui hai capovolto la mano.
} Ti è costato { $cost } possibilità su 100.
study-task = Che cosa faresti adesso? Non c’è niente in gioco.
study-right = Ben fatto! Vale quanto la migliore.
study-right-best = Ben fatto! È l’azione migliore.
study-wrong = Costerebbe { $cost } possibilità su 100. C’è di meglio. Ho rimesso tutto a posto.
study-wrong-again = È quello che hai fatto nella partita, e ti è costato { $cost } possibilità su 100. Ho rimesso tutto a posto.
study-shown-task = Fallo al tavolo, o vai avanti.
study-play-on = Continua a giocare
study-not-judged = Quello che fai non può essere valutato ora.
study-again = Riprova
study-show = Fammi vedere
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
mistakes-title = Seconde possibilità
mistakes-lead = Questi sono gli errori che ti sono costati di più. Scegline uno e lo guardiamo insieme.
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
    [one] Una volta, circa { $cost } possibilità
   *[other] { $count } volte, circa { $cost } possibilità in tutto
}
mistakes-examples = Esempi
mistakes-example = { $date }, round { $round }: { $cost } su 100
mistakes-about = Ogni partita ha 100 possibilità da dividere. Scegli una data per riprovare quel turno.
mistakes-none = Nelle tue partite non ci sono errori. Ben giocato!
