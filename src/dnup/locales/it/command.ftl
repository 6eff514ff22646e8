# Il comando dnup: il suo aiuto e i suoi avvisi.

cli = dnup: il gioco in cui ogni carta ha due valori, e capovolgerla li scambia. Versione non ufficiale. Il mazzo standard è quello stampato, come lo ha trascritto una persona che lo possiede; l’editore non lo ha confermato.
cli-start =
    Per giocare nel browser:    { $program } serve --open
    Per giocare nel terminale:  { $program } play
    Per imparare il gioco:      { $program } learn
cli-play = Gioca una partita: persone e bot, da due a cinque posti, su questo schermo.
cli-replay = Rivedi passo per passo una partita registrata.
cli-rules = Mostra le regole, o una sola, con le posizioni disegnate come tavoli.
cli-learn = Impara il gioco a piccoli passi, facendo tu ogni mossa. Riprende da dove avevi lasciato.
cli-try = Prova una posizione delle regole: non si conserva niente, e le regole sono quelle vere.
cli-puzzle = Risolvi un problema: quello di oggi, o uno con il suo nome. list li mostra tutti; check li dimostra di nuovo, con le sole regole.
cli-deck = Mostra e controlla i mazzi.
cli-deck-show = Stampa il mazzo standard, un altro incluso in dnup o quello in un file, e da dove vengono le carte.
cli-deck-check = Controlla il file di un mazzo, per esempio con le carte della tua scatola.
cli-record = Controlla e stampa le registrazioni delle partite.
cli-record-check = Controlla con le regole una registrazione, o un file con una registrazione per riga.
cli-record-show = Stampa una registrazione come testo che si legge bene, e che si può rileggere.
cli-record-schema = Stampa lo schema JSON di una registrazione.
cli-opt-version = Stampa la versione ed esci.
cli-opt-language = La lingua di tutti i testi: { $languages }. Se manca, quella del tuo sistema.
cli-opt-seats = Chi gioca, in ordine, con virgole in mezzo: un nome è una persona, { $levels } sono bot. Esempio: Anna,Bo,beginner
cli-opt-players = Quanti giocatori: tu e i bot.
cli-opt-level = Il livello dei bot con --players: { $levels }.
cli-opt-deck = Il mazzo con cui giocare o leggere: un file, o un mazzo incluso in dnup ({ $decks }).
cli-opt-think = Quanto possono pensare i bot a ogni mossa: 100ms per i millisecondi (il valore predefinito), 500 per le simulazioni, che con --seed si ripetono identiche.
cli-opt-seed = Distribuzione e scelte dei bot seguono questo numero, così la partita si può ripetere.
cli-opt-record = Salva la partita in questo file invece che nella tua cartella dei dati.
cli-opt-resume = Riprendi la partita in questo file; "last" è l’ultima lasciata a metà nella tua cartella dei dati.
cli-opt-plain = Riga per riga, senza schermo intero (per ora è l’unica modalità).
cli-opt-seat = Vedila dal punto di vista di questo posto.
cli-opt-spectator = Vedila come uno spettatore, a mani coperte.
cli-opt-round = Comincia da questo round.
cli-opt-record-json = Come JSON, per altri programmi, in qualunque forma sia il file.
cli-opt-at = Comincia da questo momento: 3.12 è l’azione 12 del round 3.
cli-opt-match = Quale registrazione, se il file ne ha una per riga.
cli-opt-toml = Come file di un mazzo, da cui partire per il tuo.
cli-opt-theme = Solo problemi di questo tema: { $themes }.
cli-opt-puzzle-players = Solo problemi per tanti giocatori.
cli-opt-difficulty = Solo problemi di questa difficoltà, da 1 a 5.
cli-opt-next = Il prossimo problema che non hai risolto.
cli-opt-sample = Con check: dimostrane solo tanti.
cli-opt-search = Con check: cerca di nuovo, con altri numeri casuali, dove il meglio si basa sulla ricerca profonda.
cli-arg-record = Una registrazione: JSON, o testo come lo stampa "dnup record show"; o tante, un oggetto JSON per riga.
cli-arg-replay = Una registrazione: JSON o testo; o tante, un oggetto JSON per riga; "last" è l’ultima partita che hai giocato. Oppure il link di una partita su un server.
cli-arg-rules = Il numero di una regola, come A2, una lettera, il titolo di una sezione, o delle parole; "consultazione" dà le regole in breve. Se manca, tutta la pagina.
cli-arg-learn = Il numero del passo da cui cominciare.
cli-arg-try = Il nome della posizione, come lo danno le regole. Se manca, l’elenco dei nomi.
cli-arg-puzzle = Il nome di un problema, list o check. Se manca, il problema del giorno.
cli-arg-deck = Il file di un mazzo (TOML).
cli-arg-deck-show = Il file di un mazzo (TOML), o un mazzo incluso in dnup ({ $decks }); se manca, il mazzo standard.

