# How a player is told that something happens: sounds, notifications, the screen.

# The tab and notifications. $names are the people who wait.
alert-tab = Tocca a te – dnup
alert-turn = Tocca a te
alert-turn-waiting = In attesa della tua mossa: { $names }
alert-began = La partita comincia

# The offer in the room before a match.
alert-offer = Vuoi una notifica quando la partita comincia e quando tocca a te?
alert-offer-yes = Avvisami
alert-offer-no = No, grazie
alert-offer-taken = Riceverai una notifica quando succede qualcosa e la scheda è nascosta.
alert-offer-left = Va bene, nessuna notifica. Puoi cambiare idea nelle impostazioni.
alert-offer-blocked = Il browser non l’ha permesso. Nelle impostazioni trovi come cambiarlo.

# Settings.
settings-alerts = Avvisi
sound-hint = Carte su un tavolo di legno.
volume = Volume
volume-value = { $volume } %
sound-test = Ascolta un suono
vibration = Vibrazione
vibration-hint = Breve, quando tocca a te, quando il tuo set viene battuto e quando finisci le carte.
notifications = Notifiche
notifications-hint = Quando sei in un’altra scheda o app: tocca a te, la partita comincia o qualcuno scrive.
notifications-denied = Il browser blocca le notifiche di questo sito. Per permetterle, fai clic sull’icona accanto all’indirizzo, apri le impostazioni del sito e consenti le notifiche.
notifications-missing = Questo browser non può mostrare notifiche. Su iPhone o iPad aggiungi prima dnup alla schermata Home.
notifications-insecure = Le notifiche richiedono una connessione sicura: l’indirizzo deve iniziare con https.
awake = Tieni acceso lo schermo
awake-hint = Durante una partita. Dopo cinque minuti senza mosse lo schermo può spegnersi.
awake-missing = Questo browser non può tenere acceso lo schermo.
awake-insecure = Per tenere acceso lo schermo serve una connessione sicura: l’indirizzo deve iniziare con https.
