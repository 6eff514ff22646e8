# Perché un'azione è buona: fatti che chi gioca può verificare, veri qualunque cosa abbiano gli altri.
#
# $set è un set in parole, per esempio "tre 8"; $value e $size sono i suoi. $name è un altro giocatore.
# $higher e $above sono valori; $left e $cards contano carte.

reason-wins = Così finisci le carte e vinci la partita.
reason-out = Così finisci le carte e vinci { $won ->
    [round] il round
    [1] 1 punto
   *[other] { $won } punti
}.
# $values è quanti valori sono più alti; $higher è quel valore, se è uno solo.
reason-unbeatable = Nessuno può battere { $set }: { $values ->
    [0] nessuna carta è più alta.
    [1] { $left ->
        [0] tutti i { $higher } sono andati o sono tuoi.
        [1] tutti i { $higher } tranne uno sono andati o sono tuoi.
        [2] tutti i { $higher } tranne due sono andati o sono tuoi.
        [3] tutti i { $higher } tranne tre sono andati o sono tuoi.
       *[other] tutti i { $higher } tranne { $left } sono andati o sono tuoi.
    }
   *[other] { $left ->
        [0] tutte le carte più alte sono andate o sono tue.
        [1] di ogni valore più alto resta agli altri al massimo una carta.
       *[other] di ogni valore più alto restano agli altri al massimo { $left } carte.
    }
}
reason-safe = Nessuno può battere { $set } prima del tuo prossimo turno: { $size ->
    [1] nessuno può avere una carta più alta.
   *[other] nessuno può mettere insieme { $size } carte di un valore più alto.
}
reason-stops-out = A { $name } { $cards ->
    [1] resta una carta, e così al prossimo turno non può finire le carte.
    [2] restano due carte, e così al prossimo turno non può finire le carte.
    [3] restano tre carte, e così al prossimo turno non può finire le carte.
   *[other] restano { $cards } carte, e così al prossimo turno non può finire le carte.
}
reason-one-set = Così in mano ti resta solo { $set }: ancora un set e hai finito le carte.
reason-beats = Rimanda { $set } a { $name }, che poi ha { $cards ->
    [1] una carta
   *[other] { $cards } carte
}.
reason-hinders-out = A { $name } { $cards ->
    [1] resta una carta, e così al prossimo turno finisce le carte solo con un valore sopra il { $above }.
    [2] restano due carte, e così al prossimo turno finisce le carte solo con due carte di un valore sopra il { $above }.
   *[other] restano { $cards } carte, e così al prossimo turno finisce le carte solo con { $cards } carte di un valore sopra il { $above }.
}
reason-only-value = Solo dei { $higher } possono battere { $set }, e agli altri ne { $left ->
    [1] resta al massimo uno
   *[other] restano al massimo { $left }
}.
reason-few-beat = { $left ->
    [1] Resta una sola carta che può battere { $set }.
    [2] Restano solo due carte che possono battere { $set }.
    [3] Restano solo tre carte che possono battere { $set }.
   *[other] Restano solo { $left } carte che possono battere { $set }.
}
reason-take-to = Capovolte, le carte che prendi ti danno { $set }.
reason-rotate-to = Capovolta, la tua mano ha { $set }.
reason-no-play = Non puoi giocare niente: nessun tuo set è abbastanza alto.
reason-add-safe = Una carta che aggiungi non può tornarti in mano.
reason-keeps-set = Tieni insieme { $set } in mano.
reason-lowest = Il { $value } è il valore più basso della tua mano, e te ne liberi.