help-usage = Uso:
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-help = Mostra questo aiuto ed esci.
help-default = [valore predefinito: { $value }]
help-required = [obbligatorio]

no-language = Qui non c’è la lingua “{ $language }”. Scegli tra: { $languages }.

you = Tu
play-resume-alone = --resume prende dalla registrazione i giocatori, il seed, il tempo per pensare e il file: togli --seats, --players, --seed, --think e --record.
play-record-exists = { $file } esiste già. Riprendi quella partita con --resume, o indica un altro file.
play-cannot-save = La partita non si può salvare in { $file }: { $reason }. Indica un altro file con --record FILE.
play-file-changed = Nel frattempo un altro programma ha scritto in { $file }, che è rimasto com’è. Riprendi da lì con --resume.
play-no-last = Nella tua cartella dei dati non c’è nessuna partita lasciata a metà. Iniziane una con: { $program } play
play-resume-many = { $file } ha più registrazioni; una partita si può riprendere solo da un file che ne ha una.
play-resume-text = { $file } contiene una registrazione come testo, fatta per essere letta; una partita si può riprendere solo da JSON.
play-resume-over = La partita in { $file } è finita. Rivedila con: { $program } replay { $file }
bots-no-extra =
    I bot sopra beginner e l’analisi richiedono pacchetti che qui non sono installati (manca: { $module }). Per giocare senza: --level beginner. Si installano con:
    { $command }
kernel-compiling = Compilo il nucleo dei bot per questo computer. Succede una volta sola e richiede circa mezzo minuto.
kernel-progress = Compilazione
kernel-fails = Il nucleo dei bot non si può usare: { $reason }
play-no-budget = “{ $budget }” non dice quanto possono pensare i bot: scrivi 100ms per i millisecondi o 500 per le simulazioni.
play-unknown-level = Non c’è nessun bot “{ $level }”. Scegli tra: { $levels }.
play-seat-count = { $count ->
    [one] Hai indicato un posto
   *[other] Hai indicato { $count } posti
}; si gioca da { $least } a { $most }, e --players, se c’è, deve corrispondere.
play-seat-name = “{ $name }” non va bene come nome: usa da 1 a { $most } caratteri stampabili.
play-seat-twice = Due posti hanno lo stesso nome.
play-deck-players = Il mazzo “{ $deck }” è per { $counts } giocatori, non per { $players }. Scegli un altro numero di giocatori, o un altro mazzo con --deck.

watch-hello = Invio: prossimo passo. i: indietro. aiuto: che altro si può fare. e: esci.
watch-commands =
    Invio, avanti       il prossimo passo
    indietro            il passo precedente
    round 3             l’inizio del round 3
    12                  l’azione 12 di questo round; 0 è la distribuzione
    3.12                l’azione 12 del round 3
    ultimo              l’ultimo passo della partita
    avvia               continua da sé; Invio o Ctrl-C lo ferma
    avvia 2             lo stesso, a velocità doppia
    come B              guarda con gli occhi di B, com’era allora
    spettatore          guarda come uno spettatore
    mani                guarda con le mani scoperte
    sapere              che cosa si poteva sapere: le carte certe e le probabilità
    sapere B            che cosa poteva sapere B; sapere spettatore: tutti
    cronaca             il round fin qui, in frasi
    punti               i round e i loro punti
    tavolo              di nuovo questo passo
    salva partita.json  salva la partita in un nuovo file; partita.txt è da leggere
    esci                esci (anche con Ctrl-C e Ctrl-D)
    Basta una lettera: a, i, r, u, p per avvia, c, s, m, k per sapere, h, e.
