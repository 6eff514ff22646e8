# dnup serve: il suo aiuto e i suoi avvisi.

cli-serve = Apri tavoli per giocare da ovunque. Ogni opzione si può impostare anche nell’ambiente: --port come DNUP_SERVE_PORT, --behind-proxy come DNUP_SERVE_BEHIND_PROXY; quello che scrivi nel comando ha la precedenza. Il resto è in docs/hosting.md.

serve-panel-network = Dove ascolta e chi può entrare
serve-panel-data = Che cosa conserva
serve-panel-limits = Limiti
serve-panel-bots = Bot
serve-panel-log = Log e metriche

cli-serve-open = Apri il gioco nel tuo browser. Se la porta è occupata e non l’hai scelta tu, prendine un’altra; nel log solo quello che va storto.
cli-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri computer.
cli-serve-port = La porta su cui ascoltare; 0 ne prende una libera.
cli-serve-public-url = L’indirizzo che si usa da fuori, per i link, se non è quello che dice il browser.
cli-serve-name = Un altro nome con cui i browser trovano questo server, come dnup.example.org; si può ripetere. I nomi locali, gli indirizzi e il nome in --public-url non vanno indicati.
cli-serve-origin = Un altro sito le cui pagine possono collegarsi, come https://play.example.org; si può ripetere.
cli-serve-behind-proxy = Fidati di X-Forwarded-For, -Proto e -Host. Solo per un server raggiungibile unicamente dal tuo proxy.
cli-serve-network = Dove il gioco può aprirsi alla rete locale con un clic: auto, un indirizzo di questa macchina o off.
cli-serve-database = Il file con i tavoli e le partite.
cli-serve-session-days = Quanti giorni un browser conserva la sessione di un ospite dopo l’ultima visita.
cli-serve-guest-days = Quanti giorni dopo l’ultima visita un ospite viene eliminato con tutto ciò che è suo: un numero, o off.
cli-serve-table-days = Quanti giorni dopo l’ultima mossa un tavolo chiuso viene eliminato con le sue partite: un numero, o off.
cli-serve-connections = Quante persone al massimo possono essere collegate nello stesso momento.
cli-serve-guest-connections = Quante connessioni al massimo può avere una persona nello stesso momento: un numero, oppure off.
cli-serve-address-connections = Quante connessioni al massimo può avere un indirizzo nello stesso momento.
cli-serve-tables = Quanti tavoli al massimo possono esserci nello stesso momento.
cli-serve-guest-tables = Quanti tavoli al massimo può ospitare una persona: un numero, oppure off.
cli-serve-address-tables = Quanti tavoli al massimo si possono aprire da un indirizzo: un numero, oppure off. Mai più della metà di --tables.
cli-serve-message-bytes = Quanto può essere lungo un messaggio, o il corpo di una richiesta.
cli-serve-backlog-bytes = Quanto può restare in attesa per chi legge piano, prima che la connessione venga chiusa.
cli-serve-message-rate = I messaggi di una persona, e dieci volte tanti da un indirizzo: 30/s, 600/min, oppure off.
cli-serve-change-rate = Quante volte una persona può sedersi, alzarsi, dirsi pronta, mettere in pausa, silenziare o cambiare i bot; dieci volte tanto da un indirizzo.
cli-serve-move-rate = Le mosse di una persona; dieci volte tante da un indirizzo.
cli-serve-create-rate = Nuovi tavoli da un indirizzo.
cli-serve-guess-rate = I codici sbagliati di una persona; dieci volte tanti da un indirizzo.
cli-serve-chat-rate = I messaggi di chat di una persona; dieci volte tanti da un indirizzo.
cli-serve-guest-rate = Nuovi ospiti da un indirizzo, e nuovi nomi e dispositivi di un ospite.
cli-serve-upload-rate = Registrazioni che un indirizzo carica per rivederle.
cli-serve-replay-rate = Richieste di un indirizzo sulle partite registrate.
cli-serve-idle-hours = Le ore senza nessuno dopo le quali una partita viene abbandonata; un tavolo senza partita chiude dopo un’ora.
cli-serve-bot-match-minutes = I minuti senza nessuno dopo i quali una partita contro soli bot viene abbandonata. Un server che solo questo computer può raggiungere aspetta --idle-hours.
cli-serve-ping-after = I secondi di silenzio dopo i quali si controlla se una connessione è viva.
cli-serve-ping-timeout = I secondi senza risposta dopo i quali la connessione viene chiusa.
cli-serve-bot-pace-ms = Il tempo minimo di un bot per una mossa, in millisecondi, così si riesce a seguire.
cli-serve-levels = I livelli di bot che i tavoli possono avere, separati da virgole.
cli-serve-bot-threads = Quanti bot possono pensare nello stesso momento.
cli-serve-review-threads = Quanti thread rivedono le partite, con i processori che chi gioca lascia liberi.
cli-serve-log-format = Un evento per riga, da leggere (text) o per altri programmi (json).
cli-serve-log-level = Il livello minimo che finisce nel log.
cli-serve-metrics = Chi può leggere /metrics, per Prometheus: questo computer (local), tutti (all) o nessuno (off).

