# dnup admin: looking after a server.

cli-admin = Gestisci un server dalla macchina su cui gira.
cli-admin-status = Mostra quanto è occupato il server.
cli-admin-watch = Mostra dal vivo quanto è occupato il server, fino a Ctrl-C.
cli-admin-tables = Elenca i tavoli aperti.
cli-admin-close = Chiudi un tavolo. La partita finisce, e chi è lì viene avvisato.
cli-admin-guests = Elenca gli ospiti presenti, o chi ha NAME nel nome.
cli-admin-remove = Togli un ospite dai suoi posti e chiudi le sue connessioni. Può tornare.
cli-admin-ban = Escludi un ospite o un indirizzo per un periodo. Vale anche dopo un riavvio, e chi è escluso legge fino a quando e perché.
cli-admin-mute = Non far scrivere in chat un ospite per un periodo, a nessun tavolo.
cli-admin-bans = Elenca esclusioni e divieti di chat.
cli-admin-lift = Termina prima un’esclusione o un divieto di chat.
cli-admin-rename = Dai un altro nome a un ospite.
cli-admin-delete = Elimina una partita, i punteggi in classifica o un ospite.
cli-admin-delete-match = Elimina una partita dagli elenchi di tutti, con la registrazione e l’analisi.
cli-admin-delete-ratings = Togli un ospite dalla classifica.
cli-admin-delete-guest = Elimina un ospite e tutto ciò che è suo.
cli-admin-reports = Mostra le segnalazioni, con quello che è stato detto al tavolo.
cli-admin-settle = Di’ come hai gestito una segnalazione.
cli-admin-announce = Di’ ai giocatori quando comincia la manutenzione: lo vedono su ogni pagina.
cli-admin-drain = Non far cominciare altre partite, e ferma il server quando quelle in corso sono finite.
cli-admin-moderators = Elenca i moderatori, o scegli chi sono. Hanno una pagina loro su /moderate.
cli-admin-moderators-add = Fai diventare moderatore un ospite.
cli-admin-moderators-remove = Togli a un ospite il ruolo di moderatore.
cli-admin-log = Mostra chi ha fatto che cosa, quando e perché.
cli-admin-arg-guest = L’ospite: il suo id, il codice di un tavolo e il nome che ha lì (ABC234/Ann), o un nome che ha un solo ospite.
cli-admin-arg-whom = Un ospite (un id, ABC234/Ann o un nome), o un indirizzo IP.
cli-admin-arg-code = Il codice del tavolo.
cli-admin-arg-name = Una parte di un nome, o un id.
cli-admin-arg-new-name = Il nuovo nome.
cli-admin-arg-id = L’id, come lo mostra l’elenco.
cli-admin-arg-match = L’id della partita, o il suo link.
cli-admin-arg-time = Quando: 22:30, “2026-11-20 22:30” o +30m.
cli-admin-opt-json = Scrivi in JSON, per gli script.
cli-admin-opt-why = Perché. Va nel registro, e lo legge anche chi viene escluso o tolto.
cli-admin-opt-for = Per quanto tempo: 30m, 12h, 7d, 4w o forever.
cli-admin-opt-with-address = Escludi anche l’indirizzo da cui l’ospite è collegato.
cli-admin-opt-every = Secondi tra un aggiornamento e l’altro.
cli-admin-opt-all = Mostra anche le segnalazioni già gestite.
cli-admin-opt-text = Una frase per i giocatori, per esempio su che cosa ci sarà di nuovo.
cli-admin-opt-announce-off = Ritira l’annuncio.
cli-admin-opt-within = Ferma dopo questo tempo, anche se ci sono partite in corso. Continuano dopo il prossimo avvio.
cli-admin-opt-drain-off = Fai di nuovo cominciare le partite.
cli-admin-opt-wait = Aspetta che il server si sia fermato.
cli-admin-opt-count = Mostra le ultime N righe.

