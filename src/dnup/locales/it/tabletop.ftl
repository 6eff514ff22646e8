# Il tavolo nel browser: la sala prima della partita, il tavolo, la cronaca e la chat, il menu.

table-title = Tavolo { $code }
table-opening = Apertura del tavolo …
board = Il tavolo
watching = Stai guardando

# I posti. $points è quanto ha il giocatore, $goal quanto serve per vincere la partita.
seat-you = tu
seat-turn = Di turno
seat-cards = { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
seat-points = { $goal ->
    [2] Round vinti: { $points } (con { $goal } si vince la partita)
   *[other] Punti: { $points } (con { $goal } si vince la partita)
}
seat-clock = Tempo rimasto
seat-out = { $place ->
    [1] 1º a finire
    [2] 2º a finire
   *[other] Carte finite
}
# The same where there is little room.
seat-out-short = { $place ->
    [1] 1º
    [2] 2º
   *[other] Finito
}
seat-bot = Bot
seat-away = Assente
seat-away-until = Tra { $time } subentra un bot.
seat-left = Ha lasciato
seat-stand-in = Gioca un bot
seat-star = Ha la ★
seat-about = Su questo giocatore
seat-known = Tutti hanno visto queste carte andare in mano:
seat-known-none = Nessuno ha visto carte di questa mano.
seat-memory-off = A questo tavolo i promemoria sono disattivati: le carte passate in questa mano non sono elencate.
seat-hints = { $count ->
    [one] Un consiglio in questa partita
   *[other] { $count } consigli in questa partita
}

# Le aree di gioco. $number è 0 dove ogni giocatore ne ha una sola; $mine è "yes" per quella di chi legge.
area-name = { $mine ->
    [yes] { $number ->
        [0] La tua area di gioco
       *[other] La tua area di gioco { $number }
    }
   *[no] { $number ->
        [0] Area di gioco di { $name }
       *[other] Area di gioco { $number } di { $name }
    }
}
area-empty = vuota
area-back = torna come
area-add-value = Aggiungi un { $value }
board-two = Vince la partita chi vince due round.
area-play = Gioca
area-add = Aggiungi
area-take = Prendi
# The whole label of a play area: $where is area-name, $what the set or area-empty, $action what a press does.
area-holds = { $where }: { $what }
area-holds-offer = { $where }: { $what }. { $action }

# Di chi è il turno; $number come sopra.
turn-mine = { $number ->
    [0] Tocca a te.
   *[other] Tocca a te per l’area { $number }.
}
turn-other = { $number ->
    [0] Tocca a { $name }.
   *[other] Tocca a { $name } per l’area { $number }.
}

# La pila degli scarti.
pile = scarti
pile-name = { $cards ->
    [0] Nessuna carta scartata
    [one] 1 carta scartata
   *[other] { $cards } carte scartate
}
pile-empty = I set finiscono qui a faccia in giù, quando comincia il turno successivo di chi li ha davanti.
pile-about = Tutti le hanno viste arrivare qui. Il loro verso non conta più.
pile-memory-off = A questo tavolo i promemoria sono disattivati e gli scarti restano coperti. Prova a ricordare che cosa è finito qui.

# Che cosa è successo, e che cosa si dice.
log = Cronaca
ticker-open = Cosa è successo: apri il registro
log-round = Round { $round }
log-empty = Ancora niente.
log-memory-off = A questo tavolo i promemoria sono disattivati: si vedono solo le ultime mosse.
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-off = A questo tavolo la chat è disattivata.
chat-watching = Può scrivere solo chi siede al tavolo.
chat-phrases = Frasi pronte
chat-text = Scrivi qualcosa
chat-send = Invia
chat-said = { $name } dice: { $text }
chat-mute = Silenzia { $name }
chat-unmute = Ascolta di nuovo { $name }
chat-unread = ({ $unread } da leggere)

# Il menu.
menu = Menu
menu-panel = Cronaca e chat
menu-keys = Tasti
menu-aid = Carta consultazione
menu-rules = Tutte le regole
menu-device = Continua con un altro dispositivo
menu-network = Aperto alla tua rete
menu-leave = Lascia il tavolo
menu-stop-watching = Smetti di guardare
leave-title = Lasciare nel mezzo della partita?
leave-about = Un bot continuerà a giocare per te. Finché la partita è in corso, puoi tornare con lo stesso link.
leave-about-alone = Qui restano solo bot, quindi la partita finisce. Resta tra le tue partite come non finita.
leave-about-ladder = Nella classifica conta come persa.
leave-stay = Resta
paused = La partita è in pausa.
pause-ask = Chiedi una pausa
pause-resume = Riprendi
pause-wanted = Richiesta di pausa: { $names }.
pause-waiting = Hai chiesto una pausa.
pause-agree = D’accordo
pause-no-longer = Niente più pausa

# Il tavolo come testo.
text-view = Il tavolo come testo
text-no-turn = Il round è finito.
text-you = { $name } (tu)
text-known = Tutti hanno visto queste carte andare in mano: { $cards }
text-hand = La tua mano
text-hand-empty = Nessuna carta.
text-may = Puoi

# Invitare altri.
invite = Invita
invite-title = Invita altri
invite-code = Codice di questo tavolo
invite-bring = Falli venire
invite-how = Leggilo ad alta voce, mandalo o fallo inquadrare.
invite-send = Manda il link
invite-copy = Copia link
invite-share = Condividi
invite-text = Vieni a giocare a dnup con me!
invite-qr = Codice QR del link a questo tavolo
# Con `dnup serve --open` solo questo computer può aprire il link, finché chi ospita non apre la rete. $port è un numero senza separatori.
invite-local = Questo link funziona solo su questo computer.
invite-open = Fai entrare chi è in questa rete
invite-open-hint = Chi è connesso alla stessa rete, Wi-Fi o via cavo, potrà entrare con un link. La connessione non è cifrata.
invite-opened = Aperto alla tua rete
invite-firewall = Se il link non si apre su un altro dispositivo, controlla che sia nella stessa rete e che il firewall lasci passare la porta { $port }.
invite-close = Chiudi di nuovo
invite-close-hint = Chi è entrato dalla rete perde la connessione.
invite-moved = Questo computer ha cambiato rete e il link non funziona più.
invite-reopen = Crea un nuovo link

# La sala prima della partita. $free posti sono liberi.
room-title = Prima della partita
room-yours = Il tuo tavolo
# $name is the host.
room-of = Il tavolo di { $name }
# Below a name: the host’s own, and that of somebody who is ready.
room-your-table = il tuo tavolo
# Below one’s seat, for somebody who has no name yet: a press on it asks for one.
room-name = di’ come ti chiami
room-friend = gioca con voi
# A seat that is still free; below it are the faces of the bots.
room-kept = Tenuto per un amico
room-or-bot = oppure dallo subito a un bot
# $name is the bot that sits there.
room-swap = Metti un altro bot al posto di { $name }
room-who = Chi deve giocare?
# In one’s own place on the mat, and beside the key below.
room-lay = Quando ci sei, metti giù la tua carta.
# What is missing until the match begins, and what can be done about it.
room-free-seats = { $free ->
    [one] C’è un posto libero.
   *[other] Ci sono { $free } posti liberi.
}
room-fill = Aspetta un amico o tocca una faccia.
room-fill-wait = Si aspetta che qualcuno si sieda.
room-all-here = Ci siete tutti.
# The options of the table, as rows: what each is about, and what holds here.
room-rules = Regole della casa
room-rule-on = Sì
room-rule-off = No
room-rule-onlookers = Spettatori
room-rule-welcome = Benvenuti
room-rule-nobody = Nessuno
room-rule-bots-take = I bot ci mettono
room-rule-seconds = circa { $seconds } s
room-rule-cards = Carte
room-free = Posto libero
room-ready = Pronto
room-bot-for = Un bot per il posto { $seat }
room-sit-here = Siediti qui
room-remove = Togli { $name }
room-wait-ready = Si aspetta { $names }.
room-wait-you = Tutti aspettano te.
room-be-ready = Ci sono!
room-not-yet = Riprendo la carta
sit-down = Siediti

# Before one sits down: who is there, and how one wants to be called. $host is a player.
join-title = { $host } ti ha tenuto un posto
join-title-bare = C’è un posto per te
join-learn = Mai giocato? Impara passo per passo.
join-who = Al tavolo
# Below a name.
join-opened = ha aperto il tavolo
join-ready = pronto
join-not-ready = non ancora pronto
join-bot = un bot
join-free = posto libero
join-you = sei tu
join-name = Come vuoi farti chiamare?
join-name-missing = Scrivi un nome o lascia scegliere al dado.
# A button with a die, and the names that it can make up, with commas between them.
join-made-up = Inventa un nome
join-names = Ada, Bea, Ciro, Dario, Elio, Gaia, Ivo, Lia, Milo, Nino, Ornella, Pina, Remo, Sara, Tea, Ugo, Zeno
# Below a small picture of the reader, upside down.
join-beaten = quando ti battono
join-ink = Scegli il tuo colore
join-foot = Niente account, niente e-mail. Puoi cambiare entrambi più tardi.
join-watch = Guarda e basta

# Le opzioni, ognuna in poche parole.
option-players = { $players } giocatori
option-clock-none = Senza orologio
option-clock-move = { $seconds ->
    [one] { $seconds } secondo a mossa
   *[other] { $seconds } secondi a mossa
}
option-clock-total = { $minutes } min a testa, { $increment } s in più a ogni mossa
option-chat-free = Chat libera
option-chat-phrases = Chat con frasi pronte
option-chat-off = Senza chat
option-spectators = Con spettatori
option-spectators-none = Senza spettatori
option-memory = Con promemoria
option-memory-none = Senza promemoria
option-pace = I bot ci mettono circa { $seconds } s
option-deck = Mazzo: { $deck }
option-deck-standard = Mazzo standard
option-deck-title = Le carte di questo tavolo

# Perché non c'è un tavolo da vedere.
gone-closed = Il tavolo è chiuso.
gone-removed = Chi ospita il tavolo ha liberato il tuo posto.
gone-left = Hai lasciato il tavolo.
trouble-door = Questa porta è chiusa
trouble-home = Alla pagina iniziale
trouble-new = Apri un tavolo
trouble-watch = Guarda la partita
trouble-watch-about = Puoi guardare senza un posto.
trouble-again = { $seconds ->
    [0] Riprova
   *[other] Riprova tra { $seconds } s
}

deed-played = { $mine ->
    [yes] Giochi { $cards }{ $where }
   *[no] { $name } gioca { $cards }{ $where }
}
deed-added = { $mine ->
    [yes] Aggiungi { $cards } al set di { $owner }
   *[no] { $name } aggiunge { $cards } { $ownermine ->
        [yes] al tuo set
       *[no] al set di { $owner }
    }
}
deed-taken = { $mine ->
    [yes] Prendi { $cards } da { $owner } ↻ { $turned }
   *[no] { $name } prende { $cards } { $ownermine ->
        [yes] da te
       *[no] da { $owner }
    } ↻ { $turned }
}
deed-rotated = { $mine ->
    [yes] Ruoti la mano ↻
   *[no] { $name } ruota la mano ↻
}
deed-returned = { $mine ->
    [yes] { $cards } ↻ { $turned } tornano a te
   *[no] { $cards } ↻ { $turned } tornano a { $name }
}
deed-discarded = { $mine ->
    [yes] Scarti { $cards }
   *[no] { $name } scarta { $cards }
}
