# La fine di un round e di una partita nel browser, e il controllo delle distribuzioni.
#
# $name è un giocatore, $names sono più giocatori, come "Anna e Ben"; $mine è "yes" quando si parla di chi legge.

ending-look = Guarda il tavolo
ending-show = Mostra il risultato
ending-you = tu
ending-points = Punti: { $points } su { $goal }
# Per i lettori di schermo: le carte rimaste in una mano.
ending-hand = { $count ->
    [0] Nessuna carta.
    [one] Una carta: { $cards }
   *[other] { $count } carte: { $cards }
}

# La fine di un round.
ending-round = Round { $round }
ending-round-won = { $mine ->
    [yes] Hai vinto il round!
   *[no] { $name } vince il round
}
ending-round-out = { $mine ->
    [yes] { $place ->
        [1] Hai finito le carte prima di tutti!
       *[other] Hai finito le carte al secondo posto!
    }
   *[no] { $name } finisce le carte prima di tutti
}
ending-won-round = Carte finite
ending-out = { $place ->
    [1] 1º a finire
   *[other] 2º a finire
}
ending-left = { $count ->
    [one] Una carta rimasta
   *[other] { $count } carte rimaste
}
# $letters sono le lettere ottenute della parola dnup, come "d e n".
ending-gained = { $count ->
    [one] ottiene la lettera { $letters }
   *[other] ottiene le lettere { $letters }
}
ending-next = Prossimo round
ending-awaited = Si aspetta { $names }.
ending-wanting = { $count ->
    [one] { $names } vuole continuare.
   *[other] { $names } vogliono continuare.
}
ending-countdown = { $seconds ->
    [0] Comincia il prossimo round.
    [one] Il prossimo round comincia al più tardi tra un secondo.
   *[other] Il prossimo round comincia al più tardi tra { $seconds } secondi.
}

# La fine di una partita.
ending-match = { $rounds ->
    [one] La partita, dopo un round
   *[other] La partita, dopo { $rounds } round
}
ending-points-table = Punti di ogni round
ending-player = Giocatore
ending-all-points = Punti totali
ending-assisted = { $mine ->
    [yes] { $count ->
        [one] Mentre non c'eri, un bot ha fatto una mossa per te.
       *[other] Mentre non c'eri, un bot ha fatto { $count } mosse per te.
    }
   *[no] { $count ->
        [one] Un bot ha fatto una mossa per { $name }, che non c'era.
       *[other] Un bot ha fatto { $count } mosse per { $name }, che non c'era.
    }
}
ending-last-hands = Che cosa è rimasto nelle mani
ending-record = La registrazione di questa partita
ending-save = Salva
ending-share = Condividi
ending-share-text = Una partita di dnup, mossa per mossa
ending-copy = Copia il link
ending-verify = Controlla le distribuzioni
ending-verify-missing = Non è stato possibile caricare il controllo. Riprova quando torna la connessione.
ending-rematch = Rivincita
ending-no-rematch = Niente rivincita
ending-others = Nuovi avversari
ending-home = Pagina iniziale
ending-ready = { $count ->
    [one] { $names } vuole la rivincita.
   *[other] { $names } vogliono la rivincita.
}
ending-empty = { $count ->
    [one] Un posto è libero: per la rivincita deve sedersi qualcuno.
   *[other] { $count } posti sono liberi: per la rivincita deve sedersi qualcuno in ognuno.
}
