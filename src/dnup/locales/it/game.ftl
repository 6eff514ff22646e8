# Il gioco: i set, i rifiuti e quello che succede, in frasi.

set = { $size ->
    [1] un singolo { $value }
    [2] due { $value }
    [3] tre { $value }
    [4] quattro { $value }
    [5] cinque { $value }
    [6] sei { $value }
    [7] sette { $value }
    [8] otto { $value }
   *[other] { $size } carte di valore { $value }
}
set-bare = { $size ->
    [1] un { $value }
    [2] due { $value }
    [3] tre { $value }
    [4] quattro { $value }
    [5] cinque { $value }
    [6] sei { $value }
    [7] sette { $value }
    [8] otto { $value }
   *[other] { $size } carte di valore { $value }
}
set-cards = { $set } ({ $cards })
in-area = {" "}nell’area { $number }

# I rifiuti. $card, $area, $size, $value e $own sono i fatti del rifiuto; $set è il set d'intralcio
# in parole, $owner di chi è, $turn di chi è il turno. $ownermine è "yes" quando $owner è chi legge.
# $where dice l'area in due giocatori. Ogni numero di regola ha davanti un §: B1 senza § è un'area. C1 è di Prendi,
# ma anche le carte hanno un C1.

refusal-round-over = Il round è finito.
refusal-match-over = La partita è finita.
refusal-no-round = Le carte non sono ancora state distribuite.
refusal-not-your-turn = È il turno di { $owner }, non il tuo.
refusal-empty-set = Un set ha almeno una carta.
refusal-not-in-hand = Non hai { $card } in mano, o non ne hai abbastanza.
refusal-wrong-way-up = Hai { $card } solo nell’altro verso, e in mano non puoi capovolgere una singola carta.
refusal-mixed-values = Un set ha un solo valore: { $card } non va con le carte di valore { $value }.
refusal-play-not-higher = Davanti a { $ownermine ->
    [yes] te
   *[no] { $owner }
} { $size ->
    [1] c’è già un singolo { $value }: la tua carta singola deve essere più alta.
    [2] ci sono già due { $value }: la tua coppia deve essere più alta.
   *[other] c’è già un set da { $size } carte di valore { $value }: le tue { $size } carte devono essere più alte.
}
refusal-no-area = A questo tavolo non c’è un’area di gioco { $area }.
refusal-own-area = Quell’area di gioco è la tua: puoi aggiungere carte solo ai set degli avversari, e prendere solo quelli.
refusal-no-set = { $owner } non ha nessun set{ $where }.
refusal-other-value = Il set davanti a { $owner }{ $where } ha valore { $value }: { $card } non corrisponde.
refusal-add-not-higher = Davanti a { $ownermine ->
    [yes] te
   *[no] { $owner }
} { $size ->
    [2] ci sono già due { $value }: una coppia di { $own } non li batte.
   *[other] c’è già un set da { $size } carte di valore { $value }: { $size } carte di valore { $own } non lo battono.
}
refusal-with-rule = { $why } Vedi la regola { $rule ->
    [C1] §C1 (Prendi)
   *[other] §{ $rule }
}.

# Quello che succede. $mine è "yes" quando si parla di chi legge.

event-played = { $mine ->
    [yes] Giochi { $set }{ $where }.
   *[no] { $name } gioca { $set }{ $where }.
}
event-added = { $mine ->
    [yes] Aggiungi { $card } al set di { $owner }{ $where }.
   *[no] { $name } aggiunge { $card } { $ownermine ->
        [yes] al tuo set
       *[no] al set di { $owner }
    }{ $where }.
}
event-taken = { $mine ->
    [yes] Prendi il set di { $owner }, { $set }: capovolto diventa { $cards }.
   *[no] { $name } prende { $ownermine ->
        [yes] il tuo set
       *[no] il set di { $owner }
    }, { $set }: capovolto diventa { $cards }.
}
event-rotated = { $mine ->
    [yes] Capovolgi tutte le carte nella tua mano.
   *[no] { $name } capovolge tutte le carte nella sua mano.
}
event-returned = { $mine ->
    [yes] Il tuo set ({ $set }) viene battuto e ti torna in mano, capovolto: { $cards }.
   *[no] Il set di { $name } ({ $set }) viene battuto e torna in mano, capovolto: { $cards }.
}
event-discarded = { $mine ->
    [yes] Il tuo set viene scartato: { $set }.
   *[no] Il set di { $name } viene scartato: { $set }.
}
event-out = { $mine ->
    [yes] Hai finito le carte e { $won ->
        [round] vinci il round
        [1] ottieni 1 punto
       *[other] ottieni { $won } punti
    }!
   *[no] { $name } ha finito le carte e { $won ->
        [round] vince il round
        [1] ottiene 1 punto
       *[other] ottiene { $won } punti
    }.
}
event-round-over = Il round è finito.
event-deal = Le carte sono state distribuite. { $mine ->
    [yes] Hai la ★ e inizi tu.
   *[no] { $name } ha la ★ e inizia.
}