watch-deck = { $players } giocatori, con il mazzo “{ $deck }”.
watch-deck-then = Allora si chiamava “{ $name }”.
watch-at = { $place }, { $look }>{" "}
look-open = mani scoperte
look-spectator = spettatore
look-seat = come { $seat }

watch-next = a avanti n next
watch-back = i indietro b back
watch-round = r round
watch-last = ultimo u fine last end
watch-play = avvia play p
watch-as = come c as
watch-open = mani m scoperte open o
watch-spectator = spettatore s spettatrice spectator
watch-know = sapere know k
watch-rounds = punti rounds
watch-save = salva save
replay-step = Round { $round }, { $action ->
    [0] la distribuzione:
   *[other] azione { $action }:
}
watch-log = Il round { $round } fin qui:
watch-round-line = { $over ->
    [yes] Round { $round }, { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }: { $points }
   *[no] Round { $round }, finora { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }: { $points }
}
watch-unclear = “{ $text }” qui non è un comando. Premi Invio per il prossimo passo, o scrivi aiuto.
watch-begin = Questo è il primo passo.
replay-end = Questo era l’ultimo passo.
watch-which-round = Quale round? Per esempio: round 2
watch-no-moment = In questa partita non c’è il momento { $place }. Fin dove arriva si dice solo a mani scoperte.
watch-no-action = { $actions ->
    [one] Il round { $round } ha una sola azione.
   *[other] Il round { $round } ha { $actions } azioni: scrivi un numero da 0 a { $actions }.
}
watch-which-speed = A che velocità? Per esempio: avvia 2 per il doppio, avvia 0,5 per la metà.
watch-playing = La partita scorre a velocità { $speed }. Invio o Ctrl-C la ferma.
watch-which-look = Non si può guardare come “{ $text }”. Scrivi come A, fino a come { $last }, spettatore o mani.
watch-whose-knowledge = “{ $text }” qui non è nessuno. Scrivi sapere A, fino a sapere { $last }, o sapere spettatore.
watch-not-told = Quello che sapeva { $seat } non si dice con la vista di adesso: svelerebbe la mano di { $seat }. Prima scrivi mani, o come { $seat }.
know-public = Che cosa potevano sapere tutti:
know-seat = Che cosa poteva sapere { $seat }:
# $cards sono le carte certe, "none" se non ce ne sono. La stella può essere certa, ma non il suo verso.
know-hand = { $count ->
    [0] { $seat }: nessuna carta
    [one] { $seat }, { $count } carta
   *[other] { $seat }, { $count } carte
}{ $cards ->
    [none] {""}
   *[other] , certe: { $cards }
}{ $star ->
    [yes] , ha la ★
   *[no] {""}
}
know-all = Tutte le carte nelle mani sono certe.
know-chances = Chi ha ognuna delle altre carte, e in quale verso, in percentuale:
know-card = carta
know-turned = capovolta
know-twice = { $count } × { $card }
know-equal = Di una carta segnata 2 × ce ne sono due, e le sue percentuali danno in tutto 200.
know-weighed = Contano di più le distribuzioni che rendono probabile quello che hanno fatto gli altri, a giudizio dei bot.
know-even = Tutte le distribuzioni possibili contano allo stesso modo.
know-no-extra =
    Per pesarle secondo quello che hanno fatto gli altri, installa ciò che serve ai bot più forti:
    { $command }
