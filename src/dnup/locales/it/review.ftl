# La revisione di una partita: quello che dicono sia il terminale sia il browser.
#
# $name è un giocatore, $mine è "yes" quando è chi legge; le probabilità come $before hanno già il segno di percentuale.

review-grade = { $grade ->
    [good] buona
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}
review-before = prima
review-deal = distribuzione
review-play = mosse
review-rest = resto
review-after = dopo
review-chance-round = Probabilità di vincere il round
review-chance-match = Probabilità di vincere la partita

# Il riassunto della partita di un posto: alcune di queste frasi, una dopo l'altra.
review-result = { $mine ->
    [yes] Tu
   *[no] { $name }
}: partita { $won ->
    [yes] vinta
   *[no] non vinta
}. Probabilità all’inizio: { $before }; le distribuzioni { $dealt ->
    [more] hanno dato { $deal }
   *[less] hanno tolto { $deal }
}, le mosse sono costate { $play }, gli altri e il caso { $rested ->
    [more] hanno dato { $rest }
   *[less] hanno tolto { $rest }
}.
review-result-open = { $mine ->
    [yes] Tu
   *[no] { $name }
}: probabilità all’inizio { $before }, adesso { $after }; le distribuzioni { $dealt ->
    [more] hanno dato { $deal }
   *[less] hanno tolto { $deal }
}, le mosse sono costate { $play }, gli altri e il caso { $rested ->
    [more] hanno dato { $rest }
   *[less] hanno tolto { $rest }
}.
# $cause è quello che ha spostato di più la probabilità nella direzione presa; $went è "up" o "down".
review-cause = { $went ->
    [up] { $cause ->
        [deal] Ha aiutato soprattutto la fortuna nelle distribuzioni.
       *[rest] Ha aiutato soprattutto quello che hanno fatto gli altri, e come sono cadute le carte.
    }
   *[down] { $cause ->
        [deal] È costata soprattutto la sfortuna nelle distribuzioni.
        [play] Sono costate soprattutto le proprie mosse.
       *[rest] È costato soprattutto quello che hanno fatto gli altri, e come sono cadute le carte.
    }
}
review-grades = { $good ->
    [one] Una buona azione
   *[other] { $good } buone azioni
}, { $inaccuracy ->
    [one] un’imprecisione
   *[other] { $inaccuracy } imprecisioni
}, { $mistake ->
    [one] un errore
   *[other] { $mistake } errori
}, { $blunder ->
    [one] un errore grave
   *[other] { $blunder } errori gravi
}.
# $what è il tipo di errore, come sotto.
review-worst = L’azione più costosa: la { $turn } del round { $round } ha perso { $loss } ({ $what }).
review-kind = Quello che è costato di più in tutto: { $what }.
review-turning = La svolta: con l’azione { $turn } del round { $round } la probabilità di vincere la partita è passata da { $before } a { $after }.

# Tipi di errore: che cosa è stato fatto, o andava fatto.
mistake-missed-going-out = occasione mancata di finire le carte
mistake-let-go-out = via libera al prossimo per finire le carte
mistake-should-have-rotated = era meglio capovolgere la mano
mistake-should-have-taken = era meglio prendere un set
mistake-should-have-added = era meglio aggiungere una carta
mistake-rotated-too-early = mano capovolta troppo presto
mistake-took-needlessly = set preso senza bisogno
mistake-added-needlessly = carta aggiunta senza bisogno
mistake-broke-up-set = set spezzato
mistake-too-many = troppe carte giocate
mistake-too-few = troppo poche carte giocate
mistake-too-high = valore giocato troppo alto
mistake-too-low = valore giocato troppo basso
mistake-other-cards = carte sbagliate di quel valore
mistake-other-set = set sbagliato
