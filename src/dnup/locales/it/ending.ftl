# La fine di un round e di una partita nel browser, e il controllo delle distribuzioni.
#
# $name è un giocatore, $names sono più giocatori, come "Anna e Ben"; $mine è "yes" quando si parla di chi legge.

ending-look = Guarda il tavolo
ending-show = Mostra il risultato
ending-you = tu
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
ending-next = Gioca il round { $round }
ending-awaited = Si aspetta { $names }.
ending-wanting = { $count ->
    [one] { $names } vuole continuare.
   *[other] { $names } vogliono continuare.
}
ending-countdown = { $seconds ->
    [0] Si distribuiscono le carte.
    [one] Al più tardi tra un secondo
   *[other] Al più tardi tra { $seconds } secondi
}

# La fine di una partita: vinta, persa o guardata.
ending-won = Hai vinto!
ending-lost = Vince { $name }
ending-watched = Vince { $name }
ending-over = La partita è finita
ending-watched-about = Se giocano ancora, lo vedrai qui.
ending-match = { $rounds ->
    [one] La partita è durata un round
   *[other] La partita è durata { $rounds } round
}
# $others sono gli altri con i loro punti, come "Anna (3) e Ben (2)".
ending-won-points = { $points } punti, davanti a { $others }, dopo { $rounds ->
    [one] un round
   *[other] { $rounds } round
}
ending-score = { $name } ({ $points })
# In due si contano i round.
ending-won-rounds = { $rounds } round a { $theirs } contro { $name }
# $had è "none", "close" (manca un passo alla meta) o "some"; in due $count è "rounds".
ending-lost-points = { $count ->
    [rounds] { $had ->
        [none] Questa volta nessun round vinto.
       *[close] Ti mancava un solo round.
    }
   *[points] { $had ->
        [none] Questa volta nessun punto.
        [close] Avevi { $points } punti su { $goal }. Per un soffio.
       *[some] Avevi { $points ->
            [one] un punto
           *[other] { $points } punti
        } su { $goal }.
    }
}
# Dove si è persa una partita. $set sta per le carte, che si vedono; $owner è un giocatore.
ending-turned = Dove è cambiato tutto
ending-turned-at = Round { $round }, il tuo { $turn }º turno
ending-turned-did = { $kind ->
    [play] Hai giocato { $set }.
    [add] Hai aggiunto { $set } al set di { $owner }.
    [take] Hai preso il set di { $owner }.
   *[rotate] Hai capovolto la mano.
}
ending-turned-better = { $kind ->
    [play] Era meglio giocare { $set }.
    [add] Era meglio aggiungere { $set } al set di { $owner }.
    [take] Era meglio prendere il set di { $owner }.
   *[rotate] Era meglio capovolgere la mano.
}
ending-try = Riprova quel turno
ending-turned-waiting = Cerchiamo il turno che ha deciso la partita.
ending-turned-none = { $cause ->
    [deal] Non è stato un singolo turno: le carte ricevute erano sfavorevoli.
   *[rest] Non è stato un singolo turno: le carte sono andate dall’altra parte.
}
ending-turned-missing = Questa volta non è stato possibile cercarlo. Puoi comunque rivedere ogni turno.