watch-save-where = In quale file? Per esempio: salva partita.json, oppure salva partita.txt per un testo da leggere.
watch-saved = Salvata in { $file }
watch-save-deck = Per essere riletta ha bisogno del suo mazzo, “{ $deck }”. Salva anche quello, se non ce l’hai: salva { $file }
save-which-form = Dal nome { $file } non si capisce la forma. Usa un nome che finisce con .json (per altri programmi, e per rileggerla) o con .txt (da leggere).
save-exists = { $file } esiste già ed è rimasto com’è. Indica un altro file.
save-fails = { $file } non si può scrivere: { $reason }. Indica un file in una cartella che esiste e in cui puoi scrivere.
link-other = { $link } non è il link di una partita. Un link così è fatto come http://HOST/replay/ID o http://HOST/records/ID.
link-gone = { $link }: il server non conosce questa partita. Un file trascinato sulla sua pagina viene conservato solo per un po'; usa il file stesso.
link-refused = { $link }: il server non la dà (stato HTTP { $reason }).
link-late = { $link }: il server non ha risposto entro { $reason } secondi. Riprova più tardi.
link-fails = { $link }: il server non si può raggiungere: { $reason }. Controlla il link e la tua connessione.
link-elsewhere = { $link }: il server rimanda a { $reason }, un altro posto, e non è stato seguito. Se ti fidi, prendi un link da lì.
link-no-deck = { $link }: si è giocato con il mazzo “{ $deck }”, e il server non ne ha dato le carte. Indica il loro file con --deck FILE.
watch-empty = In questa partita non è stato giocato niente.
replay-no-round = Questo round non c’è: la registrazione ne ha { $rounds }.
watch-bad-at = “{ $text }” non indica un momento: scrivi il round, un punto e l’azione, come --at 3.12.
watch-round-or-at = Scegli tra --round e --at.
replay-seat-or-spectator = Scegli tra --seat e --spectator.
replay-none = Nella tua cartella dei dati non c’è ancora nessuna partita. Giocane una con: { $program } play
replay-no-seat = Il posto “{ $seat }” non c’è: i posti vanno da A a { $last }.

deck-head = { $name }: { $count } { $count ->
    [one] carta
   *[other] carte
}, { $every ->
    [yes] da 2 a 5 giocatori
   *[no] solo per { $counts } giocatori
}
deck-hash = SHA-256 { $hash }
deck-from = { $name ->
    [pairs] È il primo mazzo del progetto, di prima che si conoscessero le carte stampate. Non è il mazzo della scatola. Fino a novembre 2026 si chiamava “standard”.
   *[standard] Sono le carte del gioco stampato, trascritte in pubblico da una persona che lo possiede (elenco trovato nel 2026). L’editore non ha confermato l’elenco. Ci sono tutte le carte che si vedono nei regolamenti.
}
deck-plain = {"  "}Senza faccina, sempre in gioco ({ $count }):
deck-face = {"  "}{ $symbol } { $face }, { $players ->
    [5] in cinque giocatori ({ $count }):
    [4] in quattro o cinque giocatori ({ $count }):
   *[other] in tre o più giocatori ({ $count }):
}
deck-count = {"  "}{ $players } giocatori: { $count } carte, { $each } ciascuno{ $over ->
    [0] {""}
    [one] , un posto ne ha una in più
   *[other] , { $over } posti ne hanno una in più
}
deck-correct =
    Nella tua scatola una carta è diversa? Basta un minuto:
      { $program } deck show --toml > my-deck.toml
      (correggi la carta in my-deck.toml, e dai al mazzo un nome tuo)
      { $program } deck check my-deck.toml
      { $program } play --deck my-deck.toml
deck-file =
    Cambia quello che è diverso nella tua scatola, e il nome (name).
    Una carta è i suoi due valori, * per la stella, e la faccina se ce n’è una: "2/10", "1/5*", "2/8 happy".
    Le happy si tolgono in due giocatori, le neutral in due o tre, le sad da due a quattro.
    players sono i numeri di giocatori per cui è fatto il mazzo.
