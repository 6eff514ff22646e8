# How guests deal with their devices, their data and one another.

# Where a guest is logged in, in the settings. $browser and $system are names, such as Firefox and Windows.
devices = I tuoi dispositivi
device-on = { $browser } su { $system }
device-unknown = Dispositivo sconosciuto
device-shared = Accesso precedente, forse su più dispositivi
device-this = Questo dispositivo
# $when is a day and a time, such as “Today, 14:20”.
device-seen = Ultimo uso: { $when }
device-log-out = Esci
device-log-out-name = Esci: { $device }
device-log-out-others = Esci da tutti gli altri dispositivi
device-log-out-all = Esci ovunque
device-log-out-ask = Uscire su questo dispositivo?
device-log-out-all-ask = Uscire ovunque?
device-lost = Poi nessuno potrà più tornare a questo giocatore: posti, partite e punteggio saranno persi per sempre.
device-kept = Questo browser diventa un nuovo giocatore. Puoi tornare con un link da un altro dispositivo.
# What the server keeps about a guest.
your-data = I tuoi dati
data-hint = Scarica un file con tutto ciò che il server conserva su di te, oppure elimina tutto.
data-export = Scarica i miei dati
data-delete = Elimina tutto su di me
data-delete-ask = Eliminare tutto su { $name }?
data-delete-about = Nome, dispositivi, partite, errori, punteggi, mazzi, segnalazioni e blocchi vengono eliminati, e lasci i tuoi tavoli. Nelle partite degli altri il tuo nome diventa «(deleted)» e non si può più dimostrare che fossero eque. Non si può annullare.
blocked = Persone che hai bloccato
blocked-undo = Sblocca
blocked-undo-name = Sblocca { $name }
# $names are names, such as Ann and Bob.
blocked-here = A questo tavolo c’è chi hai bloccato: { $names }.
# What one can do about somebody at the table.
report = Segnala
report-line = Segnala ciò che ha detto { $name }
report-title = Segnala { $name }
report-why = Che cosa è successo?
report-for-insult = Insulti o minacce
report-for-spam = Spam
report-for-stalling = Perde tempo
report-for-cheating = Imbroglia
report-for-name = Un nome offensivo o ingannevole
report-for-other = Altro
report-note = Altro che i moderatori devono sapere
report-about = I moderatori vedono la segnalazione con le ultime righe della chat di questo tavolo.
report-send = Invia la segnalazione
report-sent = Grazie. I moderatori la esamineranno.
block = Blocca
block-done = Bloccato
block-about = Non senti più { $name }, che non può sedersi ai tavoli che ospiti. Puoi annullarlo nelle impostazioni.
remove-staller = Togli dalla partita
