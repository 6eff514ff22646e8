# dnup train: l'addestramento delle reti dei bot, che giocano contro sé stesse.

cli-train = Addestra la rete neurale di un bot facendola giocare contro sé stessa.
cli-train-folder = La cartella dell’addestramento: il checkpoint, la rete, la sua scheda e la curva di forza.
cli-train-players = Per quanti giocatori. Serve per un nuovo addestramento.
cli-train-positions = Da quante posizioni imparare; se manca, { $positions }. I programmi seguono questo numero.
cli-train-seed = L’addestramento segue da questo numero; se manca, { $seed }.
cli-train-resume = Riprendi l’addestramento nella cartella dal suo checkpoint.
cli-train-against = Addestra invece una migliore risposta: la rete impara a battere quella in questo file, che non cambia.
cli-train-open = Allena invece una rete che vede tutte le mani, dai round giocati dalla rete in questo file. La usano i grafici.
cli-train-workers = Quanti lotti giocare insieme; se manca 1, con --ray tanti quanti i processori del cluster. Con uno solo, lo stesso seme dà la stessa rete, bit per bit.
cli-train-ray = Gioca su un cluster Ray: il suo indirizzo, o “local” per avviarne uno su questo computer.

train-no-players = Indica il numero di giocatori con --players, da { $least } a { $most }.
train-no-extra =
    L’addestramento richiede pacchetti che qui non sono installati (manca: { $module }). Si installano con:
    { $command }
train-not-a-folder = { $folder } è un file. Indica una cartella.
train-net-resumed = { $option } vale solo per un nuovo addestramento. Togli l’opzione per continuare quello in { $folder }.
train-against-and-open = --against e --open non vanno insieme. Togline una.
train-cannot-write = Non si può scrivere in { $folder }: { $reason }
train-start = { $kind ->
    [open] Una rete che vede tutte le mani, per { $players } giocatori
    [against] Migliore risposta per { $players } giocatori
   *[self] Gioco contro sé stessa con { $players } giocatori
}, { $workers ->
    [one] un processo di gioco
   *[other] { $workers } processi di gioco
}: fatte { $done } di { $goal } milioni di posizioni.
train-compiling = Il primo lotto richiede un minuto o due in più se il kernel va compilato. Ctrl-C si ferma dopo il lotto in corso.
train-point = { $positions } di { $goal } milioni di posizioni, { $time }, ne mancano { $left }, perdita { $loss }, { $whims } % di mosse a caso: { $policy } % di primi posti contro la strategia rapida (quota equa: { $fair } %)
train-point-open = { $positions } di { $goal } milioni di posizioni, { $time }, mancano { $left }, perdita { $loss }
train-point-against = { $share } % contro la rete congelata ({ $gain } punti oltre la quota equa)
train-point-selves = versioni precedenti: { $shares }
train-point-self = { $share } % (a { $positions } milioni)
train-finished = Finito dopo { $positions } milioni di posizioni e { $time }. La rete e la sua scheda sono in { $folder }.
train-finished-before = L’addestramento in { $folder } è già finito. Iniziane un altro in una nuova cartella.
train-stopped =
    Fermato dopo { $positions } milioni di posizioni e { $time }. È tutto salvato in { $folder }. Continua con:
    { $command }
train-stopped-early = Fermato prima di imparare il primo lotto. Non è stato salvato niente.

train-error-no-torch =
    L’addestramento richiede PyTorch, che qui non è installato. In un clone, esegui “make setup-train” e avvia .venv-train/bin/dnup. Altrimenti si installa con:
    { $command }
train-error-no-ray =
    --ray richiede Ray, che qui non è installato. In un clone, esegui “make setup-train” e avvia .venv-train/bin/dnup. Altrimenti si installa con:
    { $command }
train-error-no-folder = La cartella { $folder } non esiste, quindi non c’è niente da riprendere. Togli --resume per iniziare un addestramento.
train-error-folder-taken = { $folder } contiene già un addestramento. Riprendilo con --resume, o indica un’altra cartella.
train-error-nothing-to-resume = { $folder } non ha un checkpoint, quindi non c’è niente da riprendere. Togli --resume per iniziare un addestramento.
train-error-other-players = L’addestramento in { $folder } è per { $players } giocatori, non per { $asked }. Togli --players, o indica un’altra cartella.
train-error-other-settings = L’addestramento in { $folder } è iniziato con --{ $setting } { $value }, non { $asked }. Togli l’opzione, o inizia un nuovo addestramento in un’altra cartella.
train-error-checkpoint-broken = Impossibile leggere { $file }: { $reason }
train-error-not-a-net = { $file } non è una rete per { $players } giocatori: { $reason }
train-error-cluster-unreachable = Impossibile raggiungere il cluster Ray a { $address }: { $reason }
train-error-cluster-lost = Il cluster Ray ha perso un lotto dopo l’altro ({ $reason }). Quanto imparato finora è salvato. Continua con --resume.