# Below something that is wrong with a deck: what would mend it. $cards are entries of a deck file.
deck-remedy = {"  "}Forse { $cards }?
deck-ok = { $file }: va bene. “{ $name }”, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, { $every ->
    [yes] da 2 a 5 giocatori
   *[no] solo per { $counts } giocatori
}, SHA-256 { $hash }
deck-other-name = { $file }: non è il mazzo “{ $name }” incluso in dnup: le carte o i numeri di giocatori sono diversi. Dagli un altro nome, perché nessuno li confonda.

record-ok = { $file }: va bene. { $players } giocatori, { $rounds } round, { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}, { $won ->
    [none] non finita: si può riprendere.
   *[yes] vinta da { $name ->
        [Tu] te
       *[other] { $name }
    }.
}
record-no-match = { $file } ha solo { $count ->
    [one] una registrazione.
   *[other] { $count } registrazioni.
}
records-checked = { $file }: valide { $good }, non valide { $wrong }.

cli-arena = Fai giocare i bot tra loro, ogni distribuzione da ogni posto, e confrontali.
cli-arena-bots = Chi gioca, con virgole in mezzo: { $levels }, ognuno con un budget se vuoi, come random@500 (simulazioni per mossa) o random@100ms. Tanti quanti i giocatori; o due, per uno del primo contro un tavolo pieno del secondo; o uno, per un tavolo pieno di quello.
cli-arena-players = Quanti giocatori: 3, o 2,4, o 2-5. Se manca: tanti quanti i bot; con --round-robin tutti i numeri.
cli-arena-rounds = Quanti round gioca ogni formazione, arrotondati per eccesso a distribuzioni intere; se manca, { $rounds }.
cli-arena-matches = Quante partite intere giocare, invece di round.
cli-arena-round-robin = Tutti i bot, o quelli indicati con --bots, gli uni contro gli altri: ogni coppia in due giocatori, e ai tavoli più grandi ognuno contro un tavolo pieno di ciascun altro.
cli-arena-seed = Tutte le distribuzioni e le scelte seguono da questo numero.
cli-arena-processes = Quanti processi giocano insieme; se manca, quanti ne regge il computer.
cli-arena-records = Conserva la registrazione di ogni round o partita in questo nuovo file, una per riga.
cli-arena-resume = Continua il file di --records da dove si era fermato.
cli-arena-json = Stampa i risultati come JSON.
cli-arena-markdown = Scrivi i risultati in questo file anche come Markdown; con --round-robin come tabella incrociata per ogni numero di giocatori.
cli-arena-plot = Disegna le quote di primi posti in questo file, PNG o SVG.

arena-no-bots = Chi gioca? Indica i bot, come --bots beginner,random, o falli giocare tutti con --round-robin. Scegli tra: { $levels }.
arena-bad-budget = “{ $budget }” in “{ $bot }” non è un budget. Scrivi un numero di simulazioni, come 500, o i millisecondi, come 100ms.
arena-bad-players = “{ $text }” non è un numero di giocatori: si gioca da { $least } a { $most }. Scrivi --players 3, --players 2,4 o --players 2-5.
arena-rounds-or-matches = Scegli tra --rounds e --matches.
arena-no-extra =
    L’arena richiede pacchetti che qui non sono installati (manca: { $module }). Si installano con:
    { $command }