# Tutta la partita, e che cosa se ne può fare.
ending-more = Altro
ending-whole = { $rounds ->
    [one] Tutta la partita: un round
   *[other] Tutta la partita: { $rounds } round
}
ending-ways = Altre possibilità
ending-points-table = Punti di ogni round
ending-player = Giocatore
ending-all-points = Punti totali
ending-assisted = { $mine ->
    [yes] { $count ->
        [one] Mentre non c’eri, un bot ha fatto una mossa per te.
       *[other] Mentre non c’eri, un bot ha fatto { $count } mosse per te.
    }
   *[no] { $count ->
        [one] Un bot ha fatto una mossa per { $name }, che non c’era.
       *[other] Un bot ha fatto { $count } mosse per { $name }, che non c’era.
    }
}
ending-hints = { $mine ->
    [yes] { $count ->
        [one] Hai avuto un consiglio.
       *[other] Hai avuto { $count } consigli.
    }
   *[no] { $count ->
        [one] { $name } ha avuto un consiglio.
       *[other] { $name } ha avuto { $count } consigli.
    }
}
ending-last-hands = Che cosa è rimasto nelle mani
ending-record = La registrazione di questa partita
ending-review = Analizza la partita
ending-replay = Rivedi
ending-save = Salva
ending-share = Condividi
ending-share-text = Una partita di dnup, mossa per mossa
ending-copy = Copia il link
ending-verify = Controlla le distribuzioni
ending-verify-missing = Non è stato possibile caricare il controllo. Riprova quando torna la connessione.
ending-play-again = Gioca ancora
ending-rematch = Rivincita
ending-compare = Confronta
ending-no-rematch = Niente rivincita
ending-others = Nuovi avversari
ending-easier = Avversari più facili
ending-home = Pagina iniziale
ending-ready = { $count ->
    [one] { $names } vuole la rivincita.
   *[other] { $names } vogliono la rivincita.
}
ending-empty = { $count ->
    [one] Un posto è libero: per la rivincita deve sedersi qualcuno.
   *[other] { $count } posti sono liberi: per la rivincita deve sedersi qualcuno in ognuno.
}

# Il controllo delle distribuzioni. La promessa è l'impegno: lo SHA-256 del segreto.
fair-title = Le carte sono state distribuite in modo corretto?
fair-checking = Controllo in corso …
fair-no-record = Non è stato possibile scaricare la registrazione della partita.
fair-again = Riprova
fair-good = Sì: ogni distribuzione è quella promessa.
fair-good-about = Il tuo browser l’ha controllato da solo, con quello che aveva annotato prima della partita.
fair-alone = La registrazione, in sé, è corretta.
fair-alone-about = Qui non si può dire di più: prima della partita in questo browser non è stato annotato niente. O hai solo guardato, o hai giocato su un altro dispositivo, o il browser non conserva niente. Se invece hai giocato in questo browser, fai attenzione.
fair-alone-not-seen-about = Qui non si può dire di più: questo browser non ha visto la partita fino alla fine, quindi non sa se nella registrazione mancano dei round.
fair-unknown = Qui non si può controllare.
fair-unknown-about = Non è stato trovato niente di sbagliato, ma niente è nemmeno provato.
fair-bad = No: qualcosa non è come era stato promesso.
fair-bad-about = O il server non ha mantenuto la promessa, o la registrazione è stata modificata.
# Per i lettori di schermo, prima di ogni cosa controllata.
fair-finding = { $finding ->
    [good] Giusto:
    [bad] Sbagliato:
   *[unknown] Non si sa:
}
fair-promise = Prima della partita il server si è legato a un segreto con una promessa. Il tuo browser l’ha annotata, e la registrazione ha la stessa.
fair-secret-fits = Il segreto, svelato dopo la partita, corrisponde alla promessa nella registrazione.
fair-salt-used = La parte che il tuo browser ha estratto a caso è entrata nelle distribuzioni. Il server non poteva conoscerla quando ha fatto la promessa.
fair-salts-right = { $count ->
    [one] Una persona ha aggiunto una parte alle distribuzioni; nessun bot l’ha fatto.
   *[other] { $count } persone hanno aggiunto ognuna una parte alle distribuzioni; nessun bot l’ha fatto.
}
fair-deals = { $rounds ->
    [one] Un round, { $cards } carte: ognuna è andata al posto giusto, nel verso giusto.
   *[other] { $rounds } round, { $cards } carte: ognuna è andata al posto giusto, nel verso giusto.
}
fair-seen = { $hands ->
    [0] La registrazione ha i round che il tuo browser ha visto, e nessun altro.
    [one] La registrazione ha i round che il tuo browser ha visto, e nessun altro. La mano che ha annotato quando è stata distribuita c’è.
   *[other] La registrazione ha i round che il tuo browser ha visto, e nessun altro. Le { $hands } mani che ha annotato quando sono state distribuite ci sono.
}
fair-only-deals = Qui si guardano solo le distribuzioni. Che ogni azione abbia seguito le regole lo ha controllato il server; lo controlla anche “dnup verify”.

