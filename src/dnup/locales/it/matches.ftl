# Il browser: le partite di un giocatore.

matches-title = Le mie partite
matches-lead = Tutto quello che hai giocato su questo server. Gli avversari battuti stanno a testa in giù.
matches-empty = Gioca una partita e resterà qui: da rivedere, da analizzare, e per dimostrare che quella l’hai vinta davvero.
matches-nothing = Niente da rivedere
matches-play = Gioca una partita
matches-list = Partite, dalla più recente
# The result, as a word before the rest.
matches-won = Vinta
matches-lost = Persa
matches-left = Non finita
# $names are the others, one after another.
matches-against = Contro { $names }
matches-rounds = { $rounds ->
    [one] Un round
   *[other] { $rounds } round
}
matches-points = Punti
# $name is a player; $mine is "yes" for the reader; $won is "yes" for the winner.
matches-point = { $mine ->
    [yes] Tu
   *[no] { $name }
}: { $points }
matches-deck = Mazzo: { $deck }
matches-review = Analizza
matches-mistakes-none = Analizza le tue partite e scopri quali errori ti costano di più.
matches-mistakes-way = Seconde occasioni
matches-other = Altro
matches-show = Mostra
matches-show-all = Tutte
matches-show-won = Vinte
matches-show-lost = Perse
matches-none-shown = Ancora nessuna.
matches-mistakes = Che cosa ti costa di più
matches-watch = Guarda
matches-watch-of = { $date }, contro { $names }
matches-delete = Elimina
matches-delete-title = Eliminare questa partita?
matches-delete-about = Sparisce dal tuo elenco. Chi altro l’ha giocata la conserva nel suo. Quando nessuno la conserva più, il server elimina la partita stessa, e i link non portano più da nessuna parte.
matches-deleted = La partita è stata eliminata.
matches-delete-all = Elimina tutte
matches-delete-all-title = Eliminare tutte le tue partite?
matches-delete-all-about = Il tuo elenco sarà vuoto. Chi ha giocato con te conserva il suo. Le partite che nessuno conserva più vengono eliminate dal server, e i loro link non portano più da nessuna parte. Non si può annullare.
matches-deleted-all = Tutte le tue partite sono state eliminate.
matches-more = Mostra le partite precedenti
matches-file = Oppure rivedi una partita da un file
refused-not-your-match = Questa partita non è più nel tuo elenco.