arena-bad-picture = { $file } non va bene per un grafico: il nome deve finire con uno di questi: { $suffixes }.
arena-cannot-write = { $reason ->
    [none] { $file } non si può scrivere. Indica un file in una cartella che esiste e in cui puoi scrivere.
   *[other] { $file } non si può scrivere: { $reason }. Indica un file in una cartella che esiste e in cui puoi scrivere.
}
arena-records-exist = { $file } esiste già. Continualo con --resume, o indica un altro file.
arena-same-file = { $file } non può contenere sia le registrazioni sia altro. Indica un altro file.
arena-bot-failed = Un bot ha avuto un errore; quello che era già stato giocato è conservato: { $reason }
arena-resume-what = Che cosa vuoi riprendere? Indica il file con --records FILE.
arena-resume-missing = { $file } non esiste, quindi non c’è niente da riprendere. Togli --resume per iniziarlo.
arena-rounded = Una distribuzione si gioca da { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, quindi invece di { $asked } { $kind ->
    [matches] { $asked ->
        [one] partita
       *[other] partite
    }
   *[rounds] round
} se ne { $games ->
    [one] gioca
   *[other] giocano
} { $games }.
arena-playing = Si gioca
progress-left = mancano:
arena-stopped = { $file ->
    [none] Interrotto dopo { $done } di { $planned }. Senza --records non è stato conservato niente.
   *[other] Interrotto dopo { $done } di { $planned }; le registrazioni sono in { $file }. Continua con lo stesso comando e --resume.
}
arena-nothing = Niente è stato giocato fino alla fine.
arena-players = { $players } giocatori
arena-lineup = { $players } giocatori, { $lineup }: { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
} da { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, { $games } { $kind ->
    [matches] { $games ->
        [one] partita
       *[other] partite
    }
   *[rounds] round
}, { $stalled } in stallo; una quota equa è { $fair }
arena-entrant = bot
arena-seats = posti giocati
arena-first = { $kind ->
    [matches] partite vinte
   *[rounds] finisce per primo
}
arena-points = { $kind ->
    [matches] punti a partita
   *[rounds] punti a round
}
arena-mean = ms a mossa
arena-p99 = 99 % entro ms
arena-ratings = Rating
arena-rating = rating
arena-unsure = incertezza
arena-games = { $kind ->
    [matches] partite
   *[rounds] round
}
arena-ends = { $mean } (da { $low } a { $high })
arena-legend =
    Quote e punti sono per ogni posto che un bot ha occupato, con intervalli di confidenza al 95 % calcolati sulle distribuzioni.
    I rating sono calcolati con Plackett-Luce sugli ordini d’arrivo, e partono da 25.
arena-fair = quota equa { $share }
arena-plot = { $kind ->
    [matches] Partite vinte, con intervalli di confidenza al 95 %
   *[rounds] Round finiti per primo, con intervalli di confidenza al 95 %
}
arena-against = { $entrant } contro { $others }
arena-against-all = { $players ->
    [2] uno contro un altro
   *[other] uno contro altri { $players ->
        [3] due
        [4] tre
       *[other] quattro
    }
}
arena-crosstable = Quanto spesso il bot della riga { $kind ->
    [matches] vince la partita
   *[rounds] finisce per primo
} contro un tavolo pieno del bot della colonna, con intervalli di confidenza al 95 %; seed { $seed }.

arena-error-wrong-count = { $count ->
    [one] Hai indicato un bot
   *[other] Hai indicato { $count } bot
} per { $players } giocatori. Indicane tanti quanti i giocatori; o due, per uno del primo contro un tavolo pieno del secondo; o uno.
arena-error-too-few-entrants = --round-robin richiede almeno due bot diversi. Indicane altri con --bots, o togli --bots per usare tutti i livelli.
arena-error-long-name = “{ $name }” è troppo lungo per una registrazione, che ha spazio per { $most } caratteri. Scegli un budget più piccolo.
arena-error-records-broken = { $file }, riga { $line }: non è una registrazione: { $reason }. Correggi o togli la riga, o indica un altro file.
arena-error-records-foreign = { $file }, riga { $line }: non viene da un’arena. Indica un altro file.
arena-error-records-other = { $file } viene da un’altra arena: alla riga { $line } { $setting } è { $said }, qui sarebbe { $right }. Usa le impostazioni con cui è stato iniziato, o indica un altro file.
arena-error-records-twice = { $file }, riga { $line }: riporta qualcosa che c’è già più su. Togli la riga, o indica un altro file.
arena-error-process-ended = Un processo è terminato da solo, forse per mancanza di memoria. Provane di meno con --processes; con --records e --resume il lavoro già fatto non va perso.
