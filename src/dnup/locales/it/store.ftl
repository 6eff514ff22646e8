# dnup store: il database di un server come file di righe, e che cosa può non andare.

cli-store = Quello che un server conserva, in un file e viceversa.
cli-store-export = Scrivi tutti i tavoli, le partite e gli ospiti in un file, anche mentre il server è acceso. Il file contiene i segreti delle partite non finite: tienilo per te.
cli-store-import = Leggi un file del genere in un nuovo database: tutto, o niente.
cli-store-arg-export = Il file da scrivere; non deve ancora esistere.
cli-store-arg-import = Il file scritto da dnup store export.
cli-store-backup = Fai un backup del database mentre il server è acceso. La copia viene controllata prima di ricevere il suo nome. Contiene i segreti delle partite non finite: tienila per te.
cli-store-restore = Crea un nuovo database da un backup: tutto, o niente. Un database che esiste non viene mai sovrascritto.
cli-store-arg-backup = Il file da scrivere, che non deve ancora esistere; oppure una cartella, dove il file prende il nome dall’ora.
cli-store-arg-restore = Il file scritto da dnup store backup.
cli-store-opt-keep = Con una cartella: conserva solo gli N backup più recenti.
cli-store-opt-database = Il database del server; se manca, quello nella tua cartella dei dati.

store-progress = { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
}
store-exported = { $rows ->
    [one] { $rows } riga scritta
   *[other] { $rows } righe scritte
} in { $file }.
store-imported = { $rows ->
    [one] { $rows } riga letta
   *[other] { $rows } righe lette
} in { $database }.
store-file-exists = { $file } esiste già. Indica un altro file, o sposta quello.
store-copying = { $done } di { $of } MB
store-checking = { $of } MB copiati. Controllo la copia …
store-backed-up = { $size } MB scritti in { $file } e controllati.
store-backups-deleted = { $count ->
    [one] { $count } backup più vecchio eliminato
   *[other] { $count } backup più vecchi eliminati
}.
store-restored = { $size } MB ripristinati in { $database } e controllati. Avvia il server con questo database.
store-keep-folder = --keep funziona con una cartella di backup, e { $folder } non lo è. Indica una cartella, o togli --keep.
store-not-written = Non si può scrivere { $file }: { $reason }
store-restore-running = Un server sta usando { $path }. Prima fermalo, poi sposta il suo database.
store-line = { $file }: riga { $line }: { $what } Non è stato letto niente.

store-error-number-taken = Qualcun altro ha scritto prima.
store-error-number-missing = Prima di questo manca una parte del registro di un tavolo.
store-error-code-taken = Un altro tavolo aperto ha questo codice.
store-error-record-taken = C’è già una partita con questo id.
store-error-guest-taken = C’è già un ospite con questo id o con questa sessione.
store-error-no-guest = Questo ospite non c’è.
store-error-no-table = Questo appartiene a un tavolo che non è nel file.
store-error-table-closed = Il tavolo è chiuso.
store-error-table-taken = C’è già un tavolo con questo id.
store-error-deck-taken = C’è già un mazzo con queste carte.
store-error-no-record = Questo appartiene a una partita che non è nel file.
store-error-write-failed = Non si può scrivere nel database: { $reason }
store-error-read-failed = Non si può leggere il database: { $reason }
store-error-store-closed = Il database è chiuso.
store-error-unknown-url = “{ $url }” non è un database che questa versione conosce. Indica un file, come dnup.db.
store-error-no-database = Il database { $path } non c’è. Indica quello del server con --database.
store-error-cannot-open = Il database { $path } non si può aprire: { $reason }
store-error-not-a-database = { $path } non è un database. Indica un altro file con --database.
store-error-foreign-database = { $path } è il database di un altro programma. Indica un altro file con --database.
store-error-newer-database = Il database { $path } è stato creato da una versione più nuova di dnup (la sua versione è { $version }). Installa quella versione.
store-error-older-database = Il database { $path } è stato creato da una versione più vecchia di dnup. Avvia una volta il server con questo database: così si aggiorna.
store-error-damaged = La copia non è integra: { $reason }. Non è stato conservato niente. Controlla il disco e riprova.
store-error-left-behind = { $path } è rimasto da un altro database, e SQLite lo mescolerebbe a questo. Sposta anche quel file.
store-error-not-empty = Il database { $path } contiene già qualcosa. Indica un nuovo file con --database.
store-error-no-format = Questa non è un’esportazione: la prima riga non dice { $right }.
store-error-unknown-format = Questa esportazione ha il formato { $format }; questo programma legge { $right }. Forse una versione più nuova di dnup può leggerla.
store-error-bad-line = Questa non è una riga di un’esportazione: { $reason }
store-error-wrong-end = L’ultima riga non corrisponde a quello che la precede: il file è stato modificato.
store-error-cut-off = Il file finisce troppo presto: ne manca una parte.
