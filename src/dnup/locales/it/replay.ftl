# Il browser: partite registrate, da rivedere.

replay-home = Rivedi una partita
replay-home-lead = Ripercorri una partita come l’ha vista chi giocava, come spettatore o con tutte le mani scoperte.
replay-drop = Posa qui una registrazione
replay-drop-about = Un file salvato dal gioco o dal terminale, come dnup/1 o come testo leggibile. Puoi anche incollare il suo testo in un punto qualsiasi di questa pagina.
replay-drop-now = Rilascia per aprirla
replay-file = Scegli un file
replay-reading = Lettura della registrazione …
replay-too-large = Questo file è più grande di { $most } MB. Le registrazioni sono molto più piccole.
replay-file-unreadable = Non è stato possibile leggere questo file.
replay-pasted = il testo incollato
replay-own = Le mie partite
replay-own-about = Ogni partita che hai finito resta lì, e puoi riguardarla.

# What is wrong with a file. $file is its name, $place where in it, $what a whole sentence.
replay-bad = Questa registrazione non si può mostrare
refused-record-too-long = Ha { $actions } azioni; se ne possono mostrare al massimo { $limit }.
refused-match-is-running = Questa partita si sta giocando proprio ora. Potrai rivederla e farla analizzare quando sarà finita.
refused-too-large = È troppo grande.
replay-bad-hint = Niente è stato cambiato. Se il file è stato modificato a mano, correggi quel punto e trascinalo di nuovo qui.
replay-unknown-deck = È stata giocata con il mazzo “{ $name }”, che qui non si conosce ({ $hash }).
replay-deck-changed = È stata giocata con un mazzo “{ $name }” che ha altre carte ({ $hash }).
replay-deck-needed = Con quali carte si è giocato?
replay-deck-about = Trascina qui anche il file del mazzo, o scegli uno dei tuoi mazzi. Se le carte sono quelle giuste, la partita si apre.
replay-deck-file = Scegli il file di un mazzo
replay-deck-own = I tuoi mazzi
replay-deck-bad = { $file } non è un mazzo con cui si può giocare: { $what }
replay-deck-bad-entry = { $file } non è un mazzo con cui si può giocare. Voce { $entry }: { $what }

# A match.
replay-name = Partita tra { $names }
replay-with = Partita con { $names }
replay-where = Round { $round }, azione { $action }

# The frame: how a match is looked at, and through whose eyes.
replay-parts = Come guardare la partita
replay-part-watch = Guarda
replay-more = Altro
replay-share-short = Condividi
replay-eyes = Guarda con gli occhi di
replay-eyes-onlooker = Spettatore
replay-eyes-open = Tutto scoperto

replay-opening = Apertura della partita …
replay-missing = Questa partita non esiste
replay-missing-about = Non è mai finita, chi l’ha giocata l’ha eliminata, o il link non è completo.
replay-forgotten = Questo file non è più qui
replay-forgotten-about = Un server conserva solo per un po' i file trascinati qui. Trascinalo di nuovo per continuare.
replay-not-opened = Non è stato possibile aprire la partita
replay-again = Riprova
replay-another = Apri un’altra registrazione
replay-deck = Mazzo: { $name }
replay-matches = Partita
replay-match-of = Partita { $match } di { $matches }
replay-next-match = Prossima partita
replay-empty = In questa partita non si è giocato niente.

# Moving.
replay-controls = Muoviti nella partita
replay-round-start = Inizio del round
replay-round-end = Prossimo round
replay-back = Indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Avanti
replay-speed = Velocità
replay-action = Azione
replay-at = { $action } / { $actions }
replay-at-words = Azione { $action } di { $actions } nel round { $round }
replay-round = Round
replay-round-number = Round { $round }
# $results are names with the points that they won, such as "Ann +2, Ben +1".
replay-round-result = Round { $round }: { $results }
replay-loading = Caricamento del round …
replay-round-lost = Non è stato possibile caricare il round.
replay-left = La registrazione finisce qui: la partita non è stata finita.
replay-over = Il round è finito
replay-result = Risultato
replay-result-hide = Guarda il tavolo

# The log.
replay-log = Che cosa è successo
replay-keys-title = Tasti
replay-keys = ← → vanno di un’azione. Spazio avvia e mette in pausa. Pag su e Pag giù cambiano round, Inizio e Fine vanno all’inizio e alla fine.

