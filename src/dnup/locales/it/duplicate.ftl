# Il browser: distribuzioni che si giocano un’altra volta e si confrontano. Duplicato è la parola del bridge.

duplicate-title = Le stesse mani
duplicate-lead = Le stesse carte negli stessi round, dallo stesso posto: a cambiare è il gioco.
# $name è chi invita.
duplicate-invited = { $name } ti invita a giocare le stesse mani
duplicate-make = Stesse mani per altri
duplicate-make-about = Fai giocare a un amico, o a un bot, le carte che avevi tu, e confronta.
duplicate-players = Giocatori
duplicate-seat = Il tuo posto
duplicate-against = Contro
# $count persone sedevano lì nella prima partita; ora ci siedono bot.
duplicate-instead = { $count ->
    [one] Uno di loro gioca al posto di una persona.
   *[other] { $count } di loro giocano al posto di persone.
}
duplicate-deck = Mazzo
duplicate-count = Giocate da
duplicate-unseen = Vedrai com’è andata agli altri quando avrai giocato.
duplicate-play = Gioca le stesse mani
duplicate-play-again = Giocale di nuovo
duplicate-back = Torna al tuo tavolo
duplicate-sum-better = Meglio di { $names }.
duplicate-sum-same = Come { $names }.
duplicate-sum-worse = Peggio di { $names }.
duplicate-sum-more = altri { $count }
duplicate-table = Punti e azioni proprie, round per round
duplicate-who = Giocatore
duplicate-round = Round { $round }
duplicate-all = Totale
duplicate-watch = Guarda
duplicate-watch-of = Guarda la partita di { $name }
duplicate-watch-own = Guarda la tua partita
duplicate-you = Tu
duplicate-first = ha avuto le mani per primo
duplicate-knew = conosceva le mani
duplicate-left = ha lasciato la partita
# $count volte hanno saputo che cosa è meglio; un bot ha fatto $count delle loro mosse.
duplicate-hints = { $count ->
    [one] un consiglio
   *[other] { $count } consigli
}
duplicate-assisted = { $count ->
    [one] una mossa di un bot
   *[other] { $count } mosse di un bot
}
duplicate-none = non giocato
# $out è 1 o 2 per chi ha finito le carte per primo o secondo, altrimenti 0.
duplicate-round-said = { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $out ->
    [1] 1º a finire le carte,
    [2] 2º a finire le carte,
   *[other] carte non finite,
} { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
}
duplicate-all-said = { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
}, { $won ->
    [yes] ha vinto la partita
   *[no] non ha vinto la partita
}
duplicate-legend-first = 1º a finire le carte
duplicate-legend-actions = azioni proprie
duplicate-legend-won = ha vinto la partita
# $level è un bot.
duplicate-thinking = { $level } sta giocando queste mani…
duplicate-bots = Falle giocare a un altro bot
duplicate-bots-about = Gioca tutta la partita dal tuo posto, contro gli stessi avversari. Ci vuole qualche secondo.
duplicate-share = Invita un amico
# $seat è una lettera; $against sono i livelli dei bot.
duplicate-share-about = Chi ha questo link gioca dal posto { $seat } contro { $against } e prima non vede nessun risultato.
duplicate-share-text = Sai fare di meglio con le stesse carte?
duplicate-share-button = Manda il link
duplicate-copy = Copia il link
duplicate-mine = I miei duplicati
duplicate-empty = Non hai ancora confrontato una partita con nessuno. Dopo una partita, fai giocare ad altri le stesse mani.
duplicate-nothing = Ancora nessuno con cui confrontarsi
duplicate-empty-way = Alle mie partite
duplicate-gone = Queste mani non ci sono più: la partita da cui venivano è stata cancellata, o il link è scritto male.
duplicate-gone-title = Queste mani non ci sono più
duplicate-gone-way = I miei duplicati
duplicate-entry = { $mine ->
    [yes] Le tue mani
   *[no] Mani di { $name }
}, { $players } giocatori
duplicate-entry-count = { $count ->
    [one] giocate da uno
   *[other] giocate da { $count }
}
refused-match-was-left = Questa partita non è stata giocata fino alla fine: non c’è niente con cui confrontare.
refused-deals-unknown = Non si sa più come sono state distribuite le carte di questa partita: non si possono distribuire di nuovo.
refused-too-many-duplicates = Hai fatto { $most } duplicati. Cancella una partita per fare posto.
refused-not-played-yet = Prima gioca tu queste mani.
refused-bots-are-busy = In questo momento giocano troppi bot. Riprova più tardi.