serve-ready = dnup è in funzione su { $address } ; fermalo con Ctrl-C
serve-ready-network = dnup è in funzione su { $address } e, nella tua rete, su { $network } ; fermalo con Ctrl-C
serve-opened = dnup si apre nel tuo browser: { $address }
serve-open-yourself = Apri questo indirizzo in un browser: { $address }
serve-open-network = Gli altri nella tua rete aprono: { $network }
serve-stop = Fermalo con Ctrl-C.
serve-already = dnup è già in funzione. Per avviarlo in un altro modo, ferma prima quello.
serve-other-port = La porta { $port } è occupata, quindi questa volta è un’altra.
serve-all-but-one = tutti i processori meno uno
serve-up-to-two = 2, o 1 con un solo processore
serve-data-folder = nella tua cartella dei dati
serve-no-extra =
    Il server richiede pacchetti che qui non sono installati (manca: { $module }). Si installano con:
    { $command }
serve-no-game =
    Questo dnup non contiene il gioco per il browser: nel browser si vedrà solo una pagina semplice. Per aggiungerlo, ferma il server ed esegui:
    { $command }
serve-port-taken = Un altro programma ascolta già su { $host }, porta { $port }: forse un altro dnup serve. Fermalo, o scegli un’altra porta con --port, come --port { $other }; --port 0 ne prende una libera.
serve-port-forbidden = Non puoi ascoltare su { $host }, porta { $port }: le porte sotto 1024 sono del sistema. Scegline un’altra con --port, come --port 8000, e mettici davanti un proxy.
serve-no-address = Non si può ascoltare su { $host }, porta { $port }: { $reason }. Scegli un indirizzo di questo computer con --host, come --host 127.0.0.1.
serve-database-taken = Un altro dnup serve sta usando il database { $path }. Fermalo, o indica un altro file con --database.
serve-database-taken-at = Un altro dnup serve sta usando il database { $path }. Fermalo, o indica un altro file con --database. Quel server è su { $address }
serve-bad-rate = { $option }: “{ $value }” non è una frequenza. Scrivi quanti in un certo tempo, come 30/s, 10/min o 5/h, oppure off.
serve-bad-share = { $option }: “{ $value }” non è un numero di connessioni o tavoli. Scrivi un numero intero maggiore di 0, come 20, oppure off.
serve-bad-url = { $option }: “{ $value }” non è un indirizzo web. Scrivilo per intero, come https://play.example.org.
serve-bad-origin = { $option }: “{ $value }” non è un’origine. Scrivi schema e host, e la porta se c’è, senza percorso: https://play.example.org.
serve-bad-file = { $option }: { $value } non può essere un file, perché c’è una cartella con quel nome, o un file dove dovrebbe esserci la sua cartella. Indicane un altro con { $option }.
serve-bad-time = { $option }: non si possono aspettare “{ $value }” secondi. Scrivi un numero maggiore di 0, come 20.
serve-bad-level = { $option }: “{ $value }” non è un livello di bot. Scegli tra: { $levels }.
serve-bad-network = { $option }: “{ $value }” non è l’indirizzo di una macchina. Scrivi auto, un indirizzo come 192.168.1.20 oppure off.
serve-bad-name = { $option }: “{ $value }” non è un nome di host. Scrivi solo il nome, come dnup.example.org.
