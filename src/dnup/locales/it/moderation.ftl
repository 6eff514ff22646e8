# What moderators do, and why they can’t.

refused-host-only = Può farlo solo chi gestisce il server, con dnup admin.
refused-no-such-guest = L’ospite { $who } non c’è.
refused-several-guests = Ci sono { $count } ospiti con il nome { $who }. Usa un id, o il codice di un tavolo e il nome che ha lì, come ABC234/Ann.
refused-no-such-ban = Questa esclusione o questo divieto non c’è. Forse è già finito.
refused-no-such-report = Questa segnalazione non c’è.
refused-no-server = Il server non è acceso, e per questo serve.
refused-bad-address = “{ $value }” non è un indirizzo IP.
refused-guest-not-here = { $name } non è in linea, quindi il suo indirizzo non si conosce. Escludi solo l’ospite, o indica un indirizzo.
refused-is-moderator = { $name } modera. Con chi modera può farlo solo chi gestisce il server.
refused-not-moderator = { $who } non modera.
refused-in-the-past = Questo orario è già passato.

# The page for moderators.
moderation-title = Moderazione
moderation-lead = Segnalazioni, ospiti, tavoli ed esclusioni su questo server. Tutto quello che fai qui viene annotato con il tuo nome.
moderation-reports = Segnalazioni aperte: { $count }
moderation-report = { $at }, tavolo { $table }: { $reporter } segnala { $reported }. { $reason }
moderation-no-reports = Niente da fare: nessuno ha segnalato nulla.
moderation-guests = Ospiti
moderation-no-guests = Non c’è nessuno.
moderation-find = Parte di un nome
moderation-find-do = Trova
moderation-moderator = modera
moderation-tables = Tavoli aperti: { $count }
moderation-no-tables = Nessun tavolo è aperto.
moderation-bans = Esclusioni e divieti di chat: { $count }
moderation-no-bans = Nessuno è escluso o senza chat.
moderation-address = Un indirizzo
moderation-until = { $kind ->
    [mute] senza chat
   *[ban] fuori
} fino a { $until } ({ $by }): { $reason }
moderation-for-ever = { $kind ->
    [mute] senza chat
   *[ban] fuori
} per sempre ({ $by }): { $reason }
moderation-why = Perché? Lo legge anche l’interessato.
moderation-for = Per quanto tempo?
moderation-span = { $hours ->
    [0] Per sempre
    [1] 1 ora
    [24] 1 giorno
    [168] 7 giorni
   *[other] 30 giorni
}
moderation-with-address = Escludi anche l’indirizzo
moderation-new-name = Nuovo nome
moderation-done = Fatto.
moderation-do-close-table = Chiudi
moderation-do-remove = Togli
moderation-do-mute = Vieta la chat
moderation-do-ban = Escludi
moderation-do-rename = Rinomina
moderation-do-settle = Risolvi
moderation-do-lift = Termina
moderation-ask-close-table = Chiudere il tavolo { $name }?
moderation-ask-remove = Togliere { $name } dal tavolo?
moderation-ask-mute = Vietare la chat a { $name }?
moderation-ask-ban = Escludere { $name }?
moderation-ask-rename = Rinominare { $name }?
moderation-ask-settle = Risolvere la segnalazione su { $name }?
moderation-ask-lift = Terminare per { $name }?
