# La propria mano nel browser, e come si agisce con essa.

refused-select-first = Prima scegli le carte da giocare.
refused-add-one-card = Si può aggiungere esattamente una carta: scegline una sola.

hand-title = La tua mano, { $count ->
    [one] una carta
   *[other] { $count } carte
}
hand-cards = Le tue carte. Con le frecce passi da una all’altra.
hand-cards-peek = Le tue carte come sarebbero se le capovolgessi.
hand-came-back = Ti è appena tornata in mano
# Una carta per chi usa un lettore di schermo: $value è il valore attivo, $other quello inattivo; $star è "yes" per la carta con la stella.
hand-card = { $star ->
    [yes] { $value }, capovolta { $other }, stella
   *[no] { $value }, capovolta { $other }
}
hand-card-peek = { $star ->
    [yes] Se capovolgi: { $value }, capovolta { $other }, stella
   *[no] Se capovolgi: { $value }, capovolta { $other }
}
# A card or a set within a sentence, for who hears it. $value is active, $other inactive; $others are the
# inactive values of the set, $star is "yes" for the card with the star.
card-inside = { $star ->
    [yes] { $value } (capovolta { $other }, stella)
   *[no] { $value } (capovolta { $other })
}
set-turned = { $set }, capovolgendo { $others }
set-turned-star = { $other } (stella)

# La riga sopra la mano. $set è un set in parole, come "due 5"; $name è un giocatore.
hand-turn = Tocca a te
hand-turn-area = Tocca a te · area { $number }
hand-now = { $cards ->
    [yes] { $sets ->
        [yes] Scegli le carte, prendi un set o capovolgi.
       *[no] Scegli le carte o capovolgi.
    }
   *[no] { $sets ->
        [yes] Prendi un set o capovolgi.
       *[no] Puoi solo capovolgere.
    }
}
# In the first turn of somebody's first match.
hand-goal = { $players ->
    [2] Liberati per primo delle carte. Hai due aree di gioco.
   *[other] Liberati per primo delle carte. Giocane una, o più di uno stesso valore.
}
hand-now-selected = { $play ->
    [yes] { $adds ->
        [0] Puoi giocare { $set }.
       *[other] Puoi giocare { $set }, o aggiungerlo a un set illuminato.
    }
   *[no] { $adds ->
        [0] Adesso non puoi giocare { $set }. Premi Gioca per sapere perché.
       *[other] Puoi aggiungere { $set } a un set illuminato.
    }
}
hand-wait = Tocca a { $name }. Intanto puoi già scegliere le carte.
hand-wait-selected = Tocca a { $name }. Hai scelto { $set }.
hand-out = Hai finito le carte. Gli altri giocano ancora.
hand-paused = La partita è in pausa.
hand-peeking = Solo un’occhiata: la tua mano come sarebbe se la capovolgessi.
hand-rule = Perché?
# $action è quello che si farebbe, come "Gioca due 5".
hand-confirm = { $action }?
hand-yes = Sì
hand-no = No

# I pulsanti sotto la mano.
hand-actions = Che cosa puoi fare
hand-select = Scegli le carte
hand-nothing = Niente da giocare
hand-key = { $kind ->
    [take] Prendi { $size } × { $value }
    [add] Aggiungi { $value }
   *[play] Gioca { $size } × { $value }
}
hand-beats = { $ownermine ->
    [yes] { $size ->
        [1] Batte il tuo { $value }.
       *[other] Batte il tuo set: { $beaten }.
    }
   *[no] { $size ->
        [1] Batte un { $value } di { $owner }.
       *[other] Batte { $beaten } di { $owner }.
    }
}
hand-aim-add = { $size ->
    [1] Aggiungi il tuo { $value } a quello di { $owner }.
   *[other] Aggiungi il tuo { $value } a { $target } di { $owner }.
}
hand-aim-take = Prendi { $set } da { $owner }? { $count ->
    [one] Nella tua mano diventa { $values }.
   *[other] Nella tua mano diventano { $values }.
}
hand-queued = Connessione assente. La tua mossa aspetta: { $action }.
hand-planned = Al tuo turno: { $action }.
hand-dropped = Non è più possibile: { $action }.
# Selects cards that would do instead; they stand behind it, as small cards.
hand-use = Usa
hand-rotate = Capovolgi
hand-peek = Sbircia
hand-sort = Ordina
hand-clear = Deseleziona
hand-hint = Consiglio

# L'elenco dei tasti.
key-space = Spazio
key-enter = Invio
key-shift = Maiusc
key-escape = Esc
key-tab = Tab
keys-move = Vai da una carta all’altra
keys-select = Scegli la carta, o lasciala
keys-order = Sposta la carta nella mano
keys-clear = Deseleziona tutto, o rispondi “No”
keys-area = Vai a un’area di gioco, e lì gioca, aggiungi o prendi
keys-single = Singoli tasti
keys-single-on = I singoli tasti agiscono al tavolo
keys-value = Scegli un’altra carta di questo valore (0 sta per 10); dopo l’ultima, nessuna
keys-all = Scegli tutte le carte di questo valore
keys-play = Gioca le carte scelte
keys-rotate = Capovolgi la mano
keys-target = Vai al prossimo set o alla prossima area illuminata; con Invio confermi
keys-peek = Sbircia: la mano come sarebbe se la capovolgessi
keys-hand = Vai alla tua mano
keys-hint = Consiglio: le azioni migliori, dove se ne possono avere
keys-aid = Mostra la carta consultazione
keys-help = Mostra questo elenco

# Quando la connessione cade dopo che qualcosa è stato chiesto.
refused-no-answer = La connessione è caduta prima della risposta del server. Può essere stato fatto, o no.
refused-create-lost = La connessione è caduta prima della risposta del server, quindi può essere stato aperto un tavolo, o no. Se vuoi, aprine un altro: un tavolo vuoto si chiude da solo.
