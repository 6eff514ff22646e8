# L'analisi di una posizione e la revisione di una partita. Chi gioca da solo si chiama "Tu".

cli-analyse = Riguarda una partita registrata: che cosa era meglio, quanto valeva ogni azione e quanto ha contato la fortuna.
cli-opt-analyse-seat = Solo le azioni di questo posto.
cli-opt-analyse-round = Solo questo round.
cli-opt-analyse-turn = Solo questa azione del round, con il numero che le dà "dnup replay": ogni scelta con le sue probabilità.
cli-opt-simulations = Quante simulazioni per ogni azione; se manca, { $simulations }. Fino a sei volte tante dove il giudizio è in bilico. Lo stesso numero dà lo stesso risultato.
cli-opt-time = Quanti millisecondi per ogni azione, invece delle simulazioni.
cli-opt-threads = Quanti thread; se manca, quanti ne regge il computer. Non cambiano il risultato.
cli-opt-analyse-json = Stampa come JSON.

analyse-simulations-or-time = Scegli tra --simulations e --time.
analyse-which-round = Quale round? Indicalo con --round; la registrazione ne ha { $rounds }.
analyse-no-turn = L’azione { $turn } del round { $round } non c’è: il round ne ha { $turns }.
analyse-not-their-turn = L’azione { $turn } del round { $round } non è di { $seat } ma di { $actor }. Le azioni di { $seat } sono: { $turns }.
analyse-nothing = Non c’è niente da guardare: nessuna azione corrisponde.
analyse-stopped = Interrotto dopo { $done } di { $planned } azioni.
analyse-stopped-early = Interrotto dopo { $simulations } simulazioni.
analyse-reviewing = Revisione
analyse-latest = Round { $round }, azione { $turn }, { $name }: { $grade }

analyse-moment = Round { $round }, azione { $turn }: { $name ->
    [Tu] tocca a te, e non sai dove { $unknown ->
        [one] si trova una carta
       *[other] si trovano { $unknown } carte
    }
   *[other] tocca a { $name }, che non sa dove { $unknown ->
        [one] si trova una carta
       *[other] si trovano { $unknown } carte
    }
}.
analyse-action = azione
analyse-in-words = in parole
analyse-match = vince la partita
analyse-round = vince il round
analyse-simulations = simulazioni
analyse-reply = risposta attesa
analyse-with-error = { $chance } ± { $error }
analyse-played = { $name ->
    [Tu] La tua scelta
   *[other] La scelta di { $name }
}: { $action }. { $grade ->
    [great] Era ottima: qualsiasi altra sarebbe stata un errore.
    [good] Era buona.
    [inaccuracy] Una svista: { $loss } in meno della migliore.
    [mistake] Un errore: { $loss } in meno della migliore.
   *[blunder] Un errore grave: { $loss } in meno della migliore.
}
analyse-what = Che cosa non andava: { $what }.
analyse-moment-legend =
    Probabilità con il loro errore standard, da { $simulations } simulazioni, con quello che { $name ->
        [Tu] sapevi tu
       *[other] sapeva { $name }
    }; la scelta migliore per prima.
    Un asterisco (*) segna la scelta fatta.

analyse-round-title = Round { $round }
analyse-all-good = {"  "}Tutte le azioni esaminate erano buone.
analyse-turn = azione
analyse-seat = posto
analyse-did = fatto
analyse-did-knowing = { $action }, { $unknown ->
    [0] conoscendo tutte le carte
    [one] senza conoscere una carta
   *[other] senza conoscere { $unknown } carte
}
analyse-better = meglio
analyse-loss = perso
analyse-why = perché
analyse-kind = che cosa
analyse-grade = giudizio
analyse-total = Tutto quello che è stato esaminato
analyse-legend =
    Tutto in probabilità di vincere la partita: inizio + carte + mosse + gli altri = fine.
    Perso è la differenza dall’azione migliore per quello che il posto sapeva allora, con l’errore standard; una svista
    perde almeno { $inaccuracy }, un errore { $mistake }, un errore grave { $blunder }; quello che può dipendere dal caso conta come buono.
    È ottima l’azione migliore quando qualsiasi altra sarebbe stata un errore.
    Carte è quanto valevano le carte distribuite a mani scoperte; gli altri, che cosa hanno fatto e come sono cadute le carte.
    I grafici mostrano le probabilità a mani scoperte, da 0 % ({ $low }) a 100 % ({ $high }), dopo la distribuzione e dopo ogni azione.