# Che cosa non va.
fair-unreadable = La registrazione non si può leggere: è stata danneggiata, o modificata.
fair-bad-secret = Il segreto non è fatto di 64 cifre da 0 a 9 e da a a f.
fair-wrong-secret = Il segreto non corrisponde alla promessa nella registrazione: il suo SHA-256 è { $right }.
fair-salt-count = La registrazione ha { $count } salt per { $players } posti.
fair-bad-salt = Il salt di { $name } (posto { $seat }) non è fatto di al massimo 64 caratteri ASCII stampabili.
fair-bot-salt = { $name } (posto { $seat }) è un bot e ha un salt. Il server potrebbe averne provati tanti finché la distribuzione gli è piaciuta.
fair-other-commitment = Il tuo browser ha annotato la promessa { $right }. La registrazione ne ha un’altra: { $commitment }.
fair-salt-not-used = La parte inviata dal tuo browser, { $salt }, non è nella registrazione. Il server poteva conoscere in anticipo la distribuzione.
fair-sealed = Tutti i giocatori si erano impegnati a una parte prima che ne venisse rivelata una, quindi nessuno poteva scegliere l’ultima.
fair-other-salt = Il sale di { $name } (posto { $seat }) non è quello a cui si era impegnato. È stato cambiato dopo che gli altri avevano rivelato il loro.
fair-not-committed = Nel verbale manca ciò a cui i giocatori si erano impegnati prima che il tuo browser rivelasse la sua parte. Qualcuno potrebbe aver scelto l’ultima parte.
fair-wrong-deal = Round { $round }, { $name } (posto { $seat }): { $card ->
    [none] nella mano distribuita manca { $right }
   *[other] { $right ->
        [none] nella mano distribuita { $card } è una carta di troppo
       *[other] è stata distribuita { $card }, ma doveva essere { $right }
    }
}{ $more ->
    [0] .
    [one] ; un’altra carta di questa mano è sbagliata.
   *[other] ; altre { $more } carte di questa mano sono sbagliate.
}
fair-other-rounds = Il tuo browser ha visto { $seen ->
    [one] un round
   *[other] { $seen } round
}, ma il numero di round nella registrazione è { $rounds }.
fair-other-hand = Round { $round }: la mano che hai ricevuto non è quella della registrazione. La differenza è { $card }.

# Che cosa non si può controllare.
fair-no-proof = La registrazione non ha né promessa, né salt, né segreto.
fair-duplicate = Erano le mani di un’altra partita: prima di questa non è stato promesso niente. Le prova la registrazione di quell’altra partita.
fair-not-revealed = Il segreto non è nella registrazione. Dovrebbe esserci, ora che la partita è finita.
fair-not-noted = Quello che il server ha promesso prima della partita non è stato annotato in questo browser.
fair-salt-not-noted = Quello che questo browser ha eventualmente inviato per le distribuzioni non è stato annotato.
fair-own-deck = La partita è stata giocata con carte proprie. Queste distribuzioni le controlla “dnup verify --deck FILE”.
fair-no-secret = Senza il segreto le distribuzioni non si possono controllare.
fair-no-rounds = La registrazione non ha round, quindi non c’è niente da controllare.
fair-not-seen = Questo browser non ha visto la partita fino alla fine. Nella registrazione potrebbero mancare dei round.

# I numeri dietro a tutto questo.
fair-details = Tutti i numeri
fair-commitment = Promessa nella registrazione (lo SHA-256 del segreto)
fair-noted = Promessa annotata in questo browser prima della partita
fair-secret = Segreto
fair-salts = Parti dei giocatori (salt)
fair-own-salt = annotata qui
fair-nothing = niente
fair-deck = Le carte, e il loro hash
fair-command = Per controllare senza questo browser, salva la registrazione ed esegui:
fair-copy-command = Copia il comando