# Who could know what.
replay-knowledge = Chi sapeva cosa
replay-certain = certo
replay-certain-words = { $name }: { $cards }
replay-hand-empty = Nessuna carta rimasta.
replay-known-question =
    { $who ->
        [you] Che cosa potevi sapere?
       *[everybody] Che cosa potevano sapere tutti?
    }
replay-known-open = Tutte le mani sono scoperte. Un occhio segna quello che tutti sapevano.
replay-known-saw =
    { $who ->
        [you] { $certain ->
            [0] Non hai visto nessuna di queste carte.
            [one] Hai visto una di queste { $size } carte.
           *[other] Hai visto { $certain } di queste { $size } carte.
        }
       *[everybody] { $certain ->
            [0] Nessun altro ha visto queste carte.
            [one] Tutti hanno visto una di queste { $size } carte.
           *[other] Tutti hanno visto { $certain } di queste { $size } carte.
        }
    }
replay-known-all =
    { $who ->
        [you] Conosci tutta la mano.
       *[everybody] Tutti conoscono tutta la mano.
    }
replay-known-star = La ★ è qui, in un verso o nell’altro.
replay-glasses = Quanto è probabile che { $name } abbia ogni valore
replay-glass = { $value }: { $one }. Due o più: { $two }.
replay-glass-sure = { $value }: certo. Due o più: { $two }.
replay-glass-two = due o più: { $two }
replay-legend-likely = quanto è probabile
replay-legend-pair = una coppia o più
replay-legend-certain = certo
# $card is drawn as a small card; $value is its number, for an article before it. $odds is one of the messages below.
replay-likely-card-is =
    { $sure ->
        [sure] { $name } ha quasi certamente un { $card }.
        [nearly] { $name } ha quasi certamente un { $value ->
           *[other] { $card }
        }: { $odds }.
        [probably] { $name } ha probabilmente un { $value ->
           *[other] { $card }
        }: { $odds }.
       *[maybe] { $name } potrebbe avere un { $value ->
           *[other] { $card }
        }: { $odds }.
    }
replay-likely-pair-is = Una coppia { $cards } da { $name }: { $odds }.
replay-likely-nothing = Nessun’altra carta è probabile da qualche parte.
replay-odds-none = escluso
replay-odds-hardly = molto improbabile
replay-odds-even = più o meno alla pari
replay-odds-nearly = quasi certo
replay-odds-in = { $part } su { $of }
replay-exact = Numeri esatti
replay-exact-caption = Quanto è probabile che ogni mano abbia almeno una carta di un valore
replay-exact-value = Valore
replay-exact-cards = Carta per carta, e in quale verso
replay-likely-about = Sono stime: ridistribuiamo molte volte le carte nascoste, in tutti i modi che si accordano con quello che si è visto, e contano di più le distribuzioni che spiegano quello che hanno fatto gli altri.
replay-likely-plain = Sono stime: ogni modo di distribuire le carte nascoste che si accorda con quello che si è visto conta allo stesso modo.
replay-likely-none = Non resta niente da indovinare.
replay-likely-caption = Quanto è probabile che ogni giocatore abbia ogni carta, e in quale verso
replay-likely-card = Carta
replay-likely-count = × { $count }
replay-likely-cell = { $value } in alto: { $chance }
replay-likely-sort = Ordine
replay-likely-by-card = Per valore
replay-likely-by-chance = Prima le più sicure
replay-knowledge-waiting = Un attimo …
replay-knowledge-failed = Non è arrivato quello che si poteva sapere.

# Sharing and saving.
replay-share = Condividi e salva
replay-share-link = Un link a questo momento
replay-share-about = Chi lo apre vede la partita in questo momento, con gli stessi occhi.
replay-share-file = Un file trascinato qui non ha un link: il server lo conserva solo per un po', e può aprirlo solo chi ha il file. Manda il file agli altri.
replay-copy-link = Copia il link
replay-send-link = Condividi il link
replay-share-text = Guarda questo momento di una partita di dnup
replay-save = Salva la registrazione
replay-save-about = Il file per programmi (dnup/1) e il testo leggibile contengono le stesse cose: tutte le carte e tutte le azioni. Entrambi si possono trascinare di nuovo sulla pagina.
replay-save-json = dnup/1
replay-save-text = Testo leggibile
replay-save-deck = Mazzo “{ $name }”
replay-save-deck-about = È stata giocata con carte proprie. Dove non sono note, si apre solo insieme al file del mazzo.
replay-copy-text = Copia il testo
replay-fair = Le carte sono state distribuite in modo corretto?
replay-fair-check = Controlla le distribuzioni
replay-as-text = Il tavolo come testo
