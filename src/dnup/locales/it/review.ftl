# L’analisi di una partita: quello che dicono sia il terminale sia il browser.
#
# $name è un giocatore, $mine è "yes" quando è chi legge. Le probabilità come $before sono numeri interi su 100.

review-grade = { $grade ->
    [great] ottima
    [good] buona
    [inaccuracy] svista
    [mistake] errore
   *[blunder] errore grave
}
review-before = inizio
review-deal = carte
review-play = mosse
review-rest = gli altri
review-after = fine
review-chance-round = Probabilità di vincere il round
review-chance-match = Probabilità di vincere la partita

# Fortuna o abilità: una frase per ogni passo. I conti tornano.
review-luck-start = { $mine ->
    [yes] Hai cominciato
   *[no] { $name } ha cominciato
} con { $before } possibilità su 100{ $fair ->
    [yes] , come tutti
   *[no] {""}
}.
review-luck-deals = { $way ->
    [more] Le carte distribuite ne hanno aggiunte { $deal }.
    [less] Le carte distribuite ne hanno tolte { $deal }.
   *[even] Le carte distribuite erano alla pari.
}
review-luck-turns = Le { $mine ->
    [yes] tue mosse
   *[no] mosse di { $name }
} { $play ->
    [0] non sono costate niente.
   *[other] ne sono costate { $play }{ $most ->
        [0] {""}
       *[other] , di cui { $most } in un colpo solo
    }.
}
review-luck-rest = Quello che hanno fatto gli altri, e come sono cadute le carte, { $way ->
    [more] ne ha portate { $rest }.
    [less] ne ha tolte { $rest }.
   *[even] non ha cambiato niente.
}
review-luck-end = { $end ->
    [won] In tutto fa 100: { $mine ->
        [yes] hai vinto
       *[no] ha vinto { $name }
    }.
    [lost] Non ne resta nessuna.
   *[open] In tutto ne restano { $after }.
}
review-luck-refilled = Come possono le mosse costare più di quanto c’era all’inizio? Quando sbagliano gli altri le possibilità tornano, e si possono perdere di nuovo.
# $cause è quello che ha spostato di più la probabilità nella direzione presa; $went è "up" o "down".
review-cause = { $went ->
    [up] { $cause ->
        [deal] Le carte hanno aiutato { $mine ->
            [yes] te
           *[no] { $name }
        }.
       *[rest] Hanno aiutato soprattutto gli altri, e come sono cadute le carte.
    }
   *[down] { $cause ->
        [deal] Le carte non hanno aiutato { $mine ->
            [yes] te
           *[no] { $name }
        }.
        [play] Sono costate soprattutto le { $mine ->
            [yes] tue mosse
           *[no] mosse di { $name }
        }.
       *[rest] Gli altri hanno giocato bene, e le carte li hanno aiutati.
    }
}
review-grades = { $great ->
    [0] {""}
    [one] Un turno ottimo,{" "}
   *[other] { $great } turni ottimi,{" "}
}{ $good ->
    [one] uno buono
   *[other] { $good } buoni
}, { $inaccuracy ->
    [one] una svista
   *[other] { $inaccuracy } sviste
}, { $mistake ->
    [one] un errore
   *[other] { $mistake } errori
}, { $blunder ->
    [one] un errore grave
   *[other] { $blunder } errori gravi
}.
# $what è il tipo di errore, come sotto.
review-worst = Il turno più costoso: l’azione numero { $turn } del round { $round } è costata { $loss } possibilità su 100 ({ $what }).
review-kind = Quello che è costato di più in tutto: { $what }.
review-turning = La svolta: azione numero { $turn } del round { $round }. Le possibilità di vincere la partita sono passate da { $before } a { $after } su 100.

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

# Perché un’azione era debole, detto a chi l’ha fatta. $name è il prossimo giocatore e ha $cards carte; $set è stato diviso.
reason-was-missed-going-out = Potevi finire subito le carte.
reason-was-let-go-out = A { $name } { $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
}: è probabile che le finisca al prossimo turno.
reason-was-should-have-rotated = Valeva la pena usare un turno per capovolgere la mano.
reason-was-should-have-taken = Valeva la pena prendere il set sul tavolo.
reason-was-should-have-added = Una carta aggiunta non torna più.
reason-was-rotated-too-early = Capovolgere la mano costa un turno, e la tua aveva ancora qualcosa da fare.
reason-was-took-needlessly = Prendere un set ti riempie la mano e ti costa il turno.
reason-was-added-needlessly = Aggiungendo ti liberi di una carta sola, e il turno è finito.
reason-was-broke-up-set = Hai diviso { $set }: insieme sono più forti.
reason-was-too-many = Bastavano meno carte. Le altre valgono di più in mano.
reason-was-too-few = Puoi liberarti di più carte in una volta, e un set più grande è più difficile da battere.
reason-was-too-high = Bastava un set più basso. Tieni le carte alte per quando servono.
reason-was-too-low = Un set basso viene battuto presto e ti torna in mano. Uno più alto dura di più.
reason-was-other-cards = Il valore era giusto. Con altre carte dello stesso valore ti resta una mano migliore.
reason-was-other-set = L’idea era giusta. L’altro set si adatta meglio alla tua mano.