# What was done: as an answer, and in the log.
admin-did-close-table = Chiuso il tavolo { $table }.
admin-did-remove = Tolto dai tavoli: { $name } ({ $guest }).
admin-did-ban = Esclusione di { $name } ({ $guest }){ $until ->
    [never] {""} per sempre
   *[other] {""} fino a { $until }
}. Id: { $ban }.
admin-did-ban-address = Esclusione dell’indirizzo { $address }{ $until ->
    [never] {""} per sempre
   *[other] {""} fino a { $until }
}. Id: { $ban }.
admin-did-mute = Divieto di chat per { $name } ({ $guest }){ $until ->
    [never] {""} per sempre
   *[other] {""} fino a { $until }
}. Id: { $ban }.
admin-did-lift = Terminato { $ban } per { $name }.
admin-did-rename = { $before } ({ $guest }) ora si chiama { $name }.
admin-did-delete-match = Eliminata la partita { $record }.
admin-did-delete-ratings = Fuori dalla classifica: { $name } ({ $guest }).
admin-did-delete-guest = Eliminato l’ospite { $guest }.
admin-did-settle = Gestita la segnalazione { $report } su { $name } ({ $guest }).
admin-did-announce = Annunciata la manutenzione: { $at }.
admin-did-withdraw = Annuncio ritirato.
admin-did-drain = Non cominciano altre partite. Il server si ferma quando sono finite tutte, al più tardi alle { $until }.
admin-did-stop-draining = Le partite possono di nuovo cominciare.
admin-did-add-moderator = { $name } ({ $guest }) ora modera.
admin-did-remove-moderator = { $name } ({ $guest }) non modera più.

admin-status =
    dnup { $version }, in funzione da { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
    Connessioni      { $connections } di { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }
    Tavoli           { $gathering } in attesa, { $playing } in gioco, { $finished } finiti
    Mosse            { $moves }, { $rate } al secondo
    Salvataggio      metà { $half }, 99 % { $most }
    Ciclo di eventi  99 % in ritardo { $late }
    Memoria          { $memory } MB
    Segnalazioni     { $reports } aperte
    Esclusioni       { $bans }
admin-status-draining =
    Svuotamento      { $matches ->
        [one] { $matches } partita
       *[other] { $matches } partite
    } in corso; si ferma al più tardi alle { $until }
admin-status-announced = Annuncio         manutenzione: { $at }
admin-under = entro { $milliseconds } ms
admin-over = oltre { $milliseconds } ms
admin-no-time = –
admin-watch-stop = Ferma con Ctrl-C.
admin-draining = { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
} in corso. Ctrl-C smette di aspettare, ma lo svuotamento continua.
admin-drained = Il server si è fermato.

admin-no-tables = Nessun tavolo è aperto.
admin-no-guests = Nessun ospite trovato.
admin-no-bans = Nessuno è escluso o senza chat.
admin-no-reports = Nessuna segnalazione aperta.
admin-no-moderators = Non ci sono ancora moderatori.
admin-no-log = Non è ancora stato fatto niente.
admin-head-table = Tavolo
admin-head-phase = Fase
admin-head-people = Persone
admin-head-bots = Bot
admin-head-watching = Guardano
admin-head-active = Ultima attività
admin-head-guest = Ospite
admin-head-name = Nome
admin-head-where = Dove
admin-head-since = Dal
admin-head-ban = Codice
admin-head-kind = Tipo
admin-head-whom = Chi
admin-head-until = Fino a
admin-head-by = Da
admin-head-why = Perché
admin-phase-gathering = in attesa
admin-phase-playing = in gioco
admin-phase-finished = finito
admin-phase-closed = chiuso
admin-here = qui
admin-kind-ban = escluso
admin-kind-mute = senza chat
admin-for-ever = per sempre
admin-report = { $id }  { $at }  { $reporter } segnala { $reported } ({ $guest }) al tavolo { $table }: { $reason }
admin-report-note = Nota: { $note }
admin-report-settled = Gestita { $at } da { $by }: { $outcome }
admin-log-host = gestore ({ $login })
admin-log-why = Perché: { $why }

admin-why = Di’ perché con --why, con al massimo { $most } lettere.
admin-bad-time = “{ $value }” non è una durata. Scrivi 30m, 12h, 7d, 4w o forever.
admin-bad-moment = “{ $value }” non è un orario. Scrivi 22:30, “2026-11-20 22:30” o +30m.
admin-announce-what = Indica un orario, come 22:30, o ritira l’annuncio con --off.
admin-not-yours = { $path } appartiene a un altro utente. Usa l’utente del server, o sudo.
admin-no-answer = Il server non risponde: { $reason }
admin-no-console = Un server sta usando { $path }, ma non risponde a dnup admin. Riavvialo con questa versione, su un sistema con socket Unix.
admin-refused = Il server rifiuta: { $code }
