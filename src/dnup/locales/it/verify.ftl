# dnup verify: se le carte di una partita sono state distribuite in modo corretto.

cli-verify = Controlla che le carte di una partita siano state distribuite in modo corretto.
cli-verify-help = Controlla che le carte di una partita siano state distribuite in modo corretto: ogni distribuzione deve seguire dal segreto su cui il server si è impegnato prima della partita e dai salt dei giocatori, e tutto quello che è stato giocato deve seguire le regole. Funziona senza rete; docs/fairness.md spiega come. Termina con 1 se una registrazione non è provata.
cli-verify-match = Controlla solo questa registrazione, se il file ne ha una per riga; se manca, tutte.
cli-verify-commitment = L’impegno che ti è stato mostrato prima della partita: la registrazione deve avere questo.
cli-verify-salt = Un salt inviato dal tuo programma: la registrazione deve averlo usato. Si può ripetere.
cli-verify-salt-commitment = L’impronta di un sale, anche di un altro giocatore, che il tuo client ha ricevuto prima di rivelare il tuo: deve essere nel verbale. Si può ripetere.

verify-no-commitment = “{ $text }” non è un impegno: un impegno ha 64 cifre da 0 a 9 e da a a f.
verify-no-salt = “{ $text }” non è un salt: un salt ha da 1 a { $most } caratteri ASCII stampabili.
verify-which = { $file } ha { $count } registrazioni, mentre --commitment e --salt riguardano una sola partita. Sceglila con --match N.

verify-line = { $file }, riga { $line }
verify-proved = { $where }: provata. Ogni distribuzione è quella promessa, e tutto quello che è stato giocato segue le regole.
verify-commitment = {"  "}impegno     { $commitment }
verify-noted = {"              "}È quello che hai annotato.
verify-not-noted = {"              "}Confrontalo con quello che ti è stato mostrato prima dell’invio del tuo salt, o indicalo con --commitment.
verify-secret = {"  "}segreto     { $secret }
verify-opens = {"              "}Il suo SHA-256 è l’impegno.
verify-salts = {"  "}salt        { $salts }
verify-salt = { $seat } { $name } “{ $salt }”
verify-salt-bot = { $seat } { $name } nessuno (un bot)
verify-salt-none = { $seat } { $name } nessuno
verify-salt-found = {"              "}Tra questi c’è il tuo.
verify-salt-not-given = {"              "}Guarda se tra questi c’è il tuo, o indicalo con --salt.
verify-sealed = {"              "}Ogni sale è quello a cui il suo giocatore si era impegnato prima che ne venisse rivelato uno.
verify-not-sealed = {"              "}Sono stati mandati senza un impegno precedente: chi conosceva il segreto e ha mandato l’ultimo poteva sceglierlo.
verify-deals = {"  "}carte date  { $rounds ->
    [0] Nessuna: la partita è stata lasciata prima della prima distribuzione.
    [one] Un round, { $cards } carte: ognuna è stata data al posto giusto, nel verso giusto.
   *[other] { $rounds } round, { $cards } carte: ognuna è stata data al posto giusto, nel verso giusto.
}
verify-play = {"  "}gioco       { $actions ->
    [0] Nessuna azione
    [one] Un’azione
   *[other] { $actions } azioni
}; { $won ->
    [none] la partita è stata lasciata senza un vincitore.
   *[yes] la partita è stata vinta da { $name ->
        [Tu] te
       *[other] { $name }
    }.
}
verify-proved-briefly = { $where }: provata. { $rounds ->
    [one] Un round
   *[other] { $rounds } round
}, { $cards } carte distribuite; impegno { $commitment }
verify-sum = { $file }: provate { $good }, non provate { $wrong }.

verify-failed = { $where }: NON provata.
verify-unknown = { $where }: non si può provare.
verify-record = La registrazione
verify-what = {"  "}{ $what }
verify-has = {"  "}La registrazione ha l’impegno { $commitment } e { $rounds ->
    [one] un round.
   *[other] { $rounds } round.
}
verify-against-rules = {"  "}Quindi non è la registrazione di una partita com’è stata giocata: è stata danneggiata, o modificata.

verify-no-proof = Non ha né impegno, né salt, né segreto: le carte non le ha distribuite un server che si impegna, quindi sulla distribuzione non si può dire niente. È così per una partita di “dnup play”.
verify-duplicate = È stata giocata con le mani di un’altra partita (duplicato { $code }): prima non è stato promesso niente. La distribuzione la prova la registrazione di quell’altra partita.
verify-not-revealed = Il segreto non c’è. Viene rivelato a partita finita: scarica di nuovo la registrazione allora. Un server che anche dopo lo tiene per sé ha rotto la sua promessa.
verify-bad-secret = Il segreto non è fatto di 64 cifre da 0 a 9 e da a a f: la registrazione è stata danneggiata, o modificata.
verify-wrong-secret = Lo SHA-256 del segreto è { $right }, non l’impegno. O il server non ha distribuito con il segreto su cui si era impegnato, o la registrazione è stata modificata.
verify-salt-count = Ha { $count } salt per { $players } posti: la registrazione è stata danneggiata, o modificata.
verify-bad-salt = Il salt di { $seat } ({ $name }) non è fatto di al massimo { $most } caratteri ASCII stampabili: la registrazione è stata danneggiata, o modificata.
verify-bot-salt = { $seat } ({ $name }) è un bot e ha un salt. Un server che sceglie i salt per i suoi bot può provarne tanti finché la distribuzione gli piace, quindi il salt di un bot deve essere vuoto.
verify-other-commitment = Hai annotato l’impegno { $right }; questa registrazione ne ha un altro. O è la registrazione di un’altra partita, o il server ha cambiato il segreto dopo aver visto i salt.
verify-salt-not-used = “{ $salt }” non è tra i suoi salt. O è la registrazione di un’altra partita, o il server ha escluso il tuo salt, e così poteva conoscere o scegliere in anticipo la distribuzione.
verify-other-salt = Il sale di { $seat } ({ $name }) non è quello a cui si era impegnato: qualcuno l’ha cambiato dopo che gli altri avevano rivelato il loro, oppure ha modificato il verbale.
verify-not-committed = Hai annotato { $commitment } come impronta di un sale, e in questo verbale non c’è. O è il verbale di un’altra partita, o qualcuno ha cambiato un sale dopo che avevi rivelato il tuo.
verify-wrong-deal = Round { $round }, posto { $seat } ({ $name }): { $card ->
    [none] nella mano distribuita manca { $right }
   *[other] { $right ->
        [none] nella mano distribuita { $card } è una carta di troppo
       *[other] è stata distribuita { $card }, ma doveva essere { $right }
    }
}{ $more ->
    [0] .
    [one] ; un’altra carta di questa mano è sbagliata.
   *[other] ; altre { $more } carte di questa mano sono sbagliate.
} O il server non ha distribuito come aveva promesso, o nella registrazione è stato modificato qualcosa da cui dipende la distribuzione: le carte, l’ordine dei round, un nome, il livello di un bot, un salt o il nome del mazzo.
